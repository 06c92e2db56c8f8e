"""What the page explains to newcomers: what to buy, how to win, what a move leaves behind."""

from __future__ import annotations

import re
from html import unescape

from rozz import library
from rozz.engine.match import Match
from rozz.engine.rozz.text.piece_names import piece_count
from rozz.engine.said import Said
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.ui.table import Table


def test_a_purchase_is_explained_by_its_full_name_and_purpose() -> None:
    rules = library.game("rozz")
    scenario = rules.read(library.scenario_mapping("doomsday-2"))
    (purpose,) = face_of("rozz").purposes(scenario, rules.parse(scenario, "P: DBASE > Hollow"))
    assert purpose.startswith("Doomsday Base: ") and "doomsday device" in purpose
    assert face_of("rozz").purposes(scenario, ()) == ()


def test_a_buying_plan_says_what_it_brings_here_instead_of_the_card() -> None:
    rules = library.game("rozz")
    match = Match.begin(rules, rules.read(library.scenario_mapping("headquarters-2")), "x")

    def purchase_texts(*texts: str) -> tuple[str, ...]:
        commands = [each for text in texts for each in rules.parse(match.scenario, text)]
        face = face_of("rozz")
        return (*face.purchase_effects(match, "RED", commands), *face.distance_notes(match, "RED", commands))

    def expected_texts(key: str, number: int, item: str, **facts: object) -> tuple[str, ...]:
        what = render(piece_count(number, item, match.scenario.catalog))
        return (say(f"rozz-{key}", what=what, tile="Drift", **facts),)

    assert purchase_texts("P: IU*2 > Drift", "P: IU > Drift") == expected_texts("brings-money", 3, "IU", money=6)
    assert purchase_texts("P: ARMOR > Drift") == expected_texts("away", 1, "ARMOR", name="BLUE", far=6, there="Braxx")
    assert purchase_texts("P: LRNUKE > Drift") == expected_texts("reaches", 1, "LRNUKE", places="Braxx")
    assert purchase_texts("P: SRNUKE > Drift") == expected_texts("reaches-none", 1, "SRNUKE")
    texts = purchase_texts("P: TRANS > Drift", "M: INF @ Drift > D2", "P: CORR")
    assert texts == (), "no text is better than the card's"


def test_a_mere_distance_is_no_effect_of_a_purchase() -> None:
    """A hint said first how far bought infantry was from the enemy, and then that the plan took an industry complex."""
    rules, face = library.game("rozz"), face_of("rozz")
    match = Match.begin(rules, rules.read(library.scenario_mapping("headquarters-2")), "x")
    commands = [*rules.parse(match.scenario, "P: INF*15 > Drift"), *rules.parse(match.scenario, "P: SRNUKE > Drift")]
    assert face.purchase_effects(match, "RED", commands) == ()
    assert len(face.distance_notes(match, "RED", commands)) == 2


def test_a_taken_place_says_what_it_earns() -> None:
    rules = library.game("rozz")
    state = Match.begin(rules, rules.read(library.scenario_mapping("headquarters-2")), "x").state
    earned = say("rozz-brings-money", what="1 industry complex", tile="Rozz", money=10)
    assert face_of("rozz").income_notes(state, ("Rozz", "R3")) == (earned,)


def test_the_doomsday_goal_says_what_it_takes() -> None:
    scenario = library.game("rozz").read(library.scenario_mapping("doomsday-2"))
    assert say("games-rozz-goal-doomsday") in face_of("rozz").goal(scenario)


def test_the_list_of_scenarios_says_how_the_match_will_be_played() -> None:
    for way, heading in (("here", say("choose-together")), ("link", say("choose-by-link"))):
        model, _ = update(Model(), m.NewMatch(way=way))
        assert heading in unescape(page_markup.page(model))


def test_moving_all_armies_away_says_which_area_is_left_empty() -> None:
    rules = library.game("ozymandia")
    scenario = rules.read(library.scenario_mapping("five-isles", "ozymandia"))
    state = Match.begin(rules, scenario, "x").state
    seat = scenario.players[0]
    start = next(iter(state.armies[seat]))
    end = scenario.map.neighbours[start][0]
    going = rules.offer(state, seat, (), ("disperse", start, end))
    assert isinstance(going.expects, Said) and going.expects.key == "areas-offer-emptied"
    assert ("areas", start) in going.expects.facts


def test_the_seats_of_a_new_match_offer_levels_as_the_computer() -> None:
    model, _ = update(Model(), m.ChooseScenario("headquarters-6", "rozz"))
    assert say("computer-level", number=1, name="Dreamer") in page_markup.page(model)


def test_the_menu_ends_with_what_a_phone_has_no_use_for() -> None:
    for table in (Table(), Table().send(m.IAm())):
        panel = table.send(m.OpenDialog("menu")).shown.split('id="dialog"')[1].split('class="themes"')[0]
        entries = re.findall(r'<button[^>]*data-do="([^"]+)"(?: data-name="([^"]+)")?', panel)
        assert len(entries) > 3 and entries[-1] == ("dialog", "keys")
