"""Boards for games."""
