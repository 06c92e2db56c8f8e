"""The rules page."""

import htpy as h


def rules_page() -> h.Element:
    """The rules."""
    return h.main(".page.narrow.rules")[h.h1["The rules"]]
