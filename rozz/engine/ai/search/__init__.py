"""The searches of computer players: simultaneous, alternating, and with dice. Independent of any game."""
