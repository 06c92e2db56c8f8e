"""Runs in its own worker: takes questions, thinks, and sends answers, without ever blocking the page."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy

from rozz.ui.worker.worker_jobs import answers, question_of

#: What the worker sends when Python is ready, and after its warm-up.
READY = "ready"
#: Sent in place of a question to warm up: rozz/ui/browser/startup/wasm_warmup.py.
WARM_UP = "rehearse"


def listen() -> None:
    """Take questions from now on."""
    js.addEventListener("message", create_proxy(_on_message))
    js.postMessage(READY)


def _on_message(event: Any) -> None:
    if str(event.data) == WARM_UP:
        from rozz.ui.browser.startup.snapshot_contents import fill_caches  # the page itself never needs it

        fill_caches()
        js.postMessage(READY)
        return
    for answer in answers(question_of(str(event.data))):
        js.postMessage(answer.text())
