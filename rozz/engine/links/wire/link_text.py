"""The bytes of a link ↔ its text; and finding that text in a pasted message.

A text is a version letter; two characters for its length (of the part after the checksum, modulo 4,096); six for the
CRC-32 of letter, length and the rest; and the rest: the bytes in base64url without padding. The length at the front
distinguishes a link that was cut off from one that was changed, and finds its end among other words.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32
from bisect import bisect_right
from collections.abc import Iterator

from rozz.engine.errors import BadLink, damaged_link
from rozz.engine.said import said

#: The version letters that can be read, the newest last.
LETTERS = ("A", "B", "C")
MARK = "#m="
#: The longest pasted message, and the longest link, in characters.
LONGEST_MESSAGE = 400_000

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_HEAD = 9
_LENGTH_MODULUS = 1 << 12
_TEXT = re.compile(r"[A-Za-z0-9_-]*")
_RUN = re.compile(r"[A-Za-z0-9_-]+")
#: What gets into a link on its way: line breaks (in mail after a quoted-printable = or before a quote mark >), blanks,
#: invisible characters.
_BREAKS = re.compile(r"=?\r?\n[ \t]*(?:>[ \t]?)*|[\s\u00ad\u200b-\u200d\u2060\ufeff]")
#: A word this long is probably a damaged link.
_LONG_WORD = 32
#: The shortest first line of a link, and the most places where one may begin that are tried.
_WORD = re.compile(r"[A-Za-z0-9_-]{8,}")
_MAX_STARTS = 1000
#: The most characters to search over all these places: forty times the longest message.
_MAX_CHARS_SCANNED = 1 << 24


def to_text(letter: str, data: bytes) -> str:
    """The text of these bytes in the version of that letter.

    >>> to_text("A", b"Rozz")
    'AAGEAPlxgUm96eg'
    """
    body = _base64(data)
    length = len(body) % _LENGTH_MODULUS
    head = letter + _DIGITS[length >> 6] + _DIGITS[length & 63]
    return head + _checksum(crc32((head + body).encode())) + body


def from_text(text: str) -> tuple[str, bytes]:
    """Version letter and bytes of a text; raises BadLink with a description of the fault."""
    if not _TEXT.fullmatch(text):
        raise damaged_link(said("links-strange-character"))
    if len(text) < _HEAD:
        raise BadLink(said("links-cut-off"))
    if not _is_whole(text):
        missing = (_length(text) - len(text) + _HEAD) % _LENGTH_MODULUS
        # A few extra characters look like very many missing ones, since the length is modulo 4,096.
        if 0 < missing < _LENGTH_MODULUS - 64 and not _is_whole(_with_own_length(text)):
            raise BadLink(said("links-cut-off"))
        raise damaged_link(said("links-changed-character"))
    letter, body = text[0], text[_HEAD:]
    if letter not in LETTERS:
        raise BadLink(said("links-newer"))
    data = b"" if len(body) % 4 == 1 else urlsafe_b64decode(body + "=" * (-len(body) % 4))
    if _base64(data) != body:
        raise damaged_link(said("links-form"))
    return letter, data


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _checksum(crc: int) -> str:
    """The six characters of a CRC-32."""
    return _base64(crc.to_bytes(4, "big"))


def _length(text: str) -> int:
    """The length that a text claims for its own body."""
    return _DIGITS.index(text[1]) << 6 | _DIGITS.index(text[2])


def _with_own_length(text: str) -> str:
    """The text with its length header recomputed; its checksum then fits if only the length was changed."""
    length = (len(text) - _HEAD) % _LENGTH_MODULUS
    return text[0] + _DIGITS[length >> 6] + _DIGITS[length & 63] + text[3:]


def _is_whole(text: str) -> bool:
    """Whether length and checksum fit the text."""
    if (len(text) - _HEAD) % _LENGTH_MODULUS != _length(text):
        return False
    return text[3:_HEAD] == _checksum(crc32((text[:3] + text[_HEAD:]).encode()))


def find_link(message: str) -> str:
    """The text of the link in a message, after `#m=` or bare, despite surrounding text and line breaks; raises BadLink.

    It may still be damaged; `from_text` explains how.
    """
    if len(message) > LONGEST_MESSAGE:
        raise BadLink(said("links-none-too-long"))
    pieces = _BREAKS.split(message)
    joined = "".join(pieces)
    marked = [found.end() for found in re.finditer(re.escape(MARK), joined)]
    bare = list(_words(pieces))
    ends = [found.end() for found in _RUN.finditer(joined)]
    looked_at = 0
    for start in [*marked, *(start for start, _ in bare)][:_MAX_STARTS]:
        end = _end_of_run(joined, start, ends)
        whole = _whole_at(joined, start, end)
        if whole:
            return whole
        looked_at += end - start
        if looked_at > _MAX_CHARS_SCANNED:
            break
    if marked:
        return _claimed_text_at(joined, marked[0])
    start, length = max(bare, key=lambda each: each[1], default=(0, 0))
    if length < _LONG_WORD:
        raise BadLink(said("links-none"))
    return _claimed_text_at(joined, start)


def _words(pieces: list[str]) -> Iterator[tuple[int, int]]:
    """Start (in the joined pieces) and length of each word that may be a link's first line."""
    before = 0
    for piece in pieces:
        for found in _WORD.finditer(piece):
            yield before + found.start(), len(found.group())
        before += len(piece)


def _end_of_run(joined: str, start: int, ends: list[int]) -> int:
    """Where the run of link characters at `start` ends; `ends` are all such places, so none is searched for twice."""
    if start == len(joined) or not _TEXT.fullmatch(joined[start]):
        return start
    return ends[bisect_right(ends, start)]


def _whole_at(joined: str, start: int, last: int) -> str:
    """The intact link that begins here, or empty; the link's length and checksum show where it ends."""
    head = joined[start : min(last, start + _HEAD)]
    if len(head) == _HEAD:
        crc = crc32(head[:3].encode())
        checked = start + _HEAD
        for end in range(start + _HEAD + _length(head), last + 1, _LENGTH_MODULUS):
            crc = crc32(joined[checked:end].encode(), crc)
            if _checksum(crc) == head[3:]:
                return joined[start:end]
            checked = end
    return ""


def _claimed_text_at(joined: str, start: int) -> str:
    """As many characters as the damaged link here claims, or all there are if that is too many."""
    run = _run_at(joined, start)
    return run[: _HEAD + _length(run)] if len(run) >= _HEAD else run


def _run_at(joined: str, start: int) -> str:
    match = _TEXT.match(joined, start)
    return match.group() if match else ""
