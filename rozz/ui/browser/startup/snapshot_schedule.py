"""When a snapshot of Python's memory is made for the next visit, and when not: one of no use is made once a release.
Where Python began with one, what has been compiled is kept too: `wasm_warmup`.

`static/interpreter.mjs` restores it and makes it.  `static/startup.js` leaves a mark while a page starts, which is
found again where the browser ended the page in the middle: most likely memory was short, of which making one takes the
most.
"""

from __future__ import annotations

import asyncio
from typing import Any

from js import console, document, setTimeout, window
from pyodide.ffi import JsException, create_once_callable
from pyscript.js_modules import interpreter

from rozz.ui.browser.startup import wasm_warmup
from rozz.ui.browser.storage import local_storage

#: What the mark says while a snapshot is made.
MAKING = "making"
#: What the worker is called that makes one, in `static/interpreter.mjs`.
MAKER = "snapshot maker"


def was_ended() -> bool:
    """Whether the browser ended the page before this one while it started."""
    return _left() in ("again", MAKING)


async def settle(registration: Any) -> None:
    """Make one for the next visit where that is of use, after all else; then the page has started."""
    try:
        release = await interpreter.release() if await _is_wanted() else ""
        if release and _left() == MAKING:
            await _give_up(release, "the browser ended the page while one was made")
        elif release and not was_ended() and window.localStorage.getItem(_refused()) != release:
            await _fetched(registration)
            _mark(MAKING)
            if fault := await _made():
                await _give_up(release, fault)
        _mark("")
        if interpreter.snapshot.isWhole and not interpreter.snapshot.fault:
            await _at_leisure()
            await wasm_warmup.rehearse()
    except JsException:
        return  # this browser keeps nothing


async def _is_wanted() -> bool:
    """Whether Python began without one, in a browser that could keep one."""
    found = interpreter.snapshot
    if not window.isSecureContext or (found.isWhole and not found.fault):
        return False
    if found.isWhole:
        await _give_up(await interpreter.release(), found.fault)
    return True


async def _fetched(registration: Any) -> None:
    """Wait till the service worker has its files, or has given up: two heavy works at once take more than one."""
    while registration and registration.installing:
        await asyncio.sleep(0.2)
    await _at_leisure()


async def _at_leisure() -> None:
    """Wait till the browser has nothing else to do."""
    idle = asyncio.get_running_loop().create_future()
    at_leisure = getattr(window, "requestIdleCallback", setTimeout)  # Safari has none
    at_leisure(create_once_callable(lambda *_: idle.set_result(None)))
    await idle


async def _made() -> str:
    """Have a worker make one; what went wrong, or an empty text."""
    await window.caches.delete(local_storage.base() + "snapshot")
    answered = asyncio.get_running_loop().create_future()
    worker = interpreter.startWorker(MAKER)
    worker.onmessage = create_once_callable(lambda event: answered.set_result(str(event.data)))
    return str(await answered)


async def _give_up(release: str, fault: Any) -> None:
    """No other one till the next release, and why."""
    console.warn(f"Rozz starts without a snapshot of its memory till its next release, and so slower: {fault}")
    window.localStorage.setItem(_refused(), release)
    await window.caches.delete(local_storage.base() + "snapshot")


def _refused() -> str:
    return local_storage.base() + "no-snapshot"


def _left() -> str:
    """How the start before this one was left: `first` where there is nothing to say."""
    return str(getattr(document.documentElement.dataset, "start", "first"))


def _mark(word: str) -> None:
    """What the next start finds if this page is ended now; only by the tab that has the mark."""
    if not hasattr(document.documentElement.dataset, "start"):
        return
    if word:
        window.localStorage.setItem(local_storage.base() + "start", word)
    else:
        window.localStorage.removeItem(local_storage.base() + "start")
