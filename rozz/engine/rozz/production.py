"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rozz.engine.rozz import combat
from rozz.engine.rozz.catalog import Catalog
from rozz.engine.rozz.chronicle import Telling
from rozz.engine.rozz.field import Field
from rozz.engine.rozz.position import Piece, Position, standing


def perform(
    catalog: Catalog, seats: Sequence[str], money: Mapping[str, int], held: Position, field: Field, telling: Telling
) -> dict[str, int]:
    """The money in hand after production and its combat; `held` is the position after purchases, R6.2."""
    earned: dict[str, dict[str, int]] = {}
    arrivals: list[tuple[str, Piece, int, str]] = []
    for tile, stack in field.stacks():
        for seat, item, number in standing(stack, catalog).sources:
            name, yields = item.abbreviation, item.yields
            if yields.money:
                sources = earned.setdefault(seat, {})
                sources[name] = sources.get(name, 0) + number * yields.money
            for made, each in yields.pieces.items():
                arrivals.append((tile, Piece(catalog.items[made].owner_for(seat), made), number * each, name))
    after = dict(money)
    for seat in seats:
        if seat in earned:
            after[seat] += sum(earned[seat].values())
            told = {"seat": seat, "sources": earned[seat], "before": money[seat], "after": after[seat]}
            telling.tell("earned", "R11", "", partial(dict, told))
    for tile, piece, number, source in arrivals:
        field.add(tile, piece, number)
        told = {"seat": piece.owner, "item": piece.item, "number": number, "source": source}
        telling.tell("produced", "R11", tile, partial(dict, told))
    combat.perform(catalog, seats, catalog.standing_steps, held, field, telling)
    return after
