"""Take over the page from its static first screen, and go where its address says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyodide_js
from js import URL, Event, Object, document, window
from pyodide.ffi import create_proxy, to_js

from rozz.ui.browser.app.page_loop import Page
from rozz.ui.browser.input import form_messages
from rozz.ui.browser.input.dom_events import Listener, show_rule
from rozz.ui.browser.links import link_sending
from rozz.ui.browser.startup import match_loading
from rozz.ui.features import page_addresses
from rozz.ui.state import messages as m
from rozz.ui.state.model import open_match
from rozz.ui.views.shell import page_markup as pages


def start() -> None:
    """Start the app in the page, which shows only its static first screen until then."""
    # Let `static/startup.js` report a crash of Python itself.
    pyodide_js._api.on_fatal = window.reportError.bind(window)
    # The first drawing may already send a message, which takes the request out of the address.
    asked, link = link_sending.asked(), link_sending.followed()
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
        page.show(pages.draw_page(page.model))
    document.title = pages.tab_title(page.model)
    window.addEventListener("hashchange", create_proxy(lambda event: moved(page, event)))
    follow(page, link)
    chosen = document.querySelector("input[data-on='import']")
    if chosen and chosen.files.length:
        page.soon(listener.read(chosen.files.item(0)))  # chosen before anybody listened
    if not page.is_broken:
        go(page, asked)
    form = form_messages.restore_form()
    shown = m.ChooseScenario(page.model.scenario_name, page.model.scenario_game)
    if page.model.screen == "home" or form[:1] == [shown]:
        for message in form:
            page.send(message)
    document.getElementById("starting").remove()
    page.history.show_address()
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


def follow(page: Page, text: str) -> None:
    """Open a link that was followed to this page; empty if there is none."""
    if text:
        page.history.clean()
        page.send(m.OpenLink(text))


def moved(page: Page, event: Any) -> None:
    """The part of the address after # is another one: a link was followed, or an address was pasted.

    The event says which: its own step back or forth may have taken the page to another entry meanwhile. The browser's
    steps know their place in its history; a pasted address does not.
    """
    place = str(URL.new(event.newURL).hash)
    if place.startswith(page_addresses.BEGIN) and not window.history.state:
        window.location.reload()
    else:
        follow(page, link_sending.link_in(place))


def go(page: Page, asked: Mapping[str, str]) -> None:
    """Go where the address leads (`page_addresses`): a copied one, a home screen shortcut, a rule's link."""
    if {"go", "lang", "puzzle"} & set(asked):
        page.history.clean()  # a language is in the settings now; `follow` writes the current address
    identity = page_addresses.match_of(asked)
    if identity and open_match(page.model) == identity:
        way = page_addresses.way_in_match(page.model, asked)
    elif identity:
        # If it is here and cannot be read, the list says so.
        way = () if page.store.has(identity) else (m.NotHere(identity),)
    else:
        way = page_addresses.way_to(asked, page.history.entries)
    with page.history.one_step():
        for message in way:
            page.send(message)
    if page.model.screen == "rules" and (rule := asked.get("rule")):
        show_rule(rule)
