"""Impossible scenarios: each refused in one sentence with the file, the path inside it, and what is wrong there."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rozz import library, yaml_reading
from rozz.engine.errors import BadFile, BadScenario
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render as in_english
from tests.support.engine.faults import brief_of, sentence_of

GONE = "(taken away)"


def base() -> dict[str, Any]:
    """A valid scenario; each row spoils it in one way."""
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


#: What is changed, and the refusal in brief.
IMPOSSIBLE = [
    # the list of docs/formats.md, in its order
    ({"setup.B3.RED.INF": -1}, "setup.B3.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ({"setup.B3.neutral.CC": 2}, "setup.B3: files-over-limit(item=CC, most=1, number=2, tile=B3)"),
    ({"setup.B3.neutral.MDS": 2}, "setup.B3: files-over-limit(item=MDS, most=1, number=2, tile=B3)"),
    ({"setup.B3.neutral.ADS": 2}, "setup.B3: files-over-limit(item=ADS, most=1, number=2, tile=B3)"),
    ({"setup.B3.RED.GOV": 2}, "setup.B3: files-over-limit(item=GOV, most=1, number=2, tile=B3)"),
    (
        {"setup.B3.RED.GOV": 1, "setup.B3.BLUE.GOV": 1},
        "setup.B3: files-over-limit(item=GOV, most=1, number=2, tile=B3)",
    ),
    ({"setup.Braxx.RED.HQ": 2}, "setup.Braxx: files-over-limit(item=HQ, most=1, number=2, tile=Braxx)"),
    ({"setup.Braxx.BLUE.HQ": 1, "setup.Rozz.BLUE.HQ": 0}, "setup.Braxx: files-two-headquarters-here(tile=Braxx)"),
    ({"setup.B3": {"RED": {"INF": 1}, "BLUE": {"INF": 1}}}, "setup.B3: files-would-fight(colors=[BLUE, RED], tile=B3)"),
    (
        {"setup.B3": {"RED": {"ARMOR": 1}, "BLUE": {"INF": 1}}},
        "setup.B3: files-would-fight(colors=[BLUE, RED], tile=B3)",
    ),
    (
        {"setup.B3": {"RED": {"ARMOR": 1}, "BLUE": {"ARMOR": 1}}},
        "setup.B3: files-would-fight(colors=[BLUE, RED], tile=B3)",
    ),
    ({"setup.B3.neutral.INF": 1}, "setup.B3.neutral.INF: files-under-a-color(item=INF)"),
    ({"setup.B3.RED.SRNUKE": 1}, "setup.B3.RED.SRNUKE: files-under-neutral(item=SRNUKE, owner=RED)"),
    ({"setup.B3.neutral.CORR": 1}, "setup.B3.neutral.CORR: files-off-board(item=CORR)"),
    ({"setup.B3.RED.AID": 1}, "setup.B3.RED.AID: files-off-board(item=AID)"),
    ({"setup.B3.RED.HQ": 1}, "setup: files-two-headquarters(color=RED)"),
    ({"board.tiles.X2": {"hex": [9, 0]}}, "board.tiles.X2: files-same-place(other=X1, place=[9, 0], tile=X2)"),
    ({"board.tiles.X2": {"hex": [0, 0]}}, "board.tiles.X2: files-same-place(other=Braxx, place=[0, 0], tile=X2)"),
    (
        {"board.territories.Mire": [0, 0]},
        "board.territories.Mire: files-same-place(other=Braxx, place=[0, 0], tile=Mire)",
    ),
    ({"board.tiles.x1": {"hex": [12, 0]}}, "board.tiles.x1: files-two-tiles(tile=x1)"),
    ({"board.tiles.b1": {"hex": [12, 0]}}, "board.tiles.b1: files-two-tiles(tile=b1)"),
    (
        {"board.territories.Bar": [2, 0]},
        "board.territories.Bar: files-same-prefix(first=B1, last=B6, one=Bar, other=Braxx)",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "b"}},
        "board.territories.Mire: files-same-prefix(first=b1, last=b6, one=Mire, other=Braxx)",
    ),
    (
        {"board.territories.ROZZ": {"at": [2, 0], "prefix": "M"}},
        "board.territories.ROZZ: files-two-territories(territory=ROZZ)",
    ),
    (
        {"objective": {"central": "Roz"}},
        "objective.central: files-meant(near=Rozz, what=files-no-territory(territory=Roz))",
    ),
    ({"objective": {"occupation": 23}}, "objective: files-few-tiles(number=23, tiles=22)"),
    ({"objective": {"occupation": 24}}, "objective: files-few-tiles(number=24, tiles=22)"),
    (
        {
            "objective": "original",
            "board": {"tiles": {"X1": {"hex": [0, 0]}, "X2": {"hex": [1, 0]}}},
            "setup": {"X1": {"RED": {"INF": 1}}, "X2": {"BLUE": {"INF": 1}}},
        },
        "objective: files-original-without",
    ),
    ({"objective": {"turns": 20}, "turn_limit": 19}, "turn_limit: files-turn-limit(limit=19, turns=20)"),
    ({"objective": "turns", "turn_limit": 19}, "turn_limit: files-turn-limit(limit=19, turns=20)"),
    ({"setup.Rozz.BLUE.HQ": GONE}, "setup: files-no-headquarters(color=BLUE)"),
    ({"objective": {"central": "Rozz"}}, "setup.Rozz: files-central-taken"),
    ({"objective": {"central": "Karn"}, "setup.K2.RED.JET": 1}, "setup.K2: files-central-taken"),
    ({"setup.Rozz": GONE, "objective": {"turns": 5}}, "setup: files-no-pieces(color=BLUE)"),
    ({"players": ["RED", "BLUE", "GREEN"], "objective": "elimination"}, "setup: files-no-pieces(color=GREEN)"),
    (
        {"setup.Rozz.BLUE.INF": 0, "setup.Rozz.BLUE.HQ": 1, "objective": "elimination"},
        "objective: files-won-at-start(colors=[RED, BLUE], number=2)",
    ),
    (
        {"setup.R1.RED.INF": 1, "setup.K1.RED.INF": 1, "objective": "original"},
        "objective: files-won-at-start(colors=RED, number=1)",
    ),
    ({"objective": {"occupation": 1}}, "objective: files-won-at-start(colors=[RED, BLUE], number=2)"),
    (
        {"setup.Rozz.BLUE": {"HQ": 1}, "setup.Rozz.RED": {"INF": 1}},
        "objective: files-won-at-start(colors=RED, number=1)",
    ),
    ({"objectiv": "headquarters"}, "files-meant(near=objective, what=files-unknown-key(key='objectiv'))"),
    (
        {"colour": 1},
        "files-unknown-key-among(key='colour', known=[game, name, about, board, players, objective, bankroll, "
        "catalog, setup, commands, turn_limit, plays])",
    ),
    ({"board.tile": {}}, "board: files-meant(near=tiles, what=files-unknown-key(key='tile'))"),
    ({"board.tiles.X2": {"hexx": [1, 2]}}, "board.tiles.X2: files-meant(near=hex, what=files-unknown-key(key='hexx'))"),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefx": "M"}},
        "board.territories.Mire: files-meant(near=prefix, what=files-unknown-key(key='prefx'))",
    ),
    ({"catalog": {"onyl": []}}, "catalog: files-meant(near=only, what=files-unknown-key(key='onyl'))"),
    (
        {"catalog": {"change": {"INF": {"prize": 2}}}},
        "catalog.change.INF: files-meant(near=strike, what=files-unknown-key(key='prize'))",
    ),
    ({"plays": {"GREEN": "passive"}}, "plays.GREEN: files-meant(near=RED, what=files-not-playing(name=GREEN))"),
    ({"plays": {"RED": "computer"}}, "plays.RED: files-unexpected(expected=passive, found='computer')"),
    ({"plays": "passive"}, "plays: files-unexpected(expected=files-by-color, found='passive')"),
    ({"game": GONE}, "files-key-missing(key=game)"),
    ({"name": GONE}, "files-key-missing(key=name)"),
    ({"board": GONE}, "files-key-missing(key=board)"),
    ({"players": GONE}, "files-key-missing(key=players)"),
    ({"objective": GONE}, "files-key-missing(key=objective)"),
    ({"setup": GONE}, "files-key-missing(key=setup)"),
    (
        {"game": "chess"},
        "game: files-no-such(known=[rozz, rosenkreuz, ozymandia, simultaneous-risk, campaigns], "
        "what=files-no-game(name=chess))",
    ),
    ({"name": 5}, "name: files-unexpected(expected=files-a-name, found=5)"),
    ({"name": ""}, "name: files-unexpected(expected=files-a-name, found='')"),
    ({"name": True}, "name: files-unexpected(expected=files-a-name, found=true)"),
    ({"about": 3}, "about: files-unexpected(expected=files-a-sentence, found=3)"),
    (
        {"board": 5},
        "board: files-unexpected(expected=files-a-mapping-with(keys=[territories, tiles, links, cuts]), found=5)",
    ),
    (
        {"board": ["Braxx"]},
        "board: files-unexpected(expected=files-a-mapping-with(keys=[territories, tiles, links, cuts]), "
        "found=files-found-list(number=1))",
    ),
    ({"board": {}}, "board: files-empty-board"),
    (
        {"board": None},
        "board: files-unexpected(expected=files-a-mapping-with(keys=[territories, tiles, links, cuts]), "
        "found=files-found-nothing)",
    ),
    ({"players": "RED"}, "players: files-unexpected(expected=files-colors, found='RED')"),
    ({"players": {"RED": 1}}, "players: files-unexpected(expected=files-colors, found=files-found-mapping)"),
    ({"players": []}, "players: files-no-players"),
    ({"players": ["P" + "x" * number for number in range(33)]}, "players: files-long-list(most=32)"),
    ({"players": [1]}, "players.0: files-unexpected(expected=files-a-color, found=1)"),
    ({"players": [True]}, "players.0: files-unexpected(expected=files-a-color, found=true)"),
    ({"players": ["RED", "red"]}, "players.1: files-named-twice(name=RED)"),
    ({"players": ["RED", "neutral"]}, "players.1: files-unexpected(expected=files-a-color, found='neutral')"),
    ({"players": ["RED", "BLUE2"]}, "players.1: files-unexpected(expected=files-a-color, found='BLUE2')"),
    ({"players": ["RED", "BL UE"]}, "players.1: files-unexpected(expected=files-a-color, found='BL UE')"),
    (
        {"objective": "headquaters"},
        "objective: files-meant(near=headquarters, what=files-unexpected(expected=[headquarters or original or "
        "elimination or doomsday or {turns: 20} or {occupation: 22} or {central: TERRITORY}], found='headquaters'))",
    ),
    (
        {"objective": 5},
        "objective: files-unexpected(expected=[headquarters or original or elimination or doomsday or {turns: 20} or "
        "{occupation: 22} or {central: TERRITORY}], found=5)",
    ),
    (
        {"objective": {}},
        "objective: files-unexpected(expected=[headquarters or original or elimination or doomsday or {turns: 20} or "
        "{occupation: 22} or {central: TERRITORY}], found=files-found-mapping)",
    ),
    (
        {"objective": {"turns": 1, "occupation": 3}},
        "objective: files-unexpected(expected=[headquarters or original or elimination or doomsday or {turns: 20} or "
        "{occupation: 22} or {central: TERRITORY}], found=files-found-mapping)",
    ),
    ({"objective": {"turns": 0}}, "objective.turns: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    (
        {"objective": {"turns": True}},
        "objective.turns: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    (
        {"objective": {"turns": "20"}},
        "objective.turns: files-unexpected(expected=files-a-whole-number(least=1), found='20')",
    ),
    ({"objective": {"central": 5}}, "objective.central: files-unexpected(expected=files-a-territory, found=5)"),
    (
        {"objective": "central"},
        "objective: files-meant(near={central: TERRITORY}, what=files-unexpected(expected=[headquarters or original "
        "or elimination or doomsday or {turns: 20} or {occupation: 22} or {central: TERRITORY}], found='central'))",
    ),
    (
        {"objective": None},
        "objective: files-unexpected(expected=[headquarters or original or elimination or doomsday or {turns: 20} or "
        "{occupation: 22} or {central: TERRITORY}], found=files-found-nothing)",
    ),
    (
        {"objective": ["headquarters"]},
        "objective: files-unexpected(expected=[headquarters or original or elimination or doomsday or {turns: 20} or "
        "{occupation: 22} or {central: TERRITORY}], found=files-found-list(number=1))",
    ),
    ({"bankroll": -1}, "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ({"bankroll": True}, "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=true)"),
    ({"bankroll": "50"}, "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found='50')"),
    ({"bankroll": 2.5}, "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=2.5)"),
    (
        {"bankroll": None},
        "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=files-found-nothing)",
    ),
    (
        {"bankroll": [50]},
        "bankroll: files-unexpected(expected=files-a-whole-number(least=0), found=files-found-list(number=1))",
    ),
    ({"bankroll": {"RED": -1}}, "bankroll.RED: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ({"bankroll": {"GREEN": 1}}, "bankroll.GREEN: files-meant(near=RED, what=files-not-playing(name=GREEN))"),
    ({"bankroll": {"RED": 1, "red": 2}}, "bankroll.red: files-named-twice(name=RED)"),
    (
        {"bankroll": {"RED": False}},
        "bankroll.RED: files-unexpected(expected=files-a-whole-number(least=0), found=false)",
    ),
    ({"commands": -1}, "commands: files-unexpected(expected=files-a-whole-number(least=0), found=-1)"),
    ({"commands": True}, "commands: files-unexpected(expected=files-a-whole-number(least=0), found=true)"),
    ({"commands": "2"}, "commands: files-unexpected(expected=files-a-whole-number(least=0), found='2')"),
    (
        {"commands": {"RED": 1}},
        "commands: files-unexpected(expected=files-a-whole-number(least=0), found=files-found-mapping)",
    ),
    (
        {"commands": None},
        "commands: files-unexpected(expected=files-a-whole-number(least=0), found=files-found-nothing)",
    ),
    ({"turn_limit": 0}, "turn_limit: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ({"turn_limit": 1.5}, "turn_limit: files-unexpected(expected=files-a-whole-number(least=1), found=1.5)"),
    ({"turn_limit": False}, "turn_limit: files-unexpected(expected=files-a-whole-number(least=1), found=false)"),
    (
        {"turn_limit": None},
        "turn_limit: files-unexpected(expected=files-a-whole-number(least=1), found=files-found-nothing)",
    ),
    (
        {"catalog": None},
        "catalog: files-unexpected(expected=files-a-mapping-with(keys=[only, change, add]), "
        "found=files-found-nothing)",
    ),
    (
        {"catalog": []},
        "catalog: files-unexpected(expected=files-a-mapping-with(keys=[only, change, add]), "
        "found=files-found-list(number=0))",
    ),
    ({"catalog": {"only": "INF"}}, "catalog.only: files-unexpected(expected=files-items, found='INF')"),
    ({"catalog": {"only": ["INFF"]}}, "catalog.only.0: files-meant(near=INF, what=files-no-item(item=INFF))"),
    ({"catalog": {"only": ["INF", "inf"]}}, "catalog.only.1: files-named-twice(name=INF)"),
    ({"catalog": {"only": [5]}}, "catalog.only.0: files-unexpected(expected=files-an-item, found=5)"),
    ({"setup": None}, "setup: files-unexpected(expected=files-tiles, found=files-found-nothing)"),
    ({"setup": []}, "setup: files-unexpected(expected=files-tiles, found=files-found-list(number=0))"),
    ({"setup": {"Braxz": {"RED": {"INF": 1}}}}, "setup.Braxz: files-meant(near=Braxx, what=files-no-tile(tile=Braxz))"),
    ({"setup.braxx": {"RED": {"INF": 1}}}, "setup.braxx: files-named-twice(name=Braxx)"),
    ({"setup.B3": None}, "setup.B3: files-unexpected(expected=files-stack, found=files-found-nothing)"),
    ({"setup.B3": {"GREEN": {"INF": 1}}}, "setup.B3.GREEN: files-meant(near=RED, what=files-not-playing(name=GREEN))"),
    ({"setup.B3": {"REDD": {"INF": 1}}}, "setup.B3.REDD: files-meant(near=RED, what=files-not-playing(name=REDD))"),
    ({"setup.B3": {"RED": {"INF": 1}, "red": {"INF": 1}}}, "setup.B3.red: files-named-twice(name=RED)"),
    (
        {"setup.B3": {"RED": {"INFF": 1}}},
        "setup.B3.RED.INFF: files-meant(near=INF, what=files-not-in-catalog(item=INFF))",
    ),
    ({"setup.B3": {"RED": {"INF": 1, "inf": 1}}}, "setup.B3.RED.inf: files-named-twice(name=INF)"),
    (
        {"setup.B3": {"RED": {"INF": True}}},
        "setup.B3.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=true)",
    ),
    (
        {"setup.B3": {"RED": {"INF": "1"}}},
        "setup.B3.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found='1')",
    ),
    (
        {"setup.B3": {"RED": {"INF": 1.0}}},
        "setup.B3.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=1.0)",
    ),
    (
        {"setup.B3": {"RED": {"INF": None}}},
        "setup.B3.RED.INF: files-unexpected(expected=files-a-whole-number(least=0), found=files-found-nothing)",
    ),
    ({"setup.B3": {"RED": 5}}, "setup.B3.RED: files-unexpected(expected=files-items-to-numbers, found=5)"),
    (
        {"setup.B3": {"RED": {"DBASE": 1}}},
        "setup.B3.RED.DBASE: files-meant(near=MDS, what=files-not-in-catalog(item=DBASE))",
    ),
    (
        {"setup.B3": {"neutral": {"DBASE": 1}}},
        "setup.B3.neutral.DBASE: files-meant(near=MDS, what=files-not-in-catalog(item=DBASE))",
    ),
    (
        {"setup.B3": {"RED": {"I-NF": 1}}},
        "setup.B3.RED.I-NF: files-unexpected(expected=files-an-abbreviation, found='I-NF')",
    ),
    ({"setup": {5: {"RED": {"INF": 1}}}}, "setup: files-key-not-text(key=5)"),
    ({"setup": {True: {"RED": {"INF": 1}}}}, "setup: files-key-not-text(key=true)"),
    ({"setup.B3": {True: {"INF": 1}}}, "setup.B3: files-key-not-text(key=true)"),
    (
        {"board.territories": []},
        "board.territories: files-unexpected(expected=files-territories, found=files-found-list(number=0))",
    ),
    (
        {"board.territories.Mire": 5},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), found=5)",
    ),
    (
        {"board.territories.Mire": [1]},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), "
        "found=files-found-list(number=1))",
    ),
    (
        {"board.territories.Mire": [1, 2, 3]},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), "
        "found=files-found-list(number=3))",
    ),
    (
        {"board.territories.Mire": ["1", 2]},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), "
        "found=files-found-list(number=2))",
    ),
    (
        {"board.territories.Mire": [True, 2]},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), "
        "found=files-found-list(number=2))",
    ),
    (
        {"board.territories.Mire": [1.5, 2]},
        "board.territories.Mire: files-unexpected(expected=files-two-numbers(form=[u, v]), "
        "found=files-found-list(number=2))",
    ),
    (
        {"board.territories.Mire": [1001, 2]},
        "board.territories.Mire: files-unexpected(expected=files-coordinates, found=files-found-list(number=2))",
    ),
    ({"board.territories.Mire": {"prefix": "M"}}, "board.territories.Mire: files-key-missing(key=at)"),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "Mire"}},
        "board.territories.Mire.prefix: files-unexpected(expected=files-a-prefix, found='Mire')",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": "M1"}},
        "board.territories.Mire.prefix: files-unexpected(expected=files-a-prefix, found='M1')",
    ),
    (
        {"board.territories.Mire": {"at": [2, 0], "prefix": 5}},
        "board.territories.Mire.prefix: files-unexpected(expected=files-a-prefix, found=5)",
    ),
    ({"board.territories.Mi-re": [2, 0]}, "board.territories.Mi-re: files-territory-name(name='Mi-re')"),
    (
        {f"board.territories.{'Mire' * 70}": [2, 0]},
        "board.territories.MireMireMireMireMireMireMireMireMireMire…: files-long-place(most=40, "
        "name='MireMireMireMireMireMireMireMireMireMire…', number=280)",
    ),
    ({"board.territories": {7: [0, 0]}}, "board.territories: files-key-not-text(key=7)"),
    ({"board.territories": {"7th": [0, 0]}}, "board.territories.7th: files-needs-prefix(territory=7th)"),
    (
        {"board.tiles": {f"X{number}": {"hex": [number % 100, 9 + number // 100]} for number in range(1980)}},
        "board.tiles.X1979: files-many-tiles(most=2000)",
    ),
    ({"board.tiles.X2": {}}, "board.tiles.X2: files-hex-or-polygon"),
    ({"board.tiles.X2": {"hex": [11, 0], "polygon": [[0, 0], [1, 0], [0, 1]]}}, "board.tiles.X2: files-hex-or-polygon"),
    (
        {"board.tiles.X2": {"hex": [1.5, 0]}},
        "board.tiles.X2.hex: files-unexpected(expected=files-two-numbers(form=[q, r]), "
        "found=files-found-list(number=2))",
    ),
    ({"board.tiles.X2": {"polygon": [[0, 0], [1, 0]]}}, "board.tiles.X2.polygon: files-flat-polygon"),
    ({"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [2, 0]]}}, "board.tiles.X2.polygon: files-flat-polygon"),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], "x"]}},
        "board.tiles.X2.polygon.2: files-unexpected(expected=files-point, found='x')",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, float("nan")]]}},
        "board.tiles.X2.polygon.2: files-unexpected(expected=files-point-in-range, found=files-found-list(number=2))",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, float("inf")]]}},
        "board.tiles.X2.polygon.2: files-unexpected(expected=files-point-in-range, found=files-found-list(number=2))",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, True]]}},
        "board.tiles.X2.polygon.2: files-unexpected(expected=files-point-in-range, found=files-found-list(number=2))",
    ),
    (
        {"board.tiles.X2": {"polygon": [[0, 0], [1, 0], [0, 1, 2]]}},
        "board.tiles.X2.polygon.2: files-unexpected(expected=files-point-in-range, found=files-found-list(number=3))",
    ),
    (
        {"board.tiles.X2": {"polygon": "x"}},
        "board.tiles.X2.polygon: files-unexpected(expected=files-points, found='x')",
    ),
    (
        {"board.tiles.X2": {"hex": [11, 0], "territory": 5}},
        "board.tiles.X2.territory: files-unexpected(expected=files-a-territory-name, found=5)",
    ),
    ({"board.tiles.X 2": {"hex": [11, 0]}}, "board.tiles.X 2: files-tile-name(name='X 2')"),
    (
        {"board.tiles.X2": "hex"},
        "board.tiles.X2: files-unexpected(expected=files-a-mapping-with(keys=[hex, polygon, territory]), found='hex')",
    ),
    (
        {"board.links": [["X1"]]},
        "board.links.0: files-unexpected(expected=files-pair-of-tiles, found=files-found-list(number=1))",
    ),
    ({"board.links": [["X1", "X9"]]}, "board.links.0.1: files-meant(near=X1, what=files-no-tile(tile=X9))"),
    ({"board.links": [["X1", "X1"]]}, "board.links.0: files-touches-itself(tile=X1)"),
    ({"board.links": ["X1"]}, "board.links.0: files-unexpected(expected=files-pair-of-tiles, found='X1')"),
    (
        {"board.links": {"X1": "B1"}},
        "board.links: files-unexpected(expected=files-pairs-of-tiles, found=files-found-mapping)",
    ),
    ({"board.links": [["X1", 5]]}, "board.links.0.1: files-unexpected(expected=files-a-tile, found=5)"),
    (
        {"board.cuts": [["B1", "B2", "B3"]]},
        "board.cuts.0: files-unexpected(expected=files-pair-of-tiles, found=files-found-list(number=3))",
    ),
    ({"board.cuts": [["B1", "B9"]]}, "board.cuts.0.1: files-meant(near=B6, what=files-no-tile(tile=B9))"),
    ({"board.cuts": "B1"}, "board.cuts: files-unexpected(expected=files-pairs-of-tiles, found='B1')"),
    ({"board.tiles.INF": {"hex": [12, 0]}}, "board: files-tile-named-like(kind=item, tile=INF)"),
    ({"board.tiles.red": {"hex": [12, 0]}}, "board: files-tile-named-like(kind=color, tile=red)"),
    ({"board.tiles.Neutral": {"hex": [12, 0]}}, "board: files-tile-named-like(kind=rules, tile=Neutral)"),
    (
        {"catalog": {"only": ["HQ", "INF"]}, "board.tiles.Mds": {"hex": [12, 0]}},
        "board: files-tile-named-like(kind=item, tile=Mds)",
    ),
    (
        {"catalog": {"add": {"X1": {"name": "x", "owner": "neutral"}}}},
        "board: files-tile-named-like(kind=item, tile=X1)",
    ),
    ({"board": "great37"}, "board: files-meant(near=great-37, what=files-no-board(name=great37))"),
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
    meant = in_english(said("files-meant", what="", near=form))
    assert checked.status == 2 and checked.out.endswith(f"{meant}\n")


def read(mapping: dict[str, Any]) -> Any:
    """The scenario of a mapping, read by its game."""
    return library.game(mapping.get("game", "rozz")).read(mapping)


@pytest.mark.parametrize(("edits", "refusal"), IMPOSSIBLE, ids=[refusal[:100] for _, refusal in IMPOSSIBLE])
def test_an_impossible_scenario_is_refused_with_its_path(edits, refusal, rozz, written):
    mapping = edited(base(), edits)
    with pytest.raises(BadFile) as refused:
        read(mapping)
    assert brief_of(refused.value) == refusal
    path = written(mapping)
    checked = rozz("check", path)
    assert checked.status == 2
    assert checked.out == f"{path}: {sentence_of(refused.value)}\n" and not checked.err
    begun = rozz("new", path)
    assert begun.is_refusal and begun.err == checked.out


def test_the_scenario_before_it_is_spoiled_is_valid(rozz, written):
    path = written(base())
    assert rozz("check", path).out == f"{path}: ok\n"


#: Valid, though it looks like an error.
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


def test_a_cut_between_tiles_that_do_not_touch_is_only_a_warning(rozz, written):
    path = written(edited(base(), {"board.cuts": [["X1", "B1"]]}))
    checked = rozz("check", path)
    assert checked.status == 0
    warning = in_english(said("files-nothing-to-cut", path="board.cuts.0", one="X1", other="B1"))
    assert checked.out == f"{path}: ok; warning: {warning}\n"


def test_an_unknown_board_is_refused_with_the_nearest_name(rozz, written):
    checked = rozz("check", written(edited(base(), {"board": "great37"})))
    meant = in_english(said("files-meant", what="", near="great-37"))
    assert checked.status == 2 and checked.out.endswith(f"{meant}\n")


#: Unreadable YAML, and the refusal in brief.
UNREADABLE = {
    "an alias": ("name: &it Border\nabout: *it\n", "x.yaml: files-yaml-at(column=8, line=2, problem=files-yaml-alias)"),
    "a doubled key": (
        "name: A\nname: B\n",
        "x.yaml: files-yaml-at(column=1, line=2, problem=files-yaml-twice(key='name'))",
    ),
    "a doubled key in quotes": (
        'name: A\n"name": B\n',
        "x.yaml: files-yaml-at(column=1, line=2, problem=files-yaml-twice(key='name'))",
    ),
    "a doubled number": (
        "setup:\n  1: x\n  1: y\n",
        "x.yaml: files-yaml-at(column=3, line=3, problem=files-yaml-twice(key='1'))",
    ),
    "a doubled key deep inside": (
        "setup: {B3: {RED: {INF: 1, INF: 2}}}\n",
        "x.yaml: files-yaml-at(column=28, line=1, problem=files-yaml-twice(key='INF'))",
    ),
    "a merge key": (
        "setup:\n  <<: {B3: {RED: {INF: 1}}}\n",
        "x.yaml: files-yaml-at(column=3, line=2, problem=files-yaml-merge)",
    ),
    "a list as a key": (
        "? [a]\n: 1\n",
        "x.yaml: files-yaml-at(column=3, line=1, problem=files-yaml-key(character=[, first=1))",
    ),
    "a tag of Python": (
        "name: !!python/object/apply:os.getcwd []\n",
        "x.yaml: files-yaml-at(column=7, line=1, problem=files-yaml-unknown-tag)",
    ),
    "a tag of one's own": (
        "name: !secret x\n",
        "x.yaml: files-yaml-at(column=7, line=1, problem=files-yaml-unknown-tag)",
    ),
    "two documents": (
        "name: A\n---\nname: B\n",
        "x.yaml: files-yaml-at(column=1, line=2, problem=files-yaml-documents(character=-, first=1))",
    ),
    "an open bracket": (
        "board: {territories: [\n",
        "x.yaml: files-yaml-at(column=1, line=2, problem=files-yaml-no-value(character=, first=2))",
    ),
    "a tab": ("board:\n\tterritories: {}\n", "x.yaml: files-yaml-at(column=1, line=2, problem=files-yaml-tab)"),
    "a colon in a text": (
        "name: A\nabout: Three: two\n",
        "x.yaml: files-yaml-at(column=13, line=2, problem=files-yaml-colon(character=:, first=2))",
    ),
    "a zero byte": ("name: A\nabout: \0\n", "x.yaml: files-yaml-character(character=#x0000, line=2)"),
    "a number without end": (
        f"name: A\nbankroll: {'9' * 5000}\n",
        "x.yaml: files-yaml-at(column=11, line=2, problem=files-yaml-long-number)",
    ),
    "a tag that lies": (
        "name: A\nbankroll: !!int x\n",
        "x.yaml: files-yaml-at(column=11, line=2, problem=files-yaml-tag)",
    ),
    "a tag that lies otherwise": (
        "name: A\nplays: !!bool x\n",
        "x.yaml: files-yaml-at(column=8, line=2, problem=files-yaml-tag)",
    ),
    "a set": (
        "name: A\nplayers: !!set {RED, BLUE}\n",
        "x.yaml: files-yaml-at(column=10, line=2, problem=files-yaml-unknown-tag)",
    ),
    "bytes": (
        "name: !!binary aGVsbG8=\n",
        "x.yaml: files-yaml-at(column=7, line=1, problem=files-yaml-unknown-tag)",
    ),
    "a quote that never ends": (
        'game: rozz\nname: "A\nplayers: [RED]\n',
        "x.yaml: files-yaml-at(column=1, line=4, problem=files-yaml-quotes(character=, first=2))",
    ),
    "a bracket that never ends": (
        "name: A\nboard: {\nplayers: [RED]\nsetup: 1\n",
        "x.yaml: files-yaml-at(column=1, line=4, problem=files-yaml-braces(character=s, first=2))",
    ),
    "a list that never ends": (
        "name: A\nplayers: [RED, BLUE\nsetup: 1\n",
        "x.yaml: files-yaml-at(column=6, line=3, problem=files-yaml-brackets(character=:, first=2))",
    ),
    "a key without a colon": (
        "name: A\nplayers\nsetup: 1\n",
        "x.yaml: files-yaml-at(column=1, line=3, problem=files-yaml-no-colon(character=s, first=2))",
    ),
    "a line too far left": (
        "board:\n    a: 1\n  b: 2\n",
        "x.yaml: files-yaml-at(column=3, line=3, problem=files-yaml-indented(character=b, first=1))",
    ),
    "a text that begins with a sign": (
        "name: @A\n",
        "x.yaml: files-yaml-at(column=7, line=1, problem=files-yaml-first(character=@, first=1))",
    ),
    "a star": ("name: *", "x.yaml: files-yaml-at(column=8, line=1, problem=files-yaml-alias(character=, first=1))"),
    "a backslash": (
        'name: "C:\\dir"\n',
        "x.yaml: files-yaml-at(column=11, line=1, problem=files-yaml-backslash(character=d, first=1))",
    ),
    "a list in a line": (
        "players: - RED\n",
        "x.yaml: files-yaml-at(column=10, line=1, problem=files-yaml-dash(character=-, first=1))",
    ),
    "something rare": (
        "%YAML x\n---\nname: A\n",
        "x.yaml: files-yaml-somewhere(column=7, line=1)",
    ),
    "thirteen levels": (
        "name: " + "[" * 12 + "]" * 12 + "\n",
        "x.yaml: files-yaml-at(column=18, line=1, problem=files-yaml-deep(most=12))",
    ),
    "a thousand levels": (
        "name: " + "[" * 1000 + "]" * 1000 + "\n",
        "x.yaml: files-yaml-at(column=18, line=1, problem=files-yaml-deep(most=12))",
    ),
    "nothing": ("", "x.yaml: files-unexpected(expected=files-a-mapping, found=files-found-nothing)"),
    "a list": ("- name: A\n", "x.yaml: files-unexpected(expected=files-a-mapping, found=files-found-list(number=1))"),
    "a text": ("Border\n", "x.yaml: files-unexpected(expected=files-a-mapping, found='Border')"),
    "too large": ("# " + "x" * (256 * 1024) + "\nname: A\n", "x.yaml: files-large-yaml(most=256)"),
    "too large in bytes only": ("# " + "→" * (90 * 1024) + "\nname: A\n", "x.yaml: files-large-yaml(most=256)"),
}


@pytest.mark.parametrize(("text", "refusal"), UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("command", ["new", "adjudicate"])
def test_yaml_that_could_lose_or_hide_something_is_refused(command, text, refusal, rozz, written):
    with pytest.raises(BadFile) as refused:
        yaml_reading.read(text, "x.yaml")
    assert brief_of(refused.value) == refusal
    path = written(text)
    ran = rozz(command, path)
    assert ran.is_refusal and ran.err == sentence_of(refused.value).replace("x.yaml", str(path)) + "\n"


@pytest.mark.parametrize("number", ["010", "0x10", "0b11", "1:30", "1_0"])
def test_only_plain_decimal_numbers_are_numbers(number, rozz, written):
    text = (
        "game: rozz\nname: A\nboard: {territories: {Braxx: [0, 0]}}\nplayers: [RED]\nobjective: turns\n"
        f"setup: {{Braxx: {{RED: {{INF: {number}}}}}}}\n"
    )
    checked = rozz("check", written(text))
    assert checked.status == 2
    expected = said("files-a-whole-number", least=0)
    assert in_english(said("files-unexpected", found=repr(number), expected=expected)) in checked.out


def test_twelve_levels_are_read(rozz, written):
    refused = rozz("new", written("name: " + "[" * 11 + "]" * 11 + "\n"))
    assert refused.is_refusal and "nested" not in refused.err


def test_a_file_just_within_the_limit_is_read(rozz, written):
    path = written(base())
    text = path.read_text()
    path.write_text(text + "#" * (256 * 1024 - len(text.encode())))
    assert rozz("check", path).status == 0
    path.write_text(text + "#" * (256 * 1024 - len(text.encode()) + 1))
    assert rozz("check", path).status == 2


def test_dates_are_text_and_yes_is_no_number(rozz, written):
    dated = written("name: 2024-05-06\n")
    assert in_english(said("files-key-missing", key="game")) in rozz("new", dated).err
    counted = written(
        "game: rozz\nname: A\nboard: {territories: {Braxx: [0, yes]}}\nplayers: [RED]\nobjective: turns\n"
    )
    assert "board.territories.Braxx: " in rozz("new", counted).err


@pytest.mark.parametrize("name", ["absent.yaml", "."])
def test_an_unreadable_file_is_refused(name, rozz, tmp_path):
    path = tmp_path / name
    for command in ("adjudicate", "replay"):
        ran = rozz(command, path)
        assert ran.is_refusal and ran.err.startswith(f"{path}: {in_english(said('files-cannot-read', why=''))}"[:-1])


def test_bytes_that_are_not_utf_8_are_refused(rozz, tmp_path):
    path = tmp_path / "latin.yaml"
    path.write_bytes("name: Größe\n".encode("latin-1"))
    ran = rozz("new", path)
    assert ran.is_refusal and str(path) in ran.err and in_english(said("files-not-utf-8")) in ran.err


def test_a_refusal_carries_its_path_as_a_value():
    with pytest.raises(BadScenario) as refused:
        library.game("rozz").read(edited(base(), {"setup.B3.RED.INF": "many"}))
    assert refused.value.path == "setup.B3.RED.INF"
    expected = said("files-a-whole-number", least=0)
    assert refused.value.sentence == said("files-unexpected", found="'many'", expected=expected)
