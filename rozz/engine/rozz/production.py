"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.rozz import combat
from rozz.engine.rozz.chronicle import Telling
from rozz.engine.rozz.field import Field
from rozz.engine.rozz.position import EMPTY, Piece, Product, products, sources
from rozz.engine.rozz.state import State, add_earnings


def perform(
    state: State, money: Mapping[str, int], contested: set[str], field: Field, telling: Telling
) -> dict[str, int]:
    """The money in hand after production and its combat; `contested` are the tiles that the first combat was in."""
    earned, works = _reckoned(state, field)
    after = dict(money)
    for seat in state.scenario.players:
        amount = sum(earned[seat].values())
        if amount:
            after[seat] += amount
            telling.tell("earned", "R11", "", _earned, state, seat, earned[seat], money[seat], after[seat])
    for tile in field.in_order(works):
        if field.harvest(tile, works[tile]):
            continue
        for source, piece, number in works[tile]:
            field.add(tile, piece, number)
            telling.tell("produced", "R11", tile, _produced, source, piece, number)
    # Strikes have brought nobody anywhere, so new enemies can only be where something was produced.
    met = contested.union(works)
    if met:
        combat.perform(state, state.scenario.catalog.standing_steps, field, telling, met)
    return after


def _reckoned(state: State, field: Field) -> tuple[Mapping[str, Mapping[str, int]], Mapping[str, tuple[Product, ...]]]:
    """Each seat's earnings by item, and the pieces made by tile.

    As the survey of the turn's beginning has them, but where an altered tile gives something else now.
    """
    survey, catalog = state.survey, state.scenario.catalog
    known, now = survey.yielding, field.now
    differing = []
    for tile in field.altered:
        before, given = known.get(tile, ()), sources(now.get(tile, EMPTY), catalog)
        if before != given:
            differing.append((tile, before, given))
    if not differing:
        return survey.earnings, survey.works
    earned = {seat: dict(gains) for seat, gains in survey.earnings.items()}
    works = dict(survey.works)
    for tile, before, given in differing:
        add_earnings(earned, before, -1)
        add_earnings(earned, given, 1)
        made = products(now.get(tile, EMPTY), catalog)
        if made:
            works[tile] = made
        else:
            works.pop(tile, None)
    return earned, works


def _earned(state: State, seat: str, gains: Mapping[str, int], before: int, after: int) -> dict[str, object]:
    """What a report tells of a seat's earnings, its sources in the catalog's order."""
    by_item = {item: gains[item] for item in state.scenario.catalog.yielding if gains.get(item)}
    return {"seat": seat, "sources": by_item, "before": before, "after": after}


def _produced(source: str, piece: Piece, number: int) -> dict[str, object]:
    """What a report tells of pieces made."""
    return {"seat": piece.owner, "item": piece.item, "number": number, "source": source}
