"""Repeat a command at a seat's next moments: to set up armies one by one without a tap for each.

Only with open commands on one device, and only while the rules accept the command.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.features.table import shared_device
from rozz.ui.state import messages as m
from rozz.ui.state.model import Again, Composer, Model, Session, Written
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import COMPOSE

#: Numbers of repetitions to offer, if possible, besides all.
TIMES_OFFERED = (5, 10)


def can_repeat(session: Session) -> bool:
    """Whether a command can be repeated: in a local match with open commands."""
    is_match = isinstance(session.kind, Here) and not session.is_trial and session.solving is None
    return is_match and learning(session) is None and not session.is_sealed


def begun(model: Model, session: Session, commands: tuple[object, ...], times: int) -> Again:
    """What is left to repeat after the first time, along with what other seats repeat."""
    others = model.again.given if model.again is not None else {}
    # Count the first moment as over: taking it back stops the repetition.
    return Again(session.match.identity, {**others, session.seat: (commands, times - 1)}, len(session.match.played) + 1)


def repeat(model: Model, message: m.Message) -> Model:
    """Give repeated commands at their seats' moments, and drop them when they end."""
    again, session = model.again, model.session
    if again is None:
        return model
    if session is None or isinstance(message, m.StopAgain) or not _holds(model, session, again):
        return replace(model, again=None)
    given = {seat: each for seat, each in again.given.items() if seat in session.kind.people}
    while session.stage == COMPOSE and session.seat in given:
        seat = session.seat
        commands, left = given[seat]
        can_be_given = can_repeat(session) and not session.match.refusal(seat, commands)
        if can_be_given:
            session = shared_device.hand_in(replace(session, composer=Composer(Written(commands))))
            given[seat] = (commands, left - 1)
        if not can_be_given or left == 1:
            del given[seat]
    after = replace(again, given=given, played=len(session.match.played))
    return replace(model, session=session, again=after if given else None)


def _holds(model: Model, session: Session, again: Again) -> bool:
    """Whether it is still the same match on the screen, and no moment was taken back."""
    match = session.match
    is_shown = model.screen == "table" and model.aside is None and match.identity == again.identity
    return is_shown and len(match.played) >= again.played
