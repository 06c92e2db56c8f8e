"""Texts that the first screen shows before anything else of the game is loaded."""

from __future__ import annotations

TITLE = "Campaigns of Ozz"
IN_SHORT = "Be the only side with units left on the board. After turn 8, points decide."
BEGINS_WITH = "A battle on the board"
CARDS = "The units"
