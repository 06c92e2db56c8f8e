"""The settings of earlier versions of level 4, kept as data.

The settings of a version are all settings of the version before, except for those in `training/versions/NUMBER.json`.
The code is today's: differences in the code are lost. `python -m training.frozen_versions` keeps today's settings as
the version of `rozz/engine/ai/version.py`; do so before you change them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rozz import library
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.search.game_tree import LevelLimits, Limits
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.areas.ai.evaluator import TUNING, AreasEvaluator
from rozz.engine.areas.ai.position_value import WEIGHTS as AREA_WEIGHTS
from rozz.engine.dice import Dice
from rozz.engine.game import Plan
from rozz.engine.rosenkreuz.ai.evaluator import LEVEL_LIMITS, KreuzEvaluator
from rozz.engine.rosenkreuz.ai.kreuz_tree import KreuzTree, Position
from rozz.engine.rosenkreuz.model.state import State as KreuzState
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import BOOKS, UNKNOWN, Book, next_plans
from rozz.engine.rozz.ai.weights import DUELS, WEIGHTS
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State

FOLDER = Path(__file__).with_name("versions")
#: The level whose settings are kept.
STRONGEST = 4
#: The games that have settings of their own.
AREAS: Mapping[str, str] = {"ozymandia": "cities", "simultaneous-risk": "territories"}
Settings = Mapping[str, Any]


def current_settings() -> Settings:
    """Level 4's settings now, by name, with the types that JSON has."""
    books = {
        name: {
            "turns": book.turns,
            "margin": book.margin,
            "continues_after_losses": book.continues_after_losses,
            "grows_tables": book.grows_tables,
            "tolerance": book.tolerance,
            "lines": {written(line): weight for weight, line in book.lines},
        }
        for name, book in BOOKS.items()
    }
    level = {name: value for name, value in asdict(LEVELS[STRONGEST]).items() if name not in ("number", "name")}
    found = {
        "level": level,
        "weights": WEIGHTS,
        "duels": DUELS,
        "books": books,
        "rosenkreuz": {**asdict(LEVEL_LIMITS[STRONGEST]), "lead": KreuzTree.lead},
        "area weights": AREA_WEIGHTS,
        "area levels": {game: levels[STRONGEST] for game, levels in TUNING.items()},
    }
    copy: Settings = json.loads(json.dumps(found))
    return copy


def numbers() -> tuple[int, ...]:
    """The versions that are kept, oldest first."""
    return tuple(sorted(int(path.stem) for path in FOLDER.glob("*.json")))


def settings(number: int) -> Settings:
    """The settings of a version."""
    found: dict[str, Any] = {}
    for each in numbers():
        if each <= number:
            found |= json.loads((FOLDER / f"{each}.json").read_text(encoding="utf-8"))
    return found


def relevant_settings(chosen: Settings, game: str, scenario: Any, *, plays_book_lines: bool) -> Settings:
    """The settings that make a difference in a scenario for two; after random turns the lines of a book make none."""
    if game == "rosenkreuz":
        return {"rosenkreuz": chosen["rosenkreuz"]}
    # Without a book no turn is early, and these two numbers are not used.
    plain = {name: value for name, value in chosen["level"].items() if name not in ("kinds", "wary")}
    if game in AREAS:
        return {"level": plain} | {name: chosen[name][AREAS[game]] for name in ("area weights", "area levels")}
    kind = scenario.objective.kind
    weights = chosen["duels"].get(kind, chosen["weights"][kind])
    book = chosen["books"].get(scenario.name)
    if book and not plays_book_lines:
        book = {"turns": book["turns"]}
    return {"level": chosen["level"] if book else plain, "weights": weights, "book": book}


def versions(game: str, scenario: Any, *, plays_book_lines: bool) -> Mapping[int, Settings]:
    """The versions that play a scenario differently, each by the number of the first version that plays like that."""
    found: dict[int, Settings] = {}
    seen: list[Settings] = []
    for number in numbers():
        decides = relevant_settings(settings(number), game, scenario, plays_book_lines=plays_book_lines)
        if decides not in seen:
            seen.append(decides)
            found[number] = settings(number)
    return found


def level(chosen: Settings) -> Level:
    """The level with these settings; settings newer than the version have no effect."""
    return Level(STRONGEST, LEVELS[STRONGEST].name, **chosen["level"])


def evaluator(chosen: Settings, game: str) -> Evaluator:
    """The evaluator of a game with these settings."""
    if game == "rozz":
        return FrozenRozz(chosen)
    if game == "rosenkreuz":
        return FrozenKreuz(chosen["rosenkreuz"])
    return FrozenAreas(AREAS[game], chosen)


class FrozenRozz(RozzEvaluator):
    """Rozz with the weights and the books of a version."""

    def __init__(self, chosen: Settings) -> None:
        super().__init__(chosen["weights"], chosen["duels"])
        self._written = chosen["books"]
        self._books: dict[str, Book] = {}

    def book(self, scenario: Scenario) -> Book:
        """How the version begins a scenario."""
        if scenario.name not in self._written:
            return UNKNOWN
        if scenario.name not in self._books:
            rest = dict(self._written[scenario.name])
            lines = tuple((weight, parsed(scenario, text)) for text, weight in rest.pop("lines").items())
            self._books[scenario.name] = Book(lines=lines, **rest)
        return self._books[scenario.name]

    def early_turns(self, state: State) -> int:
        """The number of turns that the version's book varies."""
        return self.book(state.scenario).turns

    def grows_tables(self, state: State) -> bool:
        """Whether tables that could be read grow in the version."""
        return self.book(state.scenario).grows_tables

    def opening_tolerance(self, state: State) -> float:
        """How much a rival who knows the version's book may gain before its lines are abandoned."""
        return self.book(state.scenario).tolerance

    def openings(self, state: State, seat: str, level: int) -> Sequence[tuple[int, Plan]]:
        """What the version's book does next."""
        return next_plans(state, seat, self.tables(state).ranks, self.book(state.scenario))

    def opening_margin(self, state: State) -> float:
        """How much worse than the best plan found a plan of the version's book may be."""
        return 1.0 if state.turn == 1 else self.book(state.scenario).margin


class FrozenKreuz(KreuzEvaluator):
    """RosenKreuz, searched as a version did."""

    def __init__(self, chosen: Settings) -> None:
        limits = Limits(**chosen["limits"])
        self._blinkers = LevelLimits(limits, chosen["overlooked"], chosen["looseness"])
        self._lead: int = chosen["lead"]

    def limits_of(self, number: int) -> LevelLimits:
        """The limits of the version, whatever the level."""
        return self._blinkers

    def tree(self, state: KreuzState, dice: Dice) -> tuple[KreuzTree, Position]:
        """The tree, which stops as early as the version did where a side is ahead."""
        tree, position = super().tree(state, dice)
        tree.lead = self._lead
        return tree, position


class FrozenAreas(AreasEvaluator):
    """Ozymandia or Simultaneous Risk with the weights and the level of a version."""

    def __init__(self, production: str, chosen: Settings) -> None:
        super().__init__(production, chosen["area weights"][production])
        self._level: Mapping[str, Any] = chosen["area levels"][production]

    def tuning(self, number: int) -> Mapping[str, Any]:
        """What the version's level 4 does differently in this game."""
        return self._level if number == STRONGEST else super().tuning(number)


def written(line: Sequence[Plan], game: str = "rozz") -> str:
    """A line as text: turns are separated by slashes, and their commands by semicolons."""
    write = library.game(game).write
    return " / ".join("; ".join(map(write, plan)) for plan in line)


def parsed(scenario: Any, text: str, game: str = "rozz") -> tuple[Plan, ...]:
    """The line in a text that `written` made."""
    parse = library.game(game).parse
    return tuple(tuple(parse(scenario, each)[0] for each in turn.split("; ")) for turn in text.split(" / "))


def changed(now: Settings, before: Settings) -> Settings:
    """The settings that have changed."""
    return {name: value for name, value in now.items() if before.get(name) != value}


def main() -> None:
    """Keep today's settings as today's version; an existing version never changes."""
    path, today = FOLDER / f"{COMPUTER_VERSION}.json", current_settings()
    if path.exists() and settings(COMPUTER_VERSION) != today:
        raise SystemExit(f"version {COMPUTER_VERSION} already exists with other settings: raise COMPUTER_VERSION first")
    kept = changed(today, settings(COMPUTER_VERSION - 1))
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print(f"{path.name}: {', '.join(kept) or 'nothing has changed'}")


if __name__ == "__main__":
    main()
