"""Positions with a task: puzzles, when they are solved, and the proof that nobody can prevent the solution."""
