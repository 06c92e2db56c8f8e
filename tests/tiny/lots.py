"""Drawing lots, as a game of the contract: all show a shape at once, and a die says who wins the round.

A scenario is `{game: lots, name: …, players: [ANN, BEN, CAT], wins: 99}`. Any number of seats play, each turn throws
a die, and a turn costs next to nothing: made for thousands of matches by link.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.dice import Dice
from rozz.engine.game import Event
from rozz.engine.validation import PathValue
from tests.tiny.rock_paper_scissors import RockPaperScissors, Scenario, Show


class Lots(RockPaperScissors):
    """The rules."""

    name = "lots"

    def read(self, written: Any) -> Scenario:
        """The scenario of a mapping."""
        fields = PathValue(written).fields("game", "name", "players", "wins")
        players = tuple(each.word() for each in fields["players"].members())
        return Scenario(fields["name"].text(), players, fields["wins"].whole_number(1), (), written)

    def _round(self, state: Any, given: Mapping[str, tuple[Show, ...]], dice: Dice) -> tuple[str, Event]:
        seats = state.scenario.players
        winner = seats[dice.draw(len(seats), "T3") - 1]
        shapes = " ".join(each.shape for seat in seats for each in given[seat])
        return winner, Event("tie", "T3", "", {"winner": winner, "shape": shapes})
