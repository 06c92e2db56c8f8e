"""The pieces of a tile: each with its icon, its name and its most important line."""

from __future__ import annotations

import htpy as h

from rozz.engine.rozz.model.catalog import Catalog, Item
from rozz.engine.rozz.model.position import Stack
from rozz.engine.rozz.text.cards import by_topic
from rozz.engine.rozz.text.piece_names import card_name
from rozz.ui.games.rozz.drawing.item_icons import item_icon
from rozz.ui.i18n.engine_texts import render
from rozz.ui.memoize import remembered

#: Topics of a card that are the same for many pieces, and the least useful.
COMMON_TOPICS = frozenset(("price", "owner", "occupies", "limit", "immobile", "carries-any"))
#: The maximum number of sentences in the line.
MAX_SENTENCES = 2


@remembered(most=64)
def summary_line(item: Item, catalog: Catalog) -> str:
    """What sets a piece apart, in at most two sentences of its card."""
    _, *topics = by_topic(item, catalog)
    apart = [sentence for topic, sentence in topics if topic not in COMMON_TOPICS]
    return " ".join(render(each) for each in (apart or [sentence for _, sentence in topics])[:MAX_SENTENCES])


def piece_list(stack: Stack, catalog: Catalog) -> h.Element | None:
    """The pieces of a stack; None if it is empty."""
    items = [catalog.known[name] for name in dict.fromkeys(piece.item for piece in sorted(stack))]
    if not items:
        return None
    return h.ul(".told-kinds")[
        [
            h.li[
                item_icon(each),
                h.p[
                    h.strong[render(card_name(each))], " ", h.code[each.abbreviation],
                    h.br, summary_line(each, catalog),
                ],
            ]
            for each in items
        ]
    ]
