"""Campaigns of Ozz for the page and for puzzles: offers, drafts, suggestions."""
