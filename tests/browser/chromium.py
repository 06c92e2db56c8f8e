"""A Chromium for the tests: what Playwright has fetched, one that is installed, a download, or Debian's package.

The first of these that there is. As a program it also fetches or installs one, and prints its path.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

INSTALLED_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DOWNLOAD_SECONDS = 90


def launch_options(playwright: Playwright) -> dict[str, object]:
    """How to launch it: without a sandbox for root, who has none, and without calls to its maker."""
    arguments = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    if is_root():
        arguments.append("--no-sandbox")
    return {"executable_path": chromium(playwright), "args": arguments}


def chromium(playwright: Playwright) -> str:
    """The path of a Chromium on this machine; raises FileNotFoundError, saying what to run."""
    found = fetched(playwright) or installed()
    if found is None:
        raise FileNotFoundError("no Chromium is on this machine: run `make browser`")
    return found


def fetched(playwright: Playwright) -> str | None:
    """The browser that Playwright has downloaded before."""
    path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def installed() -> str | None:
    """A browser on the search path."""
    return next((path for name in INSTALLED_NAMES if (path := shutil.which(name))), None)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def download() -> None:
    """Playwright's own browser; some networks refuse it or let it hang, so it gets little time."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    # A session of its own, so that ending it ends the download that it has started.
    fetching = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        failed = fetching.wait(DOWNLOAD_SECONDS) != 0
    except subprocess.TimeoutExpired:
        os.killpg(fetching.pid, signal.SIGKILL)
        failed = True
    if failed:
        print("Playwright's download of its own Chromium did not come through.", file=sys.stderr)


def install_package() -> None:
    """Debian's package, where apt-get and the right to use it are there."""
    if not shutil.which("apt-get"):
        return
    apt = ["apt-get"] if is_root() else ["sudo", "-n", "apt-get"]
    subprocess.run([*apt, "-qq", "update"], check=False)
    subprocess.run([*apt, "-qq", "install", "-y", "--no-install-recommends", "chromium"], check=False)


def main() -> int:
    with sync_playwright() as playwright:
        for attempt in (None, download, install_package):
            if attempt is not None:
                attempt()
            if found := fetched(playwright) or installed():
                print(f"Browser for the tests: {found}")
                return 0
    print("No Chromium was found, and none could be installed: please install one.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
