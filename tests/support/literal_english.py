"""English sentences in code: literals that look like prose, found in the syntax trees.

`python -m tests.support.literal_english` prints how many each module has, and with the name of a module, which.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2] / "rozz"
#: Two words of letters with a space between, the second without a capital, and no sign of another language around.
PROSE = re.compile(r"(?<![\w./-])[A-Za-z][a-z’']+[,:]? [a-z][a-z’']+(?![\w/=(-])")
#: What is no prose although it has words: patterns, markup and styles, JavaScript, commands in notation.
CODE = re.compile(r"\(\?|\\[dwsb]|</?\w|[{};]\s|=>|::|--\w|var\(|^[.#][\w.-]+$|^\d|^[A-Z]: |\binput\b")
#: Calls whose texts no player reads: faults of the program itself, and what names types.
UNREAD = {
    "AssertionError", "KeyError", "ValueError", "TypeError", "RuntimeError", "NotImplementedError",
    "TypeVar", "compile",
}  # fmt: skip
#: Names whose values are no texts: classes in markup, and lists of words.
MARKUP = {"class_", "style", "d", "transform", "viewBox", "points", "rel", "allow", "font"}


#: Modules with literals that only look so: classes in markup, kinds of refusals, names of keys and scenarios, and
#: names in files.
HARMLESS = {
    "__init__.py": 1,
    "engine/campaigns/model/ozz_map.py": 1,
    "engine/links/ledger/link_merge.py": 2,
    "engine/links/ledger/link_steps.py": 1,
    "engine/links/ledger/match_status.py": 2,
    "engine/links/ledger/turn_resolution.py": 2,
    "engine/links/verify/link_refusals.py": 3,
    "engine/links/verify/link_replay.py": 1,
    "engine/links/verify/player_names.py": 3,
    "engine/links/wire/link_codec.py": 1,
    "engine/rozz/ai/weights.py": 8,
    "engine/rozz/reading/catalog_reading.py": 1,
    "ui/games/areas/drawing/army_counters.py": 1,
    "ui/games/campaigns/drawing/map_board.py": 1,
    "ui/games/campaigns/texts/headlines.py": 2,
    "ui/games/rozz/drawing/board.py": 2,
    "ui/games/rozz/face.py": 1,
    "ui/i18n/display_names.py": 2,
    "ui/state/keyboard.py": 2,
    "ui/views/links/remote_table.py": 2,
    "yaml_reading.py": 1,
}
#: Modules with sentences that are in no catalog yet. Lower a number when some have moved; never raise one.
TO_MOVE = {
    "cli/arena.py": 2,
    "cli/chromium.py": 1,
    "cli/links.py": 1,
    "cli/main.py": 29,
    "cli/matches.py": 4,
    "cli/prove.py": 7,
    "cli/random_play.py": 1,
    "cli/serve.py": 4,
    "cli/site/build.py": 4,
    "cli/site/javascript.py": 1,
    "cli/site/licences.py": 3,
    "cli/site/runtime.py": 15,
    "ui/browser/startup/snapshot_schedule.py": 4,
    "ui/browser/workers/thinking_worker.py": 1,
    "ui/features/links/key_steps.py": 3,
    "ui/i18n/fluent_compile.py": 11,
}


def literals(source: str) -> Iterator[tuple[int, str]]:
    """The lines and texts of all literals in a module that look like prose.

    >>> list(literals('say("undo")\\nraise Fault(f"the match {name} is over")\\ndef f():\\n    "A docstring here."'))
    [(2, 'the match  is over')]
    """
    tree = ast.parse(source)
    skipped = {id(each) for node in ast.walk(tree) for each in (*_not_read(node), *_returned(node))}
    for node in ast.walk(tree):
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
    """The parts of a node whose literals nobody reads."""
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
        case ast.Call():
            yield from (each for part in node.keywords if part.arg in MARKUP for each in ast.walk(part.value))
        case ast.AnnAssign():
            yield from ast.walk(node.annotation)
        case ast.arg() if node.annotation:
            yield from ast.walk(node.annotation)
        case ast.Expr(value=ast.Constant()):
            yield node.value


def _returned(node: ast.AST) -> Iterator[ast.AST]:
    """The annotation of what a function returns."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
        yield from ast.walk(node.returns)


def found() -> Counter[str]:
    """How many such literals each module has."""
    files = sorted(ROOT.rglob("*.py"))
    counts = {file.relative_to(ROOT).as_posix(): sum(1 for _ in literals(file.read_text("utf-8"))) for file in files}
    return Counter({file: number for file, number in counts.items() if number})


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for line, text in literals((ROOT / name).read_text("utf-8")):
            print(f"{name}:{line}: {text!r}")
    if not sys.argv[1:]:
        for name, number in sorted(found().items()):
            print(f'    "{name}": {number},')
