"""The turn at the table: who is next, handover, handing in, revealing. Pure steps of a session."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.match import Match
from rozz.ui.features.links import link_session
from rozz.ui.features.table import seat_pins
from rozz.ui.games import face_of
from rozz.ui.games.face import is_shown_by_itself
from rozz.ui.i18n.texts import notice
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Updated
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.session_kinds import ByLink, Here, Solving, WhatIf
from rozz.ui.state.stages import ALL_IN, AWAIT, COMPOSE, HANDOVER, OVER, REVEAL

#: At most this many moments without a choice are played automatically in a row.
MOST_FORCED = 1000


def update(model: Model, message: m.SeatMessage) -> Updated:
    """Handle a message about whose turn it is."""
    session = model.session
    if session is None:
        return model, ()
    if isinstance(message, m.Hide):
        return hide_page(model, session), ()
    if isinstance(message, m.IAm) and _opens(session, message) and seat_pins.is_protected(session, session.seat):
        attempt = seat_pins.try_pin(session, session.seat, message.pin, message.now)
        if not attempt.is_right:
            return seat_pins.refused(model, attempt)
        session = attempt.session
    after = replace(model, session=_answer(session, message))
    if reopenable_what_if(model) and isinstance(message, m.IAm) and after.session is not session:
        return reopen_what_if(after), ()
    return after, ()


def _opens(session: Session, message: m.IAm) -> bool:
    """Whether the player who confirms is the one who is asked."""
    return session.stage == HANDOVER and bool(session.seat) and message.colour in ("", session.seat)


def reopenable_what_if(model: Model) -> Model | None:
    """The what-if that was left last, as long as its match still waits for the same seat.

    If others look on meanwhile the match is hidden by now; computer players may have handed in.
    """
    was, session = model.trying, model.session
    aside = was.aside if was else None
    if aside is None or session is None or session.stage not in (aside.stage, without_secrets(aside).stage):
        return None
    one, other = session.match, aside.match
    is_same = (one.identity, len(one.played), session.seat) == (other.identity, len(other.played), aside.seat)
    return was if is_same else None


def is_what_if_hidden(model: Model) -> bool:
    """Whether the match of a what-if that can be reopened is hidden: its player must confirm first."""
    was, session = reopenable_what_if(model), model.session
    return bool(was and was.aside and session and session.stage != was.aside.stage)


def is_what_if_behind_handover(model: Model) -> bool:
    """Whether somebody wants to reopen a what-if and the handover page asks for its player first."""
    return model.screen == "table" and is_what_if_hidden(model)


def reopen_what_if(model: Model) -> Model:
    """Reopen the what-if that was left last."""
    was = model.trying
    assert was is not None
    there = replace(model, screen="table", beneath=was.beneath, session=was.session, aside=model.session)
    return replace(there, tried_at=was.tried_at, trying=None)


def _answer(session: Session, message: m.SeatMessage) -> Session:
    match message:
        case m.IAm() if _opens(session, message):
            return start_writing(session)
        case m.TakeBack(colour) if session.stage in (HANDOVER, ALL_IN, AWAIT) and colour == last_to_hand_in(session):
            return take_back(session, colour)
        case m.ShowEveryone() if session.stage == ALL_IN and session.match.is_complete:
            return reveal(session)
        case m.NextTurn() if session.stage == REVEAL:
            return after_reveal(session)
    return session


def hide_page(model: Model, session: Session) -> Model:
    """The tab was hidden: take all secrets off the page."""
    after = replace(hide_secrets(model, session), is_playing=False)
    return replace(after, toast=notice("what-if-left")) if model.aside and not after.aside else after


def hide_secrets(model: Model, session: Session) -> Model:
    """Make the page fit for everybody's eyes: leave a what-if with one player's secrets, and hide drafts."""
    aside = without_secrets(model.aside) if model.aside else None
    if isinstance(session.kind, WhatIf) and session.kind.is_private and aside:
        return replace(model, session=aside, aside=None)
    # Without secrets the session stays identical, so it is not saved again, least of all while the page closes.
    return replace(model, session=without_secrets(session) if session.kind.has_secrets else session, aside=aside)


def last_to_hand_in(session: Session) -> str:
    """The seat that handed in last on this device and may take that back; empty if there is none."""
    return session.kind.came_from if isinstance(session.kind, Here) else ""


def with_last_to_hand_in(session: Session, colour: str) -> Session:
    """The session with the seat that handed in last."""
    kind = session.kind
    if not isinstance(kind, Here) or kind.came_from == colour:
        return session
    return replace(session, kind=replace(kind, came_from=colour))


def has_ended_moment(before: Session | None, after: Session | None) -> bool:
    """Whether a message has ended a moment of a match, which is now shown."""
    if before is None or after is None or before.match.identity != after.match.identity:
        return False
    return len(after.match.played) > len(before.match.played)


def all_here_resigned(session: Session) -> bool:
    """Whether everybody who plays at this device has resigned, while the match goes on."""
    kind, match, linked = session.kind, session.match, session.linked
    if session.is_trial or kind.is_over or not kind.people:
        return False
    return set(kind.people) <= (match.game.departed_seats(match.state) if linked is None else linked.resigned)


def asked_next(session: Session) -> str:
    """The seat that is asked next; a different one begins each turn, the order of the rules never changes."""
    match = session.match
    colours = match.colours
    first = len(match.played) % len(colours)
    waiting = set(match.waiting_for) & set(session.kind.people)
    return next((colour for colour in (*colours[first:], *colours[:first]) if colour in waiting), "")


def play_forced_moments(match: Match) -> Match:
    """Play open moments without a choice automatically, up to one with a choice."""
    for _ in range(MOST_FORCED):
        moment, waiting = match.moment, match.waiting_for
        if moment is None or moment.is_sealed or any(match.game.can_order(match.state, seat) for seat in waiting):
            break
        for seat in waiting:
            match = match.hand_in(seat, match.game.default_commands(match.state, seat))
        match = match.reveal()
    return match


def hand_in_for_idle_seats(match: Match) -> Match:
    """Hand in for seats that can order nothing but `N:`, because these seats are not asked."""
    for seat in match.waiting_for:
        if not match.game.can_order(match.state, seat):
            match = match.hand_in(seat, match.game.default_commands(match.state, seat))
    return match


def at_handover(session: Session) -> Session:
    """Go to the handover page, or straight to the commands if nobody else plays here."""
    if isinstance(session.kind, WhatIf):
        return sit_in_what_if(session, session.seat)
    if isinstance(session.kind, ByLink):
        return link_session.seated(session)
    if session.kind.has_secrets:
        session = session.having(hand_in_for_idle_seats(session.match))
    seat = asked_next(session)
    if not seat:
        # Computer players that still have to hand in are awaited. Without secrets no handover is needed.
        is_looked_at = session.kind.has_secrets or not session.match.pending
        if session.match.waiting_for or is_looked_at:
            stage = AWAIT if session.match.waiting_for else ALL_IN
            return replace(session.at(stage), seat="", composer=Composer())
        return reveal(session)
    if session.kind.has_secrets:
        return replace(session.at(HANDOVER), seat=seat, composer=Composer())
    return replace(session.at(COMPOSE), seat=seat, composer=composer_of(session, seat))


def sit_in_what_if(session: Session, colour: str) -> Session:
    """Let a seat command in a what-if; every other keeps its draft."""
    kept = session.all_drafts
    waiting = session.match.waiting_for
    seat = colour if colour in waiting else next(iter(waiting), "")
    after = replace(session.at(COMPOSE if seat else OVER), drafts=kept, seat=seat)
    return replace(after, composer=composer_of(after, seat))


def composer_of(session: Session, seat: str) -> Composer:
    """The saved draft of a seat; without one the cursor is where it was when the seat handed in."""
    return session.drafts.get(seat) or Composer(cursor=session.cursors.get(seat, ""))


def start_writing(session: Session) -> Session:
    """Let the seat that got the device write its commands."""
    if is_taking_back(session):
        if last_to_hand_in(session) != session.seat:
            return at_handover(session)
        session = _with_commands_back(session, session.seat)
    return replace(with_last_to_hand_in(session, "").at(COMPOSE), composer=composer_of(session, session.seat))


def without_secrets(session: Session) -> Session:
    """Take secrets off the page, if there are any; the draft is kept."""
    if session.stage != COMPOSE:
        return session
    kept = replace(session, drafts=session.all_drafts)
    if not session.kind.has_secrets:
        return kept
    return replace(with_last_to_hand_in(kept, "").at(HANDOVER), composer=Composer())


def hand_in(session: Session) -> Session:
    """Hand in the commands; on to the next seat, or all are in. A what-if takes every seat's draft."""
    if session.is_trial:
        match = session.match
        for seat in match.waiting_for:
            match = match.hand_in(seat, session.all_drafts.get(seat, Composer()).commands)
        return reveal(session.having(match))
    match = session.match.hand_in(session.seat, session.composer.commands)
    drafts = {seat: draft for seat, draft in session.drafts.items() if seat != session.seat}
    cursors = {**session.cursors, session.seat: session.composer.cursor}
    after = with_last_to_hand_in(replace(session.having(match), drafts=drafts, cursors=cursors), session.seat)
    if isinstance(session.kind, Solving) and session.kind.is_weighed:
        return replace(after.at(AWAIT), seat="", composer=Composer())
    is_passed_on = session.kind.has_secrets or bool(match.waiting_for)
    return at_handover(after) if is_passed_on else reveal(after)


def continue_if_all_in(session: Session) -> Session:
    """Somebody who was awaited has handed in; if all are in, the people here can show the turn."""
    if session.match.waiting_for:
        return session
    return session.at(ALL_IN) if session.kind.has_secrets else reveal(session)


def take_back(session: Session, colour: str) -> Session:
    """Give a seat its commands back to change, once its player has the device again, and has entered the PIN if any."""
    if colour not in session.match.pending:
        return session
    back = session if seat_pins.is_protected(session, colour) else _with_commands_back(session, colour)
    return replace(back.at(HANDOVER), seat=colour, composer=Composer())


def is_taking_back(session: Session) -> bool:
    """Whether a seat is asked for its PIN to get its commands back. Until then they stay submitted."""
    return isinstance(session.kind, Here) and session.stage == HANDOVER and session.seat in session.match.pending


def _with_commands_back(session: Session, colour: str) -> Session:
    """The session with the submitted commands of a seat as its draft."""
    drafts = {**session.drafts, colour: Composer(Written(session.match.pending[colour]))}
    back = with_last_to_hand_in(session.having(session.match.take_back(colour)), "")
    return replace(_note_as_back(back, colour), drafts=drafts)


def reset_pin(model: Model, message: m.ResetPin) -> Updated:
    """Reset the PIN of a seat. If it was asked for in order to take commands back, they stay submitted."""
    after, effects = seat_pins.update(model, message)
    session = after.session
    if session is None or session is model.session or not is_taking_back(session):
        return after, effects
    return replace(after, session=at_handover(session)), effects


def looked_again(session: Session) -> tuple[str, ...]:
    """The seats that have taken back what they had handed in at this moment."""
    return session.kind.looked_again if isinstance(session.kind, Here) else ()


def _note_as_back(session: Session, colour: str) -> Session:
    """Record that a seat has seen its commands again, for the other players at the table."""
    kind = session.kind
    if not isinstance(kind, Here) or colour in kind.looked_again or len(kind.people) < 2:
        return session
    return replace(session, kind=replace(kind, looked_again=(*kind.looked_again, colour)))


def _forget_moment(session: Session) -> Session:
    """At the end of the moment, forget who saw their commands again and whose PIN was reset, and what was asked.

    A take-back, for example, would now be about another moment than the one that some have agreed to take back.
    """
    kind = session.kind
    if not isinstance(kind, Here) or not (kind.looked_again or kind.pins_reset or kind.question):
        return session
    return replace(session, kind=replace(kind, looked_again=(), pins_reset=(), question=None))


def reveal(session: Session) -> Session:
    """Resolve the turn and show it from its first step; if there is nothing to show, the next player moves at once."""
    resolved = session.match.reveal()
    match = play_forced_moments(resolved)
    is_shown = is_shown_by_itself(face_of(match.game.name), resolved.played[-1]) or match.outcome is not None
    blank = replace(_forget_moment(session), seat="", composer=Composer(), drafts={}, tile="")
    shown = replace(with_last_to_hand_in(blank.having(match), "").at(REVEAL), shown_turn=len(match.played), step=0)
    return shown if is_shown else after_reveal(shown)


def after_reveal(session: Session) -> Session:
    """Go on to the next turn or the result; a replayed turn leads back to the current state of the match."""
    if session.kind.is_over:
        return replace(session.at(OVER), tile="")
    return at_handover(replace(session, tile=""))
