"""Rozz: a strategy game of hexes and simultaneous secret commands."""
