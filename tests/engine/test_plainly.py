"""Commands and what became of them in plain words, for every kind of command."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.game import Names
from rozz.engine.match import Match
from rozz.engine.rozz.text import plain_english

NAMES: Names = {"RED": "Ada", "BLUE": "Ben"}
GAME = library.game("rozz")
SCENARIO = GAME.read(library.scenario_mapping("headquarters-2"))


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("P: INF*10 > Drift", "Ada buys 10 Infantry Divisions in Drift"),
        ("P: INF > Drift", "Ada buys 1 Infantry Division in Drift"),
        ("P: AID*5 > BLUE", "Ada sends $5 of foreign aid to Ben"),
        ("P: AID*5 > Braxx", "Ada sends $5 of foreign aid to the headquarters in Braxx"),
        ("P: CORR*2", "Ada buys 2 Correspondence"),
        ("P: IC*2 > Drift", "Ada buys 2 Industry Complexes in Drift"),
        (
            "M: TRANS+INF*10,SRNUKE @ Drift > D2",
            "Ada moves 1 Infantry Transport, 10 Infantry Divisions and 1 Short-Range Nuclear Missile from Drift to D2",
        ),
        ("S: SRNUKE @ Drift > D2", "Ada strikes at D2 from Drift with a Short-Range Nuclear Missile"),
        (
            "S: ARMOR @ Drift > BLUE/INF @ D2",
            "Ada strikes at Ben’s Infantry Division in D2 from Drift with an Armored Division",
        ),
        ("N:", "Ada does nothing"),
        ("R:", "Ada resigns"),
        ('C: BLUE "meet at dawn"', "Ada writes to Ben"),
    ],
)
def test_a_command_as_a_sentence(written: str, told: str) -> None:
    (command,) = GAME.parse(SCENARIO, written)
    assert plain_english.told(command, "RED", SCENARIO.catalog, NAMES) == told


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("M: INF*9 @ Drift > D2", "Ada has 5 Infantry Divisions in Drift, not 9"),
        ("P: ARMOR*9 > Drift", "it costs $180, and $50 is in hand"),
        ("P: INF > D2", "Ada does not occupy D2 now"),
        ("M: HQ @ Drift > D2", "a headquarters never moves"),
        ("M: INF @ Drift > Thorn", "6 tiles from Drift; the Infantry Division moves exactly 1 tile"),
    ],
)
def test_why_a_command_came_to_nothing(written: str, told: str) -> None:
    match = Match.begin(GAME, SCENARIO, "words", NAMES)
    played = match.hand_in("RED", GAME.parse(SCENARIO, written)).hand_in("BLUE", ()).reveal().played[0]
    (line,) = (each for each in GAME.report(played, NAMES) if "void" in each.text)
    assert told in line.sentence and line.sentence.startswith("Ada was to ") and line.counts == written


def test_every_line_of_every_game_has_words_without_arrows() -> None:
    match = Match.begin(GAME, SCENARIO, "words", NAMES)
    orders = {"RED": ["M: INF*3 @ Drift > D2", "P: ARMOR > Drift"], "BLUE": ["P: AID*5 > RED"]}
    for seat, texts in orders.items():
        match = match.hand_in(seat, [GAME.parse(SCENARIO, each)[0] for each in texts])
    lines = GAME.report(match.reveal().played[0], NAMES)
    assert len(lines) == 5
    assert not [each.plain for each in lines if "→" in each.plain or " INF" in each.plain or "RED" in each.plain]
