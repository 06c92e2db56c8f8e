"""Random play on the shipped boards: what holds after every turn. `make fuzz` plays as many as you like."""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played
from rozz.engine.rozz.model.commands import Message, Nothing, Resign
from rozz.engine.rozz.model.position import forces, pieces_of
from rozz.engine.rozz.resolution.turn import next_state, resolve
from tests.laws import shuffled
from tests.support.engine.consistency import consistent
from training import random_play

GAME = library.game("rozz")
TURNS = int(os.environ.get("ROZZ_TURNS", "1000"))
SCENARIOS = library.scenario_names()


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SCENARIOS)
def test_invariants(name: str) -> None:
    scenario = GAME.read(library.scenario_mapping(name))
    left, seed = TURNS // len(SCENARIOS) + 1, 0
    while left > 0:
        seed += 1
        begun = GAME.begin(scenario, NO_DICE)
        for turn in random_play.play(begun, min(left, 40), Random(f"{name} {seed}"), illegal=0.2):
            left -= 1
            check(turn)


def check(turn: Played) -> None:
    """One turn: laws that need no second computation of a rule."""
    catalog = turn.before.scenario.catalog
    consistent(turn)
    for phase in turn.phases:
        assert all(number > 0 for _, _, number in pieces_of(phase.position))
        if phase.name in ("combat", "strikes", "production"):
            assert all(len(forces(stack, catalog)) <= 1 for stack in phase.position.values())
    check_money(turn)
    void_changes_nothing(turn)
    check_peace(turn)
    assert next_state(turn.before, turn.orders) == turn.after
    thawed = GAME.thaw(turn.after.scenario, GAME.freeze(turn.after))
    assert (thawed, list(thawed.position)) == (turn.after, list(turn.after.position))
    assert resolve(turn.before, shuffled(turn.orders, turn.moment.turn)) == turn


def check_money(turn: Played) -> None:
    """Every dollar is accounted for: events lead from the money before the turn to that after it, never below 0."""
    money = dict(turn.before.money)
    for event in (event for phase in turn.phases for event in phase.events):
        facts = event.facts
        match event.kind:
            case "bought" | "correspondence-bought" | "aid":
                money[facts["seat"]] -= facts["cost"]
                assert money[facts["seat"]] >= 0
            case "earned":
                # Aid has arrived by now, but could not pay for this turn's purchases, R4.4.
                sent = sum(
                    each.facts["quantity"]
                    for each in turn.phase("purchases").events
                    if each.kind == "aid" and each.facts["recipient"] == facts["seat"]
                )
                assert facts["before"] == money[facts["seat"]] + sent
                assert facts["after"] == facts["before"] + sum(facts["sources"].values())
                assert all(amount > 0 for amount in facts["sources"].values())
                money[facts["seat"]] += sum(facts["sources"].values())
    for event in turn.phase("purchases").events:
        if event.kind == "aid":
            money[event.facts["recipient"]] += event.facts["quantity"]
    assert money == turn.after.money


def void_changes_nothing(turn: Played) -> None:
    """A void command changes nothing, R3.4: `N:` in its place has the same effect."""
    for seat, verdicts in turn.verdicts.items():
        instead = tuple(
            Nothing() if given.status == "void" and not isinstance(command, (Message, Resign)) else command
            for command, given in zip(turn.orders[seat], verdicts, strict=True)
        )
        if instead != turn.orders[seat]:
            again = resolve(turn.before, {**turn.orders, seat: instead})
            assert (again.after, again.phases) == (turn.after, turn.phases)


def check_peace(turn: Played) -> None:
    """After a turn's last combat an idle turn brings no new fight, except where production has added pieces."""
    idle = resolve(turn.after, {})
    arrived = {event.tile for event in turn.phase("production").events if event.kind == "produced"}
    fought = {event.tile for event in idle.phase("combat").events}
    assert not fought - arrived
    assert idle.phase("moves").position == idle.before.position == turn.after.position
