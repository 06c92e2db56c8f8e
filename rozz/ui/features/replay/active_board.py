"""Which of a game's boards is in front: that of the moment, or one that the player has chosen."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import board_of
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import BoardName, WithBoards, boards_of
from rozz.ui.state.model import Session
from rozz.ui.state.stages import REVEAL


def board_names(session: Session) -> tuple[BoardName, ...]:
    """The boards of the match; empty if there is only one."""
    return boards_of(face_of(session.match.game.name), session.match.scenario)


def front(session: Session) -> str:
    """The board that is shown; empty if there is only one."""
    known = [each.key for each in board_names(session)]
    if not known:
        return ""
    board, *at = session.turned_to
    return board if board in known and tuple(at) == _at(session) else usual(session)


def usual(session: Session) -> str:
    """The board of the current moment, or of the shown step."""
    match, face = session.match, face_of(session.match.game.name)
    if not isinstance(face, WithBoards):
        return ""
    if session.stage != REVEAL:
        return face.front_board(match.state)
    steps = replay_steps.steps(match, session.shown_turn)
    step = steps[min(session.step, len(steps) - 1)]
    return step.board or face.front_board(match.played[session.shown_turn - 1].before)


def title(session: Session) -> str:
    """The title of the shown board; empty if there is only one."""
    at = front(session)
    return next((each.title for each in board_names(session) if each.key == at), "")


def can_turn(session: Session) -> bool:
    """Whether the shown board can be turned around."""
    at = front(session)
    is_fixed = any(each.key == at and not each.can_turn for each in board_names(session))
    return face_of(session.match.game.name).can_turn and not is_fixed


def board_of_place(session: Session, place: str) -> str:
    """The board of a place; empty if there is only one."""
    known = board_names(session)
    return (board_of(place) or known[0].key) if known else ""


def on_front(session: Session, *places: str) -> str:
    """The first of some places that is on the shown board, or else where the cursor starts there."""
    match, face, at = session.match, face_of(session.match.game.name), front(session)
    if found := next((each for each in places if each and board_of_place(session, each) == at), ""):
        return found
    home = face.start_place(match, session.seat)
    if not at or board_of_place(session, home) == at or not isinstance(face, WithBoards):
        return home
    return face.start_place_on(match, session.seat, at)


def looked_at(session: Session, whose: str) -> str:
    """The viewer, plus the shown board if there are several: each has its own zoom."""
    return f"{whose} {front(session)}".rstrip()


def turned(session: Session, board: str) -> Session:
    """Bring a board to the front for the current moment; the next one if none is named."""
    known = [each.key for each in board_names(session)]
    if not known or board not in ("", *known):
        return session
    there = board or known[(known.index(front(session)) + 1) % len(known)]
    return session if there == front(session) else replace(session, turned_to=(there, *_at(session)))


def showing(session: Session, place: str) -> Session:
    """Bring the board of a place to the front."""
    return turned(session, board_of_place(session, place)) if place and board_names(session) else session


def _at(session: Session) -> tuple[str, int]:
    """The current moment: a choice made in another one no longer counts."""
    is_shown = session.stage == REVEAL
    return session.stage, session.shown_turn if is_shown else len(session.match.played)
