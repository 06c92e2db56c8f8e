"""Advice from computer players to people: hints with reasons, likely replies, threats, reviews."""
