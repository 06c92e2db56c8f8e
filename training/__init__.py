"""Fits the weights of computer players, and plays Rozz at random. Part of a checkout, not of the package."""
