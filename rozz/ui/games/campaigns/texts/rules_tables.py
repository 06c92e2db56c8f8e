"""The tables of the rules of Campaigns of Ozz: moments, rolls, options, points, units, spells, leaders, the setup.

Numbers are the engine's own.
"""

from __future__ import annotations

from rozz.engine.campaigns.model.ozz_map import MAPS, Point
from rozz.engine.campaigns.model.tables import (
    KINDS,
    LEADERS,
    LETTERS,
    MERCENARIES,
    NATION_OF,
    NATIONS,
    STANDARD_SETUP,
    Kind,
)
from rozz.engine.campaigns.model.tables import OPTIONS as CHOICES
from rozz.engine.campaigns.model.tables import SPELLS as KNOWN_SPELLS
from rozz.ui.games.campaigns.texts.rule_words import FLAGS, POINT_KINDS, RANKS, TERRAINS, VALUES, capital
from rozz.ui.games.campaigns.texts.rule_words import MOMENTS as ASKED
from rozz.ui.games.campaigns.texts.rule_words import OPTIONS as OPTION_NAMES
from rozz.ui.games.face import Table

NONE = "–"
#: Names of leaders that are ours, C24.4.
OUR_NAMES = ("Carmine", "Bramble", "Thistle")
#: Mercenary kinds that a nation recruits as its own, C18.5.
OWN = {"XWLF": "the Gillikins’ own", "XAPE": "the Winkies’ own", "WSKE": "national, only by the Bell"}

MOMENTS = Table(
    "Moments",
    ("Moment", "Who acts", "What they choose", "Default"),
    tuple((each.title, each.who, each.choices, each.default) for key, each in ASKED.items() if key != "over"),
)

ROLLS = Table(
    "Dice and draws",
    ("For", "Roll", "Modifiers", "Result"),
    (
        ("Initiative (C4.1, C10.4)", "a die each side; on the map in player order, in battle attacker first", "−1 a Hero, −1 more a Ruler", "lowest; ties again"),
        ("Attrition (C6.1, C16.8)", "a die", "+1 for every two units beyond two", "10 or more loses one unit"),
        ("Fast combat (C8.1)", "a die for the attacker, a die for the defender", "attacker −1, or −2 in a capital, for walls; 1 at least", "strength × die ÷ 10; high is good"),
        ("Dissipation (C11.7)", "a die for each spell", NONE, "1–3 ends it"),
        ("Fireball (C24.3)", "a die", "+ the target’s protection (C14.7)", "4 or less eliminates"),
        ("A new order (C13.1)", "a die; for chaos a draw of three", "−1 a Ruler’s group", "3 or less success, 4–7 failure, 8 or more chaos"),
        ("Joining (C13.3)", "a die", NONE, "10 fails"),
        ("An attack (C14.7)", "a die for each unit", "luck −1 or +1; strengths as in C14.7", "strength or less hits"),
        ("Danger (C14.9)", "a die for each leader, by name", NONE, "1–2 eliminates"),
        ("Recruiting (C18.2, C18.3)", "a draw among the units, or among the kinds", NONE, "the one that is drawn"),
        ("Recruiting Mishap (C18.4)", "a die", NONE, "8–10 nothing comes"),
        ("The spell of a witch or of Rolf Guuf (C11.3)", "a die", NONE, "the spell in C24.3"),
        ("A Ruler’s return (C18.6)", "a die", "+1 for the castle, +1 for every two other centers", "5 or less"),
    ),
)  # fmt: skip

OPTIONS = Table(
    "Options",
    ("Option", "Name", "Rule", "Values", "Without it"),
    tuple(
        (OPTION_NAMES[key][0], key, choice.rule, ", ".join(VALUES[each] for each in choice.values), OPTION_NAMES[key][1])
        for key, choice in CHOICES.items()
    ),
)


def _point(point: Point) -> tuple[str, ...]:
    specialists = ", ".join(_name(each, point.nation) for each in point.specialists)
    ground = ", ".join("a witch" if each == "witch" else KINDS[f"X{each}"].name for each in point.ground)
    strength = str(point.strength) if point.strength else NONE
    return point.name, POINT_KINDS[point.kind], TERRAINS[point.terrain], strength, specialists or ground or NONE


def _name(kind: str, nation: str) -> str:
    return KINDS[LETTERS[nation] + kind].name.replace("'", "’")


POINTS = tuple(
    Table(
        f"Points of the {nation}" if nation else "Points of no nation",
        ("Point", "Kind", "Terrain", "Intrinsic strength", "Specialists" if nation else "For hire"),
        tuple(_point(each) for each in MAPS["ozz"].points.values() if each.nation == nation),
    )
    for nation in (*NATIONS, "")
)


def _unit(key: str, kind: Kind) -> tuple[str, ...]:
    ranged = f"{kind.ranged}/{kind.reach}" if kind.reach else NONE
    notes = "; ".join(each for each in (FLAGS.get(kind.flag, "").lower(), OWN.get(key, "")) if each)
    home = TERRAINS[kind.home] if kind.home else NONE
    name = kind.name.replace("'", "’")
    return name, key, str(kind.melee), ranged, str(kind.allowance), home, capital(notes) or NONE, str(kind.counters)


#: The Bell stands with the units of the Winkies, C24.2.
BELL = ("The Bell", "Bell", "2", NONE, "carried", NONE, "See C19", "1")
UNITS = tuple(
    Table(
        nation if nation == MERCENARIES else f"Units of the {nation}",
        ("Unit", "Id", "Melee", "Ranged", "Moves", "Home", "Notes", "Counters"),
        (
            *(_unit(key, kind) for key, kind in KINDS.items() if NATION_OF[key[0]] == nation),
            *([BELL] if nation == "Winkies" else []),
        ),
    )
    for nation in (*NATIONS, MERCENARIES)
)

#: What a spell does, exactly, C24.3.
EFFECTS = {
    "Good Luck": "−1 on its attack dice",
    "Poor Luck": "+1 on its attack dice",
    "Poppies": "Asleep: it can’t move, and attacks in no combat. It can be hit.",
    "Confusion": "It can’t move and does not attack in melee. It may fire.",
    "Fleet Feet": "+1 space (C12.6, C12.7, C11.6, C15.7, C19)",
    "Transport": "It goes at once to any space without enemy units, but not in the enemy’s first row. A Hero who leads it alone comes along. Out of a larger group it goes alone. The spell ends with the turn. Not for the garrison.",
    "Fireball": "Once: a die at strength 4 against the unit. If it is not eliminated, it burns: −1 on its strengths while the spell lasts.",
    "Healing": "Once: the unit survives the first hit that it takes, even a Fireball’s.",
    "Uncanny Marksmanship": "+1 ranged strength, for a unit that has one",
    "Phantom Allies": "+1 melee strength",
}  # fmt: skip
SPELLS = Table(
    "Spells",
    ("Spell", "Die", "Cast on", "Effect"),
    tuple(
        (name, str(die), "a friendly unit" if spell.is_friendly else "an enemy unit", EFFECTS[name])
        for die, (name, spell) in enumerate(KNOWN_SPELLS.items(), 1)
    ),
)

LEADERS_TABLE = Table(
    "Leaders",
    ("Leader", "Nation", "Rank", "Spells"),
    tuple(
        (
            f"{name}*" if name in OUR_NAMES else name,
            each.nation,
            RANKS[each.rank],
            "One at random" if each.draws else ", ".join(each.spells) or NONE,
        )
        for name, each in LEADERS.items()
    ),
)

SETUP = Table(
    "Standard setup",
    ("Point", "Nation", "Who begins there"),
    tuple(
        (point, nation, ", ".join(names)) for nation, points in STANDARD_SETUP.items() for point, names in points.items()
    ),
)
