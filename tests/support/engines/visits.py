"""Visits to the page, and how long they take compared with a page that only loads Pyodide."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.startbench import BARE, BARE_FILES
from rozz.cli.serve import site
from rozz.cli.site.build import build
from rozz.cli.site.runtime import package_file
from tests.support.engines.driver import Driver

#: Taps an element as soon as it exists, and returns the milliseconds until the page has responded.
TAP = """async (tapped, answer) => {
    let isTapped = false;
    await new Promise((resolve) => {
        function look() {
            const found = document.querySelector(tapped);
            if (found && !isTapped && document.readyState !== "loading") {
                isTapped = true;
                found.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
            }
            if (isTapped && document.querySelector(answer)) resolve();
        }
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        document.addEventListener("readystatechange", () => setTimeout(look));
        look();
    });
    return performance.now();
}"""
#: *Play now* on the first screen, answered by a board; a tile of the open match, answered by selecting it.
FIRST_TAP = ("[data-do=play-now]", "#board")
LATER_TAP = ("#board [data-tile]", "#board [data-tile][aria-pressed=true]")
BARE_ANSWERED = """async () => {
    while (!globalThis.answered) await new Promise((resolve) => setTimeout(resolve, 20));
    return globalThis.answered;
}"""
#: What the start found: whether it used a whole snapshot, and how the previous start was marked as ended.
STARTED = """async () => {
    const { snapshot } = await import(new URL("static/interpreter.mjs", document.baseURI));
    const { start } = document.documentElement.dataset;
    return { isWhole: snapshot.isWhole, fault: snapshot.fault && `${snapshot.fault}`, start: start ?? "" };
}"""
FROM_SNAPSHOT = {"isWhole": True, "fault": None, "start": "first"}
#: Waits until everything that a visit stores for the next one is stored.
SETTLED = """async () => {
    const prefix = `rozz:${location.pathname}`;
    async function isSettled() {
        const kept = await caches.match(location.href, { cacheName: `${prefix}snapshot` });
        const registration = await navigator.serviceWorker?.getRegistration();
        const isActive = registration?.active?.state === "activated";
        const isRefused = localStorage.getItem(`${prefix}no-snapshot`) !== null;
        return isActive && (kept || isRefused) && localStorage.getItem(`${prefix}start`) === null;
    }
    const giveUp = performance.now() + 80_000;
    while (!(await isSettled())) {
        if (performance.now() > giveUp) return false;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return true;
}"""
#: Waits until the start has ended and everything it prepares for the next one is ready.
STARTED_WHOLLY = """async () => {
    const mark = `rozz:${location.pathname}start`;
    const giveUp = performance.now() + 80_000;
    let wasMarked = false;
    while (!wasMarked || localStorage.getItem(mark) !== null) {
        wasMarked ||= localStorage.getItem(mark) !== null;
        if (performance.now() > giveUp) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return true;
}"""
#: Whether no more snapshots are made before the next release.
REFUSED = "async () => localStorage.getItem(`rozz:${location.pathname}no-snapshot`) !== null"
#: The names in the snapshot's cache.
SNAPSHOT = """async (site) => {
    const cache = await caches.open(`rozz:${new URL(site).pathname}snapshot`);
    return (await cache.keys()).map(({ url }) => url).sort();
}"""
#: Waits until this visit is that many milliseconds old.
PASS = "async (most) => new Promise((resolve) => setTimeout(resolve, Math.max(0, most - performance.now())))"


class Address:
    """A folder with the site and a bare page, served at one address; the server can be down."""

    def __init__(self, folder: Path) -> None:
        build(folder / "rozz")
        (folder / "bare").mkdir()
        for name in BARE_FILES:
            shutil.copyfile(package_file(f"pyodide/{name}"), folder / "bare" / name)
        (folder / "bare" / "index.html").write_text(BARE)
        (folder / "favicon.ico").touch()  # browsers request it
        (folder / "away.html").write_text("<!doctype html><title>Elsewhere</title>")
        self.folder = folder
        self.port = 0
        self.root = ""
        self.is_up = False

    @contextmanager
    def up(self) -> Iterator[None]:
        """Serve it while the block runs, always at the same address; if it is already being served, that continues."""
        if self.is_up:
            yield
            return
        with site(self.folder, self.port) as self.root:
            self.port = int(self.root.rstrip("/").rpartition(":")[2])
            self.is_up = True
            try:
                yield
            finally:
                self.is_up = False

    @property
    def rozz(self) -> str:
        return f"{self.root}rozz/"

    @property
    def bare(self) -> str:
        return f"{self.root}bare/"

    @property
    def away(self) -> str:
        return f"{self.root}away.html"


def bare_visit(driver: Driver, address: Address) -> float:
    """Milliseconds until bare Pyodide has run one line."""
    driver.open(address.bare)
    return float(driver.evaluate(BARE_ANSWERED))


def visit(driver: Driver, address: Address, tap: tuple[str, str]) -> tuple[float, Any]:
    """Milliseconds until Python has responded to a tap, and how the start went."""
    driver.open(address.rozz)
    return float(driver.evaluate(TAP, *tap)), driver.evaluate(STARTED)
