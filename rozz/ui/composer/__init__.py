"""Commands being written: by picks, by text, and what is asked before they are handed in."""
