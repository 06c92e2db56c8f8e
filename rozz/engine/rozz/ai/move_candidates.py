"""Moves that a computer player considers: on foot, by heavy, carried, in the air; toward attractive tiles."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import PartialPlan, Rated, SeatView, quantities_to_try
from rozz.engine.rozz.model.catalog import NEUTRAL, PORTABLE
from rozz.engine.rozz.model.commands import Move


def moves(view: SeatView, partial: PartialPlan) -> Iterator[Rated]:
    kinds = view.tables.kinds
    for tile, digest in view.digests.items():
        if any(owner == view.seat for owner, _ in digest.foot):
            for name in kinds.foot:
                yield from _marches(view, partial, tile, name)
        if any(owner == view.seat for owner, _ in digest.heavy):
            for name in kinds.heavy:
                yield from _drives(view, partial, tile, name)
        if digest.holder == view.seat and digest.lift:
            for name in kinds.lifters:
                yield from _lifts(view, partial, tile, name)
        if any(owner == view.seat for owner, _ in digest.air):
            for name in (*kinds.bombers, *kinds.fighters):
                yield from _flights(view, partial, tile, name)


def _reached(view: SeatView, tile: str, name: str) -> Iterator[str]:
    move = view.catalog.items[name].move
    if move is None:
        return
    most = len(view.board.tiles) if move.most is None else move.most
    for near, away in view.board.within(tile, most).items():
        if move.least <= away and near != tile:
            yield near


def _gain(view: SeatView, start: str, end: str) -> float:
    """How much closer a move leads to attractive tiles."""
    return view.pull[end] - view.pull[start]


def _marches(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    most = partial.free(tile, name)
    if most <= 0:
        return
    cargo = tuple((item, partial.free(tile, item)) for item in _portable_cargo(view, partial, tile, name))
    for end in _reached(view, tile, name):
        against = view.foot(end, False)
        keeping = most - 1 if most > 1 else 0
        is_home = end in view.rival_homes
        base = 5.0 + _gain(view, tile, end) + (3.0 if is_home else 0.0) - (2.0 if against >= most else 0.0)
        for rank, amount in enumerate(quantities_to_try(most, keeping, against + 1 if against else 1)):
            yield base - 0.7 * rank, Move(name, tile, end, amount)
        if cargo and _gain(view, tile, end) > 0:
            yield base - 0.5, Move(name, tile, end, most, cargo)


def _portable_cargo(view: SeatView, partial: PartialPlan, tile: str, name: str) -> list[str]:
    """The portable items in the tile that may be taken along."""
    item = view.catalog.items[name]
    if PORTABLE not in item.carries or item.carries[PORTABLE] is not None:
        return []
    items = view.catalog.items
    return [
        piece.item
        for piece in view.state.position[tile]
        if piece.owner == NEUTRAL and items[piece.item].portable and partial.free(tile, piece.item) > 0
    ]


def _drives(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    most = partial.free(tile, name)
    move = view.catalog.items[name].move
    if most <= 0 or move is None:
        return
    together = most if move.formation is None else min(most, move.formation)
    for end in _reached(view, tile, name):
        against = view.heavy(end, False)
        bonus = 1.5 if view.foot(end, False) else 0.0
        base = 5.5 + _gain(view, tile, end) + bonus - 1.5 * (against > 0)
        yield base + (3.0 if end in view.rival_homes else 0.0), Move(name, tile, end, together)


def _lifts(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    item = view.catalog.items[name]
    carriers = partial.free(tile, name)
    if carriers <= 0 or item.move is None:
        return
    if item.move.formation is not None:
        carriers = min(carriers, item.move.formation)
    carried = [(cargo, room) for cargo, room in item.carries.items() if cargo != PORTABLE]
    loads = [(cargo, room) for cargo, room in carried if partial.free(tile, cargo) > 0]
    ends = sorted(_reached(view, tile, name), key=lambda end: (-_gain(view, tile, end), view.rank[end]))
    for cargo, room in loads:
        there = partial.free(tile, cargo)
        for end in ends[:5]:
            for rank, amount in enumerate(
                quantities_to_try(there if room is None else min(there, room * carriers))[:2]
            ):
                used = carriers if room is None else -(-amount // room)
                rating = 5.5 + _gain(view, tile, end) + (2.0 if end in view.rival_homes else 0.0) - 0.7 * rank
                yield rating, Move(name, tile, end, used, ((cargo, amount),))


def _flights(view: SeatView, partial: PartialPlan, tile: str, name: str) -> Iterator[Rated]:
    most = partial.free(tile, name)
    for end in _reached(view, tile, name) if most > 0 else ():
        digest = view.digests.get(end)
        if digest and digest.holder not in ("", view.seat):
            yield 4.0 + _gain(view, tile, end) / 2, Move(name, tile, end, most)
