"""The site as it is published: in a folder of somebody's address, offline, installed, and replaced by a newer one."""

from __future__ import annotations

import base64
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from rozz.cli import chromium
from rozz.cli.serve import site
from rozz.cli.site import icon_files, javascript
from rozz.cli.site.build import ROOT, service_worker
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import until
from tests.support.browser.people import begin, enter, finish, nothing, order, ready, tap, text_box
from tests.support.words import pattern

#: How the page starts and what the browser keeps for it is the subject.
pytestmark = pytest.mark.loads_the_page

NAMES = {"RED": "Ada", "BLUE": "Ben"}
ORDER = "M: INF*2 @ Karn > K1"
#: Every file is on the device, and the service worker answers from now on.
KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
#: How many files of a release are on the device.
FILES = """async () => {
    const name = (await caches.keys()).find(name => name.startsWith('workbox-precache'));
    return (await (await caches.open(name)).keys()).length;
}"""
#: Whether nothing of `rozz/` is registered any more.  Where the one that was found while the old one was at work still
#: waits, as happens in Chromium, it is told what the page's offer tells it.
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
    """Everybody here comes for the first time."""
    return first_visit


@pytest.fixture
def published(built_site: Path, tmp_path: Path) -> Path:
    """A folder of an address that has the site in `rozz/` and another copy of it in `club/`."""
    for name in ("rozz", "club"):
        shutil.copytree(built_site, tmp_path / "address" / name)
    return tmp_path / "address"


@pytest.fixture
def root(published: Path) -> Iterator[str]:
    """Where that address is."""
    with site(published) as root:
        yield root


@pytest.fixture
def visitor(context: BrowserContext, root: str) -> Iterator[Page]:
    """A page; nothing that it asks for may leave the address."""
    strangers: list[str] = []
    context.on("request", lambda request: None if request.url.startswith(root) else strangers.append(request.url))
    yield context.new_page()
    assert [each for each in strangers if not each.startswith(("data:", "blob:"))] == []


def is_open(page: Page) -> None:
    """Python has taken the page over."""
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)


#: Nobody here hears that a newer release has been found; it is being fetched by then.
TOLD_BEFORE = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    const found = new Promise((heard) => registration.addEventListener('updatefound', heard, { once: true }));
    if (!registration.installing && !registration.waiting) await found;
    return registration;
};
"""


def keep(page: Page) -> None:
    """Wait till the site is on the device, as it is some moments after the first visit."""
    is_open(page)
    until(page, KEPT)


def another_release(folder: Path) -> None:
    """Replace the site by one that differs in what it says of itself."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    kept = {name: content for name, content in files.items() if not name.startswith("workbox/") and name != "sw.js"}
    index = kept["index.html"].replace(b"</head>", b'<meta name="release" content="the next">\n</head>')
    kept["index.html"] = index
    listed = {name: content for name, content in kept.items() if name != "manifest.json"}
    script = javascript.scripts(ROOT / "static")[javascript.SERVICE_WORKER]
    for name, content in {**kept, **service_worker(listed, script)}.items():
        (folder / name).write_bytes(content)


def test_played_under_a_folder_and_offline_ever_after(
    visitor: Page, context: BrowserContext, root: str, published: Path
) -> None:
    begin(visitor, f"{root}rozz/", "Basic Training", NAMES)
    tap(visitor, say("i-am", name="Ada"))
    text_box(visitor).fill(ORDER)
    order(visitor, ORDER)
    keep(visitor)
    shutil.rmtree(published)  # gone; what is on the device is all there is
    context.set_offline(True)
    visitor.reload()
    tap(visitor, say("i-am", name="Ada"))
    order(visitor, ORDER)
    ready(visitor)
    nothing(visitor, "Ben")
    finish(visitor)
    expect(visitor.get_by_role("heading", name=pattern("pass-to"), exact=False)).to_be_visible()
    tap(visitor, say("home"))
    visitor.get_by_role("link", name=say("rules")).or_(visitor.get_by_role("button", name=say("rules"))).first.click()
    expect(visitor.get_by_role("heading", name=say("rules"), exact=False).first).to_be_visible()


def test_two_copies_at_one_address_share_nothing(visitor: Page, root: str) -> None:
    begin(visitor, f"{root}rozz/", "Basic Training", NAMES)
    keep(visitor)
    keys = visitor.evaluate("Object.keys(localStorage)")
    assert keys and all(key.startswith("rozz:/rozz/") for key in keys)
    assert all("/rozz/" in name for name in visitor.evaluate("caches.keys()"))
    assert all("/rozz/" in database["name"] for database in visitor.evaluate("indexedDB.databases?.() ?? []"))
    visitor.goto(f"{root}club/")
    is_open(visitor)
    expect(visitor.get_by_role("heading", name="Basic Training")).to_have_count(0)
    expect(visitor.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()


def test_a_newer_release_is_offered_and_takes_the_match_over(visitor: Page, root: str, published: Path) -> None:
    begin(visitor, f"{root}rozz/", "Basic Training", NAMES)
    keep(visitor)
    another_release(published / "rozz")
    visitor.reload()  # the old service worker answers with the old page, and finds the new one
    tap(visitor, say("i-am", name="Ada"))
    expect(visitor.locator("meta[name=release]")).to_have_count(0)
    text_box(visitor).fill(ORDER)
    offer = visitor.get_by_role("button", name=say("use-newer"))
    expect(offer).to_be_visible()
    order(visitor, ORDER)
    offer.click()
    expect(visitor.locator("meta[name=release]")).to_have_count(1)
    tap(visitor, say("i-am", name="Ada"))
    order(visitor, ORDER)


def test_a_release_another_tab_saw_first_is_offered_in_both_tabs(
    visitor: Page, root: str, published: Path
) -> None:
    visitor.goto(f"{root}rozz/")
    keep(visitor)
    another_release(published / "rozz")
    visitor.add_init_script(TOLD_BEFORE)
    visitor.reload()
    beside = visitor.context.new_page()
    beside.goto(f"{root}rozz/")
    for page in (visitor, beside):
        expect(page.get_by_role("button", name=say("use-newer"))).to_be_visible()
    for page in (visitor, beside):  # when the second is asked nothing waits any more, and it begins again all the same
        expect(page.locator("meta[name=release]")).to_have_count(0)
        page.get_by_role("button", name=say("use-newer")).click()
        expect(page.locator("meta[name=release]")).to_have_count(1)


def test_a_site_taken_down_as_documented_is_gone_from_the_device(
    visitor: Page, root: str, published: Path
) -> None:
    visitor.goto(f"{root}club/")
    keep(visitor)
    begin(visitor, f"{root}rozz/", "Basic Training", NAMES)
    keep(visitor)
    (script,) = re.findall(r"```js\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(), re.S)
    shutil.rmtree(published / "rozz")
    (published / "rozz").mkdir()
    (published / "rozz" / "sw.js").write_text(script)
    (published / "rozz" / "index.html").write_text("<!doctype html><title>Gone</title><h1>Rozz has moved</h1>")
    visitor.reload()  # once more from the device: the browser finds the other service worker meanwhile
    beside = visitor.context.new_page()
    beside.goto(f"{root}club/manifest.json")
    until(beside, USE_UNTIL_GONE)
    expect(visitor.get_by_role("heading", name="Rozz has moved")).to_be_visible()
    names = visitor.evaluate("caches.keys()")
    assert names and all("/club/" in name for name in names), "the other copy keeps its own"
    assert any("/match/" in key for key in visitor.evaluate("Object.keys(localStorage)"))


def test_half_of_the_files_forgotten(unwatched_page: Page, context: BrowserContext, root: str) -> None:
    page = unwatched_page
    page.goto(f"{root}rozz/")
    keep(page)
    whole = page.evaluate(FILES)
    page.evaluate("""async () => {
        const cache = await caches.open((await caches.keys()).find(name => name.startsWith('workbox-precache')));
        const some = (await cache.keys()).filter(key => /rozz\\.pack|asm\\.|main\\.py|interpreter/.test(key.url));
        for (const key of some) await cache.delete(key);
    }""")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(say("startup-offline"))
    context.set_offline(False)
    page.reload()
    is_open(page)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    until(page, f"async whole => await ({FILES})() === whole", whole)  # as the sentence said
    context.set_offline(True)
    page.reload()
    is_open(page)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()


def test_a_copy_at_the_top_leaves_the_one_in_a_folder_alone(
    visitor: Page, context: BrowserContext, root: str, published: Path
) -> None:
    shutil.copytree(published / "club", published, dirs_exist_ok=True)
    visitor.goto(f"{root}rozz/")
    keep(visitor)
    visitor.goto(root)
    keep(visitor)
    context.set_offline(True)
    for address in (f"{root}rozz/", root):
        visitor.goto(address)
        is_open(visitor)


def test_nothing_foreign_and_nothing_inline_runs_and_it_can_be_installed(
    unwatched_page: Page, context: BrowserContext, root: str
) -> None:
    page = unwatched_page
    page.goto(f"{root}rozz/")
    keep(page)
    devtools = context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window cannot install anything; that is the only thing in its way.
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []
    element = "Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = 1' })"
    inline = f"document.body.append({element})"
    assert page.evaluate(VIOLATION, inline) == "script-src-elem"
    assert page.evaluate("globalThis.ran") is None
    assert page.evaluate(VIOLATION, "fetch('https://example.org/').catch(() => 0)") == "connect-src"
    foreign = "document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' }))"
    assert page.evaluate(VIOLATION, foreign) == "img-src"
    page.reload()  # from now on the service worker answers
    is_open(page)
    # A page's <meta> does not reach its workers; the service worker's answer does. One of its files stands for the
    # maker of the snapshot, which may have ended before anything is asked of it.
    with page.expect_worker(lambda worker: worker.url.endswith("?asked")) as started:
        page.evaluate("globalThis.asked = new Worker('static/interpreter.mjs?asked', { type: 'module' })")
    assert started.value.evaluate(VIOLATION, "fetch('https://example.org/').catch(() => 0)") == "connect-src"
    assert context.cookies() == []


def test_icons_are_those_of_the_drawings(unwatched_page: Page, root: str) -> None:
    """Their pixels, but for what another version of a browser rounds otherwise."""
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
        kept, drawn = (icon_files.STATIC / name).read_bytes(), icon_files.drawn(unwatched_page, name)
        both = [base64.b64encode(each).decode() for each in (kept, drawn)]
        difference = unwatched_page.evaluate(differ, both)
        assert 0 <= difference < 1, f"{name}: draw it anew with `python -m rozz.cli.site.icon_files`"


def test_on_plain_http_the_table_works_and_says_what_needs_https(playwright: Playwright, root: str) -> None:
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
    nothing(page, "Ada")
    nothing(page, "Ben")
    finish(page)
    expect(page.get_by_role("heading", name=pattern("pass-to"), exact=False)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=pattern("pass-to"), exact=False)).to_be_visible()
    browser.close()


def test_shortcuts_work_without_decompression_streams_too(
    unwatched_page: Page, root: str
) -> None:
    page = unwatched_page
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(f"{root}rozz/?go=nowhere")
    is_open(page)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    page.goto(f"{root}rozz/?go=rules")
    is_open(page)
    expect(page.get_by_role("heading", name=say("rules"), exact=False).first).to_be_visible()
    assert page.url == f"{root}rozz/#go=rules&game=rozz"
    page.goto(f"{root}rozz/?go=new-match")
    is_open(page)
    expect(page.get_by_role("heading", name=say("choose"))).to_be_visible()
