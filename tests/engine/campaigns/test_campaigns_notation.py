"""Texts of commands in Campaigns of Ozz: what they mean, and which are refused, at which column and why."""

from __future__ import annotations

import pytest

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Pass,
    Put,
    Recruit,
    Regroup,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.tables import BELL, GARRISON
from rozz.engine.campaigns.text.notation import LONGEST_LINE, SAYINGS, parse, write
from rozz.engine.errors import BadText
from rozz.engine.said import Fact, OneOf, Said, brief, said

#: What is typed, the command, and its own text where that is another.
READ: list[tuple[str, Command, str]] = [
    (" PASS ", Pass(), "pass"),
    ("i : First", Initiative(is_first=True), "I: first"),
    ("I: second", Initiative(is_first=False), ""),
    ("M: Evora+WREG1 @ Yellow Tower > Tinmoor", March(("Evora", "WREG1"), "Yellow Tower", "Tinmoor"), ""),
    ("m:wreg2 + bell+WREG1+evora @ yellow-tower → TINMOOR", March(
        ("Evora", "WREG1", "WREG2", BELL), "Yellow Tower", "Tinmoor"
    ), "M: Evora+WREG1+WREG2+Bell @ Yellow Tower > Tinmoor"),
    ("M: XAPE1 @ Straw Ferry fly Ape Rocks", March(("XAPE1",), "Straw Ferry", "Ape Rocks", is_flight=True), ""),
    ("M: Evora+WREG1 @ Zilkhold > Tinmoor take WREG2 drop WREG1 > Munchton", March(
        ("Evora", "WREG1"), "Zilkhold", "Tinmoor", "Munchton", ("WREG1",), ("WREG2",)
    ), "M: Evora+WREG1 @ Zilkhold > Tinmoor drop WREG1 take WREG2 > Munchton"),
    ("M: Evora @ Zilkhold > Tinmoor take WREG2 > Munchton", March(
        ("Evora",), "Zilkhold", "Tinmoor", "Munchton", (), ("WREG2",)
    ), ""),
    ("B: board guns 2", Say("board", guns=2), ""),
    ("B: fast guns 0", Say("fast", guns=0), ""),
    ("B: > Tinmoor", Say("", "Tinmoor"), ""),
    ("B: accept > Tinmoor", Say("accept", "Tinmoor"), ""),
    ("B: retreat > Tinmoor", Say("retreat", "Tinmoor"), ""),
    ("D: 2L WREG1; 1C WREG2+Evora, garrison", Deploy(
        (("1C", (("Evora", "WREG2"), (GARRISON,))), ("2L", (("WREG1",),)))
    ), "D: 1C Evora+WREG2, garrison; 2L WREG1"),
    ("D:", Deploy(()), "D: -"),
    ("G: 2C WREG1+Bell", Regroup((("2C", (("WREG1", BELL),)),)), ""),
    ("S: Bell; Zoraster Poor Luck > WREG1", Cast(
        (Casting("Zoraster", "Poor Luck", "WREG1"),), True
    ), "S: Zoraster Poor Luck > WREG1; Bell"),
    ("S: Witch 1 Transport > Bell @ 3L", Cast((Casting("Witch 1", "Transport", BELL, "3L"),)), ""),
    ("S: -", Cast(()), ""),
    ("O: WREG1 B, Zerde A; guard R WREG2", GiveOrders((("WREG1", "B"), ("Zerde", "A")), (("R", "WREG2"),)), "any"),
    ("O: -", GiveOrders((), ()), ""),
    ("A: wait", Wait(), ""),
    ("A: Zerde change b", Change("Zerde", "B"), "A: Zerde change B"),
    ("A: Zerde coordinate", Coordinate("Zerde"), ""),
    ("A: WREG1 join", Join("WREG1"), ""),
    ("A: garrison", Activate(GARRISON, ()), ""),
    ("A: wreg12 > 3c > 4C melee", Activate("WREG12", ("3C", "4C"), "melee"), "A: WREG12 > 3C > 4C melee"),
    ("A: WREG1 > 2C > off", Activate("WREG1", ("2C", OFF)), ""),
    ("A: MBAL1 > 3C fire 4C", Activate("MBAL1", ("3C",), "fire", "4C"), ""),
    ("A: MBAL1 > 3C melee aloft MBAL2, MBAL1", Activate(
        "MBAL1", ("3C",), "melee", "", ("MBAL1", "MBAL2")
    ), "A: MBAL1 > 3C melee aloft MBAL1, MBAL2"),
    ("R: shoot MMED2, MMED1; back MCAV2 > off, MCAV1 > 2C; aloft MBAL1", Answer(
        (("MCAV1", "2C"), ("MCAV2", OFF)), ("MBAL1",), ("MMED1", "MMED2")
    ), "any"),
    ("R: -", Answer((), (), ()), ""),
    ("L: WREG2, Bell, WREG1", Lose(("WREG1", "WREG2", BELL)), "any"),
    ("P: Evora > Tinmoor", Put("Evora", "Tinmoor"), ""),
    ("P: Evora > 4c", Put("Evora", "4C"), "P: Evora > 4C"),
    ("K: APE", Keep("APE"), ""),
    ("H: Evora; Zerde special; Hardsole hire witch", Recruit(
        (Hire("Evora", ""), Hire("Zerde", "special"), Hire("Hardsole", "hire", "witch"))
    ), ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "command", "own"), READ, ids=[text for text, _, _ in READ])
def test_a_line_is_read_and_written(text: str, command: Command, own: str) -> None:
    assert parse(text) == command
    if own != "any":
        assert write(command) == (own or text)
    assert parse(write(command)) == command


def typed(what: str) -> Said:
    return said(f"campaigns-typed-{what}")


LETTERS = said("campaigns-typed-command", letters="I, M, B, D, G, S, O, A, R, L, P, K, H")
#: A text with a mark where it is refused; the word that is named; and what is expected, or wrong.
REFUSED: list[tuple[str, str, Fact]] = [
    ("^", "", LETTERS),
    ("^march", "march", LETTERS),
    ("^X: Evora", "X: Evora", LETTERS),
    ("I:^", "", OneOf(("first", "second"))),
    ("I:  ^", "", OneOf(("first", "second"))),
    ("I: ^third", "third", OneOf(("first", "second"))),
    (" M: ^Evora > Tinmoor", "evora>tinmoor", typed("march")),
    ("M: Evora @ ^Tinmoor", "tinmoor", typed("links")),
    ("M: Evora @ ^Zilkhold > Tinmoor > Munchton > Tinmoor", "zilkhold>tinmoor>munchton>tinmoor", typed("links")),
    ("M: ^Eva @ Zilkhold > Tinmoor", "eva", typed("piece")),
    ("M: Evora + ^@ Zilkhold > Tinmoor", "", typed("piece")),
    ("M: ^@ Zilkhold > Tinmoor", "", typed("piece")),
    ("M: Evora @ ^> Tinmoor", "", typed("point")),
    ("M: Evora @ Zilkhold > Tinmoor drop ^take WREG2 > Munchton", "", typed("piece")),
    ("M: Evora @ Zilkhold > Tinmoor drop WREG1 take ^> Munchton", "", typed("piece")),
    ("M: Evora @ ^Zilk > Tinmoor", "zilk", typed("point")),
    ("M: Evora @ Zilkhold > ^Tin-Moon", "tinmoon", typed("point")),
    ("M: Evora @ Zilkhold >^", "", typed("point")),
    ("M: ^WREG1+WREG1 @ Zilkhold > Tinmoor", "wreg1+wreg1", typed("names-twice")),
    ("M: ^Evora+Bell @ Zilkhold > Tinmoor", "evora+bell", typed("bell")),
    ("M: ^Bell+WREG1 @ Zilkhold > Tinmoor", "bell+wreg1", typed("bell")),
    ("B: ^slow", "slow", OneOf(SAYINGS)),
    ("B: fast guns ^many", "many", typed("guns")),
    ("B: fast guns^", "", typed("guns")),
    ("B: fast guns ^10", "10", typed("guns")),
    ("B: ^stay > Tinmoor", "stay>tinmoor", typed("one-word")),
    ("B: ^stay guns 1", "stayguns1", typed("one-word")),
    ("B: fast guns ^> Tinmoor", "", typed("guns")),
    ("B: retreat > ^Nowhere", "nowhere", typed("point")),
    ("D: ^9C WREG1", "9c", typed("space")),
    ("D: 1C WREG1; ^1C WREG2", "1cwreg2", said("campaigns-typed-twice", name="1C")),
    ("D: 1C WREG1,^; 2C WREG2", "", typed("piece")),
    ("G: 1C WREG1, ^Bell+WREG2", "bell+wreg2", typed("bell")),
    ("G: 1C ^garrison+Bell", "garrison+bell", typed("bell")),
    ("S: ^Zoraster", "zoraster", typed("casting")),
    ("S: Bell; ^Bell", "bell", typed("bell-twice")),
    ("S: ^> WREG1", "", typed("caster")),
    ("S: Zoraster ^> WREG1", "", typed("spell")),
    ("S: Zoraster Transport > ^@ 3L", "", typed("piece")),
    ("S: ^Nobody Healing > WREG1", "nobodyhealing", typed("caster")),
    ("S: Zoraster ^Heal > WREG1", "heal", typed("spell")),
    ("S: Zoraster Healing > ^MREG", "mreg", typed("piece")),
    ("S: Zoraster Healing > MREG1 @ ^3", "3", typed("space")),
    ("O: ^guard X WREG1", "guardxwreg1", typed("guard")),
    ("O: guard L ^WREG", "wreg", typed("piece")),
    ("O: WREG1 A, ^WREG2", "wreg2", typed("order")),
    ("O: WREG1 A, ^B", "", typed("piece")),
    ("O: ^WREG A", "wreg", typed("piece")),
    ("O: ^WREG1 A, WREG1 B", "wreg1a,wreg1b", typed("forces-twice")),
    ("A: ^Nobody", "nobody", typed("force")),
    ("A: WREG1 ^charge", "charge", typed("combat")),
    ("A: WREG1 > 3C ^charge", "charge", typed("combat")),
    ("A: WREG1 > 3C > off ^again", "again", typed("combat")),
    ("A: WREG1 > ^> 4C", "", typed("space-or-off")),
    ("A: ^> 4C", "", typed("piece")),
    ("A: MBAL1 > 3C fire ^aloft MBAL1", "", typed("space")),
    ("A: WREG1 > ^3 > 4C", "3", typed("space-or-off")),
    ("A: WREG1 > 3C fire^", "", typed("space")),
    ("A: WREG1 > 3C melee aloft ^Evora", "evora", typed("unit")),
    ("R: ^run", "run", OneOf(("back", "aloft", "shoot"))),
    ("R: back ^MCAV1", "mcav1", typed("back")),
    ("R: back ^> 2C, MCAV1 > 2C", "", typed("unit")),
    ("R: back MCAV1 > ^Tinmoor", "tinmoor", typed("space-or-off")),
    ("R: shoot MMED1, ^Evora", "evora", typed("unit")),
    ("L:^", "", typed("unit")),
    ("L: ^WREG1, WREG1", "wreg1,wreg1", typed("units-twice")),
    ("P: ^Evora", "evora", typed("put")),
    ("P: ^> Tinmoor", "", typed("leader")),
    ("P: ^WREG1 > Tinmoor", "wreg1", typed("leader")),
    ("P: Evora > ^9Z", "9z", typed("space-or-point")),
    ("K: ^cat", "cat", typed("kind")),
    ("H: Evora; ^WREG1", "wreg1", typed("hero")),
    ("H: Evora ^buy", "buy", typed("hire")),
    ("H: Evora hire ^cat", "cat", typed("hired")),
]


@pytest.mark.parametrize(("marked", "word", "wanted"), REFUSED, ids=[marked for marked, _, _ in REFUSED])
def test_a_line_is_refused_at_its_column(marked: str, word: str, wanted: Fact) -> None:
    with pytest.raises(BadText) as refused:
        parse(marked.replace("^", ""))
    assert (refused.value.column, refused.value.word) == (marked.index("^") + 1, word)
    assert (refused.value.expected or refused.value.what) == wanted


def test_the_columns_are_those_of_the_text_with_its_spaces_and_hyphens() -> None:
    for blanks in range(3):
        with pytest.raises(BadText) as refused:
            parse(" " * blanks + "M:Evora@Yellow - Tower>  - Tinmoon")
        assert refused.value.column == blanks + len("M:Evora@Yellow - Tower>  - T")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("M: Evora @ Zilkhold > Tinmoon", "Tinmoor"),
        ("S: Zoraster Heeling > MREG1", "Healing"),
        ("B: bord", "board"),
        ("M: Evra @ Zilkhold > Tinmoor", "Evora"),
        ("M: Evora @ Zilkhold >", ""),
    ],
)
def test_the_nearest_name_is_suggested(text: str, near: str) -> None:
    with pytest.raises(BadText) as refused:
        parse(text)
    assert refused.value.suggestion == near


def test_a_line_may_be_long_but_not_longer() -> None:
    line = "I: first".ljust(LONGEST_LINE)
    assert LONGEST_LINE == 4000 and parse(line) == Initiative(is_first=True)
    with pytest.raises(BadText) as refused:
        parse(line + " ")
    assert brief(refused.value.text) == "files-at-column(column=4000, what=files-long-line)"
