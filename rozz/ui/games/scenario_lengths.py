"""The length and balance of the shipped scenarios, measured in matches of computer players. Data only.

Made with `rozz arena`; docs/notes/computers-ladder.md says how. Independent of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Length:
    """The number of turns of the middle half of the games, between players of a level; a `note` for the card.

    Without games: the number that the scenario itself states.
    """

    least: int
    most: int
    games: int = 0
    level: int = 0
    note: str = ""


#: Equal players block each other; beginners run out of turns.
BLOCKED, LIMITED = "blocked", "limited"

#: By game and scenario; 22 November 2026, seeds 1, 21, 31, 61 and 81. A few rows are of one game, some of level 1.
LENGTHS: Mapping[str, Mapping[str, Length]] = {
    "rozz": {
        "basic-training": Length(44, 106, games=8, level=3),
        "central-3": Length(63, 80, games=4, level=1, note=LIMITED),
        "doomsday-2": Length(33, 67, games=7, level=3),
        "doomsday-6": Length(18, 18, games=1, level=1),
        "elimination-3": Length(15, 32, games=2, level=3),
        "grand-6": Length(18, 18, games=1, level=1),
        "headquarters-2": Length(16, 25, games=20, level=3),
        "headquarters-3": Length(13, 16, games=4, level=1),
        "headquarters-4": Length(20, 77, games=4, level=1),
        "headquarters-6": Length(16, 32, games=2, level=1),
        "lake-2": Length(17, 30, games=24, level=3),
        "occupation-6": Length(51, 51, games=1, level=1),
        "original-2": Length(11, 21, games=8, level=3),
        "rails-2": Length(6, 12, games=16, level=1),
        "solo-training": Length(4, 7, games=3, level=3),
        "twenty-turns": Length(20, 20),
        "two-coasts": Length(8, 17, games=20, level=2),
    },
    "rosenkreuz": {
        "rosenkreuz": Length(51, 69, games=3, level=1),
        "rosenkreuz-1-2": Length(66, 73, games=3, level=1),
        "rosenkreuz-skirmish": Length(38, 47, games=4, level=1),
    },
    "ozymandia": {
        "five-isles": Length(12, 12, games=12, level=3, note=BLOCKED),
        "standard": Length(8, 10, games=12, level=3),
        "walled-cities": Length(7, 9, games=12, level=3),
    },
    "simultaneous-risk": {
        "archipelago": Length(15, 28, games=12, level=3),
        "standard": Length(38, 38, games=1, level=1),
        "swift-world": Length(27, 30, games=2, level=1, note=LIMITED),
    },
    "campaigns": {
        "battle-on-the-board": Length(8, 8, games=8, level=1),
        "meeting-the-wizard": Length(10, 10),
        "skirmish-at-the-ford": Length(6, 6),
        "the-bell-at-the-boneyard": Length(8, 8),
        "three-crowns": Length(8, 8),
        "two-alliances": Length(8, 8),
        "war-of-four-nations": Length(7, 7),
        "west-against-east": Length(8, 8),
    },
}
