"""Computer players think the same inside Pyodide: the same plans, shares and numbers of evaluated positions."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import json

from rozz import library, game_extras
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE

rules, mind, results = library.game("rozz"), game_extras.evaluator("rozz"), []
for name in ("headquarters-2", "rails-2", "twenty-turns"):
    state = rules.begin(rules.read(library.scenario_mapping(name)), NO_DICE)
    for turn in range(3):
        orders = {}
        for number, seat in enumerate(rules.moment(state).seats):
            thought = think(rules, mind, state, seat, LEVELS[4 - number % 4], b"both", 400)
            orders[seat] = thought.commands
            texts = [rules.write(command) for command in thought.commands]
            results.append([texts, thought.evaluations, [[each.share, each.value] for each in thought.shares]])
        state = rules.next_state(state, orders, NO_DICE)
print(json.dumps(results))
"""

SCRIPT = """
import { loadPyodide } from "%(root)s/node_modules/pyodide/pyodide.mjs";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(gunzipSync(readFileSync("%(site)s/rozz.pack"))), "zip");
await pyodide.runPythonAsync(readFileSync("%(program)s", "utf8"));
"""


def test_computer_players_think_the_same_inside_pyodide(built_site: Path, tmp_path: Path) -> None:
    program, script = tmp_path / "program.py", tmp_path / "script.mjs"
    program.write_text(PROGRAM)
    script.write_text(SCRIPT % {"root": ROOT, "site": built_site, "program": program})
    node = shutil.which("node", path=f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}")
    assert node, "make setup brings node"
    ran = subprocess.run([node, str(script)], capture_output=True, text=True, cwd=tmp_path, check=True)
    there = json.loads(ran.stdout.strip().splitlines()[-1])
    with contextlib.redirect_stdout(io.StringIO()) as here:
        exec(compile(PROGRAM, "program", "exec"), {})
    assert json.loads(here.getvalue()) == there
