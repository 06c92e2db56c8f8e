"""What keeps a match by link fair and going: eight words, whoever does not answer, computers that wait."""

from __future__ import annotations

import htpy as h

from rozz.ui.links import leaving
from rozz.ui.links.linked import Linked
from rozz.ui.model import Session
from rozz.ui.names import few
from rozz.ui.texts import say


def names(session: Session, waiting: tuple[str, ...]) -> str:
    return few([session.match.names[seat] for seat in waiting]) or say("the-others")


def undecided(linked: Linked) -> h.Node:
    """Nothing is wanting but what computer players decide, and those here are of another version."""
    if not linked.undecided:
        return None
    return h.div(".stack")[
        h.p[say("link-undecided")], h.button(".button", data_do="decide-here")[say("link-decide")]
    ]


def words(linked: Linked) -> h.Node:
    if not linked.words:
        return None
    return h.section(".card.stack")[
        h.h2[say("words")],
        h.p(".words")[" ".join(linked.words)],
        h.p(".note")[say("words-how")],
    ]


def skipping(session: Session, linked: Linked) -> h.Node:
    """Whom a seat of this device may vote to go on without: folded, for it is no step of a turn."""
    seat = next((each for each in linked.seats if linked.standing(each).may_skip), "")
    if not seat:
        return None
    is_asked = any(other in linked.ledger.contents.skips for other in linked.standing(seat).may_skip)
    return h.details(open=is_asked)[
        h.summary[say("skipping")],
        h.div(".stack")[
            h.p(".note")[say("skipping-how")],
            h.div(".row")[
                [
                    h.button(".button", data_do="skip", data_seat=seat, data_other=other)[
                        say("skip-seat", name=session.match.names[other])
                    ]
                    for other in linked.standing(seat).may_skip
                ]
            ],
        ],
    ]


def closing(session: Session, linked: Linked) -> h.Node:
    """Two players: nobody can be skipped, but nobody has to wait for ever."""
    waiting = linked.standing(next(iter(linked.seats), None)).waiting_for
    if not leaving.is_sent(linked):
        # Nobody can answer what they have not got.
        return None
    if not linked.seats or linked.composing or not waiting or len(linked.ledger.contents.humans) > 2:
        return None
    return h.details[
        h.summary[say("closing", name=names(session, waiting))],
        h.p(".note")[say("closing-how")],
        h.button(".button", data_do="close-unfinished")[say("close-unfinished")],
    ]
