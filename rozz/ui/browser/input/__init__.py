"""Taps, keys, forms and gestures become messages."""
