"""How computer players search: simultaneous, alternating, and with dice.  Knows no game."""
