"""The start from a snapshot of Python's memory that the page made itself, and without it if anything is wrong."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rozz.cli.serve import site
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import IS_COMPILED, NEVER_IDLE, no_requests_elsewhere, wait_until
from tests.support.browser.player_actions import store_script, stored_after, tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.words import reveal_of

#: These tests are about how the page starts and what the browser keeps for it.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]

#: Pyodide's initial memory, in bytes.
BEGINS_WITH = 31_457_280
#: Makes an idle moment follow each task; on a busy machine there may be none at all.
SOON_IDLE = "window.requestIdleCallback = (call) => setTimeout(call)"
REFUSE_ONCE = """
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function () {
    WebAssembly.Memory.prototype.grow = grow;
    throw new RangeError('out of memory');
};
"""
#: The index of the snapshot's parts.
INDEX = """caches.match(location.pathname, { cacheName: 'rozz:/snapshot' }).then(kept => kept?.text())
    .then(name => name && caches.match(`${location.pathname}?${name}`, { cacheName: 'rozz:/snapshot' }))
    .then(kept => kept?.json())"""
SIZE = f"{INDEX}.then(index => index.size)"
MADE = f"{INDEX}.then(index => index && !index.changed ? index.release : '')"
RESTORED = """async () => {
    const { snapshot } = await import(new URL('static/interpreter.mjs', location.href));
    return snapshot.isWhole && !snapshot.fault;
}"""
#: Whether the page has noted that this start began.
BEGUN = "document.documentElement.dataset.start && localStorage.getItem('rozz:/start') === 'again'"
#: Whether the work after a start is over, too.
STARTED = "!localStorage.getItem('rozz:/start')"
#: Changes the stored last view to another zoom.
ZOOMED = """{
    const [key, text] = Object.entries(localStorage).find(([key]) => key.endsWith("shown"));
    const shown = JSON.parse(text);
    shown.root["data-tier"] = shown.root["data-tier"] === "near" ? "far" : "near";
    localStorage.setItem(key, JSON.stringify(shown));
}"""
#: A tap before Python has started.
RULES_TAPPED = "addEventListener('DOMContentLoaded', () => document.querySelector('[data-do=rules]').click())"
#: Whether the browser stores this text anywhere.
KEPT_TEXT = "text => Object.values({ ...localStorage }).some((each) => each.includes(text))"
#: A tap as soon as the document is parsed, before the page's own first script has continued.
PLAY_NOW_TAPPED = """document.addEventListener('readystatechange',
    () => document.querySelector('[data-do=play-now]').click(), { once: true })"""
#: Types in the box as soon as it is there, long before Python listens.
WRITTEN = """document.addEventListener('DOMContentLoaded', () => setTimeout(() => {
    const box = document.querySelector('textarea');
    if (box) box.value = 'M: INF @ Drift > D2';
}))"""
#: Taps a tile of the board as soon as it is there, long before Python listens.
TILE_TAPPED = """document.addEventListener('DOMContentLoaded', () => setTimeout(() => {
    document.querySelector("#board [data-tile='Drift']")?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}))"""
#: The snapshot reader never answers; time runs faster.
NEVER_HEARD = """
const [NativeWorker, wait] = [Worker, setTimeout];
globalThis.Worker = function (address, options) {
    return options?.name === 'reader' ? {} : new NativeWorker(address, options);
};
globalThis.setTimeout = (does, time, ...given) => wait(does, time === 20_000 ? 200 : time, ...given);
"""
#: PyScript reports the end of Python's first script much too late.
OVER_LATE = """
addEventListener('py:done', (event) => {
    if (event.isLate) return;
    event.stopImmediatePropagation();
    const done = Object.assign(new Event('py:done'), { isLate: true });
    setTimeout(() => (dispatchEvent(done), (window.isOver = true)), 3000);
});
"""
#: A tab marked as busy makes no snapshot.
BUSY = "if (sessionStorage.getItem('busy')) requestIdleCallback = () => {}"
#: Samples every session, and every two-thousandth byte of what is allocated.
SAMPLED = "HeapProfilerReporting:" + "/".join(
    ("stable-probability/1/nonstable-probability/1", "sampling-rate/2000/renderer-sampling-rate-bytes/2000")
)
#: Records the names of started workers.
HIRING = """
window.hired = [];
const NativeWorker = Worker;
globalThis.Worker = function (address, options) {
    window.hired.push(options?.name);
    return new NativeWorker(address, options);
};
"""
#: A snapshot maker that makes an empty one at once and is counted. The snapshot may be lost when its maker ends, as in
#: private windows of some browsers, or only if no page holds its cache: `lose` decides. Or it is never ready.
MAKER = """
window.made = 0;
window.lose = () => false;
window.held = new Set();
const openCache = CacheStorage.prototype.open, UsualWorker = globalThis.Worker, isSlow = Boolean('%s');
CacheStorage.prototype.open = function (name) {
    held.add(name);
    return openCache.call(this, name);
};
globalThis.Worker = function (address, options) {
    if (options?.name !== 'snapshot maker') return new UsualWorker(address, options);
    window.made += 1;
    const maker = {};
    const make = async () => {
        const cache = await openCache.call(caches, 'rozz:/snapshot');
        await cache.put(location.pathname, new Response('index'));
        await cache.put(`${location.pathname}?index`, new Response('{"parts": []}'));
        if (window.lose()) await caches.delete('rozz:/snapshot');
        maker.onmessage({ data: '' });
    };
    if (!isSlow) make();
    return maker;
};
"""
#: Repeats what the page does after a start, or after one without a snapshot if given the mark of such a start.
SETTLED = """async without => {
    const { loadPyodide, snapshot } = await import(new URL('static/interpreter.mjs', location.href));
    if (without) {
        Object.assign(snapshot, { isWhole: false, fault: null });
        document.documentElement.dataset.start = without;
    }
    const python = await loadPyodide();
    await python.runPythonAsync(
        'from rozz.ui.browser.startup import snapshot_schedule; await snapshot_schedule.settle(None)'
    );
}"""
NO_SNAPSHOT = "first"
#: Stores how often a rehearsal has begun.
REHEARSALS = """async begun => {
    const cache = await caches.open('rozz:/snapshot');
    await cache.put(`${location.href}?rehearsed`, new Response(begun));
}"""
#: The first start in a tab waits for WebAssembly; a test can end that request as browsers do when a page is left.
HELD = """
const nativeFetch = window.fetch, isHeld = !sessionStorage.getItem('held');
sessionStorage.setItem('held', 'yes');
window.fetch = (asked, ...how) => {
    if (!isHeld || !String(asked.url ?? asked).endsWith('.wasm')) return nativeFetch.call(window, asked, ...how);
    return new Promise((_, refuse) => {
        window.endRequest ??= () => refuse(new TypeError('NetworkError when attempting to fetch resource.'));
    });
};
"""
KEEP_GOOD = """async () => {
    const [cache, good] = [await caches.open('rozz:/snapshot'), await caches.open('good')];
    for (const request of await cache.keys()) await good.put(request, await cache.match(request));
}"""
#: Damage that only the reader sees: it answers with an index and all parts, and finally with nothing if one is bad.
UNREADABLE = ("cut off", "empty", "damaged", "a part of it gone", "said by no index", "a block of it forgotten")
READ = """() => new Promise(done => {
    const reader = new Worker('static/snapshot_reader.mjs', { type: 'module', name: 'reader' });
    const heard = [];
    reader.onmessage = ({ data }) => {
        heard.push(data === null ? 'nothing' : Array.isArray(data) ? 'parts' : 'index');
        if (heard.at(-1) !== 'index') done(heard.at(-1));
    };
})"""
RELEASE = "async () => (await import(new URL('static/interpreter.mjs', location.href))).release()"
CHANGE = """async change => {
    const cache = await caches.open('rozz:/snapshot');
    const good = (await caches.has('good')) ? await caches.open('good') : cache;
    for (const request of await good.keys()) if (good !== cache) await cache.put(request, await good.match(request));
    const here = location.origin + location.pathname;
    const named = await (await cache.match(here)).text();
    const index = { ...await (await cache.match(`${here}?${named}`)).json(), changed: 'yes' };
    const name = `${here}?${index.parts.at(-1)}`;
    let bytes = new Uint8Array(await (await cache.match(name)).arrayBuffer());
    if (change === 'cut off') bytes = bytes.slice(0, bytes.length / 2);
    if (change === 'empty') bytes = new Uint8Array();
    if (change === 'damaged') bytes.fill(7, bytes.length / 2, bytes.length / 2 + 100);
    if (change === 'of another release') index.release = index.release.replace(/^\\d+/, '999');
    if (change === 'impossible') index.head.fill(7);
    await cache.put(name, new Response(bytes));
    if (change === 'a part of it gone') await cache.delete(name);
    if (change === 'a block of it forgotten') index.blocks.splice(index.blocks.length / 2, 1);
    const text = new TextEncoder().encode(JSON.stringify(index));
    const right = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join();
    const called = change === 'a block of it forgotten' ? named : right;
    await cache.put(`${here}?${called}`, new Response(text));
    await cache.put(here, new Response(change === 'said by no index' ? '{' : called));
}"""


@pytest.fixture
def context(first_visit: BrowserContext) -> BrowserContext:
    """A test that asks only for a page gets a first visit."""
    return first_visit


def is_open(page: Page) -> None:
    """Expect that Python has taken over the page."""
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()


def is_taken_over(page: Page) -> None:
    """The same with an open match."""
    expect(page.get_by_role("button", name=say("ready"))).to_be_visible()
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)


def is_from_snapshot(page: Page) -> bool:
    """Whether Python's memory was restored; the page's own marks are gone after the next redraw."""
    return bool(page.evaluate(RESTORED))


def end_renderers(context: BrowserContext) -> None:
    """Kill the renderers, as the system does when memory is short."""
    assert context.browser is not None
    processes = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    for process in processes:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)


def await_snapshot(page: Page) -> str:
    """Wait until the page has made and stored a snapshot, as it does when idle; return what it is made of."""
    return str(wait_until(page, MADE))


@pytest.mark.long
def test_a_later_visit_uses_a_snapshot_and_replaces_a_damaged_one(
    relaunch: Callable[..., BrowserContext], address: str
) -> None:
    context = relaunch()
    with no_requests_elsewhere(context, address):
        damage_and_replace(context.new_page(), address)


def damage_and_replace(page: Page, address: str) -> None:
    page.add_init_script(BUSY)
    page.goto(address)
    is_open(page)
    made = await_snapshot(page)
    assert is_from_snapshot(page)
    # The page's own part is not in the snapshot, and it works: a match begins and takes a command as text.
    page.get_by_role("button", name=say("new-match"), exact=True).click()
    page.get_by_role("button", name="Solo Training").first.click()
    page.get_by_role("button", name=say("begin")).click()
    text_box(page).fill("N:")
    expect(page.get_by_role("listitem").filter(has_text="N:")).to_be_visible()

    page.evaluate(KEEP_GOOD)
    assert page.evaluate(READ) == "parts"
    for change in UNREADABLE:
        page.evaluate(CHANGE, change)
        assert page.evaluate(READ) == "nothing", change
    page.evaluate("sessionStorage.setItem('busy', 'yes')")
    page.evaluate(CHANGE, "damaged")
    page.reload()
    is_taken_over(page)
    assert not is_from_snapshot(page)
    # A snapshot belongs to these bytes of Rozz and to this browser; any other is refused.
    digest, _, browser = page.evaluate(RELEASE).partition(" ")
    assert digest == made.split()[0] and browser == page.evaluate("navigator.userAgent")
    page.evaluate("sessionStorage.clear()")
    page.evaluate(CHANGE, "of another release")
    page.reload()
    assert await_snapshot(page).split()[0] == made.split()[0], "it is of this release again"
    page.reload()
    is_taken_over(page)
    assert is_from_snapshot(page)


def test_compiled_code_is_rehearsed_once(lend_browser: Callable[[], BrowserContext], address: str) -> None:
    page = lend_browser().new_page()
    page.add_init_script(HIRING)
    page.add_init_script(SOON_IDLE)
    page.goto(address)
    is_open(page)
    assert is_from_snapshot(page) and wait_until(page, IS_COMPILED)
    thinkers = "window.hired.filter(name => name === 'thinker').length"
    for begun in ("1", "2"):
        page.evaluate(REHEARSALS, begun)
        page.evaluate(SETTLED)
        assert wait_until(page, IS_COMPILED) and page.evaluate(thinkers) == 1


@pytest.mark.leisure
def test_a_snapshot_larger_than_pythons_first_memory_is_restored(
    larger_site: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    with site(larger_site) as address:
        page.goto(address)
        is_open(page)
        assert not is_from_snapshot(page)
        await_snapshot(page)
        assert page.evaluate(SIZE) > BEGINS_WITH + 19_000_000
        page.reload()
        is_open(page)
        assert is_from_snapshot(page)
        tap(page, say("new-match"))
        tap(page, "Solo Training", exact=False)
        tap(page, say("begin"))
        expect(page.get_by_role("button", name=say("ready"))).to_be_visible()
        # Without enough memory for it, Python starts without the snapshot.
        page.add_init_script(REFUSE_ONCE)
        page.reload()
        is_taken_over(page)
        assert not is_from_snapshot(page)
        page.close()


def test_a_snapshot_that_cannot_be_restored_is_made_once_and_explained(
    relaunch: Callable[..., BrowserContext], address: str
) -> None:
    context = relaunch()
    warnings: list[str] = []
    context.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    page = context.new_page()
    page.goto(address)
    is_open(page)
    await_snapshot(page)
    page.evaluate(CHANGE, "impossible")
    page.add_init_script(SOON_IDLE)
    page.add_init_script(MAKER % "")
    page.reload()
    is_open(page)
    assert not is_from_snapshot(page)
    page.wait_for_function("localStorage.getItem('rozz:/no-snapshot')")
    page.wait_for_function(STARTED)
    page.evaluate(SETTLED, NO_SNAPSHOT)
    assert page.evaluate("made") == 0
    assert len([each for each in warnings if "starts without a snapshot" in each and "magic number" in each]) == 1
    assert page.evaluate("caches.has('rozz:/snapshot')") is False
    # How it fares with another release or another browser version is unknown.
    page.evaluate("localStorage.setItem('rozz:/no-snapshot', 'of another release')")
    page.evaluate(SETTLED, NO_SNAPSHOT)
    assert page.evaluate("made") == 1


@pytest.fixture
def logged_visitor(relaunch: Callable[..., BrowserContext]) -> tuple[BrowserContext, list[str]]:
    """A browser that has visited the site, and the warnings of its console."""
    context, warnings = relaunch(), list[str]()
    context.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    return context, warnings


@pytest.fixture
def open_page(logged_visitor: tuple[BrowserContext, list[str]], address: str) -> Page:
    """An open page without a snapshot; its maker is quick and is counted."""
    page = logged_visitor[0].new_page()
    page.add_init_script(SOON_IDLE)
    page.add_init_script(MAKER % "")
    page.goto(address)
    is_open(page)
    page.wait_for_function(STARTED)
    page.evaluate("caches.delete('rozz:/snapshot')")
    page.evaluate("localStorage.removeItem('rozz:/snapshots-made')")
    return page


def test_a_snapshot_lost_with_its_maker_is_made_only_once(
    open_page: Page, logged_visitor: tuple[BrowserContext, list[str]]
) -> None:
    open_page.evaluate("() => { window.lose = () => true }")
    for _ in range(2):
        open_page.evaluate(SETTLED, NO_SNAPSHOT)
        assert open_page.evaluate("made") == 1
    assert open_page.evaluate("localStorage.getItem('rozz:/no-snapshot')")
    assert open_page.evaluate("caches.has('rozz:/snapshot')") is False
    assert len([each for each in logged_visitor[1] if "does not keep what is stored" in each]) == 1


def test_a_snapshot_is_kept_where_a_cache_lives_only_with_a_page(
    open_page: Page, logged_visitor: tuple[BrowserContext, list[str]]
) -> None:
    open_page.evaluate("() => { window.lose = () => !held.has('rozz:/snapshot') }")
    open_page.evaluate(SETTLED, NO_SNAPSHOT)
    assert open_page.evaluate("made") == 1 and open_page.evaluate("caches.has('rozz:/snapshot')")
    assert open_page.evaluate("localStorage.getItem('rozz:/no-snapshot')") is None and logged_visitor[1] == []


def test_a_snapshot_lost_between_visits_is_not_made_forever(
    open_page: Page, logged_visitor: tuple[BrowserContext, list[str]]
) -> None:
    for made in (1, 2):
        open_page.evaluate(SETTLED, NO_SNAPSHOT)
        assert open_page.evaluate("localStorage.getItem('rozz:/snapshots-made')").startswith(f"{made} ")
        open_page.evaluate("caches.delete('rozz:/snapshot')")
    assert open_page.evaluate("localStorage.getItem('rozz:/no-snapshot')") is None and logged_visitor[1] == []
    open_page.evaluate(SETTLED, NO_SNAPSHOT)
    assert open_page.evaluate("localStorage.getItem('rozz:/no-snapshot')")
    assert open_page.evaluate("made") == 2
    assert len([each for each in logged_visitor[1] if "does not keep what is stored" in each]) == 1


def test_a_snapshot_that_the_page_cannot_read_is_made_only_once(
    open_page: Page, logged_visitor: tuple[BrowserContext, list[str]]
) -> None:
    open_page.evaluate("() => { Cache.prototype.match = () => Promise.reject(new Error('out of order')) }")
    for _ in range(2):
        open_page.evaluate(SETTLED, NO_SNAPSHOT)
        assert open_page.evaluate("made") == 1
    assert open_page.evaluate("localStorage.getItem('rozz:/no-snapshot')")
    assert len([each for each in logged_visitor[1] if "out of order" in each]) == 1


def test_two_tabs_make_one_snapshot(
    open_page: Page, logged_visitor: tuple[BrowserContext, list[str]], address: str
) -> None:
    beside = logged_visitor[0].new_page()
    beside.add_init_script(SOON_IDLE)
    beside.add_init_script(MAKER % "slow")
    beside.goto(address)
    beside.wait_for_function("window.made === 1")
    open_page.evaluate(SETTLED, NO_SNAPSHOT)
    assert open_page.evaluate("made") == 0
    beside.close()
    is_free = "async () => !(await navigator.locks.query()).held.some(each => each.name === 'rozz:/snapshot')"
    wait_until(open_page, is_free)
    open_page.evaluate(SETTLED, NO_SNAPSHOT)
    assert open_page.evaluate("made") == 1 and not logged_visitor[1]


@pytest.mark.parametrize("when", ["while Python is fetched", "while a snapshot is made"])
def test_a_page_ended_by_the_browser_restarts_with_an_explanation(
    relaunch: Callable[..., BrowserContext], address: str, when: str
) -> None:
    is_fetched = when == "while Python is fetched"
    context = relaunch()
    if is_fetched:
        page = held(context, address)
    else:
        page = context.new_page()
        page.add_init_script(SOON_IDLE)
        page.add_init_script(MAKER % "slow")
        page.goto(address)
        is_open(page)
        page.wait_for_function(STARTED)
        page.evaluate(f"() => void ({SETTLED})('{NO_SNAPSHOT}')")
    mark = "again" if is_fetched else "making"
    page.wait_for_function("mark => localStorage.getItem('rozz:/start') === mark", arg=mark)
    with page.expect_event("crash"):
        end_renderers(context)
    page = relaunch().new_page()  # the old browser might give it a process that was ended with the others
    page.add_init_script(SOON_IDLE)
    page.add_init_script(MAKER % "")
    page.goto(address)
    is_open(page)
    expect(page.get_by_role("status").filter(has_text=say("was-ended"))).to_be_visible()
    page.wait_for_function(STARTED)
    found = page.evaluate("document.documentElement.dataset.start")
    page.evaluate(SETTLED, found)
    assert found == mark and page.evaluate("made") == 0, "none is made on such a visit"
    page.evaluate(SETTLED, NO_SNAPSHOT)
    assert page.evaluate("made") == is_fetched, "nor till the next release, if it was ended while one was made"


def test_a_browser_that_samples_its_heap_survives_running_python(
    relaunch: Callable[..., BrowserContext], address: str
) -> None:
    """Chromium does so in randomly chosen sessions, and reads past the end of an unusual stack."""
    page = relaunch(f"--enable-features={SAMPLED}").new_page()
    page.goto(address)
    is_open(page)
    tap(page, say("play-now"))
    text_box(page).fill("N:")
    tap(page, say("ready"))
    # The computer player has thought in that browser, too.
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()


def test_events_python_has_handled_are_not_repeated_after_the_start(
    returning_page: Page, address: str
) -> None:
    page = returning_page
    page.add_init_script(OVER_LATE)
    page.goto(address)
    expect(page.locator("#starting")).to_have_count(0)
    tap(page, say("play-now"))
    text_box(page).fill("M: INF*1 @ Drift > D2\nM: INF*1 @ Drift > D6")
    page.locator("#delete-order-0").click()
    page.wait_for_function("window.isOver")
    expect(text_box(page)).to_have_value("M: INF @ Drift > D6")


def test_even_the_earliest_tap_on_the_first_screen_takes_effect(returning_page: Page, address: str) -> None:
    page = returning_page
    page.add_init_script(PLAY_NOW_TAPPED)
    page.goto(address)
    expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()


def playing(page: Page, address: str) -> None:
    """A match is open with the text box, and the next visit starts there."""
    visit(page, address)
    tap(page, say("play-now"))
    expect(text_box(page)).to_have_value("")
    page.wait_for_function(KEPT_TEXT, arg=say("commands-now", name="Red"))


def test_text_typed_before_python_starts_is_read(
    returning_page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page = returning_page
    page.add_init_script(store_script(stored_after(lend_page, address, playing)))
    page.add_init_script(WRITTEN)
    page.goto(address)
    listed = page.get_by_role("complementary").get_by_role("listitem")
    expect(listed.filter(has_text="M: INF @ Drift > D2")).to_be_visible()


def test_a_tile_tapped_before_python_starts_is_selected(
    returning_page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page = returning_page
    page.add_init_script(store_script(stored_after(lend_page, address, playing)))
    page.add_init_script(TILE_TAPPED)
    page.goto(address)
    expect(page.locator("#sheet").get_by_role("heading", name="Drift")).to_be_visible()


def test_a_tap_does_not_press_what_replaced_the_tapped_control(returning_page: Page, address: str) -> None:
    page = returning_page
    page.add_init_script(RULES_TAPPED)
    page.goto(f"{address}?go=new-match")
    expect(page.get_by_role("heading", name=say("choose"))).to_be_visible()
    expect(page.locator("#starting")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_app_shortcut_works_even_if_an_open_match_is_drawn_first(
    returning_page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    """On the last visit the board was zoomed, so its first drawing reports another zoom at once."""
    page = returning_page
    page.add_init_script(store_script(stored_after(lend_page, address, playing)))
    page.add_init_script(ZOOMED)
    page.goto(f"{address}?go=new-match")
    expect(page.get_by_role("heading", name=say("choose"))).to_be_visible()


def test_the_start_does_not_wait_for_a_silent_snapshot_reader(returning_page: Page, address: str) -> None:
    page = returning_page
    page.add_init_script(NEVER_HEARD + NEVER_IDLE)
    page.goto(address)
    expect(page.locator("#starting")).to_have_count(0)
    assert page.evaluate(RESTORED) is False


def test_a_page_left_during_its_start_shows_no_message_later(page: Page, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(address, wait_until="domcontentloaded")
    page.wait_for_function(BEGUN)
    page.goto("about:blank")
    page.unroute("**/*.wasm")
    page.goto(address)
    is_open(page)
    expect(page.get_by_text(say("was-ended"))).to_have_count(0)


def held(context: BrowserContext, address: str) -> Page:
    """A returning visitor's page whose start waits for a file."""
    page = context.new_page()
    page.add_init_script(HELD)
    page.goto(address, wait_until="domcontentloaded")
    page.wait_for_function("Boolean(window.endRequest)")
    return page


@pytest.mark.parametrize(
    ("event", "lent"),
    # A dropped snapshot is lost for later tests in that browser, so that case gets its own.
    [("", "relaunch"), ("beforeunload", "lend_browser"), ("pagehide", "lend_browser")],
)
def test_a_request_that_ends_because_the_page_is_left_is_no_error(
    request: pytest.FixtureRequest, address: str, event: str, lent: str
) -> None:
    page = held(request.getfixturevalue(lent)(), address)
    with page.expect_console_message(lambda message: "wasm instantiation failed!" in message.text):
        page.evaluate("event => { if (event) dispatchEvent(new Event(event)); endRequest(); }", event)
    if event == "pagehide":
        expect(page.get_by_role("alert")).to_have_count(0)
    else:  # the page is still there
        expect(page.get_by_role("alert")).to_contain_text(say("startup-wasm-failed"))
    assert page.evaluate("caches.has('rozz:/snapshot')") is bool(event)


def test_a_page_left_while_starting_starts_again_when_it_returns(
    lend_browser: Callable[[], BrowserContext], address: str
) -> None:
    page = held(lend_browser(), address)
    with page.expect_navigation():
        page.evaluate("""() => {
            dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
            endRequest();
            dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }""")
    is_open(page)
    assert is_from_snapshot(page)
    # A page that has started continues as it was.
    page.evaluate("""() => {
        window.isTheSame = true;
        for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }""")
    tap(page, say("new-match"))
    expect(page.get_by_role("heading", name=say("choose"))).to_be_visible()
    assert page.evaluate("window.isTheSame") is True


def test_a_second_tab_knows_that_a_start_is_still_running(page: Page, context: BrowserContext, address: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(address, wait_until="domcontentloaded")
    page.wait_for_function(BEGUN)
    other = context.new_page()
    other.goto(address)
    is_open(other)
    expect(other.get_by_text(say("was-ended"))).to_have_count(0)
