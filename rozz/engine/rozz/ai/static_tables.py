"""Tables for computer players: what never changes in a scenario of Rozz, and digests of stacks."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

from rozz.engine.rozz.ai.item_kinds import Kinds, kinds_of
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import EMPTY, Piece, Stack, occupier, sources
from rozz.engine.rozz.model.scenario import Scenario

#: Larger than any distance on a board.
FAR = 99
#: More pieces than this in a tile add no pressure.
CROWD = 16
#: The most cached answers of each kind.
MOST_REMEMBERED = 20_000

#: The tile of each works, its holder, and its yield.
Works = tuple[tuple[str, str, float], ...]


class Digest(NamedTuple):
    """The relevant content of one stack, in any tile; numbers by owner."""

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


class StaticTables:
    """What never changes in a scenario: the kinds of its items, the distances on its board, the homes."""

    def __init__(self, scenario: Scenario, homes: Mapping[str, str]) -> None:
        self.scenario = scenario
        self.homes = dict(homes)
        self.kinds: Kinds = kinds_of(scenario.catalog)
        self.away = {tile: scenario.board.within(tile, len(scenario.board.tiles)) for tile in scenario.board.tiles}
        self.lifted = max([self._reach(name) for name in self.kinds.lifters], default=0)
        self.beside = self._homes_in_reach()
        prices = [scenario.catalog.items[name].cost for name in self.kinds.shields]
        #: The price of the cheapest shield; infinite if none is for sale.
        self.shield_price = min((price for price in prices if price is not None), default=inf)
        self.wanted: dict[tuple[str, tuple[str, ...], Works], float] = {}
        objective = scenario.objective
        self.central = scenario.board.territories.get(objective.territory, ()) if objective.territory else ()
        self.closeness = {seat: self._closeness(seat) for seat in scenario.players}
        self.ranks = {seat: self._ranks(seat) for seat in scenario.players}
        self._digests: dict[tuple[tuple[Piece, int], ...], Digest] = {}
        self._reaches: dict[tuple[str, str, str], bool] = {}

    def _reach(self, name: str) -> int:
        move = self.scenario.catalog.items[name].move
        return FAR if move is None or move.most is None else move.most

    def _homes_in_reach(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """For each tile, the homes that can be reached from it in a turn, on foot or carried, with their distances."""
        most = max(1, self.lifted)
        homes = [(seat, self.away[home]) for seat, home in self.homes.items()]
        reached = {
            tile: tuple((seat, away[tile]) for seat, away in homes if away.get(tile, FAR) <= most)
            for tile in self.scenario.board.tiles
        }
        return {tile: found for tile, found in reached.items() if found}

    def _closeness(self, seat: str) -> dict[str, float]:
        """For each tile, how close it is to the seat's goals: from 1 (there) down."""
        goals = self.central or [tile for owner, tile in self.homes.items() if owner != seat]
        return {
            tile: max((1 / (1 + self.away[goal].get(tile, FAR)) for goal in goals), default=0.0)
            for tile in self.scenario.board.tiles
        }

    def _ranks(self, seat: str) -> dict[str, int]:
        """The order of the tiles from a seat's view, which decides between places of equal worth.

        Tiles closer to others' homes come first, then those closer to its own, then by what is there at the start, then
        by all this for the neighbors. Names only decide between tiles that do not differ otherwise, so on a symmetric
        board both seats see the same order.
        """
        neighbours = self.scenario.board.neighbours
        places = _places({tile: self._mark(seat, tile) for tile in neighbours})
        while True:
            around = {tile: sorted(places[near] for near in neighbours[tile]) for tile in places}
            finer = _places({tile: (place, *around[tile]) for tile, place in places.items()})
            if finer == places:
                break
            places = finer
        order = sorted(places, key=lambda tile: (places[tile], tile))
        return {tile: place for place, tile in enumerate(order)}

    def _mark(self, seat: str, tile: str) -> tuple[Any, ...]:
        """The meaning of a tile for a seat, independent of names."""
        away = self.away[tile]
        others = sorted(away.get(home, FAR) for owner, home in self.homes.items() if owner != seat)
        stack = self.scenario.setup.get(tile, EMPTY)
        contents = sorted((owner == seat, owner == NEUTRAL, name, number) for (owner, name), number in stack.items())
        return tuple(others), away.get(self.homes.get(seat, ""), FAR), tile not in self.central, tuple(contents)

    def reaches(self, tile: str, item: str, end: str) -> bool:
        """Whether a missile in a tile reaches another tile."""
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
        """The digest of a stack; equal stacks share one."""
        name = tuple(stack.items())
        known = self._digests.get(name)
        if known is None:
            if len(self._digests) > MOST_REMEMBERED:
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
        """Money per turn from the producers of one kind."""
        owner = self.scenario.catalog.items[item].owner_for(seat)
        return self.kinds.income[item] * stack.get(Piece(owner, item), 0)


def _places(marks: Mapping[str, tuple[Any, ...]]) -> dict[str, int]:
    """The rank of each tile's mark among all marks."""
    numbers = {mark: number for number, mark in enumerate(sorted(set(marks.values())))}
    return {tile: numbers[mark] for tile, mark in marks.items()}


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
