"""Before forces act: a seat can reach exactly what some orders and some spells lead to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.campaigns.adapter import stack_reach
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.commands import Activate, Cast, GiveOrders, Initiative
from rozz.engine.campaigns.model.state import Bell, Force, Forced, State
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.dice import KeyedDice
from rozz.engine.game import reach_of
from tests.support.engine.exhaustive_reach import Found, reported_reach

GAME = Campaigns()
FORCES = {
    "QUADLINGS": ["Glenda", "Rolf Guuf", "QREG1", "QREG2", "QCAV1"],
    "WINKIES": ["Evora", "WREG1+Bell", "WREG2", "WMED1"],
}
SCENARIO = GAME.read(
    {
        "game": "campaigns", "name": "Reach", "kind": "battle", "attacker": "QUADLINGS",
        "seats": {"QUADLINGS": ["Quadlings"], "WINKIES": ["Winkies"]}, "terrain": {"all": "plain"},
        "forces": FORCES, "battle_turns": 8, "score": True,
    }
)  # fmt: skip
OWN, SPELLS = ("QUADLINGS", "WINKIES"), frozenset((stack_reach.FLEET_FEET, stack_reach.TRANSPORT))


def state_at(moment: str) -> State:
    """Enemies and friends in one space, a group of two speeds, and a Hero without units."""
    state = GAME.begin(SCENARIO, KeyedDice(b"reach", "0"))
    assert state.battle is not None
    forces = (
        Force("A", "2C", ("Glenda",), ("QCAV1", "QREG1")), Force("A", "3L", (), ("QREG2",)),
        Force("A", "4R", ("Rolf Guuf",)),
        Force("D", "3L", (), ("WREG2",)), Force("D", "4C", (), ("WMED1",)), Force("D", "5C", ("Evora",), ("WREG1",)),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, waiting={}, bell=Bell("D", "", "WREG1", brought="D"))
    return replace(state, moment=moment, battle=battle, known={"Rolf Guuf": "Fleet Feet"})


def activation_targets(state: State, seat: str) -> Found:
    """What a seat reaches by one activation, whichever order it gives."""
    found: Found = set()
    battle = state.battle
    assert battle is not None
    side = battle.side_of(seat)
    for order in "ASB":
        own = [each for each in battle.of(side) if not each.is_garrison]
        given = {seat: (GiveOrders(tuple((each.name, order) for each in own if order != "S")),)}
        then = GAME.next_state(state, given, KeyedDice(b"reach", order))
        if then.moment == "turn-order":
            (first,) = then.asked
            then = GAME.next_state(then, {first: (Initiative(first == seat),)}, KeyedDice(b"reach", order))
        assert then.battle is not None
        then = replace(then, battle=replace(then.battle, next=side), asked=(seat,))
        for command in legality.legal(then, seat) or ():
            if isinstance(command, Activate) and then.battle is not None:
                force = then.battle.by_name[side, command.force]
                if command.steps and command.steps[-1] != "off":
                    found.add((command.steps[-1], "move", force.name, force.space))
                if command.combat:
                    found.add((command.target or force.space, "strike", force.name, force.space))
    return found


def casting(state: State, seat: str) -> Iterator[State]:
    """The states after each cast of a seat that could move something."""
    for command in CampaignsPuzzleAdapter().commands(state, seat, ()):
        if isinstance(command, Cast) and all(each.spell in SPELLS for each in command.castings):
            other = OWN[seat == OWN[0]]
            yield GAME.next_state(state, {seat: (command,), other: (Cast(),)}, KeyedDice(b"reach", "spells"))


def measured_from(before: State, then: State, seat: str, found: Found) -> Found:
    """The same ways from where each force stood before the spells; forces moved by a spell are there already."""
    assert before.battle is not None and then.battle is not None
    here, there = before.battle, then.battle
    side = here.side_of(seat)
    changed: Found = set()
    for force in there.of(side):
        first = (*force.units, *force.leaders)[0]
        start = here.by_unit[first].space if first in here.by_unit else here.bell_space()
        if start != force.space:
            changed.add((force.space, "move", force.name, start))
        changed |= {(*way[:3], start) for way in found if way[2] == force.name}
    return changed


@pytest.mark.parametrize("seat", OWN)
def test_before_orders_every_order_counts(seat: str) -> None:
    state = state_at("orders")
    found = activation_targets(state, seat)
    assert found and reported_reach(reach_of(GAME, state, seat), "manner", "kind", "start") == found


@pytest.mark.parametrize("seat", OWN)
def test_before_spells_every_own_spell_counts(seat: str) -> None:
    state = state_at("spells")
    found: Found = set()
    for then in casting(state, seat):
        found |= measured_from(state, then, seat, activation_targets(then, seat))
    assert reported_reach(reach_of(GAME, state, seat), "manner", "kind", "start") == found


def test_a_coordinating_ruler_still_reaches_what_the_whole_force_can() -> None:
    """C13.4: Glenda has announced it, QREG2 has joined; after the others act, both advance from 2C to row 3."""
    state = state_at("activation")
    assert state.battle is not None
    forces = (
        Force("A", "2C", ("Glenda",), ("QREG1",), "A", is_turned=True),
        Force("A", "2C", (), ("QREG2",), "A", is_turned=True),
        Force("A", "1C", (), ("QCAV1",), "A"), Force("D", "3C", (), ("WREG2",)), Force("D", "5C", (), ("WMED1",)),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, next="D", bell=None, coordinators={"A": "Glenda"})
    for waiting in (battle, replace(battle, next="A"), replace(battle, next="A", forced=Forced("A", "QCAV1"))):
        reach = reach_of(GAME, replace(state, battle=waiting, asked=(OWN[waiting.next == "D"],)), "QUADLINGS")
        found = {(place, way.manner, way.number) for place, ways in reach.items() for way in ways.ways
                 if way.kind == "Glenda"}  # fmt: skip
        assert found == {("3C", "move", 2), ("3L", "move", 2), ("3R", "move", 2), ("3C", "strike", 1)}


@pytest.mark.parametrize("scenario", ["battle-on-the-board", "meeting-the-wizard"])
def test_a_moment_that_reaches_nothing_says_why(scenario: str) -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping(scenario, "campaigns")), KeyedDice(b"reach", "0"))
    assert stack_reach.note(state).key == stack_reach.NOTES[state.moment]
    assert stack_reach.note(replace(state, moment="keep")).key == "campaigns-reach-note-other"
