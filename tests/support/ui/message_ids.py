"""The messages that the code uses, found in its syntax trees.

The page uses messages by calls of `say`, `say_marked` and `notice`; their first argument's possible values are the ids.
The engine and the library use messages too, through `said`; the command line and the benchmarks through both.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[3] / "rozz" / "ui"
PACKAGE = PAGE.parent
TERMINAL = PACKAGE / "cli"
BENCHMARKS = PACKAGE.parent / "benchmarks"
#: The modules whose `say` and `write` take message ids.
SAYING = ("rozz.ui.i18n.texts", "rozz.ui.i18n.translations", "rozz.ui.i18n.marked_texts")
SIMULATOR = "rozz.ui.i18n.simulator_texts"
OF_ENGINE = "rozz.engine.said"
OPEN = "\0"


@dataclass(frozen=True)
class Said:
    """A call: its location, its possible ids as patterns, its facts (None if not all are visible)."""

    where: str
    written: str
    patterns: tuple[str, ...]
    facts: frozenset[str] | None

    @property
    def is_computed(self) -> bool:
        """Whether nothing is known about the id."""
        return any(_is_unknown(each.removeprefix("sim-")) for each in self.patterns)

    def known_ids(self, known: Mapping[str, object]) -> set[str]:
        """The messages of the patterns that say more than nothing."""
        return {key for each in self.patterns if not _is_unknown(each) for key in _fitting(each, known)}

    def ids(self, known: Mapping[str, object]) -> dict[str, list[str]]:
        """The messages that each pattern matches."""
        return {each: _fitting(each, known) for each in self.patterns}


def _is_unknown(pattern: str) -> bool:
    """Whether nothing is known about an id, except perhaps that it has hyphens.

    >>> _is_unknown(f"{OPEN}-{OPEN}"), _is_unknown(f"path-{OPEN}")
    (True, False)
    """
    return not pattern.replace(OPEN, "").strip("-")


def _fitting(pattern: str, known: Mapping[str, object]) -> list[str]:
    if OPEN not in pattern:
        return [pattern] if pattern in known else []
    fits = re.compile(".+".join(map(re.escape, pattern.split(OPEN)))).fullmatch
    return [key for key in known if fits(key)]


@cache
def calls() -> tuple[Said, ...]:
    """All calls in the code."""
    saying = ("say", "say_marked", "notice")
    page = (said for file in sorted(PAGE.rglob("*.py")) for said in _calls_in(file, PAGE, *saying))
    terminal = (said for file in sorted(TERMINAL.rglob("*.py")) for said in _calls_in(file, PACKAGE, "say"))
    others = (said for file in sorted(PACKAGE.rglob("*.py")) for said in _calls_in(file, PACKAGE, "said"))
    benches = (
        said for file in sorted(BENCHMARKS.glob("*.py")) for said in _calls_in(file, PACKAGE.parent, "say", "said")
    )
    return (*page, *terminal, *others, *benches)


def _calls_in(file: Path, root: Path, *functions: str) -> Iterator[Said]:
    text = file.read_text(encoding="utf-8")
    if not any(f"{name}(" in text for name in functions):
        return  # without parsing it, which takes most of the time
    tree = ast.parse(text)
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom | ast.FunctionDef | ast.Call)]
    imported = {
        alias.asname or alias.name: node.module
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    saying = {name for name in functions if imported.get(name) in (*SAYING, SIMULATOR, OF_ENGINE)}
    name = file.relative_to(root).as_posix()
    around = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in saying:
            inside = [each for each in around if each.lineno <= node.lineno <= (each.end_lineno or 0)]
            facts = frozenset(each.arg for each in node.keywords if each.arg)
            before = "sim-" if imported[node.func.id] == SIMULATOR else ""
            patterns = _Reader(tree, inside[-1] if inside else None).patterns(node.args[0])
            yield Said(
                f"{name}:{node.lineno}",
                ast.unparse(node.args[0]),
                tuple(sorted({before + each for each in patterns})),
                facts if all(each.arg for each in node.keywords) else None,
            )


@dataclass(frozen=True)
class _Reader:
    tree: ast.Module
    function: ast.FunctionDef | None

    def patterns(self, found: ast.AST, depth: int = 0) -> set[str]:
        """The possible values of an expression; unknown parts are OPEN."""
        if depth > 6:
            return {OPEN}
        match found:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return self.patterns(found.body, depth + 1) | self.patterns(found.orelse, depth + 1)
            case ast.BoolOp():
                made = {text for each in found.values for text in self.patterns(each, depth + 1)}
                return {text for text in made if text} if isinstance(found.op, ast.Or) else made | {""}
            case ast.JoinedStr():
                made = {""}
                for each in found.values:
                    made = {left + right for left in made for right in self.patterns(each, depth + 1)}
                return made
            case ast.FormattedValue():
                return self.patterns(found.value, depth + 1)
            case ast.Name():
                return self.named(found.id, depth)
            case ast.Subscript():
                return self.values(found.value, depth)
            case ast.Call(func=ast.Attribute(attr="get")):
                defaults = {text for each in found.args[1:] for text in self.patterns(each, depth + 1)}
                return self.values(found.func.value, depth) | defaults
        return {OPEN}

    def named(self, name: str, depth: int) -> set[str]:
        """What was assigned to a name in the function, otherwise in the module."""
        for scope in (self.function, self.tree):
            body = list(ast.walk(scope)) if scope is self.function and scope else self.tree.body
            assigned = [
                each.value
                for each in body
                if isinstance(each, ast.Assign)
                and any(isinstance(to, ast.Name) and to.id == name for to in each.targets)
            ]
            if assigned:
                return {text for each in assigned for text in self.patterns(each, depth + 1)}
        return {OPEN}

    def values(self, found: ast.AST, depth: int) -> set[str]:
        """The values of a literal mapping or sequence."""
        if isinstance(found, ast.Name):
            written = [
                each.value
                for each in self.tree.body
                if isinstance(each, ast.Assign | ast.AnnAssign)
                and each.value
                and any(
                    isinstance(to, ast.Name) and to.id == found.id
                    for to in (each.targets if isinstance(each, ast.Assign) else [each.target])
                )
            ]
            found = written[0] if written else found
        if isinstance(found, ast.Dict):
            return {text for each in found.values for text in self.patterns(each, depth + 1)}
        if isinstance(found, ast.Tuple | ast.List):
            return {text for each in found.elts for text in self.patterns(each, depth + 1)}
        return {OPEN}
