"""Where the player has pieces, beside the board: a tap on a place is a tap on the board."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.a11y import board_description
from rozz.ui.features.lessons.lesson_actions import learning
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session

#: More places are a board of their own, and the board shows them better.
MOST_PLACES = 12


def own_places(session: Session) -> h.Element:
    """The player's places as buttons, while nothing is in hand; hidden else, and where a lesson says what to tap."""
    moment = session.match.moment
    is_wanted = not session.composer.made and learning(session) is None and moment is not None and moment.is_sealed
    places = board_description.own(session) if is_wanted else ()
    if not places or len(places) > MOST_PLACES:
        # Always in the page: inserting it before the list would move the text box, which then loses its caret.
        return h.section("#own-places", hidden=True)
    face, match = face_of(session.match.game.name), session.match
    return h.section("#own-places.own-places", aria_labelledby="own-places-name")[
        h.h2("#own-places-name")[say("own-places")],
        h.div(".choices")[
            [
                h.button(".choice", data_do="tile", data_tile=place)[
                    h.span(".heard")[f"{say('own-places')} "], face.heading(match, place, session.seat)
                ]
                for place in places
            ]
        ],
    ]
