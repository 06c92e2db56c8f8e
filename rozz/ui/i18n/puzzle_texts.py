"""Names, tasks and explanations of puzzles: shipped ones in the language in use, others as their file says."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.ui.i18n.display_names import as_names, color_name
from rozz.ui.i18n.texts import say


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
