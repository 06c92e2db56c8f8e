"""How Rozz's commands are packed into links: field by field, each foretold by those before it.

From the board and the catalog, and from what a seat ordered before; never from a position, so that void commands have
a code too.  Whatever notation can write has a code, and nothing else has.  All numbers here belong to the version
letter of a link.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rozz.engine.boards.graph import Board
from rozz.engine.errors import BadLink, BadText
from rozz.engine.links.arithmetic import Coder
from rozz.engine.links.models import Given, Odds, Tables, code_number, code_text
from rozz.engine.rozz.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.notation import LONGEST_MESSAGE_BYTES, parse, write
from rozz.engine.rozz.ordered import Ordered
from rozz.engine.rozz.reader import MOST_DIGITS
from rozz.engine.rozz.scenario import Scenario

_KINDS = ("purchase", "move", "strike", "nothing", "resign", "message", "hidden")
_KIND_WEIGHTS = (16, 48, 12, 8, 1, 2, 1)
_MOST = 10**MOST_DIGITS - 1
#: Numbers up to here have a possibility of their own, larger ones share one and are told afterwards.
_SMALL = 24
_NUMBER_WEIGHTS = [4, 64, *(max(2, 48 // number) for number in range(2, _SMALL)), 4]
_KNOWN_WEIGHTS = [128, *_NUMBER_WEIGHTS]
#: Distances up to here are told apart.
_FAR = 5


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

    def _opening(self, seat: str) -> Ordered:
        """A seat begins with the tiles that the scenario gives it."""
        memory = Ordered()
        for tile in reversed(self._tiles):
            stack = self._scenario.setup.get(tile, {})
            if any(piece.owner == seat for piece in stack):
                memory.visit(tile, "setup")
                for piece, number in stack.items():
                    memory.put(tile, piece.item, number)
        return memory

    def code(self, coder: Coder, seat: str, place: int, command: Command | None) -> Command:
        """Write a command, or read one."""
        memory = self._memories[seat]
        memory.turn += not place
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

    def _purchase(self, coder: Coder, seat: str, memory: Ordered, given: Purchase | None) -> Purchase:
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
        memory.visit(tile, "purchase")
        memory.put(tile, item, quantity)
        memory.purchases[tile] = memory.purchases.get(tile, 0) + 1
        return Purchase(item, quantity, tile)

    def _move(self, coder: Coder, memory: Ordered, given: Move | None) -> Move:
        start = self._tile(coder, "move", memory, given.start if given else None)
        known = memory.main_item(start)
        item = self._item(coder, "move", given.item if given else None, ("known", known))
        quantity = self._number(coder, "move", item, memory.stock(start, item), given.quantity if given else None)
        cargo = self._cargo(coder, memory, item, start, given.cargo if given else None)
        destination = self._destination(coder, memory, "move", item, start, given.destination if given else None)
        memory.visit(start, "start")
        memory.visit(destination, "destination", start)
        for name, number in ((item, quantity), *cargo):
            memory.put(start, name, -number)
            memory.put(destination, name, number)
        return Move(item, start, destination, quantity, cargo)

    def _strike(self, coder: Coder, seat: str, memory: Ordered, given: Strike | None) -> Strike:
        start = self._tile(coder, "strike", memory, given.start if given else None)
        known = memory.main_item(start)
        item = self._item(coder, "strike", given.item if given else None, ("struck", known))
        destination = self._destination(coder, memory, "strike", item, start, given.destination if given else None)
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

    def _cargo(
        self, coder: Coder, memory: Ordered, item: str, start: str, given: tuple[tuple[str, int], ...] | None
    ) -> tuple[tuple[str, int], ...]:
        count = None if given is None else len(given)
        count = code_number(coder, self._tables, ("cargo", item), count, len(self._names))
        weights = list(self._weights["cargo"])
        coded: list[tuple[str, int]] = []
        for place in range(count):
            name, number = (None, None) if given is None else given[place]
            name = self._one(coder, self._names, weights, name, "aboard", ("aboard", item))
            # Nothing is named twice.
            weights[self._names.index(name)] = 0
            coded.append((name, self._number(coder, "aboard", name, memory.stock(start, name), number)))
        return tuple(coded)

    def _item(self, coder: Coder, kind: str, item: str | None, *contexts: Hashable) -> str:
        return self._one(coder, self._names, self._weights[kind], item, ("item", kind), *contexts)

    def _number(self, coder: Coder, kind: str, item: str, known: int, number: int | None) -> int:
        """A number of pieces; `known` are those that would be there (0: none), often all of them."""
        if number is not None and not 0 <= number <= _MOST:
            raise ValueError(f"notation cannot write {number} pieces")
        if not known:
            weights: Sequence[int] = _NUMBER_WEIGHTS
            contexts: tuple[Hashable, ...] = (("number", kind), ("number", kind, item))
        else:
            weights = [each if place != known + 1 else 0 for place, each in enumerate(_KNOWN_WEIGHTS)]
            contexts = (("known", kind), ("known", kind, item), ("known", kind, min(known, _SMALL)))
        ahead = 1 if known else 0
        place = None if number is None else 0 if known and number == known else ahead + min(number, _SMALL)
        found = coder.code(self._tables.blend(weights, *contexts), place) - ahead
        if found < 0:
            return known
        if found < _SMALL:
            return found
        more = None if number is None else number - _SMALL
        found = _SMALL + code_number(coder, self._tables, "more", more, _MOST - _SMALL)
        if found == known:
            raise BadLink("this link is damaged: a number in it is written otherwise than it should be")
        return found

    def _tile(self, coder: Coder, kind: str, memory: Ordered, tile: str | None) -> str:
        """A tile that the seat ordered something for before, or any other."""
        tiles = list(memory.traces)
        traits = [(kind, "new"), *(memory.trait(each, kind) for each in tiles)]
        place = None if tile is None else tiles.index(tile) + 1 if tile in memory.traces else 0
        place = coder.code(self._odds.model(traits), place)
        if place:
            return tiles[place - 1]
        near = {each for known in tiles for each in self._scenario.board.neighbours[known]}
        unknown = [0 if each in memory.traces else 32 if each in near else 4 for each in self._tiles]
        return self._tiles[coder.code(Given(unknown), None if tile is None else self._tiles.index(tile))]

    def _destination(self, coder: Coder, memory: Ordered, kind: str, item: str, start: str, tile: str | None) -> str:
        """A tile by its distance, then by what is known of those at that distance."""
        rings = self._rings.of(start)
        ring = None if tile is None else [tile in tiles for tiles in rings].index(True)
        weights = [(48 if self._reaches(kind, item, far) else 1) if tiles else 0 for far, tiles in enumerate(rings)]
        ring = coder.code(self._tables.blend(weights, ("far", kind), ("far", kind, item)), ring)
        tiles = rings[ring]
        place = None if tile is None else tiles.index(tile)
        origin = memory.traces[start].origin if start in memory.traces else ""
        return tiles[coder.code(self._odds.model([self._feature(memory, kind, origin, each) for each in tiles]), place)]

    def _reaches(self, kind: str, item: str, far: int) -> bool:
        """Whether the catalog lets an item go, or strike, so far."""
        known = self._scenario.catalog.known[item]
        trait = known.move if kind == "move" else known.strike
        return trait is not None and trait.least <= far and (trait.most is None or far <= trait.most)

    def _feature(self, memory: Ordered, kind: str, origin: str, tile: str) -> Hashable:
        """What makes a tile likelier than another as a destination."""
        trace = memory.traces.get(tile)
        back = self._scenario.board.within(origin, 2).get(tile, 3) if origin else 4
        age = min(2, memory.turn - trace.turn) if trace else 3
        return "to", kind, back, age

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
