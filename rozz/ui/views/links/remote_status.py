"""What remote players have done and will see later, shown to players who write commands or look at a turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import htpy as h

from rozz.engine.game import Moment
from rozz.engine.links.signing.envelopes import Resign, Seal, Show
from rozz.ui.features.composer import submit_check
from rozz.ui.features.links import link_status, lost_seats, send_status
from rozz.ui.i18n.display_names import few, in_sentence, moment_name
from rozz.ui.i18n.texts import capitalized, say
from rozz.ui.i18n.translations import listed
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Session
from rozz.ui.state.stages import AWAIT, COMPOSE


def turn_to_send_note(session: Session) -> h.Element | None:
    """A note that others see the last turn only with this device's next link, because it was complete here first.

    While the player is choosing commands, it has a button that leads to that link.
    """
    linked, last = session.linked, _turn_seen_first(session)
    if linked is None or last is None:
        return None
    names = few([session.match.names[seat] for seat in send_status.readers(linked)])
    note = say("seen-later", names=names, moment=in_sentence(last))
    if not offers_turn_to_send(session):
        return h.p(".note.elsewhere")[note]
    return h.div(".elsewhere.awaited")[
        h.p(".note")[note],
        h.button("#send-turn.button.small", data_do="show-link")[link_to_send(session, linked)],
    ]


def start_to_send_button(session: Session) -> h.Element | None:
    """A button that leads to the start link until it is sent; above the commands, because the others wait for it."""
    linked = session.linked
    if linked is None or not offers_start_to_send(session):
        return None
    return h.div(".elsewhere.awaited")[
        h.button("#send-start.button.small", data_do="show-link")[link_to_send(session, linked)]
    ]


def offers_start_to_send(session: Session) -> bool:
    """Whether a player who chooses the first commands could send the start link before them."""
    linked = session.linked
    return linked is not None and bool(linked.composing) and not (
        send_status.counted(linked) or send_status.is_sent(linked)
    )


def offers_turn_to_send(session: Session) -> bool:
    """Whether a button beside the note leads to the link that shows the others the last turn."""
    linked = session.linked
    return linked is not None and bool(linked.composing) and _turn_seen_first(session) is not None


def _turn_seen_first(session: Session) -> Moment | None:
    """The last turn, if the others still need what was signed here to see it."""
    linked, played = session.linked, session.match.played
    if linked is None or not played or not linked.signed or send_status.is_sent(linked):
        return None
    last = played[-1].moment
    # Anything signed since is sent with its own step, which says to whom.
    return last if last.is_sealed and linked.signed[-1].turn == len(played) else None


def link_to_send(session: Session, linked: Linked) -> str:
    """Which link a button leads to, and whether it was sent before."""
    is_again = send_status.is_sent(linked)
    if not linked.seats:
        return say("link-on") if is_again else say("start-alone")
    if not send_status.counted(linked):
        # A player who has only joined has sent nothing since, and may forward the start.
        return say(("start-again" if linked.is_creator else "start-on") if is_again else "start-alone")
    moment = in_sentence(send_status.moment(session.match, linked))
    return say("link-of-again" if is_again else "link-of", moment=moment)


def seal_button_note(session: Session) -> h.Element | None:
    """What the sealing button does, for a first-time player; and which of two rounds it is."""
    linked = session.linked
    if linked is None or session.is_trial or not session.is_sealed:
        return None
    return h.p(".note.elsewhere")[" ".join(map(say, ("seal-how", *_two_rounds_note(session, linked))))]


def _two_rounds_note(session: Session, linked: Linked) -> tuple[str, ...]:
    """A note about the two rounds of a turn, once, and only if somebody else is awaited."""
    is_first = not any(each.moment.is_sealed for each in session.match.played)
    if not is_first or len(linked.ledger.owing_seats) < 2:
        return ()
    return ("rounds-last",) if "SHOW" in linked.status(session.seat).allowed else ("rounds-how",)


def round_note(session: Session, linked: Linked) -> h.Element | None:
    """Which round of a turn a player here is waiting in."""
    ledger, moment = linked.ledger, session.match.moment
    is_sealed = moment is not None and moment.is_sealed
    if not linked.seats or linked.composing or ledger.is_over or not is_sealed or len(ledger.owing_seats) < 2:
        return None
    if send_status.has_resigned(linked) or link_status.is_skipped_here(linked):
        return None
    return h.p(".note")[say("round-one" if _uncommitted(linked) else "round-two")]


def _uncommitted(linked: Linked) -> tuple[str, ...]:
    """Those who can still change their commands this turn."""
    return tuple(seat for seat in linked.ledger.owing_seats if seat not in linked.ledger.bound_hashes)


def is_everybody_committed(session: Session, linked: Linked) -> bool:
    """Whether the turn is sealed and nobody can change their commands."""
    moment = session.match.moment
    return moment is not None and moment.is_sealed and not _uncommitted(linked)


def turn_status_for_spectator(session: Session, linked: Linked) -> str:
    """The state of the turn in one sentence for a spectator; empty once the match is over."""
    ledger, match = linked.ledger, session.match
    if ledger.is_over or match.moment is None:
        return ""
    unbound = _uncommitted(linked)
    sealed = [seat for seat in ledger.owing_seats if isinstance(ledger.contents.answers.get(seat), Seal | Show)]
    sealed = [seat for seat in sealed if seat != ledger.skipped_seat]
    if not match.moment.is_sealed:
        key = "looks-move"
    elif not unbound:
        key = "looks-opening" if set(sealed) >= set(ledger.owing_seats) else "looks-opening-some"
    else:
        key = "looks-some" if sealed else "looks-none"
    waits = few([match.names[seat] for seat in linked.status().waiting_for]) or say("the-others")
    done = few([match.names[seat] for seat in sealed])
    sentence = say(key, moment=moment_name(match.moment), sealed=done, number=len(sealed), names=waits)
    gone = [seat for seat in ledger.owing_seats if isinstance(ledger.contents.answers.get(seat), Resign)]
    return " ".join([sentence, *(say("has-resigned", name=match.names[seat]) for seat in gone)])


def resigned_note(session: Session) -> h.Element | None:
    """Who elsewhere resigns in the turn for which commands are written here, and whether that wins the match."""
    linked = session.linked
    if linked is None or session.is_trial:
        return None
    gone = [seat for seat in linked.elsewhere if seat in linked.ledger.resigning_seats]
    if not gone:
        return None
    names = [session.match.names[seat] for seat in gone]
    sentences = [say("resigned-elsewhere", name=listed(names), number=len(names))]
    if set(submit_check.winners_after_resigning(session, gone[0])) & set(linked.seats):
        sentences.append(say("resigned-you-win", moment=in_sentence(session.match.moment)))
    return h.p(".note.elsewhere")[h.strong[" ".join(sentences)]]


def sealed_note(session: Session) -> h.Element | None:
    """Who has already sealed the turn for which commands are written here."""
    linked = session.linked
    if linked is None:
        return None
    names = [session.match.names[seat] for seat in linked.elsewhere if linked.status(seat).state == "sealed"]
    return h.p(".note.elsewhere")[_for_names("sealed-already", names, few(names))] if names else None


def _for_names(text: str, names: Sequence[str], called: str) -> str:
    """The text for one name, or for several."""
    return say(text, name=called, number=len(names))


#: The texts about remote players, by what they owe.
OWED_STATES = {
    "composing": "owes-seal", "owes a reveal": "owes-reveal", "sealed": "owes-nothing-yet", "shown": "owes-nothing",
}  # fmt: skip


def owed_by_others(session: Session, linked: Linked) -> h.Node:
    """What each of the others whom the turn asks has sent and still has to send, grouped by state."""
    if linked.composing or linked.ledger.is_over or not linked.seats:
        return None
    moment, alike = session.match.moment, dict[str, list[str]]()
    for seat in linked.elsewhere:
        state = linked.status(seat).state
        is_move = state == "composing" and moment is not None and not moment.is_sealed
        if text := "owes-move" if is_move else OWED_STATES.get(state):
            alike.setdefault(text, []).append(session.match.names[seat])
    items = [h.li[_for_names(text, names, listed(names))] for text, names in alike.items()]
    return h.ul(".still-to-come", aria_label=say("still-to-come"))[items] if items else None


def skip_requests(session: Session) -> h.Node:
    """Who would skip whom, and what can be done here: agree, wait, or take back a vote."""
    linked = session.linked
    if linked is None or not linked.ledger.contents.skips:
        return None
    skips = linked.ledger.contents.skips
    return [
        _skip_question(session, linked, skipped, votes)
        for skipped, votes in skips.items()
        # Letting somebody back in has its own card.
        if not lost_seats.is_only_return(linked, skipped)
    ]


def asked_seat(linked: Linked, skipped: str) -> str:
    """The seat of this device that is asked and has neither agreed nor chosen to wait; empty if none."""
    if linked.ledger.skipped_seat or skipped not in linked.ledger.contents.skips:
        return ""
    if lost_seats.is_only_return(linked, skipped):
        return ""
    asked = (seat for seat in linked.seats if skipped in send_status.may_skip(linked, seat))
    return next((seat for seat in asked if not send_status.has_waited(linked, seat, skipped)), "")


def _skip_question(session: Session, linked: Linked, skipped: str, votes: Collection[str]) -> h.Element:
    """A question whether to skip somebody, worded for the players here."""
    other, text = player_names(session, linked, (skipped,)), _skip_request_text(session, linked, skipped, votes)
    if seat := asked_seat(linked, skipped):
        values = {"data_seat": seat, "data_other": skipped}
        name = session.match.names[skipped]
        return h.section(".card.stack.elsewhere.asked", aria_label=say("skip-question", name=name))[
            h.h2[say("skip-wants", names=capitalized(player_names(session, linked, votes)), other=name)],
            h.p[say("skip-means", name=name, moment=in_sentence(session.match.moment))],
            h.div(".row")[
                h.button(".button", data_do="ask-skip", aria_haspopup="dialog", **values)[say("skip-seat", name=name)],
                h.button(".button", data_do="wait-for", **values)[say("wait-for", name=name)],
            ],
        ]
    own = next((each for each in send_status.votes_to_take_back(linked) if each.about == skipped), None)
    if own is not None:
        return h.section(".card.stack.elsewhere.asked", aria_label=say("skip-question", name=other))[
            h.p[text, " ", say("vote-unsent")],
            h.div(".row")[
                h.button(".button", data_do="show-link")[say("send-now")] if session.stage == COMPOSE else None,
                h.button(".button", data_do="withdraw-skip", data_seat=own.seat)[say("vote-take-back")],
            ],
        ]
    if skipped in linked.seats and linked.ledger.skipped_seat != skipped:
        return h.section(".card.stack.elsewhere.asked", aria_label=say("skip-you"))[
            h.h2[text], h.p[_how_to_stay_note(session, linked, skipped, votes)]
        ]
    if any(send_status.has_waited(linked, seat, skipped) for seat in linked.seats):
        text = f"{text} {say('you-wait', name=other)}"
    elif set(votes) & set(linked.seats) and linked.ledger.skipped_seat != skipped:
        text = f"{text} {say('vote-counts')}"
    return h.p(".note.elsewhere")[text]


def _how_to_stay_note(session: Session, linked: Linked, seat: str, votes: Collection[str]) -> str:
    """What a player can do if others vote to skip them."""
    if seat in linked.composing:
        return say("skip-seal-now")
    if not send_status.is_sent(linked):
        return say("skip-send-now")
    missing = linked.ledger.required_voters(seat).difference(votes)
    return say("skip-send-again", names=player_names(session, linked, missing or votes))


def _skip_request_text(session: Session, linked: Linked, skipped: str, votes: Collection[str]) -> str:
    names, other = player_names(session, linked, votes), player_names(session, linked, (skipped,))
    is_agreed = linked.ledger.skipped_seat == skipped
    who = "you" if skipped in linked.seats else "other"
    sentence = say("skip-agreed" if is_agreed else "skip-asked", names=capitalized(names), other=other, who=who)
    if is_agreed and skipped in linked.seats:
        is_void = send_status.has_void_seal(linked, linked.ledger.contents.turn)
        here = "" if session.stage == AWAIT and link_status.is_skipped_here(linked) else say("skip-here")
        return " ".join(each for each in (sentence, say("skip-in-vain") if is_void else "", here) if each)
    missing = player_names(session, linked, linked.ledger.required_voters(skipped).difference(votes))
    return sentence if is_agreed or not missing else f"{sentence} {say('skip-missing', names=missing)}"


def skipped_note(session: Session) -> h.Element | None:
    """Who was skipped in the shown turn; players here also learn what happened to their sealed commands."""
    linked, turn = session.linked, session.shown_turn
    gone = linked.ledger.contents.turns[turn - 1].skipped if linked else ()
    if linked is None or not gone:
        return None
    if linked.ledger.contents.turns[turn - 1].new_key:
        key = "skipped-back-here" if set(gone) & set(linked.seats) else "skipped-back"
        return h.p(".note.elsewhere")[say(key, name=player_names(session, linked, gone))]
    if not set(gone) & set(linked.seats):
        return h.p(".note.elsewhere")[say("skipped", names=player_names(session, linked, gone))]
    is_void = send_status.has_void_seal(linked, turn)
    return h.p(".note.elsewhere")[say("skipped-in-vain" if is_void else "skipped-here")]


def player_names(session: Session, linked: Linked, seats: Collection[str]) -> str:
    """The names of the players of some seats, with local players first."""
    here = [say("you")] if set(seats) & set(linked.seats) else []
    return listed([*here, *(session.match.names[seat] for seat in linked.elsewhere if seat in seats)])


def revealing_link_note(session: Session, linked: Linked) -> h.Element | None:
    """Whose link reveals the turn, once all are committed and the seal from here is open."""
    if send_status.has_resigned(linked) or linked.status(next(iter(linked.seats), None)).state != "shown":
        return None
    waits = [seat for seat in linked.status().waiting_for if seat not in linked.seats]
    if not waits or any(linked.status(seat).state != "owes a reveal" for seat in waits):
        return None
    names = few([session.match.names[seat] for seat in waits])
    return h.p(".note")[say("seen-with", names=names, number=len(waits))]
