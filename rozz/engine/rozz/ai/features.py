"""Features of a position for each seat: the numbers that computer players weigh, as plain sums and roots.

It knows traits and the objective's kind. `weights.py` has the weight of each number.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from rozz.engine.exact_sum import summed
from rozz.engine.rozz.ai import dangers
from rozz.engine.rozz.ai.static_tables import CROWD, FAR, MOST_REMEMBERED, Digest, StaticTables, Works
from rozz.engine.rozz.model.state import State

#: The features that every row of weights knows.
PLAIN: tuple[str, ...] = (
    "foot", "heavy", "air", "money", "income", "commands", "land", "front", "spear", "burning", "blasting",
    "aim_foot", "aim_price", "lift", "shield", "traps", "garrison", "exposed_foot", "exposed_heavy", "works_near",
    "goal", "goal_near", "government",
)  # fmt: skip
#: All features in the order of every row of weights. The dangers are counted between two seats only.
NAMES: tuple[str, ...] = (*PLAIN, *dangers.NAMES)

#: More money in hand, or more income, has no additional value: there are too few commands to spend it.
RICH = 400
PLENTY = 90


class SeatTotals:
    """The sums of one seat while a position is counted."""

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

    @property
    def pieces(self) -> int:
        """All colored pieces except the headquarters."""
        return self.foot + self.heavy + self.air + self.traps + self.government


def features(state: State, tables: StaticTables, with_dangers: bool = True) -> dict[str, list[float]]:
    """The row of each seat, in the order of `NAMES`; without dangers only as far as `PLAIN`."""
    counts = {seat: SeatTotals() for seat in state.scenario.players}
    works: list[tuple[str, str, float]] = []
    armed: list[tuple[str, Digest]] = []
    held: list[tuple[str, Digest]] = []
    digests = {tile: tables.digest(stack) for tile, stack in state.position.items()}
    for tile, digest in digests.items():
        _count(tile, digest, counts, tables)
        if digest.works:
            works.append((tile, digest.holder, digest.works))
        if digest.holder:
            _hold(tile, digest, counts[digest.holder], tables)
            held.append((tile, digest))
            if digest.missiles:
                armed.append((tile, digest))
        for seat, distance in tables.beside.get(tile, ()):
            if distance <= 1 or digest.lift:
                _add_threats(counts[seat], seat, digest, distance)
    for tile, digest in armed:
        _aim(tile, digest, held, counts[digest.holder], tables)
    lying = tuple(works)
    rows = {seat: _row(state, seat, count, counts, lying, tables) for seat, count in counts.items()}
    if with_dangers and len(counts) == 2:
        sums = {seat: _sums(count) for seat, count in counts.items()}
        for seat, row in dangers.rows(state, tables, digests, sums, PLENTY).items():
            rows[seat] += row
    return rows


def _sums(count: SeatTotals) -> dangers.Holdings:
    """What is known of a seat before its dangers."""
    return dangers.Holdings(count.income, count.commands, count.garrison, count.reserve + count.traps_home)


def _count(tile: str, digest: Digest, counts: Mapping[str, SeatTotals], tables: StaticTables) -> None:
    """Add the contents of a tile to the sums of its owners."""
    for owner, number in digest.foot:
        count = counts[owner]
        count.foot += number
        near = tables.closeness[owner][tile]
        count.front += (number if number < CROWD else CROWD) * near * near * 4
        count.territories.add(tables.scenario.board.tiles[tile].territory)
    for owner, number in digest.heavy:
        count = counts[owner]
        count.heavy += number
        count.spear += number * tables.closeness[owner][tile]
        count.territories.add(tables.scenario.board.tiles[tile].territory)
    for owner, number in digest.air:
        counts[owner].air += number
    for owner, number in digest.traps:
        counts[owner].traps += number
    for owner, number in digest.governments:
        counts[owner].government += number
        if tile in tables.central:
            counts[owner].central += 2
    for seat, income, commands in digest.gains:
        counts[seat].income += income
        counts[seat].commands += commands


def _hold(tile: str, digest: Digest, holder: SeatTotals, tables: StaticTables) -> None:
    """Add what only a tile's holder gets from it to the holder's sums."""
    holder.lands.append(tile)
    if tile in tables.central:
        holder.central += 1
    for name, number in digest.missiles:
        if tables.aims(digest.holder, tile, name):
            if name in tables.kinds.burning:
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


def _aim(tile: str, digest: Digest, held: list[tuple[str, Digest]], count: SeatTotals, tables: StaticTables) -> None:
    """The most that a missile in a tile can destroy, less what shields stop."""
    for name, _ in digest.missiles:
        is_burning = name in tables.kinds.burning
        for end, target in held:
            if target.holder == digest.holder or not tables.reaches(tile, name, end):
                continue
            harm = sum(number for _, number in target.foot) if is_burning else target.price
            harm //= 1 + target.shields
            if is_burning:
                count.aim_foot = max(count.aim_foot, harm)
            else:
                count.aim_price = max(count.aim_price, harm)


def _add_threats(count: SeatTotals, seat: str, digest: Digest, distance: int) -> None:
    """Forces that can reach a seat's home next turn."""
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
    count: SeatTotals,
    counts: Mapping[str, SeatTotals],
    works: Works,
    tables: StaticTables,
) -> list[float]:
    money = state.money[seat]
    menace, heavy = count.menace_foot, count.menace_heavy
    guard = count.reserve + count.traps_home
    goal, near = _goal(state, seat, count, counts, tables)
    return [
        sqrt(count.foot),
        sqrt(count.heavy),
        sqrt(count.air),
        sqrt(min(money, RICH)),
        sqrt(min(count.income, PLENTY)),
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
        _wanted(seat, count, works, tables),
        goal,
        near,
        sqrt(count.government),
    ]


def _wanted(seat: str, count: SeatTotals, works: Works, tables: StaticTables) -> float:
    """The works that others own or nobody owns, weighted by closeness; own works count as at distance 0."""
    if not works:
        return 0.0
    key = (seat, tuple(count.lands), works)
    known = tables.wanted.get(key)
    if known is not None:
        return known
    total = 0.0
    for tile, holder, income in works:
        if holder == seat:
            total += income
            continue
        away = tables.away[tile]
        nearest = min((away.get(land, FAR) for land in count.lands), default=FAR)
        total += income / (1 + nearest) * 0.8
    if len(tables.wanted) > MOST_REMEMBERED:
        tables.wanted.clear()
    found = tables.wanted[key] = sqrt(total)
    return found


def _goal(
    state: State, seat: str, count: SeatTotals, counts: Mapping[str, SeatTotals], tables: StaticTables
) -> tuple[float, float]:
    """How much of its objective a seat has, from 0 to 1, and how close it is to the rest."""
    objective = state.scenario.objective
    if objective.kind == "occupation":
        return min(1.0, len(count.lands) / objective.number), 0.0
    if objective.kind == "original":
        wanted = tables.scenario.board.territories
        missing = [tiles for name, tiles in wanted.items() if name not in count.territories]
        return 1 - len(missing) / len(wanted), summed(_nearest(tiles, count, tables) for tiles in missing) / len(wanted)
    if objective.kind == "central":
        return count.central / (3 * len(tables.central)), _nearest(tables.central, count, tables)
    if objective.kind == "turns":
        most = max((each.government for other, each in counts.items() if other != seat), default=0)
        return count.government / (count.government + most + 1), min(1.0, state.turn / objective.number)
    if objective.kind == "elimination":
        return _elimination_values(seat, count, counts)
    if objective.kind == "doomsday":
        ahead = tables.kinds.parts[count.parts : count.parts + 1]
        cost = sum(state.scenario.catalog.items[name].cost or 0 for name in ahead)
        return count.parts / 3, min(1.0, state.money[seat] / cost) if cost else 1.0
    return 0.0, 0.0


def _elimination_values(seat: str, count: SeatTotals, counts: Mapping[str, SeatTotals]) -> tuple[float, float]:
    """The share of lands, and how close another player is to elimination, R10.3: good for the player with most lands.

    A player is out without pieces and without lands, where a headquarters would produce new ones.
    """
    others = [each for other, each in counts.items() if other != seat]
    most = max((len(each.lands) for each in others), default=0)
    done = max((6 / (6 + each.pieces + 2 * len(each.lands)) for each in others), default=0.0)
    share = len(count.lands) / (len(count.lands) + most + 1)
    return share, (2 * share - 1) * done


def _nearest(tiles: tuple[str, ...] | list[str], count: SeatTotals, tables: StaticTables) -> float:
    """How close the seat's lands are to any of these tiles: 1 if there, less farther away."""
    best = min((tables.away[tile].get(land, FAR) for tile in tiles for land in count.lands), default=FAR)
    return 1 / (1 + best)
