"""Computer players think in a worker, with the page's own snapshot; without workers in slices between two events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from js import performance, window
from pyodide.ffi import JsException, create_proxy
from pyscript.js_modules import interpreter

from rozz.ui.browser.workers.worker_main import READY
from rozz.ui.state import messages as m
from rozz.ui.worker.worker_tasks import answer_of, answers

if TYPE_CHECKING:
    from rozz.ui.worker.worker_tasks import Question

#: So long, in milliseconds, a slice may be: nobody feels it.
SLICE = 25


class Thinker:
    """One question at a time.  A worker that is idle stays for the next; a busy one that nobody waits for is ended."""

    def __init__(self, send: Callable[[m.Message], None]) -> None:
        self._send = send
        self._worker: Any = None
        self._is_ready = False
        self._question: Question | None = None
        self._slices: asyncio.Future[None] | None = None

    def think(self, question: Question) -> None:
        """Begin with a question."""
        self._question = question
        try:
            if self._worker is None:
                self._worker = self._hired()
            if self._is_ready:
                self._worker.postMessage(question.text())
        except (JsException, AttributeError):
            self._worker = None
            self._slices = asyncio.ensure_future(self._in_slices(question))

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        if self._slices is not None:
            self._slices.cancel()
            self._slices = None
        if self._worker is not None and self._question is not None:
            self._worker.terminate()
            self._worker, self._is_ready = None, False
        self._question = None

    def dismiss(self) -> None:
        """No question will come for long: the worker goes too."""
        self.stop()
        if self._worker is not None:
            self._worker.terminate()
            self._worker, self._is_ready = None, False

    def _hired(self) -> Any:
        if not bool(getattr(window, "Worker", None)):
            raise AttributeError("this browser has no workers")
        worker = interpreter.startWorker("thinker")
        worker.onmessage = create_proxy(lambda event: self._told(worker, str(event.data)))
        worker.onerror = create_proxy(lambda event: self._broke_off(worker, event))
        return worker

    def _told(self, worker: Any, text: str) -> None:
        if self._worker is not worker:
            return  # it was ended
        if text == READY:
            self._is_ready = True
            if self._question is not None:
                self._worker.postMessage(self._question.text())
            return
        try:
            answer = answer_of(text)
        except (AttributeError, KeyError, TypeError, ValueError):
            self._failed()  # of a newer release, which another tab has taken into use since
            return
        if answer.is_final:
            self._question = None
        self._send(m.told(answer))

    def _broke_off(self, worker: Any, event: Any) -> None:
        """It raised, or could not be had: another one may do better."""
        event.preventDefault()
        if self._worker is not worker:
            return  # it was ended
        self._failed()

    def _failed(self) -> None:
        """Whoever waits is told, and what it was sent for is begun anew by another one."""
        begun = self._question.begun if self._question is not None else 0
        self.stop()
        self._send(m.ThinkerFailed(begun))

    async def _in_slices(self, question: Question) -> None:
        since = performance.now()
        try:
            for answer in answers(question, steps=1):
                if answer.is_final or performance.now() - since > SLICE:
                    await asyncio.sleep(0.005)
                    if self._question is not question:
                        return
                    # What is sent may be answered by the next question, which is not to be forgotten.
                    self._question = None if answer.is_final else question
                    self._send(m.told(answer))
                    since = performance.now()
        except Exception:
            self._question = None
            self._send(m.ThinkerFailed(question.begun))
            raise
