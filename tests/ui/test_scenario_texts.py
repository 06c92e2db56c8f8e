"""Each shipped scenario has its messages; its English name is also the one in its file, records and links."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.ui.i18n import translations
from rozz.ui.i18n.scenario_texts import scenario_about, scenario_name

NAMES = translations.table(translations.ENGLISH, "scenarios")
SHIPPED = [(game, file) for game in library.GAMES for file in library.scenario_names(game)]
LESSONS = [(str(library.shipped(f"lessons/{file}")["game"]), file) for file in library.names("lessons")]


@pytest.mark.parametrize(("game", "file"), [*SHIPPED, *LESSONS])
def test_the_english_name_is_the_one_in_the_file(game: str, file: str) -> None:
    written = library.scenario_mapping(file, game) if (game, file) in SHIPPED else library.shipped(f"lessons/{file}")
    assert NAMES[f"scenarios-{game}-{file}-name"] == written["name"]


def test_every_scenario_has_a_description_and_no_message_is_extra() -> None:
    names = {f"scenarios-{game}-{file}-name" for game, file in (*SHIPPED, *LESSONS)}
    assert set(NAMES) == names | {f"scenarios-{game}-{file}-about" for game, file in SHIPPED}
    assert all(scenario_about(game, file) for game, file in SHIPPED)


def test_shipped_names_are_translated_and_custom_names_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = translations.table
    german = {"scenarios-rozz-occupation-6-name": "Landrausch"}
    monkeypatch.setattr(
        translations, "table", lambda language, part="": german if language == "de" else table(language, part)
    )
    monkeypatch.setattr(translations._Voice, "language", "de")
    assert scenario_name("rozz", "Land Rush") == "Landrausch"
    assert scenario_name("rozz", "My Own War") == "My Own War"
    assert scenario_name("campaigns", "Land Rush") == "Land Rush", "of another game"
    assert scenario_name("rozz", "Twenty Turns") == "Twenty Turns", "not translated yet"
