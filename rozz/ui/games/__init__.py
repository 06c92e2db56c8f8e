"""How each game looks: one package per game. The rest of the page uses `Face` and does not know any game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rozz.engine.match import Match
from rozz.ui.games.face import Face
from rozz.ui.memoize import remembered


def _rozz() -> Face:
    from rozz.ui.games.rozz.face import ROZZ

    return ROZZ


def _rosenkreuz() -> Face:
    from rozz.ui.games.rosenkreuz.face import ROSENKREUZ

    return ROSENKREUZ


def _ozymandia() -> Face:
    from rozz.ui.games.areas.face import OZYMANDIA

    return OZYMANDIA


def _simultaneous_risk() -> Face:
    from rozz.ui.games.areas.face import SIMULTANEOUS_RISK

    return SIMULTANEOUS_RISK


def _campaigns() -> Face:
    from rozz.ui.games.campaigns.face import CAMPAIGNS

    return CAMPAIGNS


#: The registry of faces by game name.
FACES: dict[str, Callable[[], Face]] = {
    "rozz": _rozz,
    "rosenkreuz": _rosenkreuz,
    "ozymandia": _ozymandia,
    "simultaneous-risk": _simultaneous_risk,
    "campaigns": _campaigns,
}


def face_of(name: str) -> Face:
    """The face of a game by its name."""
    return _made(FACES[name])


@remembered(most=16)
def _made(make: Callable[[], Face]) -> Face:
    return make()


def command_phrase(match: Match, command: Any) -> str:
    """A command in plain words without its player; in notation if its game has no words for it."""
    return face_of(match.game.name).command_phrase(match.scenario, command, match.names) or match.game.write(command)


def command_with_full_names(match: Match, command: Any) -> str:
    """The same with full names instead of abbreviations, if its game has any."""
    words = face_of(match.game.name).command_with_full_names(match.scenario, command, match.names)
    return words or command_phrase(match, command)


def is_named_after_game(match: Match) -> bool:
    """Whether a scenario's name contains its game's, which then needs no mention; true of all its translations.

    >>> from rozz import library
    >>> scenarios = [("rosenkreuz", "rosenkreuz-skirmish"), ("ozymandia", "five-isles")]
    >>> games = [(library.game(game), library.scenario_mapping(file, game)) for game, file in scenarios]
    >>> [is_named_after_game(Match.begin(game, game.read(written), "one")) for game, written in games]
    [True, False]
    """
    # A file's name is never translated, and neither is the title of a game.
    return str(match.game.to_mapping(match.scenario)["name"]).startswith(face_of(match.game.name).title)
