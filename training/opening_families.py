"""The family of an opening: what most money of its first two turns went into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rozz.engine.game import Plan
from rozz.engine.rozz.ai.item_kinds import kinds_of
from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.model.commands import Purchase

#: How many turns decide the family.
TURNS = 2
#: The family of an opening in which nothing was bought.
NOTHING = "nothing"


def items_by_family(catalog: Catalog) -> dict[str, frozenset[str]]:
    """The items of each family. In a tie, the earlier family wins; it also gets an item that two families have."""
    kinds = kinds_of(catalog)
    return {
        "missiles": frozenset(kinds.missiles),
        "armor": frozenset(kinds.heavy),
        "income": frozenset((*kinds.works, *kinds.hubs)),
        "defense": frozenset((*kinds.traps, *kinds.shields, *kinds.flak)),
        "transport": frozenset(kinds.lifters),
        "aircraft": frozenset((*kinds.bombers, *kinds.fighters)),
        "government": frozenset(kinds.governments),
        "doomsday": frozenset(kinds.parts),
        "foot": frozenset(kinds.foot),
    }


def family(catalog: Catalog, plans: Sequence[Plan]) -> str:
    """The family of a seat's first turns in Rozz."""
    known, spent = items_by_family(catalog), Counter[str]()
    family_of = {item: name for name, items in reversed(known.items()) for item in items}
    for command in (command for plan in plans[:TURNS] for command in plan):
        if isinstance(command, Purchase) and command.item in family_of:
            spent[family_of[command.item]] += (catalog.items[command.item].cost or 0) * command.quantity
    return max((name for name in known if name in spent), key=spent.__getitem__, default=NOTHING)
