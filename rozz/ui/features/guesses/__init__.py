"""Guesses of the others' commands, the turn that follows from them, and how good they were."""
