"""Search the rules of a game: which rules match, in which order, and which excerpt of each is shown.

A match is found anywhere in a word, whatever its case and accents: "rakete" is in "Kernrakete".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_lowercase
from unicodedata import normalize

from rozz.ui.games.face import Chapter, Rulebook
from rozz.ui.memoize import remembered

#: The length of an excerpt in characters, and how many of them come before the match.
LENGTH, BEFORE = 150, 50
#: Accents above and below letters, which a search ignores.
_ACCENTS = re.compile("[\u0300-\u036f]")


@dataclass(frozen=True)
class Passage:
    """A rule with all its parts, or a table.

    anchor: its id on the page.
    number: of the rule, or of the table's chapter.
    heading: the title of the chapter or table.
    folded: everything that is searched, as `fold` writes it.
    """

    anchor: str
    number: str
    heading: str
    text: str
    folded: str


def search(book: Rulebook, text: str) -> tuple[Passage, ...]:
    """The passages that contain all the words of a text, best first; none if there are no words.

    A rule with the number that was typed comes first, then the rules of that chapter, then those where every word
    begins as it was typed, each in the order of the rules.
    """
    words = words_of(text)
    if not words:
        return ()
    typed = words[0] if len(words) == 1 else ""

    def rank(passage: Passage) -> tuple[bool, bool, bool]:
        number = fold(passage.anchor)
        numbers = (number, number.lstrip(ascii_lowercase))
        return (
            typed not in numbers,
            not any(each.startswith(f"{typed}.") for each in numbers),
            not all(f" {word}" in passage.folded for word in words),
        )

    return tuple(sorted((each for each in _passages(book) if all(word in each.folded for word in words)), key=rank))


def words_of(text: str) -> tuple[str, ...]:
    """The words to search for, as `fold` writes them.

    >>> words_of(" Überfall  R7.2 ")
    ('uberfall', 'r7.2')
    """
    return tuple(fold(text).split())


def fold(text: str) -> str:
    """A text without case and accents.

    >>> fold("Ärger, Straße, who’s")
    "arger, strasse, who's"
    """
    return _ACCENTS.sub("", normalize("NFD", text).casefold()).replace("’", "'")


def split_at_matches(text: str, words: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """A text split into parts, each with whether it matches one of the words.

    >>> list(split_at_matches("Außer dem HQ", ("ausse", "hq")))
    [('Auße', True), ('r dem ', False), ('HQ', True)]
    """
    folded, origins = _folded_with_origins(text)
    done = 0
    for match in _pattern(words).finditer(folded):
        begin, end = max(done, origins[match.start()]), origins[match.end() - 1] + 1
        if done < begin:
            yield text[done:begin], False
        yield text[begin:end], True
        done = end
    if done < len(text):
        yield text[done:], False


def excerpt(text: str, words: Sequence[str]) -> str:
    """The first part of a text with all the words, or else with one of them, cut between words; or the beginning."""
    folded, origins = _folded_with_origins(text)
    starts = [match.start() for match in _pattern(words).finditer(folded)] or [0]
    best = next(
        (at for at in starts if all(word in folded[at : at + LENGTH - BEFORE] for word in words)), starts[0]
    )
    begin = max(0, min(origins[best] - BEFORE, len(text) - LENGTH))
    part = text[begin : begin + LENGTH]
    if begin:
        part = f"…{part.partition(' ')[2]}"
    if begin + LENGTH < len(text):
        part = f"{part.rpartition(' ')[0].rstrip('.,;:')}…"
    return part


@remembered(most=1)
def _passages(book: Rulebook) -> tuple[Passage, ...]:
    """Everything that can be found in the rules of a game."""
    return tuple(each for chapter in book.chapters for each in _chapter_passages(chapter))


def _chapter_passages(chapter: Chapter) -> Iterator[Passage]:
    for number, parts in groupby(chapter.rules, key=lambda rule: rule.number):
        yield _passage(number, number, chapter.title, " ".join(part.text for part in parts))
    for index, table in enumerate(chapter.tables):
        cells = " · ".join(cell for row in (table.heads, *table.rows) for cell in row)
        yield _passage(chapter.table_anchor(index), chapter.number, table.title, cells)


def _passage(anchor: str, number: str, heading: str, text: str) -> Passage:
    return Passage(anchor, number, heading, text, fold(f" {number} {heading} {text}"))


def _folded_with_origins(text: str) -> tuple[str, Sequence[int]]:
    """A folded text, and for each of its characters, its index in the original."""
    folded = fold(text)
    if len(folded) == len(text):
        return folded, range(len(text))
    return folded, [index for index, sign in enumerate(text) for _ in fold(sign)]


def _pattern(words: Sequence[str]) -> re.Pattern[str]:
    """Matches any of the words, and the longest one where several match."""
    return re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
