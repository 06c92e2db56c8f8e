"""How long a shipped scenario is: in short on its card, and whence that is known where a match begins."""

from __future__ import annotations

import htpy as h

from rozz.scenario_lengths import LENGTHS, Length
from rozz.ui.i18n.texts import say


def short(game: str, name: str) -> h.Node:
    """The turns alone; nothing of a scenario that is not known."""
    known = LENGTHS.get(game, {}).get(name)
    return h.span[turns(known)] if known else None


def usual(game: str, name: str) -> str:
    """The turns as a sentence; nothing of a scenario that is not known."""
    known = LENGTHS.get(game, {}).get(name)
    return say("length-usual", told=turns(known)) if known else ""


def told(game: str, name: str) -> h.Node:
    """The turns and between whom, where that was measured, and what else is to be known."""
    known = LENGTHS.get(game, {}).get(name)
    if known is None or not known.games:
        return None
    return h.p(".note")[" ".join((say("length-how", level=known.level, told=turns(known)), known.note)).strip()]


def turns(length: Length) -> str:
    """So many, or from so many to so many."""
    key = "length-always" if not length.games else "length-about" if length.least == length.most else "length"
    return say(key, least=length.least, most=length.most)
