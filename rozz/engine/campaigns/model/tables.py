"""The data of C24 and the named options of C23: counters, leaders, spells, the standard setup."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

NATIONS = ("Munchkins", "Quadlings", "Winkies", "Gillikins")
MERCENARIES = "Mercenaries"
#: The first letter of a nation's unit ids; X for mercenaries, F for intrinsic units.
LETTERS = {"Munchkins": "M", "Quadlings": "Q", "Winkies": "W", "Gillikins": "G", MERCENARIES: "X"}
NATION_OF = {letter: nation for nation, letter in LETTERS.items()}
INTRINSIC = "F"
BELL = "Bell"
GARRISON = "garrison"
TERRAINS = ("plain", "forest", "hills")


class Kind(NamedTuple):
    """A type of counter, C3.1; a `reach` of 0 means no ranged strength, an empty `home` a black allowance.

    Its name is the message `campaigns-name-kind-…`.
    """

    melee: int
    ranged: int
    reach: int
    allowance: int
    home: str
    flag: str
    counters: int


#: By nation letter and type, in the order of the table of C24.2.
KINDS: dict[str, Kind] = {
    "MREG": Kind(3, 3, 1, 1, "", "", 8),
    "MLWR": Kind(2, 2, 1, 1, "plain", "", 3),
    "MGRD": Kind(4, 4, 1, 1, "", "", 2),
    "MCAV": Kind(4, 0, 0, 2, "", "cavalry", 3),
    "MLGT": Kind(1, 3, 2, 1, "", "artillery", 2),
    "MMED": Kind(1, 4, 3, 1, "", "artillery", 3),
    "MBAL": Kind(1, 2, 1, 2, "", "flying", 1),
    "QREG": Kind(4, 2, 1, 1, "", "", 7),
    "QPRO": Kind(3, 2, 1, 1, "forest", "", 3),
    "QGRN": Kind(5, 3, 1, 1, "", "", 2),
    "QCAV": Kind(4, 0, 0, 2, "plain", "cavalry", 3),
    "QLGT": Kind(1, 3, 2, 1, "", "artillery", 2),
    "QMED": Kind(1, 4, 3, 1, "", "artillery", 2),
    "WREG": Kind(4, 0, 0, 1, "hills", "", 9),
    "WMRK": Kind(2, 4, 2, 1, "forest", "", 2),
    "WZIL": Kind(4, 0, 0, 2, "", "cavalry", 3),
    "WBOR": Kind(5, 0, 0, 2, "", "cavalry", 2),
    "WMED": Kind(1, 3, 3, 1, "", "artillery", 2),
    "WSKE": Kind(3, 0, 0, 1, "", "", 2),
    "GREG": Kind(3, 2, 2, 1, "forest", "", 8),
    "GMUS": Kind(3, 4, 1, 1, "", "", 2),
    "GGOA": Kind(4, 0, 0, 2, "hills", "cavalry", 3),
    "GBER": Kind(5, 0, 0, 1, "forest", "", 2),
    "GLGT": Kind(1, 3, 2, 1, "", "artillery", 2),
    "GMED": Kind(1, 3, 3, 1, "", "artillery", 1),
    "XWLF": Kind(4, 0, 0, 2, "forest", "", 3),
    "XAPE": Kind(4, 0, 0, 2, "hills", "flying", 3),
    "XPMP": Kind(4, 0, 0, 1, "plain", "", 3),
    "XGIA": Kind(6, 4, 2, 1, "hills", "giant", 2),
    "XSKE": Kind(3, 0, 0, 1, "", "", 3),
}
#: The strength of the Bell in melee, C19.4.
BELL_MELEE = 2
NATIONAL_SKELETON, SKELETON = "WSKE", "XSKE"


class Spell(NamedTuple):
    """A spell of C24.3: for a friendly or an enemy unit."""

    name: str
    is_friendly: bool


#: In the order of the die.
SPELLS: dict[str, Spell] = {
    each.name: each
    for each in (
        Spell("Good Luck", True),
        Spell("Poor Luck", False),
        Spell("Poppies", False),
        Spell("Confusion", False),
        Spell("Fleet Feet", True),
        Spell("Transport", True),
        Spell("Fireball", False),
        Spell("Healing", True),
        Spell("Uncanny Marksmanship", True),
        Spell("Phantom Allies", True),
    )
}
ONE_SHOT = ("Fireball", "Healing")


class Leader(NamedTuple):
    """A leader of C24.4: a `hero`, a `ruler` (also a Hero) or a `witch`; `draws`: a die determines its one spell."""

    nation: str
    rank: str
    spells: tuple[str, ...] = ()
    draws: bool = False

    @property
    def is_hero(self) -> bool:
        """Whether the leader can lead a force."""
        return self.rank != "witch"

    @property
    def is_magic(self) -> bool:
        """Whether the leader is a magic user, C1.3."""
        return bool(self.spells) or self.draws


LEADERS: dict[str, Leader] = {
    "Zoraster": Leader("Munchkins", "ruler", ("Healing", "Good Luck", "Poor Luck")),
    "Sourdough": Leader("Munchkins", "hero"),
    "Hardsole": Leader("Munchkins", "hero"),
    "Tic-Tok": Leader("Munchkins", "hero"),
    "Glenda": Leader("Quadlings", "ruler", ("Good Luck", "Fleet Feet", "Transport")),
    "Rolf Guuf": Leader("Quadlings", "hero", draws=True),
    "Carmine": Leader("Quadlings", "hero"),
    "Evora": Leader("Winkies", "ruler", ("Poppies", "Confusion", "Phantom Allies")),
    "Zephaph": Leader("Winkies", "hero"),
    "Zerde": Leader("Winkies", "hero"),
    "Frotham": Leader("Winkies", "hero"),
    "Arella": Leader("Gillikins", "ruler", ("Fireball", "Fleet Feet", "Phantom Allies")),
    "Bramble": Leader("Gillikins", "hero"),
    "Thistle": Leader("Gillikins", "hero"),
    "Witch 1": Leader(MERCENARIES, "witch", draws=True),
    "Witch 2": Leader(MERCENARIES, "witch", draws=True),
    "Witch 3": Leader(MERCENARIES, "witch", draws=True),
}

#: The counters of C24.2 as unit ids, each with the nation in whose pool it begins.
COUNTERS: dict[str, str] = {
    f"{key}{number}": NATION_OF[key[0]] for key, kind in KINDS.items() for number in range(1, kind.counters + 1)
}
#: The kind of each of these units.
KIND_OF_COUNTER: dict[str, Kind] = {
    f"{key}{number}": kind for key, kind in KINDS.items() for number in range(1, kind.counters + 1)
}

#: C24.5: point → the pieces there.
STANDARD_SETUP: dict[str, dict[str, tuple[str, ...]]] = {
    "Munchkins": {
        "Bluekeep": ("Zoraster", "MGRD1", "MMED1"),
        "Munchton": ("Sourdough", "MREG1", "MREG2", "MREG3", "MCAV1"),
        "Ovengate": ("Hardsole", "MREG4", "MLWR1", "MLGT1"),
    },
    "Quadlings": {
        "Ruby Palace": ("Glenda", "QGRN1", "QMED1"),
        "Quadmere": ("Rolf Guuf", "QREG1", "QREG2", "QREG3", "QCAV1"),
        "Southguard": ("Carmine", "QREG4", "QPRO1", "QLGT1"),
    },
    "Winkies": {
        "Yellow Tower": ("Evora", "WREG1+Bell", "WSKE1"),
        "Winkopolis": ("Zephaph", "WREG2", "WREG3", "WREG4", "WMED1"),
        "Zilkhold": ("Zerde", "WREG5", "WZIL1", "WZIL2"),
    },
    "Gillikins": {
        "Purple Spire": ("Arella", "GBER1", "GMED1"),
        "Gillarch": ("Bramble", "GREG1", "GREG2", "GREG3", "GGOA1"),
        "Wolfgate": ("Thistle", "GREG4", "GGOA2", "GMUS1"),
    },
}


class Choice(NamedTuple):
    """An option of C23: its rule, and its values, default first."""

    rule: str
    values: tuple[str, ...] = ("true", "false")


OPTIONS: dict[str, Choice] = {
    "flying-stacks": Choice("C5.5"),
    "fast-combat": Choice("C8", ("choose", "always", "never")),
    "battle-initiative": Choice("C10.4"),
    "dissipation": Choice("C11.7"),
    "one-shot": Choice("C11.7", ("exempt", "again", "gone")),
    "coordination": Choice("C13.2"),
    "limbering": Choice("C15.7"),
    "flank-guards": Choice("C15.8"),
    "lone-leaders": Choice("C15.9"),
    "home-terrain": Choice("C15.10"),
    "retreat-spent": Choice("C16.9"),
    "fortress-guns": Choice("C17.1"),
    "walls": Choice("C17.3"),
    "honors-of-war": Choice("C17.4"),
    "ruler-return": Choice("C18.6"),
    "bell-limit": Choice("C19.5"),
    "bell-still": Choice("C19.7"),
}

#: Options that do not matter in a stand-alone battle: marches, sieges, retreats on the map, the Ruler's return.
MAP_OPTIONS = frozenset(
    ("flying-stacks", "fast-combat", "retreat-spent", "fortress-guns", "walls", "honors-of-war", "ruler-return")
)

#: Options that matter only if somebody has the Bell.
BELL_OPTIONS = frozenset(("bell-limit", "bell-still"))


def is_leader(name: str) -> bool:
    """Whether a name is a leader's."""
    return name in LEADERS


def is_intrinsic(name: str) -> bool:
    """Whether a name is that of an intrinsic unit, C17.1; `Frotham` is not.

    >>> is_intrinsic("FREG1"), is_intrinsic("Frotham")
    (True, False)
    """
    return name[0] == INTRINSIC and name not in LEADERS


@lru_cache(maxsize=1024)
def type_of(unit: str) -> str:
    """The letter and type of a unit's id: `MREG1` is a `MREG`."""
    return unit.rstrip("0123456789")


@lru_cache(maxsize=1024)
def by_id(unit: str) -> tuple[int, str, int]:
    """The sort key of ids, C3.3: as text, numbers as numbers, the Bell last.

    >>> sorted(["Bell", "MREG10", "MREG9", "MCAV1"], key=by_id)
    ['MCAV1', 'MREG9', 'MREG10', 'Bell']
    """
    kind = unit.rstrip("0123456789")
    return (unit == BELL, kind, int(unit[len(kind):] or 0))


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Leaders first in order of name, then units in order of id, then the Bell."""
    given = list(names)
    leaders = sorted(each for each in given if each in LEADERS)
    return (*leaders, *sorted((each for each in given if each not in LEADERS), key=by_id))


def leader_first(leaders: Iterable[str]) -> tuple[str, ...]:
    """The leader of a force first: a Ruler, else the first named Hero; then the others in order of name, C9.6."""
    given = tuple(leaders)
    heroes = [each for each in given if LEADERS[each].is_hero]
    rulers = [each for each in heroes if LEADERS[each].rank == "ruler"]
    lead = (rulers or heroes or sorted(given))[:1]
    return (*lead, *sorted(each for each in given if each not in lead))


def initiative_modifier(leaders: Iterable[str]) -> int:
    """−1 for each Hero, −1 more for each Ruler, on the map and in a battle, C4.1 and C10.4."""
    return -sum({"hero": 1, "ruler": 2, "witch": 0}[LEADERS[each].rank] for each in leaders)
