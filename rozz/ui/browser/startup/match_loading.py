"""Matches are taken from the store: the one that was open is read at once, of the others is told what was kept.

Those of which nothing is kept are read when the page has answered, one after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from js import performance, window

from rozz.ui.browser.app import browser_clock, effect_runner
from rozz.ui.browser.links import link_sending
from rozz.ui.browser.startup import snapshot_schedule, standby_page
from rozz.ui.browser.storage import match_store, progress_store, slow_matches, undo_deletion
from rozz.ui.features.match_list import match_list, session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Saved, Tale
from rozz.ui.state.store_format import Stored
from rozz.ui.views.home import summaries

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host


def first(page: Host, left: str, was_trying: bool, is_led: bool) -> Model:
    """The match that was open, or the first screen; where the browser forbids saving, that is said at once.

    So is that a what-if is gone (`was_trying`).  Of matches of which all is told that the first screen tells, no more
    are read than it shows; a link, by which somebody is led here (`is_led`), may be of any.
    """
    settings = match_store.settings()
    open_match = saved(found) if left and (found := page.store.read(left)) else None
    toast = say("was-ended") if snapshot_schedule.was_ended() else ""
    solved, lessons = progress_store.solved(), progress_store.lessons()
    _, tier = standby_page.nearness()
    plain = Model(
        settings=settings, address=link_sending.address(), toast=toast, solved=solved, lessons=lessons, tier=tier,
        today=browser_clock.today(),
    )  # fmt: skip
    if open_match and open_match.session and not open_match.is_previous:
        page.tenure.hold(left, lambda: page.send(m.OpenedElsewhere(left)), steal=False)
        plain = replace(plain, toast=say("what-if-left")) if was_trying and not toast else plain
        others = max(0, page.store.number() - 1)
        return replace(plain, screen="table", session=open_match.session, shelf=(open_match,), unread=others)
    if deleted := _deleted(page):
        plain = replace(plain, deleted=deleted, toast=toast or match_list.told_of_deleted(deleted))
    try:
        told = standby_page.told()
        stored, unread = page.store.first(told, 0 if is_led else match_list.SHOWN)
        return replace(plain, shelf=shelved(stored, told), unread=unread)
    except match_store.Refused as refused:
        return replace(plain, unsaved=refused.kind)


def _deleted(page: Host) -> undo_deletion.Deleted:
    """What can be had back: not what another tab has again, which may have played on."""
    left = undo_deletion.left()
    return tuple(each for each in left if not page.store.has(each[1].identity)) if left else ()


async def recover(page: Host) -> None:
    """What the disk has newer, where the browser was killed."""
    for found in await page.store.recover():
        page.send(m.Recovered(found.identity, found.text, browser_clock.day_of(found.number)))


async def settle(page: Host) -> None:
    """What can wait until the page has answered: the other matches, how this browser keeps them, releases."""
    if page.model.unsaved != "forbidden":
        found = page.store.all()
        known = {each.identity for each in page.model.shelf}
        if page.model.unread or any(each.identity not in known for each in found):
            whole = shelved(found, standby_page.told())
            others = tuple(each for each in whole if each.identity not in known)
            page.send(m.ShelfRead(others, tuple(each.identity for each in whole)))
        await tell(page, found)
    if not window.isSecureContext:
        page.send(m.Hint("needs-https"))
    if getattr(window.navigator, "standalone", None) is False:
        page.send(m.Hint("forgetful"))
    if page.model.shelf:
        await effect_runner.look_whether_kept(page, ask=False)
    await page.releases.watch()
    await snapshot_schedule.settle(page.releases.registration)


async def tell(page: Host, found: Sequence[Stored]) -> None:
    """Read the matches of which nothing is told yet, and those of the first that have no picture."""
    first = {each.identity for each in page.model.shelf[: summaries.PICTURED]}
    for stored in found:
        there = next((each for each in page.model.shelf if each.identity == stored.identity), None)
        if there is None or there.session is not None or there.tale is None:
            continue
        if summaries.is_untold(there.tale) or (stored.identity in first and not there.tale.picture):
            await asyncio.sleep(0.01)
            page.send(m.ShelfRead((saved(stored),)))


def shelved(found: Sequence[Stored], told: Mapping[str, tuple[str, Tale]]) -> tuple[Saved, ...]:
    """Stored matches as the shelf shows them before any is read."""
    return tuple(_shelved(each, told.get(each.identity)) for each in summaries.in_order(found, told))


def _shelved(found: Stored, told: tuple[str, Tale] | None) -> Saved:
    if slow_matches.is_slow(found.identity):
        return saved(found)
    tale = told[1] if told and summaries.is_of(told, found.text) else summaries.UNTOLD
    # A match of before days were kept was played when it was stored last, or called otherwise then.
    played = tale.played or browser_clock.day_of(found.number)
    return Saved(found.identity, None, found.text, is_previous=found.is_previous, tale=tale, played=played)


def saved(found: Stored) -> Saved:
    """A stored match as the shelf shows it; one that took too long before is not opened by itself."""
    played = browser_clock.day_of(found.number)
    if slow_matches.is_slow(found.identity):
        return Saved(found.identity, None, found.text, "slow", found.is_previous, is_slow=True, played=played)
    slow_matches.mark_begun(found.identity)
    begun = performance.now()
    read = session_codec.saved(found.identity, found.text, found.is_previous)
    slow_matches.mark_slow(found.identity, performance.now() - begun > slow_matches.SLOW_MILLISECONDS)
    return replace(read, played=played)
