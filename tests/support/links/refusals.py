"""Refusals as tests compare them: the ids of messages and their facts, in brief."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rozz.engine.errors import Fault
from rozz.engine.said import brief


@contextmanager
def refusing(kind: type[Fault], pattern: str) -> Iterator[pytest.ExceptionInfo[Fault]]:
    """Like `pytest.raises`; the pattern is found in the message in brief, `key(name=fact, …)`."""
    with pytest.raises(kind) as caught:
        yield caught
    said = brief(caught.value.text)
    assert re.search(pattern, said), said
