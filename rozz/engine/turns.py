"""Groups the moments of a match into turns, for history, replay and undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rozz.engine.game import Moment, Played


@dataclass(frozen=True)
class Turn:
    """Successive moments of one turn; `first` is the number of the first, counted from 1."""

    first: int
    moments: tuple[Played, ...]

    @property
    def last(self) -> int:
        """The number of its last moment."""
        return self.first + len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        """The turn's last moment, which stands for the turn in everything that all its moments share."""
        return self.moments[-1].moment


def turns(played: Sequence[Played]) -> tuple[Turn, ...]:
    """The moments of a match as turns; a moment that belongs to no group is a turn by itself."""
    return tuple(_turns(played))


def turn_of(played: Sequence[Played], number: int) -> Turn:
    """The turn of the `number`-th moment, counted from 1."""
    first = last = number - 1
    while first > 0 and are_one_turn(played[first - 1].moment, played[first].moment):
        first -= 1
    while last + 1 < len(played) and are_one_turn(played[last].moment, played[last + 1].moment):
        last += 1
    return Turn(first + 1, tuple(played[first : last + 1]))


def are_one_turn(one: Moment, other: Moment | None) -> bool:
    """Whether two successive moments belong to one turn."""
    return other is not None and bool(one.within) and (one.within, one.turn) == (other.within, other.turn)


def _turns(played: Sequence[Played]) -> Iterator[Turn]:
    def of(numbered: tuple[int, Played]) -> tuple[str, int]:
        number, each = numbered
        return (each.moment.within, each.moment.turn) if each.moment.within else ("", number)

    for _, group in groupby(enumerate(played, 1), of):
        rows = list(group)
        yield Turn(rows[0][0], tuple(each for _, each in rows))
