"""What the worker can be sent for, whatever it is: questions and answers by their kind, as text that crosses to it.

Each kind has a module of its own, which is imported by whoever meets one: the page's start needs none of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozz.ui.worker import worker_questions, worker_thinking
from rozz.ui.worker.worker_questions import Answered, Asked

if TYPE_CHECKING:
    from rozz.ui.worker.puzzle_replies import CounterAsked, PuzzleReply
    from rozz.ui.worker.review_questions import ReviewAsked, Reviewed

    Question = Asked | CounterAsked | ReviewAsked
    Answer = Answered | PuzzleReply | Reviewed


def question_of(text: str) -> Question:
    """The mirror of any question's `text`."""
    given = json.loads(text)
    if given.get("errand") == "counter":
        from rozz.ui.worker import puzzle_replies

        return puzzle_replies.asked_of(given)
    if given.get("errand") == "review":
        from rozz.ui.worker import review_questions

        return review_questions.asked_of(given)
    return worker_questions.asked_of(text)


def answer_of(text: str) -> Answer:
    """The mirror of any answer's `text`."""
    given = json.loads(text)
    if given.get("errand") == "counter":
        from rozz.ui.worker import puzzle_replies

        return puzzle_replies.counter_of(given)
    if given.get("errand") == "review":
        from rozz.ui.worker import review_questions

        return review_questions.reviewed_of(given)
    return worker_questions.answered_of(text)


def answers(question: Question, steps: int = worker_thinking.STEPS_TOLD) -> Iterator[Answer]:
    """What is known so far, now and then, and at last the final answer; asking for the next lets it think."""
    if isinstance(question, Asked):
        yield from worker_thinking.answers(question, steps)
        return
    from rozz.ui.worker import puzzle_replies, review_questions

    if isinstance(question, puzzle_replies.CounterAsked):
        yield from puzzle_replies.answers(question, steps)
        return
    yield from review_questions.answers(question, steps)
