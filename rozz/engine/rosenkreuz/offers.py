"""A move by picks: a piece, its landing; and where it attains whom it takes and where it goes back to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.game import Offer, Pick
from rozz.engine.rosenkreuz.attainment import Colours
from rozz.engine.rosenkreuz.movement import landings
from rozz.engine.rosenkreuz.moves import arrived, by_colour
from rozz.engine.rosenkreuz.notation import Command, Move, write
from rozz.engine.rosenkreuz.refusals import explain, is_legal, judge
from rozz.engine.rosenkreuz.squares import NAMES, squares_of
from rozz.engine.rosenkreuz.state import State, Way, move_of

EXPECTS = (
    "Tap one of your pieces that can move.",
    "Tap where it goes.",
    "It attains: tap the opposing piece that it takes.",
    "Tap the square where that piece of yours is set back.",
)
#: How the squares are marked, for each of these.
MARKS = ("own", "target", "take", "back")


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a move goes on after these picks; a pick that is none is passed by."""
    if state.outcome:
        return Offer("The game is over.")
    if seat != state.position.to_move:
        return Offer(f"{state.position.to_move} is to move.")
    if any(verdict.is_done for verdict in judge(state, seat, given)):
        return Offer("One move is all that there is in a turn.")
    ways = list(state.ways)
    depth, made = 0, list[str]()
    for key in picked:
        leading = [way for way in ways if depth < 4 and NAMES.get(way[depth]) == key]
        if leading:
            ways, depth = leading, depth + 1
            made.append(key)
    way = ways[0]
    trail = tuple(made)
    if depth == 4 or (depth == 2 and not way[2]):
        command = move_of(state.position, way)
        told = _label(state, way, depth - 1).removeprefix(NAMES[way[depth - 1]])
        expects = f"{write(command)}{told}. Tap {trail[-1]} again to play it."
        return Offer(expects, command=command, made=trail, trail=trail)
    picks = [*_going_on(state, ways, depth), *(_refused(state, seat, way[0]) if depth == 1 else ())]
    return Offer(EXPECTS[depth], tuple(picks), made=trail, trail=trail)


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
        yield Pick(NAMES[square], label, NAMES[square], MARKS[depth])


def _label(state: State, way: Way, depth: int) -> str:
    """The square and what is told of it: which piece stands there, or what coming there does."""
    start, landing, taken, _ = way
    position = state.position
    there = position.at(way[depth])
    if depth in (0, 2) and there:
        return f"{NAMES[way[depth]]}, {there.colour}"
    is_black = bool(position.boards[0] & start)
    before = by_colour(position.boards, is_black)
    after = arrived(before, start, landing)
    if depth == 1:
        told = _captures(before, after, bool(there))
        return NAMES[landing] + told + (", attains" if taken else "")
    after_boards = state.ways[way]
    final = by_colour(after_boards[2:] + after_boards[:2], is_black)
    mine, mates, foes, rivals = after
    return NAMES[way[depth]] + _captures((mine, mates, foes & ~taken, rivals & ~taken), final, is_minor=False)


def _captures(before: Colours, after: Colours, is_minor: bool) -> str:
    """How many pieces fell in which way, and how many of the mover's own."""
    own, opposing = ((before[side] | before[side + 1]).bit_count() for side in (0, 2))
    own_left, opposing_left = ((after[side] | after[side + 1]).bit_count() for side in (0, 2))
    by_major = opposing - opposing_left - is_minor
    told = ["1 (minor)"] * is_minor + [f"{by_major} (major)"] * bool(by_major)
    lost = f", loses {own - own_left}" if own > own_left else ""
    return (f", takes {' + '.join(told)}" if told else "") + lost


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
