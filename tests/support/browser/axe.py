"""What axe finds on a screen, and what is too small for a thumb."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[3] / "node_modules/axe-core/axe.min.js").read_text()
#: One of each layout; where a walk looks at several it goes on at the last.
SIZES = ((1280, 800), (820, 1180), (390, 844))
#: What is too small for a thumb.
SMALL = """() => [...document.querySelectorAll("#page :is(button, a.button, input, textarea, label.button)")]
    .filter((each) => !each.closest(".steps, .heard") && !each.classList.contains("heard"))
    .map((each) => [each.textContent.trim().slice(0, 30) || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""
#: A window of 1280 × 1024 at 400 % (WCAG 1.4.10).
ZOOMED = (320, 256)


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds on the page as it is, by these rules or by all: rule, and the first elements."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
        # It copies this from the prototype; a page that stands open for later tests is to be as it was.
        page.evaluate("delete document.elementsFromPoint")
    found = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})})"
        ".then((result) => result.violations.map((each) =>"
        " each.id + ': ' + each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary)"
        ".join(' | ')))",
        list(rules),
    )
    return list(found)


def violations_in_both_themes(page: Page) -> list[str]:
    """What axe finds; in the dark theme by what is said of colours, for nothing else differs there."""
    found = []
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        found += [f"{theme}: {each}" for each in violations(page, *rules)]
    return found
