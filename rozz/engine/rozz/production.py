"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.game import Event
from rozz.engine.rozz import combat
from rozz.engine.rozz.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.position import Field, Piece, Position, occupier


def perform(
    catalog: Catalog, seats: Sequence[str], money: Mapping[str, int], held: Position, field: Field
) -> tuple[list[Event], dict[str, int]]:
    """(events, money in hand) after production and its combat; `held` is the position after purchases, R6.2."""
    before = field.position()
    after = dict(money)
    sources: dict[str, dict[str, int]] = {}
    arrivals: list[tuple[str, Piece, int, str]] = []
    for tile, stack in before.items():
        for piece, number in stack.items():
            item = catalog.yielding.get(piece.item)
            if item is None:
                continue
            seat = occupier(stack, catalog) if piece.owner == NEUTRAL else piece.owner
            if seat is None:
                continue
            if item.yields.money:
                earned = sources.setdefault(seat, {})
                earned[piece.item] = earned.get(piece.item, 0) + number * item.yields.money
            for name, each in item.yields.pieces.items():
                arrivals.append((tile, Piece(catalog.items[name].owner_for(seat), name), number * each, piece.item))
    events = []
    for seat in seats:
        if seat in sources:
            after[seat] += sum(sources[seat].values())
            facts = {"seat": seat, "sources": sources[seat], "before": money[seat], "after": after[seat]}
            events.append(Event("earned", "R11", "", facts))
    for tile, piece, number, source in arrivals:
        facts = {"seat": piece.owner, "item": piece.item, "number": number, "source": source}
        events.append(Event("produced", "R11", tile, facts, (field.add(tile, piece, number),)))
    events += combat.perform(catalog, seats, catalog.standing_steps, held, field)
    return events, after
