"""What others might do, in words: beside the ghosts of their arrows, and instead of them for blind players."""

from __future__ import annotations

from itertools import groupby

import htpy as h

from rozz.ui.board.arrows import percent
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.opponents.reply_forecast import gives_to_others, is_taken
from rozz.ui.games.face import LikelyPlan
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model, Session
from rozz.ui.views.widgets.plan_commands import collapsed_notation, commands_in_words, own_plan_line
from rozz.ui.views.widgets.shared_parts import pressed_value, thinking_progress

#: The most rivals whose plans are all in view; with more, each rival's plans are folded.
MAX_EXPANDED = 2


def likely_plans(model: Model) -> h.Element | None:
    """The plans of every other seat with their shares, or the progress; None unless asked for."""
    if model.forecast_turn is None or model.session is None:
        return None
    return h.section("#likely.likely", aria_label=say("foretold"))[
        h.h2[say("foretold")],
        h.div(role="status")[_plans(model) if model.forecast is not None else _thinking(model)],
    ]


def _thinking(model: Model) -> h.Node:
    return [
        h.p(".quiet")[say("hint-thinking")],
        thinking_progress("forecast-thought", model.best),
    ]


def _plans(model: Model) -> h.Node:
    session = model.session
    assert session is not None
    match, forecast = session.match, model.forecast or ()
    styles = seat_styles(match.colours)
    if not forecast:
        return h.p(".quiet")[say("foretold-none")]
    theirs = [(number, each) for number, each in enumerate(forecast) if each.seat != session.seat]
    mine = [each.commands for each in forecast if each.seat == session.seat]
    numbered = [(seat, list(plans)) for seat, plans in groupby(theirs, key=lambda each: each[1].seat)]
    is_folded = len(numbered) > MAX_EXPANDED
    return [
        h.p[say("foretold-after", move=own_plan_line(match, mine[0]))] if mine and theirs else None,
        h.p(".quiet")[say("foretold-none")] if not theirs else None,
        [
            _rival(
                h.h3(".row")[seat_chip(styles[seat]), match.names[seat]],
                [
                    h.ul[[_plan(session, number, forecast) for number, _ in plans]],
                    _remaining_share([each.share for _, each in plans]),
                ],
                is_folded,
            )
            for seat, plans in numbered
        ],
        h.p(".note")[say("foretold-let")] if session.is_trial and gives_to_others(session) else None,
        h.p(".note")[say("foretold-about")],
    ]


def _rival(name: h.Element, plans: h.Node, is_folded: bool) -> h.Element:
    """The plans of one seat under its name."""
    return h.details[h.summary[name], plans] if is_folded else h.div[name, plans]


def _remaining_share(shares: list[float]) -> h.Element | None:
    """The remaining share, if it is more than a rounding error."""
    rest = 100 - sum(round(100 * share) for share in shares)
    if rest < 1 or round(100 * (1 - sum(shares))) < 1:
        return None
    return h.p(".note")[say("foretold-rest", share=percent(rest / 100))]


def _plan(session: Session, number: int, forecast: tuple[LikelyPlan, ...]) -> h.Element:
    """One plan of another seat, and a button to play it in this what-if."""
    likely_plan, is_pressed = forecast[number], is_taken(session, number, forecast)
    match, seat = session.match, likely_plan.seat
    is_trial = session.is_trial
    heard = say(
        "foretold-let-them-do" if is_trial else "guess-use-do", name=match.names[seat], share=percent(likely_plan.share)
    )
    named = {"aria-label": heard}
    return h.li[
        h.strong[say("foretold-share", share=percent(likely_plan.share))],
        " ",
        commands_in_words(match, likely_plan.commands),
        h.div(".row")[
            h.button(
                ".button.small", named, data_do="let-them", data_number=number, aria_pressed=pressed_value(is_pressed)
            )[say("foretold-let-them" if is_trial else "guess-use")]
            if gives_to_others(session)
            else None,
            collapsed_notation(match, likely_plan.commands),
        ],
    ]
