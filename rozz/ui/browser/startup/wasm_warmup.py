"""Once a release, when idle: run Python briefly in a worker, so that the browser caches the compiled code.

Chromium recompiles WebAssembly at each start until so much of it has run often enough that it keeps all. A short visit
seldom reaches that point, and then every start takes a third longer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from js import Response, window
from pyodide.ffi import create_proxy
from pyscript.js_modules import interpreter

from rozz.ui.browser.storage import local_storage
from rozz.ui.browser.workers.worker_main import READY, WARM_UP

#: Where the number of attempts is stored: next to the snapshot, which has the same release.
BEGUN = "?rehearsed"
#: The stored values: a player who leaves early gets another attempt, a browser that kills the page twice does not.
ONCE, DONE = "1", "2"
#: Seconds to wait for the browser to compile more.
PAUSE = 3.0


async def warm_up() -> None:
    """Do it unless it was done; a failing worker does no harm."""
    kept = await window.caches.open(local_storage.base() + "snapshot")
    found = await kept.match(BEGUN)
    begun = str(await found.text()) if found else ""
    if begun not in ("", ONCE):
        return
    await kept.put(BEGUN, Response.new(DONE if begun else ONCE))
    await _run_worker(interpreter.startWorker("thinker"))
    await kept.put(BEGUN, Response.new(DONE))


async def _run_worker(worker: Any) -> None:
    """Let a worker use Python, and end it when the browser has had time to store the result."""
    over = asyncio.get_running_loop().create_future()
    to_do = [WARM_UP]

    def received(event: Any) -> None:
        if str(event.data) == READY and to_do:
            worker.postMessage(to_do.pop())
        elif not over.done():
            over.set_result(None)

    def failed(event: Any) -> None:
        event.preventDefault()
        if not over.done():
            over.set_result(None)

    listeners = (create_proxy(received), create_proxy(failed))
    worker.onmessage, worker.onerror = listeners
    await over
    await asyncio.sleep(PAUSE)
    worker.terminate()
    for each in listeners:
        each.destroy()
