"""What a player can do on the page. Engines differ only in how they run scripts and send pointer and key events."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

PATIENCE_SECONDS = 60
POLL_SECONDS = 0.02
#: The middle of the first laid-out element with this role and name; whether it stands still and can be clicked there.
#: `how`: the name is "whole", or "begins" this way, or "contains" this.
TARGET = r"""async (role, name, how) => {
    const KINDS = {
        button: "button, label.button, [role=button]", heading: "h1, h2, h3, h4, [role=heading]",
        radio: "input[type=radio]", list: "select", box: "textarea, input:not([type]), input[type=text]",
    };
    // Names and texts are compared with plain spaces: a text may keep a number on the line of its noun.
    const wanted = name.replace(/\s+/g, " ");
    const NAMED = {
        whole: (found) => found === wanted, begins: (found) => found.startsWith(wanted),
        contains: (found) => found.includes(wanted),
    };
    function spoken(element) {
        const copy = element.cloneNode(true);
        copy.querySelectorAll("[aria-hidden=true]").forEach((each) => each.remove());
        return copy.textContent;
    }
    function nameOf(element) {
        const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
        const labels = ids.length ? ids.map((id) => document.getElementById(id)) : [...(element.labels ?? [])];
        const told = labels.length ? labels.map(spoken).join(" ") : spoken(element);
        return (element.getAttribute("aria-label") ?? told).replace(/\s+/g, " ").trim();
    }
    const frame = () => new Promise(requestAnimationFrame);
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const candidates = [...document.querySelectorAll(KINDS[role])].filter((each) => NAMED[how](nameOf(each)));
    if (role === "heading") return { isThere: candidates.length > 0 };
    const shown = candidates.filter((each) => each.checkVisibility({ checkVisibilityCSS: true }));
    // What lies in a dialog comes later in the document, and is meant when one is open.
    const element = shown.filter((each) => each.closest("[role=dialog], [role=alertdialog]"))[0] ?? shown[0];
    if (!element) return { isThere: false };
    const label = role === "radio" ? element.labels[0] : element;
    let [x, y] = middle(label.getBoundingClientRect());
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !hit()) {
        label.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        await frame();
    }
    const before = middle(label.getBoundingClientRect());
    await frame();
    [x, y] = middle(label.getBoundingClientRect());
    function hit() {
        const found = document.elementFromPoint(x, y);
        // An ancestor counts as a miss: a panel that scrolls is what lies where its hidden button would be.
        return found && (label.contains(found) || found.closest("label") === label);
    }
    return { isThere: true, isStill: x === before[0] && y === before[1], isFree: Boolean(hit()), x, y };
}"""
#: Selects the text of a box, so that typing replaces it.
MARK = r"""async () => {
    const box = document.activeElement;
    box.select();
    return box.localName;
}"""
CHOOSE = r"""async (name, option) => {
    function wordsOf(label) {
        const copy = label.cloneNode(true);
        copy.querySelectorAll("select").forEach((each) => each.remove());
        return copy.textContent.trim();
    }
    const box = [...document.querySelectorAll("select")]
        .find((each) => (each.getAttribute("aria-label") ?? [...each.labels].map(wordsOf).join(" ")) === name);
    const found = [...(box?.options ?? [])].find((each) => each.label.trim() === option);
    if (!found) return false;
    box.value = found.value;
    for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
}"""
SHOWS = r"""async (text) => {
    const shown = document.body?.textContent.replace(/\s+/g, " ") ?? "";
    return shown.includes(text.replace(/\s+/g, " "));
}"""
#: The page may have added the part behind "#" already: it continues the last match.
HERE = """async (address) => {
    const here = address.includes("#") ? location.href : location.href.split("#")[0];
    return here === address && !globalThis.isLeft && document.body !== null;
}"""
SIZE = "async () => [innerWidth, innerHeight]"
#: How a player would describe a page on which something is missing.
LOOKS = r"""async () => {
    const text = document.body?.innerText.replace(/\s+/g, " ").slice(0, 600);
    return `${location.href}, ${document.visibilityState}: ${text}`;
}"""


class BrowserError(Exception):
    """The script could not finish: the page has changed, or threw an error."""


class Driver(ABC):
    """A page in a browser. All lookups wait."""

    def __init__(self, downloads: Path) -> None:
        self.downloads = downloads

    @property
    @abstractmethod
    def faults(self) -> list[str]:
        """The console's errors, and uncaught errors."""

    @abstractmethod
    def evaluate(self, function: str, *given: Any) -> Any:
        """The answer of an asynchronous JavaScript function, in JSON values. Raises BrowserError."""

    @abstractmethod
    def screenshot(self, path: Path) -> None:
        """Save the visible part of the page as PNG."""

    @abstractmethod
    def _go(self, address: str) -> None:
        """Start navigating there."""

    @abstractmethod
    def _click(self, x: float, y: float) -> None:
        """Click a point in the window, in CSS pixels."""

    @abstractmethod
    def _type(self, text: str) -> None:
        """Type into the focused element."""

    @abstractmethod
    def _resize(self, width: int, height: int) -> None:
        """Request that many CSS pixels."""

    def open(self, address: str) -> None:
        """Go to an address; waits until its document exists, not until it is loaded."""
        self.evaluate("async () => { globalThis.isLeft = true; }")
        self._go(address)
        self.until(lambda: self.evaluate(HERE, address), f"{address} does not open")

    def press(self, name: str, how: str = "whole") -> None:
        """Press the first button with this name, or whose name `begins` this way."""
        self._press("button", name, how)

    def has_button(self, name: str) -> bool:
        """Whether a button with this name can be pressed now."""
        return bool(self.evaluate(TARGET, "button", name, "whole")["isThere"])

    def fill(self, name: str, text: str) -> None:
        """Type into the text box whose name begins this way, replacing its text."""
        self._press("box", name, "begins")
        self.evaluate(MARK)
        self._type(text)

    def check(self, name: str) -> None:
        """Check a radio button."""
        self._press("radio", name, "whole")

    def choose(self, name: str, option: str) -> None:
        """Choose an option of a list; its menu belongs to the system, not to the page."""
        self.until(lambda: self.evaluate(CHOOSE, name, option), f"no “{option}” in “{name}”")

    def heading(self, text: str) -> None:
        """Wait for a heading that contains this text, whether visible or only for screen readers."""
        self.until(lambda: self.evaluate(TARGET, "heading", text, "contains")["isThere"], f"no heading “{text}”")

    def shows(self, text: str) -> None:
        """Wait until this text is on the page."""
        self.until(lambda: self.evaluate(SHOWS, text), f"“{text}” is not there")

    def resize(self, width: int, height: int) -> None:
        """Give the page this many CSS pixels."""
        self._resize(width, height)
        self.until(lambda: self.evaluate(SIZE) == [width, height], f"the page does not become {width} × {height}")

    def download(self, name: str) -> str:
        """The text of the JSON file downloaded by the button whose name begins this way."""
        before = set(self.downloads.iterdir())
        self.press(name, "begins")

        def arrived() -> str:
            new = [each for each in set(self.downloads.iterdir()) - before if each.suffix == ".json"]
            return new[0].read_text() if new else ""

        return str(self.until(arrived, "no file was saved"))

    def _press(self, role: str, name: str, how: str) -> None:
        found: dict[str, Any] = {}

        def is_ready() -> bool:
            found.update(self.evaluate(TARGET, role, name, how))
            return bool(found["isThere"] and found["isStill"] and found["isFree"])

        self.until(is_ready, lambda: f"the {role} “{name}” cannot be pressed: {found}")
        self._click(found["x"], found["y"])

    def until(self, asked: Callable[[], Any], fault: str | Callable[[], str]) -> Any:
        """Ask until the answer is true, and return it."""
        give_up = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                if answer := asked():
                    return answer
                said = ""
            except BrowserError as error:
                said = f" ({error})"
            if time.monotonic() >= give_up:
                raise AssertionError(f"{fault if isinstance(fault, str) else fault()}{said}. {self._looks()}")
            time.sleep(POLL_SECONDS)

    def _looks(self) -> str:
        """What the page shows and what the console has logged, for readers who see only the test's message."""
        try:
            looks = self.evaluate(LOOKS)
        except BrowserError as error:
            looks = str(error)
        return f"The page shows: {looks}. Console: {self.faults}"


class Engine(Protocol):
    """A browser of one engine."""

    name: str

    def missing(self) -> str:
        """What this machine lacks to run it; empty if nothing is missing."""

    def version(self) -> str:
        """Its version; empty before its first run."""

    def browser(self, profile: Path | None) -> AbstractContextManager[Driver]:
        """Launch one that keeps its data in a folder, or forgets everything, as a private window does."""
