"""Decides when to make a memory snapshot for the next visit; after a failure, not again before the next release.
After a start from a snapshot, compiled code is kept too: `wasm_warmup`.

`static/interpreter.mjs` makes and restores it. `static/startup.js` leaves a mark while a page starts. If the mark is
still there, the browser ended the page halfway, most likely for lack of memory, and making a snapshot needs the most.

Some browsers lose what a worker stores in a private window. They would make a new snapshot on every visit.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from js import console, document, setTimeout, window
from pyodide.ffi import JsException, create_once_callable
from pyscript.js_modules import interpreter

from rozz.ui.browser.startup import wasm_warmup
from rozz.ui.browser.storage import local_storage

#: The mark while a snapshot is being made.
MAKING = "making"
#: The name of the worker that makes one, in `static/interpreter.mjs`.
MAKER = "snapshot maker"
#: This many are made for one release. When the last one is gone too, the browser does not keep them.
MOST_MADE = 2
NOT_KEPT = "this browser does not keep what is stored, perhaps because the window is private"


def was_ended() -> bool:
    """Whether the browser ended the previous page while it started."""
    return _last_start() in ("again", MAKING)


async def settle(registration: Any) -> None:
    """Make one for the next visit if useful, after everything else; then the page has started."""
    try:
        if _is_missing():
            await _make_if_useful(await interpreter.release(), registration)
        _mark("")
        if interpreter.snapshot.isWhole and not interpreter.snapshot.fault:
            await _wait_until_idle()
            await wasm_warmup.warm_up()
    except JsException:
        return  # this browser stores nothing


def _is_missing() -> bool:
    """Whether Python started without a snapshot in a browser that could keep one."""
    found = interpreter.snapshot
    return bool(window.isSecureContext) and not (found.isWhole and not found.fault)


async def _make_if_useful(release: str, registration: Any) -> None:
    """Make one, unless the last one could not be used, or an attempt has failed in this release."""
    found = interpreter.snapshot
    if found.isWhole:
        await _give_up(release, found.fault)
    if _last_start() == MAKING:
        await _give_up(release, "the browser ended the page while one was made")
    elif not was_ended() and window.localStorage.getItem(_refused_key()) != release:
        await _make(release, registration)


async def _make(release: str, registration: Any) -> None:
    """Make one, unless another tab makes one, or the browser has lost as many of this release as it may."""
    made = _times_made(release)
    if made >= MOST_MADE:
        await _give_up(release, NOT_KEPT)
        return
    await _wait_for_service_worker(registration)
    # Two tabs at once would delete each other's, and each would think that the browser has lost it.
    unlock = await interpreter.lock(_cache_name())
    if not unlock:
        return
    try:
        _mark(MAKING)
        if fault := await _make_in_worker():
            await _give_up(release, fault)
        else:
            window.localStorage.setItem(_made_key(), f"{made + 1} {release}")
    except JsException as fault:
        await _give_up(release, fault)  # or each visit would make one, and fail at the same
    finally:
        _mark("")
        unlock()


async def _wait_for_service_worker(registration: Any) -> None:
    """Wait until the service worker has its files or has given up: the two together would need too much memory."""
    while registration and registration.installing:
        await asyncio.sleep(0.2)
    await _wait_until_idle()


async def _wait_until_idle() -> None:
    """Wait until the browser is idle."""
    idle = asyncio.get_running_loop().create_future()
    at_leisure = getattr(window, "requestIdleCallback", setTimeout)  # Safari has none
    at_leisure(create_once_callable(lambda *_: idle.set_result(None)))
    await idle


async def _make_in_worker() -> str:
    """Let a worker make one; returns the error, or an empty text.

    The page opens the cache first and holds it: a private window of WebKit drops one that nobody holds.
    """
    await window.caches.delete(_cache_name())
    interpreter.snapshot.cache = await window.caches.open(_cache_name())
    answered = asyncio.get_running_loop().create_future()

    def answer(fault: str) -> None:
        if not answered.done():
            answered.set_result(fault)

    worker = interpreter.startWorker(MAKER)
    worker.onmessage = create_once_callable(lambda event: answer(str(event.data)))
    worker.onerror = create_once_callable(lambda event: answer(str(event.message)))
    return str(await answered) or ("" if await _is_whole() else NOT_KEPT)


async def _is_whole() -> bool:
    """Whether the page can read the index of a new snapshot and find all its parts, as its next start will."""
    cache = await window.caches.open(_cache_name())
    named = await cache.match("./")
    index = named and await cache.match(f"./?{await named.text()}")
    if not index:
        return False
    parts = json.loads(str(await index.text()))["parts"]
    return all([await cache.match(f"./?{part}") for part in parts])


async def _give_up(release: str, fault: Any) -> None:
    """Make no other until the next release, and store why."""
    console.warn(f"Rozz starts without a snapshot of its memory till its next release, and so slower: {fault}")
    window.localStorage.setItem(_refused_key(), release)
    window.localStorage.removeItem(_made_key())
    await window.caches.delete(_cache_name())


def _times_made(release: str) -> int:
    """How many were made for this release."""
    made, _, of = (local_storage.text(_made_key()) or "").partition(" ")
    return int(made) if of == release and made.isdecimal() else 0


def _cache_name() -> str:
    return local_storage.base() + "snapshot"


def _made_key() -> str:
    return local_storage.base() + "snapshots-made"


def _refused_key() -> str:
    return local_storage.base() + "no-snapshot"


def _last_start() -> str:
    """How the previous start ended; `first` if unknown."""
    return str(getattr(document.documentElement.dataset, "start", "first"))


def _mark(word: str) -> None:
    """Leave a mark for the next start in case this page is killed; only the tab that holds the mark does."""
    if not hasattr(document.documentElement.dataset, "start"):
        return
    if word:
        window.localStorage.setItem(local_storage.base() + "start", word)
    else:
        window.localStorage.removeItem(local_storage.base() + "start")
