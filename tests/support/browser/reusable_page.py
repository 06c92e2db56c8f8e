"""A page that stays open from test to test: it starts over without being loaded, in a twentieth of the time.

A test of how the page starts, or of what the browser keeps for it, has its own page (`loads_the_page`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, expect

RESTART_SOURCE = (Path(__file__).parent / "page_reset.py").read_text()
#: Adds the function of `page_reset.py` to the page's Python, once.
ADD_RESTART = """async (source) => {
    const { loadPyodide } = await import(new URL("static/interpreter.mjs", document.baseURI));
    const python = await loadPyodide();
    const names = python.globals.get("dict")();
    python.runPython(source, { globals: names });
    globalThis.restartPage = names.get("restart");
}"""
#: What scripts can reach in the page, by object: all names, and which of them are not the browser's own.
REACHABLE_NAMES = """() => {
    const objects = {
        window, document, navigator, history, localStorage: Storage.prototype,
        clipboard: navigator.clipboard, keeper: navigator.storage, serviceWorker: navigator.serviceWorker,
        workers: Worker.prototype, database: IDBFactory.prototype, records: IDBObjectStore.prototype,
        elements: Element.prototype, events: EventTarget.prototype, files: Blob.prototype,
    };
    const found = [];
    for (const [of, object] of Object.entries(objects))
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object ?? {}))) {
            const isForeign = typeof value === "function" && !/\\[native code\\]/.test(value);
            found.push(`${of}.${name}${isForeign ? " is not the browser's" : ""}`);
        }
    return found;
}"""
#: Whether a match is in the store.
HAS_MATCHES = "() => Object.keys(localStorage).some((key) => key.includes('/match/'))"
#: Whether the store has anything other than what every start leaves there.
HAS_OWN = "() => Object.keys(localStorage).some((key) => !/\\/(shown|tales|start|(no-)?snapshot(s-made)?)$/.test(key))"
#: What a test may leave behind: axe and its helpers, the function to start over, and Playwright's own.
HARMLESS = ("window.axe", "window.__core-js_shared__", "window.restartPage", "window.__p", "window.__mcp")
#: What would stay on the page for later tests.
FORBIDDEN_CALLS = ("add_init_script", "route", "expose_function", "expose_binding", "on", "once")
#: The address of an empty page.
EMPTY = "about:blank"
#: The default size of a window.
SIZE = {"width": 1280, "height": 720}


class ReusablePage:
    """The page of one browser, opened at its first use.

    `opened` counts how often it has been loaded, `renewed` how often it has started over.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page | None = None
        self.opened = self.renewed = 0
        self.reachable: frozenset[str] = frozenset()

    def lend(self) -> Page:
        """The page at its first screen, as for a returning visitor who has played nothing."""
        if self.page is None or self.page.is_closed() or not self.restarts({}):
            self._open()
        assert self.page is not None
        reset_window(self.page)
        FRESH[self.page] = LENT[self.page] = self
        return self.page

    def take_back(self) -> None:
        """Clean up after a test. A tab may write late while it closes, so if there were several, all are closed."""
        assert self.page is not None
        FRESH.pop(self.page, None)
        LENT.pop(self.page, None)
        if len(others := self.context.pages[1:]) > 1:
            for each in others:
                each.close()

    def restarts(self, kept: Mapping[str, str]) -> bool:
        """Whether it could start over with this in the store."""
        page = self.page
        assert page is not None
        try:
            if page.url.split("#")[0].split("?")[0] != self.address or self.is_changed(page):
                return False
            begun = restart(page, kept)
        except Error:
            return False
        self.renewed += begun
        return begun

    def is_changed(self, page: Page) -> bool:
        """Whether a test has left anything in the page's JavaScript."""
        names = page.evaluate(REACHABLE_NAMES)
        return not self.reachable.issuperset(each for each in names if not each.startswith(HARMLESS))

    def _open(self) -> None:
        """Load it anew, in a browser that has forgotten everything that was played."""
        if self.page is not None and not self.page.is_closed():
            leave(self.page)  # it writes on leaving, and that must happen before the store is cleared
            self.page.close()
        page = self.page = self.context.new_page()
        for _ in range(3):
            clear_store(self.context, self.address)
            page.goto(self.address)
            expect(page.locator("#starting")).to_have_count(0)
            if not page.evaluate(HAS_MATCHES):
                break  # otherwise a page closed by a test has written late
        if not self.reachable:
            self.reachable = frozenset(page.evaluate(REACHABLE_NAMES))
        for name in FORBIDDEN_CALLS:
            setattr(page, name, _refused)
        self.opened += 1


def leave(page: Page) -> None:
    """Go to an empty page. If a test ended while its page was going somewhere, that can abort the first attempt."""
    try:
        page.goto(EMPTY)
    except Error:
        page.goto(EMPTY)


def reset_window(page: Page) -> None:
    """Restore the window's size, its colors, and the pointer's position."""
    if page.viewport_size != SIZE:
        page.set_viewport_size(SIZE)  # type: ignore[arg-type]
    page.emulate_media(media="null", color_scheme="null", reduced_motion="reduce", forced_colors="null")
    page.mouse.move(-1, -1)


#: Pages at their first screen that no test has used yet.
FRESH: dict[Page, ReusablePage] = {}
#: All pages on loan.
LENT: dict[Page, ReusablePage] = {}


def visit(page: Page, address: str) -> None:
    """Go to the first screen; a page that is already there need not be loaded."""
    if not FRESH.pop(page, None):
        page.goto(address)


def visit_with(page: Page, address: str, kept: Mapping[str, str]) -> bool:
    """Go to where this store content leads; whether that was possible without loading the page."""
    reusable = FRESH.pop(page, None)
    return bool(reusable and reusable.restarts(kept))


def restart(page: Page, kept: Mapping[str, str] | None) -> bool:
    """Whether the open page could start over with this in the store; with None, with all it has stored itself."""
    if not page.evaluate("typeof restartPage === 'function'"):
        page.evaluate(ADD_RESTART, RESTART_SOURCE)
    return bool(page.evaluate("kept => restartPage(kept)", json.dumps(kept)))


def revisit(page: Page) -> None:
    """Leave the page and return to its address: like a reload, but a page that stays open need not be loaded.

    It finds what it has stored itself, in the store, in the tab and on the disk.
    """
    FRESH.pop(page, None)
    if page not in LENT:
        page.reload()
    else:
        expect(page.locator("#starting")).to_have_count(0)  # in case the test has loaded it
        assert restart(page, None)


def is_untouched(page: Page) -> bool:
    """Whether the page stays open, with nothing stored by its player and no function replaced by the test."""
    return page in LENT and not LENT[page].is_changed(page) and not page.evaluate(HAS_OWN)


def restart_with(page: Page, kept: Mapping[str, str]) -> bool:
    """Start over where this store content leads, even later in a test; whether that was possible."""
    FRESH.pop(page, None)
    return LENT[page].restarts(kept)


def _refused(*_: Any, **__: Any) -> None:
    raise AssertionError("later tests use this page: mark the test with `loads_the_page`")


def clear_store(context: BrowserContext, address: str) -> None:
    """Delete everything that the page stores, except the site itself and the snapshot of Python."""
    kept = {"origin": address.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    devtools = context.new_cdp_session(context.pages[0])  # the initial empty page
    devtools.send("Storage.clearDataForOrigin", kept)
    devtools.detach()
