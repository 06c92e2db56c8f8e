"""Why a command is void: one table, each reason with its rule.

The sentences are the messages `campaigns-reason-…`, filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.campaigns.model.tables import SPELLS
from rozz.engine.campaigns.text.wording import is_piece, kind_name, spell_name, unit_name_within
from rozz.engine.game import Verdict
from rozz.engine.said import Fact, Player, Text, listed, said

#: A rule in braces is a fact of the verdict.
REASONS: dict[str, str] = {
    "over": "C20",
    "not-asked": "C21",
    "other-moment": "C21",
    "one-command": "C21",
    "unreadable": "C22",
    # the map
    "no-stack": "C4.3",
    "not-in-point": "C4.3",
    "has-retreated": "C16.9",
    "has-moved": "C4.3",
    "closed": "C2.2",
    "no-link": "C5.1",
    "leaders-enter": "C5.1",
    "needs-hero": "C5.1",
    "stops-there": "C5.1",
    "drop-on-the-way": "C5.2",
    "no-drop": "C5.2",
    "no-take": "C5.3",
    "no-flight": "C5.5",
    "no-room": "C2.6",
    "mixed-army": "C18.8",
    "no-bell-here": "C19.8",
    "no-guns": "C17.1",
    "only-word": "C7.3",
    "no-recruit": "C18.1",
    "one-recruit": "C18.1",
    "no-center": "C18.2",
    "no-special": "C18.3",
    "no-hire": "C18.4",
    "no-return": "C18.7",
    "no-keep": "C18.8",
    "no-loss": "C6.1",
    # placing
    "everything": "C9.4",
    "own-rows": "C9.4",
    "garrison-alone": "C9.4",
    "no-group": "C9.5",
    "no-hero": "C9.6",
    "too-many": "C9.6",
    "not-there": "C10.1",
    "bell-carrier": "C19.1",
    # spells
    "no-caster": "C11.1",
    "unknown-spell": "C11.1",
    "one-spell": "C11.1",
    "same-unit": "C11.1",
    "on-leader": "C11.4",
    "spent": "C11.7",
    "no-target": "C24.3",
    "no-range": "C24.3",
    "transport": "C24.3",
    "no-space": "C24.3",
    "fixed": "C24.3",
    "silent-bell": "C19.4",
    "no-bell": "C19.5",
    # orders
    "no-force": "C9.5",
    "garrison-stands": "C9.4",
    "guards-off": "C15.8",
    "no-guard": "C15.8",
    # activation
    "is-done": "C10.5",
    "is-turned": "C13.2",
    "forced": "C13.1",
    "forced-alone": "C13.3",
    "forced-join": "C13.4",
    "no-change": "C13.1",
    "no-coordination": "C13.2",
    "no-joining": "C13.5",
    "no-waiting": "C13.4",
    "garrison-stays": "C9.4",
    "held": "C24.3",
    "held-but-fleet": "C11.6",
    "held-group": "C12.6",
    "was-transported": "C12.7",
    "bell-holds": "C19.3",
    "bell-turned": "C19.7",
    "bell-slow": "C19.2",
    "too-far": "C12.1",
    "too-far-together": "C13.5",
    "not-adjacent": "C12.1",
    "ends-there": "C12.1",
    "leaders-alone": "C12.1",
    "advance": "C12.2",
    "back": "C12.3",
    "stand": "C12.4",
    "no-off": "C12.3",
    "no-refuge": "C16.7",
    "automatic": "C14.2",
    "no-melee": "C14.1",
    "no-fire": "C14.5",
    "limbered": "C15.7",
    "limbered-asleep": "C11.6",
    "leaves": "C12.6",
    "no-aloft": "C15.4",
    # answers and losses
    "no-way-back": "{rule}",
    "no-shot": "C15.5",
    "losses": "{rule}",
    "hits": "C14.8",
    "lower-numbers": "C3.3",
    "no-place": "C15.9",
    "no-retreat": "C16.2",
    "refuge": "{rule}",
    "honors": "C17.4",
}


def void(reason: str, **facts: Any) -> Verdict:
    """The verdict for a reason of the table."""
    return Verdict("void", REASONS[reason].format_map(facts), reason, facts)


def explain(given: Verdict) -> Text:
    """Why a command was not carried out, with units in full; empty if it was.

    >>> explain(void("too-many", leader="Evora", most=4))
    Said(key='campaigns-reason-too-many', facts=(('leader', 'Evora'), ('most', 4)))
    """
    reason, facts = given.reason, given.facts
    if not reason:
        return ""
    if (reason, facts.get("names")) == ("not-there", ()):
        reason = "not-there-empty"
    elif (reason, facts.get("unit")) == ("bell-carrier", ""):
        reason = "bell-carrier-nobody"
    found = {key: _fact(key, value) for key, value in facts.items()}
    if reason == "no-hire":
        found["name"] = kind_name(facts["kind"])
    if "rule" in facts:
        # As messages choose by it.
        found["rule"] = str(facts["rule"]).replace(".", "-")
    return said(f"campaigns-reason-{reason}", **found)


#: Facts that are a unit, a leader or a force, or several of them.
_PIECES = frozenset(("name", "names", "unit", "force", "hero", "leader", "caster"))


def _fact(key: str, value: Any) -> Fact:
    """A fact in the form a sentence needs."""
    if isinstance(value, tuple):
        return listed(_fact(key, each) for each in value)
    if key == "seat":
        return Player(value)
    if value in SPELLS:
        return spell_name(value)
    return unit_name_within(value) if key in _PIECES and is_piece(value) else value
