"""How long the shipped scenarios are and what is not even about them: measured by matches of computer players, data.

Made with `rozz arena`; docs/computers.md says how.  It knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Length:
    """The turns that the middle half of so many games took, between players of a level; `note` is for the card."""

    least: int
    most: int
    games: int
    level: int
    note: str = ""


#: By game and scenario.
LENGTHS: Mapping[str, Mapping[str, Length]] = {}
