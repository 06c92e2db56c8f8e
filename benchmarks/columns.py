"""Columns of the tables that `rozz bench` prints, and goals."""

from __future__ import annotations

from dataclasses import dataclass

from rozz.ui.i18n.texts import say

#: The head of a column that every language writes alike.
MILLISECONDS, KILOBYTES, P95, JSON = "ms", "kB", "p95", "JSON+zlib"


@dataclass(frozen=True)
class Columns:
    """The widths of a table's columns: the first cell of a line is on the left, the others are on the right."""

    first: int
    widths: tuple[int, ...]

    def line(self, name: str, *cells: str) -> str:
        """A line of the table."""
        aligned = (f"{cell:>{width}}" for cell, width in zip(cells, self.widths, strict=True))
        return " ".join((f"{name:<{self.first}}", *aligned)).rstrip()


def spread(values: list[float] | tuple[float, ...], places: int = 0) -> str:
    """The least and the most of some values.

    >>> spread([3.14, 2.0], 1)
    '2.0 – 3.1'
    """
    return f"{min(values):.{places}f} – {max(values):.{places}f}"


def at_most(goal: float) -> str:
    """A goal that a number must not exceed.

    >>> at_most(1.5)
    'goal: at most 1.50'
    """
    return say("cli-bench-at-most", goal=f"{goal:.2f}")


def at_least(goal: float) -> str:
    """A goal that a number must reach."""
    return say("cli-bench-at-least", goal=f"{goal:.2f}")
