"""What a computer player is asked and what it answers: values, and JSON that crosses to a worker and back.  Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from rozz.engine.ai.version import MINDS
from rozz.engine.match import PASSIVE, Match

if TYPE_CHECKING:
    from rozz.engine.ai.advice.hint_reasons import Reason

#: So often what is asked is begun, where it comes to nothing, before the page goes on without an answer.
MOST_BEGUN = 2


@dataclass(frozen=True)
class Asked:
    """Which commands a seat would give in a match that stands as it does; nothing of what others have handed in.

    `scenario` and `state` are JSON, `seed` hexadecimal, `moment` the number of those that are over.  `begun` is how
    often this was asked before, and came to nothing; `is_hint` when a person asks what they could do, and is told
    reasons with the players' `names`.  With a `draft` of the seat it is asked what the others might do.  By link every
    device must find the same, be it nothing: there a search that raises ends with what a seat gives that nobody plays,
    and whoever asks says of which version (`minds`) the answer is taken for.
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
    minds: int = MINDS

    def text(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Plan:
    """Commands that were thought through: how often they should be given, and what they are worth, both from 0 to 1.

    `against` are their values against each of the replies that were looked at; `reason` is what speaks for them.
    """

    commands: tuple[str, ...]
    share: float
    value: float
    against: tuple[float, ...] = ()
    reason: Reason | None = None


@dataclass(frozen=True)
class Advice:
    """The best plans, the best first; replies of the others, by seat; the number of the one to be feared, or -1."""

    plans: tuple[Plan, ...] = ()
    replies: tuple[Mapping[str, tuple[str, ...]], ...] = ()
    feared: int = -1


@dataclass(frozen=True)
class Likely:
    """What another seat may do, and how likely that is, from 0 to 1."""

    seat: str
    commands: tuple[str, ...]
    share: float


@dataclass(frozen=True)
class Answered:
    """The best commands so far, as text; how much of the `budget` is spent; whether that is all.

    `forecast` is what others might do, the answer to a draft; None where none was asked about.
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

    def text(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Turn:
    """A computer player's turn to think: in which match, after how many moments, for which seat.

    `position` tells one position from another that a match may come to have at the same moment; `level` is 0 for what
    a person asks: a hint, or with a `draft` what others might do.
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
        """Whether it is a person who asks, and no computer player's turn."""
        return self.is_hint or self.draft is not None


def asked(
    match: Match, seat: str, level: int, begun: int = 0, is_hint: bool = False, draft: tuple[str, ...] | None = None
) -> Asked:
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
        is_hint,
        draft,
        names=match.names if is_hint else {},
    )


def asked_of(text: str) -> Asked:
    """The mirror of `Asked.text`; raises ValueError where a page asks by link that has been loaded before a release
    which another tab has taken into use since: its workers are of that, and would decide otherwise than it says.
    """
    given = json.loads(text)
    if given["is_by_link"] and given.get("minds") != MINDS:
        raise ValueError("this page is of another release than its worker")
    draft = None if given["draft"] is None else tuple(given["draft"])
    return Asked(**{**given, "idle": tuple(given["idle"]), "draft": draft})


def answered_of(text: str) -> Answered:
    """The mirror of `Answered.text`."""
    given = json.loads(text)
    advice = _advice_of(given["advice"]) if given["advice"] else None
    forecast = (
        None
        if given["forecast"] is None
        else tuple(Likely(each["seat"], tuple(each["commands"]), each["share"]) for each in given["forecast"])
    )
    return Answered(**{**given, "commands": tuple(given["commands"]), "advice": advice, "forecast": forecast})


def _advice_of(given: Mapping[str, Any]) -> Advice:
    plans = tuple(
        Plan(tuple(each["commands"]), each["share"], each["value"], tuple(each["against"]), _reason_of(each["reason"]))
        for each in given["plans"]
    )
    replies = tuple({seat: tuple(texts) for seat, texts in each.items()} for each in given["replies"])
    return Advice(plans, replies, given["feared"])


#: The fields of a reason, by what they are made of.
SENTENCES = ("brings", "otherwise", "feared", "then")
PLACES = ("taken", "kept", "left", "cost", "saved", "threatened")


def _reason_of(given: Mapping[str, Any] | None) -> Reason | None:
    if given is None:
        return None
    # Only who asks for a hint needs it.
    from rozz.engine.ai.advice.hint_reasons import Reason
    from rozz.engine.ai.advice.plan_comparison import Sentence

    told = {key: tuple(Sentence(**each) for each in given[key]) for key in SENTENCES}
    counts = tuple((seat, before, after) for seat, before, after in given["counts"])
    hanging = None if given["hanging"] is None else tuple(given["hanging"])
    places: dict[str, Any] = {key: tuple(given[key]) for key in PLACES}
    rest = {key: given[key] for key in ("reply", "more", "is_safe", "unsaid")}
    return Reason(**{**places, **told, **rest, "hanging": hanging, "counts": counts})
