"""Whether a command is legal and why not: a table of reasons, each with its rule.

The sentences are the messages `rosenkreuz-reason-…`, filled from a verdict's facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.game import DONE, NO_NAMES, Names, Verdict
from rozz.engine.rosenkreuz.legality.landing_squares import squares_between as line_between
from rozz.engine.rosenkreuz.legality.legal_moves import boards_by_color, has_captured, is_free, sets_after_arrival
from rozz.engine.rosenkreuz.model.position import Position
from rozz.engine.rosenkreuz.model.sides import SIDES
from rozz.engine.rosenkreuz.model.squares import NAMES, SQUARES, names_of
from rozz.engine.rosenkreuz.model.state import State, Way
from rozz.engine.rosenkreuz.resolution.attainment import has_attained, return_squares, with_attainer_in_hand
from rozz.engine.rosenkreuz.resolution.captures import replaceable
from rozz.engine.rosenkreuz.text.notation import Command, Move, Resign
from rozz.engine.said import Fact, OneOf, Text, player, said

REASONS: dict[str, str] = {
    "over": "K9",
    "not-to-move": "K1",
    "one-move": "K1",
    "nobody-there": "K4",
    "not-own": "K4",
    "no-line": "K4",
    "jumps-opposing": "K4",
    "jumps-nothing": "K4",
    "own-landing": "K4",
    "on-own-ground": "K6",
    "wrong-colour": "K6",
    "write-minor": "K6",
    "nothing-replaced": "K6",
    "no-capture": "K5",
    "not-last-rank": "K8",
    "lost-on-arrival": "K8",
    "nobody-left": "K8",
    "unattained": "K8",
    "not-taken": "K8",
    "wrong-return": "K8",
}


def explain(given: Verdict, name: str = "", names: Names = NO_NAMES) -> Text:
    """Why a command was not carried out; empty if it was.

    Without a `name` the text speaks to the player who gives it, otherwise about the player with that name.
    """
    if not given.reason:
        return ""
    facts: dict[str, Fact] = {"who": "other" if name else "you", **given.facts}
    if given.reason == "not-to-move":
        seat = given.facts["to_move"]
        facts = {"name": player(seat, names)}
    if given.reason == "wrong-return":
        squares = given.facts["squares"]
        facts["squares"] = squares[0] if len(squares) == 1 else OneOf(squares)
    return said(f"rosenkreuz-reason-{given.reason}", **facts)


def _void(reason: str, **facts: Any) -> Verdict:
    return Verdict("void", REASONS[reason], reason, facts)


def judge(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """A verdict for each command: only the first counts, K1."""
    return tuple(_void("one-move") if number else _judged(state, seat, each) for number, each in enumerate(commands))


def _judged(state: State, seat: str, command: Command) -> Verdict:
    if state.outcome:
        return _void("over")
    if seat != state.position.to_move:
        return _void("not-to-move", to_move=state.position.to_move)
    if isinstance(command, Resign) or is_legal(state, command):
        return DONE
    return _refusal(state.position, command)


def way_of(move: Move) -> Way:
    """A move by its squares."""
    return SQUARES[move.start], SQUARES[move.landing], SQUARES.get(move.taken, 0), SQUARES.get(move.back, 0)


def is_legal(state: State, move: Move) -> bool:
    """Whether a move is legal, and written correctly."""
    return way_of(move) in state.ways and move.is_minor == bool(state.position.opposing & SQUARES[move.landing])


def _refusal(position: Position, move: Move) -> Verdict:
    """Why a move is not legal: K4 the movement, K6 the piece on the landing, then what the move achieves."""
    return _movement(position, move) or _replacement(position, move) or _achievement(position, move)


def _movement(position: Position, move: Move) -> Verdict | None:
    """K4."""
    start, landing = SQUARES[move.start], SQUARES[move.landing]
    mover = position.at(start)
    if mover is None:
        return _void("nobody-there", start=move.start)
    if mover.owner != position.to_move:
        return _void("not-own", start=move.start)
    between = line_between(start, landing)
    if between is None:
        return _void("no-line", start=move.start, landing=move.landing)
    for square in between:
        jumped = position.at(square)
        if jumped is None or jumped.owner != mover.owner:
            return _void("jumps-opposing" if jumped else "jumps-nothing", square=NAMES[square])
    there = position.at(landing)
    if there and there.owner == mover.owner:
        return _void("own-landing", landing=move.landing)
    return None


def _replacement(position: Position, move: Move) -> Verdict | None:
    """K6."""
    landing = SQUARES[move.landing]
    there, mover = position.at(landing), position.at(SQUARES[move.start])
    assert mover
    if there is None:
        return _void("nothing-replaced", start=move.start, landing=move.landing) if move.is_minor else None
    if not replaceable(landing, is_black=there.colour == "white"):
        return _void("on-own-ground", landing=move.landing, colour=there.colour)
    if there.colour == mover.colour:
        return _void("wrong-colour", landing=move.landing, colour="white" if there.colour == "black" else "black")
    return None if move.is_minor else _void("write-minor", start=move.start, landing=move.landing)


def _achievement(position: Position, move: Move) -> Verdict:
    """K5 and K8, for a possible movement."""
    start, landing, taken, back = way_of(move)
    side = SIDES[position.to_move]
    is_black = bool(position.boards[0] & start)
    before = boards_by_color(position.boards, is_black)
    after = sets_after_arrival(before, start, landing)
    if not has_attained(side, after, landing):
        if not is_free(side, start, landing) and not has_captured(before, after):
            return _void("no-capture")
        if not landing & side.last:
            return _void("not-last-rank", landing=move.landing)
        return _void("lost-on-arrival" if not after[0] & landing else "nobody-left", landing=move.landing)
    if not taken:
        return _void("unattained")
    if not taken & (after[2] | after[3]):
        return _void("not-taken", taken=move.taken)
    mine, mates, enemies, rivals = with_attainer_in_hand(after, landing, taken)
    free = return_squares(side, is_black, mine | mates | enemies | rivals)
    assert not back & free
    return _void("wrong-return", back=move.back, squares=tuple(names_of(free)))
