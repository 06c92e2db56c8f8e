"""The page starts over as if it had just been loaded. Runs in the page's own Python; only tests add it there.

The real start is in `rozz/ui/browser/startup/startup.py`; this does the same except for what outlives it: Python
itself, document listeners, the service worker, and an idle worker for computer players.
"""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any

from js import Event, Object, Reflect, document, window
from js import clearTimeout as clear_timeout
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable, to_js

from rozz.ui.browser.app.page_loop import Page
from rozz.ui.browser.startup import match_loading
from rozz.ui.views.shell import page_markup

#: Attributes that a start or a match writes on the document's root.
AT_ROOT = ("data-theme", "data-tier", "data-keyed", "style", "class")
#: How many times 10 ms the page's running tasks may take; a busy machine is slow.
PATIENCE = 2000
#: The only way to find the page: `rozz/ui/browser/startup/startup.py` keeps it to itself.
PAGE = next(each for each in gc.get_objects() if type(each) is Page)
#: All timers before this one have been cleared: their numbers increase, and a page that stays open has had many.
ended = 0


async def restart(kept: str) -> bool:
    """Clear everything, put the given entries in the store (JSON: key to text), and start; False if that is impossible.

    If nothing is given (`null`), everything stays as the page leaves it, in the tab's memory and on the disk too.
    """
    left = json.loads(kept)
    if left is None:
        _leave()
    if not await _is_still(PAGE):
        return False
    _let_go(PAGE)
    if left is not None:
        window.localStorage.clear()
        window.sessionStorage.clear()
        if not await _is_deleted(PAGE.store.mirror.name):
            return False
        for key, text in left.items():
            window.localStorage.setItem(key, text)
    elif not await _is_unlocked():
        return False
    _clear_document()
    _begin(PAGE)
    return True


def _leave() -> None:
    """Send the events that a browser sends to a page it takes down."""
    for name, value in (("visibilityState", "hidden"), ("hidden", True)):
        described = to_js({"value": value, "configurable": True}, dict_converter=Object.fromEntries)
        Object.defineProperty(document, name, described)
    document.dispatchEvent(Event.new("visibilitychange"))
    for name in ("visibilityState", "hidden"):
        Reflect.deleteProperty(document, name)


async def _is_still(page: Page) -> bool:
    """Wait until background work has ended: history moves, tasks and the store; False if that takes too long."""
    for _ in range(PATIENCE):
        mirror = page.store.mirror
        if not (page.history.is_moving or page.tasks or mirror.opening or mirror.at_work):
            return True
        await asyncio.sleep(0.01)
    return False


def _let_go(page: Page) -> None:
    """End everything that the page has begun and not ended."""
    page.tab_lock.hold("", lambda: None)
    page.thinker.stop()
    page.pointer.observer.disconnect()
    if page.store.mirror.base is not None:
        page.store.mirror.base.close()
    global ended
    last = set_timeout(create_once_callable(lambda: None), 0)
    for timer in range(ended, last + 1):
        clear_timeout(timer)
    ended = last


async def _is_unlocked() -> bool:
    """Wait until no tab holds a match anymore: a released lock is free a moment later."""
    for _ in range(PATIENCE):
        locks = await window.navigator.locks.query()
        if not any("/match/" in each.name for each in locks.held):
            return True
        await asyncio.sleep(0.01)
    return False


async def _is_deleted(base: str) -> bool:
    """Whether the database is gone; waits for a tab that was just closed, which may hold it for a moment."""
    answered = asyncio.get_running_loop().create_future()
    request = window.indexedDB.deleteDatabase(base)
    request.onsuccess = request.onerror = create_once_callable(lambda event: answered.set_result(event.type))
    try:
        return bool(await asyncio.wait_for(answered, PATIENCE / 100) == "success")
    except TimeoutError:
        return False


def _clear_document() -> None:
    """Restore the document to how `static/startup.js` leaves it before Python starts."""
    root, shown = document.documentElement, json.loads(window.localStorage.getItem("rozz:/shown") or "{}")
    for name in AT_ROOT:
        root.removeAttribute(name)
    if hasattr(root.dataset, "start"):
        root.dataset.start = "first"
    for name, value in shown.get("root", {}).items():
        root.setAttribute(name, value)
    document.activeElement.blur()
    document.getElementById("page").innerHTML = shown.get("html", "")
    window.history.replaceState(None, "", window.location.pathname)
    window.scrollTo(0, 0)


def _begin(page: Page) -> None:
    history, thinker, releases = page.history, page.thinker, page.releases
    page.__init__()  # type: ignore[misc]
    history.__dict__.update(page.history.__dict__)
    page.history, page.thinker, page.releases = history, thinker, releases
    releases.watch = _watched  # type: ignore[method-assign]
    if page.drawn is None and not page.is_broken:
        page.show(page_markup.draw_page(page.model))
    document.title = page_markup.tab_title(page.model)
    page.badge.show(page.model)
    page.soon(match_loading.recover(page))
    page.soon(match_loading.settle(page))
    if page.was_trying:
        page.rest()


async def _watched(*_: Any) -> None:
    """Does nothing: the page already looks for newer releases."""
