"""What the page says, named by message ids, so that rewording a message breaks no test."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import facts, group
from rozz.ui.i18n.texts import say

#: A placeholder for a fact that is not given.
_OPEN = re.compile("\ue000(\\w+)\ue001")


@contextmanager
def words_for(pointer: str) -> Iterator[None]:
    """Messages inside this block use the words for a pointer, as on a page used with one."""
    translations.use(translations.ENGLISH, pointer)
    try:
        yield
    finally:
        translations.use(translations.ENGLISH)


def pattern(key: str, **known: object) -> re.Pattern[str]:
    """A message as a pattern: facts not given match any text without tags, and facts can be patterns."""
    return re.compile(pattern_text(key, **known))


def pattern_text(key: str, **known: object) -> str:
    """The same as text, for use in a longer pattern."""
    patterns = {fact: given.pattern for fact, given in known.items() if isinstance(given, re.Pattern)}
    text = _open(key, {fact: given for fact, given in known.items() if fact not in patterns})
    return _OPEN.sub(lambda found: patterns.get(found[1], "[^<]+?"), _escape(text))


def any_of(*texts: str) -> re.Pattern[str]:
    """One of several texts."""
    return re.compile("|".join(map(_escape, texts)))


def _escape(text: str) -> str:
    """A text as a pattern. The names of roles have plain spaces where the page has no-break ones: either matches."""
    return re.escape(text).replace("\u00a0", "[\u00a0 ]")


def longest_part(key: str, **known: object) -> str:
    """The longest part of a message between the facts that are not given."""
    return max(_OPEN.split(_open(key, known))[::2], key=len).strip()


def beginning(key: str, **known: object) -> str:
    """A message up to its first fact that is not given."""
    return _OPEN.split(_open(key, known))[0].strip()


def _open(key: str, known: Mapping[str, object]) -> str:
    """A message with placeholders for the facts that are not given."""
    message = translations.table(translations.ENGLISH, group(key))[key]
    return say(key, **{fact: f"\ue000{fact}\ue001" for fact in facts(message)} | known)


def reveal_of(turn: int) -> str:
    """The heading over a revealed turn."""
    return say("revealed", moment=say("moment-turn", number=turn))


def in_turn(number: int) -> str:
    """A turn's name within a sentence."""
    return say("moment-turn-inside", number=number)
