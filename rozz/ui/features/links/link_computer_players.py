"""Computer players of matches by link: what they are asked crosses to a worker like any other question.

`AtOnce` thinks where it is called; the page's own thinks in a worker (`browser/decision_worker.py`).
"""

from __future__ import annotations

import json
from typing import Any

from rozz.engine.ai.version import MINDS
from rozz.engine.links.ledger.computer_players import ComputerQuestion
from rozz.ui.worker.worker_questions import Answered, Asked
from rozz.ui.worker.worker_thinking import answers


def asked_by_link(question: ComputerQuestion) -> Asked:
    """The question as text; its chance is what all who showed have made together."""
    match = question.match
    return Asked(
        match.identity,
        len(match.played),
        question.seat,
        question.level,
        match.game.name,
        json.dumps(match.game.written(match.scenario)),
        json.dumps(match.game.freeze(match.state)),
        question.seed.hex(),
        question.idle,
        is_by_link=True,
    )


def commands_in(question: ComputerQuestion, answer: Answered) -> tuple[Any, ...]:
    """The commands of an answer."""
    match = question.match
    return tuple(each for text in answer.commands for each in match.game.parse(match.scenario, text))


class AtOnce:
    """Computer players that are waited for."""

    version = MINDS

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """Thought to the end."""
        *_, last = answers(asked_by_link(question))
        return commands_in(question, last)
