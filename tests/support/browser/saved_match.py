"""The match as the browser stores it, and the commands a computer player would give in it."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from rozz import library
from rozz.engine import record
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.match import Match
from rozz.game_extras import evaluator
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import store_format


def stored_match(page: Page) -> Match:
    """The match as the browser stores it."""
    copy = page.evaluate(
        "Object.entries(localStorage).find(([key]) => /match\\/[0-9a-f]+$/.test(key) && !key.endsWith('/previous'))[1]"
    )
    found = store_format.read(copy)
    assert found is not None
    return session_codec.from_text(found[1]).match


def computer_commands(match: Match, seat: str, level: int) -> list[str]:
    """The commands a stronger computer player would give for a human player, computed here."""
    rules = match.game
    thought = think(rules, evaluator(rules.name), match.state, seat, LEVELS[level], b"a person")
    return [rules.write(each) for each in thought.commands]


def match_after(game_name: str, scenario: str, names: dict[str, str], *moves: str) -> Match:
    """A match in which these moves have been made one after another, each given by its squares."""
    game = library.game(game_name)
    match = Match.begin(game, game.read(library.scenario_mapping(scenario, game_name)), "m1", names, key=b"k")
    for move in moves:
        assert match.moment is not None
        (made,) = (each for each in game.legal(match.state) if re.split("[-x]", game.write(each)) == move.split())
        match = match.hand_in(match.moment.seats[0], [made]).reveal()
    return match


def open_match(page: Page, match: Match) -> None:
    """Open a match from a file, on the first screen."""
    file = {"name": "match.json", "mimeType": "application/json", "buffer": record.to_json(match).encode()}
    page.get_by_label(say("open-file")).set_input_files(file)  # type: ignore[arg-type]
