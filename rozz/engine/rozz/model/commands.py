"""Commands: what a player wrote, well formed but perhaps illegal. Only `legality` turns them into orders."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Purchase:
    """Buy `quantity` of an item: into a tile; AID to a tile or a color; CORR into hand, R4."""

    item: str
    quantity: int = 1
    tile: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Move:
    """Move pieces with their cargo, ((item, number), …) in the order first named, R5."""

    item: str
    start: str
    destination: str
    quantity: int = 1
    cargo: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Strike:
    """Strike at a tile, or at one piece in it when `target` names an item, R8."""

    item: str
    start: str
    destination: str
    target: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Nothing:
    """Do nothing."""


@dataclass(frozen=True)
class Resign:
    """Leave the match at the end of the turn, R12."""


@dataclass(frozen=True)
class Message:
    """A secret message, R4.5; a `text` of None is hidden from the reader."""

    colour: str
    text: str | None


Command = Purchase | Move | Strike | Nothing | Resign | Message
