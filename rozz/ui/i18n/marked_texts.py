"""Texts with markup in them: a message says where each part goes, and what is between them."""

from __future__ import annotations

import htpy as h

from rozz.ui.i18n.texts import say

#: The first of the characters that stand for parts while the message is written. No text has them.
_FIRST = 0xE000


def say_marked(key: str, /, **parts: h.Node) -> list[h.Node]:
    """A text in the language in use whose facts are parts of a page.

    >>> print(h.p[say_marked("list-headed", heading=h.strong["Reply 1"], text="nothing")])
    <p><strong>Reply 1</strong>: nothing</p>
    """
    signs = {name: chr(_FIRST + number) for number, name in enumerate(parts)}
    meant = {sign: parts[name] for name, sign in signs.items()}
    found: list[h.Node] = [""]
    for sign in say(key, **signs):
        if sign in meant:
            found += [meant[sign], ""]
        else:
            found[-1] = f"{found[-1]}{sign}"
    return [each for each in found if each != ""]
