"""The texts that `static/startup.js` shows before Python runs: all exist, and the script can write them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rozz.ui.i18n.startup_texts import STARTUP, startup_catalogs, startup_texts
from rozz.ui.i18n.translations import ENGLISH, is_draft, languages

ROOT = Path(__file__).parents[2]
SCRIPT = (ROOT / "static" / "startup.js").read_text(encoding="utf-8")
PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
APP = (ROOT / "static" / "rozz.webmanifest").read_text(encoding="utf-8")


def test_every_text_is_shown_and_every_text_shown_exists() -> None:
    said = re.findall(rf'say\("({STARTUP}[a-z-]+)"', SCRIPT) + re.findall(rf"{{ ({STARTUP}[a-z-]+) }}", PAGE + APP)
    assert set(said) == set(startup_texts(ENGLISH))


def test_the_script_passes_every_fact() -> None:
    given = set(re.findall(r"say\(\"[a-z-]+\", { (\w+)", SCRIPT))
    assert given == {part[0] for text in startup_texts(ENGLISH).values() for part in text if not isinstance(part, str)}


@pytest.mark.parametrize("language", languages())
def test_texts_have_no_variants_because_the_script_cannot_choose(language: str) -> None:
    for key, text in startup_texts(language).items():
        assert isinstance(text, str) or all(isinstance(part, str) or len(part) == 1 for part in text), key


def test_the_page_has_english_and_the_languages_that_are_not_drafts() -> None:
    assert list(startup_catalogs()) == [each for each in languages() if each == ENGLISH or not is_draft(each)]


def test_an_unbuilt_page_says_why_it_does_not_run() -> None:
    found = re.search(r'id="startup-texts">(.*?)</script>', PAGE)
    assert found
    written = json.loads(found[1])[ENGLISH]
    assert written == {key: startup_texts(ENGLISH)[key] for key in ("startup-from-disk", "startup-reload")}
