"""The gate: a seat's commands become orders here, or are void.

They are judged only by the start of the turn and the seat's own commands, so a search can admit a plan once and play it
against many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.legality.moving import MoveJudge, MoveOrder
from rozz.engine.rozz.legality.purchasing import MessageJudge, MessageOrder, PurchaseJudge, PurchaseOrder
from rozz.engine.rozz.legality.reasons import verdict
from rozz.engine.rozz.legality.striking import StrikeOrder, judge_strike
from rozz.engine.rozz.model.commands import Command, Message, Move, Purchase, Resign, Strike
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution.turn_board import RecordedEffect

Order = TypeVar("Order", PurchaseOrder, MessageOrder, MoveOrder, StrikeOrder)
Lost = frozenset[tuple[str, Piece]]


class LegalOrders(NamedTuple):
    """A seat's commands as handed in, the verdict on each so far, and the orders of the legal ones in written order.

    `presimulated` is what the orders of a phase do to the board by themselves, where known.
    """

    seat: str
    commands: tuple[Command, ...]
    verdicts: tuple[Verdict, ...]
    purchase_phase: tuple[PurchaseOrder | MessageOrder, ...]
    moves: tuple[MoveOrder, ...]
    strikes: tuple[StrikeOrder, ...]
    resigns: bool
    presimulated: dict[str, RecordedEffect | None]


class Gate:
    """Judges commands in the order of the phases, R3.1, and within each in written order, R3.3.

    `lost` are pieces that others' purchases destroy before anything moves, R4.6.
    """

    def __init__(self, state: State, seat: str, commands: Sequence[Command], lost: Lost = frozenset()) -> None:
        self.verdicts = _permissions(state, seat, commands)
        self.purchase_phase: list[PurchaseOrder | MessageOrder] = []
        self.moves: list[MoveOrder] = []
        self.strikes: list[StrikeOrder] = []
        self.resigns = False
        self.purchasing = PurchaseJudge(state, seat)
        self.writing = MessageJudge(state, seat)
        self.moving = MoveJudge(state, seat, self.purchasing.bought, lost)
        later = []
        for number, command in enumerate(commands):
            if self.verdicts[number] is not DONE:
                continue
            if isinstance(command, Purchase):
                self._buy(number, command)
            elif isinstance(command, Message):
                self._write(number, command)
            else:
                later.append((number, command))
        for number, command in later:
            if isinstance(command, Move):
                self._move(number, command)
            elif isinstance(command, Strike):
                self._strike(number, judge_strike(state, seat, number, command))
            elif isinstance(command, Resign):
                self.resigns = True

    def _buy(self, number: int, command: Purchase) -> None:
        order = self._legal(number, self.purchasing.judge(number, command))
        if order:
            self.purchasing.accept(order)
            self.purchase_phase.append(order)

    def _write(self, number: int, command: Message) -> None:
        order = self._legal(number, self.writing.judge(number, command))
        if order:
            self.writing.accept(order)
            self.purchase_phase.append(order)

    def _move(self, number: int, command: Move) -> None:
        order = self._legal(number, self.moving.judge(number, command))
        if order:
            self.moving.accept(order)
            self.moves.append(order)

    def _strike(self, number: int, judged: StrikeOrder | Verdict) -> None:
        order = self._legal(number, judged)
        if order:
            self.strikes.append(order)

    def _legal(self, number: int, judged: Order | Verdict) -> Order | None:
        """The order; if there is none, the verdict with the reason is recorded."""
        if isinstance(judged, Verdict):
            self.verdicts[number] = judged
            return None
        return judged


def admit(state: State, seat: str, commands: Sequence[Command], lost: Lost = frozenset()) -> LegalOrders:
    """Judge a seat's commands."""
    gate = Gate(state, seat, commands, lost)
    return LegalOrders(
        seat,
        tuple(commands),
        tuple(gate.verdicts),
        tuple(gate.purchase_phase),
        tuple(gate.moves),
        tuple(gate.strikes),
        gate.resigns,
        {},
    )


def _permissions(state: State, seat: str, commands: Sequence[Command]) -> list[Verdict]:
    """The commands that may be given at all: any within the allowance, R3.5, of a player who has not resigned, R12."""
    if seat in state.resigned:
        return [verdict("resigned", seat=seat) for _ in commands]
    allowance = state.survey.allowances[seat]
    given = []
    used = 0
    for command in commands:
        if isinstance(command, Message) or (isinstance(command, Resign) and len(commands) == 1):
            given.append(DONE)
            continue
        # A resignation next to other commands is void, and a void command counts toward the allowance like any other.
        used += 1
        if used > allowance:
            given.append(verdict("over-allowance", commands=allowance))
        else:
            given.append(verdict("resign-in-company") if isinstance(command, Resign) else DONE)
    return given
