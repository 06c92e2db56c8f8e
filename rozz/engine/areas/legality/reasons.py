"""Why a part of the orders is void: one table, each reason with its rule and its sentence for players.

The `str.format` fields are filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.game import Verdict

REASONS: dict[str, tuple[str, str]] = {
    "no-count": ("Z3", "a count is at least 1"),
    # placements
    "none-received": ("{production}", "{seat} receives no new army this turn"),
    "no-city": ("Z8", "{area} is neither a city that {seat} holds nor the province of one"),
    "province-held": ("Z8", "{area} is held by {opponent}"),
    "one-a-city": ("Z8", "{city} brings one army; it and {province} together were to take {number}"),
    "not-ones-own": ("Z14", "{seat} does not hold {area} at the start of the turn"),
    "too-many-placed": ("Z14", "{seat} receives {received} new armies, not {number}"),
    # movements
    "two-movements": ("Z2", "a turn has one movement; its routes are joined by commas"),
    "mixed": ("Z2", "a movement leads out of one place or into one, not both"),
    "not-adjacent": ("Z3", "{start} and {end} do not touch"),
    "not-held": ("Z3", "{seat} has no armies in {start}"),
    "too-many-moved": ("Z3", "{seat} has {armies} in {start}, not {number}"),
    # bombardments
    "two-bombardments": ("Z2", "a turn has one bombardment"),
    "no-bombs-left": ("Z2", "{seat} has no bombardment left"),
    # the set-up
    "set-up-number": ("Z15", "{number} armies are placed now, not {placed}"),
    "set-up-taken": ("Z15", "{area} is held by {opponent}"),
    "set-up-only-places": ("Z15", "armies are still being set up: only placing is possible"),
    "set-up-waits": ("Z15", "it is the other player who places now"),
    # always
    "resign-in-company": ("", "a resignation stands alone"),
    "is-over": ("{ended}", "the match is over"),
}

#: The rule that new armies come by.
PRODUCTION_RULES = {"cities": "Z8", "territories": "Z14"}


def void(reason: str, **facts: Any) -> Verdict:
    """The verdict of a reason of the table; the rule of some depends on the facts."""
    return Verdict("void", REASONS[reason][0].format_map(facts), reason, facts)


def explain(given: Verdict) -> str:
    """The sentence of a verdict; empty when the part was carried out."""
    return REASONS[given.reason][1].format_map(given.facts) if given.reason else ""
