"""The reasons of a hint, from the reports: what each plan brings, the alternative, and the dangers of a reply."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.ai.advice.hint_reasons import BRINGS, MOST_POSITIONS, Reason, Reasoner
from rozz.engine.ai.levels import TABLE
from rozz.engine.ai.think import think
from rozz.engine.ai.think_result import Payoffs, Share, Thought
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.report_lines import pieces, sentence
from tests.support.engine.small_scenarios import SCENARIO as DOOR

#: RED's headquarters stands beside BLUE's, and only RED's four in the middle guard it.
SCENARIO: dict[str, Any] = {
    **DOOR,
    "setup": {"Elm": {"RED": {"INF": 4}}, "E2": {"RED": {"HQ": 1}}, "E1": {"BLUE": {"HQ": 1, "INF": 1}}},
}
NAMES = {"RED": "Ada", "BLUE": "Ben"}


def reasoner(match: Match, seat: str, names: dict[str, str] | None = None) -> Reasoner:
    mind = game_extras.evaluator(match.game.name)
    assert mind is not None
    adapter = game_extras.puzzle_adapter(match.game.name)
    return Reasoner(match.game, adapter, match.state, seat, names or match.names, b"seed")


def door(red: str, *, feared: str = "N:", expected: str = "N:", scenario: Any = SCENARIO) -> tuple[Reason, ...]:
    """RED's plan before BLUE's open door, with an expected and a feared reply."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(scenario), "x")
    plan, likely, worst = (tuple(game.parse(match.scenario, text)) for text in (red, expected, feared))
    table = Payoffs((plan,), ({"BLUE": likely}, {"BLUE": worst}), ((0.6, 0.3),))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.6),), expected={"BLUE": likely}, table=table)
    return reasoner(match, "RED", NAMES).reasons(thought)


def texts(reason: Reason, part: str) -> list[tuple[str, str]]:
    return [(render(line.text), line.rule) for line in getattr(reason, part)]


def test_winning_is_the_reason() -> None:
    # Four against one at E1 (R6.1): the headquarters falls, which ends the match (R10.1).
    (reason,) = door("M: INF*4 @ Elm > E1")
    assert reason.taken == ("E1",)
    assert reason.left == ("Elm",)
    rules = [rule for _, rule in texts(reason, "brings")]
    assert "R6.5" in rules
    assert any("Ada" in text for text, _ in texts(reason, "brings"))


def test_a_plan_that_wins_says_so_and_another_does_not() -> None:
    """INF walks into the headquarters at E1, R10.1."""
    assert [each.wins for each in door("M: INF*4 @ Elm > E1")] == [True]
    assert [each.wins for each in door("M: INF*4 @ Elm > E2")] == [False]


def test_the_reason_says_what_doing_nothing_would_have_cost() -> None:
    # BLUE's only INF walks to E2, where RED's headquarters stands alone; two INF that get there first keep it.
    (reason,) = door("M: INF*2 @ Elm > E2", expected="M: INF @ E1 > E2")
    assert "E2" in reason.kept
    assert any(rule == "R6.5" for _, rule in texts(reason, "brings"))
    assert reason.reply == -1, "no reply takes anything, so none is feared"


def test_the_income_of_a_plan_is_compared_with_doing_nothing() -> None:
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    plan = game.parse(match.scenario, "P: IU*2 > Drift")
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.5),), expected={"BLUE": ()})
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    (earned,), (otherwise,) = texts(reason, "brings"), texts(reason, "otherwise")
    # $5 from the headquarters, $2 from each industry unit; $36 of $50 are left.
    assert earned == (render(said("rozz-report-earned", name="Ada", number=9)), "R11")
    assert otherwise == (render(said("rozz-report-earned", name="Ada", number=5)), "R11")


def test_spent_money_is_no_reason_and_the_plan_is_not_repeated() -> None:
    """The hint used to argue against itself: What it brings: has $10. If nothing is done: has $55."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    plan = (*game.parse(match.scenario, "P: ARMOR > Drift"), *game.parse(match.scenario, "M: INF*2 @ Drift > D2"))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.5),), expected={"BLUE": ()})
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    assert not reason.brings and not reason.otherwise
    assert reason.taken == ("D2",)


def test_a_reason_says_in_how_many_cases_a_plan_wins() -> None:
    game = library.game("rozz")
    match = Match.begin(game, game.read(SCENARIO), "x")
    plan = tuple(game.parse(match.scenario, "M: INF*4 @ Elm > E2"))
    table = Payoffs((plan,), ({"BLUE": ()},) * 3, ((0.6, 1.0, 0.999),))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.6),), expected={"BLUE": ()}, table=table)
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    assert (reason.chances, reason.cases) == (1, 3)


def test_the_main_reason_is_a_gain_and_not_a_trade() -> None:
    """RED's infantry and BLUE's fall in E1, and RED's armor destroys the trap there."""
    catalog = {"only": ["HQ", "INF", "ARMOR", "TRAP"]}
    setup = {
        "Elm": {"RED": {"INF": 4, "ARMOR": 1}}, "E2": {"RED": {"HQ": 1}},
        "E1": {"BLUE": {"HQ": 1, "INF": 9, "TRAP": 1}},
    }  # fmt: skip
    game = library.game("rozz")
    match = Match.begin(game, game.read({**SCENARIO, "setup": setup, "catalog": catalog}), "x")
    texts = ("M: INF @ Elm > E1", "S: ARMOR @ Elm > BLUE/TRAP @ E1")
    plan = tuple(each for text in texts for each in game.parse(match.scenario, text))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.6),), expected={"BLUE": ()})
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    assert len(reason.brings) > 1 and reason.main is not None
    assert reason.main.rule == "R8.7" and "Ada" not in render(reason.main.text)


def test_the_loss_of_an_own_complex_is_not_what_a_plan_brings() -> None:
    """A strike destroys the complex either way; the report only differs because a plan saves what stands beside it."""
    catalog = {"only": ["HQ", "INF", "IC", "LRNUKE"]}
    setup = {
        "Elm": {"RED": {"INF": 4}, "neutral": {"IC": 1}}, "E2": {"RED": {"HQ": 1}},
        "E1": {"BLUE": {"HQ": 1, "INF": 1}, "neutral": {"LRNUKE": 1}},
    }  # fmt: skip
    scenario = {**SCENARIO, "setup": setup, "catalog": catalog}
    (reason,) = door("M: INF*4 @ Elm > E2", expected="S: LRNUKE @ E1 > Elm", scenario=scenario)
    assert "R8.7" in {rule for _, rule in texts(reason, "otherwise")}
    assert "R8.7" not in {rule for _, rule in texts(reason, "brings")}


def test_a_placement_is_not_repeated_as_its_own_reason() -> None:
    game = library.game("simultaneous-risk")
    match = Match.begin(game, game.read(library.scenario_mapping("archipelago", "simultaneous-risk")), "x")
    plan = tuple(game.parse(match.scenario, "+5 Finch"))
    (reason,) = reasoner(match, "FIRST").reasons(Thought(plan, shares=(Share(plan, 1.0, 0.5),)))
    assert reason.brings == ()


def test_a_plan_without_immediate_effect_has_its_reasons_too() -> None:
    """The hint used to say nothing about it: the purchase stays at home, and no player can take anything from it."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    plan = game.parse(match.scenario, "P: INF*7 > Drift")
    table = Payoffs((plan,), ({"BLUE": ()},), ((0.6,),))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.6),), expected={"BLUE": ()}, table=table)
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    assert not (reason.brings or reason.taken or reason.kept or reason.otherwise or reason.feared)
    assert (reason.more, reason.is_safe) == (7, True)
    # Without a search for replies the reason says nothing about them.
    (unlooked,) = reasoner(match, "RED", NAMES).reasons(Thought(plan, shares=thought.shares, expected=thought.expected))
    assert (unlooked.more, unlooked.is_safe) == (7, False)


def test_pieces_without_a_color_count_among_the_purchases() -> None:
    """A plan that bought two things was praised for one: a missile serves the seat that controls its tile."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    plan = (*game.parse(match.scenario, "P: INF > Drift"), *game.parse(match.scenario, "P: SRNUKE > Drift"))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.6),), expected={"BLUE": ()})
    (reason,) = reasoner(match, "RED", NAMES).reasons(thought)
    assert reason.more == 2


def test_a_plan_that_loses_something_to_a_reply_is_not_called_safe() -> None:
    (reason,) = door("M: INF*4 @ Elm > E4", feared="M: INF @ E1 > E2")
    assert reason.cost and not reason.is_safe
    # Nor is a plan whose loss is expected anyway.
    (reason,) = door("M: INF*4 @ Elm > E4", expected="M: INF @ E1 > E2", feared="M: INF @ E1 > E2")
    assert not reason.is_safe
    (reason,) = door("M: INF*2 @ Elm > E4", expected="M: INF @ E1 > Elm", feared="M: INF @ E1 > E2")
    assert not reason.is_safe


def test_the_worst_reply_is_described_by_its_cost() -> None:
    # All four leave Elm for E4, and BLUE unexpectedly takes E2.
    (reason,) = door("M: INF*4 @ Elm > E4", feared="M: INF @ E1 > E2")
    assert reason.reply == 1
    assert reason.cost == ("E2",)
    assert any("Ben" in text for text, _ in texts(reason, "feared"))


@pytest.mark.parametrize(
    ("blue", "green", "foes"),
    [
        ("M: INF*4 @ E1 > E2", "M: INF*4 @ E5 > E6", ("BLUE",)),
        ("M: INF*4 @ E1 > E6", "M: INF*4 @ E5 > E4", ("GREEN",)),
        ("M: INF*4 @ E1 > E2", "M: INF*4 @ E5 > E4", ("BLUE", "GREEN")),
    ],
)
def test_only_opponents_whose_commands_do_harm_are_foes(blue: str, green: str, foes: tuple[str, ...]) -> None:
    # One INF of RED stands at E2, beside four of BLUE, and one at E4, beside four of GREEN.
    game = library.game("rozz")
    scenario = {
        **DOOR,
        "players": ["RED", "BLUE", "GREEN"],
        "setup": {
            "Elm": {"RED": {"HQ": 1, "INF": 4}},
            "E2": {"RED": {"INF": 1}},
            "E4": {"RED": {"INF": 1}},
            "E1": {"BLUE": {"HQ": 1, "INF": 4}},
            "E5": {"GREEN": {"HQ": 1, "INF": 4}},
        },
    }
    match = Match.begin(game, game.read(scenario), "x")
    reply = {seat: tuple(game.parse(match.scenario, text)) for seat, text in (("BLUE", blue), ("GREEN", green))}
    nothing: dict[str, Any] = {"BLUE": (), "GREEN": ()}
    thought = Thought((), shares=(Share((), 1.0, 0.6),), expected=nothing, table=Payoffs(
        ((),), (nothing, reply), ((0.6, 0.3),)
    ))  # fmt: skip
    (reason,) = reasoner(match, "RED").reasons(thought)
    assert reason.opponents == foes


def test_a_feared_strike_is_described_by_what_it_destroys() -> None:
    """BLUE's missile takes no place but many lives: the reason names those, and not where else the reports differ."""
    armed = {"BLUE": {"HQ": 1, "INF": 1}, "neutral": {"LRNUTE": 1}}
    setup = {"Elm": {"RED": {"INF": 4}}, "E2": {"RED": {"HQ": 1}}, "E1": armed}
    catalog = {"only": ["HQ", "INF", "LRNUTE"], "change": {"HQ": {"yields": {"commands": 1}}}}
    (reason,) = door(
        "M: INF*2 @ Elm > E4", feared="S: LRNUTE @ E1 > Elm", scenario={**SCENARIO, "setup": setup, "catalog": catalog}
    )
    assert reason.reply == 1
    assert any(render(pieces("INF", 2)) in text for text, _ in texts(reason, "feared"))


def test_an_expected_reply_is_compared_with_idle_opponents() -> None:
    (reason,) = door("M: INF*4 @ Elm > E4", expected="M: INF @ E1 > E2", feared="M: INF @ E1 > E2")
    assert reason.cost == ("E2",)


GAMES = [
    ("rozz", "headquarters-2"), ("rozz", "two-coasts"), ("rosenkreuz", "rosenkreuz-skirmish"),
    ("ozymandia", "five-isles"), ("simultaneous-risk", "swift-world"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_every_game_gives_the_same_reasons_twice(game: str, scenario: str) -> None:
    rules, mind = library.game(game), game_extras.evaluator(game)
    match = Match.begin(rules, rules.read(library.scenario_mapping(scenario, game)), "x")
    found = 0
    for number in range(4):
        seat = match.waiting_for[0]
        thought = think(rules, mind, match.state, seat, TABLE[-1], b"hint", 400)
        first, again = (reasoner(match, seat).reasons(thought) for _ in range(2))
        assert first == again
        assert len(first) == len(thought.shares)
        found += sum(bool(each.brings or each.taken or each.kept or each.then) for each in first)
        assert all(line.text and line.rule for each in first for line in (*each.brings, *each.feared, *each.then))
        assert all(len(each.brings) == BRINGS for each in first if each.unsaid), "only long lists of reasons are cut"
        for each in match.waiting_for:
            match = match.hand_in(each, think(rules, mind, match.state, each, TABLE[0], b"%d" % number).commands)
        match = match.reveal()
    assert found


def test_alternating_play_describes_the_expected_line_move_by_move() -> None:
    game = library.game("rosenkreuz")
    match = Match.begin(game, game.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), "x")
    thought = think(game, game_extras.evaluator("rosenkreuz"), match.state, "ROSE", TABLE[-1], b"hint")
    assert all(share.then for share in thought.shares)
    for reason in reasoner(match, "ROSE").reasons(thought):
        assert render(reason.then[0].text).startswith(match.names["CROSS"])
        # A quiet move speaks for itself and brings no reason.
        assert not reason.brings


def test_reasons_examine_no_more_positions_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-3")), "x")
    thought = think(game, game_extras.evaluator("rozz"), match.state, "RED", TABLE[-1], b"hint")
    looked: list[Any] = []
    resolve = type(game).resolve

    def counted(self: Any, *given: Any) -> Any:
        looked.append(given)
        return resolve(self, *given)

    monkeypatch.setattr(type(game), "resolve", counted)
    reasoner(match, "RED").reasons(thought)
    assert 0 < len(looked) <= MOST_POSITIONS


def kreuz_move(rows: str, move: str, *then: str) -> Reason:
    """The reason for ROSE's move from a position, and what is expected to follow."""
    game = library.game("rosenkreuz")
    scenario = {"game": "rosenkreuz", "name": "PuzzleAdapter", "setup": rows}
    match = Match.begin(game, game.read(scenario), "x")
    expected = tuple(
        {seat: game.parse(match.scenario, text)} for seat, text in zip(("CROSS", "ROSE", "CROSS"), then, strict=False)
    )
    plan = tuple(game.parse(match.scenario, move))
    thought = Thought(plan, shares=(Share(plan, 1.0, 0.5, expected),))
    (reason,) = reasoner(match, "ROSE", {"ROSE": "Ada", "CROSS": "Ben"}).reasons(thought)
    return reason


#: ROSE's white rose on c3 stands on black: the black cross on b4 may step there and replace it (K6). One step further,
#: on c4, it is at home. CROSS's white cross on e5 stands on black too, which the black rose on d3 reaches only from
#: e4.
THREATENED = """\
C......c
........
........
....c...
.C......
..rR....
........
R......r"""
STEP = sentence("rosenkreuz-report-minor", name="Ben", victim="Ada", colour="black", start="b4", tile="c3")


def test_a_saved_piece_is_reported_with_its_threat() -> None:
    reason = kreuz_move(THREATENED, "c3-c4", "a8-a7")
    assert reason.saved == ("c3",) and reason.hanging == () and reason.threatened == ()
    assert texts(reason, "otherwise") == [(STEP, "K6")]
    assert reason.counts == (("CROSS", 4, 4), ("ROSE", 4, 4))


def test_a_hanging_piece_and_the_resulting_score_are_reported() -> None:
    reason = kreuz_move(THREATENED, "a1-b2", "b4xc3")
    assert reason.saved == () and reason.hanging == ("c3",) and reason.otherwise == ()
    assert texts(reason, "then") == [(STEP, "K6")]
    assert reason.counts == (("CROSS", 4, 4), ("ROSE", 4, 3))


def test_the_threat_of_a_move_is_reported() -> None:
    assert kreuz_move(THREATENED, "d3-e4").threatened == ("e5",)


def test_simultaneous_play_reports_no_hanging_pieces() -> None:
    (reason,) = door("M: INF*4 @ Elm > E1")
    assert reason.hanging is None and reason.saved == reason.threatened == () and reason.counts == ()
