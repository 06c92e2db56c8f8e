"""Runs inside Pyodide during the build: compiles what the page imports, so that no browser has to.

Reads /work/stdlib.zip and /work/rozz.zip; writes the compiled modules and the names of the modules imported at startup
to /work/out/.
"""

import ast
import importlib.util
import json
import sys
import zipfile
from importlib import _bootstrap_external
from pathlib import Path
from typing import Any

WORK = Path("/work")
#: Pyodide reads its own docstrings; other modules of the standard library lose theirs, and their asserts.
KEEPS_DOCSTRINGS = ("pyodide/", "_pyodide/")


def main() -> None:
    """Import what the page imports, record the modules, and compile them."""
    sys.path.insert(0, str(WORK / "rozz.zip"))
    importlib.import_module("rozz.ui.browser.startup.snapshot_contents").warm()
    loaded = {name for module in list(sys.modules.values()) if (name := _name(module))}
    for archive, optimize in (("stdlib.zip", 2), ("rozz.zip", 0)):
        with zipfile.ZipFile(WORK / archive) as sources:
            for name in sorted(sources.namelist()):
                if name.endswith(".py") and (name in loaded or name.startswith(("rozz/", "pyscript/"))):
                    level = None if name.startswith(KEEPS_DOCSTRINGS) else optimize
                    _compile(name, sources.read(name), WORK / "out" / archive / f"{name}c", level)
    (WORK / "out" / "loaded.json").write_text(json.dumps(sorted(loaded)))


def _name(module: Any) -> str:
    """A module's file inside an archive, or empty."""
    return (getattr(module, "__file__", None) or "").partition(".zip/")[2]


def _without_docstrings(source: bytes) -> ast.Module:
    """The module without docstrings of functions, which are a tenth of Python's memory in the page.

    Classes keep theirs, because a dataclass without one generates one, which is slow.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def _compile(name: str, source: bytes, target: Path, optimize: int | None) -> None:
    tree = _without_docstrings(source) if optimize == 0 else source
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize or 0)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Never compared with a source: there is none beside it.
    hashed = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
    target.write_bytes(hashed)


main()
