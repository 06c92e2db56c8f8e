"""Errors, by whose fault they are.  Any other exception is a bug in this program."""

from __future__ import annotations

from collections.abc import Callable

from rozz.engine.said import Text, brief


class Fault(Exception):
    """Input from outside is unusable; `text` says why, to the person who supplied it.

    `str()` writes it in the language in use where texts are written (rozz.ui.i18n), else in brief.
    """

    #: Writes a text for people.
    write: Callable[[Text], str] = staticmethod(brief)

    def __init__(self, text: Text = "") -> None:
        super().__init__(text)

    @property
    def text(self) -> Text:
        """What is wrong."""
        text: Text = self.args[0]
        return text

    def __str__(self) -> str:
        return self.write(self.text)


class BadText(Fault):
    """A command text does not parse.

    `column` counts from 1.  `found` is what is wrong there and `expected` what should be there; either may be empty.
    `suggestion` is a name or a whole line that may be meant, or empty.  `word` is the unknown word as written, empty if
    something is missing.

    >>> str(BadText("found 'TNK'", 3, "TANK", "TNK", expected="an item"))
    "found 'TNK', expected an item; did you mean TANK? (column 3)"
    """

    def __init__(self, found: str, column: int, suggestion: str = "", word: str = "", expected: str = "") -> None:
        self.found = found
        self.column = column
        self.suggestion = suggestion
        self.word = word
        self.expected = expected
        super().__init__(f"{self.sentence} (column {column})")

    @property
    def sentence(self) -> str:
        """What is wrong, without the column."""
        hint = f"; did you mean {self.suggestion}?" if self.suggestion else ""
        return ", ".join([*([self.found] if self.found else []), *self._wanted()]) + hint

    def _wanted(self) -> list[str]:
        return [f"expected {self.expected}"] if self.expected else []


class BadFile(Fault):
    """A hand-written file is refused.  `path` names the place in it, such as `setup.B3.RED.INF`."""

    def __init__(self, sentence: str, path: str = "") -> None:
        super().__init__(f"{path}: {sentence}" if path else sentence)
        self.sentence = sentence
        self.path = path


class BadScenario(BadFile):
    """A scenario cannot be played as written."""


class BadJson(Fault):
    """A text from outside is not JSON, or is larger or more deeply nested than allowed."""


class BadRecord(Fault):
    """A saved match cannot be read: it is damaged, from a newer version, or not a match."""


class BadOrders(Fault):
    """Commands that cannot belong to this match: an unknown seat, or the match is over.

    `reason` is the game's message that says why an open command is illegal, where it has one; otherwise empty.
    """

    def __init__(self, text: Text, reason: Text = "") -> None:
        super().__init__(text)
        self.reason = reason


class BadLink(Fault):
    """A link cannot be used: damaged, cut off, from a newer version, or not a link."""
