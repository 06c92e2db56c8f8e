"""The kinds of items that can be bought, by their traits: the headings of the list of purchases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.rozz.model.catalog import Catalog, Item
from rozz.ui.i18n.texts import say

#: The kinds in the order of the list.
KINDS = ("troops", "aircraft", "missiles", "defense", "income", "other")

#: Purchases that win a first match: the troops and the missile of the lesson, transport, and more money.
MOST_USED = ("purchase:INF", "purchase:ARMOR", "purchase:TRANS", "purchase:SRNUKE", "purchase:IU")


def kinds(catalog: Catalog, keys: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The purchases among these picks by kind: its title, and the picks of each kind in their order."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for key in keys:
        what, _, item = key.partition(":")
        if what == "purchase" and item in catalog.items:
            found[kind_of(catalog.items[item])].append(key)
    return {say(f"rozz-kind-{kind}"): tuple(picks) for kind, picks in found.items() if picks}


def kind_of(item: Item) -> str:
    """What an item is bought for: what gives something every turn is not bought to fight."""
    if item.effect:
        return "other"
    if item.air:
        return "aircraft"
    if item.move:
        return "troops"
    if item.strike:
        return "missiles"
    if item.yields.money or item.yields.commands or item.yields.pieces:
        return "income"
    return "defense"
