"""Scenarios that cannot be: each refused in one sentence with the file, the path inside it, and what is wrong there."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadScenario

GONE = "(taken away)"


def base() -> dict[str, Any]:
    """A scenario that is right; each row spoils it in one way."""
    return {
        "game": "rozz",
        "name": "Border",
        "about": "Two headquarters.",
        "board": {
            "territories": {"Braxx": [0, 0], "Rozz": [1, 0], "Karn": [0, 1]},
            "tiles": {"X1": {"hex": [9, 0]}},
        },
        "players": ["RED", "BLUE"],
        "objective": "headquarters",
        "setup": {"Braxx": {"RED": {"HQ": 1, "INF": 3}}, "Rozz": {"BLUE": {"HQ": 1, "INF": 3}}},
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


#: What is spoilt, and how the sentence begins that says so.
IMPOSSIBLE = [
    # the list of docs/formats.md, in its order
    ({"setup.B3.RED.INF": -1}, "setup.B3.RED.INF: found -1, expected a whole number of at least 0"),
    ({"setup.B3.neutral.CC": 2}, "setup.B3: 2 CC in B3, at most 1 may be"),
    ({"setup.B3.neutral.MDS": 2}, "setup.B3: 2 MDS in B3, at most 1 may be"),
    ({"setup.B3.neutral.ADS": 2}, "setup.B3: 2 ADS in B3, at most 1 may be"),
    ({"setup.B3.RED.GOV": 2}, "setup.B3: 2 GOV in B3, at most 1 may be"),
    ({"setup.B3.RED.GOV": 1, "setup.B3.BLUE.GOV": 1}, "setup.B3: 2 GOV in B3, at most 1 may be"),
    ({"setup.Braxx.RED.HQ": 2}, "setup.Braxx: 2 HQ in Braxx, at most 1 may be"),
    ({"setup.Braxx.BLUE.HQ": 1, "setup.Rozz.BLUE.HQ": 0}, "setup.Braxx: more than one headquarters in Braxx"),
    (
        {"setup.B3": {"RED": {"INF": 1}, "BLUE": {"INF": 1}}},
        "setup.B3: the ground forces of BLUE and RED cannot both stand in B3",
    ),
    (
        {"setup.B3": {"RED": {"ARMOR": 1}, "BLUE": {"INF": 1}}},
        "setup.B3: the ground forces of BLUE and RED cannot both stand in B3",
    ),
    (
        {"setup.B3": {"RED": {"ARMOR": 1}, "BLUE": {"ARMOR": 1}}},
        "setup.B3: the ground forces of BLUE and RED cannot both stand in B3",
    ),
    (
        {"setup.B3.neutral.INF": 1},
        "setup.B3.neutral.INF: INF is coloured, so it stands under a colour, not under neutral",
    ),
    ({"setup.B3.RED.SRNUKE": 1}, "setup.B3.RED.SRNUKE: SRNUKE is neutral, so it stands under neutral, not under RED"),
    ({"setup.B3.neutral.CORR": 1}, "setup.B3.neutral.CORR: CORR is off the board and cannot stand in a tile"),
    ({"setup.B3.RED.AID": 1}, "setup.B3.RED.AID: AID is off the board and cannot stand in a tile"),
    ({"setup.B3.RED.HQ": 1}, "setup: RED has more than one headquarters"),
    ({"board.tiles.X2": {"hex": [9, 0]}}, "board.tiles.X2: X2 lies where X1 lies, at [9, 0]"),
    ({"board.tiles.X2": {"hex": [0, 0]}}, "board.tiles.X2: X2 lies where Braxx lies, at [0, 0]"),
    ({"board.territories.Mire": [0, 0]}, "board.territories.Mire: Mire lies where Braxx lies, at [0, 0]"),
    ({"board.tiles.x1": {"hex": [12, 0]}}, "board.tiles.x1: there are two tiles named x1"),
    ({"board.tiles.b1": {"hex": [12, 0]}}, "board.tiles.b1: there are two tiles named b1"),
    (
        {"board.territories.Bar": [2, 0]},
        "board.territories.Bar: Bar and Braxx would both name their tiles B1 to B6; give one a `prefix`",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "b"}},
        "board.territories.Mire: Mire and Braxx would both name their tiles b1 to b6; give one a `prefix`",
    ),
    (
        {"board.territories.ROZZ": {"at": [2, 0], "prefix": "M"}},
        "board.territories.ROZZ: there are two territories named ROZZ",
    ),
    ({"objective": {"central": "Roz"}}, "objective.central: there is no territory Roz; did you mean Rozz?"),
    ({"objective": {"occupation": 23}}, "objective: the board has only 22 tiles, not 23"),
    ({"objective": {"occupation": 24}}, "objective: the board has only 22 tiles, not 24"),
    (
        {
            "objective": "original",
            "board": {"tiles": {"X1": {"hex": [0, 0]}, "X2": {"hex": [1, 0]}}},
            "setup": {"X1": {"RED": {"INF": 1}}, "X2": {"BLUE": {"INF": 1}}},
        },
        "objective: the objective `original` needs a territory, and the board has none",
    ),
    ({"objective": {"turns": 20}, "turn_limit": 19}, "turn_limit: the limit 19 is below the 20 turns of the objective"),
    ({"objective": "turns", "turn_limit": 19}, "turn_limit: the limit 19 is below the 20 turns of the objective"),
    ({"setup.Rozz.BLUE.HQ": GONE}, "setup: BLUE has no headquarters, and the objective is headquarters"),
    ({"objective": {"central": "Rozz"}}, "setup.Rozz: nobody may start in the central territory, R10.4"),
    (
        {"objective": {"central": "Karn"}, "setup.K2.RED.JET": 1},
        "setup.K2: nobody may start in the central territory, R10.4",
    ),
    ({"setup.Rozz": GONE, "objective": {"turns": 5}}, "setup: BLUE starts without any piece"),
    ({"players": ["RED", "BLUE", "GREEN"], "objective": "elimination"}, "setup: GREEN starts without any piece"),
    (
        {"setup.Rozz.BLUE.INF": 0, "setup.Rozz.BLUE.HQ": 1, "objective": "elimination"},
        "objective: RED and BLUE would have met the objective before the first turn",
    ),
    (
        {"setup.R1.RED.INF": 1, "setup.K1.RED.INF": 1, "objective": "original"},
        "objective: RED would have met the objective before the first turn",
    ),
    ({"objective": {"occupation": 1}}, "objective: RED and BLUE would have met the objective before the first turn"),
    (
        {"setup.Rozz.BLUE": {"HQ": 1}, "setup.Rozz.RED": {"INF": 1}},
        "objective: RED would have met the objective before the first turn",
    ),
    ({"objectiv": "headquarters"}, "unknown key 'objectiv'; did you mean objective?"),
    ({"colour": 1}, "unknown key 'colour'"),
    ({"board.tile": {}}, "board: unknown key 'tile'; did you mean tiles?"),
    ({"board.tiles.X2": {"hexx": [1, 2]}}, "board.tiles.X2: unknown key 'hexx'; did you mean hex?"),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefx": "M"}},
        "board.territories.Mire: unknown key 'prefx'; did you mean prefix?",
    ),
    ({"catalog": {"onyl": []}}, "catalog: unknown key 'onyl'; did you mean only?"),
    ({"catalog": {"change": {"INF": {"prize": 2}}}}, "catalog.change.INF: unknown key 'prize'"),
    ({"plays": {"GREEN": "passive"}}, "plays.GREEN: GREEN does not play here"),
    ({"plays": {"RED": "computer"}}, "plays.RED: found 'computer', expected passive"),
    ({"plays": "passive"}, "plays: found 'passive', expected a mapping of colours"),
    ({"game": GONE}, "`game` is missing"),
    ({"name": GONE}, "`name` is missing"),
    ({"board": GONE}, "`board` is missing"),
    ({"players": GONE}, "`players` is missing"),
    ({"objective": GONE}, "`objective` is missing"),
    ({"setup": GONE}, "`setup` is missing"),
    ({"game": "chess"}, "game: there is no game 'chess'"),
    ({"name": 5}, "name: found 5, expected the scenario's name"),
    ({"name": ""}, "name: found '', expected the scenario's name"),
    ({"name": True}, "name: found yes, expected the scenario's name"),
    ({"about": 3}, "about: found 3, expected a sentence"),
    ({"board": 5}, "board: found 5, expected a mapping with"),
    ({"board": ["Braxx"]}, "board: found a list of 1, expected a mapping with"),
    ({"board": {}}, "board: a board has at least one tile: `territories` or `tiles`"),
    ({"board": None}, "board: found nothing, expected a mapping with"),
    ({"players": "RED"}, "players: found 'RED', expected a list of colours"),
    ({"players": {"RED": 1}}, "players: found a mapping, expected a list of colours"),
    ({"players": []}, "players: nobody plays; name at least one colour"),
    ({"players": [1]}, "players.0: found 1, expected a colour: a word of letters"),
    ({"players": [True]}, "players.0: found yes, expected a colour: a word of letters"),
    ({"players": ["RED", "red"]}, "players.1: RED plays twice"),
    (
        {"players": ["RED", "neutral"]},
        "players.1: found 'neutral', expected a colour: a word of letters, not `neutral`",
    ),
    ({"players": ["RED", "BLUE2"]}, "players.1: found 'BLUE2', expected a colour: a word of letters, not `neutral`"),
    ({"players": ["RED", "BL UE"]}, "players.1: found 'BL UE', expected a colour: a word of letters"),
    ({"objective": "headquaters"}, "objective: found 'headquaters', expected headquarters, original, "),
    ({"objective": 5}, "objective: found 5, expected headquarters, original, "),
    ({"objective": {}}, "objective: found a mapping, expected one objective: headquarters, "),
    (
        {"objective": {"turns": 1, "occupation": 3}},
        "objective: found a mapping, expected one objective: headquarters, ",
    ),
    ({"objective": {"turns": 0}}, "objective.turns: found 0, expected a whole number of at least 1"),
    ({"objective": {"turns": True}}, "objective.turns: found yes, expected a whole number of at least 1"),
    ({"objective": {"turns": "20"}}, "objective.turns: found '20', expected a whole number of at least 1"),
    ({"objective": {"central": 5}}, "objective.central: found 5, expected a territory"),
    ({"objective": "central"}, "objective: found 'central', expected headquarters, original, "),
    ({"objective": None}, "objective: found nothing, expected headquarters, "),
    ({"objective": ["headquarters"]}, "objective: found a list of 1, expected headquarters, "),
    ({"bankroll": -1}, "bankroll: found -1, expected a whole number of at least 0"),
    ({"bankroll": True}, "bankroll: found yes, expected a whole number of at least 0"),
    ({"bankroll": "50"}, "bankroll: found '50', expected a whole number of at least 0"),
    ({"bankroll": 2.5}, "bankroll: found 2.5, expected a whole number of at least 0"),
    ({"bankroll": None}, "bankroll: found nothing, expected a whole number of at least 0"),
    ({"bankroll": [50]}, "bankroll: found a list of 1, expected a whole number of at least 0"),
    ({"bankroll": {"RED": -1}}, "bankroll.RED: found -1, expected a whole number of at least 0"),
    ({"bankroll": {"GREEN": 1}}, "bankroll.GREEN: GREEN does not play here"),
    ({"bankroll": {"RED": 1, "red": 2}}, "bankroll.red: RED is named twice"),
    ({"bankroll": {"RED": False}}, "bankroll.RED: found no, expected a whole number of at least 0"),
    ({"commands": -1}, "commands: found -1, expected a whole number of at least 0"),
    ({"commands": True}, "commands: found yes, expected a whole number of at least 0"),
    ({"commands": "2"}, "commands: found '2', expected a whole number of at least 0"),
    ({"commands": {"RED": 1}}, "commands: found a mapping, expected a whole number of at least 0"),
    ({"commands": None}, "commands: found nothing, expected a whole number of at least 0"),
    ({"turn_limit": 0}, "turn_limit: found 0, expected a whole number of at least 1"),
    ({"turn_limit": 1.5}, "turn_limit: found 1.5, expected a whole number of at least 1"),
    ({"turn_limit": False}, "turn_limit: found no, expected a whole number of at least 1"),
    ({"turn_limit": None}, "turn_limit: found nothing, expected a whole number of at least 1"),
    ({"catalog": None}, "catalog: found nothing, expected a mapping with"),
    ({"catalog": []}, "catalog: found a list of 0, expected a mapping with"),
    ({"catalog": {"only": "INF"}}, "catalog.only: found 'INF', expected a list of items"),
    ({"catalog": {"only": ["INFF"]}}, "catalog.only.0: there is no item INFF; did you mean INF?"),
    ({"catalog": {"only": ["INF", "inf"]}}, "catalog.only.1: INF is named twice"),
    ({"catalog": {"only": [5]}}, "catalog.only.0: found 5, expected an item"),
    ({"setup": None}, "setup: found nothing, expected a mapping of tiles"),
    ({"setup": []}, "setup: found a list of 0, expected a mapping of tiles"),
    ({"setup": {"Braxz": {"RED": {"INF": 1}}}}, "setup.Braxz: there is no tile Braxz; did you mean Braxx?"),
    ({"setup.braxx": {"RED": {"INF": 1}}}, "setup.braxx: Braxx is named twice"),
    ({"setup.B3": None}, "setup.B3: found nothing, expected a mapping of colours (or neutral) to pieces"),
    ({"setup.B3": {"GREEN": {"INF": 1}}}, "setup.B3.GREEN: GREEN does not play here"),
    ({"setup.B3": {"REDD": {"INF": 1}}}, "setup.B3.REDD: REDD does not play here"),
    ({"setup.B3": {"RED": {"INF": 1}, "red": {"INF": 1}}}, "setup.B3.red: RED is named twice"),
    (
        {"setup.B3": {"RED": {"INFF": 1}}},
        "setup.B3.RED.INFF: INFF is not in this scenario's catalog; did you mean INF?",
    ),
    ({"setup.B3": {"RED": {"INF": 1, "inf": 1}}}, "setup.B3.RED.inf: INF is named twice"),
    ({"setup.B3": {"RED": {"INF": True}}}, "setup.B3.RED.INF: found yes, expected a whole number of at least 0"),
    ({"setup.B3": {"RED": {"INF": "1"}}}, "setup.B3.RED.INF: found '1', expected a whole number of at least 0"),
    ({"setup.B3": {"RED": {"INF": 1.0}}}, "setup.B3.RED.INF: found 1.0, expected a whole number of at least 0"),
    ({"setup.B3": {"RED": {"INF": None}}}, "setup.B3.RED.INF: found nothing, expected a whole number of at least 0"),
    ({"setup.B3": {"RED": 5}}, "setup.B3.RED: found 5, expected a mapping of items to numbers"),
    ({"setup.B3": {"RED": {"DBASE": 1}}}, "setup.B3.RED.DBASE: DBASE is not in this scenario's catalog"),
    ({"setup.B3": {"neutral": {"DBASE": 1}}}, "setup.B3.neutral.DBASE: DBASE is not in this scenario's catalog"),
    (
        {"setup.B3": {"RED": {"I-NF": 1}}},
        "setup.B3.RED.I-NF: found 'I-NF', expected an abbreviation of letters and digits",
    ),
    ({"setup": {5: {"RED": {"INF": 1}}}}, "setup: the key 5 is not text; put it in quotes if it is a name"),
    ({"setup": {True: {"RED": {"INF": 1}}}}, "setup: the key yes is not text; put it in quotes if it is a name"),
    ({"setup.B3": {True: {"INF": 1}}}, "setup.B3: the key yes is not text; put it in quotes if it is a name"),
    ({"board.territories": []}, "board.territories: found a list of 0, expected a mapping of territories to [u, v]"),
    ({"board.territories.Mire": 5}, "board.territories.Mire: found 5, expected [u, v], two whole numbers"),
    ({"board.territories.Mire": [1]}, "board.territories.Mire: found a list of 1, expected [u, v], two whole numbers"),
    (
        {"board.territories.Mire": [1, 2, 3]},
        "board.territories.Mire: found a list of 3, expected [u, v], two whole numbers",
    ),
    (
        {"board.territories.Mire": ["1", 2]},
        "board.territories.Mire: found a list of 2, expected [u, v], two whole numbers",
    ),
    (
        {"board.territories.Mire": [True, 2]},
        "board.territories.Mire: found a list of 2, expected [u, v], two whole numbers",
    ),
    (
        {"board.territories.Mire": [1.5, 2]},
        "board.territories.Mire: found a list of 2, expected [u, v], two whole numbers",
    ),
    (
        {"board.territories.Mire": [1001, 2]},
        "board.territories.Mire: found a list of 2, expected coordinates between -1000 and 1000",
    ),
    ({"board.territories.Mire": {"prefix": "M"}}, "board.territories.Mire: `at` is missing: [u, v]"),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "Mire"}},
        "board.territories.Mire.prefix: found 'Mire', expected a prefix of one to three letters",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "M1"}},
        "board.territories.Mire.prefix: found 'M1', expected a prefix of one to three letters",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": 5}},
        "board.territories.Mire.prefix: found 5, expected a prefix of one to three letters",
    ),
    (
        {"board.territories.Mi-re": [2, 0]},
        "board.territories.Mi-re: the territory's name 'Mi-re' must be letters and digits",
    ),
    (
        {f"board.territories.{'Mire' * 70}": [2, 0]},
        f"board.territories.{'Mire' * 10}…: the name '{'Mire' * 10}…' has 280 letters; a place's name may have 40",
    ),
    ({"board.territories": {7: [0, 0]}}, "board.territories: the key 7 is not text; put it in quotes if it is a name"),
    (
        {"board.territories": {"7th": [0, 0]}},
        "board.territories.7th: the territory 7th begins with a digit and needs a `prefix`",
    ),
    ({"board.tiles.X2": {}}, "board.tiles.X2: a tile has either `hex: [q, r]` or `polygon: [[x, y], …]`"),
    (
        {"board.tiles.X2": {"hex": [11, 0], "polygon": [[0, 0], [1, 0], [0, 1]]}},
        "board.tiles.X2: a tile has either `hex: [q, r]` or `polygon: [[x, y], …]`",
    ),
    (
        {"board.tiles.X2": {"hex": [1.5, 0]}},
        "board.tiles.X2.hex: found a list of 2, expected [q, r], two whole numbers",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0]]}},
        "board.tiles.X2.polygon: a polygon has at least three points that are not in one line",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [2, 0]]}},
        "board.tiles.X2.polygon: a polygon has at least three points that are not in one line",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], "x"]}},
        "board.tiles.X2.polygon.2: found 'x', expected a point [x, y]",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, float("nan")]]}},
        "board.tiles.X2.polygon.2: found a list of 2, expected a point [x, y] of two numbers up to 10000",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, float("inf")]]}},
        "board.tiles.X2.polygon.2: found a list of 2, expected a point [x, y] of two numbers up to 10000",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, True]]}},
        "board.tiles.X2.polygon.2: found a list of 2, expected a point [x, y] of two numbers up to 10000",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, 1, 2]]}},
        "board.tiles.X2.polygon.2: found a list of 3, expected a point [x, y] of two numbers up to 10000",
    ),
    ({"board.tiles.X2": {"polygon": "x"}}, "board.tiles.X2.polygon: found 'x', expected a list of points [x, y]"),
    (
        {"board.tiles.X2": {"hex": [11, 0], "territory": 5}},
        "board.tiles.X2.territory: found 5, expected a territory's name",
    ),
    ({"board.tiles.X 2": {"hex": [11, 0]}}, "board.tiles.X 2: the tile's name 'X 2' must be letters and digits"),
    ({"board.tiles.X2": "hex"}, "board.tiles.X2: found 'hex', expected a mapping with"),
    ({"board.links": [["X1"]]}, "board.links.0: found a list of 1, expected a pair of tiles"),
    ({"board.links": [["X1", "X9"]]}, "board.links.0.1: there is no tile X9"),
    ({"board.links": [["X1", "X1"]]}, "board.links.0: X1 cannot touch itself"),
    ({"board.links": ["X1"]}, "board.links.0: found 'X1', expected a pair of tiles"),
    ({"board.links": {"X1": "B1"}}, "board.links: found a mapping, expected a list of pairs of tiles"),
    ({"board.links": [["X1", 5]]}, "board.links.0.1: found 5, expected a tile"),
    ({"board.cuts": [["B1", "B2", "B3"]]}, "board.cuts.0: found a list of 3, expected a pair of tiles"),
    ({"board.cuts": [["B1", "B9"]]}, "board.cuts.0.1: there is no tile B9"),
    ({"board.cuts": "B1"}, "board.cuts: found 'B1', expected a list of pairs of tiles"),
    ({"board.tiles.INF": {"hex": [12, 0]}}, "board: the tile INF has the name of an item's abbreviation; rename it"),
    ({"board.tiles.red": {"hex": [12, 0]}}, "board: the tile red has the name of a player's colour; rename it"),
    (
        {"board.tiles.Neutral": {"hex": [12, 0]}},
        "board: the tile Neutral has the name of a word of the rules; rename it",
    ),
    (
        {"catalog": {"only": ["HQ", "INF"]}, "board.tiles.Mds": {"hex": [12, 0]}},
        "board: the tile Mds has the name of an item's abbreviation; rename it",
    ),
    (
        {"catalog": {"add": {"X1": {"name": "x", "owner": "neutral"}}}},
        "board: the tile X1 has the name of an item's abbreviation; rename it",
    ),
    ({"board": "great37"}, "board: there is no board 'great37'; did you mean great-37?"),
]


@pytest.mark.parametrize(
    ("objective", "form"),
    [
        ("headquaters", "headquarters"),
        ("Elimination", "elimination"),
        ("central", "{central: TERRITORY}"),
        ({"elimination": True}, "elimination"),
        ({"turn": 20}, "turns"),
    ],
    ids=str,
)
def test_an_objective_in_a_wrong_form_is_refused_with_the_right_one(objective, form, rozz, written):
    checked = rozz("check", written(edited(base(), {"objective": objective})))
    assert checked.status == 2 and checked.out.endswith(f"; did you mean {form}?\n")


@pytest.mark.parametrize(("edits", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_an_impossible_scenario_is_refused_with_its_path(edits, sentence, rozz, written):
    path = written(edited(base(), edits))
    checked = rozz("check", path)
    assert checked.status == 2
    assert checked.out.startswith(f"{path}: {sentence}") and checked.out.count("\n") == 1 and not checked.err
    begun = rozz("new", path)
    assert begun.is_refusal and sentence in begun.err


def test_the_scenario_that_the_rows_spoil_is_right(rozz, written):
    path = written(base())
    assert rozz("check", path).out == f"{path}: ok\n"


#: What is no fault, though it looks like one.
POSSIBLE = [
    {"setup.braxx": {"RED": {"HQ": 1, "INF": 3}}, "setup.Braxx": GONE},
    {"players": ["Red", "blue"]},
    {"setup.Braxx": {"red": {"hq": 1, "inf": 3}}},
    {"setup.B3.RED.INF": 0},
    {"setup.B3": {}},
    {"bankroll": {"RED": 50}},
    {"bankroll": {}},
    {"commands": 0},
    {"about": GONE},
    {"turn_limit": 20, "objective": {"turns": 20}},
    {"objective": {"occupation": 22}},
    {"objective": "occupation"},
    {"objective": {"central": "KARN"}},
    {"objective": {"central": "Karn"}, "setup.K1.neutral.IC": 1},
    {"plays": {"blue": "passive"}},
    {"plays": {"RED": "passive", "BLUE": "passive"}},
    {"catalog": {}},
    {"board.links": [["x1", "b1"]]},
    {"board.tiles.X2": {"hex": [11, 0], "territory": "braxx"}},
    {"setup.B3": {"RED": {"BOMBER": 2}, "BLUE": {"JET": 2}}},
    {"setup.B3": {"RED": {"INF": 2}, "BLUE": {"GOV": 1, "TRAP": 3}}},
]


@pytest.mark.parametrize("edits", POSSIBLE, ids=str)
def test_a_possible_scenario_is_accepted(edits, rozz, written):
    path = written(edited(base(), edits))
    assert rozz("check", path).out == f"{path}: ok\n"


def test_cutting_what_does_not_touch_is_only_remarked_upon(rozz, written):
    path = written(edited(base(), {"board.cuts": [["X1", "B1"]]}))
    checked = rozz("check", path)
    assert checked.status == 0
    assert checked.out == f"{path}: ok; warning: board.cuts.0: X1 and B1 do not touch; there is nothing to cut\n"


def test_an_unknown_board_is_refused_with_the_nearest_name(rozz, written):
    checked = rozz("check", written(edited(base(), {"board": "great37"})))
    assert checked.status == 2 and "did you mean great-37?" in checked.out


#: YAML that is not read, and a word of the sentence that says so.
UNREADABLE = {
    "an alias": ("name: &it Border\nabout: *it\n", "aliases are not read (line 2, column 8)"),
    "a doubled key": ("name: A\nname: B\n", "the key 'name' stands twice (line 2, column 1)"),
    "a doubled key in quotes": ('name: A\n"name": B\n', "the key 'name' stands twice"),
    "a doubled number": ("setup:\n  1: x\n  1: y\n", "the key '1' stands twice"),
    "a doubled key deep inside": ("setup: {B3: {RED: {INF: 1, INF: 2}}}\n", "the key 'INF' stands twice"),
    "a merge key": ("setup:\n  <<: {B3: {RED: {INF: 1}}}\n", "merge keys are not read (line 2, column 3)"),
    "a list as a key": ("? [a]\n: 1\n", "unhashable key"),
    "a tag of Python": ("name: !!python/object/apply:os.getcwd []\n", "could not determine a constructor"),
    "a tag of one's own": ("name: !secret x\n", "could not determine a constructor"),
    "two documents": ("name: A\n---\nname: B\n", "another document"),
    "an open bracket": ("board: {territories: [\n", "not readable as YAML"),
    "a tab": ("board:\n\tterritories: {}\n", "(line 2, column 1); YAML is indented with spaces, not with tabs"),
    "a colon in a text": ("name: A\nabout: Three: two\n", "a second colon (line 2, column 13); put the text"),
    "a zero byte": ("name: A\nabout: \0\n", "the character #x0000 is in no text (line 2)"),
    "a number without end": (f"name: A\nbankroll: {'9' * 5000}\n", "a number of many digits (line 2, column 11)"),
    "a tag that lies": ("name: A\nbankroll: !!int x\n", "this is not what its tag says (line 2, column 11)"),
    "a tag that lies otherwise": ("name: A\nplays: !!bool x\n", "this is not what its tag says (line 2, column 8)"),
    "a set": ("name: A\nplayers: !!set {RED, BLUE}\n", "could not determine a constructor"),
    "bytes": ("name: !!binary aGVsbG8=\n", "could not determine a constructor"),
    "a quote that never ends": ('game: rozz\nname: "A\nplayers: [RED]\n', "quoted scalar that begins in line 2"),
    "a bracket that never ends": ("name: A\nboard: {\nplayers: [RED]\nsetup: 1\n", "mapping that begins in line 2"),
    "thirteen levels": ("name: " + "[" * 12 + "]" * 12 + "\n", "nested deeper than 12 levels"),
    "a thousand levels": ("name: " + "[" * 1000 + "]" * 1000 + "\n", "nested deeper than 12 levels"),
    "nothing": ("", "found nothing, expected a mapping"),
    "a list": ("- name: A\n", "found a list of 1, expected a mapping"),
    "a text": ("Border\n", "found 'Border', expected a mapping"),
    "too large": ("# " + "x" * (256 * 1024) + "\nname: A\n", "larger than 256 KB"),
    "too large in bytes only": ("# " + "→" * (90 * 1024) + "\nname: A\n", "larger than 256 KB"),
}


@pytest.mark.parametrize(("text", "words"), UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("command", ["new", "adjudicate"])
def test_yaml_that_could_lose_or_hide_something_is_refused(command, text, words, rozz, written):
    path = written(text)
    ran = rozz(command, path)
    assert ran.is_refusal and str(path) in ran.err and words in ran.err


@pytest.mark.parametrize("number", ["010", "0x10", "0b11", "1:30", "1_0"])
def test_a_number_is_what_it_looks_like_or_none(number, rozz, written):
    text = (
        "game: rozz\nname: A\nboard: {territories: {Braxx: [0, 0]}}\nplayers: [RED]\nobjective: turns\n"
        f"setup: {{Braxx: {{RED: {{INF: {number}}}}}}}\n"
    )
    checked = rozz("check", written(text))
    assert checked.status == 2
    assert f"setup.Braxx.RED.INF: found '{number}', expected a whole number of at least 0" in checked.out


def test_twelve_levels_are_read(rozz, written):
    refused = rozz("new", written("name: " + "[" * 11 + "]" * 11 + "\n"))
    assert refused.is_refusal and "nested deeper" not in refused.err


def test_a_file_just_within_the_limit_is_read(rozz, written):
    path = written(base())
    text = path.read_text()
    path.write_text(text + "#" * (256 * 1024 - len(text.encode())))
    assert rozz("check", path).status == 0
    path.write_text(text + "#" * (256 * 1024 - len(text.encode()) + 1))
    assert rozz("check", path).status == 2


def test_dates_are_text_and_yes_is_no_number(rozz, written):
    dated = written("name: 2024-05-06\n")
    assert "`game` is missing" in rozz("new", dated).err
    counted = written(
        "game: rozz\nname: A\nboard: {territories: {Braxx: [0, yes]}}\nplayers: [RED]\nobjective: turns\n"
    )
    assert "board.territories.Braxx: " in rozz("new", counted).err


@pytest.mark.parametrize("name", ["absent.yaml", "."])
def test_what_cannot_be_read_is_refused(name, rozz, tmp_path):
    path = tmp_path / name
    for command in ("adjudicate", "replay"):
        ran = rozz(command, path)
        assert ran.is_refusal and str(path) in ran.err and "cannot be read" in ran.err


def test_bytes_that_are_no_text_are_refused(rozz, tmp_path):
    path = tmp_path / "latin.yaml"
    path.write_bytes("name: Größe\n".encode("latin-1"))
    ran = rozz("new", path)
    assert ran.is_refusal and str(path) in ran.err and "not UTF-8 text; save it as UTF-8" in ran.err


def test_a_refusal_carries_its_path_as_a_value():
    with pytest.raises(BadScenario) as refused:
        library.game("rozz").read(edited(base(), {"setup.B3.RED.INF": "many"}))
    assert refused.value.path == "setup.B3.RED.INF"
    assert refused.value.sentence == "found 'many', expected a whole number of at least 0"
