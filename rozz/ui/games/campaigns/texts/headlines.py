"""What the first screen shows before anything else of the game is loaded: names, and the facts of its goal."""

from __future__ import annotations

TITLE = "Campaigns of Ozz"
BEGINS_WITH = "Skirmish at the ford"
#: The last turn of that battle.
TURNS = 6
