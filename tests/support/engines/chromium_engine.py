"""Chromium, driven by Playwright."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page, Playwright

from rozz.cli import chromium
from tests.support.engines.driver import PATIENCE_SECONDS, BrowserError, Driver


class PlaywrightDriver(Driver):
    """A page that Playwright drives."""

    def __init__(self, page: Page, downloads: Path) -> None:
        super().__init__(downloads)
        self.page = page
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.heard.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.heard.append(message.text)

    @property
    def faults(self) -> list[str]:
        return self.heard

    def evaluate(self, function: str, *given: Any) -> Any:
        try:
            return self.page.evaluate(f"(given) => ({function})(...given)", list(given))
        except Error as fault:
            raise BrowserError(fault.message) from None

    def screenshot(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def download(self, name: str) -> str:
        with self.page.expect_download() as waiting:  # nothing else makes Playwright check for events
            self.press(name, "begins")
        return waiting.value.path().read_text()

    def _go(self, address: str) -> None:
        self.page.goto(address, wait_until="commit")

    def _click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def _type(self, text: str) -> None:
        self.page.keyboard.insert_text(text)

    def _resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})


class Chromium:
    """The Chromium that all other tests use."""

    name = "Chromium"

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self._version = ""

    def missing(self) -> str:
        found = chromium.fetched(self.playwright) or chromium.installed()
        return "" if found else "no Chromium"

    def version(self) -> str:
        return self._version

    @contextmanager
    def browser(self, profile: Path | None) -> Iterator[Driver]:
        options: dict[str, Any] = chromium.launch_options(self.playwright)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as closing:
            if profile:
                context = self.playwright.chromium.launch_persistent_context(profile, **options)
            else:
                launched = self.playwright.chromium.launch(**options)
                closing.callback(launched.close)
                context = launched.new_context()
            closing.callback(context.close)
            context.set_default_timeout(PATIENCE_SECONDS * 1000)
            page = context.pages[0] if context.pages else context.new_page()
            self._version = str(context.browser.version) if context.browser else self._version
            yield PlaywrightDriver(page, Path(folder))
