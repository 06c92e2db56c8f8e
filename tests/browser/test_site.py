"""The built site as a whole: it starts, requests nothing from elsewhere, and explains why when it cannot start."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from rozz.cli.serve import SiteRequest, site
from rozz.cli.site.build import ROOT, BuildFailed, build
from rozz.engine.said import said
from rozz.ui.i18n.texts import say
from tests.support.labels import missing

#: These tests are about how the page starts and what the browser keeps for it.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]


@pytest.fixture
def context(first_visit: BrowserContext) -> BrowserContext:
    """Every visit in this file is a first visit."""
    return first_visit


@contextmanager
def serve_slow_404(folder: Path, missing: str) -> Iterator[tuple[str, threading.Event]]:
    """Serve the site without a file: the server answers 404 and holds back the end until the event is set."""
    let_end = threading.Event()

    class Request(SiteRequest):
        def do_GET(self) -> None:
            if not self.path.endswith(missing):
                super().do_GET()
                return
            self.send_response(404)
            self.send_header("Content-Length", "5")
            self.end_headers()
            self.wfile.write(b"none")
            let_end.wait()
            self.wfile.write(b".")

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Request, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", let_end
    finally:
        let_end.set()
        server.shutdown()
        server.server_close()


def test_the_first_screen_shows_before_python(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)  # never answered, so Python never starts
    page.goto(address, wait_until="domcontentloaded")
    expect(page.get_by_role("heading", name=say("promise"))).to_be_visible()
    expect(page.get_by_text(say("promise-how"))).to_be_visible()
    expect(page.get_by_role("img", name=say("war-shown"))).to_be_in_viewport(ratio=1)
    # The bar shows the bytes received: all files except the one that never arrives.
    page.wait_for_function("document.querySelector('progress').position > 0.1")
    assert page.get_by_role("progressbar").evaluate("bar => bar.position") < 1
    # The text agrees: it does not say "starting" while a file is missing.
    expect(page.get_by_role("status").filter(has_text=say("startup-downloading"))).to_be_visible()
    page.evaluate("document.querySelector('progress').max = 1")
    page.evaluate("fetch('static/icon.svg')")
    expect(page.get_by_role("status").filter(has_text=say("startup-running"))).to_be_visible()
    # The bar is not full while Python starts: it moves, unless the player wants no motion.
    assert page.get_by_role("progressbar").evaluate("bar => bar.position") == -1
    assert page.evaluate(MOTION_OF_THE_START) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(MOTION_OF_THE_START) == "to-and-fro"
    page.evaluate("dispatchEvent(new CustomEvent('py:progress', { detail: 'Loading JS modules' }))")
    expect(page.get_by_role("status").filter(has_text=say("startup-unpacking"))).to_be_visible()


#: The motion that shows that the start goes on.
MOTION_OF_THE_START = "getComputedStyle(document.getElementById('starting'), '::after').animationName"
#: Texts of visible controls, headings and paragraphs that the start's progress covers.
UNDER_THE_START = """() => {
    const start = [...document.querySelectorAll("#starting > *")].map(each => each.getBoundingClientRect());
    const below = [...document.querySelectorAll("main :is(button, label, h1, h2, h3, p), header :is(a, button)")];
    const covered = below.filter(each => {
        const box = each.getBoundingClientRect();
        return box.width > 2 && start.some(it =>
            it.left < box.right && box.left < it.right && it.top < box.bottom && box.top < it.bottom);
    });
    return covered.map(each => each.textContent.trim());
}"""


def test_start_progress_covers_nothing_on_the_first_screen(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(address, wait_until="domcontentloaded")
    word = page.get_by_role("status").filter(has_text=say("startup-downloading"))
    expect(word).to_be_visible()
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for text in map(say, ("startup-downloading", "startup-table", "startup-unpacking")):
            word.evaluate("(each, text) => { each.textContent = text; }", text)
            word = page.get_by_role("status").filter(has_text=text)
            expect(word).to_be_in_viewport(ratio=1)
            assert page.evaluate(UNDER_THE_START) == [], (text, width, height)


def test_the_bar_counts_partly_downloaded_files(page: Page, address: str) -> None:
    devtools = page.context.new_cdp_session(page)
    slow = {"offline": False, "latency": 20, "downloadThroughput": 600_000, "uploadThroughput": 600_000}
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", slow)
    page.goto(address, wait_until="domcontentloaded")
    received = "performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.decodedBodySize, 0)"
    # Far more than all complete files together, while the largest is still downloading.
    page.wait_for_function(f"document.querySelector('progress').value > 2e6 + {received}")


def test_a_redirected_file_counts_once(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.route("**/moved", lambda route: route.fulfill(status=302, headers={"Location": "static/icons/icon-512.png"}))
    page.goto(address, wait_until="domcontentloaded")
    assert page.evaluate("fetch('moved').then((answer) => answer.blob()).then((blob) => blob.size)") > 1000
    page.wait_for_function("performance.getEntriesByName(new URL('moved', location).href).length")
    sizes = "performance.getEntriesByType('resource').map((entry) => [entry.name, entry.decodedBodySize])"
    summed = f"Object.values(Object.fromEntries({sizes})).reduce((sum, size) => sum + size, 0)"
    page.wait_for_function(f"document.querySelector('progress').value === {summed}")


def test_python_takes_over_and_the_bar_counts_every_startup_file(
    page: Page, address: str
) -> None:
    page.goto(address, wait_until="domcontentloaded")  # Python may start before everything is loaded
    promised = page.get_by_role("progressbar").evaluate("bar => bar.max")
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').filter(entry => !entry.name.endsWith('.woff2'))"
        ".reduce((sum, entry) => sum + entry.decodedBodySize, 0)"
    )
    assert fetched == pytest.approx(promised, rel=0.02)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.title()


@pytest.mark.parametrize("folder", ["built", "source"])
def test_opening_from_disk_is_explained(unchecked_page: Page, built_site: Path, folder: str) -> None:
    index = (built_site if folder == "built" else ROOT) / "index.html"
    unchecked_page.goto(index.as_uri())
    expect(unchecked_page.get_by_role("alert")).to_have_text(say("startup-from-disk"))
    expect(unchecked_page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)


@pytest.mark.parametrize(
    "part",
    [
        "pyscript/core.js",
        "pyodide/pyodide.asm.wasm",
        "rozz.pack",
        "static/morph.mjs",
        "static/main.py",
    ],
)
def test_a_missing_file_is_named(unchecked_page: Page, built_site: Path, tmp_path: Path, part: str) -> None:
    shutil.copytree(built_site, tmp_path / "half", copy_function=os.link)  # one file is removed, none is changed
    (tmp_path / "half" / part).unlink()
    with site(tmp_path / "half") as address:
        unchecked_page.goto(address)
        expect(unchecked_page.get_by_role("alert")).to_contain_text(missing(part.rpartition("/")[2]))
        unchecked_page.close()


@pytest.mark.parametrize(
    ("script", "expected"),
    [(None, missing("pyodide.asm.js")), (b"self.something = 1;", say("startup-failed", reason=""))],
    ids=["missing", "damaged"],
)
def test_a_script_that_fails_before_the_page_listens_is_reported(
    unchecked_page: Page, built_site: Path, tmp_path: Path, script: bytes | None, expected: str
) -> None:
    shutil.copytree(built_site, tmp_path / "half")
    (tmp_path / "half" / "pyodide" / "pyodide.asm.js").unlink()
    if script:
        (tmp_path / "half" / "pyodide" / "pyodide.asm.js").write_bytes(script)
    is_asked = threading.Event()

    class Request(SiteRequest):
        def do_GET(self) -> None:
            if self.path.endswith("startup.js"):
                is_asked.wait(5)
                threading.Event().wait(1)  # it arrives after the other script
            super().do_GET()
            if self.path.endswith("pyodide.asm.js"):
                is_asked.set()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Request, directory=str(tmp_path / "half")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    unchecked_page.goto(f"http://127.0.0.1:{server.server_port}/")
    expect(unchecked_page.get_by_role("alert")).to_contain_text(expected)
    unchecked_page.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    "part",
    ["pyodide/pyodide.asm.js", "pyodide/pyodide.asm.wasm", "pyodide/pyodide.mjs", "rozz.pack", "static/main.py"],
)
def test_a_page_served_in_place_of_a_file_means_the_file_is_missing(
    unchecked_page: Page, address: str, part: str
) -> None:
    """Hosts of single-page apps do this, with status 200; the page must not blame an old browser."""
    page = "<!doctype html><title>An application</title>"
    unchecked_page.route(f"**/{part}", lambda route: route.fulfill(body=page, content_type="text/html; charset=utf-8"))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_contain_text(missing(part.rpartition("/")[2]))
    unchecked_page.close()


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("pyodide/pyodide.asm.wasm", say("startup-wasm-failed")),
        ("pyscript/*.js", say("startup-script-failed")),
    ],
)
def test_a_wrong_content_type_is_explained(
    unchecked_page: Page, address: str, part: str, expected: str
) -> None:
    def untyped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/octet-stream"})

    unchecked_page.route(f"**/{part}", untyped)
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_contain_text(expected)
    unchecked_page.close()


WITHOUT_STREAMS = "delete globalThis.DecompressionStream"


@pytest.mark.parametrize("script", ["", WITHOUT_STREAMS], ids=["by the browser", "by Python"])
def test_a_damaged_archive_is_named_and_not_blamed_on_the_network(
    unchecked_page: Page, address: str, built_site: Path, script: str
) -> None:
    half = (built_site / "rozz.pack").read_bytes()[:200_000]
    unchecked_page.add_init_script(script)
    unchecked_page.route("**/rozz.pack", lambda route: route.fulfill(body=half))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_contain_text("rozz.pack is damaged")
    unchecked_page.close()


@pytest.mark.parametrize("script", ["", WITHOUT_STREAMS], ids=["by the browser", "by Python"])
def test_an_archive_unpacked_by_the_host_still_loads(
    unchecked_page: Page, address: str, built_site: Path, script: str
) -> None:
    """This happens where the host sends it with `Content-Encoding: gzip`."""
    plain = gzip.decompress((built_site / "rozz.pack").read_bytes())
    unchecked_page.add_init_script(script)
    unchecked_page.route("**/rozz.pack", lambda route: route.fulfill(body=plain))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("complementary", name=say("startup-starting"))).to_have_count(0)
    expect(unchecked_page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    unchecked_page.close()


def test_a_browser_that_cannot_parse_a_script_is_called_too_old(unchecked_page: Page, address: str) -> None:
    script = "const newer = ?.;"
    unchecked_page.route("**/*.asm.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_have_text(say("startup-needs-javascript"))
    unchecked_page.close()


def test_a_missing_file_is_named_before_its_response_ends(unchecked_page: Page, built_site: Path) -> None:
    """A busy browser learns late how a request ended: here, only when the test lets the response end."""
    with serve_slow_404(built_site, "pyodide.asm.wasm") as (address, let_end):
        unchecked_page.goto(address)
        expect(unchecked_page.get_by_role("alert")).to_contain_text(missing("pyodide.asm.wasm"))
        let_end.set()
        expect(unchecked_page.get_by_role("alert")).to_contain_text(missing("pyodide.asm.wasm"))
        unchecked_page.close()


def test_a_link_in_the_address_says_opening_before_python_starts(
    unchecked_page: Page, address: str
) -> None:
    """The last screen is not restored then, so that an invited player cannot tap on it."""
    left = json.dumps({"theme": "", "match": "", "html": f"<button>{say('play-now')}</button>"})
    unchecked_page.add_init_script(f"localStorage.setItem('rozz:/shown', {json.dumps(left)})")
    unchecked_page.route("**/static/main.py", lambda _: None)  # never answered
    unchecked_page.goto(f"{address}#m=anything")
    expect(unchecked_page.get_by_text(say("link-opening"))).to_be_visible()
    expect(unchecked_page.get_by_role("progressbar")).to_be_visible()
    expect(unchecked_page.get_by_role("button", name=say("play-now"))).to_have_count(0)
    unchecked_page.close()


def test_the_next_start_uses_the_language_of_the_last_visit(unchecked_page: Page, address: str) -> None:
    texts = {"startup-table": "Der Tisch wird gedeckt", "startup-missing": [["file"], " fehlt."]}
    left = {"root": {"lang": "de", "dir": "ltr"}, "texts": texts, "match": "", "html": "<p>Willkommen</p>"}
    unchecked_page.add_init_script(f"localStorage.setItem('rozz:/shown', {json.dumps(json.dumps(left))})")
    unchecked_page.route("**/static/main.py", lambda _: None)  # never answered
    unchecked_page.goto(address)
    expect(unchecked_page.locator("html[lang=de]").get_by_text("Willkommen")).to_be_visible()
    expect(unchecked_page.get_by_role("status").filter(has_text="Der Tisch wird gedeckt")).to_be_attached()
    # English fills in for missing texts.
    expect(unchecked_page.get_by_role("complementary", name=say("startup-starting"))).to_be_attached()
    unchecked_page.route("**/morph.mjs", lambda route: route.fulfill(status=404))
    unchecked_page.evaluate("fetch('./static/morph.mjs')")
    expect(unchecked_page.get_by_role("alert")).to_have_text("morph.mjs fehlt.")
    unchecked_page.close()


def test_an_exception_at_start_is_shown(unchecked_page: Page, address: str) -> None:
    unchecked_page.route("**/static/main.py", lambda route: route.fulfill(body="raise ValueError('it fell over')"))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_contain_text("ValueError: it fell over")


def test_a_start_that_shows_nothing_is_reported(unchecked_page: Page, address: str) -> None:
    unchecked_page.route("**/static/main.py", lambda route: route.fulfill(body="pass"))
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_contain_text(say("startup-nothing-shown"))


def test_a_browser_without_webassembly_is_reported(unchecked_page: Page, address: str) -> None:
    unchecked_page.add_init_script("delete globalThis.WebAssembly")
    unchecked_page.goto(address)
    expect(unchecked_page.get_by_role("alert")).to_have_text(say("startup-needs-webassembly"))


def test_typed_text_survives_a_redraw(lend_static_page: Callable[..., Page]) -> None:
    page = lend_static_page()
    page.evaluate("() => { document.body.innerHTML = '<div id=page></div>' }")
    show = "async html => (await import('./static/morph.mjs')).show(html)"
    page.evaluate(show, '<input id="order" aria-label="Order" value="M:"><p>one</p>')
    page.get_by_label("Order").fill("M: A1")
    page.evaluate(show, '<input id="order" aria-label="Order" value="M:"><p>two</p>')
    expect(page.get_by_text("two")).to_be_visible()
    expect(page.get_by_label("Order")).to_be_focused()
    expect(page.get_by_label("Order")).to_have_value("M: A1")
    page.evaluate(show, '<input id="order" aria-label="Order" value=""><p>three</p>')
    expect(page.get_by_label("Order")).to_have_value("")


def test_manifest_lists_every_file(built_site: Path) -> None:
    listed = json.loads((built_site / "manifest.json").read_text())["files"]
    there = {
        path.relative_to(built_site).as_posix(): path.stat().st_size
        for path in built_site.rglob("*")
        if path.is_file() and path.name != "manifest.json"
    }
    assert {name: row["bytes"] for name, row in listed.items()} == there


def test_build_refuses_to_replace_foreign_files(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mine.txt").write_text("keep me")
    with pytest.raises(BuildFailed) as failed:
        build(tmp_path / "letters")
    assert failed.value.text == said("cli-build-others", folder=str(tmp_path / "letters"))
    assert (tmp_path / "letters" / "mine.txt").read_text() == "keep me"


def test_own_scripts_ship_without_comments_and_none_is_inline(built_site: Path) -> None:
    """Names and comments are for readers of the source; what visitors fetch stays as small as possible."""
    for source in (ROOT / "static").glob("*.*js"):
        name = "sw.js" if source.name == "service_worker.js" else f"static/{source.name}"
        delivered = (built_site / name).read_text()
        assert not re.search(r"^ *(//|/\*)", delivered, re.M), name
        files = delivered.count('"integrity"') * 200  # the files that the service worker lists
        assert len(delivered) < 0.6 * source.stat().st_size + files, name
    assert not (built_site / "static" / "service_worker.js").exists()
    assert "<script>" not in (built_site / "index.html").read_text(), "inline script would need a weaker policy"


def test_features_disabled_by_playwright_stay_disabled(returning_page: Page) -> None:
    """Chromium uses only the last of several such lists, which is ours."""
    browser = returning_page.context.browser
    assert browser is not None
    launched = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
    lists = [set(each.split(",")) for each in re.findall(r"--disable-features=(\S+)", launched)]
    assert len(lists) > 1 and all(each <= lists[-1] for each in lists)
    pages = returning_page.context.new_cdp_session(returning_page).send("Target.getTargets")["targetInfos"]
    assert not [each["url"] for each in pages if each["url"].startswith("chrome:")], "pages that nobody sees"
