"""Matches in localStorage: one `setItem` a write, checksum first, the one before kept under `…/previous`.

Keys carry the page's path, because all pages of one address share the store.  A tab writes only over what it has seen:
what another tab wrote meanwhile is never lost (`Conflict`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from js import window
from pyodide.ffi import JsException

from rozz.ui.model import PACES, Settings

PREVIOUS = "/previous"


class Refused(Exception):
    """The browser keeps nothing: `kind` is `full` or `forbidden`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Conflict(Exception):
    """Another tab has written this match since this one saw it."""


@dataclass(frozen=True)
class Found:
    """A stored match: its text, and whether it is the one before the last, whose checksum no longer held."""

    identity: str
    text: str
    is_previous: bool = False


def base() -> str:
    """What all keys begin with: the page's path, for all pages of an address share the store."""
    return f"rozz:{window.location.pathname.rsplit('/', 1)[0]}/"


def _prefix() -> str:
    return base() + "match/"


def sealed(text: str) -> str:
    """A text with its checksum before it."""
    return f"{crc32(text.encode()):08x}{text}"


def opened(stored: str | None) -> str | None:
    """The text of a stored value whose checksum holds, or None."""
    if not stored or len(stored) < 8 or stored[:8] != f"{crc32(stored[8:].encode()):08x}":
        return None
    return stored[8:]


class Store:
    """The matches of this page; remembers of each what this tab saw last."""

    def __init__(self) -> None:
        self.seen: dict[str, str | None] = {}

    def write(self, identity: str, text: str) -> None:
        """Keep a match; raises Refused, or Conflict where another tab was quicker.  What was there stays whole.

        A write that does not fit leaves the last one as it stands; only the one before it makes room.
        """
        key = _prefix() + identity
        try:
            store = window.localStorage
            before = store.getItem(key) or None
        except JsException:
            raise Refused("forbidden") from None
        if before != self.seen.get(identity, before):
            raise Conflict(identity)
        value = sealed(text)
        try:
            if opened(before) is not None:
                _keep_previous(store, key, before)
            store.setItem(key, value)
        except JsException as fault:
            raise Refused("full" if "quota" in str(fault).casefold() else "forbidden") from None
        self.seen[identity] = value
        _put_first(store, identity)

    def read(self, identity: str) -> Found | None:
        """A match as it stands in the store now."""
        try:
            store, key = window.localStorage, _prefix() + identity
            current, before = store.getItem(key) or None, store.getItem(key + PREVIOUS) or None
        except JsException:
            return None
        self.seen[identity] = current
        if current is None and before is None:
            return None
        if (text := opened(current)) is not None:
            return Found(identity, text)
        if (text := opened(before)) is not None:
            return Found(identity, text, is_previous=True)
        return Found(identity, current or before or "")

    def forget(self, identity: str) -> None:
        """Take a match out of the store."""
        try:
            # The match itself last: by then nothing of it is there for another tab to find.
            for key in (_prefix() + identity + PREVIOUS, _prefix() + identity):
                window.localStorage.removeItem(key)
        except JsException:
            return
        self.seen[identity] = None

    def all(self) -> list[Found]:
        """Every match, the one played last first; raises Refused where the browser forbids it."""
        try:
            store, prefix = window.localStorage, _prefix()
            names = [store.key(index) for index in range(store.length)]
        except JsException:
            raise Refused("forbidden") from None
        stored = {name.removeprefix(prefix).removesuffix(PREVIOUS) for name in names if name.startswith(prefix)}
        order = [each for each in _order(store) if each in stored]
        found = (self.read(identity) for identity in [*order, *sorted(stored.difference(order))])
        return [each for each in found if each is not None]


def match_of(key: Any) -> str:
    """The match that a key of the store is of, or an empty text."""
    name = key if isinstance(key, str) else ""
    return name.removeprefix(_prefix()) if name.startswith(_prefix()) and not name.endswith(PREVIOUS) else ""


def lock_of(identity: str) -> str:
    """The name of the lock that the tab holds in which a match is open."""
    return _prefix() + identity


def _keep_previous(store: Any, key: str, before: str | None) -> None:
    try:
        store.setItem(key + PREVIOUS, before)
    except JsException:
        # Full: better the newest alone than nothing new.
        store.removeItem(key + PREVIOUS)


def _order(store: Any) -> list[str]:
    try:
        kept = json.loads(store.getItem(base() + "order") or "[]")
    except (ValueError, JsException):
        return []
    return [each for each in kept if isinstance(each, str)] if isinstance(kept, list) else []


def _put_first(store: Any, identity: str) -> None:
    order = _order(store)
    if order[:1] != [identity]:
        try:
            kept = [identity, *(each for each in order if each != identity)][:200]
            store.setItem(base() + "order", json.dumps(kept))
        except JsException:
            return


async def is_kept(ask: bool) -> bool:
    """Whether the browser promises not to forget what is saved; `ask` it to."""
    keeper = getattr(window.navigator, "storage", None)
    if not keeper or not hasattr(keeper, "persist"):
        return False
    return bool(await (keeper.persist() if ask else keeper.persisted()))


def settings() -> Settings:
    """What the person likes, or the usual where nothing readable is kept."""
    try:
        kept = json.loads(window.localStorage.getItem(base() + "settings") or "{}")
        theme, speed = kept.get("theme", ""), kept.get("speed", 1)
    except (ValueError, AttributeError, JsException):
        return Settings()
    is_known = theme in ("", "light", "dark") and speed in range(len(PACES))
    return Settings(theme, speed) if is_known else Settings()


def remember(theme: str, speed: int) -> None:
    """Keep what the person likes; where the store refuses, it lasts till the page is left."""
    try:
        window.localStorage.setItem(base() + "settings", json.dumps({"theme": theme, "speed": speed}))
    except JsException:
        return
