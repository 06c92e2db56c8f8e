"""Cases that cannot be: refused with file and path; and whatever is written, it is read or refused, never a crash."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz import library
from rozz.cli.case_runner import read_case, shown
from rozz.engine import record
from rozz.engine.errors import BadFile, BadRecord
from rozz.engine.match import Match

GONE = "(taken away)"
ROZZ = library.game("rozz")


def case() -> dict[str, Any]:
    """A case that is right; each row spoils it in one way."""
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
    """The mapping with other values at some paths; what is GONE is taken away."""
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
    ({"game": GONE}, "`game` is missing"),
    ({"name": GONE}, "`name` is missing"),
    ({"scenario": GONE}, "`scenario` is missing"),
    ({"game": "chess"}, "game: found 'chess', expected rozz"),
    ({"nme": 1}, "unknown key 'nme'; did you mean name?"),
    ({"name": 7}, "name: found 7, expected the case's name"),
    ({"why": 7}, "why: found 7, expected text"),
    ({"rules": "R1"}, "rules: found 'R1', expected a list"),
    ({"rules": [1]}, "rules.0: found 1, expected a rule number"),
    ({"scenario": 5}, "scenario: found 5, expected a mapping with"),
    ({"scenario.name": GONE}, "scenario: `name` is missing"),
    ({"scenario.players": "RED"}, "scenario.players: found 'RED', expected a list of colours"),
    ({"position.B9": {"RED": {"INF": 1}}}, "position.B9: there is no tile B9"),
    ({"position.B1": {"RED": {"INF": -1}}}, "position.B1.RED.INF: found -1, expected a whole number of at least 0"),
    (
        {"position.B1": {"RED": {"INF": 1}, "BLUE": {"INF": 1}}},
        "position.B1: the ground forces of BLUE and RED cannot both stand in B1",
    ),
    ({"position.B1": {"neutral": {"MDS": 2}}}, "position.B1: 2 MDS in B1, at most 1 may be"),
    ({"position": None}, "position: found nothing, expected a mapping of tiles"),
    ({"position": GONE}, "scenario: `setup` is missing"),
    ({"bankroll": -1}, "bankroll: found -1, expected a whole number of at least 0"),
    ({"bankroll": {"GREEN": 1}}, "bankroll.GREEN: GREEN does not play here"),
    ({"bankroll": {"RED": True}}, "bankroll.RED: found yes, expected a whole number of at least 0"),
    ({"turn": 0}, "turn: found 0, expected a whole number of at least 1"),
    ({"turn": True}, "turn: found yes, expected a whole number of at least 1"),
    ({"turn": "4"}, "turn: found '4', expected a whole number of at least 1"),
    ({"correspondence": {"RED": -1}}, "correspondence.RED: found -1, expected a whole number of at least 0"),
    ({"correspondence": "x"}, "correspondence: found 'x', expected a whole number of at least 0"),
    ({"orders": []}, "orders: found a list of 0, expected a mapping of colours"),
    ({"orders": {"GREEN": []}}, "orders.GREEN: GREEN does not play here"),
    ({"orders": {"RED": "N:"}}, "orders.RED: found 'N:', expected a list of commands"),
    ({"orders": {"RED": None}}, "orders.RED: found nothing, expected a list of commands"),
    ({"orders": {"RED": [{"N": None}]}}, "orders.RED.0: YAML did not read this command as text; put it in quotes"),
    (
        {"orders": {"RED": [{"M": "INF @ Braxx > B1"}]}},
        "orders.RED.0: YAML did not read this command as text; put it in quotes",
    ),
    ({"orders": {"RED": [None]}}, "orders.RED.0: YAML did not read this command as text; put it in quotes"),
    ({"orders": {"RED": [5]}}, "orders.RED.0: YAML did not read this command as text; put it in quotes"),
    ({"orders": {"RED": [True]}}, "orders.RED.0: YAML did not read this command as text; put it in quotes"),
    (
        {"orders": {"RED": ["P: INFF > Braxx"]}},
        "orders.RED.0: 'P: INFF > Braxx': found 'INFF', expected an item; did you mean INF? (column 4)",
    ),
    (
        {"orders": {"RED": ["P: INF > Braxy"]}},
        "orders.RED.0: 'P: INF > Braxy': found 'Braxy', expected a tile; did you mean Braxx? (column 10)",
    ),
    ({"orders": {"RED": ["N:"], "red": ["N:"]}}, "orders.red: RED is named twice"),
    ({"orders": {"RED": [""]}}, "orders.RED.0: '': the command ends here, expected an item (column 1)"),
    ({"expect": []}, "expect: found a list of 0, expected a mapping with"),
    ({"expect": {"afterwards": {}}}, "expect: unknown key 'afterwards'; did you mean after?"),
    ({"expect": {"after": {"battle": {}}}}, "expect.after: unknown key 'battle'; did you mean combat?"),
    ({"expect": {"after": {"combat": {"B9": {}}}}}, "expect.after.combat.B9: there is no tile B9"),
    (
        {"expect": {"position": {"B1": {"RED": {"INF": True}}}}},
        "expect.position.B1.RED.INF: found yes, expected a whole number of at least 0",
    ),
    ({"expect": {"bankroll": 5}}, "expect.bankroll: found 5, expected a mapping of colours"),
    ({"expect": {"bankroll": {"RED": "5"}}}, "expect.bankroll.RED: found '5', expected a whole number of at least 0"),
    ({"expect": {"commands": {"RED": -1}}}, "expect.commands.RED: found -1, expected a whole number of at least 0"),
    ({"expect": {"status": {"RED": ["don"]}}}, "expect.status.RED.0: found 'don', expected done or void or failed"),
    ({"expect": {"status": {"RED": "done"}}}, "expect.status.RED: found 'done', expected a list"),
    ({"expect": {"winners": ["GREEN"]}}, "expect.winners.0: found 'GREEN', expected RED or BLUE"),
    ({"expect": {"winners": "RED"}}, "expect.winners: found 'RED', expected a list"),
    ({"expect": {"over": "yes"}}, "expect.over: found 'yes', expected true or false"),
    ({"expect": {"over": 1}}, "expect.over: found 1, expected true or false"),
    ({"expect": {"messages": [["RED", "GREEN"]]}}, "expect.messages.0.1: found 'GREEN', expected RED or BLUE"),
    ({"expect": {"messages": ["RED"]}}, "expect.messages.0: found 'RED', expected a pair"),
    ({"expect": {"messages": [["RED"]]}}, "expect.messages.0: found a list of 1, expected a pair"),
    ({"expect": {"messages": [["RED", "BLUE", "RED"]]}}, "expect.messages.0: found a list of 3, expected a pair"),
    ({"scenario": {"game": "rozz"}}, "scenario: `name` is missing"),
]


@pytest.mark.parametrize(("edits", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_an_impossible_case_is_refused_with_its_path(edits, sentence, rozz, written):
    path = written(edited(case(), edits))
    ran = rozz("adjudicate", path)
    assert ran.is_refusal and ran.err.startswith(f"{path}: {sentence}")


def test_the_case_that_the_rows_spoil_is_right(rozz, written):
    assert rozz("adjudicate", written(case())).status == 0


@pytest.mark.parametrize("line", ["N:", "R:", "M: INF @ Braxx > B1", "P: INF*2 > Braxx", 'C: BLUE "hello"', "5", "~"])
def test_a_command_without_quotes_is_refused_with_advice(line, rozz, written):
    text = json.dumps({key: value for key, value in case().items() if key != "orders"})
    path = written("{" + text[1:-1] + ", orders: {RED:\n  [\n  " + line + "\n  ]}}")
    ran = rozz("adjudicate", path)
    assert ran.is_refusal and "orders.RED.0: " in ran.err and "put it in quotes" in ran.err


@pytest.mark.parametrize("name", ["basic-trainin", "basic_training"])
def test_an_unknown_shipped_scenario_is_refused_with_the_nearest_name(name, rozz, written):
    ran = rozz("adjudicate", written(edited(case(), {"scenario": name, "position": GONE})))
    assert ran.is_refusal and "did you mean basic-training?" in ran.err


@pytest.mark.parametrize(
    "edits",
    [
        {"position": {"Braxx": {"RED": {"HQ": 1}}}},  # BLUE has no piece
        {"scenario.objective": "headquarters", "position": {"Rozz": {"BLUE": {"INF": 1}}}},  # nobody has an HQ
        {"scenario.objective": {"central": "Rozz"}},  # somebody starts there
        {"scenario.objective": {"occupation": 1}},  # met at the start
    ],
    ids=str,
)
def test_a_cases_position_is_free_of_what_only_a_beginning_must_have(edits, rozz, written):
    ran = rozz("adjudicate", written(edited(case(), {"expect": {}, "orders": {}, **edits})))
    assert ran.status == 0


# Whatever is written: read or refused.

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
def spoilt(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """A right mapping with one to three places changed, taken away or added to."""
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


def test_the_rich_scenario_is_right():
    assert ROZZ.read(RICH).warnings == ()


@given(spoilt(RICH))
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


@given(spoilt({**case(), "correspondence": {"RED": 1}, "turn": 3, "bankroll": {"RED": 20}}))
@CALM
def test_any_case_is_refused_or_can_be_adjudicated(mapping):
    try:
        read = read_case(mapping, ROZZ, library.scenario_mapping)
    except BadFile as refused:
        assert str(refused).strip()
        return
    json.dumps(shown(read, ROZZ))


def saved() -> dict[str, Any]:
    """A record of a turn played and commands handed in for the next."""
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("solo-training")), "any")
    match = match.hand_in("RED", [ROZZ.parse(match.scenario, "P: ARMOR > Drift")[0]]).reveal()
    match = match.hand_in("RED", [ROZZ.parse(match.scenario, "M: INF*2 @ D3 > V6")[0]])
    return json.loads(record.to_json(match))


@given(spoilt(saved()))
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
