"""The first screen, with the saved matches."""
