"""RosenKreuz as a search tree: bare boards, and every step with its captures, without commands or states.

A position is (the side to move, its boards); a move is its way, which is its four squares.
"""

from __future__ import annotations

from rozz.engine.ai.search.game_tree import SURE, TreeStep
from rozz.engine.rosenkreuz.ai.kreuz_value import MATERIAL, PIECE, CachedEvaluation, place_worth
from rozz.engine.rosenkreuz.legality.legal_moves import Boards, LegalMove, legal_moves
from rozz.engine.rosenkreuz.model.sides import SEATS, SIDES
from rozz.engine.rosenkreuz.model.state import State

#: 0 or 1, the place of the side to move in `SEATS`; and the boards as it sees them.
Position = tuple[int, Boards]

_SIDES = tuple(SIDES[seat] for seat in SEATS)
#: A piece that attains may take any piece and return to several squares: this many of the best ways are searched.
_ATTAINMENTS, _LOUD_ATTAINMENTS = 6, 2
#: The estimate of a capture that ends the game.
_A_WIN = 20 * PIECE
#: A lead of this much wins three games out of four.
_EVEN = 1400


class KreuzTree:
    """Steps, captures and endings of bare boards; one tree per search, because it caches its results."""

    noisy_margin, quiet_margin, lead = 900, 300, 500

    def __init__(self, liked: int = 0) -> None:
        self._standing = CachedEvaluation(liked)

    def mover(self, position: Position) -> int:
        """The side to move."""
        return position[0]

    def steps(self, position: Position) -> list[TreeStep]:
        """All steps except the lesser ways of an attainment; none once a side has lost a color, K9."""
        side, boards = position
        if not all(boards):
            return []
        return _prune_attainments(side, boards, legal_moves(_SIDES[side], boards), _ATTAINMENTS)

    def noisy_steps(self, position: Position) -> list[TreeStep]:
        """The steps that win more than they lose."""
        side, boards = position
        found = _prune_attainments(side, boards, legal_moves(_SIDES[side], boards, with_quiet=False), _LOUD_ATTAINMENTS)
        return [step for step in found if step.estimate > 0]

    def static_value(self, position: Position) -> int:
        """The static evaluation."""
        return self._standing(*position)

    def chance(self, value: int) -> float:
        """The chance of winning; a lead of two pieces wins three games out of four. Uses only basic arithmetic."""
        return 0.5 + 0.5 * value / (_EVEN + abs(value)) if abs(value) <= SURE else float(value > 0)

    def ending(self, position: Position, has_no_steps: bool) -> int | None:
        """K9: a mover without a color has lost, even if both sides are; so has one without a move."""
        black, white, their_black, their_white = position[1]
        if not black or not white:
            return -1
        if not their_black or not their_white:
            return 1
        return -1 if has_no_steps else None


def position_of(state: State) -> Position:
    """The position of a state that is not over."""
    return SEATS.index(state.position.to_move), state.position.boards


def _prune_attainments(side: int, boards: Boards, moves: list[LegalMove], most: int) -> list[TreeStep]:
    """The moves as steps; for each attainment only the ways with the highest immediate gain are kept."""
    by_arrival: dict[tuple[int, int], list[TreeStep]] = {}
    steps = []
    for move in moves:
        start, landing, taken, back, after = move
        won = _material_gain(boards, after)
        if taken:
            step = TreeStep(won + _placement_gain(side, boards, start, taken, back), move[:4], (1 - side, after))
            by_arrival.setdefault((start, landing), []).append(step)
        else:
            steps.append(TreeStep(won, move[:4], (1 - side, after)))
    for ways in by_arrival.values():
        if len(ways) > most:
            ways.sort(key=lambda way: -way.estimate)
        steps += ways[:most]
    return steps


def _placement_gain(side: int, boards: Boards, start: int, taken: int, back: int) -> int:
    """What an attainment changes besides pieces: the victim loses its place, the attaining piece its progress, K8."""
    is_black = bool(boards[0] & start)
    way = place_worth(side, is_black, back) - place_worth(side, is_black, start)
    return way + place_worth(1 - side, bool(boards[2] & taken), taken)


def _material_gain(before: Boards, after: Boards) -> int:
    """What a move gains minus what it costs; 0 if no piece falls, and the maximum if it wins, K9."""
    their_black, their_white, black, white = after
    if before[2] == their_black and before[3] == their_white:
        # Nothing is taken; losing own pieces is only a cost.
        own = before[0].bit_count() + before[1].bit_count() - black.bit_count() - white.bit_count()
        return -PIECE * own
    if not their_black or not their_white:
        return _A_WIN
    return (
        MATERIAL[9 * black.bit_count() + white.bit_count()]
        - MATERIAL[9 * before[0].bit_count() + before[1].bit_count()]
        + MATERIAL[9 * before[2].bit_count() + before[3].bit_count()]
        - MATERIAL[9 * their_black.bit_count() + their_white.bit_count()]
    )
