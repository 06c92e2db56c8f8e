"""Errors, grouped by who caused them. Any other exception is a bug in this program."""

from __future__ import annotations

from collections.abc import Callable

from rozz.engine.said import Fact, Said, Text, brief, said


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

    `column` counts from 1. `what` says what is wrong. If it is empty, `expected` should be at the column instead
    of `word`, the unknown word as written, or of nothing. `suggestion` is a name or a whole line that may be meant, or
    empty.

    >>> brief(BadText("", 3, "TANK", "TNK", expected="an item").text)
    'files-at-column(column=3, what=files-meant(near=TANK, what=files-unreadable(expected=an item, word=TNK)))'
    """

    def __init__(self, what: Text, column: int, suggestion: str = "", word: str = "", expected: Fact = "") -> None:
        Exception.__init__(self, what, column, suggestion, word, expected)
        self.what = what
        self.column = column
        self.suggestion = suggestion
        self.word = word
        self.expected = expected

    @property
    def text(self) -> Text:
        """What is wrong, and in which column."""
        return said("files-at-column", what=self.sentence, column=str(self.column))

    @property
    def sentence(self) -> Text:
        """What is wrong, without the column."""
        return with_suggestion(self.reason, self.suggestion)

    @property
    def reason(self) -> Text:
        """What is wrong, without the column and the suggestion."""
        return self.what or self._wanted()

    def _wanted(self) -> Said:
        if self.word:
            return said("files-unreadable", word=self.word, expected=self.expected)
        return said("files-missing-here", expected=self.expected)


class BadFile(Fault):
    """A hand-written file is refused. `path` names the place in it, such as `setup.B3.RED.INF`."""

    def __init__(self, sentence: Text, path: str = "") -> None:
        Exception.__init__(self, sentence, path)
        self.sentence = sentence
        self.path = path

    @property
    def text(self) -> Text:
        """What is wrong, and where."""
        return said("files-at", path=self.path, what=self.sentence) if self.path else self.sentence


class BadScenario(BadFile):
    """A scenario cannot be played as written."""


class BadJson(Fault):
    """A text from outside is not JSON, or is larger or more deeply nested than allowed."""


class BadRecord(Fault):
    """A saved match cannot be read: it is damaged, from a newer version, or not a match."""


class BadOrders(Fault):
    """Commands that cannot belong to this match: an unknown seat, or the match is over."""


class BadLink(Fault):
    """A link cannot be used: damaged, cut off, from a newer version, or not a link."""


def damaged_link(why: Said) -> BadLink:
    """The refusal of bytes that the game never writes."""
    return BadLink(said("links-damaged", why=why))


def with_suggestion(what: Text, near: str) -> Text:
    """What is wrong, with the name that may be meant, if there is one."""
    return said("files-meant", what=what, near=near) if near else what
