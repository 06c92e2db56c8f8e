"""Quotes text of other people or of a file in a sentence, without characters that hide, reverse or end the sentence."""

from __future__ import annotations

import unicodedata

from rozz.engine.said import Fact, OneOf, Said, Text, said

#: The longest quotation, and the longest sentence, in characters.
LONGEST_QUOTATION = 300
LONGEST_SENTENCE = 1_000

#: Controls, formats (directional ones among them), surrogates, private use, line breaks, enclosing marks.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
_MARKS = '"“”„‟«»‹›「」『』〝〞〟＂'


def quotation(commands: str) -> Said:
    """Another player's commands as a fact of a message."""
    text = safe_in_quotes(commands)
    return said("links-quoted", text=text) if text else said("links-no-commands")


def safe_in_quotes(text: str) -> str:
    """A text to stand in quotation marks, with the double quotation marks inside it made single.

    >>> safe_in_quotes("N:”. The words are\\u202e: one\\nR:")
    'N:’. The words are: one, R:'
    """
    plain = without_hidden_characters(text.replace("\n", ", ")).translate(dict.fromkeys(map(ord, _MARKS), "’"))
    return plain if len(plain) <= LONGEST_QUOTATION else plain[:LONGEST_QUOTATION] + "…"


def without_hidden_characters(text: str) -> str:
    """A text without characters that are invisible or change their neighbors."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in _HIDDEN)


def with_hidden_as_codes(text: str) -> str:
    """A text with the codes of characters that are invisible or change their neighbors.

    >>> with_hidden_as_codes("P:\\u200b INF\\u202e")
    'P:⟨U+200B⟩ INF⟨U+202E⟩'
    """
    return "".join(f"⟨U+{ord(sign):04X}⟩" if unicodedata.category(sign) in _HIDDEN else sign for sign in text)


def plain_text(text: Text) -> Text:
    """The plain, bounded form of a message whose facts may be the words of others without quotation marks."""
    if isinstance(text, str):
        return _bounded(without_hidden_characters(text.replace("\n", " ")))
    return Said(text.key, tuple((name, _plain_fact(fact)) for name, fact in text.facts))


def _plain_fact(fact: Fact) -> Fact:
    match fact:
        case str() | Said():
            return plain_text(fact)
        case OneOf(facts):
            return OneOf(tuple(map(_plain_fact, facts)))
        case tuple():
            return tuple(map(_plain_fact, fact))
    return fact


def file_error_sentence(text: str) -> str:
    """A sentence about a fault in a file, with hidden characters shown as codes so that the author can find them.

    >>> file_error_sentence("setup: there is no tile \u202eK1")
    'setup: there is no tile ⟨U+202E⟩K1'
    """
    return _bounded(with_hidden_as_codes(text.replace("\n", " ")))


def _bounded(text: str) -> str:
    return text if len(text) <= LONGEST_SENTENCE else text[:LONGEST_SENTENCE] + "…"
