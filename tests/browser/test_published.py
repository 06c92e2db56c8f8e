"""The published site: in a folder of someone's address, offline, installed, and replaced by a newer release."""

from __future__ import annotations

import base64
import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from rozz.cli import chromium
from rozz.cli.serve import site
from rozz.cli.site import icon_files, javascript
from rozz.cli.site.build import ROOT, service_worker
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import NEVER_IDLE, wait_until
from tests.support.browser.player_actions import (
    begin,
    begin_match_of_two,
    enter,
    expect_commands,
    finish_turn,
    play_no_commands,
    store_script,
    stored_after,
    submit,
    tap,
    text_box,
)
from tests.support.words import pattern

#: These tests are about how the page starts and what the browser keeps for it.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]

NAMES = {"RED": "Ada", "BLUE": "Ben"}
ORDER = "M: INF*2 @ Karn > K1"
#: Whether every file is on the device and the service worker answers from now on.
KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
#: Which files of a release are on the device.
FILES = """async () => {
    const name = (await caches.keys()).find(name => name.startsWith('workbox-precache'));
    return (await (await caches.open(name)).keys()).map(key => key.url).sort();
}"""
#: Python never starts: tests of what the browser keeps do not need it.
NO_PYTHON = "WebAssembly.instantiateStreaming = () => new Promise(() => {})"
#: Which files of a release get no answer; language files come when they are used, and the service worker's own parts
#: come with it.
LACKING = """async files => {
    const lacking = [];
    for (const name of Object.keys(files).filter(name => !/^(locale\\/|workbox\\/|sw\\.js)/.test(name))) {
        const answer = await fetch(name).catch(() => null);
        if (!answer?.ok) lacking.push(name);
    }
    return lacking;
}"""
#: What else playing there leaves behind: matches, and a snapshot of Python.
LEAVE_MORE = """async folders => {
    for (const folder of folders) {
        localStorage.setItem(`rozz:${folder}match/0`, 'a match');
        await (await caches.open(`rozz:${folder}snapshot`)).put(folder, new Response('a snapshot'));
    }
}"""
#: Whether nothing of `rozz/` is registered anymore. If the one found while the old one was working still waits, as
#: happens in Chromium, it gets the message that the page's offer sends.
USE_UNTIL_GONE = """async () => {
    const found = await navigator.serviceWorker.getRegistration('/rozz/');
    found?.waiting?.postMessage('use');
    return !found;
}"""
VIOLATION = """ask => new Promise(told => {
    addEventListener('securitypolicyviolation', event => told(event.effectiveDirective), { once: true });
    setTimeout(told, 20_000, 'nothing was refused');
    new Function(ask)();
})"""


@pytest.fixture
def context(first_visit: BrowserContext) -> BrowserContext:
    """Every visit in this file is a first visit."""
    return first_visit


@pytest.fixture
def published(built_site: Path, tmp_path: Path) -> Path:
    """A folder to serve that has the site in `rozz/` and another copy of it in `club/`."""
    for name in ("rozz", "club"):
        shutil.copytree(built_site, tmp_path / "address" / name)
    return tmp_path / "address"


@pytest.fixture
def root(published: Path) -> Iterator[str]:
    """The address at which that folder is served."""
    with site(published) as root:
        yield root


@contextmanager
def asking_only(context: BrowserContext, address: str) -> Iterator[None]:
    """Expect that requests of this browser inside the block stay at the address."""
    strangers: list[str] = []
    context.on("request", lambda request: None if request.url.startswith(address) else strangers.append(request.url))
    yield
    assert [each for each in strangers if not each.startswith(("data:", "blob:"))] == []


@pytest.fixture
def visitor(context: BrowserContext, root: str) -> Iterator[Page]:
    """A page whose requests may not leave the address."""
    with asking_only(context, root):
        yield context.new_page()


def is_open(page: Page) -> None:
    """Expect that Python has taken over the page."""
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)


#: The page misses the event that a newer release was found; it is already being fetched.
FOUND_BEFORE = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    const found = new Promise((heard) => registration.addEventListener('updatefound', heard, { once: true }));
    if (!registration.installing && !registration.waiting) await found;
    return registration;
};
"""


def keep(page: Page) -> None:
    """Wait until the site is on the device, as it is some moments after the first visit."""
    is_open(page)
    wait_until(page, KEPT)


def put_on_device(page: Page, address: str) -> None:
    """The same without a start: the service worker is registered from a file beside the page."""
    page.goto(f"{address}manifest.json")
    page.evaluate("navigator.serviceWorker.register('sw.js').then(() => 0)")
    wait_until(page, KEPT)


def another_release(folder: Path) -> None:
    """Replace the site with another release, marked by a `meta` tag."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    kept = {name: content for name, content in files.items() if not name.startswith("workbox/") and name != "sw.js"}
    index = kept["index.html"].replace(b"</head>", b'<meta name="release" content="the next">\n</head>')
    kept["index.html"] = index
    listed = {name: content for name, content in kept.items() if name != "manifest.json"}
    script = javascript.scripts(ROOT / "static")[javascript.SERVICE_WORKER]
    for name, content in {**kept, **service_worker(listed, script)}.items():
        (folder / name).write_bytes(content)


def test_the_site_works_in_a_folder_and_offline_from_then_on(
    visitor: Page, context: BrowserContext, root: str, published: Path
) -> None:
    begin(visitor, f"{root}rozz/", "Basic Training", NAMES)
    tap(visitor, say("i-am", name="Ada"))
    text_box(visitor).fill(ORDER)
    expect_commands(visitor, ORDER)
    keep(visitor)
    keys = visitor.evaluate("Object.keys(localStorage)")
    assert keys and all(key.startswith("rozz:/rozz/") for key in keys)
    assert all("/rozz/" in name for name in visitor.evaluate("caches.keys()"))
    assert all("/rozz/" in database["name"] for database in visitor.evaluate("indexedDB.databases?.() ?? []"))
    shutil.rmtree(published)  # gone; only the copy on the device is left
    context.set_offline(True)
    visitor.reload()
    tap(visitor, say("i-am", name="Ada"))
    expect_commands(visitor, ORDER)
    submit(visitor)
    play_no_commands(visitor, "Ben")
    finish_turn(visitor)
    expect(visitor.get_by_role("heading", name=pattern("pass-to"), exact=False)).to_be_visible()
    tap(visitor, say("home"))
    visitor.get_by_role("link", name=say("rules")).or_(visitor.get_by_role("button", name=say("rules"))).first.click()
    expect(visitor.get_by_role("heading", name=say("rules"), exact=False).first).to_be_visible()


def test_two_copies_at_one_address_share_nothing(
    returning_page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    """This holds even if the address of one begins with that of the other."""
    kept = stored_after(lend_page, address, begin_match_of_two)
    in_folder = {key.replace("rozz:/", "rozz:/rozz/"): text for key, text in kept.items()}
    assert any(key.startswith("rozz:/rozz/match/") for key in in_folder)
    page = returning_page
    page.add_init_script(store_script(in_folder))
    page.goto(address)
    is_open(page)
    expect(page.get_by_role("heading", name="Headquarters for Two")).to_have_count(0)
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    assert in_folder.items() <= page.evaluate("({ ...localStorage })").items()


@pytest.fixture
def replaced(served_folder: Path, built_site: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the site that a test may change, served at `address` during the test."""
    folder = tmp_path / "replaced"
    shutil.copytree(built_site, folder)
    served_folder.unlink()
    served_folder.symlink_to(folder)
    yield folder
    served_folder.unlink()
    served_folder.symlink_to(built_site)


@pytest.fixture
def member(relaunch: Callable[..., BrowserContext], address: str) -> Iterator[Page]:
    """A page with the site and a snapshot of Python, in a browser that no other test gets."""
    context = relaunch()
    context.add_init_script(NEVER_IDLE)
    with asking_only(context, address):
        yield context.new_page()


def test_a_newer_release_is_offered_and_takes_over_the_match(member: Page, address: str, replaced: Path) -> None:
    begin(member, address, "Basic Training", NAMES)
    keep(member)
    another_release(replaced)
    member.reload()  # the old service worker answers with the old page, and finds the new one
    tap(member, say("i-am", name="Ada"))
    expect(member.locator("meta[name=release]")).to_have_count(0)
    text_box(member).fill(ORDER)
    offer = member.get_by_role("button", name=say("use-newer"))
    expect(offer).to_be_visible()
    expect_commands(member, ORDER)
    offer.click()
    expect(member.locator("meta[name=release]")).to_have_count(1)
    tap(member, say("i-am", name="Ada"))
    expect_commands(member, ORDER)


def test_a_release_another_tab_saw_first_is_offered_in_both_tabs(
    member: Page, address: str, replaced: Path
) -> None:
    another_release(replaced)
    member.add_init_script(FOUND_BEFORE)
    member.goto(address)
    beside = member.context.new_page()
    beside.goto(address)
    for page in (member, beside):
        expect(page.get_by_role("button", name=say("use-newer"))).to_be_visible()
    for page in (member, beside):  # nothing is waiting for the second, yet it restarts
        expect(page.locator("meta[name=release]")).to_have_count(0)
        page.get_by_role("button", name=say("use-newer")).click()
        expect(page.locator("meta[name=release]")).to_have_count(1)


def test_a_site_taken_down_as_documented_is_gone_from_the_device(
    visitor: Page, root: str, published: Path
) -> None:
    visitor.add_init_script(NO_PYTHON)
    for folder in ("club", "rozz"):
        put_on_device(visitor, f"{root}{folder}/")
    visitor.evaluate(LEAVE_MORE, ["/club/", "/rozz/"])
    (script,) = re.findall(r"```js\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(), re.S)
    shutil.rmtree(published / "rozz")
    (published / "rozz").mkdir()
    (published / "rozz" / "sw.js").write_text(script)
    (published / "rozz" / "index.html").write_text("<!doctype html><title>Gone</title><h1>Rozz has moved</h1>")
    visitor.goto(f"{root}rozz/")  # from the device once more; meanwhile the browser finds the other service worker
    beside = visitor.context.new_page()
    beside.goto(f"{root}club/manifest.json")
    wait_until(beside, USE_UNTIL_GONE)
    expect(visitor.get_by_role("heading", name="Rozz has moved")).to_be_visible()
    names = visitor.evaluate("caches.keys()")
    assert len(names) == 2 and all("/club/" in name for name in names), "the other copy keeps its own"
    assert "rozz:/rozz/match/0" in visitor.evaluate("Object.keys(localStorage)")


def test_files_that_the_browser_dropped_are_fetched_again(
    relaunch: Callable[..., BrowserContext], address: str
) -> None:
    context = relaunch()
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    page.goto(address)
    keep(page)
    whole = page.evaluate(FILES)
    page.evaluate("""async () => {
        const cache = await caches.open((await caches.keys()).find(name => name.startsWith('workbox-precache')));
        const some = (await cache.keys()).filter(key => /rozz\\.pack|asm\\.|main\\.py|interpreter/.test(key.url));
        for (const key of some) await cache.delete(key);
    }""")
    assert len(page.evaluate(FILES)) < len(whole)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(say("startup-offline"))
    context.set_offline(False)
    page.reload()
    is_open(page)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    # As the message said: offline it starts again with the dropped files, which are all on the device again.
    wait_until(page, f"async whole => (await ({FILES})()).join() === whole.join()", whole)


def test_a_copy_at_the_top_leaves_the_one_in_a_folder_alone(
    visitor: Page, context: BrowserContext, root: str, published: Path
) -> None:
    shutil.copytree(published / "club", published, dirs_exist_ok=True)
    visitor.add_init_script(NO_PYTHON)
    for address in (f"{root}rozz/", root):
        put_on_device(visitor, address)
    context.set_offline(True)
    for address in (f"{root}rozz/", root):
        visitor.goto(address)
        expect(visitor.get_by_role("heading", name=say("promise"))).to_be_visible()
        assert visitor.evaluate("navigator.serviceWorker.controller.scriptURL") == f"{address}sw.js"
        assert visitor.evaluate(LACKING, json.loads((published / "manifest.json").read_text())["files"]) == []


def test_foreign_and_inline_code_is_blocked_and_the_site_is_installable(
    unchecked_page: Page, context: BrowserContext, lend_browser: Callable[[], BrowserContext], address: str
) -> None:
    page = unchecked_page
    page.add_init_script(NO_PYTHON)
    page.goto(address)
    element = "Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = 1' })"
    inline = f"document.body.append({element})"
    assert page.evaluate(VIOLATION, inline) == "script-src-elem"
    assert page.evaluate("globalThis.ran") is None
    assert page.evaluate(VIOLATION, "fetch('https://example.org/').catch(() => 0)") == "connect-src"
    foreign = "document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' }))"
    assert page.evaluate(VIOLATION, foreign) == "img-src"
    page.close()
    page = lend_browser().new_page()  # here the service worker answers
    page.add_init_script(NO_PYTHON)
    page.goto(address)
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    # A page's <meta> does not reach its workers, but the service worker's response does. One of the site's files stands
    # in for the snapshot maker, which may have ended before the test can use it.
    with page.expect_worker(lambda worker: worker.url.endswith("?asked")) as started:
        page.evaluate("globalThis.asked = new Worker('static/interpreter.mjs?asked', { type: 'module' })")
    assert started.value.evaluate(VIOLATION, "fetch('https://example.org/').catch(() => 0)") == "connect-src"
    assert context.cookies() == [] and page.context.cookies() == []


def test_icons_match_their_drawings(unchecked_page: Page, root: str) -> None:
    """Compares pixels, except for what another browser version rounds differently."""
    differ = """async ([one, other]) => {
        const pixels = async source => {
            const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
            const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
            canvas.drawImage(picture, 0, 0);
            return canvas.getImageData(0, 0, picture.width, picture.height).data;
        };
        const [a, b] = [await pixels(one), await pixels(other)];
        return a.length === b.length ? a.reduce((sum, each, at) => sum + Math.abs(each - b[at]), 0) / a.length : -1;
    }"""
    for name in icon_files.ICONS:
        kept, drawn = (icon_files.STATIC / name).read_bytes(), icon_files.drawn(unchecked_page, name)
        both = [base64.b64encode(each).decode() for each in (kept, drawn)]
        difference = unchecked_page.evaluate(differ, both)
        assert 0 <= difference < 1, f"{name}: draw it anew with `python -m rozz.cli.site.icon_files`"


def test_plain_http_works_at_the_table_and_says_what_needs_https(playwright: Playwright, root: str) -> None:
    options = chromium.launch_options(playwright)
    browser = playwright.chromium.launch(
        **{**options, "args": [*options["args"], "--host-resolver-rules=MAP rozz.example 127.0.0.1"]}
    )
    page = browser.new_page()
    address = root.replace("127.0.0.1", "rozz.example")
    page.goto(f"{address}rozz/")
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_text(say("needs-https"))).to_be_visible()
    enter(page, "Basic Training", NAMES)
    play_no_commands(page, "Ada")
    play_no_commands(page, "Ben")
    finish_turn(page)
    expect(page.get_by_role("heading", name=pattern("pass-to"), exact=False)).to_be_visible()
    stored = page.evaluate("Object.entries(localStorage).filter(([key]) => /match.[0-9a-f]+$/.test(key))")
    assert len(stored) == 1 and '"turns"' in stored[0][1]
    browser.close()


def test_an_app_shortcut_works_without_decompression_streams(unchecked_page: Page, root: str) -> None:
    page = unchecked_page
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(f"{root}rozz/?go=rules")
    is_open(page)
    expect(page.get_by_role("heading", name=say("rules"), exact=False).first).to_be_visible()
    assert page.url == f"{root}rozz/#go=rules&game=rozz"
