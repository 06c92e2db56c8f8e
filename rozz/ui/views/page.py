"""model → the page's text and its title.  The title tells no secret: it says where one is, never what was ordered."""

from __future__ import annotations

import htpy as h

from rozz.ui.model import ALL_IN, COMPOSE, HANDOVER, OVER, REVEAL, Model
from rozz.ui.texts import say
from rozz.ui.views import between, home, rules, table
from rozz.ui.views.parts import bar


def title(model: Model) -> str:
    """The title of the tab."""
    return say("title")


def page(model: Model) -> str:
    """All that is shown."""
    return str(h.fragment[_screen(model), _toasts(model)])


def _screen(model: Model) -> h.Node:
    session = model.session
    match model.screen:
        case "rules":
            on = (
                h.button(".link", data_do="open", data_identity=session.match.identity)[say("go-on")]
                if session
                else None
            )
            return [bar(say("rules"), links=[on, h.button(".link", data_do="home")[say("home")]]), rules.rules_page()]
        case "new":
            return home.new_match(model)
        case "names":
            return home.names(model)
        case "table" if session is not None:
            views = {HANDOVER: between.handover, ALL_IN: between.all_in, REVEAL: between.reveal, OVER: between.over}
            return table.table(session) if session.stage == COMPOSE else views[session.stage](session)
    return home.home(model)


def _toasts(model: Model) -> h.Element:
    """A passing word, heard by screen readers, with a way back where there is one."""
    undo = h.button(data_do="undo")[say("undo")] if model.toast == say("cleared") else None
    if model.deleted and model.toast:
        undo = h.button(data_do="restore")[say("undo")]
    return h.div(".toasts", role="status")[h.div(".toast")[model.toast, undo] if model.toast else None]


def fault(text: str) -> str:
    """The page that shows a fault of this program, with the means to report it."""
    return str(
        h.main(".page.narrow")[
            h.h1[say("our-fault")],
            h.p[say("our-fault-how")],
            h.pre(style="white-space:pre-wrap")[text],
            h.a(".button", href="")[say("home")],
        ]
    )
