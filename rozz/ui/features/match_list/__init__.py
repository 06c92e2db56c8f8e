"""Saved matches: the list of them, files, and a session as text."""
