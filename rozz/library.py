"""Shipped files as mappings: scenarios, boards and the standard catalog; and the registries of games.

For tools and the page. The engine takes mappings and never imports this.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import cache, partial
from os import listdir
from pathlib import Path
from pkgutil import get_data
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.errors import BadFile, BadScenario, with_suggestion
from rozz.engine.game import Rules
from rozz.engine.rozz.play import Rozz
from rozz.engine.said import OneOf, listed, said
from rozz.engine.validation import nearest

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle
    from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
    from rozz.engine.said import Text

    #: The reasons for a command: (state, seat, command) → sentences, each with its rule.
    PlanReasons = Callable[[Any, str, Any], Iterable[tuple[Text, str]]]

#: The default game.
DEFAULT_GAME = "rozz"


def _shipped_folder() -> Path:
    """Inside the package if installed, beside it in a checkout; the page has `scenarios.json` instead."""
    package = Path(__file__).resolve().parent
    installed = package / "shipped" / "scenarios"
    return installed if installed.is_dir() else package.parent / "scenarios"


SHIPPED = _shipped_folder()


@cache
def first_screen_animation() -> str:
    """The moving picture of the first screen, drawn by the build; empty without a build."""
    try:
        return (get_data("rozz", "living.html") or b"").decode()
    except OSError:
        return ""


@cache
def _packed() -> Mapping[str, Any] | None:
    """All shipped files as one mapping of path → mapping if the build has made one, so that no YAML is parsed."""
    try:
        packed = get_data("rozz", "scenarios.json")
    except OSError:
        return None
    return dict(json.loads(packed)) if packed else None


def shipped(path: str) -> dict[str, Any]:
    """The mapping of a shipped file, by its path without extension: `rozz/solo-training`."""
    packed = _packed()
    if packed is not None:
        return dict(packed[path])
    return deepcopy(_parsed((SHIPPED / f"{path}.yaml").read_text(encoding="utf-8"), f"{path}.yaml"))


@cache
def _parsed(text: str, name: str) -> dict[str, Any]:
    """Parse a text; cached, since parsing a scenario again and again would take most of the time."""
    from rozz import yaml_reading

    return yaml_reading.read(text, name)


def shipped_names(folder: str) -> tuple[str, ...]:
    """The names of the shipped files in a folder, sorted."""
    packed = _packed()
    if packed is not None:
        return tuple(sorted(path.split("/")[1] for path in packed if path.split("/")[0] == folder))
    within = SHIPPED / folder
    files = listdir(within) if within.is_dir() else ()
    return tuple(sorted(path.removesuffix(".yaml") for path in files if path.endswith(".yaml")))


def scenario_names(game_name: str = DEFAULT_GAME) -> tuple[str, ...]:
    """The shipped scenarios of a game."""
    return shipped_names(game_name)


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
    return shipped(f"lessons/{name}") if name in shipped_names("lessons") else scenario_mapping(name, game_name)


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
    known = shipped_names(folder)
    if name not in known:
        _refuse(name, kind, known)
    return shipped(f"{folder}/{name}")


def _refuse(name: str, kind: str, known: Iterable[str]) -> NoReturn:
    """Raise an error that says the name is unknown, and lists the known ones."""
    if near := nearest(name, known):
        raise BadScenario(with_suggestion(said(f"files-no-{kind}", name=name), near))
    raise BadScenario(said("files-no-such", what=said(f"files-no-{kind}", name=name), known=listed(known)))


def released(game_name: str, name: str) -> tuple[dict[str, Any], ...]:
    """Every version of a shipped scenario that links may name, newest first; raises BadScenario.

    When a shipped scenario changes, its last version stays as `scenarios/released/GAME.NAME.HASH.yaml`.
    """
    older = (each for each in shipped_names("released") if each.startswith(f"{game_name}.{name}."))
    return (scenario_mapping(name, game_name), *(shipped(f"released/{each}") for each in older))


@cache
def voice_words() -> tuple[str, ...]:
    """2,048 words that are hard to confuse (BIP-39, English): eleven bits each, to be compared by voice."""
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


class Extras(NamedTuple):
    """What a game may have besides its rules; each part is made when it is needed.

    `evaluator` is for computer players; without one, a game is played through its offers. `plan_reasons` are a game's
    own reasons for a plan of one command. `has_reviews`: matches can be reviewed, and hints take their reasons from
    reports.
    """

    evaluator: Callable[[], Evaluator] | None = None
    puzzle_adapter: Callable[[], PuzzleAdapter] | None = None
    plan_reasons: Callable[[], PlanReasons] | None = None
    has_reviews: bool = False


def _rozz_evaluator() -> Evaluator:
    from rozz.engine.rozz.ai.evaluator import RozzEvaluator

    return RozzEvaluator()


def _rozz_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.rozz.adapter.puzzle_adapter import RozzPuzzleAdapter

    return RozzPuzzleAdapter()


def _kreuz_evaluator() -> Evaluator:
    from rozz.engine.rosenkreuz.ai.evaluator import KreuzEvaluator

    return KreuzEvaluator()


def _kreuz_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.rosenkreuz.adapter.puzzle_adapter import KreuzPuzzleAdapter

    return KreuzPuzzleAdapter()


def _areas_evaluator(production: str) -> Evaluator:
    from rozz.engine.areas.ai.evaluator import AreasEvaluator

    return AreasEvaluator(production)


def _areas_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.areas.adapter.puzzle_adapter import AreasPuzzleAdapter

    return AreasPuzzleAdapter()


def _campaigns_evaluator() -> Evaluator:
    from rozz.engine.campaigns.ai.evaluator import CampaignsEvaluator

    return CampaignsEvaluator()


def _campaigns_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter

    return CampaignsPuzzleAdapter()


def _campaigns_plan_reasons() -> PlanReasons:
    from rozz.engine.campaigns.ai.plan_reasons import reasons

    return reasons


#: The extras of the games that have any.
EXTRAS: dict[str, Extras] = {
    "rozz": Extras(_rozz_evaluator, _rozz_puzzle_adapter, has_reviews=True),
    "rosenkreuz": Extras(_kreuz_evaluator, _kreuz_puzzle_adapter, has_reviews=True),
    "ozymandia": Extras(partial(_areas_evaluator, "cities"), _areas_puzzle_adapter, has_reviews=True),
    "simultaneous-risk": Extras(partial(_areas_evaluator, "territories"), _areas_puzzle_adapter, has_reviews=True),
    "campaigns": Extras(_campaigns_evaluator, _campaigns_puzzle_adapter, _campaigns_plan_reasons),
}
NO_EXTRAS = Extras()
GAMES_WITH_PUZZLES = tuple(name for name, extras in EXTRAS.items() if extras.puzzle_adapter)


def evaluator(name: str) -> Evaluator | None:
    """A game's evaluator for computer players, a fresh one, since it caches its last questions."""
    made_by = EXTRAS.get(name, NO_EXTRAS).evaluator
    return made_by() if made_by else None


def puzzle_adapter(name: str) -> PuzzleAdapter:
    """The puzzle adapter of a game; raises BadFile if it has none."""
    made_by = EXTRAS.get(name, NO_EXTRAS).puzzle_adapter
    if made_by is None:
        what = said("files-no-puzzles", name=name)
        raise BadFile(said("files-no-such", what=what, known=listed(GAMES_WITH_PUZZLES)), "game")
    return made_by()


def plan_reasons(name: str) -> PlanReasons | None:
    """A game's own reasons for a plan of one command; None if its hints take their reasons from reports."""
    made_by = EXTRAS.get(name, NO_EXTRAS).plan_reasons
    return made_by() if made_by else None


def has_reviews(name: str) -> bool:
    """Whether matches of a game can be reviewed, and hints take their reasons from reports."""
    return EXTRAS.get(name, NO_EXTRAS).has_reviews


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
    return shipped_names("puzzles")


def puzzle_mapping(name: str) -> dict[str, Any]:
    """The mapping of a shipped puzzle by its file name; raises BadScenario if unknown."""
    return _named(current_puzzle_name(name), "puzzles", "puzzle")


def puzzle(name: str) -> Puzzle:
    """A shipped puzzle by its name; raises BadScenario if unknown."""
    return puzzle_of(puzzle_mapping(name))


def puzzle_of(mapping: Any) -> Puzzle:
    """The puzzle of a mapping; raises BadFile."""
    from rozz.engine.puzzles.puzzle import read_puzzle

    return read_puzzle(mapping, game, puzzle_adapter, scenario_mapping)
