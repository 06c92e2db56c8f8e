"""PINs let a seat on a shared device protect what it writes.

They stop a curious neighbor, not someone who can read the browser's storage. Only a hash is kept, with the match, on
this device. A forgotten PIN costs the commands of the turn, never the match.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeVar

from rozz.engine.links.signing.link_hash import H
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Updated
from rozz.ui.state.model import (
    CHANGE_PIN,
    NEW_PIN,
    PASSED_ON,
    PIN,
    REMOVE_PIN,
    SET_PIN,
    Composer,
    Model,
    Session,
)
from rozz.ui.state.session_kinds import Here, SeatPin
from rozz.ui.state.stages import COMPOSE, HANDOVER

Value = TypeVar("Value")

#: How many digits a PIN has.
DIGITS = 4
#: After this many wrong PINs in a row, each further one must wait.
FREE_TRIES = 5
WAIT_SECONDS = 30


class PinResult(Enum):
    """What came of entering a PIN. `MUST_WAIT`: after too many wrong ones it was not even looked at."""

    RIGHT = auto()
    WRONG = auto()
    NOT_DIGITS = auto()
    MUST_WAIT = auto()


@dataclass(frozen=True)
class Attempt:
    """The session after a PIN was entered, what came of it, and whether the next one must wait."""

    session: Session
    verdict: PinResult
    is_last: bool = False

    @property
    def is_right(self) -> bool:
        """Whether the PIN opens the seat."""
        return self.verdict is PinResult.RIGHT


def update(model: Model, message: m.PinMessage) -> Updated:
    """Handle a message about the PIN of a seat."""
    session = model.session
    if session is None:
        return model, ()
    match message:
        case m.SetPin() if can_set_pin(session):
            return _set(model, session, message)
        case m.RemovePin() if session.stage == COMPOSE and is_protected(session, session.seat):
            return _removed(model, session, message)
        case m.ResetPin(colour) if colour and colour == asked_seat(session):
            return replace(model, session=reset_pin(session, colour)), (Focus(PASSED_ON),)
    return model, ()


def pins_of(session: Session) -> Mapping[str, SeatPin]:
    """The PINs at this device, by seat."""
    return session.kind.pins if isinstance(session.kind, Here) else {}


def is_protected(session: Session, seat: str) -> bool:
    """Whether a seat's commands open only with a PIN."""
    return seat in pins_of(session)


def asked_seat(session: Session) -> str:
    """The seat that is asked for its PIN now: to get its commands, or to agree to something; empty if none is."""
    seat = session.seat if session.stage == HANDOVER else ""
    if isinstance(session.kind, Here) and session.kind.question is not None:
        seat = session.kind.question.seat
    return seat if is_protected(session, seat) else ""


def can_set_pin(session: Session) -> bool:
    """Whether the seat that is entering commands may get a PIN or change it: it has something to hide from others."""
    return isinstance(session.kind, Here) and session.stage == COMPOSE and session.kind.has_secrets


def seats_reset(session: Session) -> tuple[str, ...]:
    """The seats that have lost their PIN in this moment."""
    return session.kind.pins_reset if isinstance(session.kind, Here) else ()


def try_pin(session: Session, seat: str, pin: str, now: int) -> Attempt:
    """Enter a PIN for a protected seat."""
    kept = pins_of(session)[seat]
    if _must_wait(kept, now):
        return Attempt(session, PinResult.MUST_WAIT)
    if not _is_pin(pin):
        return Attempt(session, PinResult.NOT_DIGITS)
    if _digest(session, seat, pin) == kept.digest:
        return Attempt(_with_pin(session, seat, SeatPin(kept.digest)) if kept.wrong else session, PinResult.RIGHT)
    tried = replace(kept, wrong=kept.wrong + 1, tried=now)
    return Attempt(_with_pin(session, seat, tried), PinResult.WRONG, is_last=_must_wait(tried, now))


def refused(model: Model, attempt: Attempt, box: str = PIN, panel: str = "") -> Updated:
    """The page after a PIN that opens nothing, with the reason below its box; the panel that asked stays open."""
    return _refused(model, attempt.session, panel, box, _reason(attempt))


def _reason(attempt: Attempt) -> str:
    """Why a PIN opens nothing."""
    match attempt.verdict:
        case PinResult.MUST_WAIT:
            return say("pin-wait", seconds=WAIT_SECONDS)
        case PinResult.NOT_DIGITS:
            return say("pin-digits")
        case _:
            return say("pin-wrong-wait", seconds=WAIT_SECONDS) if attempt.is_last else say("pin-wrong")


def reset_pin(session: Session, seat: str) -> Session:
    """Remove a forgotten PIN with all that the seat has written in this moment; what it has submitted stays."""
    return without_secrets_of(session, (seat,)) if is_protected(session, seat) else session


def without_secrets_of(session: Session, seats: Collection[str]) -> Session:
    """Remove these seats' PINs and what they have written in this moment. Everybody will see whose PIN is gone.

    What they have submitted stays. It can no longer be taken back, because it would then open without the PIN.
    """
    kind = session.kind
    assert isinstance(kind, Here)
    lost = [seat for seat in kind.pins if seat in seats]
    here = replace(
        kind,
        pins=_without(kind.pins, seats),
        pins_reset=tuple(dict.fromkeys((*kind.pins_reset, *lost))),
        came_from="" if kind.came_from in seats else kind.came_from,
    )
    # The cursor's position would give away what was written.
    return replace(
        session,
        kind=here,
        composer=Composer() if session.seat in seats else session.composer,
        drafts=_without(session.drafts, seats),
        planning=_without(session.planning, seats),
        cursors=_without(session.cursors, seats),
    )


def without_pins(session: Session) -> Session:
    """The session for a copy or a file: without PINs, and without what their seats have written in this moment.

    What the table is voting on is left out too, because those agreements were about the original.
    """
    if not isinstance(session.kind, Here):
        return session
    bare = without_secrets_of(session, tuple(session.kind.pins))
    kind = bare.kind
    assert isinstance(kind, Here)
    return replace(bare, kind=replace(kind, pins_reset=(), question=None))


def to_dict(session: Session) -> dict[str, object]:
    """The PINs as plain values, for the saved text of a match; without any there is nothing to save."""
    found: dict[str, object] = {}
    if kept := pins_of(session):
        found["pins"] = {seat: [each.digest, each.wrong, each.tried] for seat, each in kept.items()}
    if seats := seats_reset(session):
        found["pins_reset"] = list(seats)
    return found


def from_dict(found: object) -> dict[str, SeatPin]:
    """The PINs of a saved text. Invalid entries are dropped."""
    rows = found.items() if isinstance(found, dict) else ()
    return {seat: pin for seat, row in rows if (pin := _pin_in(row))}


def _pin_in(row: object) -> SeatPin | None:
    match row:
        case [str(digest), int(wrong), int(tried)]:
            return SeatPin(digest, int(wrong), int(tried))
    return None


def _set(model: Model, session: Session, message: m.SetPin) -> Updated:
    """Give the seat that is entering commands a PIN, or another one."""
    seat = session.seat
    panel, first = (CHANGE_PIN, PIN) if is_protected(session, seat) else (SET_PIN, NEW_PIN)
    if panel == CHANGE_PIN:
        attempt = try_pin(session, seat, message.current, message.now)
        if not attempt.is_right:
            return refused(model, attempt, panel=panel)
        session = attempt.session
    wrong = ""
    if not _is_pin(message.pin):
        wrong = say("pin-digits")
    elif message.pin != message.again:
        wrong = say("pin-differs")
    if wrong:
        # All boxes are empty again, so the player begins with the first one.
        return _refused(model, session, panel, NEW_PIN, wrong)[0], (Focus(first),)
    after = _with_pin(session, seat, SeatPin(_digest(session, seat, message.pin)))
    return replace(model, session=after, toast=say("pin-is-set" if panel == SET_PIN else "pin-changed")), ()


def _removed(model: Model, session: Session, message: m.RemovePin) -> Updated:
    attempt = try_pin(session, session.seat, message.current, message.now)
    if not attempt.is_right:
        return refused(model, attempt, panel=REMOVE_PIN)
    after = _having_pins(attempt.session, _without(pins_of(session), (session.seat,)))
    return replace(model, session=after, toast=say("pin-removed")), ()


def _refused(model: Model, session: Session, panel: str, box: str, why: str) -> Updated:
    """The same page or panel, with the reason below one of its boxes."""
    return replace(model, session=session, dialog=panel, refused=why, form=box), (Focus(box),)


def _must_wait(pin: SeatPin, now: int) -> bool:
    """Whether nobody may try again yet. A clock that was set back ends the wait."""
    return pin.wrong >= FREE_TRIES and 0 <= now - pin.tried < WAIT_SECONDS


def _is_pin(text: str) -> bool:
    return len(text) == DIGITS and text.isascii() and text.isdigit()


def _digest(session: Session, seat: str, pin: str) -> str:
    """The hash that is kept: the same PIN has a different hash for each match and seat."""
    return H("pin", session.match.identity.encode(), seat.encode(), pin.encode()).hex()


def _with_pin(session: Session, seat: str, pin: SeatPin) -> Session:
    return _having_pins(session, {**pins_of(session), seat: pin})


def _having_pins(session: Session, pins: Mapping[str, SeatPin]) -> Session:
    kind = session.kind
    assert isinstance(kind, Here)
    return replace(session, kind=replace(kind, pins=pins))


def _without(values: Mapping[str, Value], seats: Collection[str]) -> dict[str, Value]:
    """The values of all other seats."""
    return {each: value for each, value in values.items() if each not in seats}
