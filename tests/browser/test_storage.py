"""Nothing is lost: a full or forbidden store, two tabs on one match, damaged, older and newer records."""

from __future__ import annotations

import re
from zlib import crc32

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.people import assert_tells_nothing, begin, buy, choose, nothing, order, tap

#: Fill what is left of the store; a write of a few hundred characters then finds no room.
FILL = """() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
        try { for (let at = 0; ; at++) localStorage.setItem(`filler ${size} ${at}`, "x".repeat(size)); } catch {}
}"""
EMPTY = "for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)"
STORED = "Object.entries(localStorage).filter(([key]) => key.includes('/match/')).sort()"


def sealed(text: str) -> str:
    return f"{crc32(text.encode()):08x}{text}"


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada has bought a tank and is about to order more."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, "I am Ada")
    buy(page, "Drift", "ARMOR")
    return page


def key_of(page: Page) -> str:
    """Where the one match is kept."""
    return str(page.evaluate("Object.keys(localStorage).find((key) => /match\\/[0-9a-f]+$/.test(key))"))


def test_a_full_store_is_said_and_what_was_saved_stays(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    before = page.evaluate("key => localStorage.getItem(key)", key)
    page.evaluate(FILL)
    page.get_by_role("textbox").fill("P: ARMOR > Drift\n" + f'C: BLUE "{"x" * 150}"\n' * 150)
    notice = page.get_by_role("alert").filter(has_text="store for this page is full")
    expect(notice).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", key) == before
    with page.expect_download() as waiting:
        notice.get_by_role("button", name="Save as a file").click()
    # The file is for anybody: it holds no drafts.
    assert "xxxx" not in waiting.value.path().read_text()
    page.evaluate(EMPTY)
    page.get_by_role("textbox").fill("P: ARMOR > Drift\nN:")
    expect(notice).to_have_count(0)
    page.reload()
    tap(page, "I am Ada")
    order(page, "P: ARMOR > Drift", "N:")


def test_where_saving_is_forbidden_the_table_works_and_says_so(unwatched_page: Page, address: str) -> None:
    page = unwatched_page
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"
    )
    page.goto(address)
    notice = page.get_by_role("alert").filter(has_text="lets the page save nothing")
    expect(notice).to_be_visible()
    begin_here = ("New match", "Solo Training")
    tap(page, begin_here[0])
    tap(page, begin_here[1], exact=False)
    tap(page, "Begin")
    tap(page, "Ready")
    expect(page.get_by_role("heading", name="Turn 1: what happened")).to_be_visible()
    expect(notice).to_be_visible()
    choose(page, "Home")
    expect(page.get_by_role("article")).to_have_count(1)


def test_the_state_before_a_damaged_one_is_opened_and_said(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))", key)
    page.reload()
    tale = page.get_by_role("article").filter(has_text="Ada – Ben")
    expect(tale).to_contain_text("The last change was damaged and is lost")
    tap(page, "Go on: Ada – Ben")
    tap(page, "I am Ada")
    expect(page.get_by_role("heading", name="Ada commands")).to_be_visible()


def test_one_tab_at_a_time(ordering: Page, context: BrowserContext, address: str) -> None:
    other = context.new_page()
    other.goto(address)
    # A tab takes the match from another when somebody wants it to.
    expect(other.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    expect(ordering.get_by_role("heading", name="Ada commands")).to_be_visible()
    tap(other, "Go on here")
    # The first tab lets go at once, and shows nothing of what was ordered.
    expect(ordering.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    assert "ARMOR" not in ordering.content()
    tap(other, "I am Ada")
    order(other, "P: ARMOR > Drift")
    other.get_by_role("textbox").fill("P: ARMOR > Drift\nM: INF @ Drift > D2")
    tap(other, "Ready")
    tap(ordering, "Go on here")
    assert_tells_nothing(ordering, "ARMOR", "INF")
    expect(other.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    nothing(ordering, "Ben")
    tap(ordering, "Show everyone")
    expect(ordering.get_by_role("listitem").filter(has_text="M: INF @ Drift > D2")).to_have_count(1)


def test_a_tab_never_writes_over_what_another_wrote(ordering: Page) -> None:
    """As where there are neither locks nor events: the other tab's text simply stands there."""
    page, key = ordering, key_of(ordering)
    newer = page.evaluate("key => localStorage.getItem(key)", key)[8:].replace("P: ARMOR > Drift", "P: JET > Drift")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, sealed(newer)])
    page.get_by_role("textbox").fill("P: BOMBER > Drift")
    expect(page.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    tap(page, "Go on here")
    tap(page, "I am Ada")
    order(page, "P: JET > Drift")


def test_a_match_deleted_in_another_tab_can_be_kept(ordering: Page, context: BrowserContext, address: str) -> None:
    other = context.new_page()
    other.goto(address)
    expect(other.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    tap(other, "Home")
    expect(other.get_by_role("article")).to_have_count(1)
    tap(other, "Delete Ada – Ben")
    expect(ordering.get_by_text("Ada – Ben was deleted in another tab")).to_be_visible()
    ordering.get_by_role("status").get_by_role("button", name="Undo").click()
    tap(ordering, "Go on: Ada – Ben")
    tap(ordering, "I am Ada")
    order(ordering, "P: ARMOR > Drift")


def test_a_match_saved_in_the_older_form_opens(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    older = page.evaluate("key => localStorage.getItem(key)", key)[8:].replace('{"saved":1,', "{", 1)
    older = older.replace(', "title": "", "drawn": false', "")
    assert '"saved"' not in older and '"title"' not in older
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, sealed(older)])
    page.reload()
    tap(page, "Go on: Ada – Ben")
    tap(page, "I am Ada")
    order(page, "P: ARMOR > Drift")


def test_a_match_saved_by_a_newer_version_is_kept_as_it_is(ordering: Page) -> None:
    page, key = ordering, key_of(ordering)
    newer = sealed(page.evaluate("key => localStorage.getItem(key)", key)[8:].replace('"saved":1', '"saved":2', 1))
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, newer])
    page.reload()
    expect(page.get_by_role("article")).to_contain_text("saved by a newer version")
    assert page.evaluate("key => localStorage.getItem(key)", key) == newer


def test_the_names_of_what_is_stored_tell_nothing(ordering: Page) -> None:
    names = [key for key, _ in ordering.evaluate(STORED)]
    assert names and all(re.fullmatch(r"rozz:/match/[0-9a-f]{16}(/previous)?", name) for name in names)


def test_the_match_played_last_stands_first(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, "Home")
    expect(page.get_by_role("article")).to_have_count(1)
    begin(page, address, "Basic Training", {"Red": "Cleo", "Blue": "Dan"})
    page.goto(address)
    tap(page, "Home")
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Cleo – Dan" in page.get_by_role("article").first.inner_text()
    tap(page, "Go on: Ada – Ben")
    tap(page, "I am Ada")
    page.reload()
    tap(page, "Home")
    expect(page.get_by_role("article")).to_have_count(2)
    assert "Ada – Ben" in page.get_by_role("article").first.inner_text()
