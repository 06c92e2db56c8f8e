"""Browsers of the tests: how long they are waited for, what is watched in them, copies of a profile."""

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
#: What a browser is asked for where a test does not say otherwise. Without it revealed turns play by themselves, ahead
#: of a test that steps through them.
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
#: Every file of the site is on the device, and so is a snapshot of Python.
KEPT = """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    && !!(await caches.match(location.href, { cacheName: 'rozz:/snapshot' }))"""
#: So is what the browser has compiled.
REHEARSED = """async () => {
    const kept = await caches.match(`${location.href}?rehearsed`, { cacheName: 'rozz:/snapshot' });
    return await kept?.text() === '2';
}"""
#: Nobody's browser has a moment to spare: a snapshot takes as much of the processor as a start.
NEVER_IDLE = "requestIdleCallback = () => {}"
#: Everybody's browser has a moment to spare, as Safari, which cannot be asked for one. On a busy machine an idle moment
#: may not come at all, and a page that waits for one has not come to rest.
ALWAYS_IDLE = "delete window.requestIdleCallback"


@contextmanager
def keeping_to_itself(context: BrowserContext, address: str) -> Iterator[None]:
    """What is done in this browser must stay on the site and raise no error."""
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


def patient(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE_MILLISECONDS)
    return context


def until(page: Page, asked: str, argument: object = None) -> Any:
    """Wait for what an asynchronous function answers to be true, and give it.

    Playwright's own `wait_for_function` takes the promise for the answer, and waits for nothing.
    """
    give_up = time.monotonic() + 3 * PATIENCE_MILLISECONDS / 1000
    while not (answer := page.evaluate(asked, argument)):
        assert time.monotonic() < give_up, f"never came true: {asked}"
        page.wait_for_timeout(50)
    return answer


def copied(acquainted: Path, folder: Path) -> Path:
    """The same browser once more, without what says that it runs."""
    shutil.copytree(acquainted, folder, ignore=shutil.ignore_patterns("Singleton*"))
    return folder
