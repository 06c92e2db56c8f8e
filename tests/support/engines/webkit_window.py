"""A bare WebKitGTK window for WebKitWebDriver.

Debian's MiniBrowser forgets everything when it is driven; this window keeps what a normal browser keeps, in a folder.
Runs in the system's Python, which has the bindings, and imports nothing from the project.
"""

from __future__ import annotations

import argparse
import ctypes
import signal
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

#: The name that Selenium asks for.
NAME = "MiniBrowser"
ON_DEATH_OF_PARENT = 1  # PR_SET_PDEATHSIG


class Window:
    """One window for one page. It keeps its data in `profile`; without one it is a private window."""

    def __init__(self, profile: Path | None, downloads: Path) -> None:
        self.downloads = downloads
        if profile is None:
            manager = WebKit2.WebsiteDataManager.new_ephemeral()
        else:
            folders = {"base_data_directory": str(profile / "data"), "base_cache_directory": str(profile / "cache")}
            manager = WebKit2.WebsiteDataManager(**folders)
        context = WebKit2.WebContext(website_data_manager=manager)
        context.set_automation_allowed(True)
        context.connect("automation-started", self.automated)
        context.connect("download-started", self.download_begun)
        settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
        self.view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
        self.view.connect("close", lambda _: self.window.destroy())
        self.window = Gtk.Window()
        self.window.set_default_size(1280, 800)
        self.window.add(self.view)
        self.window.connect("destroy", Gtk.main_quit)
        self.window.show_all()

    def automated(self, context: Any, session: Any) -> None:
        """A driver has connected."""
        information = WebKit2.ApplicationInfo.new()
        information.set_name(NAME)
        version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
        information.set_version(*version)
        session.set_application_info(information)
        session.connect("create-web-view", lambda _: self.view)

    def download_begun(self, context: Any, download: Any) -> None:
        """Choose where the file goes."""
        download.connect("decide-destination", self.save)

    def save(self, download: Any, name: str) -> bool:
        """Save it under its own name."""
        download.set_destination((self.downloads / name).as_uri())
        return True


def main() -> None:
    """Open the window, and stay until it is closed or the driver has ended."""
    ctypes.CDLL(None).prctl(ON_DEATH_OF_PARENT, signal.SIGKILL)
    parser = argparse.ArgumentParser()
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--downloads", type=Path, required=True)
    given, _ = parser.parse_known_args()
    opened = Window(given.profile, given.downloads)  # noqa: F841 - it must not be collected
    Gtk.main()


if __name__ == "__main__":
    main()
