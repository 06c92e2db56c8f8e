"""What a scenario of Rozz is won by, in one line (the rules R10 say it in full); and what the shipped ones are for."""

from __future__ import annotations

from rozz.engine.rozz.position import Position
from rozz.engine.rozz.scenario import Scenario

#: By objective.
GOALS = {
    "headquarters": "Be the first to capture another’s headquarters.",
    "original": "Stand in every territory at once.",
    "elimination": "Hold most tiles when somebody has lost all but a headquarters.",
    "central": "Own the government of all tiles of {territory}.",
    "turns": "Own the most government after turn {number}.",
    "doomsday": "Build the doomsday device: base, charge and mechanism, bought on three turns, set off on a fourth.",
    "occupation": "Occupy {number} tiles.",
}
#: The same where there is one opponent.
AGAINST_ONE = {"headquarters": "Capture their headquarters."}
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
    "headquarters-4": "long",
    "twenty-turns": "long",
    "headquarters-6": "evening",
    "occupation-6": "evening",
    "doomsday-6": "evening",
    "grand-6": "evening",
}
LIMIT = " After turn {turn} it is a draw."


def goal(scenario: Scenario) -> str:
    """How one wins, and when nobody does."""
    objective = scenario.objective
    known = {**GOALS, **AGAINST_ONE} if len(scenario.players) == 2 else GOALS
    told = known[objective.kind].format(number=objective.number, territory=objective.territory)
    return told + (LIMIT.format(turn=scenario.turn_limit) if scenario.turn_limit else "")


def tiles(scenario: Scenario, position: Position, seat: str = "") -> frozenset[str]:
    """Where on the board a match is won, for a seat or for anybody: others' headquarters, a territory's tiles."""
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
