"""A scenario: a board, seats, a catalog, an objective and the setup. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from rozz.engine.boards.graph import Board
from rozz.engine.game import Pick
from rozz.engine.rozz.model.catalog import Catalog, Item
from rozz.engine.rozz.model.position import Position
from rozz.engine.said import Said

ObjectiveKind = Literal["headquarters", "original", "elimination", "central", "turns", "doomsday", "occupation"]


@dataclass(frozen=True)
class Objective:
    """How a match is won, R10: `number` of turns or tiles, `territory` of R10.4."""

    kind: ObjectiveKind
    number: int = 0
    territory: str = ""


@dataclass(frozen=True)
class Vocabulary:
    """The names a text may use: items by spelling, tiles and colors, each by its folded form."""

    items: Mapping[str, Item]
    tiles: Mapping[str, str]
    colours: Mapping[str, str]


@dataclass(frozen=True)
class Scenario:
    """Everything that a match starts from; `written` is the mapping it was read from, with the board included."""

    name: str
    about: str
    board: Board
    players: tuple[str, ...]
    objective: Objective
    catalog: Catalog
    setup: Position
    bankroll: Mapping[str, int]
    commands: int | None = None
    turn_limit: int | None = None
    passive: frozenset[str] = frozenset()
    warnings: tuple[Said, ...] = ()
    written: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def places(self) -> tuple[Pick, ...]:
        """Every tile as a pick, since a command can begin with any of them."""
        return tuple(Pick(tile, tile, tile) for tile in self.board.tiles)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The names that the scenario's commands may use."""
        return Vocabulary(
            items={name.casefold(): item for name, item in self.catalog.known.items()},
            tiles=self.board.spellings,
            colours={colour.casefold(): colour for colour in self.players},
        )
