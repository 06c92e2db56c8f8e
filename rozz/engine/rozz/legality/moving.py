"""Moves: what may go where in which formation, and what it may take along, R5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rozz.engine.game import DONE, Facts, Verdict
from rozz.engine.rozz.legality.reasons import verdict
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.commands import Move
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State


class MoveOrder(NamedTuple):
    """A legal move: the moving pieces, the mover first and then its cargo."""

    seat: str
    number: int
    start: str
    destination: str
    pieces: tuple[tuple[Piece, int], ...]

    def facts(self) -> Facts:
        """The facts for a report."""
        return {"seat": self.seat, "start": self.start, "destination": self.destination, "pieces": self.pieces}


class MoveJudge:
    """Judges a seat's moves in written order, counting the pieces that earlier ones use, R5 and R3.6.

    `bought` are the seat's purchases of this turn, which stay where they are; `lost` is what others' have destroyed.
    """

    def __init__(
        self, state: State, seat: str, bought: Mapping[tuple[str, Piece], int], lost: frozenset[tuple[str, Piece]]
    ) -> None:
        self._state = state
        self._seat = seat
        self._catalog = state.scenario.catalog
        self._bought = bought
        self._lost = lost
        self._used: dict[tuple[str, Piece], int] = {}

    def judge(self, number: int, command: Move) -> MoveOrder | Verdict:
        """The order of a move, or why it is void."""
        item = self._catalog.items.get(command.item)
        if item is None:
            return verdict("unknown-mover", item=command.item)
        if command.quantity < 1 or any(number < 1 for _, number in command.cargo):
            return verdict("nothing-to-move")
        result = self._range_verdict(item, command)
        if result is DONE and command.cargo:
            result = self._cargo_verdict(item, command)
        if result is not DONE:
            return result
        wanted: dict[Piece, int] = {}
        for name, quantity in ((command.item, command.quantity), *command.cargo):
            piece = Piece(self._catalog.items[name].owner_for(self._seat), name)
            wanted[piece] = wanted.get(piece, 0) + quantity
        for piece, quantity in wanted.items():
            result = self._availability_verdict(command.start, piece, quantity)
            if result is not DONE:
                return result
        return MoveOrder(self._seat, number, command.start, command.destination, tuple(wanted.items()))

    def accept(self, order: MoveOrder) -> None:
        """Count an order against the later ones."""
        for piece, quantity in order.pieces:
            self._used[order.start, piece] = self._used.get((order.start, piece), 0) + quantity

    def taken(self, tile: str, piece: Piece) -> int:
        """How many pieces of a tile the accepted moves take; a void move takes nothing, R3.6."""
        return self._used.get((tile, piece), 0)

    def _range_verdict(self, item: Item, command: Move) -> Verdict:
        """Whether that many of an item can move that far, R5.1 and R5.2."""
        if item.headquarters:
            return verdict("headquarters-never-moves")
        if item.move is None:
            return verdict("never-moves-itself" if item.portable else "immobile", item=command.item)
        if command.start == command.destination:
            return verdict("same-tile")
        board = self._state.scenario.board
        if not board.is_in_range(command.start, command.destination, item.move.least, item.move.most):
            return verdict(
                "move-out-of-range",
                item=command.item,
                tile=command.start,
                destination=command.destination,
                distance=board.distance(command.start, command.destination),
                reach=(item.move.least, item.move.most),
            )
        if item.move.formation is not None and command.quantity > item.move.formation:
            return verdict("formation", formation=item.move.formation, item=command.item)
        return DONE

    def _cargo_verdict(self, mover: Item, command: Move) -> Verdict:
        """Whether the mover, and what it carries directly, can carry the cargo, R5.3 and R5.4."""
        items = self._catalog.items
        room: dict[str, int] = {}
        carriers = [items[name] for name, _ in command.cargo if name in items and mover.carrying(items[name])]
        for name, number in command.cargo:
            cargo = items.get(name)
            if cargo is None:
                return verdict("not-carried", mover=command.item, item=name)
            # Only the mover provides room: a TRANS that is cargo itself adds none.
            if any(
                each is not cargo and key and each.carries[key] is None
                for each in carriers
                for key in [each.carrying(cargo)]
            ):
                continue
            key = mover.carrying(cargo)
            if not key:
                limited = {item: space for item, space in mover.carries.items() if space is not None}
                if limited:
                    return verdict("not-carried-by-transport", mover=command.item, item=name, aboard=tuple(limited))
                return verdict("not-carried", mover=command.item, item=name)
            space = mover.carries[key]
            if space is not None:
                room[key] = room.get(key, space * command.quantity) - number
                if room[key] < 0:
                    return verdict(
                        "no-room",
                        quantity=command.quantity,
                        mover=command.item,
                        room=space * command.quantity,
                        item=name,
                        number=number,
                    )
        return DONE

    def _availability_verdict(self, tile: str, piece: Piece, quantity: int) -> Verdict:
        """Whether the pieces are there, belong to the player, and are not over-worked, R5.1 and R3.6."""
        seat, stack = self._seat, self._state.position.get(tile, EMPTY)
        if piece.owner == NEUTRAL and occupier(stack, self._catalog) != seat:
            item = self._catalog.items[piece.item]
            return verdict(
                "transport-not-controlled" if item.move else "not-controlled", seat=seat, tile=tile, item=piece.item
            )
        available = 0 if (tile, piece) in self._lost else stack.get(piece, 0)
        if quantity > available:
            just_bought = quantity <= available + self._bought.get((tile, piece), 0)
            reason = "just-bought" if just_bought else "not-there"
            return verdict(reason, seat=seat, available=available, item=piece.item, tile=tile, quantity=quantity)
        used = self._used.get((tile, piece), 0)
        if quantity > available - used:
            return verdict("over-worked-move", available=available, item=piece.item, tile=tile, used=used)
        return DONE
