"""What players of a match by link do on the page: invite, follow a link, join, command, send."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    HAS_BEGUN,
    READ_STORE,
    STORED_BY,
    choose_scenario,
    expect_commands,
    tap,
    text_box,
)
from tests.support.browser.reusable_page import is_untouched, restart_with
from tests.support.words import pattern, reveal_of

NewPlayer = Callable[[], Page]


def invite(page: Page, name: str, plays: dict[str, str], names: dict[str, str]) -> str:
    """Begin a match in which some seats are played by link, and return the link.

    Only the first call taps through all of it: a page that stays open starts from what was stored then.
    """
    way, untouched = f"invite {name} {plays} {names}", is_untouched(page)
    if untouched and way in STORED_BY and restart_with(page, STORED_BY[way]):
        return link_to_send(page)
    choose_scenario(page, name)
    for colour, how in plays.items():
        page.get_by_label(say("plays", colour=colour)).select_option(how)
    for colour, person in names.items():
        page.get_by_label(say("name-of", colour=colour)).fill(person)
    tap(page, say("begin"))
    invitation = link_to_send(page)
    if untouched:
        page.wait_for_function(HAS_BEGUN)
        STORED_BY[way] = page.evaluate(READ_STORE)
    return invitation


def link_to_send(page: Page) -> str:
    """The link that the page offers to send; its box is folded."""
    box = page.get_by_role("textbox", name=say("the-link"), include_hidden=True)
    expect(box).to_have_value(re.compile("#m="))
    return box.input_value()


def follow_link(page: Page, text: str) -> None:
    """Open a link as a messenger app does: its address, in this tab."""
    page.evaluate("text => { location.href = text }", text)
    page.wait_for_function("!location.hash.startsWith('#m=')")


def paste_link(page: Page, text: str) -> None:
    """Paste a message with a link in it."""
    box, folded = page.get_by_role("textbox", name=say("paste-link")), page.get_by_text(say("got-link"))
    for _ in range(5):
        expect(box.or_(folded).first).to_be_visible()
        if not box.is_visible():
            folded.click()
        try:
            box.fill(text, timeout=2000)
            break
        except TimeoutError:
            continue  # the page drew the result of the last link meanwhile, with the box folded
    tap(page, say("open-link"))


def send_link(page: Page) -> None:
    """Send the link in a browser that can only copy it, and confirm it."""
    tap(page, say("share-link"))
    tap(page, say("sent-yes"))
    expect(page.get_by_text(pattern("sent-told")).first).to_be_visible()


def take_seat(page: Page, name: str, seat: str = "") -> str:
    """Take a free seat, and return the link to send back."""
    if seat:
        page.get_by_label(say("which-seat")).select_option(label=seat)
    page.get_by_label(say("your-name")).fill(name)
    tap(page, say("take-seat"))
    expect(
        page.get_by_role("list", name=say("who-plays")).get_by_role("listitem").filter(has_text=name)
    ).to_be_visible()
    return link_to_send(page)


def seal_commands(page: Page, *texts: str) -> None:
    """Write commands and seal them."""
    expect(page.get_by_role("heading", name=pattern("commands-now"), level=1)).to_be_visible()
    text_box(page).fill("\n".join(texts))
    expect_commands(page, *texts)
    tap(page, say("seal"))
    for question, answer in (("doubts-seal", "seal"), ("resign-question", "menu-resign")):
        if (asked := page.get_by_role("alertdialog", name=say(question))).count():
            asked.get_by_role("button", name=say(answer)).click()


def watch_turn(page: Page, turn: int) -> None:
    """Look at a turn's last step and continue."""
    expect(page.get_by_role("heading", name=reveal_of(turn))).to_be_visible()
    tap(page, say("last"))
    tap(page, say("next-turn"))


#: What the pages stored of a match by link once it had begun, by how it was begun.
BEGUN_BY_LINK: dict[str, list[dict[str, str]]] = {}
#: Whether the current view of the page is stored for the next start.
IS_KEPT = """() => {
    const shown = JSON.parse(localStorage.getItem("rozz:/shown") ?? "{}");
    const stored = document.createElement("template");
    stored.innerHTML = shown.html ?? "";
    const [heading, kept] = [document, stored.content].map((root) => root.querySelector("h1")?.textContent);
    return shown.match && heading === kept && localStorage.getItem("rozz:/tales");
}"""


def begin_by_link(new_player: NewPlayer, scenario: str, seats: dict[str, str]) -> tuple[Page, ...]:
    """Begin a match by link, with a page for each player; `seats` by color, the match's maker first.

    Only the first call taps through all of it: later ones start from what the pages stored then.
    """
    pages, way = tuple(new_player() for _ in seats), f"{scenario} {seats}"
    if all(map(is_untouched, pages)) and way in BEGUN_BY_LINK:
        assert all(restart_with(page, kept) for page, kept in zip(pages, BEGUN_BY_LINK[way], strict=True))
        return pages
    (maker, *guests), ((mine, name), *others) = pages, seats.items()
    plays = {mine: say("plays-here")} | {colour: say("plays-link") for colour, _ in others}
    first = invite(maker, scenario, plays, {mine: name})
    for page, (colour, guest) in zip(guests, others, strict=True):
        follow_link(page, first)
        paste_link(maker, take_seat(page, guest, colour if len(others) > 1 else ""))
    tap(maker, say("start-match"))
    expect(maker.get_by_role("heading", name=name, exact=False, level=1)).to_be_visible()
    if len(guests) > 1:
        tap(maker, say("start-alone"))
        started = link_to_send(maker)
        for page, (_, guest) in zip(guests, others, strict=True):
            follow_link(page, started)
            expect(page.get_by_role("heading", name=say("commands-now", name=guest))).to_be_visible()
        tap(maker, say("go-on"))
    expect(maker.get_by_role("heading", name=name, exact=False, level=1)).to_be_visible()
    for page in pages:
        page.wait_for_function(IS_KEPT)
    BEGUN_BY_LINK[way] = [page.evaluate(READ_STORE) for page in pages]
    return pages
