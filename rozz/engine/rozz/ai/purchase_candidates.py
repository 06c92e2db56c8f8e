"""Purchases that a computer player considers: by what an item is good for, where it is needed or safe."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import Begun, Lookout, Rated, amounts, largest
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Purchase


def purchases(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
    if not lookout.lands or begun.money <= 0:
        return
    kinds = lookout.atlas.kinds
    front = [tile for tile in lookout.front if lookout.foot(tile) + lookout.heavy(tile)][:2]
    home = lookout.home if lookout.home in lookout.lands else ""
    safe = home or lookout.front[-1]
    pressed = lookout.menaced
    places = list(dict.fromkeys([safe, *front, *pressed[:2]]))
    for tile in places:
        is_pressed = tile in pressed
        yield from _foot_purchases(lookout, begun, tile, is_pressed)
        for name in kinds.heavy:
            for amount in amounts(begun.room(tile, name))[:2]:
                yield (6.0 if is_pressed else 4.0) + (tile in front), Purchase(name, amount, tile)
        for name in kinds.traps if _hostile_heavy(lookout) or is_pressed else ():
            for amount in amounts(min(3, begun.room(tile, name)))[:2]:
                yield 4.0 if tile == home else 2.0, Purchase(name, amount, tile)
    yield from _industry(lookout, begun, safe, front)
    yield from _arsenal(lookout, begun, safe, front)
    yield from _governments(lookout, begun)


def _foot_purchases(lookout: Lookout, begun: Begun, tile: str, is_pressed: bool) -> Iterator[Rated]:
    for name in lookout.atlas.kinds.foot[:1]:
        most = begun.room(tile, name)
        beside = sum(lookout.foot(near, False) for near in lookout.board.neighbours[tile])
        needed = max(0, beside - lookout.foot(tile)) + 1 if beside else 0
        for rank, amount in enumerate(amounts(most, needed, most // 4, 10)):
            rating = 5.0 + (3.0 if is_pressed else 0.0) + (1.5 if tile == lookout.home else 0.0)
            yield rating - 0.6 * rank, Purchase(name, amount, tile)


def _hostile_heavy(lookout: Lookout) -> bool:
    return any(lookout.heavy(tile, False) for tile in lookout.hostile)


def _industry(lookout: Lookout, begun: Begun, safe: str, front: list[str]) -> Iterator[Rated]:
    """What pays: works and hubs, where it is safest."""
    kinds = lookout.atlas.kinds
    for name in kinds.works:
        cost = lookout.catalog.items[name].cost
        for amount in amounts(begun.room(safe, name))[:2]:
            yield 4.0 + 8 * kinds.income[name] / (cost or 1), Purchase(name, amount, safe)
    spots = [tile for tile in (safe, *front) if tile]
    for name in kinds.hubs:
        spot = next((tile for tile in spots if begun.room(tile, name) > 0), "")
        if spot:
            yield 5.0, Purchase(name, 1, spot)


def _arsenal(lookout: Lookout, begun: Begun, safe: str, front: list[str]) -> Iterator[Rated]:
    """Missiles, transports, defences against missiles and aircraft, aircraft, and the doomsday device."""
    kinds, items = lookout.atlas.kinds, lookout.catalog.items
    places = list(dict.fromkeys([safe, *front]))
    for name in kinds.missiles:
        for tile in places:
            strike = items[name].strike
            targets = [*lookout.rival_homes, *largest(lookout)[:2]]
            reaches = strike and any(
                lookout.board.is_in_range(tile, each, strike.least, strike.most) for each in targets
            )
            if reaches and begun.room(tile, name) > 0:
                yield 4.5 - (items[name].cost or 0) / 30, Purchase(name, 1, tile)
                break
    for name in kinds.lifters:
        spot = max(lookout.lands, key=lambda tile: (lookout.foot(tile), -lookout.rank[tile]))
        if begun.room(spot, name) > 0:
            yield 3.5, Purchase(name, 1, spot)
    for name in kinds.shields:
        if begun.room(safe, name) > 0:
            yield 1.5 + 2.0 * _is_aimed_at(lookout), Purchase(name, 1, safe)
    has_aircraft = any(owner != lookout.seat for digest in lookout.digests.values() for owner, _ in digest.air)
    for name in kinds.flak if has_aircraft else ():
        if begun.room(safe, name) > 0:
            yield 2.0, Purchase(name, 1, safe)
    for name in (*kinds.bombers, *(kinds.fighters if has_aircraft else ())):
        if begun.room(safe, name) > 0:
            yield 1.5, Purchase(name, 1, (front or [safe])[0])
    yield from _device(lookout, begun, safe)


def _is_aimed_at(lookout: Lookout) -> bool:
    """Whether somebody else has a missile."""
    return any(digest.missiles and digest.holder != lookout.seat for digest in lookout.digests.values())


def _device(lookout: Lookout, begun: Begun, safe: str) -> Iterator[Rated]:
    """The next part of a doomsday device, where most of it stands already."""
    if begun.parts:
        return
    spot = max(lookout.lands, key=lambda tile: (lookout.digests[tile].parts, tile == safe, -lookout.rank[tile]))
    stack = lookout.state.position[spot]
    for name in lookout.atlas.kinds.parts:
        if (NEUTRAL, name) not in stack and begun.room(spot, name) > 0:
            yield 9.0, Purchase(name, 1, spot)
            return


def _governments(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
    is_wanted = lookout.state.scenario.objective.kind in ("turns", "central")
    for name in lookout.atlas.kinds.governments:
        fit = [tile for tile in lookout.lands if begun.room(tile, name) > 0]
        central = [tile for tile in fit if tile in lookout.atlas.central]
        rest = sorted(
            (tile for tile in fit if tile not in central),
            key=lambda tile: (tile != lookout.home, lookout.pull[tile], lookout.rank[tile]),
        )
        for rank, tile in enumerate([*central, *rest][:6]):
            yield (8.0 if tile in central else 7.0 if is_wanted else 5.5) - 0.3 * rank, Purchase(name, 1, tile)
