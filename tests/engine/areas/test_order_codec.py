"""Orders packed for links round-trip, void ones too, and nothing else can be read."""

from __future__ import annotations

from random import Random

import pytest

from rozz import library
from rozz.engine.areas.model.commands import Bombardment, Movement, Placement, Resign, Route
from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.errors import BadLink
from tests.support.engine import random_areas

GAMES = {"ozymandia": "standard", "simultaneous-risk": "standard"}


@pytest.mark.parametrize("name", GAMES)
def test_random_orders_round_trip(name):
    game = library.game(name)
    scenario = game.read(library.scenario_mapping(GAMES[name], name))
    states = [random_areas.state(scenario, Random(f"{name} {turn}")) for turn in range(60)]
    turns = [random_areas.orders_of_both(state, Random(turn)) for turn, state in enumerate(states)]
    kept = [{seat: given for seat, given in turn.items() if given} for turn in turns]
    packed = pack_turns(game, scenario, kept)
    assert list(unpack_turns(game, scenario, packed, len(kept))) == kept
    assert len(packed) < 12 * len(kept)


def test_orders_that_are_never_legal_have_a_code_too():
    game = library.game("ozymandia")
    scenario = game.read(library.scenario_mapping("standard", "ozymandia"))
    odd = (
        Movement((Route(0, "Mu", "Mu"), Route(10**11, "Mu", "Elysia"), Route(1, "Elysia", "Mu"), Route(2, "Mu", "Mu"))),
        Placement((("Mu", 0), ("Mu", 5), ("Amber City", 10**9))),
        Bombardment("Crystal City"),
        Resign(),
        Movement((Route(3, "Atlantea", "Mu"), Route(2, "Wyvernia", "Mu"))),
    )
    turns = [{"FIRST": odd}, {"SECOND": odd[::-1]}]
    assert list(unpack_turns(game, scenario, pack_turns(game, scenario, turns), 2)) == turns


def test_old_links_with_movements_into_one_area_stay_readable():
    """These bytes are in links that players have kept: an area is left out if the route before has the same."""
    game = library.game("ozymandia")
    scenario = game.read(library.scenario_mapping("standard", "ozymandia"))
    routes = [Route(number, start, "Mu") for number, start in enumerate(("Elysia", "Atlantea", "Wyvernia"), 1)]
    turns = [{"FIRST": (Movement(tuple(routes)),)}, {"FIRST": (Movement(tuple(routes[::-1])),)}]
    packed = pack_turns(game, scenario, turns)
    assert packed.hex() == "24b559add53355cf247d"
    assert list(unpack_turns(game, scenario, packed, 2)) == turns


def test_other_bytes_are_refused_or_are_exactly_what_would_be_written():
    game = library.game("ozymandia")
    scenario = game.read(library.scenario_mapping("standard", "ozymandia"))
    turns = [{"FIRST": (Movement((Route(3, "Atlantea", "Mu"), Route(2, "Wyvernia", "Mu"))),)}] * 3
    packed = pack_turns(game, scenario, turns)
    chance = Random(1)
    read = 0
    for _ in range(400):
        place = chance.randrange(len(packed))
        bent = packed[:place] + bytes([chance.randrange(256)]) + packed[place + 1 :]
        try:
            found = unpack_turns(game, scenario, bent, 3)
        except BadLink:
            continue
        read += 1
        assert pack_turns(game, scenario, found) == bent
    assert read
