"""The list beside the board of places where the player has pieces. A tap on one opens its sheet.

A long list is folded, so that the choices and commands below it stay in view.
"""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from markupsafe import Markup

from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.games import face_of
from rozz.ui.games.face import WithOwnPieces, WithOwnPlaces
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Kind
from rozz.ui.state.stages import COMPOSE

#: More places are a board of their own, and the board shows them better.
MAX_PLACES = 12
#: More places are folded, because the commands below them come first.
MOST_UNFOLDED = 4
#: Always in the page: inserting it before the list would move the text box, which then loses its caret.
NONE = Markup('<section id="own-places" hidden></section>')


def own_places(session: Session) -> Markup:
    """The player's places as buttons, while nothing is selected; hidden in lessons, which say what to tap."""
    moment = session.match.moment
    is_wanted = not session.composer.made and learning(session) is None and moment is not None and moment.is_sealed
    if not is_wanted:
        return NONE
    command = None
    if isinstance(face_of(session.match.game.name), WithOwnPieces):
        command = (*session.composer.commands, command_editing.offer(session).command)[0]
    return _own_places(session.kind, session.seat, command)


@remembered(most=4)
def _own_places(kind: Kind, seat: str, command: object | None) -> Markup:
    match, session = kind.match, Session(kind, COMPOSE, seat)
    places = _places(session, command)
    if not places or len(places) > MAX_PLACES:
        return NONE
    name = say("guess-places", name=match.names[seat]) if session.is_guess else say("own-places")
    buttons = h.div(".choices.in-a-row" if isinstance(face_of(match.game.name), WithOwnPlaces) else ".choices")[
        [
            h.button(".choice", data_do="select-place", data_tile=place)[h.span(".heard")[f"{name} "], words]
            for place, words in places.items()
        ]
    ]
    is_folded = len(places) > MOST_UNFOLDED
    heading = h.h2("#own-places-name")[say("own-places-number", name=name, number=len(places)) if is_folded else name]
    section = h.section("#own-places.own-places", aria_labelledby="own-places-name")[
        h.details[h.summary[heading], buttons] if is_folded else [heading, buttons]
    ]
    return Markup(str(section))


def _places(session: Session, command: object | None) -> Mapping[str, str]:
    """The player's places, each in words; `command` is the one that is being given."""
    match = session.match
    face = face_of(match.game.name)
    if isinstance(face, WithOwnPieces):
        return face.own_pieces(match, session.seat, command)
    if isinstance(face, WithOwnPlaces):
        return {place: face.own_place(match, place, session.seat) for place in board_description.own_places(session)}
    return {place: face.heading(match, place, session.reader) for place in board_description.own_places(session)}
