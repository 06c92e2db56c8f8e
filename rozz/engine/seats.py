"""Who sat in which seat, and until when: seats change hands within a match.  Knows places, and no game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from unicodedata import bidirectional

HERE = "here"
PASSIVE = "passive"
#: For computers with or without a level, `computer:LEVEL`.
COMPUTER = "computer"
#: Between these a text has a direction of its own (Unicode's FSI and PDI).
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


@dataclass(frozen=True)
class SeatAssignment:
    """Who sits in a seat: colour, name, and how it is played (here, passive, link, computer …)."""

    colour: str
    name: str
    plays: str = HERE

    @cached_property
    def shown(self) -> str:
        """The name as it stands in a sentence: one that is written from the right turns round nothing beside it."""
        runs_left = any(bidirectional(sign) in ("R", "AL", "AN") for sign in self.name)
        return f"{ISOLATE}{self.name}{END_ISOLATE}" if runs_left else self.name


@dataclass(frozen=True)
class Seated:
    """Who sat there up to the `until`-th moment, and not after it."""

    until: int
    seats: tuple[SeatAssignment, ...]


Earlier = tuple[Seated, ...]


def at(number: int, earlier: Earlier, seats: tuple[SeatAssignment, ...]) -> tuple[SeatAssignment, ...]:
    """Who played the `number`-th moment, counted from 1; `seats` are those who sit there now."""
    return next((each.seats for each in earlier if each.until >= number), seats)


def shortened(played: int, earlier: Earlier) -> Earlier:
    """What is left of it when only so many moments are: who sits there now plays on."""
    kept = [each for each in earlier if each.until <= played]
    cut = next((each for each in earlier if each.until > played), None)
    if cut is not None and played and (not kept or kept[-1].until < played):
        kept.append(replace(cut, until=played))
    return tuple(kept)


def changed(
    played: int,
    earlier: Earlier,
    seats: tuple[SeatAssignment, ...],
    fresh: Sequence[SeatAssignment],
    given: Collection[str],
) -> Earlier:
    """What was, when others sit down after so many moments: whoever has `given` commands has played this one too."""
    now = at(played + 1, earlier, seats)
    kept = shortened(played, earlier)
    if played and (not kept or kept[-1].until < played):
        kept = (*kept, Seated(played, seats))
    playing = tuple(old if old.colour in given else new for old, new in zip(now, fresh, strict=True))
    return (*kept, Seated(played + 1, playing)) if playing != tuple(fresh) else kept
