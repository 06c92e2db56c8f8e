"""A move by picks: a piece, its landing; and where it attains whom it takes and where it goes back to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rozz.engine.game import Offer, Pick
from rozz.engine.listing import listed
from rozz.engine.rosenkreuz.legality.movement import landings
from rozz.engine.rosenkreuz.legality.moves import arrived, by_colour
from rozz.engine.rosenkreuz.legality.refusals import explain, is_legal, judge
from rozz.engine.rosenkreuz.model.squares import NAMES, SQUARES, names_of, squares_of
from rozz.engine.rosenkreuz.model.state import State, Way, move_of
from rozz.engine.rosenkreuz.resolution.attainment import Colours, lifted
from rozz.engine.rosenkreuz.text.notation import Command, Move, write

EXPECTS = (
    "Tap one of your pieces that can move.",
    "Tap where it goes.",
    "It attains: tap the opposing piece that it takes.",
    "Tap the square where that piece of yours is set back.",
)
#: How the squares are marked, for each of these; and where coming there captures.
MARKS = ("own", "target", "take", "back")
CAPTURES = {"target": "capture", "back": "back-capture"}
ATTAINS = "attain"


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
        return Offer(expects, command=command, made=trail, trail=trail, elsewhere=_elsewhere(state, seat, trail, ()))
    greyed = _stuck(state, seat) if depth == 0 else _refused(state, seat, way[0]) if depth == 1 else ()
    picks = (*_going_on(state, ways, depth), *greyed)
    return Offer(EXPECTS[depth], picks, made=trail, trail=trail, elsewhere=_elsewhere(state, seat, trail, picks))


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
        way, name = leading[square], NAMES[square]
        falls = _falls(state, way, depth)
        mark = CAPTURES.get(MARKS[depth], MARKS[depth]) if falls.theirs else MARKS[depth]
        if depth == 1 and way[2]:
            mark = ATTAINS
        yield Pick(name, _label(state, way, depth), name, mark, note=falls.told)


def _label(state: State, way: Way, depth: int) -> str:
    """The square and what is told of it: which piece stands there, or what coming there does."""
    there = state.position.at(way[depth])
    if depth in (0, 2) and there:
        return f"{NAMES[way[depth]]}, {there.colour}"
    told = _falls(state, way, depth).told
    attained = ", attains" if depth == 1 and way[2] else ""
    return NAMES[way[depth]] + (f", {told}" if told else "") + attained


class _Falls(NamedTuple):
    """The pieces that fall where a piece comes to a square: of the other side, and of the mover's own."""

    theirs: int = 0
    ours: int = 0

    @property
    def told(self) -> str:
        """By their squares; empty where none falls."""
        rows = (("takes", self.theirs), ("loses", self.ours))
        return ", ".join(f"{verb} {listed(names_of(squares))}" for verb, squares in rows if squares)


def _falls(state: State, way: Way, depth: int) -> _Falls:
    """What falls on arrival, or after the return; nothing where a piece is only chosen."""
    start, landing, taken, back = way
    is_black = bool(state.position.boards[0] & start)
    before = by_colour(state.position.boards, is_black)
    after = arrived(before, start, landing)
    if depth == 1:
        return _gone(before, after, landing, start)
    if depth == 3:
        boards = state.ways[way]
        final = by_colour(boards[2:] + boards[:2], is_black)
        return _gone(lifted(after, landing, taken), final, back)
    return _Falls()


def _gone(before: Colours, after: Colours, come: int, gone: int = 0) -> _Falls:
    """Who stood before, or has `come`, and stands no more; who has only `gone` on is not lost."""
    theirs, ours = (before[2] | before[3], after[2] | after[3]), (before[0] | before[1], after[0] | after[1])
    return _Falls(theirs[0] & ~theirs[1], (ours[0] & ~gone | come) & ~ours[1])


def _stuck(state: State, seat: str) -> Iterable[Pick]:
    """The pieces of one's own that cannot move now, with what keeps them where they are."""
    boards = state.position.boards
    moving = {way[0] for way in state.ways}
    for start in squares_of(boards[0] | boards[1]):
        if start not in moving:
            name = NAMES[start]
            kept = next((pick.refusal for pick in _refused(state, seat, start)), "no square is open to it")
            yield Pick(name, name, name, refusal=f"the piece on {name} cannot move now: {kept}")


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


def _elsewhere(state: State, seat: str, trail: tuple[str, ...], picks: Sequence[Pick]) -> Mapping[str, str]:
    """Why the piece in hand cannot go to the other squares, nor take what stands there, nor go back to them; with
    nothing in hand, why nothing there can be taken up.
    """
    if not trail:
        return _not_own(state)
    marked = {*trail, *(pick.place for pick in picks)}
    return _Elsewhere(state, seat, trail, tuple(name for name in SQUARES if name not in marked))


@dataclass(frozen=True)
class _Elsewhere(Mapping[str, str]):
    """Why a move cannot come to other squares: each is judged when somebody asks about it, for one of all is asked."""

    state: State
    seat: str
    trail: tuple[str, ...]
    others: tuple[str, ...]

    def __getitem__(self, name: str) -> str:
        if name not in self.others or not (why := explain(judge(self.state, self.seat, (self._meant(name),))[0])):
            raise KeyError(name)
        return why

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.others if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _meant(self, name: str) -> Move:
        """The move that a tap on a square would mean."""
        start, landing, taken = (*self.trail, "", "")[:3]
        opposing = self.state.position.opposing
        if any(way[2] for way in self.state.ways if (NAMES[way[0]], NAMES[way[1]]) == (start, landing)):
            return Move(start, landing, bool(opposing & SQUARES[landing]), taken or name, name)
        return Move(start, name, bool(opposing & SQUARES[name]))


def _not_own(state: State) -> Mapping[str, str]:
    """Why nothing can be taken in hand on the squares where no piece of the mover's stands."""
    black, white, opposing = *state.position.boards[:2], state.position.opposing
    return {
        name: f"the piece on {name} is the opponent's: tap one of yours"
        if square & opposing
        else f"nothing stands on {name}: tap a piece of yours"
        for name, square in SQUARES.items()
        if not square & (black | white)
    }
