"""What a seat can reach, found by playing every legal list of its commands; as slow as it is simple."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played, Reach, ReachBuilder, Rules, next_reach_in_parts
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter

#: (place, manner, kind, start) of a way whose end is always the same.
Found = set[tuple[str, ...]]


def every_list(
    adapter: PuzzleAdapter, state: Any, seat: str, most: int, ends: Callable[[Any], bool] = lambda command: False
) -> Iterator[tuple[Any, ...]]:
    """Every legal list of at most `most` commands; of those with the same effect, only one.

    A list does not continue after a command that `ends` it, because that command makes nothing else possible this turn.
    """
    lists: list[tuple[Any, ...]] = [()]
    for _ in range(most):
        known: dict[Any, tuple[Any, ...]] = {}
        for given in lists:
            for command in adapter.commands(state, seat, given):
                longer = (*given, command)
                known.setdefault(adapter.equivalence_key(state, seat, longer), longer)
        yield from known.values()
        lists = [each for each in known.values() if not ends(each[-1])]


def reached(
    rules: Rules,
    adapter: PuzzleAdapter,
    state: Any,
    seat: str,
    most: int,
    arrivals: Callable[[Played], Found],
    ends: Callable[[Any], bool] = lambda command: False,
) -> Found:
    """Everything that `arrivals` finds in any turn that the seat can bring about alone."""
    found: Found = set()
    for given in every_list(adapter, state, seat, most, ends):
        found |= arrivals(rules.resolve(state, {seat: given}, NO_DICE))
    return found


def next_reach_of(rules: Rules, state: Any, seat: str) -> Reach:
    """What a seat can reach next turn, with all its parts."""
    gathered = ReachBuilder()
    for part in next_reach_in_parts(rules, state, seat):
        gathered.add(part)
    return gathered.whole


def reported_reach(reach: Reach, *fields: str) -> Found:
    """The reach that the rules report, reduced to the place and these fields of each arrival."""
    return {
        (place, *(str(getattr(way, name)) for name in fields)) for place, ways in reach.items() for way in ways.ways
    }
