"""Guesses beside the commands: a list for each rival, what would happen, and the player's own plans to compare."""

from __future__ import annotations

from typing import Any

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Verdict
from rozz.engine.match import Match
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.guesses import guess_lists, guessed_outcome
from rozz.ui.features.guesses.guess_presence import planning, rivals
from rozz.ui.features.opponents import reply_forecast
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model, Session
from rozz.ui.state.planning import MOST_PLANS
from rozz.ui.views.widgets.plan_commands import commands_in_words, own_plan_line, why_nothing_happens
from rozz.ui.views.widgets.shared_parts import pressed_value


def guess_panel(model: Model, session: Session) -> h.Element:
    """The whole panel; `session` is the seat's own, even while a guess is written."""
    return h.section(f"#{guess_lists.PANEL}.guesses", aria_label=say("guesses"))[
        h.h2[say("guesses")],
        h.p(".note")[say("guess-about")],
        [_rival_section(session, seat) for seat in rivals(session)],
        h.div(".row")[h.button(".link", data_do="foretell")[say("foretell")]]
        if reply_forecast.turn_of(model) is not None
        else None,
        _outcome_section(session),
        _plan_section(session),
    ]


def _rival_section(session: Session, seat: str) -> Markup:
    """A rival's list, and the ways to fill it."""
    guess = guess_lists.guess_of(session, seat)
    has_before = guess_lists.as_before(session, seat) is not None
    is_written = session.guessing == seat
    commands = guess.composer.commands
    judged = guessed_outcome.judged(session.match, seat, commands)
    return _drawn_rival(session.match, seat, commands, judged, guess.left_out, guess.is_off, is_written, has_before)


@remembered(most=12)
def _drawn_rival(
    match: Match,
    seat: str,
    commands: tuple[Any, ...],
    judged: tuple[Verdict, ...],
    left_out: tuple[Any, ...],
    is_off: bool,
    is_written: bool,
    has_before: bool,
) -> Markup:
    name, face = match.names[seat], face_of(match.game.name)
    faults = [why_nothing_happens(match, each, name) for each in judged]
    drawn = h.section(class_=["guess", *(["off"] if is_off else [])], aria_label=say("guess-for", name=name))[
        h.h3(".row")[seat_chip(seat_styles(match.colours)[seat]), say("guess-for", name=name)],
        commands_in_words(match, commands, faults=faults) if commands else h.p(".quiet")[say("guess-none", name=name)],
        h.p(".note")[arrivals] if not commands and (arrivals := face.automatic_arrivals_note) else None,
        h.p(".note")[guessed_outcome.left_out_line(match, seat, left_out)] if left_out else None,
        h.div(".row")[
            _button("guess", seat, say("guess-write"), say("guess-write-of", name=name), is_written),
            _button("guess-as-before", seat, say("guess-as-before"), say("guess-as-before-of", name=name))
            if has_before
            else None,
            [
                _button("switch-guess", seat, say("guess-nothing"), say("guess-nothing-of", name=name), is_off),
                _button("drop-guess", seat, say("guess-drop"), say("guess-drop-of", name=name)),
            ]
            if commands
            else None,
        ],
    ]
    return Markup(str(drawn))


def _button(do: str, seat: str, text: str, accessible_name: str, is_pressed: bool | None = None) -> h.Element:
    """A small button; `accessible_name` tells a screen reader which rival it is about."""
    return h.button(
        ".button.small",
        id=f"{do}-{seat}",
        data_do=do,
        data_colour=seat,
        aria_label=accessible_name,
        aria_pressed=None if is_pressed is None else pressed_value(is_pressed),
    )[text]


def _outcome_section(session: Session) -> h.Element:
    """What the turn would bring, as the lists stand now."""
    played = guessed_outcome.outcome(session)
    return h.section(".outcome-line", aria_label=say("guess-outcome"))[
        h.h3[say("guess-outcome")],
        h.p("#guess-outcome", role="status")[guessed_outcome.in_a_line(session, played)],
        h.p(".note")[say("guess-dice")] if played.rolls else None,
    ]


def _plan_section(session: Session) -> h.Element:
    """The player's own plans, each with its result against the guesses."""
    now = planning(session)
    plans = now.plans if now else ()
    why_not = "" if guess_lists.can_keep(session) else say("plan-cannot-keep", most=MOST_PLANS)
    return h.section(".own-plans", aria_label=say("plans"))[
        h.h3[say("plans")],
        h.ol(".plan-list")[[_plan(session, number, plan) for number, plan in enumerate(plans)]] if plans else None,
        h.div(".row")[
            h.button(
                ".button.small", data_do="keep-plan", title=why_not or None, aria_disabled="true" if why_not else None
            )[say("plan-keep")]
        ],
    ]


def _plan(session: Session, number: int, plan: tuple[object, ...]) -> Markup:
    brings = guessed_outcome.in_a_line(session, guessed_outcome.outcome(session, plan))
    return _drawn_plan(session.match, number, plan, plan == session.composer.commands, brings)


@remembered(most=8)
def _drawn_plan(match: Match, number: int, plan: tuple[object, ...], is_mine: bool, brings: str) -> Markup:
    drawn = h.li(class_="now" if is_mine else None)[
        h.p[h.strong[say("plan", number=number + 1)], " ", brings],
        h.p(".note")[own_plan_line(match, plan)],
        h.div(".row")[
            h.button(
                ".button.small", data_do="adopt-plan", data_number=number, aria_pressed=pressed_value(is_mine),
                aria_label=say("plan-adopt-it", number=number + 1),
            )[say("plan-adopt")],
            h.button(
                ".button.small", data_do="drop-plan", data_number=number,
                aria_label=say("plan-drop-it", number=number + 1),
            )[say("plan-drop")],
        ],
    ]  # fmt: skip
    return Markup(str(drawn))
