"""Lines of reports in English, by the ids of their messages."""

from __future__ import annotations

from rozz.engine.said import Fact, Said, Text, said
from rozz.ui.i18n.engine_texts import written


def line(key: str, rule: str, counts: str = "", **facts: Fact) -> str:
    """A line as the command line prints it: the sentence, its counts in notation and its rule."""
    sentence = said(key, **facts)
    whole: Text = said("rozz-report-line", sentence=sentence, counts=counts) if counts else sentence
    return f"{written(whole)} ({rule})"


def pieces(item: str, number: int) -> Said:
    """A number of pieces of the standard catalog, in words."""
    return said(f"rozz-card-pieces-{item.lower()}", number=number)
