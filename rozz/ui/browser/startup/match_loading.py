"""Load matches from the store: read the open one at once, show stored summaries of the others.

Matches without a summary are read one after the other once the page responds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from js import performance, window

from rozz.ui.browser.app import browser_clock, effect_runner
from rozz.ui.browser.links import link_sending
from rozz.ui.browser.startup import languages, last_screen, snapshot_schedule
from rozz.ui.browser.storage import match_store, progress_store, settings_store, slow_matches, undo_deletion
from rozz.ui.features.match_list import match_list, match_summaries, session_codec
from rozz.ui.i18n.texts import notice, say
from rozz.ui.state import messages as m
from rozz.ui.state.model import NO_RECORDER, MatchSummary, Model, Saved
from rozz.ui.state.store_format import Stored

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host


def first(page: Host, left: str, was_trying: bool, has_link: bool) -> Model:
    """The page with the open match, or the first screen; reports at once if the browser forbids saving.

    Also reports that a what-if is gone (`was_trying`). If all matches have summaries, reads no more than the first
    screen shows, unless the player comes by a link (`has_link`), which may belong to any match.
    """
    settings, language = languages.chosen(settings_store.load())
    open_match = saved(found) if left and (found := page.store.read(left)) else None
    toast = say("was-ended") if snapshot_schedule.was_ended() else languages.missed(settings, language)
    solved, lessons = progress_store.solved(), progress_store.lessons()
    _, tier = last_screen.nearness()
    plain = Model(
        settings=settings, language=language, pointer=languages.pointer(), address=link_sending.address(), toast=toast,
        solved=solved, lessons=lessons, tier=tier, today=browser_clock.today(),
    )  # fmt: skip
    if open_match and open_match.session and not open_match.is_previous:
        page.tab_lock.hold(left, lambda: page.send(m.OpenedElsewhere(left)), steal=False)
        plain = replace(plain, toast=notice("what-if-left")) if was_trying and not toast else plain
        others = max(0, page.store.number() - 1)
        return replace(plain, screen="table", session=open_match.session, shelf=(open_match,), unread=others)
    if deleted := _deleted(page):
        plain = replace(plain, deleted=deleted, toast=toast or match_list.deletion_notice(deleted))
    try:
        known = last_screen.stored_summaries()
        stored, unread = page.store.first(known, 0 if has_link else match_list.SHOWN)
        return replace(plain, shelf=shelved(stored, known), unread=unread)
    except match_store.StoreRefused as refused:
        return replace(plain, unsaved=refused.kind)


def _deleted(page: Host) -> undo_deletion.Deleted:
    """Deleted matches that can be restored: not if another tab has one again, which may have advanced it."""
    left = undo_deletion.deleted_before_reload()
    return tuple(each for each in left if not page.store.has(each[1].identity)) if left else ()


async def recover(page: Host) -> None:
    """Recover newer copies from the disk after the browser was killed."""
    for found in await page.store.recover():
        page.send(m.Recovered(found.identity, found.text, browser_clock.day_of(found.number)))


async def settle(page: Host) -> None:
    """After the page responds: load the other matches, check persistent storage, look for releases."""
    if page.model.session is not None and match_list.has_changed_rules(page.model.session):
        page.send(m.Reopened())
    if page.model.unsaved != "forbidden":
        found = page.store.all()
        known = {each.identity for each in page.model.shelf}
        if page.model.unread or any(each.identity not in known for each in found):
            whole = shelved(found, last_screen.stored_summaries())
            others = tuple(each for each in whole if each.identity not in known)
            page.send(m.ShelfRead(others, tuple(each.identity for each in whole)))
        await load_unsummarized(page, found)
    if not window.isSecureContext:
        page.send(m.Hint("needs-https"))
    if getattr(window.navigator, "standalone", None) is False:
        page.send(m.Hint("forgetful"))
    recorder = getattr(window, "MediaRecorder", None)
    if recorder is None or not hasattr(window.HTMLCanvasElement.prototype, "captureStream"):
        page.send(m.Hint(NO_RECORDER))
    if page.model.shelf:
        await effect_runner.look_whether_kept(page, ask=False)
    await page.releases.watch()
    await snapshot_schedule.settle(page.releases.registration)


async def load_unsummarized(page: Host, found: Sequence[Stored]) -> None:
    """Read the matches without a summary, and the first ones without a picture."""
    first = {each.identity for each in page.model.shelf[: match_summaries.PICTURED]}
    for stored in found:
        there = next((each for each in page.model.shelf if each.identity == stored.identity), None)
        if there is None or there.session is not None or there.summary is None:
            continue
        if match_summaries.needs_reading(there.summary) or (stored.identity in first and not there.summary.picture):
            await asyncio.sleep(0.01)
            page.send(m.ShelfRead((saved(stored),)))


def shelved(found: Sequence[Stored], known: Mapping[str, tuple[str, MatchSummary]]) -> tuple[Saved, ...]:
    """Stored matches as the list shows them before any is read."""
    return tuple(_shelved(each, known.get(each.identity)) for each in match_summaries.in_list_order(found, known))


def _shelved(found: Stored, known: tuple[str, MatchSummary] | None) -> Saved:
    if slow_matches.is_slow(found.identity):
        return saved(found)
    summary = known[1] if known and match_summaries.belongs_to(known, found.text) else match_summaries.UNREAD
    # Older versions stored no day: take the day it was last stored, by playing or renaming.
    played = summary.played or browser_clock.day_of(found.number)
    return Saved(found.identity, None, found.text, is_previous=found.is_previous, summary=summary, played=played)


def saved(found: Stored) -> Saved:
    """A stored match as the list shows it; a match that took too long before is not opened automatically."""
    played = browser_clock.day_of(found.number)
    if slow_matches.is_slow(found.identity):
        return Saved(found.identity, None, found.text, "slow", found.is_previous, is_slow=True, played=played)
    slow_matches.mark_begun(found.identity)
    begun = performance.now()
    read = session_codec.saved(found.identity, found.text, found.is_previous)
    slow_matches.mark_slow(found.identity, performance.now() - begun > slow_matches.SLOW_MILLISECONDS)
    return replace(read, played=played)
