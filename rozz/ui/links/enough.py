"""Whether a match by link can start with those who ask for its seats, one seat for each.  Pure."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from math import prod

from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import HERE
from rozz.engine.links.names import skeleton
from rozz.ui.remembering import remembered

#: So many choices of who plays are tried.
MOST_CHOICES = 2000


@dataclass(frozen=True)
class Few:
    """Seats for which fewer ask than they are, and who does, by their keys."""

    seats: tuple[str, ...]
    keys: frozenset[bytes]


@remembered(most=4)
def too_few(contents: Contents) -> tuple[Few, ...]:
    """The seats that cannot all be played by those who ask for them; none that nobody asks for, and none twice."""
    asking = {seat: keys for seat, keys in _asking(contents).items() if keys}
    found: list[Few] = []
    for number in range(2, len(asking) + 1):
        for seats in combinations(asking, number):
            keys = frozenset[bytes]().union(*(asking[seat] for seat in seats))
            if len(keys) < number and not any(set(each.seats) & set(seats) for each in found):
                found.append(Few(seats, keys))
    return tuple(found)


@remembered(most=4)
def lacking(contents: Contents) -> int:
    """How many more players the match needs, one for each seat that is played elsewhere."""
    asking = _asking(contents)
    groups = (seats for number in range(len(asking) + 1) for seats in combinations(asking, number))
    return max(len(seats) - len(frozenset[bytes]().union(*(asking[seat] for seat in seats))) for seats in groups)


def _asking(contents: Contents) -> dict[str, frozenset[bytes]]:
    """Who asks for each of the seats that are played elsewhere."""
    plays = dict(contents.invite.seats)
    return {
        seat: frozenset(each.key for each in contents.joins if each.seat == seat)
        for seat in contents.humans
        if plays[seat] != HERE
    }


@remembered(most=4)
def has_start(contents: Contents) -> bool:
    """Whether some choice has names that are told apart, and one seat for each who plays elsewhere.

    Where there are too many to be tried, one of them will do.
    """
    plays = dict(contents.invite.seats)
    asking: dict[str, set[tuple[bytes, str]]] = {}
    for each in contents.joins:
        key = each.key if plays[each.seat] != HERE else each.identity
        asking.setdefault(each.seat, set()).add((key, skeleton(each.name)))
    if prod(len(each) for each in asking.values()) > MOST_CHOICES:
        return True
    return any(
        len({key for key, _ in choice}) == len({name for _, name in choice}) == len(asking)
        for choice in product(*asking.values())
    )
