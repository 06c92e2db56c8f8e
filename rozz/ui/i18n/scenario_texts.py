"""Names of shipped scenarios, and a line about each, in the language in use.

Files, records and links hold the English name, or what a designer wrote.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rozz import library
from rozz.engine.said import Text, said
from rozz.ui import memoize
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say

#: The group of messages, and how the id of a name ends.
GROUP, NAME = "scenarios", "-name"
#: Scenarios whose name on the page differs from the one in their file: what names them in message ids, by the game and
#: the name in the file. Links and saved matches contain the name in the file, so that must not change.
RENAMED = {
    ("campaigns", "A battle on the board"): "campaigns-battle-on-the-board",
    ("campaigns", "Skirmish at the ford"): "campaigns-skirmish-at-the-ford",
    ("campaigns", "The war of the four nations"): "campaigns-war-of-four-nations",
    ("campaigns", "Three crowns"): "campaigns-three-crowns",
    ("campaigns", "Two alliances"): "campaigns-two-alliances",
    ("rozz", "The Long Way Round"): "rozz-lake-2",
    ("rozz", "Two Coasts"): "rozz-two-coasts",
}
#: The parts of a shipped scenario that a match's options change.
OPTIONAL = ("catalog", "options")


def shipped_name(game: str, name: str) -> str:
    """A shipped scenario's name as the page shows it, by the name in its file; an unknown name is returned as it is.

    >>> shipped_name("rozz", "Land Rush"), shipped_name("rozz", "My Own War"), shipped_name("rozz", "Two Coasts")
    ('Land Rush', 'My Own War', 'Race for Skerry')
    """
    memoize.Texts.written += 1
    if translations.in_use() == translations.ENGLISH and (game, name) not in RENAMED:
        return name  # without reading the table, for the first screen
    shipped = _shipped(game, name)
    return say(f"scenarios-{shipped}-name") if shipped else name


def scenario_name(game: str, written: Mapping[str, Any]) -> str:
    """The name of a shipped scenario, or of a designer's own, as the page shows it.

    >>> scenario_name("rozz", {"name": "Land Rush"}), scenario_name("rozz", {"name": "Two Coasts", "bankroll": 7})
    ('Land Rush', 'Two Coasts')
    """
    name = str(written.get("name", ""))
    return name if _reuses_old_name(game, written) else shipped_name(game, name)


def scenario_text(game: str, written: Mapping[str, Any]) -> Text:
    """The same as a message, which can be said in another language later.

    >>> scenario_text("rozz", {"name": "Land Rush"}), scenario_text("rozz", {"name": "My Own War"})
    (Said(key='scenarios-rozz-occupation-6-name', facts=()), 'My Own War')
    """
    name = str(written.get("name", ""))
    shipped = _shipped(game, name)
    if not shipped or _reuses_old_name(game, written):
        return name
    return said(f"scenarios-{shipped}-name")


def _reuses_old_name(game: str, written: Mapping[str, Any]) -> bool:
    """Whether this is a designer's own scenario that has the old name of a renamed one."""
    renamed = RENAMED.get((game, str(written.get("name", ""))))
    if renamed is None:
        return False
    shipped = library.scenario_as_written(renamed.removeprefix(f"{game}-"), game)
    return any(written.get(key) != shipped.get(key) for key in {**written, **shipped} if key not in OPTIONAL)


def name_at_start(game: str, name: str) -> str:
    """The name of the scenario that the first screen starts, by the name in its file; reads no group of messages.

    >>> name_at_start("ozymandia", "Five Isles")
    'Five Isles'
    """
    key = f"games-start-{game}"
    return say(key) if translations.has(key) else name


def scenario_about(game: str, file: str) -> str:
    """The line about a shipped scenario, by the name of its file; empty for any other.

    >>> scenario_about("campaigns", "war-of-four-nations")
    'All of Ozz is at war, and it’s every nation for itself. Four players, seven turns, the whole map.'
    """
    key = f"scenarios-{game}-{file}-about"
    return say(key) if translations.has(key) else ""


@cache
def _shipped(game: str, name: str) -> str:
    """What names the shipped scenario with this name in its file in message ids, “game-file”; or empty."""
    if (game, name) in RENAMED:
        return RENAMED[game, name]
    start = f"{GROUP}-{game}-"
    found = (
        key
        for key, text in translations.table(translations.ENGLISH, GROUP).items()
        if text == name and key.startswith(start) and key.endswith(NAME)
    )
    return next(found, "").removeprefix(f"{GROUP}-").removesuffix(NAME)
