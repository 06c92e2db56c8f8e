"""The shipped scenarios of Campaigns of Ozz load, have descriptions, and end, at random and by computer players."""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz import game_extras, library, shipped_files
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.campaigns.legality.legality import is_legal
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.dice import KeyedDice
from tests.support.engine.random_campaigns import play_to_the_end, random_legal_command

GAME = Campaigns()
NAMES = shipped_files.names_in("campaigns")
#: Only a match that never ends is longer than this many moments.
MOST = 2500
#: Once each with the two levels exchanged; `make fuzz` plays five.
TIMES = max(2, int(os.environ.get("ROZZ_WARS", "2")))


def shortened(name: str, turns: int) -> Scenario:
    """A scenario; a campaign is cut to a few turns, so that the tests stay quick."""
    written = library.scenario_mapping(name, "campaigns")
    return GAME.read({**written, "turns": turns} if written["kind"] == "campaign" else written)


@pytest.mark.parametrize("name", NAMES)
def test_each_scenario_has_a_name_and_a_description(name: str) -> None:
    scenario = GAME.read(library.scenario_mapping(name, "campaigns"))
    assert scenario.name and scenario.about.endswith(".")
    state = GAME.begin(scenario, KeyedDice(b"opening", name))
    assert GAME.moment(state) is not None


def test_campaigns_exist_for_two_three_and_four_alone_and_allied() -> None:
    read = [GAME.read(library.scenario_mapping(name, "campaigns")) for name in NAMES]
    campaigns = [(len(each.seats), len(each.sides)) for each in read if each.is_campaign]
    assert {(2, 2), (3, 3), (4, 4), (4, 2)} <= set(campaigns)
    assert any(each.nations == ("Munchkins", "Quadlings", "Winkies", "Gillikins") for each in read if each.is_campaign)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(TIMES))
@pytest.mark.parametrize("name", NAMES)
def test_random_play_reaches_the_end(name: str, seed: int) -> None:
    chance = Random(f"{name} {seed}")
    state = GAME.begin(shortened(name, 2), KeyedDice(b"chance", f"{seed}"))
    play_to_the_end(state, lambda state, seat: random_legal_command(state, seat, chance), f"{name} {seed}", MOST)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, TIMES))])
@pytest.mark.parametrize("name", NAMES)
def test_computer_players_reach_the_end(name: str, seed: int) -> None:
    """Players of the first two levels, with little work: their commands are legal in every moment."""
    mind = game_extras.evaluator("campaigns")
    scenario = shortened(name, 1)
    level = {seat: LEVELS[1 + (place + seed) % 2] for place, seat in enumerate(scenario.seats)}

    def given(state: object, seat: str) -> object:
        (command,) = think(GAME, mind, state, seat, level[seat], b"%d" % seed, 12).commands
        assert is_legal(state, seat, command), GAME.write(command)
        return command

    play_to_the_end(GAME.begin(scenario, KeyedDice(b"minds", f"{seed}")), given, f"{name} {seed}", MOST)
