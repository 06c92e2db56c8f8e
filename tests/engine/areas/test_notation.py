"""Texts of orders: what they mean, and which are refused at which column."""

from __future__ import annotations

import pytest

from rozz.engine.areas.model.commands import Bombardment, Movement, Placement, Resign, Route
from rozz.engine.areas.text.report import area_of
from rozz.engine.errors import BadText
from rozz.engine.said import OneOf, brief, said
from tests.support.engine.faults import brief_of
from tests.support.engine.random_areas import GAMES, SCENARIOS

OZYMANDIA, WORLD = SCENARIOS["ozymandia", "standard"], SCENARIOS["simultaneous-risk", "standard"]
GAME = GAMES["ozymandia"]

READ = [
    ("-", ()),
    (" – ", ()),
    ("+1 M", (Placement((("Mu", 1),)),)),
    ("+ 1 M , 1 mystery-city", (Placement((("Mu", 1), ("Mystery City", 1))),)),
    ("+1 M, +1 MC", (Placement((("Mu", 1), ("Mystery City", 1))),)),
    ("+1 M, 1 Mu", (Placement((("Mu", 2),)),)),
    ("3 A > M, 2 W > M", (Movement((Route(3, "Atlantea", "Mu"), Route(2, "Wyvernia", "Mu"))),)),
    ("3 A to M, 2 W TO M", (Movement((Route(3, "Atlantea", "Mu"), Route(2, "Wyvernia", "Mu"))),)),
    ("3A->M", (Movement((Route(3, "Atlantea", "Mu"),)),)),
    ("3 a → m", (Movement((Route(3, "Atlantea", "Mu"),)),)),
    ("1 M > S, 2 M > S", (Movement((Route(3, "Mu", "Shaomar"),)),)),
    ("0 M > S, 2 M > S", (Movement((Route(0, "Mu", "Shaomar"), Route(2, "Mu", "Shaomar"))),)),
    ("Bomb EC", (Bombardment("Elfin City"),)),
    ("BOMB  elfin", (Bombardment("Elfin City"),)),
    ("Resign", (Resign(),)),
    (
        "Bomb S;1 M > S;+1 M",
        (Bombardment("Shaomar"), Movement((Route(1, "Mu", "Shaomar"),)), Placement((("Mu", 1),))),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "commands"), READ, ids=[text for text, _ in READ])
def test_a_line_is_read(text: str, commands: tuple[object, ...]) -> None:
    assert GAME.parse(OZYMANDIA, text) == commands


REFUSED = [
    ("", 1, "files-missing-here(expected=areas-typed-command(places=areas))"),
    ("M > S", 1, "files-unreadable(expected=areas-typed-command(places=areas), word=M > S)"),
    ("1 M > S;", 9, "files-missing-here(expected=areas-typed-command(places=areas))"),
    ("1 M > S; ; Bomb S", 10, "files-missing-here(expected=areas-typed-command(places=areas))"),
    ("- ; 1 M > S", 1, "files-unreadable(expected=areas-typed-command(places=areas), word=-)"),
    ("1 M > S,", 9, "files-missing-here(expected=areas-typed-number)"),
    ("1 M S", 6, "files-unreadable(expected=areas-typed-arrow(places=areas), word=1 M S)"),
    ("1 M > S > U", 9, "files-unreadable(expected=areas-typed-arrow(places=areas), word=1 M > S > U)"),
    ("1 > S", 3, "files-missing-here(expected=areas-typed-place(places=areas))"),
    ("1 M >", 6, "files-missing-here(expected=areas-typed-place(places=areas))"),
    ("+ M", 3, "files-unreadable(expected=areas-typed-number, word=M)"),
    ("+1", 3, "files-missing-here(expected=areas-typed-place(places=areas))"),
    ("+1 Atlantis", 4, "files-meant(near=Atlantea, what=areas-typed-unknown(name=Atlantis, places=areas))"),
    ("2 Mu > Elfin Town", 8, "files-meant(near=Elfin City, what=areas-typed-unknown(name=Elfin Town, places=areas))"),
    ("Bomb", 1, "files-unreadable(expected=areas-typed-command(places=areas), word=Bomb)"),
    ("Bomb Q", 6, "areas-typed-unknown(name=Q, places=areas)"),
    ("bomb ;1 M > S", 6, "files-missing-here(expected=areas-typed-place(places=areas))"),
    ("-1 M > S", 1, "files-unreadable(expected=areas-typed-command(places=areas), word=-1 M > S)"),
    ("1.5 M > S", 2, "areas-typed-unknown(name=.5 M, places=areas)"),
    ("1234567890 M > S", 1, "files-large-number"),
    ("1 M > S, 1234567890 A > B", 10, "files-large-number"),
    ("surrender", 1, "files-unreadable(expected=areas-typed-command(places=areas), word=surrender)"),
    ("1 M > S\n1 M > A", 8, "files-not-a-line"),
    ("+1 M" + " " * 4000, 4000, "files-long-line"),
    ("1 At > S", 3, "areas-typed-unknown(name=At, places=areas)"),
]


@pytest.mark.parametrize(("text", "column", "refusal"), REFUSED, ids=[text[:20] for text, _, _ in REFUSED])
def test_a_line_is_refused(text: str, column: int, refusal: str) -> None:
    with pytest.raises(BadText) as refused:
        GAME.parse(OZYMANDIA, text)
    assert brief_of(refused.value) == f"{column}: {refusal}"


def test_a_unique_prefix_is_enough_where_the_map_says_so() -> None:
    assert GAME.parse(WORLD, "+1 north-a") == (Placement((("North Africa", 1),)),)
    assert GAME.parse(WORLD, "bomb ja") == (Bombardment("Japan"),)
    with pytest.raises(BadText) as refused:
        GAME.parse(OZYMANDIA, "bomb Shao")
    assert refused.value.what == said("areas-typed-unknown", name="Shao", places="areas")


def test_an_ambiguous_prefix_is_refused_with_its_candidates() -> None:
    with pytest.raises(BadText) as refused:
        GAME.parse(WORLD, "1 Egypt > East")
    assert refused.value.column == 11
    areas = OneOf(("Eastern United States", "East Africa", "Eastern Australia"))
    assert refused.value.sentence == said("areas-typed-ambiguous", name="East", areas=areas)
    assert GAME.parse(WORLD, "1 Egypt > East A") == (Movement((Route(1, "Egypt", "East Africa"),)),)
    with pytest.raises(BadText) as refused:
        GAME.parse(WORLD, "bomb n")
    assert brief(refused.value.sentence).startswith("areas-typed-ambiguous(")


def test_void_orders_still_parse() -> None:
    """Z3 instead of a file error: an order that names areas is never refused for being illegal."""
    assert GAME.parse(OZYMANDIA, "9 M > EC; 1 M > M; Bomb A; Bomb A") == (
        Movement((Route(9, "Mu", "Elfin City"),)),
        Movement((Route(1, "Mu", "Mu"),)),
        Bombardment("Atlantea"),
        Bombardment("Atlantea"),
    )


def test_the_area_that_an_order_leads_to() -> None:
    ends = [area_of(each) for text in ("+3 Japan", "2 China > India", "bomb Japan") for each in GAME.parse(WORLD, text)]
    assert ends == ["Japan", "India", "Japan"]
    assert area_of(Resign()) == ""
