"""The area games for computer players: candidate orders, and the value of a position. It contains no rules."""
