"""Compares the tables of C24.2 to C24.5, copied by hand from the rules, with the program's."""

from __future__ import annotations

import pytest

from rozz.engine.campaigns.model.tables import KINDS, LEADERS, ONE_SHOT, SPELLS, STANDARD_SETUP, Kind, Leader

#: C24.2: type, melee, ranged/range, allowance, home, flag, counters.
UNITS = """
    M REG  3  3/1  1  -       -          8
    M LWR  2  2/1  1  plain   -          3
    M GRD  4  4/1  1  -       -          2
    M CAV  4  -    2  -       cavalry    3
    M LGT  1  3/2  1  -       artillery  2
    M MED  1  4/3  1  -       artillery  3
    M BAL  1  2/1  2  -       flying     1
    Q REG  4  2/1  1  -       -          7
    Q PRO  3  2/1  1  forest  -          3
    Q GRN  5  3/1  1  -       -          2
    Q CAV  4  -    2  plain   cavalry    3
    Q LGT  1  3/2  1  -       artillery  2
    Q MED  1  4/3  1  -       artillery  2
    W REG  4  -    1  hills   -          9
    W MRK  2  4/2  1  forest  -          2
    W ZIL  4  -    2  -       cavalry    3
    W BOR  5  -    2  -       cavalry    2
    W MED  1  3/3  1  -       artillery  2
    W SKE  3  -    1  -       -          2
    G REG  3  2/2  1  forest  -          8
    G MUS  3  4/1  1  -       -          2
    G GOA  4  -    2  hills   cavalry    3
    G BER  5  -    1  forest  -          2
    G LGT  1  3/2  1  -       artillery  2
    G MED  1  3/3  1  -       artillery  1
    X WLF  4  -    2  forest  -          3
    X APE  4  -    2  hills   flying     3
    X PMP  4  -    1  plain   -          3
    X GIA  6  4/2  1  hills   giant      2
    X SKE  3  -    1  -       -          3
"""
#: C24.3, in the order of the die: F is cast on friendly units, E on enemy units.
SPELL_DICE = """
    1 Good Luck F
    2 Poor Luck E
    3 Poppies E
    4 Confusion E
    5 Fleet Feet F
    6 Transport F
    7 Fireball E
    8 Healing F
    9 Uncanny Marksmanship F
    10 Phantom Allies F
"""
#: C24.5: nation, point, pieces.
SETUP = """
    Munchkins, Bluekeep, Zoraster, MGRD1, MMED1
    Munchkins, Munchton, Sourdough, MREG1, MREG2, MREG3, MCAV1
    Munchkins, Ovengate, Hardsole, MREG4, MLWR1, MLGT1
    Quadlings, Ruby Palace, Glenda, QGRN1, QMED1
    Quadlings, Quadmere, Rolf Guuf, QREG1, QREG2, QREG3, QCAV1
    Quadlings, Southguard, Carmine, QREG4, QPRO1, QLGT1
    Winkies, Yellow Tower, Evora, WREG1+Bell, WSKE1
    Winkies, Winkopolis, Zephaph, WREG2, WREG3, WREG4, WMED1
    Winkies, Zilkhold, Zerde, WREG5, WZIL1, WZIL2
    Gillikins, Purple Spire, Arella, GBER1, GMED1
    Gillikins, Gillarch, Bramble, GREG1, GREG2, GREG3, GGOA1
    Gillikins, Wolfgate, Thistle, GREG4, GGOA2, GMUS1
"""
#: C24.4: leader → nation, rank, spells, whether a die gives its spell (C11.3).
PEOPLE = {
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
    "Witch 1": Leader("Mercenaries", "witch", draws=True),
    "Witch 2": Leader("Mercenaries", "witch", draws=True),
    "Witch 3": Leader("Mercenaries", "witch", draws=True),
}


def _kind(row: str) -> tuple[str, Kind]:
    nation, code, melee, shots, allowance, home, flag, counters = row.split()
    ranged, reach = ("0", "0") if shots == "-" else shots.split("/")
    words = ["" if each == "-" else each for each in (home, flag)]
    return nation + code, Kind(int(melee), int(ranged), int(reach), int(allowance), *words, int(counters))


UNIT_ROWS = [_kind(row) for row in UNITS.strip().splitlines()]


@pytest.mark.parametrize(("code", "kind"), UNIT_ROWS, ids=[code for code, _ in UNIT_ROWS])
def test_unit_values_match_the_rules(code: str, kind: Kind) -> None:
    assert KINDS[code] == kind


def test_units_are_complete_and_in_the_order_of_the_rules() -> None:
    assert list(KINDS) == [code for code, _ in UNIT_ROWS]


def test_spell_dice_match_the_rules() -> None:
    faces = [(name, "F" if spell.is_friendly else "E") for name, spell in SPELLS.items()]
    assert [f"{face} {name} {on}" for face, (name, on) in enumerate(faces, 1)] == [
        row.strip() for row in SPELL_DICE.strip().splitlines()
    ]


def test_fireball_and_healing_work_once() -> None:
    assert ONE_SHOT == ("Fireball", "Healing")


def test_leaders_match_the_rules() -> None:
    assert LEADERS == PEOPLE


def test_the_standard_set_up_matches_the_rules() -> None:
    found = [
        ", ".join((nation, point, *pieces))
        for nation, points in STANDARD_SETUP.items()
        for point, pieces in points.items()
    ]
    assert found == [row.strip() for row in SETUP.strip().splitlines()]


def test_no_leaders_name_begins_like_another() -> None:
    """A statement of a spell begins with its caster's name, and the rest names the spell."""
    assert not [(one, other) for one in LEADERS for other in LEADERS if one.startswith(f"{other} ")]
