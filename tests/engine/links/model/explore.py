"""Breadth first through all states within the bounds: the first violation that is found has the shortest trace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

from tests.engine.links.model.world import Move, State, World


class Violation(NamedTuple):
    """What is wrong, and how it came to that."""

    broken: str
    trace: tuple[Move, ...]

    def __str__(self) -> str:
        steps = [f"  {number}. {move}" for number, move in enumerate(self.trace, 1)]
        return "\n".join([self.broken, *steps])


class Explored(NamedTuple):
    """How many states there are within the bounds, whether all of them were seen, and the shortest violation."""

    states: int
    is_all: bool
    violation: Violation | None


def explore(world: World, broken: Callable[[World, State], Iterable[str]], most: int = 1_000_000) -> Explored:
    """All states of a world till one breaks something, or there are `most`."""
    first = world.start()
    came: dict[State, tuple[State, Move] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        state = waiting.popleft()
        for fault in broken(world, state):
            return Explored(len(came), False, Violation(fault, trace(came, state)))
        if len(came) >= most:
            return Explored(len(came), False, None)
        for move, made in world.successors(state):
            if made not in came:
                came[made] = (state, move)
                waiting.append(made)
    return Explored(len(came), True, None)


def trace(came: dict[State, tuple[State, Move] | None], state: State) -> tuple[Move, ...]:
    """The moves from the start to a state."""
    moves = []
    while step := came[state]:
        state, move = step
        moves.append(move)
    return tuple(reversed(moves))
