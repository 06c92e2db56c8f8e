"""In a worker of its own: questions come, computer players think, answers go.  The page is never blocked by it."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy

from rozz.ui.opponents.thinking import answers, asked_of

#: What the worker says when Python is there.
READY = "ready"


def listen() -> None:
    """Take questions from now on."""
    js.addEventListener("message", create_proxy(_heard))
    js.postMessage(READY)


def _heard(event: Any) -> None:
    for answer in answers(asked_of(str(event.data))):
        js.postMessage(answer.text())
