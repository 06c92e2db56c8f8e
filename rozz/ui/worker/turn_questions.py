"""Questions to computer players and their answers: values, and JSON for the worker. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.errors import BadFile
from rozz.engine.json_codec import Codec
from rozz.engine.match import PASSIVE, Match
from rozz.engine.validation import PathValue

if TYPE_CHECKING:
    from rozz.engine.ai.advice.hint_reasons import Reason

#: Questions to the worker that are not about a computer player's commands.
COUNTER, REVIEW, FIND = "counter", "review", "find"
#: How often a failing question is started before the page goes on without an answer.
MOST_BEGUN = 2


@dataclass(frozen=True)
class WorkerValue:
    """A question to the worker, or its answer.

    errand: what it is about, unless a computer player's commands.
    """

    errand: ClassVar[str] = ""

    def text(self) -> str:
        """The value as JSON."""
        kind = {"errand": self.errand} if self.errand else {}
        return json.dumps({**kind, **CODEC.plain(self)})


@dataclass(frozen=True)
class Asked(WorkerValue):
    """Which commands would a seat give now, without knowing the commands that others have handed in?

    moment: the number of past moments.
    scenario, state: as JSON.
    seed: hexadecimal.
    begun: how often this was asked before and failed.
    is_hint: a person asks for advice, and gets reasons with the players' `names`.
    draft: with it, the question is what the others might do.
    is_by_link: all devices must find the same answer, or none: if a search raises, the answer is the seat's default.
    minds: by link, the version of computer players that the answer counts for.
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
    is_hint: bool = False
    draft: tuple[str, ...] | None = None
    is_by_link: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    minds: int = COMPUTER_VERSION

@dataclass(frozen=True)
class HintPlan:
    """A plan with its share and its value, both from 0 to 1.

    against: its values against each of the examined replies.
    reason: the arguments for it.
    """

    commands: tuple[str, ...]
    share: float
    value: float
    against: tuple[float, ...] = ()
    reason: Reason | None = None


@dataclass(frozen=True)
class Advice:
    """The plans, best first; each other seat's replies; and the index of the feared reply, or -1.

    is_opening: the plans are openings that did best in whole games. Their values after one turn say little, so they are
    left out.
    has_chances: the plans' values are chances to win. They are not while a game is set up.
    """

    plans: tuple[HintPlan, ...] = ()
    replies: tuple[Mapping[str, tuple[str, ...]], ...] = ()
    feared: int = -1
    is_opening: bool = False
    has_chances: bool = True


@dataclass(frozen=True)
class Likely:
    """What another seat may do, with its probability from 0 to 1."""

    seat: str
    commands: tuple[str, ...]
    share: float


@dataclass(frozen=True)
class Answered(WorkerValue):
    """The best commands so far, as text.

    spent, budget: how much of the search is done.
    is_final: this is the final answer.
    forecast: what others might do, in reply to a draft; None without a draft.
    """

    identity: str
    moment: int
    seat: str
    commands: tuple[str, ...]
    spent: int
    budget: int
    is_final: bool = False
    is_hint: bool = False
    advice: Advice | None = None
    forecast: tuple[Likely, ...] | None = None

@dataclass(frozen=True)
class TurnSearch:
    """A search of a computer player: in which match, after how many moments, for which seat.

    position: distinguishes positions of the match at the same moment.
    level: 0 for a person's question: a hint, or with a `draft` what others might do.
    """

    identity: str
    moment: int
    seat: str
    is_hint: bool = False
    position: int = 0
    level: int = 0
    draft: tuple[str, ...] | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a person asks, instead of a computer player having its turn."""
        return self.is_hint or self.draft is not None


def asked(
    match: Match, seat: str, level: int, begun: int = 0, is_hint: bool = False, draft: tuple[str, ...] | None = None
) -> Asked:
    """The question to the seat's computer player now: from public knowledge, before anybody's commands."""
    game = match.game
    idle = tuple(place.colour for place in match.seats if place.plays == PASSIVE)
    return Asked(
        match.identity,
        len(match.played),
        seat,
        level,
        game.name,
        json.dumps(game.to_mapping(match.scenario)),
        json.dumps(game.freeze(match.state)),
        # The match's key makes the dice, so a search gets another seed and cannot foresee a roll.
        match.branch(len(match.played), f"thinking {seat}").key.hex(),
        idle,
        begun,
        is_hint,
        draft,
        names=match.names if is_hint else {},
    )


def asked_in(found: PathValue) -> Asked:
    """Parse a question; raises ValueError for a question by link from a page older than the worker's release.

    That happens if another tab has activated a new release: this worker would decide differently than the page claims.
    """
    given = found.value
    if given.get("is_by_link") and given.get("minds") != COMPUTER_VERSION:
        raise ValueError("this page is of another release than its worker")
    return CODEC.read(Asked, found)


def answered_of(text: str) -> Answered:
    """Parse `Answered.text`."""
    return CODEC.read(Answered, PathValue(json.loads(text), "answer", BadFile))


def _reason() -> dict[str, Any]:
    # Only hints need it.
    from rozz.engine.ai.advice.hint_reasons import Reason

    return {"Reason": Reason}


#: For everything sent to the worker and back.
CODEC = Codec(late={HintPlan: _reason})
