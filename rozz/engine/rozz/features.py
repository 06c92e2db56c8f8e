"""What is counted of a position for each seat: the numbers that computer players weigh, as plain sums and roots.

It knows traits and the objective's kind.  `weights.py` says what each number is worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.kinds import Kinds, kinds_of
from rozz.engine.rozz.position import Piece, Stack, occupier, sources
from rozz.engine.rozz.scenario import Scenario
from rozz.engine.rozz.state import State

#: The features in the order of every row of weights.
NAMES: tuple[str, ...] = (
    "foot", "heavy", "air", "money", "income", "commands", "land", "front", "spear", "burning", "blasting", "aim_foot", "aim_price",
    "lift",
    "shield", "traps", "garrison", "exposed_foot", "exposed_heavy", "works_near", "goal", "goal_near", "government",
)  # fmt: skip

#: Farther than anything on a board.
FAR = 99
#: Beyond this many pieces in a tile more of them press no harder.
CROWD = 16
#: Stacks whose digests are remembered.
MOST_DIGESTS = 20_000


class Digest(NamedTuple):
    """What matters of one stack, whatever tile it stands in; owners with their numbers."""

    holder: str
    home_of: str
    foot: tuple[tuple[str, int], ...]
    heavy: tuple[tuple[str, int], ...]
    air: tuple[tuple[str, int], ...]
    traps: tuple[tuple[str, int], ...]
    governments: tuple[tuple[str, int], ...]
    missiles: tuple[tuple[str, int], ...]
    lift: int
    shields: int
    parts: int
    works: float
    price: int
    gains: tuple[tuple[str, float, int], ...]


class Atlas:
    """What does not change in a scenario: the kinds of its items, the distances of its board, where homes are."""

    def __init__(self, scenario: Scenario, homes: Mapping[str, str]) -> None:
        self.scenario = scenario
        self.homes = dict(homes)
        self.kinds: Kinds = kinds_of(scenario.catalog)
        self.away = {tile: scenario.board.within(tile, len(scenario.board.tiles)) for tile in scenario.board.tiles}
        self.lifted = max([self._reach(name) for name in self.kinds.lifters], default=0)
        objective = scenario.objective
        self.central = scenario.board.territories.get(objective.territory, ()) if objective.territory else ()
        self.closeness = {seat: self._closeness(seat) for seat in scenario.players}
        self._digests: dict[tuple[tuple[Piece, int], ...], Digest] = {}
        self._reaches: dict[tuple[str, str, str], bool] = {}

    def _reach(self, name: str) -> int:
        move = self.scenario.catalog.items[name].move
        return FAR if move is None or move.most is None else move.most

    def _closeness(self, seat: str) -> dict[str, float]:
        """Of each tile how near it is to what the seat wants: from 1 (there) down."""
        goals = self.central or [tile for owner, tile in self.homes.items() if owner != seat]
        return {
            tile: max((1 / (1 + self.away[goal].get(tile, FAR)) for goal in goals), default=0.0)
            for tile in self.scenario.board.tiles
        }

    def reaches(self, tile: str, item: str, end: str) -> bool:
        """Whether a missile in a tile reaches another."""
        key = (tile, item, end)
        known = self._reaches.get(key)
        if known is None:
            strike = self.scenario.catalog.items[item].strike
            board = self.scenario.board
            known = strike is not None and board.is_in_range(tile, end, strike.least, strike.most)
            self._reaches[key] = known
        return known

    def aims(self, seat: str, tile: str, item: str) -> bool:
        """Whether a missile in a tile reaches a rival's home."""
        return any(self.reaches(tile, item, home) for owner, home in self.homes.items() if owner != seat)

    def digest(self, stack: Stack) -> Digest:
        """What matters of a stack; of like stacks only the first is looked at."""
        name = tuple(stack.items())
        known = self._digests.get(name)
        if known is None:
            if len(self._digests) > MOST_DIGESTS:
                self._digests.clear()
            known = self._digests[name] = self._digested(stack)
        return known

    def _digested(self, stack: Stack) -> Digest:
        kinds, catalog = self.kinds, self.scenario.catalog
        groups: dict[str, dict[str, int]] = {}
        missiles, lift, shields, parts, works, home_of, price = [], 0, 0, 0, 0.0, "", 0
        for (owner, name), number in stack.items():
            price += number * (catalog.items[name].cost or 0)
            use = _use(kinds, name)
            if use:
                counted = groups.setdefault(use, {})
                counted[owner] = counted.get(owner, 0) + number
            if name in catalog.headquarters:
                home_of = owner
            elif name in kinds.burning or name in kinds.blasting:
                missiles.append((name, number))
            elif name in kinds.lifters:
                carries = catalog.items[name].carries
                lift += number * max((carries.get(foot) or CROWD for foot in kinds.foot if foot in carries), default=0)
            elif name in kinds.shields:
                stops = catalog.items[name].stops
                shields += number * (stops.number if stops else 0)
            elif name in kinds.parts:
                parts += 1
            if owner == NEUTRAL and name in kinds.income:
                works += number * kinds.income[name]
        gains = tuple(
            (gain.seat, self._gain(gain.item, stack, gain.seat), gain.commands) for gain in sources(stack, catalog)
        )

        def rows(use: str) -> tuple[tuple[str, int], ...]:
            return tuple(groups.get(use, {}).items())

        return Digest(
            occupier(stack, catalog) or "", home_of, rows("foot"), rows("heavy"), rows("air"), rows("traps"),
            rows("governments"), tuple(missiles), lift, shields, parts, works, price, gains,
        )  # fmt: skip

    def _gain(self, item: str, stack: Stack, seat: str) -> float:
        """Money a turn of the producers of one kind."""
        owner = self.scenario.catalog.items[item].owner_for(seat)
        return self.kinds.income[item] * stack.get((owner, item), 0)  # type: ignore[call-overload, no-any-return]


def _use(kinds: Kinds, name: str) -> str:
    if name in kinds.foot:
        return "foot"
    if name in kinds.heavy:
        return "heavy"
    if name in kinds.bombers or name in kinds.fighters:
        return "air"
    if name in kinds.traps:
        return "traps"
    return "governments" if name in kinds.governments else ""


class Count:
    """The sums of one seat while a position is gone through."""

    __slots__ = (
        "aim_foot",
        "aim_price",
        "air",
        "blasting",
        "burning",
        "central",
        "commands",
        "foot",
        "front",
        "garrison",
        "government",
        "heavy",
        "income",
        "lands",
        "lift",
        "menace_foot",
        "menace_heavy",
        "parts",
        "reserve",
        "shield",
        "spear",
        "territories",
        "traps",
        "traps_home",
    )  # fmt: skip

    def __init__(self) -> None:
        self.foot = self.heavy = self.air = self.traps = self.government = self.commands = 0
        self.burning = self.blasting = self.shield = self.garrison = self.reserve = self.traps_home = 0
        self.menace_foot = self.menace_heavy = self.parts = self.central = 0
        self.aim_foot = self.aim_price = 0
        self.income = self.front = self.spear = self.lift = 0.0
        self.lands: list[str] = []
        self.territories: set[str] = set()


def features(state: State, atlas: Atlas) -> dict[str, list[float]]:
    """The row of each seat, in the order of `NAMES`."""
    counts = {seat: Count() for seat in state.scenario.players}
    works: list[tuple[str, str, float]] = []
    armed: list[tuple[str, Digest]] = []
    held: list[tuple[str, Digest]] = []
    homes = [(seat, atlas.away[tile]) for seat, tile in atlas.homes.items()]
    for tile, stack in state.position.items():
        digest = atlas.digest(stack)
        _count(tile, digest, counts, atlas)
        if digest.works:
            works.append((tile, digest.holder, digest.works))
        if digest.holder:
            held.append((tile, digest))
            if digest.missiles:
                armed.append((tile, digest))
        for seat, away in homes:
            distance = away.get(tile, FAR)
            if distance <= 1 or (digest.lift and distance <= atlas.lifted):
                _menace(counts[seat], seat, digest, distance)
    for tile, digest in armed:
        _aim(tile, digest, held, counts[digest.holder], atlas)
    return {seat: _row(state, seat, count, counts, works, atlas) for seat, count in counts.items()}


def _count(tile: str, digest: Digest, counts: Mapping[str, Count], atlas: Atlas) -> None:
    """Add what stands in a tile to the sums of its owners and of who holds it."""
    for owner, number in digest.foot:
        count = counts[owner]
        count.foot += number
        near = atlas.closeness[owner][tile]
        count.front += (number if number < CROWD else CROWD) * near * near * 4
        count.territories.add(atlas.scenario.board.tiles[tile].territory)
    for owner, number in digest.heavy:
        count = counts[owner]
        count.heavy += number
        count.spear += number * atlas.closeness[owner][tile]
        count.territories.add(atlas.scenario.board.tiles[tile].territory)
    for owner, number in digest.air:
        counts[owner].air += number
    for owner, number in digest.traps:
        counts[owner].traps += number
    for owner, number in digest.governments:
        counts[owner].government += number
        if tile in atlas.central:
            counts[owner].central += 2
    for seat, income, commands in digest.gains:
        counts[seat].income += income
        counts[seat].commands += commands
    if not digest.holder:
        return
    holder = counts[digest.holder]
    holder.lands.append(tile)
    if tile in atlas.central:
        holder.central += 1
    for name, number in digest.missiles:
        if atlas.aims(digest.holder, tile, name):
            if name in atlas.kinds.burning:
                holder.burning += number
            else:
                holder.blasting += number
    if digest.lift:
        there = sum(number for owner, number in digest.foot if owner == digest.holder)
        holder.lift += min(digest.lift, there + 2)
    holder.parts = max(holder.parts, digest.parts)
    if digest.home_of == digest.holder:
        holder.garrison = sum(number for owner, number in digest.foot if owner == digest.holder)
        holder.reserve = sum(number for owner, number in digest.heavy if owner == digest.holder)
        holder.traps_home = sum(number for owner, number in digest.traps if owner == digest.holder)
        holder.shield = digest.shields


def _aim(tile: str, digest: Digest, held: list[tuple[str, Digest]], count: Count, atlas: Atlas) -> None:
    """The most that a missile of a tile can destroy; what shields it is taken off."""
    for name, _ in digest.missiles:
        is_burning = name in atlas.kinds.burning
        for end, target in held:
            if target.holder == digest.holder or not atlas.reaches(tile, name, end):
                continue
            harm = sum(number for _, number in target.foot) if is_burning else target.price
            harm //= 1 + target.shields
            if is_burning:
                count.aim_foot = max(count.aim_foot, harm)
            else:
                count.aim_price = max(count.aim_price, harm)


def _menace(count: Count, seat: str, digest: Digest, distance: int) -> None:
    """What can be in a seat's home with the next turn."""
    for owner, number in digest.foot:
        if owner != seat:
            if distance <= 1:
                count.menace_foot += number
            elif digest.holder == owner:
                count.menace_foot += min(number, digest.lift)
    if distance <= 1:
        for owner, number in digest.heavy:
            if owner != seat:
                count.menace_heavy += number


def _row(
    state: State,
    seat: str,
    count: Count,
    counts: Mapping[str, Count],
    works: list[tuple[str, str, float]],
    atlas: Atlas,
) -> list[float]:
    money = state.money[seat]
    menace, heavy = count.menace_foot, count.menace_heavy
    guard = count.reserve + count.traps_home
    goal, near = _goal(state, seat, count, counts, atlas)
    return [
        sqrt(count.foot),
        sqrt(count.heavy),
        sqrt(count.air),
        sqrt(money),
        sqrt(count.income),
        sqrt(count.commands),
        sqrt(len(count.lands)),
        sqrt(count.front),
        sqrt(count.spear),
        sqrt(count.burning),
        sqrt(count.blasting),
        sqrt(min(count.aim_foot, 40)),
        sqrt(min(count.aim_price, 100)),
        sqrt(count.lift),
        sqrt(min(count.shield, 3)),
        sqrt(count.traps),
        sqrt(min(count.garrison, CROWD)),
        menace / (menace + count.garrison + money / 2 + 2),
        heavy / (heavy + guard + money / 40 + 1),
        _wanted(seat, count, works, atlas),
        goal,
        near,
        sqrt(count.government),
    ]


def _wanted(seat: str, count: Count, works: list[tuple[str, str, float]], atlas: Atlas) -> float:
    """The works that others hold or nobody, the nearer the more; those of one's own count as there."""
    total = 0.0
    for tile, holder, income in works:
        if holder == seat:
            total += income
            continue
        away = atlas.away[tile]
        nearest = min((away.get(land, FAR) for land in count.lands), default=FAR)
        total += income / (1 + nearest) * 0.8
    return sqrt(total)


def _goal(state: State, seat: str, count: Count, counts: Mapping[str, Count], atlas: Atlas) -> tuple[float, float]:
    """How much of its objective a seat has, from 0 to 1, and how near it is to the rest."""
    objective = state.scenario.objective
    if objective.kind == "occupation":
        return min(1.0, len(count.lands) / objective.number), 0.0
    if objective.kind == "original":
        wanted = atlas.scenario.board.territories
        missing = [tiles for name, tiles in wanted.items() if name not in count.territories]
        return 1 - len(missing) / len(wanted), sum(_nearest(tiles, count, atlas) for tiles in missing) / len(wanted)
    if objective.kind == "central":
        return count.central / (3 * len(atlas.central)), _nearest(atlas.central, count, atlas)
    if objective.kind == "turns":
        most = max((each.government for other, each in counts.items() if other != seat), default=0)
        return count.government / (count.government + most + 1), min(1.0, state.turn / objective.number)
    if objective.kind == "elimination":
        others = [len(each.lands) for other, each in counts.items() if other != seat]
        return len(count.lands) / (len(count.lands) + max(others, default=0) + 1), 0.0
    if objective.kind == "doomsday":
        ahead = atlas.kinds.parts[count.parts : count.parts + 1]
        cost = sum(state.scenario.catalog.items[name].cost or 0 for name in ahead)
        return count.parts / 3, min(1.0, state.money[seat] / cost) if cost else 0.0
    return 0.0, 0.0


def _nearest(tiles: tuple[str, ...] | list[str], count: Count, atlas: Atlas) -> float:
    """How near the seat's lands are to any of some tiles: 1 there, less and less away."""
    best = min((atlas.away[tile].get(land, FAR) for tile in tiles for land in count.lands), default=FAR)
    return 1 / (1 + best)
