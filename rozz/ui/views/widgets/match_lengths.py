"""How long a shipped scenario takes: in short on its card, with the source where a match starts."""

from __future__ import annotations

import htpy as h

from rozz.ui.games.scenario_lengths import LENGTHS, Length
from rozz.ui.i18n.texts import say


def short_length(game: str, name: str) -> h.Node:
    """The number of turns; None if unknown."""
    known = LENGTHS.get(game, {}).get(name)
    return h.span[turns_text(known)] if known else None


def length_sentence(game: str, name: str) -> str:
    """The number of turns as a sentence; empty if unknown."""
    known = LENGTHS.get(game, {}).get(name)
    return say("length-usual", told=turns_text(known)) if known else ""


def length_details(game: str, name: str) -> h.Node:
    """The number of turns and between whom it was measured, and other notes."""
    known = LENGTHS.get(game, {}).get(name)
    if known is None or not known.games:
        return None
    about = say("length-how", level=known.level, told=turns_text(known))
    return h.p(".note")[f"{about} {say(f'games-length-{known.note}')}" if known.note else about]


def turns_text(length: Length) -> str:
    """A number of turns, or a range."""
    key = "length-always" if not length.games else "length-about" if length.least == length.most else "length"
    return say(key, least=length.least, most=length.most)
