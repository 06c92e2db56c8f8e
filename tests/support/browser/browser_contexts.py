"""Browsers of the tests: how long to wait for them, what to watch in them, copies of a profile."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

#: Python takes seconds to start, and two tests share two cores.
PATIENCE_MILLISECONDS = 30_000
#: Browser options unless a test sets others. Without them revealed turns play by themselves, ahead of a test that steps
#: through them.
REDUCED_MOTION: dict[str, Any] = {"reduced_motion": "reduce"}
#: Whether every file of the site and a snapshot of Python are on the device.
IS_CACHED = """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    && !!(await caches.match(location.href, { cacheName: 'rozz:/snapshot' }))"""
#: Whether the browser's compiled code is stored, too.
IS_COMPILED = """async () => {
    const kept = await caches.match(`${location.href}?rehearsed`, { cacheName: 'rozz:/snapshot' });
    return await kept?.text() === '2';
}"""
#: The browser never has an idle moment: a snapshot takes as much CPU as a start.
NEVER_IDLE = "requestIdleCallback = () => {}"
#: The browser always has an idle moment, as in Safari, which has no such request. On a busy machine an idle moment may
#: never come, and a page that waits for one does not settle.
ALWAYS_IDLE = "delete window.requestIdleCallback"


@contextmanager
def no_requests_elsewhere(context: BrowserContext, address: str) -> Iterator[None]:
    """Expect this browser to stay on the site and raise no error inside the block."""
    strangers: list[str] = []
    errors: list[str] = []

    def watch_request(request: Request) -> None:
        if not request.url.startswith((address, "data:", f"blob:{address}")):
            strangers.append(request.url)

    def watch_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    def watch_errors(error: WebError) -> None:
        errors.append(str(error.error))

    watched = {"request": watch_request, "console": watch_console, "weberror": watch_errors}
    for event, watch in watched.items():
        context.on(event, watch)  # type: ignore[call-overload]
    yield
    for event, watch in watched.items():
        context.remove_listener(event, watch)
    assert strangers == [], "the page asked for something that is not its own"
    assert errors == [], f"the console shows errors: {errors}"


def with_long_timeout(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE_MILLISECONDS)
    return context


def wait_until(page: Page, asked: str, argument: object = None) -> Any:
    """Wait until an asynchronous function returns a true value, and return it.

    Playwright's own `wait_for_function` takes the promise itself for the result and does not wait.
    """
    give_up = time.monotonic() + 3 * PATIENCE_MILLISECONDS / 1000
    while not (answer := page.evaluate(asked, argument)):
        assert time.monotonic() < give_up, f"never came true: {asked}"
        page.wait_for_timeout(50)
    return answer


def copied_profile(profile: Path, folder: Path) -> Path:
    """A copy of the same browser, without the files that mark it as running."""
    shutil.copytree(profile, folder, ignore=shutil.ignore_patterns("Singleton*"))
    return folder
