"""Rozz for computer players: candidate plans, and the value of a position. It contains no rules."""
