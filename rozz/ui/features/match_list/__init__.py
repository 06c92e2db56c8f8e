"""Saved matches: the list, files, and a session as text."""
