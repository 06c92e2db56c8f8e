"""What players do on the page, by role and name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.reusable_page import FRESH, revisit, visit, visit_with
from tests.support.labels import buy_label
from tests.support.words import beginning, pattern


def tap(page: Page, name: str, exact: bool = True) -> None:
    """Press a button by its name."""
    page.get_by_role("button", name=name, exact=exact).first.click()


def toast_margin(page: Page, words: str) -> float:
    """The smallest distance, in pixels, between a toast's text and its edge."""
    word = page.get_by_role("status").get_by_text(words)
    return float(
        word.evaluate(
            """word => {
                const text = document.createRange();
                text.selectNodeContents(word.firstChild);
                const edges = [text, word.closest("[role=status] > *")].map(each => each.getBoundingClientRect());
                const [inner, outer] = edges;
                const room = [inner.left - outer.left, inner.top - outer.top];
                return Math.min(...room, outer.right - inner.right, outer.bottom - inner.bottom);
            }"""
        )
    )


def text_box(page: Page) -> Locator:
    """The text box of the commands, opened if it is folded."""
    fold = page.locator("[aria-controls='typing']")
    box = page.locator("#typed")  # in any language
    expect(fold).to_be_visible()
    # A tap before this one may still be on its way to Python and fold or open the box a moment later.
    for _ in range(5):
        if fold.get_attribute("aria-expanded") == "false":
            fold.click()
        try:
            expect(box).to_be_visible(timeout=3000)
        except AssertionError:
            continue
        break
    return box


def tap_tile(page: Page, name: str) -> None:
    """Tap a tile, whatever is on it."""
    page.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first.click()


def choose_scenario(page: Page, name: str) -> None:
    """Go from the first screen to the names screen of a scenario of any game."""
    tap(page, say("new-match"))
    page.get_by_role("radio", name=say("any-game")).check()
    tap(page, name, exact=False)


def begin(page: Page, address: str, name: str, names: dict[str, str]) -> None:
    """Go from the first screen to the handover to the first player.

    Only the first call taps through all of it: a page that stays open starts from what was stored then.
    """
    way, stands_open = f"{name} {names}", page in FRESH
    if stands_open and way in STORED_BY and visit_with(page, address, STORED_BY[way]):
        return
    visit(page, address)
    enter(page, name, names)
    if stands_open:
        page.wait_for_function(HAS_BEGUN)
        STORED_BY[way] = page.evaluate(READ_STORE)


def enter(page: Page, scenario_name: str, names: dict[str, str]) -> None:
    """The same with the first screen open."""
    choose_scenario(page, scenario_name)
    for colour, person in names.items():
        page.get_by_label(say("name-of", colour=colour)).fill(person)
    tap(page, say("begin"))


def buy(page: Page, where: str, item: str, more: int = 0) -> None:
    """Buy one of an item, and this many more."""
    tap_tile(page, where)
    tap(page, buy_label(item), exact=False)
    for _ in range(more):
        tap(page, say("more"))
    tap(page, say("add"))


def expect_commands(page: Page, *commands: str) -> None:
    """Expect the list to have exactly these commands."""
    expect(page.get_by_role("complementary").locator("ol").first.get_by_role("listitem")).to_have_count(len(commands))
    for command in commands:
        expect(page.get_by_role("listitem").filter(has_text=command)).to_have_count(1)


def play_no_commands(page: Page, name: str) -> None:
    """Play a turn without commands for this player."""
    tap(page, say("i-am", name=name))
    submit(page)


def finish_turn(page: Page, onward: str = say("next-turn")) -> None:
    """Show the turn to everyone, look at its last step, continue."""
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    tap(page, onward)


def assert_keeps_secrets(page: Page, *secrets: str) -> None:
    """Expect the handover, with none of the secrets in the document, its title, or screen reader texts."""
    expect(page.get_by_role("heading", name=pattern("pass-to"))).to_be_visible()
    document = page.content() + page.title()
    for secret in (*secrets, say("dispatch"), "P: ", "M: ", "S: ", "textarea", 'id="board"'):
        assert secret not in document


def choose_in_menu(page: Page, name: str) -> None:
    """Choose an entry of the menu."""
    tap(page, say("menu"))
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def hide_tab(page: Page) -> None:
    """Hide the tab, as when another is opened or the screen sleeps, and show it again."""
    page.evaluate(
        """() => {
            for (const state of ["hidden", "visible"]) {
                Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }
        }"""
    )


def submit(page: Page) -> None:
    """Submit the commands, and confirm if the page asks whether that is all, or whether to resign."""
    tap(page, say("ready"))
    for question, answer in (("doubts", "hand-in"), ("resign-question", "menu-resign")):
        if (asked := page.get_by_role("alertdialog", name=say(question))).count():
            asked.get_by_role("button", name=say(answer)).click()


#: What a page stored after a walkthrough, by the walkthrough's name.
STORED_BY: dict[str, dict[str, str]] = {}
#: Everything that it stores except how a start goes.
READ_STORE = "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.endsWith('/start')))"
#: Whether a match has begun and its view for the next start is stored.
HAS_BEGUN = """JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match && localStorage.getItem('rozz:/tales')"""
#: Puts the same in the store where a newly opened tab finds it.
WRITE_STORE = """if (!sessionStorage.getItem('filled')) {
    sessionStorage.setItem('filled', 'yes');
    for (const [key, text] of Object.entries(%s)) localStorage.setItem(key, text);
}"""


def open_after(page: Page, address: str, way: Callable[[Page, str], None], heading: str = beginning("pass-to")) -> None:
    """Open the page where `way` and a reload lead, under a heading; only the first call performs it.

    Later calls find in the store what the page stored then.
    """
    name = f"{way.__module__}.{way.__qualname__}"
    if name in STORED_BY:
        if not visit_with(page, address, STORED_BY[name]):
            page.add_init_script(store_script(STORED_BY[name]))
            page.goto(address)
        return
    way(page, address)
    revisit(page)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.wait_for_function("['tales', 'shown'].every((name) => localStorage.getItem(`rozz:/${name}`))")
    STORED_BY[name] = page.evaluate(READ_STORE)


def stored_after(lend: Callable[[], Page], address: str, way: Callable[[Page, str], None]) -> dict[str, str]:
    """What a page stores after `way`; the first call performs it, on a page that stays open (`lend_page`).

    The `way`, a walkthrough, waits for what is stored a moment later.
    """
    name = f"kept {way.__module__}.{way.__qualname__}"
    if name not in STORED_BY:
        page = lend()
        way(page, address)
        STORED_BY[name] = page.evaluate(READ_STORE)
    return STORED_BY[name]


def store_script(kept: dict[str, str]) -> str:
    """A script for a page that must find this in the store when it is loaded, the first time in each tab."""
    return WRITE_STORE % json.dumps(kept)


def begin_match_of_two(page: Page, address: str) -> None:
    """A walkthrough: a match of two has begun."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()


def play_move(page: Page, move: str) -> None:
    """Play a move by tapping its squares, the last one twice to confirm."""
    squares = move.split()
    for square in (*squares, squares[-1]):
        tap_tile(page, square)


def reveal_a_turn(page: Page, address: str) -> None:
    """A turn with a purchase, a move and a failed strike has just been revealed."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("P: ARMOR > Drift\nM: INF*2 @ Drift > D4\nS: ARMOR @ Drift > BLUE/INF @ D4")
    submit(page)
    tap(page, say("i-am", name="Ben"))
    text_box(page).fill("M: INF*3 @ Braxx > B6")
    expect_commands(page, "M: INF*3 @ Braxx > B6")
    submit(page)
    tap(page, say("show-everyone"))
