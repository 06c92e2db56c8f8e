"""The catalog: items described by traits. This is the vocabulary; `catalog_reading.py` builds it from a mapping.

Rules ask for traits, never for the name of an item.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

#: The owner of pieces that belong to the controller of their tile, R2.1.
NEUTRAL = "neutral"

#: The key of `carries` that means every portable item.
PORTABLE = "portable"

Owner = Literal["coloured", "neutral", "none"]
Losses = Literal["one-for-one", "all"] | int


@dataclass(frozen=True)
class Clause:
    """What an item does in combat at one step: destroy (`against`) or convert the items listed, R6."""

    step: int
    against: tuple[str, ...] = ()
    losses: Losses = "all"
    entering: bool = False
    converts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mobility:
    """Least and most distance of a move in tiles, and the most pieces per command (None means any), R5.1 and R5.2."""

    least: int
    most: int | None
    formation: int | None


@dataclass(frozen=True)
class StrikeTrait:
    """How an item strikes, R8; a `most` of None means any tile, an empty `only` everything not spared."""

    least: int
    most: int | None
    kills: Literal["one", "all"]
    spares: frozenset[str] = frozenset()
    only: frozenset[str] = frozenset()
    is_spent: bool = False
    warhead: str = ""

    def may_hit(self, item: Item) -> bool:
        """Whether an item can be its target at all; a headquarters never is, R7."""
        name = item.abbreviation
        return not item.headquarters and name not in self.spares and (not self.only or name in self.only)


@dataclass(frozen=True)
class Stops:
    """The warheads that a piece stops, in this order, how many per round, and whether that uses it up, R8.6."""

    warheads: tuple[str, ...]
    number: int
    is_spent: bool


@dataclass(frozen=True)
class Yields:
    """What a piece gives every turn, R3.2 and R11."""

    money: int = 0
    commands: int = 0
    pieces: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Item:
    """An entry of the catalog. `cost` None means not for sale; `limit` or `carries` None means any number."""

    abbreviation: str
    name: str
    owner: Owner
    cost: int | None = None
    air: bool = False
    occupies: bool = False
    occupies_weakly: bool = False
    headquarters: bool = False
    governs: bool = False
    doomsday: str = ""
    effect: str = ""
    limit: int | None = None
    exclusive: bool = False
    move: Mobility | None = None
    portable: bool = False
    carries: Mapping[str, int | None] = field(default_factory=dict)
    clash: tuple[Clause, ...] = ()
    strike: StrikeTrait | None = None
    stops: Stops | None = None
    yields: Yields = Yields()

    @property
    def is_colored(self) -> bool:
        """Whether pieces of the item belong to a player, R2.1."""
        return self.owner == "coloured"

    def owner_for(self, seat: str) -> str:
        """The owner of its pieces when `seat` has or buys them: the seat, or neutral."""
        return seat if self.owner == "coloured" else NEUTRAL

    def carrying(self, cargo: Item) -> str:
        """The key of `carries` under which this item carries another; empty if it does not."""
        if cargo.abbreviation in self.carries:
            return cargo.abbreviation
        return PORTABLE if cargo.portable and PORTABLE in self.carries else ""


@dataclass(frozen=True)
class Engagement:
    """A clause of an item, and which of the listed items take losses from it.

    An item whose own clause of the same step lists this one in return computes its own losses: one fight, not two.
    """

    item: Item
    clause: Clause
    inflicts: frozenset[str]


@dataclass(frozen=True)
class Catalog:
    """The items of a scenario in order, and `known`: all names that a command may use, even of items left out."""

    items: Mapping[str, Item]
    known: Mapping[str, Item]

    @cached_property
    def spellings(self) -> Mapping[str, str]:
        """The abbreviation of every known item by its folded form."""
        return {name.casefold(): name for name in self.known}

    @cached_property
    def occupying(self) -> frozenset[str]:
        """The items whose pieces occupy a tile, R2.2."""
        return frozenset(name for name, item in self.items.items() if item.occupies)

    @cached_property
    def occupying_weakly(self) -> frozenset[str]:
        """The items that occupy only if no other player's occupying piece is there, R2.2."""
        return frozenset(name for name, item in self.items.items() if item.occupies_weakly)

    @cached_property
    def occupiers(self) -> tuple[str, ...]:
        """All items that occupy in either way, in catalog order."""
        return tuple(name for name, item in self.items.items() if item.occupies or item.occupies_weakly)

    @cached_property
    def headquarters(self) -> frozenset[str]:
        """The items that are a headquarters, R7."""
        return frozenset(name for name, item in self.items.items() if item.headquarters)

    @cached_property
    def governing(self) -> frozenset[str]:
        """The items that R10.4 and R10.5 count."""
        return frozenset(name for name, item in self.items.items() if item.governs)

    @cached_property
    def yielding(self) -> Mapping[str, Item]:
        """The items that give money, commands or pieces."""
        return {name: item for name, item in self.items.items() if item.yields != Yields()}

    @cached_property
    def interceptors(self) -> tuple[Item, ...]:
        """The items that stop missiles, in the order in which they act: items that are not used up first, R8.6."""
        stopping = [item for item in self.items.values() if item.stops]
        return tuple(sorted(stopping, key=lambda item: bool(item.stops and item.stops.is_spent)))

    @cached_property
    def correspondence(self) -> str:
        """The item that a message uses up, by its name in this catalog, R4.5; it is known even if left out."""
        return next((name for name, item in self.known.items() if item.effect == "message"), "correspondence")

    def doomsday(self, part: str) -> tuple[str, ...]:
        """The items that serve as this part of a doomsday device, R10.6."""
        return tuple(name for name, item in self.items.items() if item.doomsday == part)

    @cached_property
    def opposed_items(self) -> Mapping[str, frozenset[str]]:
        """For each item with clauses, everything they are against, at any step, R6."""
        return {
            name: frozenset(listed for clause in item.clash for listed in (*clause.against, *clause.converts))
            for name, item in self.items.items()
            if item.clash
        }

    @cached_property
    def steps(self) -> tuple[tuple[int, tuple[Engagement, ...]], ...]:
        """All clauses by combat step, R6."""
        clauses: dict[int, list[tuple[Item, Clause]]] = {}
        for item in self.items.values():
            for clause in item.clash:
                clauses.setdefault(clause.step, []).append((item, clause))
        return tuple((step, _engagements(clauses[step])) for step in sorted(clauses))

    @cached_property
    def standing_steps(self) -> tuple[tuple[int, tuple[Engagement, ...]], ...]:
        """The clauses that run again after production: clauses without `entering`, R11."""
        kept = ((step, tuple(each for each in rows if not each.clause.entering)) for step, rows in self.steps)
        return tuple((step, rows) for step, rows in kept if rows)


def _engagements(clauses: list[tuple[Item, Clause]]) -> tuple[Engagement, ...]:
    """The clauses of one step, with the targets that compute their losses themselves."""
    replies = {
        (item.abbreviation, listed)
        for item, clause in clauses
        if clause.losses == "one-for-one"
        for listed in clause.against
    }
    rows = []
    for item, clause in clauses:
        mutual = clause.losses == "one-for-one"
        inflicts = (name for name in clause.against if not (mutual and (name, item.abbreviation) in replies))
        rows.append(Engagement(item, clause, frozenset(inflicts)))
    return tuple(rows)
