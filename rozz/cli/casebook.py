"""The game of a case: each game provides the reader of its cases and their results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from rozz import library
from rozz.cli import case_runner as rozz
from rozz.engine.errors import BadFile
from rozz.engine.rozz.play import Rozz
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.i18n.engine_texts import render


@dataclass(frozen=True)
class Adjudicated:
    """The expected and the actual result of a case."""

    expected: Mapping[str, Any]
    result: Mapping[str, Any]


def _rozz(mapping: Mapping[str, Any]) -> Adjudicated:
    game = cast(Rozz, library.game("rozz"))
    case = rozz.read_case(mapping, game, library.scenario_mapping)
    return Adjudicated(case.expected, rozz.result_of(case, game))


def _rosenkreuz(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.rosenkreuz.reading import cases as rosenkreuz

    case = rosenkreuz.read_case(mapping, partial(library.scenario_mapping, game_name="rosenkreuz"))
    return Adjudicated(case.expected, rosenkreuz.result_of(case, render))


def _areas(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.areas.play import Areas
    from rozz.engine.areas.reading import cases as areas

    game = cast(Areas, library.game(str(mapping["game"])))
    case = areas.read_case(mapping, game, partial(library.scenario_mapping, game_name=game.name))
    return Adjudicated(case.expected, areas.result_of(case, game, render))


def _campaigns(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.campaigns.reading import cases as campaigns

    case = campaigns.read_case(mapping, partial(library.scenario_mapping, game_name="campaigns"))
    result = campaigns.result_of(case, render)
    return Adjudicated(campaigns.expectations(case, result), result)


#: The function that adjudicates a case, by game.
GAMES: dict[str, Callable[[Mapping[str, Any]], Adjudicated]] = {
    "rozz": _rozz,
    "rosenkreuz": _rosenkreuz,
    "ozymandia": _areas,
    "simultaneous-risk": _areas,
    "campaigns": _campaigns,
}


def adjudicated(mapping: Mapping[str, Any]) -> Adjudicated:
    """Play a case by the rules of its game; raises BadFile."""
    if "game" not in mapping:
        raise BadFile(said("files-key-missing", key="game"))
    return GAMES[PathValue(mapping["game"], "game", BadFile).choice(*GAMES)](mapping)
