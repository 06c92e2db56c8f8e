"""No module of the package imports itself by way of others, not even from within a function."""

import ast
from pathlib import Path

import rozz

ROOT = Path(rozz.__file__).parent


def imports() -> dict[str, set[str]]:
    """Module → the modules of the package that it imports anywhere in its text."""
    names = {
        ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in ROOT.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        wanted = [
            (node.module, alias.name)
            for node in tree
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        ]
        named = {full if (full := f"{module}.{part}") in names else module for module, part in wanted}
        found[name] = (named & set(names)) - {name}
    return found


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """What is left when every module that imports nothing of what is left is taken away, again and again."""
    left = {name: set(wanted) for name, wanted in arrows.items()}
    while leaves := [name for name, wanted in left.items() if not wanted]:
        for name in leaves:
            del left[name]
        for wanted in left.values():
            wanted.difference_update(leaves)
    return [sorted(left)] if left else []


def test_a_circle_would_be_found():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["a", "b", "c"]]


def test_no_module_imports_itself_by_way_of_others():
    assert circles(imports()) == []
