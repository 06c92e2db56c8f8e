"""What a computer player is asked, and what it answers, as JSON that crosses to a worker and back.  Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from rozz import library
from rozz.engine.bots.levels import known
from rozz.engine.bots.thinking import thinking
from rozz.engine.match import PASSIVE, Match

#: After so many steps of a search its best so far is told.
STEPS_TOLD = 25


@dataclass(frozen=True)
class Asked:
    """Which commands a seat would give in a match that stands as it does; nothing of what others have handed in.

    `scenario` and `state` are JSON, `seed` hexadecimal, `moment` the number of those that are over.  `begun` is how
    often this was asked before, and came to nothing.
    """

    identity: str
    moment: int
    seat: str
    level: int
    game: str
    scenario: str
    state: str
    seed: str
    idle: tuple[str, ...] = ()
    begun: int = 0

    def text(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Answered:
    """The best commands so far, as text; how much of the `budget` is spent; whether that is all."""

    identity: str
    moment: int
    seat: str
    commands: tuple[str, ...]
    spent: int
    budget: int
    is_final: bool = False

    def text(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Turn:
    """A computer player's turn to think: in which match, after how many moments, for which seat."""

    identity: str
    moment: int
    seat: str


def asked(match: Match, seat: str, level: int, begun: int = 0) -> Asked:
    """What is asked of the seat's computer player now: of what everybody knows, before anybody's commands."""
    game = match.game
    idle = tuple(place.colour for place in match.seats if place.plays == PASSIVE)
    return Asked(
        match.identity,
        len(match.played),
        seat,
        level,
        game.name,
        json.dumps(game.written(match.scenario)),
        json.dumps(game.freeze(match.state)),
        # Dice are made of the match's key: a search has another seed, so that it foresees no roll.
        match.branch(len(match.played), f"thinking {seat}").key.hex(),
        idle,
        begun,
    )


def asked_of(text: str) -> Asked:
    """The mirror of `Asked.text`."""
    given = json.loads(text)
    return Asked(**{**given, "idle": tuple(given["idle"])})


def answered_of(text: str) -> Answered:
    """The mirror of `Answered.text`."""
    given = json.loads(text)
    return Answered(**{**given, "commands": tuple(given["commands"])})


def answers(question: Asked, steps: int = STEPS_TOLD) -> Iterator[Answered]:
    """The best so far after every so many `steps`, and at last the final answer; asking for the next lets it think."""
    rules = library.game(question.game)
    scenario = rules.read(json.loads(question.scenario))
    state = rules.thaw(scenario, json.loads(question.state))
    level = known(question.level)
    search = thinking(
        rules, library.mind(question.game), state, question.seat, level, bytes.fromhex(question.seed),
        idle=question.idle,
    )  # fmt: skip
    for number, thought in enumerate(search):
        if thought.is_final or number % steps == 0:
            yield Answered(
                question.identity,
                question.moment,
                question.seat,
                tuple(rules.write(each) for each in thought.commands),
                thought.evaluations,
                level.work,
                thought.is_final,
            )
