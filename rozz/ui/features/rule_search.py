"""Search the rules of a game: which rules match, in which order, and which excerpt of each is shown.

A match is found anywhere in a word, whatever its case and accents: "rakete" is in "Kernrakete". Words that the rules do
not use lead to those that they do use: "nuke" to "nuclear". The list is a text of each game, which translators write.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_lowercase
from types import MappingProxyType
from typing import TypeAlias
from unicodedata import normalize

from rozz.ui.games.face import Chapter, PieceEntry, Rulebook
from rozz.ui.memoize import remembered

#: The length of an excerpt in characters, and how many of them come before the match.
LENGTH, BEFORE = 150, 50
#: Accents above and below letters, which a search ignores.
_ACCENTS = re.compile("[\u0300-\u036f]")
#: From how many letters on the beginning of a word stands for the word.
_BEGINNING = 3
#: For each word that somebody might type: the words of the rules that it leads to.
Synonyms: TypeAlias = Mapping[str, tuple[str, ...]]
NO_SYNONYMS: Synonyms = MappingProxyType({})


@dataclass(frozen=True)
class Passage:
    """A rule with all its parts, a table, or a kind of piece.

    anchor: its id on the page.
    number: of the rule, or of the table's chapter; the abbreviation of the piece.
    heading: the title of the chapter or table; the name of the piece.
    folded: everything that is searched, as `fold` writes it.
    """

    anchor: str
    number: str
    heading: str
    text: str
    folded: str


def search(book: Rulebook, text: str, synonyms: Synonyms = NO_SYNONYMS) -> tuple[Passage, ...]:
    """The passages that contain all the words of a text or synonyms of them, best first; none if there are no words.

    A rule with the number that was typed comes first, then the rules of that chapter, then those where every word
    begins as it was typed, then those with synonyms at the beginning of words, each in the order of the rules. A kind
    of piece has its abbreviation as a number.
    """
    words = words_of(text)
    if not words:
        return ()
    typed = words[0] if len(words) == 1 else ""
    choices = [(word, *leading_to(word, synonyms)) for word in words]

    def rank(passage: Passage) -> tuple[bool, bool, bool, bool]:
        number = fold(passage.anchor)
        numbers = (number, number.lstrip(ascii_lowercase)) if typed else ()
        return (
            typed not in numbers,
            not any(each.startswith(f"{typed}.") for each in numbers),
            not all(f" {word}" in passage.folded for word in words),
            not all(any(f" {each}" in passage.folded for each in choice) for choice in choices),
        )

    found = [
        each for each in _passages(book) if all(any(word in each.folded for word in choice) for choice in choices)
    ]
    return tuple(sorted(found, key=rank))


def synonyms_in(text: str) -> Synonyms:
    """The synonyms in a text, which has a line for each group.

    >>> synonyms_in("nuke, Atom bomb: nuclear\\natom: reactor, atomic pile")
    {'nuke': ('nuclear',), 'atom': ('nuclear', 'reactor', 'atomic pile'), 'bomb': ('nuclear',)}
    """
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        typed, _, known = line.partition(":")
        for word in words_of(typed.replace(",", " ")):
            found[word] = (*found.get(word, ()), *(fold(each.strip()) for each in known.split(",")))
    return found


def leading_to(word: str, synonyms: Synonyms) -> tuple[str, ...]:
    """The words of the rules that a typed word leads to, even while it is incomplete.

    >>> leading_to("nuk", {"nuke": ("nuclear",)}), leading_to("nu", {"nuke": ("nuclear",)})
    (('nuclear',), ())
    """
    return tuple(
        dict.fromkeys(
            each
            for known, led in synonyms.items()
            if known == word or (len(word) >= _BEGINNING and known.startswith(word))
            for each in led
        )
    )


def shown_matches(text: str, words: Sequence[str], synonyms: Synonyms) -> tuple[str, ...]:
    """What to mark in a text: each typed word, or the synonyms of it that are there instead."""
    folded = fold(text)
    shown: list[str] = []
    for word in words:
        led = [] if word in folded else [each for each in leading_to(word, synonyms) if each in folded]
        shown += led or [word]
    return tuple(dict.fromkeys(shown))


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
    rules = [each for chapter in book.chapters for each in _chapter_passages(chapter)]
    return (*rules, *(_piece_passage(each) for each in book.pieces()))


def _piece_passage(piece: PieceEntry) -> Passage:
    return _passage(piece.code, piece.code, piece.name, piece.text)


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
