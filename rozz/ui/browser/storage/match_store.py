"""Matches in localStorage: one `setItem` a write, checksum first, the one before kept under `…/previous`.

A write there outlives the tab, but the browser brings it to the disk when it likes; so a copy of it goes where the disk
has it in milliseconds (`indexeddb_mirror`), and of all copies the newest that is whole is read.

A tab writes only over what it has seen: what another tab wrote meanwhile is never lost (`Conflict`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from js import Date, window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage, slow_matches, tombstones
from rozz.ui.browser.storage.indexeddb_mirror import Flushed
from rozz.ui.features import settings_codec
from rozz.ui.state import store_format
from rozz.ui.state.effects import Remember
from rozz.ui.state.model import Settings
from rozz.ui.state.store_format import Stored, chosen, number_of

PREVIOUS = "/previous"
#: What is kept for a quick start alone, and gives way where there is no room for a match.
SHOWN, TALES = "shown", "tales"


class Refused(Exception):
    """The browser keeps nothing: `kind` is `full` or `forbidden`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Conflict(Exception):
    """Another tab has written this match since this one saw it."""


class Cleared(Exception):
    """All that this page had stored is gone: somebody cleared the site's data."""


def _key(identity: str) -> str:
    """The key of a match.  Whatever a file says its id is, it cannot be taken for another's `…/previous`."""
    return f"{local_storage.base()}match/{quote(identity, safe='')}"


def _standing() -> str:
    """A key that stands as long as the site's data does: a match that is gone without it was not deleted."""
    return local_storage.base() + "standing"


class Store:
    """The matches of this page; remembers of each what this tab saw last, and the newest number.

    `began` has the number of each match before this tab wrote it, `recovered` the copies that were newer on the disk.
    """

    def __init__(self) -> None:
        self.seen: dict[str, str | None] = {}
        self.numbers: dict[str, int] = {}
        self.flushed = Flushed(local_storage.base() + "matches")
        self.began: dict[str, int] = {}
        self.recovered: dict[str, str] = {}

    async def recover(self) -> list[Stored]:
        """The copies that are newer than localStorage has, for the browser was killed before that was on the disk."""
        read = await self.flushed.read()
        if read is None:
            return []  # and what was deleted stays marked
        copies = self._left(read)
        newer = {identity: copy for identity, copy in copies.items() if number_of(copy) > self._number_here(identity)}
        self.recovered.update(newer)
        return [found for identity in newer if (found := self.read(identity))]

    def _left(self, copies: Mapping[str, str]) -> dict[str, str]:
        """The copies that were not to be deleted; the disk is told of those that were."""
        try:
            # What was had back is here, or has a newer number where the browser was killed before it dropped the mark.
            deleted = {
                each
                for each in tombstones.marked()
                if local_storage.text(_key(each)) is None and number_of(copies.get(each)) <= tombstones.number(each)
            }
            for identity in deleted - copies.keys():
                tombstones.drop(identity)
        except JsException:
            return dict(copies)
        for identity in deleted & copies.keys():
            self.flushed.write(identity, None)
        return {identity: copy for identity, copy in copies.items() if identity not in deleted}

    def _number_here(self, identity: str) -> int:
        """The newest number of a match in localStorage, before this tab wrote it."""
        if identity in self.began:
            return self.began[identity]
        try:
            return max(number_of(local_storage.text(_key(identity) + end)) for end in ("", PREVIOUS))
        except JsException:
            return -1

    def write(self, identity: str, text: str, beside: str = "") -> None:
        """Keep a match; raises Refused, or Conflict where another tab was quicker.  Then all stands as it stood.

        A new one `beside` another was played right before that, as far as its place among all matches goes.
        """
        key = _key(identity)
        try:
            store = window.localStorage
            before = local_storage.text(key)
            newest = max(self.numbers.get(identity, 0), tombstones.number(identity))
        except JsException:
            raise Refused("forbidden") from None
        if before is None and self.seen.get(identity) and local_storage.text(_standing()) is None:
            raise Cleared
        if before != self.seen.get(identity, before):
            raise Conflict(identity)
        if store_format.read(before) == (newest, text):
            return
        now = self.numbers.get(beside, 0) or int(Date.now())
        copy = store_format.written(text, max(newest + 1, now - bool(beside)))
        try:
            _put(store, key, before, copy)
            store.setItem(_standing(), "yes")
            tombstones.drop(identity)
        except JsException as fault:
            raise Refused("full" if _is_full(fault) else "forbidden") from None
        if local_storage.text(key) != copy:
            # A link that is signed must not be sent before what it signs is really there.
            raise Refused("forbidden")
        self.began.setdefault(identity, newest)
        self.seen[identity], self.numbers[identity] = copy, number_of(copy)
        self.recovered.pop(identity, None)
        self.flushed.write(identity, copy)

    def begin_again(self) -> None:
        """Nothing that was seen is there any more."""
        self.seen.clear()

    def read(self, identity: str) -> Stored | None:
        """A match as it stands in the store now."""
        key = _key(identity)
        recovered = self.recovered.get(identity)
        try:
            self.seen[identity] = current = local_storage.text(key)
            # What was done here before the newer copy was found has gone on from an older state, and gives way.
            found = chosen(identity, None, None, recovered) if recovered else chosen(identity, current, None)
            if found is None or found.number < 0:  # only then: each start reads every match
                found = chosen(identity, current, local_storage.text(key + PREVIOUS))
        except JsException:
            return None
        if found:
            self.numbers[identity] = max(found.number, self.numbers.get(identity, 0))
        return found

    def forget(self, identity: str) -> None:
        """Take a match out of the store."""
        self.recovered.pop(identity, None)
        self.flushed.write(identity, None)
        slow_matches.mark_slow(identity, False)
        try:
            # The match itself last: by then nothing of it is there for another tab to find.
            for end in (PREVIOUS, ""):
                window.localStorage.removeItem(_key(identity) + end)
            self.seen[identity] = None
            # A copy that the disk has and nobody has read yet may be newer than what is known here.
            tombstones.mark(identity, max(self.numbers.get(identity, 0), int(Date.now())))
        except JsException:
            return

    def all(self) -> list[Stored]:
        """Every match, the one played last first; raises Refused where the browser forbids it."""
        return self._read(self._stored())

    def first(self, known: Iterable[str], most: int) -> tuple[list[Stored], int]:
        """The same, but of those that are `known`, by their ids, only the first few; and how many there are besides.

        All, where `most` is 0.  To read and check a match of years takes a thousandth of a second.
        """
        stored = self._stored()
        there = [identity for identity in known if identity in stored]
        later = frozenset(there[most:] if most else ())
        return self._read(stored - later), len(later)

    def number(self) -> int:
        """How many matches there are; 0 where the browser forbids it."""
        try:
            return len(self._stored())
        except Refused:
            return 0

    def has(self, identity: str) -> bool:
        """Whether a match is there, whole or not."""
        try:
            return identity in self._stored()
        except Refused:
            return False

    def _stored(self) -> frozenset[str]:
        """The ids of all matches."""
        try:
            names = local_storage.names()
        except JsException:
            raise Refused("forbidden") from None
        found = {identity_in(name.removesuffix(PREVIOUS)) for name in names} | set(self.recovered)
        return frozenset(found - {""})

    def _read(self, identities: frozenset[str]) -> list[Stored]:
        found = [each for identity in sorted(identities) if (each := self.read(identity))]
        return sorted(found, key=lambda each: -each.number)


def identity_in(key: Any) -> str:
    """The match that a key of the store is of, or an empty text."""
    name, prefix = key if isinstance(key, str) and key.isascii() else "", _key("")
    is_one = name.startswith(prefix) and not name.endswith(PREVIOUS)
    return unquote(name.removeprefix(prefix)) if is_one else ""


def lock_of(identity: str) -> str:
    """The name of the lock that the tab holds in which a match is open."""
    return _key(identity)


def _put(store: Any, key: str, before: str | None, copy: str) -> None:
    """Write a copy and keep the one before; where there is no room for both, the newest alone.

    Raises what the browser raises, with both as they were.
    """
    older = local_storage.text(key + PREVIOUS)
    for is_last in (False, True):
        try:
            if store_format.read(before):
                store.setItem(key + PREVIOUS, before)
            store.setItem(key, copy)
            return
        except JsException as fault:
            if not _is_full(fault):
                raise
        if not is_last:
            for name in (SHOWN, TALES):
                store.removeItem(local_storage.base() + name)
    # `setItem` is whole or not at all: while the older copy is away, the last one still stands under the key.
    store.removeItem(key + PREVIOUS)
    try:
        store.setItem(key, copy)
    except JsException:
        if older is not None:
            store.setItem(key + PREVIOUS, older)
        raise


def _is_full(fault: JsException) -> bool:
    return "quota" in f"{getattr(fault, 'name', '')} {fault}".casefold()


async def is_kept(ask: bool) -> bool:
    """Whether the browser promises not to forget what is saved; `ask` it to, which is done once."""
    asked = local_storage.base() + "asked-to-keep"
    try:
        keeper = window.navigator.storage
        if await keeper.persisted():
            return True
        if not ask or local_storage.text(asked):
            return False
        window.localStorage.setItem(asked, "yes")
        return bool(await keeper.persist())
    except (AttributeError, JsException):
        # Only pages of https can ask.
        return False


def settings() -> Settings:
    """What the person likes, or the usual where nothing readable is kept."""
    try:
        return settings_codec.from_text(local_storage.text(local_storage.base() + "settings") or "")
    except JsException:
        return Settings()


def remember(noted: Remember) -> None:
    """Keep what the person likes; where the store refuses, it lasts till the page is left."""
    try:
        window.localStorage.setItem(local_storage.base() + "settings", settings_codec.to_text(noted))
    except JsException:
        return
