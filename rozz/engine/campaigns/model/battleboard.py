"""The battleboard of C9: fifteen spaces, rows 1 to 5 from the attacker's side, each with L, C and R."""

from __future__ import annotations

ATTACKER, DEFENDER = "A", "D"
SIDES = (ATTACKER, DEFENDER)
ADVANCE, STAND, BACK = "A", "S", "B"
ORDERS = (ADVANCE, STAND, BACK)
ROWS, COLUMNS = "12345", "LCR"
#: In row and column order; where a default is taken the columns have the order C, L, R (C21).
SPACES = tuple(f"{row}{column}" for row in ROWS for column in COLUMNS)
OFF = "off"
#: The place of a side that has retreated from a stand-alone battle.
OUT = "out"


def enemy(side: str) -> str:
    """The other side."""
    return DEFENDER if side == ATTACKER else ATTACKER


def row(space: str) -> int:
    """The row of a space."""
    return ord(space[0]) - ord("0")


def column(space: str) -> int:
    """L, C, R as 0, 1, 2."""
    return COLUMNS.index(space[1])


def distance(one: str, other: str) -> int:
    """The larger of the differences of rows and of columns, C9.2."""
    return DISTANCES[one, other]


def forward(side: str) -> int:
    """The direction of the enemy: +1 or −1 row, C9.1."""
    return 1 if side == ATTACKER else -1


def first_row(side: str) -> int:
    """A side's own first row."""
    return 1 if side == ATTACKER else 5


def own_rows(side: str) -> tuple[int, int]:
    """The rows a side deploys in, C9.4."""
    return (1, 2) if side == ATTACKER else (5, 4)


DISTANCES: dict[tuple[str, str], int] = {
    (one, other): max(abs(row(one) - row(other)), abs(column(one) - column(other)))
    for one in SPACES
    for other in SPACES
}
#: The adjacent spaces, C first, then L, then R within a row.
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    one: tuple(
        sorted(
            (other for other in SPACES if DISTANCES[one, other] == 1),
            key=lambda each: (each[0], "CLR".index(each[1])),
        )
    )
    for one in SPACES
}


def flank(origin: str, target: str) -> str:
    """The side of the target that an attack from the same row comes from; empty for any other attack, C15.8.

    >>> flank("3L", "3C"), flank("3R", "3L"), flank("2C", "3C")
    ('L', 'R', '')
    """
    if origin[0] != target[0] or origin == target:
        return ""
    return "L" if column(origin) < column(target) else "R"
