"""The same table in another engine: a short match in WebKit, where Debian's package gives one (`webkit2gtk-driver`)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from tests.support.browser.screen import ends_with_its_parent, screen

PATIENCE_SECONDS = 60


def mini_browser() -> str | None:
    """The small browser that Debian ships with WebKit."""
    return next((str(path) for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))), None)


MISSING = [
    name
    for name, found in (
        ("WebKitWebDriver", shutil.which("WebKitWebDriver")),
        ("MiniBrowser", mini_browser()),
        ("Xvfb", shutil.which("Xvfb")),
    )
    if not found
]


@pytest.fixture
def webkit() -> Iterator[WebDriver]:
    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini_browser() or ""
    options.add_argument("--automation")
    with screen() as display:
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        service = Service(
            shutil.which("WebKitWebDriver"), env=environment, popen_kw={"preexec_fn": ends_with_its_parent}
        )
        service.start()
        try:
            # Unless it is told otherwise, Selenium waits for each answer of the driver without end.
            limits = ClientConfig(service.service_url, timeout=PATIENCE_SECONDS)
            driver = webdriver.Remote(RemoteConnection(client_config=limits), options=options)
            yield driver
            driver.quit()
        finally:
            service.process.kill()
            service.process.wait(PATIENCE_SECONDS)


def button(driver: WebDriver, name: str) -> WebElement:
    """What can be pressed by that name, as soon as it is there."""
    path = (
        f"//*[(self::button or @role='button') and (@aria-label='{name}' or starts-with(normalize-space(.), '{name}'))]"
    )
    return WebDriverWait(driver, PATIENCE_SECONDS).until(lambda each: each.find_element(By.XPATH, path))


def press(driver: WebDriver, name: str) -> None:
    driver.execute_script("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true}))", button(driver, name))


def heading(driver: WebDriver, text: str) -> None:
    """The page is headed so, be it for the eye or for the ear alone."""
    path = f"//h1[contains(normalize-space(.), '{text}')]"
    WebDriverWait(driver, PATIENCE_SECONDS).until(lambda each: each.find_elements(By.XPATH, path))


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"WebKit is not on this machine: no {', '.join(MISSING)}")
def test_a_turn_in_webkit(webkit: WebDriver, address: str) -> None:
    webkit.get(address)
    press(webkit, "New match")
    press(webkit, "Headquarters for Two")
    press(webkit, "Begin")
    heading(webkit, "Pass to Red")
    press(webkit, "I am Red")
    press(webkit, "Drift: yours, HQ 1, INF 5")
    press(webkit, "Buy ARMOR")
    press(webkit, "Add")
    assert "P: ARMOR > Drift" in webkit.find_element(By.TAG_NAME, "aside").text
    press(webkit, "Ready")
    press(webkit, "Hand in")
    heading(webkit, "Pass to Blue")
    assert "ARMOR" not in webkit.page_source
    webkit.refresh()
    heading(webkit, "Pass to Blue")
    press(webkit, "I am Blue")
    press(webkit, "Ready")
    press(webkit, "Hand in")
    press(webkit, "Show everyone")
    heading(webkit, "Turn 1: what happened")
    press(webkit, "Last step")
    assert "After turn 1" in webkit.find_element(By.TAG_NAME, "aside").text
