"""Questions to the prover about commands in a puzzle, and its answers, as JSON. Pure."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from rozz import game_extras, library
from rozz.engine import said_codec
from rozz.engine.puzzles.puzzle_protocol import Unlimited
from rozz.ui.worker.turn_questions import COUNTER, WorkerValue

if TYPE_CHECKING:
    from rozz.engine.game import Joint
    from rozz.engine.puzzles.odds import OddsProver
    from rozz.engine.puzzles.proof import Prover, Search
    from rozz.engine.puzzles.puzzle import Puzzle

Found = TypeVar("Found")
#: The number of positions between progress reports.
STEPS_REPORTED = 200
#: If nothing refutes the plan, how many replies are evaluated to find an instructive one.
MOST_WEIGHED = 300


@dataclass(frozen=True)
class Countering:
    """A search for a reply: after how many moments, and in which position."""

    moment: int
    position: int


@dataclass(frozen=True)
class CounterAsked(WorkerValue):
    """Which reply refutes `plan`?

    puzzle, state: as JSON.
    turns: the turns left, the current one included if the seat owes commands.
    plan: the commands as text; empty if the seat owes none.
    """

    errand = COUNTER

    puzzle: str
    state: str
    turns: int
    plan: tuple[str, ...]
    moment: int
    begun: int = 0

@dataclass(frozen=True)
class PuzzleReply(WorkerValue):
    """The others' commands as texts, in a mapping whose keys are seats.

    tried: the number of positions reached so far.
    is_lost: after it the task can no longer be fulfilled for certain.
    odds, asked: with dice, the chance of the plan as a fraction, and the required one.
    unprovable: why there is too much to try, as the JSON of a text; empty if there is a reply.
    """

    errand = COUNTER

    moment: int
    tried: int
    replies: Mapping[str, tuple[str, ...]]
    is_lost: bool = False
    is_final: bool = False
    odds: str = ""
    asked: str = ""
    unprovable: str = ""

def answers(question: CounterAsked, steps: int = STEPS_REPORTED) -> Iterator[PuzzleReply]:
    """Progress after every `steps` positions, and finally the reply."""
    puzzle = library.puzzle_of(json.loads(question.puzzle))
    try:
        yield from (_worst_odds if puzzle.adapter.has_dice else _refuted)(question, puzzle, steps)
    except Unlimited as fault:  # a puzzle that nobody has proved; trying it again would fail the same way
        why = json.dumps(said_codec.to_plain(fault.text))
        yield PuzzleReply(question.moment, 0, {}, is_final=True, unprovable=why)


def _refuted(question: CounterAsked, puzzle: Puzzle, steps: int) -> Iterator[PuzzleReply]:
    """The reply that refutes the plan, or the one that leaves it worst off."""
    from rozz.engine.puzzles.proof import Prover  # only a puzzle needs it

    match = puzzle.match
    game = match.game
    state = game.thaw(match.scenario, json.loads(question.state))
    plan = tuple(each for text in question.plan for each in game.parse(match.scenario, text))
    prover = Prover(game, puzzle.adapter, puzzle.seat, puzzle.goal, puzzle.most)
    hints = puzzle.solution[puzzle.turns - question.turns :]
    moment = game.moment(state)
    is_mine = moment is not None and puzzle.seat in moment.seats
    search = prover.refutation(state, question.turns, plan, hints[1:] if is_mine else hints)
    search = _needed(prover, state, question.turns, plan if is_mine else None, search)
    reply = yield from _paced(search, question, prover, steps)
    is_lost = reply is not None
    given = reply if reply is not None else _hardest(prover, puzzle, state, plan if is_mine else None)
    texts = {seat: tuple(map(game.write, commands)) for seat, commands in given.items()}
    yield PuzzleReply(question.moment, prover.tried, texts, is_lost, is_final=True)


def _worst_odds(question: CounterAsked, puzzle: Puzzle, steps: int) -> Iterator[PuzzleReply]:
    """The odds of the plan, and the reply that leaves no better ones.

    The first plan must reach the puzzle's odds. Later plans, after dice were rolled, must reach the best possible odds.
    """
    from rozz.engine.puzzles.odds import OddsProver  # only a puzzle with dice needs it

    match = puzzle.match
    game = match.game
    state = game.thaw(match.scenario, json.loads(question.state))
    plan = tuple(each for text in question.plan for each in game.parse(match.scenario, text))
    prover = OddsProver(game, puzzle.adapter, puzzle.seat, puzzle.goal, puzzle.chance, puzzle.most)
    odds, reply = yield from _paced(prover.against(state, question.turns, plan), question, prover, steps)
    moment, needed = game.moment(state), puzzle.chance
    is_mine = moment is not None and puzzle.seat in moment.seats
    if question.moment > len(match.played):
        needed = (yield from _paced(prover.odds(state, question.turns), question, prover, steps)) if is_mine else odds
    texts = {seat: tuple(map(game.write, commands)) for seat, commands in reply.items()}
    chances = (str(odds), str(needed)) if is_mine else ("", "")
    yield PuzzleReply(question.moment, prover.tried, texts, odds < needed, True, *chances)


def _paced(
    search: Search[Found], question: CounterAsked, prover: Prover | OddsProver, steps: int
) -> Generator[PuzzleReply, None, Found]:
    """Run a search to its end, with progress reports."""
    number = 0
    while True:
        try:
            next(search)
        except StopIteration as over:
            found: Found = over.value
            return found
        number += 1
        if number % steps == 0:
            yield PuzzleReply(question.moment, prover.tried, {})


def _needed(
    prover: Prover, state: object, turns: int, plan: tuple[object, ...] | None, search: Search[Joint | None]
) -> Search[Joint | None]:
    """The result of the search; if the others need not reply at all, the reply is that they do nothing."""
    reply = yield from search
    if not reply or plan is None:
        return reply
    idle: Joint = dict.fromkeys(reply, ())
    if reply == idle or not all(() in prover.plans(state, seat) for seat in idle):
        return reply
    yield
    reached = prover.after(state, {**idle, prover.seat: plan})
    return reply if (yield from prover.solved(reached, turns - 1)) else idle


def _hardest(prover: Prover, puzzle: Puzzle, state: object, plan: tuple[object, ...] | None) -> Joint:
    """Of the replies that change nothing, the worst for the solver by the game's evaluator."""
    minded = game_extras.evaluator(puzzle.match.game.name)
    moment = puzzle.match.game.moment(state)
    assert moment is not None
    mine = {} if plan is None else {puzzle.seat: plan}
    best: tuple[float, Joint] | None = None
    for number, reply in enumerate(prover.replies(state, moment)):
        if number >= MOST_WEIGHED:
            break
        reached = prover.after(state, {**reply, **mine})
        worth = round(minded.value(reached).get(puzzle.seat, 0.0), 6) if minded else 0.0
        if best is None or worth < best[0]:
            best = (worth, reply)
    return best[1] if best else {}
