"""Where the files are that are no Python, and where the build works: in a checkout, and where Rozz was installed.

A wheel holds, in `rozz/shipped/`, what lies beside the package in a checkout: scenarios, static files, index.html and
the lists of npm's packages.  What the build fetches and writes then goes to a folder of the user's own.
"""

from __future__ import annotations

import os
import sys
from importlib import metadata
from pathlib import Path

VERSION = metadata.version("rozz")
#: The Python of Rozz.
PACKAGE = Path(__file__).resolve().parents[1]
_SHIPPED = PACKAGE / "shipped"
#: Whether this is an installation, not a checkout.
IS_INSTALLED = _SHIPPED.is_dir()
#: Where index.html, static/, scenarios/ and package-lock.json are.
ROOT = _SHIPPED if IS_INSTALLED else PACKAGE.parent


def _user_cache() -> Path:
    """The folder for what can be fetched or built again; `ROZZ_CACHE` names another one."""
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
#: Where `rozz build` writes the site unless another folder is named: an installation has no folder of its own for it.
BUILD_FOLDER = Path("dist") if IS_INSTALLED else DIST


def find_program(name: str) -> str | None:
    """A program of this machine, of the environment that runs Rozz, or of the one that `make setup` made."""
    from shutil import which

    environments = (Path(sys.executable).parent, PACKAGE.parent / ".venv" / "bin")
    return which(name, path=os.pathsep.join((os.environ.get("PATH", ""), *map(str, environments))))
