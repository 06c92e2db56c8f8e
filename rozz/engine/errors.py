"""Whose fault it is when something is refused.  Anything else that is raised is a fault of this program."""

from __future__ import annotations


class Fault(Exception):
    """Something that came from outside is not usable; `str()` is a sentence for the person who gave it."""


class BadText(Fault):
    """A command text does not parse.

    `column` counts from 1; `suggestion` is a known name nearby, or empty; `word` is what is not understood as it was
    written, empty where something is missing or the sentence says all.
    """

    def __init__(self, sentence: str, column: int, suggestion: str = "", word: str = "") -> None:
        super().__init__(f"{sentence} (column {column})")
        self.sentence = sentence
        self.column = column
        self.suggestion = suggestion
        self.word = word


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
