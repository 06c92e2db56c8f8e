"""Refusals as tests compare them: keys and facts in brief, and the sentence that players read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rozz.engine.errors import BadFile, BadText, Fault
from rozz.engine.said import brief
from rozz.ui.i18n.engine_texts import render


def brief_of(fault: Fault) -> str:
    """A refusal in brief: the path or column, and the message's id with its facts.

    >>> brief_of(BadFile("files-empty", "setup"))
    'setup: files-empty'
    """
    if isinstance(fault, BadFile):
        return f"{fault.path}: {brief(fault.sentence)}" if fault.path else brief(fault.sentence)
    if isinstance(fault, BadText):
        return f"{fault.column}: {brief(fault.sentence)}"
    return brief(fault.text)


@contextmanager
def refusing(kind: type[Fault], pattern: str) -> Iterator[pytest.ExceptionInfo[Fault]]:
    """Like `pytest.raises`, but searches the pattern in the brief form of the refusal."""
    with pytest.raises(kind) as caught:
        yield caught
    found = brief_of(caught.value)
    assert re.search(pattern, found), found


def sentence_of(fault: Fault) -> str:
    """A refusal in English, on one line."""
    return " ".join(render(fault.text).split())
