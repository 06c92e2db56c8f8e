"""Guesses what a line that is not a command may mean: finds the nearest command, to suggest it, never to use it.

It uses the names of items and tiles, and numbers, but no position, so the command may still be impossible.
"""

from __future__ import annotations

import re

from rozz.engine.rozz.model.catalog import Item
from rozz.engine.rozz.model.commands import Command, Move, Purchase, Strike
from rozz.engine.rozz.model.scenario import Vocabulary

#: Words that people write instead of a command's first letter.
_VERBS = {
    **dict.fromkeys(("p", "purchase", "buy"), "P"),
    **dict.fromkeys(("m", "move", "go"), "M"),
    **dict.fromkeys(("s", "strike", "attack", "bomb"), "S"),
}
#: Words between two names that add nothing.
_BETWEEN = frozenset(("to", "from", "at", "in", "on"))
_WORD = re.compile(r"[^\W_]+")
#: The most words of a shortened command, and the most digits of a number.
_MOST_WORDS, _MOST_DIGITS = 8, 4


def suggest(text: str, vocabulary: Vocabulary) -> Command | None:
    """The command with exactly the names in a text, in their order; None if there is none or it is ambiguous.

    A move between two tiles without an item uses the first item in the catalog that moves.
    """
    verb, items, tiles, numbers = "", [], [], []
    words = _WORD.findall(text)
    if len(words) > _MOST_WORDS:
        return None
    for index, word in enumerate(each.casefold() for each in words):
        if not index and word in _VERBS:
            verb = _VERBS[word]
        elif word in vocabulary.items:
            items.append(vocabulary.items[word])
        elif word in vocabulary.tiles:
            tiles.append(vocabulary.tiles[word])
        elif word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS:
            numbers.append(int(word))
        elif word not in _BETWEEN:
            return None
    if len(items) > 1 or len(numbers) > 1:
        return None
    if not items and len(tiles) == 2:
        items = [each for each in vocabulary.items.values() if each.move is not None][:1]
    return _command(verb, items, tiles, *numbers) if items else None


def _command(verb: str, items: list[Item], tiles: list[str], quantity: int = 1) -> Command | None:
    """The command with these names, if there are as many as it needs."""
    item = items[0]
    if len(tiles) == 1 and verb in ("", "P"):
        return Purchase(item.abbreviation, quantity, tiles[0]) if not item.effect else None
    if len(tiles) != 2 or verb == "P":
        return None
    start, end = tiles
    if verb == "S" or (not verb and item.move is None):
        return Strike(item.abbreviation, start, end) if item.strike is not None else None
    return Move(item.abbreviation, start, end, quantity) if item.move is not None else None
