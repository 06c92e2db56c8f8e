"""Refusals as tests compare them: keys and facts in brief, and the sentence that people read."""

from __future__ import annotations

from rozz.engine.errors import BadFile, BadText, Fault
from rozz.engine.said import brief
from rozz.ui.i18n.engine_texts import written


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


def sentence_of(fault: Fault) -> str:
    """A refusal in English, on one line."""
    return " ".join(written(fault.text).split())
