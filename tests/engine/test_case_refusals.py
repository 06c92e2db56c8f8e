"""Impossible cases are refused with file and path; any other input is read or refused and never crashes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz import library
from rozz.cli.casebook import adjudicated
from rozz.engine import record
from rozz.engine.errors import BadFile, BadRecord
from rozz.engine.match import Match
from rozz.engine.rozz.reading.cases import read_case, result_of
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.engine_texts import render as in_english
from tests.support.engine.faults import brief_of, sentence_of

GONE = "(taken away)"
ROZZ = library.game("rozz")


def case() -> dict[str, Any]:
    """A valid case; each row spoils it in one way."""
    return {
        "game": "rozz",
        "name": "A case",
        "why": "R4.1 for the refusals.",
        "rules": ["R4.1"],
        "scenario": {
            "game": "rozz",
            "name": "Inline",
            "about": "For one case.",
            "board": {"territories": {"Braxx": [0, 0], "Rozz": [1, 0]}},
            "players": ["RED", "BLUE"],
            "objective": {"turns": 20},
        },
        "position": {"Braxx": {"RED": {"HQ": 1, "INF": 3}}, "Rozz": {"BLUE": {"HQ": 1}}},
        "orders": {"RED": ["P: INF > Braxx"]},
        "expect": {"bankroll": {"RED": 54}},
    }


def edited(mapping: dict[str, Any], edits: dict[str, Any]) -> dict[str, Any]:
    """The mapping with other values at some paths; a path set to GONE is removed."""
    for path, value in edits.items():
        *way, last = path.split(".")
        place = mapping
        for key in way:
            place = place.setdefault(key, {})
        if value == GONE:
            del place[last]
        else:
            place[last] = copy.deepcopy(value)
    return mapping


IMPOSSIBLE = [
    ({"game": GONE}, "files-key-missing(key=game)"),
    ({"name": GONE}, "files-key-missing(key=name)"),
    ({"scenario": GONE}, "files-key-missing(key=scenario)"),
    (
        {"game": "chess"},
        "game: files-unexpected(expected=[rozz or rosenkreuz or ozymandia or simultaneous-risk or campaigns], "
        "found='chess')",
    ),
    ({"nme": 1}, "files-meant(near=name, what=files-unknown-key(key='nme'))"),
    ({"name": 7}, "name: files-unexpected(expected=files-a-name, found=7)"),
    ({"why": 7}, "why: files-unexpected(expected=files-a-text, found=7)"),
    ({"rules": "R1"}, "rules: files-unexpected(expected=files-a-list, found='R1')"),
    ({"rules": [1]}, "rules.0: files-unexpected(expected=files-a-rule, found=1)"),
    (
        {"scenario": 5},
        "scenario: files-unexpected(expected=files-a-mapping-with(keys=[game, name, about, board, players, "
        "objective, bankroll, catalog, setup, commands, turn_limit, plays]), found=5)",
    ),
    ({"scenario.name": GONE}, "scenario: files-key-missing(key=name)"),
    ({"scenario.players": "RED"}, "scenario.players: files-unexpected(expected=files-colors, found='RED')"),
    ({"position.B9": {"RED": {"INF": 1}}}, "position.B9: files-meant(near=B6, what=files-no-tile(tile=B9))"),
    (
        {"position.B1": {"RED": {"INF": -1}}},
        "position.B1.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"position.B1": {"RED": {"INF": 1}, "BLUE": {"INF": 1}}},
        "position.B1: files-would-fight(colors=[BLUE, RED], tile=B1)",
    ),
    ({"position.B1": {"neutral": {"MDS": 2}}}, "position.B1: files-over-limit(item=MDS, most=1, number=2, tile=B1)"),
    ({"position": None}, "position: files-unexpected(expected=files-tiles, found=files-found-nothing)"),
    ({"position": GONE}, "scenario: files-key-missing(key=setup)"),
    ({"bankroll": -1}, "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ({"bankroll": {"GREEN": 1}}, "bankroll.GREEN: files-meant(near=RED, what=files-not-playing(name=GREEN))"),
    ({"bankroll": {"RED": True}}, "bankroll.RED: files-unexpected(expected=files-a-whole-number(least=0), found=true)"),
    ({"turn": 0}, "turn: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ({"turn": True}, "turn: files-unexpected(expected=files-a-whole-number(least=1), found=true)"),
    ({"turn": "4"}, "turn: files-unexpected(expected=files-a-whole-number(least=1), found='4')"),
    (
        {"correspondence": {"RED": -1}},
        "correspondence.RED: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    ({"correspondence": "x"}, "correspondence: files-unexpected(expected=files-a-whole-number(least=0), found='x')"),
    ({"orders": []}, "orders: files-unexpected(expected=files-by-color, found=files-found-list(number=0))"),
    ({"orders": {"GREEN": []}}, "orders.GREEN: files-meant(near=RED, what=files-not-playing(name=GREEN))"),
    ({"orders": {"RED": "N:"}}, "orders.RED: files-unexpected(expected=files-commands, found='N:')"),
    ({"orders": {"RED": None}}, "orders.RED: files-unexpected(expected=files-commands, found=files-found-nothing)"),
    ({"orders": {"RED": [{"N": None}]}}, "orders.RED.0: files-not-text"),
    ({"orders": {"RED": [{"M": "INF @ Braxx > B1"}]}}, "orders.RED.0: files-not-text"),
    ({"orders": {"RED": [None]}}, "orders.RED.0: files-not-text"),
    ({"orders": {"RED": [5]}}, "orders.RED.0: files-not-text"),
    ({"orders": {"RED": [True]}}, "orders.RED.0: files-not-text"),
    (
        {"orders": {"RED": ["P: INFF > Braxx"]}},
        "orders.RED.0: files-bad-command(command='P: INFF > Braxx', what=files-at-column(column=4, "
        "what=files-meant(near=INF, what=files-unreadable(expected=rozz-typed-item, word=INFF))))",
    ),
    (
        {"orders": {"RED": ["P: INF > Braxy"]}},
        "orders.RED.0: files-bad-command(command='P: INF > Braxy', what=files-at-column(column=10, "
        "what=files-meant(near=Braxx, what=files-unreadable(expected=rozz-typed-tile, word=Braxy))))",
    ),
    ({"orders": {"RED": ["N:"], "red": ["N:"]}}, "orders.red: files-named-twice(name=RED)"),
    (
        {"orders": {"RED": [""]}},
        "orders.RED.0: files-bad-command(command='', what=files-at-column(column=1, "
        "what=files-missing-here(expected=rozz-typed-item)))",
    ),
    (
        {"expect": []},
        "expect: files-unexpected(expected=files-a-mapping-with(keys=[after, position, bankroll, commands, "
        "correspondence, messages, status, winners, over]), found=files-found-list(number=0))",
    ),
    ({"expect": {"afterwards": {}}}, "expect: files-meant(near=after, what=files-unknown-key(key='afterwards'))"),
    (
        {"expect": {"after": {"battle": {}}}},
        "expect.after: files-meant(near=combat, what=files-unknown-key(key='battle'))",
    ),
    (
        {"expect": {"after": {"combat": {"B9": {}}}}},
        "expect.after.combat.B9: files-meant(near=B6, what=files-no-tile(tile=B9))",
    ),
    (
        {"expect": {"position": {"B1": {"RED": {"INF": True}}}}},
        "expect.position.B1.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=true)",
    ),
    ({"expect": {"bankroll": 5}}, "expect.bankroll: files-unexpected(expected=files-by-color, found=5)"),
    (
        {"expect": {"bankroll": {"RED": "5"}}},
        "expect.bankroll.RED: files-unexpected(expected=files-a-whole-number(least=0), found='5')",
    ),
    (
        {"expect": {"commands": {"RED": -1}}},
        "expect.commands.RED: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"expect": {"status": {"RED": ["don"]}}},
        "expect.status.RED.0: files-unexpected(expected=[done or void or failed], found='don')",
    ),
    (
        {"expect": {"status": {"RED": "done"}}},
        "expect.status.RED: files-unexpected(expected=files-a-list, found='done')",
    ),
    ({"expect": {"winners": ["GREEN"]}}, "expect.winners.0: files-unexpected(expected=[RED or BLUE], found='GREEN')"),
    ({"expect": {"winners": "RED"}}, "expect.winners: files-unexpected(expected=files-a-list, found='RED')"),
    ({"expect": {"over": "yes"}}, "expect.over: files-unexpected(expected=[true or false], found='yes')"),
    ({"expect": {"over": 1}}, "expect.over: files-unexpected(expected=[true or false], found=1)"),
    (
        {"expect": {"messages": [["RED", "GREEN"]]}},
        "expect.messages.0.1: files-unexpected(expected=[RED or BLUE], found='GREEN')",
    ),
    ({"expect": {"messages": ["RED"]}}, "expect.messages.0: files-unexpected(expected=files-a-pair, found='RED')"),
    (
        {"expect": {"messages": [["RED"]]}},
        "expect.messages.0: files-unexpected(expected=files-a-pair, found=files-found-list(number=1))",
    ),
    (
        {"expect": {"messages": [["RED", "BLUE", "RED"]]}},
        "expect.messages.0: files-unexpected(expected=files-a-pair, found=files-found-list(number=3))",
    ),
    ({"scenario": {"game": "rozz"}}, "scenario: files-key-missing(key=name)"),
]


@pytest.mark.parametrize(("edits", "refusal"), IMPOSSIBLE, ids=[refusal[:100] for _, refusal in IMPOSSIBLE])
def test_an_impossible_case_is_refused_with_its_path(edits, refusal, rozz, written):
    mapping = edited(case(), edits)
    with pytest.raises(BadFile) as refused:
        adjudicated(mapping)
    assert brief_of(refused.value) == refusal
    path = written(mapping)
    ran = rozz("adjudicate", path)
    assert ran.is_refusal and ran.err == f"{path}: {sentence_of(refused.value)}\n"


def test_the_case_before_it_is_spoiled_is_valid(rozz, written):
    assert rozz("adjudicate", written(case())).status == 0


@pytest.mark.parametrize("line", ["N:", "R:", "M: INF @ Braxx > B1", "P: INF*2 > Braxx", 'C: BLUE "hello"', "5", "~"])
def test_a_command_without_quotes_is_refused_with_advice(line, rozz, written):
    text = json.dumps({key: value for key, value in case().items() if key != "orders"})
    path = written("{" + text[1:-1] + ", orders: {RED:\n  [\n  " + line + "\n  ]}}")
    ran = rozz("adjudicate", path)
    assert ran.is_refusal and f"orders.RED.0: {in_english(said('files-not-text'))}" in ran.err


@pytest.mark.parametrize("name", ["basic-trainin", "basic_training"])
def test_an_unknown_shipped_scenario_is_refused_with_the_nearest_name(name, rozz, written):
    ran = rozz("adjudicate", written(edited(case(), {"scenario": name, "position": GONE})))
    assert ran.is_refusal and in_english(said("files-meant", what="", near="basic-training")) in ran.err


@pytest.mark.parametrize(
    "edits",
    [
        {"position": {"Braxx": {"RED": {"HQ": 1}}}},  # BLUE has no piece
        {"scenario.objective": "headquarters", "position": {"Rozz": {"BLUE": {"INF": 1}}}},  # no player has an HQ
        {"scenario.objective": {"central": "Rozz"}},  # a player starts there
        {"scenario.objective": {"occupation": 1}},  # met at the start
    ],
    ids=str,
)
def test_a_cases_position_need_not_be_a_valid_starting_position(edits, rozz, written):
    ran = rozz("adjudicate", written(edited(case(), {"expect": {}, "orders": {}, **edits})))
    assert ran.status == 0


# Any input is read or refused.

WORDS = [
    "INF", "HQ", "SRNUKE", "GOV", "AID", "RED", "BLUE", "neutral", "Braxx", "B1", "any", "all", "one", "portable",
    "one-for-one", "coloured", "none", "weakly", "turns", "doomsday", "rozz", "great-37", "passive", "", " ", "é", "ß",
]  # fmt: skip
KEYS = st.one_of(st.sampled_from([*WORDS, "hex", "polygon", "at", "territory", "range", "step"]), st.text(max_size=3))
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 40),
    st.integers(-(10**40), 10**40),
    st.floats(),
    st.sampled_from(WORDS),
    st.text(max_size=5),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(KEYS, st.integers(0, 3), st.booleans(), st.none()), inner, max_size=3),
    ),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path in a nested value."""
    found = [path]
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        found += places(each, (*path, key))
    return found


@st.composite
def corrupted_mappings(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """A valid mapping with one to three values changed, removed or added."""
    mapping = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from([path for path in places(mapping) if path]))
        place: Any = mapping
        for key in way:
            place = place[key]
        match draw(st.sampled_from(["change", "change", "take", "add"])):
            case "change":
                place[last] = draw(VALUES)
            case "take":
                del place[last]
            case "add" if isinstance(place, dict):
                place[draw(KEYS)] = draw(VALUES)
            case "add":
                place.insert(0, draw(VALUES))
        if not mapping:
            break
    return mapping


RICH = edited(
    copy.deepcopy(library.scenario_mapping("rails-2")),
    {
        "bankroll": {"RED": 50, "BLUE": 40},
        "plays": {"BLUE": "passive"},
        "commands": 1,
        "turn_limit": 30,
        "board.tiles": {"X1": {"hex": [40, 0]}, "Y1": {"polygon": [[90, 0], [94, 0], [94, 3]], "territory": "Ys"}},
        "board.links": [["X1", "Y1"]],
        "board.cuts": [["R1", "R2"]],
        "catalog.only": ["HQ", "INF", "ARMOR", "TRAP", "ADS", "SRNUKE", "MDS", "IU", "IC", "CORR"],
        "catalog.change": {
            "ADS": {"clash": [{"step": 1, "against": ["ARMOR"], "entering": True, "losses": 3}]},
            "MDS": {"stops": {"warheads": ["nuclear"], "number": 2, "spent": False}},
            "ARMOR": {"strike": {"range": [0, 3], "kills": "one", "spares": ["HQ"], "only": ["INF"]}},
        },
    },
)
CALM = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def test_the_rich_scenario_is_valid():
    assert ROZZ.read(RICH).warnings == ()


@given(corrupted_mappings(RICH))
@CALM
def test_any_scenario_is_refused_or_can_be_played_saved_and_read_again(mapping):
    try:
        scenario = ROZZ.read(mapping)
    except BadFile as refused:
        assert str(refused).strip()
        return
    match = Match.begin(ROZZ, scenario, "any")
    if match.outcome is None:
        match = match.reveal()
    text = record.to_json(match)
    assert record.to_json(record.from_json(text, library.game)) == text


@given(corrupted_mappings({**case(), "correspondence": {"RED": 1}, "turn": 3, "bankroll": {"RED": 20}}))
@CALM
def test_any_case_is_refused_or_can_be_adjudicated(mapping):
    try:
        read = read_case(mapping, ROZZ, library.scenario_mapping)
    except BadFile as refused:
        assert str(refused).strip()
        return
    json.dumps(result_of(read, ROZZ, render))


def saved() -> dict[str, Any]:
    """A record with one turn played and commands handed in for the next."""
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("solo-training")), "any")
    match = match.hand_in("RED", [ROZZ.parse(match.scenario, "P: ARMOR > Drift")[0]]).reveal()
    match = match.hand_in("RED", [ROZZ.parse(match.scenario, "M: INF*2 @ D3 > V6")[0]])
    return json.loads(record.to_json(match))


@given(corrupted_mappings(saved()))
@CALM
def test_any_record_is_refused_or_can_be_saved_again(mapping):
    try:
        reading = record.read(json.dumps(mapping), library.game)
    except BadRecord as refused:
        assert str(refused).strip()
        return
    record.read(record.to_json(reading.match), library.game)


@given(st.one_of(st.text(max_size=60), VALUES.map(json.dumps)))
@CALM
def test_any_text_is_a_record_or_refused(text):
    with pytest.raises(BadRecord):
        record.read(text, library.game)
