"""Buttons that belong together as one stop of Tab; `browser/roving_tabindex.py` leads over them by arrows.

    h.div(".choices", STOP, aria_label=…)[[h.button(tabindex=reached(each is stop))[…] for each in …]]

Tab reaches one of them, which whoever makes them knows: the one that is chosen, or else the first that can be.
"""

from __future__ import annotations

from collections.abc import Mapping

#: What the element bears that has them.
STOP: Mapping[str, str | bool] = {"role": "toolbar", "data-roving": True}


def reached(is_stop: bool) -> str:
    """The value of tabindex for a button among others.

    >>> reached(True), reached(False)
    ('0', '-1')
    """
    return "0" if is_stop else "-1"
