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
from rozz.cli.site import archives, runtime
from tests.support.browser.browser_contexts import (
    ALWAYS_IDLE,
    IS_CACHED,
    IS_COMPILED,
    NEVER_IDLE,
    PATIENCE_MILLISECONDS,
    REDUCED_MOTION,
    copied_profile,
    no_requests_elsewhere,
    wait_until,
    with_long_timeout,
)
from tests.support.browser.reusable_page import ReusablePage, clear_store, visit
from tests.support.browser.site_archives import unpacked

# Set here, not with the first shared browser, because a test with its own browser may come first.
expect.set_options(timeout=PATIENCE_MILLISECONDS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    options = chromium.launch_options(playwright)
    # A page that is still scrolling after Space moves the target of the next tap, and the tap misses.
    return {**browser_type_launch_args, **options, "args": [*options["args"], "--disable-smooth-scrolling"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, **REDUCED_MOTION}


@pytest.fixture(scope="session")
def larger_site(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with 20 MB more of live Python, which the page has imported when its snapshot is taken."""
    folder = tmp_path_factory.mktemp("address") / "grown"
    shutil.copytree(built_site, folder)
    files = unpacked((folder / "rozz.pack").read_bytes())
    del files["rozz/ui/board/viewport.pyc"]
    source = (runtime.ROOT / "rozz" / "ui" / "board" / "viewport.py").read_text()
    files["rozz/ui/board/viewport.py"] = f"{source}\nMORE = [str(n) * 100 for n in range(42_000)]\n".encode()
    (folder / "rozz.pack").write_bytes(archives.packed(files))
    return folder


@pytest.fixture(scope="session")
def served_folder(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The served folder: a link to the built site, which a test may point elsewhere for a while."""
    link = tmp_path_factory.mktemp("served") / "site"
    link.symlink_to(built_site)
    return link


@pytest.fixture(scope="session")
def address(served_folder: Path) -> Iterator[str]:
    """The address of the built site, as http://127.0.0.1:PORT/."""
    with site(served_folder) as address:
        yield address


@pytest.fixture(scope="session")
def visited_profile(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    address: str,
) -> Path:
    """The folder of a browser that has visited the site; each copy of it is another returning visitor.

    It has the site, a snapshot of Python, and the browser's compiled code, which is kept only in such a folder.
    """
    folder = tmp_path_factory.mktemp("profile") / "visited"
    options = {**REDUCED_MOTION, **browser_type_launch_args}
    context = with_long_timeout(playwright.chromium.launch_persistent_context(folder, **options))
    context.add_init_script(ALWAYS_IDLE)
    page = context.new_page()
    page.goto(address)
    wait_until(page, IS_CACHED)
    page.reload()
    wait_until(page, IS_COMPILED)
    context.close()
    return folder


@pytest.fixture(scope="session")
def returning_browsers(playwright: Playwright) -> Iterator[list[BrowserContext]]:
    """Browsers that have visited the site before, as many as any test has requested."""
    contexts: list[BrowserContext] = []
    yield contexts
    for context in contexts:
        context.close()


@pytest.fixture
def lend_browser(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    returning_browsers: list[BrowserContext],
    visited_profile: Path,
    address: str,
) -> Iterator[Callable[[], BrowserContext]]:
    """Each call lends another browser with the site and a snapshot of Python, in which nothing has been played.

    A first visit takes three times as much CPU as a later one; tests of a first visit use `first_visit`.
    """
    lent: list[BrowserContext] = []

    def lend() -> BrowserContext:
        if len(lent) == len(returning_browsers):
            folder = copied_profile(visited_profile, tmp_path_factory.mktemp("profile") / "own")
            options = {**REDUCED_MOTION, **browser_type_launch_args}
            returning_browsers.append(playwright.chromium.launch_persistent_context(folder, **options))
        lent.append(returning_browsers[len(lent)])
        clear_store(lent[-1], address)
        return with_long_timeout(lent[-1])

    yield lend
    for context in lent:
        for page in context.pages[1:]:  # a browser without its initial empty page would close
            page.close()
        # A page may write late while it closes; anything later than this is deleted before the next loan.
        clear_store(context, address)


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
        launched[:] = [with_long_timeout(playwright.chromium.launch_persistent_context(tmp_path / "own", **options))]
        return launched[0]

    yield again
    for context in launched:
        context.close()


@pytest.fixture
def relaunch(
    launch: Callable[..., BrowserContext], visited_profile: Path, tmp_path: Path
) -> Callable[..., BrowserContext]:
    """The same for a browser that has visited the site before."""
    copied_profile(visited_profile, tmp_path / "own")
    return launch


@pytest.fixture(scope="session")
def reusable_pages() -> Iterator[list[ReusablePage]]:
    """Pages that stay open, each in its own browser, as many as any test has requested."""
    found: list[ReusablePage] = []
    yield found
    for each in found:
        each.context.close()


@pytest.fixture
def lend_page(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    reusable_pages: list[ReusablePage],
    visited_profile: Path,
    address: str,
) -> Iterator[Callable[[], Page]]:
    """Each call lends the page of another browser, at its first screen, with nothing played there."""
    lent: list[ReusablePage] = []

    def lend() -> Page:
        if len(lent) == len(reusable_pages):
            folder = copied_profile(visited_profile, tmp_path_factory.mktemp("profile") / "reusable")
            options = {**REDUCED_MOTION, **browser_type_launch_args}
            context = playwright.chromium.launch_persistent_context(folder, **options)
            context.add_init_script(ALWAYS_IDLE)
            reusable_pages.append(ReusablePage(with_long_timeout(context), address))
        lent.append(reusable_pages[len(lent)])
        return lent[-1].lend()

    yield lend
    for each in lent:
        each.take_back()


@pytest.fixture(scope="session")
def static_pages(browser: Browser) -> Iterator[dict[str, Page]]:
    """Pages without Python, by the options of their browsers, as many as any test has requested."""
    found: dict[str, Page] = {}
    yield found
    for page in found.values():
        page.context.close()


@pytest.fixture
def lend_static_page(browser: Browser, static_pages: dict[str, Page], address: str) -> Callable[..., Page]:
    """Each call lends a page of the site without Python, to which a test adds what it looks at.

    Opening a new browser each time would take longer than the tests themselves.
    """

    def lend(size: tuple[int, int] = (1280, 720), **options: Any) -> Page:
        name = json.dumps(options, sort_keys=True)
        if name not in static_pages:
            static_pages[name] = browser.new_context(**options).new_page()
        page = static_pages[name]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(media="null")
        page.goto(f"{address}manifest.json")
        return page

    return lend


@pytest.fixture
def first_visit(new_context: CreateContextCallback, request: pytest.FixtureRequest) -> BrowserContext:
    """A browser that has never visited the site; it makes a snapshot of Python only in tests marked `leisure`."""
    context = with_long_timeout(new_context())
    if not request.node.get_closest_marker("leisure"):
        context.add_init_script(NEVER_IDLE)
    return context


@pytest.fixture
def context(lend_browser: Callable[[], BrowserContext]) -> BrowserContext:
    return lend_browser()


@pytest.fixture
def page(request: pytest.FixtureRequest, address: str) -> Iterator[Page]:
    """A page at its first screen; during the test it must stay on the site and raise no error.

    It has been reset, unless the test is marked with `loads_the_page` or uses its `context`: then it is empty.
    """
    if request.node.get_closest_marker("loads_the_page") or "context" in request.fixturenames:
        page = request.getfixturevalue("context").new_page()
    else:
        page = request.getfixturevalue("lend_page")()
    with no_requests_elsewhere(page.context, address):
        yield page


@pytest.fixture
def new_player(lend_page: Callable[[], Page], address: str) -> Iterator[Callable[[], Page]]:
    """Each call is another player with their own browser, at the first screen."""
    with ExitStack() as watches:

        def new() -> Page:
            page = lend_page()
            watches.enter_context(no_requests_elsewhere(page.context, address))
            visit(page, address)
            return page

        yield new


@pytest.fixture
def returning_page(lend_browser: Callable[[], BrowserContext], address: str) -> Iterator[Page]:
    """An empty page of a returning visitor, for tests in which `page` may be a first visit."""
    context = lend_browser()
    with no_requests_elsewhere(context, address):
        yield context.new_page()


@pytest.fixture
def unchecked_page(context: BrowserContext) -> Page:
    """A page for sites that are broken on purpose, whose console may show errors."""
    return context.new_page()
