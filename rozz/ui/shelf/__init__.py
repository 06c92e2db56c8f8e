"""Matches that are kept: the shelf, a session as text, the copies in the store."""
