"""Groups and their captures: K3, the minor capture K6, the major capture K7.

A group is of one color, so these functions handle one color: `ours` and `theirs` are the two sides' pieces of that
color. Neither K3 nor K7 depends on who moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rosenkreuz.model.squares import BLACK_SQUARES, WHITE_SQUARES, neighbors_of


def flood_fill(seed: int, pieces: int) -> int:
    """All groups of `pieces` that contain a piece of the seed, K3."""
    group = seed
    while (larger := (group | neighbors_of(group)) & pieces) != group:
        group = larger
    return group


def mixed_groups(ours: int, theirs: int) -> int:
    """The pieces of all groups that contain both symbols, K3."""
    touching = neighbors_of(ours) & theirs
    return flood_fill(touching, ours | theirs) if touching else 0


def groups(pieces: int) -> Iterator[int]:
    """The groups of the pieces of one color, K3."""
    while pieces:
        group = flood_fill(pieces & -pieces, pieces)
        yield group
        pieces ^= group


def unbalanced_groups(ours: int, theirs: int) -> Iterator[int]:
    """The groups that contain both symbols in unequal numbers, K3."""
    for group in groups(mixed_groups(ours, theirs)):
        if (ours & group).bit_count() != (theirs & group).bit_count():
            yield group


def after_major_captures(ours: int, theirs: int) -> tuple[int, int]:
    """The pieces of both sides left after the major captures of a color, K7: all groups at once, once.

    In each unbalanced group the minority falls where it touches the majority.
    """
    if not neighbors_of(ours) & theirs:
        return ours, theirs
    fallen = 0
    for group in unbalanced_groups(ours, theirs):
        we, they = ours & group, theirs & group
        fallen |= we & neighbors_of(they) if we.bit_count() < they.bit_count() else they & neighbors_of(we)
    return ours & ~fallen, theirs & ~fallen


def replaceable(of_other_colour: int, is_black: bool) -> int:
    """The opposing pieces, of the color other than the mover's, that it may replace, K6.

    They are on squares that are not of their own color, so of the mover's.
    """
    return of_other_colour & (BLACK_SQUARES if is_black else WHITE_SQUARES)
