"""The searches of computer players: simultaneous, alternating, and with dice. Does not know games."""
