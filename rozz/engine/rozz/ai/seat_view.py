"""A position from one seat's point of view before it orders: its forces, its goals, its threats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from operator import mul

from rozz.engine.rozz.ai.static_tables import FAR, StaticTables
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State

#: How much of a tile's pull is left one step away.
DECAY = 0.72
#: The same for every relevant number of steps; as products, because powers are rounded differently across platforms.
DECAY_BY_STEPS = tuple(accumulate([1.0] + [DECAY] * 60, mul))


class SeatView:
    """A seat's view; `pull` is how attractive each tile is for the seat's forces."""

    def __init__(self, state: State, seat: str, tables: StaticTables) -> None:
        self.state = state
        self.seat = seat
        self.tables = tables
        self.catalog = state.scenario.catalog
        self.board = state.scenario.board
        self.digests = {tile: tables.digest(stack) for tile, stack in state.position.items()}
        self.lands = [tile for tile, digest in self.digests.items() if digest.holder == seat]
        self.hostile = [tile for tile, digest in self.digests.items() if digest.holder not in ("", seat)]
        self.home = tables.homes.get(seat, "")
        self.rival_homes = [tile for owner, tile in tables.homes.items() if owner != seat]
        self.rank = tables.ranks[seat]
        self.pull = self._pulls()

    def foot(self, tile: str, own: bool = True) -> int:
        """How many foot troops are in a tile, the seat's own or all others'."""
        digest = self.digests.get(tile)
        return sum(number for owner, number in digest.foot if (owner == self.seat) == own) if digest else 0

    def heavy(self, tile: str, own: bool = True) -> int:
        """How many heavy are in a tile, the seat's own or all others'."""
        digest = self.digests.get(tile)
        return sum(number for owner, number in digest.heavy if (owner == self.seat) == own) if digest else 0

    @property
    def front(self) -> list[str]:
        """The seat's own tiles, sorted so that the tiles closest to its goals come first."""
        return sorted(self.lands, key=lambda tile: (-self.pull[tile], self.rank[tile]))

    @property
    def threatened_tiles(self) -> list[str]:
        """The seat's own tiles with enemy forces next to them, home first, then the most threatened."""
        pressed = []
        for tile in self.lands:
            pressure = sum(
                self.foot(near, False) + 10 * self.heavy(near, False) for near in self.board.neighbours[tile]
            )
            if pressure:
                pressed.append((tile != self.home, -pressure, self.rank[tile], tile))
        return [tile for *_, tile in sorted(pressed)]

    def _pulls(self) -> dict[str, float]:
        """The pull of each tile: every source fades with distance, and the strongest counts."""
        pulls = dict.fromkeys(self.board.tiles, 0.0)
        for goal, strength in self._goals():
            for tile, away in self.tables.away[goal].items():
                pulls[tile] = max(pulls[tile], strength * DECAY_BY_STEPS[min(away, len(DECAY_BY_STEPS) - 1)])
        return pulls

    def _goals(self) -> Iterator[tuple[str, float]]:
        """The tiles that are worth going to, each with its value."""
        kind = self.state.scenario.objective.kind
        for tile in self.rival_homes:
            yield tile, 10.0 if kind == "headquarters" else 4.0
        for tile in self.tables.central:
            yield tile, 2.0 if tile in self.lands else 10.0
        for tile, digest in self.digests.items():
            if digest.works and digest.holder != self.seat:
                yield tile, min(8.0, 3.0 + digest.works / 2)
            if digest.parts and digest.holder != self.seat:
                yield tile, 9.0
        for tile in self.threatened_tiles[:3]:
            yield tile, 7.0 if tile == self.home else 3.0
        if kind == "original":
            yield from self._missing_territories()
        for tile in self.hostile if kind == "elimination" else ():
            yield tile, 6.0
        if kind in ("occupation", "elimination", "turns"):
            held = set(self.lands)
            for tile in self.board.tiles:
                if tile not in held:
                    yield tile, 3.0

    def _missing_territories(self) -> Iterator[tuple[str, float]]:
        """The nearest tile of each territory where the seat has no forces."""
        for tiles in self.board.territories.values():
            if any(self.foot(tile) or self.heavy(tile) for tile in tiles):
                continue
            near = min(
                tiles,
                key=lambda tile: (
                    min((self.tables.away[tile].get(land, FAR) for land in self.lands), default=FAR),
                    self.rank[tile],
                ),
            )
            yield near, 10.0


class PartialPlan:
    """What an unfinished plan has spent, bought, moved and struck already."""

    def __init__(self, view: SeatView, plan: tuple[Command, ...]) -> None:
        self.view = view
        self.money = view.state.money[view.seat]
        self.moved: dict[tuple[str, str], int] = {}
        self.struck: dict[tuple[str, str], int] = {}
        self.bought: dict[tuple[str, str], int] = {}
        self.arriving: dict[tuple[str, str], int] = {}
        self.used = sum(not isinstance(each, Message) for each in plan)
        self.parts = 0
        for command in plan:
            self._note(command)

    def _note(self, command: Command) -> None:
        match command:
            case Purchase():
                item = self.view.catalog.items[command.item]
                self.money -= (item.cost or 0) * command.quantity
                _more(self.bought, command.tile, command.item, command.quantity)
                self.parts += bool(item.doomsday)
            case Move():
                for name, number in ((command.item, command.quantity), *command.cargo):
                    _more(self.moved, command.start, name, number)
                    _more(self.arriving, command.destination, name, number)
            case Strike():
                _more(self.struck, command.start, command.item, 1)
            case Nothing() | _:
                pass

    def free(self, tile: str, name: str) -> int:
        """How many of an item in a tile may still be moved: the seat's own, or neutral ones that it controls."""
        view = self.view
        stack = view.state.position.get(tile, EMPTY)
        owner = view.catalog.items[name].owner_for(view.seat)
        if owner == NEUTRAL and occupier(stack, view.catalog) != view.seat:
            return 0
        return stack.get(Piece(owner, name), 0) - self.moved.get((tile, name), 0)

    def strikers(self, tile: str, name: str) -> int:
        """How many of an item may still strike from a tile; arriving ones may, newly bought ones may not."""
        view = self.view
        owner = view.catalog.items[name].owner_for(view.seat)
        stack = view.state.position.get(tile, EMPTY)
        there = stack.get(Piece(owner, name), 0) - self.moved.get((tile, name), 0)
        return there + self.arriving.get((tile, name), 0) - self.struck.get((tile, name), 0)

    def room(self, tile: str, name: str) -> int:
        """How many of an item may still be bought for a tile, given its limit and the money left."""
        view = self.view
        item = view.catalog.items[name]
        if item.cost is None:
            return 0
        most = self.money // item.cost if item.cost else 99
        if item.limit is not None:
            stack = view.state.position.get(tile, EMPTY)
            there = stack.get(Piece(item.owner_for(view.seat), name), 0) + self.bought.get((tile, name), 0)
            most = min(most, item.limit - there)
        return most


def _more(tally: dict[tuple[str, str], int], tile: str, name: str, number: int) -> None:
    tally[tile, name] = tally.get((tile, name), 0) + number


#: A rating (how likely it is worth a look) and a command.
Rated = tuple[float, Command]


def quantities_to_try(most: int, *wanted: int) -> list[int]:
    """All, the wanted amounts, and half; each once, none above `most`."""
    return [each for each in dict.fromkeys((most, *wanted, (most + 1) // 2)) if 0 < each <= most]


def largest(view: SeatView) -> list[str]:
    """Other players' tiles with the largest forces."""
    return sorted(
        view.hostile,
        key=lambda tile: (-view.foot(tile, False) - 10 * view.heavy(tile, False), view.rank[tile]),
    )
