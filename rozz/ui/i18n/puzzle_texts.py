"""Names, tasks and explanations of puzzles.

Those of shipped puzzles and of puzzles from a match are in the language in use, others are as their file says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rozz.ui.i18n.display_names import as_names, color_name, moment_name, scenario_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle


def name_of(file: str, puzzle: Puzzle) -> str:
    """The name of a puzzle: one from a match is called by its scenario and turn."""
    if not is_from_match(puzzle):
        return puzzle_name(file, puzzle.name)
    return say("own-puzzle-name", name=scenario_name(puzzle.match), moment=moment_name(puzzle.match.moment))


def task_of(file: str, puzzle: Puzzle) -> str:
    """The task of a puzzle: that of one from a match is written from its goal."""
    if not is_from_match(puzzle):
        return puzzle_task(file, puzzle.task, puzzle.match.colours)
    goal, moment = puzzle.goal, puzzle.match.moment
    is_sealed = moment is None or moment.is_sealed
    return own_task(puzzle.seat, "hold" if goal.hold else "win" if goal.win else "unbeaten", puzzle.turns, is_sealed,
                    goal.hold)  # fmt: skip


def why_of(file: str, puzzle: Puzzle) -> str:
    """Why the solution of a puzzle works."""
    if not is_from_match(puzzle):
        return puzzle_why(file, puzzle.why, puzzle.match.colours)
    return say("own-puzzle-why")


def is_from_match(puzzle: Puzzle) -> bool:
    """Whether a puzzle is from a match, and its file says nothing about it."""
    return puzzle.given is not None and not puzzle.task


def own_task(seat: str, goal: str, turns: int, is_sealed: bool, places: Iterable[str] = ()) -> str:
    """The task of a puzzle from a match, by the word of its goal.

    >>> own_task("RED", "win", 1, True), own_task("ROSE", "win", 2, False)
    ('As Red, win this turn.', 'As Rose, win in 2 moves.')
    """
    name, held = color_name(seat), listed(tuple(places))
    if is_sealed:
        return say(f"own-puzzle-{goal}", name=name, places=held)
    return say(f"own-puzzle-{goal}-open", name=name, turns=turns, places=held)


def puzzle_name(file: str, own: str) -> str:
    """The name of a puzzle: a shipped one's by the name of its file, which is empty for others.

    >>> puzzle_name("rozz-1-airlift", "Airlift"), puzzle_name("", "A door ajar")
    ('Airlift', 'A door ajar')
    """
    return say(f"tasks-{file}-name") if file else own


def puzzle_task(file: str, own: str, colours: Iterable[str]) -> str:
    """The task of a puzzle.

    >>> puzzle_task("rozz-1-airlift", "", ("RED", "BLUE")), puzzle_task("", "RED wins this turn.", ("RED", "BLUE"))
    ('As Red, win this turn.', 'Red wins this turn.')
    """
    return say(f"tasks-{file}-task", **_names(colours)) if file else as_names(own, colours)


def puzzle_why(file: str, own: str, colours: Iterable[str]) -> str:
    """Why the solution of a puzzle works."""
    return say(f"tasks-{file}-why", **_names(colours)) if file else as_names(own, colours)


def _names(colours: Iterable[str]) -> dict[str, str]:
    """The players' names as facts: `$red`."""
    return {colour.lower(): color_name(colour) for colour in colours}
