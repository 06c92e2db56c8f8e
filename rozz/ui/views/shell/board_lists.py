"""The board as lists, for players who cannot see it: by owner, and by distance from the chosen place."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h

from rozz.engine.game import name_of
from rozz.ui.features.a11y import board_description
from rozz.ui.features.a11y.board_description import Row
from rozz.ui.features.composer import written_session
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model, Session
from rozz.ui.views.widgets.shared_parts import pressed_value

#: The panel by owner, and the one by distance.
PLACES, NEAR = "places", "places-near"


def place_lists(model: Model) -> h.Node:
    """Who holds which place; a button leads to each."""
    assert model.session is not None
    session = written_session.in_composer(model.session)
    rows = board_description.rows(session)
    is_near = model.dialog == NEAR
    ways = ((PLACES, say("by-owner")), (NEAR, say("by-distance", place=name_of(board_description.origin(session)))))
    return [
        h.div(".row", role="group", aria_label=say("places"))[
            [
                h.button(data_do="dialog", data_name=name, aria_pressed=pressed_value(is_near == (name == NEAR)))[text]
                for name, text in ways
            ]
        ],
        (
            _list(rows, say("by-distance", place=name_of(board_description.origin(session))))
            if is_near
            else _by_owner(session, rows)
        ),
    ]


def _by_owner(session: Session, rows: tuple[Row, ...]) -> list[h.Element]:
    """The player's own places first, then the others in seat order, then neutral ones and empty ones within reach."""
    match = session.match
    seats = sorted(match.names, key=lambda seat: seat != session.seat)
    held = [(match.names[seat], [row for row in rows if seat in row.holders]) for seat in seats]
    held.append((say("nobodys"), [row for row in rows if row.holders == ("",)]))
    held.append((say("empty-places"), [row for row in rows if not row.holders]))
    return [h.section[h.h3[h.bdi[name]], _list(found, name)] for name, found in held if found]


def _list(rows: Iterable[Row], name: str) -> h.Element:
    return h.ul(".places", aria_label=name)[[h.li[_place(row)] for row in rows]]


def _place(row: Row) -> h.Element:
    text = say("place-row", text=row.text, may=row.tap_effect or "none", distance=_distance(row))
    return h.button(".link", data_do="walk", data_tile=row.place)[text]


def _distance(row: Row) -> str:
    """How far away a place is, and for a neighbor in which direction."""
    if row.away <= 0:
        return say("no-way-there" if row.away < 0 else "in-hand")
    return say("steps-away", number=row.away, direction="none" if row.direction is None else str(row.direction))
