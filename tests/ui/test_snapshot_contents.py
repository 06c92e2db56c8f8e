"""The memory snapshot has every module that the browser part imports; a missing one would be read at each start."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
BROWSER = "rozz.ui.browser"


def imported_at_once(tree: ast.Module) -> Iterator[str]:
    """The modules of `rozz` that a module imports when it runs, except those that also need a browser."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("rozz"):
            for each in node.names:
                full = f"{node.module}.{each.name}"
                if not full.startswith(BROWSER):
                    yield full if _is_module(full) else node.module


def _is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def test_the_snapshot_has_every_module_that_the_browser_part_imports() -> None:
    spec = find_spec(BROWSER)
    assert spec and spec.origin
    needed = {
        name
        for path in Path(spec.origin).parent.rglob("*.py")
        for name in imported_at_once(ast.parse(path.read_text()))
    }
    assert len(needed) > 20
    script = "import sys; from rozz.ui.browser.startup import snapshot_contents; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert sorted(needed - set(done.stdout.split())) == []
