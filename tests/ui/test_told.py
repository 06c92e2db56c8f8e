"""What a newcomer is told: what is bought, where one is, what a move leaves behind."""

from __future__ import annotations

from rozz import library
from rozz.engine.match import Match
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.engine.report_lines import sentence


def test_a_purchase_is_told_by_its_full_name_and_what_it_is_for() -> None:
    rules = library.game("rozz")
    scenario = rules.read(library.scenario_mapping("doomsday-2"))
    (told,) = face_of("rozz").purposes(scenario, rules.parse(scenario, "P: DBASE > Hollow"))
    assert told.startswith("Doomsday Base: ") and "doomsday device" in told
    assert face_of("rozz").purposes(scenario, ()) == ()


def test_a_buying_plan_says_what_it_brings_here_not_what_the_card_says() -> None:
    rules = library.game("rozz")
    match = Match.begin(rules, rules.read(library.scenario_mapping("headquarters-2")), "x")

    def brought(*texts: str) -> tuple[str, ...]:
        commands = [each for text in texts for each in rules.parse(match.scenario, text)]
        return face_of("rozz").brought(match, "RED", commands)

    assert brought("P: IU*2 > Drift", "P: IU > Drift") == (
        f"{sentence('rozz-card-pieces-iu', number=3)} in Drift: $6 more every turn.",
    )
    assert brought("P: ARMOR > Drift") == (
        f"{sentence('rozz-card-pieces-armor', number=1)} in Drift: BLUE’s nearest pieces are 6 tiles away, in Braxx.",
    )
    assert brought("P: LRNUKE > Drift") == (
        f"{sentence('rozz-card-pieces-lrnuke', number=1)} in Drift: can strike at what others have in Braxx.",
    )
    assert brought("P: SRNUKE > Drift") == (
        f"{sentence('rozz-card-pieces-srnuke', number=1)} in Drift: nothing of the others’ is in its reach yet.",
    )
    assert brought("P: TRANS > Drift", "M: INF @ Drift > D2", "P: CORR") == (), "nothing rather than its card"


def test_the_doomsday_goal_says_what_it_takes() -> None:
    scenario = library.game("rozz").read(library.scenario_mapping("doomsday-2"))
    assert "base, charge and mechanism" in face_of("rozz").goal(scenario)


def test_the_scenarios_say_for_whom_they_are_chosen() -> None:
    for way, heading in (("here", "Together here: choose a scenario"), ("link", "By link: choose a scenario")):
        model, _ = update(Model(), m.NewMatch(way=way))
        assert heading in page_markup.page(model)


def test_a_movement_of_all_armies_says_what_it_leaves_to_nobody() -> None:
    rules = library.game("ozymandia")
    scenario = rules.read(library.scenario_mapping("five-isles", "ozymandia"))
    state = Match.begin(rules, scenario, "x").state
    seat = scenario.players[0]
    start = next(iter(state.armies[seat]))
    end = scenario.map.neighbours[start][0]
    going = rules.offer(state, seat, (), ("disperse", start, end))
    assert f"{start} will be empty: nobody's." in going.expects


def test_the_computer_is_called_the_computer_where_seats_are_given_out() -> None:
    model, _ = update(Model(), m.ChooseScenario("headquarters-6", "rozz"))
    assert "Computer · 1 Dreamer" in page_markup.page(model)
