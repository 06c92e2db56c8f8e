"""Commands ↔ their texts, inverses of each other: `c3-c4`, `c3xc4`, `c7-c8*f5>b1`, and `resign`.

Case and spaces are ignored, and the `-` between two squares is optional. Legality is not checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from rozz.engine.errors import BadText
from rozz.engine.rosenkreuz.model.squares import FILES, RANKS
from rozz.engine.said import Fact, OneOf, said

LONGEST_TEXT = 200
RESIGNATION = "resign"


@dataclass(frozen=True)
class Move:
    """A move by the names of squares: `is_minor` if it replaces a piece, `taken` and `back` if it attains."""

    start: str
    landing: str
    is_minor: bool = False
    taken: str = ""
    back: str = ""


@dataclass(frozen=True)
class Resign:
    """Giving up: not a move of the rules, but a match may end this way."""


Command = Move | Resign


def write(command: Command) -> str:
    """The canonical text.

    >>> write(Move("c7", "c8", False, "f5", "b1"))
    'c7-c8*f5>b1'
    """
    if isinstance(command, Resign):
        return RESIGNATION
    attained = f"*{command.taken}>{command.back}" if command.taken else ""
    return f"{command.start}{'x' if command.is_minor else '-'}{command.landing}{attained}"


def parse(text: str) -> Command:
    """The command that a text means; raises BadText with the column of the mistake.

    >>> parse(" C3 X c4 ")
    Move(start='c3', landing='c4', is_minor=True, taken='', back='')
    >>> parse("c3 c4") == parse("c3c4") == parse("c3-c4")
    True
    """
    if "".join(text[:LONGEST_TEXT].split()).lower() == RESIGNATION:
        return Resign()
    return parse_move(text, is_free=True)


def parse_move(text: str, is_free: bool = False) -> Move:
    """The move in a text; raises BadText. If `is_free`, no sign is needed between the squares."""
    if len(text) > LONGEST_TEXT:
        raise BadText(said("rosenkreuz-typed-too-long"), LONGEST_TEXT)
    reader = _Reader(text)
    start = reader.square()
    separator = "-" if is_free and reader.is_at_square() else reader.sign("-x", OneOf(("-", "x")))
    landing = reader.square()
    if not reader.is_at("*"):
        reader.end()
        return Move(start, landing, separator == "x")
    reader.sign("*", "*")
    taken = reader.square()
    reader.sign(">", ">")
    back = reader.square()
    reader.end()
    return Move(start, landing, separator == "x", taken, back)


class _Reader:
    """Reads the letters of a text, skipping spaces; columns count from 1."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._letters = [(each.lower(), column) for column, each in enumerate(text, 1) if not each.isspace()]
        self._letters.append(("", len(text) + 1))
        self._next = 0

    def is_at(self, sign: str) -> bool:
        """Whether this comes next."""
        return self._letters[self._next][0] == sign

    def is_at_square(self) -> bool:
        """Whether the name of a square begins here."""
        letter = self._letters[self._next][0]
        return bool(letter) and letter in FILES

    def sign(self, allowed: str, expected: Fact) -> str:
        """The next letter, which must be one of these."""
        letter = self._letters[self._next][0]
        if not letter or letter not in allowed:
            self._refuse(expected)
        self._next += 1
        return letter

    def square(self) -> str:
        """The name of a square."""
        return self.sign(FILES, said("rosenkreuz-typed-square")) + self.sign(
            RANKS, said("rosenkreuz-typed-rank")
        )

    def end(self) -> None:
        """Check that nothing is left."""
        if self._letters[self._next][0]:
            self._refuse(said("rosenkreuz-typed-end"))

    def _refuse(self, expected: Fact) -> NoReturn:
        letter, column = self._letters[self._next]
        before, after = self._text[: column - 1].split(" ")[-1], self._text[column - 1 :].split(" ")[0]
        raise BadText("", column, word=before + after if letter else "", expected=expected)
