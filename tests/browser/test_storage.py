"""No data is lost: a full or forbidden store, two tabs on one match, damaged, older and newer records."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from rozz.ui.features.match_list.session_codec import FORMAT
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import wait_until
from tests.support.browser.player_actions import (
    READ_STORE,
    assert_keeps_secrets,
    begin,
    buy,
    choose_in_menu,
    enter,
    expect_commands,
    open_after,
    play_no_commands,
    store_script,
    stored_after,
    submit,
    tap,
    text_box,
)
from tests.support.browser.process import browser
from tests.support.browser.reusable_page import restart_with, revisit, visit
from tests.support.words import longest_part, pattern, reveal_of

#: Fills the rest of the store: a write of a few hundred characters then fits only if less important data makes room.
CROWD = """() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
        try { for (let at = 0; ; at++) localStorage.setItem(`filler ${size} ${at}`, "x".repeat(size)); } catch {}
}"""
#: The same, with nothing left that makes room.
FILL = f"() => {{ for (const name of ['shown', 'tales']) localStorage.removeItem(`rozz:/${{name}}`); ({CROWD})(); }}"
EMPTY = "for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)"
#: The copies on the disk: whether there are this many, and how to clear them.
MATCHES = """(does) => new Promise((done) => {
    indexedDB.open("rozz:/matches").onsuccess = ({ target: { result } }) => {
        const deal = result.transaction("matches", "readwrite");
        const asked = does(deal.objectStore("matches"));
        deal.oncomplete = () => (result.close(), done(asked.result));
    };
})"""
ON_DISK = f"async (number) => (await ({MATCHES})((store) => store.count())) === number"
CLEAR_DISK = f"({MATCHES})((store) => store.clear())"
STORED = "Object.entries(localStorage).filter(([key]) => key.includes('/match/')).sort()"
#: The same as one text, for comparison.
WRITTEN = f"JSON.stringify({STORED})"


#: Whether the view for the next visit is stored: the first screen, or the open match.
AT_HOME = "JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match === ''"
AT_MATCH = "JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match"


def sealed(text: str) -> str:
    return f"{crc32(text.encode()):08x}{text}"


def tank_bought(page: Page, address: str) -> None:
    """Ada has bought a tank."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "ARMOR")
    expect_commands(page, "P: ARMOR > Drift")


def soldier_bought(page: Page, address: str) -> None:
    """A solo player has bought a soldier."""
    begin(page, address, "Solo Training", {"Red": "Ada"})
    text_box(page).fill("P: INF > Drift")
    expect_commands(page, "P: INF > Drift")
    page.wait_for_function(AT_MATCH)


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada has bought a tank and is about to order more."""
    open_after(page, address, tank_bought)
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "P: ARMOR > Drift")
    return page


def key_of(page: Page) -> str:
    """The storage key of the only match."""
    return str(page.evaluate("Object.keys(localStorage).find((key) => /match\\/[0-9a-f]+$/.test(key))"))


def test_a_full_store_is_reported_and_saved_data_stays(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    before = page.evaluate("key => localStorage.getItem(key)", key)
    page.evaluate(FILL)
    text_box(page).fill("P: ARMOR > Drift\n" + f'C: BLUE "{"x" * 150}"\n' * 60)
    notice = page.get_by_role("alert").filter(has_text=say("unsaved-full"))
    expect(notice).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", key) == before
    with page.expect_download() as waiting:
        notice.get_by_role("button", name=say("share")).click()
    # Anyone may get the file, so it contains no drafts.
    assert "xxxx" not in waiting.value.path().read_text()
    page.evaluate(EMPTY)
    text_box(page).fill("P: ARMOR > Drift\nN:")
    expect(notice).to_have_count(0)
    revisit(page)
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "P: ARMOR > Drift", "N:")


def test_without_storage_the_table_works_and_says_so(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    with browser(playwright, tmp_path) as (_, page):
        page.goto(address)
        with pytest.raises(Error, match="SecurityError"):
            page.evaluate("localStorage.length")
        notice = page.get_by_role("alert").filter(has_text=say("unsaved-forbidden"))
        expect(notice).to_be_visible()
        expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
        tap(page, say("new-match"))
        tap(page, "Solo Training", exact=False)
        tap(page, say("begin"))
        text_box(page).fill("P: INF > Drift")
        expect_commands(page, "P: INF > Drift")
        expect(notice.get_by_role("button", name=say("share"))).to_be_visible()
        submit(page)
        expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
        expect(notice).to_be_visible()
        choose_in_menu(page, say("home"))
        expect(page.get_by_role("article")).to_have_count(1)


def test_data_for_a_quick_start_makes_room_first(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    page.wait_for_function("localStorage.getItem('rozz:/tales')")
    page.evaluate(CROWD)
    expect_commands(page, "P: ARMOR > Drift")
    text_box(page).fill("P: ARMOR > Drift\nP: INF*2 > Drift")
    expect_commands(page, "P: ARMOR > Drift", "P: INF*2 > Drift")
    expect(page.get_by_role("alert")).to_have_count(0)
    stored = page.evaluate("key => [key, `${key}/previous`].map((each) => localStorage.getItem(each))", key)
    assert "INF*2" in stored[0] and "ARMOR" in stored[1], "and the copy before is still there"


@pytest.mark.thorough
def test_a_start_reads_no_match_that_is_not_opened(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    page.wait_for_function(AT_HOME)
    # The summaries after the next start come from what was stored, and from nothing else.
    kept = page.evaluate(READ_STORE)
    assert restart_with(page, {**kept, "rozz:/tales": kept["rozz:/tales"].replace('"Ada"', '"Zoe"')})
    tap(page, f"{say('go-on')}: {say('match-of-two', first='Zoe', second='Ben')}")
    tap(page, say("i-am", name="Ada"))


#: How many summaries of saved matches are stored for the first screen.
SUMMARIES = "Object.keys(JSON.parse(localStorage.getItem('rozz:/tales') ?? '{}')).length"


def fourteen(page: Page, address: str) -> None:
    """The first screen with fourteen matches of Ada and Ben."""
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    for _ in range(13):
        page.get_by_role("button", name=say("duplicate", name="Ada – Ben")).first.click()
    expect(page.get_by_role("button", name=say("whole-shelf", number=14))).to_be_visible()
    wait_until(page, f"() => {SUMMARIES} === 14 && {AT_HOME}")


def open_what_if(page: Page, address: str) -> None:
    """One of fourteen matches is open, in a what-if."""
    fourteen(page, address)
    page.get_by_role("button", name=f"{say('go-on')}: Ada – Ben").first.click()
    tap(page, say("i-am", name="Ada"))
    tap(page, say("try-out"))
    wait_until(page, "() => JSON.parse(localStorage.getItem('rozz:/shown')).trial !== undefined")


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_a_start_does_not_wait_for_matches_it_does_not_show(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    """Only the matches on the first screen have been read by the time the page listens."""
    standing = lend_page()
    fourteen(standing, address)
    tap(standing, say("whole-shelf", number=14))
    expect(standing.get_by_role("article")).to_have_count(14)
    page.add_init_script(store_script(standing.evaluate(READ_STORE)))
    page.add_init_script("""
        const read = new Set(), does = Storage.prototype.getItem;
        Storage.prototype.getItem = function (key) {
            if (/match.[0-9a-f]+$/.test(key)) read.add(key);
            return does.call(this, key);
        };
        addEventListener("rozz:listening", () => (globalThis.readFirst ??= read.size));
    """)
    page.goto(address)
    tap(page, say("whole-shelf", number=14))
    expect(page.get_by_role("article")).to_have_count(14)
    assert page.evaluate("readFirst") == 12
    assert titles(page) == titles(standing)


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_a_full_store_hides_no_match(page: Page, lend_page: Callable[[], Page], address: str) -> None:
    """This holds even if an action before Python listened found no room: the player must see what can be deleted."""
    page.add_init_script(store_script(stored_after(lend_page, address, fourteen)))
    page.add_init_script("""
        const does = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
            if (key.includes("/match/")) throw new DOMException("no room", "QuotaExceededError");
            return does.call(this, key, text);
        };
        document.addEventListener("DOMContentLoaded", () =>
            setTimeout(() => document.querySelector("[data-do=duplicate]").click()));
    """)
    page.goto(address)
    expect(page.get_by_role("alert").filter(has_text=say("unsaved-full")).first).to_be_visible()
    tap(page, say("whole-shelf", number=15))
    expect(page.get_by_role("article")).to_have_count(15)


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_match_summaries_survive_a_reload_from_a_what_if(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page.add_init_script(store_script(stored_after(lend_page, address, open_what_if)))
    page.add_init_script(f"""
        globalThis.least = 99;
        const does = Storage.prototype.setItem;
        Storage.prototype.setItem = function (...what) {{
            does.apply(this, what);
            globalThis.least = Math.min(globalThis.least, {SUMMARIES});
        }};
    """)
    page.goto(address)
    expect(page.get_by_role("status").filter(has_text=say("what-if-left"))).to_be_visible()
    tap(page, say("home"))
    expect(page.get_by_role("button", name=say("whole-shelf", number=14))).to_be_visible()
    assert page.evaluate("least") == 14


@pytest.mark.thorough
def test_foreign_storage_keys_do_not_stop_a_start(page: Page, address: str) -> None:
    fourteen(page, address)
    page.evaluate(r"""() => {
        for (const name of ["\ud800", "a/b", "%FF", "__proto__", "x".repeat(3000), "9e99"])
            for (const kind of ["match/", "gone:", "slow/"]) localStorage.setItem(`rozz:/${kind}${name}`, "9e99");
    }""")
    revisit(page)
    page.get_by_role("button", name=pattern("whole-shelf")).click()
    expect(page.get_by_role("button", name=re.compile(f"^{say('go-on')}: .*Ada – Ben"))).to_have_count(14)
    page.get_by_role("button", name=say("delete", name="Ada – Ben")).first.click()
    expect(page.get_by_role("button", name=re.compile(f"^{say('go-on')}: .*Ada – Ben"))).to_have_count(13)


@pytest.mark.thorough
def test_the_older_copy_makes_room_and_comes_back_if_that_fails(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = text_box(page)
    # Data for the next visit is written a moment later; where there is no room for it, it makes room.
    page.evaluate("localStorage.removeItem('rozz:/tales')")
    text.fill("P: ARMOR > Drift\nP: INF > Drift")
    page.wait_for_function("localStorage.getItem('rozz:/tales')")
    page.evaluate(FILL)
    text.fill("P: ARMOR > Drift\nP: INF*2 > Drift")
    expect_commands(page, "P: ARMOR > Drift", "P: INF*2 > Drift")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "INF*2" in page.evaluate("key => localStorage.getItem(key)", key)
    assert page.evaluate("key => localStorage.getItem(`${key}/previous`)", key) is None

    page.evaluate(EMPTY)
    text.fill("P: ARMOR > Drift\nP: INF*3 > Drift")
    expect_commands(page, "P: ARMOR > Drift", "P: INF*3 > Drift")
    before = page.evaluate(STORED)
    assert len(before) == 2
    page.evaluate(FILL)
    text.fill("P: ARMOR > Drift\n" + f'C: BLUE "{"x" * 150}"\n' * 60)
    expect(page.get_by_role("alert").filter(has_text=say("unsaved-full"))).to_be_visible()
    assert page.evaluate(STORED) == before


def test_a_damaged_state_is_restored_from_the_disk(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    wait_until(page, ON_DISK, 1)
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))", key)
    revisit(page)
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_text(longest_part("damaged"))).to_have_count(0)
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "P: ARMOR > Drift")


def test_changes_missing_from_local_storage_are_recovered(page: Page, address: str) -> None:
    """As after a kill: localStorage is some changes behind, or from before the match began."""
    begin(page, address, "Solo Training", {"Red": "Ada"})
    older = page.evaluate(STORED)
    text_box(page).fill("P: INF*2 > Drift")
    text_box(page).fill("P: INF*3 > Drift")
    expect_commands(page, "P: INF*3 > Drift")
    wait_until(page, ON_DISK, 1)
    page.evaluate("stored => stored.forEach(([key, text]) => localStorage.setItem(key, text))", older)
    revisit(page)
    expect_commands(page, "P: INF*3 > Drift")
    # And localStorage has it again.
    page.evaluate(CLEAR_DISK)
    revisit(page)
    expect_commands(page, "P: INF*3 > Drift")

    text_box(page).fill("P: INF*4 > Drift")
    expect_commands(page, "P: INF*4 > Drift")
    wait_until(page, ON_DISK, 1)
    page.evaluate("localStorage.clear()")
    revisit(page)
    tap(page, f"{say('go-on')}: Ada", exact=False)
    expect_commands(page, "P: INF*4 > Drift")


def test_a_deleted_match_stays_deleted(page: Page, address: str) -> None:
    visit(page, address)
    enter(page, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    wait_until(page, ON_DISK, 1)
    tap(page, say("home"))
    tap(page, say("delete", name="Ada – Ben"))
    wait_until(page, ON_DISK, 0)
    revisit(page)
    expect(page.get_by_text(say("nothing-saved"))).to_be_visible()


def test_a_deleted_match_stays_deleted_even_if_its_disk_copy_remains(page: Page, address: str) -> None:
    """A page that is left at once may not have deleted the copy on the disk; that copy must not be recovered."""
    visit(page, address)
    enter(page, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    wait_until(page, ON_DISK, 1)
    tap(page, say("home"))
    page.evaluate("""() => {
        const its = IDBObjectStore.prototype, does = its.delete;
        its.delete = () => { its.delete = does; window.isUnheard = true; };
    }""")
    tap(page, say("delete", name="Ada – Ben"))
    page.wait_for_function("window.isUnheard")
    assert page.evaluate(ON_DISK, 1)
    page.evaluate("delete window.isUnheard")
    revisit(page)
    wait_until(page, ON_DISK, 0)
    expect(page.get_by_text(say("nothing-saved"))).to_be_visible()
    # Once undone, it is a match like any other, even if the browser was killed before the store reached the disk.
    mark = page.evaluate("Object.entries(localStorage).filter(([key]) => key.includes('/gone:'))")
    assert mark
    tap(page, say("undo"))
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])
    wait_until(page, ON_DISK, 1)
    page.evaluate("""mark => {
        for (const key of Object.keys(localStorage)) if (key.includes("/match/")) localStorage.removeItem(key);
        for (const [key, text] of mark) localStorage.setItem(key, text);
    }""", mark)
    revisit(page)
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_the_page_does_not_wait_for_an_unresponsive_disk(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page.add_init_script(store_script(stored_after(lend_page, address, soldier_bought)))
    page.add_init_script("IDBFactory.prototype.open = () => ({});")
    page.goto(address)
    expect_commands(page, "P: INF > Drift")
    text_box(page).fill("P: INF*2 > Drift")
    expect_commands(page, "P: INF*2 > Drift")
    assert "INF*2" in page.evaluate("key => localStorage.getItem(key)", key_of(page))


@pytest.mark.thorough
def test_an_imported_file_does_not_replace_a_previous_copy(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)
    record = json.loads(text[text.index("{") :])["record"]
    record["id"] += "/previous"
    choose_in_menu(page, say("home"))
    before = page.evaluate("key => localStorage.getItem(`${key}/previous`)", key)
    page.get_by_label(say("open-file")).set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert before and page.evaluate("key => localStorage.getItem(`${key}/previous`)", key) == before


@pytest.mark.thorough
def test_unchanged_data_is_not_written_again(ordering: Page) -> None:
    before = ordering.evaluate(STORED)
    ordering.evaluate("""() => {
        window.does = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new Error("written"); };
    }""")
    text_box(ordering).blur()
    ordering.locator("[data-tile][tabindex='0']").press("ArrowRight")
    expect(ordering.locator("[data-tile]:focus")).to_have_count(1)
    expect(ordering.get_by_role("alert")).to_have_count(0)
    assert ordering.evaluate(STORED) == before
    ordering.evaluate("() => { Storage.prototype.setItem = does; delete window.does; }")


@pytest.mark.thorough
def test_a_selection_is_written_after_painting_or_on_leaving(ordering: Page) -> None:
    tapped = f"""() => {{
        const before = {WRITTEN};
        document.querySelector("#board [data-tile='V1']").dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
        return [before === {WRITTEN}, document.getElementById("sheet").textContent.includes("V1")];
    }}"""
    assert ordering.evaluate(tapped) == [True, True]
    ordering.reload()
    tap(ordering, say("i-am", name="Ada"))
    expect(ordering.locator("#sheet")).to_contain_text("V1")
    held = ordering.evaluate(WRITTEN)
    ordering.evaluate(tapped.replace("V1", "Drift"))
    ordering.wait_for_function(f"(held) => held !== {WRITTEN}", arg=held)


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_the_browser_is_asked_once_for_persistent_storage(page: Page, address: str) -> None:
    asked: list[str] = []
    page.expose_function("heard", lambda word: asked.append(word))
    # The browser may have granted it to another test.
    page.add_init_script("navigator.storage.persisted = async () => false;")
    page.add_init_script("navigator.storage.persist = async () => { await heard('asked'); return false; };")
    page.goto(address)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    assert asked == []
    for red in ("Ada", "Cleo"):
        enter(page, "Basic Training", {"Red": red, "Blue": "Ben"})
        tap(page, say("home"))
        expect(page.get_by_text(say("may-be-forgotten"))).to_be_visible()
    assert asked == ["asked"]


def test_the_state_before_a_damaged_one_is_opened_and_reported(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    wait_until(page, ON_DISK, 1)
    page.evaluate(CLEAR_DISK)
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))", key)
    revisit(page)
    card = page.get_by_role("article").filter(has_text="Ada – Ben")
    expect(card).to_contain_text(say("fell-back"))
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()


#: Waits longer than the timer by which a page in use stores its view for the next visit.
RESTED = "() => new Promise((done) => setTimeout(done, 500))"
#: Records the keys that are written from now on.
KEYS_WRITTEN = """() => {
    const { setItem } = Storage.prototype;
    globalThis.keysWritten = [];
    Storage.prototype.setItem = function (key, text) { keysWritten.push(key); setItem.call(this, key, text); };
}"""


def test_only_one_tab_at_a_time_has_the_match(ordering: Page, context: BrowserContext, address: str) -> None:
    other = context.new_page()
    other.goto(address)
    # A tab takes the match from another only when the player asks for it.
    expect(other.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    expect(ordering.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    ordering.evaluate(RESTED)
    ordering.evaluate(KEYS_WRITTEN)
    tap(other, say("go-on-here"))
    # The first tab releases it at once and shows none of the commands.
    expect(ordering.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    assert "ARMOR" not in ordering.content()
    tap(other, say("i-am", name="Ada"))
    expect_commands(other, "P: ARMOR > Drift")
    # The next visit starts where the player was, not where a tab lost the match.
    ordering.evaluate(RESTED)
    assert "rozz:/shown" not in ordering.evaluate("keysWritten")
    text_box(other).fill("P: ARMOR > Drift\nM: INF @ Drift > D2")
    submit(other)
    # A write in one tab reaches the other a moment later; until then the other would yield once more.
    ordering.wait_for_function(f"written => {WRITTEN} === written", arg=other.evaluate(WRITTEN))
    tap(ordering, say("go-on-here"))
    assert_keeps_secrets(ordering, "ARMOR", "INF")
    expect(other.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    play_no_commands(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    expect(ordering.get_by_role("listitem").filter(has_text="Move 1 INF, Drift → D2")).to_have_count(1)


def test_a_tab_never_overwrites_what_another_wrote(ordering: Page) -> None:
    """As where there are neither locks nor events: the other tab's text is simply there."""
    page, key = ordering, key_of(ordering)
    newer = page.evaluate("key => localStorage.getItem(key)", key)[8:].replace("P: ARMOR > Drift", "P: JET > Drift")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, sealed(newer)])
    text_box(page).fill("P: BOMBER > Drift")
    expect(page.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    tap(page, say("go-on-here"))
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "P: JET > Drift")


def test_a_match_deleted_in_another_tab_can_be_kept(ordering: Page, context: BrowserContext, address: str) -> None:
    other = context.new_page()
    other.goto(address)
    expect(other.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    tap(other, say("home"))
    expect(other.get_by_role("article")).to_have_count(1)
    tap(other, say("delete", name="Ada – Ben"))
    expect(ordering.get_by_text(say("deleted-elsewhere", name="Ada – Ben"))).to_be_visible()
    ordering.get_by_role("status").get_by_role("button", name=say("undo")).click()
    tap(ordering, f"{say('go-on')}: Ada – Ben")
    tap(ordering, say("i-am", name="Ada"))
    expect_commands(ordering, "P: ARMOR > Drift")


@pytest.mark.parametrize("form", [0, 1])
def test_a_match_saved_in_an_older_format_opens(ordering: Page, form: int) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)[8:]
    older = text.replace(f'{{"saved":{FORMAT},', '{"saved":1,' if form else "{", 1).replace(', "told": false', "")
    if not form:
        older = older.replace(', "title": "", "drawn": false', "")
    assert ('"saved":1' in older) == ('"title"' in older) == bool(form) and '"told"' not in older
    assert restart_with(page, {**page.evaluate(READ_STORE), key: sealed(older)})
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "P: ARMOR > Drift")


def test_a_match_saved_by_a_newer_version_is_kept_unchanged(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)[8:]
    newer = sealed(text.replace(f'"saved":{FORMAT}', f'"saved":{FORMAT + 1}', 1))
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, newer])
    revisit(page)
    expect(page.get_by_role("article")).to_contain_text(say("saved-newer"))
    assert page.evaluate("key => localStorage.getItem(key)", key) == newer


def test_storage_keys_reveal_nothing(ordering: Page) -> None:
    names = [key for key, _ in ordering.evaluate(STORED)]
    assert names and all(re.fullmatch(r"rozz:/match/[0-9a-f]{16}(/previous)?", name) for name in names)


@pytest.mark.thorough
def test_the_match_played_last_is_listed_first(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(1)
    enter(page, "Basic Training", {"Red": "Cleo", "Blue": "Dan"})
    revisit(page)
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Cleo – Dan" in page.get_by_role("article").first.inner_text()
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    revisit(page)
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Ada – Ben" in page.get_by_role("article").first.inner_text()


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_the_match_list_shows_the_last_played_day_as_days_pass(page: Page, address: str) -> None:
    """Before Python runs, the page shows the last visit's text."""
    page.clock.set_fixed_time("2026-11-24T12:00")
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    article = page.get_by_role("article")
    expect(article).to_contain_text(say("played-today"))
    wait_until(page, "async told => (localStorage.getItem('rozz:/shown') ?? '').includes(told)", say("played-today"))
    page.clock.set_fixed_time("2026-11-25T12:00")
    page.reload()
    expect(article).to_contain_text(say("played-yesterday"))
    expect(article).not_to_contain_text(say("played-today"))
    page.clock.set_fixed_time("2026-11-26T12:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(article).to_contain_text(say("played-on", day=say("date-short", day=24, month=say("month-11"))))
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("home"))
    expect(article).to_contain_text(say("played-on", day=say("date-short", day=24, month=say("month-11"))))


@pytest.mark.thorough
def test_an_old_match_without_a_play_date_uses_its_storage_date(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(1)
    wait_until(page, "async () => (localStorage.getItem('rozz:/tales') ?? '').includes('\"played\":')")
    # The page for the next start is stored last; until then that is the match.
    wait_until(page, "async () => !JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match")
    kept = page.evaluate(READ_STORE)
    older = re.sub(r',"played":\d+', "", kept["rozz:/tales"])
    assert older != kept["rozz:/tales"] and restart_with(page, {**kept, "rozz:/tales": older})
    expect(page.get_by_role("article")).to_contain_text(say("played-today"))


def titles(page: Page) -> list[str]:
    """The titles of the saved matches, in the order of the list."""
    return page.get_by_role("article").get_by_role("heading").all_inner_texts()


@pytest.mark.thorough
def test_an_undone_deletion_is_stored_before_the_tab_forgets_it(page: Page, address: str) -> None:
    """Whenever the browser is killed, one of the two still has the match."""
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    tap(page, say("delete", name="Ada – Ben"))
    page.evaluate("""() => {
        const noted = (window.noted = []);
        const { setItem, removeItem } = Storage.prototype;
        window.stopNoting = () => {
            Object.assign(Storage.prototype, { setItem, removeItem });
            delete window.noted;
            delete window.stopNoting;
            return noted;
        };
        for (const [name, does] of Object.entries({ setItem, removeItem })) {
            Storage.prototype[name] = function (key, ...what) {
                noted.push(`${name} ${key.replace(/match.*/, "match")}`);
                return does.call(this, key, ...what);
            };
        }
    }""")
    tap(page, say("undo"))
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])
    noted = page.evaluate("stopNoting()")
    assert noted.index("setItem rozz:/match") < noted.index("removeItem rozz:/deleted")


@pytest.mark.thorough
def test_undo_focuses_the_restored_match_and_the_button_stays_put(
    page: Page, address: str
) -> None:
    """The focus used to fall to the box for links at the bottom, which shrank when something else was pressed."""
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    for _ in range(12):
        page.get_by_role("button", name=say("duplicate", name="Ada – Ben")).first.click()
    page.get_by_role("button", name=say("delete", name="Ada – Ben")).first.click()
    tap(page, say("undo"))
    expect(page.get_by_role("button", name=f"{say('go-on')}: Ada – Ben", exact=True)).to_be_focused()
    page.get_by_role("textbox", name=say("paste-link")).focus()
    page.get_by_role("button", name=say("whole-shelf", number=13)).click()
    expect(page.get_by_role("article")).to_have_count(13)


@pytest.mark.thorough
def test_a_damaged_deletion_record_in_a_tab_is_ignored(page: Page, address: str) -> None:
    """The page starts as if the record were not there."""
    visit(page, address)
    for kept in ('[[1e999, "m1", "{}"]]', '[[-1, "m1", "{}"]]', '[[0, "m1"]]', "{"):
        page.evaluate("kept => sessionStorage.setItem('rozz:/deleted', kept)", kept)
        revisit(page)
        expect(page.get_by_role("button", name=say("rules")).first).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=pattern("deleted", number=2))).to_have_count(0)


@pytest.mark.thorough
def test_a_copy_stays_by_its_original_and_deletion_is_undone_after_reload(
    page: Page, address: str
) -> None:
    visit(page, address)
    for red in ("Ada", "Cleo"):
        enter(page, "Basic Training", {"Red": red, "Blue": "Ben"})
        tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert titles(page) == ["Cleo – Ben", "Ada – Ben"]
    tap(page, say("duplicate", name="Ada – Ben"))
    revisit(page)  # at once, before the page has stored its view
    shelf = ["Cleo – Ben", "Ada – Ben", say("copy-of", name="Ada – Ben")]
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    tap(page, say("delete", name=say("copy-of", name="Ada – Ben")))
    tap(page, say("delete", name="Cleo – Ben"))
    for _ in range(2):
        revisit(page)
        expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])
        expect(page.get_by_role("status").filter(has_text=say("deleted", name="", number=2))).to_be_visible()
    tap(page, say("undo"))
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    revisit(page)
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    expect(page.get_by_role("status").filter(has_text=pattern("deleted", number=2))).to_have_count(0)
