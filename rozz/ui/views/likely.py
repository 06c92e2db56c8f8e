"""What others might do, in words: beside the ghosts of their arrows, and instead of them for who does not see those."""

from __future__ import annotations

from itertools import groupby

import htpy as h

from rozz.ui.model import Model
from rozz.ui.opponents import opponents
from rozz.ui.texts import say
from rozz.ui.views.arrows import percent
from rozz.ui.views.seats import seat_chip, seat_styles


def likely(model: Model) -> h.Element | None:
    """The plans of every other seat with their shares, or how far thinking about them is; nothing unless asked for."""
    if model.foretelling is None or model.session is None:
        return None
    return h.section("#likely.likely", aria_label=say("foretold"))[
        h.h2[say("foretold")],
        h.div(role="status")[_told(model) if model.forecast is not None else _thinking(model)],
    ]


def _thinking(model: Model) -> h.Node:
    best = model.best
    return [
        h.p(".quiet")[say("hint-thinking", name=opponents.levels()[-1].name)],
        h.progress(
            value=str(best.spent if best else 0), max=str(best.budget if best else 1), aria_label=say("thought-so-far")
        ),
    ]


def _told(model: Model) -> h.Node:
    session = model.session
    assert session is not None
    match, forecast = session.match, model.forecast or ()
    styles = seat_styles(match.colours)
    if not forecast:
        return h.p(".quiet")[say("foretold-none")]
    return [
        h.p(".note")[say("foretold-about", name=opponents.levels()[-1].name)],
        [
            h.div[
                h.h3(".row")[seat_chip(styles[seat]), match.names[seat]],
                h.ul[
                    [
                        h.li[
                            h.strong[percent(each.share)],
                            " ",
                            h.code[", ".join(map(match.game.write, each.commands)) or say("hint-nothing")],
                        ]
                        for each in plans
                    ]
                ],
            ]
            for seat, plans in groupby(forecast, key=lambda each: each.seat)
        ],
    ]
