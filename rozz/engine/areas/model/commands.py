"""Commands: the parts of a player's orders, well formed but perhaps illegal, Z2. `legality` judges them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Placement:
    """New armies, (area, number) in the order named; several in a turn count as one, Z3."""

    armies: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Route:
    """Armies going from one area to another."""

    number: int
    start: str
    end: str


@dataclass(frozen=True)
class Movement:
    """A dispersal, out of one area, or a concentration, into one, Z2."""

    routes: tuple[Route, ...]


@dataclass(frozen=True)
class Bombardment:
    """One of a player's few bombardments, on any area, Z7."""

    area: str


@dataclass(frozen=True)
class Resign:
    """Leave the match at the end of the turn; the other player wins."""


Command = Placement | Movement | Bombardment | Resign
