"""The match as the browser keeps it, and what a computer player would give in it."""

from __future__ import annotations

from playwright.sync_api import Page

from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.match import Match
from rozz.library import mind
from rozz.ui.features.match_list import session_codec
from rozz.ui.state import store_format


def saved(page: Page) -> Match:
    """The match as the browser keeps it."""
    copy = page.evaluate(
        "Object.entries(localStorage).find(([key]) => /match\\/[0-9a-f]+$/.test(key) && !key.endsWith('/previous'))[1]"
    )
    found = store_format.read(copy)
    assert found is not None
    return session_codec.from_text(found[1]).match


def commands(match: Match, seat: str, level: int) -> list[str]:
    """What a stronger computer player would give for a person, reckoned here."""
    rules = match.game
    thought = think(rules, mind(rules.name), match.state, seat, LEVELS[level], b"a person")
    return [rules.write(each) for each in thought.commands]
