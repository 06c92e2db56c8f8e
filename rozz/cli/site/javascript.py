"""The page's JavaScript, minified, so that comments and long names cost visitors nothing.

Knows where the scripts belong; must not know what they do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rozz.cli.site import runtime
from rozz.engine.said import said

#: The service worker's source; written beside the page, because a service worker serves its own folder.
SERVICE_WORKER = "service_worker.js"


def scripts(folder: Path) -> dict[str, bytes]:
    """The scripts of a folder by file name, minified; raises BuildFailed if one cannot be read."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.*js"))}
    return {name: text.encode() for name, text in minified(sources).items()}


def library(name: str, source: Path) -> dict[str, bytes]:
    """A module of a package under its name in the site, minified."""
    return {name: minified({name: source.read_text(encoding="utf-8")})[name].encode()}


def minified(sources: Mapping[str, str]) -> dict[str, str]:
    """Minify scripts by file name; .mjs names are modules. Raises BuildFailed."""
    terser = runtime.package_file("terser/main.js").as_uri()
    ran = runtime.run_node("minify", terser, given=json.dumps(dict(sources)))
    if ran.returncode:
        raise runtime.BuildFailed(said("cli-build-scripts"), ran.stderr)
    found: dict[str, str] = json.loads(ran.stdout)
    return found
