"""Texts for players of Rozz."""
