"""Requests from the page to its web worker, and their handlers: turns, hints, puzzles, reviews."""
