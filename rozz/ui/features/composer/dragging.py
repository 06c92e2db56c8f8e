"""Giving commands by dragging: a drag from one place to another has the same result as tapping both.

Independent of any game. During a drag, neither the list nor the current command changes: only `Model.dragged` names the
start, and the board shows what a tap on it would show. So a cancelled drag leaves no trace.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import NO_DESTINATION, Pick
from rozz.ui.features.composer import command_editing, written_session
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import COMPOSE


def drag_targets(model: Model, start: str, must_be_selected: bool = False) -> frozenset[str]:
    """Where a drag from a place can end; empty if nothing can be dragged from there.

    must_be_selected: only if a tap has selected the start before.
    """
    session = model.session
    if session is None or session.stage != COMPOSE or model.screen != "table" or model.dialog:
        return frozenset()
    seen = written_session.in_composer(session)
    held = with_start_selected(seen, start)
    if held is None or (must_be_selected and held is not seen):
        return frozenset()
    return destinations(held)


def with_start_selected(session: Session, start: str) -> Session | None:
    """The session with the start selected, if something can be dragged from it; otherwise None.

    The session itself if the start is selected already, so that chosen kinds and numbers stay.
    """
    composer = session.composer
    fresh = replace(session, composer=composer.without_selection())
    if _is_destination(_pick_at(fresh, start)):
        return None  # a place to choose, not one to drag from
    if start == start_of_current_command(session):
        return session
    # A place can be the destination of the current command. Then the drag begins another command.
    for before in (session, fresh):
        if _is_destination(_pick_at(before, start)):
            continue
        after = replace(before, composer=command_editing.tapped(before, start))
        if after.composer.written == composer.written and start_of_current_command(after) == start:
            return after
    return None


def start_of_current_command(session: Session) -> str:
    """The place from which the current command can continue; empty if there is none.

    Usually that is its first place. If its last place is not among the next ones, the way continues from there.
    """
    trail, ends = command_editing.offer(session).trail, destinations(session)
    if not trail or not ends:
        return ""
    return trail[0] if trail[-1] in ends else trail[-1]


def destinations(session: Session) -> frozenset[str]:
    """The places that the current command can lead to."""
    going = command_editing.offer(session)
    start = going.trail[:1]
    return frozenset(pick.place for pick in going.picks if _is_destination(pick) and (pick.place,) != start)


def with_drop(session: Session, start: str, end: str) -> tuple[Session, Session] | None:
    """The session with the start selected, and then with the end picked too.

    None if this is not a valid drag or changes nothing. Unlike a second tap on a target, a drag to it never adds the
    command to the list.
    """
    held = with_start_selected(session, start)
    if held is None or end not in destinations(held) or end in command_editing.offer(held).trail:
        return None
    return held, replace(held, composer=command_editing.tapped(held, end))


def session_on_board(model: Model, session: Session) -> Session:
    """The session as the board shows it: during a drag, the drag's start is selected."""
    return (with_start_selected(session, model.dragged) or session) if model.dragged else session


def _pick_at(session: Session, place: str) -> Pick | None:
    """What a tap on a place picks."""
    picks = command_editing.offer(session).picks
    return next((pick for pick in picks if pick.place == place and not pick.refusal), None)


def _is_destination(pick: Pick | None) -> bool:
    """Whether a pick sends something to its place."""
    return pick is not None and bool(pick.place and pick.mark) and not pick.refusal and pick.mark not in NO_DESTINATION
