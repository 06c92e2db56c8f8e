"""The table while a computer player thinks: the current board, the progress, and a button to stop waiting."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.opponents import computer_levels, computer_seats
from rozz.ui.features.replay import active_board
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_dots
from rozz.ui.page_regions import region
from rozz.ui.state.model import Model, Session
from rozz.ui.views.table.handover import exit_links, take_back_button
from rozz.ui.views.table.repetition_panel import running_repetitions
from rozz.ui.views.table.table import places_of_last_move
from rozz.ui.views.widgets.shared_parts import board_tabs, map_tools, slip_foot, table_bar, thinking_progress


def waiting_for_secrets(model: Model, session: Session) -> h.Element:
    """Who is awaited, and nothing else: several people share the page and have handed in secrets."""
    return h.main(".handover")[_slip(model, session), take_back_button(session), h.div(".row")[exit_links(session)]]


def waiting_page(model: Model, session: Session, toast: h.Node) -> h.Element:
    """Who is awaited, beside the board."""
    match = session.match
    face = face_of(match.game.name)
    viewer = next(iter(session.kind.people), "")
    front, turned = active_board.front(session), session.is_turned
    cursor = active_board.on_front(session, session.composer.cursor) if front else session.composer.cursor
    marks = Marks(
        viewer=viewer, cursor=cursor, lit=places_of_last_move(session), is_turned=turned, tier=model.tier, board=front
    )
    return h.div(".table-screen")[
        table_bar(session, match.moment),
        h.main(".table")[
            h.div(".map")[
                board_tabs(session), face.board(match, marks, (), None), map_tools(active_board.can_turn(session))
            ],
            h.aside(".slip", aria_label=_thinker(session))[
                region("slip-head", h.div("#slip-head.thinking")[_slip(model, session)]), slip_foot(toast)
            ],
        ],
    ]


def _thinker(session: Session) -> str:
    turn = computer_seats.turn_of(session)
    return say("thinks", name=session.match.names[turn.seat]) if turn else say("all-in")


def _slip(model: Model, session: Session) -> h.Node:
    """Who thinks, the progress, and a button to stop waiting."""
    turn = computer_seats.turn_of(session)
    level = next(
        (computer_levels.level_of(each) for each in session.match.seats if turn and each.colour == turn.seat), None
    )
    about = [computer_levels.level_about(level)] if level else []
    return [
        h.h1("#commanding", tabindex="-1")[_thinker(session)],
        h.p(".quiet")[with_dots((moment_name(session.match.moment), *about))],
        thinking_progress("thought", model.best),
        running_repetitions(model),
        h.div(".row")[h.button(".button", data_do="do-not-wait")[say("do-not-wait")]],
    ]
