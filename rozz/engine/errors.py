"""Whose fault it is when something is refused.  Anything else that is raised is a fault of this program."""

from __future__ import annotations


class Fault(Exception):
    """Something that came from outside is not usable; `str()` is a sentence for the person who gave it."""


class BadText(Fault):
    """A command text does not parse.

    `column` counts from 1; `found` is what is wrong there, and `expected` what should be there, either of them perhaps
    empty; `suggestion` is a name or a whole line that may be meant, or empty; `word` is what is not understood as it
    was written, empty where something is missing.

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
    """Something a person wrote by hand is refused.  `path` names the place inside, `setup.B3.RED.INF`."""

    def __init__(self, sentence: str, path: str = "") -> None:
        super().__init__(f"{path}: {sentence}" if path else sentence)
        self.sentence = sentence
        self.path = path


class BadScenario(BadFile):
    """A scenario cannot be played as it is written."""


class BadJson(Fault):
    """A text from outside is no JSON, or larger or deeper than anybody needs."""


class BadRecord(Fault):
    """A saved match cannot be read: damaged, of a newer version, or not a match."""


class BadOrders(Fault):
    """Commands were handed in that cannot belong to this match: an unknown seat, or a match that is over."""


class BadLink(Fault):
    """A link cannot be used: damaged, cut off, of a newer version, or no link at all."""
