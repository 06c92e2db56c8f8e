"""Place an area's counters and its name below them, clear of borders, cities and each other.

All lengths are in drawing units. From afar counters and names are larger if they fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

Point = tuple[float, float]
Outline = Sequence[Point]

#: Half the height of a counter, near and far.
NEAR_HALF_COUNTER, FAR_HALF_COUNTER = 16.0, 27.0
#: Letters about half as wide as others.
SLIM_LETTERS = frozenset(".ilIjft1 ")
#: Clearance beside a name, and between a counter and the first line.
MARGIN, GAP = 4.0, 3.0
#: How far counter and name together may move up or down, smallest first.
SHIFTS = (0.0, -6.0, 6.0, -12.0, 12.0, -18.0, 18.0, -26.0, 26.0, -36.0, 36.0)


@dataclass(frozen=True)
class TextStyle:
    """A way of writing: the width of a letter at size 1, and sizes in order of preference."""

    width: float
    sizes: tuple[float, ...]


@dataclass(frozen=True)
class LabelLine:
    """A line of a name: its text, baseline and size."""

    text: str
    baseline: float
    size: float


@dataclass(frozen=True)
class Lettering:
    """The layout of an area: the spot of its counters, its name up close, and its text from afar, if any."""

    spot: Point
    near: tuple[LabelLine, ...]
    far: tuple[LabelLine, ...]


def lay_out_lettering(
    outline: Outline,
    holes: Sequence[Outline],
    center: Point,
    name: str,
    names: Sequence[str],
    near: TextStyle,
    far: TextStyle,
) -> Lettering:
    """Lay out an area's `name`; from afar the first of `names` that fits, or as much of one as does."""
    room = _Room(outline, holes)
    spot, lines = _near_layout(room, center, name, near)
    spot, shift, written = _far_layout(room, spot, lines, names, near, far)
    return Lettering(spot, _shifted(lines, shift), written)


def _near_layout(room: _Room, center: Point, name: str, style: TextStyle) -> tuple[Point, tuple[LabelLine, ...]]:
    """The largest text that fits, in the fewest lines, closest to the center."""
    x, y = center
    for size in style.sizes:
        for rows in _rows(name):
            height = 2 * NEAR_HALF_COUNTER + GAP + len(rows) * size
            for shift in SHIFTS:
                top = y + shift - height / 2
                lines = _lines(rows, top + 2 * NEAR_HALF_COUNTER + GAP, size)
                if _fits(room, (x, top + NEAR_HALF_COUNTER), lines, style):
                    return (x, top + NEAR_HALF_COUNTER), lines
    return (x, y - 12), _lines(list(_rows(name))[-1], y + NEAR_HALF_COUNTER - 12 + GAP, style.sizes[-1])


def _fits(room: _Room, spot: Point, lines: tuple[LabelLine, ...], style: TextStyle) -> bool:
    """Whether a counter and the text below it lie inside."""
    x, y = spot
    return room.contains(x, y - NEAR_HALF_COUNTER, y + NEAR_HALF_COUNTER, 2 * NEAR_HALF_COUNTER) and _lines_fit(
        room, x, lines, style
    )


def _shifted(lines: tuple[LabelLine, ...], shift: float) -> tuple[LabelLine, ...]:
    return tuple(replace(line, baseline=line.baseline + shift) for line in lines)


def _far_layout(
    room: _Room, spot: Point, lines: tuple[LabelLine, ...], names: Sequence[str], near: TextStyle, style: TextStyle
) -> tuple[Point, float, tuple[LabelLine, ...]]:
    """The text from afar, and how far the counter moves for it, as long as the near name still fits."""
    x, y = spot
    shifts = [shift for shift in SHIFTS if not shift or _fits(room, (x, y + shift), _shifted(lines, shift), near)]
    widest = max(each for each, _ in room.outline) - min(each for each, _ in room.outline) - 2 * MARGIN
    for rows, size in _layouts_of_name(names, style.sizes):
        breadth = max(_text_width(words) for words in rows) * style.width * size
        if breadth > widest:
            continue
        for shift in shifts:
            written = _lines(rows, y + shift + FAR_HALF_COUNTER, size)
            if room.contains(x, y + shift + FAR_HALF_COUNTER, written[-1].baseline + 0.1 * size, breadth):
                return (x, y + shift), shift, written
    return spot, 0.0, ()


def _layouts_of_name(names: Sequence[str], sizes: Sequence[float]) -> Iterator[tuple[tuple[str, ...], float]]:
    """Ways of writing a name, best first: whole in every size; then ever shorter in the smallest."""
    for name in names:
        yield from ((rows, size) for size in sizes for rows in _rows(name))
    for short in abbreviations(names[0]):
        yield from ((rows, sizes[-1]) for rows in _rows(short))


def abbreviations(name: str) -> list[str]:
    """Abbreviations of a name, ever shorter.

    >>> abbreviations("Great Britain")[:3], abbreviations("Siam")
    (['Great Brita.', 'Great Brit.', 'G. Britain'], ['Si.', 'S.'])
    """
    words = name.split()
    cut = [" ".join(_cut_word(word, most) for word in words) for most in range(1, max(map(len, words)))]
    led = [" ".join([*(f"{word[0]}." for word in words[:-1]), _cut_word(words[-1], most)]) for most in range(1, 12)]
    return sorted({*cut, *led} - {name}, key=lambda each: (-sum(map(str.isalpha, each)), each))


def _cut_word(word: str, most: int) -> str:
    return word if len(word) <= most + 1 else f"{word[:most]}."


def _text_width(words: str) -> float:
    """The width of a line in letters of average width."""
    return sum(0.5 if each in SLIM_LETTERS else 1.0 for each in words)


def _lines(rows: Sequence[str], top: float, size: float) -> tuple[LabelLine, ...]:
    return tuple(LabelLine(words, top + (number + 0.82) * size, size) for number, words in enumerate(rows))


def _lines_fit(room: _Room, x: float, lines: Sequence[LabelLine], style: TextStyle) -> bool:
    return all(
        room.contains(
            x,
            each.baseline - 0.8 * each.size,
            each.baseline + 0.2 * each.size,
            len(each.text) * style.width * each.size,
        )
        for each in lines
    )


def _rows(name: str) -> Iterator[tuple[str, ...]]:
    """A name in one line, two, and so on, each time with the shortest possible longest line.

    >>> list(_rows("Western United States"))
    [('Western United States',), ('Western', 'United States'), ('Western', 'United', 'States')]
    """
    words = name.split()
    for number in range(len(words)):
        cuts = ((0, *cut, len(words)) for cut in combinations(range(1, len(words)), number))
        ways = [tuple(" ".join(words[a:b]) for a, b in pairwise(cut)) for cut in cuts]
        yield min(ways, key=lambda rows: max(map(len, rows)))


@dataclass(frozen=True)
class _Room:
    """An outline without the holes in it."""

    outline: Outline
    holes: Sequence[Outline]

    def contains(self, x: float, top: float, foot: float, width: float) -> bool:
        """Whether a box around x lies inside."""
        return all(self._half(x, y) >= width / 2 + MARGIN for y in (top, (top + foot) / 2, foot))

    def _half(self, x: float, y: float) -> float:
        """How far it is possible to go both left and right."""
        left, right = _interval_around(_crossings(self.outline, y), x)
        for hole in self.holes:
            ends = _crossings(hole, y)
            if len(ends) >= 2 and ends[0] < x < ends[-1]:
                return 0.0
            left = max([left, *(each for each in ends if each <= x)])
            right = min([right, *(each for each in ends if each >= x)])
        return min(x - left, right - x)


def _interval_around(ends: Sequence[float], x: float) -> tuple[float, float]:
    """The part of a line inside the outline that contains x; empty if x is outside."""
    for left, right in zip(ends[::2], ends[1::2], strict=False):
        if left <= x <= right:
            return left, right
    return x, x


def _crossings(outline: Outline, y: float) -> list[float]:
    """Where a horizontal line meets an outline."""
    found = []
    for (a, b), (c, d) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (b > y) != (d > y):
            found.append(a + (c - a) * (y - b) / (d - b))
    return sorted(found)
