"""What a seat can get where this turn, R5 and R8, if nobody else gives commands.

Moves follow from range, formation and load. A striker has to be there after combat, R8.1, so the fight is played where
it meets enemies. More of a seat's own pieces never help its enemies in combat, so only the largest forces that a
number of commands can bring are examined. Purchases do not matter: what can be bought into a tile takes no part in the
fights that cost strikers there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from operator import ge
from typing import NamedTuple

from rozz.engine.game import Reach, Way, Ways
from rozz.engine.rozz.model.catalog import NEUTRAL, Item, StrikeTrait
from rozz.engine.rozz.model.position import EMPTY, Piece, Stack, occupier
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import combat
from rozz.engine.rozz.resolution.event_log import NULL_LOG
from rozz.engine.rozz.resolution.turn_board import TurnBoard
from rozz.engine.rozz.text.piece_names import in_notation

#: How many of each item.
Numbers = Mapping[str, int]
#: By the number of commands, the largest forces that they can bring.
Convoys = tuple[tuple[Numbers, ...], ...]
#: A scenario in a file may allow any number of commands. This many are followed: more than any shipped one allows.
MOST_COMMANDS = 16
#: A catalog in a file may have any number of kinds. This many ways to divide commands among the kinds of a tile are
#: followed, so fewer commands if there are more kinds. The standard catalog has few ways, because only its ARMOR needs
#: several commands.
MOST_DIVISIONS = 600


class Launch(NamedTuple):
    """The tile from which strikes are possible, and at most how many."""

    tile: str
    number: int


def reach(state: State, seat: str) -> Reach:
    """The tiles that moves and strikes can reach, with the pieces that do."""
    return ReachFinder(state, seat).find()


class ReachFinder:
    """One seat's reach."""

    def __init__(self, state: State, seat: str) -> None:
        self._state = state
        self._seat = seat
        self._scenario = state.scenario
        self._catalog = state.scenario.catalog
        self._items = self._catalog.items
        self._board = state.scenario.board
        self.allowance = min(state.survey.allowances[seat], MOST_COMMANDS)
        self._stocks = {tile: stock for tile, stack in state.position.items() if (stock := self._stock(stack))}
        self._convoys: dict[tuple[str, frozenset[str]], Convoys] = {}
        #: By tile, what each start can bring there.
        self._incoming = self._all_incoming() if self.allowance else {}

    def find(self) -> Reach:
        """Every tile that can be reached, in board order."""
        if not self.allowance:
            return {}
        struck = self._strike_ways()
        both: dict[str, Ways] = {}
        for tile in self._board.tiles:
            incoming = self._incoming.get(tile, {})
            ways = (*self._move_ways(incoming), *struck.get(tile, ()))
            if ways:
                both[tile] = Ways(ways, self._most_occupying(incoming))
        return both

    def _stock(self, stack: Stack) -> Numbers:
        """The pieces in a tile that the seat may move, R5.1."""
        controls = occupier(stack, self._catalog) == self._seat
        return {
            piece.item: number
            for piece, number in stack.items()
            if piece.owner == self._seat or (piece.owner == NEUTRAL and controls)
        }

    def _all_incoming(self) -> dict[str, dict[str, Convoys]]:
        found: dict[str, dict[str, Convoys]] = {}
        for start, stock in self._stocks.items():
            for tile, movers in self._ends(start, stock).items():
                found.setdefault(tile, {})[start] = self._convoys_of(start, stock, frozenset(movers))
        return found

    def _ends(self, start: str, stock: Numbers) -> Mapping[str, list[str]]:
        """The tiles in range of the movers in a tile, R5.1."""
        ends: dict[str, list[str]] = {}
        for name in stock:
            item = self._items[name]
            if item.move is None or item.headquarters:
                continue
            for tile in self._within(start, item.move.least, item.move.most):
                if tile != start:
                    ends.setdefault(tile, []).append(name)
        return ends

    def _within(self, start: str, least: int, most: int | None) -> Iterator[str]:
        if most is None:
            return (tile for tile in self._board.tiles if self._board.is_in_range(start, tile, least, most))
        return (tile for tile, away in self._board.within(start, most).items() if away >= least)

    def _convoys_of(self, start: str, stock: Numbers, movers: frozenset[str]) -> Convoys:
        """What 0, 1, 2 … commands with these movers can bring, for each number the largest forces."""
        known = self._convoys.get((start, movers))
        if known is not None:
            return known
        names = [name for name in stock if name in movers]
        most = [self._commands_for(self._items[name], stock[name]) for name in names]
        by_number: list[list[Numbers]] = [[] for _ in range(self.allowance + 1)]
        for counts in divisions(most, commands_to_follow(most, self.allowance)):
            by_number[sum(counts)].append(self._with_cargo(stock, dict(zip(names, counts, strict=True))))
        convoys = tuple(tuple(maximal_forces(each)) for each in by_number)
        self._convoys[start, movers] = convoys
        return convoys

    def _commands_for(self, item: Item, number: int) -> int:
        """How many commands move all of them, R5.2; at most as many as the seat has."""
        assert item.move is not None
        formation = item.move.formation
        return min(self.allowance, 1 if formation is None else -(-number // formation))

    def _with_cargo(self, stock: Numbers, commands: Numbers) -> Numbers:
        """How many of each item arrive by these commands of each mover, with all the cargo that they can take, R5.3."""
        moving = {}
        for name, times in commands.items():
            move = self._items[name].move
            if times and move is not None:
                moving[name] = stock[name] if move.formation is None else min(stock[name], times * move.formation)
        arriving = {}
        for name, number in stock.items():
            room: int | None = moving.get(name, 0)
            for mover, count in moving.items():
                space = self._space(stock, self._items[mover], self._items[name])
                room = None if space is None or room is None else room + space * count
            if left := number if room is None else min(number, room):
                arriving[name] = left
        return arriving

    def _space(self, stock: Numbers, mover: Item, cargo: Item) -> int | None:
        """How many of an item each mover takes along, directly or in what it carries, R5.4; None is any number."""
        if not mover.carries:
            return 0
        key = mover.carrying(cargo)
        if key and mover.carries[key] is None:
            return None
        for name, number in stock.items():
            carrier = self._items[name]
            if carrier is cargo or not mover.carrying(carrier) or number - (carrier is mover) < 1:
                continue
            inner = carrier.carrying(cargo)
            if inner and carrier.carries[inner] is None:
                return None
        return (mover.carries[key] or 0) if key else 0

    def _move_ways(self, incoming: Mapping[str, Convoys]) -> Iterator[Way]:
        """The most of each item that can come from each start, by all of the seat's commands."""
        for start, convoys in incoming.items():
            most = union(convoys)
            for name in self._items:
                if name in most:
                    yield Way("move", in_notation(name, most[name]), name, most[name], start)

    def _most_occupying(self, incoming: Mapping[str, Convoys]) -> int:
        """The most occupying pieces that can come together, from all starts, by all of the seat's commands."""
        best = [0] * (self.allowance + 1)
        for convoys in incoming.values():
            from_here = [max(map(self._count_occupying, each), default=0) for each in convoys]
            best = [
                max(best[number - used] + from_here[used] for used in range(number + 1)) for number in range(len(best))
            ]
        return best[-1]

    def _count_occupying(self, numbers: Numbers) -> int:
        return sum(number for name, number in numbers.items() if name in self._catalog.occupying)

    @cached_property
    def _strikers(self) -> Mapping[str, StrikeTrait]:
        """The items that can strike anything."""
        return {
            name: item.strike
            for name, item in self._items.items()
            if item.strike and (item.strike.kills == "all" or self._has_target(item.strike))
        }

    def _has_target(self, trait: StrikeTrait) -> bool:
        """Whether a strike may name anything at all, R8.4; the target need not be there."""
        return any(
            item.owner != "none" and trait.may_hit(item) and (not item.is_colored or len(self._scenario.players) > 1)
            for item in self._items.values()
        )

    def _strike_ways(self) -> Mapping[str, tuple[Way, ...]]:
        """The strikes at each tile, R8; of one piece's ways, the one without a move before it."""
        launches: dict[tuple[str, str], list[Launch]] = {}
        here = (tile for tile, stack in self._state.position.items() if self._strikers.keys() & {p.item for p in stack})
        for tile in dict.fromkeys((*here, *self._incoming)):
            for (name, start), number in self._launches(tile).items():
                launches.setdefault((name, start), []).append(Launch(tile, number))
        struck: dict[str, list[Way]] = {}
        for (name, start), found in launches.items():
            trait = self._strikers[name]
            ways: dict[str, Way] = {}
            for tile, number in sorted(found, key=lambda each: (each.tile != start, -each.number)):
                via = "" if tile == start else tile
                way = Way("strike", in_notation(name, number), name, number, start, via)
                for end in self._within(tile, trait.least, trait.most):
                    if end not in ways:
                        ways[end] = way
                if len(ways) == len(self._board.tiles):
                    break
            for end, way in ways.items():
                struck.setdefault(end, []).append(way)
        return {end: tuple(each) for end, each in struck.items()}

    def _launches(self, tile: str) -> dict[tuple[str, str], int]:
        """How many strikes each kind of piece can make from a tile, by item and the tile where it stands now."""
        incoming = {
            start: convoys for start, convoys in self._incoming.get(tile, {}).items() if any(map(any, convoys[1:]))
        }
        stack = self._state.position.get(tile, EMPTY)
        here = [piece.item for piece in stack if piece.item in self._strikers and piece.owner in (self._seat, NEUTRAL)]
        coming = {
            (name, start): None
            for start, convoys in incoming.items()
            for name in self._stocks[start]
            if name in self._strikers and any(name in each for forces in convoys for each in forces)
        }
        wanted = dict.fromkeys((*((name, tile) for name in here), *coming))
        if not wanted:
            return {}
        launched: dict[tuple[str, str], int] = {}
        if self._may_be_fought_in(stack):
            # A striker that does not survive beside everything that could come never survives.
            everything = self._stack_after(tile, map(union, incoming.values()))
            wanted = {each: None for each in wanted if self._usable_strikers(everything, each[0])}
        for used in range(self.allowance):
            if not wanted:
                break
            for forces in self._combined_forces(incoming, used):
                standing = self._stack_after(tile, forces.values())
                for name, start in wanted:
                    number = self._usable_strikers(standing, name)
                    if start != tile:
                        number = min(number, forces.get(start, {}).get(name, 0))
                    number = min(number, self.allowance - used)
                    if number:
                        launched[name, start] = max(number, launched.get((name, start), 0))
            wanted = {each: None for each in wanted if each not in launched}
        return launched

    def _combined_forces(self, incoming: Mapping[str, Convoys], commands: int) -> Iterator[Mapping[str, Numbers]]:
        """Everything that exactly this many commands can bring to a tile, by start."""
        starts = list(incoming)

        def rest(place: int, left: int) -> Iterator[dict[str, Numbers]]:
            if place == len(starts):
                if not left:
                    yield {}
                return
            for used in range(left + 1):
                for others in rest(place + 1, left - used) if incoming[starts[place]][used] else ():
                    for force in incoming[starts[place]][used]:
                        yield {starts[place]: force, **others}

        return rest(0, commands)

    def _may_be_fought_in(self, stack: Stack) -> bool:
        """Whether pieces of the seat that come here could meet an enemy, or a defense that the seat does not hold."""
        holds = occupier(stack, self._catalog) == self._seat
        return any(
            piece.owner != self._seat and (piece.owner != NEUTRAL or (self._items[piece.item].clash and not holds))
            for piece in stack
        )

    def _stack_after(self, tile: str, forces: Iterable[Numbers]) -> Stack:
        """The stack of a tile after these forces have arrived and fought."""
        stack = self._state.position.get(tile, EMPTY)
        coming: dict[Piece, int] = {}
        for force in forces:
            for name, number in force.items():
                piece = Piece(self._items[name].owner_for(self._seat), name)
                coming[piece] = coming.get(piece, 0) + number
        if not self._may_be_fought_in(stack) and not (self._brings_defenses and self._may_be_fought_in(coming)):
            return {**stack, **{piece: stack.get(piece, 0) + number for piece, number in coming.items()}}
        field = TurnBoard({tile: stack} if stack else {}, self._catalog)
        for piece, number in coming.items():
            field.add(tile, piece, number)
            field.mark(field.entered, tile, piece, number)
        combat.perform(self._state, self._catalog.steps, field, NULL_LOG, (tile,))
        return field.stack(tile)

    @cached_property
    def _brings_defenses(self) -> bool:
        """Whether this catalog has neutral pieces that fight and can be carried along."""
        return any(
            item.clash and not item.is_colored and (item.portable or item.move) for item in self._items.values()
        )

    def _usable_strikers(self, stack: Stack, name: str) -> int:
        """How many pieces in a stack the seat can strike with, R8.1."""
        owner = self._items[name].owner_for(self._seat)
        number = stack.get(Piece(owner, name), 0)
        return number if owner != NEUTRAL or not number or occupier(stack, self._catalog) == self._seat else 0


def commands_to_follow(most: Sequence[int], commands: int) -> int:
    """How many of the commands to follow, so that there are no more than MOST_DIVISIONS; each kind can use `most`.

    >>> commands_to_follow([16], 16), commands_to_follow([16] * 4, 16)
    (16, 8)
    """
    ways = [1, *(0 for _ in range(commands))]
    for each in most:
        ways = [sum(ways[max(0, number - each) : number + 1]) for number in range(commands + 1)]
    total = 0
    for number, divided in enumerate(ways):
        total += divided
        if total > MOST_DIVISIONS:
            return max(1, number - 1)
    return commands


def divisions(most: Sequence[int], commands: int) -> list[tuple[int, ...]]:
    """Every way to give kinds at most this many commands each, and no more than `commands` in all.

    >>> divisions([1, 2], 2)
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    """
    rows: list[tuple[int, ...]] = [()]
    for each in most:
        rows = [(*row, number) for row in rows for number in range(min(each, commands - sum(row)) + 1)]
    return rows


def maximal_forces(forces: Iterable[Numbers]) -> Iterator[Numbers]:
    """The forces that are part of no other."""
    forces = list(forces)
    names = tuple(dict.fromkeys(name for force in forces for name in force))
    rows = {tuple(force.get(name, 0) for name in names): force for force in forces}
    kept: list[tuple[int, ...]] = []
    for _, equals in groupby(sorted(rows, key=sum, reverse=True), key=sum):
        # Different forces of equal size are not part of each other.
        kept += [row for row in equals if not any(all(map(ge, other, row)) for other in kept)]
    return (rows[row] for row in kept)


def union(convoys: Convoys) -> Numbers:
    """The most of each item in any of the forces."""
    most: dict[str, int] = {}
    for force in (each for forces in convoys for each in forces):
        for name, number in force.items():
            most[name] = max(most.get(name, 0), number)
    return most
