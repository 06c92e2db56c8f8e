"""Runs inside Pyodide during the build: compiles what the page imports, so that no browser has to.

Reads /work/stdlib.zip and /work/rozz.zip; writes the compiled modules and the names of the modules imported at startup
to /work/out/. It also compiles the methods of the dataclasses that a first match imports.
"""

import ast
import dataclasses
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
#: What can have a docstring.
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
#: Not empty: then a dataclass would generate one.
NO_DOCSTRING = "."
#: The module for the methods of dataclasses, which has none in the source.
METHODS = "rozz/ui/dataclass_methods.py"
#: Games whose dataclasses are compiled when somebody plays them: most visitors begin with Rozz.
LATER_GAMES = frozenset({"areas", "campaigns", "rosenkreuz"})


def main() -> None:
    """Import what the page imports, record the modules, and compile them."""
    sys.path.insert(0, str(WORK / "rozz.zip"))
    texts = _record_dataclasses()
    importlib.import_module("rozz.ui.browser.startup.snapshot_contents").fill_caches()
    assert texts, "dataclasses make their methods in another way than before"
    loaded = {name for module in list(sys.modules.values()) if (name := _name(module))}
    for archive, optimize in (("stdlib.zip", 2), ("rozz.zip", 0)):
        with zipfile.ZipFile(WORK / archive) as sources:
            for name in sorted(sources.namelist()):
                if name.endswith(".py") and (name in loaded or name.startswith(("rozz/", "pyscript/"))):
                    level = None if name.startswith(KEEPS_DOCSTRINGS) else optimize
                    made = texts if name == METHODS else {}
                    _compile(name, sources.read(name), WORK / "out" / archive / f"{name}c", level, made)
    (WORK / "out" / "loaded.json").write_text(json.dumps(sorted(loaded)))


def _record_dataclasses() -> dict[str, str]:
    """From now on, record the texts that dataclasses make their methods from, by the names of their functions."""
    code = importlib.import_module("rozz.ui.dataclass_code")
    texts: dict[str, str] = {}

    def record(text: str, module: dict[str, Any], defined: dict[str, Any]) -> None:
        if LATER_GAMES.isdisjoint(module["__name__"].split(".")):
            assert texts.setdefault(code.name_of(text), text) == text, "two texts have one name"
        code.run(text, module, defined)

    vars(dataclasses)["exec"] = record
    return texts


def _name(module: Any) -> str:
    """A module's file inside an archive, or empty."""
    return (getattr(module, "__file__", None) or "").partition(".zip/")[2]


def _without_docstrings_and_types(source: bytes) -> ast.Module:
    """The module without what only its readers use: docstrings, and the types of functions, a tenth of its code.

    Classes keep a docstring of one character, because a dataclass without one generates one, which is slow. They keep
    the types of their fields, which codecs read.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(NO_DOCSTRING)), node.body[0])
        else:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.fix_missing_locations(tree)


def _functions(texts: dict[str, str]) -> list[ast.stmt]:
    """The functions defined by the texts, under these names. Their line numbers are useless, so all are 1."""
    functions: list[ast.stmt] = []
    for name, text in sorted(texts.items()):
        (function,) = ast.parse(text).body
        assert isinstance(function, ast.FunctionDef)
        function.name = name
        for node in ast.walk(function):
            if isinstance(node, ast.stmt | ast.expr | ast.excepthandler | ast.arg | ast.keyword):
                node.lineno = node.end_lineno = 1
                node.col_offset = node.end_col_offset = 0
        functions.append(function)
    return functions


def _compile(name: str, source: bytes, target: Path, optimize: int | None, made: dict[str, str]) -> None:
    """Compile a module; `made` are the texts of functions to put into it."""
    tree: bytes | ast.Module = source
    if optimize == 0:
        tree = _without_docstrings_and_types(source)
        tree.body += _functions(made)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize or 0)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Never compared with a source: there is none beside it.
    hashed = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
    target.write_bytes(hashed)


main()
