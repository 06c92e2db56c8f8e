"""Every case once inside Pyodide: the engine that the page runs is the one that the tests know."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from tests.test_cases import CASES, mapping_of

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = """
import { loadPyodide } from "%(root)s/node_modules/pyodide/pyodide.mjs";
import { readFileSync } from "node:fs";
const pyodide = await loadPyodide();
// Pyodide knows typed arrays, not Node's Buffer.
pyodide.unpackArchive(new Uint8Array(readFileSync("%(site)s/rozz.zip")), "zip");
pyodide.FS.mkdirTree("rozz/tools");
pyodide.FS.writeFile("rozz/tools/__init__.py", "");
pyodide.FS.writeFile("rozz/tools/cases.py", readFileSync("%(root)s/rozz/tools/cases.py", "utf8"));
pyodide.FS.writeFile("cases.json", readFileSync("%(cases)s", "utf8"));
console.log(await pyodide.runPythonAsync(`
import json
from rozz import library
from rozz.tools.cases import differences, read_case, shown

rozz = library.game("rozz")
missed = {}
cases = json.load(open("cases.json"))
for name, mapping in cases.items():
    case = read_case(mapping, rozz, library.scenario_mapping)
    rows = differences(case.expected, shown(case, rozz))
    if rows:
        missed[name] = rows
json.dumps({"played": len(cases), "missed": missed})
`));
"""


def test_every_case_inside_pyodide(built_site: Path, tmp_path: Path) -> None:
    cases, script = tmp_path / "cases.json", tmp_path / "cases.mjs"
    cases.write_text(json.dumps({path.stem: mapping_of(path) for path in CASES}))
    script.write_text(SCRIPT % {"root": ROOT, "site": built_site, "cases": cases})
    node = shutil.which("node", path=f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}")
    assert node, "make setup brings node"
    ran = subprocess.run([node, str(script)], capture_output=True, text=True, cwd=tmp_path, check=True)
    result = json.loads(ran.stdout.strip().splitlines()[-1])
    assert result == {"played": len(CASES), "missed": {}}
