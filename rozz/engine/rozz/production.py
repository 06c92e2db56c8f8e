"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rozz.engine.rozz import combat
from rozz.engine.rozz.chronicle import Telling
from rozz.engine.rozz.field import Field
from rozz.engine.rozz.position import Piece, Position, sources
from rozz.engine.rozz.state import State


def perform(
    state: State, money: Mapping[str, int], contested: set[str], held: Position, field: Field, telling: Telling
) -> dict[str, int]:
    """The money in hand after production and its combat.

    `contested` are the tiles that this turn's first combat was in, `held` is the position after purchases, R6.2.
    """
    catalog, seats = state.scenario.catalog, state.scenario.players
    earned: dict[str, dict[str, int]] = {}
    arrivals: list[tuple[str, Piece, int, str]] = []
    known = state.survey.yielding
    for tile, stack in field.stacks(known.keys() | field.changed):
        for seat, item, amount, _, pieces in sources(stack, catalog) if tile in field.changed else known[tile]:
            if amount:
                gains = earned.setdefault(seat, {})
                gains[item] = gains.get(item, 0) + amount
            for piece, number in pieces:
                arrivals.append((tile, piece, number, item))
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
    # Strikes have brought nobody anywhere, so new enemies can only be where something was produced.
    met = contested.union(tile for tile, *_ in arrivals)
    combat.perform(state, catalog.standing_steps, held, field, telling, met)
    return after
