"""Each shipped scenario has its messages; its English name is the one in its file, or replaces it."""

from __future__ import annotations

import json

import pytest

from rozz import library, shipped_files
from rozz.engine.match import Match
from rozz.ui.i18n import display_names, translations
from rozz.ui.i18n.scenario_texts import RENAMED, scenario_about, scenario_name, scenario_text, shipped_name

NAMES = translations.table(translations.ENGLISH, "scenarios")
SHIPPED = [(game, file) for game in library.GAMES for file in library.scenario_names(game)]
LESSONS = [(str(shipped_files.read(f"lessons/{file}")["game"]), file) for file in shipped_files.names_in("lessons")]


@pytest.mark.parametrize(("game", "file"), [*SHIPPED, *LESSONS])
def test_the_english_name_is_the_one_in_the_file_or_replaces_it(game: str, file: str) -> None:
    written = library.scenario_mapping(file, game) if (game, file) in SHIPPED else shipped_files.read(f"lessons/{file}")
    shown, name = NAMES[f"scenarios-{game}-{file}-name"], str(written["name"])
    assert shipped_name(game, name) == shown
    assert (shown == name) != (RENAMED.get((game, name)) == f"{game}-{file}")


def test_renamed_scenarios_have_their_new_names_in_other_languages_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations._Voice, "language", "de")
    german = translations.table("de", "scenarios")
    assert shipped_name("rozz", "Two Coasts") == german["scenarios-rozz-two-coasts-name"]
    assert shipped_name("campaigns", "Two Coasts") == "Two Coasts", "of another game"


@pytest.mark.parametrize(
    ("game", "file"),
    [("rozz", "two-coasts"), ("rozz", "lake-2"), ("campaigns", "skirmish-at-the-ford"), ("campaigns", "three-crowns")],
)
def test_only_the_shipped_scenario_is_renamed(game: str, file: str) -> None:
    rules, mapping = library.game(game), library.scenario_mapping(file, game)
    shown, name = NAMES[f"scenarios-{game}-{file}-name"], str(mapping["name"])
    scenario = rules.read(mapping)
    one_each = [{option.key: value} for option in rules.options(scenario) for value, _ in option.values]
    for played in (scenario, *(rules.with_options(scenario, chosen) for chosen in one_each)):
        written = json.loads(json.dumps(rules.to_mapping(played)))
        assert scenario_name(game, written) == shown and scenario_text(game, written) != name
    own = rules.read({**mapping, "about": "A war of my own."})
    assert scenario_name(game, rules.to_mapping(own)) == scenario_text(game, rules.to_mapping(own)) == name
    match = Match.begin(rules, own, "m1")
    assert display_names.scenario_name(match) == name


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
    assert shipped_name("rozz", "Land Rush") == "Landrausch"
    assert shipped_name("rozz", "My Own War") == "My Own War"
    assert shipped_name("campaigns", "Land Rush") == "Land Rush", "of another game"
    assert shipped_name("rozz", "Twenty Turns") == "Twenty Turns", "not translated yet"
