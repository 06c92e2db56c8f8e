"""A position as one seat looks at it before it orders: where its forces stand, what it wants, what threatens it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from operator import mul

from rozz.engine.rozz.ai.static_tables import FAR, Atlas
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State

#: How much of a tile's pull is left a step away from it.
FADING = 0.72
#: The same for as many steps as matter; products, for powers are rounded otherwise from platform to platform.
FADED = tuple(accumulate([1.0] + [FADING] * 60, mul))


class Lookout:
    """What a seat sees; `pull` says of every tile how much it draws the seat's forces."""

    def __init__(self, state: State, seat: str, atlas: Atlas) -> None:
        self.state = state
        self.seat = seat
        self.atlas = atlas
        self.catalog = state.scenario.catalog
        self.board = state.scenario.board
        self.digests = {tile: atlas.digest(stack) for tile, stack in state.position.items()}
        self.lands = [tile for tile, digest in self.digests.items() if digest.holder == seat]
        self.hostile = [tile for tile, digest in self.digests.items() if digest.holder not in ("", seat)]
        self.home = atlas.homes.get(seat, "")
        self.rival_homes = [tile for owner, tile in atlas.homes.items() if owner != seat]
        self.rank = atlas.ranks[seat]
        self.pull = self._pulls()

    def foot(self, tile: str, own: bool = True) -> int:
        """How many foot stand in a tile, one's own or all others'."""
        digest = self.digests.get(tile)
        return sum(number for owner, number in digest.foot if (owner == self.seat) == own) if digest else 0

    def heavy(self, tile: str, own: bool = True) -> int:
        """How many heavy stand in a tile, one's own or all others'."""
        digest = self.digests.get(tile)
        return sum(number for owner, number in digest.heavy if (owner == self.seat) == own) if digest else 0

    @property
    def front(self) -> list[str]:
        """One's own tiles, those that what is wanted draws most first."""
        return sorted(self.lands, key=lambda tile: (-self.pull[tile], self.rank[tile]))

    @property
    def menaced(self) -> list[str]:
        """One's own tiles that others' forces stand beside, most pressed first; the home before all."""
        pressed = []
        for tile in self.lands:
            beside = sum(self.foot(near, False) + 10 * self.heavy(near, False) for near in self.board.neighbours[tile])
            if beside:
                pressed.append((tile != self.home, -beside, self.rank[tile], tile))
        return [tile for *_, tile in sorted(pressed)]

    def _pulls(self) -> dict[str, float]:
        """Every source of pull, faded by its distance; the strongest counts."""
        pulls = dict.fromkeys(self.board.tiles, 0.0)
        for goal, strength in self._wants():
            for tile, away in self.atlas.away[goal].items():
                pulls[tile] = max(pulls[tile], strength * FADED[min(away, len(FADED) - 1)])
        return pulls

    def _wants(self) -> Iterator[tuple[str, float]]:
        """Tiles that are worth going to, and how much."""
        kind = self.state.scenario.objective.kind
        for tile in self.rival_homes:
            yield tile, 10.0 if kind == "headquarters" else 4.0
        for tile in self.atlas.central:
            yield tile, 2.0 if tile in self.lands else 10.0
        for tile, digest in self.digests.items():
            if digest.works and digest.holder != self.seat:
                yield tile, min(8.0, 3.0 + digest.works / 2)
            if digest.parts and digest.holder != self.seat:
                yield tile, 9.0
        for tile in self.menaced[:3]:
            yield tile, 7.0 if tile == self.home else 3.0
        if kind == "original":
            yield from self._lacking()
        for tile in self.hostile if kind == "elimination" else ():
            yield tile, 6.0
        if kind in ("occupation", "elimination", "turns"):
            held = set(self.lands)
            for tile in self.board.tiles:
                if tile not in held:
                    yield tile, 3.0

    def _lacking(self) -> Iterator[tuple[str, float]]:
        """A tile of each territory where the seat has nobody: the nearest."""
        for tiles in self.board.territories.values():
            if any(self.foot(tile) or self.heavy(tile) for tile in tiles):
                continue
            near = min(
                tiles,
                key=lambda tile: (
                    min((self.atlas.away[tile].get(land, FAR) for land in self.lands), default=FAR),
                    self.rank[tile],
                ),
            )
            yield near, 10.0


class Begun:
    """What a plan that is begun has spent, bought, moved and struck already."""

    def __init__(self, lookout: Lookout, plan: tuple[Command, ...]) -> None:
        self.lookout = lookout
        self.money = lookout.state.money[lookout.seat]
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
                item = self.lookout.catalog.items[command.item]
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
        """How many of an item in a tile may still be moved: one's own, or neutral where one controls."""
        lookout = self.lookout
        stack = lookout.state.position.get(tile, EMPTY)
        owner = lookout.catalog.items[name].owner_for(lookout.seat)
        if owner == NEUTRAL and occupier(stack, lookout.catalog) != lookout.seat:
            return 0
        return stack.get(Piece(owner, name), 0) - self.moved.get((tile, name), 0)

    def strikers(self, tile: str, name: str) -> int:
        """How many of an item may still strike from a tile; those that arrive may too, those just bought may not."""
        lookout = self.lookout
        owner = lookout.catalog.items[name].owner_for(lookout.seat)
        stack = lookout.state.position.get(tile, EMPTY)
        there = stack.get(Piece(owner, name), 0) - self.moved.get((tile, name), 0)
        return there + self.arriving.get((tile, name), 0) - self.struck.get((tile, name), 0)

    def room(self, tile: str, name: str) -> int:
        """How many of an item may still be bought for a tile, by its limit and by the money left."""
        lookout = self.lookout
        item = lookout.catalog.items[name]
        if item.cost is None:
            return 0
        most = self.money // item.cost if item.cost else 99
        if item.limit is not None:
            stack = lookout.state.position.get(tile, EMPTY)
            there = stack.get(Piece(item.owner_for(lookout.seat), name), 0) + self.bought.get((tile, name), 0)
            most = min(most, item.limit - there)
        return most


def _more(tally: dict[tuple[str, str], int], tile: str, name: str, number: int) -> None:
    tally[tile, name] = tally.get((tile, name), 0) + number


#: A command and how likely it is to be worth a look.
Rated = tuple[float, Command]


def amounts(most: int, *wanted: int) -> list[int]:
    """All that can be, half of it, and what is wanted; each once, none too many."""
    return [each for each in dict.fromkeys((most, *wanted, (most + 1) // 2)) if 0 < each <= most]


def largest(lookout: Lookout) -> list[str]:
    """Others' tiles with the most in them."""
    return sorted(
        lookout.hostile,
        key=lambda tile: (-lookout.foot(tile, False) - 10 * lookout.heavy(tile, False), lookout.rank[tile]),
    )
