"""Why a command is void: one table, each reason with its rule and its sentence for players.

The `str.format` fields are filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.game import Verdict

REASONS: dict[str, tuple[str, str]] = {
    "over": ("C20", "the match is over"),
    "not-asked": ("C21", "{seat} has nothing to command now"),
    "other-moment": ("C21", "that command does not belong to the moment {moment}"),
    "one-command": ("C21", "one command at a time"),
    "unreadable": ("C22", "the text cannot be read: {why}"),
    # the map
    "no-stack": ("C4.3", "nobody moves from {point}"),
    "not-in-point": ("C4.3", "{name} is not yours in {point}"),
    "has-moved": ("C4.3", "{name} cannot be activated any more this turn"),
    "closed": ("C2.2", "that point is closed"),
    "no-link": ("C5.1", "no link leads from {one} to {other}"),
    "leaders-enter": ("C5.1", "leaders alone may not enter {point}"),
    "needs-hero": ("C5.1", "for a second link the stack needs a Hero"),
    "stops-there": ("C5.1", "the stack stops in {point} and fights"),
    "drop-on-the-way": ("C5.2", "units are dropped and taken only on the way to a second link"),
    "no-drop": ("C5.2", "that cannot be dropped"),
    "no-take": ("C5.3", "{name} cannot be taken"),
    "no-flight": ("C5.5", "the stack cannot fly there"),
    "no-room": ("C2.6", "no more than eight units stand in {point}"),
    "mixed-army": ("C18.8", "the army of the {nation} in {point} would have two kinds of mercenaries"),
    "no-bell-here": ("C19.8", "the Bell cannot be taken from {point}"),
    "no-guns": ("C17.1", "{number} guns are not possible"),
    "only-word": ("C7.3", "the battle can only be fought {word}"),
    "no-recruit": ("C18.1", "{hero} cannot recruit"),
    "one-recruit": ("C18.1", "one unit a point and turn"),
    "no-center": ("C18.2", "{hero} can recruit nobody in {point}"),
    "no-special": ("C18.3", "no specialists are available in {point}"),
    "no-hire": ("C18.4", "{kind} is not for hire in {point}"),
    "no-return": ("C18.7", "{name} cannot return there"),
    "no-keep": ("C18.8", "choose one of the kinds that are there"),
    "no-loss": ("C6.1", "one of those who travelled is lost"),
    # placing
    "everything": ("C9.4", "everything must be placed, each once: {names}"),
    "own-rows": ("C9.4", "{space} is not in your first two rows"),
    "garrison-alone": ("C9.4", "the garrison stands alone and does not move"),
    "no-group": ("C9.5", "{names} is no force: a group is led by a Hero and has a unit"),
    "no-hero": ("C9.6", "{names} has no Hero to lead it"),
    "too-many": ("C9.6", "{leader} leads {most} units at most"),
    "not-there": ("C10.1", "in {space} you have {names}"),
    "bell-carrier": ("C19.1", "{unit} cannot carry the Bell"),
    # spells
    "no-caster": ("C11.1", "{caster} is no magic user of yours on the board"),
    "unknown-spell": ("C11.1", "{caster} does not know {spell}"),
    "one-spell": ("C11.1", "{caster} casts one spell a turn"),
    "same-unit": ("C11.1", "{unit} bears that spell of {caster} already"),
    "on-leader": ("C11.4", "no spell can be cast on a leader"),
    "spent": ("C11.7", "{caster} has cast {spell} in this battle"),
    "no-target": ("C24.3", "{spell} is for {whose} unit on the board"),
    "no-range": ("C24.3", "{unit} has no ranged strength"),
    "transport": ("C24.3", "Transport needs a space without enemy units that is not in the enemy's first row"),
    "no-space": ("C24.3", "only Transport names a space"),
    "fixed": ("C24.3", "the garrison is not transported"),
    "no-bell": ("C19.5", "the Bell cannot create a skeleton now"),
    # orders
    "no-force": ("C9.5", "{force} is no force of yours on the board"),
    "guards-off": ("C15.8", "there are no flank guards in this match"),
    "no-guard": ("C15.8", "{unit} cannot be a guard: one unit for each side of a space"),
    # activation
    "is-done": ("C10.5", "{force} has been activated"),
    "is-turned": ("C13.2", "{force} waits for the Ruler's order"),
    "forced": ("C13.1", "{force} must act now"),
    "forced-join": ("C13.4", "{force} must act now"),
    "no-change": ("C13.1", "the order of {force} cannot be changed so"),
    "no-coordination": ("C13.2", "{force} cannot coordinate now"),
    "no-joining": ("C13.5", "{force} cannot join a Ruler now"),
    "no-waiting": ("C13.4", "there is nothing to wait for"),
    "garrison-stays": ("C9.4", "the garrison never leaves its space"),
    "held": ("C24.3", "{unit} is under {spell} and may not move"),
    "held-group": ("C12.6", "{unit} cannot move and holds the group"),
    "was-transported": ("C12.7", "{unit} was transported and does not move"),
    "bell-holds": ("C19.3", "the Bell may not be moved"),
    "bell-turned": ("C19.7", "the Bell rang and may not move this turn"),
    "bell-slow": ("C19.2", "the Bell moves one space a turn"),
    "too-far": ("C12.1", "{force} moves {number} spaces at most"),
    "not-adjacent": ("C12.1", "{step} is not adjacent to {here}"),
    "ends-there": ("C12.1", "the move ends where enemy units stand"),
    "leaders-alone": ("C12.1", "leaders without units may not enter a space with enemy units"),
    "advance": ("C12.2", "with advance it must go forward, or aside where enemies stand"),
    "back": ("C12.3", "with back it must go back"),
    "stand": ("C12.4", "with stand it may go aside only, and not where only enemies stand"),
    "no-off": ("C12.3", "only forces with back leave the board, from their first row"),
    "no-refuge": ("C16.7", "there is no point to retreat to"),
    "automatic": ("C14.2", "units that move into an enemy-occupied space fight in melee"),
    "no-melee": ("C14.1", "it cannot begin a melee there"),
    "no-fire": ("C14.5", "nobody of {force} can fire from {here} at {target}"),
    "limbered": ("C15.7", "artillery does not fire in a turn in which it moved"),
    "leaves": ("C12.6", "a Hero who leaves the unit behind goes without combat"),
    "no-aloft": ("C15.4", "{unit} cannot stay aloft in this"),
    # answers and losses
    "no-way-back": ("C15.1", "{unit} cannot retreat to {space} before this melee"),
    "no-shot": ("C15.5", "{unit} cannot shoot at those aloft"),
    "losses": ("{rule}", "the hits cannot be given out so"),
    "no-place": ("C15.9", "{name} goes to the nearest space with friendly units"),
    "no-retreat": ("C16.2", "nobody can retreat"),
    "refuge": ("C16.5", "{point} is no refuge"),
    "honors": ("C17.4", "the honors of war cannot be offered now"),
}


def void(reason: str, **facts: Any) -> Verdict:
    """The verdict of a reason of the table."""
    return Verdict("void", REASONS[reason][0].format_map(facts), reason, facts)


def explain(given: Verdict) -> str:
    """The sentence of a verdict; empty when the command was carried out."""
    return REASONS[given.reason][1].format_map(given.facts) if given.reason else ""
