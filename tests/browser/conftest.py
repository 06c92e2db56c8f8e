"""The served site, and pages that fail a test if a request leaves the site or the console shows an error."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from rozz.cli import chromium
from rozz.cli.serve import site
from rozz.cli.site import runtime
from tests.support.browser.browser_contexts import (
    ALWAYS_IDLE,
    CALM,
    KEPT,
    NEVER_IDLE,
    PATIENCE_MILLISECONDS,
    REHEARSED,
    copied,
    keeping_to_itself,
    patient,
    until,
)
from tests.support.browser.reusable_page import StandingPage, forget_matches, visit

# Set here, not with the first shared browser, because a test with its own browser may come first.
expect.set_options(timeout=PATIENCE_MILLISECONDS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    options = chromium.launch_options(playwright)
    # A page that is still scrolling after Space moves the target of the next tap, and the tap misses.
    return {**browser_type_launch_args, **options, "args": [*options["args"], "--disable-smooth-scrolling"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, **CALM}


@pytest.fixture(scope="session")
def grown(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with 20 MB more of live Python, which the page has imported when its snapshot is taken."""
    folder = tmp_path_factory.mktemp("address") / "grown"
    shutil.copytree(built_site, folder)
    files = runtime.unpacked((folder / "rozz.pack").read_bytes())
    del files["rozz/ui/board/viewport.pyc"]
    source = (runtime.ROOT / "rozz" / "ui" / "board" / "viewport.py").read_text()
    files["rozz/ui/board/viewport.py"] = f"{source}\nMORE = [str(n) * 100 for n in range(42_000)]\n".encode()
    (folder / "rozz.pack").write_bytes(runtime.packed(files))
    return folder


@pytest.fixture(scope="session")
def served(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The served folder: a link to the built site, which a test may point elsewhere for a while."""
    link = tmp_path_factory.mktemp("served") / "site"
    link.symlink_to(built_site)
    return link


@pytest.fixture(scope="session")
def address(served: Path) -> Iterator[str]:
    """The address of the built site, as http://127.0.0.1:PORT/."""
    with site(served) as address:
        yield address


@pytest.fixture(scope="session")
def acquainted(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    address: str,
) -> Path:
    """The folder of a browser that has visited the site; each copy of it is another returning visitor.

    It has the site, a snapshot of Python, and the browser's compiled code, which is kept only in such a folder.
    """
    folder = tmp_path_factory.mktemp("profile") / "acquainted"
    context = patient(playwright.chromium.launch_persistent_context(folder, **CALM, **browser_type_launch_args))
    context.add_init_script(ALWAYS_IDLE)
    page = context.new_page()
    page.goto(address)
    until(page, KEPT)
    page.reload()
    until(page, REHEARSED)
    context.close()
    return folder


@pytest.fixture(scope="session")
def visited(playwright: Playwright) -> Iterator[list[BrowserContext]]:
    """Browsers that have visited the site before, as many as any test has requested."""
    contexts: list[BrowserContext] = []
    yield contexts
    for context in contexts:
        context.close()


@pytest.fixture
def returning(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    visited: list[BrowserContext],
    acquainted: Path,
    address: str,
) -> Iterator[Callable[[], BrowserContext]]:
    """Each call lends another browser with the site and a snapshot of Python, in which nothing has been played.

    A first visit takes three times as much CPU as a later one; tests of a first visit use `first_visit`.
    """
    lent: list[BrowserContext] = []

    def lend() -> BrowserContext:
        if len(lent) == len(visited):
            folder = copied(acquainted, tmp_path_factory.mktemp("profile") / "own")
            visited.append(playwright.chromium.launch_persistent_context(folder, **CALM, **browser_type_launch_args))
        lent.append(visited[len(lent)])
        forget_matches(lent[-1], address)
        return patient(lent[-1])

    yield lend
    for context in lent:
        for page in context.pages[1:]:  # a browser without its initial empty page would close
            page.close()
        # A page may write late while it closes; anything later than this is deleted before the next loan.
        forget_matches(context, address)


@pytest.fixture
def launch(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Callable[..., BrowserContext]]:
    """The test's own browser, launched anew at each call; nothing done to it affects other tests."""
    launched: list[BrowserContext] = []

    def again(*arguments: str) -> BrowserContext:
        for context in launched:
            context.close()
        options = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *arguments]}
        launched[:] = [patient(playwright.chromium.launch_persistent_context(tmp_path / "own", **options))]
        return launched[0]

    yield again
    for context in launched:
        context.close()


@pytest.fixture
def relaunch(launch: Callable[..., BrowserContext], acquainted: Path, tmp_path: Path) -> Callable[..., BrowserContext]:
    """The same for a browser that has visited the site before."""
    copied(acquainted, tmp_path / "own")
    return launch


@pytest.fixture(scope="session")
def standing_pages() -> Iterator[list[StandingPage]]:
    """Pages that stay open, each in its own browser, as many as any test has requested."""
    found: list[StandingPage] = []
    yield found
    for each in found:
        each.context.close()


@pytest.fixture
def lend_page(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    standing_pages: list[StandingPage],
    acquainted: Path,
    address: str,
) -> Iterator[Callable[[], Page]]:
    """Each call lends the page of another browser, at its first screen, with nothing played there."""
    lent: list[StandingPage] = []

    def lend() -> Page:
        if len(lent) == len(standing_pages):
            folder = copied(acquainted, tmp_path_factory.mktemp("profile") / "standing")
            context = playwright.chromium.launch_persistent_context(folder, **CALM, **browser_type_launch_args)
            context.add_init_script(ALWAYS_IDLE)
            standing_pages.append(StandingPage(patient(context), address))
        lent.append(standing_pages[len(lent)])
        return lent[-1].lend()

    yield lend
    for each in lent:
        each.take_back()


@pytest.fixture(scope="session")
def still_pages(browser: Browser) -> Iterator[dict[str, Page]]:
    """Pages without Python, by the options of their browsers, as many as any test has requested."""
    found: dict[str, Page] = {}
    yield found
    for page in found.values():
        page.context.close()


@pytest.fixture
def still_page(browser: Browser, still_pages: dict[str, Page], address: str) -> Callable[..., Page]:
    """Each call lends a page of the site without Python, to which a test adds what it looks at.

    Opening a new browser each time would take longer than the tests themselves.
    """

    def lend(size: tuple[int, int] = (1280, 720), **options: Any) -> Page:
        name = json.dumps(options, sort_keys=True)
        if name not in still_pages:
            still_pages[name] = browser.new_context(**options).new_page()
        page = still_pages[name]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(media="null")
        page.goto(f"{address}manifest.json")
        return page

    return lend


@pytest.fixture
def first_visit(new_context: CreateContextCallback, request: pytest.FixtureRequest) -> BrowserContext:
    """A browser that has never visited the site; it makes a snapshot of Python only in tests marked `leisure`."""
    context = patient(new_context())
    if not request.node.get_closest_marker("leisure"):
        context.add_init_script(NEVER_IDLE)
    return context


@pytest.fixture
def context(returning: Callable[[], BrowserContext]) -> BrowserContext:
    return returning()


@pytest.fixture
def page(request: pytest.FixtureRequest, address: str) -> Iterator[Page]:
    """A page at its first screen; during the test it must stay on the site and raise no error.

    It has been reset, unless the test is marked with `loads_the_page` or uses its `context`: then it is empty.
    """
    if request.node.get_closest_marker("loads_the_page") or "context" in request.fixturenames:
        page = request.getfixturevalue("context").new_page()
    else:
        page = request.getfixturevalue("lend_page")()
    with keeping_to_itself(page.context, address):
        yield page


@pytest.fixture
def person(lend_page: Callable[[], Page], address: str) -> Iterator[Callable[[], Page]]:
    """Each call is another player with their own browser, at the first screen."""
    with ExitStack() as watches:

        def new() -> Page:
            page = lend_page()
            watches.enter_context(keeping_to_itself(page.context, address))
            visit(page, address)
            return page

        yield new


@pytest.fixture
def later_page(returning: Callable[[], BrowserContext], address: str) -> Iterator[Page]:
    """An empty page of a returning visitor, for tests in which `page` may be a first visit."""
    context = returning()
    with keeping_to_itself(context, address):
        yield context.new_page()


@pytest.fixture
def unwatched_page(context: BrowserContext) -> Page:
    """A page for sites that are broken on purpose, whose console may show errors."""
    return context.new_page()
