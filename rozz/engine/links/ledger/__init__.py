"""The state of a match by link: what is known, how links merge, what a player can do, whom the match waits for."""
