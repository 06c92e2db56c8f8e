"""Whether a match by link can start with the people who ask for its seats, one seat each. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from math import prod

from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.seats import HERE
from rozz.ui.memoize import remembered

#: The maximum number of choices of players to try.
MOST_CHOICES = 2000


@dataclass(frozen=True)
class Few:
    """Seats with fewer applicants than seats, and the applicants' keys."""

    seats: tuple[str, ...]
    keys: frozenset[bytes]


@remembered(most=4)
def too_few(contents: Contents) -> tuple[Few, ...]:
    """Groups of seats that the applicants cannot all fill; without seats that nobody asks for, each seat once."""
    asking = {seat: keys for seat, keys in _asking(contents).items() if keys}
    holders = _holders(asking)
    left = [seat for seat in asking if seat not in holders.values()]
    found: list[Few] = []
    for few in sorted((_around(asking, holders, seat) for seat in left), key=lambda each: len(each.seats)):
        if not any(set(each.seats) & set(few.seats) for each in found):
            found.append(few)
    return tuple(found)


@remembered(most=4)
def lacking(contents: Contents) -> int:
    """How many more players the match needs, for the seats that are played elsewhere."""
    asking = _asking(contents)
    return len(asking) - len(_holders(asking))


def _holders(asking: Mapping[str, frozenset[bytes]]) -> dict[bytes, str]:
    """A maximum matching of seats and applicants: key of the applicant → seat.

    Trying all groups of seats would take too long, because a forged invitation may have 32 seats.
    """
    holders: dict[bytes, str] = {}

    def has_found(seat: str, tried: set[bytes]) -> bool:
        for key in sorted(asking[seat] - tried):
            if key not in tried:
                tried.add(key)
                if key not in holders or has_found(holders[key], tried):
                    holders[key] = seat
                    return True
        return False

    for seat in asking:
        has_found(seat, set())
    return holders


def _around(asking: Mapping[str, frozenset[bytes]], holders: Mapping[bytes, str], seat: str) -> Few:
    """An unfilled seat, with all seats whose holders compete for it."""
    seats, before = {seat}, set[str]()
    while seats != before:
        before = seats
        keys = frozenset[bytes]().union(*(asking[each] for each in seats))
        seats = seats | {holders[key] for key in keys}
    return Few(tuple(each for each in asking if each in seats), keys)


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
    """Whether some choice has distinguishable names and one seat for each player elsewhere.

    If there are too many choices to try, assumes that one works.
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
