"""Groups and what they do to each other: K3, the minor capture K6, the major capture K7.

A group is of one colour, so these functions are asked about one colour: `ours` and `theirs` are the pieces of that
colour of the two sides.  Neither K3 nor K7 knows who moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rosenkreuz.model.squares import BLACK_SQUARES, WHITE_SQUARES, beside


def grown(seed: int, pieces: int) -> int:
    """All groups of `pieces` that hold a piece of the seed, K3."""
    group = seed
    while (larger := (group | beside(group)) & pieces) != group:
        group = larger
    return group


def mixed(ours: int, theirs: int) -> int:
    """The pieces of all groups that hold both symbols, K3."""
    touching = beside(ours) & theirs
    return grown(touching, ours | theirs) if touching else 0


def groups(pieces: int) -> Iterator[int]:
    """The groups of the pieces of one colour, K3."""
    while pieces:
        group = grown(pieces & -pieces, pieces)
        yield group
        pieces ^= group


def unbalanced(ours: int, theirs: int) -> Iterator[int]:
    """The groups that hold both symbols in unequal number, K3."""
    for group in groups(mixed(ours, theirs)):
        if (ours & group).bit_count() != (theirs & group).bit_count():
            yield group


def major(ours: int, theirs: int) -> tuple[int, int]:
    """What is left of both sides after the major captures of a colour, K7: all groups at once, once.

    In each unbalanced group the minority falls where it touches the majority.
    """
    if not beside(ours) & theirs:
        return ours, theirs
    fallen = 0
    for group in unbalanced(ours, theirs):
        we, they = ours & group, theirs & group
        fallen |= we & beside(they) if we.bit_count() < they.bit_count() else they & beside(we)
    return ours & ~fallen, theirs & ~fallen


def replaceable(of_other_colour: int, is_black: bool) -> int:
    """The opposing pieces, of the colour other than the mover's, that it may replace, K6.

    They stand on squares that are not of their own colour, so of the mover's.
    """
    return of_other_colour & (BLACK_SQUARES if is_black else WHITE_SQUARES)
