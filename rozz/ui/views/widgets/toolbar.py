"""A group of buttons with a single Tab stop; `input/roving_tabindex.py` moves the focus by arrow keys.

    h.div(".choices", STOP, aria_label=…)[[h.button(tabindex=reached(each is stop))[…] for each in …]]

The caller decides which button is the stop: the chosen one, or else the first available one.
"""

from __future__ import annotations

from collections.abc import Mapping

#: Attributes of the element that contains the buttons.
TOOLBAR_ATTRIBUTES: Mapping[str, str | bool] = {"role": "toolbar", "data-roving": True}


def tabindex(is_stop: bool) -> str:
    """The value of tabindex for a button of a toolbar.

    >>> tabindex(True), tabindex(False)
    ('0', '-1')
    """
    return "0" if is_stop else "-1"
