"""Cases of every game: each game provides the reader of its cases and their results, which are compared here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from rozz import library
from rozz.engine.errors import BadFile
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.i18n.engine_texts import render


@dataclass(frozen=True)
class Adjudicated:
    """The expected and the actual result of a case."""

    expected: Mapping[str, Any]
    result: Mapping[str, Any]


def _rozz(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.rozz.play import Rozz
    from rozz.engine.rozz.reading import cases as rozz

    game = library.game("rozz")
    assert isinstance(game, Rozz)
    case = rozz.read_case(mapping, game, library.scenario_mapping)
    return Adjudicated(case.expected, rozz.result_of(case, game, render))


def _rosenkreuz(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.rosenkreuz.reading import cases as rosenkreuz

    case = rosenkreuz.read_case(mapping, partial(library.scenario_mapping, game_name="rosenkreuz"))
    return Adjudicated(case.expected, rosenkreuz.result_of(case, render))


def _areas(mapping: Mapping[str, Any]) -> Adjudicated:
    from rozz.engine.areas.play import Areas
    from rozz.engine.areas.reading import cases as areas

    game = library.game(str(mapping["game"]))
    assert isinstance(game, Areas)
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


class Difference(NamedTuple):
    """A value of a case that is not as expected."""

    place: str
    expected: Any
    got: Any


def differences(expected: Mapping[str, Any], result: Mapping[str, Any], path: str = "") -> list[Difference]:
    """Where a result differs; for money, commands, status and phases, only the entries that the case lists count."""
    rows: list[Difference] = []
    for key, value in expected.items():
        place = f"{path}.{key}" if path else key
        got = result.get(key)
        if isinstance(value, Mapping) and key != "position" and path != "after":
            rows += differences(value, got or {}, place)
        elif value != got:
            rows.append(Difference(place, value, got))
    return rows
