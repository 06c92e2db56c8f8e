"""Carry out the page's effects in the browser: saving, files, the clipboard, the focus, keys."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from js import Blob, Object, document, performance, window
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable, to_js

from rozz.engine.game import ReachBuilder, next_reach_in_parts
from rozz.ui.browser.input import form_messages
from rozz.ui.browser.links import file_saving, link_sending
from rozz.ui.browser.startup import languages
from rozz.ui.browser.storage import persistent_storage, progress_store, settings_store, slow_matches
from rozz.ui.state import messages as m
from rozz.ui.state.effects import (
    AskToKeep,
    Copy,
    Download,
    Effect,
    FetchLanguage,
    FindNextReach,
    Focus,
    Follow,
    Forget,
    ForgetOwnPuzzle,
    Hold,
    KeepForm,
    KeepLessons,
    KeepOwnPuzzle,
    KeepSolved,
    Listen,
    OfferShow,
    ReadOwnPuzzles,
    Remember,
    Save,
    Scroll,
    Share,
    ShareAnimation,
    SharePicture,
    Sound,
    StayInSight,
    StopThinking,
    Think,
    ToTop,
    UseKeys,
    UseNewRelease,
    Wait,
    WaitForReach,
)
from rozz.ui.state.links.key_step_values import KeyStep, ToOpen

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: Milliseconds for the page to show what it has before the next work.
MOMENT = 20
#: Milliseconds of work in the background before the page may answer a tap.
SPELL = 12
#: Scroll only as far as needed.
NEAREST = to_js({"block": "nearest"}, dict_converter=Object.fromEntries)
FROM_TOP = to_js({"block": "start"}, dict_converter=Object.fromEntries)


def carry_out(page: Host, effect: Effect) -> None:
    """Carry out one effect."""
    match effect:
        case Save() | Forget() | KeepForm() | Remember() | KeepLessons() | KeepSolved():
            _store(page, effect)
        case ReadOwnPuzzles() | KeepOwnPuzzle() | ForgetOwnPuzzle():
            _store_own_puzzle(page, effect)
        case Hold(identity):
            page.tab_lock.hold(identity, lambda: page.send(m.OpenedElsewhere(identity)))
        case Download() | Copy() | Share() | SharePicture() | ShareAnimation():
            _hand_out(page, effect)
        case Wait(milliseconds, beat):
            _send_later(page, m.Tick(beat), milliseconds)
        case Listen(milliseconds, letters):
            _send_later(page, m.StoppedTyping(letters), milliseconds)
        case WaitForReach(shown):
            _send_later(page, m.ReachDue(shown), MOMENT)
        case OfferShow():
            if not window.matchMedia("(prefers-reduced-motion: reduce)").matches:
                page.send(m.BeginShow())
        case Sound(voice):
            # Imported for the first sound.
            from rozz.ui.browser.app import sounds

            sounds.play(voice)
        case Scroll() | StayInSight() | ToTop() | Follow() | Focus():
            _bring_into_view(page, effect)
        case Think(question):
            page.thinker.think(question)
        case StopThinking():
            page.thinker.stop()
        case UseNewRelease():
            page.releases.use()
        case AskToKeep() | FetchLanguage() | FindNextReach() | UseKeys():
            _begin(page, effect)


def _store(page: Host, effect: Save | Forget | KeepForm | Remember | KeepLessons | KeepSolved) -> None:
    """Store something on this device, or remove it."""
    match effect:
        case Save():
            page.saving.take(effect)
        case Forget(identity):
            page.saving.forget(identity)
            page.store.forget(identity)
        case KeepForm(text):
            form_messages.keep(text)
        case Remember(settings):
            settings_store.save(settings)
            show_theme(settings.theme)
            languages.show()
        case KeepLessons(done):
            progress_store.keep_lessons(done)
        case KeepSolved(names):
            progress_store.keep_solved(names)


def _hand_out(page: Host, effect: Download | Copy | Share | SharePicture | ShareAnimation) -> None:
    """Give something to the clipboard, to another app, or as a file; a message may report the result."""
    match effect:
        case Download(name, text):
            file_saving.save(Blob.new(to_js([text])), name)
        case Copy(text):
            page.soon(report_copy(page, link_sending.copy(text)))
        case Share():
            page.soon(report_sharing(page, effect, *link_sending.hand_on(effect)))
        case SharePicture():
            page.soon(share_picture(page))
        case ShareAnimation():
            page.soon(share_animation(page))


def _begin(page: Host, effect: AskToKeep | FetchLanguage | FindNextReach | UseKeys) -> None:
    """Begin something that takes a while; a message brings its result."""
    match effect:
        case AskToKeep():
            page.soon(look_whether_kept(page, ask=True))
        case FetchLanguage(language):
            page.soon(fetch_language(page, language))
        case FindNextReach():
            page.soon(find_next_reach(page, effect))
        case UseKeys(step):
            page.soon(use_keys(page, step))


def _store_own_puzzle(page: Host, effect: ReadOwnPuzzles | KeepOwnPuzzle | ForgetOwnPuzzle) -> None:
    """Read, keep or remove the player's own puzzles."""
    # Imported for the first list.
    from rozz.ui.browser.storage import own_puzzle_store

    match effect:
        case ReadOwnPuzzles(then):
            page.send(m.OwnPuzzlesRead(*own_puzzle_store.read()))
            if then is not None:
                page.send(then)
        case KeepOwnPuzzle():
            if refused := own_puzzle_store.keep(effect):
                page.send(m.OwnPuzzleNotKept(refused, effect.identity))
        case ForgetOwnPuzzle(identity):
            own_puzzle_store.forget(identity)


def _send_later(page: Host, message: m.Message, milliseconds: int) -> None:
    set_timeout(create_once_callable(lambda: page.send(message)), milliseconds)


def _bring_into_view(page: Host, effect: Scroll | StayInSight | ToTop | Follow | Focus) -> None:
    """Scroll, move the board, or move the focus."""
    match effect:
        case Scroll(element, is_whole):
            if found := document.getElementById(element):
                found.scrollIntoView(FROM_TOP if is_whole else NEAREST)
        case StayInSight():
            if (tapped := page.focus.acted) and tapped.isConnected:
                tapped.scrollIntoView(NEAREST)
        case ToTop(element, share):
            if found := document.getElementById(element):
                found.scrollTop = share * found.scrollHeight if share else 0
        case Follow(places, is_near, line, is_whole):
            page.pointer.follow(places, is_near, line, is_whole)
        case Focus(element):
            if found := document.getElementById(element):
                found.focus()


async def fetch_language(page: Host, language: str) -> None:
    """Fetch the texts of a language, keep them for offline play, and send the result to the page."""
    page.send(await languages.fetched(language))
    page.releases.keep_language()


async def use_keys(page: Host, step: KeyStep) -> None:
    """Run a step with keys, and send its result to the page."""
    begun = performance.now()
    message = await link_sending.run_step(step)
    if isinstance(step, ToOpen) and isinstance(message, m.LinkOpened) and message.opening.linked:
        slow_matches.mark_slow(
            message.opening.linked.identity, performance.now() - begun > slow_matches.SLOW_MILLISECONDS
        )
    page.send(message)


async def share_picture(page: Host) -> None:
    """Paint the shown turn, and send what became of the picture to the page."""
    # Imported for the first picture.
    from rozz.ui.browser.links import picture_sharing

    if session := page.model.session:
        page.send(await picture_sharing.share(session, page.model.settings.theme))


async def share_animation(page: Host) -> None:
    """Record the shown turn, and send what became of the animation to the page."""
    # Imported for the first animation.
    from rozz.ui.browser.links import animation_sharing

    session = page.model.session
    # Without an answer the page would wait for the animation, and offer no other.
    page.send(await animation_sharing.share(session, page.model.settings.theme) if session else m.AnimationLeft(""))


async def find_next_reach(page: Host, wanted: FindNextReach) -> None:
    """Find what a seat can reach next turn in short spells between frames, unless nobody waits for it anymore."""
    gathered = ReachBuilder()
    begun = performance.now()
    for part in next_reach_in_parts(wanted.game, wanted.state, wanted.seat):
        gathered.add(part)
        if performance.now() - begun > SPELL:
            await asyncio.sleep(MOMENT / 1000)
            if not page.model.layer.seeks(wanted.state, wanted.seat):
                return
            begun = performance.now()
    page.send(m.NextReachFound(wanted.state, wanted.seat, gathered.whole))


async def report_sharing(page: Host, given: Share, promise: Any, way: str) -> None:
    """Send the result of sharing a link to the page."""
    page.send(await link_sending.sharing_result(promise, way, given))


async def report_copy(page: Host, promise: Any) -> None:
    """Tell the page if a text was not copied: the notice already says that it was."""
    if not await link_sending.is_copied(promise):
        page.send(m.CopyRefused())


async def look_whether_kept(page: Host, ask: bool) -> None:
    """Report whether storage is persistent, granted now (`ask`) or on an earlier visit; if not, a screen says so."""
    page.send(m.Kept(await persistent_storage.is_granted(ask)))


def show_theme(theme: str) -> None:
    """Light, dark, or like the system."""
    root = document.documentElement
    if theme:
        root.setAttribute("data-theme", theme)
    else:
        root.removeAttribute("data-theme")
