"""Each base name occurs once, except the roles that every game has; and every folder says what it is for."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import rozz

ROOT = Path(rozz.__file__).parent

#: Roles in the rules of a game: `rozz/engine/GAME/`.
RULES = frozenset(
    (
        "cases", "combat", "command_texts", "commands", "event_log", "features", "state_codec", "legality",
        "link_coding", "notation", "objectives", "offers", "play", "position", "position_value",
        "puzzle_adapter", "reasons", "report", "scenario", "scenario_reading", "state", "turn", "turn_board",
    )
)  # fmt: skip
#: Roles in a game's part of the page: `rozz/ui/games/GAME/`.
PAGES = frozenset(("board", "legend", "lesson", "playthrough", "rules_text"))
#: Roles that a contract of this name requires: the contract's module has the name too.
CONTRACTS = {"evaluator": "engine/ai", "face": "ui/games"}


def folders_by_name() -> dict[str, set[str]]:
    """Base name → the folders with a module of that name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in ROOT.rglob("*.py"):
        if not path.stem.startswith("__"):
            found[path.stem].add(path.parent.relative_to(ROOT).as_posix())
    return found


def place_of(folder: str) -> str:
    """`engine/GAME` for a folder of a game's rules, `ui/games/GAME` for one of its page; else the folder."""
    parts = folder.split("/")
    game = library_folders()
    if parts[0] == "engine" and len(parts) > 1 and parts[1] in game:
        return "engine/GAME"
    if parts[:2] == ["ui", "games"] and len(parts) > 2:
        return "ui/games/GAME"
    return folder


def library_folders() -> frozenset[str]:
    """The folders of games: for each one of the page the engine has one."""
    return frozenset(path.name for path in (ROOT / "ui" / "games").iterdir() if (path / "face.py").exists())


def is_role(name: str, folders: set[str]) -> bool:
    """Whether a name may occur in all of these folders."""
    places = {place_of(folder) for folder in folders}
    if name in CONTRACTS:
        places.discard(CONTRACTS[name])
        return len(places) == 1 and places <= {"engine/GAME", "ui/games/GAME"}
    if places == {"engine/GAME"}:
        return name in RULES
    return places == {"ui/games/GAME"} and name in PAGES


def test_a_base_name_occurs_once_except_the_roles_of_games() -> None:
    twice = {name: sorted(folders) for name, folders in folders_by_name().items() if len(folders) > 1}
    assert {name: folders for name, folders in twice.items() if not is_role(name, set(folders))} == {}


def test_every_role_is_in_use() -> None:
    found = folders_by_name()
    assert {name for name in RULES | PAGES | set(CONTRACTS) if len(found.get(name, ())) < 2} == set()


def test_every_folder_says_what_it_is_for() -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []
