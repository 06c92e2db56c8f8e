"""The page's icons as PNG, drawn from their SVG by this machine's Chromium: `python -m rozz.cli.site.icon_files`.

The images are kept with the sources, so that a build needs no browser; a test draws them again and compares.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rozz.cli import chromium
from rozz.cli.project import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATIC = ROOT / "static"
#: Image → its SVG, and its width and height in pixels.
ICONS = {
    "icons/icon-192.png": ("icon.svg", 192),
    "icons/icon-512.png": ("icon.svg", 512),
    "icons/maskable-512.png": ("icon-maskable.svg", 512),
    "icons/apple-touch-icon.png": ("icon-maskable.svg", 180),
}


def drawn(page: Page, name: str) -> bytes:
    """An icon as PNG with a transparent background, unless the SVG has one."""
    drawing, pixels = ICONS[name]
    page.set_viewport_size({"width": pixels, "height": pixels})
    svg = (STATIC / drawing).read_text()
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{pixels}px}}</style>{svg}")
    return page.screenshot(omit_background=True)


def main() -> None:
    """Draw all icons again."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options(playwright))
        page = browser.new_page()
        for name in ICONS:
            path: Path = STATIC / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(drawn(page, name))
        browser.close()


if __name__ == "__main__":
    main()
