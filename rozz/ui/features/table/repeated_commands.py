"""What is given again at each of a seat's next moments: armies that are set up one by one, without a tap for each.

Only where all look on at one device, and only as long as the rules take the same once more.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rozz.ui.features.lessons.lesson_actions import learning
from rozz.ui.features.table import turn_order
from rozz.ui.state import messages as m
from rozz.ui.state.model import Again, Composer, Model, Session, Written
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import COMPOSE


def can_repeat(session: Session) -> bool:
    """Whether something can be given at several moments at once: in a match here, where everybody looks on."""
    moment = session.match.moment
    is_match = isinstance(session.kind, Here) and not session.is_trial and session.solving is None
    return is_match and learning(session) is None and moment is not None and not moment.is_sealed


def begun(model: Model, session: Session, commands: tuple[Any, ...], times: int) -> Again:
    """What is left of it after the first time, beside what others at the table have begun."""
    others = model.again.given if model.again is not None else {}
    # The first of them is over as soon as this is seen: who takes it back wants none of the rest either.
    return Again(
        session.match.identity, {**others, session.seat: (commands, times - 1)}, len(session.match.played) + 1
    )


def gone_on(model: Model, message: m.Message) -> Model:
    """The page with what is to be given again given, as seats' moments come; and without it where it has ended."""
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
            session = turn_order.handed_in(replace(session, composer=Composer(Written(commands))))
            given[seat] = (commands, left - 1)
        if not can_be_given or left == 1:
            del given[seat]
    after = replace(again, given=given, played=len(session.match.played))
    return replace(model, session=session, again=after if given else None)


def _holds(model: Model, session: Session, again: Again) -> bool:
    """Whether it is still the same match, on the screen, and no moment was taken back."""
    match = session.match
    is_shown = model.screen == "table" and model.aside is None and match.identity == again.identity
    return is_shown and len(match.played) >= again.played
