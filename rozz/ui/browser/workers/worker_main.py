"""In a worker of its own: questions come, are thought about, and answers go.  The page is never blocked by it."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy

from rozz.ui.worker.worker_tasks import answers, question_of

#: What the worker says when Python is there, and when it has rehearsed.
READY = "ready"
#: What it is asked in place of a question: rozz/ui/browser/startup/wasm_warmup.py.
REHEARSE = "rehearse"


def listen() -> None:
    """Take questions from now on."""
    js.addEventListener("message", create_proxy(_heard))
    js.postMessage(READY)


def _heard(event: Any) -> None:
    if str(event.data) == REHEARSE:
        from rozz.ui.browser.startup.snapshot_contents import warm  # the page itself never needs it

        warm()
        js.postMessage(READY)
        return
    for answer in answers(question_of(str(event.data))):
        js.postMessage(answer.text())
