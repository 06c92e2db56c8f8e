"""Texts for players of Campaigns of Ozz."""
