"""A line of notation as words and signs, read one by one; errors name the column and what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from rozz.engine.errors import BadText
from rozz.engine.rozz.model.catalog import Item
from rozz.engine.rozz.model.scenario import Vocabulary
from rozz.engine.said import Fact, OneOf, said
from rozz.engine.validation import nearest

MOST_DIGITS = 60
#: How similar a word must be to an item's name to count as a typo: ARMUR for ARMOR, but not TANK for TRANS.
SPELT_ALIKE = 0.7

#: Hyphens, and characters that phones insert invisibly: variation selectors, zero-width spaces and joiners.
_HYPHENS = "-‐‑‒–—―−\u00ad\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff"
_ARROWS = "→➔➜➞➡⇒⟶⟹›＞"
QUOTES = '"“”„‟«»＂'
PLAIN = {
    **dict.fromkeys(_ARROWS, ">"),
    **dict.fromkeys("×✕✖＊∗", "*"),
    **dict.fromkeys("：", ":"),
    **dict.fromkeys("＋", "+"),
    **dict.fromkeys("＠", "@"),
    **dict.fromkeys("，", ","),
    **dict.fromkeys("／", "/"),
}
_SIGNS = frozenset(">@*+,/:")
_ARROW = OneOf((">", "->"))


@dataclass(frozen=True)
class Token:
    """A word or a sign, and its first column, from 1. The last token of a line is empty."""

    text: str
    column: int

    @property
    def is_word(self) -> bool:
        """Whether the token is a name or a number."""
        return bool(self.text) and self.text not in _SIGNS


def tokens(text: str, first_column: int = 1) -> list[Token]:
    """The words and signs of a text, without spaces and hyphens, even within words."""
    found: list[Token] = []
    word, begun = "", 0
    for column, written in enumerate(text, first_column):
        letter = PLAIN.get(written, written)
        if letter in _HYPHENS or letter.isspace():
            continue
        if letter.isalpha() or letter in "0123456789":
            begun = begun if word else column
            word += letter
            continue
        if letter not in _SIGNS:
            raise BadText(said("rozz-typed-sign", sign=repr(written)), column)
        if word:
            found.append(Token(word, begun))
            word = ""
        found.append(Token(letter, column))
    if word:
        found.append(Token(word, begun))
    return [*found, Token("", len(text) + first_column)]


class Reader:
    """Reads the tokens of one command."""

    def __init__(self, text: str, vocabulary: Vocabulary, first_column: int = 1) -> None:
        self._text, self._first_column = text, first_column
        self._tokens = tokens(text, first_column)
        self._next = 0
        self._vocabulary = vocabulary

    def ahead(self, distance: int = 0) -> Token:
        """The next token, or one after it."""
        return self._tokens[min(self._next + distance, len(self._tokens) - 1)]

    def refuse(self, expected: Fact, known: Iterable[str] = (), similarity: float = 0.5) -> NoReturn:
        """Raise what was found and what was expected (a noun), with the nearest known name."""
        token = self.ahead()
        near = nearest(token.text, known, similarity) if token.is_word else ""
        raise BadText("", token.column, near, self._as_written() if token.text else "", expected)

    def refuse_item(self, expected: Fact) -> NoReturn:
        """The same for an item: their names are short, so many words are slightly similar to one."""
        self.refuse(expected, [each.abbreviation for each in self._vocabulary.items.values()], SPELT_ALIKE)

    def _as_written(self) -> str:
        """The next token with its original spaces."""
        begin, end = (self.ahead(distance).column - self._first_column for distance in (0, 1))
        return self._text[begin:end].rstrip()

    def skip(self, sign: str) -> bool:
        """Skip a sign if it comes next."""
        if self.ahead().text != sign:
            return False
        self._next += 1
        return True

    def expect(self, sign: str) -> None:
        """Skip a sign that must come next."""
        if not self.skip(sign):
            self.refuse(_ARROW if sign == ">" else sign)

    def finish(self) -> None:
        """Check that nothing is left."""
        if self.ahead().text:
            self.refuse(said("rozz-typed-end"))

    def item(self) -> Item:
        """A known item."""
        items = self._vocabulary.items
        item = items.get(self.ahead().text.casefold()) if self.ahead().is_word else None
        if item is None:
            self.refuse_item(said("rozz-typed-item"))
        self._next += 1
        return item

    def tile(self) -> str:
        """A tile of the board, in its spelling."""
        return self._name(said("rozz-typed-tile"), self._vocabulary.tiles)

    def colour(self) -> str:
        """A player's color."""
        return self._name(said("rozz-typed-color"), self._vocabulary.colours)

    def tile_or_colour(self) -> tuple[str, str]:
        """A tile and a color, one of them empty."""
        token = self.ahead().text.casefold()
        if token in self._vocabulary.colours:
            return "", self.colour()
        if token not in self._vocabulary.tiles:
            known = [*self._vocabulary.tiles.values(), *self._vocabulary.colours.values()]
            self.refuse(said("rozz-typed-tile-or-color"), known)
        return self.tile(), ""

    def quantity(self) -> int:
        """The number after a `*`; 1 if there is none."""
        if not self.skip("*"):
            return 1
        token = self.ahead()
        if not token.text or any(each not in "0123456789" for each in token.text):
            self.refuse(said("rozz-typed-number"))
        if len(token.text) > MOST_DIGITS:
            raise BadText(said("files-large-number"), token.column)
        self._next += 1
        return int(token.text)

    def _name(self, expected: Fact, known: Mapping[str, str]) -> str:
        name = known.get(self.ahead().text.casefold()) if self.ahead().is_word else None
        if name is None:
            self.refuse(expected, known.values())
        self._next += 1
        return name
