"""Computer players of matches by link that think in the calling thread; the page uses a worker."""

from __future__ import annotations

from typing import Any

from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.links.ledger.computer_players import ComputerQuestion
from rozz.ui.features.links.link_computer_players import asked_by_link, commands_in
from rozz.ui.worker.turn_answers import answers


class AtOnce:
    """Computer players that block until they have decided."""

    version = COMPUTER_VERSION

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """Think to the end."""
        *_, last = answers(asked_by_link(question))
        return commands_in(question, last)
