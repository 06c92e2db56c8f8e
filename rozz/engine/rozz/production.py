"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rozz.engine.rozz import combat
from rozz.engine.rozz.chronicle import Telling
from rozz.engine.rozz.field import Field
from rozz.engine.rozz.position import Position, Source, sources
from rozz.engine.rozz.state import State, add_earnings


def perform(
    state: State, money: Mapping[str, int], contested: set[str], held: Position, field: Field, telling: Telling
) -> dict[str, int]:
    """The money in hand after production and its combat.

    `contested` are the tiles that this turn's first combat was in, `held` is the position after purchases, R6.2.
    """
    earned, works = _reckoned(state, field)
    after = dict(money)
    for seat in state.scenario.players:
        amount = sum(earned[seat].values())
        if amount:
            after[seat] += amount
            telling.tell("earned", "R11", "", partial(_earned, state, seat, earned[seat], money[seat], after[seat]))
    for tile in field.in_order(works):
        for source in works[tile]:
            for piece, number in source.pieces:
                field.add(tile, piece, number)
                told = {"seat": piece.owner, "item": piece.item, "number": number, "source": source.item}
                telling.tell("produced", "R11", tile, partial(dict, told))
    # Strikes have brought nobody anywhere, so new enemies can only be where something was produced.
    met = contested.union(works)
    if met:
        combat.perform(state, state.scenario.catalog.standing_steps, held, field, telling, met)
    return after


def _reckoned(state: State, field: Field) -> tuple[dict[str, dict[str, int]], dict[str, tuple[Source, ...]]]:
    """Each seat's earnings by item, and what gives pieces by tile.

    As the survey of the turn's beginning has them, but where a tile that has changed gives something else now.
    """
    survey, catalog = state.survey, state.scenario.catalog
    earned = {seat: dict(gains) for seat, gains in survey.earnings.items()}
    works = dict(survey.works)
    known = survey.yielding
    for tile in field.changed:
        before, now = known.get(tile, ()), sources(field.stack(tile), catalog)
        if before is now or before == now:
            continue
        add_earnings(earned, before, -1)
        add_earnings(earned, now, 1)
        if any(source.pieces for source in now):
            works[tile] = now
        else:
            works.pop(tile, None)
    return earned, works


def _earned(state: State, seat: str, gains: Mapping[str, int], before: int, after: int) -> dict[str, object]:
    """What a report tells of a seat's earnings, its sources in the catalog's order."""
    by_item = {item: gains[item] for item in state.scenario.catalog.yielding if gains.get(item)}
    return {"seat": seat, "sources": by_item, "before": before, "after": after}
