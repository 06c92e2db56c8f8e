"""The commands of the turn: a list of notation to change, order and delete, and the same as text."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Verdict
from rozz.engine.match import Match
from rozz.engine.rozz import reasons
from rozz.engine.rozz.commands import Command
from rozz.engine.rozz.draft import Draft
from rozz.engine.rozz.state import State
from rozz.ui import compose
from rozz.ui.icons import sign
from rozz.ui.linked import Linked
from rozz.ui.model import COMPOSE, Composer, Session, Written
from rozz.ui.remembering import remembered
from rozz.ui.texts import say


def tally(session: Session) -> str:
    """How many commands are used, and what money is left."""
    return _tally(session.match.state, session.seat, session.composer.commands)


@remembered(most=4)
def _tally(state: State, seat: str, commands: tuple[Command, ...]) -> str:
    draft = _draft(state, seat, commands)
    return say("tally", used=draft.used, allowance=draft.allowance, money=draft.money)


@remembered(most=4)
def _draft(state: State, seat: str, commands: tuple[Command, ...]) -> Draft:
    return Draft(state, seat, commands)


def dispatch(session: Session) -> Markup:
    """The list of commands, as notation, and the same as text; the tile in hand has no part in it."""
    composer = session.composer
    return _dispatch(
        session.match,
        session.seat,
        session.is_trial,
        session.link,
        composer.written,
        composer.edited,
        composer.text,
    )


@remembered(most=4)
def _dispatch(
    match: Match,
    seat: str,
    is_trial: bool,
    link: Linked | None,
    written: Written,
    edited: int,
    text: str | None,
) -> Markup:
    composer = Composer(written, edited=edited, text=text)
    return Markup(str(_listed(Session(match, COMPOSE, seat, composer, is_trial=is_trial, link=link))))


def _listed(session: Session) -> h.Element:
    composer = session.composer
    draft = _draft(session.match.state, session.seat, composer.commands)
    rows = [_order(session, number, given) for number, given in enumerate(draft.verdicts)]
    letters = compose.letters(session)
    mistake = compose.mistake(session)
    # Whatever changes, no part of it is put before another: a text box that is moved loses its caret in every browser.
    return h.section("#dispatch.dispatch")[
        h.ul(".letters", aria_label=say("letters"))[
            [h.li[sign("letter"), h.span[say("writes", name=name, text=text)]] for name, text in letters]
        ]
        if letters
        else None,
        h.div(".section-head")[h.h2[say("dispatch")], h.span(".tally")[tally(session)]],
        h.ol("#orders.orders", aria_label=say("dispatch"), hidden=not rows)[rows],
        h.p("#no-orders.quiet", hidden=bool(rows))[say("no-orders")],
        h.div("#dispatch-tools.row")[
            h.button(".link", data_do="clear", aria_disabled=None if rows or mistake else "true")[say("clear")],
            None if session.is_trial else h.button(".link", data_do="try")[say("try-out")],
            h.button(".link", data_do="show-link")[say("last-link")] if session.link else None,
        ],
        h.label("#typing.typed")[
            h.span(".note")[say("typed")],
            h.textarea(
                "#typed",
                rows="3",
                data_on="type",
                spellcheck="false",
                autocapitalize="off",
                autocomplete="off",
                aria_invalid="true" if mistake else None,
                aria_describedby="typed-mistake" if mistake else None,
            )[_whole(compose.as_text(session))],
        ],
        h.div("#typed-mistake.alert", role="alert", hidden=not mistake)[
            [h.p[mistake.sentence], h.pre(".caret", aria_hidden="true")[mistake.caret] if mistake.caret else None]
            if mistake
            else None
        ],
    ]


def _whole(text: str) -> str:
    """A text as a text box takes it: HTML leaves out its first line break."""
    return f"\n{text}" if text.startswith("\n") else text


def _order(session: Session, number: int, given: Verdict) -> h.Element:
    composer = session.composer
    text = session.match.game.write(composer.commands[number])
    state = "chosen" if number == composer.edited else "" if given.is_done else given.status
    return h.li(class_=f"order {state}".strip())[
        h.span(".order-number")[number + 1],
        h.button(
            ".notation",
            data_do="edit-order",
            data_number=number,
            title=say("edit-order"),
            aria_pressed="true" if number == composer.edited else None,
        )[text],
        None if given.is_done else h.span(".order-note")[f"{given.status}: {reasons.explain(given)} ({given.rule})"],
        h.div(".order-tools")[
            _tool("raise-order", number, "up") if number else None, _tool("delete-order", number, "close")
        ],
    ]


def _tool(do: str, number: int, icon: str) -> h.Element:
    named = say(do, number=number + 1)
    return h.button(".plain", id=f"{do}-{number}", data_do=do, data_number=number, aria_label=named)[sign(icon)]
