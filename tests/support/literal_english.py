"""English sentences in code: literals that look like prose, found in the syntax trees.

`python -m tests.support.literal_english` prints and counts them; all texts that players read are in `rozz/locale`.
Left out, because they aren't sentences for players:

- docstrings and annotations;
- texts that only programmers read: messages of assertions and of the exceptions in UNREAD, and lines for the browser's
  console;
- values that are compared and never shown: keys of mappings, sides of comparisons, cases of `match`, members of
  `Literal`, and kinds of refusals, which are for programs;
- values of attributes in markup;
- the few literals of HARMLESS.

Training is not searched: its tables are for developers, and it is not installed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[2]
ROOT = PROJECT / "rozz"
BENCHMARKS = PROJECT / "benchmarks"
#: Two words of letters with a space between, the second in lower case, and no sign of another language around them.
PROSE = re.compile(r"(?<![\w./-])[A-Za-z][a-z’']+[,:]? [a-z][a-z’']+(?![\w/=(-])")
#: Text that is not prose although it has words: patterns, markup, styles, JavaScript, commands in notation or to type.
CODE = re.compile(
    r"^(?:make|pip|rozz) |\(\?|\\[dwsb]|</?\w|[{};]\s|=>|::|--\w|var\(|^[.#][\w.-]+$|^\d|^[A-Z]: |\binput\b"
)
#: Calls whose texts no player reads: internal faults of the program, and names of types.
UNREAD = {
    "AssertionError", "AttributeError", "KeyError", "ValueError", "TypeError", "RuntimeError", "NotImplementedError",
    "TypeVar", "compile",
}  # fmt: skip
#: Calls whose first argument is a kind, for programs.
OF_A_KIND = {"Refused"}
#: Names whose values are not texts: classes in markup, and lists of words.
MARKUP = {"class_", "style", "d", "transform", "viewBox", "points", "rel", "allow", "font"}
#: The nodes that are literals, or that decide whether a literal is read: not the names, which are most nodes.
LOOKED_AT = (
    ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.JoinedStr, ast.Assert, ast.Call, ast.Dict,
    ast.Subscript, ast.Compare, ast.MatchValue, ast.AnnAssign, ast.arg, ast.Expr, ast.Constant,
)  # fmt: skip

#: Modules with literals that only look like prose.
HARMLESS = {
    # Names of Python's modules.
    "cli/site/runtime.py": 2,
    # Names in files, and of scenarios as their files spell them.
    "engine/campaigns/model/ozz_map.py": 1,
    "ui/games/campaigns/texts/headlines.py": 2,
    "ui/games/rozz/face.py": 1,
    # The source of weights, next to them as a comment.
    "engine/rozz/ai/weights.py": 9,
    # Words that no player may use as a name.
    "engine/links/verify/player_names.py": 3,
    # The place of a mistake in a file that is part of the program.
    "engine/rozz/reading/catalog_reading.py": 1,
    # A label for keys.
    "engine/links/ledger/link_steps.py": 1,
    # A state for programs.
    "engine/links/ledger/match_status.py": 1,
    # For the browser's console: why there is no snapshot; and a worker's name.
    "ui/browser/startup/snapshot_schedule.py": 3,
    # Classes in markup.
    "ui/games/areas/drawing/army_counters.py": 1,
    "ui/games/rozz/drawing/board.py": 2,
}


def literals(source: str) -> Iterator[tuple[int, str]]:
    """The lines and texts of all literals in a module that look like prose.

    >>> list(literals('say("undo")\\nraise Fault(f"the match {name} is over")\\ndef f():\\n    "A docstring here."'))
    [(2, 'the match  is over')]
    """
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, LOOKED_AT)]
    skipped = {id(each) for node in nodes for each in (*_not_read(node), *_returned(node))}
    for node in nodes:
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(each.value if isinstance(each, ast.Constant) else "" for each in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if PROSE.search(text) and not CODE.search(text):
            yield node.lineno, text


def _not_read(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node with literals that nobody reads."""
    match node:
        case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef() if (
            node.body and isinstance(node.body[0], ast.Expr)
        ):
            yield node.body[0].value
        case ast.JoinedStr():
            yield from node.values
        case ast.Assert() if node.msg:
            yield from ast.walk(node.msg)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in UNREAD:
            yield from (each for part in node.args for each in ast.walk(part))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="console"))):
            yield from (each for part in node.args for each in ast.walk(part))
        case ast.Call(func=ast.Name(id=name), args=[kind, *_]) if name in OF_A_KIND:
            yield kind
        case ast.Dict():
            yield from (each for key in node.keys if key for each in ast.walk(key))
        case ast.Subscript(value=ast.Name(id="Literal")):
            yield from ast.walk(node.slice)
        case ast.Compare():
            yield from (each for side in (node.left, *node.comparators) for each in _constants(side))
        case ast.MatchValue():
            yield from ast.walk(node.value)
        case ast.Call():
            yield from (each for part in node.keywords if part.arg in MARKUP for each in ast.walk(part.value))
        case ast.AnnAssign():
            yield from ast.walk(node.annotation)
        case ast.arg() if node.annotation:
            yield from ast.walk(node.annotation)
        case ast.Expr(value=ast.Constant()):
            yield node.value


def _constants(side: ast.expr) -> Iterator[ast.AST]:
    """The literals on one side of a comparison: the side itself, or its members."""
    yield from side.elts if isinstance(side, ast.Tuple | ast.List | ast.Set) else (side,)


def _returned(node: ast.AST) -> Iterator[ast.AST]:
    """The annotation of a function's return value."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
        yield from ast.walk(node.returns)


def found() -> dict[str, list[tuple[int, str]]]:
    """The literals, with lines, of each module that has more or fewer of them than HARMLESS says."""
    files = {file.relative_to(ROOT).as_posix(): file for file in ROOT.rglob("*.py")}
    files |= {file.relative_to(PROJECT).as_posix(): file for file in BENCHMARKS.rglob("*.py")}
    listed = {name: list(literals(file.read_text("utf-8"))) for name, file in sorted(files.items())}
    return {name: rows for name, rows in listed.items() if len(rows) != HARMLESS.get(name, 0)}


if __name__ == "__main__":
    for name, rows in found().items():
        for line, text in rows:
            print(f"{name}:{line}: {text!r}")
        if len(rows) < HARMLESS.get(name, 0):
            print(f"{name}: HARMLESS says {HARMLESS[name]}")
    print(sum(map(len, found().values())))
