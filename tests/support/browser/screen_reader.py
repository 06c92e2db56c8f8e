"""What a screen reader would say: texts in live regions, and the names of focused elements."""

from __future__ import annotations

from playwright.sync_api import Page, expect

_LISTEN = """() => {
    const live = "[role=status], [role=alert], [aria-live=polite]";
    window.heard = [];
    new MutationObserver((changes) => {
        const regions = new Set();
        for (const { target, addedNodes } of changes) {
            const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
            const around = element?.closest(live);
            if (around) regions.add(around);
            else for (const each of addedNodes) each.matches?.("[role=alert]") && regions.add(each);
        }
        for (const each of regions) {
            const words = each.hidden || each.closest("[inert]") ? "" : each.textContent.trim();
            if (words) window.heard.push(`${each.getAttribute("role") ?? "live"}: ${words}`);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
}"""


def listen(page: Page) -> None:
    """Record everything that is announced from now on."""
    page.evaluate(_LISTEN)


def announcements(page: Page) -> list[str]:
    """The announcements since the last call, which are then forgotten."""
    return list(page.evaluate("window.heard.splice(0)"))


def expect_announced(page: Page, words: str) -> None:
    """Wait until these words are announced."""
    page.wait_for_function("words => window.heard.some((each) => each.includes(words))", arg=words)


def expect_focused(page: Page, name: str) -> None:
    """Wait until the focused element's name starts like this."""
    page.wait_for_function(
        "name => (document.activeElement.ariaLabel || document.activeElement.textContent).trim().startsWith(name)",
        arg=name,
    )


#: Whether the focused element is the heading or is described by it, so that a screen reader says it, too.
_WITH_HEADING = """heading => {
    const at = document.activeElement, by = (at.getAttribute("aria-describedby") ?? "").split(" ");
    const told = at.localName === "h1" ? [at] : by.map((id) => document.getElementById(id));
    return told.some((each) => each?.localName === "h1" && new RegExp(heading).test(each.textContent.trim()));
}"""


def expect_new_screen(page: Page, heading: str) -> None:
    """Wait for a new screen whose heading is announced: it has the focus or describes the focused element."""
    page.wait_for_function(_WITH_HEADING, arg=heading)


def activate(page: Page, name: str, role: str = "button") -> None:
    """Activate an element as a screen reader does: by role and name, wherever it is on the screen."""
    found = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
    expect(found.first).to_be_attached()
    found.first.dispatch_event("click")
