"""The engines that the page is tested in; Chromium first, because the others are compared with it."""

from __future__ import annotations

from playwright.sync_api import Playwright

from tests.support.engines.chromium_engine import Chromium
from tests.support.engines.driver import Engine
from tests.support.engines.firefox_engine import Firefox
from tests.support.engines.webkit_engine import WebKit

NAMES = ("Chromium", "Firefox", "WebKitGTK")


def engines(playwright: Playwright) -> tuple[Engine, ...]:
    """All engines, whether or not this machine has them."""
    return Chromium(playwright), Firefox(), WebKit()
