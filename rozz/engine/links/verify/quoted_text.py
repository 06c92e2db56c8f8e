"""What another player wrote, in a sentence of the page: no sign that hides, turns or ends the sentence around it."""

from __future__ import annotations

import unicodedata

#: A quotation is cut off after so many signs, and a whole sentence, whatever is quoted in it.
LONGEST_QUOTATION = 300
LONGEST_SENTENCE = 1_000

#: Controls, formats (those of direction among them), halves, private signs, line breaks, frames around other signs.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
_MARKS = '"“”„‟«»‹›「」『』〝〞〟＂'


def quoted(text: str) -> str:
    """A text in quotation marks, its own marks made single ones.

    >>> quoted("N:”. The words are\\u202e: one\\nR:")
    '“N:’. The words are: one, R:”'
    """
    told = plain_signs(text.replace("\n", ", ")).translate(dict.fromkeys(map(ord, _MARKS), "’")) or "no commands"
    return f"“{told if len(told) <= LONGEST_QUOTATION else told[:LONGEST_QUOTATION] + '…'}”"


def plain_signs(text: str) -> str:
    """A text without signs that are not seen or change what stands beside them."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in _HIDDEN)


def with_codes(text: str) -> str:
    """A text in which signs that are not seen, or change what stands beside them, are told by their codes.

    >>> with_codes("P:\\u200b INF\\u202e")
    'P:⟨U+200B⟩ INF⟨U+202E⟩'
    """
    return "".join(f"⟨U+{ord(sign):04X}⟩" if unicodedata.category(sign) in _HIDDEN else sign for sign in text)


def sentence_of(text: str) -> str:
    """A sentence that may hold another's words without quotation marks."""
    return _bounded(plain_signs(text.replace("\n", " ")))


def fault_of(text: str) -> str:
    """What is wrong with a file, which may hold words of it: whoever wrote it finds them by their signs' codes.

    >>> fault_of("setup: there is no tile \u202eK1")
    'setup: there is no tile ⟨U+202E⟩K1'
    """
    return _bounded(with_codes(text.replace("\n", " ")))


def _bounded(told: str) -> str:
    return told if len(told) <= LONGEST_SENTENCE else told[:LONGEST_SENTENCE] + "…"
