"""How to win a scenario of Rozz, in one line (R10 has the full rules); and the occasions of the shipped ones."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.rozz.model.position import EMPTY, Position, forces, occupied_tiles, pieces_of
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: By the names of shipped scenarios.
OCCASIONS = {
    "solo-training": "first",
    "headquarters-2": "first",
    "original-2": "short",
    "rails-2": "short",
    "two-coasts": "short",
    "basic-training": "long",
    "doomsday-2": "long",
    "central-3": "long",
    "elimination-3": "long",
    "headquarters-3": "long",
    "lake-2": "short",
    "headquarters-4": "long",
    "twenty-turns": "long",
    "headquarters-6": "evening",
    "occupation-6": "evening",
    "doomsday-6": "evening",
    "grand-6": "evening",
}
#: By objective, a seat's score: what is counted, and how much is enough. The goal says what it is; a phone has room for
#: six of these.
SCORES = {
    "original": "rozz-score",
    "elimination": "rozz-score-elimination",
    "central": "rozz-score",
    "turns": "rozz-score-turns",
    "occupation": "rozz-score",
}


def goal(scenario: Scenario) -> str:
    """How to win, and when nobody wins."""
    objective = scenario.objective
    if objective.kind == "headquarters" and len(scenario.players) == 2:
        sentence = say("games-capture-headquarters")
    else:
        sentence = say(f"games-rozz-goal-{objective.kind}", number=objective.number, territory=objective.territory)
    if not scenario.turn_limit:
        return sentence
    return f"{sentence} {say('games-rozz-goal-limit', turn=scenario.turn_limit)}"


def score(state: State, seat: str) -> str:
    """How near a seat is to winning, in few words; empty if nothing is counted."""
    objective = state.scenario.objective
    if objective.kind not in SCORES:
        return ""
    territories = state.scenario.board.territories
    enough = {"original": len(territories), "central": len(territories.get(objective.territory, ()))}
    count = _objective_counts(state).get(seat, 0)
    return say(SCORES[objective.kind], count=count, enough=enough.get(objective.kind, objective.number))


@remembered(most=4)
def _objective_counts(state: State) -> Mapping[str, int]:
    """What each seat's objective counts: territories with its pieces, occupied tiles, or government."""
    scenario, position = state.scenario, state.position
    catalog, kind = scenario.catalog, scenario.objective.kind
    if kind in ("elimination", "occupation"):
        return occupied_tiles(position, catalog)
    found: list[str] = []
    if kind == "original":
        for names in scenario.board.territories.values():
            found += set().union(*(forces(position.get(name, EMPTY), catalog) for name in names))
    elif kind == "central":
        for name in scenario.board.territories[scenario.objective.territory]:
            found += {piece.owner for piece in position.get(name, EMPTY) if piece.item in catalog.governing}
    else:
        found = [p.owner for _, p, number in pieces_of(position) if p.item in catalog.governing for _ in range(number)]
    return {seat: found.count(seat) for seat in scenario.players}


def goal_tiles(scenario: Scenario, position: Position, seat: str = "") -> frozenset[str]:
    """The tiles that win the match, for a seat or for anybody: others' headquarters, a territory's tiles."""
    objective = scenario.objective
    if objective.kind == "central":
        known = scenario.board.tiles
        return frozenset(name for name in known if known[name].territory == objective.territory)
    if objective.kind != "headquarters":
        return frozenset()
    homes = scenario.catalog.headquarters
    return frozenset(
        tile for tile, stack in position.items() if any(p.item in homes and p.owner != seat for p in stack)
    )
