"""Strikes that a computer player considers: missiles, shots at one piece, and a complete doomsday device."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import PartialPlan, Rated, SeatView, largest
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Strike


def strikes(view: SeatView, partial: PartialPlan) -> Iterator[Rated]:
    kinds = view.tables.kinds
    arrived = {tile for tile, _ in partial.arriving}
    for tile in dict.fromkeys([*view.digests, *sorted(arrived)]):
        digest = view.digests.get(tile)
        names = {piece.item for piece in view.state.position.get(tile, ())} | {
            name for place, name in partial.arriving if place == tile
        }
        for name in sorted(names):
            if name in kinds.missiles and digest and digest.holder == view.seat:
                yield from _launches(view, partial, tile, name)
            elif name in kinds.heavy or name in kinds.bombers or name in kinds.fighters:
                yield from _shots(view, partial, tile, name)
            elif view.catalog.items[name].doomsday == "mechanism" and _is_ready(view, partial, tile, name):
                yield 20.0, Strike(name, tile, tile)


def _is_ready(view: SeatView, partial: PartialPlan, tile: str, name: str) -> bool:
    """Whether a doomsday device in a tile is complete and the seat's."""
    digest = view.digests.get(tile)
    is_whole = digest is not None and digest.holder == view.seat and digest.parts == 3
    return is_whole and partial.strikers(tile, name) > 0


def _launches(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    strike = view.catalog.items[name].strike
    if strike is None or partial.strikers(tile, name) <= 0:
        return
    aims = dict.fromkeys([*view.rival_homes, *largest(view)[:4], *view.threatened_tiles[:1], view.home])
    for end in aims:
        if end and view.board.is_in_range(tile, end, strike.least, strike.most):
            worth = view.foot(end, False) / 3 + (2.0 if end in view.rival_homes else 0.0)
            if name in view.tables.kinds.blasting:
                worth += (
                    2.0 * view.heavy(end, False) + view.digests[end].works / 4 if end in view.digests else 0.0
                )
            yield 2.0 + min(worth, 6.0), Strike(name, tile, end)


def _shots(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    """Strikes at single pieces: all possible targets in range, expensive targets before cheap targets."""
    items = view.catalog.items
    strike = items[name].strike
    if strike is None or strike.kills != "one" or partial.strikers(tile, name) <= 0:
        return
    for end, away in view.board.within(tile, strike.most or 0).items():
        if away < strike.least:
            continue
        digest = view.digests.get(end)
        for piece in view.state.position.get(end, ()):
            is_foe = piece.owner not in (NEUTRAL, view.seat)
            is_useful = piece.owner == NEUTRAL and digest and digest.holder not in ("", view.seat)
            if (is_foe or is_useful) and strike.may_hit(items[piece.item]):
                rating = 2.0 + min((items[piece.item].cost or 0) / 8, 4.0)
                colour = "" if piece.owner == NEUTRAL else piece.owner
                yield rating, Strike(name, tile, end, piece.item, colour)
