"""Take over the page from its static first screen, and go where its address says."""

from __future__ import annotations

from typing import Any

import pyodide_js
from js import URL, Event, Object, document, window
from pyodide.ffi import create_proxy, to_js

from rozz import library
from rozz.ui.browser.app.page_loop import Page
from rozz.ui.browser.input import form_messages
from rozz.ui.browser.input.dom_events import Listener, show_rule
from rozz.ui.browser.links import link_sending
from rozz.ui.browser.startup import match_loading
from rozz.ui.state import messages as m
from rozz.ui.views.shell import page_markup as pages

#: The shortcuts of `static/rozz.webmanifest`, and a link to the puzzles.
SHORTCUTS: dict[str, m.Message] = {"new-match": m.NewMatch(), "rules": m.ShowRules(), "puzzles": m.ShowPuzzles()}
#: The address parameter for a run of the link simulator.
SIMULATOR = "simulator"


def start() -> None:
    """Start the app in the page, which shows only its static first screen until then."""
    # Let `static/startup.js` report a crash of Python itself.
    pyodide_js._api.on_fatal = window.reportError.bind(window)
    # The first drawing may already send a message, which takes the request out of the address.
    asked = URL.new(window.location.href).searchParams
    page = Page()
    listener = Listener(page)
    for name, hears in listener.by_event.items():
        document.addEventListener(name, create_proxy(hears))
    window.addEventListener("storage", create_proxy(listener.stored))
    window.addEventListener("popstate", create_proxy(page.history.moved))
    window.addEventListener("beforeunload", create_proxy(listener.leaving))
    window.addEventListener("beforeprint", create_proxy(listener.printed))
    window.addEventListener("afterprint", create_proxy(lambda _: page.pointer.printed()))
    # Some browsers send neither event, only this change of the print medium.
    window.matchMedia("print").addEventListener("change", create_proxy(listener.put_on_paper))
    if not (window.location.hash or window.location.search):
        hear()  # before the first drawing, so that it is drawn only once
    if page.drawn is None and not page.is_broken:
        page.show(pages.drawn(page.model))
    document.title = pages.title(page.model)
    window.addEventListener("hashchange", create_proxy(lambda _: follow(page)))
    follow(page)
    chosen = document.querySelector("input[data-on='import']")
    if chosen and chosen.files.length:
        page.soon(listener.read(chosen.files.item(0)))  # chosen before anybody listened
    go(page, asked.get("go"), asked.get("rule"), asked.get("game"))
    if asked.get("go") == SIMULATOR:
        seed, story, steps = (str(asked.get(name) or "") for name in ("seed", "story", "steps"))
        page.send(m.ShowSimulator(int(seed) if seed.isdecimal() else -1, story, steps))
    if asked.get("lang"):
        page.history.clean()  # it is in the settings now
    if page.model.screen == "home":
        for message in form_messages.left():
            page.send(message)
    if isinstance(name := asked.get("puzzle"), str):
        page.history.clean()
        page.send(m.OpenPuzzle(name))
    document.getElementById("starting").remove()
    page.badge.show(page.model)
    page.soon(match_loading.recover(page))
    page.soon(match_loading.settle(page))
    hear()
    if page.was_trying:
        page.rest()  # it has been announced


def hear() -> None:
    """Handle what was typed and tapped before Python listened.

    Typed text is still in its box; `static/startup.js` has kept the tap, and returns it once.
    """
    box = document.querySelector("textarea[data-on='type']")
    if box and box.value != box.defaultValue:
        box.dispatchEvent(Event.new("input", to_js({"bubbles": True}, dict_converter=Object.fromEntries)))
    window.dispatchEvent(Event.new("rozz:listening"))


def follow(page: Page) -> None:
    """Open a link that was followed to this page."""
    if text := link_sending.followed():
        page.history.clean()
        page.send(m.OpenLink(text))


def go(page: Page, way: Any, rule: Any, game: Any) -> None:
    """Go where a home screen shortcut or a rule's link in a new tab leads: `?go=…`, once."""
    if isinstance(way, str):
        page.history.clean()
    if way in SHORTCUTS:
        page.send(m.ShowRules(game) if way == "rules" and game in library.GAMES else SHORTCUTS[way])
        if isinstance(rule, str):
            show_rule(rule)
