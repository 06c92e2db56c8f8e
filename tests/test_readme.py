"""What the README shows is what happens."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text()


def test_the_game_in_ten_lines_prints_what_it_says() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    (printed,) = re.findall(r"```text\n(.*?)```", README, re.S)
    assert len(code.strip().splitlines()) <= 12
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})
    assert out.getvalue() == printed


def test_everything_it_links_to_is_there() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (Path(__file__).parents[1] / link).exists(), link
