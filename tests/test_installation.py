"""Rozz as users install it: a wheel in its own environment, away from the checkout, plays, builds and serves."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from rozz.cli.project import NODE_MODULES, ROOT, VERSION
from rozz.cli.site.build import MANIFEST

pytestmark = pytest.mark.thorough

Run = Callable[..., "subprocess.CompletedProcess[str]"]

CASE = {
    "game": "rozz",
    "name": "One INF more",
    "scenario": "basic-training",
    "position": {"Karn": {"RED": {"HQ": 1, "INF": 4}}, "Quell": {"BLUE": {"HQ": 1, "INF": 4}}},
    "orders": {"RED": ["P: INF > Karn"]},
    "expect": {"bankroll": {"RED": 54}},
}
API = """
import rozz
from rozz import adjudicate, new_match
turn = adjudicate(new_match("headquarters-2"), {"RED": ["P: ARMOR > Drift"]})
print(rozz.__file__, turn.after.position["money"]["RED"])
"""


def _checked(*command: str | Path, folder: Path = ROOT) -> str:
    """The output of a program, which must succeed."""
    ran = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built without a network: the tests' environment has the build tools."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    _checked(sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder elsewhere, with nothing from the checkout but what npm has fetched, as `rozz build` fetches it."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / "cache").mkdir()
    (elsewhere / "cache" / "node_modules").symlink_to(NODE_MODULES)
    return elsewhere


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment with the wheel; its dependencies are those of the tests' environment."""
    environment = tmp_path_factory.mktemp("environment")
    venv.EnvBuilder(with_pip=False).create(environment)
    programs = environment / "bin"
    options = ("--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")
    _checked(sys.executable, "-m", "pip", "--python", programs / "python", "install", *options, wheel)
    packages = _checked(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    # Lines of such a file are searched after the environment's own packages; this checkout is not among them.
    (Path(packages) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


@pytest.fixture(scope="module")
def surroundings(folder: Path) -> dict[str, str]:
    """The environment variables there."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {
        "ROZZ_CACHE": str(folder / "cache")
    }


@pytest.fixture
def run(programs: Path, folder: Path, surroundings: dict[str, str]) -> Run:
    """Runs a program of the environment."""

    def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(programs / program), *arguments]
        return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True)

    return run


def test_the_wheel_is_typed_and_requires_no_exact_version(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        (metadata,) = (files.read(name).decode() for name in names if name.endswith("/METADATA"))
    assert "rozz/py.typed" in names
    required = re.findall(r"^Requires-Dist: (.*)", metadata, re.M)
    assert len(required) > 4 and all("==" not in each.split(";")[0] for each in required)
    assert all(re.search(r">=\d|^rozz\[", each) for each in required)
    assert "Classifier: Typing :: Typed" in metadata and "Project-URL: Source" in metadata


@pytest.mark.parametrize("command", [("bench",), ("bench", "--start"), ("arena", "headquarters-2", "--fit")])
def test_commands_that_need_a_checkout_say_so(run: Run, command: tuple[str, ...]) -> None:
    ran = run("rozz", *command)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith("isn’t included when Rozz is installed. Run this in a checkout of the project\n")


def test_the_installed_program_plays_and_adjudicates(run: Run, programs: Path, folder: Path) -> None:
    assert run("rozz", "--version").stdout == f"rozz {VERSION}\n"
    assert json.loads(run("rozz", "new", "headquarters-2").stdout)["game"] == "rozz"
    (folder / "case.yaml").write_text(json.dumps(CASE))
    ran = run("rozz", "adjudicate", "case.yaml")
    assert (ran.returncode, ran.stderr) == (0, "") and json.loads(ran.stdout)["bankroll"]["RED"] == 54
    place, money = run("python", "-c", API).stdout.split()
    assert Path(place).is_relative_to(programs.parent) and money == "35"


@pytest.mark.long
def test_it_builds_the_same_bytes_as_the_checkout_and_serves_them(
    run: Run, programs: Path, folder: Path, surroundings: dict[str, str], built_site: Path
) -> None:
    """The same sources give the same bytes, also in another process and another folder."""
    built = run("rozz", "build", "site")
    assert built.returncode == 0 and f"The site is in {folder / 'site'}" in built.stdout, built.stderr
    ours, theirs = (json.loads((each / MANIFEST).read_text()) for each in (built_site, folder / "site"))
    assert ours == theirs
    shutil.copytree(folder / "site", folder / "cache" / "dist")  # so that it need not be built again
    command = [str(programs / "rozz"), "--no-browser"]
    with subprocess.Popen(command, cwd=folder, env=surroundings, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout
        address = next(found[0] for line in serving.stdout if (found := re.search(r"http://\S+", line)))
        with urlopen(address) as answer:
            assert b"<title>Rozz</title>" in answer.read()
        serving.terminate()


def test_importing_rozz_loads_nothing_else() -> None:
    asked = "import rozz, sys; print([each for each in sys.modules if each.startswith('rozz.')], 'json' in sys.modules)"
    assert _checked(sys.executable, "-c", asked) == "[] False\n"
