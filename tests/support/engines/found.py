"""The engines that the page is tried in; Chromium first, because the others are compared with it."""

from __future__ import annotations

from playwright.sync_api import Playwright

from tests.support.engines.chromium_engine import Chromium
from tests.support.engines.driver import Engine
from tests.support.engines.firefox_engine import Firefox
from tests.support.engines.webkit_engine import WebKit

NAMES = ("Chromium", "Firefox", "WebKitGTK")


def engines(playwright: Playwright) -> tuple[Engine, ...]:
    """All of them, whether they are on this machine or not."""
    return Chromium(playwright), Firefox(), WebKit()
