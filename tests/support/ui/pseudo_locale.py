"""A language that everybody can read and nobody speaks: English with accents and 40 % longer.

What stays plain English on the page does not come from the catalog; what is cut off would be cut off in German too.
"""

from __future__ import annotations

from rozz.ui.i18n.compiled_messages import Part, Pattern, Table

CODE = "xx"
ACCENTS = str.maketrans("AaCcEeGgIiKkLlNnOoRrSsTtUuYyZz", "ÅåÇçÉéĞğÎîĶķĻļÑñÖöŘřŠšŤťÛûÝýŽž")
#: Messages that are not for reading.
KEPT = ("language-", "number-", "decimal-", "list-")


def pseudo(english: Table) -> Table:
    """The whole table in the pseudo-language."""
    made = {
        key: pattern if key.startswith(KEPT) else _stretched(_accented(pattern)) for key, pattern in english.items()
    }
    return {**made, "language-name": "Þšéûðö", "language-state": "draft"}


def _accented(pattern: Pattern) -> Pattern:
    if isinstance(pattern, str):
        return pattern.translate(ACCENTS)
    return [_accented_part(part) for part in pattern]


def _accented_part(part: Part) -> Part:
    if isinstance(part, str):
        return part.translate(ACCENTS)
    if len(part) == 1:
        return part
    name, default, variants = part
    return name, default, {key: _stretched(_accented(variant)) for key, variant in variants.items()}


def _stretched(pattern: Pattern) -> Pattern:
    """The last text of a pattern made longer, by 40 % of all its text."""
    parts = [pattern] if isinstance(pattern, str) else [*pattern]
    letters = sum(len(part) for part in parts if isinstance(part, str))
    if not any(character.isalpha() for part in parts if isinstance(part, str) for character in part):
        return pattern
    more = "~" * -(-letters * 2 // 5)
    return f"{pattern}{more}" if isinstance(pattern, str) else (*parts, more)
