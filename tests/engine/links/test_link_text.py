"""Bytes ↔ the text of a link, and finding that text in whatever it was pasted with."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from binascii import crc32
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozz.engine.errors import BadLink
from rozz.engine.links.wire.link_text import LONGEST_MESSAGE, find_link, from_text, to_text
from tests.support.engine.faults import refusing

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LAW = settings(deadline=None, max_examples=100)
DATA = st.one_of(st.binary(max_size=80), st.integers(0, 9000).map(lambda size: Random(size).randbytes(size)))
LINK = to_text("C", Random(7).randbytes(300))


@LAW
@given(DATA)
def test_link_text_decodes_to_its_bytes(data: bytes) -> None:
    text = to_text("A", data)
    assert from_text(text) == ("A", data)
    assert not set(text) - set(DIGITS)
    assert len(text) == 9 + -(-4 * len(data) // 3)


@pytest.mark.parametrize("text", [to_text("A", b""), to_text("A", b"Rozz"), to_text("A", b"Rozz!"), LINK])
def test_a_changed_character_is_reported_as_damage(text: str) -> None:
    for place, character in enumerate(text):
        for other in {*Random(place).sample(DIGITS, 6), DIGITS[DIGITS.index(character) ^ 1]} - {character}:
            with refusing(BadLink, "links-changed-character"):
                from_text(text[:place] + other + text[place + 1 :])


@pytest.mark.parametrize("cut", [1, 2, 5, 63, 64, 128, 300, 390, 399, 408, 409])
def test_a_cut_off_end_is_reported(cut: int) -> None:
    assert len(LINK) == 409
    with refusing(BadLink, "links-cut-off"):
        from_text(LINK[:-cut])


@pytest.mark.parametrize("more", ["A", "x1", "0" * 20])
def test_added_characters_are_reported_as_damage(more: str) -> None:
    with refusing(BadLink, "links-damaged"):
        from_text(LINK + more)
    with refusing(BadLink, "links-damaged"):
        from_text(LINK[:50] + more + LINK[50:])


@pytest.mark.parametrize("character", ["=", "+", "/", " ", "\n", "é", "%", "\0", "À"])
def test_a_character_not_used_in_links_is_reported(character: str) -> None:
    with refusing(BadLink, "links-strange-character"):
        from_text(LINK[:50] + character + LINK[51:])


def test_a_newer_version_is_reported_only_if_the_checksum_is_right() -> None:
    newer = to_text("Z", b"what is to come")
    with refusing(BadLink, "links-newer"):
        from_text(newer)
    with refusing(BadLink, "links-damaged"):
        from_text("Z" + LINK[1:])


def sealed(body: str) -> str:
    """A text with a correct checksum around any body."""
    head = "A" + DIGITS[len(body) >> 6] + DIGITS[len(body) & 63]
    checksum = urlsafe_b64encode(crc32((head + body).encode()).to_bytes(4, "big")).decode().rstrip("=")
    return head + checksum + body


def test_a_second_encoding_of_the_same_bytes_is_refused() -> None:
    assert sealed("Um96eg") == to_text("A", b"Rozz")
    for body in ("Um96eh", "Um96ev", "Um96e", "U"):
        with refusing(BadLink, "links-form"):
            from_text(sealed(body))
    # The last character of the checksum has four unused bits.
    text = to_text("A", b"Rozz")
    with pytest.raises(BadLink):
        from_text(text[:8] + DIGITS[DIGITS.index(text[8]) ^ 1] + text[9:])


# Finding the link


PAGE = "https://rozz.example/play/"


def wrapped(text: str, width: int, between: str) -> str:
    """The text broken into lines."""
    return between.join(text[place : place + width] for place in range(0, len(text), width))


@pytest.mark.parametrize(
    "message",
    [
        LINK,
        f"  {LINK}\n",
        f"{PAGE}#m={LINK}",
        f"{PAGE}#m={LINK}.",
        f"Your turn! {PAGE}#m={LINK}, says Ben.",
        f"({PAGE}#m={LINK})",
        f"<{PAGE}#m={LINK}>",
        f"[my turn]({PAGE}#m={LINK})…",
        f'<a href="{PAGE}#m={LINK}">play</a>',
        f"Hello Ada,\n\n{PAGE}#m={LINK}\n\nSee you\nBen",
        f"Hello Ada,\n{PAGE}#m={LINK}\nSee you\nBen",
        f"Hello Ada, {PAGE}#m={LINK} see you, Ben",
        f"Hello Ada,\n{wrapped(f'{PAGE}#m={LINK}', 76, chr(10))}\nSee you\nBen",
        f"Hello Ada,\r\n{wrapped(f'{PAGE}#m={LINK}', 60, chr(13) + chr(10))}\r\nSee you",
        f"> Hello Ada,\n> {wrapped(f'{PAGE}#m={LINK}', 70, chr(10) + '> ')}\n> See you",
        f">> {wrapped(f'{PAGE}#m={LINK}', 70, chr(10) + '>> ')}\n",
        wrapped(f"{PAGE}#m={LINK}", 75, "=\n"),
        wrapped(LINK, 70, "\n"),
        f"here it is:\n{wrapped(LINK, 64, chr(10))}\nBen",
        wrapped(LINK, 100, "\u200b"),
        f"{PAGE}#m={LINK}\n{PAGE}#m={to_text('A', b'an older one')}",
        f"{PAGE}#m={LINK[:100]}…\nsorry, all of it:\n{PAGE}#m={LINK}",
    ],
)
def test_a_link_is_found_in_a_message(message: str) -> None:
    assert find_link(message) == LINK


@LAW
@given(st.text(max_size=60), DATA, st.sampled_from([" ", "\n", "\n\n", ". ", ") ", ""]), st.text(max_size=60))
def test_a_marked_link_is_found_among_any_words(before: str, data: bytes, between: str, after: str) -> None:
    text = to_text("A", data)
    found = find_link(f"{before}{PAGE}#m={text}{between}{after}")
    assert found == text or "#m=" in before


@pytest.mark.parametrize("message", ["", "Hello Ada, see you", PAGE, "1234 5678", "#", "a" * 20, "\n" * 50, "🦊" * 40])
def test_a_message_without_a_link_is_reported(message: str) -> None:
    with refusing(BadLink, "links-none"):
        find_link(message)


def test_a_message_that_is_too_long_is_not_searched() -> None:
    with refusing(BadLink, "links-none"):
        find_link("#m=" * (LONGEST_MESSAGE // 3 + 1))


@pytest.mark.parametrize("form", ["{}", PAGE + "#m={}", "Hello, " + PAGE + "#m={}. See you", "look: {} !"])
def test_a_damaged_link_is_still_found(form: str) -> None:
    damaged = LINK[:200] + ("A" if LINK[200] != "A" else "B") + LINK[201:]
    with refusing(BadLink, "links-damaged"):
        from_text(find_link(form.format(damaged)))


@pytest.mark.parametrize("form", ["{}", PAGE + "#m={}", "Hello, " + PAGE + "#m={}…"])
def test_a_cut_off_link_is_still_found(form: str) -> None:
    with refusing(BadLink, "links-cut-off"):
        from_text(find_link(form.format(LINK[:200])))


def test_the_bare_link_marker_counts_as_a_cut_off_link() -> None:
    with refusing(BadLink, "links-cut-off"):
        from_text(find_link(f"{PAGE}#m="))


def _counting(looked_at: list[int]) -> Callable[..., int]:
    def counted(data: bytes, *before: int) -> int:
        looked_at.append(len(data))
        return crc32(data, *before)

    return counted


def test_countless_near_links_take_bounded_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand words that could begin a link, all running into 388,000 characters."""
    looked_at: list[int] = []
    monkeypatch.setattr("rozz.engine.links.wire.link_text.crc32", _counting(looked_at))
    with pytest.raises(BadLink):
        from_text(find_link("\n".join(["BAAAAAAAAB"] * 1000) + "A" * 388_000))
    assert sum(looked_at) < 50 * 400_000
    whole = to_text("B", bytes(300))
    assert find_link(f"Somebody wrote\nsomething-else: Bxxxxxxxx {whole}, and no more") == whole
