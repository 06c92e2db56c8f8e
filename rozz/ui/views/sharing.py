"""A match by link between its turns: how it stands, and the two screens on which it waits."""

from __future__ import annotations

import htpy as h

from rozz.ui.games import face_of
from rozz.ui.links.linked import Linked
from rozz.ui.model import Model, Session
from rozz.ui.names import scenario_name
from rozz.ui.texts import say
from rozz.ui.views import joining, outgoing, safeguards
from rozz.ui.views.parts import bar, links, seats


def gathering(model: Model, session: Session) -> h.Node:
    """Before the match starts: who has which seat, a seat to take, the words, the link to send."""
    linked = session.linked
    assert linked is not None
    name = scenario_name(session.match)
    return [
        bar(name, links=links(session)),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[_gathered(session, linked)], h.p(".quiet", role="status")[name]],
            h.div(".hero-picture")[face_of(session.match.game.name).thumbnail(session.match.scenario, None, name)],
            joining.own(linked),
            joining.seats(session, linked),
            joining.joining(session, linked),
            safeguards.words(linked),
            outgoing.sending(model, session, linked),
            outgoing.paste(model),
            safeguards.key(linked),
        ],
    ]


def awaiting(model: Model, session: Session) -> h.Node:
    """Nothing is to be done here but to send the link, and to open the next one."""
    linked = session.linked
    assert linked is not None
    return [
        bar(session.title or scenario_name(session.match), seats(session), links(session)),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[stands(session)], h.p(".quiet", role="status")[_waits(session, linked)]],
            h.button(".button.primary", data_do="go-on-table")[say("go-on")] if linked.composing else None,
            safeguards.undecided(linked),
            outgoing.sending(model, session, linked),
            outgoing.paste(model),
            h.div(".hero-picture")[
                face_of(session.match.game.name).thumbnail(
                    session.match.scenario, session.match.state, scenario_name(session.match)
                )
            ],
            safeguards.skipping(session, linked),
            safeguards.closing(session, linked),
            safeguards.words(linked),
            safeguards.key(linked),
        ],
    ]


def stands(session: Session) -> str:
    """How a match by link stands, in a few words: for its own page, and for the shelf."""
    linked = session.linked
    assert linked is not None
    standing = linked.standing(next(iter(linked.seats), None))
    turn = linked.ledger.contents.turn
    if linked.ledger.contents.start is None:
        return _gathered(session, linked)
    if linked.ledger.is_over:
        return say("link-over", turn=turn - 1)
    if linked.composing:
        return say("link-composing", turn=turn)
    if not linked.seats:
        return say("link-looking-on", turn=turn)
    if standing.state == "sealed":
        return say("link-sealed", names=safeguards.names(session, standing.waiting_for))
    if standing.state in ("shown", "looking on"):
        return say("link-shown", names=safeguards.names(session, standing.waiting_for))
    return say("link-reveal")


def _gathered(session: Session, linked: Linked) -> str:
    standing = linked.standing()
    if standing.free:
        return say("link-gathering", number=len(standing.free))
    return say("link-complete") if linked.is_creator else say("link-waits-start")


def _waits(session: Session, linked: Linked) -> str:
    if not linked.seats:
        return say("link-no-key")
    played = len(session.match.played)
    return say("link-verified", turn=played) if played else say("link-send")
