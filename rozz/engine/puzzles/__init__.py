"""Positions with a task: what a puzzle is, when it is solved, and the proof that nobody can prevent it."""
