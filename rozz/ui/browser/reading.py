"""Matches are read from the store: the one that was open at once, the others when the page has answered."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from js import performance, window

from rozz.ui import messages as m
from rozz.ui.browser import carrying, sending, snapshot, solved, storage
from rozz.ui.model import Model, Saved
from rozz.ui.shelf import keeping
from rozz.ui.shelf.copies import Stored
from rozz.ui.texts import say

if TYPE_CHECKING:
    from rozz.ui.browser.page import Page


def first(page: Page, left: str) -> Model:
    """The match that was open, or the first screen; where the browser forbids saving, that is said at once."""
    settings = storage.settings()
    open_match = saved(found) if left and (found := page.store.read(left)) else None
    toast = say("was-ended") if snapshot.was_ended() else ""
    known = solved.read()
    plain = Model(settings=settings, address=sending.address(), toast=toast, solved=known)
    if open_match and open_match.session and not open_match.is_previous:
        page.tenure.hold(left, lambda: page.send(m.OpenedElsewhere(left)), steal=False)
        return replace(plain, screen="table", session=open_match.session, shelf=(open_match,))
    try:
        return replace(plain, shelf=tuple(saved(each) for each in page.store.all()))
    except storage.Refused as refused:
        return replace(plain, unsaved=refused.kind)


async def recover(page: Page) -> None:
    """What the disk has newer, where the browser was killed."""
    for found in await page.store.recover():
        page.send(m.Recovered(found.identity, found.text))


async def settle(page: Page) -> None:
    """What can wait until the page has answered: the other matches, how this browser keeps them, releases."""
    read = []
    if not page.model.unsaved:
        for found in page.store.all():
            await asyncio.sleep(0.01)
            if found.identity not in [each.identity for each in page.model.shelf]:
                read.append(saved(found))
    if read:
        page.send(m.ShelfRead(tuple(read)))
    if not window.isSecureContext:
        page.send(m.Hint("needs-https"))
    if getattr(window.navigator, "standalone", None) is False:
        page.send(m.Hint("forgetful"))
    if page.model.shelf:
        await carrying.look_whether_kept(page, ask=False)
    await page.releases.watch()
    await snapshot.settle(page.releases.registration)


def saved(found: Stored) -> Saved:
    """A stored match as the shelf shows it; one that took too long before is not opened by itself."""
    if storage.is_slow(found.identity):
        return Saved(found.identity, None, found.text, "slow", found.is_previous, is_slow=True)
    storage.mark_begun(found.identity)
    begun = performance.now()
    read = keeping.saved(found.identity, found.text, found.is_previous)
    storage.mark_slow(found.identity, performance.now() - begun > storage.SLOW_MILLISECONDS)
    return read
