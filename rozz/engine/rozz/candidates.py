"""Commands that a computer player considers, the likeliest first: they come from traits, never from item names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rozz.engine.rozz.catalog import NEUTRAL, PORTABLE
from rozz.engine.rozz.commands import Command, Move, Purchase, Strike
from rozz.engine.rozz.lookout import Begun, Lookout

#: A command and how likely it is to be worth a look.
Rated = tuple[float, Command]

#: How much less likely a command is for each that is like it and likelier.
ALIKE = 0.7


def candidates(lookout: Lookout, begun: Begun, number: int) -> list[Command]:
    """At most so many commands that could follow what is begun; each is legal after it.

    Each kind of command has a share of the places, so that none crowds out the others.
    """
    shares = ((_moves, 5), (_purchases, 5), (_strikes, 3))
    kept: list[Rated] = []
    rest: list[Rated] = []
    for proposed, tenths in shares:
        ranked = _mingled(proposed(lookout, begun))
        kept += ranked[: number * tenths // 10]
        rest += ranked[number * tenths // 10 :]
    chosen = (_sorted(kept) + _sorted(rest))[:number]
    return list(dict.fromkeys(command for _, command in _sorted(chosen)))


def _sorted(rated: Iterable[Rated]) -> list[Rated]:
    """The likeliest first; between equals what they are decides."""
    return sorted(rated, key=lambda each: (-each[0], repr(each[1])))


def _mingled(rated: Iterable[Rated]) -> list[Rated]:
    """The likeliest first, each the less so the more of its like come before it: of one item, or from one tile."""
    before: dict[tuple[str, str], int] = {}
    mingled = []
    for rating, command in _sorted(rated):
        like = ("from", command.start) if isinstance(command, Move) else (type(command).__name__, _item(command))
        mingled.append((rating - ALIKE * before.get(like, 0), command))
        before[like] = before.get(like, 0) + 1
    return _sorted(mingled)


def _item(command: Command) -> str:
    return command.item if isinstance(command, Purchase | Strike) else ""


def _amounts(most: int, *wanted: int) -> list[int]:
    """All that can be, half of it, and what is wanted; each once, none too many."""
    return [each for each in dict.fromkeys((most, *wanted, (most + 1) // 2)) if 0 < each <= most]


# Purchases


def _purchases(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
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
            for amount in _amounts(begun.room(tile, name))[:2]:
                yield (6.0 if is_pressed else 4.0) + (tile in front), Purchase(name, amount, tile)
        for name in kinds.traps if _hostile_heavy(lookout) or is_pressed else ():
            for amount in _amounts(min(3, begun.room(tile, name)))[:2]:
                yield 4.0 if tile == home else 2.0, Purchase(name, amount, tile)
    yield from _industry(lookout, begun, safe, front)
    yield from _arsenal(lookout, begun, safe, front)
    yield from _governments(lookout, begun)


def _foot_purchases(lookout: Lookout, begun: Begun, tile: str, is_pressed: bool) -> Iterator[Rated]:
    for name in lookout.atlas.kinds.foot[:1]:
        most = begun.room(tile, name)
        beside = sum(lookout.foot(near, False) for near in lookout.board.neighbours[tile])
        needed = max(0, beside - lookout.foot(tile)) + 1 if beside else 0
        for rank, amount in enumerate(_amounts(most, needed, most // 4, 10)):
            rating = 5.0 + (3.0 if is_pressed else 0.0) + (1.5 if tile == lookout.home else 0.0)
            yield rating - 0.6 * rank, Purchase(name, amount, tile)


def _hostile_heavy(lookout: Lookout) -> bool:
    return any(lookout.heavy(tile, False) for tile in lookout.hostile)


def _industry(lookout: Lookout, begun: Begun, safe: str, front: list[str]) -> Iterator[Rated]:
    """What pays: works and hubs, where it is safest."""
    kinds = lookout.atlas.kinds
    for name in kinds.works:
        cost = lookout.catalog.items[name].cost
        for amount in _amounts(begun.room(safe, name))[:2]:
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
            targets = [*lookout.rival_homes, *_large(lookout)[:2]]
            reaches = strike and any(
                lookout.board.is_in_range(tile, each, strike.least, strike.most) for each in targets
            )
            if reaches and begun.room(tile, name) > 0:
                yield 4.5 - (items[name].cost or 0) / 30, Purchase(name, 1, tile)
                break
    for name in kinds.lifters:
        spot = max(lookout.lands, key=lambda tile: (lookout.foot(tile), tile))
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


def _large(lookout: Lookout) -> list[str]:
    """Others' tiles with the most in them."""
    return sorted(
        lookout.hostile, key=lambda tile: (-lookout.foot(tile, False) - 10 * lookout.heavy(tile, False), tile)
    )


def _device(lookout: Lookout, begun: Begun, safe: str) -> Iterator[Rated]:
    """The next part of a doomsday device, where most of it stands already."""
    if begun.parts:
        return
    spot = max(lookout.lands, key=lambda tile: (lookout.digests[tile].parts, tile == safe, tile))
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
            key=lambda tile: (tile != lookout.home, lookout.pull[tile], tile),
        )
        for rank, tile in enumerate([*central, *rest][:6]):
            yield (8.0 if tile in central else 7.0 if is_wanted else 5.5) - 0.3 * rank, Purchase(name, 1, tile)


# Moves


def _moves(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
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
        for rank, amount in enumerate(_amounts(most, keeping, against + 1 if against else 1)):
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
    ends = sorted(_reached(lookout, tile, name), key=lambda end: (-_gain(lookout, tile, end), end))
    for cargo, room in loads:
        there = begun.free(tile, cargo)
        for end in ends[:5]:
            for rank, amount in enumerate(_amounts(there if room is None else min(there, room * carriers))[:2]):
                used = carriers if room is None else -(-amount // room)
                rating = 5.5 + _gain(lookout, tile, end) + (2.0 if end in lookout.rival_homes else 0.0) - 0.7 * rank
                yield rating, Move(name, tile, end, used, ((cargo, amount),))


def _flights(lookout: Lookout, begun: Begun, tile: str, name: str) -> Iterator[Rated]:
    most = begun.free(tile, name)
    for end in _reached(lookout, tile, name) if most > 0 else ():
        digest = lookout.digests.get(end)
        if digest and digest.holder not in ("", lookout.seat):
            yield 4.0 + _gain(lookout, tile, end) / 2, Move(name, tile, end, most)


# Strikes


def _strikes(lookout: Lookout, begun: Begun) -> Iterator[Rated]:
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
    aims = dict.fromkeys([*lookout.rival_homes, *_large(lookout)[:4], *lookout.menaced[:1], lookout.home])
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
