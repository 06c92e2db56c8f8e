"""The contents of a report: every kind of event, hires, rolls and orders."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.reading.cases import read_case, result_of
from rozz.engine.campaigns.text import event_sentences
from rozz.engine.campaigns.text.event_sentences import roll_text, sentence
from rozz.engine.campaigns.text.wording import unit_list, unit_name, unit_name_within
from rozz.engine.game import Event
from rozz.engine.said import Player, said
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import render

NAMES = {"WINKIES": "Ada", "MUNCHKINS": "Ben"}


def hire(die: int) -> dict[str, Any]:
    return {
        "game": "campaigns", "name": "a hire", "scenario": "meeting-the-wizard", "turn": 10, "moment": "recruit",
        "position": {"points": {"Ape Rocks": {"MUNCHKINS": ["Hardsole"]}, "Zilkhold": {"WINKIES": ["WREG1"]}}},
        "dice": [die],
        "orders": [{"MUNCHKINS": "H: Hardsole hire APE"}],
    }  # fmt: skip


@pytest.mark.parametrize(("die", "key"), [(7, "campaigns-report-somebody-came"), (8, "campaigns-report-nobody-came")])
def test_a_hire_reports_whether_mercenaries_come(die: int, key: str) -> None:
    report = result_of(
        read_case(hire(die), partial(library.scenario_mapping, game_name="campaigns")), render
    )["report"]
    expected = said(key, hero="Hardsole", die=die)
    assert f"{render(expected)} (C18.4)" in report
    event = Event("mishap", "C18.4", "Ape Rocks", {"hero": "Hardsole", "die": die, "is_lost": die >= 8})
    assert sentence(event, "", {}) == expected


@pytest.mark.parametrize(
    ("strength", "modifier", "is_hit", "key", "most"),
    [
        (4, 0, True, "campaigns-report-hit", 4),
        (4, -1, True, "campaigns-report-hit", 5),
        (3, 4, False, "campaigns-report-missed", 0),
    ],
)
def test_an_attack_reports_the_roll_it_needed(strength: int, modifier: int, is_hit: bool, key: str, most: int) -> None:
    facts = {
        "side": "A", "unit": "WREG2", "attack": "melee", "strength": strength, "modifier": modifier, "die": 2,
        "is_hit": is_hit, "is_return": True,
    }  # fmt: skip
    expected = said(key, unit=unit_name("WREG2"), attack="melee", die=2, most=most)
    assert sentence(Event("attack", "C14.6", "3C", facts), "WINKIES", NAMES) == expected


@pytest.mark.parametrize(
    ("dice", "key", "order"),
    [
        ([3], "campaigns-report-changed", "A"),
        ([4], "campaigns-report-unchanged", ""),
        # The draw of 1 to 3 means advance, stand or back.
        ([8, 3], "campaigns-report-chaos", "B"),
    ],
)
def test_a_change_reports_success_failure_or_chaos(dice: list[int], key: str, order: str) -> None:
    """C13.1: 3 or less, 4 to 7, 8 or more."""
    case = {
        "game": "campaigns", "name": "a change", "scenario": "battle-on-the-board", "moment": "activation",
        "position": {"battle": {"next": "MUNCHKINS", "spaces": {"1C": {"A": ["WREG1"]}, "5C": {"D": ["MREG2"]}}}},
        "dice": dice,
        "orders": [{"MUNCHKINS": "A: MREG2 change A"}],
    }  # fmt: skip
    report = result_of(read_case(case, partial(library.scenario_mapping, game_name="campaigns")), render)["report"]
    facts = {"order": said("campaigns-name-order", order=order)} if order else {}
    expected = said(key, force=unit_name("MREG2"), roll=roll_text({"die": dice[0]}), **facts)
    assert f"{render(expected)} (C13.1)" in report


def test_a_roll_shows_its_modifier_only_if_there_is_one() -> None:
    assert roll_text({"die": 5}) == said("campaigns-report-roll", die=5)
    assert render(roll_text({"die": 5, "modifier": -1})).split() == ["5", "−", "1", "=", "4"]
    assert render(roll_text({"die": 5, "modifier": 2})).split() == ["5", "+", "2", "=", "7"]
    assert " " not in render(roll_text({"die": 5, "modifier": 2})), "a line never ends within it"


def test_orders_name_advancing_returning_and_guarding_units() -> None:
    orders = (("Evora", "A"), ("WMED1", "B"), ("WREG1", "S"))
    facts = {"side": "A", "orders": orders, "guards": (("L", "WREG2"),), "spaces": ("2C",)}
    given = said(
        "campaigns-report-ordered-both", name="Ada", advancing="Evora", returning=unit_name_within("WMED1")
    )
    guard = said("campaigns-report-guard", flank="L", unit=unit_name("WREG2"), space="2C")
    found = sentence(Event("ordered", "C10.3", "", facts), "WINKIES", NAMES)
    assert found == said("campaigns-report-guarded", orders=given, guards=guard)
    nobody = sentence(Event("ordered", "C10.3", "", {"orders": (), "guards": (), "spaces": ()}), "WINKIES", {})
    assert nobody == said("campaigns-report-ordered-stand", name=Player("WINKIES"))


def test_a_march_of_two_links_is_one_story_and_an_idle_force_says_so() -> None:
    facts = {"seat": "WINKIES", "names": ("Zerde", "WREG1"), "start": "Zilkhold", "goes_on": True}
    went = sentence(Event("marched", "C5.1", "Harvest Cross", facts), "WINKIES", NAMES)
    assert went == said("campaigns-report-went-on", name="Ada", end="Harvest Cross")
    facts = {"side": "A", "force": "WREG2", "order": "A", "is_idle": True}
    stayed = sentence(Event("activated", "C10.5", "2C", facts), "WINKIES", NAMES)
    assert stayed == said(
        "campaigns-report-stayed", force=unit_name("WREG2"), space="2C", order=said("campaigns-name-order", order="A")
    )


def test_allies_move_and_win_together() -> None:
    sides = {"WINKIES": ["WINKIES", "SOUTH"], "MUNCHKINS": ["MUNCHKINS"]}
    names = {**NAMES, "SOUTH": "Cleo"}
    together = said("campaigns-name-allies", name="Ada", allies="Cleo")
    order = Event("order", "C4.1", "", {"seats": ("MUNCHKINS", "WINKIES"), "sides": sides})
    assert sentence(order, "", names) == said("campaigns-report-order", name="Ben", others=together)
    facts = {"winners": sides["WINKIES"], "reason": "points", "points": {"WINKIES": 7, "MUNCHKINS": 5}, "sides": sides}
    points = tuple(
        said("campaigns-report-score", name=name, points=number) for name, number in ((together, 7), ("Ben", 5))
    )
    won = said("campaigns-report-won-points", winners=("Ada", "Cleo"), points=points)
    assert sentence(Event("won", "C20.2", "", facts), "", names) == won


def test_lists_are_capitalized_only_at_the_start_of_a_sentence() -> None:
    left = sentence(Event("left", "C12.3", "1C", {"side": "A", "names": ("Bell",)}), "WINKIES", NAMES)
    assert render(left).startswith(render(unit_name("Bell")))


@pytest.mark.parametrize("kind", ["left", "limbered", "aloft", "blown", "attrition", "fled", "battle-over"])
def test_verbs_in_german_agree_with_the_number_of_units(kind: str) -> None:
    known = {"die": 3, "modifier": 0, "is_lost": False, "start": "Ape Rocks", "side": "A"}

    def in_german(*names: str) -> str:
        line = sentence(Event(kind, "C1", "Zilkhold", {**known, "names": names}), "WINKIES", NAMES)
        return render(line)

    translations.use("de")
    try:
        one, other = in_german("WREG1"), in_german("WREG1", "WREG2")
        both = render(unit_list(("WREG1", "WREG2")))
    finally:
        translations.use(translations.ENGLISH)
    assert other.replace(both, both.split(" und ")[0]) != one and " und " in other


def texts_in(found: ast.AST) -> Iterator[str]:
    """All string constants in an expression or a pattern."""
    for each in ast.walk(found):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def test_every_kind_of_event_has_a_sentence() -> None:
    folder = Path(event_sentences.__file__).parents[1]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    emitted = {
        kind
        for tree in trees
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "emit"
        for kind in texts_in(call.args[0])
    }
    assert len(emitted) > 50
    tree = ast.parse(Path(event_sentences.__file__).read_text(encoding="utf-8"))
    cases = [each for each in ast.walk(tree) if isinstance(each, ast.match_case)]
    assert emitted == {kind for case in cases for kind in texts_in(case.pattern)}
