"""RosenKreuz for computer players: its game tree, and the value of a position. It contains no rules."""
