"""What a seat can get where next turn, by way of one tile, if nobody else gives commands.

This turn every command brings something to that tile, by a move or a purchase. Next turn something goes on from there:
one move, one strike, or one move and then a strike by the mover or its cargo. It has to survive this turn's combat.

What needs a fight next turn is left out: nothing strikes out of a tile where it meets enemies, or a defense that others
may hold; and nothing is bought where a fight is possible. A seat has as many commands next turn as this turn, the
match does not end in between, and what production adds is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from rozz.engine.game import Reach, Way, Ways
from rozz.engine.rozz.adapter.tile_reach import Convoys, Numbers, ReachFinder, maximal_forces, union
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.position import EMPTY, Piece, Stack, occupier
from rozz.engine.rozz.model.state import State

#: If a number of commands can bring forces together in more ways than this, none of them is followed. On crowded boards
#: with the standard catalog there are far fewer.
MOST_SUMS = 2000


class Source(NamedTuple):
    """The items that one command brings to a tile, and what it costs."""

    items: frozenset[str]
    cost: int = 0


class TileAfterCombat(NamedTuple):
    """A tile after this turn's combat: the items that the seat can use there, and whether it meets nobody there."""

    items: frozenset[str]
    is_quiet: bool


def next_reach(state: State, seat: str) -> Iterator[Reach]:
    """What can be reached by way of each tile, one tile at a time."""
    ahead = _NextReachFinder(state, seat)
    if ahead.allowance:
        yield from map(ahead.through, state.scenario.board.tiles)


class _NextReachFinder(ReachFinder):
    """One seat's reach next turn."""

    def through(self, tile: str) -> Reach:
        """What can be reached from a tile next turn."""
        resting = self._tile_after_turn(tile)
        if resting is None:
            return {}
        found: dict[str, dict[tuple[str, str, str], Way]] = {}
        for name, item in self._items.items():
            if self._can_move(item) and resting.can_have(name):
                for end in self._ends_of(tile, name):
                    _add_way(found, end, Way("move", name, name, 0, tile))
        for name in self._strikers:
            way = Way("strike", name, name, 0, tile)
            if resting.can_have(name, is_quiet=True):
                for end in self._within(tile, self._strikers[name].least, self._strikers[name].most):
                    _add_way(found, end, way)
            if self.allowance > 1:
                for end, via in self._struck_from_beyond(tile, name, resting).items():
                    _add_way(found, end, way._replace(via=via))
        return {place: Ways(tuple(ways.values())) for place, ways in found.items()}

    def _can_move(self, item: Item) -> bool:
        return item.move is not None and not item.headquarters

    def _ends_of(self, tile: str, name: str) -> list[str]:
        known = self._ranges.get((tile, name))
        if known is None:
            move = self._items[name].move
            assert move is not None
            known = [end for end in self._within(tile, move.least, move.most) if end != tile]
            self._ranges[tile, name] = known
        return known

    @cached_property
    def _ranges(self) -> dict[tuple[str, str], list[str]]:
        return {}

    def _struck_from_beyond(self, tile: str, name: str, resting: _TileAfterTurn) -> Mapping[str, str]:
        """What a striker can hit after one more move, and from where."""
        trait = self._strikers[name]
        found: dict[str, str] = {}
        for chain in self._chains(name):
            if not resting.can_have(*chain):
                continue
            for via in self._ends_of(tile, chain[0]):
                if not self._is_uncontested(via) or not self._controls(via, name, chain):
                    continue
                for end in self._within(via, trait.least, trait.most):
                    found.setdefault(end, via)
                if trait.most is None and len(found) == len(self._board.tiles):
                    return found
        return found

    def _chains(self, name: str) -> tuple[tuple[str, ...], ...]:
        """The ways to move an item, as the items that each needs: itself, a mover, or a mover and a carrier."""
        known = self._known_chains.get(name)
        if known is None:
            known = self._known_chains[name] = tuple(self._all_chains(name))
        return known

    @cached_property
    def _known_chains(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        return {}

    def _all_chains(self, name: str) -> Iterator[tuple[str, ...]]:
        cargo = self._items[name]
        for mover in filter(self._can_move, self._items.values()):
            if mover is cargo:
                yield (name,)
                continue
            key = mover.carrying(cargo)
            if key and mover.carries[key] != 0:
                yield mover.abbreviation, name
            for carrier in self._carriers if mover.carries else ():
                inner, outer = carrier.carrying(cargo), mover.carrying(carrier)
                if carrier is mover or carrier is cargo or not inner or not outer:
                    continue
                if carrier.carries[inner] is None and mover.carries[outer] != 0:
                    yield mover.abbreviation, carrier.abbreviation, name

    @cached_property
    def _carriers(self) -> list[Item]:
        return [item for item in self._items.values() if item.carries]

    def _is_uncontested(self, tile: str) -> bool:
        """Whether nobody else and no defense is in a tile, so that there is nothing to fight there next turn either."""
        return not any(
            piece.owner not in (self._seat, NEUTRAL) or (piece.owner == NEUTRAL and self._items[piece.item].clash)
            for piece in self._state.position.get(tile, EMPTY)
        )

    def _controls(self, tile: str, name: str, chain: tuple[str, ...]) -> bool:
        """Whether the seat can use a striker after the move: its own, or one in a tile that the seat then occupies."""
        if self._items[name].is_colored:
            return True
        coming = {Piece(self._items[each].owner_for(self._seat), each): 1 for each in chain}
        return occupier({**self._state.position.get(tile, EMPTY), **coming}, self._catalog) == self._seat

    def _tile_after_turn(self, tile: str) -> _TileAfterTurn | None:
        """What can be in a tile when this turn ends; None if nothing."""
        incoming, stack = self._incoming.get(tile, {}), self._state.position.get(tile, EMPTY)
        if not incoming and not self._items_present(stack, tile):
            return None
        if self._may_be_fought_in(stack) or self._brings_defenses:
            everything = self._stack_after(tile, map(union, incoming.values()))
            if not self._after_combat(everything).items:
                return None
            enough = self._sufficient_numbers(stack)
            totals = self._totals([_limited_convoys(convoys, enough) for convoys in incoming.values()], enough)
            return _FoughtTile(
                tuple(dict.fromkeys(self._after_combat(self._stack_after(tile, [total])) for total in totals))
            )
        present = self._items_present(stack, tile)
        sources = {Source(frozenset(force)) for convoys in incoming.values() for force in convoys[1]}
        if occupier(stack, self._catalog) == self._seat:
            sources |= set(self._purchases(stack))
        holds = frozenset(name for name in self._catalog.occupiers if self._items[name].is_colored)
        neutral = frozenset(name for name, item in self._items.items() if not item.is_colored)
        return _UncontestedTile(present, tuple(sources), self.allowance, self._state.money[self._seat], holds, neutral)

    def _items_present(self, stack: Stack, tile: str) -> frozenset[str]:
        return frozenset(piece.item for piece in stack if piece.owner in (self._seat, NEUTRAL))

    def _purchases(self, stack: Stack) -> Iterator[Source]:
        """What one purchase brings, R4; what is there already need not be bought."""
        there = {piece.item for piece in stack if piece.owner in (self._seat, NEUTRAL)}
        for name, item in self._items.items():
            is_useful = self._can_move(item) or bool(item.strike) or bool(item.carries)
            is_sold = item.cost is not None and not item.headquarters and not item.effect
            if is_useful and is_sold and item.limit != 0 and name not in there:
                yield Source(frozenset((name,)), item.cost or 0)

    def _after_combat(self, stack: Stack) -> TileAfterCombat:
        controls = occupier(stack, self._catalog) == self._seat
        items = (
            piece.item for piece in stack if piece.owner == self._seat or (piece.owner == NEUTRAL and controls)
        )
        return TileAfterCombat(frozenset(items), not self._may_be_fought_in(stack))

    def _sufficient_numbers(self, stack: Stack) -> Numbers:
        """For each item how many are enough in a tile: more of them change neither who is left nor what is destroyed.

        An item loses at most what opposing pieces can destroy, and needs no more than they are to destroy them. Empty
        if the catalog has fights in which that is not so.
        """
        if not self._has_plain_fights:
            return {}
        others: dict[str, int] = {}
        for piece, number in stack.items():
            if piece.owner != self._seat:
                others[piece.item] = others.get(piece.item, 0) + number
        losses = dict.fromkeys(self._items, 0)
        for name, number in others.items():
            for clause in self._items[name].clash:
                for opposed in losses.keys() & clause.against:
                    losses[opposed] += number * (clause.losses if isinstance(clause.losses, int) else 1)
        for name, item in self._items.items():
            # One for one, an item loses as many as it destroys.
            losses[name] += 2 * sum(others.get(opposed, 0) for clause in item.clash for opposed in clause.against)
        return {name: number + 1 for name, number in losses.items()}

    @cached_property
    def _has_plain_fights(self) -> bool:
        """Whether no neutral pieces come along and fight or are fought, and pieces change sides only at the end."""
        clauses = [clause for item in self._items.values() for clause in item.clash]
        neutral = {name for name, item in self._items.items() if not item.is_colored}
        last = max((clause.step for clause in clauses if clause.against), default=0)
        return not self._brings_defenses and all(
            clause.step > last if clause.converts else neutral.isdisjoint(clause.against) for clause in clauses
        )

    def _totals(self, starts: Iterable[Convoys], enough: Numbers) -> list[Numbers]:
        """The largest forces that all of the seat's commands can bring together, of each item as many as are enough."""
        totals: list[list[Numbers]] = [[{}], *([] for _ in range(self.allowance))]
        for convoys in starts:
            grown: list[list[Numbers]] = []
            for used in range(self.allowance + 1):
                pairs: list[tuple[Sequence[Numbers], Sequence[Numbers]]] = [
                    (totals[used - part], convoys[part] or ([{}] if not part else ())) for part in range(used + 1)
                ]
                number = sum(len(before) * len(forces) for before, forces in pairs)
                sums = (
                    _within(_sum(before, force), enough)
                    for befores, forces in pairs
                    for before in befores
                    for force in forces
                )
                grown.append(list(maximal_forces(sums)) if number <= MOST_SUMS else [])
            totals = grown
        return list(maximal_forces(each for forces in totals for each in forces))


class _TileAfterTurn(Protocol):
    """What can be in a tile when this turn ends."""

    def can_have(self, *names: str, is_quiet: bool = False) -> bool:
        """Whether all these items can be there together for the seat to use; `is_quiet`: and nobody else."""


class _FoughtTile:
    """A tile that is fought in: what is left there."""

    def __init__(self, rests: tuple[TileAfterCombat, ...]) -> None:
        self._rests = rests

    def can_have(self, *names: str, is_quiet: bool = False) -> bool:
        return any(rest.items.issuperset(names) and (rest.is_quiet or not is_quiet) for rest in self._rests)


class _UncontestedTile:
    """A tile that nobody else is in: what is there, and what a number of commands can bring."""

    def __init__(
        self,
        present: frozenset[str],
        sources: tuple[Source, ...],
        commands: int,
        money: int,
        holds: frozenset[str],
        neutral: frozenset[str],
    ) -> None:
        self._present, self._sources, self._commands, self._money = present, sources, commands, money
        self._holds, self._neutral = holds, neutral
        self._known: dict[frozenset[str], bool] = {}

    def can_have(self, *names: str, is_quiet: bool = False) -> bool:
        wanted = frozenset(names)
        known = self._known.get(wanted)
        if known is None:
            known = self._known[wanted] = self._can_hold(wanted)
        return known

    def _can_hold(self, wanted: frozenset[str]) -> bool:
        """Neutral pieces have to be held by a piece that occupies."""
        if not wanted & self._neutral or (wanted | self._present) & self._holds:
            return self._can_get(wanted - self._present, self._commands, self._money)
        return any(self._can_get(wanted - self._present | {each}, self._commands, self._money) for each in self._holds)

    def _can_get(self, missing: frozenset[str], commands: int, money: int) -> bool:
        if not missing or not commands:
            return not missing
        first = min(missing)
        return any(
            first in source.items
            and source.cost <= money
            and self._can_get(missing - source.items, commands - 1, money - source.cost)
            for source in self._sources
        )


def _add_way(found: dict[str, dict[tuple[str, str, str], Way]], place: str, way: Way) -> None:
    """Add a way, unless one is known that differs only in the tile between."""
    found.setdefault(place, {}).setdefault((way.manner, way.kind, way.start), way)


def _limited_convoys(convoys: Convoys, enough: Numbers) -> Convoys:
    """The largest forces of each number of commands, of each item as many as are enough."""
    return tuple(tuple(maximal_forces(_within(force, enough) for force in forces)) for forces in convoys)


def _within(force: Numbers, enough: Numbers) -> Numbers:
    return {name: min(number, enough.get(name, number)) for name, number in force.items()}


def _sum(one: Numbers, other: Numbers) -> Numbers:
    return {name: one.get(name, 0) + other.get(name, 0) for name in dict.fromkeys((*one, *other))}
