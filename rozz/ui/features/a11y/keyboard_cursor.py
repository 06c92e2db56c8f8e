"""The keyboard cursor on the board: to a place, to the next own one, to the next one that a step is about."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.features.replay import active_board
from rozz.ui.i18n.display_names import place_id
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Updated
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import COMPOSE


def update(model: Model, message: m.CursorMessage) -> Updated:
    """Move the cursor and focus its place, so that it is read aloud."""
    session = model.session
    assert session is not None
    place = _place(session, message)
    if not place:
        return model, ()
    there = replace(session, composer=replace(session.composer, cursor=place))
    after = active_board.showing(there, place)
    return replace(model, session=after), (Focus(place_id(place)),)


def _place(session: Session, message: m.CursorMessage) -> str:
    """Where a message leads; empty if nowhere."""
    match message:
        case m.WalkTo(place):
            return place
        case m.WalkHere():
            return board_description.here(session)
        case m.WalkOwn(forward):
            return board_description.following(board_description.own_places(session), session.composer.cursor, forward)
        case m.WalkTargets(forward) if session.stage == COMPOSE:
            return board_description.following(
                tuple(command_editing.targets(command_editing.offer(session))), session.composer.cursor, forward
            )
        case m.WalkTargets(forward):
            return board_description.following(board_description.spoken_of(session), session.composer.cursor, forward)
    return ""
