"""The searches of computer players: simultaneous, alternating, and with dice.  Knows no game."""
