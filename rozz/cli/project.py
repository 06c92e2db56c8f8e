"""Where the non-Python files are, and where the build works: in a checkout or an installation.

In a wheel, `rozz/shipped/` holds what lies beside the package in a checkout: scenarios, static files, index.html and
the npm package lists. Build results and downloads then go to a folder of the user.
"""

from __future__ import annotations

import os
import sys
from importlib import metadata
from pathlib import Path

VERSION = metadata.version("rozz")
#: The folder of the Python package.
PACKAGE = Path(__file__).resolve().parents[1]
_SHIPPED = PACKAGE / "shipped"
#: Whether this is an installation instead of a checkout.
IS_INSTALLED = _SHIPPED.is_dir()
#: Where index.html, static/, scenarios/ and package-lock.json are.
ROOT = _SHIPPED if IS_INSTALLED else PACKAGE.parent


def _user_cache() -> Path:
    """The folder for files that can be downloaded or rebuilt; `ROZZ_CACHE` overrides it."""
    if chosen := os.environ.get("ROZZ_CACHE"):
        return Path(chosen).resolve()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "rozz" / VERSION


#: Where node_modules/ is, and the site that `rozz` serves.
WORK = _user_cache() if IS_INSTALLED else ROOT
NODE_MODULES = WORK / "node_modules"
DIST = WORK / "dist"
#: The default output folder of `rozz build`: an installation has no folder of its own for it.
BUILD_FOLDER = Path("dist") if IS_INSTALLED else DIST


def find_program(name: str) -> str | None:
    """Find a program on this machine, in the running environment, or in the one made by `make setup`."""
    from shutil import which

    environments = (Path(sys.executable).parent, PACKAGE.parent / ".venv" / "bin")
    return which(name, path=os.pathsep.join((os.environ.get("PATH", ""), *map(str, environments))))
