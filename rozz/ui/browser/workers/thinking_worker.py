"""Computer players think in a worker, from the page's own snapshot; without workers, in slices between events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from js import performance, window
from pyodide.ffi import JsException, create_proxy
from pyscript.js_modules import interpreter

from rozz.engine.errors import BadFile
from rozz.ui.browser.workers.worker_main import READY
from rozz.ui.state import messages as m
from rozz.ui.worker.worker_jobs import answer_of, answers

if TYPE_CHECKING:
    from rozz.ui.worker.worker_jobs import Question

#: Milliseconds per slice, short enough not to be felt.
SLICE = 25


class Thinker:
    """One question at a time. An idle worker is kept for the next one; a busy one is ended if nobody waits for it."""

    def __init__(self, send: Callable[[m.Message], None]) -> None:
        self._send = send
        self._worker: Any = None
        self._is_ready = False
        self._question: Question | None = None
        self._slices: asyncio.Future[None] | None = None

    def think(self, question: Question) -> None:
        """Start with a question."""
        self._question = question
        try:
            if self._worker is None:
                self._worker = self._started_worker()
            if self._is_ready:
                self._worker.postMessage(question.text())
        except (JsException, AttributeError):
            self._worker = None
            self._slices = asyncio.ensure_future(self._in_slices(question))

    def stop(self) -> None:
        """Stop, because nobody waits for the answer anymore."""
        if self._slices is not None:
            self._slices.cancel()
            self._slices = None
        if self._worker is not None and self._question is not None:
            self._worker.terminate()
            self._worker, self._is_ready = None, False
        self._question = None

    def dismiss(self) -> None:
        """End the worker too, because there will be no question for a long time."""
        self.stop()
        if self._worker is not None:
            self._worker.terminate()
            self._worker, self._is_ready = None, False

    def _started_worker(self) -> Any:
        if not bool(getattr(window, "Worker", None)):
            raise AttributeError("this browser has no workers")
        worker = interpreter.startThinker()
        worker.onmessage = create_proxy(lambda event: self._on_message(worker, str(event.data)))
        worker.onerror = create_proxy(lambda event: self._on_error(worker, event))
        return worker

    def _on_message(self, worker: Any, text: str) -> None:
        if self._worker is not worker:
            return  # it was ended
        if text == READY:
            self._is_ready = True
            if self._question is not None:
                self._worker.postMessage(self._question.text())
            return
        try:
            answer = answer_of(text)
        except (BadFile, ValueError):
            self._failed()  # from a newer release that another tab has activated
            return
        if answer.is_final:
            self._question = None
        self._send(m.answer_message(answer))

    def _on_error(self, worker: Any, event: Any) -> None:
        """The worker raised or could not start: another one may work."""
        event.preventDefault()
        if self._worker is not worker:
            return  # it was ended
        self._failed()

    def _failed(self) -> None:
        """Report the failure, so that another worker restarts the question."""
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
                    # The message may bring the next question, which must not be lost.
                    self._question = None if answer.is_final else question
                    self._send(m.answer_message(answer))
                    since = performance.now()
        except Exception:
            self._question = None
            self._send(m.ThinkerFailed(question.begun))
            raise
