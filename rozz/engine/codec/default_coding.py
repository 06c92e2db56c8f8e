"""The default coding for any game's commands: their canonical texts, letter by letter."""

from __future__ import annotations

from typing import Any

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.probability_models import Tables
from rozz.engine.codec.text_coding import code_text
from rozz.engine.errors import BadText, damaged_link
from rozz.engine.game import Rules
from rozz.engine.said import said

#: The longest command of any game, in bytes.
LONGEST_TEXT = 4096


class DefaultCoding:
    """Commands as the texts that `game` writes and parses."""

    def __init__(self, game: Rules, scenario: object) -> None:
        self._game = game
        self._scenario = scenario
        self._tables = Tables()

    def code(self, coder: Coder, seat: str, place: int, command: Any | None) -> Any:
        """A command."""
        written = None if command is None else self._game.write(command)
        text = code_text(coder, self._tables, "command", written, LONGEST_TEXT)
        if command is not None:
            return command
        try:
            (read,) = self._game.parse(self._scenario, text, hidden=True)
        except (BadText, ValueError) as fault:
            raise damaged_link(said("links-commands-unreadable")) from fault
        if self._game.write(read) != text:
            raise damaged_link(said("links-command-form"))
        return read
