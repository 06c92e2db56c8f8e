"""What is shipped beside the code: scenarios, boards and the standard catalog become mappings here; and the games.

For tools and the page.  The engine takes mappings and never comes here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import cache, partial
from pathlib import Path
from pkgutil import get_data
from typing import TYPE_CHECKING, Any, NoReturn

from rozz.engine.ai.evaluator import Minded
from rozz.engine.errors import BadFile, BadScenario
from rozz.engine.game import Rules
from rozz.engine.listing import listed
from rozz.engine.rozz.play import Rozz
from rozz.engine.validation import nearest

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle
    from rozz.engine.puzzles.puzzle_contract import Posed

#: The game that is meant where none is named.
FIRST = "rozz"


def _shipped_folder() -> Path:
    """Inside the package where Rozz is installed, beside it in a checkout; the page has `scenarios.json` instead."""
    package = Path(__file__).resolve().parent
    installed = package / "shipped" / "scenarios"
    return installed if installed.is_dir() else package.parent / "scenarios"


SHIPPED = _shipped_folder()


@cache
def living() -> str:
    """The moving picture of the first screen, as the build has drawn it; empty where nothing was built."""
    try:
        return (get_data("rozz", "living.html") or b"").decode()
    except OSError:
        return ""


@cache
def _packed() -> Mapping[str, Any] | None:
    """All shipped files as one mapping of path → mapping, where the build has made one, so that nothing parses YAML."""
    try:
        packed = get_data("rozz", "scenarios.json")
    except OSError:
        return None
    return dict(json.loads(packed)) if packed else None


def shipped(path: str) -> dict[str, Any]:
    """The mapping of a shipped file, by its path without ending: `rozz/solo-training`."""
    packed = _packed()
    if packed is not None:
        return dict(packed[path])
    return deepcopy(_parsed((SHIPPED / f"{path}.yaml").read_text(encoding="utf-8"), f"{path}.yaml"))


@cache
def _parsed(text: str, name: str) -> dict[str, Any]:
    """What a text says: one scenario is asked for again and again, and to parse it takes longer than all else."""
    from rozz import yaml_reading

    return yaml_reading.read(text, name)


def names(folder: str) -> tuple[str, ...]:
    """The names of the shipped files of a folder, sorted."""
    packed = _packed()
    if packed is not None:
        return tuple(sorted(path.split("/")[1] for path in packed if path.split("/")[0] == folder))
    return tuple(sorted(path.stem for path in (SHIPPED / folder).glob("*.yaml")))


def scenario_names(game_name: str = FIRST) -> tuple[str, ...]:
    """The shipped scenarios of a game."""
    return names(game_name)


def scenario_mapping(name: str, game_name: str = FIRST) -> dict[str, Any]:
    """A shipped scenario by its file name."""
    return _named(name, game_name, "scenario")


def lesson_mapping(name: str, game_name: str) -> dict[str, Any]:
    """The scenario of a lesson: one of the lessons' own, which nobody is offered, or one of the game's."""
    return shipped(f"lessons/{name}") if name in names("lessons") else scenario_mapping(name, game_name)


def scenario_of_any_game(name: str) -> dict[str, Any]:
    """A shipped scenario by its file name, whichever game it is of; `GAME/NAME` where two games have one.

    Raises BadScenario for one that there is not, or that two games have.
    """
    game_name, _, plain = name.removesuffix(".yaml").rpartition("/")
    if game_name in GAMES:
        return scenario_mapping(plain, game_name)
    known: dict[str, list[str]] = {}
    for each_game in GAMES:
        for each in scenario_names(each_game):
            known.setdefault(each, []).append(each_game)
    if game_name or plain not in known:
        whole = [f"{each}/{one}" for one, games in known.items() for each in games]
        _refuse(name, "scenario", whole if game_name else known)
    if len(known[plain]) > 1:
        raise BadScenario(f"there are {listed(f'{each}/{plain}' for each in known[plain])}; say which")
    return scenario_mapping(plain, known[plain][0])


def board_mapping(name: str) -> dict[str, Any]:
    """A shipped board by its file name."""
    return _named(name, "boards", "board")


def _named(name: str, folder: str, kind: str) -> dict[str, Any]:
    name = name.removesuffix(".yaml")
    known = names(folder)
    if name not in known:
        _refuse(name, kind, known)
    return shipped(f"{folder}/{name}")


def _refuse(name: str, kind: str, known: Iterable[str]) -> NoReturn:
    """Say that there is no such thing, and what there is."""
    near = nearest(name, known)
    hint = f"did you mean {near}?" if near else f"there are {', '.join(known)}"
    raise BadScenario(f"there is no {kind} {name!r}; {hint}")


def released(game_name: str, name: str) -> tuple[dict[str, Any], ...]:
    """Every version of a shipped scenario that links may name, the newest first; raises BadScenario.

    When a shipped scenario changes, its last version stays as `scenarios/released/GAME.NAME.HASH.yaml`.
    """
    older = (each for each in names("released") if each.startswith(f"{game_name}.{name}."))
    return (scenario_mapping(name, game_name), *(shipped(f"released/{each}") for each in older))


@cache
def words() -> tuple[str, ...]:
    """2,048 words that are not mistaken for each other (BIP-39, English): eleven bits each, to be compared by voice."""
    return tuple((get_data("rozz", "words.txt") or b"").decode().split())


@cache
def _rozz() -> Rules:
    return Rozz(shipped("catalogs/standard"), board_mapping)


@cache
def _rosenkreuz() -> Rules:
    from rozz.engine.rosenkreuz.play import rules

    return rules()


@cache
def _areas(name: str) -> Rules:
    from rozz.engine.areas.play import Areas

    return Areas(name, board_mapping)


@cache
def _campaigns() -> Rules:
    from rozz.engine.campaigns.play import rules

    return rules()


#: The one registry of games.
GAMES: dict[str, Callable[[], Rules]] = {
    "rozz": _rozz,
    "rosenkreuz": _rosenkreuz,
    "ozymandia": partial(_areas, "ozymandia"),
    "simultaneous-risk": partial(_areas, "simultaneous-risk"),
    "campaigns": _campaigns,
}


def game(name: str) -> Rules:
    """A game by its name; raises BadFile for one that is not here."""
    if name not in GAMES:
        raise BadFile(f"there is no game {name!r}; known: {', '.join(GAMES)}", "game")
    return GAMES[name]()


def _rozz_mind() -> Minded:
    from rozz.engine.rozz.ai.evaluator import RozzMind

    return RozzMind()


def _kreuz_mind() -> Minded:
    from rozz.engine.rosenkreuz.ai.evaluator import KreuzMind

    return KreuzMind()


def _campaigns_mind() -> Minded:
    from rozz.engine.campaigns.ai.evaluator import CampaignsMind

    return CampaignsMind()


def _areas_mind(production: str) -> Minded:
    from rozz.engine.areas.ai.evaluator import AreasMind

    return AreasMind(production)


#: What games bring for computer players; a game that brings nothing is played through its offers.
MINDS: dict[str, Callable[[], Minded]] = {
    "rozz": _rozz_mind,
    "rosenkreuz": _kreuz_mind,
    "ozymandia": partial(_areas_mind, "cities"),
    "simultaneous-risk": partial(_areas_mind, "territories"),
    "campaigns": _campaigns_mind,
}


def _rozz_posed() -> Posed:
    from rozz.engine.rozz.adapter.puzzle_adapter import RozzPosed

    return RozzPosed()


def _kreuz_posed() -> Posed:
    from rozz.engine.rosenkreuz.adapter.puzzle_adapter import KreuzPosed

    return KreuzPosed()


def _areas_posed() -> Posed:
    from rozz.engine.areas.adapter.puzzle_adapter import AreasPosed

    return AreasPosed()


def _campaigns_posed() -> Posed:
    from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPosed

    return CampaignsPosed()


#: What games bring for puzzles.
POSED: dict[str, Callable[[], Posed]] = {
    "rozz": _rozz_posed,
    "rosenkreuz": _kreuz_posed,
    "ozymandia": _areas_posed,
    "simultaneous-risk": _areas_posed,
    "campaigns": _campaigns_posed,
}
#: Games whose hints give reasons, and whose matches are reviewed.  Of Campaigns of Ozz the sentences are missing.
REASONED = frozenset(POSED) - {"campaigns"}


def posed(name: str) -> Posed:
    """What a game brings for puzzles; raises BadFile for one that brings nothing."""
    if name not in POSED:
        raise BadFile(f"there are no puzzles of {name!r}; of {', '.join(POSED)} there are", "game")
    return POSED[name]()


def puzzle_names() -> tuple[str, ...]:
    """The shipped puzzles."""
    return names("puzzles")


def puzzle_mapping(name: str) -> dict[str, Any]:
    """A shipped puzzle by its file name, as it is written; raises BadScenario where there is none."""
    return _named(name, "puzzles", "puzzle")


def puzzle(name: str) -> Puzzle:
    """A shipped puzzle; raises BadScenario where there is none of that name."""
    return puzzle_of(puzzle_mapping(name))


def puzzle_of(mapping: Any) -> Puzzle:
    """The puzzle that a mapping writes; raises BadFile."""
    from rozz.engine.puzzles.puzzle import read_puzzle

    return read_puzzle(mapping, game, posed, scenario_mapping)


def mind(name: str) -> Minded | None:
    """What a game brings for computer players, fresh: it remembers what it was last asked about."""
    return MINDS[name]() if name in MINDS else None
