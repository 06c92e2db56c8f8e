"""What the pieces of a tile are: each with its icon, its name and the line that tells most about it."""

from __future__ import annotations

import htpy as h

from rozz.engine.rozz.model.catalog import Catalog, Item
from rozz.engine.rozz.model.position import Stack
from rozz.engine.rozz.text.cards import by_topic
from rozz.ui.games.rozz.drawing.item_icons import item_icon
from rozz.ui.memoize import remembered

#: Topics of a card that are the same for many pieces, and tell least.
USUAL = frozenset(("price", "owner", "occupies", "limit", "immobile", "carries-any"))
#: So many sentences of a card are the line.
MOST = 2


@remembered(most=64)
def line(item: Item, catalog: Catalog) -> str:
    """What sets a piece apart, in at most two sentences of its card."""
    _, *told = by_topic(item, catalog)
    apart = [sentence for topic, sentence in told if topic not in USUAL]
    return " ".join((apart or [sentence for _, sentence in told])[:MOST])


def kinds_of(stack: Stack, catalog: Catalog) -> h.Element | None:
    """The pieces of a stack; nothing where none stands."""
    items = [catalog.known[name] for name in dict.fromkeys(piece.item for piece in sorted(stack))]
    if not items:
        return None
    return h.ul(".told-kinds")[
        [
            h.li[
                item_icon(each),
                h.p[h.strong[each.name], " ", h.code[each.abbreviation], h.br, line(each, catalog)],
            ]
            for each in items
        ]
    ]
