"""Purchases that a computer player considers: items chosen for their use, and tiles where they are needed or safe."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.ai.seat_view import PartialPlan, Rated, SeatView, largest, quantities_to_try
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Purchase


def purchases(view: SeatView, partial: PartialPlan) -> Iterator[Rated]:
    if not view.lands or partial.money <= 0:
        return
    kinds = view.tables.kinds
    front = [tile for tile in view.front if view.foot(tile) + view.heavy(tile)][:2]
    home = view.home if view.home in view.lands else ""
    safe = home or view.front[-1]
    pressed = view.threatened_tiles
    places = list(dict.fromkeys([safe, *front, *pressed[:2]]))
    for tile in places:
        is_pressed = tile in pressed
        yield from _foot_purchases(view, partial, tile, is_pressed)
        for name in kinds.heavy:
            for amount in quantities_to_try(partial.room(tile, name))[:2]:
                yield (6.0 if is_pressed else 4.0) + (tile in front), Purchase(name, amount, tile)
        for name in kinds.traps if _hostile_heavy(view) or is_pressed else ():
            for amount in quantities_to_try(min(3, partial.room(tile, name)))[:2]:
                yield 4.0 if tile == home else 2.0, Purchase(name, amount, tile)
    yield from _industry(view, partial, safe, front)
    yield from _arsenal(view, partial, safe, front)
    yield from _governments(view, partial)


def _foot_purchases(view: SeatView, partial: PartialPlan, tile: str, is_pressed: bool) -> Iterator[Rated]:
    for name in view.tables.kinds.foot[:1]:
        most = partial.room(tile, name)
        beside = sum(view.foot(near, False) for near in view.board.neighbours[tile])
        needed = max(0, beside - view.foot(tile)) + 1 if beside else 0
        for rank, amount in enumerate(quantities_to_try(most, needed, most // 4, 10)):
            rating = 5.0 + (3.0 if is_pressed else 0.0) + (1.5 if tile == view.home else 0.0)
            yield rating - 0.6 * rank, Purchase(name, amount, tile)


def _hostile_heavy(view: SeatView) -> bool:
    return any(view.heavy(tile, False) for tile in view.hostile)


def _industry(view: SeatView, partial: PartialPlan, safe: str, front: list[str]) -> Iterator[Rated]:
    """Investments: works and hubs in the safest tiles."""
    kinds = view.tables.kinds
    for name in kinds.works:
        cost = view.catalog.items[name].cost
        for amount in quantities_to_try(partial.room(safe, name))[:2]:
            yield 4.0 + 8 * kinds.income[name] / (cost or 1), Purchase(name, amount, safe)
    spots = [tile for tile in (safe, *front) if tile]
    for name in kinds.hubs:
        spot = next((tile for tile in spots if partial.room(tile, name) > 0), "")
        if spot:
            yield 5.0, Purchase(name, 1, spot)


def _arsenal(view: SeatView, partial: PartialPlan, safe: str, front: list[str]) -> Iterator[Rated]:
    """Missiles, transports, defenses against missiles and aircraft, aircraft, and the doomsday device."""
    kinds, items = view.tables.kinds, view.catalog.items
    places = list(dict.fromkeys([safe, *front]))
    for name in kinds.missiles:
        for tile in places:
            strike = items[name].strike
            targets = [*view.rival_homes, *largest(view)[:2]]
            reaches = strike and any(
                view.board.is_in_range(tile, each, strike.least, strike.most) for each in targets
            )
            if reaches and partial.room(tile, name) > 0:
                yield 4.5 - (items[name].cost or 0) / 30, Purchase(name, 1, tile)
                break
    for name in kinds.lifters:
        spot = max(view.lands, key=lambda tile: (view.foot(tile), -view.rank[tile]))
        if partial.room(spot, name) > 0:
            yield 3.5, Purchase(name, 1, spot)
    for name in kinds.shields:
        if partial.room(safe, name) > 0:
            yield 1.5 + 2.0 * _is_aimed_at(view), Purchase(name, 1, safe)
    has_aircraft = any(owner != view.seat for digest in view.digests.values() for owner, _ in digest.air)
    for name in kinds.flak if has_aircraft else ():
        if partial.room(safe, name) > 0:
            yield 2.0, Purchase(name, 1, safe)
    for name in (*kinds.bombers, *(kinds.fighters if has_aircraft else ())):
        if partial.room(safe, name) > 0:
            yield 1.5, Purchase(name, 1, (front or [safe])[0])
    yield from _device(view, partial, safe)


def _is_aimed_at(view: SeatView) -> bool:
    """Whether another player has a missile."""
    return any(digest.missiles and digest.holder != view.seat for digest in view.digests.values())


def _device(view: SeatView, partial: PartialPlan, safe: str) -> Iterator[Rated]:
    """The next part of a doomsday device, where most of it is already."""
    if partial.parts:
        return
    spot = max(view.lands, key=lambda tile: (view.digests[tile].parts, tile == safe, -view.rank[tile]))
    stack = view.state.position[spot]
    for name in view.tables.kinds.parts:
        if (NEUTRAL, name) not in stack and partial.room(spot, name) > 0:
            yield 9.0, Purchase(name, 1, spot)
            return


def _governments(view: SeatView, partial: PartialPlan) -> Iterator[Rated]:
    is_wanted = view.state.scenario.objective.kind in ("turns", "central")
    for name in view.tables.kinds.governments:
        fit = [tile for tile in view.lands if partial.room(tile, name) > 0]
        central = [tile for tile in fit if tile in view.tables.central]
        rest = sorted(
            (tile for tile in fit if tile not in central),
            key=lambda tile: (tile != view.home, view.pull[tile], view.rank[tile]),
        )
        for rank, tile in enumerate([*central, *rest][:6]):
            yield (8.0 if tile in central else 7.0 if is_wanted else 5.5) - 0.3 * rank, Purchase(name, 1, tile)
