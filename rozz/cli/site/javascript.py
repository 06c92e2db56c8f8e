"""The page's own JavaScript as the page gets it: minified, so that comments and good names cost no visitor anything.

Knows which of the scripts go where; must not know what they do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rozz.cli.site import runtime

#: The service worker's source; it is written beside the page, for a service worker serves what lies under it.
SERVICE_WORKER = "service_worker.js"


def scripts(folder: Path) -> dict[str, bytes]:
    """The scripts of a folder by file name, minified; raises BuildFailed where one cannot be read."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.*js"))}
    return {name: text.encode() for name, text in minified(sources).items()}


def minified(sources: Mapping[str, str]) -> dict[str, str]:
    """Scripts by file name, minified; names that end in .mjs are modules. Raises BuildFailed."""
    terser = runtime.package_file("terser/main.js").as_uri()
    ran = runtime.run_node("minify", terser, given=json.dumps(dict(sources)))
    if ran.returncode:
        raise runtime.BuildFailed("The page's scripts cannot be minified.", ran.stderr)
    found: dict[str, str] = json.loads(ran.stdout)
    return found
