"""What the page says in Campaigns of Ozz: names, moments, options, figures and refusals.

Texts only, by the engine's keys; `in_words` makes sentences of commands.  `{fields}` are the engine's facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rozz.engine.campaigns.tables import BELL, GARRISON, INTRINSIC, KINDS, LEADERS, by_id, type_of

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
