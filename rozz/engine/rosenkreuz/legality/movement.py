"""Steps and jumps, K4: where a piece can come down, given where its own side stands.

Whether what stands there lets it, is not asked here: that is K6 (`captures`); nor what it must achieve: K5 (`moves`).
"""

from __future__ import annotations

from rozz.engine.rosenkreuz.model.squares import FILES, NAMES, RANKS, SQUARES

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


def _lines_through(start: int) -> tuple[tuple[int, _Table], ...]:
    """The squares of each line through a square but that one; what stands there → landings, to be filled."""
    return tuple((sum(sum(ray(start, direction)) for direction in axis), {}) for axis in _AXES)


#: Of every square its four lines: the squares of each, and where a piece comes down by who of its side stands there.
#: Noted when it is first asked for: a search asks for the same few, and all 20,000 would fill a page's memory.
_LINES = {start: _lines_through(start) for start in NAMES}


def _note(start: int, own: int) -> None:
    """Note for each line the first square, in both directions, that none of the mover's side stands on, or none.

    A step is a jump over nothing, so one answer is all of K4.
    """
    for axis, (line, table) in zip(_AXES, _LINES[start], strict=True):
        both = (ray(start, direction) for direction in axis)
        table[own & line] = sum(next((square for square in one if not square & own), 0) for one in both)


def landings(start: int, own: int) -> int:
    """The first square in each of the eight directions that holds no piece of the mover's side, K4.

    >>> from rozz.engine.rosenkreuz.model.squares import names_of
    >>> names_of(landings(SQUARES["a1"], SQUARES["a2"] | SQUARES["a3"] | SQUARES["b2"]))
    ('b1', 'c3', 'a4')
    """
    (file, up), (rank, along), (slope, rising), (fall, falling) = _LINES[start]
    try:
        return up[own & file] | along[own & rank] | rising[own & slope] | falling[own & fall]
    except KeyError:
        _note(start, own)
        return landings(start, own)
