"""Lists of commands that were not given: a computer player's plan, or what others might do.

Plain words come first, beside them the notation, as it goes into the text box when they are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from rozz.engine.match import Match
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say


def deeds(match: Match, seat: str, commands: Sequence[Any]) -> h.Element:
    """What a seat does by these commands, one per line."""
    return h.ul(".orders.deeds")[[_deed(match, seat, each) for each in commands] or h.li[say("hint-nothing")]]


def in_a_line(match: Match, seat: str, commands: Sequence[Any]) -> str:
    """What a seat does by these commands, within a sentence."""
    texts = (_words(match, seat, each) or match.game.write(each) for each in commands)
    return "; ".join(texts) or say("gave-none", name=match.names[seat])


def _deed(match: Match, seat: str, command: Any) -> h.Element:
    words, written = _words(match, seat, command), match.game.write(command)
    return h.li[h.span(".deed")[words], " ", h.code(".notation")[written]] if words else h.li[h.code[written]]


def _words(match: Match, seat: str, command: Any) -> str:
    """The words for a command; empty if the game has no words for it."""
    return face_of(match.game.name).in_words(match.scenario, seat, command, match.names)
