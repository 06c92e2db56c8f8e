"""What a game brings to be searched in depth, how much is searched, and what comes of it.  A vocabulary.

Values are whole numbers for whoever is to move, so that every platform finds the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

#: A win at once; one after n steps is worth n less.  No standing comes near.
WIN = 1_000_000
SURE = WIN - 1_000


class Chance(NamedTuple):
    """Where a step leads that throws dice: to one of these positions, each as likely, and none of them a chance."""

    after: tuple[Any, ...]


class TreeStep(NamedTuple):
    """A step of a position: what it promises at once (above 0: it is loud, a capture), its name, where it leads.

    That is a position, or a `Chance` of several.
    """

    promise: int
    move: Hashable
    after: Any


class Tree(Protocol):
    """What a game brings to be searched: positions that can be keys, told without a word about them.

    `doubt` is how much more than its promise a loud step may well bring, `hope` how much a quiet one at most.
    """

    doubt: int
    hope: int

    def mover(self, position: Any) -> Hashable:
        """Whose step it is."""

    def steps(self, position: Any) -> Sequence[TreeStep]:
        """All steps, each once; none where the game is over or is no longer one of single steps."""

    def loud(self, position: Any) -> Sequence[TreeStep]:
        """Those that may not be cut off in the middle: captures; none is allowed."""

    def standing(self, position: Any) -> int:
        """How the mover stands, well within `SURE`, by looking only."""

    def chance(self, value: int) -> float:
        """A value as a seat's own: from 0, lost, to 1, won."""

    def ending(self, position: Any, has_no_steps: bool) -> int | None:
        """How it is over for the mover: 1, 0 or -1; None where it goes on, or only cannot be searched on.

        Asked of every position, so cheaply: that there are no steps is known only where it is said.
        """


@dataclass(frozen=True)
class Limits:
    """How much is searched: nodes, depth, and how deep loud steps are followed beyond it.

    `lines` root steps get exact values.  What `reduces` looks at late quiet steps less deep, and may miss something.
    """

    nodes: int
    depth: int = 64
    calming: int = 6
    lines: int = 1
    reduces: bool = True

    def with_nodes(self, nodes: int, lines: int) -> Limits:
        """The same with another budget."""
        return replace(self, nodes=nodes, lines=lines)


@dataclass(frozen=True)
class Blinkers:
    """How far a level sees where one seat moves alone: what it searches, and what of the first steps it takes wrong.

    `overlooked` is the share of its own steps that escapes it, in parts of 100; `looseness` how far below the best, in
    chances, a choice may lie to be half as likely.
    """

    limits: Limits
    overlooked: int = 0
    looseness: float = 0.0


@dataclass(frozen=True)
class Variation:
    """A root step, what it is worth for the mover, and the steps that are expected from it on."""

    move: Hashable
    value: int
    moves: tuple[Hashable, ...]
