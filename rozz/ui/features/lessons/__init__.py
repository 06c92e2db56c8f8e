"""Lessons: what each step waits for, and what it says."""
