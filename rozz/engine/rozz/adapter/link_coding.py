"""How Rozz's commands are packed into links: field by field, each predicted from the ones before.

The model depends on the board, the catalog and the seat's earlier orders, never on a position, so void commands have a
code too. Exactly what notation can write has a code. All numbers here belong to the version letter of a link.
"""

from __future__ import annotations

from collections.abc import Hashable

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.probability_models import code_number
from rozz.engine.codec.text_coding import code_text
from rozz.engine.errors import BadText, damaged_link
from rozz.engine.rozz.adapter.coded_fields import FieldCoder
from rozz.engine.rozz.adapter.order_projection import OrderMemory, initial_memory
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.text.notation import LONGEST_MESSAGE_BYTES, parse, write
from rozz.engine.said import said

_KINDS = ("purchase", "move", "strike", "nothing", "resign", "message", "hidden")
_KIND_WEIGHTS = (16, 48, 12, 8, 1, 2, 1)


class RozzCoding:
    """The commands of one packing."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._fields = FieldCoder(scenario)
        self._names = self._fields.names
        self._memories = {seat: initial_memory(scenario, seat) for seat in scenario.players}
        items = [scenario.catalog.known[name] for name in self._names]
        self._weights = {
            "purchase": [1 if item.cost is None else 12 for item in items],
            "move": [24 if item.move else 1 for item in items],
            "strike": [24 if item.strike else 1 for item in items],
            "cargo": [16 if item.owner != "none" else 1 for item in items],
        }
        self._target_weights = [64, *(1 if item.headquarters or item.owner == "none" else 8 for item in items)]
        self._colours = ("", *scenario.players)
        self._even = [1] * len(self._colours)

    def code(self, coder: Coder, seat: str, place: int, command: Command | None) -> Command:
        """Write a command, or read one."""
        memory = self._memories[seat]
        memory.turn += not place
        given = None if command is None else _kind_of(command)
        contexts = ("kind", ("kind", place), ("kind", memory.kind, place))
        kind = self._fields.word(coder, _KINDS, _KIND_WEIGHTS, given, *contexts)
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

    def _purchase(self, coder: Coder, seat: str, memory: OrderMemory, given: Purchase | None) -> Purchase:
        bought = memory.bought
        item = self._item(coder, "purchase", given.item if given else None, ("bought", bought))
        memory.bought = item
        quantity = self._fields.number(coder, "purchase", item, 0, given.quantity if given else None)
        effect = self._scenario.catalog.known[item].effect
        if effect == "message":
            return Purchase(item, quantity)
        if effect == "aid":
            wanted = given.colour if given else None
            colour = self._fields.word(coder, self._colours, self._even, wanted, "aid", ("aid", seat))
            if colour:
                return Purchase(item, quantity, "", colour)
        tile = self._fields.tile(coder, "purchase", memory, given.tile if given else None)
        memory.visit(tile, "purchase")
        memory.buy(tile, item, quantity)
        return Purchase(item, quantity, tile)

    def _move(self, coder: Coder, memory: OrderMemory, given: Move | None) -> Move:
        start = self._fields.tile(coder, "move", memory, given.start if given else None)
        known = memory.main_item(start)
        item = self._item(coder, "move", given.item if given else None, ("known", known))
        quantity = self._fields.number(
            coder, "move", item, memory.stock(start, item), given.quantity if given else None
        )
        cargo = self._cargo(coder, memory, item, start, given.cargo if given else None)
        destination = self._fields.destination(coder, memory, "move", item, start, given.destination if given else None)
        memory.visit(start, "start")
        memory.visit(destination, "destination", start)
        for name, number in ((item, quantity), *cargo):
            memory.put(start, name, -number)
            memory.put(destination, name, number)
        return Move(item, start, destination, quantity, cargo)

    def _strike(self, coder: Coder, seat: str, memory: OrderMemory, given: Strike | None) -> Strike:
        start = self._fields.tile(coder, "strike", memory, given.start if given else None)
        known = memory.main_item(start)
        item = self._item(coder, "strike", given.item if given else None, ("struck", known))
        destination = self._fields.destination(
            coder, memory, "strike", item, start, given.destination if given else None
        )
        target = given.target if given else None
        target = self._fields.word(coder, ("", *self._names), self._target_weights, target, "hit", ("hit", item))
        if not target:
            return Strike(item, start, destination)
        is_colored = self._scenario.catalog.known[target].is_colored
        weights = [1 if bool(each) != is_colored or each == seat else 48 for each in self._colours]
        contexts = (("whose", is_colored, seat), ("whose", is_colored, seat, target))
        colour = self._fields.word(coder, self._colours, weights, given.colour if given else None, *contexts)
        return Strike(item, start, destination, target, colour)

    def _message(self, coder: Coder, seat: str, is_hidden: bool, given: Message | None) -> Message:
        weights = [1 if each == seat else 8 for each in self._scenario.players]
        colour = self._fields.word(
            coder, self._scenario.players, weights, given.colour if given else None, "to", ("to", seat)
        )
        if is_hidden:
            return Message(colour, None)
        message = Message(
            colour, code_text(coder, self._fields.tables, "text", given.text if given else None, LONGEST_MESSAGE_BYTES)
        )
        try:
            is_plain = parse(write(message), self._scenario.vocabulary) == message
        except BadText:
            is_plain = False
        if not is_plain and given:
            raise ValueError("a message that notation cannot write has no code")
        if not is_plain:
            raise damaged_link(said("links-impossible-message"))
        return message

    def _cargo(
        self, coder: Coder, memory: OrderMemory, item: str, start: str, given: tuple[tuple[str, int], ...] | None
    ) -> tuple[tuple[str, int], ...]:
        count = None if given is None else len(given)
        count = code_number(coder, self._fields.tables, ("cargo", item), count, len(self._names))
        weights = list(self._weights["cargo"])
        coded: list[tuple[str, int]] = []
        for place in range(count):
            name, number = (None, None) if given is None else given[place]
            name = self._fields.word(coder, self._names, weights, name, "aboard", ("aboard", item))
            # Nothing is named twice.
            weights[self._names.index(name)] = 0
            coded.append((name, self._fields.number(coder, "aboard", name, memory.stock(start, name), number)))
        return tuple(coded)

    def _item(self, coder: Coder, kind: str, item: str | None, *contexts: Hashable) -> str:
        return self._fields.word(coder, self._names, self._weights[kind], item, ("item", kind), *contexts)


def _kind_of(command: Command) -> str:
    if isinstance(command, Message) and command.text is None:
        return "hidden"
    return type(command).__name__.lower()
