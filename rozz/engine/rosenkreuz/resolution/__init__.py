"""Plays a legal move: captures, attainment, and the winner."""
