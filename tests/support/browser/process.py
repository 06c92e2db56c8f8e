"""Our own Chromium, whose process can be killed while its profile stays."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Playwright

from rozz.cli import chromium
from tests.support.browser.browser_contexts import PATIENCE_MILLISECONDS


@contextmanager
def browser(playwright: Playwright, profile: Path) -> Iterator[tuple[subprocess.Popen[bytes], Page]]:
    """A Chromium of this profile whose process can be killed, and a page in it."""
    options = chromium.launch_options(playwright)
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    command = [options["executable_path"], *options["args"], "--headless", "--remote-debugging-port=0"]
    process = subprocess.Popen(
        [*command, f"--user-data-dir={profile}", "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        give_up = time.monotonic() + 3 * PATIENCE_MILLISECONDS / 1000
        while not port_file.exists() or "\n" not in port_file.read_text():
            assert process.poll() is None and time.monotonic() < give_up, "Chromium did not start"
            time.sleep(0.01)
        connected = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_file.read_text().split()[0]}")
        connected.contexts[0].set_default_timeout(PATIENCE_MILLISECONDS)
        yield process, connected.contexts[0].new_page()
    finally:
        process.kill()
        process.wait()
