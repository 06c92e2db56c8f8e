"""Every place on the page has an address that leads back to it, and no address gives away a secret."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl

import pytest

from rozz import library
from rozz.ui.app.update import update
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.page_addresses import address, match_of, way_in_match, way_to
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.ui.table import ADA_BUYS, Table, second_turn_table


def asked(place: str) -> dict[str, str]:
    return dict(parse_qsl(place.removeprefix("#")))


def after(model: Model, *messages: m.Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


@pytest.mark.parametrize(
    ("messages", "place"),
    [
        ((), ""),
        ((m.ShowRules("ozymandia", "r-4"),), "#go=rules&game=ozymandia&rule=r-4"),
        ((m.ShowRules(),), "#go=rules&game=rozz"),
        ((m.NewMatch("link"),), "#go=new-match&way=link"),
        ((m.NewMatch(), m.ChooseScenario("headquarters-2")), "#go=new-match&game=rozz&scenario=headquarters-2"),
        (
            (m.NewMatch(), m.ChooseScenario("five-isles", "ozymandia")),
            "#go=new-match&game=ozymandia&scenario=five-isles",
        ),
        ((m.ShowPuzzles(),), "#go=puzzles"),
        ((m.ShowPuzzles(), m.OpenPuzzle("rozz-1-airlift")), "#go=puzzles&puzzle=rozz-1-airlift"),
        ((m.Learn("rosenkreuz"),), "#go=learn&game=rosenkreuz"),
        ((m.ShowSimulator(7),), "?go=simulator&seed=7"),
    ],
)  # fmt: skip
def test_an_address_leads_back_to_where_it_was_copied(messages: tuple[m.Message, ...], place: str) -> None:
    there = after(Model(), *messages)
    assert address(there) == place
    again = after(Model(), *way_to(asked(place.removeprefix("?"))))
    assert (again.screen, address(again)) == (there.screen, place)


@pytest.mark.parametrize(
    ("messages", "place"),
    [
        ((), "#go=match&match=m1"),
        ((m.ShowHistory(),), "#go=history&match=m1"),
        ((m.ShowHistory(), m.Replay(1)), "#go=match&match=m1&turn=1"),
        ((m.ShowHistory(), m.Replay(1), m.GoToStep(2)), "#go=match&match=m1&turn=1&step=2"),
    ],
)
def test_an_address_leads_to_a_place_in_a_match(messages: tuple[m.Message, ...], place: str) -> None:
    there = second_turn_table().send(*messages)
    assert address(there.model) == place
    again = second_turn_table()
    assert match_of(asked(place)) == "m1"
    again.send(*way_in_match(again.model, asked(place)))
    assert (address(again.model), again.shown) == (place, there.shown)


def test_an_address_contains_no_command_and_no_seat() -> None:
    table = Table().send(*ADA_BUYS)
    assert address(table.model) == "#go=match&match=m1"
    assert address(table.send(m.OpenDialog("menu")).model) == "#go=match&match=m1"
    # A what-if is private: its address leads to the match.
    assert address(table.send(m.TryDifferently()).model) == "#go=match&match=m1"


@pytest.mark.parametrize("turn", ["9", "0", "-1", "x", "999999999999", "9" * 5000])
def test_the_address_of_an_unplayed_turn_leads_to_the_match(turn: str) -> None:
    table = second_turn_table()
    assert way_in_match(table.model, {"go": "match", "match": "m1", "turn": turn}) == ()


@pytest.mark.parametrize(
    ("way", "screen"),
    [
        ({"go": "nowhere"}, "home"),
        ({"go": "rules", "game": "chess"}, "rules"),
        ({"go": "new-match", "scenario": "../x"}, "new"),
        ({"puzzle": "none"}, "home"),
        ({"go": "simulator", "seed": "9" * 5000}, "simulator"),
        ({}, "home"),
    ],
)
def test_wrong_values_in_an_address_do_no_harm(way: dict[str, str], screen: str) -> None:
    assert after(Model(), *way_to(way)).screen == screen


def test_the_page_for_a_missing_match_offers_ways_to_get_it() -> None:
    there = after(Model(), m.NotHere("m9"))
    shown = page_markup.page(there)
    assert address(there) == "#go=match&match=m9"
    assert say("absent") in page_markup.tab_title(there)
    assert all(say(each) in shown for each in ("absent", "absent-how", "paste-link", "open-file"))
    assert after(there, m.GoBack()).screen == "home"


def test_a_match_recovered_late_appears_on_the_first_screen() -> None:
    text = session_codec.to_text(second_turn_table().session)
    found = after(Model(), m.NotHere("m1"), m.Recovered("m1", text, (2026, 11, 26)))
    assert found.screen == "home" and [each.identity for each in found.shelf] == ["m1"]
    elsewhere = after(Model(), m.NotHere("m9"), m.Recovered("m1", text, (2026, 11, 26)))
    assert elsewhere.screen == "absent"


def test_the_address_is_copied_from_the_menu() -> None:
    table = Table()
    table.model = replace(table.model, address="https://example.org/rozz/")
    table.send(m.OpenDialog("menu"))
    assert say("copy-address") in table.shown
    table.send(m.CopyAddress())
    assert Copy("https://example.org/rozz/#go=match&match=m1") in table.effects
    assert say("address-copied-here") in table.shown
    assert say("copy-address") not in page_markup.page(after(Model(), m.OpenDialog("menu")))


def test_every_shipped_scenario_and_puzzle_has_an_address() -> None:
    for game in library.GAMES:
        for name in library.scenario_names(game):
            assert f"scenario={name}" in address(after(Model(), m.NewMatch(), m.ChooseScenario(name, game)))
    for name in library.puzzle_names():
        assert way_to(asked(f"#go=puzzles&puzzle={name}")) == (m.ShowPuzzles(), m.OpenPuzzle(name))


def test_a_reloaded_simulator_leads_back_to_the_rules_it_came_from() -> None:
    here = {"go": "simulator", "seed": "7"}
    again = after(Model(), *way_to(here, 2), m.GoBack())
    assert again.screen == "rules" and after(again, m.GoBack()).screen == "home"
    assert after(Model(), *way_to(here, 1), m.GoBack()).screen == "home"
