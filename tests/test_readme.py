"""The examples of the README print what it shows."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import rozz

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def test_the_turn_in_five_lines_prints_what_it_says() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    (expected,) = re.findall(r"```text\n(.*?)```", README, re.S)
    assert len(code.strip().splitlines()) <= 12
    assert printed(code, {}) == expected


def test_the_examples_for_other_programs_print_what_they_say() -> None:
    document = (ROOT / "docs" / "python.md").read_text()
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```\n\nIt prints\n\n```text\n(.*?)```", document, re.S)
    assert len(examples) == document.count("```python") > 2
    for code, expected in examples:
        assert printed(code, names) == expected


def test_every_name_for_other_programs_is_documented() -> None:
    document = (ROOT / "docs" / "python.md").read_text()
    assert set(re.findall(r"`(\w+)[`(]", document)) >= set(rozz.__all__)
    for name in rozz.__all__:
        assert getattr(rozz, name).__doc__, name


def printed(code: str, names: dict[str, object]) -> str:
    """The output of a program."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "example", "exec"), names)
    return out.getvalue()


def test_everything_the_readme_links_to_exists() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (Path(__file__).parents[1] / link).exists(), link
