"""Steps and jumps, K4: where a piece can land, given the pieces of its own side.

It does not check the piece on the landing square, K6 (`captures`), nor what the move must achieve, K5 (`legal_moves`).
"""

from __future__ import annotations

from rozz.engine.rosenkreuz.model.squares import FILES, NAMES, RANKS, SQUARES

#: Four lines through every square, each with its two directions as (files, ranks).
_AXES = (((0, 1), (0, -1)), ((1, 0), (-1, 0)), ((1, 1), (-1, -1)), ((1, -1), (-1, 1)))

#: The occupied squares of a line → where a piece can land on it.
_Table = dict[int, int]


def ray(start: int, direction: tuple[int, int]) -> tuple[int, ...]:
    """The squares from one to the edge of the board, in a direction of (files, ranks), nearest first."""
    name = NAMES[start]
    column, row = FILES.index(name[0]), RANKS.index(name[1])
    found = []
    while 0 <= (column := column + direction[0]) < 8 and 0 <= (row := row + direction[1]) < 8:
        found.append(SQUARES[FILES[column] + RANKS[row]])
    return tuple(found)


def squares_between(start: int, landing: int) -> tuple[int, ...] | None:
    """The squares between two on one line; None if they are not on one."""
    for direction in (each for axis in _AXES for each in axis):
        line = ray(start, direction)
        if landing in line:
            return line[: line.index(landing)]
    return None


def _lines_through(start: int) -> tuple[tuple[int, _Table], ...]:
    """For each line through a square, its other squares, and an empty table: occupied squares → landings."""
    return tuple((sum(sum(ray(start, direction)) for direction in axis), {}) for axis in _AXES)


#: For each square, the four lines through it: the other squares of the line, and a table from those that the mover's
#: side occupies to the landing squares. The tables are filled on demand: a search needs only a few entries, and all
#: 20,000 would fill a page's memory.
_LINES = {start: _lines_through(start) for start in NAMES}


def _store_landings(start: int, own: int) -> None:
    """Store for each line the first square in both directions without a piece of the mover's side.

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
        _store_landings(start, own)
        return landings(start, own)
