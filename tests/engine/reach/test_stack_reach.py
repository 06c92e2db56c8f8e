"""Campaigns of Ozz: a seat can reach exactly what some legal activation reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rozz import library
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.map.march_legality import march_fault
from rozz.engine.campaigns.model.commands import Activate, GiveOrders, March
from rozz.engine.campaigns.model.state import Forced, State
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.text.wording import map_place
from rozz.engine.dice import KeyedDice
from rozz.engine.game import reach_of
from tests.support.engine.exhaustive_reach import Found, reported_reach
from tests.support.engine.random_campaigns import random_legal_command

GAME = Campaigns()
CROWNS = GAME.read(library.scenario_mapping("three-crowns", "campaigns"))
SEAT = "WINKIES"
UNITS = ("WREG1", "WREG2", "WREG3", "WMRK1", "WZIL1", "XAPE1", "XAPE2", "XWLF1", "XGIA1")
CHIEFS = ("Evora", "Zephaph", "Zerde", "Witch 1")
#: Other pieces of the seat, which have moved and take room.
STANDING = (*(f"WREG{number}" for number in range(4, 10)), "WBOR1", "WBOR2", "WMED1", "WMED2")
AROUND = ("Zilkhold", "Straw Ferry", "Ape Rocks", "Winkopolis", "Boarwallow")


def position(chance: Random) -> State:
    """A few pieces that may march, near a crowd that may not, and near enemies."""
    state = GAME.begin(CROWNS, KeyedDice(b"reach", "0"))
    places = {name: chance.choice(AROUND[:3]) for name in chance.sample(UNITS, 5) + chance.sample(CHIEFS, 2)}
    marks = {name: "!" for name in places if chance.random() < 0.15}
    crowd = chance.choice(AROUND)
    for name in STANDING[: chance.choice((0, 2, 5, 6, 7, 8, 9))]:
        places[name], marks[name] = crowd, "!"
    for name in ("MREG1", "Zoraster", "QREG1"):
        where = chance.choice(("Harvest Cross", "Dustway", "Tinmoor", "Black Edge", "Straw Ferry", "Boarwallow"))
        if where not in places.values():
            places[name] = where
    serves = {name: "Winkies" for name in places if name[0] == "X" or name == "Witch 1"}
    razed = {"Zilkhold": "MUNCHKINS"} if chance.random() < 0.3 else {}
    assert state.land is not None
    land = replace(state.land, places=places, marks=marks, razed=razed, order=(SEAT,), passed=frozenset())
    return replace(state, moment="activate", asked=(SEAT,), land=land, serves=serves)


def subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for number in range(len(names) + 1):
        yield from combinations(names, number)


def all_marches(state: State, start: str) -> Iterator[March]:
    """Every march that can be written from a point, legal or not, with everything it drops and takes."""
    around, known = MapContext.from_state(state), CROWNS.map

    def ready(point: str) -> tuple[str, ...]:
        return tuple(name for name in around.land.at(point) if around.seat(name) == SEAT and around.can_move(name))

    for stack in subsets(ready(start)):
        for end in known.points:
            yield March(stack, start, end, is_flight=True)
        for first in known.links[start]:
            yield March(stack, start, first)
            for second in known.links[first]:
                if second == start:
                    continue
                yield March(stack, start, first, second)
                if not any(name in LEADERS for name in stack):
                    continue  # a second link needs a leader
                for take in subsets(ready(first)):
                    for drop in subsets(tuple(name for name in stack if name not in LEADERS)) if take else ((),):
                        yield March(stack, start, first, second, drop, take)


@pytest.mark.parametrize("seed", range(16))
def test_a_point_is_marked_iff_some_march_ends_there(seed: int) -> None:
    state = position(Random(seed))
    assert state.land is not None
    found: dict[tuple[str, str], int] = {}
    for start in AROUND[:3]:
        for march in all_marches(state, start):
            if not march.stack or march_fault(state, SEAT, march) is not None:
                continue
            gone = [name for name in march.stack if name not in march.drop] + list(march.take)
            end = map_place(march.second or march.first)
            for origin in {state.land.places[name] for name in gone}:
                units = sum(state.land.places[name] == origin and name not in LEADERS for name in gone)
                found[end, map_place(origin)] = max(units, found.get((end, map_place(origin)), 0))
    reach = reach_of(GAME, state, SEAT)
    assert {(place, way.start): way.number for place, ways in reach.items() for way in ways.ways} == found
    assert all(ways.most == max(way.number for way in ways.ways) for ways in reach.values())


def battles(seed: int) -> Iterator[State]:
    """States of a random battle in which a force is activated next."""
    chance = Random(seed)
    scenario = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))
    state = GAME.begin(scenario, KeyedDice(b"reach", str(seed)))
    for number in range(60):
        if (moment := GAME.moment(state)) is None:
            return
        if state.moment == "activation":
            yield state
        orders = {seat: (_random_orders(state, seat, chance),) for seat in moment.seats}
        state = GAME.next_state(state, orders, KeyedDice(b"reach", f"{seed} {number}"))


def _random_orders(state: State, seat: str, chance: Random) -> object:
    """Random commands, and orders for every force, so that they move."""
    if state.moment != "orders" or state.battle is None:
        return random_legal_command(state, seat, chance)
    forces = [each for each in state.battle.of(state.battle.side_of(seat)) if not each.is_garrison]
    return GiveOrders(tuple((each.name, chance.choice("AASB")) for each in forces))


def activation_targets(state: State, seat: str) -> Found:
    """Where a seat's legal activations go, and what they attack."""
    battle = state.battle
    assert battle is not None
    found: Found = set()
    for command in legality.legal(state, seat) or ():
        if isinstance(command, Activate):
            force = battle.by_name[battle.next, command.force]
            if command.steps and command.steps[-1] != "off":
                found.add((command.steps[-1], "move", force.name, force.space))
            if command.combat:
                found.add((command.target or force.space, "strike", force.name, force.space))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_space_is_marked_iff_some_activation_gets_there(seed: int) -> None:
    tried = 0
    for state in battles(seed):
        battle = state.battle
        assert battle is not None
        for seat in (battle.attacker, battle.defender):
            side = battle.side_of(seat)
            # As if it were that side's turn with no action half done; then as if its Ruler had to act.
            ready = replace(battle, next=side, forced=None)
            ruler = battle.coordinators.get(side)
            found = {way for each in (ready, replace(ready, forced=Forced(side, ruler)) if ruler else ready)
                     for way in activation_targets(replace(state, battle=each, asked=(seat,)), seat)}  # fmt: skip
            assert reported_reach(reach_of(GAME, state, seat), "manner", "kind", "start") == found
            tried += bool(found)
    assert tried > 5


def test_a_seat_that_has_passed_reaches_nothing() -> None:
    state = position(Random(1))
    assert state.land is not None and reach_of(GAME, state, SEAT)
    assert not reach_of(GAME, replace(state, land=replace(state.land, passed=frozenset({SEAT}))), SEAT)


def test_a_flight_can_be_picked() -> None:
    state = GAME.begin(CROWNS, KeyedDice(b"reach", "0"))
    assert state.land is not None
    land = replace(state.land, places={"XAPE1": "Zilkhold"}, marks={}, order=(SEAT,), passed=frozenset())
    state = replace(state, moment="activate", asked=(SEAT,), land=land, serves={"XAPE1": "Winkies"})
    flight = March(("XAPE1",), "Zilkhold", "Dustway", is_flight=True)
    assert GAME.offer(state, SEAT, (), GAME.picks_for(state, SEAT, (), flight)).command == flight


def test_nothing_flies_to_a_point_that_is_full() -> None:
    """At most eight units, C2.6; a flying stack goes past them but does not end there, C5.5."""
    crowd = (*(f"WREG{number}" for number in range(1, 8)), "WMRK1")
    state = GAME.begin(CROWNS, KeyedDice(b"reach", "0"))
    assert state.land is not None
    for units, is_reached in ((crowd[:7], True), (crowd, False)):
        places = {"XAPE1": "Zilkhold", **dict.fromkeys(units, "Winkopolis")}
        land = replace(state.land, places=places, marks=dict.fromkeys(units, "!"), order=(SEAT,), passed=frozenset())
        full = replace(state, moment="activate", asked=(SEAT,), land=land, serves={"XAPE1": "Winkies"})
        assert (map_place("Winkopolis") in reach_of(GAME, full, SEAT)) == is_reached
