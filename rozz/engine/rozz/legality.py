"""The gate: commands become orders here or are void.  The phases act on orders and ask no more about legality.

Predicates return a verdict early, under the rule's number.  What only the reveal shows is not judged here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.catalog import NEUTRAL, Item, StrikeTrait
from rozz.engine.rozz.commands import Command, Message, Move, Purchase, Resign, Strike
from rozz.engine.rozz.position import EMPTY, Field, Piece, occupier
from rozz.engine.rozz.reasons import verdict
from rozz.engine.rozz.state import State, allowances


@dataclass(frozen=True)
class PurchaseOrder:
    """A legal purchase; `recipient` is who gets aid."""

    seat: str
    number: int
    item: Item
    quantity: int
    cost: int
    tile: str = ""
    recipient: str = ""


@dataclass(frozen=True)
class MoveOrder:
    """A legal move: the pieces that go, the mover first and then its cargo."""

    seat: str
    number: int
    start: str
    destination: str
    pieces: tuple[tuple[Piece, int], ...]


@dataclass(frozen=True)
class StrikeOrder:
    """A strike that is legal as written; `target` is None where everything in the tile is meant."""

    seat: str
    number: int
    item: Item
    trait: StrikeTrait | None
    start: str
    destination: str
    target: Piece | None = None


@dataclass(frozen=True)
class Submission:
    """A command with its place in a seat's list, counted from 0."""

    seat: str
    number: int
    command: Command


@dataclass
class Docket:
    """The verdicts of a turn while it is played, by seat and place; and what counts against over-work."""

    state: State
    orders: Mapping[str, Sequence[Command]]
    verdicts: dict[str, list[Verdict]] = field(init=False)

    def __post_init__(self) -> None:
        self.verdicts = {seat: [DONE] * len(commands) for seat, commands in self.orders.items()}

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Write a verdict down."""
        self.verdicts[seat][number] = given


def admitted(docket: Docket) -> list[Submission]:
    """The commands within the allowance, seats in order, R3.5; the others are void."""
    allowance = allowances(docket.state)
    submissions = []
    for seat in docket.state.scenario.players:
        commands = docket.orders.get(seat, ())
        used = 0
        for number, command in enumerate(commands):
            given = DONE
            if seat in docket.state.resigned:
                given = verdict("resigned", seat=seat)
            elif isinstance(command, Resign) and len(commands) == 1:
                given = DONE
            elif not isinstance(command, Message):
                # A resignation in company is void, and a void command uses up one of the allowance like any other.
                used += 1
                if used > allowance[seat]:
                    most = allowance[seat]
                    given = verdict("over-allowance", commands="1 command" if most == 1 else f"{most} commands")
                elif isinstance(command, Resign):
                    given = verdict("resign-in-company")
            if given.is_done:
                submissions.append(Submission(seat, number, command))
            else:
                docket.decide(seat, number, given)
    return submissions


class Purchasing:
    """Judges purchases in written order, each with what the earlier ones have spent, R4."""

    def __init__(self, state: State, field_: Field) -> None:
        self._state = state
        self._catalog = state.scenario.catalog
        self._field = field_
        self.money = dict(state.money)
        self._doomsday: set[str] = set()

    def judge(self, seat: str, number: int, command: Purchase) -> PurchaseOrder | Verdict:
        """The order of a purchase, or why it is void."""
        item = self._catalog.items.get(command.item)
        if item is None:
            return verdict("not-in-catalog", item=command.item)
        if item.headquarters:
            return verdict("headquarters-not-for-sale")
        if item.cost is None:
            return verdict("not-for-sale", item=command.item)
        if command.quantity < 1:
            return verdict("no-quantity")
        refused = DONE
        recipient = ""
        if item.effect == "aid":
            recipient = command.colour or self._home_of(command.tile)
            refused = _aid(seat, recipient, command.tile)
        elif not item.effect:
            refused = self._placing(seat, item, command)
        cost = item.cost * command.quantity
        if refused.is_done and cost > self.money[seat]:
            refused = verdict("unaffordable", cost=cost, money=self.money[seat])
        if not refused.is_done:
            return refused
        return PurchaseOrder(seat, number, item, command.quantity, cost, command.tile, recipient)

    def accept(self, order: PurchaseOrder) -> None:
        """Let an order count against the later ones."""
        self.money[order.seat] -= order.cost
        if order.item.doomsday:
            self._doomsday.add(order.seat)

    def _home_of(self, tile: str) -> str:
        stack = self._state.position.get(tile, EMPTY)
        return next((piece.owner for piece in stack if piece.item in self._catalog.headquarters), "")

    def _placing(self, seat: str, item: Item, command: Purchase) -> Verdict:
        """Whether the pieces may be put into the tile."""
        if item.doomsday and (seat in self._doomsday or command.quantity > 1):
            return verdict("doomsday-twice")
        if occupier(self._state.position.get(command.tile, EMPTY), self._catalog) != seat:
            occupying = " or ".join(self._catalog.occupiers)
            return verdict("not-occupied", seat=seat, tile=command.tile, occupying=occupying)
        if item.limit is not None:
            present = self._field.count(command.tile, Piece(item.owner_for(seat), item.abbreviation))
            if present and item.exclusive and present >= item.limit:
                return verdict("governed-already", seat=seat, item=command.item, tile=command.tile)
            if present + command.quantity > item.limit:
                return verdict("limit", limit=item.limit, item=command.item, present=present, tile=command.tile)
        return DONE


def _aid(seat: str, recipient: str, tile: str) -> Verdict:
    if not recipient:
        return verdict("aid-without-headquarters", tile=tile)
    return verdict("aid-to-oneself") if recipient == seat else DONE


class Moving:
    """Judges moves in written order, counting the pieces that earlier ones take, R5 and R3.6.

    The field is the one after purchases: what stood there at the start is what was not bought this turn.
    """

    def __init__(self, state: State, field_: Field) -> None:
        self._state = state
        self._catalog = state.scenario.catalog
        self._field = field_
        self._used: dict[tuple[str, Piece], int] = {}

    def judge(self, seat: str, number: int, command: Move) -> MoveOrder | Verdict:
        """The order of a move, or why it is void."""
        item = self._catalog.items.get(command.item)
        if item is None:
            return verdict("unknown-mover", item=command.item)
        if command.quantity < 1 or any(number < 1 for _, number in command.cargo):
            return verdict("nothing-to-move")
        refused = self._going(item, command)
        if refused.is_done and command.cargo:
            refused = self._loading(item, command)
        if not refused.is_done:
            return refused
        wanted: dict[Piece, int] = {}
        for name, quantity in ((command.item, command.quantity), *command.cargo):
            piece = Piece(self._catalog.items[name].owner_for(seat), name)
            wanted[piece] = wanted.get(piece, 0) + quantity
        for piece, quantity in wanted.items():
            refused = self._having(seat, command.start, piece, quantity)
            if not refused.is_done:
                return refused
        return MoveOrder(seat, number, command.start, command.destination, tuple(wanted.items()))

    def accept(self, order: MoveOrder) -> None:
        """Let an order count against the later ones."""
        for piece, quantity in order.pieces:
            self._used[order.start, piece] = self._used.get((order.start, piece), 0) + quantity

    def left(self, tile: str, piece: Piece) -> int:
        """How many pieces of a tile can still be moved."""
        return self._field.seasoned(tile, piece) - self._used.get((tile, piece), 0)

    def _going(self, item: Item, command: Move) -> Verdict:
        """Whether so many of an item move so far, R5.1 and R5.2."""
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
                distance=steps(board.distance(command.start, command.destination)),
                range=reach(item.move.least, item.move.most),
            )
        if item.move.formation is not None and command.quantity > item.move.formation:
            return verdict("formation", formation=item.move.formation, item=command.item)
        return DONE

    def _loading(self, mover: Item, command: Move) -> Verdict:
        """Whether the mover, and what it carries directly, carry the cargo, R5.3 and R5.4."""
        items = self._catalog.items
        room: dict[str, int] = {}
        carriers = [items[name] for name, _ in command.cargo if name in items and mover.carrying(items[name])]
        for name, number in command.cargo:
            cargo = items.get(name)
            if cargo is None:
                return verdict("not-carried", mover=command.item, item=name)
            # Room counts for the mover alone: a TRANS that is cargo itself adds none.
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
                    return verdict("not-carried-by-transport", mover=command.item, item=name, aboard=", ".join(limited))
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

    def _having(self, seat: str, tile: str, piece: Piece, quantity: int) -> Verdict:
        """Whether the pieces are there, the player's to move, and not over-worked, R5.1 and R3.6."""
        if piece.owner == NEUTRAL and occupier(self._state.position.get(tile, EMPTY), self._catalog) != seat:
            item = self._catalog.items[piece.item]
            return verdict(
                "transport-not-controlled" if item.move else "not-controlled", seat=seat, tile=tile, item=piece.item
            )
        available = self._field.seasoned(tile, piece)
        if quantity > available:
            just_bought = quantity <= self._field.count(tile, piece)
            reason = "just-bought" if just_bought else "not-there"
            return verdict(reason, seat=seat, available=available, item=piece.item, tile=tile, quantity=quantity)
        used = self._used.get((tile, piece), 0)
        if quantity > available - used:
            return verdict("over-worked-move", available=available, item=piece.item, tile=tile, used=used)
        return DONE


def judge_strike(state: State, seat: str, number: int, command: Strike) -> StrikeOrder | Verdict:
    """The order of a strike that text, board and catalog allow, or why it is void, R8.1 to R8.4."""
    scenario = state.scenario
    item = scenario.catalog.items.get(command.item)
    if item is None:
        return verdict("unknown-striker", item=command.item)
    if item.doomsday == "mechanism":
        if command.target:
            return verdict("names-a-target", item=command.item)
        if command.start != command.destination:
            return verdict("doomsday-elsewhere", item=command.item, tile=command.start)
        return StrikeOrder(seat, number, item, None, command.start, command.destination)
    trait = item.strike
    if trait is None:
        return verdict("never-strikes", item=command.item)
    if trait.kills == "all" and command.target:
        return verdict("names-a-target", item=command.item)
    if trait.kills == "one" and not command.target:
        return verdict("names-no-target", item=command.item)
    if not scenario.board.is_in_range(command.start, command.destination, trait.least, trait.most):
        return verdict(
            "strike-out-of-range",
            item=command.item,
            tile=command.start,
            destination=command.destination,
            distance=steps(scenario.board.distance(command.start, command.destination)),
            range=reach(trait.least, trait.most),
        )
    if not command.target:
        return StrikeOrder(seat, number, item, trait, command.start, command.destination)
    refused = _aiming(state, seat, item.abbreviation, trait, command)
    if not refused.is_done:
        return refused
    target = Piece(command.colour or NEUTRAL, command.target)
    return StrikeOrder(seat, number, item, trait, command.start, command.destination, target)


def _aiming(state: State, seat: str, striker: str, trait: StrikeTrait, command: Strike) -> Verdict:
    """Whether a strike may name this target, R8.4."""
    target = state.scenario.catalog.items.get(command.target)
    if target is None:
        return verdict("unknown-target", item=command.target)
    if target.headquarters:
        return verdict("headquarters-is-no-target")
    if target.owner == "none" or not trait.may_hit(target):
        return verdict("forbidden-target", item=striker, target=command.target)
    if target.is_coloured and not command.colour:
        return verdict("colour-missing", target=command.target)
    if not target.is_coloured and command.colour:
        return verdict("colour-of-neutral", target=command.target)
    return verdict("own-piece") if command.colour == seat else DONE


def judge_message(seat: str, command: Message, left: int, item: str) -> Verdict:
    """Whether a message can be sent with so many CORR left, R4.5."""
    if command.colour == seat:
        return verdict("message-to-oneself")
    return DONE if left > 0 else verdict("no-correspondence", item=item)


def reach(least: int, most: int | None) -> str:
    """A range in words."""
    if most is None:
        return "any distance" if least == 0 else f"{least} tiles or more"
    if least == most:
        return "only within its own tile" if most == 0 else f"exactly {steps(most)}"
    return f"up to {steps(most)}" if least <= 1 else f"{least} to {most} tiles"


def steps(distance: int | None) -> str:
    """A distance in words."""
    if distance is None:
        return "out of every reach"
    return f"{distance} tile" if distance == 1 else f"{distance} tiles"
