"""Steps and jumps, K4: where a piece can come down, given where its own side stands.

Whether what stands there lets it, is not asked here: that is K6 (`captures`); nor what it must achieve: K5 (`moves`).
"""

from __future__ import annotations

from itertools import product

from rozz.engine.rosenkreuz.squares import FILES, NAMES, RANKS, SQUARES

#: Four lines through every square, each with its two directions as (files, ranks).
_AXES = (((0, 1), (0, -1)), ((1, 0), (-1, 0)), ((1, 1), (-1, -1)), ((1, -1), (-1, 1)))

#: What stands on a line → where a piece can come down on it.
_Table = dict[int, int]


def ray(start: int, direction: tuple[int, int]) -> tuple[int, ...]:
    """The squares from one to the edge of the board, in a direction of (files, ranks), nearest first."""
    name = NAMES[start]
    column, row = FILES.index(name[0]), RANKS.index(name[1])
    found = []
    while 0 <= (column := column + direction[0]) < 8 and 0 <= (row := row + direction[1]) < 8:
        found.append(SQUARES[FILES[column] + RANKS[row]])
    return tuple(found)


def way(start: int, landing: int) -> tuple[int, ...] | None:
    """The squares between two that lie in one line; None where they do not."""
    for direction in (each for axis in _AXES for each in axis):
        line = ray(start, direction)
        if landing in line:
            return line[: line.index(landing)]
    return None


def _by_standing(line: tuple[int, ...]) -> _Table:
    """For every way in which own pieces can stand on a line: the first square that none stands on, or no square.

    A step is a jump over nothing, so one answer is all of K4.
    """
    table: _Table = {}
    for standing in product((False, True), repeat=len(line)):
        own = sum(square for square, stands in zip(line, standing, strict=True) if stands)
        table[own] = next((square for square, stands in zip(line, standing, strict=True) if not stands), 0)
    return table


def _both_ways(start: int, axis: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, _Table]:
    """The squares of a line but the start, and what stands there → the landings in both directions."""
    one, other = (ray(start, direction) for direction in axis)
    here, there = _by_standing(one), _by_standing(other)
    return sum(one) + sum(other), {a | b: here[a] | there[b] for a in here for b in there}


#: Of every square its four lines: the squares of each, and where a piece comes down by who of its side stands there.
_LINES = {start: tuple(_both_ways(start, axis) for axis in _AXES) for start in NAMES}


def landings(start: int, own: int) -> int:
    """The first square in each of the eight directions that holds no piece of the mover's side, K4.

    >>> from rozz.engine.rosenkreuz.squares import names_of
    >>> names_of(landings(SQUARES["a1"], SQUARES["a2"] | SQUARES["a3"] | SQUARES["b2"]))
    ('b1', 'c3', 'a4')
    """
    (file, up), (rank, along), (slope, rising), (fall, falling) = _LINES[start]
    return up[own & file] | along[own & rank] | rising[own & slope] | falling[own & fall]
