"""RosenKreuz for the page and for puzzles."""
