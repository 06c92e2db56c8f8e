"""What cannot be read: scenarios, maps, cases and frozen states, each refused with its path; never a crash."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz import library
from rozz.engine.areas.reading import cases
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadScenario, Fault
from rozz.ui.i18n.engine_texts import written
from tests.support.engine.areas_at_random import GAMES, SCENARIOS

GAME = GAMES["ozymandia"]
GONE = "(taken away)"


def scenario() -> dict[str, Any]:
    """A scenario that is right, with its map put in; each row spoils it in one way."""
    board = {
        "areas": {
            "North": {"kind": "province", "also": ["N"]},
            "South": {"kind": "province", "also": ["S"]},
            "Harbour City": {"kind": "city", "of": "North", "also": ["HC"]},
        },
        "borders": [["North", "South"], ["North", "Harbour City"]],
        "drawing": {
            "view": [0, 0, 10, 10],
            "areas": {
                "North": {"centre": [2, 2], "outline": [[0, 0], [5, 0], [5, 5]]},
                "South": {"centre": [7, 7], "outline": [[5, 5], [9, 5], [9, 9]]},
                "Harbour City": {"centre": [4, 1], "outline": [[3, 1], [4, 1], [4, 2]]},
            },
            "lanes": [{"between": ["North", "South"], "lines": [[[5, 5], [6, 6]]]}],
        },
    }
    return {
        "game": "ozymandia",
        "name": "Small",
        "board": board,
        "production": "cities",
        "equal": "holder",
        "bombing": {"province": "half", "city": "all"},
        "victory": {"cities": 1},
        "setup": {"North": {"FIRST": 2}, "S": {"SECOND": 2}},
        "swaps": [["North", "South"]],
    }


def spoilt(whole: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with one place changed."""
    mapping = copy.deepcopy(whole)
    *way, last = path.split("/")
    place: Any = mapping
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    if value == GONE:
        del place[last]
    elif isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return mapping


SCENARIOS_REFUSED = [
    ("victory", GONE, "`victory` is missing"),
    ("game", "rozz", "game: found 'rozz', expected ozymandia"),
    ("colour", "red", "unknown key 'colour'"),
    ("board", "atlantis", "board: there is no board 'atlantis'"),
    ("players", ["A"], "players: two play"),
    ("players", ["A", "a"], "players: two play"),
    ("production", "gold", "production: found 'gold', expected cities or territories"),
    ("equal", "both", "equal: found 'both', expected holder or nobody"),
    ("bombing", {"province": "half"}, "bombing: city is missing"),
    ("bombing/city", "most", "bombing.city: found 'most', expected all or half"),
    ("bombing/castle", "all", "bombing: unknown key 'castle'"),
    ("victory", "first", "victory: found 'first', expected `last` or"),
    ("victory", {"cities": 2}, "victory.cities: of 1 cities more than half"),
    ("victory", {"towns": 2}, "victory: unknown key 'towns'"),
    ("bombs", -1, "bombs: found -1"),
    ("bombs", True, "bombs: found yes"),
    ("setup", GONE, "either `setup` or `placing`"),
    ("placing", {"armies": 3, "by": "one"}, "either `setup` or `placing`"),
    ("setup/Norht", {"FIRST": 1}, "setup.Norht: there is no area Norht; did you mean North?"),
    ("setup/N", {"FIRST": 1}, "setup.N: North is named twice"),
    ("setup/North", {"FIRST": 1, "SECOND": 1}, "setup.North: North is held by one player, not by FIRST and SECOND"),
    ("setup/North", {"FRIST": 1}, "setup.North.FRIST: FRIST does not play here; did you mean FIRST?"),
    ("setup/North", {"FIRST": -1}, "setup.North.FIRST: found -1"),
    ("setup/North", {"FIRST": 0}, "setup: FIRST starts without any armies"),
    ("setup/HC", {"FIRST": 1}, "setup: FIRST would have won before the first turn"),
    ("swaps", [["North"]], "swaps.0: found a list of 1, expected a pair of areas"),
    ("swapped", ["South"], "swapped.0: found 'South', expected North"),
    ("turn_limit", 0, "turn_limit: found 0"),
    ("plays", {"SECOND": "asleep"}, "plays.SECOND: found 'asleep'"),
    ("board/borders", GONE, "board: `borders` is missing"),
    ("board/borders/0", ["North", "West"], "board.borders.0.1: there is no area West"),
    ("board/borders/0", ["North", "North"], "board.borders.0: North cannot border itself"),
    ("board/borders/0", ["Harbour City", "North"], "board.borders.1: the border of North and Harbour City stands"),
    ("board/areas", {"North": {"kind": "province"}}, "board: a map has at least two areas"),
    ("board/areas/Port to Sea", {"kind": "province"}, "the word `to` is read as an arrow"),
    ("board/areas/bombard", {"kind": "province"}, "'bombard' cannot be the name of an area"),
    (f"board/areas/{'Far ' * 60}End", {"kind": "province"}, "has 243 letters; a place's name may have 40"),
    ("board/areas/2nd", {"kind": "province"}, "'2nd' is no name of an area"),
    ("board/areas/A;B", {"kind": "province"}, "'A;B' is no name of an area"),
    ("board/areas/nor-th", {"kind": "province"}, "board: nor-th would name both North and nor-th"),
    ("board/areas/Harbour City/of", "Sea", "found 'Sea', expected a province of this map"),
    ("board/areas/Harbour City/of", GONE, "a city, and nothing else, is `of` a province"),
    ("board/areas/Cove City", {"kind": "city", "of": "North"}, "a province has one city at most"),
    ("board/drawing/view", [0, 0, 10], "board.drawing.view: found a list of 3"),
    ("board/drawing/areas/South", GONE, "board.drawing.areas: South is not drawn"),
    ("board/drawing/areas/South/centre", [1, "x"], "board.drawing.areas.South.centre.1: found 'x'"),
    ("board/drawing/areas/South/outline", [[0, 0], [1, 1]], "expected at least 3 points"),
    ("board/drawing/lanes/0/between", ["North"], "board.drawing.lanes.0.between: found a list of 1"),
    ("board/continents", {"All": {"bonus": 1}}, "board.continents.All: `territories` is missing"),
    ("board/continents", {"All": {"bonus": 1, "territories": []}}, "a continent has at least one territory"),
]  # fmt: skip


def test_the_scenario_is_right() -> None:
    read = GAME.read(scenario())
    assert GAME.begin(read, NO_DICE).armies == {"FIRST": {"North": 2}, "SECOND": {"South": 2}}


@pytest.mark.parametrize(("path", "value", "words"), SCENARIOS_REFUSED, ids=[row[2][:60] for row in SCENARIOS_REFUSED])
def test_a_scenario_is_refused(path: str, value: Any, words: str) -> None:
    with pytest.raises(BadScenario) as refused:
        GAME.read(spoilt(scenario(), path, value))
    assert words in str(refused.value)


CASE = {
    "game": "ozymandia",
    "name": "A case",
    "why": "Z2",
    "rules": ["Z2"],
    "position": {"M": {"FIRST": 2}, "S": {"SECOND": 2}},
    "bombs": {"FIRST": 2},
    "turn": 4,
    "orders": {"FIRST": "1 M > S", "SECOND": "-"},
    "expect": {
        "position": {"M": {"FIRST": 1}, "S": {"SECOND": 2}},
        "status": {"FIRST": {"move": "done"}},
        "after": {"borders": {"M": {"FIRST": 1}, "S": {"FIRST": 1, "SECOND": 2}}},
        "winners": [],
        "over": False,
        "bombs": {"FIRST": 2},
    },
}

CASES_REFUSED = [
    ("name", GONE, "`name` is missing"),
    ("game", "simultaneous-risk", "game: found 'simultaneous-risk'"),
    ("scenario", "nowhere", "scenario: there is no scenario 'nowhere'"),
    ("position/M", {"FIRST": 1, "SECOND": 1}, "position.M: Mu is held by one player"),
    ("position/Mu", {"FIRST": 1}, "position.Mu: Mu is named twice"),
    ("position/Atlantis", {"FIRST": 1}, "position.Atlantis: there is no area Atlantis; did you mean Atlantea?"),
    ("bombs/THIRD", 1, "bombs.THIRD: THIRD does not play here"),
    ("unplaced", {"FIRST": 1}, "unplaced: 1 and 0 armies cannot be left to set up here"),
    ("orders/FIRST", ["1 M > S"], "orders.FIRST: YAML did not read these orders as text"),
    ("orders/FIRST", "1 M > Q", "orders.FIRST: '1 M > Q': there is no area 'Q'"),
    ("orders/FIRST", "march!", "orders.FIRST: 'march!': found 'march!'"),
    ("orders/THIRD", "-", "orders.THIRD: THIRD does not play here"),
    ("expect/status", {"FIRST": {"move": "failed"}}, "expect.status.FIRST.move: found 'failed'"),
    ("expect/status", {"FIRST": {"fly": "done"}}, "expect.status.FIRST: unknown key 'fly'"),
    ("expect/after", {"moves": {}}, "expect.after: unknown key 'moves'"),
    ("expect/winners", ["THIRD"], "expect.winners.0: found 'THIRD'"),
    ("expect/over", "no", "expect.over: found 'no'"),
]


def read_case(mapping: dict[str, Any]) -> cases.Case:
    return cases.read_case(mapping, GAME, lambda name: library.scenario_mapping(name, "ozymandia"))


@pytest.mark.parametrize(("path", "value", "words"), CASES_REFUSED, ids=[row[2][:60] for row in CASES_REFUSED])
def test_a_case_is_refused(path: str, value: Any, words: str) -> None:
    assert read_case(copy.deepcopy(CASE)).state.turn == 4
    with pytest.raises(BadFile) as refused:
        read_case(spoilt(CASE, path, value))
    assert words in str(refused.value)


def test_an_ambiguous_beginning_in_a_position() -> None:
    mapping = {"game": "simultaneous-risk", "name": "A case", "position": {"East": {"FIRST": 1}}}
    with pytest.raises(BadFile, match=r"position\.East: East may mean Eastern United States, East Africa, Eastern Au"):
        cases.read_case(mapping, GAMES["simultaneous-risk"], lambda name: library.scenario_mapping(
            name, "simultaneous-risk"))  # fmt: skip


FROZEN_REFUSED = [
    ("turn", 0, "state.turn: found 0"),
    ("armies", GONE, "state: `armies` is missing"),
    ("armies/0", ["Mu", "FIRST"], "state.armies.0: found a list of 2"),
    ("armies/0/0", "M", "state.armies.0.0: found 'M'"),
    ("armies/0/1", "THIRD", "state.armies.0.1: found 'THIRD'"),
    ("armies/0/2", 0, "state.armies.0.2: found 0"),
    ("armies/0", ["Valhalla", "SECOND", 1], "Valhalla is held by SECOND already"),
    ("bombs", {"FIRST": 1}, "state.bombs: `SECOND` is missing"),
    ("unplaced/SECOND", 1, "state.unplaced: 0 and 1 armies cannot be left to set up"),
    ("resigned", ["THIRD"], "state.resigned.0: found 'THIRD'"),
    ("outcome", {"winners": []}, "state.outcome: `rule` is missing"),
]


@pytest.mark.parametrize(("path", "value", "words"), FROZEN_REFUSED, ids=[row[2][:60] for row in FROZEN_REFUSED])
def test_a_frozen_state_is_refused(path: str, value: Any, words: str) -> None:
    standard = SCENARIOS["ozymandia", "standard"]
    frozen = GAME.freeze(GAME.begin(standard, NO_DICE))
    with pytest.raises(BadFile) as refused:
        GAME.thaw(standard, spoilt(frozen, path, value))
    assert words in str(refused.value)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "M", "FIRST", "1 M > S", "one", "city", "to"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["M", "FIRST", "kind", "cities", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def paths(value: Any, way: str = "") -> list[str]:
    """Every place inside a mapping."""
    rows = [way] if way else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        rows += paths(each, f"{way}/{key}" if way else str(key))
    return rows


@settings(deadline=None, max_examples=120, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_written_is_read_or_refused(data: st.DataObject) -> None:
    """A place changed at random: a fault with a sentence, or something that can be played."""
    reads: list[tuple[dict[str, Any], Callable[[Any], Any]]] = [
        (scenario(), lambda each: GAME.after(GAME.begin(GAME.read(each), NO_DICE), {}, NO_DICE)),
        (copy.deepcopy(CASE), lambda each: cases.shown(read_case(each), GAME, written)),
    ]
    whole, read = data.draw(st.sampled_from(reads))
    changed = spoilt(whole, data.draw(st.sampled_from(paths(whole))), data.draw(ANYTHING))
    try:
        read(changed)
    except Fault as fault:
        assert str(fault)


def test_adjudicate_reads_the_cases_of_every_game(rozz: Any, written: Any) -> None:
    good, wrong = written(CASE, "good.yaml"), written(spoilt(CASE, "expect/status/FIRST/move", "void"), "wrong.yaml")
    refused = written(spoilt(CASE, "orders/FIRST", "1 M > Q"), "refused.yaml")
    assert rozz("adjudicate", good).status == 0
    ran = rozz("adjudicate", wrong)
    assert ran.status == 1 and "status.FIRST.move: expected void, got done" in ran.err
    ran = rozz("adjudicate", good, refused)
    assert ran.status == 2 and ran.out.count("\n") == 1 and "refused.yaml: orders.FIRST" in ran.err


def test_check_reads_the_scenarios(rozz: Any) -> None:
    for (game, name), _ in SCENARIOS.items():
        path = library.SHIPPED / game / f"{name}.yaml"
        assert rozz("check", path).out == f"{path}: ok\n"
