"""The site's Python: the page runs the engine that the tests cover, and nothing is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.support.engine.case_files import CASES, mapping_of

ROOT = Path(__file__).resolve().parents[2]

#: Starts the site's own Python with its reduced standard library.
BEGUN = """
import { loadPyodide } from "%(root)s/node_modules/pyodide/pyodide.mjs";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
const pyodide = await loadPyodide({ stdLibURL: "%(site)s/pyodide/python_stdlib.zip" });
// Pyodide knows typed arrays, not Node's Buffer.
pyodide.unpackArchive(new Uint8Array(gunzipSync(readFileSync("%(site)s/rozz.pack"))), "zip");
"""
SCRIPT = """
pyodide.FS.mkdirTree("rozz/cli");
pyodide.FS.writeFile("rozz/cli/__init__.py", "");
pyodide.FS.writeFile("rozz/cli/casebook.py", readFileSync("%(root)s/rozz/cli/casebook.py", "utf8"));
pyodide.FS.writeFile("cases.json", readFileSync("%(cases)s", "utf8"));
console.log(await pyodide.runPythonAsync(`
import json
from rozz import library
from rozz.cli.casebook import differences
from rozz.engine.rozz.reading.cases import read_case, result_of
from rozz.ui.i18n.engine_texts import render

rozz = library.game("rozz")
missed = {}
cases = json.load(open("cases.json"))
for name, mapping in cases.items():
    case = read_case(mapping, rozz, library.scenario_mapping)
    rows = differences(case.expected, result_of(case, rozz, render))
    if rows:
        missed[name] = rows
json.dumps({"played": len(cases), "missed": missed})
`));
"""


IMPORTS = """
console.log(await pyodide.runPythonAsync(`
import importlib
import io
import json
from pathlib import Path

import segno
import yaml

missed = {}
names = [str(path) for folder in ("rozz", "htpy", "segno", "yaml") for path in Path(folder).rglob("*.py*")]
for name in sorted(name for name in names if not name.startswith(("rozz/ui/browser/", "rozz/cli/"))):
    try:
        importlib.import_module(name.removesuffix("c").removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    except ImportError as fault:
        missed[name] = str(fault)
segno.make("https://example.org/").save(io.BytesIO(), kind="svg")
yaml.safe_load("turn: 2026-11-23")
json.dumps({"imported": len(names), "missed": missed})
`));
"""

#: Functions with a docstring or with types, and classes with a docstring, in one module of Rozz.
EXPLANATIONS = """
console.log(await pyodide.runPythonAsync(`
import inspect
import json

from rozz.engine import match

own = [each for each in vars(match).values() if getattr(each, "__module__", "") == match.__name__]
functions = [each for kind in own for each in vars(kind).values() if inspect.isfunction(each) and each.__code__.co_name]
written = [each for each in functions if each.__code__.co_filename.endswith("match.py")]
documented = [str(each) for each in [match, *own, *written] if len(each.__doc__ or "") > 1]
typed = [str(each) for each in written if each.__annotations__]
json.dumps({"functions": len(written), "documented": documented, "typed": typed})
`));
"""

#: The modules whose dataclasses are compiled only now, and a compiled dataclass beside the same one made as usual.
METHODS = """
console.log(await pyodide.runPythonAsync(`
import builtins
import dataclasses
import json

from rozz.ui import dataclass_code, dataclass_methods

late = set()


def run(text, module, defined):
    if not hasattr(dataclass_methods, dataclass_code.name_of(text)):
        late.add(module["__name__"])
    dataclass_code.run(text, module, defined)


dataclasses.exec = run
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup

model = Model()
for message in (m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("one"), m.IAm()):
    model, _ = update(model, message)
    page_markup.page(model)
dataclasses.exec = builtins.exec
fields = [("name", str), ("game", str, "")]
usual = dataclasses.make_dataclass("ChooseScenario", fields, frozen=True, namespace={"__doc__": "."})


def uses(kind):
    one, other = kind("lake-2"), kind("lake-2", "areas")
    faults = []
    tries = (lambda: setattr(one, "name", ""), lambda: delattr(one, "game"), lambda: kind(), lambda: kind(1, 2, 3))
    for broken in tries:
        try:
            broken()
        except Exception as fault:
            faults.append(repr(fault))
    is_like = [one == other, one == kind("lake-2", ""), one == "lake-2", hash(one) == hash(kind("lake-2"))]
    return [repr(one), repr(dataclasses.replace(one, game="rozz")), is_like, faults]


made = m.ChooseScenario.__init__.__code__.co_filename
json.dumps({"late": sorted(late), "made": made, "compiled": uses(m.ChooseScenario), "usual": uses(usual)})
`));
"""


def run(script: str, built_site: Path, folder: Path) -> Any:
    """The result that a script prints last, in the site's Python."""
    (folder / "script.mjs").write_text(BEGUN % {"root": ROOT, "site": built_site} + script)
    node = shutil.which("node", path=f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}")
    assert node, "make setup brings node"
    ran = subprocess.run([node, str(folder / "script.mjs")], capture_output=True, text=True, cwd=folder, check=True)
    return json.loads(ran.stdout.strip().splitlines()[-1])


def test_every_case_passes_inside_pyodide(built_site: Path, tmp_path: Path) -> None:
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps({path.stem: mapping_of(path) for path in CASES}))
    result = run(SCRIPT % {"root": ROOT, "cases": cases}, built_site, tmp_path)
    assert result == {"played": len(CASES), "missed": {}}


def test_the_reduced_standard_library_is_enough(built_site: Path, tmp_path: Path) -> None:
    """The site ships part of it: everything its packages import is there, including late imports."""
    result = run(IMPORTS, built_site, tmp_path)
    assert result["missed"] == {}
    assert result["imported"] > 300


def test_the_page_downloads_no_explanations(built_site: Path, tmp_path: Path) -> None:
    """Docstrings and the types of functions would be an eighth of the site's own bytes."""
    result = run(EXPLANATIONS, built_site, tmp_path)
    assert result["functions"] > 10
    assert result["documented"] == result["typed"] == []


def test_the_methods_of_dataclasses_come_compiled(built_site: Path, tmp_path: Path) -> None:
    """Compiling them in the browser was almost half of what a first visit spent on importing."""
    result = run(METHODS, built_site, tmp_path)
    games = {"areas", "campaigns", "rosenkreuz"}
    assert [name for name in result["late"] if games.isdisjoint(name.split("."))] == []
    assert result["made"].endswith("dataclass_methods.py")
    assert result["compiled"] == result["usual"]
    assert len(result["usual"][3]) == 4
