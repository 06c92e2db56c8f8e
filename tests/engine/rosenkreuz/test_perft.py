"""perft: the numbers that follow from the rules, on the command line, and the same by the contract alone."""

from __future__ import annotations

from random import Random

import pytest

from rozz import library
from rozz.cli.perft import commands, counted
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadScenario
from rozz.engine.rosenkreuz.play import RosenKreuz
from tests.support.engine.reference_rosenkreuz import positions_from_random_placement

GAME = RosenKreuz()


@pytest.mark.parametrize(("depth", "number"), [(0, 1), (1, 42), (2, 1764), (3, 73034)])
def test_perft_of_the_standard_setup(depth: int, number: int, rozz) -> None:
    assert rozz("perft", "rosenkreuz", depth).out == f"{number}\n"


@pytest.mark.thorough
@pytest.mark.long
def test_perft_to_depth_four(rozz) -> None:
    assert rozz("perft", "rosenkreuz", 4).out == "2956044\n"


def test_perft_divided(rozz, written) -> None:
    lines = rozz("perft", "rosenkreuz-1-2.yaml", 2, "--divide").out.splitlines()
    assert len(lines) == 43 and lines[:2] == ["a1-a3: 42", "a1-c3: 42"]
    assert int(lines[-1]) == sum(int(line.split(": ")[1]) for line in lines[:-1]) == 1764
    path = written(library.scenario_mapping("rosenkreuz", "rosenkreuz"))
    assert rozz("perft", path, 2).out == "1764\n"


def test_the_contract_alone_counts_the_same() -> None:
    for name in library.scenario_names("rosenkreuz"):
        state = GAME.begin(GAME.read(library.scenario_mapping(name, "rosenkreuz")), NO_DICE)
        assert counted(GAME, state, 2) == GAME.perft(state, 2)
    for state in positions_from_random_placement(6, Random(5)):
        assert counted(GAME, state, 1) == GAME.perft(state, 1) == len(list(commands(GAME, state))) == len(state.legal)


def test_a_game_that_is_over_has_no_continuation() -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz", "rosenkreuz")), NO_DICE)
    over = GAME.next_state(state, {"ROSE": GAME.resignation_commands(state.scenario, "ROSE")}, NO_DICE)
    assert [GAME.perft(over, depth) for depth in range(3)] == [1, 0, 0]
    assert [counted(GAME, over, depth) for depth in range(3)] == [1, 0, 0]


def test_perft_refuses_what_it_cannot_count(rozz) -> None:
    for arguments in (("basic-training", 1), ("nowhere", 1), ("rosenkreuz", 0, "--divide"), ("rosenkreuz", "x")):
        if arguments[1] == "x":
            with pytest.raises(SystemExit):
                rozz("perft", *arguments)
        else:
            assert rozz("perft", *arguments).is_refusal
    with pytest.raises(BadScenario, match="rosenkreuz"):
        library.scenario_of_any_game("rosenkruez")
