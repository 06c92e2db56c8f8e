"""PINs: on a shared device a seat may protect what it writes. They keep out the curious, not who can read the store.

Only a hash is kept, with the match, on this device. Whoever forgets the PIN loses the commands of the turn, never the
match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from rozz.engine.links.signing.link_hash import H
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus
from rozz.ui.state.model import (
    CHANGE_PIN,
    NEW_PIN,
    PASSED_ON,
    PIN,
    PIN_AGAIN,
    REMOVE_PIN,
    SET_PIN,
    Composer,
    Model,
    Session,
)
from rozz.ui.state.session_kinds import Here, SeatPin
from rozz.ui.state.stages import COMPOSE, HANDOVER

Step = tuple[Model, tuple[Effect, ...]]
Value = TypeVar("Value")

#: How many digits a PIN has.
DIGITS = 4
#: After this many wrong PINs in a row, each further one must wait.
FREE_TRIES = 5
WAIT_SECONDS = 30


def update(model: Model, message: m.PinMessage) -> Step:
    """Handle a message about the PIN of a seat."""
    session = model.session
    if session is None:
        return model, ()
    match message:
        case m.SetPin() if can_have(session):
            return _set(model, session, message)
        case m.RemovePin() if is_protected(session, session.seat):
            return _removed(model, session, message)
        case m.ResetPin(colour) if session.stage == HANDOVER and session.seat == colour:
            return replace(model, session=reset(session, colour)), (Focus(PASSED_ON),)
    return model, ()


def pins(session: Session) -> Mapping[str, SeatPin]:
    """The PINs at this device, by seat."""
    return session.kind.pins if isinstance(session.kind, Here) else {}


def is_protected(session: Session, seat: str) -> bool:
    """Whether a seat's commands open only with a PIN."""
    return seat in pins(session)


def can_have(session: Session) -> bool:
    """Whether the seat that writes may get a PIN or change it: there is something to hide from others at the device."""
    return isinstance(session.kind, Here) and session.stage == COMPOSE and session.kind.has_secrets


def reset_of(session: Session) -> tuple[str, ...]:
    """The seats whose PIN was reset in this moment."""
    return session.kind.pins_reset if isinstance(session.kind, Here) else ()


def entered(session: Session, seat: str, pin: str, now: int) -> tuple[Session, str]:
    """The session after a PIN was entered for a protected seat, and why it opens nothing; empty if it is right."""
    kept = pins(session)[seat]
    if waits := _seconds_left(kept, now):
        return session, say("pin-wait", seconds=waits)
    if not _is_pin(pin):
        return session, say("pin-digits")
    if _digest(session, seat, pin) == kept.digest:
        return (_with(session, seat, SeatPin(kept.digest)) if kept.wrong else session), ""
    tried = replace(kept, wrong=kept.wrong + 1, tried=now)
    waits = _seconds_left(tried, now)
    return _with(session, seat, tried), say("pin-wrong-wait", seconds=waits) if waits else say("pin-wrong")


def reset(session: Session, seat: str) -> Session:
    """Remove a forgotten PIN with all that the seat has written in this moment; what it has submitted stays."""
    kind = session.kind
    if not isinstance(kind, Here) or seat not in kind.pins:
        return session
    kind = replace(kind, pins=_less(kind.pins, seat), pins_reset=tuple(dict.fromkeys((*kind.pins_reset, seat))))
    after = replace(session, kind=kind, composer=Composer(), drafts=_less(session.drafts, seat))
    # Where the cursor was left tells what was written.
    return replace(after, planning=_less(session.planning, seat), cursors=_less(session.cursors, seat))


def without_pins(session: Session) -> Session:
    """The session for a copy or a file, where nobody has a PIN."""
    kind = session.kind
    return replace(session, kind=replace(kind, pins={}, pins_reset=())) if isinstance(kind, Here) else session


def plain(session: Session) -> dict[str, object]:
    """The PINs as plain values, for the saved text of a match; without any there is nothing to save."""
    found: dict[str, object] = {}
    if kept := pins(session):
        found["pins"] = {seat: [each.digest, each.wrong, each.tried] for seat, each in kept.items()}
    if seats := reset_of(session):
        found["pins_reset"] = list(seats)
    return found


def read(found: object) -> dict[str, SeatPin]:
    """The PINs of a saved text; what is none is dropped."""
    rows = found.items() if isinstance(found, dict) else ()
    return {seat: pin for seat, row in rows if (pin := _pin_in(row))}


def _pin_in(row: object) -> SeatPin | None:
    match row:
        case [str(digest), int(wrong), int(tried)]:
            return SeatPin(digest, int(wrong), int(tried))
    return None


def _set(model: Model, session: Session, message: m.SetPin) -> Step:
    """Give the seat that writes a PIN, or another one."""
    seat, panel = session.seat, SET_PIN
    if is_protected(session, seat):
        panel = CHANGE_PIN
        session, refused = entered(session, seat, message.current, message.now)
        if refused:
            return _refused(model, session, panel, PIN, refused)
    if not _is_pin(message.pin):
        return _refused(model, session, panel, NEW_PIN, say("pin-digits"))
    if message.pin != message.again:
        return _refused(model, session, panel, PIN_AGAIN, say("pin-differs"))
    after = _with(session, seat, SeatPin(_digest(session, seat, message.pin)))
    return replace(model, session=after, toast=say("pin-is-set" if panel == SET_PIN else "pin-changed")), ()


def _removed(model: Model, session: Session, message: m.RemovePin) -> Step:
    session, refused = entered(session, session.seat, message.current, message.now)
    if refused:
        return _refused(model, session, REMOVE_PIN, PIN, refused)
    return replace(model, session=_without(session, session.seat), toast=say("pin-removed")), ()


def _refused(model: Model, session: Session, panel: str, box: str, why: str) -> Step:
    """The same panel, with the reason below one of its boxes."""
    return replace(model, session=session, dialog=panel, refused=why, form=box), (Focus(box),)


def _seconds_left(pin: SeatPin, now: int) -> int:
    """How long nobody may try again. Who sets the clock back need not wait for the same time to come again."""
    passed = now - pin.tried
    return WAIT_SECONDS - passed if pin.wrong >= FREE_TRIES and 0 <= passed < WAIT_SECONDS else 0


def _is_pin(text: str) -> bool:
    return len(text) == DIGITS and text.isascii() and text.isdigit()


def _digest(session: Session, seat: str, pin: str) -> str:
    """The hash that is kept: the same PIN has another one in each match and for each seat."""
    return H("pin", session.match.identity.encode(), seat.encode(), pin.encode()).hex()


def _with(session: Session, seat: str, pin: SeatPin) -> Session:
    kind = session.kind
    assert isinstance(kind, Here)
    return replace(session, kind=replace(kind, pins={**kind.pins, seat: pin}))


def _without(session: Session, seat: str) -> Session:
    kind = session.kind
    assert isinstance(kind, Here)
    return replace(session, kind=replace(kind, pins=_less(kind.pins, seat)))


def _less(values: Mapping[str, Value], seat: str) -> dict[str, Value]:
    """The values of all other seats."""
    return {each: value for each, value in values.items() if each != seat}
