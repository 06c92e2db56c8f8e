"""What the prover is asked when somebody has given commands in a puzzle, and its answer, as JSON.  Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from rozz import library

if TYPE_CHECKING:
    from rozz.engine.puzzles.proof import Joint, Prover, Search
    from rozz.engine.puzzles.puzzle import Puzzle
    from rozz.ui.session_kinds import Solving

#: After so many positions it is told how many there were.
STEPS_TOLD = 200
#: Where nothing refutes, so many replies are weighed for one that is worth seeing.
MOST_WEIGHED = 300


@dataclass(frozen=True)
class Countering:
    """A reply is being looked for: after how many moments, and in which position."""

    moment: int
    position: int


@dataclass(frozen=True)
class CounterAsked:
    """Which reply refutes `plan` (commands as text; none where the seat owes none)?

    `puzzle` and `state` are JSON, `turns` are those that are left, with this one where the seat owes commands.
    """

    puzzle: str
    state: str
    turns: int
    plan: tuple[str, ...]
    moment: int
    begun: int = 0

    def text(self) -> str:
        """All of it as text."""
        return json.dumps({"errand": "counter", **asdict(self)})


@dataclass(frozen=True)
class PuzzleReply:
    """What the others give, as text by seat; `is_lost` when after it the task can no longer be fulfilled for certain.

    `tried` are the positions that were reached till now.
    """

    moment: int
    tried: int
    replies: Mapping[str, tuple[str, ...]]
    is_lost: bool = False
    is_final: bool = False

    def text(self) -> str:
        """All of it as text."""
        return json.dumps({"errand": "counter", **asdict(self)})


def asked_of(given: Mapping[str, Any]) -> CounterAsked:
    """The mirror of `CounterAsked.text`, of what JSON made of it."""
    fields = {key: value for key, value in given.items() if key != "errand"}
    return CounterAsked(**{**fields, "plan": tuple(given["plan"])})


def counter_of(given: Mapping[str, Any]) -> PuzzleReply:
    """The mirror of `Counter.text`."""
    replies = {seat: tuple(texts) for seat, texts in given["replies"].items()}
    return PuzzleReply(given["moment"], given["tried"], replies, given["is_lost"], given["is_final"])


def asked(kind: Solving, begun: int = 0) -> CounterAsked:
    """What is asked now that the one who solves has handed in."""
    match = kind.match
    game = match.game
    return CounterAsked(
        kind.written,
        json.dumps(game.freeze(match.state)),
        kind.turns_left,
        tuple(map(game.write, match.pending.get(kind.puzzle.seat, ()))),
        len(match.played),
        begun,
    )


def answers(question: CounterAsked, steps: int = STEPS_TOLD) -> Iterator[PuzzleReply]:
    """How far it is after every so many positions, and at last the reply."""
    from rozz.engine.puzzles.proof import Prover  # only a puzzle needs it

    puzzle = library.puzzle_of(json.loads(question.puzzle))
    match = puzzle.match
    game = match.game
    state = game.thaw(match.scenario, json.loads(question.state))
    plan = tuple(each for text in question.plan for each in game.parse(match.scenario, text))
    prover = Prover(game, library.posed(game.name), puzzle.seat, puzzle.goal, puzzle.most)
    hints = puzzle.solution[puzzle.turns - question.turns :]
    moment = game.moment(state)
    is_mine = moment is not None and puzzle.seat in moment.seats
    search = prover.refutation(state, question.turns, plan, hints[1:] if is_mine else hints)
    search = _needed(prover, state, question.turns, plan if is_mine else None, search)
    number = 0
    while True:
        try:
            next(search)
        except StopIteration as over:
            reply: Joint | None = over.value
            break
        number += 1
        if number % steps == 0:
            yield PuzzleReply(question.moment, prover.tried, {})
    is_lost = reply is not None
    given = reply if reply is not None else _hardest(prover, puzzle, state, plan if is_mine else None)
    texts = {seat: tuple(map(game.write, commands)) for seat, commands in given.items()}
    yield PuzzleReply(question.moment, prover.tried, texts, is_lost, is_final=True)


def _needed(
    prover: Prover, state: Any, turns: int, plan: tuple[Any, ...] | None, search: Search[Joint | None]
) -> Search[Joint | None]:
    """What the search finds; where the others need not reply at all, that they do nothing."""
    reply = yield from search
    if not reply or plan is None:
        return reply
    idle: Joint = dict.fromkeys(reply, ())
    if reply == idle or not all(() in prover.plans(state, seat) for seat in idle):
        return reply
    yield
    reached = prover.after(state, {**idle, prover.seat: plan})
    return reply if (yield from prover.solved(reached, turns - 1)) else idle


def _hardest(prover: Prover, puzzle: Puzzle, state: Any, plan: tuple[Any, ...] | None) -> Joint:
    """Of the replies that change nothing the one that is worst for who solves, as the game's mind values positions."""
    minded = library.mind(puzzle.match.game.name)
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
