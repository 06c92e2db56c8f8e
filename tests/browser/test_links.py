"""Matches by link: every player has a browser of their own, and nothing is shared but links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE_MILLISECONDS
from tests.browser.people import order, tap

Person = Callable[[], Page]


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Person]:
    """A browser of somebody's own, its first screen open."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    strangers: list[str] = []

    def new() -> Page:
        context = browser.new_context()
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        expect.set_options(timeout=PATIENCE_MILLISECONDS)
        context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        context.on("request", lambda each: None if each.url.startswith(address) else strangers.append(each.url))
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("button", name="New match")).to_be_visible()
        expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
        return page

    yield new
    for context in contexts:
        context.close()
    assert [each for each in strangers if not each.startswith(("data:", "blob:"))] == []
    assert errors == []


def invite(page: Page, scenario: str, plays: dict[str, str], names: dict[str, str]) -> str:
    """Begin a match in which some seats are played by link, and give the link."""
    tap(page, "New match")
    tap(page, scenario, exact=False)
    for colour, how in plays.items():
        page.get_by_label(f"How {colour} plays").select_option(how)
    for colour, name in names.items():
        page.get_by_label(f"Name of {colour}").fill(name)
    tap(page, "Begin")
    return link(page)


def link(page: Page) -> str:
    """The link that the page offers to send."""
    box = page.get_by_role("textbox", name="The link")
    expect(box).to_have_value(re.compile("#m="))
    return box.input_value()


def follow(page: Page, text: str) -> None:
    """Open a link as the messenger does: its address, in this tab."""
    page.evaluate("text => { location.href = text }", text)
    page.wait_for_function("!location.hash")


def paste(page: Page, text: str) -> None:
    """Paste a message with a link in it."""
    page.get_by_role("textbox", name="Paste a link").fill(text)
    tap(page, "Open the link")


def join(page: Page, name: str, seat: str = "") -> str:
    """Take a free seat, and give the link to send back."""
    if seat:
        page.get_by_label("Seat").select_option(label=seat)
    page.get_by_label("Your name").fill(name)
    tap(page, "Join")
    expect(page.get_by_role("list", name="Who plays?").get_by_role("listitem").filter(has_text=name)).to_be_visible()
    return link(page)


def command(page: Page, *texts: str) -> None:
    """Write commands and seal them."""
    expect(page.get_by_role("heading", name="commands", exact=False)).to_be_visible()
    page.get_by_role("textbox", name="The same as text", exact=False).fill("\n".join(texts))
    order(page, *texts)
    tap(page, "Seal and send")


def see(page: Page, turn: int) -> None:
    """Look at a turn's last step and go on."""
    expect(page.get_by_role("heading", name=f"Turn {turn}: what happened")).to_be_visible()
    tap(page, "Last step")
    tap(page, "Next turn")


def test_a_match_of_two_by_nothing_but_links(person: Person) -> None:
    ada, ben = person(), person()
    first = invite(ada, "Basic Training", {"Red": "at this device", "Blue": "by link"}, {"Red": "Ada"})
    follow(ben, first)
    joined = join(ben, "Ben")
    words = ben.locator(".words").inner_text()
    assert len(words.split()) == 8
    paste(ada, f"I have joined!\n{joined}\nYours, Ben")
    tap(ada, "Start the match")
    expect(ada.get_by_role("heading", name="Ada commands")).to_be_visible()
    command(ada, "M: INF*2 @ Karn > K1")
    expect(ada.get_by_role("heading", name="Sealed ✓ Waiting for Ben")).to_be_visible()
    sealed = link(ada)
    assert "K1" not in ada.evaluate("document.body.textContent")
    follow(ben, sealed)
    expect(ben.get_by_role("heading", name="Ben commands")).to_be_visible()
    command(ben, "M: INF @ Quell > Q1")
    expect(ben.get_by_role("heading", name="Sent ✓ Waiting for Ada")).to_be_visible()
    paste(ada, link(ben))
    see(ada, 1)
    command(ada, "M: INF @ K1 > K2")
    follow(ben, link(ada))
    see(ben, 1)
    expect(ben.get_by_role("heading", name="Ben commands")).to_be_visible()
    ben.reload()
    tap(ben, "I am Ben")
    command(ben, "N:")
    follow(ada, link(ben))
    follow(ada, link(ben))
    see(ada, 2)
    expect(ada.get_by_role("heading", name="Ada commands")).to_be_visible()
