"""Messages of matches by link: open, join, start, give commands, send.

`key_steps` and `link_opening` do what needs keys.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.errors import BadOrders
from rozz.engine.links.wire.link_text import MARK
from rozz.readonly import link_text
from rozz.ui.features.links import (
    join_conflicts,
    link_messages,
    link_session,
    lost_seats,
    readonly_sharing,
    send_status,
)
from rozz.ui.features.match_list import match_list, session_codec
from rozz.ui.features.match_list.match_files import key_text
from rozz.ui.features.match_list.match_list import put_first
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.display_names import called, color_name, few, in_sentence, one_line
from rozz.ui.i18n.engine_texts import of_fault, render
from rozz.ui.i18n.texts import paragraph, say, sentence
from rozz.ui.i18n.translations import listed
from rozz.ui.state import messages as m
from rozz.ui.state.effects import AskToKeep, Download, Effect, Focus, Remember, Scroll, Share, Updated, UseKeys
from rozz.ui.state.links import seat_requests
from rozz.ui.state.links.key_step_values import (
    Opening,
    ToDecide,
    ToGive,
    ToJoin,
    ToKeep,
    ToOpen,
    ToRename,
    ToResign,
    ToReturn,
    ToSkip,
    ToStart,
    ToWithdraw,
)
from rozz.ui.state.links.linked_match import Linked, text_of
from rozz.ui.state.model import SKIP, Model, Screen, Session
from rozz.ui.state.session_kinds import ByLink, ReadOnly
from rozz.ui.state.stages import AWAIT, COMPOSE, GATHER, HANDOVER, OVER

#: The id of the heading of the current step.
NEXT_STEP = "next-step"
#: The id of the error message of a form before the start.
FAULT = "form-fault"
#: The id of the error message of the paste box.
PASTE_FAULT = "paste-fault"
#: The id of the notices above the page.
NOTICES = "told"


def update(model: Model, message: m.LinkMessage) -> Updated:
    """Handle a message of matches by link."""
    session = model.session
    match message:
        case m.OpenLink(text, is_pasted) if text.strip():
            screen: Screen = "opening" if model.screen == "home" and not is_pasted else model.screen
            pasted = replace(model, screen=screen, pasted=text if is_pasted else "")
            return pasted, (UseKeys(ToOpen(text, match_list.of_links(model))),)
        case m.OpenLink(text, is_pasted) if is_pasted:
            return replace(model, pasted=text or " ", refused=say("nothing-pasted")), (Scroll(PASTE_FAULT),)
        case m.LinkOpened(opening):
            return _opened(model, opening)
        case m.LinkDone(linked):
            done = _with_note_after_public_move(model, _with(model, linked))
            return done, (AskToKeep(), *_to_next_step(model, done))
        case m.LinkLeft(way, identity, mark):
            left = _after_sharing(model, way, identity, mark)
            return left, _to_next_step(model, left)
        case m.SendNow(identity) if (kept := match_list.here(model, identity)) and kept.linked is not None:
            hidden = shared_device.without_secrets(kept)
            # Finished matches and matches before the start show the link on their own page.
            session = hidden if hidden.stage in (OVER, GATHER) else hidden.at(AWAIT)
            return replace(model, screen="table", session=session, aside=None), ()
        case m.LinkRefused(words):
            return _not_opened(model, sentence(words))
        case m.ShareReadOnly() if session is not None and readonly_sharing.can_share(session):
            return _shared_to_watch(model, session)
        case m.SaveKey(identity) if identity:
            return model, _key_of_unread(model, identity)
        case m.KeepReadOnly() if session is not None and isinstance(session.kind, ReadOnly):
            after, save = put_first(model, session)
            return replace(after, toast=say("told-kept")), (save, AskToKeep())
    if session is None or session.linked is None:
        return model, ()
    return _of_match(model, session, session.linked, message)


def _opened(model: Model, opening: Opening) -> Updated:
    """Show what an opened link brings, unless this device has a match that it must not replace."""
    if _is_unread(model, _identity_of(opening)):
        # The unreadable or unread match may hold its key: do not overwrite it.
        return _not_opened(model, say("link-of-unread"))
    if _is_of_another_kind(model, opening):
        return _not_opened(model, say("link-of-another-kind"))
    if _is_outdated(model, opening):
        return model, (UseKeys(ToOpen(opening.text, match_list.of_links(model))),)
    if opening.linked is not None:
        return _opened_to_play(model, opening, opening.linked)
    assert opening.readonly is not None
    shown = link_session.readonly_session(opening.readonly, opening.turn, opening.step)
    toast = say("rules-changed") if opening.has_older_rules and shown.match.played else ""
    return replace(model, screen="table", session=shown, aside=None, pasted="", toast=toast), ()


def _opened_to_play(model: Model, opening: Opening, linked: Linked) -> Updated:
    """Show a match by link as it is after opening a link."""
    opened = _with(model, linked)
    if opening.what == "forked":
        return replace(opened, refused="" if opening.is_noticed else _contradiction(opened, opening)), ()
    # The page shows news by itself; if there is none, a toast says so.
    toast = _late(opened, opening) or (_seen(opened, opening) if opening.what == "seen" else "")
    after = _told_about_rules(replace(opened, toast=toast))
    return after, (AskToKeep(), *_to_next_step(model, after))


def _shared_to_watch(model: Model, session: Session) -> Updated:
    """Share a read-only link: of a finished match, or of the turn and step that are shown."""
    turn, played = readonly_sharing.turn_shown(session), link_messages.played_name(session)
    moment = in_sentence(session.match.played[turn - 1].moment) if turn else ""
    line = say("note-told-turn", played=played, moment=moment) if turn else say("note-told", played=played)
    try:
        watched = f"{model.address}{MARK}{link_text(session.match.as_seen_by(None))}"
    except BadOrders as fault:
        return replace(model, refused=sentence(of_fault(fault, session.match.names))), ()
    link = f"{watched}{readonly_sharing.place(turn, session.step)}"
    return model, (Share(f"{line}\n{link}", pasted=link),)


def _contradiction(model: Model, opening: Opening) -> str:
    """The sentence about a link that contradicts what was known."""
    return render(opening.sentence, model.session.match.names if model.session else {})


def _told_about_rules(model: Model) -> Model:
    """The page with the match that a link has opened; says once that the rules have changed since it began."""
    assert model.session is not None
    session, told = match_list.with_rules_told(model.session)
    return replace(model, session=session, toast=paragraph(model.toast, told))


def _late(model: Model, opening: Opening) -> str:
    """The sentence about a link that asks for a seat in vain, because it is older than what that seat has signed."""
    session = model.session
    if session is None or not opening.late:
        return ""
    return say("return-late", name=listed([session.match.names[each] for each in opening.late]))


def _seen(model: Model, opening: Opening) -> str:
    """The sentence about a link without news: the sender's own link, not sent yet or already known."""
    session, linked = model.session, opening.linked
    if opening.has_missed:
        # A notice on the match already says what came too late.
        return ""
    if opening.is_own and session is not None and linked is not None:
        return say("link-own", names=readers(session, linked) or say("everybody"))
    return say("link-seen" if opening.is_same else "link-older")


def remember_own_name(model: Model, name: str) -> Updated:
    """Remember the player's name for the next match by link on this device."""
    given = one_line(name)
    if not given or given == model.settings.name:
        return model, ()
    settings = replace(model.settings, name=given)
    return replace(model, settings=settings), (Remember(settings),)


def _not_opened(model: Model, why: str) -> Updated:
    """Show why a link failed, next to its form or above the page, and scroll it into view."""
    led = (Scroll(FAULT), Focus(FAULT)) if model.form else (Scroll(PASTE_FAULT if model.pasted else NOTICES),)
    return replace(model, refused=why, screen="home" if model.screen == "opening" else model.screen), led


def _to_next_step(before: Model, after: Model) -> tuple[Effect, ...]:
    """Scroll to the first step of the list if only the steps of the page have changed."""
    was, now = before.session, after.session
    if was is None or now is None or before.screen != "table" or was.match.identity != now.match.identity:
        return ()
    if now.stage not in (GATHER, AWAIT) or was.stage != now.stage or was.linked == now.linked:
        return ()
    return Scroll(NEXT_STEP, is_whole=True), Focus(NEXT_STEP)


def _key_of_unread(model: Model, identity: str) -> tuple[Effect, ...]:
    """Download the key of a match that is saved here but cannot be read."""
    texts = (each.text for each in model.shelf if each.identity == identity and each.session is None)
    secret = next((found for text in texts if (found := session_codec.secret_in(text))), b"")
    return (Download(f"rozz-key-{identity[:8]}.json", key_text(identity, secret)),) if secret else ()


def _identity_of(opening: Opening) -> str:
    """The id under which a match from a link is saved."""
    known = opening.linked or opening.readonly
    return known.identity if known else ""


def _is_unread(model: Model, identity: str) -> bool:
    """Whether this match is saved here but not loaded."""
    return any(each.identity == identity and session_codec.read(each).session is None for each in model.shelf)


def _is_outdated(model: Model, opening: Opening) -> bool:
    """Whether the match has changed since the key step began: it was added to the list, or recovered from disk with
    later signatures after the browser was killed.
    """
    kept = match_list.here(model, _identity_of(opening))
    return kept is not None and kept.linked is not None and kept.linked != opening.beside


def _is_of_another_kind(model: Model, opening: Opening) -> bool:
    """Whether the match with this id in the list is of another kind: played here, by link, or read-only."""
    kept = match_list.here(model, _identity_of(opening))
    return kept is not None and not isinstance(kept.kind, ByLink if opening.linked is not None else ReadOnly)


def _may_vote(linked: Linked, seat: str, other: str, digest: str) -> bool:
    """Whether a seat of this device may vote to go on without another, or for a request."""
    if not digest:
        return other in send_status.may_skip(linked, seat)
    request = lost_seats.found(linked, other, digest)
    return request is not None and other in send_status.may_skip(linked, seat, request.key)


def _of_match(model: Model, session: Session, linked: Linked, message: m.LinkMessage) -> Updated:
    """Answer a message about the match by link that is open."""
    match message:
        case m.JoinMatch() | m.ChangeName() | m.StartMatch():
            return _before_start(model, linked, message)
        case m.AskSkip() | m.SkipSeat() | m.AskReturn() | m.WithdrawSkip() | m.WaitFor() | m.ResignSeat():
            return _about_a_seat(model, linked, message)
        case m.WriteNote(text):
            return replace(model, note=text[: link_messages.LONGEST_NOTE]), ()
        case m.ShowCode():
            return replace(model, code_of=linked.identity), ()
        case m.ConfirmSent(answer):
            return _answer_sent(model, session, linked, answer == "yes")
        case m.NoticeRead() if linked.notices:
            return _known_as(model, session, replace(linked, notices=linked.notices[1:])), ()
        case m.DecideHere() if linked.undecided:
            return model, (UseKeys(ToDecide(linked)),)
        case m.ShowLink():
            return replace(model, screen="table", session=shared_device.without_secrets(session).at(AWAIT)), ()
        case m.CloseUnfinished():
            closed = replace(session, kind=ByLink(linked, is_given_up=True), drafts=session.all_drafts)
            return replace(model, session=link_session.seated(closed)), ()
        case m.TakeUp() if isinstance(session.kind, ByLink) and session.kind.is_given_up:
            return replace(model, session=link_session.seated(replace(session, kind=ByLink(linked)))), ()
        case m.GoOnTable():
            return replace(model, screen="table", session=link_session.seated(session)), ()
        case m.SaveKey() if linked.secret and isinstance(session.kind, ByLink):
            file = Download(f"rozz-key-{linked.identity[:8]}.json", key_text(linked.identity, linked.secret))
            known = replace(linked, notes=replace(linked.notes, has_key_file=True))
            saved = replace(session, kind=replace(session.kind, linked=known))
            return replace(model, session=saved, toast=say("key-saved")), (file,)
        case m.ShareLink(way):
            letter = link_messages.letter(session, linked, model.note, model.address + text_of(linked))
            if way == "file":
                file = Download(_file_name(session, linked), letter)
                left = _after_sharing(model, "file", linked.identity)
                return left, (file, *_to_next_step(model, left))
            return model, (
                Share(letter, "share" if way == "share" else "copy", linked.identity, send_status.mark(linked)),
            )
    return model, ()


def _before_start(model: Model, linked: Linked, message: m.JoinMatch | m.ChangeName | m.StartMatch) -> Updated:
    """Take a seat, change a name, or begin the match."""
    match message:
        case m.JoinMatch("") if join_conflicts.own_requests(linked):
            # A second press during a key step would ask for a second seat, and a request cannot be taken back.
            return model, ()
        case m.JoinMatch(seat, name) if join_conflicts.has_asked(linked, seat, one_line(name) or called(seat)):
            why = say("asked-already", colour=color_name(seat), name=one_line(name) or color_name(seat))
            return replace(model, form="join", refused=why), (Scroll(FAULT), Focus(FAULT))
        case m.JoinMatch(seat, name):
            after, kept = remember_own_name(replace(model, form="join"), name)
            return after, (*kept, UseKeys(ToJoin(linked, seat, one_line(name) or called(seat))))
        case m.ChangeName(name) if (kept_name := one_line(name)) and linked.seats and not linked.ledger.contents.start:
            after, kept = remember_own_name(replace(model, form="name"), kept_name)
            return after, (*kept, UseKeys(ToRename(linked, kept_name)))
        case m.StartMatch(chosen) if seats := seat_requests.undecided(linked.ledger.contents, chosen):
            why = say("choose-first", seats=listed([color_name(each) for each in seats]))
            return replace(model, form="start", chosen=chosen, refused=why), (Scroll(FAULT), Focus(FAULT))
        case m.StartMatch(chosen):
            picked = seat_requests.picked(linked.ledger.contents, chosen)
            return replace(model, form="start", chosen=chosen), (UseKeys(ToStart(linked, picked)),)
    return model, ()


def _about_a_seat(model: Model, linked: Linked, message: m.LinkMessage) -> Updated:
    """Votes to skip a seat or let it back in, and a resignation while others are awaited."""
    match message:
        case m.AskSkip(seat, other, digest) if _may_vote(linked, seat, other, digest):
            return replace(model, dialog=SKIP, skipping=(seat, other, digest)), (Focus("dialog"),)
        case m.SkipSeat(seat, other, ""):
            return model, (UseKeys(ToSkip(linked, seat, other)),)
        case m.SkipSeat(seat, other, digest) if request := lost_seats.found(linked, other, digest):
            return model, (UseKeys(ToSkip(linked, seat, other, request.key)),)
        case m.AskReturn(seat) if seat in lost_seats.seats(linked):
            return model, (UseKeys(ToReturn(linked, seat)),)
        case m.ResignSeat(seat) if seat in linked.seats and "RESIGN" in linked.status(seat).allowed:
            return model, (UseKeys(ToResign(linked, seat)),)
        case m.WithdrawSkip(seat):
            return model, (UseKeys(ToWithdraw(linked, seat)),)
        case m.WaitFor(seat, other):
            return model, (UseKeys(ToKeep(linked, seat, other)),)
    return model, ()


#: The text about a shared link, by the way it was shared.
LEFT = {
    "shared": "link-shared", "copied": "link-copied", "instead": "not-shared-copied", "file": "link-as-file",
    "not": "not-copied", "unshared": "link-unshared",
}  # fmt: skip


#: The same for a read-only link, which can go to anybody.
WATCHED = {"shared": "watch-shared", "copied": "watch-copied", "instead": "watch-copied"}


def _after_sharing(model: Model, way: str, identity: str, mark: str = "") -> Model:
    """Handle the result of sharing a link.

    What another app took counts as sent. A copied or saved link may not have been: the page asks.
    """
    if way not in LEFT:
        return model
    if not identity:
        return replace(model, toast=say(WATCHED.get(way, LEFT[way])))
    session = model.session
    if session is None or not isinstance(session.kind, ByLink) or session.kind.linked.identity != identity:
        return replace(model, toast=say(LEFT[way], names=say("everybody")))
    linked = session.kind.linked
    shown = replace(model, toast=say(LEFT[way], names=readers(session, linked) or say("everybody")))
    if way in ("not", "unshared"):
        return shown
    if way == "shared":
        return _known_as(replace(shown, note=""), session, send_status.mark_sent(linked, mark))
    return _known_as(shown, session, send_status.mark_copied(linked, mark))


def _answer_sent(model: Model, session: Session, linked: Linked, is_sent: bool) -> Updated:
    """Handle the player's answer whether the copied link was sent."""
    if not is_sent:
        after = _known_as(model, session, replace(linked, copied=""))
        return after, _to_next_step(model, after)
    names = readers(session, linked) or say("everybody")
    after = _known_as(model, session, send_status.mark_sent(linked, linked.copied))
    return replace(after, note="", toast=say("sent-told", names=names)), _to_next_step(model, after)


def _known_as(model: Model, session: Session, linked: Linked) -> Model:
    """Store a fact about the match without changing the stage."""
    assert isinstance(session.kind, ByLink)
    return replace(model, session=replace(session, kind=replace(session.kind, linked=linked)))


def readers(session: Session, linked: Linked) -> str:
    """Who should get a link; before the start guests send theirs to the host."""
    contents, seats = linked.ledger.contents, send_status.readers(linked)
    if contents.start is None and not linked.is_creator:
        return join_conflicts.maker(contents)
    if contents.start is None:
        return few([join_conflicts.probably(contents, each) for each in seats])
    return few([session.match.names[each] for each in seats])


def _with_note_after_public_move(model: Model, after: Model) -> Model:
    """Add a note for players who made a public move and go on, because nothing needs to be sent first."""
    was, now = model.session, after.session
    if was is None or now is None or was.stage != COMPOSE or now.stage not in (COMPOSE, HANDOVER):
        return after
    is_own = was.match.identity == now.match.identity and len(now.match.played) > len(was.match.played)
    return replace(after, toast=say("goes-along")) if is_own and not was.is_sealed else after


def handed_in(model: Model, session: Session) -> Updated:
    """Seal the commands, or reveal them if everybody else is committed; they stay in the list until that is done."""
    commands, linked = session.composer.commands, session.linked
    if linked is None:
        return model, ()
    if session.resigns:
        return model, (UseKeys(ToResign(linked, session.seat)),)
    return model, (UseKeys(ToGive(linked, session.seat, commands)),)


def _file_name(session: Session, linked: Linked) -> str:
    """The name of a file with the link, different for each round."""
    number = send_status.round_of(session.match, linked)
    of = f"turn-{send_status.counted(linked)[-1].turn}-round-{number}-" if number else ""
    return f"rozz-{of}{linked.identity[:8]}.txt"


def _with(model: Model, linked: Linked) -> Model:
    """Update what is known of a match, and open the match if it was not open."""
    is_open = model.session is not None and model.session.match.identity == linked.identity
    session = model.session if is_open else match_list.here(model, linked.identity)
    after = link_session.after(session, linked) if session and session.linked else link_session.opened(linked)
    if model.session is not session and after.stage == COMPOSE:
        after = shared_device.without_secrets(after)
    return replace(model, screen="table", session=after, aside=None, is_playing=False, pasted="")
