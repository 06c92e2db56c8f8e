"""What code may not do with sentences for people: decide by them, since rewording would break it, or join them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rozz

#: Methods that find something in a text.
READING = frozenset(
    ("startswith", "endswith", "partition", "rpartition", "find", "index", "removeprefix", "removesuffix")
)
#: Attributes and functions whose values are sentences for people.
PROSE = frozenset(("sentence", "plain", "caption", "why", "say", "explain"))
#: Modules without these names are not parsed: parsing all of them takes seconds.
PROSE_SOMEWHERE = re.compile(rf"\.(?:{'|'.join(sorted(PROSE))})\b|\b(?:{'|'.join(sorted(PROSE))})\(")
AND_SOMEWHERE = re.compile(r"[\"'] and [\"']")


def reads_prose(tree: ast.AST) -> Iterator[ast.AST]:
    """Calls such as `fault.sentence.startswith(...)`, and comparisons of a sentence with a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READING:
            if is_prose(node.func.value):
                yield node
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            texts = [each for each in sides if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            if any(each.value for each in texts) and any(is_prose(each) for each in sides):
                yield node


def is_prose(node: ast.AST) -> bool:
    """Whether an expression is a sentence for people."""
    if isinstance(node, ast.Attribute):
        return node.attr in PROSE
    if isinstance(node, ast.Call):
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return name in PROSE
    return False


@pytest.mark.parametrize("line", ['fault.sentence.partition("x")', '"did you" in each.sentence', 'say("a") == "b"'])
def test_reading_prose_is_found(line: str) -> None:
    assert list(reads_prose(ast.parse(line)))


def test_no_code_reads_prose() -> None:
    root = Path(rozz.__file__).parent
    found = [
        f"{path.relative_to(root)}:{node.lineno}"  # type: ignore[attr-defined]
        for path in sorted(root.rglob("*.py"))
        if PROSE_SOMEWHERE.search(text := path.read_text(encoding="utf-8"))
        for node in reads_prose(ast.parse(text))
    ]
    assert not found


def joins_with_and(tree: ast.AST) -> bool:
    """Whether a module joins words with "and" itself, as `" and ".join(...)`."""
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == "join"
        and isinstance(node.value, ast.Constant)
        and node.value.value == " and "
        for node in ast.walk(tree)
    )


def test_a_second_joiner_is_found() -> None:
    assert joins_with_and(ast.parse('" and ".join(names)'))


def test_words_are_joined_with_and_in_one_place_only() -> None:
    root = Path(rozz.__file__).parent
    joining = [
        path.name
        for path in root.rglob("*.py")
        if AND_SOMEWHERE.search(text := path.read_text(encoding="utf-8")) and joins_with_and(ast.parse(text))
    ]
    assert joining == []
