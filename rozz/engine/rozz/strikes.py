"""The strike phase, R8: judged on the position after combat, all strikes of all players at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rozz.engine.game import Event, Verdict
from rozz.engine.rozz.catalog import NEUTRAL, Catalog, Item
from rozz.engine.rozz.commands import Strike
from rozz.engine.rozz.legality import Docket, StrikeOrder, Submission, judge_strike
from rozz.engine.rozz.position import EMPTY, Change, Field, Piece, Position, occupier
from rozz.engine.rozz.reasons import verdict

Seasoned = dict[tuple[str, Piece], int]


@dataclass(frozen=True)
class Result:
    """What the strikes came to: events, and who activated a doomsday device, R10.6."""

    events: tuple[Event, ...]
    activated: tuple[str, ...]


def striker_of(order: StrikeOrder) -> Piece:
    """The kind of piece that a strike uses."""
    return Piece(order.item.owner_for(order.seat), order.item.abbreviation)


def muster(docket: Docket, submissions: Sequence[Submission], field: Field) -> tuple[list[StrikeOrder], Seasoned]:
    """The legal strikes, and how many of each striker not bought this turn stood there after the moves, R8.1."""
    orders = []
    seasoned: Seasoned = {}
    for submission in submissions:
        if isinstance(submission.command, Strike):
            order = judge_strike(docket.state, submission.seat, submission.number, submission.command)
            if isinstance(order, Verdict):
                docket.decide(submission.seat, submission.number, order)
            else:
                orders.append(order)
                key = (order.start, striker_of(order))
                seasoned[key] = field.seasoned(*key)
    return orders, seasoned


def perform(docket: Docket, orders: Sequence[StrikeOrder], seasoned: Seasoned, field: Field) -> Result:
    """Launch, counter and strike; remove everything together, R8.7."""
    salvo = Salvo(docket, field)
    launched = list(salvo.launch(orders, seasoned))
    flying = salvo.counter(launched)
    for order in flying:
        salvo.hit(order)
    salvo.remove()
    return Result(tuple(salvo.events), tuple(dict.fromkeys(salvo.activated)))


class Salvo:
    """All strikes of a turn: what they use up, what they destroy, and what became of each."""

    def __init__(self, docket: Docket, field: Field) -> None:
        self._docket = docket
        self._field = field
        self._catalog: Catalog = docket.state.scenario.catalog
        self._after_combat: Position = field.position()
        self._losses: dict[tuple[str, Piece], int] = {}
        self._claimed: dict[tuple[str, Piece], int] = {}
        self.events: list[Event] = []
        self.activated: list[str] = []

    def launch(self, orders: Sequence[StrikeOrder], seasoned: Seasoned) -> Iterator[StrikeOrder]:
        """The strikes whose striker is there, is controlled and is not over-worked, R8.1."""
        counted: dict[tuple[str, str, str], int] = {}
        for order in orders:
            piece = striker_of(order)
            key = (order.seat, order.start, piece.item)
            counted[key] = counted.get(key, 0) + 1
            refused = self._striking(order, piece, counted[key], seasoned[order.start, piece])
            if refused:
                self._docket.decide(order.seat, order.number, refused)
                if refused.status == "failed":
                    self._note("failed", order, refused)
                continue
            if order.trait and order.trait.is_spent:
                self._lose(order.start, piece, 1)
            yield order

    def _striking(self, order: StrikeOrder, piece: Piece, count: int, after_moves: int) -> Verdict | None:
        """Why a strike comes to nothing before it begins: `count` is its place among those of its kind."""
        place = {"item": piece.item, "tile": order.start, "seat": order.seat}
        if after_moves and count > after_moves:
            return verdict("over-worked-strike", available=after_moves, **place)
        if count > self._field.seasoned(order.start, piece):
            if self._field.fresh.get(order.start, EMPTY).get(piece, 0):
                return verdict("striker-just-bought", **place)
            return verdict("striker-gone" if after_moves else "striker-missing", **place)
        if piece.owner == NEUTRAL and self._controller(order.start) != order.seat:
            return verdict("striker-not-controlled", **place)
        if order.trait is None and not self._is_whole_device(order.seat, order.start):
            return verdict("device-incomplete", **place)
        return None

    def _is_whole_device(self, seat: str, tile: str) -> bool:
        """Whether all three parts stand there, none of them bought this turn, R10.6."""
        parts = (self._catalog.doomsday(part) for part in ("base", "charge", "mechanism"))
        items = self._catalog.items
        return all(
            any(self._field.seasoned(tile, Piece(items[name].owner_for(seat), name)) for name in names)
            for names in parts
        )

    def _controller(self, tile: str) -> str | None:
        return occupier(self._after_combat.get(tile, EMPTY), self._catalog)

    def counter(self, launched: Sequence[StrikeOrder]) -> list[StrikeOrder]:
        """The strikes that no missile defence stops, R8.6."""
        incoming: dict[str, list[StrikeOrder]] = {}
        for order in launched:
            if order.trait and order.trait.warhead:
                incoming.setdefault(order.destination, []).append(order)
        stopped: set[tuple[str, int]] = set()
        for tile, missiles in incoming.items():
            for stopper in self._catalog.stoppers:
                for owner, number in self._stopping(stopper, tile):
                    spared = (owner, self._controller(tile))
                    threats = [
                        each for each in missiles if (each.seat, each.number) not in stopped and each.seat not in spared
                    ]
                    stopped |= self._stop(
                        stopper, Piece(stopper.owner_for(owner), stopper.abbreviation), number, threats
                    )
        return [order for order in launched if (order.seat, order.number) not in stopped]

    def _stopping(self, stopper: Item, tile: str) -> list[tuple[str, int]]:
        """For whom a kind of stopper acts in a tile, and how many there are; nobody's act for the empty name."""
        stack = self._after_combat.get(tile, EMPTY)
        if not stopper.is_coloured:
            number = stack.get(Piece(NEUTRAL, stopper.abbreviation), 0)
            return [(self._controller(tile) or "", number)] if number else []
        owners = (
            (seat, stack.get(Piece(seat, stopper.abbreviation), 0)) for seat in self._docket.state.scenario.players
        )
        return [(seat, number) for seat, number in owners if number]

    def _stop(self, stopper: Item, piece: Piece, number: int, threats: Sequence[StrikeOrder]) -> set[tuple[str, int]]:
        """Stop as many as can be: warheads in the order listed, earlier seats and commands first."""
        stops = stopper.stops
        assert stops is not None
        capacity = stops.number * number
        targets = [
            order for warhead in stops.warheads for order in threats if order.trait and order.trait.warhead == warhead
        ]
        stopped = set()
        for order in targets[:capacity]:
            given = verdict("countered", stopper=stopper.abbreviation, destination=order.destination)
            self._docket.decide(order.seat, order.number, given)
            self._note("failed", order, given)
            stopped.add((order.seat, order.number))
        if stops.is_spent and stopped:
            self._lose(targets[0].destination, piece, -(-len(stopped) // stops.number))
        return stopped

    def hit(self, order: StrikeOrder) -> None:
        """What a strike that arrives destroys, on the position after combat."""
        if order.trait is None:
            self.activated.append(order.seat)
            self._note("activated", order)
        elif order.target is not None:
            self._hit_one(order, order.target)
        else:
            for piece, number in self._after_combat.get(order.destination, EMPTY).items():
                if order.trait.may_hit(self._catalog.items[piece.item]):
                    self._lose(order.destination, piece, number)
            self._note("struck", order)

    def _hit_one(self, order: StrikeOrder, target: Piece) -> None:
        """The first strikes at a kind of piece destroy one each, the rest find none, R8.4."""
        key = (order.destination, target)
        there = self._after_combat.get(order.destination, EMPTY).get(target, 0)
        claimed = self._claimed.get(key, 0)
        if claimed >= there:
            reason = "target-taken" if there else "target-gone"
            given = verdict(reason, target=target.item, owner=target.owner, destination=order.destination)
            self._docket.decide(order.seat, order.number, given)
            self._note("failed", order, given)
            return
        self._claimed[key] = claimed + 1
        self._lose(order.destination, target, 1)
        self._note("struck", order)

    def remove(self) -> None:
        """Take away all that was launched, used up or struck, never beyond what is there, R8.7."""
        changes: dict[str, list[Change]] = {}
        for (tile, piece), number in self._losses.items():
            changes.setdefault(tile, []).append(self._field.take(tile, piece, number))
        self.events += [Event("removed", "R8.7", tile, {}, tuple(rows)) for tile, rows in changes.items()]

    def _lose(self, tile: str, piece: Piece, number: int) -> None:
        self._losses[tile, piece] = self._losses.get((tile, piece), 0) + number

    def _note(self, kind: str, order: StrikeOrder, given: Verdict | None = None) -> None:
        facts = {
            "seat": order.seat,
            "number": order.number,
            "item": order.item.abbreviation,
            "start": order.start,
            "destination": order.destination,
            "target": order.target,
            "verdict": given,
        }
        rule = given.rule if given else _rule(order)
        self.events.append(Event(kind, rule, order.destination, facts))


def _rule(order: StrikeOrder) -> str:
    """The rule that a strike is done by."""
    if order.trait is None:
        return "R10.6"
    return "R8.4" if order.target else "R8.5"
