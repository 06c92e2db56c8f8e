"""Orca, the screen reader of Debian's desktops, at a page; what it would speak is read from its log.

It stands between keyboard and page as for its users: keys come from the screen, and Orca decides which of them reach
the page.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright

from tests.support.browser.screen import PATIENCE_SECONDS, ends_with_its_parent, screen

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
MISSING = [name for name in ("orca", "Xvfb", "xdotool", "dbus-daemon", LAUNCHER) if not shutil.which(name)]
#: A page is not read aloud from top to bottom once it is loaded: that would talk over everything else.
NOTHING_ELSE: dict[str, Any] = {"pronunciations": {}, "keybindings": {}}
SETTINGS: dict[str, Any] = {
    "general": {"sayAllOnLoad": False, "pageSummaryOnLoad": False},
    "profiles": {"default": {"profile": ["Default", "default"], **NOTHING_ELSE}},
    **NOTHING_ELSE,
}
FOCUSED = "(document.activeElement.ariaLabel || document.activeElement.textContent).trim()"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\{|$)", re.MULTILINE)


@dataclass
class Reader:
    """A listener: keys are pressed on `display`, and `log` has what was spoken."""

    page: Page
    display: str
    log: Path
    heard: int = 0

    def press(self, *keys: str) -> None:
        """Press keys by their names on the screen: `Tab`, `Return`, `Right`, `period`."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env={**os.environ, "DISPLAY": self.display}, check=True)

    def spoken(self) -> list[str]:
        """What has been spoken since the last words that were waited for."""
        return SPOKEN.findall(self.log.read_text(errors="replace")[self.heard :])

    def hears(self, words: str) -> str:
        """Wait until the words are spoken, and return everything spoken since the last call."""
        give_up = time.monotonic() + PATIENCE_SECONDS
        while words not in " | ".join(said := self.spoken()):
            assert time.monotonic() < give_up, f"never spoken: {words}; but {said}"
            # A key press silences Orca, so a harmless key follows a moment later: Orca holds back the end of the log
            # until it has more to write.
            self.page.wait_for_timeout(1200)
            self.press("Shift_L")
        self.heard = len(self.log.read_text(errors="replace"))
        return " | ".join(said)

    def tabs_to(self, name: str, most: int = 30) -> str:
        """Press Tab until an element with this name has the focus; return what is spoken."""
        for _ in range(most):
            self.press("Tab")
            self.page.wait_for_timeout(200)
            if str(self.page.evaluate(FOCUSED)).startswith(name):
                return self.hears(name)
        raise AssertionError(f"{name} is not reached by {most} Tabs; heard {self.spoken()}")


@contextmanager
def reader(
    playwright: Playwright, options: dict[str, Any], folder: Path, profile: Path, address: str
) -> Iterator[Reader]:
    """A browser of this profile with a screen reader, at the page; all of it ends with the test."""
    settings = folder / "data" / "orca" / "user-settings.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(SETTINGS))
    log = folder / "orca.log"
    log.touch()
    running: list[subprocess.Popen[str]] = []

    def begin(*command: str, output: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
        running.append(
            subprocess.Popen(
                command, env=environment, stdout=output, stderr=subprocess.DEVNULL, text=True,
                preexec_fn=ends_with_its_parent,
            )
        )  # fmt: skip
        return running[-1]

    with screen() as display:
        environment = {
            **os.environ, "DISPLAY": display, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"),
            "XDG_RUNTIME_DIR": str(folder), "ACCESSIBILITY_ENABLED": "1",
        }  # fmt: skip
        try:
            bus = begin("dbus-daemon", "--session", "--print-address", "--nofork", output=subprocess.PIPE)
            assert bus.stdout is not None
            environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
            begin(LAUNCHER, "--launch-immediately")
            begin("orca", "--replace", f"--debug-file={log}", "-d", "braille")
            arguments = [*options["args"], "--force-renderer-accessibility"]
            browser = playwright.chromium.launch_persistent_context(
                profile,
                **{**options, "args": arguments, "headless": False, "env": environment, "no_viewport": True},
            )
            page = browser.pages[0]
            someone = Reader(page, display, log)
            someone.hears("Screen reader on.")
            page.goto(address)
            page.locator("#starting").wait_for(state="detached", timeout=2 * PATIENCE_SECONDS * 1000)
            page.bring_to_front()
            yield someone
            browser.close()
        finally:
            for each in reversed(running):
                each.kill()
                each.wait(PATIENCE_SECONDS)
