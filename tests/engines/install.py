"""What `make engines` needs besides Chromium: Firefox, WebKitGTK with its driver, and an invisible screen.

Installs what is missing with apt-get, where that exists and is allowed. A package that cannot be installed is reported
and is no fault: the tests run in the engines that are there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from playwright.sync_api import sync_playwright

from rozz.cli.chromium import is_root
from tests.support.engines.all_engines import engines

APT_SECONDS = 240
#: Debian has the first Firefox package, other systems the second.
PACKAGES = {
    "Firefox": (("firefox-esr",), ("firefox",)),
    "WebKitGTK": (("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),),
}


def apt(*arguments: str) -> bool:
    """Whether apt-get succeeded."""
    if not shutil.which("apt-get"):
        return False
    command = ["apt-get"] if is_root() else ["sudo", "-n", "apt-get"]
    try:
        ran = subprocess.run(
            [*command, "-qq", *arguments],
            check=False,
            timeout=APT_SECONDS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.returncode == 0


def install(choices: Sequence[Sequence[str]]) -> None:
    """Install the first choice of packages that is available."""
    any(apt("install", "-y", "--no-install-recommends", *packages) for packages in choices)


def main() -> int:
    with sync_playwright() as playwright:
        lacking = [each for each in engines(playwright) if each.missing()]
        if any(each.name in PACKAGES for each in lacking):
            apt("update")
        for engine in lacking:
            install(PACKAGES.get(engine.name, ()))
            if fault := engine.missing():
                print(f"{engine.name} will not be tested: {fault}, and it could not be installed.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
