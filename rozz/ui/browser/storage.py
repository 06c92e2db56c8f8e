"""Matches in localStorage: one `setItem` a write, checksum first, the one before kept under `…/previous`.

Keys carry the page's path, because all pages of one address share the store.
"""

from __future__ import annotations

import json
from zlib import crc32

from js import window

from rozz.ui.model import PACES, Settings

PREVIOUS = "/previous"


def _prefix() -> str:
    return f"rozz:{window.location.pathname.rsplit('/', 1)[0]}/match/"


def sealed(text: str) -> str:
    """A text with its checksum before it."""
    return f"{crc32(text.encode()):08x}{text}"


def opened(stored: str | None) -> str | None:
    """The text of a stored value whose checksum holds, or None."""
    if not stored or len(stored) < 8 or stored[:8] != f"{crc32(stored[8:].encode()):08x}":
        return None
    return stored[8:]


def write(identity: str, text: str) -> None:
    """Keep a match; raises whatever the browser raises when it will not."""
    key = _prefix() + identity
    before = window.localStorage.getItem(key)
    if opened(before) is not None:
        window.localStorage.setItem(key + PREVIOUS, before)
    window.localStorage.setItem(key, sealed(text))


def forget(identity: str) -> None:
    """Take a match out of the store."""
    for key in (_prefix() + identity, _prefix() + identity + PREVIOUS):
        window.localStorage.removeItem(key)


def all_texts() -> dict[str, str]:
    """Every match by its id: the newest text whose checksum holds, or as it stands where none does."""
    store, prefix = window.localStorage, _prefix()
    keys = [key for key in (store.key(index) for index in range(store.length)) if key.startswith(prefix)]
    identities = {key.removeprefix(prefix).removesuffix(PREVIOUS): None for key in keys}
    found = {}
    for identity in identities:
        current, before = (store.getItem(prefix + identity + end) for end in ("", PREVIOUS))
        found[identity] = opened(current) or opened(before) or current or before or ""
    return found


def _settings_key() -> str:
    return _prefix().removesuffix("match/") + "settings"


def settings() -> Settings:
    """What the person likes, or the usual where nothing readable is kept."""
    try:
        kept = json.loads(window.localStorage.getItem(_settings_key()) or "{}")
        theme, speed = kept.get("theme", ""), kept.get("speed", 1)
    except Exception:
        return Settings()
    is_known = theme in ("", "light", "dark") and speed in range(len(PACES))
    return Settings(theme, speed) if is_known else Settings()


def remember(theme: str, speed: int) -> None:
    """Keep what the person likes; where the store refuses, it lasts till the page is left."""
    try:
        window.localStorage.setItem(_settings_key(), json.dumps({"theme": theme, "speed": speed}))
    except Exception:
        return
