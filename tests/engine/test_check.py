"""What is known of commands before the reveal: every reason, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.adapter.solo_play import Draft

GAME = library.game("rozz")
WRITTEN = {
    "game": "rozz",
    "name": "check",
    "board": {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}},
    "players": ["RED", "BLUE"],
    "objective": {"turns": 9},
    "commands": 4,
    "bankroll": {"RED": 50, "BLUE": 10},
    "setup": {
        "Rozz": {"RED": {"INF": 3, "ARMOR": 2}, "neutral": {"SRNUKE": 1, "TRANS": 1, "CC": 1}},
        "R4": {"RED": {"GOV": 1}},
        "R1": {"BLUE": {"INF": 2, "TRAP": 1}, "neutral": {"SRNUKE": 1}},
        "Braxx": {"BLUE": {"HQ": 1, "INF": 1}},
    },
}
STATE = GAME.begin(GAME.read(WRITTEN), NO_DICE)


def told(*texts: str) -> list[str]:
    """(rule) sentence of each of RED's commands, "done" for one that is."""
    given = GAME.judge(STATE, "RED", [GAME.parse(STATE.scenario, text)[0] for text in texts])
    return [f"{each.rule} {GAME.explain(each)}" if each.status != "done" else "done" for each in given]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        # Four of the scenario and one of the CC in Rozz, R3.2.
        ("P: INF*50 > Rozz", "done"),
        ("P: INF*51 > Rozz", "R4.1 it costs $51, and $50 is in hand"),
        ("P: INF*0 > Rozz", "R4.1 a quantity of 0 buys nothing"),
        ("P: INF > R1", "R4.1 RED does not occupy R1 now: HQ or INF or ARMOR must stand there"),
        # GOV does not occupy, R2.2.
        ("P: INF > R4", "R4.1 RED does not occupy R4 now: HQ or INF or ARMOR must stand there"),
        ("P: HQ > Rozz", "R7 a headquarters cannot be bought"),
        ("P: CC > Rozz", "R4.3 at most 1 CC may be in a tile, and 1 is in Rozz"),
        ("P: DMECH > Rozz", "R4.1 DMECH is not in this scenario's catalog"),
        ("P: AID*5 > Braxx", "done"),
        ("P: AID*5 > BLUE", "done"),
        ("P: AID*5 > RED", "R4.4 foreign aid goes to another player"),
        ("P: AID*5 > R1", "R4.4 R1 holds no headquarters to send aid to"),
        ("P: CORR*3", "done"),
        ('C: BLUE "hello"', "R4.5 no CORR bought on an earlier turn is left in hand"),
        ('C: RED "hello"', "R4.5 a message goes to another player"),
        ("M: INF*3 @ Rozz > R2", "done"),
        ("M: INF*4 @ Rozz > R2", "R5.1 RED has 3 INF in Rozz, not 4"),
        ("M: INF*0 @ Rozz > R2", "R5.1 a quantity of 0 moves nothing"),
        ("M: INF+SRNUKE*0 @ Rozz > R2", "R5.1 a quantity of 0 moves nothing"),
        ("M: INF @ Rozz > Rozz", "R5.1 a move leads to another tile"),
        ("M: INF @ Rozz > Braxx", "R5.1 Braxx is 3 tiles from Rozz; INF moves exactly 1 tile"),
        ("M: ARMOR*2 @ Rozz > R2", "R5.2 at most 1 ARMOR can be moved in one command"),
        ("M: CC @ Rozz > R2", "R5.1 CC is immobile"),
        ("M: SRNUKE @ Rozz > R2", "R5.5 SRNUKE never moves by itself; it must be carried"),
        ("M: DBASE @ Rozz > R2", "R5.1 DBASE is not in this scenario's catalog"),
        ("M: HQ @ Braxx > B1", "R7 a headquarters never moves"),
        ("M: INF @ R1 > R2", "R5.1 RED has 0 INF in R1, not 1"),
        ("M: INF+SRNUKE @ Rozz > R2", "done"),
        ("M: INF+SRNUKE*2 @ Rozz > R2", "R5.1 RED has 1 SRNUKE in Rozz, not 2"),
        ("M: INF+ARMOR @ Rozz > R2", "R5.3 INF cannot carry ARMOR"),
        ("M: INF+CC @ Rozz > R2", "R5.3 INF cannot carry CC"),
        ("M: TRANS+INF*3,SRNUKE @ Rozz > R2", "done"),
        ("M: TRANS+INF*11 @ Rozz > R2", "R5.4 1 TRANS have room for 10 INF, not for 11"),
        ("M: TRANS+SRNUKE @ Rozz > R2", "R5.4 TRANS takes INF aboard, and what those carry; not SRNUKE"),
        ("M: TRANS @ R1 > R2", "R5.4 TRANS moves for whoever controls R1, and RED does not"),
        ("S: ARMOR @ Rozz > BLUE/INF @ R1", "done"),
        ("S: ARMOR @ Rozz > BLUE/INF @ Braxx", "R8.3 Braxx is 3 tiles from Rozz; ARMOR strikes exactly 1 tile"),
        ("S: ARMOR @ Rozz > INF @ R1", "R8.4 INF belongs to a player, whose colour the command must name"),
        ("S: ARMOR @ Rozz > BLUE/SRNUKE @ R1", "R8.4 SRNUKE is neutral and has no colour"),
        ("S: ARMOR @ Rozz > SRNUKE @ R1", "done"),
        ("S: ARMOR @ Rozz > BLUE/HQ @ R1", "R7 a headquarters is never a target"),
        ("S: ARMOR @ Rozz > BLUE/JET @ R1", "R8.4 ARMOR cannot strike JET"),
        ("S: ARMOR @ Rozz > RED/TRAP @ R1", "R8.4 one's own pieces are no target"),
        ("S: ARMOR @ Rozz > CORR @ R1", "R8.4 ARMOR cannot strike CORR"),
        ("S: ARMOR @ Rozz > DBASE @ R1", "R8.1 DBASE is not in this scenario's catalog"),
        ("S: ARMOR @ Rozz > R1", "R8.1 ARMOR strikes one piece, which the command must name"),
        ("S: SRNUKE @ Rozz > R1", "done"),
        ("S: SRNUKE @ Rozz > BLUE/INF @ R1", "R8.1 SRNUKE strikes at a tile, not at one piece"),
        ("S: INF @ Rozz > R1", "R8.1 INF does not strike"),
        ("S: DMECH @ Rozz > Rozz", "R8.1 DMECH is not in this scenario's catalog"),
        ("S: JET @ Rozz > BLUE/JET @ R1", "R8.1 there is no JET in Rozz to strike with"),
        # R1 may be taken, and its missile launched, R8.1.
        ("S: SRNUKE @ R1 > R2", "done"),
        ("N:", "done"),
        ("R:", "done"),
    ],
)
def test_a_command_alone(text: str, sentence: str) -> None:
    assert told(text) == [sentence]


def test_earlier_commands_have_first_claim() -> None:
    assert told("P: INF*30 > Rozz", "P: ARMOR > Rozz", "P: ARMOR > Rozz") == [
        "done",
        "done",
        "R4.1 it costs $20, and $0 is in hand",
    ]
    assert told("P: MDS > Rozz", "P: GOV > Rozz") == ["done", "R4.1 it costs $4, and $0 is in hand"]
    assert told("P: GOV > Rozz", "P: GOV > Rozz") == ["done", "R4.6 RED has GOV in Rozz already"]


def test_a_void_purchase_has_spent_nothing() -> None:
    assert told("P: INF*51 > Rozz", "P: INF*50 > Rozz") == ["R4.1 it costs $51, and $50 is in hand", "done"]


def test_what_was_bought_does_not_move_or_strike() -> None:
    assert told("P: INF*2 > Rozz", "M: INF*4 @ Rozz > R2") == [
        "done",
        "R4.2 INF bought this turn cannot move; only 3 in Rozz can",
    ]
    # However it is written: purchases come first, R3.1.
    assert told("M: INF*4 @ Rozz > R2", "P: INF*2 > Rozz")[0].startswith("R4.2 ")
    assert told("P: JET > Rozz", "S: JET @ Rozz > BLUE/JET @ R1") == [
        "done",
        "R8.1 the JET in Rozz was bought this turn and cannot strike yet",
    ]


def test_over_work_is_counted() -> None:
    assert told("M: INF*2 @ Rozz > R2", "M: INF*2 @ Rozz > R3", "M: INF @ Rozz > R3") == [
        "done",
        "R3.6 of 3 INF in Rozz that can move, earlier commands take 2",
        "done",
    ]
    strike = "S: ARMOR @ Rozz > BLUE/INF @ R1"
    assert told(strike, strike, strike) == [
        "done",
        "done",
        "R3.6 earlier commands use up the 2 ARMOR in Rozz that can strike",
    ]
    # One of the two has left, R8.1: after the moves one is there to strike.
    assert told("M: ARMOR @ Rozz > R2", strike, strike)[1:] == [
        "done",
        "R3.6 earlier commands use up the 1 ARMOR in Rozz that can strike",
    ]


def test_more_than_the_allowance() -> None:
    assert told("N:", "N:", "N:", "N:", 'C: BLUE "hi"', "N:", "N:")[-2:] == [
        "done",
        "R3.5 only 5 commands may be given this turn",
    ]
    assert told("R:", "N:") == ["R12 a resignation stands alone in the list", "done"]


def test_what_a_draft_leaves() -> None:
    given = [GAME.parse(STATE.scenario, text)[0] for text in ("P: INF*30 > Rozz", "P: INF*30 > Rozz", 'C: BLUE "hi"')]
    draft = Draft(STATE, "RED", given)
    assert (draft.money, draft.used, draft.allowance) == (20, 2, 5)
    assert draft.controls("Rozz") and not draft.controls("R1") and not draft.controls("R4")
