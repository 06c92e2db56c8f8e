"""The sheet of the place in hand: what stands there, how a command can go on, how many and what is written in it."""

from __future__ import annotations

import htpy as h

from rozz.engine.game import Blank, Dial, Offer, Pick
from rozz.ui.composer import compose
from rozz.ui.games import face_of
from rozz.ui.icons import sign
from rozz.ui.model import Session
from rozz.ui.texts import say
from rozz.ui.views.catalogue import pieces

#: The id of the first box for words, where the writing begins.
WORDS = "words"


def sheet(session: Session) -> h.Element | None:
    """What stands in the place in hand, and what can be ordered there; or what needs no place."""
    going = compose.offer(session)
    place = going.trail[0] if going.trail else ""
    buttons = [pick for pick in going.picks if not pick.place]
    if not place and not buttons:
        return None
    heading = face_of(session.match.game.name).heading(session.match, place, session.seat)
    refused = list(dict.fromkeys(f"{pick.label}: {pick.refusal}" for pick in buttons if pick.refusal))
    close = h.button(".plain", data_do="cancel", aria_label=say("close"))[sign("close")]
    is_begun = compose.is_begun(session)
    return h.section("#sheet", class_="sheet" if place else "sheet off-board", aria_label=place or heading)[
        h.div(".sheet-head")[h.h2[heading], close if place else None],
        [_dial(dial) for dial in going.dials],
        [_blank(session, blank, number) for number, blank in enumerate(going.blanks)],
        h.div(".aims")[[_pick(session, each, going) for each in _aims(going)]] if _aims(going) else None,
        h.p(".preview")[going.expects] if is_begun and not going.blanks else None,
        h.div("#choices.choices")[[_pick(session, each, going) for each in buttons]],
        [h.p(".why")[reason] for reason in refused[:4]],
        pieces(session.match, place),
    ]


def _aims(going: Offer) -> list[Pick]:
    """What can be picked in the place that was picked last, where there are several."""
    here = [pick for pick in going.picks if going.trail[1:] and pick.place == going.trail[-1] and not pick.refusal]
    return here if len(here) > 1 else []


def _pick(session: Session, pick: Pick, going: Offer) -> h.Element:
    match = session.match
    is_chosen = pick.key in going.made
    name = f" {match.names[pick.seat]}" if pick.seat in match.names else ""
    return h.button(
        ".choice",
        data_do="pick",
        data_key=pick.key,
        aria_pressed="true" if is_chosen else "false",
        aria_disabled="true" if pick.refusal else None,
        title=pick.refusal or None,
    )[
        face_of(match.game.name).icon(match.scenario, pick.key),
        pick.label + name,
        h.span(".amount")[pick.note] if pick.note else None,
    ]


def _dial(dial: Dial) -> h.Element:
    """A number, one fewer and one more, or all; one without a name is what the whole command is about."""
    about = f" {dial.key}" if dial.label else ""
    return h.div(".row.dial", role="group", aria_label=dial.label or None)[
        h.span[dial.label] if dial.label else None,
        h.div(".stepper")[
            h.button(data_do="dial", data_key=dial.key, data_number=dial.now - 1, aria_label=say("fewer") + about)["−"],
            h.output[dial.now],
            h.button(data_do="dial", data_key=dial.key, data_number=dial.now + 1, aria_label=say("more") + about)["+"],
        ],
        h.button(data_do="dial", data_key=dial.key, data_number=dial.most)[say("all", number=dial.most)]
        if dial.least
        else None,
    ]


def _blank(session: Session, blank: Blank, number: int) -> h.Element:
    """Words to be written; an id, so that the writing can begin there."""
    return h.label(".typed")[
        h.span(".note")[f"{blank.label} {session.match.names.get(blank.seat, '')}".strip()],
        h.input(
            id=WORDS if number == 0 else f"{WORDS}-{number}",
            type="text",
            data_on="fill-in",
            data_key=blank.key,
            value=blank.now,
            maxlength=str(blank.most_bytes),
            autocomplete="off",
        ),
    ]
