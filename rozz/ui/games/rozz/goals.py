"""What a scenario of Rozz is won by, in one line; the rules R10 say it in full."""

from __future__ import annotations

from rozz.engine.rozz.scenario import Scenario

#: By objective.
GOALS = {
    "headquarters": "Capture another’s headquarters: the first to walk into one wins.",
    "original": "Stand with ground forces in every territory at once.",
    "elimination": "Once somebody has nothing left but a headquarters, whoever occupies most tiles wins.",
    "central": "Own the government of every tile of {territory}.",
    "turns": "Own the most government after turn {number}.",
    "doomsday": "Be the first to build the doomsday device and set it off.",
    "occupation": "Occupy {number} tiles.",
}
#: The same where there is one opponent.
AGAINST_ONE = {"headquarters": "Capture their headquarters: walk in with infantry or armor."}
LIMIT = " After turn {turn} it is a draw."


def goal(scenario: Scenario) -> str:
    """How one wins, and when nobody does."""
    objective = scenario.objective
    known = {**GOALS, **AGAINST_ONE} if len(scenario.players) == 2 else GOALS
    told = known[objective.kind].format(number=objective.number, territory=objective.territory)
    return told + (LIMIT.format(turn=scenario.turn_limit) if scenario.turn_limit else "")
