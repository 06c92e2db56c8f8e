"""Questions for the puzzles in a finished match and their answers, as JSON for the worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rozz import game_extras, library
from rozz.engine import record, untrusted_json
from rozz.engine.errors import BadFile
from rozz.engine.validation import PathValue
from rozz.ui.worker import review_questions
from rozz.ui.worker.turn_questions import FIND, WorkerValue

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Review
    from rozz.engine.ai.advice.missed_chances import MissedChance
    from rozz.engine.match import Match

#: The number of positions between progress reports.
STEPS_REPORTED = 100


@dataclass(frozen=True)
class FindAsked(WorkerValue):
    """What did people in these seats miss? The record of a finished match, without secrets, and its review as JSON."""

    errand = FIND

    identity: str
    record: str
    review: str
    seats: tuple[str, ...]
    begun: int = 0

@dataclass(frozen=True)
class FoundPuzzle:
    """A puzzle as JSON, and its moment, as the list shows it."""

    puzzle: str
    name: str
    turn: int
    within: str
    is_sealed: bool


@dataclass(frozen=True)
class Found(WorkerValue):
    """The progress, and finally the puzzles."""

    errand = FIND

    identity: str
    done: int
    total: int
    puzzles: tuple[FoundPuzzle, ...] = ()
    is_final: bool = False

def asked(match: Match, review: Review, seats: tuple[str, ...], begun: int = 0) -> FindAsked:
    """The question about a finished match."""
    return FindAsked(
        match.identity, record.to_json(match.as_seen_by(None)), json.dumps(review_questions.plain(review)), seats, begun
    )


def answers(question: FindAsked, steps: int = STEPS_REPORTED) -> Iterator[Found]:
    """Progress reports, and finally the puzzles."""
    from rozz.engine.ai.advice.missed_chances import find_missed_chances  # only this search needs it

    match = record.from_json(question.record, library.game)
    review = review_questions.read(PathValue(json.loads(question.review), "review"), match.colours)
    mind = game_extras.evaluator(match.game.name)
    assert mind is not None
    adapter = game_extras.puzzle_adapter(match.game.name)
    search = find_missed_chances(match, mind, adapter, question.seats, review.points)
    number = 0
    while True:
        try:
            done, total = next(search)
        except StopIteration as over:
            chances: tuple[MissedChance, ...] = over.value
            break
        if number % steps == 0:
            yield Found(question.identity, done, total)
        number += 1
    puzzles = (_puzzle(match, each) for each in chances)
    yield Found(question.identity, 1, 1, tuple(each for each in puzzles if each is not None), is_final=True)


def _puzzle(match: Match, chance: MissedChance) -> FoundPuzzle | None:
    """The puzzle of a chance; None if its file would not lead to the same position, as with messages left out."""
    from rozz.engine.ai.advice.missed_chances import puzzle_mapping

    mapping, game = puzzle_mapping(match, chance), match.game
    try:
        puzzle = library.puzzle_of(mapping)
    except BadFile:
        return None
    played = match.played[chance.moment - 1]
    if record.check_of(game.freeze(puzzle.match.state)) != record.check_of(game.freeze(played.before)):
        return None
    text, moment = untrusted_json.write(mapping), played.moment
    return FoundPuzzle(text, moment.name, moment.turn, moment.within, moment.is_sealed)
