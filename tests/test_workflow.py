"""What GitHub is told to do: nothing is published that was not tested, and the site is what `make build` writes."""

from __future__ import annotations

from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[1]


def test_only_what_passed_is_published() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/pages.yml").read_text())["jobs"]
    assert jobs["publish"]["needs"] == "build" and jobs["build"]["needs"] == "test"
    assert "refs/heads/main" in jobs["publish"]["if"]
    assert ".ci/run" in [step.get("run") for step in jobs["test"]["steps"]]
    steps = jobs["build"]["steps"]
    assert "make build" in [step.get("run") for step in steps]
    uploaded = next(step for step in steps if "upload-pages-artifact" in step.get("uses", ""))
    assert uploaded["with"]["path"] == "dist"
