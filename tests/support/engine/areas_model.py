"""A turn of both games implemented a second time from the rules' text: sets and loops, sharing nothing with the engine.

Orders are plain: `{"place": [[(area, n), …], …], "move": [[(n, start, end), …], …], "bomb": [area, …]}`, the parts of
each kind in the order they were written.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Position = dict[str, tuple[str, int]]
PLAYERS = ("FIRST", "SECOND")


@dataclass
class World:
    """The facts of a map that the rules need."""

    borders: set[frozenset[str]]
    province_of: dict[str, str]
    continents: list[tuple[set[str], int]]
    risk: bool


@dataclass
class Shown:
    """The result of the turn."""

    status: dict[str, dict[str, str]] = field(default_factory=dict)
    borders: dict[str, dict[str, int]] = field(default_factory=dict)
    battles: dict[str, dict[str, int]] = field(default_factory=dict)
    bombs_left: dict[str, int] = field(default_factory=dict)
    position: dict[str, dict[str, int]] = field(default_factory=dict)
    winners: list[str] = field(default_factory=list)
    over: bool = False


def ended(world: World, position: Position) -> tuple[bool, list[str]]:
    """Z11 and Z18 at the start of a turn: whether the match is over, and who has won."""
    alive = {seat for seat, _ in position.values()}
    if world.risk:
        return len(alive) < 2, sorted(alive) if len(alive) < 2 else []
    for seat in PLAYERS:
        if len({area for area, (who, _) in position.items() if who == seat and area in world.province_of}) >= 5:
            return True, [seat]
    return not alive, []


def turn(world: World, position: Position, bombs: dict[str, int], orders: dict[str, dict[str, list]]) -> Shown:
    """Play one turn."""
    shown = Shown(bombs_left=dict(bombs))
    over, winners = ended(world, position)
    if over:
        whole = {area: {seat: n} for area, (seat, n) in position.items()}
        shown.borders = shown.battles = shown.position = whole
        shown.over, shown.winners = True, winners
        for seat in PLAYERS:
            shown.status[seat] = {kind: "void" if parts else "none" for kind, parts in orders[seat].items()}
        return shown
    standing: dict[tuple[str, str], int] = {(seat, area): n for area, (seat, n) in position.items()}
    for seat in PLAYERS:
        shown.status[seat] = {}
        shown.status[seat]["place"] = place(world, position, standing, seat, orders[seat]["place"])
    going: dict[tuple[str, str, str], int] = {}
    for seat in PLAYERS:
        shown.status[seat]["move"] = move(world, standing, going, seat, orders[seat]["move"])
    for (seat, start, _), n in going.items():
        standing[seat, start] -= n
    clash(going)
    for (seat, _, end), n in going.items():
        standing[seat, end] = standing.get((seat, end), 0) + n
    shown.borders = whole_of(standing)
    for area in {area for _, area in standing}:
        one, two = (standing.get((seat, area), 0) for seat in PLAYERS)
        if one and two:
            holder = position.get(area, ("", 0))[0]
            standing["FIRST", area], standing["SECOND", area] = fight(world, one, two, holder)
    shown.battles = whole_of(standing)
    for seat in PLAYERS:
        bomb(world, standing, shown, seat, orders[seat]["bomb"])
    shown.position = whole_of(standing)
    after = {area: next(iter(here.items())) for area, here in shown.position.items()}
    shown.over, shown.winners = ended(world, after)
    return shown


def whole_of(standing: dict[tuple[str, str], int]) -> dict[str, dict[str, int]]:
    """Area → player → armies."""
    whole: dict[str, dict[str, int]] = {}
    for (seat, area), n in standing.items():
        assert n >= 0
        if n:
            whole.setdefault(area, {})[seat] = n
    return whole


def place(world: World, position: Position, standing: dict, seat: str, parts: list) -> str:
    """Place new armies; returns the status of the placements."""
    mine = {area: n for area, (who, n) in position.items() if who == seat}
    rows = [row for part in parts for row in part]
    if world.risk:
        status = place_by_territories(world, mine, standing, seat, rows)
    else:
        status = place_by_cities(world, position, mine, standing, seat, rows)
    return status if parts else "none"


def place_by_territories(world: World, mine: dict, standing: dict, seat: str, rows: list) -> str:
    if mine:
        due = max(3, len(mine) // 3)
        for areas, bonus in world.continents:
            if areas <= set(mine):
                due += bonus
    else:
        due = 0
    good = all(n >= 1 for _, n in rows) and all(area in mine for area, _ in rows) and sum(n for _, n in rows) <= due
    if good:
        for area, n in rows:
            standing[seat, area] += n
            due -= n
    if mine and due:
        most = max(mine.values())
        strongest = sorted(area for area, n in mine.items() if n == most)[0]
        standing[seat, strongest] += due
    return "done" if good else "void"


def place_by_cities(world: World, position: Position, mine: dict, standing: dict, seat: str, rows: list) -> str:
    cities = {city for city in mine if city in world.province_of}
    taken: dict[str, int] = dict.fromkeys(cities, 0)
    good = True
    for area, n in rows:
        belongs = [city for city in cities if area in (city, world.province_of[city])]
        enemy = area in position and position[area][0] != seat
        if n < 1 or not belongs or enemy:
            good = False
        else:
            taken[belongs[0]] += n
    if any(n > 1 for n in taken.values()):
        good = False
    spots = [area for area, _ in rows] if good else []
    used = {city for city in cities if city in spots or world.province_of[city] in spots}
    for area in spots + sorted(cities - used):
        standing[seat, area] = standing.get((seat, area), 0) + 1
    return "done" if good else "void"


def move(world: World, standing: dict, going: dict, seat: str, parts: list) -> str:
    """The status of the movement; adds which armies go where."""
    if len(parts) != 1:
        return "void" if parts else "none"
    routes = parts[0]
    if any(n < 1 for n, _, _ in routes):
        return "void"
    if len({start for _, start, _ in routes}) != 1 and len({end for _, _, end in routes}) != 1:
        return "void"
    if any(frozenset((start, end)) not in world.borders for _, start, end in routes):
        return "void"
    for start in {start for _, start, _ in routes}:
        if sum(n for n, other, _ in routes if other == start) > standing.get((seat, start), 0):
            return "void"
    for n, start, end in routes:
        going[seat, start, end] = going.get((seat, start, end), 0) + n
    return "done"


def clash(going: dict) -> None:
    """Border battles, Z4: compute the survivors of each."""
    for (seat, start, end), n in list(going.items()):
        if seat == "FIRST" and ("SECOND", end, start) in going:
            m = going["SECOND", end, start]
            going[seat, start, end] = left(n, m)
            going["SECOND", end, start] = left(m, n)


def left(mine: int, theirs: int) -> int:
    """What is left of a force, Z6; equal forces are both eliminated."""
    if mine <= theirs:
        return 0
    lost = theirs - (mine - theirs)
    return mine - lost if lost > 0 else mine


def fight(world: World, one: int, two: int, holder: str) -> tuple[int, int]:
    """What is left of both forces in an area."""
    if one == two and not world.risk:
        return int(holder == "FIRST"), int(holder == "SECOND")
    return left(one, two), left(two, one)


def bomb(world: World, standing: dict, shown: Shown, seat: str, parts: list) -> None:
    """One bombardment, Z7, Z10, Z17."""
    if not parts:
        shown.status[seat]["bomb"] = "none"
        return
    if len(parts) > 1 or shown.bombs_left[seat] < 1:
        shown.status[seat]["bomb"] = "void"
        return
    shown.status[seat]["bomb"] = "done"
    shown.bombs_left[seat] -= 1
    for who in PLAYERS:
        n = standing.get((who, parts[0]), 0)
        is_city = not world.risk and parts[0] in world.province_of
        standing[who, parts[0]] = 0 if is_city else (n + 1) // 2
