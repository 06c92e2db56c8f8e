"""The interface between a game and deep search: trees, limits and results.

Values are whole numbers for the side to move, so every platform finds the same move.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

#: The value of an immediate win; one after n steps is worth n less. No evaluation comes close to it.
WIN = 1_000_000
SURE = WIN - 1_000


class ChanceNode(NamedTuple):
    """What a step that rolls dice leads to: one of these positions, equally likely, none of them a chance node."""

    after: tuple[Any, ...]


class TreeStep(NamedTuple):
    """A step of a position: its estimated gain (above 0 means noisy, a capture), its name, its result.

    The result is a position, or a `ChanceNode` of several.
    """

    estimate: int
    move: Hashable
    after: Any


class Tree(Protocol):
    """What a game implements for deep search: positions that can be keys, played without events.

    `noisy_margin` is how much more than its estimate a noisy step may bring, `quiet_margin` how much a quiet one at
    most. At the last plies, a side that is better off than the search asks for, by `lead` for each ply left, is not
    searched.
    """

    noisy_margin: int
    quiet_margin: int
    lead: int

    def mover(self, position: Any) -> Hashable:
        """The side to move."""

    def steps(self, position: Any) -> Sequence[TreeStep]:
        """All steps, each once; none if the game is over or no longer consists of single steps."""

    def noisy_steps(self, position: Any) -> Sequence[TreeStep]:
        """The steps that a search must not cut off in the middle: captures; may be empty."""

    def static_value(self, position: Any) -> int:
        """The static evaluation for the side to move, well within `SURE`."""

    def chance(self, value: int) -> float:
        """A value as a seat's chance: from 0, lost, to 1, won."""

    def ending(self, position: Any, has_no_steps: bool) -> int | None:
        """The result for the side to move: 1, 0 or -1; None if the game goes on, or only cannot be searched further.

        Called for every position, so it must be cheap: `has_no_steps` says if there are no steps.
        """


@dataclass(frozen=True)
class Limits:
    """The extent of a search: nodes, depth, and how far beyond this depth noisy steps are followed.

    `lines` is the number of root steps that get exact values. If `reduces` is true, late quiet steps are searched to a
    smaller depth, so the search may miss something.
    """

    nodes: int
    depth: int = 64
    calming: int = 6
    lines: int = 1
    reduces: bool = True

    def with_nodes(self, nodes: int, lines: int) -> Limits:
        """The same limits with another budget."""
        return replace(self, nodes=nodes, lines=lines)


@dataclass(frozen=True)
class LevelLimits:
    """How a level plays where one seat moves alone: its search limits, and its mistakes at the root.

    `overlooked` is the percentage of its own steps that the level misses. `looseness` is a difference in chances: a
    step that is worse than the best one by this much is half as likely to be chosen.
    """

    limits: Limits
    overlooked: int = 0
    looseness: float = 0.0


@dataclass(frozen=True)
class Variation:
    """A root step, its value for the mover, and the expected continuation."""

    move: Hashable
    value: int
    moves: tuple[Hashable, ...]
