"""The page's beginning: the first text that Python shows."""

import htpy as h
from pyscript.js_modules import morph


def start() -> None:
    """Take the page over from its static first screen."""
    morph.show(str(h.main[h.h1["Rozz"], h.p["Python is ready."]]))
