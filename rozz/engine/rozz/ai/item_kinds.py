"""Classifies the items of a catalog for computer players, by traits alone. No item is known by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rozz.engine.rozz.model.catalog import Catalog, Item


@dataclass(frozen=True)
class Kinds:
    """Names of items by use, cheapest first.

    Foot and heavy occupy, heavy destroys foot; traps hit what enters; burning missiles kill only foot, blasting ones
    everything; a lifter carries foot farther than it walks; shields stop missiles, flak stops aircraft; works make
    money or pieces, hubs give commands, governments count for objectives; parts are the parts of a doomsday device.
    """

    foot: tuple[str, ...]
    heavy: tuple[str, ...]
    traps: tuple[str, ...]
    burning: tuple[str, ...]
    blasting: tuple[str, ...]
    lifters: tuple[str, ...]
    shields: tuple[str, ...]
    flak: tuple[str, ...]
    bombers: tuple[str, ...]
    fighters: tuple[str, ...]
    works: tuple[str, ...]
    hubs: tuple[str, ...]
    governments: tuple[str, ...]
    parts: tuple[str, ...]
    income: Mapping[str, float]

    @property
    def missiles(self) -> tuple[str, ...]:
        """All missiles."""
        return self.burning + self.blasting


def kinds_of(catalog: Catalog) -> Kinds:
    """The uses of a catalog's items."""
    items = catalog.items
    heavy = frozenset(name for name, item in items.items() if item.occupies and _crushes(item))
    foot = frozenset(name for name, item in items.items() if item.occupies and item.move and name not in heavy)
    air = frozenset(name for name, item in items.items() if item.air)

    def chosen(fits: Callable[[str, Item], Any]) -> tuple[str, ...]:
        fitting = [name for name, item in items.items() if not item.headquarters and fits(name, item)]
        return tuple(sorted(fitting, key=lambda name: (items[name].cost is None, items[name].cost or 0, name)))

    def against(item: Item, others: frozenset[str], entering: bool) -> bool:
        return any(clause.entering == entering and others & set(clause.against) for clause in item.clash)

    return Kinds(
        foot=chosen(lambda name, _: name in foot),
        heavy=chosen(lambda name, _: name in heavy),
        traps=chosen(lambda name, item: not item.move and item.is_colored and against(item, heavy, True)),
        burning=chosen(lambda name, item: _is_missile(item) and item.strike and item.strike.only),
        blasting=chosen(lambda name, item: _is_missile(item) and item.strike and not item.strike.only),
        lifters=chosen(lambda name, item: not item.occupies and _lifts(item, foot)),
        shields=chosen(lambda name, item: item.stops),
        flak=chosen(lambda name, item: not item.air and against(item, air, True)),
        bombers=chosen(lambda name, item: item.air and item.strike and not item.strike.only),
        fighters=chosen(lambda name, item: item.air and item.strike and item.strike.only),
        works=chosen(lambda name, item: item.yields.money and not item.occupies),
        hubs=chosen(lambda name, item: item.yields.commands),
        governments=chosen(lambda name, item: item.governs),
        parts=tuple(name for part in ("base", "charge", "mechanism") for name in catalog.doomsday(part)),
        income={name: _income(item, catalog) for name, item in catalog.yielding.items()},
    )


def _income(item: Item, catalog: Catalog) -> float:
    """Money per turn, with pieces at their price."""
    made = ((catalog.items[name].cost or 0) * number for name, number in item.yields.pieces.items())
    return float(item.yields.money + sum(made))


def _crushes(item: Item) -> bool:
    return any(clause.losses == "all" and clause.against for clause in item.clash)


def _is_missile(item: Item) -> bool:
    return bool(item.strike and item.strike.kills == "all" and item.strike.is_spent)


def _lifts(item: Item, foot: frozenset[str]) -> bool:
    farther = item.move is not None and (item.move.most is None or item.move.most > 1)
    return farther and any(name in item.carries for name in foot)
