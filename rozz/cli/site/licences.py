"""The licenses of everything in the built site as one text. Knows where packages keep them; judges none."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

from rozz.cli.site.runtime import BuildFailed
from rozz.engine.said import said
from rozz.ui.i18n.texts import say

TEXTS = Path(__file__).with_name("licence_texts")
RULE = "\n" + "=" * 100 + "\n"
#: npm packages in the lock file for other environments (Node, TypeScript) that are not in the page.
NOT_IN_PAGE = {"ws", "@types/emscripten"}
#: Tools of the build; none of their code is in the page.
BUILD_TOOLS = {"terser"}


def licences(root: Path, packages: Path, libraries: Mapping[str, str]) -> bytes:
    """The text of licences.txt for the project at `root`, whose page contains the Python distributions `libraries`.

    `packages` is the folder with npm's node_modules/.
    """
    own = [(root / name).read_text(encoding="utf-8") for name in ("NOTICE.md", "LICENSE")]
    sections = [
        ("Rozz", "\n".join(own)),
        *_npm(root, packages),
        (say("cli-license-python"), (TEXTS / "python.txt").read_text(encoding="utf-8")),
        *((f"{name} {metadata.version(name)}", _python(name)) for name in sorted(libraries)),
    ]
    return RULE.join(f"{title}\n\n{text.strip()}\n" for title, text in sections).encode()


def _npm(root: Path, packages: Path) -> Iterator[tuple[str, str]]:
    """PyScript is bundled with its dependencies, so everything in the lock file counts except development packages."""
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    wanted = _needed(lock["packages"])
    for place, row in sorted(lock["packages"].items()):
        name = place.rpartition("node_modules/")[2]
        if name not in wanted or row.get("dev") or name in NOT_IN_PAGE:
            continue
        yield f"{name} {row['version']} ({row['license']})", _npm_text(packages / place, name, row)


def _needed(packages: Mapping[str, Mapping[str, Any]]) -> set[str]:
    """The names of all packages that the page's own packages depend on."""
    needed: set[str] = set()
    waiting = set(packages[""]["dependencies"]) - BUILD_TOOLS
    while waiting:
        name = waiting.pop()
        needed.add(name)
        for place, row in packages.items():
            if place.rpartition("node_modules/")[2] == name:
                waiting |= set(row.get("dependencies", ())) - needed
    return needed


def _npm_text(folder: Path, name: str, row: Mapping[str, str]) -> str:
    if name == "pyodide":
        return "".join((TEXTS / file).read_text(encoding="utf-8") + "\n" for file in ("pyodide.txt", "mpl-2.0.txt"))
    texts = [path for path in sorted(folder.glob("*")) if path.name.lower().startswith(("licen", "copying"))]
    texts += sorted(folder.glob("src/3rd-party-licenses/toml*"))
    if not texts:
        return say("cli-license-named", license=row["license"])
    return "\n".join(path.read_text(encoding="utf-8") for path in texts)


def _python(name: str) -> str:
    files = metadata.distribution(name).files or []
    # Older packages put it beside their metadata, newer ones into a folder there.
    own = [file for file in files if file.parts[0].endswith(".dist-info") and file.name.startswith("LICEN")]
    texts = [file.read_text(encoding="utf-8") for file in own]
    if not texts:
        raise BuildFailed(said("cli-build-no-license", package=name))
    return "\n".join(texts)
