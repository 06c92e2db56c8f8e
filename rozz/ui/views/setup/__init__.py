"""Choosing a scenario and who plays."""
