"""Objectives, R10: a table of predicates that return who meets them; and how a match ends, R9 and R12."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from rozz.engine.game import Outcome
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import EMPTY, Position, forces, headquarters_of, occupied_tiles, pieces_of
from rozz.engine.rozz.model.scenario import Scenario

NOWHERE: Mapping[str, str] = MappingProxyType({})


class Check(NamedTuple):
    """What an objective is judged by: the position after strikes, R9; `homes` are the tiles of the headquarters."""

    scenario: Scenario
    position: Position
    turn: int
    resigned: frozenset[str] = frozenset()
    activated: Sequence[str] = ()
    homes: Mapping[str, str] = NOWHERE

    @property
    def contenders(self) -> list[str]:
        """The players who can win: not players who have resigned, R12."""
        return [seat for seat in self.scenario.players if seat not in self.resigned]

    def most(self, tally: dict[str, int]) -> list[str]:
        """The contenders with the highest count; a count of zero never wins, R9."""
        best = max((tally.get(seat, 0) for seat in self.contenders), default=0)
        return [seat for seat in self.contenders if best and tally.get(seat, 0) == best]


def _headquarters(check: Check) -> Iterable[str]:
    occupying = check.scenario.catalog.occupying
    for owner, tile in check.homes.items():
        for other, item in check.position[tile]:
            if other != owner and item in occupying:
                yield other


def _original(check: Check) -> Iterable[str]:
    catalog, territories = check.scenario.catalog, check.scenario.board.territories
    present = [
        set().union(*(forces(check.position.get(tile, EMPTY), catalog) for tile in tiles))
        for tiles in territories.values()
    ]
    return set.intersection(*present) if present else ()


def _elimination(check: Check) -> Iterable[str]:
    catalog = check.scenario.catalog
    alive = {
        piece.owner
        for _, piece, _ in pieces_of(check.position)
        if piece.owner != NEUTRAL and piece.item not in catalog.headquarters
    }
    if alive.issuperset(check.scenario.players):
        return ()
    return check.most(occupied_tiles(check.position, catalog))


def _central(check: Check) -> Iterable[str]:
    tiles = check.scenario.board.territories[check.scenario.objective.territory]
    governing = check.scenario.catalog.governing
    owners = [{piece.owner for piece in check.position.get(tile, EMPTY) if piece.item in governing} for tile in tiles]
    return set.intersection(*owners)


def _turns(check: Check) -> Iterable[str]:
    if check.turn < check.scenario.objective.number:
        return ()
    return check.most(_governed(check))


def _governed(check: Check) -> dict[str, int]:
    tally: dict[str, int] = {}
    for _, piece, number in pieces_of(check.position):
        if piece.item in check.scenario.catalog.governing:
            tally[piece.owner] = tally.get(piece.owner, 0) + number
    return tally


def _doomsday(check: Check) -> Iterable[str]:
    return check.activated


def _occupation(check: Check) -> Iterable[str]:
    tally = occupied_tiles(check.position, check.scenario.catalog)
    return [seat for seat, number in tally.items() if number >= check.scenario.objective.number]


OBJECTIVES: dict[str, tuple[str, Callable[[Check], Iterable[str]]]] = {
    "headquarters": ("R10.1", _headquarters),
    "original": ("R10.2", _original),
    "elimination": ("R10.3", _elimination),
    "central": ("R10.4", _central),
    "turns": ("R10.5", _turns),
    "doomsday": ("R10.6", _doomsday),
    "occupation": ("R10.7", _occupation),
}


def winners(check: Check) -> tuple[str, ...]:
    """All players who meet the objective, in seat order; they share the victory, R9."""
    meeting = set(OBJECTIVES[check.scenario.objective.kind][1](check))
    return tuple(seat for seat in check.contenders if seat in meeting) if meeting else ()


def winners_at_start(scenario: Scenario) -> tuple[str, ...]:
    """The players who would have won before the first turn."""
    return winners(Check(scenario, scenario.setup, 0, homes=headquarters_of(scenario.setup, scenario.catalog)))


def outcome(check: Check, resigned_after: frozenset[str]) -> Outcome | None:
    """How the match ended with this turn, or None. `resigned_after` includes the resignations of the turn, R12."""
    objective = check.scenario.objective
    victors = winners(check)
    if victors:
        facts = {"number": objective.number, "territory": objective.territory, "turn": check.turn}
        return Outcome(victors, OBJECTIVES[objective.kind][0], objective.kind, facts)
    if resigned_after:
        left = tuple(seat for seat in check.scenario.players if seat not in resigned_after)
        if len(left) == 1:
            return Outcome(left, "R12", "last-left")
        if not left:
            return Outcome((), "R12", "nobody-left")
    if objective.kind == "turns" and check.turn >= objective.number:
        return Outcome((), "R10.5", "nobody-governs", {"turn": check.turn})
    limit = check.scenario.turn_limit
    if limit is not None and check.turn >= limit:
        return Outcome((), "R9", "turn-limit", {"turn": check.turn})
    return None
