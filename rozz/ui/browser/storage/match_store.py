"""Matches in localStorage: one `setItem` per write, checksum first, the previous copy under `…/previous`.

A write survives the tab, but the browser moves it to the disk when it likes. So a copy goes to where the disk has it
within milliseconds (`indexeddb_mirror`), and the newest intact copy of all is read.

A tab only overwrites what it has seen, so nothing that another tab wrote meanwhile is lost (`Conflict`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from js import Date, window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import deletion_marks, local_storage, slow_matches
from rozz.ui.browser.storage.indexeddb_mirror import IndexedDbMirror
from rozz.ui.state import store_format
from rozz.ui.state.store_format import Stored, newest_intact, number_of

PREVIOUS = "/previous"


class StoreRefused(Exception):
    """The browser refuses to store: `kind` is `full` or `forbidden`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Conflict(Exception):
    """Another tab has written this match since this one read it."""


class Cleared(Exception):
    """Everything this page had stored is gone: somebody cleared the site's data."""


def match_key(identity: str) -> str:
    """The key of a match. No id in a file can collide with another match's `…/previous`."""
    return f"{local_storage.base()}match/{quote(identity, safe='')}"


def _standing() -> str:
    """A key that exists as long as the site's data; if the key is gone, missing matches were not deleted one by one."""
    return local_storage.base() + "standing"


class Store:
    """The matches of this page; remembers what this tab last saw of each, and the newest number.

    began: the number of each match before this tab wrote it.
    recovered: the copies that were newer on the disk.
    """

    def __init__(self) -> None:
        self.seen: dict[str, str | None] = {}
        self.numbers: dict[str, int] = {}
        self.mirror = IndexedDbMirror(local_storage.base() + "matches")
        self.began: dict[str, int] = {}
        self.recovered: dict[str, str] = {}

    async def recover(self) -> list[Stored]:
        """The copies that are newer than localStorage's: the browser was killed before localStorage was on disk."""
        read = await self.mirror.read()
        if read is None:
            return []  # and deletion_marks stay
        copies = self._without_deleted(read)
        newer = {identity: copy for identity, copy in copies.items() if number_of(copy) > self._number_here(identity)}
        self.recovered.update(newer)
        return [found for identity in newer if (found := self.read(identity))]

    def _without_deleted(self, copies: Mapping[str, str]) -> dict[str, str]:
        """The copies without deleted matches; the latter are deleted on the disk too."""
        try:
            # Restored matches are here, or have a newer number if the browser was killed before it dropped the mark.
            deleted = {
                each
                for each in deletion_marks.marked()
                if local_storage.text(match_key(each)) is None
                and number_of(copies.get(each)) <= deletion_marks.number(each)
            }
            for identity in deleted - copies.keys():
                deletion_marks.drop(identity)
        except JsException:
            return dict(copies)
        for identity in deleted & copies.keys():
            self.mirror.write(identity, None)
        return {identity: copy for identity, copy in copies.items() if identity not in deleted}

    def _number_here(self, identity: str) -> int:
        """The newest number of a match in localStorage, before this tab wrote it."""
        if identity in self.began:
            return self.began[identity]
        try:
            return max(number_of(local_storage.text(match_key(identity) + end)) for end in ("", PREVIOUS))
        except JsException:
            return -1

    def write(self, identity: str, text: str, beside: str = "") -> None:
        """Save a match; raises Refused, or Conflict if another tab was faster, and then changes nothing.

        A new match `beside` another is ordered as if played just before that one.
        """
        key = match_key(identity)
        try:
            store = window.localStorage
            before = local_storage.text(key)
            newest = max(self.numbers.get(identity, 0), deletion_marks.number(identity))
        except JsException:
            raise StoreRefused("forbidden") from None
        if before is None and self.seen.get(identity) and local_storage.text(_standing()) is None:
            raise Cleared
        if before != self.seen.get(identity, before):
            raise Conflict(identity)
        if store_format.read(before) == (newest, text):
            return
        now = self.numbers.get(beside, 0) or int(Date.now())
        copy = store_format.with_header(text, max(newest + 1, now - bool(beside)))
        try:
            _put(store, key, before, copy)
            store.setItem(_standing(), "yes")
            deletion_marks.drop(identity)
        except JsException as fault:
            raise StoreRefused("full" if local_storage.is_full(fault) else "forbidden") from None
        if local_storage.text(key) != copy:
            # A signed link must not be sent before what it signs is really stored.
            raise StoreRefused("forbidden")
        self.began.setdefault(identity, newest)
        self.seen[identity], self.numbers[identity] = copy, number_of(copy)
        self.recovered.pop(identity, None)
        self.mirror.write(identity, copy)

    def begin_again(self) -> None:
        """Forget everything that was seen, because it is gone."""
        self.seen.clear()

    def read(self, identity: str) -> Stored | None:
        """A match as it is in the store now."""
        key = match_key(identity)
        recovered = self.recovered.get(identity)
        try:
            self.seen[identity] = current = local_storage.text(key)
            # Changes made here before the newer copy was found are based on an older state, and give way.
            found = (
                newest_intact(identity, None, None, recovered) if recovered else newest_intact(identity, current, None)
            )
            if found is None or found.number < 0:  # only then, because each start reads every match
                found = newest_intact(identity, current, local_storage.text(key + PREVIOUS))
        except JsException:
            return None
        if found:
            self.numbers[identity] = max(found.number, self.numbers.get(identity, 0))
        return found

    def forget(self, identity: str) -> None:
        """Delete a match from the store."""
        self.recovered.pop(identity, None)
        self.mirror.write(identity, None)
        slow_matches.mark_slow(identity, False)
        try:
            # The match itself comes last, because no other tab can find anything of the match by then.
            for end in (PREVIOUS, ""):
                window.localStorage.removeItem(match_key(identity) + end)
            self.seen[identity] = None
            # An unread copy on the disk may be newer than the number known here.
            deletion_marks.mark(identity, max(self.numbers.get(identity, 0), int(Date.now())))
        except JsException:
            return

    def all(self) -> list[Stored]:
        """All matches, with the last played one first; raises Refused if the browser forbids reading them."""
        return self._read(self._stored())

    def first(self, known: Iterable[str], most: int) -> tuple[list[Stored], int]:
        """The matches of the first `most` of the `known` ids (0: all), and how many matches are left out.

        Reading and checking a match of many years takes a thousandth of a second.
        """
        stored = self._stored()
        there = [identity for identity in known if identity in stored]
        later = frozenset(there[most:] if most else ())
        return self._read(stored - later), len(later)

    def number(self) -> int:
        """The number of matches; 0 if the browser forbids it."""
        try:
            return len(self._stored())
        except StoreRefused:
            return 0

    def has(self, identity: str) -> bool:
        """Whether a match exists, intact or not."""
        try:
            return identity in self._stored()
        except StoreRefused:
            return False

    def _stored(self) -> frozenset[str]:
        """The ids of all matches."""
        try:
            names = local_storage.names()
        except JsException:
            raise StoreRefused("forbidden") from None
        found = {identity_in(name.removesuffix(PREVIOUS)) for name in names} | set(self.recovered)
        return frozenset(found - {""})

    def _read(self, identities: frozenset[str]) -> list[Stored]:
        found = [each for identity in sorted(identities) if (each := self.read(identity))]
        return sorted(found, key=lambda each: -each.number)


def identity_in(key: Any) -> str:
    """The match id in a key of the store; empty if it has none."""
    name, prefix = key if isinstance(key, str) and key.isascii() else "", match_key("")
    is_one = name.startswith(prefix) and not name.endswith(PREVIOUS)
    return unquote(name.removeprefix(prefix)) if is_one else ""


def _put(store: Any, key: str, before: str | None, copy: str) -> None:
    """Write a copy and keep the previous one; without room for both, only the newest.

    Raises what the browser raises, with both unchanged.
    """
    older = local_storage.text(key + PREVIOUS)
    for is_last in (False, True):
        try:
            if store_format.read(before):
                store.setItem(key + PREVIOUS, before)
            store.setItem(key, copy)
            return
        except JsException as fault:
            if not local_storage.is_full(fault):
                raise
        if not is_last:
            for name in (local_storage.LAST_SCREEN, local_storage.SUMMARIES):
                store.removeItem(local_storage.base() + name)
    # `setItem` is atomic: while the older copy is gone, the last one is still under the key.
    store.removeItem(key + PREVIOUS)
    try:
        store.setItem(key, copy)
    except JsException:
        if older is not None:
            store.setItem(key + PREVIOUS, older)
        raise
