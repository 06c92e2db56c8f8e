"""The state of a match by link: what is known, how links merge, what a player does, who is waited for."""
