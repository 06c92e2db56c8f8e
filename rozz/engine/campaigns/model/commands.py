"""Commands of C22: well formed, but perhaps illegal. `legality` judges them.

A stack or a group is a tuple of names; the Bell comes right after its carrier, as it is written (`WREG1+Bell`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Names = tuple[str, ...]
#: The forces in each space.
Placed = tuple[tuple[str, tuple[Names, ...]], ...]


@dataclass(frozen=True)
class Initiative:
    """`I: first` or `I: second`."""

    is_first: bool


@dataclass(frozen=True)
class Pass:
    """Nothing more on the map this turn, C4.2."""


@dataclass(frozen=True)
class Resign:
    """`resign`: legal whenever a seat must act, and in effect with that moment, C20.4."""


@dataclass(frozen=True)
class March:
    """A stack moves along one or two links, or flies to `first`, C5. `drop` and `take` happen in `first`."""

    stack: Names
    start: str
    first: str
    second: str = ""
    drop: Names = ()
    take: Names = ()
    is_flight: bool = False


@dataclass(frozen=True)
class Say:
    """`B:` and a word: assault, honors, accept, decline, fast, board, stay, retreat; `>` alone names a refuge.

    `guns` is -1 if not given, `point` empty if no refuge is named.
    """

    word: str
    point: str = ""
    guns: int = -1


@dataclass(frozen=True)
class Deploy:
    """Where everything starts, C9.4."""

    spaces: Placed


@dataclass(frozen=True)
class Regroup:
    """The forces of each space that changes, C10.1."""

    spaces: Placed


@dataclass(frozen=True)
class Casting:
    """A spell on a unit; `space` is the destination of a Transport."""

    caster: str
    spell: str
    target: str
    space: str = ""


@dataclass(frozen=True)
class Cast:
    """Spells in written order, and whether the Bell creates a skeleton."""

    castings: tuple[Casting, ...] = ()
    rings: bool = False


@dataclass(frozen=True)
class GiveOrders:
    """(force, order) and (flank, unit); forces that are not named stand."""

    orders: tuple[tuple[str, str], ...] = ()
    guards: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Activate:
    """A force moves and fights: `combat` is fire (at `target`), melee, or empty."""

    force: str
    steps: Names = ()
    combat: str = ""
    target: str = ""
    aloft: Names = ()


@dataclass(frozen=True)
class Change:
    """An attempt to change the order of a force, C13.1."""

    force: str
    order: str


@dataclass(frozen=True)
class Coordinate:
    """A Ruler announces that it coordinates, C13.2."""

    force: str


@dataclass(frozen=True)
class Join:
    """An attempt to add a force to the Ruler's, C13.3."""

    force: str


@dataclass(frozen=True)
class Wait:
    """The Ruler waits for more, C13.4."""


@dataclass(frozen=True)
class Answer:
    """Before or within a melee: who retreats (unit, space), who stays aloft, who shoots at those aloft."""

    backs: tuple[tuple[str, str], ...] = ()
    aloft: Names = ()
    shoots: Names = ()


@dataclass(frozen=True)
class Lose:
    """All units that are hit, in order of id."""

    units: Names


@dataclass(frozen=True)
class Put:
    """Puts a leader in a space (C15.9) or at a point (C18.7)."""

    name: str
    place: str


@dataclass(frozen=True)
class Keep:
    """The kind of mercenaries that stays, C18.8."""

    kind: str


@dataclass(frozen=True)
class Hire:
    """What a Hero recruits: `method` is empty (at random), special or hire, with the `kind` that is hired."""

    hero: str
    method: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Recruit:
    """Who recruits what, in written order."""

    hires: tuple[Hire, ...] = ()


Command = (
    Initiative | Pass | March | Say | Deploy | Regroup | Cast | GiveOrders | Activate | Change | Coordinate | Join
    | Wait | Answer | Lose | Put | Keep | Recruit | Resign
)  # fmt: skip
Commands = tuple[Command, ...]
#: The command of each seat that owes one.
CommandsBySeat = Mapping[str, Command]
