"""Neutral pieces that come with a tile: what they earn, and who took them over in a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.game import Played
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import EMPTY, occupier
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.text.piece_names import piece_count
from rozz.ui.games.face import Takeover
from rozz.ui.games.rozz.texts.purchase_effects import earnings
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed


def income_notes(state: State, places: Sequence[str]) -> Iterator[str]:
    """What the neutral pieces in these tiles earn every turn for their next occupier."""
    known = state.scenario.catalog.known
    for tile in places:
        for piece, number in state.position.get(tile, EMPTY).items():
            if piece.owner == NEUTRAL:
                yield from earnings(state, known[piece.item], number, tile)


def takeovers(played: Played, names: Mapping[str, str]) -> Iterator[Takeover]:
    """Neutral pieces that stayed in a tile whose occupier changed."""
    before, after = played.before.position, played.after.position
    catalog = played.before.scenario.catalog
    for tile, stack in after.items():
        then = before.get(tile, EMPTY)
        seat, loser = occupier(stack, catalog), occupier(then, catalog)
        if seat is None or seat == loser:
            continue
        stayed = {
            piece.item: min(number, then.get(piece, 0)) for piece, number in stack.items() if piece.owner == NEUTRAL
        }
        stayed = {item: number for item, number in stayed.items() if number}
        worth = sum(number * (catalog.known[item].cost or 0) for item, number in stayed.items())
        if worth:
            what = listed(render(piece_count(number, item, catalog)) for item, number in stayed.items())
            yield Takeover(seat, loser, worth, say("rozz-took-over", name=names.get(seat, seat), what=what, tile=tile))
