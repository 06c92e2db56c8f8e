"""Forms for the PIN of a seat: on the handover page, at a vote, in panels, and the question about a forgotten one.

The boxes never have a value in the markup. The button's message takes what is typed, so no form is ever submitted:
browsers would offer to save the PIN, and fill it in for the next player.
"""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from rozz.ui.features.table import seat_pins, seat_swaps
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import (
    CHANGE_PIN,
    NEW_PIN,
    PASSED_ON,
    PIN,
    PIN_AGAIN,
    REMOVE_PIN,
    RESET_PIN,
    SET_PIN,
    Model,
    Session,
)

#: The id of what the handover page says to a player with a PIN.
HOW = "pass-how"
#: The handover page's heading leads keyboard users on to the box, where it is read out together with the heading.
ONWARD: Mapping[str, str] = {"data-onward": f"#{PIN}", "data-told": f"{PASSED_ON} {HOW}"}


def panels(model: Model) -> tuple[str, ...]:
    """The panels that can be open now."""
    session = model.session
    if session is None or model.screen != "table":
        return ()
    if seat_pins.asked_seat(session):
        return (RESET_PIN,)
    if not seat_pins.can_set_pin(session):
        return ()
    return (CHANGE_PIN, REMOVE_PIN) if seat_pins.is_protected(session, session.seat) else (SET_PIN,)


def pin_question(model: Model, session: Session) -> list[h.Element]:
    """In place of the button on the handover page: the box for the PIN, the button, and a way on without the PIN."""
    return _pin_question(model, session, session.seat, "i-am", "i-am")


def agreement_pin_question(model: Model, session: Session) -> list[h.Element]:
    """The same in place of the button with which a player agrees to something."""
    return _pin_question(model, session, seat_pins.asked_seat(session), "agree", "agrees")


def _pin_question(model: Model, session: Session, seat: str, message: str, label: str) -> list[h.Element]:
    name = session.match.names[seat]
    return [
        h.form(".stack")[
            _box(model, PIN, say("pin-of", name=name), "pin"),
            h.button(".button.primary", type="submit", data_do=message, data_colour=seat)[say(label, name=name)],
        ],
        h.button(".link", data_do="dialog", data_name=RESET_PIN, aria_haspopup="dialog")[say("pin-forgotten")],
    ]


def set_pin_form(model: Model) -> h.Node:
    """The panel for a first PIN."""
    return h.form(".stack")[
        h.p[say("set-pin-how")],
        h.p(".note")[say("set-pin-forgotten")],
        _new_pin_boxes(model, say("pin-first")),
        h.button(".button.primary", type="submit", data_do="set-pin")[say("set-pin")],
    ]


def change_pin_form(model: Model) -> h.Node:
    """The panel for another PIN."""
    return h.form(".stack")[
        _box(model, PIN, say("pin-current"), "current"),
        _new_pin_boxes(model, say("pin-new")),
        h.button(".button.primary", type="submit", data_do="set-pin")[say("change-pin")],
    ]


def _new_pin_boxes(model: Model, label: str) -> list[h.Element]:
    """The boxes in which a new PIN is typed twice."""
    return [_box(model, NEW_PIN, label, "pin"), _box(model, PIN_AGAIN, say("pin-again"), "again")]


def remove_pin_form(model: Model) -> h.Node:
    """The panel to remove a PIN."""
    return h.form(".stack")[
        _box(model, PIN, say("pin-current"), "current"),
        h.button(".button.primary", type="submit", data_do="remove-pin")[say("remove-pin")],
    ]


def reset_question(model: Model) -> h.Node:
    """What a reset deletes, and the button for it."""
    session = model.session
    seat = seat_pins.asked_seat(session) if session else ""
    if session is None or not seat:
        return None
    name = session.match.names[seat]
    return [
        h.div("#doubted.stack")[h.p[say("reset-pin-how", name=name)]],
        h.div(".row")[
            h.button(".button.primary", data_do="reset-pin", data_colour=seat)[say("reset-pin")],
            h.button(".button", data_do="close")[say("keep-pin")],
        ],
    ]


def reset_notes(session: Session) -> list[h.Element]:
    """Whose PIN was reset, shown to everyone, including its owner, because somebody else may have reset it."""
    names = (seat_swaps.person_of(session.match, seat) for seat in seat_pins.seats_reset(session))
    return [h.p(".note")[say("pin-was-reset", name=name)] for name in names]


def _box(model: Model, identity: str, label: str, name: str) -> h.Element:
    """A box for a PIN. Below it: why the last PIN was refused."""
    fault = f"{identity}-fault"
    is_refused = bool(model.refused) and model.form == identity
    return h.div(".pin-box")[
        h.label[
            h.span(".note")[label],
            h.input(
                id=identity,
                type="password",
                name=name,
                inputmode="numeric",
                maxlength=seat_pins.DIGITS,
                # Browsers ignore "off" for passwords, and would fill in what they have saved.
                autocomplete="one-time-code",
                aria_invalid="true" if is_refused else None,
                aria_describedby=fault if is_refused else None,
            ),
        ],
        h.p(".fault", id=fault)[model.refused] if is_refused else None,
    ]
