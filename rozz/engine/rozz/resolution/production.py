"""Production, R11: money and pieces, all reckoned on one position, then combat of those that stand."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.rozz.model.position import Piece, Product, Source, products, sources
from rozz.engine.rozz.model.state import State, add_earnings
from rozz.engine.rozz.resolution import combat
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import Field

#: A tile, what it gave at the turn's beginning, and what it gives now.
Difference = tuple[str, tuple[Source, ...], tuple[Source, ...]]


def perform(
    state: State, money: Mapping[str, int], contested: set[str], field: Field, telling: EventSink
) -> dict[str, int]:
    """The money in hand after production and its combat; `contested` are the tiles that the first combat was in."""
    differing = _differing(state, field)
    incomes, works = _reckoned(state, field, differing) if differing else (state.survey.incomes, state.survey.works)
    after = dict(money)
    for seat in state.scenario.players:
        amount = incomes[seat]
        if amount:
            after[seat] += amount
            telling.tell("earned", "R11", "", _earned, state, seat, differing, money[seat], after[seat])
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


def _differing(state: State, field: Field) -> list[Difference]:
    """The tiles that give something else now than at the turn's beginning; only altered ones can."""
    known, now, catalog = state.survey.yielding, field.now, state.scenario.catalog
    differing = []
    for tile in field.altered:
        stack, before = now.get(tile), known.get(tile, ())
        given = sources(stack, catalog) if stack else ()
        if before != given:
            differing.append((tile, before, given))
    return differing


def _reckoned(
    state: State, field: Field, differing: list[Difference]
) -> tuple[Mapping[str, int], Mapping[str, tuple[Product, ...]]]:
    """Each seat's income, and the pieces made by tile: as at the turn's beginning, but in the differing tiles."""
    incomes, works = dict(state.survey.incomes), dict(state.survey.works)
    now, catalog = field.now, state.scenario.catalog
    for tile, before, given in differing:
        for source in before:
            incomes[source.seat] -= source.money
        for source in given:
            incomes[source.seat] += source.money
        made = products(now[tile], catalog) if given else ()
        if made:
            works[tile] = made
        else:
            works.pop(tile, None)
    return incomes, works


def _earned(state: State, seat: str, differing: list[Difference], before: int, after: int) -> dict[str, object]:
    """What a report tells of a seat's earnings, its sources in the catalog's order."""
    gains = dict(state.survey.earnings[seat])
    for _, old, new in differing:
        add_earnings({seat: gains}, (source for source in old if source.seat == seat), -1)
        add_earnings({seat: gains}, (source for source in new if source.seat == seat), 1)
    by_item = {item: gains[item] for item in state.scenario.catalog.yielding if gains.get(item)}
    return {"seat": seat, "sources": by_item, "before": before, "after": after}


def _produced(source: str, piece: Piece, number: int) -> dict[str, object]:
    """What a report tells of pieces made."""
    return {"seat": piece.owner, "item": piece.item, "number": number, "source": source}
