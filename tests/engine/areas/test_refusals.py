"""Unreadable scenarios, maps, cases and frozen states: each is refused with its path and never crashes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz import library, shipped_files
from rozz.engine.areas.reading import cases
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadScenario, Fault
from rozz.engine.said import OneOf, said
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.faults import brief_of
from tests.support.engine.random_areas import GAMES, SCENARIOS

GAME = GAMES["ozymandia"]
GONE = "(taken away)"


def scenario() -> dict[str, Any]:
    """A valid scenario with its map included; each row spoils it in one way."""
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


def with_value_at(whole: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with one value changed."""
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
    ("victory", GONE, "files-key-missing(key=victory)"),
    ("game", "rozz", "game: files-unexpected(expected=ozymandia, found='rozz')"),
    (
        "colour",
        "red",
        "files-unknown-key-among(key='colour', known=[game, name, about, board, players, production, equal, bombing, "
        "victory, bombs, setup, placing, swaps, swapped, turn_limit, plays])",
    ),
    (
        "board",
        "atlantis",
        "board: files-no-such(known=[archipelago, five-isles, four-fords, great-31, great-37, ozymandia, star, "
        "two-coasts, world], what=files-no-board(name=atlantis))",
    ),
    ("players", ["A"], "players: files-bad-players"),
    ("players", ["A", "a"], "players: files-bad-players"),
    ("production", "gold", "production: files-unexpected(expected=[cities or territories], found='gold')"),
    ("equal", "both", "equal: files-unexpected(expected=[holder or nobody], found='both')"),
    ("bombing", {"province": "half"}, "bombing: files-key-missing(key=city)"),
    ("bombing/city", "most", "bombing.city: files-unexpected(expected=[all or half], found='most')"),
    ("bombing/castle", "all", "bombing: files-unknown-key-among(key='castle', known=[province, city])"),
    ("victory", "first", "victory: files-unexpected(expected=[last or {cities: NUMBER}], found='first')"),
    ("victory", {"cities": 2}, "victory.cities: files-cities-to-win(least=1, most=1)"),
    ("victory", {"towns": 2}, "victory: files-unknown-key-among(key='towns', known=cities)"),
    ("bombs", -1, "bombs: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ("bombs", True, "bombs: files-unexpected(expected=files-a-whole-number(least=0), found=true)"),
    ("setup", GONE, "files-setup-or-placing"),
    ("placing", {"armies": 3, "by": "one"}, "files-setup-or-placing"),
    ("setup/Norht", {"FIRST": 1}, "setup.Norht: files-meant(near=North, what=files-no-area(name=Norht))"),
    ("setup/N", {"FIRST": 1}, "setup.N: files-named-twice(name=North)"),
    ("setup/North", {"FIRST": 1, "SECOND": 1}, "setup.North: files-shared-area(area=North, players=[FIRST, SECOND])"),
    ("setup/North", {"FRIST": 1}, "setup.North.FRIST: files-meant(near=FIRST, what=files-not-playing(name=FRIST))"),
    (
        "setup/North",
        {"FIRST": -1},
        "setup.North.FIRST: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    ("setup/North", {"FIRST": 0}, "setup: files-no-armies(player=FIRST)"),
    ("setup/HC", {"FIRST": 1}, "setup: files-has-won(player=FIRST)"),
    ("swaps", [["North"]], "swaps.0: files-unexpected(expected=files-pair-of-areas, found=files-found-list(number=1))"),
    ("swapped", ["South"], "swapped.0: files-unexpected(expected=North, found='South')"),
    ("turn_limit", 0, "turn_limit: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ("plays", {"SECOND": "asleep"}, "plays.SECOND: files-unexpected(expected=passive, found='asleep')"),
    ("board/borders", GONE, "board: files-key-missing(key=borders)"),
    ("board/borders/0", ["North", "West"], "board.borders.0.1: files-no-area(name=West)"),
    ("board/borders/0", ["North", "North"], "board.borders.0: files-borders-itself(area=North)"),
    (
        "board/borders/0",
        ["Harbour City", "North"],
        "board.borders.1: files-border-twice(one=North, other=Harbour City)",
    ),
    ("board/areas", {"North": {"kind": "province"}}, "board: files-few-areas"),
    ("board/areas/Port to Sea", {"kind": "province"}, "board.areas.Port to Sea: files-area-arrow(name='Port to Sea')"),
    ("board/areas/bombard", {"kind": "province"}, "board.areas.bombard: files-area-reserved(name='bombard')"),
    (
        f"board/areas/{'Far ' * 60}End",
        {"kind": "province"},
        "board.areas.Far Far Far Far Far Far Far Far Far Far …: files-long-place(most=40, name='Far Far Far Far Far "
        "Far Far Far Far Far …', number=243)",
    ),
    ("board/areas/2nd", {"kind": "province"}, "board.areas.2nd: files-area-name(name='2nd')"),
    ("board/areas/A;B", {"kind": "province"}, "board.areas.A;B: files-area-name(name='A;B')"),
    ("board/areas/nor-th", {"kind": "province"}, "board: files-same-area-name(name=nor-th, one=North, other=nor-th)"),
    (
        "board/areas/Harbour City/of",
        "Sea",
        "board.areas.Harbour City: files-unexpected(expected=files-a-province, found='Sea')",
    ),
    ("board/areas/Harbour City/of", GONE, "board.areas.Harbour City: files-city-of"),
    ("board/areas/Cove City", {"kind": "city", "of": "North"}, "board.areas: files-two-cities"),
    (
        "board/drawing/view",
        [0, 0, 10],
        "board.drawing.view: files-unexpected(expected=files-view-box, found=files-found-list(number=3))",
    ),
    ("board/drawing/areas/South", GONE, "board.drawing.areas: files-not-drawn(area=South)"),
    (
        "board/drawing/areas/South/centre",
        [1, "x"],
        "board.drawing.areas.South.centre.1: files-unexpected(expected=files-drawing-number, found='x')",
    ),
    (
        "board/drawing/areas/South/outline",
        [[0, 0], [1, 1]],
        "board.drawing.areas.South.outline: files-unexpected(expected=files-some-points(least=3), "
        "found=files-found-list(number=2))",
    ),
    (
        "board/drawing/lanes/0/between",
        ["North"],
        "board.drawing.lanes.0.between: files-unexpected(expected=files-pair-of-areas, "
        "found=files-found-list(number=1))",
    ),
    ("board/continents", {"All": {"bonus": 1}}, "board.continents.All: files-key-missing(key=territories)"),
    ("board/continents", {"All": {"bonus": 1, "territories": []}}, "board.continents.All: files-empty-continent"),
]  # fmt: skip


def test_the_scenario_before_it_is_spoiled_is_valid() -> None:
    read = GAME.read(scenario())
    assert GAME.begin(read, NO_DICE).armies == {"FIRST": {"North": 2}, "SECOND": {"South": 2}}


@pytest.mark.parametrize(("path", "value", "refusal"), SCENARIOS_REFUSED, ids=[row[0] for row in SCENARIOS_REFUSED])
def test_an_invalid_scenario_is_refused(path: str, value: Any, refusal: str) -> None:
    with pytest.raises(BadScenario) as refused:
        GAME.read(with_value_at(scenario(), path, value))
    assert brief_of(refused.value) == refusal


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
    ("name", GONE, "files-key-missing(key=name)"),
    ("game", "simultaneous-risk", "game: files-unexpected(expected=ozymandia, found='simultaneous-risk')"),
    (
        "scenario",
        "nowhere",
        "scenario: files-no-such(known=[five-isles, standard, walled-cities], what=files-no-scenario(name=nowhere))",
    ),
    ("position/M", {"FIRST": 1, "SECOND": 1}, "position.M: files-shared-area(area=Mu, players=[FIRST, SECOND])"),
    ("position/Mu", {"FIRST": 1}, "position.Mu: files-named-twice(name=Mu)"),
    (
        "position/Atlantis",
        {"FIRST": 1},
        "position.Atlantis: files-meant(near=Atlantea, what=files-no-area(name=Atlantis))",
    ),
    ("bombs/THIRD", 1, "bombs.THIRD: files-not-playing(name=THIRD)"),
    ("unplaced", {"FIRST": 1}, "unplaced: files-impossible-unplaced(first=1, second=0)"),
    ("orders/FIRST", ["1 M > S"], "orders.FIRST: files-not-text"),
    (
        "orders/FIRST",
        "1 M > Q",
        "orders.FIRST: files-bad-command(command='1 M > Q', what=files-at-column(column=7, "
        "what=areas-typed-unknown(name=Q, places=areas)))",
    ),
    (
        "orders/FIRST",
        "march!",
        "orders.FIRST: files-bad-command(command='march!', what=files-at-column(column=1, "
        "what=files-unreadable(expected=areas-typed-command(places=areas), word=march!)))",
    ),
    ("orders/THIRD", "-", "orders.THIRD: files-not-playing(name=THIRD)"),
    (
        "expect/status",
        {"FIRST": {"move": "failed"}},
        "expect.status.FIRST.move: files-unexpected(expected=[done or void or none or refused], found='failed')",
    ),
    (
        "expect/status",
        {"FIRST": {"fly": "done"}},
        "expect.status.FIRST: files-unknown-key-among(key='fly', known=[place, move, bomb])",
    ),
    ("expect/after", {"moves": {}}, "expect.after: files-meant(near=borders, what=files-unknown-key(key='moves'))"),
    ("expect/winners", ["THIRD"], "expect.winners.0: files-unexpected(expected=[FIRST or SECOND], found='THIRD')"),
    ("expect/over", "no", "expect.over: files-unexpected(expected=[true or false], found='no')"),
]


def read_case(mapping: dict[str, Any]) -> cases.Case:
    return cases.read_case(mapping, GAME, lambda name: library.scenario_mapping(name, "ozymandia"))


@pytest.mark.parametrize(("path", "value", "refusal"), CASES_REFUSED, ids=[row[2][:60] for row in CASES_REFUSED])
def test_an_invalid_case_is_refused(path: str, value: Any, refusal: str) -> None:
    assert read_case(copy.deepcopy(CASE)).state.turn == 4
    with pytest.raises(BadFile) as refused:
        read_case(with_value_at(CASE, path, value))
    assert brief_of(refused.value) == refusal


def test_an_ambiguous_prefix_in_a_position_is_refused() -> None:
    mapping = {"game": "simultaneous-risk", "name": "A case", "position": {"East": {"FIRST": 1}}}
    with pytest.raises(BadFile) as refused:
        cases.read_case(mapping, GAMES["simultaneous-risk"], lambda name: library.scenario_mapping(
            name, "simultaneous-risk"))  # fmt: skip
    areas = OneOf(("Eastern United States", "East Africa", "Eastern Australia"))
    assert refused.value.sentence == said("files-ambiguous-area", name="East", areas=areas)
    assert refused.value.path == "position.East"


FROZEN_REFUSED = [
    ("turn", 0, "state.turn: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ("armies", GONE, "state: files-key-missing(key=armies)"),
    (
        "armies/0",
        ["Mu", "FIRST"],
        "state.armies.0: files-unexpected(expected=files-army-row, found=files-found-list(number=2))",
    ),
    (
        "armies/0/0",
        "M",
        "state.armies.0.0: files-unexpected(expected=[Atlantea or Mu or Wyvernia or Valhalla or Halcyonna or Elysia "
        "or Shaomar or Ulteria or Cimmeria or Amber City or Mystery City or Winged City or Vanir City or Hidden City "
        "or Elfin City or Shangri-La City or Umber City or Crystal City], found='M')",
    ),
    ("armies/0/1", "THIRD", "state.armies.0.1: files-unexpected(expected=[FIRST or SECOND], found='THIRD')"),
    ("armies/0/2", 0, "state.armies.0.2: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ("armies/0", ["Valhalla", "SECOND", 1], "state.armies.3: files-named-twice(name=Valhalla)"),
    ("bombs", {"FIRST": 1}, "state.bombs: files-key-missing(key=SECOND)"),
    ("unplaced/SECOND", 1, "state.unplaced: files-impossible-unplaced(first=0, second=1)"),
    ("resigned", ["THIRD"], "state.resigned.0: files-unexpected(expected=[FIRST or SECOND], found='THIRD')"),
    ("outcome", {"winners": []}, "state.outcome: files-key-missing(key=rule)"),
]


@pytest.mark.parametrize(("path", "value", "refusal"), FROZEN_REFUSED, ids=[row[2][:60] for row in FROZEN_REFUSED])
def test_an_invalid_frozen_state_is_refused(path: str, value: Any, refusal: str) -> None:
    standard = SCENARIOS["ozymandia", "standard"]
    frozen = GAME.freeze(GAME.begin(standard, NO_DICE))
    with pytest.raises(BadFile) as refused:
        GAME.thaw(standard, with_value_at(frozen, path, value))
    assert brief_of(refused.value) == refusal


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "M", "FIRST", "1 M > S", "one", "city", "to"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["M", "FIRST", "kind", "cities", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def paths(value: Any, way: str = "") -> list[str]:
    """Every path inside a mapping."""
    rows = [way] if way else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        rows += paths(each, f"{way}/{key}" if way else str(key))
    return rows


@settings(deadline=None, max_examples=120, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_input_is_read_or_refused(data: st.DataObject) -> None:
    """A random change gives a fault with a sentence, or something that can be played."""
    reads: list[tuple[dict[str, Any], Callable[[Any], Any]]] = [
        (scenario(), lambda each: GAME.next_state(GAME.begin(GAME.read(each), NO_DICE), {}, NO_DICE)),
        (copy.deepcopy(CASE), lambda each: cases.result_of(read_case(each), GAME, render)),
    ]
    whole, read = data.draw(st.sampled_from(reads))
    changed = with_value_at(whole, data.draw(st.sampled_from(paths(whole))), data.draw(ANYTHING))
    try:
        read(changed)
    except Fault as fault:
        assert str(fault)


def test_adjudicate_reads_the_cases_of_every_game(rozz: Any, written: Any) -> None:
    good = written(CASE, "good.yaml")
    wrong = written(with_value_at(CASE, "expect/status/FIRST/move", "void"), "wrong.yaml")
    refused = written(with_value_at(CASE, "orders/FIRST", "1 M > Q"), "refused.yaml")
    assert rozz("adjudicate", good).status == 0
    ran = rozz("adjudicate", wrong)
    assert ran.status == 1 and "status.FIRST.move: expected void, got done" in ran.err
    ran = rozz("adjudicate", good, refused)
    assert ran.status == 2 and ran.out.count("\n") == 1 and "refused.yaml: orders.FIRST" in ran.err


def test_check_reads_the_scenarios(rozz: Any) -> None:
    for (game, name), _ in SCENARIOS.items():
        path = shipped_files.FOLDER / game / f"{name}.yaml"
        assert rozz("check", path).out == f"{path}: ok\n"
