"""Questions for a review and their answers, as JSON for the worker and for saving with the match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rozz import game_extras, library
from rozz.engine import record
from rozz.engine.json_codec import Codec, Form, same
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.worker.turn_questions import REVIEW, WorkerValue

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Review
    from rozz.engine.match import Match

#: The number of positions between progress reports.
STEPS_REPORTED = 100
#: The longest list and the longest text of a saved review: anything larger was not made here.
MOST, LONGEST = 5000, 400
#: The fields of turning points that were not saved before reviews explained moves.
NO_EFFECTS = {"effects": None, "better_effects": None}


@dataclass(frozen=True)
class Reviewing:
    """A running review: its match, and how many moments that had."""

    identity: str
    moments: int


@dataclass(frozen=True)
class Finding:
    """A running search for puzzles: in which match, after how many moments."""

    identity: str
    moments: int


@dataclass(frozen=True)
class ReviewAsked(WorkerValue):
    """The record of a finished match, without secrets."""

    errand = REVIEW

    identity: str
    record: str
    begun: int = 0

@dataclass(frozen=True)
class Reviewed(WorkerValue):
    """The progress, and finally the review as plain values."""

    errand = REVIEW

    identity: str
    done: int
    total: int
    review: Mapping[str, Any] | None = None

    @property
    def is_final(self) -> bool:
        """Whether this is the whole review."""
        return self.review is not None

def asked(match: Match, begun: int = 0) -> ReviewAsked:
    """The question about a finished match."""
    return ReviewAsked(match.identity, record.to_json(match.as_seen_by(None)), begun)


def answers(question: ReviewAsked, steps: int = STEPS_REPORTED) -> Iterator[Reviewed]:
    """Progress reports, and finally the review."""
    from rozz.engine.ai.advice.match_review import review_match  # only a review needs it

    match = record.from_json(question.record, library.game)
    mind = game_extras.evaluator(match.game.name)
    assert mind is not None
    search = review_match(match, mind, game_extras.puzzle_adapter(match.game.name))
    number = 0
    while True:
        try:
            done, total = next(search)
        except StopIteration as over:
            review: Review = over.value
            yield Reviewed(question.identity, 1, 1, plain(review))
            return
        if number % steps == 0:
            yield Reviewed(question.identity, done, total)
        number += 1


def plain(review: Review) -> dict[str, Any]:
    """A review as JSON."""
    whole: dict[str, Any] = KEPT.plain(review)
    return whole


def read(found: PathValue, seats: tuple[str, ...]) -> Review:
    """Undo `plain` for saved data; raises BadFile with the path of the error."""
    from rozz.engine.ai.advice.match_review import Review

    review = KEPT.read(Review, replace(found, value=_completed(found.value)))
    named = {*(seat for each in review.curve for seat in each), *(each.seat for each in review.points)}
    is_inside = all(1 <= each.moment <= review.moments for each in review.points)
    if not named <= {*seats} or not is_inside or not review.curve:
        found.fail(said("files-other-review"))
    return review


def _completed(plain: Any) -> Any:
    """A saved review with the fields that older releases did not save."""
    if not isinstance(plain, dict) or not isinstance(plain.get("points"), list):
        return plain
    points = [{**NO_EFFECTS, **each} if isinstance(each, dict) else each for each in plain["points"]]
    return {"puzzles": None, **plain, "points": points}


def _chance(found: PathValue) -> float:
    value = found.value
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        found.refuse(said("files-a-chance"))
    return float(value)


#: The saved parts of a review: counts, chances, and texts, cut if too long.
KEPT = Codec(
    {
        int: Form(same, PathValue.whole_number),
        float: Form(same, _chance),
        str: Form(same, lambda found: found.text()[:LONGEST]),
    },
    most=MOST,
    is_exact=True,
)
