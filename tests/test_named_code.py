"""Code that comments and docstrings name in backquotes exists: files, modules, what is in them, members of classes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("rozz", "training", "benchmarks", "tests")
FILES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
DOTTED = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)`")
#: A file in a folder; names in capitals stand for any.
PATH = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|js|mjs|css|ftl))`")
SUFFIXES = ("py", "ftl", "json", "css", "pack", "yaml", "md", "js", "mjs")
#: Names of other libraries and of JavaScript, and a path in a scenario.
FOREIGN = {
    "BaseElement.__call__", "Element.iter_chunks", "Fragment.iter_chunks", "htpy.__getattr__", "fluent.syntax",
    "Intl.PluralRules", "pytest.raises", "setup.B3.RED.INF",
}  # fmt: skip
#: Files that are made by a build.
BUILT = {"rozz.pack", "scenarios.json"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(text(path))


def defined(body: list[ast.stmt]) -> Iterator[str]:
    """The names that statements define or import, also under a condition."""
    for each in body:
        match each:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (alias.asname or alias.name for alias in names)
            case ast.If(body=within):
                yield from defined(within)


@cache
def modules() -> dict[str, Path]:
    """Every module by its full name."""
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in FILES}


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def members(name: str) -> Iterator[str]:
    """What the classes of that name define or inherit, in their bodies or of themselves."""
    for path in FILES:
        if f"class {name}" not in text(path):
            continue
        for each in ast.walk(tree(path)):
            if isinstance(each, ast.ClassDef) and each.name == name:
                yield from defined(each.body)
                stored = (part for part in ast.walk(each) if isinstance(part, ast.Attribute))
                yield from (part.attr for part in stored if isinstance(part.ctx, ast.Store))
                for base in each.bases:
                    if isinstance(base, ast.Name) and base.id != name:
                        yield from members(base.id)


def is_argument(name: str, path: Path) -> bool:
    return any(isinstance(each, ast.arg) and each.arg == name for each in ast.walk(tree(path)))


@cache
def file_names() -> frozenset[str]:
    """The names of all files that belong to the project."""
    folders = (*FOLDERS, "static", "scenarios", "docs")
    return frozenset(path.name for folder in folders for path in (ROOT / folder).rglob("*.*")) | BUILT


def exists(name: str, path: Path) -> bool:
    """Whether a dotted name in a file leads to a file, a module, something in one, or a member of a class."""
    *start, last = name.split(".")
    if last in SUFFIXES:
        return name in file_names()
    if any(f".{each}".endswith(f".{name}") for each in modules()):
        return True
    holder = ".".join(start)
    for each, file in modules().items():
        if f".{each}".endswith(f".{holder}") and last in defined(tree(file).body):
            return True
    # Of an argument only the name is known, not the class.
    return is_argument(start[0], path) or last in members(start[-1])


@pytest.mark.parametrize("folder", FOLDERS)
def test_named_code_exists(folder: str) -> None:
    stale = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in FILES
        if path.relative_to(ROOT).parts[0] == folder
        for name in sorted(set(DOTTED.findall(text(path))) - FOREIGN)
        if not exists(name, path)
    ]
    assert stale == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_named_paths_exist(folder: str) -> None:
    paths = {path.as_posix() for each in (*FOLDERS, "static") for path in (ROOT / each).rglob("*.*")}
    stale = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in FILES
        if path.relative_to(ROOT).parts[0] == folder
        for name in sorted(set(PATH.findall(text(path))))
        if not any(each.endswith(f"/{name}") for each in paths)
    ]
    assert stale == []
