"""What keeps a match by link fair and running: the verification words, silent players, waiting computer players."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.composer import submit_check
from rozz.ui.features.links import lost_seats as requests
from rozz.ui.features.links import proof_of_cheating, send_status
from rozz.ui.features.links.proof_of_cheating import Equivocation, Side
from rozz.ui.i18n.display_names import few, in_sentence
from rozz.ui.i18n.texts import say
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Session
from rozz.ui.views.links import lost_player, remote_status


def seat_names(session: Session, waiting: tuple[str, ...]) -> str:
    return few([session.match.names[seat] for seat in waiting]) or say("the-others")


def undecided_notice(linked: Linked) -> h.Node:
    """Only the computer players' decision is missing, and the computer players here are of another version."""
    if not linked.undecided:
        return None
    if linked.newer:
        return h.p[say("link-newer", names=few([linked.ledger.contents.chosen[seat].name for seat in linked.newer]))]
    return h.div(".stack")[h.p[say("link-undecided")], h.button(".button", data_do="decide-here")[say("link-decide")]]


def verification_words(linked: Linked) -> h.Node:
    if not linked.words:
        return None
    return h.section(".card.stack")[
        h.h2[say("words")],
        h.p(".words")[" ".join(linked.words)],
        h.p(".note")[say("words-how")],
        h.p(".note")[h.a(href="?go=simulator", data_do="simulator")[say("simulator-try")]],
    ]


def skip_vote_form(session: Session, linked: Linked) -> h.Node:
    """Whom a seat of this device may vote to skip; folded, as it is not part of a turn."""
    seat = next((each for each in linked.seats if send_status.may_skip(linked, each)), "")
    others = (
        [each for each in send_status.may_skip(linked, seat) if not remote_status.asked_seat(linked, each)]
        if seat
        else []
    )
    if not others:
        return None
    return h.details[
        h.summary[say("skipping")],
        h.div(".stack.unfolded")[
            h.p(".note")[say("skipping-how")],
            h.div(".row")[
                [
                    h.button(".button", data_do="ask-skip", data_seat=seat, data_other=other, aria_haspopup="dialog")[
                        say("skip-seat", name=session.match.names[other])
                    ]
                    for other in others
                ]
            ],
        ],
    ]


def skip_question(model: Model) -> h.Node:
    """Whom the match would skip, and what that means, before anything is signed."""
    session, (seat, other, digest) = model.session, model.skipping
    if session is None or session.linked is None:
        return None
    if digest:
        request = requests.found(session.linked, other, digest)
        return lost_player.vote_question(session, session.linked, seat, request) if request else None
    ledger, name = session.linked.ledger, session.match.names[other]
    missing = ledger.required_voters(other) - {seat, *ledger.contents.skips.get(other, ())}
    voters = few([session.match.names[each] for each in ledger.contents.humans if each in missing])
    return [
        h.div("#doubted.stack")[
            h.p[say("skip-means", name=name, moment=in_sentence(session.match.moment))],
            h.p[say("skip-needs", names=voters) if missing else say("skip-final")],
            h.p[say("skip-keeps-out", name=name)] if ledger.return_requests(other) else None,
        ],
        h.div(".row")[
            h.button(".button.primary", data_do="skip", data_seat=seat, data_other=other)[say("skip-seat", name=name)],
            h.button(".button", data_do="close")[say("keep-waiting")],
        ],
    ]


def resign_question(model: Model) -> h.Node:
    """What resigning means while others are awaited; or that it must wait."""
    session = model.session
    if session is None or session.linked is None:
        return None
    linked = session.linked
    seats_that_can_resign = [seat for seat in linked.seats if "RESIGN" in linked.status(seat).allowed]
    if not seats_that_can_resign:
        return [
            h.div("#doubted.stack")[h.p[say("resign-later")]],
            h.div(".row")[h.button(".button.primary", data_do="close")[say("keep-playing")]],
        ]
    is_alone = len(linked.seats) == 1
    return [
        h.div("#doubted.stack")[
            h.p[
                say("resign-means", moment=in_sentence(session.match.moment)),
                f" {submit_check.what_follows_resigning(session, seats_that_can_resign[0])}" if is_alone else None,
            ]
        ],
        h.div(".row")[
            [
                h.button(".button.primary", data_do="resign-seat", data_seat=seat)[
                    say("menu-resign") if is_alone else say("resign-as", name=session.match.names[seat])
                ]
                for seat in seats_that_can_resign
            ],
            h.button(".button", data_do="close")[say("keep-playing")],
        ],
    ]


def close_match_offer(session: Session, linked: Linked) -> h.Node:
    """With only two players left nobody can be skipped, so offer to close the match."""
    waiting = linked.status(next(iter(linked.seats), None)).waiting_for
    if not send_status.is_sent(linked):
        # Nobody can answer a link they have not got.
        return None
    if not linked.seats or linked.composing or not waiting or any(
        linked.ledger.required_voters(each) for each in waiting
    ):
        return None
    return h.details[
        h.summary[say("closing", name=seat_names(session, waiting))],
        h.div(".stack.unfolded")[
            h.p(".note")[say("closing-how")],
            h.button(".button", data_do="close-unfinished")[say("close-unfinished")],
        ],
    ]


def equivocation_list(session: Session, linked: Linked) -> h.Node:
    """Each pair of contradictory signatures, collapsed."""
    found = proof_of_cheating.known(linked.ledger.contents, linked.pairs)
    if not found:
        return None
    return [
        h.details[
            h.summary[equivocation_title(session, linked, each)],
            h.div(".stack.unfolded")[equivocation_page(session, linked, each)],
        ]
        for each in found
    ]


def equivocation_title(session: Session, linked: Linked, equivocation: Equivocation) -> str:
    """A title: a seat signed two different things in a turn."""
    if equivocation.seat in linked.seats:
        return say("proof-own", turn=equivocation.turn)
    return say("proof", name=session.match.names[equivocation.seat], turn=equivocation.turn)


def equivocation_page(session: Session, linked: Linked, equivocation: Equivocation) -> h.Node:
    """Both things side by side, and what that means for the match."""
    name = session.match.names[equivocation.seat]
    # With two players nobody can be skipped.
    two_player_suffix = "" if linked.ledger.required_voters(equivocation.seat) else "-two"
    means = say(f"proof-means{'-own' if equivocation.seat in linked.seats else ''}{two_player_suffix}", name=name)
    return [
        h.div(".proof")[
            h.section(aria_label=say("proof-one"))[h.h3[say("proof-one")], _side(session, equivocation.one)],
            h.section(aria_label=say("proof-other"))[h.h3[say("proof-other")], _side(session, equivocation.other)],
        ],
        h.p(".note")[means],
    ]


def _side(session: Session, side: Side) -> h.Node:
    """What was signed: commands if they can be read, or else the seal."""
    if side.commands is not None:
        return h.ul[[h.li[h.code[each]] for each in side.commands]] if side.commands else h.p[say("proof-none")]
    if side.about:
        name = session.match.names.get(side.about, side.about)
        return h.p[say("proof-skip" if side.kind == "SKIP" else "proof-keep", name=name)]
    if side.kind == "RESIGN":
        return h.p[say("proof-resign")]
    return h.p[say("proof-seal", seal=side.seal)]
