"""Texts that the first screen shows before anything else of the game is loaded."""

from __future__ import annotations

TITLE = "Campaigns of Ozz"
IN_SHORT = "Be the last side with units on the board. After turn 8, points decide."
BEGINS_WITH = "A battle on the board"
