"""Turns that are over: their steps, what-ifs, and which board is in front."""
