"""Display names of units, forces, orders and choices, shared by offers and reports."""

from __future__ import annotations

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.model.tables import BELL, GARRISON, INTRINSIC, KINDS, LEADERS, type_of
from rozz.engine.game import on_board

#: The board name for places on the map; spaces of the battleboard have none.
MAP = "map"

ORDER_NAMES = {"A": "Advance", "S": "Stand", "B": "Back"}
FLANK_NAMES = {"L": "Left", "R": "Right"}
#: A kind of mercenaries that is no unit.
A_WITCH = "A witch"


def spot(point: str) -> str:
    """A point of the map in the form of picks and reports.

    >>> spot("Straw Ferry")
    'map/Straw Ferry'
    """
    return on_board(MAP, point)


def unit_name(name: str) -> str:
    """A unit or leader in full.

    >>> unit_name("WREG2"), unit_name("FMED1"), unit_name("Evora"), unit_name("Bell")
    ('Spears 2', 'Fortress guns 1', 'Evora', 'The Bell')
    """
    if name in LEADERS:
        return name
    if name == BELL:
        return "The Bell"
    if name == GARRISON:
        return "The garrison"
    kind = type_of(name)
    number = name[len(kind):]
    if kind[0] == INTRINSIC:
        return f"{'Fortress infantry' if kind == 'FREG' else 'Fortress guns'} {number}"
    return f"{KINDS[kind].name} {number}"


def is_piece(name: str) -> bool:
    """Whether a name belongs to a unit, a leader, the Bell or the garrison."""
    return name in LEADERS or name in (BELL, GARRISON) or type_of(name) in (*KINDS, "FREG", "FMED")


def unit_name_within(name: str) -> str:
    """A unit or leader in full, within a sentence.

    >>> unit_name_within("Bell"), unit_name_within("WREG2")
    ('the Bell', 'Spears 2')
    """
    return {BELL: "the Bell", GARRISON: "the garrison"}.get(name) or unit_name(name)


def kind_name(kind: str) -> str:
    """A kind of mercenaries in full.

    >>> kind_name("GIA"), kind_name("witch")
    ('Albine Giants', 'A witch')
    """
    return KINDS[f"X{kind}"].name if f"X{kind}" in KINDS else A_WITCH


def short_name(name: str) -> str:
    """A unit short enough for a counter: its type and number.

    >>> short_name("WREG2"), short_name("Evora")
    ('REG2', 'Evora')
    """
    return name if name in LEADERS or name in (BELL, GARRISON) else name[1:]


def force_name(force: Force) -> str:
    """A force in full.

    >>> force_name(Force("A", "1C", ("Evora",), ("WREG1",))), force_name(Force("A", "1C", (), ("WREG1",)))
    ('Evora’s group', 'Spears 1')
    """
    return f"{force.name}’s group" if force.is_group else unit_name(force.name)


def space_name(space: str) -> str:
    """A space within a sentence."""
    return "off the board" if space == OFF else space
