"""Turn events of the document into messages: taps, keys, texts, files, other tabs, the tab hidden."""

from __future__ import annotations

from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Any

from js import document, performance
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable

from rozz.engine import untrusted_json
from rozz.ui.browser.app import effect_runner
from rozz.ui.browser.input import form_messages, key_events, pin_boxes, roving_tabindex
from rozz.ui.browser.input.double_taps import DoubleTaps
from rozz.ui.browser.input.press_and_hold import PressAndHold
from rozz.ui.browser.storage import local_storage, match_saving, match_store
from rozz.ui.i18n import translations
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m
from rozz.ui.state.effects import ReadOwnPuzzles
from rozz.ui.state.stages import REVEAL

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: An element with the keyboard focus that takes no text.
KEYED = ":focus-visible:not(input, textarea)"
#: The words that fit a kind of pointer, as events name it; a pen taps.
WORDS_FOR = {"touch": translations.TOUCH, "pen": translations.TOUCH, "mouse": translations.MOUSE}
#: Messages that a held key sends only once.
NOT_REPEATED = (m.Ready, m.HandIn, m.NextTurn, m.OpenDialog, m.TapTile, m.Add)


#: Parts of the page that scroll by themselves: content unfolded at their lower edge would be out of sight.
FRAMES = "#dialog, #slip"


class Listener:
    """Handles the events of a page, one listener each for the whole document, so that redrawing needs no new ones."""

    def __init__(self, page: Host) -> None:
        self.page = page
        self.press_and_hold = PressAndHold(page)
        self.double_taps = DoubleTaps()

    @property
    def by_event(self) -> dict[str, Any]:
        """The handler of each event of the document."""
        return {
            "pointerdown": self.pointed,
            "click": self.clicked,
            "input": self.typed,
            "submit": self.submitted,
            "change": self.changed,
            "copy": self.copied,
            "keydown": self.pressed,
            "focusin": self.focused,
            "visibilitychange": self.visibility_changed,
        }

    def pointed(self, event: Any) -> None:
        """Something was pressed with a finger, a pen or a mouse."""
        self.page.focus.pointer = WORDS_FOR.get(event.pointerType, self.page.focus.pointer)

    def clicked(self, event: Any) -> None:
        """A tap, and then the words for the pointer: changed earlier, they could move the button from under it."""
        if event.isTrusted and not getattr(event, "detail", 0):
            self.page.focus.pointer = self.page.focus.pointer or translations.KEYS  # as screen readers do
        self.tapped(event)
        self.follow_pointer()
        if (summary := event.target.closest("summary")) and summary.closest(FRAMES):
            # The browser unfolds it after this event.
            set_timeout(create_once_callable(lambda: _show_unfolded(summary.parentElement)), 0)

    def follow_pointer(self) -> None:
        """Use the words that fit the player's pointer."""
        pointer = self.page.focus.pointer
        if pointer and pointer != self.page.model.pointer:
            self.page.send(m.PointerUsed(pointer))

    def tapped(self, event: Any) -> None:
        """A tap on an element that names its message."""
        self.page.focus.is_by_key = not getattr(event, "detail", 0)  # no pointer has pressed it
        if not self.page.focus.is_by_key:
            # Not before: what is shown for keys would vanish between the press and the click, and the button move.
            document.documentElement.removeAttribute("data-keyed")
        element = event.target.closest("[data-do], [data-zoom]")
        if element and (way := element.getAttribute("data-zoom")):
            self.page.pointer.look(way)
            return
        if event.target.getAttribute("data-on") == "dial":
            event.target.select()  # typing replaces the number
        if not element or self.press_and_hold.has_counted(element):
            return
        if element.getAttribute("aria-disabled") == "true":
            if element.hasAttribute("data-answers"):
                self.page.send(m.WhyNot(element.getAttribute("data-do")))
            return
        if element.getAttribute("type") == "submit":
            event.preventDefault()  # or a browser would offer to save the PIN that the form has asked for
        if element.tagName == "A":
            if event.ctrlKey or event.metaKey or event.shiftKey:
                return  # opened in another tab or window
            event.preventDefault()
        values = dict(element.dataset.object_entries())
        if values["do"] == "stay":
            return
        session = self.page.model.session
        is_turn_shown = session is not None and session.stage == REVEAL
        if self.double_taps.is_stray(event, values["do"], is_turn_shown, self.page.focus.pointer == translations.MOUSE):
            return
        if pin_boxes.moved_to_empty_box(element):
            return
        self.page.focus.acted = element
        given = {"fresh": token_hex(8), "chance": token_hex(16), "now": str(int(time()))}
        typed = pin_boxes.take(element)
        self.page.send(m.from_values(values["do"], {**given, **typed, **values}))
        self.double_taps.record(event, values["do"], performance.now())
        if rule := values.get("rule"):
            show_rule(rule)

    def typed(self, event: Any) -> None:
        """Text into the box of commands."""
        match event.target.getAttribute("data-on"):
            case "type":
                self.page.send(m.Type(event.target.value))
            case "search-rules":
                self.page.send(m.SearchRules(event.target.value))
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
        """A form was submitted."""
        event.preventDefault()
        if event.target.getAttribute("data-on") == "find-rule":
            if first := event.target.querySelector("[data-rule]"):
                first.click()
        elif message := form_messages.message_of(event.target):
            self.page.send(message)

    def changed(self, event: Any) -> None:
        """A file was chosen, or a number was typed, which is then shown as accepted."""
        if event.target.getAttribute("data-on") == "dial":
            event.target.value = event.target.defaultValue
        if event.target.getAttribute("data-on") == "import" and event.target.files.length:
            self.page.soon(self.read(event.target.files.item(0)))
            event.target.value = ""

    def copied(self, event: Any) -> None:
        """A whole link was selected in its box and copied: the same as the copy button."""
        box = document.activeElement  # the target of the event may not be an element
        if not box or box.getAttribute("data-on") != "copied-by-hand":
            return
        if box.selectionEnd - box.selectionStart == len(box.value):
            self.page.send(m.LinkLeft("copied", box.dataset.identity, box.dataset.mark))

    async def read(self, file: Any) -> None:
        """Read a file, unless it is too large to be useful."""
        is_too_large = file.size > untrusted_json.LARGEST
        self.page.send(m.FileTooLarge() if is_too_large else m.ImportMatch(await file.text(), token_hex(8), file.name))

    def focused(self, event: Any) -> None:
        """The focus has moved.

        Whether to show it is marked on the root element: with a `:has` rule the browser would search the table at every
        change.
        """
        if event.target.matches(KEYED):
            document.documentElement.setAttribute("data-keyed", "")
        elif event.type == "keydown" or event.target.matches("input, textarea"):
            document.documentElement.removeAttribute("data-keyed")

    def pressed(self, event: Any) -> None:
        """A key was pressed."""
        self.keyed(event)
        self.page.focus.pointer = self.page.focus.pointer or translations.KEYS
        self.follow_pointer()

    def keyed(self, event: Any) -> None:
        """What a key does."""
        self.page.focus.is_by_key = True
        self.focused(event)
        if self.page.focus.stray_keys.is_stray(event):
            event.preventDefault()
            return
        focus = self.page.focus
        if focus.wraps_in_panel(event) or roving_tabindex.moved(event) or roving_tabindex.moved_in_column(event):
            event.preventDefault()
            return
        message = key_events.message_of(event, self.page.model)
        if message is not None:
            event.preventDefault()
            # A held key goes on moving and counting, but hands in or passes on nothing.
            if not event.repeat or not isinstance(message, NOT_REPEATED):
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
        elif _is_own_puzzle(event.key) and self.page.model.own is not None:
            effect_runner.carry_out(self.page, ReadOwnPuzzles())

    def visibility_changed(self, event: Any) -> None:
        """The tab was hidden, so secrets leave the document; or it is visible again, perhaps on another day."""
        if document.visibilityState != "hidden":
            self.page.look_at_clock()
            return
        pin_boxes.clear()
        try:
            if self.page.model.session is not None:
                self.page.send(m.Hide())
        finally:
            # Always write: a hidden tab may be killed, and pending writes with it.
            self.page.saving.flush()
        self.page.rest()

    def printed(self, _event: Any) -> None:
        """The page is printed: only paper shows all of a turn at once next to the whole board."""
        self.page.send(m.Print())
        self.page.pointer.printing()

    def put_on_paper(self, event: Any) -> None:
        """The page switches to print or back to the screen."""
        if event.matches:
            self.printed(event)
        else:
            self.page.pointer.printed()

    def leaving(self, event: Any) -> None:
        """The tab is being closed: ask first if nothing is saved."""
        if self.page.model.unsaved and self.page.model.session is not None:
            event.preventDefault()


def _is_own_puzzle(key: Any) -> bool:
    """Whether another tab has kept or removed one of the player's own puzzles."""
    return isinstance(key, str) and key.startswith(local_storage.base() + local_storage.OWN_PUZZLE)


def show_rule(rule: str) -> None:
    """Scroll to a rule of the rules page and focus it, which highlights it."""
    if found := document.getElementById(rule):
        if not found.hasAttribute("tabindex"):
            found.tabIndex = -1  # makes it focusable; a table already is, as a Tab stop
        found.focus()
        found.scrollIntoView()


def _show_unfolded(details: Any) -> None:
    """Bring what a tap has unfolded into view: all of it, or as much as fits, from its start."""
    if details.open and details.isConnected:
        details.scrollIntoView(effect_runner.NEAREST)
