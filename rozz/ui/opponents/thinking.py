"""What a computer player is asked, and what it answers, as JSON that crosses to a worker and back.  Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rozz import library
from rozz.engine.bots.alone import Alternate
from rozz.engine.bots.levels import known
from rozz.engine.bots.thinking import thinking
from rozz.engine.bots.thought import Thought
from rozz.engine.bots.tuning import tuned
from rozz.engine.game import Rules
from rozz.engine.match import PASSIVE, Match

if TYPE_CHECKING:
    from rozz.engine.bots.reasons import Reason

#: After so many steps of a search its best so far is told.
STEPS_TOLD = 25
#: So often what is asked is begun, where it comes to nothing, before the page goes on without an answer.
MOST_BEGUN = 2
#: So many times what its strongest player looks at goes into a hint where one moves after another: one who follows it
#: is to do no worse than that player, who looks no farther than the moves of a second or two.
HINT_TIMES = 2
#: So many plans a hint tells.
MOST_PLANS = 3


@dataclass(frozen=True)
class Asked:
    """Which commands a seat would give in a match that stands as it does; nothing of what others have handed in.

    `scenario` and `state` are JSON, `seed` hexadecimal, `moment` the number of those that are over.  `begun` is how
    often this was asked before, and came to nothing; `is_hint` when a person asks what they could do, and is told
    reasons with the players' `names`.  With a `draft` of the seat it is asked what the others might do.  By link every
    device must find the same, be it nothing: there a search that raises ends with what a seat gives that nobody plays.
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
    """The mirror of `Asked.text`."""
    given = json.loads(text)
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
    from rozz.engine.bots.reasons import Reason
    from rozz.engine.bots.telling import Sentence

    told = {key: tuple(Sentence(**each) for each in given[key]) for key in SENTENCES}
    counts = tuple((seat, before, after) for seat, before, after in given["counts"])
    hanging = None if given["hanging"] is None else tuple(given["hanging"])
    places: dict[str, Any] = {key: tuple(given[key]) for key in PLACES}
    rest = {key: given[key] for key in ("reply", "more", "is_safe")}
    return Reason(**{**places, **told, **rest, "hanging": hanging, "counts": counts})


def answers(question: Asked, steps: int = STEPS_TOLD) -> Iterator[Answered]:
    """The best so far after every so many `steps`, and at last the final answer; asking for the next lets it think."""
    try:
        yield from _answers(question, steps)
    except Exception:
        if not question.is_by_link:
            raise
        yield _nothing(question)


def _nothing(question: Asked) -> Answered:
    rules = library.game(question.game)
    state = rules.thaw(rules.read(json.loads(question.scenario)), json.loads(question.state))
    given = tuple(rules.write(each) for each in rules.default(state, question.seat))
    return Answered(question.identity, question.moment, question.seat, given, 0, 0, True)


def _answers(question: Asked, steps: int) -> Iterator[Answered]:
    rules = library.game(question.game)
    scenario = rules.read(json.loads(question.scenario))
    state = rules.thaw(scenario, json.loads(question.state))
    if question.draft is not None:
        yield from _foretold(question, rules, state, steps)
        return
    mind = library.mind(question.game)
    level = tuned(known(question.level), mind)
    most = level.work * (HINT_TIMES if question.is_hint and isinstance(mind, Alternate) else 1)
    # What a hint's reasons look at is part of the same work.
    work = most - (_set_aside() if question.is_hint else 0)
    search = thinking(
        rules, mind, state, question.seat, level, bytes.fromhex(question.seed), work, question.idle
    )  # fmt: skip
    for number, thought in enumerate(search):
        if thought.is_final or number % steps == 0:
            yield Answered(
                question.identity,
                question.moment,
                question.seat,
                tuple(rules.write(each) for each in thought.commands),
                thought.evaluations,
                most,
                thought.is_final,
                question.is_hint,
                _reasoned(question, rules, state, thought) if thought.is_final and question.is_hint else None,
            )


def _set_aside() -> int:
    from rozz.engine.bots.reasons import MOST_POSITIONS

    return MOST_POSITIONS


def _reasoned(question: Asked, rules: Rules, state: Any, thought: Thought) -> Advice:
    """What was found, and what speaks for it."""
    from rozz.engine.bots.reasons import Reasoner

    advice = _advice(rules, thought)
    if rules.name not in library.POSED:
        return advice
    reasoner = Reasoner(
        rules, library.posed(rules.name), state, question.seat, question.names, bytes.fromhex(question.seed),
        question.idle,
    )  # fmt: skip
    reasons = reasoner.reasons(thought)
    plans = [replace(plan, reason=reason) for plan, reason in zip(advice.plans, reasons, strict=True)]
    return replace(advice, plans=tuple(plans))


def _foretold(question: Asked, rules: Rules, state: Any, steps: int) -> Iterator[Answered]:
    """What the others might do, with how far that is now and then."""
    # Only a what-if asks for it.
    from rozz.engine.bots.replying import replying

    mind = library.mind(question.game)
    level, seed = tuned(known(question.level), mind), bytes.fromhex(question.seed)
    scenario = rules.read(json.loads(question.scenario))
    drafted = tuple(each for text in question.draft or () for each in rules.parse(scenario, text))
    search = replying(rules, mind, state, question.seat, drafted, level, seed, idle=question.idle)
    so_far = Answered(question.identity, question.moment, question.seat, (), 0, level.work, forecast=())
    number = 0
    while True:
        try:
            spent = next(search)
        except StopIteration as over:
            told = tuple(
                Likely(each.seat, tuple(rules.write(command) for command in each.plan), each.share)
                for each in over.value
            )
            yield replace(so_far, is_final=True, forecast=told)
            return
        number += 1
        if number % steps == 0:
            yield replace(so_far, spent=min(spent, level.work))


def _advice(rules: Rules, thought: Thought) -> Advice:
    """What was found, as text; the table's rows are looked up by their plans."""

    def written(commands: Sequence[Any]) -> tuple[str, ...]:
        return tuple(rules.write(each) for each in commands)

    table = thought.table
    rows = dict(zip(map(written, table.plans), table.values, strict=True))
    plans = tuple(
        Plan(text, each.share, each.value, tuple(rows.get(text, ())))
        for each in thought.shares[:MOST_PLANS]
        for text in [written(each.plan)]
    )
    replies = tuple({seat: written(plan) for seat, plan in joint.items()} for joint in table.replies)
    feared = {seat: written(plan) for seat, plan in thought.feared.items()} if thought.feared else None
    if feared is not None and feared not in replies:
        return Advice(tuple(replace(each, against=()) for each in plans), (feared,), 0)
    return Advice(plans, replies, replies.index(feared) if feared is not None else -1)
