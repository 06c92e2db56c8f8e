"""A move by picks: a piece, its landing; and where it attains whom it takes and where it goes back to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.game import Offer, Pick
from rozz.engine.rosenkreuz.movement import landings
from rozz.engine.rosenkreuz.moves import Boards
from rozz.engine.rosenkreuz.notation import Command, Move
from rozz.engine.rosenkreuz.position import Position
from rozz.engine.rosenkreuz.refusals import explain, is_legal, judge
from rozz.engine.rosenkreuz.squares import NAMES, squares_of
from rozz.engine.rosenkreuz.state import State, Way, move_of

EXPECTS = (
    "tap one of your pieces that can move",
    "tap where it goes",
    "it attains: tap the opposing piece that it takes",
    "tap the square where it is set back",
)


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a move goes on after these picks; a pick that is none is passed by."""
    if state.outcome:
        return Offer("the game is over")
    if seat != state.position.to_move:
        return Offer(f"{state.position.to_move} is to move")
    if any(verdict.is_done for verdict in judge(state, seat, given)):
        return Offer("one move is all that there is in a turn")
    ways = list(state.ways)
    depth = 0
    for key in picked:
        leading = [way for way in ways if depth < 4 and NAMES.get(way[depth]) == key]
        if leading:
            ways, depth = leading, depth + 1
    way = ways[0]
    if depth == 4 or (depth == 2 and not way[2]):
        return Offer("the move is complete", command=move_of(state.position, way))
    picks = [*_going_on(state, ways, depth), *(_refused(state, seat, way[0]) if depth == 1 else ())]
    return Offer(EXPECTS[depth], tuple(picks))


def picks_of(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a move; none where it cannot be made."""
    if not isinstance(command, Move) or seat != state.position.to_move or not is_legal(state, command):
        return ()
    if any(verdict.is_done for verdict in judge(state, seat, given)):
        return ()
    return tuple(each for each in (command.start, command.landing, command.taken, command.back) if each)


def _going_on(state: State, ways: Sequence[Way], depth: int) -> Iterable[Pick]:
    """A pick for each square that comes next."""
    leading: dict[int, Way] = {}
    for way in ways:
        leading.setdefault(way[depth], way)
    for square in sorted(leading):
        label = _label(state, leading[square], depth)
        yield Pick(NAMES[square], label, NAMES[square], "target" if depth else "own")


def _label(state: State, way: Way, depth: int) -> str:
    """The square and what is told of it: which piece stands there, or what coming there does."""
    square = way[depth]
    there = state.position.at(square)
    if depth in (0, 2) and there:
        return f"{NAMES[square]}, {there.colour}"
    if depth == 1 and way[2]:
        minor = ", takes 1 (minor)" if there else ""
        return f"{NAMES[square]}{minor}, attains"
    return NAMES[square] + _losses(state.position, way, state.ways[way])


def _losses(position: Position, way: Way, after: Boards) -> str:
    """How many pieces a move takes in which way, and how many of the mover's own it costs."""
    minor = bool(position.opposing & way[1])
    own, opposing = (many.bit_count() for many in (position.boards[0] | position.boards[1], position.opposing))
    lost = own - (after[2] | after[3]).bit_count()
    by_major = opposing - (after[0] | after[1]).bit_count() - minor - bool(way[2])
    told = [(1, "minor")] * minor + [(by_major, "major")] * bool(by_major)
    takes = " + ".join(f"{number} ({kind})" for number, kind in told)
    return (f", takes {takes}" if takes else "") + (f", loses {lost}" if lost else "")


def _refused(state: State, seat: str, start: int) -> Iterable[Pick]:
    """The squares that the piece could reach but for K5 and K6, greyed with the reason."""
    position = state.position
    reachable = {way[1] for way in state.ways if way[0] == start}
    own = position.boards[0] | position.boards[1]
    for landing in squares_of(landings(start, own)):
        if landing not in reachable:
            move = Move(NAMES[start], NAMES[landing], bool(position.opposing & landing))
            refusal = explain(judge(state, seat, (move,))[0])
            yield Pick(NAMES[landing], NAMES[landing], NAMES[landing], refusal=refusal)
