"""A puzzle from one of the player's own matches, as the list keeps it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle from a match.

    identity: made from the puzzle's text, so that the same puzzle is kept once.
    puzzle: its mapping as JSON.
    moment: the name, turn and group of its moment (`game.Moment`), which the list shows; whether it is secret.
    match: the name of the match that it is from; empty for a puzzle that somebody else has shared.
    day: the day it was found (`i18n.day_names`).
    """

    identity: str
    puzzle: str
    moment: tuple[str, int, str, bool]
    match: str = ""
    day: int = 0
    is_solved: bool = False
