"""The names of units, leaders, forces, kinds, spells and orders as messages, shared by offers and reports.

Leaders have the names of people, the same in every language; witches have numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.model.tables import BELL, GARRISON, KINDS, LEADERS, type_of
from rozz.engine.game import on_board
from rozz.engine.said import Fact, Said, Text, listed, said

#: The board name for places on the map; spaces of the battleboard have none.
MAP = "map"


def map_place(point: str) -> str:
    """A point of the map in the form of picks and reports.

    >>> map_place("Straw Ferry")
    'map/Straw Ferry'
    """
    return on_board(MAP, point)


def is_piece(name: str) -> bool:
    """Whether a name belongs to a unit, a leader, the Bell or the garrison."""
    return name in LEADERS or name in (BELL, GARRISON) or type_of(name) in (*KINDS, "FREG", "FMED")


def unit_name(name: str) -> Text:
    """A unit or leader in full, by itself or at the beginning of a sentence.

    >>> unit_name("WREG2") == said("campaigns-name-unit-wreg", number=2), unit_name("Evora")
    (True, 'Evora')
    >>> unit_name("Bell").key, unit_name("garrison").key
    ('campaigns-name-bell-first', 'campaigns-name-garrison-first')
    """
    if name == BELL:
        return said("campaigns-name-bell-first")
    if name == GARRISON:
        return said("campaigns-name-garrison-first")
    return unit_name_within(name)


def unit_name_within(name: str) -> Text:
    """A unit or leader in full, within a sentence.

    >>> unit_name_within("Bell").key, unit_name_within("FMED1").key, unit_name_within("Witch 2").key
    ('campaigns-name-bell', 'campaigns-name-unit-fmed', 'campaigns-name-witch')
    """
    if name in LEADERS:
        return _leader_name(name)
    if name == BELL:
        return said("campaigns-name-bell")
    if name == GARRISON:
        return said("campaigns-name-garrison")
    kind = type_of(name)
    return said(f"campaigns-name-unit-{kind.lower()}", number=int(name[len(kind):]))


def _leader_name(name: str) -> Text:
    if LEADERS[name].rank != "witch":
        return name
    return said("campaigns-name-witch", number=int(name.rpartition(" ")[2]))


def short_name(name: str) -> Text:
    """A unit short enough for the line above its counter.

    >>> short_name("WREG2") == said("campaigns-name-short-wreg", number=2), short_name("Evora")
    (True, 'Evora')
    """
    if name in LEADERS:
        return _leader_name(name)
    if name == BELL:
        return said("campaigns-name-short-bell")
    if name == GARRISON:
        return said("campaigns-name-short-garrison")
    kind = type_of(name)
    return said(f"campaigns-name-short-{kind.lower()}", number=int(name[len(kind):]))


def force_name(force: Force) -> Text:
    """A force in full, by itself or at the beginning of a sentence.

    >>> force_name(Force("A", "1C", ("Evora",), ("WREG1",))) == said("campaigns-name-group", leader="Evora")
    True
    """
    name = unit_name(force.name)
    return said("campaigns-name-group", leader=name) if force.is_group else name


def unit_list(names: Iterable[str]) -> Fact:
    """Units and leaders as a list within a sentence."""
    return listed(unit_name_within(each) for each in names)


def unit_list_at_start(names: Sequence[str]) -> Fact:
    """Units and leaders as a list at the beginning of a sentence."""
    return listed([unit_name(names[0]), *(unit_name_within(each) for each in names[1:])])


def group_name(names: Sequence[str]) -> Text:
    """Who goes together: a leader with others, a unit with the Bell, or one of them alone."""
    first, *others = names
    if not others:
        return unit_name_within(first)
    if first in LEADERS:
        return said("campaigns-name-group-of", leader=unit_name(first), units=unit_list(others))
    return said("campaigns-name-with-bell", unit=unit_name(first))


def type_name(kind: str) -> Said:
    """A type of unit: "Heavy cavalry" for MCAV."""
    return said(f"campaigns-name-kind-{kind.lower()}")


def kind_name(kind: str) -> Said:
    """A kind of mercenaries, or a witch.

    >>> kind_name("GIA").key, kind_name("witch").key
    ('campaigns-name-kind-xgia', 'campaigns-name-kind-witch')
    """
    return type_name(kind if kind == "witch" else f"X{kind}")


def spell_name(spell: str) -> Said:
    """A spell.

    >>> spell_name("Good Luck").key
    'campaigns-name-spell-good-luck'
    """
    return said(f"campaigns-name-spell-{spell.lower().replace(' ', '-')}")


def order_name(order: str) -> Said:
    """An order, by its letter."""
    return said("campaigns-name-order", order=order)
