"""WebKitGTK, driven by Selenium through WebKitWebDriver; its window is `webkit_window.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service

from tests.support.browser.screen import ends_with_its_parent, screen
from tests.support.engines.driver import PATIENCE_SECONDS, BrowserError, Driver

#: Debian's own Python has the bindings from Debian's packages.
SYSTEM_PYTHON = "/usr/bin/python3"
WINDOW = Path(__file__).with_name("webkit_window.py")
BINDINGS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
#: Larger than every requested size.
SCREEN = "1400x1300x24"
#: What WebKitGTK writes before a page's errors.
ERRORS = ("CONSOLE JS ERROR", "CONSOLE NETWORK ERROR", "CONSOLE SECURITY ERROR", "CONSOLE CONSOLEAPI ERROR")
EVALUATE = """
const [given, done] = arguments;
(async () => (%s)(...given))().then((value) => done({ value }), (fault) => done({ fault: `${fault}` }));
"""


class WebDriverDriver(Driver):
    """A page driven by Selenium."""

    def __init__(self, driver: WebDriver, log: Path, downloads: Path) -> None:
        super().__init__(downloads)
        self.driver = driver
        self.log = log

    @property
    def faults(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if line.startswith(ERRORS)]

    def evaluate(self, function: str, *given: Any) -> Any:
        try:
            found = self.driver.execute_async_script(EVALUATE % function, list(given))
        except WebDriverException as fault:
            raise BrowserError(str(fault.msg)) from None
        if "fault" in found:
            raise BrowserError(found["fault"])
        return found.get("value")

    def screenshot(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def _go(self, address: str) -> None:
        self.driver.get(address)

    def _click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def _type(self, text: str) -> None:
        self.driver.switch_to.active_element.send_keys(text)

    def _resize(self, width: int, height: int) -> None:
        self.driver.set_window_rect(0, 0, width, height)


class WebKit:
    """Debian's WebKitGTK."""

    name = "WebKitGTK"

    def __init__(self) -> None:
        self._version = ""

    def missing(self) -> str:
        programs = [each for each in ("WebKitWebDriver", "Xvfb") if not shutil.which(each)]
        has_bindings = (
            Path(SYSTEM_PYTHON).exists()
            and not subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode
        )
        lacked = programs + ([] if has_bindings else ["bindings of WebKit2 4.1 for the system's Python"])
        return f"no {' and no '.join(lacked)}" if lacked else ""

    def version(self) -> str:
        return self._version

    @contextmanager
    def browser(self, profile: Path | None) -> Iterator[Driver]:
        with tempfile.TemporaryDirectory() as folder, screen(SCREEN) as display:
            downloads, log = Path(folder) / "downloads", Path(folder) / "log"
            downloads.mkdir()
            options = webdriver.WebKitGTKOptions()
            options.binary_location = SYSTEM_PYTHON
            for argument in (WINDOW, "--downloads", downloads, *(("--profile", profile) if profile else ())):
                options.add_argument(str(argument))
            options.page_load_strategy = "none"
            environment = {**os.environ, "DISPLAY": display}
            with log.open("wb") as written:
                service = Service(
                    shutil.which("WebKitWebDriver"),
                    env=environment,
                    log_output=written,
                    popen_kw={"preexec_fn": ends_with_its_parent},
                )
                service.start()
                try:
                    # Without a limit, Selenium would wait forever for each of the driver's answers.
                    limits = ClientConfig(service.service_url, timeout=2 * PATIENCE_SECONDS)
                    driver = webdriver.Remote(RemoteConnection(client_config=limits), options=options)
                    driver.set_script_timeout(1.5 * PATIENCE_SECONDS)
                    self._version = str(driver.capabilities["browserVersion"])
                    yield WebDriverDriver(driver, log, downloads)
                    driver.quit()
                finally:
                    service.process.kill()
                    service.process.wait(PATIENCE_SECONDS)
