"""Production, R11: money and pieces, all computed from one position, then combat of the pieces that stay."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.rozz.model.position import Piece, Product, Source, products, sources
from rozz.engine.rozz.model.state import State, add_earnings
from rozz.engine.rozz.resolution import combat
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import TurnBoard

#: A tile, its sources at the start of the turn, and its sources now.
Difference = tuple[str, tuple[Source, ...], tuple[Source, ...]]


def perform(
    state: State, money: Mapping[str, int], contested: set[str], board: TurnBoard, sink: EventSink
) -> dict[str, int]:
    """The money in hand after production and its combat; `contested` are the tiles of the first combat."""
    differing = _changed_sources(state, board)
    incomes, works = _recompute(state, board, differing) if differing else (state.survey.incomes, state.survey.works)
    after = dict(money)
    for seat in state.scenario.players:
        amount = incomes[seat]
        if amount:
            after[seat] += amount
            sink.emit("earned", "R11", "", _earning_facts, state, seat, differing, money[seat], after[seat])
    for tile in board.in_order(works):
        if board.add_products(tile, works[tile]):
            continue
        for source, piece, number in works[tile]:
            board.add(tile, piece, number)
            sink.emit("produced", "R11", tile, _production_facts, source, piece, number)
    # Strikes move nobody, so new enemies can only meet where something was produced.
    met = contested.union(works)
    if met:
        combat.perform(state, state.scenario.catalog.standing_steps, board, sink, met)
    return after


def _changed_sources(state: State, board: TurnBoard) -> list[Difference]:
    """The tiles whose sources have changed since the start of the turn; only altered ones can."""
    known, now, catalog = state.survey.yielding, board.live_position, state.scenario.catalog
    differing = []
    for tile in board.altered:
        stack, before = now.get(tile), known.get(tile, ())
        given = sources(stack, catalog) if stack else ()
        if before != given:
            differing.append((tile, before, given))
    return differing


def _recompute(
    state: State, board: TurnBoard, differing: list[Difference]
) -> tuple[Mapping[str, int], Mapping[str, tuple[Product, ...]]]:
    """Each seat's income and each tile's products: only the differing tiles change what the start of the turn had."""
    incomes, works = dict(state.survey.incomes), dict(state.survey.works)
    now, catalog = board.live_position, state.scenario.catalog
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


def _earning_facts(state: State, seat: str, differing: list[Difference], before: int, after: int) -> dict[str, object]:
    """The facts for a report of a seat's earnings, its sources in catalog order."""
    gains = dict(state.survey.earnings[seat])
    for _, old, new in differing:
        add_earnings({seat: gains}, (source for source in old if source.seat == seat), -1)
        add_earnings({seat: gains}, (source for source in new if source.seat == seat), 1)
    by_item = {item: gains[item] for item in state.scenario.catalog.yielding if gains.get(item)}
    return {"seat": seat, "sources": by_item, "before": before, "after": after}


def _production_facts(source: str, piece: Piece, number: int) -> dict[str, object]:
    """The facts for a report of pieces made."""
    return {"seat": piece.owner, "item": piece.item, "number": number, "source": source}
