"""All legal moves of a position, K4 to K8, each with the boards after it.

Every move is checked here, so this is built for speed.

A piece of one color sees four sets: `mine`, those of its color and side; `mates`, of its side and the other color;
`enemies`, opposing ones of its color; `rivals`, opposing ones of the other color. Its groups consist of mine and
enemies; it may replace rivals.
"""

from __future__ import annotations

from rozz.engine.rosenkreuz.legality.landing_squares import landings
from rozz.engine.rosenkreuz.model.sides import Side
from rozz.engine.rosenkreuz.model.squares import ALL, neighbors_of, squares_of
from rozz.engine.rosenkreuz.resolution.attainment import Colours, attainments, has_attained
from rozz.engine.rosenkreuz.resolution.captures import after_major_captures, mixed_groups, replaceable

#: Black and white of the side to move, then black and white of the other.
Boards = tuple[int, int, int, int]
#: A legal move: start, landing, taken by attainment, square of return (0 if there is none); and the boards after it, as
#: the opponent sees them.
LegalMove = tuple[int, int, int, int, Boards]


def boards_by_color(boards: Boards, is_black: bool) -> Colours:
    """The four sets as a piece of a color sees them."""
    black, white, their_black, their_white = boards
    return (black, white, their_black, their_white) if is_black else (white, black, their_white, their_black)


def boards_for_opponent(colours: Colours, is_black: bool) -> Boards:
    """The inverse of `boards_by_color`, from the other side of the board."""
    mine, mates, enemies, rivals = colours
    return (enemies, rivals, mine, mates) if is_black else (rivals, enemies, mates, mine)


def sets_after_arrival(colours: Colours, start: int, landing: int) -> Colours:
    """The sets after a movement, with the minor capture K6 and the major captures K7 on arrival."""
    mine, mates, enemies, rivals = colours
    mine, enemies = after_major_captures(mine ^ start ^ landing, enemies)
    if rivals & landing:
        mates, rivals = after_major_captures(mates, rivals ^ landing)
    return mine, mates, enemies, rivals


def legal_moves(side: Side, boards: Boards, with_quiet: bool = True) -> list[LegalMove]:
    """Every legal move, K4 to K8; without `with_quiet` only captures and a few more.

    No group is unbalanced before a move, so a movement changes groups only if the piece leaves a mixed one, arrives
    next to one or next to an opposing piece of its color, or replaces a piece. All others simply move.
    """
    own = boards[0] | boards[1]
    empty = ALL ^ own ^ boards[2] ^ boards[3]
    found: list[LegalMove] = []
    for is_black in (True, False):
        colours = boards_by_color(boards, is_black)
        mine, _, enemies, rivals = colours
        bound = mixed_groups(mine, enemies)
        takes = replaceable(rivals, is_black)
        contact_squares = neighbors_of(enemies | bound) | takes | side.last
        for start in squares_of(mine):
            reached = landings(start, own) & (empty | takes)
            contacts = reached if start & bound else reached & contact_squares
            if contacts:
                _add_contact_moves(found, side, is_black, colours, start, contacts)
            if with_quiet:
                _add_quiet_moves(found, is_black, colours, start, reached & side.ahead[start] & ~contacts)
    return found


def _add_quiet_moves(found: list[LegalMove], is_black: bool, colours: Colours, start: int, reached: int) -> None:
    """Add the forward moves of a piece to squares where nothing can be captured."""
    mine, mates, enemies, rivals = colours
    while reached:
        landing = reached & -reached
        reached ^= landing
        moved = mine ^ start ^ landing
        after = (enemies, rivals, moved, mates) if is_black else (rivals, enemies, mates, moved)
        found.append((start, landing, 0, 0, after))


def _add_contact_moves(
    found: list[LegalMove], side: Side, is_black: bool, colours: Colours, start: int, reached: int
) -> None:
    """Add the legal moves of a piece to squares where something may be captured."""
    for landing in squares_of(reached):
        there = sets_after_arrival(colours, start, landing)
        if has_attained(side, there, landing):
            for taken, back, left in attainments(side, is_black, there, landing):
                found.append((start, landing, taken, back, boards_for_opponent(left, is_black)))
        elif is_free(side, start, landing) or has_captured(colours, there):
            found.append((start, landing, 0, 0, boards_for_opponent(there, is_black)))


def is_free(side: Side, start: int, landing: int) -> bool:
    """Whether a movement needs no capture: straight or diagonally forward, K5."""
    return bool(landing & side.ahead[start])


def has_captured(before: Colours, after: Colours) -> bool:
    """Whether any opposing piece is gone, K5."""
    return before[2:] != after[2:]


def is_decided(boards: Boards) -> bool:
    """Whether a side has no black or no white piece left, K9."""
    return not all(boards)
