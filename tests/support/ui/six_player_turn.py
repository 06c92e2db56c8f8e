"""A turn of Six Machines in which all six players have much to do."""

from __future__ import annotations

from rozz.ui.state import messages as m
from tests.support.ui.table import Table

#: The players, and where they begin.
POWERS = {"Red": "Thorn", "Blue": "Ulver", "Green": "Vess", "Gold": "Wick", "Violet": "Xanth", "Teal": "Yarrow"}


def commands(home: str) -> str:
    """Two moves and a purchase."""
    near = home[:2]
    return f"M: INF*4 @ {home} > {near}1\nM: INF*3 @ {home} > {near}2\nP: INF*5 > {home}"


def revealed_table() -> Table:
    """All commands of the first turn are revealed."""
    table = Table("doomsday-6")
    for home in POWERS.values():
        table.send(m.IAm(), m.Type(commands(home)), m.HandIn())
    return table.send(m.ShowEveryone())
