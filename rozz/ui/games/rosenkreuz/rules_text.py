"""The rules of RosenKreuz for players, in our own words, under the numbers that reports cite."""

from __future__ import annotations

from types import MappingProxyType

from rozz.ui.games.face import Chapter, Rule, Rulebook
from rozz.ui.games.rosenkreuz.playthrough import playthrough
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The chapters, each with one rule.
CHAPTERS = tuple(f"K{number}" for number in range(1, 10))
#: The rules in which we settle what the source leaves open.
RULINGS = frozenset({"K1", "K2", "K5", "K7", "K8", "K9"})
#: Examples of moves, with the names of the messages about them.
NOTATION = MappingProxyType({"c3-c4": "move", "c3xc4": "minor", "c7-c8*f5>b1": "attain"})
WORDS = ("group", "unbalanced", "minor", "major", "attainment")


@remembered(most=1)
def rulebook() -> Rulebook:
    """K1 to K9."""
    return Rulebook(
        tuple(_chapter(number) for number in CHAPTERS),
        tuple((text, say(f"rosenkreuz-notation-{name}")) for text, name in NOTATION.items()),
        tuple((say(f"rosenkreuz-word-{name}"), say(f"rosenkreuz-word-{name}-is")) for name in WORDS),
        playthrough(),
    )


def _chapter(number: str) -> Chapter:
    key = f"rosenkreuz-rule-{number.lower()}"
    return Chapter(number, say(f"{key}-title"), (Rule(number, say(key), is_ruling=number in RULINGS),))
