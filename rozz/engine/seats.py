"""Who held which seat, and until when: seats change hands within a match. Independent of any game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol
from unicodedata import bidirectional

#: How a seat is played: on this device, by link, by nobody, or by a computer player. The last may be followed by its
#: level: `computer:LEVEL`.
HERE, LINK, PASSIVE, COMPUTER = "here", "link", "passive", "computer"
#: Text between these has its own direction (Unicode's FSI and PDI).
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


@dataclass(frozen=True)
class SeatAssignment:
    """Who holds a seat: color, name, and how it is played (here, passive, link, computer …)."""

    colour: str
    name: str
    plays: str = HERE

    @property
    def shown(self) -> str:
        """The name as used in a sentence, in the language of the page.

        Right-to-left names are isolated so that they reorder nothing around them.
        """
        name = self.name if Naming.written is None else Naming.written(self)
        if name.isascii():
            return name
        runs_left = any(bidirectional(sign) in ("R", "AL", "AN") for sign in name)
        return f"{ISOLATE}{name}{END_ISOLATE}" if runs_left else name


class Writing(Protocol):
    """Writes the name of a player."""

    def __call__(self, place: SeatAssignment, /) -> str:
        """The name as the language in use has it."""


class Naming:
    """How names that the program itself gave are shown: the page writes levels and colors in its language.

    Records and links hold them in English. `language` changes whenever they are written differently.
    """

    language: ClassVar[str] = ""
    written: ClassVar[Writing | None] = None


@dataclass(frozen=True)
class Seated:
    """Who held the seats up to and including the `until`-th moment."""

    until: int
    seats: tuple[SeatAssignment, ...]


Earlier = tuple[Seated, ...]


def at(number: int, earlier: Earlier, seats: tuple[SeatAssignment, ...]) -> tuple[SeatAssignment, ...]:
    """Who played the `number`-th moment, counted from 1; `seats` are the current players."""
    return next((each.seats for each in earlier if each.until >= number), seats)


def shortened(played: int, earlier: Earlier) -> Earlier:
    """The history cut to `played` moments; the players of the last one stay."""
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
    """The history when `fresh` players take over after `played` moments; seats in `given` change one moment later."""
    now = at(played + 1, earlier, seats)
    kept = shortened(played, earlier)
    if played and (not kept or kept[-1].until < played):
        kept = (*kept, Seated(played, seats))
    playing = tuple(old if old.colour in given else new for old, new in zip(now, fresh, strict=True))
    return (*kept, Seated(played + 1, playing)) if playing != tuple(fresh) else kept
