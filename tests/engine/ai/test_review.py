"""The review of a match: mistakes, found without a peek and described by what both reports say."""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.engine.ai.advice.match_review import LEAST_LOSS, Review, reviewed
from rozz.engine.match import Match
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
    mind = library.mind(match.game.name)
    assert mind is not None
    search = reviewed(match, mind, library.posed(match.game.name))
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
        match = match.hand_in(seat, game.default(match.state, seat)).reveal()
    review = looked_at(match)
    assert review.moments == 6
    assert len(review.curve) == 7
    assert all(0 < point.loss <= 1 for point in review.points)


def test_while_armies_are_placed_both_seats_stand_equal() -> None:
    game = library.game("simultaneous-risk")
    match = Match.begin(game, game.read(library.scenario_mapping("archipelago", "simultaneous-risk")), "x")
    while match.state.is_setting_up:
        (seat,) = match.moment.seats
        match = match.hand_in(seat, game.default(match.state, seat)).reveal()
    placed = len(match.played)
    for seat in match.moment.seats:
        match = match.hand_in(seat, game.default(match.state, seat))
    review = looked_at(match := match.reveal())
    assert placed > 2 and review.curve[:placed] == ({"FIRST": 0.5, "SECOND": 0.5},) * placed
    assert review.curve[-1]["FIRST"] != 0.5
    assert [point for point in review.points if point.moment <= placed] == []
