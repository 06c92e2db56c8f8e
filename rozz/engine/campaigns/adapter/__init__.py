"""Campaigns of Ozz as the page and puzzles need it: offers, drafts, suggestions."""
