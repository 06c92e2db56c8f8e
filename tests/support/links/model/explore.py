"""Breadth first through all states within the bounds: the first violation found has the shortest trace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tests.support.links.model.symmetry import canonical
from tests.support.links.model.world import Move, State, World


class Violation(NamedTuple):
    """What is wrong, and the moves that led there."""

    broken: str
    trace: tuple[Move, ...]

    def __str__(self) -> str:
        steps = [f"  {number}. {move}" for number, move in enumerate(self.trace, 1)]
        return "\n".join([self.broken, *steps])


class Explored(NamedTuple):
    """The number of states within the bounds, whether all were seen, and the shortest violation."""

    states: int
    is_all: bool
    violation: Violation | None


def explore(
    world: World,
    broken: Callable[[World, State], Iterable[str]],
    most: int = 1_000_000,
    alike: Callable[[Any, Any], Any] = canonical,
) -> Explored:
    """Explore the states of a world until one breaks something, or there are `most`."""
    first = alike(world, world.start())
    came: dict[State, State | None] = {first: None}
    waiting, met = deque([first]), {first}
    while waiting:
        state = waiting.popleft()
        for fault in broken(world, state):
            return Explored(len(came), False, Violation(fault, trace(world, came, state, alike)))
        if len(came) >= most:
            return Explored(len(came), False, None)
        for _, made in world.successors(state):
            if made not in met:
                met.add(made)
                if (like := alike(world, made)) not in came:
                    came[like] = state
                    waiting.append(like)
    return Explored(len(came), True, None)


def trace(
    world: World, came: dict[State, State | None], last: State, alike: Callable[[Any, Any], Any]
) -> tuple[Move, ...]:
    """Moves from the start to a state equivalent to this one."""
    path = [last]
    while before := came[path[-1]]:
        path.append(before)
    state, moves = world.start(), []
    for wanted in reversed(path[:-1]):
        move, state = next(each for each in world.successors(state) if alike(world, each[1]) == wanted)
        moves.append(move)
    return tuple(moves)
