"""What Rozz provides for computer players: kinds from traits, legal plans, values that add up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.rozz.ai import weights
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.features import NAMES, features
from rozz.engine.rozz.ai.item_kinds import kinds_of
from rozz.engine.rozz.ai.static_tables import StaticTables
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State, opening
from training import random_play

ROZZ = library.game("rozz")
DICE = KeyedDice(b"mind", "")


def position(name: str, turns: int, seed: int) -> State:
    """A position of random play."""
    state: State = ROZZ.begin(ROZZ.read(library.scenario_mapping(name)), NO_DICE)
    for turn in random_play.play(state, turns, Random(seed)):
        if turn.after.outcome is not None:
            return turn.before
        state = turn.after
    return state


def test_kinds_of_the_standard_catalog() -> None:
    kinds = kinds_of(ROZZ.read(library.scenario_mapping("doomsday-2")).catalog)
    assert (kinds.foot, kinds.heavy, kinds.traps, kinds.lifters) == (("INF",), ("ARMOR",), ("TRAP",), ("TRANS",))
    assert kinds.burning == ("SRNUTE", "MRNUTE", "LRNUTE")
    assert kinds.blasting == ("SRNUKE", "MRNUKE", "LRNUKE")
    assert kinds.shields == ("PATRIOT", "MDS")
    assert (kinds.flak, kinds.bombers, kinds.fighters) == (("ADS",), ("BOMBER",), ("JET",))
    assert (kinds.works, kinds.hubs, kinds.governments) == (("IU", "IC"), ("CC",), ("GOV",))
    assert kinds.parts == ("DBASE", "DCHARGE", "DMECH")


def test_kinds_depend_on_traits_and_not_on_names() -> None:
    """A rail unit carries infantry five tiles, so it is a transport; a factory gives $4 and two INF at $1: worth $6."""
    kinds = kinds_of(ROZZ.read(library.scenario_mapping("rails-2")).catalog)
    assert kinds.lifters == ("TRANS", "RAIL")
    assert "FACTORY" in kinds.works
    assert kinds.income["FACTORY"] == 6


@pytest.mark.parametrize("name", library.scenario_names())
def test_plans_and_nudges_are_legal(name: str) -> None:
    chance = Random(name)
    mind = RozzEvaluator()
    for turns in (0, 12):
        state = position(name, turns, chance.randrange(1000))
        seat = chance.choice(ROZZ.moment(state).seats)
        plan = mind.plans(state, seat, 9, DICE)[0]
        begun = ()
        for _ in range(min(3, mind.max_length(state, seat))):
            longer = mind.extensions(state, seat, begun, 40, DICE)
            assert len(longer) <= 40
            for plan in longer:
                assert plan[: len(begun)] == begun
                assert all(each.is_done for each in ROZZ.judge(state, seat, plan)), [*map(ROZZ.write, plan)]
            begun = chance.choice(longer) if longer else begun
        for nudged in mind.variations(state, seat, begun):
            assert nudged != begun
            assert all(each.is_done for each in ROZZ.judge(state, seat, nudged))


@pytest.mark.parametrize("name", ["headquarters-2", "headquarters-6", "twenty-turns"])
def test_values_add_up_and_an_opening_is_even(name: str) -> None:
    mind = RozzEvaluator()
    assert sum(mind.value(position(name, 9, 4)).values()) == pytest.approx(1)
    even = mind.value(position(name, 0, 0))
    assert max(even.values()) - min(even.values()) < 0.12


def test_the_value_of_a_finished_match_is_its_result() -> None:
    state = position("headquarters-3", 0, 0)
    mind = RozzEvaluator()

    def ended(*winners: str) -> dict[str, float]:
        from rozz.engine.game import Outcome

        return dict(mind.value(replace(state, outcome=Outcome(winners, "R10.1", "headquarters"))))

    assert ended("BLUE") == {"RED": 0.0, "BLUE": 1.0, "GREEN": 0.0}
    assert ended("BLUE", "RED") == {"RED": 0.5, "BLUE": 0.5, "GREEN": 0.0}
    assert ended() == pytest.approx({"RED": 1 / 3, "BLUE": 1 / 3, "GREEN": 1 / 3})


def test_more_pieces_raise_the_value_and_a_threat_lowers_it() -> None:
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    mind = RozzEvaluator()

    def red(garrison: int, foes: int, works: int = 0) -> float:
        home = {Piece("RED", "HQ"): 1, Piece("RED", "INF"): garrison}
        if works:
            home[Piece("neutral", "IC")] = works
        there = {
            "Drift": home,
            "Braxx": {Piece("BLUE", "HQ"): 1, Piece("BLUE", "INF"): 3},
            "D3": {Piece("BLUE", "INF"): foes},
        }
        return mind.value(opening(scenario, there, {"RED": 5, "BLUE": 5}))["RED"]

    assert red(4, 1, works=1) > red(4, 1)
    assert red(9, 8) > red(2, 8)
    assert red(2, 9) < red(2, 1)


def test_features_by_hand() -> None:
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    there = {
        "Drift": {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 4, Piece("neutral", "IC"): 1},
        "Braxx": {Piece("BLUE", "HQ"): 1, Piece("BLUE", "INF"): 9},
        "Rozz": {Piece("neutral", "IU"): 2, Piece("RED", "ARMOR"): 1},
    }
    state = opening(scenario, there, {"RED": 25, "BLUE": 0})
    row = dict(zip(NAMES, features(state, StaticTables(scenario, state.survey.homes))["RED"], strict=True))
    # Four INF; one ARMOR; $25; $5 of the HQ, $10 of the IC and 2 × $2; two commands; two tiles; all as roots.
    assert row["foot"] == 2
    assert row["heavy"] == 1
    assert row["money"] == 5
    assert row["income"] == pytest.approx(19**0.5)
    assert row["commands"] == pytest.approx(2**0.5)
    assert row["land"] == pytest.approx(2**0.5)
    # No BLUE piece is within reach of Drift.
    assert row["exposed_foot"] == 0
    # The ARMOR in Rozz is 3 tiles from Braxx: 1 / (1 + 3).
    assert row["spear"] == pytest.approx(0.25**0.5)


def test_the_weights_document_how_they_were_made() -> None:
    assert set(weights.WEIGHTS) == set(weights.MADE)
    assert set(weights.DUELS) == set(weights.DUELS_MADE)
    rows = [(weights.WEIGHTS[kind], made) for kind, made in weights.MADE.items()]
    rows += [(weights.DUELS[kind], made) for kind, made in weights.DUELS_MADE.items()]
    for row, made in rows:
        assert set(row) <= set(NAMES)
        assert made["way"] in ("fitted", "blended", "by hand")
        if made["way"] != "by hand":
            assert {"date", "scenarios", "games", "seed", "positions", "foretold", "match"} <= set(made)
            assert made["positions"] > 500
            assert 0.5 < made["foretold"] <= 1


def test_a_position_with_other_headquarters_is_evaluated_correctly() -> None:
    """The same evaluator and scenario with the headquarters in Elm: forces next to it are near."""
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    mind = RozzEvaluator()

    def asked(home: str) -> float:
        there = {
            "Drift": {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 2},
            home: {Piece("BLUE", "HQ"): 1},
            "E1": {Piece("RED", "INF"): 5},
        }
        state = opening(scenario, there, {"RED": 0, "BLUE": 0})
        mind.plans(state, "RED", 1, DICE)
        return mind.value(state)["RED"]

    mind.value(position("headquarters-2", 0, 0))
    near = asked("Elm")
    assert near > asked("Braxx")
    assert asked("Elm") == near
