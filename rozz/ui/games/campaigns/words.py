"""What the page says in Campaigns of Ozz: names, moments, options, figures and refusals.

Texts only, by the engine's keys; `in_words` makes sentences of commands.  `{fields}` are the engine's facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rozz.engine.campaigns.reasons import explain
from rozz.engine.campaigns.tables import BELL, GARRISON, INTRINSIC, KINDS, LEADERS, by_id, type_of
from rozz.engine.game import Verdict

# Names.

#: What a leader is called where there is room for it.
TITLES = {
    "Zoraster": "Zoraster the Wizard",
    "Glenda": "Glenda, Ruler of the Quadlings",
    "Evora": "Evora, Empress of the Winkies",
    "Arella": "Arella, Ruler of the Gillikins",
}
RANKS = {"ruler": "Ruler", "hero": "Hero", "witch": "Witch"}
ORDERS = {"A": "Advance", "S": "Stand", "B": "Back"}
#: What a force does that has this order.
ORDER_HELP = {
    "A": "Must move toward the enemy, or sideways into enemies.",
    "S": "May move sideways, but not into enemies alone.",
    "B": "Must move back. From the first row it may leave the battle.",
}
FLAGS = {"cavalry": "Cavalry", "flying": "Flying", "artillery": "Artillery", "giant": "Giant"}
TERRAINS = {"plain": "Plain", "forest": "Forest", "hills": "Hills"}
POINT_KINDS = {
    "castle": "Castle",
    "capital": "Capital",
    "fortified": "Fortified Center",
    "population": "Population center",
    "plain": "Open country",
}
FLANKS = {"L": "left", "R": "right"}
_INTRINSIC = {"FREG": "Garrison infantry", "FMED": "Garrison gun"}

#: What each spell does, in one line.
SPELLS = {
    "Good Luck": "Attacks better: −1 on its dice.",
    "Poor Luck": "Attacks worse: +1 on its dice.",
    "Poppies": "Falls asleep: can’t move or attack, but can be hit.",
    "Confusion": "Can’t move or attack in melee, but can fire.",
    "Fleet Feet": "Moves one space farther.",
    "Transport": "Goes at once to any space without enemies, but not to the enemy’s first row.",
    "Fireball": "A die of 4 or less kills. If the unit survives, it burns: −1 strength.",
    "Healing": "Survives the first hit.",
    "Uncanny Marksmanship": "Fires better: +1 ranged strength.",
    "Phantom Allies": "Fights better: +1 melee strength.",
}


def unit_name(unit: str) -> str:
    """A unit or the Bell in words.

    >>> unit_name("WREG2"), unit_name("FMED1"), unit_name("Bell")
    ('Spears 2', 'Garrison gun 1', 'the Bell')
    """
    if unit == BELL:
        return "the Bell"
    return f"{_kind_name(unit)} {unit[len(type_of(unit)):]}"


def _kind_name(unit: str) -> str:
    kind = type_of(unit)
    return (_INTRINSIC[kind] if unit[0] == INTRINSIC else KINDS[kind].name).replace("'", "’")


def name_of(name: str) -> str:
    """A leader, a unit, the Bell or the garrison in words."""
    if name in LEADERS:
        return name
    return "the garrison" if name == GARRISON else unit_name(name)


def listed(words: Iterable[str]) -> str:
    """Several things in a row.

    >>> listed(["one"]), listed(["one", "two"]), listed(["one", "two", "three"])
    ('one', 'one and two', 'one, two and three')
    """
    row = list(words)
    return " and ".join([", ".join(row[:-1]), row[-1]] if len(row) > 1 else row)


def names_of(names: Sequence[str]) -> str:
    """Leaders, then units by kind.

    >>> names_of(["WREG3", "Evora", "WREG1", "Bell", "WZIL1"])
    'Evora, Spears 1 and 3, Zilk lancers 1 and the Bell'
    """
    units = sorted((each for each in names if each not in LEADERS and each not in (BELL, GARRISON)), key=by_id)
    parts = [each for each in names if each in LEADERS]
    parts += ["the garrison"] if GARRISON in names else []
    for kind, alike in groupby(units, _kind_name):
        parts.append(f"{kind} {listed(unit[len(type_of(unit)):] for unit in alike)}")
    return listed([*parts, *(["the Bell"] if BELL in names else [])])


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


# Moments.


class Asked(NamedTuple):
    """A moment as the page calls it: who acts, what they may do, and what counts otherwise."""

    title: str
    who: str
    choices: str
    default: str


MOMENTS: dict[str, Asked] = {
    "initiative": Asked("Initiative", "first player of the side that won", "first, second", "first"),
    "activate": Asked("Movement", "one player of the side in turn", "a move, pass", "pass"),
    "attrition": Asked("Attrition", "the player of the stack", "one unit", "highest id"),
    "approach": Asked("Approach", "attacker", "assault, honors", "assault"),
    "honors": Asked("Honors of war", "defender", "accept, decline", "decline"),
    "muster": Asked("Muster", "both captains", "board, fast, each with guns", "board"),
    "deploy": Asked("Deployment", "both captains", "groups and units in spaces", "all in the center of the first row"),
    "groups": Asked("Groups", "both captains", "new groups in a space", "no change"),
    "spells": Asked("Spells", "both captains with a caster or the Bell", "one spell for each caster, the Bell", "no spell"),
    "orders": Asked("Orders", "both captains", "Advance, Stand or Back for each force, guards", "all stand, no guards"),
    "turn-order": Asked("Turn order", "captain who won the roll", "first, second", "first"),
    "activation": Asked("Activation", "captain whose turn it is", "a move, a fight, a new order, coordination", "the first force moves if it must, and fights only if it must"),
    "answer": Asked("Reaction", "attacked captain", "cavalry and flyers that retreat or stay aloft", "all stay and fight"),
    "shots": Asked("Shots at flyers", "captains with units that can shoot", "units that shoot", "nobody shoots"),
    "losses": Asked("Losses", "captains with a choice", "all the units you lose", "highest ids"),
    "leaders": Asked("Lone leaders", "captain of a leader with two nearest spaces", "one of the spaces", "first in row and column order"),
    "withdraw": Asked("Retreat", "both captains", "stay, retreat, honors", "stay"),
    "refuge": Asked("Refuge", "captain of the retreating pieces", "a point", "first by name"),
    "keep": Asked("Mercenaries", "the player of the army", "a kind of unit", "the kind with most units"),
    "recruit": Asked("Recruiting", "all players with a recruiting Hero", "a unit for each Hero", "nothing"),
    "return": Asked("Ruler’s return", "the player of the Ruler", "a point", "first by name"),
    "over": Asked("The end", "nobody", "", ""),
}  # fmt: skip

# Options: what each is called, and what happens without it.

OPTIONS: dict[str, tuple[str, str]] = {
    "flying-stacks": ("Flying stacks", "Flying units move along links only."),
    "fast-combat": ("Fast combat", "Choose each time, always, or never."),
    "battle-initiative": ("Battle initiative", "The attacker moves first."),
    "dissipation": ("Fading spells", "Spells do not dissipate."),
    "one-shot": ("One-shot spells", "Exempt, again, or gone (C11.7)."),
    "coordination": ("Coordination", "Rulers can’t coordinate."),
    "limbering": ("Limbering", "Artillery may move and fire in one turn."),
    "flank-guards": ("Flank guards", "Every unit may engage."),
    "lone-leaders": ("Lone leaders escape", "A leader alone with enemy units is eliminated."),
    "home-terrain": ("Home terrain", "Home terrain protects nobody."),
    "retreat-spent": ("Retreats end movement", "Retreated units that had not moved may still move."),
    "fortress-guns": ("Fortress guns", "All intrinsic units are REG."),
    "walls": ("Walls", "Walls protect nobody."),
    "honors-of-war": ("Honors of war", "There are no honors of war."),
    "ruler-return": ("Rulers return late", "A killed Ruler returns in the same turn."),
    "bell-limit": ("Two skeletons at most", "The Bell creates any number of skeletons."),
    "bell-still": ("The Bell stands still", "The Bell may move after it creates a skeleton."),
}
VALUES = {
    "true": "On", "false": "Off", "choose": "Choose", "always": "Always", "never": "Never",
    "exempt": "Exempt", "again": "Again", "gone": "Gone",
}  # fmt: skip

# Figures.

MEASURES = {
    "units": "Units",
    "leaders": "Leaders",
    "strength": "Strength",
    "centers": "Population centers",
    "score": "Points",
}
PILL = {"campaign": "{units} units · {score} points", "battle": "{units} units · {lost} lost"}
TALLY = {"orders": "{given} of {forces} forces have orders", "spells": "{cast} of {casters} spells cast"}

# Refusals, by the engine's keys; those that it adds go by its own sentence.

REFUSALS: dict[str, str] = {
    "over": "The match is over.",
    "not-asked": "It is not {seat}’s turn to command.",
    "other-moment": "You can’t give that command now.",
    "one-command": "Give one command at a time.",
    "unreadable": "Can’t read this command: {why}.",
    # deployment and groups
    "everything": "Place everything, and each piece once: {names}.",
    "own-rows": "{space} is not in your first two rows.",
    "garrison-alone": "The garrison stands alone and can’t move.",
    "no-group": "{names} can’t be a force. A group needs a Hero and at least one unit.",
    "no-hero": "{names} need a Hero to lead them.",
    "too-many": "{leader} can lead at most {most} units.",
    "not-there": "Your pieces in {space} are {names}.",
    "bell-carrier": "{unit} can’t carry the Bell.",
    # spells
    "no-caster": "You have no magic user {caster} on the board.",
    "unknown-spell": "{caster} does not know {spell}.",
    "one-spell": "{caster} can cast only one spell a turn.",
    "same-unit": "{unit} already has this spell from {caster}.",
    "on-leader": "You can’t cast spells on leaders.",
    "spent": "{caster} has already cast {spell} in this battle.",
    "no-target": "Cast {spell} on {whose} unit on the board.",
    "no-range": "{unit} has no ranged strength to improve.",
    "transport": "Transport needs a space without enemy units, outside the enemy’s first row.",
    "no-space": "Only Transport needs a space.",
    "fixed": "You can’t transport the garrison.",
    "no-bell": "The Bell can’t create a skeleton now.",
    # orders
    "no-force": "You have no force {force} on the board.",
    "guards-off": "This match is played without flank guards.",
    "no-guard": "{unit} can’t guard here. Each side of a space has one unit as its guard.",
    # activation
    "is-done": "You have already activated {force} this turn.",
    "is-turned": "{force} is waiting for the Ruler.",
    "forced": "{force} must act now.",
    "forced-join": "{force} must act now.",
    "no-change": "You can’t change the order of {force} to that now.",
    "no-coordination": "{force} can’t coordinate now.",
    "no-joining": "{force} can’t join the Ruler now.",
    "no-waiting": "There is nothing to wait for.",
    "garrison-stays": "The garrison never leaves its space.",
    "held": "{unit} is under {spell} and can’t move.",
    "held-group": "{unit} can’t move, so the group can’t either.",
    "was-transported": "{unit} was transported and can’t move this turn.",
    "bell-holds": "The Bell can’t be moved now.",
    "bell-turned": "The Bell created a skeleton, so it can’t move this turn.",
    "bell-slow": "The Bell moves only one space a turn.",
    "too-far": "Too far: {force} moves at most {number} spaces.",
    "not-adjacent": "{step} is not adjacent to {here}.",
    "ends-there": "A move ends where enemy units stand.",
    "leaders-alone": "Leaders without units can’t enter a space with enemy units.",
    "advance": "Its order is Advance: move forward, or sideways into enemies.",
    "back": "Its order is Back: move toward your own side.",
    "stand": "Its order is Stand: move only sideways, and not where only enemies stand.",
    "no-off": "Only a force with Back can leave the board, and only from its first row.",
    "no-refuge": "There is no point to retreat to.",
    "automatic": "Your units are among enemies and must fight in melee.",
    "no-melee": "It can’t start a melee there.",
    "no-fire": "Nobody in {force} can fire from {here} at {target}.",
    "limbered": "Artillery can’t fire in a turn in which it moved.",
    "leaves": "A Hero who leaves the unit behind can’t fight.",
    "no-aloft": "{unit} can’t stay aloft here.",
    # answers and losses
    "no-way-back": "{unit} can’t retreat to {space} before this melee.",
    "no-shot": "{unit} can’t shoot at these flyers.",
    "losses": "You can’t assign the hits this way.",
    "no-place": "{name} must go to the nearest space with friendly units.",
    "no-retreat": "You have nobody who can retreat.",
    "refuge": "You can’t retreat to {point}.",
    "honors": "You can’t offer the honors of war now.",
    "only-word": "This battle can only be fought {word}.",
    "no-guns": "You can’t have {number} guns here.",
    # the map
    "closed": "That point is closed: its nation is not in this war.",
    "no-stack": "Nobody can move from {point}.",
    "has-moved": "{name} can’t be activated again this turn.",
    "not-in-point": "{name} is not one of your pieces in {point}.",
    "no-link": "No link leads from {one} to {other}.",
    "needs-hero": "Only a stack with a Hero, or of leaders only, can take a second link.",
    "leaders-enter": "Leaders alone can’t enter {point}.",
    "stops-there": "The stack has to stop in {point} and fight.",
    "no-flight": "The stack can’t fly there.",
    "drop-on-the-way": "Drop off and pick up units only on the way to a second link.",
    "no-drop": "You can’t drop that off.",
    "no-take": "You can’t pick up {name} here.",
    "no-room": "{point} is full: at most eight units can stand there.",
    "no-loss": "Choose one of the units that traveled.",
    "no-bell-here": "You can’t take the Bell from {point}.",
    "mixed-army": "The {nation} in {point} would have two kinds of mercenaries. Only one is allowed.",
    "no-keep": "Choose one of the kinds that are there.",
    # recruiting
    "no-recruit": "{hero} can’t recruit this turn.",
    "one-recruit": "Only one unit a turn can come in each point.",
    "no-center": "{hero} can’t recruit in {point}.",
    "no-special": "There are no specialists in {point} now.",
    "no-hire": "You can’t hire {kind} in {point} now.",
    "no-return": "{name} can’t return there.",
}


def refusal(given: Verdict) -> str:
    """Why a command is refused; empty when it was carried out."""
    if given.is_done:
        return ""
    facts = {key: _told(each) for key, each in given.facts.items()}
    written = REFUSALS.get(given.reason)
    return capital(written.format_map(facts)) if written else explain(given)


def _told(fact: object) -> object:
    """A unit, the Bell and the garrison by name; leaders, spaces and numbers as they are."""
    if not isinstance(fact, str):
        return fact
    is_name = fact in (BELL, GARRISON) or type_of(fact) in KINDS or type_of(fact) in _INTRINSIC
    return name_of(fact) if is_name else fact
