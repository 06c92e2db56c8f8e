"""Plays a move and records its events, K4 to K9: movement, captures, attainment, captures after it, the end.

`next_state` plays it without events. The events describe the same captures that `legal_moves` makes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.game import Event, Moment, Phase, Played
from rozz.engine.rosenkreuz.legality.legal_moves import Boards, boards_by_color, boards_for_opponent
from rozz.engine.rosenkreuz.legality.legality import is_legal, judge, way_of
from rozz.engine.rosenkreuz.model.position import Piece, Position
from rozz.engine.rosenkreuz.model.sides import CROSS, ROSE, SEATS, other
from rozz.engine.rosenkreuz.model.squares import names_of
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.resolution.attainment import Colours, with_attainer_in_hand
from rozz.engine.rosenkreuz.resolution.captures import after_major_captures, unbalanced_groups
from rozz.engine.rosenkreuz.text.notation import Command, Move, Resign

#: The parts of every move, in order; any may be empty.
PHASES = ("move", "major", "attainment", "return", "end")

Orders = Mapping[str, Sequence[Command]]
#: (tile, piece, before, after).
Change = tuple[str, Piece, int, int]


def moment(state: State) -> Moment | None:
    """One seat owes a move, openly, K1."""
    return None if state.outcome else Moment("move", state.turn, (state.position.to_move,), is_sealed=False)


def next_state(state: State, orders: Orders) -> State:
    """Only `resolve(state, orders).after`."""
    given = orders.get(state.position.to_move, ())
    if not given:
        return state
    command = given[0]
    if isinstance(command, Resign):
        return state if state.outcome else replace(state, resigned=state.position.to_move)
    return state.next_state(way_of(command)) if is_legal(state, command) else state


def resolve(state: State, orders: Orders) -> Played:
    """Play a move. A void one changes nothing, and the seat is still to move."""
    verdicts = {seat: judge(state, seat, orders.get(seat, ())) for seat in SEATS}
    seat = state.position.to_move
    ended = next_state(state, orders)
    command = next(
        (each for each, given in zip(orders.get(seat, ()), verdicts[seat], strict=True) if given.is_done), None
    )
    return Played(
        moment=Moment("move", state.turn, (seat,), is_sealed=False),
        orders={each: tuple(orders.get(each, ())) for each in SEATS},
        verdicts=verdicts,
        phases=tuple(_phases(state, command, ended)),
        before=state,
        after=ended,
    )


def _phases(state: State, command: Command | None, ended: State) -> Iterator[Phase]:
    phases_by_name: dict[str, Phase] = {}
    if isinstance(command, Move):
        phases_by_name = {phase.name: phase for phase in _phases_of(state.position, command)}
    last = state.position
    for name in PHASES[:-1]:
        phase = phases_by_name.get(name, Phase(name, (), last))
        last = phase.position
        yield phase
    yield Phase("end", tuple(_ending(state, command, ended)), ended.position)


def _ending(state: State, command: Command | None, ended: State) -> Iterator[Event]:
    if command and ended.outcome:
        facts = {"winners": ended.outcome.winners, "reason": ended.outcome.reason, **ended.outcome.facts}
        yield Event("won", ended.outcome.rule, facts=facts)


@dataclass(frozen=True)
class _EventBuilder:
    """Builds the events of a move: its seat and color, and how its sets become a position."""

    seat: str
    is_black: bool

    @property
    def mover(self) -> Piece:
        return self.piece(self.seat, is_same=True)

    def piece(self, seat: str, is_same: bool) -> Piece:
        """A piece of the mover's color, or of the other."""
        return Piece(seat, "black" if self.is_black == is_same else "white")

    def phase(self, name: str, events: Sequence[Event], colours: Colours) -> Phase:
        their_first: Boards = boards_for_opponent(colours, self.is_black)
        return Phase(name, tuple(events), Position(self.seat, their_first[2:] + their_first[:2]))

    def major_captures(self, colours: Colours) -> tuple[list[Event], Colours]:
        """An event for each unbalanced group of both colors, K7, and what is left."""
        mine, mates, enemies, rivals = colours
        events = [
            *(self._group(group, mine, enemies, is_same=True) for group in unbalanced_groups(mine, enemies)),
            *(self._group(group, mates, rivals, is_same=False) for group in unbalanced_groups(mates, rivals)),
        ]
        (mine, enemies), (mates, rivals) = after_major_captures(mine, enemies), after_major_captures(mates, rivals)
        return events, (mine, mates, enemies, rivals)

    def _group(self, group: int, ours: int, theirs: int, is_same: bool) -> Event:
        ours, theirs = ours & group, theirs & group
        left = after_major_captures(ours, theirs)
        loser = self.seat if left[0] != ours else other(self.seat)
        piece = self.piece(loser, is_same)
        fallen = names_of(group & ~(left[0] | left[1]))
        numbers = {self.seat: ours.bit_count(), other(self.seat): theirs.bit_count()}
        facts = {
            "colour": piece.colour, "group": names_of(group), "loser": loser, "fallen": fallen,
            "rose": numbers[ROSE], "cross": numbers[CROSS],
        }  # fmt: skip
        return Event("major", "K7", fallen[0], facts, tuple((tile, piece, 1, 0) for tile in fallen))


def _phases_of(position: Position, move: Move) -> Iterator[Phase]:
    """The phases of a legal move, with the position after each."""
    start, landing, taken, back = way_of(move)
    builder = _EventBuilder(position.to_move, bool(position.boards[0] & start))
    mine, mates, enemies, rivals = boards_by_color(position.boards, builder.is_black)
    colours = (mine ^ start ^ landing, mates, enemies, rivals & ~landing)
    yield builder.phase("move", [_movement(builder, move)], colours)
    events, colours = builder.major_captures(colours)
    yield builder.phase("major", events, colours)
    if not taken:
        return
    victim = builder.piece(other(builder.seat), is_same=bool(colours[2] & taken))
    mine, mates, enemies, rivals = with_attainer_in_hand(colours, landing, taken)
    colours = (mine | back, mates, enemies, rivals)
    yield builder.phase("attainment", _attainment(builder, move, victim), colours)
    events, colours = builder.major_captures(colours)
    yield builder.phase("return", events, colours)


def _movement(builder: _EventBuilder, move: Move) -> Event:
    changes: list[Change] = [(move.start, builder.mover, 1, 0), (move.landing, builder.mover, 0, 1)]
    facts: dict[str, Any] = {"seat": builder.seat, "colour": builder.mover.colour, "start": move.start}
    if not move.is_minor:
        return Event("move", "K4", move.landing, facts, tuple(changes))
    victim = builder.piece(other(builder.seat), is_same=False)
    facts |= {"victim": victim.owner, "taken": victim.colour}
    return Event("minor", "K6", move.landing, facts, ((move.landing, victim, 1, 0), *changes))


def _attainment(builder: _EventBuilder, move: Move, victim: Piece) -> list[Event]:
    mover = builder.mover
    facts = {"seat": builder.seat, "colour": mover.colour, "start": move.landing}
    return [
        Event(
            "attain", "K8", move.taken, {**facts, "victim": victim.owner, "taken": victim.colour},
            ((move.taken, victim, 1, 0),),
        ),
        Event("return", "K8", move.back, facts, ((move.landing, mover, 1, 0), (move.back, mover, 0, 1)), step=1),
    ]  # fmt: skip
