"""What the page says, as tests name it: by the ids of messages, so that rewording one breaks no test."""

from __future__ import annotations

import re

from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import facts
from rozz.ui.i18n.texts import say

#: Stands in for a fact that can be anything.
_ANY = "\ue000"


def pattern(key: str, **known: object) -> re.Pattern[str]:
    """A message as a pattern: facts that are not given can be anything."""
    return re.compile(anything(key, **known))


def anything(key: str, **known: object) -> str:
    """The same as text, to be a part of a longer pattern."""
    return ".+?".join(map(re.escape, _parts(key, known)))


def either(*texts: str) -> re.Pattern[str]:
    """One of several texts."""
    return re.compile("|".join(map(re.escape, texts)))


def part_of(key: str, **known: object) -> str:
    """The longest part of a message without the facts that are not given."""
    return max(_parts(key, known), key=len).strip()


def beginning(key: str, **known: object) -> str:
    """A message as far as its first fact that is not given."""
    return _parts(key, known)[0].strip()


def _parts(key: str, known: dict[str, object]) -> list[str]:
    message = translations.table(translations.ENGLISH)[key]
    return say(key, **dict.fromkeys(facts(message), _ANY) | known).split(_ANY)


def reveal_of(turn: int) -> str:
    """The heading over a turn that is shown."""
    return say("revealed", moment=say("moment-turn", number=turn))


def in_turn(number: int) -> str:
    """A turn's name within a sentence."""
    return say("moment-turn-inside", number=number)
