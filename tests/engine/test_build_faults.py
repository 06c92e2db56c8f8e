"""A failed build says why: it shows Python's own traceback and none of the minified code that ran it.

Also tests what the build removes from libraries.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rozz.cli import main
from rozz.cli.project import PACKAGE
from rozz.cli.site import build, javascript, runtime
from rozz.cli.site.runtime import BuildFailed
from rozz.ui.i18n.texts import say

pytestmark = pytest.mark.thorough

UI = PACKAGE / "ui"
BROKEN_GAME = {
    # What the compiler itself uses.
    **{f"rozz/ui/{name}": (UI / name).read_bytes() for name in ("dataclass_code.py", "dataclass_methods.py")},
    "rozz/__init__.py": b"",
    "rozz/ui/__init__.py": b"",
    "rozz/ui/browser/startup/snapshot_contents.py": (
        b"from rozz.ui.face import PlainFace\n\n\ndef fill_caches():\n    PlainFace().begins_with('RED')\n"
    ),
    "rozz/ui/face.py": b"class PlainFace:\n    pass\n",
}


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing compiled here is kept for the next build."""
    monkeypatch.setattr(runtime, "CACHE", tmp_path)


@pytest.mark.usefixtures("no_cache")
def test_a_game_lacking_a_method_fails_with_pythons_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rozz.cli.site.build.build", lambda *_: runtime.python(BROKEN_GAME))
    assert main.main(["build"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    first, blank, *rest = said.err.splitlines()
    assert (first, blank) == (say("cli-build-python"), "")
    assert rest[0] == "Traceback (most recent call last):"
    assert rest[-1] == "AttributeError: 'PlainFace' object has no attribute 'begins_with'"
    assert "rozz/ui/browser/startup/snapshot_contents.py\", line 5, in fill_caches" in said.err
    assert max(map(len, rest)) < 200


def test_a_script_with_a_syntax_error_is_named() -> None:
    with pytest.raises(BuildFailed) as failed:
        javascript.minified({"broken.mjs": "export const = 1;\n"})
    assert str(failed.value) == say("cli-build-scripts")
    assert "broken.mjs" in failed.value.details and "line 1" in failed.value.details


LIBRARY = '''"""What it is for."""

from __future__ import annotations

# Why it does so.
def doubled(number: int) -> int:
    """Twice the number."""
    return 2 * number


def nothing() -> None:
    """Do nothing."""


class Kept:
    """A dataclass would generate one."""
'''


def test_libraries_without_comments_and_docstrings_still_work() -> None:
    packed = build._without_comments(LIBRARY)
    names: dict[str, Any] = {}
    exec(packed, names)
    assert names["doubled"](3) == 6 and names["nothing"]() is None
    documented = [each for each in ("doubled", "nothing", "Kept") if names[each].__doc__]
    assert documented == ["Kept"] and "__doc__" not in names and "#" not in packed
