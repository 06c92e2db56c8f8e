"""RosenKreuz as the page and puzzles need it."""
