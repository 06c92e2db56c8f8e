"""The start: from a snapshot of Python's memory that the page made itself, and without it where anything is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

from rozz.tools import chromium

AWAIT = """async () => {
    for (;;) {
        const kept = await (await caches.open('rozz:/snapshot')).match(location.href);
        if (kept && !kept.headers.get('changed')) return kept.headers.get('made');
        await new Promise(soon => setTimeout(soon, 50));
    }
}"""
CHANGE = """async change => {
    const cache = await caches.open('rozz:/snapshot');
    const kept = await cache.match(location.href);
    const headers = { made: kept.headers.get('made'), changed: 'yes' };
    let bytes = new Uint8Array(await kept.arrayBuffer());
    if (change === 'cut off') bytes = bytes.slice(0, bytes.length / 2);
    if (change === 'empty') bytes = new Uint8Array();
    if (change === 'damaged') bytes.fill(7, 20000000, 20000100);
    if (change === 'of another release') headers.made = headers.made.replace(/^\\d+/, '999');
    if (change === 'of another browser') headers.made += ' Another/1';
    await cache.put(location.href, new Response(bytes, { headers }));
}"""


def is_open(page: Page) -> None:
    """Python has taken the page over."""
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    expect(page.get_by_role("button", name="New match")).to_be_visible()


def is_from_snapshot(page: Page) -> bool:
    """Whether Python's memory was restored."""
    return bool(page.evaluate("performance.getEntriesByName('snapshot').length"))


def await_snapshot(page: Page) -> str:
    """Until the page has made and kept one, as it does when it is idle; what it is made of."""
    return str(page.evaluate(AWAIT))


def test_second_visit_starts_from_a_snapshot(page: Page, address: str) -> None:
    page.goto(address)
    is_open(page)
    assert not is_from_snapshot(page)
    await_snapshot(page)
    page.reload()
    is_open(page)
    assert is_from_snapshot(page)
    # What is not in it, the page's own part, and what it does: a match is begun, a turn ordered by text.
    page.get_by_role("button", name="New match").click()
    page.get_by_role("button", name="Solo Training").first.click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("textbox").fill("N:")
    expect(page.get_by_role("listitem").filter(has_text="N:")).to_be_visible()


def test_a_snapshot_that_cannot_be_used_is_made_anew(page: Page, address: str) -> None:
    page.goto(address)
    for change in ("cut off", "empty", "damaged", "of another release", "of another browser"):
        is_open(page)
        made = await_snapshot(page)
        page.evaluate(CHANGE, change)
        page.reload()
        is_open(page)
        assert not is_from_snapshot(page), change
        assert await_snapshot(page).split()[0] == made.split()[0], "it is of this release again"
    page.reload()
    is_open(page)
    assert is_from_snapshot(page)


def test_storage_forbidden(playwright: Playwright, address: str, tmp_path: Path) -> None:
    """As in a browser whose settings forbid every page to keep anything."""
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
    options: dict[str, Any] = chromium.launch_options(playwright)
    context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **options)
    page = context.new_page()
    page.goto(address)
    with pytest.raises(Error, match="SecurityError"):
        page.evaluate("localStorage.length")
    is_open(page)
    expect(page.get_by_role("alert")).to_contain_text("lets the page save nothing")
    context.close()
