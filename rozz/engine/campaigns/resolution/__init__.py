"""The sequence of a turn, C10 and C21, and the working state it changes."""
