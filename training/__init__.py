"""Fits the weights of computer players. Part of a checkout, not of the package."""
