"""The review on the page: started at the end, with its progress, saved with the match, tried out as a what-if."""

from __future__ import annotations

import html
import json
from dataclasses import replace

import pytest

from rozz.engine.ai.advice.match_review import Effects, Review, TurningPoint, checksum_of
from rozz.engine.ai.advice.plan_comparison import Sentence
from rozz.engine.errors import BadRecord
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.features import review_actions
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.navigation import path
from rozz.ui.i18n.engine_texts import in_future_tense, render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Save, StopThinking, Think
from rozz.ui.state.model import Session
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.worker import review_questions
from tests.support.ui.puzzle_page import PuzzlePage
from tests.support.ui.related_game_tables import Table
from tests.support.words import longest_part

BEGIN = m.BeginMatch("abc", {"RED": "Ada", "BLUE": "Ben"}, "00" * 16)


def ended() -> PuzzlePage:
    """Ada could have won but wanders about; Ben resigns in the end, and a resignation has no better plan."""
    desk = PuzzlePage().send(m.ChooseScenario("basic-training"), BEGIN)
    for ada, ben in (("M: INF*3 @ Karn > K2", "N:"), ("N:", "N:"), ("N:", "R:")):
        for _ in range(2):
            seat = desk.session.seat
            desk.send(m.IAm(), m.Type(ada if seat == "RED" else ben), m.HandIn())
        desk.send(m.ShowEveryone(), m.NextTurn())
    assert desk.session.kind.is_over
    return desk


@pytest.fixture(scope="module")
def reviewed() -> PuzzlePage:
    return ended().send(m.ShowReview()).work()


def test_the_end_and_the_history_lead_to_the_review(reviewed: PuzzlePage) -> None:
    desk = ended()
    assert 'data-do="review"' in desk.shown
    desk.send(m.ShowHistory())
    assert 'data-do="review"' in desk.shown
    assert len(path(reviewed.model)) == 2


def test_the_review_runs_in_the_background_and_shows_its_progress() -> None:
    desk = ended().send(m.ShowReview())
    assert say("review-done", percent=0) in desk.shown
    assert isinstance(desk.effects[-1], Think)
    desk.send(m.StopReview())
    assert isinstance(desk.effects[-1], StopThinking)
    assert say("review-stopped") in desk.shown
    desk.send(m.ShowReview())
    assert isinstance(desk.effects[-1], Think)


def test_the_review_stops_when_its_screen_is_left() -> None:
    desk = ended().send(m.ShowReview(), m.GoBack())
    assert desk.model.screen == "table"
    assert any(isinstance(each, StopThinking) for each in desk.effects)


def test_the_curve_and_the_turning_points_are_shown(reviewed: PuzzlePage) -> None:
    review = reviewed.session.review
    assert review is not None
    assert review.moments == 3
    assert say("review-curve") in reviewed.shown
    assert say("review-points") in reviewed.shown
    assert review.points
    assert reviewed.shown.count('data-do="try-better"') == len(review.points)
    assert longest_part("review-loss") in reviewed.shown
    assert all(point.given != ("R:",) for point in review.points)


def test_a_turning_point_is_described_in_whole_sentences(reviewed: PuzzlePage) -> None:
    review = reviewed.session.review
    assert review is not None
    point = replace(review.points[0], seat="RED", gained=("K2",), lost=("D3", "D4"))
    desk = PuzzlePage()
    desk.model = reviewed.model
    desk.model = replace(desk.model, session=replace(reviewed.session, review=replace(review, points=(point,))))
    desk.shown = html.unescape(pages.page(desk.model))
    assert say("review-gained-and-lost", name="Ada", gained="K2", lost="D3 and D4") in desk.shown
    assert desk.shown.count("With the better plan") == 1, "both in one sentence"
    assert f"<h4>{say('review-was', name='Ada')}</h4>" in desk.shown and f"<h4>{say('review-would')}</h4>" in desk.shown
    measured = say("review-measured")
    assert measured in desk.shown and say("review-measured") in desk.shown


def test_what_speaks_against_a_better_plan_begins_with_but(reviewed: PuzzlePage) -> None:
    """It read like a reason for the better plan, and the loss like a drop of the curve, which may have risen."""
    review = reviewed.session.review
    assert review is not None
    point = replace(review.points[0], seat="RED", gained=(), lost=("D3",), loss=0.21)
    desk = PuzzlePage()
    desk.model = replace(
        reviewed.model, session=replace(reviewed.session, review=replace(review, points=(point,)))
    )
    shown = html.unescape(pages.page(desk.model))
    assert say("review-lost", name="Ada", places="D3") in shown
    assert say("review-loss", name="Ada", loss=21) in shown


def test_a_turning_point_opens_as_a_what_if_with_the_better_plan(reviewed: PuzzlePage) -> None:
    review = reviewed.session.review
    assert review is not None
    desk = PuzzlePage()
    desk.model = reviewed.model
    desk.send(m.TryBetter(0))
    point = review.points[0]
    assert desk.session.is_trial
    assert (desk.session.stage, desk.session.seat) == (COMPOSE, point.seat)
    assert tuple(map(desk.session.match.game.write, desk.session.composer.commands)) == point.better
    assert len(desk.session.match.played) == point.moment - 1
    # The other players' real commands are there too, so playing on repeats what was measured.
    desk.send(m.HandIn())
    assert desk.session.match.played[-1].orders[point.seat] == desk.session.match.game.parse(
        desk.session.match.scenario, point.better[0]
    )
    desk.send(m.BackToTable())
    assert desk.session.review == review


def test_the_review_is_saved_with_the_match(reviewed: PuzzlePage) -> None:
    text = next(each.text for each in reversed(reviewed.effects) if isinstance(each, Save))
    again = session_codec.from_text(text)
    assert again.review == reviewed.session.review
    assert json.loads(text)["saved"] == session_codec.FORMAT


def test_a_match_saved_before_reviews_existed_can_be_read() -> None:
    text = session_codec.to_text(ended().session)
    older = text.replace(f'"saved":{session_codec.FORMAT}', '"saved":4')
    assert session_codec.from_text(older).review is None


def test_a_damaged_review_does_not_damage_its_match(reviewed: PuzzlePage) -> None:
    mapping = json.loads(session_codec.to_text(reviewed.session))
    bare = {"moments": 1, "check": "0", "curve": [], "points": []}
    (point, *_) = mapping["table"]["review"]["points"]
    for broken in (
        {}, [1], {**bare, "moments": "x"}, {**bare, "curve": [{"RED": 7}]}, {**bare, "points": [{}]},
        {**bare, "curve": [{"PUCE": 0.5}]}, {**bare, "points": [{**point, "seat": "PUCE"}]},
        {**bare, "curve": [{"RED": 0.5}], "points": [{**point, "moment": 0}]},
        {**bare, "curve": [{"RED": 0.5}], "points": [{**point, "moment": 2}]}, bare,
        {**bare, "curve": [{}] * (review_questions.MOST + 1)},
    ):  # fmt: skip
        mapping["table"]["review"] = broken
        assert session_codec.from_text(json.dumps(mapping)).review is None
    with pytest.raises(BadRecord):
        session_codec.from_text(json.dumps({**mapping, "saved": session_codec.FORMAT + 1}))


def test_an_unfinished_match_cannot_be_reviewed() -> None:
    desk = PuzzlePage().send(m.ChooseScenario("basic-training"), BEGIN)
    desk.send(m.ShowReview())
    assert desk.model.screen == "table"
    assert not any(isinstance(each, Think) for each in desk.effects)
    assert not review_actions.can_review(desk.session)


def test_a_review_of_fewer_or_other_moments_counts_as_incomplete(reviewed: PuzzlePage) -> None:
    session: Session = reviewed.session
    assert session.review is not None
    for other in (replace(session.review, moments=2), replace(session.review, check="00000000")):
        assert not review_actions.is_whole(replace(session, review=other))


def test_a_failed_review_is_restarted_once() -> None:
    desk = ended().send(m.ShowReview(), m.ThinkerFailed(0))
    assert isinstance(desk.effects[-1], Think)
    desk.send(m.ThinkerFailed(1))
    assert say("review-failed") in desk.shown


def test_each_turning_point_shows_both_plans_on_boards(reviewed: PuzzlePage) -> None:
    desk = PuzzlePage()
    desk.model = reviewed.model
    points = desk.session.review.points if desk.session.review else ()
    assert points
    for number in range(len(points)):
        desk.send(m.ShowPoint(number))
        assert desk.shown.count('<div class="picture">') == 2
        for which in ("was", "would"):
            assert f'"#point-{number}-{which}-icon-' in desk.shown


def with_point(point: TurningPoint) -> str:
    """The review page of a finished match with this turning point."""
    desk = Table("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    desk.send(m.Type("c2-c3"), m.HandIn(), m.NextTurn(), m.Type("resign"), m.HandIn())
    session = desk.model.session
    assert session is not None and session.kind.is_over
    review = Review(2, checksum_of(session.match), ({"ROSE": 0.5, "CROSS": 0.5},) * 3, (point,), ())
    shown = replace(desk.model, screen="review", session=replace(session, review=review))
    return html.unescape(pages.page(shown))


def with_curve(*chances: float, resigns: bool) -> str:
    """The review page without turning points of a match of two moves, with the second player's chances to win."""
    desk = Table("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    desk.send(m.Type("c2-c3"), m.HandIn(), m.NextTurn(), m.Type("resign" if resigns else "a7-a6"), m.HandIn())
    session = desk.model.session
    assert session is not None and len(session.match.played) == 2
    curve = tuple({"ROSE": 1 - each, "CROSS": each} for each in chances)
    review = Review(2, checksum_of(session.match), curve, (), ())
    shown = replace(desk.model, screen="review", session=replace(session, review=review))
    return html.unescape(pages.page(shown))


def test_a_drop_in_the_chart_without_a_better_plan_is_named() -> None:
    """The chart fell from 61 to 29, and below it stood that nobody had given away much."""
    shown = with_curve(0.5, 0.61, 0.29, resigns=False)
    turn = say("moment-move-inside", number=2)
    assert say("review-drop", name="Ben", turn=turn, before=61, after=29) in shown
    assert say("review-no-points") not in shown


def test_nobody_gave_away_much_if_no_chances_dropped_much() -> None:
    shown = with_curve(0.5, 0.53, 0.47, resigns=False)
    assert say("review-no-points") in shown
    assert longest_part("review-drop") not in shown


def test_a_resignation_is_named_as_what_dropped_the_chances() -> None:
    shown = with_curve(0.5, 0.53, 0.0, resigns=True)
    assert longest_part("review-resigned") in shown
    assert say("review-no-points") not in shown and longest_part("review-drop") not in shown
    # Before it, somebody's chances fell too.
    earlier = with_curve(0.5, 0.3, 0.0, resigns=True)
    assert longest_part("review-resigned") in earlier and longest_part("review-drop") in earlier


def test_no_drop_is_named_of_a_player_who_has_left() -> None:
    """An ally's chances count for both of them until the end, where a player who has left wins nothing."""
    desk = Table("campaigns", "two-alliances")
    desk.send(m.IAm(), m.Resign(), m.NextTurn(), m.IAm(), m.Type("pass"), m.HandIn())
    session = desk.model.session
    assert session is not None and len(session.match.played) == 2
    gone, *others = session.match.colours
    assert session.match.state.resigned == {gone}
    curve = tuple({**dict.fromkeys(others, 0.4), gone: each} for each in (0.56, 0.42, 0.0))
    review = Review(2, checksum_of(session.match), curve, (), ())
    shown = html.unescape(pages.page(replace(desk.model, screen="review", session=replace(session, review=review))))
    assert longest_part("review-resigned") in shown and longest_part("review-drop") not in shown


def test_a_hopeless_resignation_is_not_called_a_drop() -> None:
    shown = with_curve(0.05, 0.04, 0.0, resigns=True)
    assert say("review-no-points") in shown and longest_part("review-resigned") not in shown


def minor(name: str, victim: str, start: str, tile: str) -> Sentence:
    facts = {"name": name, "victim": victim, "colour": "white", "start": start, "tile": tile}
    return Sentence(said("rosenkreuz-report-minor", **facts), "K6")


EXPLAINED = TurningPoint(
    1, "ROSE", 0.2, ("c2-c3",), ("c2-d3",), (), (minor("Ada", "Ben", "c2", "d3"),), ("d3",), ("c3",),
    Effects(threatened=("e5",), hanging=("b4", "c3"), answer=(minor("Ben", "Ada", "b5", "b4"),)),
    Effects(saved=("b4",), is_safe=True),
)  # fmt: skip


def test_a_move_is_explained_by_what_it_leaves_saves_and_threatens() -> None:
    shown = with_point(EXPLAINED)
    assert say("review-hangs", name="Ada", number=2, places="b4 and c3") in shown
    assert say("hint-threatens", places="e5") in shown
    assert say("hint-saves", places="b4") in shown and say("review-hangs-none", name="Ada") in shown
    assert shown.count(say("review-answer")) == 1
    for line in (EXPLAINED.would[0], minor("Ben", "Ada", "b5", "b4")):
        assert in_future_tense(line.text) in shown and render(line.text) not in shown
    # Squares that differ because a piece has moved explain nothing.
    assert longest_part("review-gained") not in shown and longest_part("review-lost") not in shown


def test_many_hanging_pieces_are_not_named_one_by_one() -> None:
    many = tuple(f"{file}3" for file in "abcdefg")
    shown = with_point(replace(EXPLAINED, effects=Effects(hanging=many)))
    assert say("review-hangs-many", name="Ada") in shown and "g3" not in shown


def test_a_review_saved_before_moves_were_explained_can_be_read() -> None:
    review = Review(2, "0", ({"ROSE": 0.5},), (EXPLAINED,), ())
    plain = json.loads(json.dumps(review_questions.plain(review)))
    assert review_questions.read(PathValue(plain, "review"), ("ROSE", "CROSS")) == review
    for point in plain["points"]:
        del point["effects"], point["better_effects"]
    older = review_questions.read(PathValue(plain, "review"), ("ROSE", "CROSS"))
    assert older.points == (replace(EXPLAINED, effects=None, better_effects=None),)
    shown = with_point(older.points[0])
    assert longest_part("review-gained") in shown and say("review-answer") not in shown
