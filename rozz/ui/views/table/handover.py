"""Pages between the commands: the handover, all in, and what the table votes on."""

from __future__ import annotations

import htpy as h

from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.table import seat_pins, seat_swaps, shared_device, table_votes
from rozz.ui.features.table.table_votes import SEATS
from rozz.ui.i18n.display_names import color_name, in_sentence
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.icons import sign
from rozz.ui.state.model import PASSED_ON, PLAYERS, Model, Session
from rozz.ui.state.session_kinds import TableQuestion
from rozz.ui.views.table import pin_forms, vote_texts
from rozz.ui.views.widgets.shared_parts import pressed_value


def handover_page(model: Model, session: Session) -> h.Node:
    """A screen that hides everything: it shows no board, log or counts, and none of anybody's commands."""
    match = session.match
    name = match.names[session.seat]
    style = seat_styles(match.colours)[session.seat]
    is_protected = seat_pins.is_protected(session, session.seat)
    return h.main(".handover")[
        seat_chip(style),
        h.h1(pin_forms.ONWARD if is_protected else {}, id=PASSED_ON, tabindex="-1")[handover_text(session)],
        h.p(id=pin_forms.HOW if is_protected else None)[say("pass-pin" if is_protected else "pass-safe", name=name)],
        h.p(".note")[say("begins-turn", name=name)] if _has_new_first_seat(session) else None,
        _looked_again_note(session),
        pin_forms.reset_notes(session),
        pin_forms.pin_question(model, session)
        if is_protected
        else h.button(".button.primary", data_do="i-am", data_colour=session.seat)[say("i-am", name=name)],
        _back_to_next_player(session),
        take_back_button(session),
        h.div(".row")[exit_links(session)],
    ]


def handover_text(session: Session) -> str:
    """Whom the page is for."""
    return say("pass-to", name=session.match.names[session.seat])


def _is_shared(session: Session) -> bool:
    return len(session.kind.people) > 1


def _has_new_first_seat(session: Session) -> bool:
    """Whether a different seat than last turn writes first."""
    match = session.match
    return bool(match.played) and match.played[-1].moment.is_sealed and not match.pending


def exit_links(session: Session) -> list[h.Element | None]:
    """Links away from the table and to past turns."""
    return [
        _who_plays(session),
        *([h.button(".link", data_do="history")[say("history")]] if session.match.played else []),
        h.button(".link", data_do="home")[say("home")],
    ]


def _who_plays(session: Session) -> h.Element | None:
    """For when the next player may have left the table."""
    if not table_votes.can_ask(session, SEATS):
        return None
    return h.button(".link", data_do="dialog", data_name=PLAYERS, aria_haspopup="dialog")[say(PLAYERS)]


def take_back_button(session: Session) -> h.Element | None:
    """A button to take back the last submitted commands. It names their player for the one who holds the device."""
    colour = shared_device.last_to_hand_in(session)
    if colour not in session.match.pending or shared_device.is_taking_back(session):
        return None
    name, how = session.match.names[colour], "take-back-how"
    return h.div[
        h.button(".link", {"aria-describedby": how if _is_shared(session) else None}, data_do="take-back",
                 data_colour=colour)[say("take-back", name=name)],
        h.p(".note", id=how)[say(how, name=name)] if _is_shared(session) else None,
    ]  # fmt: skip


def _back_to_next_player(session: Session) -> h.Element | None:
    """A way out for those who cannot enter the PIN of the seat whose commands are to be taken back: they stay."""
    if not shared_device.is_taking_back(session):
        return None
    return h.button(".link", data_do="open", data_identity=session.match.identity)[say("play-on")]


def all_ready_page(session: Session) -> h.Node:
    """Everybody is ready."""
    return h.main(".handover")[
        h.h1(tabindex="-1")[say("all-in")],
        _looked_again_note(session),
        pin_forms.reset_notes(session),
        h.button(".button.primary", data_do="show")[say("show-everyone")],
        take_back_button(session),
        h.div(".row")[exit_links(session)],
    ]


def open_elsewhere_page(identity: str) -> h.Node:
    """The match continues in another tab, because only one tab may play it."""
    return h.main(".handover")[
        h.h1(tabindex="-1")[say("elsewhere")],
        h.p[say("elsewhere-how")],
        h.button(".button.primary", data_do="open", data_identity=identity)[say("go-on-here")],
        h.div(".row")[h.button(".link", data_do="home")[say("home")]],
    ]


def opening_page() -> h.Node:
    """A followed link is being checked; the same markup as in `static/startup.js` before Python runs."""
    return h.main(".first")[h.h1(tabindex="-1")[say("title")], h.p[say("link-opening")]]


def _looked_again_note(session: Session) -> h.Element | None:
    """Who has seen their commands again after handing them in, for the player who gets the device."""
    names = [session.match.names[seat] for seat in shared_device.looked_again(session) if seat != session.seat]
    if not names:
        return None
    who = listed(names)
    return h.p(".note")[
        say("looked-again", names=who, number=len(names))
        if session.seat
        else say("looked-again-all", names=who, number=len(names))
    ]


def vote_page(model: Model, session: Session, question: TableQuestion) -> h.Node:
    """Everybody at the table is asked; the change happens once all have agreed.

    If somebody has a PIN, or secret commands would come back, all are asked one after the other, device in hand.
    """
    if table_votes.is_in_turn(session) and not question.seat:
        return _vote_handover(session, question)
    asked = seat_pins.asked_seat(session)
    return h.main(".handover")[
        h.h1(pin_forms.ONWARD if asked else {}, id=PASSED_ON, tabindex="-1")[
            vote_texts.question_text(session, question)
        ],
        h.p(id=pin_forms.HOW if asked else None)[
            vote_texts.consequences(session, question)
        ],
        h.ul(".changes")[_seat_change_lines(session, question)] if question.plays else None,
        pin_forms.reset_notes(session),
        pin_forms.agreement_pin_question(model, session) if asked else _votes(session, question),
        h.button(".button", data_do="do-not-agree")[say("play-on")],
    ]


def _votes(session: Session, question: TableQuestion) -> h.Element:
    """A button for each player who is asked."""
    match = session.match
    styles = seat_styles(match.colours)
    return h.div(".votes")[
        [
            h.button(
                ".vote",
                data_do="agree",
                data_colour=colour,
                aria_pressed=pressed_value(colour in question.agreed),
            )[
                seat_chip(styles[colour]),
                say("agrees", name=match.names[colour]),
                sign("tick") if colour in question.agreed else None,
            ]
            for colour in ((question.seat,) if question.seat else table_votes.voters(session))
        ]
    ]


def _vote_handover(session: Session, question: TableQuestion) -> h.Node:
    """The device goes to the player who is asked next; what is handed in stays until all have agreed."""
    match, colour = session.match, table_votes.asked_next(session)
    name, styles = match.names[colour], seat_styles(match.colours)
    agreed = [match.names[seat] for seat in table_votes.voters(session) if seat in question.agreed]
    return h.main(".handover")[
        seat_chip(styles[colour]),
        h.h1(tabindex="-1")[say("pass-to", name=name)],
        h.p[vote_texts.question_text(session, question)],
        h.ul(".changes")[_seat_change_lines(session, question)] if question.plays else None,
        h.p[say("vote-in-turn", name=name)],
        pin_forms.reset_notes(session),
        h.p(".note")[say("vote-so-far", names=listed(agreed), number=len(agreed))] if agreed else None,
        h.button(".button.primary", data_do="vote", data_colour=colour)[say("i-am", name=name)],
        h.button(".button", data_do="do-not-agree")[say("play-on")],
    ]


def _seat_change_lines(session: Session, question: TableQuestion) -> list[h.Element]:
    """Which seats change hands."""
    match = session.match
    after = {place.colour: place.shown for place in seat_swaps.seats_after(match, question.plays)}
    later = seat_swaps.waits_for_next(match, question.plays)
    moment, authors = in_sentence(match.moment), match.authors
    return [
        h.li[
            say("seat-goes-to", colour=color_name(colour), before=match.names[colour], after=after[colour]),
            [" ", say("seat-goes-later", before=authors[colour].shown, moment=moment)] if colour in later else None,
        ]
        for colour, _ in question.plays
    ]
