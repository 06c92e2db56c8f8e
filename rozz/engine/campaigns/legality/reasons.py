"""Why a command is void: one table, each reason with its rule and its sentence for players.

The `str.format` fields are filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.campaigns.text.wording import is_piece, kind_name, unit_name_within
from rozz.engine.game import Verdict
from rozz.engine.word_lists import listed

REASONS: dict[str, tuple[str, str]] = {
    "over": ("C20", "the match is over"),
    "not-asked": ("C21", "it is not {seat}’s turn to command"),
    "other-moment": ("C21", "you can’t give that command now"),
    "one-command": ("C21", "give one command at a time"),
    "unreadable": ("C22", "can’t read this command: {why}"),
    # the map
    "no-stack": ("C4.3", "nobody can move from {point}"),
    "not-in-point": ("C4.3", "{name} is not one of your pieces in {point}"),
    "has-retreated": ("C16.9", "{name} retreated this turn and cannot be activated"),
    "has-moved": ("C4.3", "{name} can’t be activated again this turn"),
    "closed": ("C2.2", "that point is closed: its nation is not in this war"),
    "no-link": ("C5.1", "no link leads from {one} to {other}"),
    "leaders-enter": ("C5.1", "leaders alone can’t enter {point}"),
    "needs-hero": ("C5.1", "only a stack with a Hero, or of leaders only, can take a second link"),
    "stops-there": ("C5.1", "the stack has to stop in {point} and fight"),
    "drop-on-the-way": ("C5.2", "drop off and pick up units only on the way to a second link"),
    "no-drop": ("C5.2", "you can’t drop that off"),
    "no-take": ("C5.3", "you can’t pick up {name} here"),
    "no-flight": ("C5.5", "the stack can’t fly there"),
    "no-room": ("C2.6", "{point} is full: at most eight units can stand there"),
    "mixed-army": ("C18.8", "the {nation} in {point} would have two kinds of mercenaries. Only one is allowed"),
    "no-bell-here": ("C19.8", "you can’t take the Bell from {point}"),
    "no-guns": ("C17.1", "you can’t have {number} guns here"),
    "only-word": ("C7.3", "this battle can only be fought {word}"),
    "no-recruit": ("C18.1", "{hero} can’t recruit this turn"),
    "one-recruit": ("C18.1", "only one unit a turn can come in each point"),
    "no-center": ("C18.2", "{hero} can’t recruit in {point}"),
    "no-special": ("C18.3", "there are no specialists in {point} now"),
    "no-hire": ("C18.4", "you can’t hire {kind} in {point} now"),
    "no-return": ("C18.7", "{name} can’t return there"),
    "no-keep": ("C18.8", "choose one of the kinds that are there"),
    "no-loss": ("C6.1", "choose one of the units that traveled"),
    # placing
    "everything": ("C9.4", "place everything, and each piece once: {names}"),
    "own-rows": ("C9.4", "{space} is not in your first two rows"),
    "garrison-alone": ("C9.4", "the garrison stands alone and can’t move"),
    "no-group": ("C9.5", "{names} can’t be a force. A group needs a Hero and at least one unit"),
    "no-hero": ("C9.6", "{names} need a Hero to lead them"),
    "too-many": ("C9.6", "{leader} can lead at most {most} units"),
    "not-there": ("C10.1", "your pieces in {space} are {names}"),
    "bell-carrier": ("C19.1", "{unit} can’t carry the Bell"),
    # spells
    "no-caster": ("C11.1", "you have no magic user {caster} on the board"),
    "unknown-spell": ("C11.1", "{caster} does not know {spell}"),
    "one-spell": ("C11.1", "{caster} can cast only one spell a turn"),
    "same-unit": ("C11.1", "{unit} already has this spell from {caster}"),
    "on-leader": ("C11.4", "you can’t cast spells on leaders"),
    "spent": ("C11.7", "{caster} has already cast {spell} in this battle"),
    "no-target": ("C24.3", "cast {spell} on {whose} unit on the board"),
    "no-range": ("C24.3", "{unit} has no ranged strength to improve"),
    "transport": ("C24.3", "Transport needs a space without enemy units, outside the enemy’s first row"),
    "no-space": ("C24.3", "only Transport needs a space"),
    "fixed": ("C24.3", "you can’t transport the garrison"),
    "silent-bell": ("C19.4", "the Bell creates no skeletons for you in this battle"),
    "no-bell": ("C19.5", "the Bell can’t create a skeleton now"),
    # orders
    "no-force": ("C9.5", "you have no force {force} on the board"),
    "garrison-stands": ("C9.4", "the garrison always stands"),
    "guards-off": ("C15.8", "this match is played without flank guards"),
    "no-guard": ("C15.8", "{unit} can’t guard here. Each side of a space has one unit as its guard"),
    # activation
    "is-done": ("C10.5", "you have already activated {force} this turn"),
    "is-turned": ("C13.2", "{force} is waiting for the Ruler"),
    "forced": ("C13.1", "{force} must act now"),
    "forced-alone": ("C13.3", "{force} must carry out its order at once, without a change"),
    "forced-join": ("C13.4", "{force} must act now"),
    "no-change": ("C13.1", "you can’t change the order of {force} to that now"),
    "no-coordination": ("C13.2", "{force} can’t coordinate now"),
    "no-joining": ("C13.5", "{force} can’t join the Ruler now"),
    "no-waiting": ("C13.4", "there is nothing to wait for"),
    "garrison-stays": ("C9.4", "the garrison never leaves its space"),
    "held": ("C24.3", "{unit} is under {spell} and can’t move"),
    "held-but-fleet": ("C11.6", "{unit} may move one space only"),
    "held-group": ("C12.6", "{unit} can’t move, so the group can’t either"),
    "was-transported": ("C12.7", "{unit} was transported and can’t move this turn"),
    "bell-holds": ("C19.3", "the Bell can’t be moved now"),
    "bell-turned": ("C19.7", "the Bell created a skeleton, so it can’t move this turn"),
    "bell-slow": ("C19.2", "the Bell moves only one space a turn"),
    "too-far": ("C12.1", "too far: {force} moves at most {number} spaces"),
    "too-far-together": ("C13.5", "coordinated forces move at the slowest speed: {number} spaces at most"),
    "not-adjacent": ("C12.1", "{step} is not adjacent to {here}"),
    "ends-there": ("C12.1", "a move ends where enemy units stand"),
    "leaders-alone": ("C12.1", "leaders without units can’t enter a space with enemy units"),
    "advance": ("C12.2", "its order is Advance: move forward, or sideways into enemies"),
    "back": ("C12.3", "its order is Back: move toward your own side"),
    "stand": ("C12.4", "its order is Stand: move only sideways, and not where only enemies stand"),
    "no-off": ("C12.3", "only a force with Back can leave the board, and only from its first row"),
    "no-refuge": ("C16.7", "there is no point to retreat to"),
    "automatic": ("C14.2", "your units are among enemies and must fight in melee"),
    "no-melee": ("C14.1", "it can’t start a melee there"),
    "no-fire": ("C14.5", "nobody in {force} can fire from {here} at {target}"),
    "limbered": ("C15.7", "artillery can’t fire in a turn in which it moved"),
    "limbered-asleep": ("C11.6", "artillery that moves so does not fire this turn"),
    "leaves": ("C12.6", "a Hero who leaves the unit behind can’t fight"),
    "no-aloft": ("C15.4", "{unit} can’t stay aloft here"),
    # answers and losses
    "no-way-back": ("{rule}", "{unit} can’t retreat to {space} before this melee"),
    "no-shot": ("C15.5", "{unit} can’t shoot at these flyers"),
    "losses": ("{rule}", "you can’t assign the hits this way"),
    "lower-numbers": ("C3.3", "of units alike the highest numbers are lost"),
    "no-place": ("C15.9", "{name} must go to the nearest space with friendly units"),
    "no-retreat": ("C16.2", "you have nobody who can retreat"),
    "refuge": ("{rule}", "you can’t retreat to {point}"),
    "honors": ("C17.4", "you can’t offer the honors of war now"),
}


def void(reason: str, **facts: Any) -> Verdict:
    """The verdict for a reason of the table."""
    return Verdict("void", REASONS[reason][0].format_map(facts), reason, facts)


def explain(given: Verdict) -> str:
    """The sentence of a verdict, with units in full; empty if the command was carried out.

    >>> explain(void("has-moved", name="MREG1"))
    'Regular infantry 1 can’t be activated again this turn'
    """
    if not given.reason:
        return ""
    return REASONS[given.reason][1].format_map({key: _called(key, value) for key, value in given.facts.items()})


#: Facts that are a unit, a leader or a force.
_PIECES = frozenset(("name", "unit", "force", "hero", "leader", "caster"))


def _called(key: str, value: Any) -> Any:
    """A fact in the form a sentence needs."""
    if isinstance(value, tuple):
        return listed([_called("name", each) for each in value]) or "nobody"
    if key == "kind":
        return kind_name(value)
    if key not in _PIECES or not is_piece(value):
        return value
    return unit_name_within(value)
