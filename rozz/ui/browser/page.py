"""The page in the browser: one delegated listener, one patch, effects carried out.  Knows no rules."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine
from dataclasses import replace
from secrets import token_hex
from typing import Any

import pyodide_js
from js import URL, Blob, Object, document, performance, window
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript.js_modules import morph

from rozz.engine import foreign
from rozz.ui import messages as m
from rozz.ui.browser import forms, keys, sending, shown, snapshot, storage
from rozz.ui.browser.attention import Attention
from rozz.ui.browser.pointer import Pointer
from rozz.ui.browser.releases import Releases
from rozz.ui.browser.tenure import Tenure
from rozz.ui.browser.ways import Ways
from rozz.ui.effects import (
    AskToKeep,
    Copy,
    Download,
    Effect,
    Focus,
    Forget,
    Hold,
    Remember,
    Save,
    Scroll,
    Share,
    UseKeys,
    UseNewRelease,
    Wait,
)
from rozz.ui.links import linking
from rozz.ui.model import Model, Saved
from rozz.ui.screens import depth
from rozz.ui.shelf import keeping
from rozz.ui.shelf.copies import Stored
from rozz.ui.texts import say
from rozz.ui.update import update
from rozz.ui.views import page as pages
from rozz.ui.views import regions

#: What the shortcuts of `static/rozz.webmanifest` ask for.
SHORTCUTS: dict[str, m.Message] = {"new-match": m.NewMatch(), "rules": m.ShowRules()}


#: What took longer to open is not opened by itself on the next start.
SLOW_MILLISECONDS = 2000


#: Only as far as is needed.
NEAREST = to_js({"block": "nearest"}, dict_converter=Object.fromEntries)


class Page:
    """The model, and the way from events to messages and from values to the document."""

    def __init__(self) -> None:
        self.store = storage.Store()
        self.tenure = Tenure()
        self.releases = Releases(lambda: self.send(m.Hint("newer")))
        self.tasks: set[asyncio.Future[None]] = set()
        self.is_resting = True
        left, self.standing = shown.left()
        self.model = self.first(left)
        self.drawn: regions.Drawn | None = None
        self.pointer = Pointer()
        self.attention = Attention()
        self.ways = Ways(lambda: depth(self.model), lambda: self.send(m.GoBack()))
        show_theme(self.model.settings.theme)

    def first(self, left: str) -> Model:
        """The match that was open, or the first screen; where the browser forbids saving, that is said at once."""
        settings = storage.settings()
        open_match = saved(found) if left and (found := self.store.read(left)) else None
        toast = say("was-ended") if snapshot.was_ended() else ""
        plain = Model(settings=settings, address=sending.address(), toast=toast)
        if open_match and open_match.session and not open_match.is_previous:
            self.tenure.hold(left, lambda: self.send(m.OpenedElsewhere(left)), steal=False)
            return replace(plain, screen="table", session=open_match.session, shelf=(open_match,))
        try:
            return replace(plain, shelf=tuple(saved(each) for each in self.store.all()))
        except storage.Refused as refused:
            return replace(plain, unsaved=refused.kind)

    async def recover(self) -> None:
        """What the disk has newer, where the browser was killed."""
        for found in await self.store.recover():
            self.send(m.Recovered(found.identity, found.text))

    async def settle(self) -> None:
        """What can wait until the page has answered: the other matches, how this browser keeps them, releases."""
        read = []
        if not self.model.unsaved:
            for found in self.store.all():
                await asyncio.sleep(0.01)
                if found.identity not in [each.identity for each in self.model.shelf]:
                    read.append(saved(found))
        if read:
            self.send(m.ShelfRead(tuple(read)))
        if not window.isSecureContext:
            self.send(m.Hint("needs-https"))
        if getattr(window.navigator, "standalone", None) is False:
            self.send(m.Hint("forgetful"))
        if self.model.shelf:
            await self.look_whether_kept(ask=False)
        await self.releases.watch()
        await snapshot.settle(self.releases.registration)

    def send(self, message: m.Message) -> None:
        """Take a message: update, patch, carry out."""
        performance.clearMarks()
        mark("begun")
        try:
            model, effects = update(self.model, message)
            mark("update")
            if isinstance(message, m.ShowEveryone) and not self.has_room(effects):
                return
            drawn = pages.drawn(model)
        except Exception:
            self.fault()
            raise
        mark("view")
        is_elsewhere = pages.place(model) != pages.place(self.model)
        had_panel, has_panel = bool(self.model.dialog), bool(model.dialog)
        self.attention.note(opens=has_panel and not had_panel)
        self.model = model
        self.show(drawn)
        mark("patch")
        document.title = pages.title(model)
        if is_elsewhere:
            arrive()
        for effect in effects:
            self.carry_out(effect)
        self.attention.keep(closes=had_panel and not has_panel and not is_elsewhere)
        self.ways.follow()
        mark("after")
        if self.is_resting:
            self.is_resting = False
            set_timeout(create_once_callable(self.rest), 500)

    def has_room(self, effects: tuple[Effect, ...]) -> bool:
        """Save before it is shown what nobody can unsee: who has seen it could have the browser forget it."""
        for effect in effects:
            try:
                if isinstance(effect, Save):
                    self.store.write(effect.identity, effect.text)
            except storage.Refused as refused:
                if refused.kind == "full":
                    self.send(m.NotShown())
                    return False
            except (storage.Conflict, storage.Cleared):
                pass  # told when the effect is carried out
        return True

    def show(self, drawn: regions.Drawn) -> None:
        """Write what has changed."""
        changed = regions.changed(self.drawn, drawn) if self.drawn else None
        if drawn.text == self.standing:
            self.pointer.drawn()
        elif changed is None:
            morph.show(drawn.text)
            self.pointer.drawn()
        elif changed:
            of_board = [each for each in changed if each.startswith("<g")]
            morph.patch("".join(of_board), "".join(each for each in changed if not each.startswith("<g")))
        self.drawn, self.standing = drawn, ""

    def follow(self, _: Any = None) -> None:
        """A link was followed to this page: it is opened."""
        if text := sending.followed():
            self.ways.clean()
            self.send(m.OpenLink(text))

    def go(self, way: Any, rule: Any) -> None:
        """Where a shortcut of the home screen leads, or a rule's link in a tab of its own: `?go=…`, once."""
        if isinstance(way, str):
            self.ways.clean()
        if way in SHORTCUTS:
            self.send(SHORTCUTS[way])
            if isinstance(rule, str):
                show_rule(rule)

    def rest(self) -> None:
        """Nothing happened for a moment: the next visit begins with what is shown now."""
        self.is_resting = True
        shown.keep(self.model)

    def carry_out(self, effect: Effect) -> None:
        """Do what an effect says."""
        match effect:
            case Save(identity, text):
                self.save(identity, text)
            case Forget(identity):
                self.store.forget(identity)
            case Hold(identity):
                self.tenure.hold(identity, lambda: self.send(m.OpenedElsewhere(identity)))
            case AskToKeep():
                self.soon(self.look_whether_kept(ask=True))
            case Download(name, text):
                link = document.createElement("a")
                link.href = URL.createObjectURL(Blob.new(to_js([text])))
                link.download = name
                link.click()
                URL.revokeObjectURL(link.href)
            case Wait(milliseconds, beat):
                set_timeout(create_once_callable(lambda: self.send(m.Tick(beat))), milliseconds)
            case Remember(theme, speed):
                storage.remember(theme, speed)
                show_theme(theme)
            case Copy(text):
                sending.copy(text)
            case Share(text):
                sending.share(text)
            case UseKeys(step):
                self.soon(self.use_keys(step))
            case UseNewRelease():
                self.releases.use()
            case Scroll(element):
                if found := document.getElementById(element):
                    found.scrollIntoView(NEAREST)
            case Focus(element):
                if found := document.getElementById(element):
                    found.focus()

    async def use_keys(self, step: linking.Step) -> None:
        """Do something that takes keys, and tell the page what came of it."""
        begun = performance.now()
        message = await sending.done(step)
        if isinstance(step, linking.ToOpen) and isinstance(message, m.LinkOpened) and message.opening.linked:
            storage.mark_slow(message.opening.linked.identity, performance.now() - begun > SLOW_MILLISECONDS)
        self.send(message)

    def save(self, identity: str, text: str) -> None:
        """Write a match, and say so where that does not go well."""
        try:
            self.store.write(identity, text)
        except storage.Refused as refused:
            if self.model.unsaved != refused.kind:
                self.send(m.NotSaved(refused.kind))
            return
        except storage.Conflict:
            self.stored_elsewhere(identity)
            return
        except storage.Cleared:
            self.cleared()
            return
        if self.model.unsaved:
            self.send(m.SavedAgain())

    def cleared(self) -> None:
        """Somebody cleared the site's data while the page was open: nobody's other tab has written anything."""
        self.store.begin_again()
        self.send(m.SiteCleared())

    def stored_elsewhere(self, identity: str) -> None:
        """Another tab was quicker: what it wrote is what counts."""
        found = self.store.read(identity)
        self.send(m.StoredElsewhere(identity, found.text if found else ""))

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done that the page does not wait for."""
        task = asyncio.ensure_future(self.told(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def told(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it, and show what it raises: nobody waits for it who could."""
        try:
            await work
        except Exception:
            self.fault()
            raise

    def fault(self) -> None:
        """Show what is being raised, with the means to report it."""
        self.drawn = None
        morph.show(pages.fault(traceback.format_exc()))

    async def look_whether_kept(self, ask: bool) -> None:
        """Whether the browser promises not to forget, now (`ask`) or on an earlier visit; else a screen says so."""
        self.send(m.Kept(await storage.is_kept(ask)))

    def stored(self, event: Any) -> None:
        """Another tab has written something, or cleared everything."""
        if not isinstance(event.key, str):
            self.cleared()
        if identity := storage.identity_in(event.key):
            self.store.recovered.pop(identity, None)
            self.stored_elsewhere(identity)

    def clicked(self, event: Any) -> None:
        """A tap on anything that says what it does."""
        element = event.target.closest("[data-do], [data-zoom]")
        if element and (way := element.getAttribute("data-zoom")):
            self.pointer.zoom(way)
            return
        if not element or element.getAttribute("aria-disabled") == "true":
            return
        if element.tagName == "A":
            if event.ctrlKey or event.metaKey or event.shiftKey:
                return  # in a tab or a window of its own
            event.preventDefault()
        values = dict(element.dataset.object_entries())
        if values["do"] == "stay":
            return
        self.attention.acted = element
        self.send(m.from_values(values["do"], {"fresh": token_hex(8), "chance": token_hex(16), **values}))
        if rule := values.get("rule"):
            show_rule(rule)

    def typed(self, event: Any) -> None:
        """Text into the box of commands."""
        match event.target.getAttribute("data-on"):
            case "type":
                self.send(m.Type(event.target.value))
            case "fill-in":
                self.send(m.FillIn(event.target.getAttribute("data-key"), event.target.value))

    def submitted(self, event: Any) -> None:
        """The names are given."""
        event.preventDefault()
        if message := forms.message_of(event.target):
            self.send(message)

    def changed(self, event: Any) -> None:
        """A file was chosen."""
        if event.target.getAttribute("data-on") == "import" and event.target.files.length:
            self.soon(self.read(event.target.files.item(0)))
            event.target.value = ""

    async def read(self, file: Any) -> None:
        """Read a file, unless it is larger than anything that is of use here."""
        is_too_large = file.size > foreign.LARGEST
        self.send(m.FileTooLarge() if is_too_large else m.ImportMatch(await file.text(), token_hex(8)))

    def pressed(self, event: Any) -> None:
        """A key."""
        message = keys.message_of(event, self.model)
        if message is not None:
            event.preventDefault()
            self.send(message)
        elif keys.is_fit(event):
            self.pointer.zoom("fit")

    def left(self, event: Any) -> None:
        """The tab was hidden: what is secret leaves the document."""
        if document.visibilityState == "hidden" and self.model.session is not None:
            self.send(m.Hide())
        if document.visibilityState == "hidden":
            self.rest()

    def leaving(self, event: Any) -> None:
        """The tab is being closed: where nothing is saved, that is asked."""
        if self.model.unsaved and self.model.session is not None:
            event.preventDefault()


def saved(found: Stored) -> Saved:
    """A stored match as the shelf shows it; one that took too long before is not opened by itself."""
    if storage.is_slow(found.identity):
        return Saved(found.identity, None, found.text, "slow", found.is_previous, is_slow=True)
    storage.mark_begun(found.identity)
    begun = performance.now()
    read = keeping.saved(found.identity, found.text, found.is_previous)
    storage.mark_slow(found.identity, performance.now() - begun > SLOW_MILLISECONDS)
    return read


def mark(part: str) -> None:
    """The end of a part of a redraw, for `rozz bench --page`."""
    performance.mark(f"rozz:{part}")


def show_theme(theme: str) -> None:
    """Light, dark, or as the system says."""
    root = document.documentElement
    if theme:
        root.setAttribute("data-theme", theme)
    else:
        root.removeAttribute("data-theme")


def arrive() -> None:
    """On a new screen: its heading has the focus, and it is seen from its top."""
    window.scrollTo(0, 0)
    if heading := document.querySelector("#page h1[tabindex='-1']"):
        heading.focus()


def show_rule(rule: str) -> None:
    """Bring a rule of the rules page into view."""
    if found := document.getElementById(rule):
        found.scrollIntoView()


def start() -> None:
    """Take the page over from its static first screen."""
    # A breakdown of Python itself: `static/first.js` hears of it, and says so.
    pyodide_js._api.on_fatal = window.reportError.bind(window)
    page = Page()
    for name, listener in (
        ("click", page.clicked),
        ("input", page.typed),
        ("submit", page.submitted),
        ("change", page.changed),
        ("keydown", page.pressed),
        ("visibilitychange", page.left),
    ):
        document.addEventListener(name, create_proxy(listener))
    window.addEventListener("storage", create_proxy(page.stored))
    window.addEventListener("popstate", create_proxy(page.ways.moved))
    window.addEventListener("beforeunload", create_proxy(page.leaving))
    page.show(pages.drawn(page.model))
    document.title = pages.title(page.model)
    window.addEventListener("hashchange", create_proxy(page.follow))
    page.follow()
    chosen = document.querySelector("input[data-on='import']")
    if chosen and chosen.files.length:
        page.soon(page.read(chosen.files.item(0)))  # before there was anybody to hear of it
    asked = URL.new(window.location.href).searchParams
    page.go(asked.get("go"), asked.get("rule"))
    document.getElementById("starting").remove()
    page.soon(page.recover())
    page.soon(page.settle())
