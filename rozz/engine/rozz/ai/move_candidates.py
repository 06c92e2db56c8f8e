"""Moves that a computer player considers: on foot, by heavy, carried, in the air; towards what draws it."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import Begun, Lookout, Rated, amounts
from rozz.engine.rozz.model.catalog import NEUTRAL, PORTABLE
from rozz.engine.rozz.model.commands import Move


def moves(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
    kinds = lookout.atlas.kinds
    for tile, digest in lookout.digests.items():
        if any(owner == lookout.seat for owner, _ in digest.foot):
            for name in kinds.foot:
                yield from _marches(lookout, begun, tile, name)
        if any(owner == lookout.seat for owner, _ in digest.heavy):
            for name in kinds.heavy:
                yield from _drives(lookout, begun, tile, name)
        if digest.holder == lookout.seat and digest.lift:
            for name in kinds.lifters:
                yield from _lifts(lookout, begun, tile, name)
        if any(owner == lookout.seat for owner, _ in digest.air):
            for name in (*kinds.bombers, *kinds.fighters):
                yield from _flights(lookout, begun, tile, name)


def _reached(lookout: Lookout, tile: str, name: str) -> Iterator[str]:
    move = lookout.catalog.items[name].move
    if move is None:
        return
    most = len(lookout.board.tiles) if move.most is None else move.most
    for near, away in lookout.board.within(tile, most).items():
        if move.least <= away and near != tile:
            yield near


def _gain(lookout: Lookout, start: str, end: str) -> float:
    """How much nearer a way leads to what is wanted."""
    return lookout.pull[end] - lookout.pull[start]


def _marches(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    most = begun.free(tile, name)
    if most <= 0:
        return
    cargo = tuple((item, begun.free(tile, item)) for item in _luggage(lookout, begun, tile, name))
    for end in _reached(lookout, tile, name):
        against = lookout.foot(end, False)
        keeping = most - 1 if most > 1 else 0
        is_home = end in lookout.rival_homes
        base = 5.0 + _gain(lookout, tile, end) + (3.0 if is_home else 0.0) - (2.0 if against >= most else 0.0)
        for rank, amount in enumerate(amounts(most, keeping, against + 1 if against else 1)):
            yield base - 0.7 * rank, Move(name, tile, end, amount)
        if cargo and _gain(lookout, tile, end) > 0:
            yield base - 0.5, Move(name, tile, end, most, cargo)


def _luggage(lookout: Lookout, begun: Begun, tile: str, name: str) -> list[str]:
    """The portable things that stand by and may be taken along."""
    item = lookout.catalog.items[name]
    if PORTABLE not in item.carries or item.carries[PORTABLE] is not None:
        return []
    items = lookout.catalog.items
    return [
        piece.item
        for piece in lookout.state.position[tile]
        if piece.owner == NEUTRAL and items[piece.item].portable and begun.free(tile, piece.item) > 0
    ]


def _drives(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    most = begun.free(tile, name)
    move = lookout.catalog.items[name].move
    if most <= 0 or move is None:
        return
    together = most if move.formation is None else min(most, move.formation)
    for end in _reached(lookout, tile, name):
        against = lookout.heavy(end, False)
        prey = 1.5 if lookout.foot(end, False) else 0.0
        base = 5.5 + _gain(lookout, tile, end) + prey - 1.5 * (against > 0)
        yield base + (3.0 if end in lookout.rival_homes else 0.0), Move(name, tile, end, together)


def _lifts(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    item = lookout.catalog.items[name]
    carriers = begun.free(tile, name)
    if carriers <= 0 or item.move is None:
        return
    if item.move.formation is not None:
        carriers = min(carriers, item.move.formation)
    loads = [(cargo, room) for cargo, room in item.carries.items() if cargo != PORTABLE and begun.free(tile, cargo) > 0]
    ends = sorted(_reached(lookout, tile, name), key=lambda end: (-_gain(lookout, tile, end), lookout.rank[end]))
    for cargo, room in loads:
        there = begun.free(tile, cargo)
        for end in ends[:5]:
            for rank, amount in enumerate(amounts(there if room is None else min(there, room * carriers))[:2]):
                used = carriers if room is None else -(-amount // room)
                rating = 5.5 + _gain(lookout, tile, end) + (2.0 if end in lookout.rival_homes else 0.0) - 0.7 * rank
                yield rating, Move(name, tile, end, used, ((cargo, amount),))


def _flights(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    most = begun.free(tile, name)
    for end in _reached(lookout, tile, name) if most > 0 else ():
        digest = lookout.digests.get(end)
        if digest and digest.holder not in ("", lookout.seat):
            yield 4.0 + _gain(lookout, tile, end) / 2, Move(name, tile, end, most)
