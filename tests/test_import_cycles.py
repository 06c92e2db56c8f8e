"""No module of the package imports itself through others, not even within a function."""

import ast
from pathlib import Path

import rozz
from tests.support import import_statements

ROOT = Path(rozz.__file__).parent


def imports() -> dict[str, set[str]]:
    """Module → the modules of the package that it imports anywhere in its text."""
    names = {
        ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in ROOT.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        wanted = [
            (statement.module, alias.name)
            for statement in import_statements.imports(path, ROOT.name)
            if isinstance(statement, ast.ImportFrom) and statement.module
            for alias in statement.names
        ]
        named = {full if (full := f"{module}.{part}") in names else module for module, part in wanted}
        found[name] = (named & set(names)) - {name}
    return found


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """The shortest way from each module back to itself, each circle once."""
    found = []
    for name in sorted(arrows):
        way = _way_back(name, arrows)
        if way and sorted(way) not in map(sorted, found):
            found.append(way)
    return found


def _way_back(name: str, arrows: dict[str, set[str]]) -> list[str]:
    ways, seen = [[name]], {name}
    for way in ways:
        for wanted in sorted(arrows.get(way[-1], ())):
            if wanted == name:
                return way
            if wanted not in seen:
                seen.add(wanted)
                ways.append([*way, wanted])
    return []


def test_a_circle_is_found():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["b", "c"]]


def test_no_module_imports_itself_through_others():
    assert circles(imports()) == []
