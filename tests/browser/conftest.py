"""The built site, served; and a page that fails its test if a request leaves the site or the console shows an error."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, Request, expect

from rozz.tools import chromium, runtime
from rozz.tools.build import MANIFEST, build
from rozz.tools.serve import site

#: Python takes seconds to start, and two tests share two cores.
PATIENCE_MILLISECONDS = 30_000


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    return {**browser_type_launch_args, **chromium.launch_options(playwright)}


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's folder: built by the first of the test processes that asks."""
    temporary = tmp_path_factory.getbasetemp()
    shared = temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary
    with FileLock(shared / "site.lock"):
        if not (shared / "site" / MANIFEST).exists():
            build(shared / "site")
    return shared / "site"


@pytest.fixture(scope="session")
def grown(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with 20 MB more of live Python: the page has imported them when its snapshot is taken."""
    folder = tmp_path_factory.mktemp("address") / "grown"
    shutil.copytree(built_site, folder)
    with zipfile.ZipFile(folder / "rozz.zip") as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    del files["rozz/ui/viewport.pyc"]
    source = (runtime.ROOT / "rozz" / "ui" / "viewport.py").read_text()
    files["rozz/ui/viewport.py"] = f"{source}\nMORE = [str(n) * 100 for n in range(42_000)]\n".encode()
    (folder / "rozz.zip").write_bytes(runtime.archive(files))
    return folder


@pytest.fixture(scope="session")
def address(built_site: Path) -> Iterator[str]:
    """Where the built site is served, as http://127.0.0.1:PORT/."""
    with site(built_site) as address:
        yield address


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE_MILLISECONDS)
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    return context


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """An empty page; what it does in the test must stay on the site and raise no error."""
    strangers: list[str] = []
    errors: list[str] = []

    def watch_request(request: Request) -> None:
        if not request.url.startswith((address, "data:", f"blob:{address}")):
            strangers.append(request.url)

    def watch_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    context.on("request", watch_request)
    context.on("console", watch_console)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    yield page
    assert strangers == [], "the page asked for something that is not its own"
    assert errors == [], "the console shows errors"


@pytest.fixture
def unwatched_page(context: BrowserContext) -> Page:
    """A page for sites that are broken on purpose, whose console shows errors rightly."""
    return context.new_page()
