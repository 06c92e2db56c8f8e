"""Computer players of matches by link: their questions go to a worker like any other.

The worker is `browser/workers/link_decision_worker.py`.
"""

from __future__ import annotations

import json
from typing import Any

from rozz.engine.links.ledger.computer_players import ComputerQuestion
from rozz.ui.worker.turn_questions import Answered, Asked


def asked_by_link(question: ComputerQuestion) -> Asked:
    """The question as text; its randomness comes from everybody who revealed."""
    match = question.match
    return Asked(
        match.identity,
        len(match.played),
        question.seat,
        question.level,
        match.game.name,
        json.dumps(match.game.to_mapping(match.scenario)),
        json.dumps(match.game.freeze(match.state)),
        question.seed.hex(),
        question.idle,
        is_by_link=True,
    )


def commands_in(question: ComputerQuestion, answer: Answered) -> tuple[Any, ...]:
    """The commands of an answer."""
    match = question.match
    return tuple(each for text in answer.commands for each in match.game.parse(match.scenario, text))
