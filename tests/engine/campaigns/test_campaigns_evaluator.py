"""How the computer players of Campaigns of Ozz evaluate a position: on the map, before and in a battle."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from rozz import library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search.rollouts import MirroredDice, PlayoutGame
from rozz.engine.ai.think import think, think_in_steps
from rozz.engine.campaigns.ai.attack_estimates import AttackEstimator
from rozz.engine.campaigns.ai.evaluator import CampaignsEvaluator
from rozz.engine.campaigns.model.commands import Activate
from rozz.engine.campaigns.model.state import Force, Guard
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.dice import KeyedDice, RecordedDice
from rozz.engine.validation import PathValue

GAME = Campaigns()
MIND = CampaignsEvaluator()
MEETING = GAME.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
BATTLE = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))


def posed(position: dict[str, Any], moment: str, *asked: str, turn: int = 3) -> Any:
    """A position of the campaign for two."""
    return replace(read_position(PathValue(position), MEETING, turn, moment), asked=asked)


def commanded(state: Any, seat: str, level: int = 3) -> str:
    """The command of a computer player."""
    (command,) = think(GAME, MIND, state, seat, LEVELS[level], b"mind").commands
    return GAME.write(command)


def test_an_open_population_center_is_taken() -> None:
    points = {"Ape Rocks": {"MUNCHKINS": ["Hardsole", "MREG1", "MREG2"]},
              "Yellow Tower": {"WINKIES": ["Evora", "WREG1"]}}  # fmt: skip
    text = commanded(posed({"points": points}, "activate", "MUNCHKINS"), "MUNCHKINS")
    assert text.startswith("M: ") and "Boarwallow" in text


def test_an_almost_empty_castle_is_stormed() -> None:
    army = ["Zoraster", "Sourdough", "MREG1", "MREG2", "MREG3", "MGRD1", "MGRD2", "MCAV1", "MMED1"]
    points = {"Winkopolis": {"MUNCHKINS": army}, "Zilkhold": {"WINKIES": ["Zerde", "WREG1"]}}
    position = {"points": points, "razed": {"Winkopolis": "MUNCHKINS"}}
    text = commanded(posed(position, "activate", "MUNCHKINS", turn=9), "MUNCHKINS")
    assert text.endswith("> Yellow Tower") and "MREG1" in text


def test_a_small_force_does_not_storm_a_capital() -> None:
    points = {"Zilkhold": {"MUNCHKINS": ["MREG1", "MREG2"]},
              "Winkopolis": {"WINKIES": ["Zephaph", "WREG1", "WREG2", "WREG3", "WZIL1"]}}  # fmt: skip
    position = {"points": points, "razed": {"Zilkhold": "MUNCHKINS"}}
    assert "Winkopolis" not in commanded(posed(position, "activate", "MUNCHKINS"), "MUNCHKINS")


def test_heroes_recruit_wherever_they_can() -> None:
    points = {"Bluekeep": {"MUNCHKINS": ["Zoraster"]}, "Munchton": {"MUNCHKINS": ["Sourdough", "MREG1"]},
              "Zilkhold": {"WINKIES": ["Zerde", "WREG1"]}}  # fmt: skip
    text = commanded(posed({"points": points}, "recruit", "MUNCHKINS", "WINKIES"), "MUNCHKINS")
    assert "Zoraster" in text and "Sourdough" in text


def fast(attackers: list[str], defenders: list[str], moment: str) -> Any:
    """A battle off the board, not fought yet or after a round."""
    battle: dict[str, Any] = {"at": "Harvest Cross", "attacker": "WINKIES", "from": "Straw Ferry"}
    battle["muster"] = {"A": attackers, "D": defenders}
    if moment != "muster":
        battle["fast"] = 1
    return posed({"battle": battle}, moment, "WINKIES", "MUNCHKINS")


def test_the_loser_of_a_battle_on_the_map_retreats_and_the_winner_stays() -> None:
    state = fast(["Zerde", "WREG1", "WREG2", "WREG3", "WREG4", "WZIL1"], ["Hardsole", "MREG1"], "withdraw")
    assert commanded(state, "MUNCHKINS").startswith("B: retreat")
    assert commanded(state, "WINKIES") == "B: stay"


def test_both_ways_to_fight_are_tried_before_one_is_chosen() -> None:
    state = fast(["Zerde", "WREG1", "WREG2", "WZIL1"], ["Hardsole", "MREG1", "MREG2", "MCAV1"], "muster")
    thought = think(GAME, MIND, state, "MUNCHKINS", LEVELS[3], b"mind")
    assert {GAME.write(share.plan[0]) for share in thought.shares} == {"B: fast", "B: board"}


def test_changed_joint_and_secret_orders_are_tried_in_a_battle() -> None:
    battle = {"spaces": {"1C": {"A": ["Evora+WREG1+WREG2", "WZIL1"]}, "5C": {"D": ["MREG1", "MMED1"]}}, "turn": 2,
              "attacker": "WINKIES", "next": "WINKIES", "orders": {"Evora": "A", "WZIL1": "A"}}  # fmt: skip
    state = replace(read_position(PathValue({"battle": battle}), BATTLE, 1, "activation"), asked=("WINKIES",))
    texts = [GAME.write(plan[0]) for plan in MIND.plans(state, "WINKIES", 14, KeyedDice(b"plans", ""))]
    assert any("change" in text for text in texts)
    assert "A: Evora coordinate" in texts


def test_flank_guards_are_assigned() -> None:
    state = GAME.begin(BATTLE, KeyedDice(b"guards", ""))
    while GAME.moment(state).name != "orders":
        orders = {seat: MIND.quick_plan(state, seat, KeyedDice(b"quick", seat)) for seat in GAME.moment(state).seats}
        state = GAME.next_state(state, orders, KeyedDice(b"dice", GAME.moment(state).name))
    assert "guard" in GAME.write(MIND.plans(state, "MUNCHKINS", 1, KeyedDice(b"", ""))[0][0])


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_sliced_search_stays_within_its_work_and_is_reproducible(level: int) -> None:
    state = GAME.begin(BATTLE, KeyedDice(b"slices", ""))
    seat = GAME.moment(state).seats[0]
    whole = list(think_in_steps(GAME, MIND, state, seat, LEVELS[level], b"slices"))
    work = tuned_level(LEVELS[level], MIND).work
    spent = [thought.evaluations for thought in whole]
    # One line of play at a time: at most as many moments as two battle turns have.
    assert max(later - before for before, later in pairwise(spent)) <= 150
    assert spent[-1] <= work + 150
    assert whole[-1].is_final
    assert think(GAME, MIND, state, seat, LEVELS[level], b"slices") == whole[-1]


def test_turned_dice_show_the_opposite_face() -> None:
    assert [MirroredDice(RecordedDice([3, 10, 1])).draw(10, "")] == [8]
    assert isinstance(MIND, PlayoutGame)


def test_an_attack_on_a_flank_is_judged_by_the_guard_of_that_flank() -> None:
    """Once the guard that a set happened to list first counted, so devices in a match by link could disagree."""
    state = GAME.begin(BATTLE, KeyedDice(b"flank", ""))
    assert state.battle is not None
    forces = (
        Force("A", "3L", (), ("WREG1",), "A"), Force("A", "3R", (), ("WREG2",), "A"),
        Force("D", "3C", (), ("MLWR1",)), Force("D", "3C", (), ("MGRD1",)),
    )  # fmt: skip
    left, right = Guard("D", "3C", "L", "MLWR1"), Guard("D", "3C", "R", "MGRD1")
    battle = state.battle.changed(forces=forces, waiting={}, bell=None, next="A")

    def estimate(force: Force, *guards: Guard) -> float:
        guarded = battle.changed(guards=frozenset(guards))
        estimator = AttackEstimator(state, guarded, "A")
        return estimator.estimate(force.units, force, Activate(force.name, ("3C",)))

    assert estimate(forces[0], left, right) == estimate(forces[0], left)
    assert estimate(forces[1], left, right) == estimate(forces[1], right)
    assert estimate(forces[0], left) > estimate(forces[1], right), "the Landwehr fights worse than the Guard"
