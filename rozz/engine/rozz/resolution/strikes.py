"""The strike phase, R8: judged by the position after combat, all strikes of all players at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.game import Verdict
from rozz.engine.rozz.legality import LegalOrders, StrikeOrder
from rozz.engine.rozz.legality.reasons import verdict
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.position import EMPTY, Piece, Position, Stack, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import TurnBoard

#: A legal strike, and how many of its strikers that were not bought this turn are in the tile after the moves, R8.1.
PendingStrike = tuple[StrikeOrder, int]


def collect_strikes(legal_orders: Iterable[LegalOrders], board: TurnBoard) -> list[PendingStrike]:
    """The legal strikes before combat, which may leave fewer pieces to strike with."""
    strikes = [order for each in legal_orders for order in each.strikes]
    return [(order, board.count_bought_earlier(order.start, order.striker)) for order in strikes]


def perform(scenario: Scenario, pending: Sequence[PendingStrike], board: TurnBoard, sink: EventSink) -> tuple[str, ...]:
    """Launch, counter and strike; remove everything together, R8.7. Returns who activated a doomsday device, R10.6."""
    resolver = StrikeResolver(scenario, board, sink)
    arriving = resolver.counter(resolver.launch(pending))
    for order in arriving:
        resolver.hit(order)
    resolver.remove()
    return tuple(dict.fromkeys(order.seat for order in arriving if order.trait is None))


def missing_striker_verdict(order: StrikeOrder, count: int, after_moves: int, board: TurnBoard) -> Verdict | None:
    """Why no piece is left for the `count`-th strike by this seat from this tile with this kind of piece, R8.1."""
    is_overworked = 0 < after_moves < count
    if not is_overworked and count <= board.count_bought_earlier(order.start, order.striker):
        return None
    place = {"item": order.striker.item, "tile": order.start, "seat": order.seat}
    if is_overworked:
        return verdict("over-worked-strike", available=after_moves, **place)
    if board.bought.get(order.start, EMPTY).get(order.striker, 0):
        return verdict("striker-just-bought", **place)
    return verdict("striker-gone" if after_moves else "striker-missing", **place)


class StrikeResolver:
    """All strikes of a turn: what they use up, what they destroy, and the verdict on each."""

    def __init__(self, scenario: Scenario, board: TurnBoard, sink: EventSink) -> None:
        self._scenario = scenario
        self._catalog = scenario.catalog
        self._board = board
        self._sink = sink
        # Nothing is removed before all strikes have been examined, R8.2 and R8.7.
        self._after_combat: Position = board.live_position
        self._losses: dict[str, dict[Piece, int]] = {}
        self._claimed: dict[tuple[str, Piece], int] = {}

    def launch(self, pending: Sequence[PendingStrike]) -> list[StrikeOrder]:
        """The strikes whose striker is there, controlled and not overworked, R8.1."""
        launched = []
        counted: dict[tuple[str, str, Piece], int] = {}
        for order, after_moves in pending:
            key = (order.seat, order.start, order.striker)
            count = counted[key] = counted.get(key, 0) + 1
            refusal = missing_striker_verdict(order, count, after_moves, self._board) or self._unusable_verdict(order)
            if refusal:
                self._refuse(order, refusal)
                continue
            if order.trait and order.trait.is_spent:
                self._lose(order.start, order.striker, 1)
            launched.append(order)
        return launched

    def _unusable_verdict(self, order: StrikeOrder) -> Verdict | None:
        """Why a striker that is there cannot strike: another player controls it, or a device is incomplete."""
        if order.striker.owner == NEUTRAL and self._controller(order.start) != order.seat:
            reason = "striker-not-controlled"
        elif order.trait is None and not self._is_complete_device(order.seat, order.start):
            reason = "device-incomplete"
        else:
            return None
        return verdict(reason, item=order.striker.item, tile=order.start, seat=order.seat)

    def _is_complete_device(self, seat: str, tile: str) -> bool:
        """Whether all three parts are there, none of them bought this turn, R10.6."""
        parts = (self._catalog.doomsday(part) for part in ("base", "charge", "mechanism"))
        items = self._catalog.items
        return all(
            any(self._board.count_bought_earlier(tile, Piece(items[name].owner_for(seat), name)) for name in names)
            for names in parts
        )

    def _controller(self, tile: str) -> str | None:
        """The controller of a tile, if it is not empty."""
        return occupier(self._after_combat[tile], self._catalog)

    def counter(self, launched: list[StrikeOrder]) -> list[StrikeOrder]:
        """The strikes that no missile defense stops, R8.6."""
        incoming: dict[str, list[StrikeOrder]] = {}
        for order in launched:
            if order.trait and order.trait.warhead:
                incoming.setdefault(order.destination, []).append(order)
        stopped: set[tuple[str, int]] = set()
        for tile, missiles in incoming.items():
            stack = self._after_combat.get(tile, EMPTY)
            for interceptor in self._catalog.interceptors if stack else ():
                for owner, number in self._stopping(interceptor, stack):
                    spared = (owner, self._controller(tile))
                    threats = [
                        each for each in missiles if (each.seat, each.number) not in stopped and each.seat not in spared
                    ]
                    stopped |= self._stop(interceptor, Piece(owner, interceptor.abbreviation), number, threats)
        if not stopped:
            return launched
        return [order for order in launched if (order.seat, order.number) not in stopped]

    def _stopping(self, interceptor: Item, stack: Stack) -> list[tuple[str, int]]:
        """The owners of a kind of interceptor in a stack, in seat order, with their numbers."""
        owners = self._scenario.players if interceptor.is_colored else (NEUTRAL,)
        pieces = [Piece(owner, interceptor.abbreviation) for owner in owners]
        return [(piece.owner, stack[piece]) for piece in pieces if piece in stack]

    def _stop(
        self, interceptor: Item, piece: Piece, number: int, threats: Sequence[StrikeOrder]
    ) -> set[tuple[str, int]]:
        """Stop as many as possible: warheads in the order listed, earlier seats and commands first."""
        stops = interceptor.stops
        assert stops is not None
        capacity = stops.number * number
        targets = [
            order for warhead in stops.warheads for order in threats if order.trait and order.trait.warhead == warhead
        ]
        stopped = set()
        for order in targets[:capacity]:
            refusal = verdict("countered", stopper=interceptor.abbreviation, destination=order.destination)
            self._refuse(order, refusal)
            stopped.add((order.seat, order.number))
        if stops.is_spent and stopped:
            self._lose(targets[0].destination, piece, -(-len(stopped) // stops.number))
        return stopped

    def hit(self, order: StrikeOrder) -> None:
        """Record what an arriving strike destroys, by the position after combat."""
        if order.trait is None:
            self._sink.emit("activated", "R10.6", order.destination, order.facts)
        elif order.target is not None:
            self._hit_one(order, order.target)
        else:
            for piece, number in self._after_combat.get(order.destination, EMPTY).items():
                if order.trait.may_hit(self._catalog.items[piece.item]):
                    self._lose(order.destination, piece, number)
            self._sink.emit("struck", "R8.5", order.destination, order.facts)

    def _hit_one(self, order: StrikeOrder, target: Piece) -> None:
        """The first strikes at a kind of piece destroy one each, the rest find none, R8.4."""
        key = (order.destination, target)
        present = self._after_combat.get(order.destination, EMPTY).get(target, 0)
        claimed = self._claimed.get(key, 0)
        if claimed >= present:
            reason = "target-taken" if present else "target-gone"
            refusal = verdict(reason, target=target.item, owner=target.owner, destination=order.destination)
            self._refuse(order, refusal)
            return
        self._claimed[key] = claimed + 1
        self._lose(order.destination, target, 1)
        self._sink.emit("struck", "R8.4", order.destination, order.facts)

    def remove(self) -> None:
        """Remove everything launched, used up or struck, never more than is there, R8.7."""
        for tile, lost in self._losses.items():
            for piece, number in lost.items():
                self._board.take(tile, piece, number)
            self._sink.emit("removed", "R8.7", tile)

    def _lose(self, tile: str, piece: Piece, number: int) -> None:
        lost = self._losses.setdefault(tile, {})
        lost[piece] = lost.get(piece, 0) + number

    def _refuse(self, order: StrikeOrder, refusal: Verdict) -> None:
        """Record why a strike is refused; the refusal is an event only if the strike was legal as written."""
        self._sink.decide(order.seat, order.number, refusal)
        if refusal.status == "failed":
            self._sink.emit("failed", refusal.rule, order.destination, order.facts, refusal)
