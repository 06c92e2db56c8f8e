"""A stock Firefox, driven over WebDriver BiDi without a driver program (https://w3c.github.io/webdriver-bidi/)."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

from tests.support.browser.screen import ends_with_its_parent
from tests.support.engines.driver import PATIENCE_SECONDS, BrowserError, Driver

NAMES = ("firefox-esr", "firefox")
#: No first-run pages, no calls home.
PREFERENCES: dict[str, object] = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.aboutwelcome.enabled": False,
    "browser.download.folderList": 2,
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    # As on a phone, and as in the other engines here.
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
}
PRIVATE = {"browser.privatebrowsing.autostart": True}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
#: The script's answer as JSON, because BiDi has a serialization format of its own.
AS_JSON = "async (args) => JSON.stringify(await (%s)(...JSON.parse(args)))"
LEVEL = "error"


class Session:
    """A connection: commands, and console messages between them."""

    def __init__(self, address: str) -> None:
        # With an origin it would count as a web page that wants to control the browser, and be refused.
        self.socket = websocket.create_connection(
            f"{address}/session", timeout=2 * PATIENCE_SECONDS, suppress_origin=True, skip_utf8_validation=True
        )
        self.number = 0
        self.console_errors: list[str] = []

    def send(self, method: str, **parameters: Any) -> Any:
        """The result of a command; raises BrowserError."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer["type"] == "event":
                self._record(answer)
            elif answer["id"] == self.number:
                if answer["type"] == "error":
                    raise BrowserError(f"{method}: {answer['message']}")
                return answer["result"]

    def _record(self, event: dict[str, Any]) -> None:
        if event["method"] == "log.entryAdded" and event["params"]["level"] == LEVEL:
            self.console_errors.append(str(event["params"]["text"]))


class BiDiDriver(Driver):
    """A page driven over BiDi."""

    def __init__(self, session: Session, context: str, downloads: Path) -> None:
        super().__init__(downloads)
        self.session = session
        self.context = context

    @property
    def faults(self) -> list[str]:
        return self.session.console_errors

    def evaluate(self, function: str, *given: Any) -> Any:
        answer = self.session.send(
            "script.callFunction",
            functionDeclaration=AS_JSON % function,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise BrowserError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def screenshot(self, path: Path) -> None:
        shot = self.session.send("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(shot["data"]))

    def _go(self, address: str) -> None:
        self.session.send("browsingContext.navigate", context=self.context, url=address, wait="none")

    def _click(self, x: float, y: float) -> None:
        to, down, up = {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown"}, {"type": "pointerUp"}
        actions = [to, {**down, "button": 0}, {**up, "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def _type(self, text: str) -> None:
        keys = [{"type": kind, "value": character} for character in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self.session.send("input.performActions", context=self.context, actions=[source])

    def _resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.session.send("browsingContext.setViewport", context=self.context, viewport=size)


class Firefox:
    """Debian's Firefox, or another installed one."""

    name = "Firefox"

    def __init__(self) -> None:
        self._version = ""

    def missing(self) -> str:
        return "" if _path() else f"no {' and no '.join(NAMES)}"

    def version(self) -> str:
        return self._version

    @contextmanager
    def browser(self, profile: Path | None) -> Iterator[Driver]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            downloads, home = Path(folder) / "downloads", profile or Path(folder) / "profile"
            for each in (downloads, home):
                each.mkdir(exist_ok=True)
            preferences = {**PREFERENCES, **({} if profile else PRIVATE), "browser.download.dir": str(downloads)}
            lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
            (home / "user.js").write_text("\n".join(lines))
            with _process(home) as (process, address):
                session = Session(address)
                capabilities = session.send("session.new", capabilities={})["capabilities"]
                self._version = str(capabilities["browserVersion"])
                session.send("session.subscribe", events=["log.entryAdded"])
                (context, *_) = session.send("browsingContext.getTree")["contexts"]
                yield BiDiDriver(session, context["context"], downloads)
                session.send("browser.close")
                process.wait(PATIENCE_SECONDS)


@contextmanager
def _process(profile: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Firefox, and the address at which it listens."""
    command = [_path() or "", "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    process = subprocess.Popen(
        [*command, "about:blank"],
        preexec_fn=ends_with_its_parent,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    try:
        assert process.stderr is not None
        found = next((found for line in process.stderr if (found := LISTENING.search(line))), None)
        assert found, "Firefox ended before it listened"
        # Nobody reads its later output; a full pipe would block it.
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield process, found[1]
    finally:
        process.kill()
        process.wait(PATIENCE_SECONDS)


def _path() -> str | None:
    return next((path for each in NAMES if (path := shutil.which(each))), None)
