"""A match by link between its turns: its status, and the two screens on which it waits."""

from __future__ import annotations

import htpy as h

from rozz.engine.links.signing.envelopes import Seal
from rozz.ui.features.composer import text_commands
from rozz.ui.features.links import link_status, proof_of_cheating, send_status
from rozz.ui.features.links.proof_of_cheating import Equivocation
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import color_name, scenario_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state.links.link_notices import LATE, MISSED, PROOF, RETURNED, Notice
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import COMPOSE, REVEAL
from rozz.ui.views.links import link_lobby, link_safety, lost_player, next_step, remote_status, seat_key
from rozz.ui.views.widgets.plan_commands import commands_in_words
from rozz.ui.views.widgets.shared_parts import goal_note, seat_pills, table_links, top_bar


def lobby_page(model: Model, session: Session) -> h.Node:
    """Before the match starts: what to do next, who has which seat, the key."""
    linked = session.linked
    assert linked is not None
    name = scenario_name(session.match)
    return [
        top_bar(name, links=table_links(session)),
        h.main(".page.narrow")[
            h.header[
                h.h1(tabindex="-1")[render(link_status.before_start(session, linked))],
                h.p(".quiet", role="status")[link_lobby.match_summary(session, linked)],
            ],
            goal_note(session),
            h.p(".note")[say("for-others")] if linked.is_creator and not linked.seats else None,
            link_lobby.custom_scenario_notice(linked),
            link_lobby.conflict_notice(linked),
            next_step.action_page(next_step.action_before_start(model, session, linked)),
            seat_key.key_offer(linked),
            link_lobby.seat_list(session, linked),
            link_lobby.rename_form(model, linked),
            h.div(".hero-picture")[face_of(session.match.game.name).thumbnail(session.match.scenario, None, name)],
        ],
    ]


def waiting_page(model: Model, session: Session) -> h.Node:
    """What to do next: send the link, open another; and what keeps the match fair."""
    linked = session.linked
    assert linked is not None
    return [
        top_bar(session.title or scenario_name(session.match), seat_pills(session), table_links(session)),
        h.main(".page.narrow")[
            h.header[
                h.h1(tabindex="-1")[_heading(session, linked)],
                h.p(".quiet", role="status")[_waiting_text(session, linked)],
                remote_status.round_note(session, linked),
            ],
            None if linked.seats or linked.ledger.is_over or linked.request else seat_key.key_file_request(linked),
            lost_player.lost_key_help(session, linked),
            lost_player.request_cards(session),
            remote_status.skip_requests(session),
            next_step.action_page(next_step.action_in_turn(model, session, linked)),
            [seat_key.key_offer(linked), seat_key.key_file_request(linked)] if linked.request else None,
            _own_sealed(session, linked),
            h.div(".hero-picture")[
                face_of(session.match.game.name).thumbnail(
                    session.match.scenario, session.match.state, scenario_name(session.match)
                )
            ],
            # A player who has left the match no longer needs this.
            None
            if send_status.has_resigned(linked)
            else [link_safety.skip_vote_form(session, linked), link_safety.close_match_offer(session, linked)],
            link_safety.equivocation_list(session, linked),
            None if send_status.has_resigned(linked) else _safety_section(linked),
        ],
    ]


def _own_sealed(session: Session, linked: Linked) -> h.Element | None:
    """The player's commands while only their seal is known, folded; not if several players share the device."""
    if len(linked.seats) != 1 or linked.status(*linked.seats).state not in ("sealed", "owes a reveal"):
        return None
    (seat,) = linked.seats
    seal = linked.ledger.contents.answers.get(seat)
    z = seal.z if isinstance(seal, Seal) else b""
    text = next((each.text for each in linked.sealed if z and (each.seat, each.seal) == (seat, z)), None)
    if text is None:
        return None
    read = text_commands.said_by(session.match, text.split("\n"))
    if read.unread:
        # Storage was damaged, or an earlier release wrote it.
        return None
    said = [commands_in_words(session.match, read.commands), h.p(".note")[say("own-sealed-only-here")]]
    return h.details[h.summary[say("own-sealed")], h.div(".stack.unfolded")[said]]


def _heading(session: Session, linked: Linked) -> str:
    """The status; or what is sent here, for a player who chose that before writing commands."""
    if linked.composing and not send_status.is_sent(linked) and not send_status.is_urgent(linked):
        return remote_status.link_to_send(session, linked)
    return status_text(session)


def _safety_section(linked: Linked) -> h.Node:
    """The eight words and the key, folded; for a spectator only the words, in the open."""
    words, save = link_safety.verification_words(linked), seat_key.save_key_form(linked)
    if not linked.seats:
        return words
    return h.details[h.summary[say("safety")], h.div(".stack.unfolded")[words, save]]


def ending_page(model: Model, session: Session) -> h.Node:
    """The match is over but its end has not been sent, which has to come first."""
    linked = session.linked
    if linked is None or not send_status.has_ended_unsent(linked):
        return None
    return next_step.action_page(next_step.action_at_end(model, session, linked))


def notice_page(session: Session, linked: Linked) -> h.Node:
    """A notice to read: a turn was replaced, or somebody signed twice."""
    notice = linked.notices[0]
    if notice.kind == PROOF:
        found = proof_of_cheating.known(linked.ledger.contents, linked.pairs)
        shown = [each for each in found if (each.turn, each.seat) == (notice.turn, notice.seats[0])]
        return h.div(".stack")[[_equivocation(session, linked, each) for each in shown]]
    if notice.kind == RETURNED:
        return lost_player.rekey_notice(session, linked, notice.turn, notice.seats[0], notice.agreed)
    if notice.kind == MISSED:
        names = listed([session.match.names[each] for each in notice.seats])
        return h.p[say("missed", names=names, turn=notice.turn)]
    sentences = [
        _late_commands_text(session, linked, notice) if notice.kind == LATE else say("turn-replaced", turn=notice.turn)
    ]
    if notice.is_open:
        sentences.append(say("turn-open-again", turn=notice.turn))
    if set(notice.drafts) & set(linked.seats):
        sentences.append(say("drafts-again"))
    return h.p[" ".join(sentences)]


def _equivocation(session: Session, linked: Linked, shown: Equivocation) -> h.Node:
    """What somebody signed twice; folded over a board, so that the board keeps its size."""
    title, both = (
        h.strong[link_safety.equivocation_title(session, linked, shown)],
        link_safety.equivocation_page(session, linked, shown),
    )
    if session.stage in (COMPOSE, REVEAL):
        return h.details[h.summary[title], h.div(".stack.unfolded")[both]]
    return [h.p[title], both]


def _late_commands_text(session: Session, linked: Linked, notice: Notice) -> str:
    if set(notice.seats) & set(linked.seats):
        return say("late-here", turn=notice.turn)
    return say("late", names=listed([session.match.names[each] for each in notice.seats]), turn=notice.turn)


def status_text(session: Session) -> str:
    """The status of a match by link in a few words, for its own page."""
    return render(link_status.status(session), session.match.names)


def _waiting_text(session: Session, linked: Linked) -> str:
    if not linked.seats:
        return f"{remote_status.turn_status_for_spectator(session, linked)} {_no_seat_text(session, linked)}".strip()
    if send_status.has_resigned(linked) and not linked.ledger.is_over:
        is_out = set(linked.seats) <= session.match.game.departed_seats(session.match.state)
        to_do = "resigned-done" if send_status.is_sent(linked) else "resigned-to-send"
        return f"{say('resigned-out' if is_out else 'resigned-how')} {say(to_do)}"
    if link_status.is_skipped_here(linked):
        return say("skip-here")
    played = len(session.match.played)
    if played:
        return say("link-verified", turn=played)
    return say("link-all-sealed" if remote_status.is_everybody_committed(session, linked) else "link-send")


def _no_seat_text(session: Session, linked: Linked) -> str:
    """Why no seat is played here."""
    if linked.request:
        return say("return-asked-here", name=session.match.names[linked.request.seat])
    if replaced := [each for each in linked.lost if each in linked.ledger.contents.rekeys]:
        return say("link-replaced", name=link_safety.seat_names(session, tuple(replaced)))
    if linked.lost:
        names = link_safety.seat_names(session, linked.lost)
        return say("link-lost", colour=listed([color_name(each) for each in linked.lost]), name=names)
    if not linked.secret:
        return say("link-no-key")
    if linked.is_creator:
        # An older version stored no key, so it is unknown which of the players without a seat this device was.
        return say("link-made-here" if linked.key else "link-others-play")
    return say("link-lost-somehow")
