"""Random play on the shipped boards: what holds after every turn.  `make fuzz` plays as long as wanted."""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz import library
from rozz.engine.game import Turn
from rozz.engine.rozz.catalog import Catalog
from rozz.engine.rozz.position import Position, forces, occupier, pieces_of
from rozz.engine.rozz.turn import resolve
from rozz.tools import randomplay
from tests.laws import shuffled
from tests.test_laws import consistent

GAME = library.game("rozz")
TURNS = int(os.environ.get("ROZZ_TURNS", "2000"))
SCENARIOS = library.scenario_names()


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SCENARIOS)
def test_invariants(name: str) -> None:
    scenario = GAME.read(library.scenario_mapping(name))
    left, seed = TURNS // len(SCENARIOS) + 1, 0
    while left > 0:
        seed += 1
        for turn in randomplay.play(GAME.new(scenario), min(left, 40), Random(f"{name} {seed}"), silly=0.2):
            left -= 1
            check(turn)


def check(turn: Turn) -> None:
    """One turn."""
    catalog = turn.before.scenario.catalog
    consistent(turn)
    for phase in turn.phases:
        assert all(number > 0 for _, _, number in pieces_of(phase.position))
        if phase.name in ("combat", "strikes", "production"):
            assert all(len(forces(stack, catalog)) <= 1 for stack in phase.position.values())
    accounted(turn)
    assert resolve(turn.before, shuffled(turn.orders, turn.number)) == turn


def accounted(turn: Turn) -> None:
    """Money comes and goes by purchases, aid and production alone, at the catalog's prices and yields."""
    catalog = turn.before.scenario.catalog
    money = dict(turn.before.money)
    for phase in turn.phases:
        for event in phase.events:
            facts = event.facts
            if event.kind in ("bought", "aid", "correspondence-bought"):
                assert facts["cost"] == catalog.items[facts["item"]].cost * facts["quantity"]
                money[facts["seat"]] -= facts["cost"]
                assert money[facts["seat"]] >= 0
            if event.kind == "earned":
                money[facts["seat"]] += sum(facts["sources"].values())
        if phase.name == "purchases":
            for event in phase.events:
                if event.kind == "aid":
                    money[event.facts["recipient"]] += event.facts["quantity"]
    assert money == turn.after.money
    assert {
        event.facts["seat"]: event.facts["sources"]
        for event in turn.phase("production").events
        if event.kind == "earned"
    } == earnings(turn.phase("strikes").position, catalog)


def earnings(position: Position, catalog: Catalog) -> dict[str, dict[str, int]]:
    """What each player's pieces, and the neutral ones that it controls, yield, R11."""
    earned: dict[str, dict[str, int]] = {}
    for tile, piece, number in pieces_of(position):
        yields = catalog.items[piece.item].yields
        seat = occupier(position[tile], catalog) if piece.owner == "neutral" else piece.owner
        if seat and yields and yields.money:
            sources = earned.setdefault(seat, {})
            sources[piece.item] = sources.get(piece.item, 0) + number * yields.money
    return earned
