"""How Rozz's commands are packed into links: field by field, each foretold by those before it.

From the board and the catalog, and from what a seat ordered before; never from a position, so that void commands have
a code too.  Whatever notation can write has a code, and nothing else has.  All numbers here belong to the version
letter of a link.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from rozz.engine.boards.graph import Board
from rozz.engine.errors import BadLink, BadText
from rozz.engine.links.arithmetic import Coder
from rozz.engine.links.models import Given, Odds, Tables, code_number, code_text
from rozz.engine.rozz.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.notation import LONGEST_MESSAGE_BYTES, parse, write
from rozz.engine.rozz.reader import MOST_DIGITS
from rozz.engine.rozz.scenario import Scenario

_KINDS = ("purchase", "move", "strike", "nothing", "resign", "message", "hidden")
_KIND_WEIGHTS = (16, 48, 12, 8, 1, 2, 1)
_MOST = 10**MOST_DIGITS - 1
#: Numbers up to here have a possibility of their own, larger ones share one and are told afterwards.
_SMALL = 24
_NUMBER_WEIGHTS = [4, 64, *(max(2, 48 // number) for number in range(2, _SMALL)), 4]
#: How many tiles a seat is remembered to have ordered something for.
_REMEMBERED = 32
#: Any other tile; the last one, the one before …
_RANK_WEIGHTS = [24, *(max(2, 64 // (rank + 2)) for rank in range(_REMEMBERED))]
#: Distances up to here are told apart.
_FAR = 5


@dataclass
class Memory:
    """What a seat has ordered so far: its tiles, the last one first, and what it sent to each from where."""

    kind: str = ""
    bought: str = ""
    tiles: list[str] = field(default_factory=list)
    sent: dict[str, tuple[str, int, str]] = field(default_factory=dict)

    def recall(self, tile: str) -> tuple[str, int, str]:
        """Item, number and origin of what was last sent to a tile."""
        return self.sent.get(tile, ("", 0, ""))

    def visit(self, tile: str) -> None:
        """Put a tile in front."""
        if tile in self.tiles:
            self.tiles.remove(tile)
        self.tiles.insert(0, tile)
        del self.tiles[_REMEMBERED:]


class RozzCoding:
    """The commands of one packing."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._items = tuple(scenario.catalog.known.values())
        self._names = tuple(scenario.catalog.known)
        self._tiles = tuple(scenario.board.tiles)
        self._tables = Tables()
        self._rings = Rings(scenario.board)
        self._memories = {seat: self._opening(seat) for seat in scenario.players}
        self._weights = {
            "purchase": [1 if item.cost is None else 12 for item in self._items],
            "move": [24 if item.move else 1 for item in self._items],
            "strike": [24 if item.strike else 1 for item in self._items],
            "cargo": [16 if item.owner != "none" else 1 for item in self._items],
        }
        self._target_weights = [64, *(1 if item.headquarters or item.owner == "none" else 8 for item in self._items)]
        self._colours = ("", *scenario.players)
        self._even = [1] * len(self._colours)
        self._odds = Odds()

    def _opening(self, seat: str) -> Memory:
        """A seat begins with the tiles that the scenario gives it."""
        memory = Memory()
        for tile in reversed(self._tiles):
            if any(piece.owner == seat for piece in self._scenario.setup.get(tile, {})):
                memory.visit(tile)
        return memory

    def code(self, coder: Coder, seat: str, place: int, command: Command | None) -> Command:
        """Write a command, or read one."""
        memory = self._memories[seat]
        given = None if command is None else _kind_of(command)
        contexts = ("kind", ("kind", memory.kind), ("kind", memory.kind, place))
        kind = self._one(coder, _KINDS, _KIND_WEIGHTS, given, *contexts)
        memory.kind = kind
        match kind:
            case "purchase":
                return self._purchase(coder, seat, memory, command if isinstance(command, Purchase) else None)
            case "move":
                return self._move(coder, memory, command if isinstance(command, Move) else None)
            case "strike":
                return self._strike(coder, seat, memory, command if isinstance(command, Strike) else None)
            case "nothing":
                return Nothing()
            case "resign":
                return Resign()
        return self._message(coder, seat, kind == "hidden", command if isinstance(command, Message) else None)

    def _purchase(self, coder: Coder, seat: str, memory: Memory, given: Purchase | None) -> Purchase:
        bought = memory.bought
        item = self._item(
            coder, "purchase", given.item if given else None, ("bought", bought), ("bought", bought, seat)
        )
        memory.bought = item
        quantity = self._number(coder, "purchase", item, 0, given.quantity if given else None)
        effect = self._scenario.catalog.known[item].effect
        if effect == "message":
            return Purchase(item, quantity)
        if effect == "aid":
            wanted = given.colour if given else None
            colour = self._one(coder, self._colours, self._even, wanted, "aid", ("aid", seat))
            if colour:
                return Purchase(item, quantity, "", colour)
        tile = self._tile(coder, "purchase", memory, given.tile if given else None)
        memory.visit(tile)
        memory.sent[tile] = (item, quantity, tile)
        return Purchase(item, quantity, tile)

    def _move(self, coder: Coder, memory: Memory, given: Move | None) -> Move:
        start = self._tile(coder, "move", memory, given.start if given else None)
        known, number, origin = memory.recall(start)
        item = self._item(coder, "move", given.item if given else None, ("known", known))
        quantity = self._number(coder, "move", item, number if item == known else 0, given.quantity if given else None)
        cargo = self._cargo(coder, item, given.cargo if given else None)
        destination = self._destination(
            coder, memory, "move", item, start, origin, given.destination if given else None
        )
        memory.visit(start)
        memory.visit(destination)
        memory.sent[destination] = (item, quantity, start)
        return Move(item, start, destination, quantity, cargo)

    def _strike(self, coder: Coder, seat: str, memory: Memory, given: Strike | None) -> Strike:
        start = self._tile(coder, "strike", memory, given.start if given else None)
        known, _, origin = memory.recall(start)
        item = self._item(coder, "strike", given.item if given else None, ("struck", known))
        destination = self._destination(
            coder, memory, "strike", item, start, origin, given.destination if given else None
        )
        target = given.target if given else None
        target = self._one(coder, ("", *self._names), self._target_weights, target, "hit", ("hit", item))
        if not target:
            return Strike(item, start, destination)
        is_coloured = self._scenario.catalog.known[target].is_coloured
        weights = [1 if bool(each) != is_coloured or each == seat else 48 for each in self._colours]
        contexts = (("whose", is_coloured, seat), ("whose", is_coloured, seat, target))
        colour = self._one(coder, self._colours, weights, given.colour if given else None, *contexts)
        return Strike(item, start, destination, target, colour)

    def _message(self, coder: Coder, seat: str, is_hidden: bool, given: Message | None) -> Message:
        weights = [1 if each == seat else 8 for each in self._scenario.players]
        colour = self._one(coder, self._scenario.players, weights, given.colour if given else None, "to", ("to", seat))
        if is_hidden:
            return Message(colour, None)
        message = Message(
            colour, code_text(coder, self._tables, "text", given.text if given else None, LONGEST_MESSAGE_BYTES)
        )
        try:
            is_plain = parse(write(message), self._scenario.vocabulary) == message
        except BadText:
            is_plain = False
        if not is_plain and given:
            raise ValueError("a message that notation cannot write has no code")
        if not is_plain:
            raise BadLink("this link is damaged: it holds a message that nobody can write")
        return message

    def _cargo(self, coder: Coder, item: str, given: tuple[tuple[str, int], ...] | None) -> tuple[tuple[str, int], ...]:
        count = None if given is None else len(given)
        count = code_number(coder, self._tables, ("cargo", item), count, len(self._names))
        weights = list(self._weights["cargo"])
        coded: list[tuple[str, int]] = []
        for place in range(count):
            name, number = (None, None) if given is None else given[place]
            name = self._one(coder, self._names, weights, name, "aboard", ("aboard", item))
            # Nothing is named twice.
            weights[self._names.index(name)] = 0
            coded.append((name, self._number(coder, "aboard", name, 0, number)))
        return tuple(coded)

    def _item(self, coder: Coder, kind: str, item: str | None, *contexts: Hashable) -> str:
        return self._one(coder, self._names, self._weights[kind], item, ("item", kind), *contexts)

    def _number(self, coder: Coder, kind: str, item: str, known: int, number: int | None) -> int:
        """A number of pieces; 0 if it is `known`, the number that was last sent there."""
        if number is not None and not 0 <= number <= _MOST:
            raise ValueError(f"notation cannot write {number} pieces")
        small = None if number is None else min(number, _SMALL)
        found = coder.code(self._tables.blend(_NUMBER_WEIGHTS, ("number", kind), ("number", kind, item)), small)
        if found < _SMALL:
            return found
        more = None if number is None else number - _SMALL
        return _SMALL + code_number(coder, self._tables, "more", more, _MOST - _SMALL)

    def _tile(self, coder: Coder, kind: str, memory: Memory, tile: str | None) -> str:
        """A tile by how lately the seat ordered something for it, or one that it did not."""
        tiles = memory.tiles
        rank = None if tile is None else tiles.index(tile) + 1 if tile in tiles else 0
        weights = [weight if place <= len(tiles) else 0 for place, weight in enumerate(_RANK_WEIGHTS)]
        rank = coder.code(self._tables.blend(weights, ("rank", kind)), rank)
        if rank:
            return tiles[rank - 1]
        near = {each for known in tiles for each in self._scenario.board.neighbours[known]}
        unknown = [0 if each in tiles else 32 if each in near else 4 for each in self._tiles]
        return self._tiles[coder.code(Given(unknown), None if tile is None else self._tiles.index(tile))]

    def _destination(
        self, coder: Coder, memory: Memory, kind: str, item: str, start: str, origin: str, tile: str | None
    ) -> str:
        """A tile by its distance, then by what is known of those at that distance."""
        rings = self._rings.of(start)
        ring = None if tile is None else [tile in tiles for tiles in rings].index(True)
        weights = [(48 if self._reaches(kind, item, far) else 1) if tiles else 0 for far, tiles in enumerate(rings)]
        ring = coder.code(self._tables.blend(weights, ("far", kind), ("far", kind, item)), ring)
        tiles = rings[ring]
        place = None if tile is None else tiles.index(tile)
        return tiles[coder.code(self._odds.model([self._feature(memory, kind, origin, each) for each in tiles]), place)]

    def _reaches(self, kind: str, item: str, far: int) -> bool:
        """Whether the catalog lets an item go, or strike, so far."""
        known = self._scenario.catalog.known[item]
        trait = known.move if kind == "move" else known.strike
        return trait is not None and trait.least <= far and (trait.most is None or far <= trait.most)

    def _feature(self, memory: Memory, kind: str, origin: str, tile: str) -> Hashable:
        """What makes a tile likelier than another as a destination."""
        rank = memory.tiles.index(tile) if tile in memory.tiles else _REMEMBERED
        back = self._scenario.board.within(origin, 2).get(tile, 3) if origin else 4
        return kind, back, rank < 4, rank < _REMEMBERED

    def _one(
        self, coder: Coder, options: Sequence[str], weights: Sequence[int], wanted: str | None, *contexts: Hashable
    ) -> str:
        """One of some words."""
        choice = None if wanted is None else options.index(wanted)
        return options[coder.code(self._tables.blend(weights, *contexts), choice)]


def _kind_of(command: Command) -> str:
    if isinstance(command, Message) and command.text is None:
        return "hidden"
    return type(command).__name__.lower()


class Rings:
    """The tiles of a board by their distance from one: 0 to 5, then all that are farther; in the board's order."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._found: dict[str, tuple[tuple[str, ...], ...]] = {}

    def of(self, start: str) -> tuple[tuple[str, ...], ...]:
        """The rings round a tile."""
        if start not in self._found:
            near = self._board.within(start, _FAR)
            rings: list[list[str]] = [[] for _ in range(_FAR + 2)]
            for tile in self._board.tiles:
                rings[near.get(tile, _FAR + 1)].append(tile)
            self._found[start] = tuple(tuple(ring) for ring in rings)
        return self._found[start]
