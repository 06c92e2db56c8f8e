"""The page in the browser: one delegated listener, one patch, effects carried out.  Knows no rules."""

from __future__ import annotations

import traceback
from secrets import token_hex
from typing import Any

from js import URL, Blob, document
from pyodide.ffi import create_proxy, to_js
from pyscript.js_modules import morph

from rozz.engine.errors import BadRecord
from rozz.ui import keeping
from rozz.ui import messages as m
from rozz.ui.browser import keys, storage
from rozz.ui.effects import Download, Effect, Focus, Forget, Save
from rozz.ui.model import Model, Saved
from rozz.ui.update import update
from rozz.ui.views import page as pages


class Page:
    """The model, and the way from events to messages and from values to the document."""

    def __init__(self) -> None:
        self.model = Model(shelf=shelf())

    def send(self, message: m.Message) -> None:
        """Take a message: update, patch, carry out."""
        try:
            model, effects = update(self.model, message)
            shown = pages.page(model)
        except Exception:
            morph.show(pages.fault(traceback.format_exc()))
            raise
        self.model = model
        morph.show(shown)
        document.title = pages.title(model)
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
        message = m.from_values(values["do"], values)
        if isinstance(message, m.Rematch):
            message = m.Rematch(token_hex(8))
        self.send(message)
        if anchor := values.get("anchor"):
            document.getElementById(anchor).scrollIntoView()

    def typed(self, event: Any) -> None:
        """Text into the box of commands."""
        if event.target.getAttribute("data-on") == "type":
            self.send(m.Type(event.target.value))

    def submitted(self, event: Any) -> None:
        """The names are given."""
        event.preventDefault()
        fields = event.target.querySelectorAll("input[name]")
        names = {fields.item(index).name: fields.item(index).value for index in range(fields.length)}
        self.send(m.BeginMatch(token_hex(8), names))

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
