"""The next step of a match by link: one sentence, one button, what comes after; everything else is collapsed."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h

from rozz.engine.links.signing.envelopes import Resign, Skip
from rozz.ui.features.links import join_conflicts, link_status, send_status
from rozz.ui.features.links import lost_seats as requests
from rozz.ui.features.links.link_actions import NEXT_STEP, readers
from rozz.ui.i18n.display_names import color_name, few
from rozz.ui.i18n.texts import say
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Session
from rozz.ui.views.links import link_lobby, link_safety, link_sharing, lost_player, remote_status, seat_key


@dataclass(frozen=True)
class Collapsible:
    """Another option, collapsed behind a line."""

    summary: str
    body: h.Node
    is_open: bool = False


@dataclass(frozen=True)
class Action:
    """The next action: a sentence, its controls, what comes `afterwards`, and other options, collapsed."""

    title: str
    body: h.Node
    afterwards: str = ""
    collapsed: tuple[Collapsible, ...] = ()


def action_page(action: Action) -> h.Element:
    """The next action, what comes after it, and the rest collapsed."""
    return h.div(".path")[
        h.section(".card.stack.now")[
            h.h2(id=NEXT_STEP, tabindex="-1")[action.title],
            action.body,
            h.p(".after")[action.afterwards] if action.afterwards else None,
        ],
        [
            h.details(open=each.is_open)[h.summary[each.summary], h.div(".stack.unfolded")[each.body]]
            for each in action.collapsed
            if each.body is not None
        ],
    ]


def _collapsed_paste_box(model: Model) -> Collapsible:
    """The paste box, for when it is not the next step."""
    return Collapsible(say("got-link"), link_sharing.paste_box(model, is_next_step=True), is_open=bool(model.pasted))


def action_before_start(model: Model, session: Session, linked: Linked) -> Action:
    """From the invitation to the start: the host invites and starts, the others join and send their link back."""
    if send_status.asks_whether_sent(linked):
        return _join_action(model, session, linked)
    return _host_action(model, session, linked) if linked.is_creator else _guest_action(model, session, linked)


def _join_action(model: Model, session: Session, linked: Linked) -> Action:
    return Action(
        say("did-you-send"),
        link_sharing.sent_question(model, session, linked),
        collapsed=(_collapsed_paste_box(model),),
    )


def _host_action(model: Model, session: Session, linked: Linked) -> Action:
    send_box, free = link_sharing.send_box(model, session, linked), linked.status().free
    start_obstacle = "" if free else join_conflicts.start_obstacle(linked)
    if not free and not start_obstacle:
        names = _reader_names(session, linked)
        how = h.p(".note")[say("path-invite-how")]
        return Action(
            say("start-match"),
            link_lobby.start_form(model, linked),
            say("after-start" if linked.seats else "after-start-alone", names=names),
            (Collapsible(say("path-invite-again"), [how, send_box]), _collapsed_paste_box(model)),
        )
    rivals = join_conflicts.rivals(linked) if free else ""
    seats = few([color_name(each) for each in free])
    guests = "" if rivals or start_obstacle or len(free) < len(linked.notes.guests) else few(linked.notes.guests)
    asks = f"path-invite{'-rivals' if rivals else start_obstacle}"
    invite = say(asks, names=rivals, seats=seats, number=len(free))
    is_open = not rivals and not start_obstacle and not guests
    each_one = h.p(".note")[say("invite-one", seats=seats, number=len(free))] if is_open else None
    if guests:
        invite = say("path-invite-guests", names=guests)
    if not send_status.is_sent(linked):
        return Action(invite, [each_one, send_box], say("after-invite"), (_collapsed_paste_box(model),))
    box = link_sharing.paste_box(model, is_next_step=True)
    return Action(
        say("path-open-join"), box, say("after-join"), (Collapsible(say("invite-again"), [each_one, send_box]),)
    )


def _guest_action(model: Model, session: Session, linked: Linked) -> Action:
    send_box, maker = link_sharing.send_box(model, session, linked), join_conflicts.maker(linked.ledger.contents)
    box = link_sharing.paste_box(model, is_next_step=True)
    if linked.secret and not linked.seats:
        # The key came as a file, and the opened link is older than its seat.
        return Action(say("path-open-newest"), [h.p[say("key-is-here")], box])
    back = say("path-send-back", names=maker)
    again = say("not-got", maker=maker) if send_status.has_returned(linked) else say("path-send-again")
    if join_conflicts.has_to_choose(linked):
        title = say("path-ask-again" if join_conflicts.similar_names(linked) else "path-ask-too")
        send = Collapsible(again if send_status.is_sent(linked) else back, send_box)
        folded = (send, _collapsed_paste_box(model)) if linked.seats else (_collapsed_paste_box(model),)
        return Action(title, link_lobby.join_form(model, linked), say("after-seat", maker=maker), folded)
    if not linked.seats and join_conflicts.open_seats(linked):
        join = link_lobby.join_form(model, linked)
        folded = (_collapsed_paste_box(model), _other_device(linked))
        return Action(say("join"), join, say("after-seat", maker=maker), folded)
    if linked.seats and not send_status.is_sent(linked):
        words = h.p(".note")[f"{say('join-shared', maker=maker)} {say('two-words-here', maker=maker)}"]
        changed_mind = Collapsible(say("changed-mind-title"), link_lobby.withdrawal_help(maker))
        return Action(
            back, [send_box, words], say("after-back", maker=maker), (_collapsed_paste_box(model), changed_mind)
        )
    start = say("path-open-start", names=maker)
    if not linked.seats:
        waitlist_form = link_lobby.waitlist_form(model, linked, maker)
        folded = (Collapsible(say("path-send-on"), send_box), _other_device(linked))
        return Action(start, [box, waitlist_form], collapsed=folded)
    changed_mind = Collapsible(say("changed-mind-title"), link_lobby.withdrawal_help(maker))
    return Action(start, box, collapsed=(Collapsible(again, send_box), changed_mind))


def _other_device(linked: Linked) -> Collapsible:
    """For a player who has a seat on another device: the key file, and what to do without it.

    Folded, because an invitation is mostly opened by guests who have neither.
    """
    key_file = seat_key.key_file_request(linked)
    body = None if key_file is None else [key_file, None if linked.secret else lost_player.help_before_start()]
    return Collapsible(say("key-elsewhere"), body)


def action_in_turn(model: Model, session: Session, linked: Linked) -> Action:
    """Between turns: send what was signed here, then open somebody's link."""
    send_box, box = link_sharing.send_box(model, session, linked), link_sharing.paste_box(model, is_next_step=True)
    if send_status.asks_whether_sent(linked):
        return _join_action(model, session, linked)
    if linked.request or requests.has_lapsed(linked):
        return _rejoin_action(model, session, linked)
    if linked.undecided:
        folded = (
            Collapsible(say("path-send", names=_reader_names(session, linked)), send_box),
            _collapsed_paste_box(model),
        )
        return Action(
            say("path-newer" if linked.newer else "path-decide"), link_safety.undecided_notice(linked), collapsed=folded
        )
    if send_status.is_urgent(linked):
        what = _link_kind(linked)
        named = say(f"path-send-{what}" if what else "path-send", names=_reader_names(session, linked))
        go_on = Collapsible(say("path-compose"), _compose_button(secondary=True)) if linked.composing else None
        waits = Collapsible(say("still-to-come"), remote_status.owed_by_others(session, linked))
        folded = (*((go_on,) if go_on else ()), waits, _collapsed_paste_box(model))
        notes = [
            _one_link_for_all_note(linked),
            remote_status.revealing_link_note(session, linked),
            _spectator_note(linked),
        ]
        return Action(named, [send_box, notes], _after_sending(session, linked), folded)
    if linked.composing and not send_status.is_sent(linked):
        return _unsent_while_composing(model, session, linked)
    if linked.composing:
        again = say("path-send-again" if linked.signed or linked.is_creator else "path-send-on")
        after = say("after-compose", names=_reader_names(session, linked))
        send = Collapsible(again, send_box, is_open=True)
        return Action(say("path-compose"), _compose_button(), after, (send, _collapsed_paste_box(model)))
    again = say("path-send-again" if linked.seats or linked.is_creator else "path-send-on")
    if linked.ledger.is_over:
        return Action(again, send_box)
    awaited = (remote_status.owed_by_others(session, linked), remote_status.revealing_link_note(session, linked))
    # A skipped player has nothing to send until the next turn.
    resent = () if link_status.is_skipped_here(linked) else (Collapsible(again, send_box),)
    return Action(_open_link_text(session, linked), [_spectator_note(linked), *awaited, box], collapsed=resent)


def _unsent_while_composing(model: Model, session: Session, linked: Linked) -> Action:
    """A link that can go along with the next commands. A player comes here only by a button that says "send"."""
    named, to_all = say("path-send", names=_reader_names(session, linked)), _one_link_for_all_note(linked)
    if waiting := send_status.awaiting(linked):
        names = few([session.match.names[each] for each in waiting])
        why = h.p(".note")[say("path-goes-along", names=names)]
        go_on = Collapsible(say("path-compose"), _compose_button(secondary=True), is_open=True)
        body = [why, link_sharing.send_box(model, session, linked), to_all]
        return Action(named, body, say("after-vote-compose"), (go_on, _collapsed_paste_box(model)))
    unneeded = link_sharing.send_box(model, session, linked, is_needed=False)
    send = Collapsible(named, [h.p(".note")[say("path-not-needed")], unneeded, to_all], is_open=True)
    after = say("after-compose", names=_reader_names(session, linked))
    return Action(say("path-compose"), _compose_button(), after, (send, _collapsed_paste_box(model)))


def _rejoin_action(model: Model, session: Session, linked: Linked) -> Action:
    """A player without the key asks to play on: send the request, then the others vote."""
    request = linked.request
    if request is None:
        return Action(
            say("return-again"),
            lost_player.lapsed_request_notice(session, linked),
            collapsed=(_collapsed_paste_box(model),),
        )
    send_box, own = link_sharing.send_box(model, session, linked), lost_player.own_request(session, linked, request)
    if not send_status.is_sent(linked):
        other = Collapsible(say("return-other"), lost_player.other_seat_form(session, linked))
        names = lost_player.voter_names(session, linked, request)
        return Action(
            say("path-send", names=names), [own, send_box], say("after-return"), (other, _collapsed_paste_box(model))
        )
    if requests.is_agreed(linked, request):
        decided = [h.p[say("return-decided-how")], link_sharing.paste_box(model, is_next_step=True)]
        return Action(say("return-decided"), decided)
    body = [own, h.p[say("return-wait-how")], link_sharing.paste_box(model, is_next_step=True)]
    return Action(say("return-wait"), body, collapsed=(Collapsible(say("path-send-again"), send_box),))


def _spectator_note(linked: Linked) -> h.Node:
    """How a player without a seat gets to see later turns."""
    looks_on = not linked.seats or (send_status.has_resigned(linked) and send_status.is_sent(linked))
    return h.p(".note")[say("path-look-on")] if looks_on and not linked.ledger.is_over else None


def action_at_end(model: Model, session: Session, linked: Linked) -> Action:
    """The match is over but others may not know it: send the link first."""
    if send_status.asks_whether_sent(linked):
        return _join_action(model, session, linked)
    how = h.p[say("ending-how", names=_reader_names(session, linked))]
    return Action(say("ending-unsent"), [how, link_sharing.send_box(model, session, linked)])


def _link_kind(linked: Linked) -> str:
    """What is sent, if it needs mention: a resignation, a vote, revealed commands, the end, the start."""
    waits = send_status.unsent(linked)
    if linked.ledger.is_over:
        return "ending"
    if any(isinstance(each, Resign) for each in waits):
        return "resigned"
    if any(isinstance(each, Skip) for each in waits) and not linked.ledger.skipped_seat:
        return "voted"
    if not linked.seats:
        return "start"
    return send_status.secondary_content(linked)


def _after_sending(session: Session, linked: Linked) -> str:
    """What comes after the link is sent."""
    if linked.ledger.is_over:
        return ""
    if linked.composing:
        return say("after-vote-compose")
    if send_status.has_resigned(linked):
        return say("after-resigning")
    return _open_link_text(session, linked, "after-open")


def _compose_button(secondary: bool = False) -> h.Element:
    return h.button(".button" if secondary else ".button.primary.wide", data_do="go-on-table")[say("go-on")]


def _open_link_text(session: Session, linked: Linked, key: str = "path-open") -> str:
    """Whose link to open next; players who have left the match do not wait for any."""
    if send_status.has_resigned(linked) or not linked.seats:
        return say(f"{key}-next")
    seats = send_status.waited_for(linked)
    names = few([session.match.names[each] for each in seats]) or say("the-others")
    return say(key, names=names, number=len(seats))


def _one_link_for_all_note(linked: Linked) -> h.Node:
    """Says that one link is enough for everybody who needs it, including a host who only watches."""
    keys = ["path-to-all"] if len(send_status.readers(linked)) > 1 else []
    if linked.seats and not join_conflicts.host_has_seat(linked.ledger.contents):
        keys.append("path-to-maker")
    return h.p(".note")[" ".join(map(say, keys))] if keys else None


def _reader_names(session: Session, linked: Linked) -> str:
    return readers(session, linked) or say("the-others")
