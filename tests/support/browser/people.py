"""What people do at the page, by role and name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.standing_page import FRESH, come_again, visit, visit_with
from tests.support.labels import buying
from tests.support.words import beginning, pattern


def tap(page: Page, name: str, exact: bool = True) -> None:
    """Press a button by its name."""
    page.get_by_role("button", name=name, exact=exact).first.click()


def room_around(page: Page, words: str) -> float:
    """The least room, in pixels, between a passing word and the edge of what it stands on."""
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
    # A tap before this one may still be on its way to Python, and fold or open the box a moment later.
    for _ in range(5):
        if fold.get_attribute("aria-expanded") == "false":
            fold.click()
        try:
            expect(box).to_be_visible(timeout=3000)
        except AssertionError:
            continue
        break
    return box


def tile(page: Page, name: str) -> None:
    """Tap a tile, whatever stands there."""
    page.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first.click()


def scenario(page: Page, name: str) -> None:
    """From the first screen to the names of a scenario, whichever game it is of."""
    tap(page, say("new-match"))
    page.get_by_role("radio", name=say("any-game")).check()
    tap(page, name, exact=False)


def begin(page: Page, address: str, name: str, names: dict[str, str]) -> None:
    """From the first screen to the page that is passed to the first player.

    Only the first who comes taps all of it: a page that stands open begins with what was kept then.
    """
    way, stands_open = f"{name} {names}", page in FRESH
    if stands_open and way in LEFT and visit_with(page, address, LEFT[way]):
        return
    visit(page, address)
    enter(page, name, names)
    if stands_open:
        page.wait_for_function(BEGUN)
        LEFT[way] = page.evaluate(KEEP)


def enter(page: Page, scenario_name: str, names: dict[str, str]) -> None:
    """The same where the first screen is open."""
    scenario(page, scenario_name)
    for colour, person in names.items():
        page.get_by_label(say("name-of", colour=colour)).fill(person)
    tap(page, say("begin"))


def buy(page: Page, where: str, item: str, more: int = 0) -> None:
    """Buy an item, one and as many more."""
    tile(page, where)
    tap(page, buying(item), exact=False)
    for _ in range(more):
        tap(page, say("more"))
    tap(page, say("add"))


def order(page: Page, *commands: str) -> None:
    """The list reads so."""
    expect(page.get_by_role("complementary").locator("ol").first.get_by_role("listitem")).to_have_count(len(commands))
    for command in commands:
        expect(page.get_by_role("listitem").filter(has_text=command)).to_have_count(1)


def nothing(page: Page, name: str) -> None:
    """A player who gives no command."""
    tap(page, say("i-am", name=name))
    ready(page)


def finish(page: Page, onward: str = say("next-turn")) -> None:
    """Show the turn to everyone, look at its last step, go on."""
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    tap(page, onward)


def assert_tells_nothing(page: Page, *secrets: str) -> None:
    """Nothing of it stands anywhere in the document, its title, or what a screen reader hears."""
    expect(page.get_by_role("heading", name=pattern("pass-to"))).to_be_visible()
    document = page.content() + page.title()
    for secret in (*secrets, say("dispatch"), "P: ", "M: ", "S: ", "textarea", 'id="board"'):
        assert secret not in document


def choose(page: Page, name: str) -> None:
    """Pick something from the menu."""
    tap(page, say("menu"))
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def hide(page: Page) -> None:
    """The tab goes out of sight, as when another is opened or the screen sleeps; and comes back."""
    page.evaluate(
        """() => {
            for (const state of ["hidden", "visible"]) {
                Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }
        }"""
    )


def ready(page: Page) -> None:
    """Hand in, also where it is asked whether that is all."""
    tap(page, say("ready"))
    if (asked := page.get_by_role("alertdialog", name=say("doubts"))).count():
        asked.get_by_role("button", name=say("hand-in")).click()


#: What a page has kept where a way had led it, by the way's name.
LEFT: dict[str, dict[str, str]] = {}
#: All of it but how a start goes.
KEEP = "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.endsWith('/start')))"
#: A match has begun, and what the next start shows of it is kept.
BEGUN = """JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match && localStorage.getItem('rozz:/tales')"""
#: The same put where a tab finds it that has just been opened.
PUT = """if (!sessionStorage.getItem('led')) {
    sessionStorage.setItem('led', 'yes');
    for (const [key, text] of Object.entries(%s)) localStorage.setItem(key, text);
}"""


def led(page: Page, address: str, way: Callable[[Page, str], None], heading: str = beginning("pass-to")) -> None:
    """Open the page where a way and a reload lead: under a heading; only the first who comes goes all of it.

    The others find in the store what the page had kept there.
    """
    name = f"{way.__module__}.{way.__qualname__}"
    if name in LEFT:
        if not visit_with(page, address, LEFT[name]):
            page.add_init_script(finding(LEFT[name]))
            page.goto(address)
        return
    way(page, address)
    come_again(page)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.wait_for_function("['tales', 'shown'].every((name) => localStorage.getItem(`rozz:/${name}`))")
    LEFT[name] = page.evaluate(KEEP)


def kept_after(lend: Callable[[], Page], address: str, way: Callable[[Page, str], None]) -> dict[str, str]:
    """What a page keeps where a way leads; the first who asks goes it, on a page that stands open (`lend_page`).

    The way waits for what is kept a moment later.
    """
    name = f"kept {way.__module__}.{way.__qualname__}"
    if name not in LEFT:
        page = lend()
        way(page, address)
        LEFT[name] = page.evaluate(KEEP)
    return LEFT[name]


def finding(kept: dict[str, str]) -> str:
    """A script for a page that is to find this in the store when it is loaded, the first time in each tab."""
    return PUT % json.dumps(kept)


def two_begun(page: Page, address: str) -> None:
    """A way: a match of two has begun."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()


def play(page: Page, move: str) -> None:
    """A move by its taps, the last square once more to play it."""
    squares = move.split()
    for square in (*squares, squares[-1]):
        tile(page, square)


def turn_shown(page: Page, address: str) -> None:
    """A turn with a purchase, a move and a failed strike has just been revealed."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("P: ARMOR > Drift\nM: INF*2 @ Drift > D4\nS: ARMOR @ Drift > BLUE/INF @ D4")
    ready(page)
    tap(page, say("i-am", name="Ben"))
    text_box(page).fill("M: INF*3 @ Braxx > B6")
    order(page, "M: INF*3 @ Braxx > B6")
    ready(page)
    tap(page, say("show-everyone"))
