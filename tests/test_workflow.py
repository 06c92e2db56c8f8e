"""The GitHub workflow: nothing is published untested, and the site is what `make build` writes."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/pages.yml").read_text())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
#: YAML reads `on` as true.
WHEN = WORKFLOW[True]


def test_only_tested_code_is_published() -> None:
    jobs = WORKFLOW["jobs"]
    assert jobs["publish"]["needs"] == "build" and jobs["build"]["needs"] == "test"
    assert "refs/heads/main" in jobs["publish"]["if"]
    assert ".ci/run" in [step.get("run") for step in jobs["test"]["steps"]]
    steps = jobs["build"]["steps"]
    assert "make build" in [step.get("run") for step in steps]
    uploaded = next(step for step in steps if "upload-pages-artifact" in step.get("uses", ""))
    assert uploaded["with"]["path"] == "dist"


def test_a_pull_request_is_tested_once() -> None:
    assert WHEN["push"] == {"branches": ["main"]} and "pull_request" in WHEN


def test_the_tests_time_out_before_github_stops_them() -> None:
    minutes = [int(each) for each in re.findall(r"_MINUTES:-(\d+)", (ROOT / ".ci/run").read_text())]
    assert len(minutes) == 3, "of the tests, of the thorough ones, and of those in all engines"
    assert WORKFLOW["jobs"]["test"]["timeout-minutes"] >= sum(minutes) + 10


def test_ci_runs_every_test_and_every_engine() -> None:
    script = (ROOT / ".ci/run").read_text()
    assert all(f"\nrun {target} " in script for target in ("test", "thorough", "engines"))


def test_every_test_belongs_to_a_target_of_ci() -> None:
    makefile = (ROOT / "Makefile").read_text()
    chosen = [line.partition(" -m ")[2] for line in makefile.splitlines() if line.startswith("\t$(PYTEST)")]
    assert chosen == ["'not engines and not thorough'", "thorough"]


def test_the_oldest_and_the_newest_python_are_tested() -> None:
    versions = WORKFLOW["jobs"]["test"]["strategy"]["matrix"]["python-version"]
    said = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)]
    assert [versions[0], versions[-1]] == [said[0], said[-1]]
    assert PROJECT["requires-python"] == f">={versions[0]}"


def test_downloads_are_cached_and_dependencies_kept_up_to_date() -> None:
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    setups = [step for step in steps if "/setup-" in step.get("uses", "")]
    assert setups and all(step["with"]["cache"] in ("pip", "npm") for step in setups)
    kinds = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text())["updates"]
    assert {each["package-ecosystem"] for each in kinds} == {"github-actions", "npm", "pip"}


def test_every_make_target_says_what_it_is_for() -> None:
    ran = subprocess.run(["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = re.findall(r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text(), re.M)[0].split()
    assert [line.split()[1] for line in ran.stdout.splitlines()[1:]] == targets


def test_pinned_development_versions_satisfy_the_project() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==(.*)$", (ROOT / "requirements-dev.txt").read_text().lower(), re.M))
    extras = PROJECT["optional-dependencies"].values()
    wanted = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]
    for name, least in re.findall(r"([\w.-]+)>=([\d.]+)", " ".join(wanted).lower()):
        assert numbers(pinned[name]) >= numbers(least), name


def numbers(version: str) -> list[int]:
    """A version's numbers, for comparison."""
    return [int(each) for each in re.findall(r"\d+", version)]
