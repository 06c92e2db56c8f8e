"""A move by picks: a piece, its landing; and if it attains, the piece it takes and the square it returns to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rozz.engine.game import Offer, Pick
from rozz.engine.rosenkreuz.legality.landing_squares import landings
from rozz.engine.rosenkreuz.legality.legal_moves import boards_by_color, sets_after_arrival
from rozz.engine.rosenkreuz.legality.legality import explain, is_legal, judge
from rozz.engine.rosenkreuz.model.squares import NAMES, SQUARES, names_of, squares_of
from rozz.engine.rosenkreuz.model.state import State, Way, move_of
from rozz.engine.rosenkreuz.resolution.attainment import Colours, with_attainer_in_hand
from rozz.engine.rosenkreuz.text.notation import Command, Move
from rozz.engine.rosenkreuz.text.report import command_phrase
from rozz.engine.said import Fact, Player, Text, listed, said

#: What to tap for each pick.
EXPECTS = ("rosenkreuz-offer-piece", "rosenkreuz-offer-landing", "rosenkreuz-offer-taken", "rosenkreuz-offer-return")
#: The marks of the squares for each pick; and the marks if arriving there captures.
MARKS = ("own", "target", "take", "back")
CAPTURES = {"target": "capture", "back": "back-capture"}
ATTAINS = "attain"


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a move continues after these picks; invalid picks are skipped."""
    if state.outcome:
        return Offer(said("rosenkreuz-reason-over", who="you"))
    if seat != state.position.to_move:
        return Offer(said("rosenkreuz-reason-not-to-move", name=Player(state.position.to_move)))
    if any(verdict.is_done for verdict in judge(state, seat, given)):
        return Offer(said("rosenkreuz-offer-listed"))
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
        falls = _falls(state, way, depth - 1)
        facts: dict[str, Fact] = {"command": command_phrase(command), "square": trail[-1]}
        key = "rosenkreuz-offer-play-falls" if falls else "rosenkreuz-offer-play"
        expects = said(key, **facts, **falls.facts) if falls else said(key, **facts)
        return Offer(
            expects, command=command, made=trail, trail=trail, elsewhere=_refusals_elsewhere(state, seat, trail, ())
        )
    greyed = _immovable_pieces(state, seat) if depth == 0 else _refused_squares(
        state, seat, way[0]
    ) if depth == 1 else ()
    picks = (*_next_picks(state, ways, depth), *greyed)
    return Offer(
        said(EXPECTS[depth]), picks, made=trail, trail=trail, elsewhere=_refusals_elsewhere(state, seat, trail, picks)
    )


def picks_for(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a move; empty if the move is impossible."""
    if not isinstance(command, Move) or seat != state.position.to_move or not is_legal(state, command):
        return ()
    if any(verdict.is_done for verdict in judge(state, seat, given)):
        return ()
    return tuple(each for each in (command.start, command.landing, command.taken, command.back) if each)


def _next_picks(state: State, ways: Sequence[Way], depth: int) -> Iterable[Pick]:
    """A pick for each square that can come next."""
    leading: dict[int, Way] = {}
    for way in ways:
        leading.setdefault(way[depth], way)
    for square in sorted(leading):
        way, name = leading[square], NAMES[square]
        falls = _falls(state, way, depth)
        mark = CAPTURES.get(MARKS[depth], MARKS[depth]) if falls.theirs else MARKS[depth]
        if depth == 1 and way[2]:
            mark = ATTAINS
        yield Pick(name, _label(state, way, depth), name, mark, note=falls.text)


def _label(state: State, way: Way, depth: int) -> Text:
    """The square with the piece on it, or with the effects of arriving there."""
    square, there = NAMES[way[depth]], state.position.at(way[depth])
    if depth in (0, 2) and there:
        return said("rosenkreuz-offer-own", square=square, colour=there.colour)
    falls, attains = _falls(state, way, depth), depth == 1 and bool(way[2])
    if not falls and not attains:
        return square
    return said("rosenkreuz-offer-arrives", square=square, attains="yes" if attains else "no", **falls.facts)


class _Falls(NamedTuple):
    """The pieces that fall when a piece arrives at a square: the other side's, and the mover's own."""

    theirs: int = 0
    ours: int = 0

    def __bool__(self) -> bool:
        return bool(self.theirs or self.ours)

    @property
    def facts(self) -> dict[str, Fact]:
        """The squares of the pieces that fall, and how many they are."""
        taken, lost = names_of(self.theirs), names_of(self.ours)
        return {"taken": listed(taken), "takes": len(taken), "lost": listed(lost), "loses": len(lost)}

    @property
    def text(self) -> Text:
        """The squares of the pieces that fall, in words; empty if none falls."""
        return said("rosenkreuz-offer-falls", **self.facts) if self else ""


def _falls(state: State, way: Way, depth: int) -> _Falls:
    """What falls on arrival, or after the return; nothing when a piece is only selected."""
    start, landing, taken, back = way
    is_black = bool(state.position.boards[0] & start)
    before = boards_by_color(state.position.boards, is_black)
    after = sets_after_arrival(before, start, landing)
    if depth == 1:
        return _fallen(before, after, landing, start)
    if depth == 3:
        boards = state.ways[way]
        final = boards_by_color(boards[2:] + boards[:2], is_black)
        return _fallen(with_attainer_in_hand(after, landing, taken), final, back)
    return _Falls()


def _fallen(before: Colours, after: Colours, arrival: int, departure: int = 0) -> _Falls:
    """The pieces before, or at `arrival`, that are no longer there; a piece that left `departure` is not lost."""
    theirs, ours = (before[2] | before[3], after[2] | after[3]), (before[0] | before[1], after[0] | after[1])
    return _Falls(theirs[0] & ~theirs[1], (ours[0] & ~departure | arrival) & ~ours[1])


def _immovable_pieces(state: State, seat: str) -> Iterable[Pick]:
    """The seat's pieces that cannot move now, with the reason."""
    boards = state.position.boards
    moving = {way[0] for way in state.ways}
    for start in squares_of(boards[0] | boards[1]):
        if start not in moving:
            name = NAMES[start]
            kept = next((pick.refusal for pick in _refused_squares(state, seat, start)), "")
            stuck = said("rosenkreuz-offer-stuck", square=name, why=kept)
            yield Pick(name, name, name, refusal=stuck if kept else said("rosenkreuz-offer-closed", square=name))


def _refused_squares(state: State, seat: str, start: int) -> Iterable[Pick]:
    """The squares that the piece could reach without K5 and K6, grayed out with the reason."""
    position = state.position
    reachable = {way[1] for way in state.ways if way[0] == start}
    own = position.boards[0] | position.boards[1]
    for landing in squares_of(landings(start, own)):
        if landing not in reachable:
            move = Move(NAMES[start], NAMES[landing], bool(position.opposing & landing))
            refusal = explain(judge(state, seat, (move,))[0])
            yield Pick(NAMES[landing], NAMES[landing], NAMES[landing], refusal=refusal)


def _refusals_elsewhere(state: State, seat: str, trail: tuple[str, ...], picks: Sequence[Pick]) -> Mapping[str, Text]:
    """Why each other square is not possible next: as a landing, a capture or a return.

    With nothing selected, why no piece on it can be selected.
    """
    if not trail:
        return _not_own(state)
    marked = {*trail, *(pick.place for pick in picks)}
    return _LazyRefusals(state, seat, trail, tuple(name for name in SQUARES if name not in marked))


@dataclass(frozen=True)
class _LazyRefusals(Mapping[str, Text]):
    """Why a move cannot use each other square; each is judged only when asked about."""

    state: State
    seat: str
    trail: tuple[str, ...]
    others: tuple[str, ...]

    def __getitem__(self, name: str) -> Text:
        if name not in self.others or not (why := explain(judge(self.state, self.seat, (self._move_to(name),))[0])):
            raise KeyError(name)
        return why

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.others if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _move_to(self, name: str) -> Move:
        """The move that a tap on a square would mean."""
        start, landing, taken = (*self.trail, "", "")[:3]
        opposing = self.state.position.opposing
        if any(way[2] for way in self.state.ways if (NAMES[way[0]], NAMES[way[1]]) == (start, landing)):
            return Move(start, landing, bool(opposing & SQUARES[landing]), taken or name, name)
        return Move(start, name, bool(opposing & SQUARES[name]))


def _not_own(state: State) -> Mapping[str, Text]:
    """Why nothing can be selected on squares without a piece of the mover's."""
    black, white, opposing = *state.position.boards[:2], state.position.opposing
    return {
        name: said("rosenkreuz-offer-opposing" if square & opposing else "rosenkreuz-offer-empty", square=name)
        for name, square in SQUARES.items()
        if not square & (black | white)
    }
