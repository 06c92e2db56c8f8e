"""The built site as a whole: it starts, it keeps to itself, and where it cannot start it says in a sentence why."""

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

#: How the page starts and what the browser keeps for it is the subject.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]


@pytest.fixture
def context(first_visit: BrowserContext) -> BrowserContext:
    """Everybody here comes for the first time."""
    return first_visit


@contextmanager
def slow_to_lack(folder: Path, missing: str) -> Iterator[tuple[str, threading.Event]]:
    """The site without a file, on a server that says so and does not end its answer before the event is set."""
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


def test_first_screen_before_python(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)  # never answered: Python never comes
    page.goto(address, wait_until="domcontentloaded")
    expect(page.get_by_role("heading", name=say("promise"))).to_be_visible()
    expect(page.get_by_text(say("promise-how"))).to_be_visible()
    expect(page.get_by_role("img", name=say("war-shown"))).to_be_in_viewport(ratio=1)
    # The bar shows the bytes that have come: all files but the one that never does.
    page.wait_for_function("document.querySelector('progress').position > 0.1")
    assert page.get_by_role("progressbar").evaluate("bar => bar.position") < 1
    # So does the word: nothing starts that has not come.
    expect(page.get_by_role("status").filter(has_text=say("startup-downloading"))).to_be_visible()
    page.evaluate("document.querySelector('progress').max = 1")
    page.evaluate("dispatchEvent(new CustomEvent('py:progress', { detail: 'Loading interpreter' }))")
    expect(page.get_by_role("status").filter(has_text=say("startup-running"))).to_be_visible()


#: What lies in sight and can be tapped, or is a heading, where how far a start is lies upon it.
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


def test_how_far_a_first_start_is_lies_on_nothing_of_the_first_screen(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(address, wait_until="domcontentloaded")
    word = page.get_by_role("status").filter(has_text=say("startup-downloading"))
    expect(word).to_be_visible()
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for told in map(say, ("startup-downloading", "startup-table", "startup-unpacking")):
            word.evaluate("(each, told) => { each.textContent = told; }", told)
            word = page.get_by_role("status").filter(has_text=told)
            expect(word).to_be_in_viewport(ratio=1)
            assert page.evaluate(UNDER_THE_START) == [], (told, width, height)


def test_the_bar_counts_what_is_still_on_its_way(page: Page, address: str) -> None:
    devtools = page.context.new_cdp_session(page)
    slow = {"offline": False, "latency": 20, "downloadThroughput": 600_000, "uploadThroughput": 600_000}
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", slow)
    page.goto(address, wait_until="domcontentloaded")
    told = "performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.decodedBodySize, 0)"
    # Far more than of all files that have come whole, while the largest is coming.
    page.wait_for_function(f"document.querySelector('progress').value > 2e6 + {told}")


def test_a_file_that_has_moved_counts_once(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.route("**/moved", lambda route: route.fulfill(status=302, headers={"Location": "static/icons/icon-512.png"}))
    page.goto(address, wait_until="domcontentloaded")
    assert page.evaluate("fetch('moved').then((answer) => answer.blob()).then((blob) => blob.size)") > 1000
    page.wait_for_function("performance.getEntriesByName(new URL('moved', location).href).length")
    told = "performance.getEntriesByType('resource').map((entry) => [entry.name, entry.decodedBodySize])"
    summed = f"Object.values(Object.fromEntries({told})).reduce((sum, size) => sum + size, 0)"
    page.wait_for_function(f"document.querySelector('progress').value === {summed}")


def test_python_takes_over_and_the_bar_counts_the_files_of_the_start(
    page: Page, address: str
) -> None:
    page.goto(address, wait_until="domcontentloaded")  # Python may be there before all is loaded
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
def test_opened_from_disk(unwatched_page: Page, built_site: Path, folder: str) -> None:
    index = (built_site if folder == "built" else ROOT) / "index.html"
    unwatched_page.goto(index.as_uri())
    expect(unwatched_page.get_by_role("alert")).to_have_text(say("startup-from-disk"))
    expect(unwatched_page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)


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
def test_half_built(unwatched_page: Page, built_site: Path, tmp_path: Path, part: str) -> None:
    shutil.copytree(built_site, tmp_path / "half", copy_function=os.link)  # one of them is taken away, none is changed
    (tmp_path / "half" / part).unlink()
    with site(tmp_path / "half") as address:
        unwatched_page.goto(address)
        expect(unwatched_page.get_by_role("alert")).to_contain_text(missing(part.rpartition("/")[2]))
        unwatched_page.close()


@pytest.mark.parametrize(
    ("script", "told"),
    [(None, missing("pyodide.asm.js")), (b"self.something = 1;", say("startup-failed", reason=""))],
    ids=["missing", "damaged"],
)
def test_a_script_that_fails_before_the_page_listens_is_told_too(
    unwatched_page: Page, built_site: Path, tmp_path: Path, script: bytes | None, told: str
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
                threading.Event().wait(1)  # its answer comes after the other's
            super().do_GET()
            if self.path.endswith("pyodide.asm.js"):
                is_asked.set()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Request, directory=str(tmp_path / "half")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    unwatched_page.goto(f"http://127.0.0.1:{server.server_port}/")
    expect(unwatched_page.get_by_role("alert")).to_contain_text(told)
    unwatched_page.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    "part",
    ["pyodide/pyodide.asm.js", "pyodide/pyodide.asm.wasm", "pyodide/pyodide.mjs", "rozz.pack", "static/main.py"],
)
def test_a_host_that_answers_with_a_page_for_what_it_has_not_lacks_a_file(
    unwatched_page: Page, address: str, part: str
) -> None:
    """As hosts of applications of one page do, with 200: no browser is too old for that."""
    page = "<!doctype html><title>An application</title>"
    unwatched_page.route(f"**/{part}", lambda route: route.fulfill(body=page, content_type="text/html; charset=utf-8"))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_contain_text(missing(part.rpartition("/")[2]))
    unwatched_page.close()


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("pyodide/pyodide.asm.wasm", say("startup-wasm-failed")),
        ("pyscript/*.js", say("startup-script-failed")),
    ],
)
def test_a_file_sent_as_another_kind_is_asked_for_as_the_right_one(
    unwatched_page: Page, address: str, part: str, told: str
) -> None:
    def untyped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/octet-stream"})

    unwatched_page.route(f"**/{part}", untyped)
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_contain_text(told)
    unwatched_page.close()


WITHOUT_STREAMS = "delete globalThis.DecompressionStream"


@pytest.mark.parametrize("script", ["", WITHOUT_STREAMS], ids=["by the browser", "by Python"])
def test_a_damaged_archive_is_named_and_not_blamed_on_the_network(
    unwatched_page: Page, address: str, built_site: Path, script: str
) -> None:
    half = (built_site / "rozz.pack").read_bytes()[:200_000]
    unwatched_page.add_init_script(script)
    unwatched_page.route("**/rozz.pack", lambda route: route.fulfill(body=half))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_contain_text("rozz.pack is damaged")
    unwatched_page.close()


@pytest.mark.parametrize("script", ["", WITHOUT_STREAMS], ids=["by the browser", "by Python"])
def test_an_archive_unpacked_by_the_host_is_read_all_the_same(
    unwatched_page: Page, address: str, built_site: Path, script: str
) -> None:
    """As where it is sent with `Content-Encoding: gzip`."""
    plain = gzip.decompress((built_site / "rozz.pack").read_bytes())
    unwatched_page.add_init_script(script)
    unwatched_page.route("**/rozz.pack", lambda route: route.fulfill(body=plain))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("complementary", name=say("startup-starting"))).to_have_count(0)
    expect(unwatched_page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    unwatched_page.close()


def test_a_browser_that_cannot_read_a_script_is_told_to_be_too_old(unwatched_page: Page, address: str) -> None:
    script = "const newer = ?.;"
    unwatched_page.route("**/*.asm.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_have_text(say("startup-needs-javascript"))
    unwatched_page.close()


def test_a_missing_file_is_named_before_its_answer_has_ended(unwatched_page: Page, built_site: Path) -> None:
    """A browser under load notes late what came of a request: here, only when somebody lets the answer end."""
    with slow_to_lack(built_site, "pyodide.asm.wasm") as (address, let_end):
        unwatched_page.goto(address)
        expect(unwatched_page.get_by_role("alert")).to_contain_text(missing("pyodide.asm.wasm"))
        let_end.set()
        expect(unwatched_page.get_by_role("alert")).to_contain_text(missing("pyodide.asm.wasm"))
        unwatched_page.close()


def test_an_address_with_a_link_says_it_is_opening_before_python_is_there(
    unwatched_page: Page, address: str
) -> None:
    """What was left is not put up then: nobody who was invited is to tap at it."""
    left = json.dumps({"theme": "", "match": "", "html": f"<button>{say('play-now')}</button>"})
    unwatched_page.add_init_script(f"localStorage.setItem('rozz:/shown', {json.dumps(left)})")
    unwatched_page.route("**/static/main.py", lambda _: None)  # never comes
    unwatched_page.goto(f"{address}#m=anything")
    expect(unwatched_page.get_by_text(say("link-opening"))).to_be_visible()
    expect(unwatched_page.get_by_role("progressbar")).to_be_visible()
    expect(unwatched_page.get_by_role("button", name=say("play-now"))).to_have_count(0)
    unwatched_page.close()


def test_the_next_start_speaks_the_language_of_the_last_visit(unwatched_page: Page, address: str) -> None:
    texts = {"startup-table": "Der Tisch wird gedeckt", "startup-missing": [["file"], " fehlt."]}
    left = {"root": {"lang": "de", "dir": "ltr"}, "texts": texts, "match": "", "html": "<p>Willkommen</p>"}
    unwatched_page.add_init_script(f"localStorage.setItem('rozz:/shown', {json.dumps(json.dumps(left))})")
    unwatched_page.route("**/static/main.py", lambda _: None)  # never comes
    unwatched_page.goto(address)
    expect(unwatched_page.locator("html[lang=de]").get_by_text("Willkommen")).to_be_visible()
    expect(unwatched_page.get_by_role("status").filter(has_text="Der Tisch wird gedeckt")).to_be_attached()
    # English stands in for what the language lacks.
    expect(unwatched_page.get_by_role("complementary", name=say("startup-starting"))).to_be_attached()
    unwatched_page.route("**/morph.mjs", lambda route: route.fulfill(status=404))
    unwatched_page.evaluate("fetch('./static/morph.mjs')")
    expect(unwatched_page.get_by_role("alert")).to_have_text("morph.mjs fehlt.")
    unwatched_page.close()


def test_python_that_raises_at_start(unwatched_page: Page, address: str) -> None:
    unwatched_page.route("**/static/main.py", lambda route: route.fulfill(body="raise ValueError('it fell over')"))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_contain_text("ValueError: it fell over")


def test_python_that_shows_nothing(unwatched_page: Page, address: str) -> None:
    unwatched_page.route("**/static/main.py", lambda route: route.fulfill(body="pass"))
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_contain_text(say("startup-nothing-shown"))


def test_browser_without_webassembly(unwatched_page: Page, address: str) -> None:
    unwatched_page.add_init_script("delete globalThis.WebAssembly")
    unwatched_page.goto(address)
    expect(unwatched_page.get_by_role("alert")).to_have_text(say("startup-needs-webassembly"))


def test_typed_text_survives_a_redraw(still_page: Callable[..., Page]) -> None:
    page = still_page()
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


def test_build_replaces_nothing_of_others(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mine.txt").write_text("keep me")
    with pytest.raises(BuildFailed) as failed:
        build(tmp_path / "letters")
    assert failed.value.text == said("cli-build-others", folder=str(tmp_path / "letters"))
    assert (tmp_path / "letters" / "mine.txt").read_text() == "keep me"


def test_own_scripts_are_delivered_without_comments_and_none_is_inline(built_site: Path) -> None:
    """Names and comments are for those who read the sources; what a visitor fetches stays as small as it can be."""
    for source in (ROOT / "static").glob("*.*js"):
        name = "sw.js" if source.name == "service_worker.js" else f"static/{source.name}"
        delivered = (built_site / name).read_text()
        assert not re.search(r"^ *(//|/\*)", delivered, re.M), name
        files = delivered.count('"integrity"') * 200  # those that the service worker lists
        assert len(delivered) < 0.6 * source.stat().st_size + files, name
    assert not (built_site / "static" / "service_worker.js").exists()
    assert "<script>" not in (built_site / "index.html").read_text(), "inline script would need a weaker policy"


def test_what_playwright_does_without_is_done_without(later_page: Page) -> None:
    """Of several such lists Chromium heeds the last, which is ours."""
    browser = later_page.context.browser
    assert browser is not None
    launched = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
    lists = [set(each.split(",")) for each in re.findall(r"--disable-features=(\S+)", launched)]
    assert len(lists) > 1 and all(each <= lists[-1] for each in lists)
    pages = later_page.context.new_cdp_session(later_page).send("Target.getTargets")["targetInfos"]
    assert not [each["url"] for each in pages if each["url"].startswith("chrome:")], "pages that nobody sees"
