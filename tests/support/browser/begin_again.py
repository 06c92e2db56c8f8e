"""The page begins again as if it had just been loaded.  Runs in the page's own Python; only tests bring it there.

A start is in `rozz/ui/browser/startup/startup.py`; this does the same but for what outlasts it: Python itself,
what listens in the document, the service worker, and a worker for computer players that has nothing to do.
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

#: What a start or a match writes at the document's root.
AT_ROOT = ("data-theme", "data-tier", "data-keyed", "style", "class")
#: So many times, 10 ms each, what the page has begun may take; a busy machine is slow.
PATIENCE = 2000
#: Nothing else knows where it is: `rozz/ui/browser/startup/startup.py` keeps it to itself.
PAGE = next(each for each in gc.get_objects() if type(each) is Page)
#: All timers before this one have been ended: they are numbered in turn, and a page that stands open has had many.
ended = 0


async def begin_again(kept: str) -> bool:
    """Forget all, keep in the store what is given (JSON: key to text), and begin; False where that cannot be done.

    Where nothing is given (`null`) all stays as the page leaves it, in memory of the tab and on the disk too.
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
    """What a browser tells a page that it takes down."""
    for name, value in (("visibilityState", "hidden"), ("hidden", True)):
        described = to_js({"value": value, "configurable": True}, dict_converter=Object.fromEntries)
        Object.defineProperty(document, name, described)
    document.dispatchEvent(Event.new("visibilitychange"))
    for name in ("visibilityState", "hidden"):
        Reflect.deleteProperty(document, name)


async def _is_still(page: Page) -> bool:
    """Whether what goes on by itself has come to its end: the history moves, and the store answers, in their time."""
    for _ in range(PATIENCE):
        mirror = page.store.mirror
        if not (page.history.is_moving or page.tasks or mirror.opening or mirror.at_work):
            return True
        await asyncio.sleep(0.01)
    return False


def _let_go(page: Page) -> None:
    """End all that the page has begun and not ended."""
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
    """Whether no tab has a match any more: a lock that was given back is free a moment later."""
    for _ in range(PATIENCE):
        locks = await window.navigator.locks.query()
        if not any("/match/" in each.name for each in locks.held):
            return True
        await asyncio.sleep(0.01)
    return False


async def _is_deleted(base: str) -> bool:
    """Whether the database is gone.  A tab that was just closed may hold it for a moment: this waits for it."""
    answered = asyncio.get_running_loop().create_future()
    request = window.indexedDB.deleteDatabase(base)
    request.onsuccess = request.onerror = create_once_callable(lambda event: answered.set_result(event.type))
    try:
        return bool(await asyncio.wait_for(answered, PATIENCE / 100) == "success")
    except TimeoutError:
        return False


def _clear_document() -> None:
    """As `static/startup.js` leaves it before Python is there."""
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
        page.show(page_markup.drawn(page.model))
    document.title = page_markup.title(page.model)
    page.badge.show(page.model)
    page.soon(match_loading.recover(page))
    page.soon(match_loading.settle(page))
    if page.was_trying:
        page.rest()


async def _watched(*_: Any) -> None:
    """The page looks for newer releases already."""
