"""What a screen reader would say: what comes into live regions, and the names of what has the focus."""

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
    """From now on everything is heard."""
    page.evaluate(_LISTEN)


def heard(page: Page) -> list[str]:
    """What has come into live regions since, and is forgotten now."""
    return list(page.evaluate("window.heard.splice(0)"))


def hears(page: Page, words: str) -> None:
    """It is said, sooner or later."""
    page.wait_for_function("words => window.heard.some((each) => each.includes(words))", arg=words)


def named(page: Page, name: str) -> None:
    """What has the focus is called so, by its beginning."""
    page.wait_for_function(
        "name => (document.activeElement.ariaLabel || document.activeElement.textContent).trim().startsWith(name)",
        arg=name,
    )


#: What is heard of what has the focus beside its own name: it is the heading, or is described by it.
_WITH_HEADING = """heading => {
    const at = document.activeElement, by = (at.getAttribute("aria-describedby") ?? "").split(" ");
    const told = at.localName === "h1" ? [at] : by.map((id) => document.getElementById(id));
    return told.some((each) => each?.localName === "h1" && new RegExp(heading).test(each.textContent.trim()));
}"""


def arrived(page: Page, heading: str) -> None:
    """A new screen has come, and its heading is heard: it has the focus, or goes with what has it."""
    page.wait_for_function(_WITH_HEADING, arg=heading)


def activate(page: Page, name: str, role: str = "button") -> None:
    """As a screen reader does it: found by its role and name, wherever it lies on the screen."""
    found = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
    expect(found.first).to_be_attached()
    found.first.dispatch_event("click")
