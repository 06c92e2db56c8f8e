"""The player's settings ↔ their saved text. Unreadable text never keeps the page from starting."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.ai.levels import LEVELS
from rozz.engine.errors import BadJson
from rozz.ui.features.opponents.own_strength import LEAST, MOST
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import one_line
from rozz.ui.state.keyboard import CHARACTERS, is_character
from rozz.ui.state.model import Settings
from rozz.ui.state.replay_speeds import SPEEDS


def to_text(settings: Settings) -> str:
    """The saved text."""
    plain: dict[str, object] = {"theme": settings.theme, "speed": settings.speed, "level": settings.level}
    if not settings.has_letters:
        plain["letters"] = False
    if settings.keys:
        plain["keys"] = dict(settings.keys)
    if settings.name:
        plain["name"] = settings.name
    if settings.language:
        plain["language"] = settings.language
    if not settings.plays_itself:
        plain["reveal"] = False
    if settings.has_sound:
        plain["sound"] = True
    if settings.text_box_of:
        plain["text-box"] = settings.text_box_of
    if settings.strengths:
        plain["strengths"] = dict(settings.strengths)
    if settings.judged:
        plain["judged"] = settings.judged
    return json.dumps(plain)


def from_text(text: str) -> Settings:
    """Read saved settings; the defaults if they are unreadable."""
    try:
        kept = untrusted_json.read(text or "{}")
        theme, speed, level = kept.get("theme", ""), kept.get("speed", 1), kept.get("level", 1)
        has_letters, keys = kept.get("letters", True) is not False, kept.get("keys", {})
        name, language = kept.get("name", ""), kept.get("language", "")
        plays_itself, has_sound = kept.get("reveal", True) is not False, kept.get("sound") is True
        # Older releases stored only that the box was open, without a match.
        text_box_of, strengths = kept.get("text-box", ""), kept.get("strengths", {})
        judged = kept.get("judged", "")
    except (BadJson, AttributeError):
        return Settings()
    is_known = theme in ("", "light", "dark") and type(speed) is int and speed in range(len(SPEEDS))
    if not is_known or type(level) is not int or level not in LEVELS:
        return Settings()
    called = one_line(name) if isinstance(name, str) else ""
    spoken = language if _is_known(language) else ""
    return Settings(
        theme, speed, level, has_letters, _keys(keys), called, spoken, plays_itself, has_sound,
        text_box_of if isinstance(text_box_of, str) else "", _strengths(strengths),
        judged if isinstance(judged, str) else "",
    )  # fmt: skip


def _is_known(language: object) -> bool:
    return isinstance(language, str) and language in translations.languages()


def _keys(kept: object) -> tuple[tuple[str, str], ...]:
    """The changed shortcuts; empty if two of them share a key, or one is not a key that can be chosen."""
    named = kept if isinstance(kept, dict) else {}
    if any(name not in CHARACTERS or not is_character(each) for name, each in named.items()):
        return ()
    if len(set(named.values())) != len(named):
        return ()
    return (*named.items(), *_displaced_shortcuts(named))


def _displaced_shortcuts(changed: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The unchanged shortcuts whose default key is taken by a changed one, each with the key that this freed.

    A newer version may have added a shortcut, and the player may have chosen its key before.
    """
    owners = {character: name for name, character in changed.items()}
    for name, character in CHARACTERS.items():
        if name not in changed and character in owners:
            while character in owners:
                character = CHARACTERS[owners[character]]
            yield name, character


def _strengths(kept: object) -> tuple[tuple[str, int], ...]:
    """The points by game, without unknown games and impossible points."""
    named = kept if isinstance(kept, dict) else {}
    possible = range(LEAST, MOST + 1)
    return tuple(
        (game, points)
        for game, points in named.items()
        if game in library.GAMES and type(points) is int and points in possible
    )
