"""Why a part of the orders is void: one table, each reason with its rule.

The sentences are the messages `areas-reason-…`, filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.game import NO_NAMES, Names, Verdict
from rozz.engine.said import Player, Said, Text, said

REASONS: dict[str, str] = {
    "no-count": "Z3",
    # placements
    "none-received": "{production}",
    "no-city": "Z8",
    "province-held": "Z8",
    "one-a-city": "Z8",
    "not-ones-own": "Z14",
    "too-many-placed": "Z14",
    # movements
    "two-movements": "Z2",
    "mixed": "Z2",
    "not-adjacent": "Z3",
    "not-held": "Z3",
    "too-many-moved": "Z3",
    # bombardments
    "two-bombardments": "Z2",
    "no-bombs-left": "Z2",
    # the setup
    "set-up-number": "Z15",
    "set-up-taken": "Z15",
    "set-up-only-places": "Z15",
    "set-up-waits": "Z15",
    # always
    "resign-in-company": "",
    "is-over": "{ended}",
}

#: The rule for new armies.
PRODUCTION_RULES = {"cities": "Z8", "territories": "Z14"}


def void(reason: str, **facts: Any) -> Verdict:
    """The verdict for a reason of the table; some have a rule that depends on the facts."""
    return Verdict("void", REASONS[reason].format_map(facts), reason, facts)


def explain(given: Verdict, name: str = "", names: Names = NO_NAMES) -> Text:
    """Why a part was not carried out; empty if it was.

    Without a `name` the text speaks to the player who gives the orders, otherwise about the player with that name. The
    opponent's name is in `names`.
    """
    return _said(given, name, names) if given.reason else ""


def _said(given: Verdict, name: str, names: Names) -> Said:
    reason, facts = given.reason, dict(given.facts)
    if "opponent" in facts:
        facts["opponent"] = names.get(facts["opponent"]) or Player(facts["opponent"])
    if reason == "not-adjacent" and facts["start"] == facts["end"]:
        reason = "same-area"
    # Only what the message needs: `seat` is who gave the orders, and the others are for the rule.
    for key in ("seat", "production", "ended"):
        facts.pop(key, None)
    return said(f"areas-reason-{reason}", **{"who": "other" if name else "you", "name": name, **facts})
