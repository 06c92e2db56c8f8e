"""The names of units, leaders, forces, kinds, spells and orders, in the language in use."""

from __future__ import annotations

from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.text import wording
from rozz.ui.i18n.engine_texts import render


def unit_name(name: str) -> str:
    """A unit or leader in full, by itself or at the beginning of a sentence.

    >>> unit_name("WREG2"), unit_name("FMED1"), unit_name("Evora"), unit_name("Bell"), unit_name("garrison")
    ('Spears 2', 'Fortress guns 1', 'Evora', 'The Bell', 'The garrison')
    """
    return render(wording.unit_name(name))


def unit_name_within(name: str) -> str:
    """A unit or leader in full, within a sentence.

    >>> unit_name_within("Bell"), unit_name_within("WREG2"), unit_name_within("Witch 1")
    ('the Bell', 'Spears 2', 'Witch 1')
    """
    return render(wording.unit_name_within(name))


def short_name(name: str) -> str:
    """A unit short enough for the line above its counter.

    >>> short_name("XPMP1"), short_name("Evora"), short_name("garrison")
    ('Pumpkins 1', 'Evora', 'garrison')
    """
    return render(wording.short_name(name))


def force_name(force: Force) -> str:
    """A force in full.

    >>> force_name(Force("A", "1C", ("Evora",), ("WREG1",))), force_name(Force("A", "1C", (), ("WREG1",)))
    ('Evora’s group', 'Spears 1')
    """
    return render(wording.force_name(force))


def type_name(kind: str) -> str:
    """A type of unit.

    >>> type_name("MGRD")
    'Zoraster’s Guard'
    """
    return render(wording.type_name(kind))


def kind_name(kind: str) -> str:
    """A kind of mercenaries, or a witch.

    >>> kind_name("GIA"), kind_name("witch")
    ('Albine Giants', 'a witch')
    """
    return render(wording.kind_name(kind))


def spell_name(spell: str) -> str:
    """A spell.

    >>> spell_name("Good Luck")
    'Good Luck'
    """
    return render(wording.spell_name(spell))


def order_name(order: str) -> str:
    """An order, by its letter.

    >>> order_name("B")
    'Back'
    """
    return render(wording.order_name(order))
