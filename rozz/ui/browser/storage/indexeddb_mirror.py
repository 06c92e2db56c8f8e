"""A copy of each match in IndexedDB, with transactions that end when the disk has it.

The browser moves localStorage to the disk when it likes: Chromium after some seconds, or up to a minute after many
writes. If the browser is killed in between, this copy is the newer one (`match_store`). Writing happens in the
background, one transaction at a time; a newer copy replaces a pending one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

from rozz.ui.state.store_format import number_of

MATCHES = "matches"
#: What is raised if a browser has no such database, or has closed it.
GONE = (JsException, AttributeError)


class IndexedDbMirror:
    """The copies in the database of this name. In a browser without one, nothing is read or kept."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.base: Any = None
        self.opening: asyncio.Future[None] | None = None
        self.is_read = False
        self.waiting: dict[str, str | None] = {}
        self.at_work: tuple[str, str | None] | None = None
        handlers = {"seen": self._seen, "ended": self._ended, "lost": self._lost}
        self.handlers = {name: create_proxy(does) for name, does in handlers.items()}

    async def read(self) -> dict[str, str] | None:
        """The copies of all matches by id, None if they cannot be read; must come before any write."""
        try:
            return await self._all() if await self._is_open() else None
        finally:
            self.is_read = True
            self._work()

    async def _all(self) -> dict[str, str] | None:
        answered = asyncio.get_running_loop().create_future()
        try:
            deal = self.base.transaction(MATCHES)
            store = deal.objectStore(MATCHES)
            keys, copies = store.getAllKeys(), store.getAll()
            deal.oncomplete = deal.onabort = create_once_callable(lambda event: answered.set_result(event.type))
            if await answered != "complete":
                return None
        except GONE:
            return None
        found = dict(zip(keys.result.to_py(), copies.result.to_py(), strict=True))
        return {identity: copy for identity, copy in found.items() if isinstance(copy, str)}

    def write(self, identity: str, copy: str | None) -> None:
        """Store a copy unless a newer one is there; None deletes the match."""
        self.waiting[identity] = copy
        if self.base is None and self.opening is None:
            self.opening = asyncio.ensure_future(self._begin())
        self._work()

    async def _begin(self) -> None:
        await self._open()
        self.opening = None
        if self.base is None:
            self.waiting.clear()
        self._work()

    async def _is_open(self) -> bool:
        """Open the database, if the browser has one."""
        if self.base is None:
            self.opening = self.opening or asyncio.ensure_future(self._begin())
            await self.opening
        return self.base is not None

    async def _open(self) -> None:
        answered = asyncio.get_running_loop().create_future()
        listener = create_proxy(lambda event: answered.set_result(event.type))
        made = create_proxy(lambda event: event.target.result.createObjectStore(MATCHES))
        try:
            request = window.indexedDB.open(self.name, 1)
            request.onsuccess = request.onerror = listener
            request.onupgradeneeded = made
            if await answered == "success":
                self.base = request.result
                self.base.onclose = self.handlers["lost"]
        except GONE:
            return
        finally:
            listener.destroy()
            made.destroy()

    def _lost(self, *_: Any) -> None:
        self.base = None

    def _work(self) -> None:
        """Start the next write, unless one is running."""
        if self.base is None or not self.is_read or self.at_work or not self.waiting:
            return
        identity = next(iter(self.waiting))
        self.at_work = (identity, self.waiting.pop(identity))
        try:
            how = to_js({"durability": "strict"}, dict_converter=Object.fromEntries)
            deal = self.base.transaction(MATCHES, "readwrite", how)
            deal.oncomplete = deal.onabort = self.handlers["ended"]
            deal.objectStore(MATCHES).get(identity).onsuccess = self.handlers["seen"]
        except GONE:
            # The browser has closed the database; the next write opens it again.
            self.at_work = None
            self._lost()

    def _seen(self, event: Any) -> None:
        """Look at the stored copy: another tab may have written a newer one."""
        if self.at_work is None:
            return
        identity, copy = self.at_work
        store, there = event.target.source, event.target.result
        if copy is None:
            store.delete(identity)
        elif number_of(there if isinstance(there, str) else None) < number_of(copy):
            store.put(copy, identity)

    def _ended(self, _: Any) -> None:
        """Go on after a write. If it was refused, the previous copy stays, and localStorage has the match anyway."""
        self.at_work = None
        self._work()
