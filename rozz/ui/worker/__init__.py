"""Questions that the page hands to its web worker, and how they are answered there: turns, hints, puzzles, reviews."""
