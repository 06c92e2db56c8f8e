"""Guesses beside the commands, and their score after the turn."""
