"""Lists of commands that were not given: a computer player's plan, or what others might do.

Plain words come first, beside them the notation, as it goes into the text box when they are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from rozz.engine.match import Match
from rozz.ui.games import deed, face_of
from rozz.ui.i18n.texts import say


def deeds(match: Match, commands: Sequence[Any], seat: str = "") -> h.Element:
    """What is done by these commands, one per line; with a `seat`, each names its player."""
    return h.ul(".orders.deeds")[[_deed(match, each, seat) for each in commands] or h.li[say("hint-nothing")]]


def in_a_line(match: Match, seat: str, commands: Sequence[Any]) -> str:
    """What a seat does by these commands, within a sentence."""
    texts = (_words(match, seat, each) or match.game.write(each) for each in commands)
    return "; ".join(texts) or say("gave-none", name=match.names[seat])


def own_in_a_line(match: Match, commands: Sequence[Any]) -> str:
    """What a player's own plan does, in a line."""
    return "; ".join(deed(match, each) for each in commands) or say("hint-nothing")


def _deed(match: Match, command: Any, seat: str) -> h.Element:
    words = (_words(match, seat, command) if seat else "") or deed(match, command)
    written = match.game.write(command)
    return h.li[[h.span(".deed")[words], " ", h.code(".notation")[written]] if words != written else h.code[written]]


def _words(match: Match, seat: str, command: Any) -> str:
    """The words for a command; empty if the game has no words for it."""
    return face_of(match.game.name).in_words(match.scenario, seat, command, match.names)
