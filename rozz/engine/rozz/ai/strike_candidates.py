"""Strikes that a computer player considers: missiles, shots at one piece, and a device that is whole."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import Begun, Lookout, Rated, largest
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Strike


def strikes(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
    kinds = lookout.atlas.kinds
    arrived = {tile for tile, _ in begun.arriving}
    for tile in dict.fromkeys([*lookout.digests, *sorted(arrived)]):
        digest = lookout.digests.get(tile)
        names = {piece.item for piece in lookout.state.position.get(tile, ())} | {
            name for place, name in begun.arriving if place == tile
        }
        for name in sorted(names):
            if name in kinds.missiles and digest and digest.holder == lookout.seat:
                yield from _launches(lookout, begun, tile, name)
            elif name in kinds.heavy or name in kinds.bombers or name in kinds.fighters:
                yield from _shots(lookout, begun, tile, name)
            elif lookout.catalog.items[name].doomsday == "mechanism" and _is_ready(lookout, begun, tile, name):
                yield 20.0, Strike(name, tile, tile)


def _is_ready(lookout: Lookout, begun: Begun, tile: str, name: str) -> bool:
    """Whether a doomsday device in a tile is the seat's and whole."""
    digest = lookout.digests.get(tile)
    is_whole = digest is not None and digest.holder == lookout.seat and digest.parts == 3
    return is_whole and begun.strikers(tile, name) > 0


def _launches(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    strike = lookout.catalog.items[name].strike
    if strike is None or begun.strikers(tile, name) <= 0:
        return
    aims = dict.fromkeys([*lookout.rival_homes, *largest(lookout)[:4], *lookout.menaced[:1], lookout.home])
    for end in aims:
        if end and lookout.board.is_in_range(tile, end, strike.least, strike.most):
            worth = lookout.foot(end, False) / 3 + (2.0 if end in lookout.rival_homes else 0.0)
            if name in lookout.atlas.kinds.blasting:
                worth += (
                    2.0 * lookout.heavy(end, False) + lookout.digests[end].works / 4 if end in lookout.digests else 0.0
                )
            yield 2.0 + min(worth, 6.0), Strike(name, tile, end)


def _shots(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    """Strikes at one piece: what can be struck at in range, the costly before the cheap."""
    items = lookout.catalog.items
    strike = items[name].strike
    if strike is None or strike.kills != "one" or begun.strikers(tile, name) <= 0:
        return
    for end, away in lookout.board.within(tile, strike.most or 0).items():
        if away < strike.least:
            continue
        digest = lookout.digests.get(end)
        for piece in lookout.state.position.get(end, ()):
            is_foe = piece.owner not in (NEUTRAL, lookout.seat)
            is_useful = piece.owner == NEUTRAL and digest and digest.holder not in ("", lookout.seat)
            if (is_foe or is_useful) and strike.may_hit(items[piece.item]):
                rating = 2.0 + min((items[piece.item].cost or 0) / 8, 4.0)
                colour = "" if piece.owner == NEUTRAL else piece.owner
                yield rating, Strike(name, tile, end, piece.item, colour)
