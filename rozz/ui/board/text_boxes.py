"""How much room texts take on a board, without asking the browser: boxes in drawing units, slightly too wide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

#: The width of a character and the height of a capital, as fractions of the font size.
MONO, TITLE, TEXT, CAPITAL = 0.6, 0.57, 0.6, 0.7


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> Box:
        """The box with a margin.

        >>> Box(0, 0, 4, 2).grown(1)
        Box(left=-1, top=-1, right=5, bottom=3)
        """
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def within(self, other: Box) -> bool:
        """Whether the box lies inside another.

        >>> Box(0, 0, 4, 2).within(Box(0, 0, 4, 4)), Box(0, 0, 4, 5).within(Box(0, 0, 4, 4))
        (True, False)
        """
        is_across = other.left <= self.left and self.right <= other.right
        return is_across and other.top <= self.top and self.bottom <= other.bottom


def centered(x: float, y: float, width: float, height: float) -> Box:
    """The box of a size around a point."""
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def text_line_box(x: float, baseline: float, width: float, size: float) -> Box:
    """The box of a centered line of text."""
    return Box(x - width / 2, baseline - CAPITAL * size, x + width / 2, baseline)


@dataclass(frozen=True)
class TextLine:
    """A centered line of text where it is written; `y`: its baseline, `size`: its font size."""

    text: str
    x: float
    y: float
    size: float
    width: float

    @property
    def box(self) -> Box:
        """The box around its letters."""
        return text_line_box(self.x, self.y, self.width, self.size)


def overlap_area(one: Box, other: Box) -> float:
    """The area that two boxes have in common.

    >>> overlap_area(Box(0, 0, 4, 4), Box(3, 2, 9, 9)), overlap_area(Box(0, 0, 4, 4), Box(4, 0, 8, 4))
    (2, 0.0)
    """
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across * down if across > 0 and down > 0 else 0.0


def boxes_around(x: float, y: float, width: float, height: float) -> tuple[Box, Box, Box, Box]:
    """Boxes that cover everything outside a rectangle: a box that overlaps none of them is inside."""
    far = 10_000.0
    return (
        Box(x - far, y - far, x, y + far),
        Box(x + width, y - far, x + far, y + far),
        Box(x - far, y - far, x + far, y),
        Box(x - far, y + height, x + far, y + far),
    )


def distance(box: Box, point: tuple[float, float]) -> float:
    """How far a point is from a box.

    >>> distance(Box(0, 0, 4, 4), (7, 8)), distance(Box(0, 0, 4, 4), (1, 1))
    (5.0, 0.0)
    """
    x, y = point
    return hypot(max(box.left - x, 0.0, x - box.right), max(box.top - y, 0.0, y - box.bottom))


def is_free(box: Box, taken: Iterable[Box]) -> bool:
    """Whether a box overlaps none of these."""
    left, top, right, bottom = box
    for each in taken:  # noqa: SIM110 - `any` takes twice as long, for thousands of boxes
        if each[0] < right and left < each[2] and each[1] < bottom and top < each[3]:
            return False
    return True


def overlapping(box: Box, others: Iterable[Box]) -> list[Box]:
    """Those of the `others` that overlap the box."""
    left, top, right, bottom = box
    return [each for each in others if each[0] < right and left < each[2] and each[1] < bottom and top < each[3]]
