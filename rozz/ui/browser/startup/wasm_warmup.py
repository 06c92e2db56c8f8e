"""Once a release, at leisure: Python is used for a moment in a worker, so that the browser keeps what it has compiled.

Chromium compiles WebAssembly anew at each start until so much of it has run often that it keeps all of that.  A short
visit comes close to it and seldom gets there, and then every start takes a third longer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from js import Response, window
from pyodide.ffi import create_proxy
from pyscript.js_modules import interpreter

from rozz.ui.browser.storage import local_storage
from rozz.ui.browser.workers.worker_main import READY, REHEARSE

#: Where it stands how often it was begun: beside the snapshot, which is of the same release.
BEGUN = "?rehearsed"
#: What stands there: who leaves before it is over may come again, a browser that ends the page for it is not asked on.
ONCE, DONE = "1", "2"
#: So long, in seconds, the browser waits whether more is compiled.
PAUSE = 3.0


async def rehearse() -> None:
    """Do so, unless it has been done; a worker that fails costs nobody anything."""
    kept = await window.caches.open(local_storage.base() + "snapshot")
    found = await kept.match(BEGUN)
    begun = str(await found.text()) if found else ""
    if begun not in ("", ONCE):
        return
    await kept.put(BEGUN, Response.new(DONE if begun else ONCE))
    await _rehearsed(interpreter.startWorker("thinker"))
    await kept.put(BEGUN, Response.new(DONE))


async def _rehearsed(worker: Any) -> None:
    """Have a worker use Python, and end it when the browser has had time to keep what came of it."""
    over = asyncio.get_running_loop().create_future()
    to_do = [REHEARSE]

    def told(event: Any) -> None:
        if str(event.data) == READY and to_do:
            worker.postMessage(to_do.pop())
        elif not over.done():
            over.set_result(None)

    def failed(event: Any) -> None:
        event.preventDefault()
        if not over.done():
            over.set_result(None)

    heard = (create_proxy(told), create_proxy(failed))
    worker.onmessage, worker.onerror = heard
    await over
    await asyncio.sleep(PAUSE)
    worker.terminate()
    for each in heard:
        each.destroy()
