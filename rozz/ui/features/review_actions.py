"""The review on the page: start, stop and save it, and play its turning points as what-ifs with the better plan.

After it, puzzles are looked for in the match.
"""

from __future__ import annotations

from dataclasses import replace

from rozz import game_extras
from rozz.engine import record
from rozz.engine.errors import BadFile, BadText
from rozz.engine.validation import PathValue
from rozz.ui.features import navigation
from rozz.ui.features.replay import replay_actions
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import ReadOwnPuzzles, Scroll, StopThinking, Think, Updated
from rozz.ui.state.model import Composer, Model, Screen, Session, Written
from rozz.ui.worker import review_questions
from rozz.ui.worker.review_questions import Finding, Reviewed, Reviewing
from rozz.ui.worker.turn_questions import MOST_BEGUN

#: The id of the screen.
REVIEW: Screen = "review"


def can_review(session: Session) -> bool:
    """Whether a match can be reviewed: it is really over, and computer players know its game.

    During a match a review would be a peek.
    """
    match = session.match
    # A match by link that somebody closed continues when a link brings more.
    is_ended = match.outcome is not None or session.is_drawn
    is_played = bool(match.played) and not session.is_trial and session.solving is None
    is_supported = game_extras.has_reviews(match.game.name)
    return is_ended and is_played and is_supported


def update(model: Model, message: m.ReviewMessage) -> Updated:
    """Handle a message of the review."""
    session = model.session
    if session is None:
        return model, ()
    match message:
        case m.ShowReview() if can_review(session):
            shown = navigation.over(replace(model, session=shared_device.without_secrets(session)), REVIEW)
            begun = replace(shown, is_reviewing=not is_whole(session), reviewed=None, review_point=0)
            return _finding(begun), () if model.own is not None else (ReadOwnPuzzles(),)
        case m.StopReview():
            return replace(model, is_reviewing=False, reviewed=None, is_finding=False, found=None), ()
        case m.PuzzlesFound(answer) if model.thinking is not None and model.thinking == turn_of(model):
            if not answer.is_final:
                return replace(model, found=answer), ()
            from rozz.ui.features import own_puzzles  # imported with the first review

            return own_puzzles.taken(model, session, answer.puzzles)
        case m.ReviewArrived(answer) if model.thinking is not None and model.thinking == turn_of(model):
            return _progress(model, session, answer), ()
        case m.ShowPoint(number):
            return replace(model, review_point=number), (Scroll(f"point-{number}", is_whole=True),)
        case m.TryBetter(number) if is_whole(session):
            return _tried(model, session, number), ()
    return model, ()


def is_whole(session: Session) -> bool:
    """Whether there is a review of exactly this match: a take-back or a late link makes it another."""
    review, match = session.review, session.match
    if review is None or review.moments != len(match.played):
        return False
    return review.check == record.check_of(match.game.fingerprint(match.state))


def turn_of(model: Model) -> Reviewing | Finding | None:
    """Which match to review now, or to search for puzzles: the one on the screen, until the player stops it."""
    session = model.session
    if session is None or model.screen != REVIEW or not can_review(session):
        return None
    match = session.match
    if not is_whole(session):
        return Reviewing(match.identity, len(match.played)) if model.is_reviewing else None
    is_searched = session.review is None or session.review.puzzles is not None
    return Finding(match.identity, len(match.played)) if model.is_finding and not is_searched else None


def question(session: Session, begun: int = 0) -> Think:
    """Ask for the review, or for the puzzles in a match that has one."""
    if session.review is None or not is_whole(session):
        return Think(review_questions.asked(session.match, begun))
    from rozz.ui.features import own_puzzles  # imported with the first review
    from rozz.ui.worker import puzzle_search

    return Think(puzzle_search.asked(session.match, session.review, own_puzzles.seats_of(session), begun))


def _finding(model: Model) -> Model:
    """Look for puzzles in a match that has a review, if somebody at this device has played it."""
    session = model.session
    if session is None or session.review is None or not is_whole(session) or session.review.puzzles is not None:
        return replace(model, is_finding=False, found=None)
    from rozz.ui.features import own_puzzles  # imported with the first review

    return replace(model, is_finding=bool(own_puzzles.seats_of(session)), found=None)


def _progress(model: Model, session: Session, answer: Reviewed) -> Model:
    """Store the progress; when it is finished, save the review with the match."""
    if answer.review is None:
        return replace(model, reviewed=answer)
    try:
        review = review_questions.read(PathValue(answer.review, "review"), session.match.colours)
    except BadFile:
        return replace(model, is_reviewing=False, reviewed=None, refused=say("review-failed"))
    whole = replace(session, review=review)
    return _finding(replace(model, session=whole, is_reviewing=False, reviewed=None, thinking=None))


def _tried(model: Model, session: Session, number: int) -> Model:
    """A what-if at a turning point, with everybody's commands of that turn, and the better plan in the seat's list."""
    review = session.review
    if review is None or not 0 <= number < len(review.points):
        return model
    point, match = review.points[number], session.match
    try:
        plan = tuple(each for text in point.better for each in match.game.parse(match.scenario, text))
    except BadText:
        return replace(model, refused=say("review-failed"))
    trial = replay_actions.tried(session, point.moment)
    drafts = {**trial.all_drafts, point.seat: Composer(Written(plan))}
    if point.seat not in trial.match.waiting_for:
        return model
    there = replace(trial, drafts=drafts, seat=point.seat, composer=drafts[point.seat])
    return replay_actions.trying(model, session, there)


def failed(model: Model, begun: int) -> Updated:
    """The review failed: start it again once, then say so."""
    session = model.session
    if session is not None and begun + 1 < MOST_BEGUN:
        return model, (question(session, begun + 1),)
    if isinstance(model.thinking, Finding):
        # The review itself is there.
        return replace(model, is_finding=False, found=None, thinking=None), (StopThinking(),)
    after = replace(model, is_reviewing=False, reviewed=None, thinking=None, refused=say("review-failed"))
    return after, (StopThinking(),)
