"""A published page contains the English texts; those of another language come in a file once it is chosen."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from rozz.cli.site import build
from rozz.ui import memoize
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import FetchLanguage, Remember
from tests.support.ui.table import Table


@cache
def german_file() -> bytes:
    """The file of a language in the site; made by the first test that asks, as it takes seconds."""
    return build.language_files()["locale/de.pack"]


def german(key: str, **facts: object) -> str:
    """A message in German."""
    return translations.write(key, facts, "de")


#: The word for the menu.
MENU = say("menu")


@pytest.fixture(autouse=True)
def _published(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a published page where no other language has been chosen yet."""
    listed = dict(build.compiled_english())[f"rozz/{translations.LIST}"]
    packed = translations._packed
    monkeypatch.setattr(translations, "_packed", lambda name: listed if name == translations.LIST else packed(name))
    monkeypatch.setattr(translations, "_FETCHED", {})
    translations.known.cache_clear()
    translations.table.cache_clear()
    yield
    translations.use(translations.ENGLISH)
    translations.known.cache_clear()
    translations.table.cache_clear()
    memoize.forget_texts()


def test_a_page_has_english_and_a_file_has_every_text_of_another_one() -> None:
    english = dict(build.compiled_english())
    assert german("needs-https").encode() in gzip.decompress(german_file())
    assert not [name for name, content in english.items() if german("needs-https").encode() in content]
    assert not translations.is_here("de") and translations.is_here("en")
    expected = json.loads(json.dumps({part: translations.table("de", part) for part in translations.PARTS}))
    translations.table.cache_clear()
    assert translations.add("de", german_file()) and translations.is_here("de")
    assert {part: translations.table("de", part) for part in translations.PARTS} == expected
    assert all(expected.values())


def test_a_file_already_unpacked_by_the_host_is_read_too() -> None:
    assert translations.add("de", gzip.decompress(german_file()))
    translations.use("de")
    assert say("menu") == german("menu")


@pytest.mark.parametrize(
    "damaged",
    [
        lambda whole: b"",
        lambda whole: whole[:50_000],
        lambda whole: whole[:-1],
        lambda whole: whole[:5000] + b"no" + whole[5002:],
        lambda whole: gzip.compress(b"{}"),
        lambda whole: gzip.decompress(whole)[1:],
    ],
    ids=["empty", "half", "cut off", "damaged", "of another release", "cut off when unpacked"],
)
def test_a_damaged_file_is_not_read(damaged: Callable[[bytes], bytes]) -> None:
    assert not translations.add("de", damaged(german_file())) and not translations.is_here("de")
    translations.use("de")
    assert translations.in_use() == translations.ENGLISH and say("menu") == MENU


def test_a_language_that_was_removed_is_not_read() -> None:
    assert not translations.add("xx", german_file())


def test_an_empty_file_is_none_for_a_language_without_a_file() -> None:
    assert not translations.add(translations.ENGLISH, b"")


def test_a_chosen_language_is_fetched_first() -> None:
    table = Table().send(m.OpenDialog("menu"), m.SetLanguage("de"))
    assert table.effects == (FetchLanguage("de"),) and table.model.settings.language == ""
    coming = say("language-coming", name="Deutsch")
    assert coming in table.shown and f">{MENU}<" in table.shown
    assert translations.add("de", german_file())
    table.send(m.LanguageFetched("de"))
    assert f">{german('menu')}<" in table.shown and "Deutsch …" not in table.shown and table.model.dialog == "menu"
    assert [each.settings.language for each in table.effects if isinstance(each, Remember)] == ["de"]
    table.send(m.SetLanguage("en"))
    assert f">{MENU}<" in table.shown
    assert f">{german('menu')}<" in table.send(m.SetLanguage("de")).shown, "its texts are here now"


def test_the_last_choice_wins_while_another_language_is_fetched() -> None:
    table = Table().send(m.OpenDialog("menu"), m.SetLanguage("de"), m.SetLanguage("en"))
    assert translations.add("de", german_file())
    table.send(m.LanguageFetched("de"))
    assert f">{MENU}<" in table.shown and table.model.settings.language == "en"
    before = table.model
    assert table.send(m.LanguageRefused("de", is_online=True)).model == before


@pytest.mark.parametrize(("is_online", "key"), [(False, "language-offline"), (True, "language-refused")])
def test_a_failed_fetch_is_explained_and_changes_nothing(is_online: bool, key: str) -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift"), m.OpenDialog("menu"))
    before = table.model
    reason = say(key, name="Deutsch")
    table.send(m.SetLanguage("de"), m.LanguageRefused("de", is_online))
    assert reason in table.shown and f">{MENU}<" in table.shown and not table.effects
    assert table.model.settings == before.settings and table.session == before.session
    assert reason not in table.send(m.SetTheme("dark")).shown


def test_a_failed_fetch_is_a_notice_once_the_menu_is_closed() -> None:
    reason = say("language-offline", name="Deutsch")
    table = Table().send(m.OpenDialog("menu"), m.SetLanguage("de"), m.CloseDialog())
    assert table.send(m.LanguageRefused("de", is_online=False)).model.toast == reason
    table = Table().send(m.GoHome(), m.DeleteMatch("m1"), m.OpenDialog("menu"), m.SetLanguage("de"), m.CloseDialog())
    offers_undo = table.model.toast
    assert offers_undo and table.send(m.LanguageRefused("de", is_online=False)).model.toast == offers_undo
