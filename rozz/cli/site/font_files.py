"""The fonts of the page, from the npm packages of Fontsource."""

from __future__ import annotations

import re

from rozz.cli.site.runtime import package_file

#: The families, and the weights in use.
FONTS = {"fraunces": (600,), "ibm-plex-sans": (400, 500, 600), "ibm-plex-mono": (400, 600)}


def build() -> dict[str, bytes]:
    """The Latin subsets of the fonts, and their style sheet: path in the site → content."""
    files = {}
    rules = []
    for family, weights in FONTS.items():
        for weight in weights:
            name = f"{family}-latin-{weight}-normal.woff2"
            files[f"fonts/{name}"] = package_file(f"@fontsource/{family}/files/{name}").read_bytes()
            rule = package_file(f"@fontsource/{family}/latin-{weight}.css").read_text(encoding="utf-8")
            rules.append(re.sub(r"url\([^)]*\.woff2\)[^;]*", f"url(./{name}) format('woff2')", rule))
    files["fonts/fonts.css"] = "\n".join(rules).encode()
    return files
