"""The page in the browser: one delegated listener, one patch, effects carried out.  Knows no rules."""

from __future__ import annotations

import traceback
from secrets import token_hex
from typing import Any

from js import URL, Blob, document, window
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript.js_modules import morph

from rozz.engine.errors import BadRecord
from rozz.ui import keeping
from rozz.ui import messages as m
from rozz.ui.browser import keys, storage
from rozz.ui.effects import Copy, Download, Effect, Focus, Forget, Remember, Save, Wait
from rozz.ui.model import Model, Saved
from rozz.ui.update import update
from rozz.ui.views import page as pages


class Page:
    """The model, and the way from events to messages and from values to the document."""

    def __init__(self) -> None:
        self.model = Model(shelf=shelf(), settings=storage.settings())
        show_theme(self.model.settings.theme)

    def send(self, message: m.Message) -> None:
        """Take a message: update, patch, carry out."""
        try:
            model, effects = update(self.model, message)
            shown = pages.page(model)
        except Exception:
            morph.show(pages.fault(traceback.format_exc()))
            raise
        is_elsewhere = pages.place(model) != pages.place(self.model)
        self.model = model
        morph.show(shown)
        document.title = pages.title(model)
        if is_elsewhere:
            arrive()
        for effect in effects:
            self.carry_out(effect)

    def carry_out(self, effect: Effect) -> None:
        """Do what an effect says."""
        match effect:
            case Save(identity, text):
                try:
                    storage.write(identity, text)
                except Exception as fault:
                    self.send(m.NotSaved(f"the browser's store refused it ({str(fault).splitlines()[0]})."))
            case Forget(identity):
                storage.forget(identity)
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
                if window.isSecureContext:
                    window.navigator.clipboard.writeText(text)
            case Focus(element):
                if found := document.getElementById(element):
                    found.focus()

    def clicked(self, event: Any) -> None:
        """A tap on anything that says what it does."""
        element = event.target.closest("[data-do]")
        if not element or element.getAttribute("aria-disabled") == "true":
            return
        if element.tagName == "A":
            event.preventDefault()
        values = dict(element.dataset.object_entries())
        if values["do"] == "stay":
            return
        self.send(m.from_values(values["do"], {"fresh": token_hex(8), **values}))
        if anchor := values.get("anchor"):
            document.getElementById(anchor).scrollIntoView()

    def typed(self, event: Any) -> None:
        """Text into the box of commands."""
        match event.target.getAttribute("data-on"):
            case "type":
                self.send(m.Type(event.target.value))
            case "letter":
                self.send(m.WriteLetter(event.target.value))

    def submitted(self, event: Any) -> None:
        """The names are given."""
        event.preventDefault()
        fields = event.target.querySelectorAll("input[name]")
        given = {fields.item(index).name: fields.item(index).value for index in range(fields.length)}
        if event.target.getAttribute("data-on") == "rename":
            self.send(m.RenameMatch(event.target.getAttribute("data-identity"), given["title"]))
        else:
            self.send(m.BeginMatch(token_hex(8), given))

    async def changed(self, event: Any) -> None:
        """A file was chosen."""
        if event.target.getAttribute("data-on") == "import" and event.target.files.length:
            text = await event.target.files.item(0).text()
            event.target.value = ""
            self.send(m.ImportMatch(text))

    def pressed(self, event: Any) -> None:
        """A key."""
        message = keys.message_of(event, self.model)
        if message is not None:
            event.preventDefault()
            self.send(message)

    def left(self, event: Any) -> None:
        """The tab was hidden: what is secret leaves the document."""
        if document.visibilityState == "hidden" and self.model.session is not None:
            self.send(m.Hide())


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


def shelf() -> tuple[Saved, ...]:
    """The saved matches; a damaged one stays on the shelf, with what is wrong."""
    saved = []
    try:
        texts = storage.all_texts()
    except Exception:
        return ()
    for identity, text in texts.items():
        try:
            saved.append(Saved(identity, keeping.from_text(text), text))
        except BadRecord as fault:
            saved.append(Saved(identity, None, text, str(fault)))
    return tuple(saved)


def start() -> None:
    """Take the page over from its static first screen."""
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
    morph.show(pages.page(page.model))
