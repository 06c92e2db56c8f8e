"""What is asked for a review, and its answer, as JSON: it crosses to a worker and back, and is kept with the match."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from rozz import library
from rozz.engine import record
from rozz.engine.validation import PathValue

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Review
    from rozz.engine.match import Match

#: After so many positions it is told how far it is.
STEPS_TOLD = 100
#: The longest list of a kept review, and its longest text: what is larger was not made here.
MOST, LONGEST = 5000, 400


@dataclass(frozen=True)
class Reviewing:
    """A match is being reviewed: which, after how many moments."""

    identity: str
    moments: int


@dataclass(frozen=True)
class ReviewAsked:
    """The record of a match that is over, without anybody's secrets."""

    identity: str
    record: str
    begun: int = 0

    def text(self) -> str:
        """All of it as text."""
        return json.dumps({"errand": "review", **asdict(self)})


@dataclass(frozen=True)
class Reviewed:
    """How much is done of how much; at last the review, as plain values."""

    identity: str
    done: int
    total: int
    review: Mapping[str, Any] | None = None

    @property
    def is_final(self) -> bool:
        """Whether that is all."""
        return self.review is not None

    def text(self) -> str:
        """All of it as text."""
        return json.dumps({"errand": "review", **asdict(self)})


def asked_of(given: Mapping[str, Any]) -> ReviewAsked:
    """The mirror of `ReviewAsked.text`, of what JSON made of it."""
    return ReviewAsked(given["identity"], given["record"], given["begun"])


def reviewed_of(given: Mapping[str, Any]) -> Reviewed:
    """The mirror of `Reviewed.text`."""
    return Reviewed(given["identity"], given["done"], given["total"], given["review"])


def asked(match: Match, begun: int = 0) -> ReviewAsked:
    """What is asked of a match that is over."""
    return ReviewAsked(match.identity, record.to_json(match.sight(None)), begun)


def answers(question: ReviewAsked, steps: int = STEPS_TOLD) -> Iterator[Reviewed]:
    """How far it is, now and then, and at last the review."""
    from rozz.engine.ai.advice.match_review import reviewed  # only a review needs it

    match = record.from_json(question.record, library.game)
    mind = library.mind(match.game.name)
    assert mind is not None
    search = reviewed(match, mind, library.posed(match.game.name))
    number = 0
    while True:
        try:
            done, total = next(search)
        except StopIteration as over:
            review: Review = over.value
            yield Reviewed(question.identity, 1, 1, plain(review))
            return
        if number % steps == 0:
            yield Reviewed(question.identity, done, total)
        number += 1


def plain(review: Review) -> dict[str, Any]:
    """A review as JSON."""
    whole: dict[str, Any] = json.loads(json.dumps(asdict(review)))
    return whole


def read(found: PathValue, seats: tuple[str, ...]) -> Review:
    """The mirror of `plain`, of something that was kept; raises BadFile with the path of what cannot be."""
    from rozz.engine.ai.advice.match_review import Review, TurningPoint

    fields = found.fields("moments", "check", "curve", "points")
    for key in ("moments", "check", "curve", "points"):
        if key not in fields:
            found.wrong(f"`{key}` is missing")
    curve = tuple(
        {seat: _chance(value) for seat, value in each.fields(*seats).items()} for each in _some(fields["curve"])
    )
    points = []
    for each in _some(fields["points"]):
        parts = each.fields("moment", "seat", "loss", "given", "better", "was", "would", "gained", "lost")
        if len(parts) < 9:
            each.wrong("a turning point has nine parts")
        lists = {key: tuple(_text(text) for text in _some(parts[key])) for key in ("given", "better", "gained", "lost")}
        was, would = ([_sentence(line) for line in _some(parts[key])] for key in ("was", "would"))
        moment, seat = parts["moment"].whole(1), parts["seat"].choice(*seats)
        points.append(
            TurningPoint(
                moment, seat, _chance(parts["loss"]), lists["given"], lists["better"], tuple(was), tuple(would),
                lists["gained"], lists["lost"],
            )
        )  # fmt: skip
    return Review(fields["moments"].whole(), _text(fields["check"]), curve, tuple(points))


def _some(found: PathValue) -> list[PathValue]:
    members = found.members()
    if len(members) > MOST:
        found.wrong(f"it has more than {MOST} members")
    return members


def _text(found: PathValue) -> str:
    return found.text()[:LONGEST]


def _chance(found: PathValue) -> float:
    value = found.value
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        found.refuse("a number from 0 to 1")
    return float(value)


def _sentence(found: PathValue) -> Any:
    from rozz.engine.ai.advice.plan_comparison import Sentence

    parts = found.fields("text", "rule")
    if len(parts) < 2:
        found.wrong("a sentence has a text and a rule")
    return Sentence(_text(parts["text"]), _text(parts["rule"]))
