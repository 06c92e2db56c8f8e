"""Each shipped puzzle has its messages, and its file holds the same English texts."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import facts, filled
from rozz.ui.i18n.display_names import called, color_name
from rozz.ui.i18n.puzzle_texts import puzzle_name, puzzle_task, puzzle_why

MESSAGES = translations.table(translations.ENGLISH, "tasks")
TEXTS = ("name", "task", "why")


@pytest.mark.parametrize("file", library.puzzle_names())
def test_a_puzzle_file_matches_the_english_messages(file: str) -> None:
    mapping = library.puzzle_mapping(file)
    colours = {colour.lower(): colour for colour in mapping["seats"]}
    assert {text: filled(MESSAGES[f"tasks-{file}-{text}"], colours) for text in TEXTS} == {
        text: mapping[text] for text in TEXTS
    }


@pytest.mark.parametrize("file", library.puzzle_names())
def test_the_task_says_who_you_are(file: str) -> None:
    seat = library.puzzle_mapping(file)["seat"]
    assert seat.lower() in facts(MESSAGES[f"tasks-{file}-task"])


def test_every_message_belongs_to_a_puzzle() -> None:
    assert set(MESSAGES) == {f"tasks-{file}-{text}" for file in library.puzzle_names() for text in TEXTS}


def test_puzzle_texts_call_players_as_the_board_does() -> None:
    mapping = library.puzzle_mapping("ozymandia-2-all-four")
    assert called("FIRST") in puzzle_task("ozymandia-2-all-four", "", mapping["seats"])
    assert called("SECOND") in puzzle_why("ozymandia-2-all-four", "", mapping["seats"])
    assert puzzle_name("", "A door ajar") == "A door ajar"
    assert puzzle_task("", "RED wins this turn.", ("RED", "BLUE")) == "Red wins this turn."
    assert puzzle_why("", "BLUE has one.", ("RED", "BLUE")) == "Blue has one."


def test_player_colors_are_translated() -> None:
    translations.use("de")
    try:
        task = puzzle_task("rozz-1-airlift", "", ("RED", "BLUE"))
        assert color_name("RED") in task and called("RED") not in task
    finally:
        translations.use(translations.ENGLISH)
