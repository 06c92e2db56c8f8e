"""Finding a Chromium on this machine and how to launch it, for the tests of the page and `rozz bench --page`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

#: What Playwright names for Chromium to do without: of two such lists the last is heeded, so ours begins with it.
PLAYWRIGHT_DOES_WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying",
    "AimEnabled", "PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion",
)  # fmt: skip
#: Two pages below the address bar, which nobody sees here: half of what a launch or a new window takes.
BELOW_THE_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
DOES_WITHOUT = "--disable-features="
INSTALLED_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_options(playwright: Playwright) -> dict[str, object]:
    """How to launch it: without a sandbox for root, who has none, and without calls to its maker."""
    arguments = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    arguments.append(DOES_WITHOUT + ",".join((*PLAYWRIGHT_DOES_WITHOUT, *BELOW_THE_ADDRESS_BAR)))
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
