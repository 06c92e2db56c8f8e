"""Nothing is lost: a full or forbidden store, two tabs on one match, damaged, older and newer records."""

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
from tests.support.browser.browser_contexts import until
from tests.support.browser.people import (
    KEEP,
    assert_tells_nothing,
    begin,
    buy,
    choose,
    enter,
    finding,
    kept_after,
    led,
    nothing,
    order,
    ready,
    tap,
    text_box,
)
from tests.support.browser.process import browser
from tests.support.browser.standing_page import come_again, go_on_with, visit
from tests.support.words import part_of, pattern, reveal_of

#: Fill what is left of the store; a write of a few hundred characters then finds no room but in what gives way to it.
CROWD = """() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
        try { for (let at = 0; ; at++) localStorage.setItem(`filler ${size} ${at}`, "x".repeat(size)); } catch {}
}"""
#: The same, with nothing left that gives way.
FILL = f"() => {{ for (const name of ['shown', 'tales']) localStorage.removeItem(`rozz:/${{name}}`); ({CROWD})(); }}"
EMPTY = "for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)"
#: The copies on the disk: whether there are so many, and taking them away.
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
#: The same, to be compared.
WRITTEN = f"JSON.stringify({STORED})"


#: What the next visit begins with is kept: the first screen, or the match that is open.
AT_HOME = "JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match === ''"
AT_MATCH = "JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match"


def sealed(text: str) -> str:
    return f"{crc32(text.encode()):08x}{text}"


def tank_bought(page: Page, address: str) -> None:
    """Ada has bought one."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "ARMOR")
    order(page, "P: ARMOR > Drift")


def soldier_bought(page: Page, address: str) -> None:
    """Somebody who plays alone has bought one."""
    begin(page, address, "Solo Training", {"Red": "Ada"})
    text_box(page).fill("P: INF > Drift")
    order(page, "P: INF > Drift")
    page.wait_for_function(AT_MATCH)


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada has bought a tank and is about to order more."""
    led(page, address, tank_bought)
    tap(page, say("i-am", name="Ada"))
    order(page, "P: ARMOR > Drift")
    return page


def key_of(page: Page) -> str:
    """Where the one match is kept."""
    return str(page.evaluate("Object.keys(localStorage).find((key) => /match\\/[0-9a-f]+$/.test(key))"))


def test_a_full_store_is_said_and_what_was_saved_stays(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    before = page.evaluate("key => localStorage.getItem(key)", key)
    page.evaluate(FILL)
    text_box(page).fill("P: ARMOR > Drift\n" + f'C: BLUE "{"x" * 150}"\n' * 60)
    notice = page.get_by_role("alert").filter(has_text=say("unsaved-full"))
    expect(notice).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", key) == before
    with page.expect_download() as waiting:
        notice.get_by_role("button", name=say("share")).click()
    # The file is for anybody: it holds no drafts.
    assert "xxxx" not in waiting.value.path().read_text()
    page.evaluate(EMPTY)
    text_box(page).fill("P: ARMOR > Drift\nN:")
    expect(notice).to_have_count(0)
    come_again(page)
    tap(page, say("i-am", name="Ada"))
    order(page, "P: ARMOR > Drift", "N:")


def test_where_saving_is_forbidden_the_table_works_and_says_so(
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
        order(page, "P: INF > Drift")
        expect(notice.get_by_role("button", name=say("share"))).to_be_visible()
        ready(page)
        expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
        expect(notice).to_be_visible()
        choose(page, say("home"))
        expect(page.get_by_role("article")).to_have_count(1)


def test_what_is_kept_for_a_quick_start_makes_room_first(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    page.wait_for_function("localStorage.getItem('rozz:/tales')")
    page.evaluate(CROWD)
    order(page, "P: ARMOR > Drift")
    text_box(page).fill("P: ARMOR > Drift\nP: INF*2 > Drift")
    order(page, "P: ARMOR > Drift", "P: INF*2 > Drift")
    expect(page.get_by_role("alert")).to_have_count(0)
    stored = page.evaluate("key => [key, `${key}/previous`].map((each) => localStorage.getItem(each))", key)
    assert "INF*2" in stored[0] and "ARMOR" in stored[1], "and the copy before is still there"


@pytest.mark.thorough
def test_a_start_reads_no_match_that_nobody_opens(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    page.wait_for_function(AT_HOME)
    # What is told after the next start comes from what was kept, and from nothing else.
    kept = page.evaluate(KEEP)
    assert go_on_with(page, {**kept, "rozz:/tales": kept["rozz:/tales"].replace("Ada – Ben", "Told")})
    tap(page, f"{say('go-on')}: Told")
    tap(page, say("i-am", name="Ada"))


#: What the first screen tells of saved matches, as it is kept.
TALES = "Object.keys(JSON.parse(localStorage.getItem('rozz:/tales') ?? '{}')).length"


def fourteen(page: Page, address: str) -> None:
    """The first screen with fourteen matches of Ada and Ben."""
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    for _ in range(13):
        page.get_by_role("button", name=say("duplicate", name="Ada – Ben")).first.click()
    expect(page.get_by_role("button", name=say("whole-shelf", number=14))).to_be_visible()
    until(page, f"() => {TALES} === 14 && {AT_HOME}")


def trying_out(page: Page, address: str) -> None:
    """Of fourteen matches one is open, and somebody tries something out there."""
    fourteen(page, address)
    page.get_by_role("button", name=f"{say('go-on')}: Ada – Ben").first.click()
    tap(page, say("i-am", name="Ada"))
    tap(page, say("try-out"))
    until(page, "() => JSON.parse(localStorage.getItem('rozz:/shown')).trial !== undefined")


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_a_start_waits_for_no_match_that_it_does_not_show(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    """Those of which is told what the first screen tells are read when it has answered."""
    standing = lend_page()
    fourteen(standing, address)
    tap(standing, say("whole-shelf", number=14))
    expect(standing.get_by_role("article")).to_have_count(14)
    page.add_init_script(finding(standing.evaluate(KEEP)))
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
    """Also where somebody did what finds no room before Python listened: now they must see what can go."""
    page.add_init_script(finding(kept_after(lend_page, address, fourteen)))
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
def test_what_is_told_of_matches_outlives_a_reload_out_of_a_what_if(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page.add_init_script(finding(kept_after(lend_page, address, trying_out)))
    page.add_init_script(f"""
        globalThis.least = 99;
        const does = Storage.prototype.setItem;
        Storage.prototype.setItem = function (...what) {{
            does.apply(this, what);
            globalThis.least = Math.min(globalThis.least, {TALES});
        }};
    """)
    page.goto(address)
    expect(page.get_by_role("status").filter(has_text=say("what-if-left"))).to_be_visible()
    tap(page, say("home"))
    expect(page.get_by_role("button", name=say("whole-shelf", number=14))).to_be_visible()
    assert page.evaluate("least") == 14


@pytest.mark.thorough
def test_a_key_that_no_page_wrote_stops_no_start(page: Page, address: str) -> None:
    fourteen(page, address)
    page.evaluate(r"""() => {
        for (const name of ["\ud800", "a/b", "%FF", "__proto__", "x".repeat(3000), "9e99"])
            for (const kind of ["match/", "gone:", "slow/"]) localStorage.setItem(`rozz:/${kind}${name}`, "9e99");
    }""")
    come_again(page)
    page.get_by_role("button", name=pattern("whole-shelf")).click()
    expect(page.get_by_role("button", name=re.compile(f"^{say('go-on')}: .*Ada – Ben"))).to_have_count(14)
    page.get_by_role("button", name=say("delete", name="Ada – Ben")).first.click()
    expect(page.get_by_role("button", name=re.compile(f"^{say('go-on')}: .*Ada – Ben"))).to_have_count(13)


@pytest.mark.thorough
def test_the_older_copy_makes_room_and_comes_back_if_that_fails(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = text_box(page)
    # What is kept for the next visit is written a moment later; where there is no room for it, it makes room.
    page.evaluate("localStorage.removeItem('rozz:/tales')")
    text.fill("P: ARMOR > Drift\nP: INF > Drift")
    page.wait_for_function("localStorage.getItem('rozz:/tales')")
    page.evaluate(FILL)
    text.fill("P: ARMOR > Drift\nP: INF*2 > Drift")
    order(page, "P: ARMOR > Drift", "P: INF*2 > Drift")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "INF*2" in page.evaluate("key => localStorage.getItem(key)", key)
    assert page.evaluate("key => localStorage.getItem(`${key}/previous`)", key) is None

    page.evaluate(EMPTY)
    text.fill("P: ARMOR > Drift\nP: INF*3 > Drift")
    order(page, "P: ARMOR > Drift", "P: INF*3 > Drift")
    before = page.evaluate(STORED)
    assert len(before) == 2
    page.evaluate(FILL)
    text.fill("P: ARMOR > Drift\n" + f'C: BLUE "{"x" * 150}"\n' * 60)
    expect(page.get_by_role("alert").filter(has_text=say("unsaved-full"))).to_be_visible()
    assert page.evaluate(STORED) == before


def test_a_damaged_state_is_made_good_from_the_disk(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    until(page, ON_DISK, 1)
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))", key)
    come_again(page)
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_text(part_of("damaged"))).to_have_count(0)
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    order(page, "P: ARMOR > Drift")


def test_what_the_browser_had_not_on_its_disk_is_recovered(page: Page, address: str) -> None:
    """As after a kill: localStorage is as it was some changes ago, or before the match began."""
    begin(page, address, "Solo Training", {"Red": "Ada"})
    older = page.evaluate(STORED)
    text_box(page).fill("P: INF*2 > Drift")
    text_box(page).fill("P: INF*3 > Drift")
    order(page, "P: INF*3 > Drift")
    until(page, ON_DISK, 1)
    page.evaluate("stored => stored.forEach(([key, text]) => localStorage.setItem(key, text))", older)
    come_again(page)
    order(page, "P: INF*3 > Drift")
    # And it is where it belongs again.
    page.evaluate(CLEAR_DISK)
    come_again(page)
    order(page, "P: INF*3 > Drift")

    text_box(page).fill("P: INF*4 > Drift")
    order(page, "P: INF*4 > Drift")
    until(page, ON_DISK, 1)
    page.evaluate("localStorage.clear()")
    come_again(page)
    tap(page, f"{say('go-on')}: Ada", exact=False)
    order(page, "P: INF*4 > Drift")


def test_what_was_deleted_stays_deleted(page: Page, address: str) -> None:
    visit(page, address)
    enter(page, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    until(page, ON_DISK, 1)
    tap(page, say("home"))
    tap(page, say("delete", name="Ada – Ben"))
    until(page, ON_DISK, 0)
    come_again(page)
    expect(page.get_by_text(say("nothing-saved"))).to_be_visible()


def test_a_deleted_match_stays_deleted_though_the_disk_has_not_heard(page: Page, address: str) -> None:
    """A page that is left at once may not have told it; a copy that is newer than nothing is none to be recovered."""
    visit(page, address)
    enter(page, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    until(page, ON_DISK, 1)
    tap(page, say("home"))
    page.evaluate("""() => {
        const its = IDBObjectStore.prototype, does = its.delete;
        its.delete = () => { its.delete = does; window.isUnheard = true; };
    }""")
    tap(page, say("delete", name="Ada – Ben"))
    page.wait_for_function("window.isUnheard")
    assert page.evaluate(ON_DISK, 1)
    page.evaluate("delete window.isUnheard")
    come_again(page)
    until(page, ON_DISK, 0)
    expect(page.get_by_text(say("nothing-saved"))).to_be_visible()
    # Had back, it is a match like any other; also where the browser was killed before the store was on the disk.
    mark = page.evaluate("Object.entries(localStorage).filter(([key]) => key.includes('/gone:'))")
    assert mark
    tap(page, say("undo"))
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])
    until(page, ON_DISK, 1)
    page.evaluate("""mark => {
        for (const key of Object.keys(localStorage)) if (key.includes("/match/")) localStorage.removeItem(key);
        for (const [key, text] of mark) localStorage.setItem(key, text);
    }""", mark)
    come_again(page)
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_a_disk_that_does_not_answer_is_not_waited_for(
    page: Page, lend_page: Callable[[], Page], address: str
) -> None:
    page.add_init_script(finding(kept_after(lend_page, address, soldier_bought)))
    page.add_init_script("IDBFactory.prototype.open = () => ({});")
    page.goto(address)
    order(page, "P: INF > Drift")
    text_box(page).fill("P: INF*2 > Drift")
    order(page, "P: INF*2 > Drift")
    assert "INF*2" in page.evaluate("key => localStorage.getItem(key)", key_of(page))


@pytest.mark.thorough
def test_no_file_takes_the_place_of_a_copy_before(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)
    record = json.loads(text[text.index("{") :])["record"]
    record["id"] += "/previous"
    choose(page, say("home"))
    before = page.evaluate("key => localStorage.getItem(`${key}/previous`)", key)
    page.get_by_label(say("open-file")).set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert before and page.evaluate("key => localStorage.getItem(`${key}/previous`)", key) == before


@pytest.mark.thorough
def test_what_is_the_same_is_not_written_again(ordering: Page) -> None:
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
def test_what_is_in_hand_is_written_after_painting_or_on_leaving(ordering: Page) -> None:
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
def test_the_browser_is_asked_once_to_forget_nothing(page: Page, address: str) -> None:
    asked: list[str] = []
    page.expose_function("heard", lambda word: asked.append(word))
    # It may have promised it to another test.
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


def test_the_state_before_a_damaged_one_is_opened_and_said(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    until(page, ON_DISK, 1)
    page.evaluate(CLEAR_DISK)
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))", key)
    come_again(page)
    tale = page.get_by_role("article").filter(has_text="Ada – Ben")
    expect(tale).to_contain_text(say("fell-back"))
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()


#: A timer that comes after the one by which a page that was used keeps what it shows: the next visit begins with it.
RESTED = "() => new Promise((done) => setTimeout(done, 500))"
#: Note what is written from now on.
KEYS_WRITTEN = """() => {
    const { setItem } = Storage.prototype;
    globalThis.keysWritten = [];
    Storage.prototype.setItem = function (key, text) { keysWritten.push(key); setItem.call(this, key, text); };
}"""


def test_one_tab_at_a_time(ordering: Page, context: BrowserContext, address: str) -> None:
    other = context.new_page()
    other.goto(address)
    # A tab takes the match from another when somebody wants it to.
    expect(other.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    expect(ordering.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    ordering.evaluate(RESTED)
    ordering.evaluate(KEYS_WRITTEN)
    tap(other, say("go-on-here"))
    # The first tab lets go at once, and shows nothing of what was ordered.
    expect(ordering.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    assert "ARMOR" not in ordering.content()
    tap(other, say("i-am", name="Ada"))
    order(other, "P: ARMOR > Drift")
    # The next visit begins where somebody was, not where a tab lost.
    ordering.evaluate(RESTED)
    assert "rozz:/shown" not in ordering.evaluate("keysWritten")
    text_box(other).fill("P: ARMOR > Drift\nM: INF @ Drift > D2")
    ready(other)
    # What is written in one tab is known in another a moment later; till then that would give way once more.
    ordering.wait_for_function(f"written => {WRITTEN} === written", arg=other.evaluate(WRITTEN))
    tap(ordering, say("go-on-here"))
    assert_tells_nothing(ordering, "ARMOR", "INF")
    expect(other.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    nothing(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    expect(ordering.get_by_role("listitem").filter(has_text="M: INF @ Drift > D2")).to_have_count(1)


def test_a_tab_never_writes_over_what_another_wrote(ordering: Page) -> None:
    """As where there are neither locks nor events: the other tab's text simply stands there."""
    page, key = ordering, key_of(ordering)
    newer = page.evaluate("key => localStorage.getItem(key)", key)[8:].replace("P: ARMOR > Drift", "P: JET > Drift")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, sealed(newer)])
    text_box(page).fill("P: BOMBER > Drift")
    expect(page.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    tap(page, say("go-on-here"))
    tap(page, say("i-am", name="Ada"))
    order(page, "P: JET > Drift")


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
    order(ordering, "P: ARMOR > Drift")


@pytest.mark.parametrize("form", [0, 1])
def test_a_match_saved_in_an_older_form_opens(ordering: Page, form: int) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)[8:]
    older = text.replace(f'{{"saved":{FORMAT},', '{"saved":1,' if form else "{", 1).replace(', "told": false', "")
    if not form:
        older = older.replace(', "title": "", "drawn": false', "")
    assert ('"saved":1' in older) == ('"title"' in older) == bool(form) and '"told"' not in older
    assert go_on_with(page, {**page.evaluate(KEEP), key: sealed(older)})
    tap(page, say("i-am", name="Ada"))
    order(page, "P: ARMOR > Drift")


def test_a_match_saved_by_a_newer_version_is_kept_as_it_is(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    text = page.evaluate("key => localStorage.getItem(key)", key)[8:]
    newer = sealed(text.replace(f'"saved":{FORMAT}', f'"saved":{FORMAT + 1}', 1))
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, newer])
    come_again(page)
    expect(page.get_by_role("article")).to_contain_text(say("saved-newer"))
    assert page.evaluate("key => localStorage.getItem(key)", key) == newer


def test_the_names_of_what_is_stored_tell_nothing(ordering: Page) -> None:
    names = [key for key, _ in ordering.evaluate(STORED)]
    assert names and all(re.fullmatch(r"rozz:/match/[0-9a-f]{16}(/previous)?", name) for name in names)


@pytest.mark.thorough
def test_the_match_played_last_stands_first(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(1)
    enter(page, "Basic Training", {"Red": "Cleo", "Blue": "Dan"})
    come_again(page)
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Cleo – Dan" in page.get_by_role("article").first.inner_text()
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ada"))
    come_again(page)
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Ada – Ben" in page.get_by_role("article").first.inner_text()


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_the_shelf_says_when_a_match_was_played_last_and_the_day_goes_on(page: Page, address: str) -> None:
    """What stands there before Python runs is of the last visit."""
    page.clock.set_fixed_time("2026-11-24T12:00")
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    article = page.get_by_role("article")
    expect(article).to_contain_text(say("played-today"))
    until(page, "async told => (localStorage.getItem('rozz:/shown') ?? '').includes(told)", say("played-today"))
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
def test_a_match_of_before_days_were_kept_was_played_when_it_was_stored(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    expect(page.get_by_role("article")).to_have_count(1)
    until(page, "async () => (localStorage.getItem('rozz:/tales') ?? '').includes('\"played\":')")
    kept = page.evaluate(KEEP)
    older = re.sub(r',"played":\d+', "", kept["rozz:/tales"])
    assert older != kept["rozz:/tales"] and go_on_with(page, {**kept, "rozz:/tales": older})
    expect(page.get_by_role("article")).to_contain_text(say("played-today"))


def titles(page: Page) -> list[str]:
    """The saved matches as the shelf has them."""
    return page.get_by_role("article").get_by_role("heading").all_inner_texts()


@pytest.mark.thorough
def test_what_is_had_back_is_stored_before_the_tab_lets_go_of_it(page: Page, address: str) -> None:
    """Wherever it is killed, one of the two has it."""
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
def test_after_undo_one_is_at_the_match_and_the_button_stays_put(
    page: Page, address: str
) -> None:
    """The focus fell to the box for links at the foot, which shrank when something else was pressed."""
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
def test_what_a_tab_keeps_of_a_deletion_may_be_anything(page: Page, address: str) -> None:
    """Damaged, it is passed over: the page begins as without it."""
    visit(page, address)
    for kept in ('[[1e999, "m1", "{}"]]', '[[-1, "m1", "{}"]]', '[[0, "m1"]]', "{"):
        page.evaluate("kept => sessionStorage.setItem('rozz:/deleted', kept)", kept)
        come_again(page)
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
    come_again(page)  # at once: before the page has kept what it shows
    shelf = ["Cleo – Ben", "Ada – Ben", say("copy-of", name="Ada – Ben")]
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    tap(page, say("delete", name=say("copy-of", name="Ada – Ben")))
    tap(page, say("delete", name="Cleo – Ben"))
    for _ in range(2):
        come_again(page)
        expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Ada – Ben"])
        expect(page.get_by_role("status").filter(has_text=say("deleted", name="", number=2))).to_be_visible()
    tap(page, say("undo"))
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    come_again(page)
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(shelf)
    expect(page.get_by_role("status").filter(has_text=pattern("deleted", number=2))).to_have_count(0)
