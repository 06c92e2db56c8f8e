"""Messages in an untrusted file are read within limits."""

from __future__ import annotations

from typing import Any

import pytest

from rozz.engine.errors import BadFile
from rozz.engine.said import Player, said
from rozz.engine.said_codec import DEEPEST, LONGEST, MOST, text_from_plain, to_plain
from rozz.engine.validation import PathValue


def test_a_written_text_round_trips() -> None:
    text = said("hello", name=Player("RED"), pieces=("INF", 2), none="", inner=said("list-two", first="a", last="b"))
    assert text_from_plain(PathValue(to_plain(text), "text")) == text
    assert text_from_plain(PathValue("", "text")) == ""


@pytest.mark.parametrize(
    "plain",
    [
        7, ["a"], {"say": "x"}, {"say": 1, "facts": {}}, "x" * (LONGEST + 1), "\ud800",
        {"say": "x", "facts": {"names": ["a"] * (MOST + 1)}}, {"say": "x", "facts": {"name": "\udfff"}},
        {"say": "x", "facts": {str(number): 1 for number in range(MOST + 1)}},
        {"say": "x", "facts": {"name": {"one_of": ["a"] * (MOST + 1)}}}, {"say": "x", "facts": {"\ud800": 1}},
        {"say": "x", "facts": {"n" * (LONGEST + 1): 1}},
        {"say": "x" * (LONGEST + 1), "facts": {}}, {"say": "x", "facts": {"who": {"player": "R" * (LONGEST + 1)}}},
    ],
    ids=lambda plain: str(plain)[:30],
)  # fmt: skip
def test_an_invalid_text_is_refused(plain: Any) -> None:
    with pytest.raises(BadFile):
        text_from_plain(PathValue(plain, "text"))


def test_a_message_nested_too_deep_is_refused() -> None:
    plain: Any = "in the middle"
    for _ in range(DEEPEST + 1):
        plain = {"say": "x", "facts": {"inner": plain}}
    with pytest.raises(BadFile):
        text_from_plain(PathValue(plain, "text"))
