"""What axe finds on a screen, in both themes and at several sizes."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[3] / "node_modules/axe-core/axe.min.js").read_text()
#: One size for each layout; where a walk checks several sizes, it continues at the last.
SIZES = ((1280, 800), (820, 1180), (390, 844))
#: Rules whose results depend on the size of the window: overlaps, scrolling, and texts left out for lack of room, so
#: that a control has no name or a screen has no heading.
SIZE_DEPENDENT_RULES = (
    "color-contrast", "scrollable-region-focusable", "region", "button-name", "link-name", "label", "select-name",
    "aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "empty-heading", "page-has-heading-one",
    "svg-img-alt", "role-img-alt",
)  # fmt: skip
#: A window of 1280 × 1024 at 400% (WCAG 1.4.10).
ZOOMED = (320, 256)


def as_served(site: Path, drawn: str) -> str:
    """The site's document without its scripts, with the drawn page in it: what axe checks without Python."""
    document = (site / "index.html").read_text()
    for left_out in ('<link rel="modulepreload".*?>', "<script.*?</script>", '<aside id="starting".*?</aside>'):
        document = re.sub(left_out, "", document, flags=re.S)
    before, after = re.split(r'(?<=<div id="page">).*?(?=</div>\s*</body>)', document, flags=re.S)
    return before + drawn + after


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds on the current page, by these rules or by all: the rule and the first elements."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
        # axe copies this from the prototype; a page that stays open for later tests must not change.
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
    """What axe finds; in the dark theme only by the rule on colors, because nothing else differs there."""
    found = []
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        found += [f"{theme}: {each}" for each in violations(page, *rules)]
    return found


def violations_at(page: Page, *sizes: tuple[int, int]) -> dict[int, list[str]]:
    """What axe finds at each size, by its width, and whether the page is too wide.

    All rules and both themes are checked at the last size, where the page stays; at the others only rules that depend
    on size.
    """
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        is_last = (width, height) == sizes[-1]
        seen = violations_in_both_themes(page) if is_last else violations(page, *SIZE_DEPENDENT_RULES)
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            seen.append(f"it is {wide} pixels wide")
        if seen:
            found[width] = seen
    return found
