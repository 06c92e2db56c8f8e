"""Dangers of the next turn in the value for two seats: each number by hand, and the choice that it changes."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from rozz import library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.ai import dangers
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.features import PLAIN, features
from rozz.engine.rozz.ai.static_tables import StaticTables
from rozz.engine.rozz.ai.weights import DUELS, WEIGHTS
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State, opening

ROZZ = library.game("rozz")
SCENARIO = ROZZ.read(library.scenario_mapping("headquarters-2"))
Stack = dict[Piece, int]


def own(owner: str, **numbers: int) -> Stack:
    return {Piece(owner, item): number for item, number in numbers.items()}


def neutral(**numbers: int) -> Stack:
    return own("neutral", **numbers)


def position(there: dict[str, Stack], red: int, blue: int, turn: int = 6) -> State:
    return replace(opening(SCENARIO, there, {"RED": red, "BLUE": blue}), turn=turn)


def seen(state: State, seat: str) -> dict[str, float]:
    row = features(state, StaticTables(SCENARIO, state.survey.homes))[seat]
    return dict(zip(dangers.NAMES, row[len(PLAIN) :], strict=True))


def worth(state: State, plan: tuple[Command, ...], without: str = "") -> float:
    """The value of a plan for RED if BLUE does nothing, with the feature `without` left out."""
    row = {name: weight for name, weight in DUELS["headquarters"].items() if name != without}
    after = ROZZ.next_state(state, {"RED": plan, "BLUE": (Nothing(),)}, NO_DICE)
    return RozzEvaluator({**WEIGHTS, "headquarters": row}, duels={}).value(after)["RED"]


HOME = {**own("RED", HQ=1, INF=8), **neutral(IC=1, IU=1)}
FAR = own("BLUE", HQ=1, INF=6)


def test_dangers_by_hand() -> None:
    there = {
        "Drift": {**own("RED", HQ=1, INF=4), **neutral(LRNUKE=2, IC=1)},
        "Rozz": own("RED", INF=9),
        "R1": own("BLUE", ARMOR=1, INF=3),
        "Braxx": {**own("BLUE", HQ=1, INF=6), **neutral(LRNUKE=1, IC=1)},
    }
    state = position(there, 20, 20, turn=4)
    red, blue = seen(state, "RED"), seen(state, "BLUE")
    # Braxx has six foot, an IC and a missile: 6 + 40 + 25; Drift has 4 + 40 + 2 × 25; each counts up to 100.
    assert red["open_price"] == blue["open_home"] == 71**0.5
    assert blue["open_price"] == red["open_home"] == 94**0.5
    assert red["open_foot"] == 0
    # $20 buys no PATRIOT.
    assert red["helpless"] == red["open_price"]
    # The nine foot in Rozz have no armor and no trap, and an ARMOR stands next to them.
    assert (red["crushable"], blue["crushable"]) == (3, 0)
    # $5 + $10; a quarter of the match is over.
    assert red["early_income"] == pytest.approx(15**0.5 * 0.75)
    # R1 is two tiles from Drift: three foot against four and $20, one ARMOR against nothing and $20.
    assert red["near_foot"] == pytest.approx(3 / (3 + 4 + 10 + 2))
    assert red["near_heavy"] == pytest.approx(1 / (1 + 0 + 0.5 + 1))
    assert (blue["near_foot"], blue["near_heavy"]) == (0, 0)


@pytest.mark.parametrize(
    ("shields", "missiles", "is_open"),
    [({}, 1, True), ({"PATRIOT": 1}, 1, False), ({"PATRIOT": 1}, 2, True), ({"MDS": 1}, 2, False)],
)
def test_missiles_threaten_only_if_shields_cannot_stop_them_all(
    shields: dict[str, int], missiles: int, is_open: bool
) -> None:
    there = {
        "Drift": {**own("RED", HQ=1, INF=4), **neutral(LRNUKE=missiles)},
        "Braxx": {**own("BLUE", HQ=1, INF=6), **neutral(IC=1, **shields)},
    }
    assert (seen(position(there, 5, 50), "RED")["open_price"] > 0) == is_open


def test_a_shield_that_is_not_for_sale_does_not_count() -> None:
    """Without a price for PATRIOT, the cheapest shield is an MDS at $50; without either, no money buys one."""
    mapping = library.scenario_mapping("headquarters-2")
    for unsold, price in (("PATRIOT",), 50), (("PATRIOT", "MDS"), inf):
        scenario = ROZZ.read({**mapping, "catalog": {"change": {name: {"cost": None} for name in unsold}}})
        assert StaticTables(scenario, opening(scenario).survey.homes).shield_price == price


def test_dangers_count_between_two_seats_only() -> None:
    state = ROZZ.begin(ROZZ.read(library.scenario_mapping("headquarters-3")), NO_DICE)
    rows = features(state, StaticTables(state.scenario, state.survey.homes)).values()
    assert {len(row) for row in rows} == {len(PLAIN)}


def test_a_second_missile_is_worth_more_than_armor_if_one_is_stopped() -> None:
    second, armor = (Purchase("LRNUKE", 1, "Drift"),), (Purchase("ARMOR", 1, "Drift"),)
    for shield, is_better in (("PATRIOT", True), ("MDS", False)):
        there = {
            "Drift": {**own("RED", HQ=1, INF=8), **neutral(IC=1, LRNUKE=1)},
            "Braxx": {**own("BLUE", HQ=1, INF=12), **neutral(IC=2, **{shield: 1})},
        }
        state = position(there, 25, 30)
        assert (worth(state, second) > worth(state, armor)) == is_better
        assert worth(state, second, "open_price") < worth(state, armor, "open_price")


def test_a_missile_is_worth_more_if_no_shield_can_be_bought() -> None:
    there = {
        "Drift": {**own("RED", HQ=1, INF=8), **neutral(IC=1)},
        "Braxx": {**own("BLUE", HQ=1, INF=12), **neutral(IC=1)},
    }
    missile, armor = (Purchase("LRNUKE", 1, "Drift"),), (Purchase("ARMOR", 1, "Drift"),)
    state = position(there, 25, 3)
    assert worth(state, missile) > worth(state, armor)
    assert worth(state, missile, "helpless") < worth(state, armor, "helpless")


def test_unprotected_foot_leaves_armor_before_more_is_bought() -> None:
    there = {"Drift": HOME, "Rozz": own("RED", INF=12), "R1": own("BLUE", ARMOR=1, INF=1), "Braxx": FAR}
    away, more = (Move("INF", "Rozz", "R4", 12),), (Purchase("ARMOR", 2, "Drift"),)
    state = position(there, 40, 12)
    assert worth(state, away) > worth(state, more)
    assert worth(state, away, "crushable") < worth(state, more, "crushable")


def test_a_trap_belongs_at_home_if_armor_is_two_tiles_away() -> None:
    there = {
        "Drift": own("RED", HQ=1, INF=8), "D4": own("RED", INF=1), "R1": own("BLUE", ARMOR=1), "Braxx": FAR,
    }  # fmt: skip
    home, outpost = (Purchase("TRAP", 1, "Drift"),), (Purchase("TRAP", 1, "D4"),)
    state = position(there, 10, 5)
    assert worth(state, home) > worth(state, outpost)
    assert worth(state, home, "near_heavy") == pytest.approx(worth(state, outpost, "near_heavy"))


def test_income_is_worth_more_late_and_armor_early() -> None:
    there = {"Drift": HOME, "Braxx": {**FAR, **neutral(IC=1)}}
    works, armor = (Purchase("IC", 1, "Drift"),), (Purchase("ARMOR", 1, "Drift"),)
    early, late = position(there, 41, 40, 2), position(there, 41, 40, 15)
    assert worth(early, works) < worth(early, armor)
    assert worth(early, works, "early_income") > worth(early, armor, "early_income")
    assert worth(late, works) > worth(late, armor)


def chosen(state: State, mind: RozzEvaluator) -> tuple[Command, ...]:
    return think(ROZZ, mind, state, "RED", LEVELS[4], b"1").commands


def test_level_4_moves_its_foot_away_from_armor() -> None:
    there = {"Drift": HOME, "Rozz": own("RED", INF=12), "R1": own("BLUE", ARMOR=1, INF=1), "Braxx": FAR}

    def leaving(mind: RozzEvaluator) -> int:
        commands = chosen(position(there, 11, 12), mind)
        return sum(each.quantity for each in commands if isinstance(each, Move) and each.start == "Rozz")

    assert leaving(RozzEvaluator()) > 10
    assert leaving(RozzEvaluator(duels={})) <= 2


def test_level_4_spends_a_missile_on_a_shield_and_buys_works() -> None:
    there = {
        "Drift": {**own("RED", HQ=1, INF=8), **neutral(IC=1, LRNUKE=1)},
        "Braxx": {**own("BLUE", HQ=1, INF=12), **neutral(IC=1, PATRIOT=1)},
    }
    state = position(there, 40, 30)
    commands = chosen(state, RozzEvaluator())
    assert {type(each) for each in commands} == {Strike, Purchase}
    assert Purchase("IC", 1, "Drift") in commands
    before = chosen(state, RozzEvaluator(duels={}))
    assert not any(isinstance(each, Strike) for each in before)
