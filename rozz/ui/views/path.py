"""What is to be done in a match by link, in order: one numbered step first, what comes next, and then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from rozz.ui.links import enough, joiners, leaving
from rozz.ui.links.correspondence import NEXT_STEP, readers
from rozz.ui.links.linked import Linked
from rozz.ui.model import Model, Session
from rozz.ui.names import called, few
from rozz.ui.texts import say
from rozz.ui.views import elsewhere, joining, key, outgoing, safeguards

#: A step: what it is called, and what it is done with (None: it has to wait).
Step = tuple[str, h.Node]


def path(steps: Sequence[Step]) -> h.Element:
    """Steps by their numbers; the first is the one that is wanted now."""
    return h.ol(".path", aria_label=say("path"))[
        [
            h.li(class_="card stack now" if number == 1 else "card stack" if body is not None else "later")[
                h.h2(id=NEXT_STEP if number == 1 else None, tabindex="-1" if number == 1 else None)[
                    say("step-number", number=number, title=title)
                ],
                body,
            ]
            for number, (title, body) in enumerate(steps, 1)
        ]
    ]


def before_start(model: Model, session: Session, linked: Linked) -> Iterator[Step]:
    """From the invitation to the start: whoever made the match sends it and starts, the others join and send back."""
    out, box = outgoing.sending(model, session, linked), outgoing.paste(model, is_step=True)
    free = linked.standing().free
    if linked.is_creator:
        if not free and not _hindered(linked):
            how = h.p(".note")[say("path-invite-how")]
            again = h.details[h.summary[say("path-invite-again")], h.div(".stack")[how, out]]
            yield say("start-match"), [joining.starting(model, linked), again]
            if linked.seats:
                yield say("path-compose"), None
            to_send = "path-send-them" if linked.seats else "path-send-start"
            yield say(to_send, names=_readers(session, linked)), None
            yield say("path-open-next"), box
            return
        hindered = "" if free else _hindered(linked)
        rivals = joiners.rivals(linked) if free else ""
        seats = few([called(each) for each in free])
        guests = "" if rivals or hindered or len(free) < len(linked.notes.guests) else few(linked.notes.guests)
        invite = say(f"path-invite{'-rivals' if rivals else hindered}", names=rivals, seats=seats)
        yield say("path-invite-guests", names=guests) if guests else invite, out
        yield say("path-open-join"), box
        yield say(f"path-start{hindered}"), None
        return
    maker = joiners.maker(linked.ledger.contents)
    if linked.secret and not linked.seats:
        # The key came as a file, and what was opened is from before its seat was taken.
        yield say("path-open-newest"), [h.p[say("key-is-here")], box]
        return
    if joiners.has_to_choose(linked):
        yield say("path-ask-again" if joiners.likenesses(linked) else "path-ask-too"), joining.joining(model, linked)
    if not linked.seats and joiners.open_seats(linked):
        yield say("join"), [joining.joining(model, linked), key.asked(linked)]
        yield say("path-send-back", names=maker), None
        yield say("path-open-start", names=maker), box
    elif linked.seats and not leaving.is_sent(linked):
        yield say("path-send-back", names=maker), [out, h.p(".note")[say("two-words-here", maker=maker)]]
        yield say("path-open-start", names=maker), [box, joining.changed_mind(maker)]
    else:
        after_all = joining.changed_mind(maker) if linked.seats else joining.after_all(model, linked, maker)
        has_key = None if linked.seats else key.asked(linked)
        has_back = leaving.has_come_back(linked)
        not_got = h.details[h.summary[say("not-got", maker=maker)], out] if has_back else None
        yield say("path-open-start", names=maker), [has_key, box, not_got, after_all]
        if out is not None and not has_back:
            yield say("path-send-again" if linked.seats else "path-send-on"), out


def _hindered(linked: Linked) -> str:
    """Why a match cannot start though all seats are asked for: too few ask, or all who do look alike; or nothing."""
    contents = linked.ledger.contents
    if enough.too_few(contents):
        return "-more"
    return "-alike" if joiners.likenesses(linked) and not enough.has_start(contents) else ""


def of_turn(model: Model, session: Session, linked: Linked) -> Iterator[Step]:
    """Between turns: what was signed here leaves first, and then somebody's link is opened."""
    out, box = outgoing.sending(model, session, linked), outgoing.paste(model, is_step=True)
    is_out = leaving.has_resigned(linked)
    awaited = (elsewhere.still_to_come(session, linked), elsewhere.to_be_seen(session, linked))
    if linked.undecided:
        yield say("path-decide"), safeguards.undecided(linked)
    if linked.composing:
        yield (
            say("path-compose"),
            h.button(".button.primary", data_do="go-on-table")[say("go-on")],
        )
        yield _sending_on(session, linked, out)
        yield say("path-open-next"), box
    elif not linked.seats and leaving.is_sent(linked):
        yield say("path-open-next"), [_looking_on(linked), box]
        yield say("path-send-again" if linked.is_creator else "path-send-on"), out
    elif not linked.seats:
        yield say("path-send-start", names=_readers(session, linked)), [_to_all(linked), out]
        yield say("path-open-next"), [_looking_on(linked), box]
    elif leaving.is_sent(linked):
        if not linked.ledger.is_over:
            yield _opening(session, linked), [_looking_on(linked) if is_out else None, *awaited, box]
        yield say("path-send-again"), out
    else:
        what = leaving.what(linked)
        named = say(f"path-send-{what}" if what else "path-send", names=_readers(session, linked))
        yield named, [_to_all(linked), out]
        if not linked.ledger.is_over:
            yield _opening(session, linked), [*awaited, box]


def _sending_on(session: Session, linked: Linked, out: h.Node) -> Step:
    """The link as it is while commands are yet to be chosen: once it was sent, nothing of it is wanting."""
    if leaving.is_sent(linked):
        return say("path-send-again" if linked.signed or linked.is_creator else "path-send-on"), out
    goes_along = h.p(".note")[say("path-goes-along")]
    return say("path-send", names=_readers(session, linked)), [goes_along, _to_all(linked), out]


def _opening(session: Session, linked: Linked) -> str:
    """Whose link is to be opened next; who has left the match waits for none."""
    if leaving.has_resigned(linked):
        return say("path-open-next")
    seats = leaving.waited_for(linked)
    names = few([session.match.names[each] for each in seats]) or say("the-others")
    return say("path-open" if len(seats) == 1 else "path-open-many", names=names)


def _looking_on(linked: Linked) -> h.Node:
    """How who has no seat gets to see the turns that are to come."""
    return None if linked.ledger.is_over else h.p(".note")[say("path-look-on")]


def _to_all(linked: Linked) -> h.Node:
    """That one link does for all who are to have it, and who else is: whoever made the match and only looks on."""
    told = ["path-to-all"] if len(leaving.readers(linked)) > 1 else []
    if linked.seats and not joiners.has_maker_a_seat(linked.ledger.contents):
        told.append("path-to-maker")
    return h.p(".note")[" ".join(map(say, told))] if told else None


def _readers(session: Session, linked: Linked) -> str:
    return readers(session, linked) or say("the-others")
