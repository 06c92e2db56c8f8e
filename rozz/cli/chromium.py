"""Find and launch a Chromium on this machine, for the page's tests and `rozz bench --page`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rozz.engine.errors import Fault
from rozz.engine.said import said

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

#: Features that Playwright disables: Chromium uses only the last of two such lists, so ours repeats it.
PLAYWRIGHT_DOES_WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying",
    "AimEnabled", "PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion",
)  # fmt: skip
#: Two invisible pages of the address bar, which take half the time of a launch or a new window.
BELOW_THE_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
DOES_WITHOUT = "--disable-features="
INSTALLED_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_options(playwright: Playwright) -> dict[str, Any]:
    """Launch options: without a sandbox for root, who cannot have one, and without calls to Google."""
    arguments = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    arguments.append(DOES_WITHOUT + ",".join((*PLAYWRIGHT_DOES_WITHOUT, *BELOW_THE_ADDRESS_BAR)))
    if is_root():
        arguments.append("--no-sandbox")
    return {"executable_path": chromium(playwright), "args": arguments}


def chromium(playwright: Playwright) -> str:
    """The path of a Chromium on this machine; raises Fault with the command to type."""
    found = fetched(playwright) or installed()
    if found is None:
        raise Fault(said("cli-no-chromium"))
    return found


def fetched(playwright: Playwright) -> str | None:
    """A browser already downloaded by Playwright."""
    path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def installed() -> str | None:
    """A browser on the search path."""
    return next((path for name in INSTALLED_NAMES if (path := shutil.which(name))), None)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
