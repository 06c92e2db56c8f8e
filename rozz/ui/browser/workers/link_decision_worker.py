"""Computer players of matches by link think in a worker of their own, and the caller waits for the decision."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger.computer_players import ComputerQuestion
from rozz.ui.browser.workers.thinking_worker import Thinker
from rozz.ui.features.links.link_computer_players import asked_by_link, commands_in
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.worker.turn_questions import MOST_BEGUN, Answered, Asked


class DecisionWorker:
    """One question at a time; a worker that dies is replaced once."""

    version = COMPUTER_VERSION

    def __init__(self) -> None:
        self._thinker = Thinker(self._on_message)
        self._asked: Asked | None = None
        self._answer: asyncio.Future[Answered] | None = None

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """The decision of a computer player."""
        self._answer = asyncio.get_event_loop().create_future()
        self._asked = asked_by_link(question)
        self._thinker.think(self._asked)
        return commands_in(question, await self._answer)

    def _on_message(self, message: m.Message) -> None:
        answer, asked = self._answer, self._asked
        if answer is None or asked is None or answer.done():
            return
        if isinstance(message, m.Thought) and message.answer.is_final:
            answer.set_result(message.answer)
        if isinstance(message, m.ThinkerFailed):
            if message.begun + 1 >= MOST_BEGUN:
                answer.set_exception(BadOrders(say("link-mind-failed")))
                return
            self._asked = replace(asked, begun=message.begun + 1)
            self._thinker.think(self._asked)

    def end(self) -> None:
        """End the worker, because nobody waits for it anymore."""
        self._thinker.dismiss()
