"""The review of a match: mistakes, found without a peek and described by what both reports say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.ai.advice import match_review
from rozz.engine.ai.advice.match_review import LEAST_LOSS, Review, TurningPoint, review_match
from rozz.engine.ai.advice.plan_comparison import Sentence
from rozz.engine.ai.think import think_in_steps
from rozz.engine.match import Match, SeatAssignment
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.report_lines import sentence
from tests.support.engine.small_scenarios import SCENARIO


def played(*turns: dict[str, str]) -> Match:
    game = library.game("rozz")
    match = Match.begin(game, game.read(SCENARIO), "x")
    for turn in turns:
        for seat, text in turn.items():
            match = match.hand_in(seat, game.parse(match.scenario, text))
        match = match.reveal()
    return match


def looked_at(match: Match) -> Review:
    mind = game_extras.evaluator(match.game.name)
    assert mind is not None
    search = review_match(match, mind, game_extras.puzzle_adapter(match.game.name))
    while True:
        try:
            next(search)
        except StopIteration as over:
            review: Review = over.value
            return review


def test_the_largest_loss_is_the_missed_win() -> None:
    # RED could have taken E1 in turn 1 (four against one, R6.1, R10.1), but leaves; BLUE then walks to E4.
    match = played(
        {"RED": "M: INF*4 @ Elm > E2", "BLUE": "N:"},
        {"RED": "N:", "BLUE": "M: INF @ E1 > Elm"},
        {"RED": "N:", "BLUE": "M: INF @ Elm > E4"},
    )
    assert match.outcome is not None
    assert match.outcome.winners == ("BLUE",)
    review = looked_at(match)
    assert len(review.curve) == 4
    assert review.curve[-1] == {"RED": 0.0, "BLUE": 1.0}
    first = review.points[0]
    assert (first.moment, first.seat, first.given) == (1, "RED", ("M: INF*4 @ Elm > E2",))
    assert len(first.better) == 1
    assert first.better[0].endswith("@ Elm > E1")
    assert "E1" in first.gained
    assert {"R6.5"} & {line.rule for line in first.would}
    assert all(point.loss >= LEAST_LOSS for point in review.points)


def test_a_match_without_mistakes_has_no_turning_point() -> None:
    match = played({"RED": "M: INF*4 @ Elm > E1", "BLUE": "N:"})
    assert match.outcome is not None
    assert [point for point in looked_at(match).points if point.seat == "RED"] == []


def test_an_opening_from_the_book_is_no_mistake() -> None:
    """Hints call it a proven opening, so the review must not blame the player for it."""
    game, mind = library.game("rozz"), game_extras.evaluator("rozz")
    assert mind is not None
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    replies = game.parse(match.scenario, "P: INF*10 > Braxx") + game.parse(match.scenario, "P: IU*2 > Braxx")
    plans = {plan for _, plan in mind.openings(match.state, "RED", 4) if plan}
    assert plans
    for plan in plans:
        begun = match.hand_in("RED", tuple(reversed(plan))).hand_in("BLUE", replies).reveal()
        assert not [point for point in looked_at(begun).points if point.seat == "RED"], plan


def test_the_same_match_has_the_same_review() -> None:
    match = played({"RED": "M: INF*4 @ Elm > E2", "BLUE": "N:"}, {"RED": "N:", "BLUE": "M: INF @ E1 > Elm"})
    assert looked_at(match) == looked_at(match)
    # A review uses its own dice, whatever dice the match has.
    assert looked_at(replace(match, key=b"other")) == looked_at(match)


def test_alternating_moves_are_valued_by_the_best_reply() -> None:
    game = library.game("rosenkreuz")
    match = Match.begin(game, game.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), "x")
    for _ in range(6):
        assert match.moment is not None
        (seat,) = match.moment.seats
        match = match.hand_in(seat, game.default_commands(match.state, seat)).reveal()
    review = looked_at(match)
    assert review.moments == 6
    assert len(review.curve) == 7
    assert all(0 < point.loss <= 1 for point in review.points)


def kreuz_match(rows: str, *moves: str) -> Match:
    """A match from a position, where ROSE moves first."""
    game = library.game("rosenkreuz")
    match = Match.begin(game, game.read({"game": "rosenkreuz", "name": "Review", "setup": rows}), "x")
    seats = (SeatAssignment("ROSE", "Ada"), SeatAssignment("CROSS", "Ben"))
    match = replace(match, seats=tuple(sorted(seats, key=lambda each: match.colours.index(each.colour))))
    for move in moves:
        assert match.moment is not None
        (seat,) = match.moment.seats
        match = match.hand_in(seat, game.parse(match.scenario, move)).reveal()
    return match


def kreuz_points(rows: str, *moves: str) -> tuple[TurningPoint, ...]:
    return looked_at(kreuz_match(rows, *moves)).points


def texts(lines: tuple[Sentence, ...]) -> list[tuple[str, str]]:
    return [(render(line.text), line.rule) for line in lines]


#: ROSE's white rose on b4 stands on black, and so does CROSS's black cross on b5 on white: each can replace the other.
FACE_TO_FACE = """\
.c......
..r..R..
.......C
.C.....c
.r......
......c.
.R...r..
........"""


def test_a_move_is_explained_by_what_it_leaves_hanging_and_by_the_answer() -> None:
    (point,) = kreuz_points(FACE_TO_FACE, "f7-g8*b8>c1")
    assert point.effects is not None
    assert (point.effects.hanging, point.effects.saved, point.effects.is_safe) == (("b4",), (), False)
    lost = sentence("rosenkreuz-report-minor", name="Ben", victim="Ada", colour="black", start="b5", tile="b4")
    assert texts(point.effects.answer) == [(lost, "K6")]


def test_a_better_move_is_explained_by_what_it_takes_and_saves() -> None:
    (point,) = kreuz_points(FACE_TO_FACE, "f7-g8*b8>c1")
    assert point.better == ("b4xb5",) and point.better_effects is not None
    taken = sentence("rosenkreuz-report-minor", name="Ada", victim="Ben", colour="white", start="b4", tile="b5")
    assert texts(point.would) == [(taken, "K6")]
    assert (point.better_effects.hanging, point.better_effects.saved) == ((), ("b4",))
    assert point.better_effects.is_safe


#: The black cross on b4 takes the white rose on c3 whatever ROSE does. On e4 the black rose could fall too.
TWO_TARGETS = """\
C......c
........
........
....c...
.C......
..rR....
........
R......r"""


def test_quiet_moves_are_explained_by_threats_and_not_repeated() -> None:
    (point,) = kreuz_points(TWO_TARGETS, "d3-e4", "b4xc3")
    assert point.effects is not None and point.better_effects is not None
    assert point.was == point.would == ()
    assert (point.effects.threatened, point.effects.hanging) == (("e5",), ("e4",))
    assert (point.better_effects.threatened, point.better_effects.hanging) == (("b4",), ())
    # The white rose on c3 can fall after both moves: that explains nothing, and neither move is safe.
    assert not point.effects.is_safe and not point.better_effects.is_safe


def test_a_review_without_alternating_moves_has_no_effects() -> None:
    points = looked_at(played({"RED": "M: INF*4 @ Elm > E2", "BLUE": "N:"}, {"RED": "N:", "BLUE": "N:"})).points
    assert points and all(point.effects is None and point.better_effects is None for point in points)


def test_only_positions_of_the_match_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to a better move comes from the search that found this move."""
    searched: list[Any] = []

    def noted(rules: Any, evaluator: Any, state: Any, *given: Any) -> Any:
        searched.append(state)
        return think_in_steps(rules, evaluator, state, *given)

    monkeypatch.setattr(match_review, "think_in_steps", noted)
    match = kreuz_match(TWO_TARGETS, "d3-e4", "b4xc3")
    (point,) = looked_at(match).points
    assert point.better_effects is not None and point.better_effects.answer
    positions = [match.opening, *(each.after for each in match.played)]
    assert all(any(state is each for each in positions) for state in searched)
    assert len(searched) <= 2 * len(positions), "once with little work, once with all of it"


def test_while_armies_are_placed_both_seats_stand_equal() -> None:
    game = library.game("simultaneous-risk")
    match = Match.begin(game, game.read(library.scenario_mapping("archipelago", "simultaneous-risk")), "x")
    while match.state.is_setting_up:
        (seat,) = match.moment.seats
        match = match.hand_in(seat, game.default_commands(match.state, seat)).reveal()
    placed = len(match.played)
    for seat in match.moment.seats:
        match = match.hand_in(seat, game.default_commands(match.state, seat))
    review = looked_at(match := match.reveal())
    assert placed > 2 and review.curve[:placed] == ({"FIRST": 0.5, "SECOND": 0.5},) * placed
    assert review.curve[-1]["FIRST"] != 0.5
    assert [point for point in review.points if point.moment <= placed] == []


#: The turns of a real match on headquarters-2 up to its fourth, RED's as hints had it, and BLUE's by the first level.
FOLLOWED = (
    ("P: IU*3 > Drift; P: TRANS > Drift", "P: IC > Braxx; M: INF @ Braxx > B2"),
    ("M: TRANS+INF*5 @ Drift > Rozz; P: INF*15 > Drift", "P: ARMOR > Braxx; M: INF @ Braxx > B1"),
    ("P: ARMOR > Rozz; M: TRANS+INF*5 @ Rozz > B1", "P: MRNUKE > Braxx; M: INF @ B1 > R3"),
    ("M: ARMOR @ Rozz > R3; M: TRANS+INF*5 @ B1 > Q3", "S: MRNUKE @ Braxx > Rozz; M: ARMOR @ Braxx > B1"),
)


def hint_followed() -> Match:
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("headquarters-2")), "x")
    for turn in FOLLOWED:
        for seat, text in zip(("RED", "BLUE"), turn, strict=True):
            commands = tuple(each for part in text.split("; ") for each in game.parse(match.scenario, part))
            match = match.hand_in(seat, commands)
        match = match.reveal()
    return match


def test_a_plan_as_good_as_the_best_by_what_was_known_is_no_mistake() -> None:
    """The hint's plan in turn 4 was blamed for 21 points: another of the same worth met the real reply better."""
    assert [point for point in looked_at(hint_followed()).points if point.seat == "RED"] == []


def test_a_report_of_a_better_plan_does_not_repeat_its_commands() -> None:
    match = played({"RED": "M: INF*4 @ Elm > E2", "BLUE": "N:"}, {"RED": "N:", "BLUE": "M: INF @ E1 > Elm"})
    (point, *_) = looked_at(match).points
    assert point.would and "R5.1" not in {line.rule for line in (*point.was, *point.would)}
