"""What happens in the document becomes a message: taps, keys, texts, files, other tabs, the tab hidden."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Any

from js import document

from rozz.engine import untrusted_json
from rozz.ui.browser.input import form_messages, key_events, roving_tabindex
from rozz.ui.browser.input.press_and_hold import Holding
from rozz.ui.browser.storage import match_saving, match_store
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: What somebody with a keyboard is at who does not write.
KEYED = ":focus-visible:not(input, textarea)"
#: What a key does once, however long it is held down.
HELD_IN_VAIN = (m.Ready, m.HandIn, m.NextTurn, m.OpenDialog, m.TapTile, m.Add)


class Listener:
    """Takes the events of a page.  One of a kind for the whole document: what is drawn anew needs no other."""

    def __init__(self, page: Host) -> None:
        self.page = page
        self.holding = Holding(page)

    @property
    def by_event(self) -> dict[str, Any]:
        """What hears which event of the document."""
        return {
            "click": self.clicked,
            "input": self.typed,
            "submit": self.submitted,
            "change": self.changed,
            "copy": self.copied,
            "keydown": self.pressed,
            "focusin": self.focused,
            "visibilitychange": self.left,
        }

    def clicked(self, event: Any) -> None:
        """A tap on anything that says what it does."""
        self.page.attention.is_by_key = not getattr(event, "detail", 0)  # no pointer has pressed it
        element = event.target.closest("[data-do], [data-zoom]")
        if element and (way := element.getAttribute("data-zoom")):
            self.page.pointer.look(way)
            return
        if event.target.getAttribute("data-on") == "dial":
            event.target.select()  # what is typed takes the place of the number
        if not element or self.holding.has_counted(element) or element.getAttribute("aria-disabled") == "true":
            return
        if element.tagName == "A":
            if event.ctrlKey or event.metaKey or event.shiftKey:
                return  # in a tab or a window of its own
            event.preventDefault()
        values = dict(element.dataset.object_entries())
        if values["do"] == "stay":
            return
        self.page.attention.acted = element
        self.page.send(m.from_values(values["do"], {"fresh": token_hex(8), "chance": token_hex(16), **values}))
        if rule := values.get("rule"):
            show_rule(rule)

    def typed(self, event: Any) -> None:
        """Text into the box of commands."""
        match event.target.getAttribute("data-on"):
            case "type":
                self.page.send(m.Type(event.target.value))
            case "note":
                self.page.send(m.WriteNote(event.target.value))
            case "fill-in":
                self.page.send(m.FillIn(event.target.getAttribute("data-key"), event.target.value))
            case "dial" if (text := event.target.value.strip()).isdecimal():
                self.page.send(m.Dial(event.target.getAttribute("data-key"), int(text)))
            case "key":
                name = event.target.getAttribute("data-name")
                self.page.send(m.SetKey(name, event.target.value))
                event.target.value = keyboard.characters(self.page.model.settings)[name].upper()
            case _ if event.target.closest("form[data-on='begin']"):
                self.page.send(m.FillForm(event.target.name, event.target.value))

    def submitted(self, event: Any) -> None:
        """The names are given."""
        event.preventDefault()
        if message := form_messages.message_of(event.target):
            self.page.send(message)

    def changed(self, event: Any) -> None:
        """A file was chosen; or a number is typed, which then reads as it is taken."""
        if event.target.getAttribute("data-on") == "dial":
            event.target.value = event.target.defaultValue
        if event.target.getAttribute("data-on") == "import" and event.target.files.length:
            self.page.soon(self.read(event.target.files.item(0)))
            event.target.value = ""

    def copied(self, event: Any) -> None:
        """All of a link was marked in its box and copied: it has left, as by the button."""
        box = document.activeElement  # what the event is sent to need be no element
        if not box or box.getAttribute("data-on") != "copied-by-hand":
            return
        if box.selectionEnd - box.selectionStart == len(box.value):
            self.page.send(m.LinkLeft("copied", box.dataset.identity, box.dataset.mark))

    async def read(self, file: Any) -> None:
        """Read a file, unless it is larger than anything that is of use here."""
        is_too_large = file.size > untrusted_json.LARGEST
        self.page.send(m.FileTooLarge() if is_too_large else m.ImportMatch(await file.text(), token_hex(8), file.name))

    def focused(self, event: Any) -> None:
        """Something has the focus.

        Whether that is to be seen is said of the whole page: a rule that asked for it (`:has`) would have the browser
        look through the table at every change of it.
        """
        document.documentElement.toggleAttribute("data-keyed", bool(event.target.matches(KEYED)))

    def pressed(self, event: Any) -> None:
        """A key."""
        self.page.attention.is_by_key = True
        self.focused(event)
        if self.page.attention.is_stray(event):
            event.preventDefault()
            return
        if self.page.attention.goes_round(event) or roving_tabindex.moved(event):
            event.preventDefault()
            return
        message = key_events.message_of(event, self.page.model)
        if message is not None:
            event.preventDefault()
            # A key that is held down goes on walking and counting; nobody is ready, or passes anything on, by that.
            if not event.repeat or not isinstance(message, HELD_IN_VAIN):
                self.page.send(message)
        elif way := key_events.look_of(event, self.page.model):
            event.preventDefault()
            self.page.pointer.look(way)

    def stored(self, event: Any) -> None:
        """Another tab has written something, or cleared everything."""
        if not isinstance(event.key, str):
            match_saving.cleared(self.page)
        if identity := match_store.identity_in(event.key):
            self.page.store.recovered.pop(identity, None)
            match_saving.stored_elsewhere(self.page, identity)

    def left(self, event: Any) -> None:
        """The tab was hidden: what is secret leaves the document.  Or it is looked at again, on another day perhaps."""
        if document.visibilityState != "hidden":
            self.page.look_at_clock()
            return
        try:
            if self.page.model.session is not None:
                self.page.send(m.Hide())
        finally:
            # Whatever breaks: a tab that is hidden may be killed, and what waits with it.
            self.page.saving.flush()
        self.page.rest()

    def printed(self, _event: Any) -> None:
        """The page is put on paper: only there is all of a turn told at once, beside the whole board."""
        self.page.send(m.Print())
        self.page.pointer.printing()

    def put_on_paper(self, event: Any) -> None:
        """What is shown is paper, or is the screen again."""
        if event.matches:
            self.printed(event)
        else:
            self.page.pointer.printed()

    def leaving(self, event: Any) -> None:
        """The tab is being closed: where nothing is saved, that is asked."""
        if self.page.model.unsaved and self.page.model.session is not None:
            event.preventDefault()


def show_rule(rule: str) -> None:
    """Bring a rule of the rules page into view; it has the focus, and is marked by that."""
    if found := document.getElementById(rule):
        found.tabIndex = -1
        found.focus()
        found.scrollIntoView()
