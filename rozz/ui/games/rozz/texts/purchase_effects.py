"""The effects of a plan's purchases at their places: a reason for just these, instead of what their card says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.rozz.model.catalog import NEUTRAL, Item, StrikeTrait
from rozz.engine.rozz.model.commands import Command, Purchase
from rozz.engine.rozz.model.position import Piece, pieces_of
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.text.piece_names import piece_count
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

#: How many places are named; for more, only their number is given.
MAX_NAMED = 3


def purchase_effects(state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
    """What bought pieces earn and can strike, a sentence for each kind and place, those that earn something first."""
    # Pieces that earn something every turn come first: that alone is a reason to buy them.
    yielding = state.scenario.catalog.yielding
    for item, tile, number in sorted(_purchases(state, commands), key=lambda each: each[0].name not in yielding):
        yield from earnings(state, item, number, tile)
        if (
            item.strike is not None
            and item.strike.warhead
            and (places := _targets_in_reach(state, seat, item.strike, tile))
        ):
            what = render(piece_count(number, item.abbreviation, state.scenario.catalog))
            if len(places) > MAX_NAMED:
                yield say("rozz-reaches-many", what=what, tile=tile, number=len(places))
            else:
                yield say("rozz-reaches", what=what, tile=tile, places=listed(places))


def distance_notes(state: State, seat: str, commands: Sequence[Command], names: Mapping[str, str]) -> Iterator[str]:
    """How far bought troops are from others, and which bought weapons reach nobody."""
    for item, tile, number in _purchases(state, commands):
        what = render(piece_count(number, item.abbreviation, state.scenario.catalog))
        if item.strike is not None and item.strike.warhead:
            if not _targets_in_reach(state, seat, item.strike, tile):
                yield say("rozz-reaches-none", what=what, tile=tile)
        elif item.occupies and item.move is not None:
            yield from _distances(state, seat, what, tile, names)


def earnings(state: State, item: Item, number: int, tile: str) -> Iterator[str]:
    """What this many of a piece earn every turn."""
    what = render(piece_count(number, item.abbreviation, state.scenario.catalog))
    if item.yields.money:
        yield say("rozz-brings-money", what=what, money=number * item.yields.money, tile=tile)
    if item.yields.commands:
        yield say("rozz-brings-commands", what=what, number=number * item.yields.commands, tile=tile)


def _purchases(state: State, commands: Sequence[Command]) -> list[tuple[Item, str, int]]:
    """Every kind that is bought, where, and how many."""
    known = state.scenario.catalog.known
    bought: Counter[tuple[str, str]] = Counter()
    for each in commands:
        if isinstance(each, Purchase) and each.item in known and each.tile:
            bought[each.item, each.tile] += each.quantity
    return [(known[name], tile, number) for (name, tile), number in bought.items()]


def _pieces_of_others(state: State, seat: str) -> Iterator[tuple[str, Piece]]:
    for tile, piece, _ in pieces_of(state.position):
        if piece.owner not in (seat, NEUTRAL):
            yield tile, piece


def _targets_in_reach(state: State, seat: str, strike: StrikeTrait, tile: str) -> tuple[str, ...]:
    """The tiles with targets of others that it could strike from there."""
    board, known = state.scenario.board, state.scenario.catalog.known
    places = dict.fromkeys(
        there
        for there, piece in _pieces_of_others(state, seat)
        if strike.may_hit(known[piece.item]) and board.is_in_range(tile, there, strike.least, strike.most)
    )
    return tuple(places)


def _distances(state: State, seat: str, what: str, tile: str, names: Mapping[str, str]) -> Iterator[str]:
    """The distance to the nearest pieces of others."""
    board = state.scenario.board
    away = ((board.distance(tile, there), there, piece.owner) for there, piece in _pieces_of_others(state, seat))
    near = min(((far, there, owner) for far, there, owner in away if far is not None), default=None)
    if near is not None:
        far, there, owner = near
        key = f"rozz-away-{far}" if far < 2 else "rozz-away"
        yield say(key, what=what, tile=tile, far=far, there=there, name=names[owner])
