"""Buttons that belong together as one stop of Tab; `browser/roving.py` leads over them by arrows.

    one_stop(h.div(".choices", STOP, aria_label=…)[buttons])
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import htpy as h
from markupsafe import Markup

#: What the element bears that has them.
STOP: Mapping[str, str | bool] = {"role": "toolbar", "data-roving": True}
_BUTTON = re.compile(r"<button\b[^>]*>")


def one_stop(element: h.Element) -> Markup:
    """The element with the one button that Tab reaches: the first that is chosen, or else the first that can be.

    >>> print(one_stop(h.div[h.button["A"], h.button(aria_pressed="true")["B"]]))
    <div><button tabindex="-1">A</button><button tabindex="0" aria-pressed="true">B</button></div>
    """
    text = str(element)
    tags = _BUTTON.findall(text)
    wanted = ('aria-pressed="true"', "aria-current=")
    chosen = (at for at, tag in enumerate(tags) if any(each in tag for each in wanted))
    possible = (at for at, tag in enumerate(tags) if 'aria-disabled="true"' not in tag)
    stop = next(chosen, next(possible, 0))
    numbers = iter(range(len(tags)))
    return Markup(_BUTTON.sub(lambda tag: _reached(tag[0], next(numbers) == stop), text))


def _reached(tag: str, is_stop: bool) -> str:
    return f'<button tabindex="{0 if is_stop else -1}"{tag.removeprefix("<button")}'
