"""All questions and answers of the worker, by their kind, as text.

Each kind has its own module, which is imported on demand, because the page's start needs none of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozz.engine.errors import BadFile
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.worker import turn_questions
from rozz.ui.worker.turn_questions import CODEC, COUNTER, FIND, REVIEW, Answered, Asked

if TYPE_CHECKING:
    from rozz.ui.worker.puzzle_replies import CounterAsked, PuzzleReply
    from rozz.ui.worker.puzzle_search import FindAsked, Found
    from rozz.ui.worker.review_questions import ReviewAsked, Reviewed

    Question = Asked | CounterAsked | ReviewAsked | FindAsked
    Answer = Answered | PuzzleReply | Reviewed | Found

#: The number of search steps between progress reports.
STEPS_REPORTED = 25


def question_of(text: str) -> Question:
    """Parse any question's `text`; raises ValueError as `asked_in` does, and BadFile for anything else."""
    found = PathValue(json.loads(text), "question", BadFile)
    kind, _ = _kinds(found)
    return turn_questions.asked_in(found) if kind is Asked else CODEC.read(kind, found)


def answer_of(text: str) -> Answer:
    """Parse any answer's `text`; raises BadFile if it lacks something that this page requires."""
    found = PathValue(json.loads(text), "answer", BadFile)
    _, kind = _kinds(found)
    return CODEC.read(kind, found)


def _kinds(found: PathValue) -> tuple[type[Question], type[Answer]]:
    """The types of a question and of its answer; by default about a computer player's commands."""
    if not isinstance(found.value, dict):
        found.refuse(said("files-a-mapping"))
    errand = found.value.get("errand")
    if errand == COUNTER:
        from rozz.ui.worker.puzzle_replies import CounterAsked, PuzzleReply

        return CounterAsked, PuzzleReply
    if errand == REVIEW:
        from rozz.ui.worker.review_questions import ReviewAsked, Reviewed

        return ReviewAsked, Reviewed
    if errand == FIND:
        from rozz.ui.worker.puzzle_search import FindAsked, Found

        return FindAsked, Found
    return Asked, Answered


def answers(question: Question, steps: int = STEPS_REPORTED) -> Iterator[Answer]:
    """Interim answers and finally the final one; asking for the next one continues the search."""
    if isinstance(question, Asked):
        from rozz.ui.worker import turn_answers

        yield from turn_answers.answers(question, steps)
        return
    from rozz.ui.worker import puzzle_replies, puzzle_search, review_questions

    if isinstance(question, puzzle_replies.CounterAsked):
        yield from puzzle_replies.answers(question, steps)
        return
    if isinstance(question, puzzle_search.FindAsked):
        yield from puzzle_search.answers(question, steps)
        return
    yield from review_questions.answers(question, steps)
