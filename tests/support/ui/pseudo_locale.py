"""A language that everybody can read and nobody speaks: English with accents, 40% longer.

Text that stays plain English on the page does not come from the catalog; text that is cut off would be cut off in
German too.
"""

from __future__ import annotations

import re

import pytest

from rozz.ui.i18n import fluent_compile, translations
from rozz.ui.i18n.compiled_messages import Part, Pattern, Table

CODE = "xx"
ACCENTS = str.maketrans("AaCcEeGgIiKkLlNnOoRrSsTtUuYyZz", "ÅåÇçÉéĞğÎîĶķĻļÑñÖöŘřŠšŤťÛûÝýŽž")
#: Messages that are not meant for reading.
KEPT = ("language-", "number-group", "decimal-point")


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the pseudo-language to the languages for the duration of a test."""
    real, made = translations.table, pseudo(fluent_compile.table(translations.ENGLISH))
    known = {**translations.languages(), CODE: str(made["language-name"])}
    monkeypatch.setattr(translations, "table", lambda code, part="": made if code == CODE else real(code, part))
    monkeypatch.setattr(translations, "languages", lambda: known)


def pseudo(english: Table) -> Table:
    """The whole table in the pseudo-language."""
    made = {key: pattern if key.startswith(KEPT) else _changed(pattern) for key, pattern in english.items()}
    return {**made, "language-name": "Þšéûðö", "language-state": "draft"}


def _changed(pattern: Pattern) -> Pattern:
    return _longer(pattern) if isinstance(pattern, str) else tuple(_changed_part(part) for part in pattern)


def _changed_part(part: Part) -> Part:
    if isinstance(part, str):
        return _longer(part)
    if len(part) == 1:
        return part
    name, default, variants = part
    return name, default, {key: _changed(variant) for key, variant in variants.items()}


def _longer(text: str) -> str:
    """Each word with accents and 40% longer, because long words break a screen."""
    return re.sub(r"[^\W\d_]+", lambda word: _longer_word(word[0]), text)


def _longer_word(word: str) -> str:
    return word if word == "Rozz" else word.translate(ACCENTS) + "~" * round(len(word) * 2 / 5)
