"""Games, scenarios, boards and puzzles by their names.

For tools and the page. The engine takes mappings and never imports this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NoReturn

from rozz import game_extras, shipped_files
from rozz.engine.errors import BadFile, BadScenario, with_suggestion
from rozz.engine.game import Rules
from rozz.engine.rozz.play import Rozz
from rozz.engine.said import OneOf, listed, said
from rozz.engine.validation import nearest

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle

#: The default game.
DEFAULT_GAME = "rozz"


def scenario_names(game_name: str = DEFAULT_GAME) -> tuple[str, ...]:
    """The shipped scenarios of a game."""
    return shipped_files.names_in(game_name)


def scenario_mapping(name: str, game_name: str = DEFAULT_GAME) -> dict[str, Any]:
    """A shipped scenario by its file name."""
    return _named(name, game_name, "scenario")


@cache
def scenario_as_written(name: str, game_name: str) -> Mapping[str, Any]:
    """A shipped scenario by its file name, as links and saved matches contain it: with its board or map."""
    rules = game(game_name)
    return rules.to_mapping(rules.read(scenario_mapping(name, game_name)))


def lesson_mapping(name: str, game_name: str) -> dict[str, Any]:
    """The scenario of a lesson, which is either only for lessons or one of the game's scenarios."""
    if name in shipped_files.names_in("lessons"):
        return shipped_files.read(f"lessons/{name}")
    return scenario_mapping(name, game_name)


def scenario_of_any_game(name: str) -> dict[str, Any]:
    """A shipped scenario by its file name, of any game; `GAME/NAME` if two games have one.

    Raises BadScenario if it does not exist, or if two games have it.
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
        raise BadScenario(said("files-several", names=OneOf(tuple(f"{each}/{plain}" for each in known[plain]))))
    return scenario_mapping(plain, known[plain][0])


def board_mapping(name: str) -> dict[str, Any]:
    """A shipped board by its file name."""
    return _named(name, "boards", "board")


def _named(name: str, folder: str, kind: str) -> dict[str, Any]:
    name = name.removesuffix(".yaml")
    known = shipped_files.names_in(folder)
    if name not in known:
        _refuse(name, kind, known)
    return shipped_files.read(f"{folder}/{name}")


def _refuse(name: str, kind: str, known: Iterable[str]) -> NoReturn:
    """Raise an error that says the name is unknown, and lists the known ones."""
    if near := nearest(name, known):
        raise BadScenario(with_suggestion(said(f"files-no-{kind}", name=name), near))
    raise BadScenario(said("files-no-such", what=said(f"files-no-{kind}", name=name), known=listed(known)))


def released(game_name: str, name: str) -> tuple[dict[str, Any], ...]:
    """Every version of a shipped scenario that links may name, newest first; raises BadScenario.

    When a shipped scenario changes, its last version stays as `scenarios/released/GAME.NAME.HASH.yaml`.
    """
    older = (each for each in shipped_files.names_in("released") if each.startswith(f"{game_name}.{name}."))
    return (scenario_mapping(name, game_name), *(shipped_files.read(f"released/{each}") for each in older))


@cache
def _rozz() -> Rules:
    return Rozz(shipped_files.read("catalogs/standard"), board_mapping)


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


#: The registry of games.
GAMES: dict[str, Callable[[], Rules]] = {
    "rozz": _rozz,
    "rosenkreuz": _rosenkreuz,
    "ozymandia": partial(_areas, "ozymandia"),
    "simultaneous-risk": partial(_areas, "simultaneous-risk"),
    "campaigns": _campaigns,
}


def game(name: str) -> Rules:
    """A game by its name; raises BadFile if unknown."""
    if name not in GAMES:
        raise BadFile(said("files-no-such", what=said("files-no-game", name=name), known=listed(GAMES)), "game")
    return GAMES[name]()


#: Earlier names of shipped puzzles, in copied addresses and stored progress; entries are never removed.
RENAMED_PUZZLES = {"rozz-4-a-shot-at-whoever-comes": "rozz-4-a-shot-at-the-intruder"}


def current_puzzle_name(name: str) -> str:
    """The current name of a puzzle that may have had another one.

    >>> current_puzzle_name("rozz-4-a-shot-at-whoever-comes"), current_puzzle_name("rozz-1-airlift")
    ('rozz-4-a-shot-at-the-intruder', 'rozz-1-airlift')
    """
    return RENAMED_PUZZLES.get(name, name)


def puzzle_names() -> tuple[str, ...]:
    """The shipped puzzles."""
    return shipped_files.names_in("puzzles")


def puzzle_mapping(name: str) -> dict[str, Any]:
    """The mapping of a shipped puzzle by its file name; raises BadScenario if unknown."""
    return _named(current_puzzle_name(name), "puzzles", "puzzle")


def puzzle(name: str) -> Puzzle:
    """A shipped puzzle by its name; raises BadScenario if unknown."""
    return puzzle_of(puzzle_mapping(name))


def puzzle_of(mapping: Any) -> Puzzle:
    """The puzzle of a mapping; raises BadFile."""
    from rozz.engine.puzzles.puzzle import read_puzzle

    return read_puzzle(mapping, game, game_extras.puzzle_adapter, scenario_mapping)
