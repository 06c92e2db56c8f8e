"""A player who lost their device: how they ask to play on, and how the others are asked to let them back in."""

from __future__ import annotations

import htpy as h

from rozz.engine.links.signing.envelopes import Return
from rozz.ui.features.links import lost_seats, send_status
from rozz.ui.i18n.display_names import few, in_sentence
from rozz.ui.i18n.texts import capitalized, say, sentence
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Session
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.links.remote_status import player_names


def lost_key_help(session: Session, linked: Linked) -> h.Node:
    """What a player without their key can do in a running match; folded, next to the key file."""
    if not lost_seats.is_offered(linked) or linked.request or lost_seats.has_lapsed(linked):
        return None
    seats = lost_seats.seats(linked)
    is_of_two = len(linked.ledger.contents.humans) < 3
    how = say("return-how") if seats else say("return-two" if is_of_two else "return-few")
    return h.details[
        h.summary[say("return-lost")],
        h.div(".stack.unfolded")[h.p(".note")[how], _seat_request_form(session, seats) if seats else None],
    ]


def help_before_start() -> h.Element:
    """How to ask to play on, before the start: an invitation does not know the players."""
    return h.div[h.h3[say("return-lost")], h.p(".note")[say("return-early")]]


def other_seat_form(session: Session, linked: Linked) -> h.Node:
    """Ask for another seat, as long as nobody has received the request."""
    asked = linked.request
    others = tuple(each for each in lost_seats.seats(linked) if asked and each != asked.seat)
    return _seat_request_form(session, others) if others else None


def lapsed_request_notice(session: Session, linked: Linked) -> h.Node:
    """Why a request no longer counts, and a button to ask again."""
    seat = linked.notes.asks
    has_other_key = seat in linked.ledger.contents.rekeys
    why = say("return-another" if has_other_key else "return-older", name=session.match.names[seat])
    return [h.p[why], _seat_request_form(session, (seat,))]


def _seat_request_form(session: Session, seats: tuple[str, ...]) -> h.Element:
    return h.div(".row")[
        [
            h.button(".button", data_do="ask-return", data_seat=seat)[say("return-ask", name=session.match.names[seat])]
            for seat in seats
        ]
    ]


def own_request(session: Session, linked: Linked, request: Return) -> h.Node:
    """The four words that the others will ask for, and the state of the vote."""
    return [
        h.p[say("return-words")],
        _request_words(request),
        h.p(".note")[say("return-words-how")],
        _votes(session, linked, request),
    ]


def voter_names(session: Session, linked: Linked, request: Return) -> str:
    """Who has not voted for this device's request yet; once all have, everybody who votes."""
    return few([session.match.names[each] for each in lost_seats.awaited_voters(linked, request)]) or say("the-others")


def request_cards(session: Session) -> h.Node:
    """All requests of other devices, each with the answers that this device can give."""
    linked = session.linked
    if linked is None or linked.ledger.is_over:
        return None
    asked = [each for each in linked.ledger.contents.returns if each != linked.request]
    return [_request_card(session, linked, each) for each in asked]


def _request_card(session: Session, linked: Linked, request: Return) -> h.Element:
    name = session.match.names[request.seat]
    if send_status.has_resigned(linked):
        return h.p(".note.elsewhere")[sentence(say("return-asks", name=name))]
    reason = _why_no_vote(session, linked, request)
    body = _vote_form(session, linked, request) if reason is None else reason
    if reason is None and lost_seats.is_postponed(linked, request):
        return h.details(".elsewhere")[h.summary[say("return-asks", name=name)], h.div(".stack.unfolded")[body]]
    several = len(linked.ledger.return_requests(request.seat)) > 1 and bool(linked.seats)
    label = say("return-card", name=name, words=" ".join(lost_seats.words(request)))
    return h.section(".card.stack.elsewhere.asked", aria_label=label)[
        h.h2[say("return-asks", name=name)], h.p(".note")[say("return-several", name=name)] if several else None, body
    ]


def _why_no_vote(session: Session, linked: Linked, request: Return) -> list[h.Node] | None:
    """What to show if nobody here can vote for a request now; None if somebody can."""
    name = session.match.names[request.seat]
    if request.seat in linked.seats:
        others = few([session.match.names[each] for each in linked.elsewhere])
        is_late = lost_seats.is_agreed(linked, request)
        return [_votes(session, linked, request), None if is_late else h.p[say("return-own", name=name, names=others)]]
    if not lost_seats.can_be_agreed(linked, request.seat):
        return [h.p[say("return-none", name=name)]]
    if not linked.seats or set(lost_seats.voted(linked, request)) & set(linked.seats):
        votes = (each for each in send_status.votes_to_take_back(linked) if each.about == request.seat)
        own = next(votes, None)
        is_for_it = own is not None and own.key == request.key
        return [_votes(session, linked, request), _own_vote(session, own.seat) if own and is_for_it else None]
    if otherwise := lost_seats.voted_otherwise(linked, request):
        who = capitalized(player_names(session, linked, otherwise))
        return [h.p[say("return-only-skips", names=who, name=name)]]
    if not lost_seats.voter(linked, request):
        return [_call_advice(name, request), h.p(".note")[say("return-later")]]
    return None


def _vote_form(session: Session, linked: Linked, request: Return) -> list[h.Node]:
    """Buttons to vote for a request, or to postpone the vote."""
    name, digest = session.match.names[request.seat], request.digest.hex()
    voter = lost_seats.voter(linked, request)
    let_in = h.button(
        ".button", data_do="ask-skip", data_request=digest, aria_haspopup="dialog", data_seat=voter,
        data_other=request.seat,
    )[say("return-let", name=name)]  # fmt: skip
    not_now = h.button(".button", data_do="wait-for", data_seat=voter, data_other=digest)[say("return-not-now")]
    return [
        _votes(session, linked, request) if lost_seats.voted(linked, request) else None,
        _call_advice(name, request),
        h.p[say("return-misses", name=name, moment=in_sentence(session.match.moment))],
        h.div(".row")[let_in, None if lost_seats.is_postponed(linked, request) else not_now],
    ]


def _call_advice(name: str, request: Return) -> h.Node:
    return [h.p[say("return-call", name=name)], _request_words(request)]


def _request_words(request: Return) -> h.Element:
    return h.p(".words")[" ".join(lost_seats.words(request))]


def _own_vote(session: Session, seat: str) -> h.Node:
    """An unsent vote, which can be sent or taken back."""
    return [
        h.p[say("vote-unsent")],
        h.div(".row")[
            h.button(".button", data_do="show-link")[say("send-now")] if session.stage == COMPOSE else None,
            h.button(".button", data_do="withdraw-skip", data_seat=seat)[say("vote-take-back")],
        ],
    ]


def _votes(session: Session, linked: Linked, request: Return) -> h.Node:
    """Who has voted for a request, and whose votes are missing."""
    name, voted = session.match.names[request.seat], lost_seats.voted(linked, request)
    if not lost_seats.can_be_agreed(linked, request.seat):
        return h.p[say("return-none", name=name)]
    if otherwise := lost_seats.voted_otherwise(linked, request):
        who = capitalized(player_names(session, linked, otherwise))
        return h.p[say("return-only-skips", names=who, name=name)]
    if not voted:
        return None
    who = capitalized(player_names(session, linked, voted))
    if lost_seats.is_agreed(linked, request):
        return h.p[say("return-agreed", names=who, name=name, turn=linked.ledger.contents.turn + 1)]
    sentence = say("return-voted", names=who, name=name)
    missing = player_names(session, linked, tuple(lost_seats.missing(linked, request)))
    return h.p[f"{sentence} {say('skip-missing', names=missing)}" if missing else sentence]


def vote_question(session: Session, linked: Linked, seat: str, request: Return) -> h.Node:
    """What a vote for a request means, before anything is signed."""
    name = session.match.names[request.seat]
    missing = tuple(lost_seats.missing(linked, request) - {seat})
    return [
        h.div("#doubted.stack")[
            h.p[say("return-call", name=name)],
            _request_words(request),
            h.p[say("return-means", name=name, moment=in_sentence(session.match.moment))],
            h.p[
                f"{say('skip-needs', names=player_names(session, linked, missing))} {say('return-take-back')}"
                if missing
                else say("skip-final")
            ],
        ],
        h.div(".row")[
            h.button(
                ".button.primary",
                data_do="skip",
                data_seat=seat,
                data_other=request.seat,
                data_request=request.digest.hex(),
            )[say("return-let", name=name)],
            h.button(".button", data_do="close")[say("return-not-now")],
        ],
    ]


def rekey_notice(session: Session, linked: Linked, turn: int, seat: str, agreed: tuple[str, ...]) -> h.Element:
    """A notice that a seat plays on a new device; worded for its player, their old device, or the others."""
    name, after = session.match.names[seat], turn + 1
    if seat in linked.seats:
        return h.p[say("returned-here", name=name, turn=after)]
    who = capitalized(player_names(session, linked, agreed))
    return h.p[say("returned-away" if seat in linked.lost else "returned", name=name, turn=after, names=who)]
