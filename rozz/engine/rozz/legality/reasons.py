"""Why a command is void or failed: one table, each reason with its rule.

The sentences are the messages `rozz-reason-…`, filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.game import NO_NAMES, Names, Status, Verdict
from rozz.engine.rozz.legality.legality_texts import reach
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.said import Fact, OneOf, Player, Said, Text, said

REASONS: dict[str, tuple[Status, str]] = {
    "over-allowance": ("void", "R3.5"),
    "resigned": ("void", "R12"),
    "resign-in-company": ("void", "R12"),
    "over-worked-move": ("void", "R3.6"),
    "over-worked-strike": ("void", "R3.6"),
    # purchases
    "not-in-catalog": ("void", "R4.1"),
    "not-for-sale": ("void", "R4.1"),
    "headquarters-not-for-sale": ("void", "R7"),
    "no-quantity": ("void", "R4.1"),
    "not-occupied": ("void", "R4.1"),
    "unaffordable": ("void", "R4.1"),
    "limit": ("void", "R4.3"),
    "aid-to-oneself": ("void", "R4.4"),
    "aid-without-headquarters": ("void", "R4.4"),
    "governed-already": ("void", "R4.6"),
    "doomsday-twice": ("void", "R4.7"),
    # messages
    "message-to-oneself": ("void", "R4.5"),
    "no-correspondence": ("void", "R4.5"),
    # moves
    "unknown-mover": ("void", "R5.1"),
    "nothing-to-move": ("void", "R5.1"),
    "never-moves-itself": ("void", "R5.5"),
    "headquarters-never-moves": ("void", "R7"),
    "immobile": ("void", "R5.1"),
    "same-tile": ("void", "R5.1"),
    "move-out-of-range": ("void", "R5.1"),
    "formation": ("void", "R5.2"),
    "not-controlled": ("void", "R5.1"),
    "transport-not-controlled": ("void", "R5.4"),
    "not-there": ("void", "R5.1"),
    "just-bought": ("void", "R4.2"),
    "not-carried": ("void", "R5.3"),
    "not-carried-by-transport": ("void", "R5.4"),
    "no-room": ("void", "R5.4"),
    # strikes
    "unknown-striker": ("void", "R8.1"),
    "never-strikes": ("void", "R8.1"),
    "strike-out-of-range": ("void", "R8.3"),
    "names-a-target": ("void", "R8.1"),
    "names-no-target": ("void", "R8.1"),
    "unknown-target": ("void", "R8.1"),
    "headquarters-is-no-target": ("void", "R7"),
    "forbidden-target": ("void", "R8.4"),
    "colour-missing": ("void", "R8.4"),
    "colour-of-neutral": ("void", "R8.4"),
    "own-piece": ("void", "R8.4"),
    "doomsday-elsewhere": ("void", "R10.6"),
    "striker-gone": ("failed", "R8.1"),
    "striker-missing": ("failed", "R8.1"),
    "striker-just-bought": ("failed", "R8.1"),
    "striker-not-controlled": ("failed", "R8.1"),
    "target-gone": ("failed", "R8.1"),
    "target-taken": ("failed", "R8.4"),
    "countered": ("failed", "R8.6"),
    "device-incomplete": ("failed", "R10.6"),
}  # fmt: skip


def verdict(reason: str, **facts: Any) -> Verdict:
    """The verdict for a reason of the table."""
    status, rule = REASONS[reason]
    return Verdict(status, rule, reason, facts)


def explain(given: Verdict, name: str = "", names: Names = NO_NAMES) -> Text:
    """Why a command was not carried out; empty if it was.

    Without a `name` the text speaks to the player who gives the command, otherwise about the player with that name.
    Other players' names are in `names`.
    """
    return _said(given, name, names) if given.reason else ""


def _said(given: Verdict, name: str, names: Names) -> Said:
    reason, facts = given.reason, dict(given.facts)
    said_facts: dict[str, Fact] = {"who": "other" if name else "you", "name": name}
    match reason:
        case "not-occupied":
            facts["occupying"] = OneOf(tuple(facts["occupying"]))
        case "over-worked-move":
            facts["left"] = facts["available"] - facts["used"]
        case "move-out-of-range" | "strike-out-of-range":
            facts["reach"] = reach(*facts["reach"])
            if facts["distance"] is None:
                reason, facts = "unconnected", {key: facts[key] for key in ("tile", "destination")}
        case "target-gone" | "target-taken" if facts["owner"] == NEUTRAL:
            reason = f"{reason}-neutral"
        case "target-gone" | "target-taken":
            facts["owner"] = names.get(facts["owner"]) or Player(facts["owner"])
    # Only the name and what the message needs: `seat` is who gave the command.
    facts.pop("seat", None)
    return said(f"rozz-reason-{reason}", **{**said_facts, **facts})
