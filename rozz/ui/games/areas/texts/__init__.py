"""Texts for players of Ozymandia and Simultaneous Risk."""
