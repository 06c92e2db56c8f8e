"""Lessons at the real table: what a step asks, whether it is done, and how a lesson goes on."""
