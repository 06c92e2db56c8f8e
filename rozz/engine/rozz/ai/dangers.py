"""The next turn between two seats: missiles that no shield stops, armor next to foot troops, forces near home.

A seat's dangers are what the other seat can do. Other features (who could capture what, who has more of everything)
did not predict results any better: docs/notes/computers-value.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from rozz.engine.rozz.ai.static_tables import FAR, Digest, StaticTables
from rozz.engine.rozz.model.state import State

#: In this order they follow the other features.
NAMES: tuple[str, ...] = (
    "open_foot", "open_price", "helpless", "open_home", "crushable", "early_income", "near_foot", "near_heavy",
)  # fmt: skip

#: The usual length of a match in turns: `early_income` falls to nothing until then.
LENGTH = 16
#: Losses above this price, or of more foot troops than this, do not count further.
MOST_PRICE, MOST_FOOT = 100, 40
#: Forces at most this many tiles from a home count as near it.
NEAR = 2


class Holdings(NamedTuple):
    """The sums of one seat that are known before its dangers."""

    income: float
    commands: int
    garrison: int
    guard: int


class Danger:
    """What the other seat can do to one seat next turn."""

    __slots__ = ("crushable", "near_foot", "near_heavy", "open_foot", "open_home", "open_price")

    def __init__(self) -> None:
        self.open_foot = self.open_price = self.open_home = self.crushable = self.near_foot = self.near_heavy = 0


def rows(
    state: State, tables: StaticTables, digests: Mapping[str, Digest], sums: Mapping[str, Holdings], plenty: int
) -> dict[str, list[float]]:
    """The row of each of two seats, in the order of `NAMES`."""
    one, two = sums
    rival = {one: two, two: one}
    found = {one: Danger(), two: Danger()}
    for tile, (burning, blasting) in _missiles_aimed_at(tables, digests).items():
        digest = digests[tile]
        _note_unshielded(digest, found[digest.holder], burning, blasting, sums[rival[digest.holder]].commands)
    homes = [(found[seat], seat, tables.away[home]) for seat, home in tables.homes.items()]
    for tile, digest in digests.items():
        if not digest.foot and not digest.heavy:
            continue
        if digest.foot and digest.holder:
            found[digest.holder].crushable += _crushable(tile, digest, tables, digests)
        for danger, seat, away in homes:
            if away.get(tile, FAR) <= NEAR:
                for owner, number in digest.foot:
                    danger.near_foot += number if owner != seat else 0
                for owner, number in digest.heavy:
                    danger.near_heavy += number if owner != seat else 0
    return {
        seat: _row(state, seat, rival[seat], found[seat], found[rival[seat]], sums[seat], plenty, tables.shield_price)
        for seat in sums
    }


def _missiles_aimed_at(tables: StaticTables, digests: Mapping[str, Digest]) -> dict[str, tuple[int, int]]:
    """By tile: how many missiles of the other seat reach it, as (killers of foot troops, killers of everything)."""
    found: dict[str, tuple[int, int]] = {}
    for tile, digest in digests.items():
        for name, number in digest.missiles if digest.holder else ():
            is_burning = name in tables.kinds.burning
            for end, target in digests.items():
                if target.holder and target.holder != digest.holder and tables.reaches(tile, name, end):
                    burning, blasting = found.get(end, (0, 0))
                    found[end] = (burning + number, blasting) if is_burning else (burning, blasting + number)
    return found


def _note_unshielded(digest: Digest, danger: Danger, burning: int, blasting: int, commands: int) -> None:
    """Note what missiles destroy in a tile if more of them come than its shields stop, blasting ones first.

    Each missile needs a command.
    """
    if min(burning + blasting, commands) <= digest.shields:
        return
    if min(blasting, commands) > digest.shields:
        lost = digest.price
        danger.open_price = max(danger.open_price, lost)
    else:
        lost = sum(number for _, number in digest.foot)
        danger.open_foot = max(danger.open_foot, lost)
    if digest.home_of == digest.holder:
        danger.open_home = lost


def _crushable(tile: str, digest: Digest, tables: StaticTables, digests: Mapping[str, Digest]) -> int:
    """The holder's foot troops in a tile with more enemy heavy troops next to it than heavy troops and traps in it."""
    holder, crushing = digest.holder, 0
    for near in tables.scenario.board.neighbours[tile]:
        other = digests.get(near)
        if other is not None:
            for owner, number in other.heavy:
                crushing += number if owner != holder else 0
    if not crushing:
        return 0
    guard = sum(number for owner, number in (*digest.heavy, *digest.traps) if owner == holder)
    return sum(number for owner, number in digest.foot if owner == holder) if crushing > guard else 0


def _row(
    state: State, seat: str, rival: str, own: Danger, other: Danger, sums: Holdings, plenty: int, shield_price: float
) -> list[float]:
    money = state.money[seat]
    price = sqrt(min(other.open_price, MOST_PRICE))
    return [
        sqrt(min(other.open_foot, MOST_FOOT)),
        price,
        price if state.money[rival] < shield_price else 0.0,
        sqrt(min(own.open_home, MOST_PRICE)),
        sqrt(min(own.crushable, MOST_FOOT)),
        sqrt(min(sums.income, plenty)) * max(0.0, 1 - state.turn / LENGTH),
        own.near_foot / (own.near_foot + sums.garrison + money / 2 + 2),
        own.near_heavy / (own.near_heavy + sums.guard + money / 40 + 1),
    ]
