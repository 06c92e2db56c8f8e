"""What the page says of the game before anything of it is read: the first screen waits for no more."""

from __future__ import annotations

TITLE = "Campaigns of Ozz"
IN_SHORT = "Be the only side with units left on the board. After turn 8, points decide."
BEGINS_WITH = "A battle on the board"
CARDS = "The units"
