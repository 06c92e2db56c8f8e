"""A Chromium for the tests: Playwright's copy, an installed one, a download, or Debian's package.

The first of these that exists. As a program it also downloads or installs one, and prints its path.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys

from playwright.sync_api import sync_playwright

from rozz.cli.chromium import fetched, installed, is_root

DOWNLOAD_SECONDS = 90


def download() -> None:
    """Download Playwright's own browser; some networks refuse it or let it hang, so it gets little time."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    # A session of its own, so that ending it also ends the download that it has started.
    fetching = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        failed = fetching.wait(DOWNLOAD_SECONDS) != 0
    except subprocess.TimeoutExpired:
        os.killpg(fetching.pid, signal.SIGKILL)
        failed = True
    if failed:
        print("Playwright's download of its own Chromium did not come through.", file=sys.stderr)


def install_package() -> None:
    """Install Debian's package, if apt-get is there and may be used."""
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
