"""The panel where seats change hands: who plays which seat now and next."""

from __future__ import annotations

import htpy as h

from rozz.engine.match import HERE, SeatAssignment
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.opponents import computer_levels
from rozz.ui.features.table import seat_swaps
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model, Session


def seat_changes_panel(model: Model) -> h.Node:
    """A row for every seat, and one button for all."""
    session = model.session
    if session is None:
        return None
    styles = seat_styles(session.match.colours)
    can_change = {place.colour for place in seat_swaps.changeable(session)}
    return h.form(".stack", data_on="change-seats")[
        h.div(".seat-form")[
            [
                h.div[
                    seat_chip(styles[place.colour]),
                    h.span[place.shown],
                    _seat_choice(place) if place.colour in can_change else _why_not(session, place),
                ]
                for place in session.match.seats
            ]
        ],
        [h.p(".note")[each] for place in session.match.seats if (each := computer_levels.unknown_level(place))],
        h.p(".note")[say("seats-how")],
        h.button(".button.primary", type="submit")[say("seats-change")],
    ]


def _why_not(session: Session, place: SeatAssignment) -> h.Element:
    has_left = place.colour in session.match.game.departed_seats(session.match.state)
    return h.span(".quiet")[say("has-left") if has_left else say("passive", colour=color_name(place.colour))]


def _seat_choice(place: SeatAssignment) -> h.Element:
    """How a seat is played, and the alternatives."""
    is_computer = computer_levels.is_played_by_computer(place)
    now = computer_levels.level_of(place).number if is_computer else 0
    return h.select(name=f"plays-{place.colour}", aria_label=say("plays", colour=color_name(place.colour)))[
        h.option(value=HERE, selected=not is_computer)[say("take-over" if is_computer else "plays-here")],
        h.optgroup(label=say("plays-computer"))[
            [
                h.option(value=computer_levels.plays_at(each.number), selected=each.number == now)[
                    computer_levels.numbered(each)
                ]
                for each in computer_levels.levels()
            ]
        ],
    ]
