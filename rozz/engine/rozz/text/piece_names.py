"""The names of pieces: with a count, without one, and on cards.

Items of the standard catalog have names in every language. Others go by their abbreviations, or by the names that
their scenario gives them.
"""

from __future__ import annotations

from rozz.engine.rozz.model.catalog import Catalog, Item
from rozz.engine.said import Said, Text, said

#: The items of the standard catalog, and what they are called there. A scenario can give an item another name.
STANDARD = {
    "HQ": "Headquarters",
    "INF": "Infantry Division",
    "ARMOR": "Armored Division",
    "BOMBER": "Bomber",
    "JET": "Jet",
    "SRNUKE": "Short-Range Nuclear Missile",
    "MRNUKE": "Mid-Range Nuclear Missile",
    "LRNUKE": "Long-Range Nuclear Missile",
    "SRNUTE": "Short-Range Neutron Missile",
    "MRNUTE": "Mid-Range Neutron Missile",
    "LRNUTE": "Long-Range Neutron Missile",
    "TRAP": "Tank Trap",
    "PATRIOT": "Patriot Missile",
    "MDS": "Missile Defense System",
    "ADS": "Air Defense System",
    "TRANS": "Infantry Transport",
    "CC": "Command Center",
    "IU": "Industry Unit",
    "IC": "Industry Complex",
    "GOV": "Government Control",
    "CORR": "Correspondence",
    "AID": "Foreign Aid",
    "DBASE": "Doomsday Base",
    "DCHARGE": "Doomsday Charge",
    "DMECH": "Doomsday Activating Mechanism",
}


def piece_count(number: int, item: str, catalog: Catalog) -> Said:
    """A number of pieces: "3 infantry"."""
    known = catalog.known.get(item)
    if known is not None and _is_standard(known):
        return said(f"rozz-card-pieces-{item.lower()}", number=number)
    # The plural of a custom item's name is unknown.
    return said("rozz-card-pieces", number=number, item=known.name if known is not None and number == 1 else item)


def piece_kind(item: str, catalog: Catalog) -> Text:
    """A kind of piece: "infantry"."""
    known = catalog.known.get(item)
    if known is None:
        return item
    return said(f"rozz-card-kind-{item.lower()}") if _is_standard(known) else known.name


def card_name(item: Item) -> Text:
    """The name on an item's card: "Infantry Division"."""
    return said(f"rozz-card-name-{item.abbreviation.lower()}") if _is_standard(item) else item.name


def count_with_code(item: str, number: int, catalog: Catalog) -> Text:
    """A number of pieces, with the abbreviation that buttons use: "3 industry units (IU)".

    Custom pieces are written as in notation, because the plural of their name is unknown.
    """
    if not is_standard(item, catalog):
        return in_notation(item, number)
    return said("rozz-card-pieces-with-code", pieces=piece_count(number, item, catalog), item=item)


def kind_with_code(item: str, catalog: Catalog) -> Text:
    """A kind of piece with its abbreviation; a custom one by its abbreviation alone."""
    if not is_standard(item, catalog):
        return item
    return said("rozz-card-pieces-with-code", pieces=piece_kind(item, catalog), item=item)


def in_notation(item: str, number: int) -> str:
    """A number of pieces as on the board.

    >>> in_notation("INF", 3)
    '3 INF'
    """
    return f"{number} {item}"


def is_standard(item: str, catalog: Catalog) -> bool:
    """Whether an item is one of the standard catalog, so that it has names in every language."""
    known = catalog.known.get(item)
    return known is not None and _is_standard(known)


def _is_standard(item: Item) -> bool:
    return STANDARD.get(item.abbreviation) == item.name
