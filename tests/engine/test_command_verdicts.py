"""Commands judged before the reveal: every reason, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.adapter.seat_draft import Draft

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


def judged(*texts: str) -> list[str]:
    """The rule, reason and facts of each of RED's commands, or "done"."""
    given = GAME.judge(STATE, "RED", [GAME.parse(STATE.scenario, text)[0] for text in texts])
    return [_judged(each) for each in given]


def _judged(given: Verdict) -> str:
    if given.status == "done":
        return "done"
    assert GAME.explain(given).key.removeprefix("rozz-reason-") == given.reason
    return " ".join((given.rule, given.reason, *(f"{name}={fact}" for name, fact in sorted(given.facts.items()))))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        # Four from the scenario and one from the CC in Rozz, R3.2.
        ("P: INF*50 > Rozz", "done"),
        ("P: INF*51 > Rozz", "R4.1 unaffordable cost=51 money=50"),
        ("P: INF*0 > Rozz", "R4.1 no-quantity"),
        ("P: INF > R1", "R4.1 not-occupied occupying=('HQ', 'INF', 'ARMOR') seat=RED tile=R1"),
        # GOV does not occupy, R2.2.
        ("P: INF > R4", "R4.1 not-occupied occupying=('HQ', 'INF', 'ARMOR') seat=RED tile=R4"),
        ("P: HQ > Rozz", "R7 headquarters-not-for-sale"),
        ("P: CC > Rozz", "R4.3 limit item=CC limit=1 present=1 tile=Rozz"),
        ("P: DMECH > Rozz", "R4.1 not-in-catalog item=DMECH"),
        ("P: AID*5 > Braxx", "done"),
        ("P: AID*5 > BLUE", "done"),
        ("P: AID*5 > RED", "R4.4 aid-to-oneself"),
        ("P: AID*5 > R1", "R4.4 aid-without-headquarters tile=R1"),
        ("P: CORR*3", "done"),
        ('C: BLUE "hello"', "R4.5 no-correspondence item=CORR"),
        ('C: RED "hello"', "R4.5 message-to-oneself"),
        ("M: INF*3 @ Rozz > R2", "done"),
        ("M: INF*4 @ Rozz > R2", "R5.1 not-there available=3 item=INF quantity=4 seat=RED tile=Rozz"),
        ("M: INF*0 @ Rozz > R2", "R5.1 nothing-to-move"),
        ("M: INF+SRNUKE*0 @ Rozz > R2", "R5.1 nothing-to-move"),
        ("M: INF @ Rozz > Rozz", "R5.1 same-tile"),
        (
            "M: INF @ Rozz > Braxx",
            "R5.1 move-out-of-range destination=Braxx distance=3 item=INF reach=(1, 1) tile=Rozz",
        ),
        ("M: ARMOR*2 @ Rozz > R2", "R5.2 formation formation=1 item=ARMOR"),
        ("M: CC @ Rozz > R2", "R5.1 immobile item=CC"),
        ("M: SRNUKE @ Rozz > R2", "R5.5 never-moves-itself item=SRNUKE"),
        ("M: DBASE @ Rozz > R2", "R5.1 unknown-mover item=DBASE"),
        ("M: HQ @ Braxx > B1", "R7 headquarters-never-moves"),
        ("M: INF @ R1 > R2", "R5.1 not-there available=0 item=INF quantity=1 seat=RED tile=R1"),
        ("M: INF+SRNUKE @ Rozz > R2", "done"),
        ("M: INF+SRNUKE*2 @ Rozz > R2", "R5.1 not-there available=1 item=SRNUKE quantity=2 seat=RED tile=Rozz"),
        ("M: INF+ARMOR @ Rozz > R2", "R5.3 not-carried item=ARMOR mover=INF"),
        ("M: INF+CC @ Rozz > R2", "R5.3 not-carried item=CC mover=INF"),
        ("M: TRANS+INF*3,SRNUKE @ Rozz > R2", "done"),
        ("M: TRANS+INF*11 @ Rozz > R2", "R5.4 no-room item=INF mover=TRANS number=11 quantity=1 room=10"),
        ("M: TRANS+SRNUKE @ Rozz > R2", "R5.4 not-carried-by-transport aboard=('INF',) item=SRNUKE mover=TRANS"),
        ("M: TRANS @ R1 > R2", "R5.4 transport-not-controlled item=TRANS seat=RED tile=R1"),
        ("S: ARMOR @ Rozz > BLUE/INF @ R1", "done"),
        (
            "S: ARMOR @ Rozz > BLUE/INF @ Braxx",
            "R8.3 strike-out-of-range destination=Braxx distance=3 item=ARMOR reach=(1, 1) tile=Rozz",
        ),
        ("S: ARMOR @ Rozz > INF @ R1", "R8.4 colour-missing target=INF"),
        ("S: ARMOR @ Rozz > BLUE/SRNUKE @ R1", "R8.4 colour-of-neutral target=SRNUKE"),
        ("S: ARMOR @ Rozz > SRNUKE @ R1", "done"),
        ("S: ARMOR @ Rozz > BLUE/HQ @ R1", "R7 headquarters-is-no-target"),
        ("S: ARMOR @ Rozz > BLUE/JET @ R1", "R8.4 forbidden-target item=ARMOR target=JET"),
        ("S: ARMOR @ Rozz > RED/TRAP @ R1", "R8.4 own-piece"),
        ("S: ARMOR @ Rozz > CORR @ R1", "R8.4 forbidden-target item=ARMOR target=CORR"),
        ("S: ARMOR @ Rozz > DBASE @ R1", "R8.1 unknown-target item=DBASE"),
        ("S: ARMOR @ Rozz > R1", "R8.1 names-no-target item=ARMOR"),
        ("S: SRNUKE @ Rozz > R1", "done"),
        ("S: SRNUKE @ Rozz > BLUE/INF @ R1", "R8.1 names-a-target item=SRNUKE"),
        ("S: INF @ Rozz > R1", "R8.1 never-strikes item=INF"),
        ("S: DMECH @ Rozz > Rozz", "R8.1 unknown-striker item=DMECH"),
        ("S: JET @ Rozz > BLUE/JET @ R1", "R8.1 striker-missing item=JET seat=RED tile=Rozz"),
        # R1 may be captured, and then its missile launched, R8.1.
        ("S: SRNUKE @ R1 > R2", "done"),
        ("N:", "done"),
        ("R:", "done"),
    ],
)
def test_a_single_command(text: str, sentence: str) -> None:
    assert judged(text) == [sentence]


def test_earlier_commands_have_first_claim() -> None:
    assert judged("P: INF*30 > Rozz", "P: ARMOR > Rozz", "P: ARMOR > Rozz") == [
        "done",
        "done",
        "R4.1 unaffordable cost=20 money=0",
    ]
    assert judged("P: MDS > Rozz", "P: GOV > Rozz") == ["done", "R4.1 unaffordable cost=4 money=0"]
    assert judged("P: GOV > Rozz", "P: GOV > Rozz") == ["done", "R4.6 governed-already item=GOV seat=RED tile=Rozz"]


def test_a_void_purchase_spends_nothing() -> None:
    assert judged("P: INF*51 > Rozz", "P: INF*50 > Rozz") == ["R4.1 unaffordable cost=51 money=50", "done"]


def test_purchased_pieces_neither_move_nor_strike() -> None:
    assert judged("P: INF*2 > Rozz", "M: INF*4 @ Rozz > R2") == [
        "done",
        "R4.2 just-bought available=3 item=INF quantity=4 seat=RED tile=Rozz",
    ]
    # In any order of writing: purchases come first, R3.1.
    assert judged("M: INF*4 @ Rozz > R2", "P: INF*2 > Rozz")[0].startswith("R4.2 ")
    assert judged("P: JET > Rozz", "S: JET @ Rozz > BLUE/JET @ R1") == [
        "done",
        "R8.1 striker-just-bought item=JET seat=RED tile=Rozz",
    ]


def test_moves_and_strikes_beyond_the_pieces_at_hand_are_refused() -> None:
    assert judged("M: INF*2 @ Rozz > R2", "M: INF*2 @ Rozz > R3", "M: INF @ Rozz > R3") == [
        "done",
        "R3.6 over-worked-move available=3 item=INF tile=Rozz used=2",
        "done",
    ]
    strike = "S: ARMOR @ Rozz > BLUE/INF @ R1"
    assert judged(strike, strike, strike) == [
        "done",
        "done",
        "R3.6 over-worked-strike available=2 item=ARMOR seat=RED tile=Rozz",
    ]
    # One of the two has left, R8.1: after the moves one can still strike.
    assert judged("M: ARMOR @ Rozz > R2", strike, strike)[1:] == [
        "done",
        "R3.6 over-worked-strike available=1 item=ARMOR seat=RED tile=Rozz",
    ]


def test_commands_over_the_allowance() -> None:
    assert judged("N:", "N:", "N:", "N:", 'C: BLUE "hi"', "N:", "N:")[-2:] == [
        "done",
        "R3.5 over-allowance commands=5",
    ]
    assert judged("R:", "N:") == ["R12 resign-in-company", "done"]


def test_what_remains_after_a_draft() -> None:
    given = [GAME.parse(STATE.scenario, text)[0] for text in ("P: INF*30 > Rozz", "P: INF*30 > Rozz", 'C: BLUE "hi"')]
    draft = Draft(STATE, "RED", given)
    assert (draft.money, draft.used, draft.allowance) == (20, 2, 5)
    assert draft.controls("Rozz") and not draft.controls("R1") and not draft.controls("R4")


def test_the_status_of_a_verdict_says_whether_the_command_is_done() -> None:
    assert DONE.is_done
    assert not Verdict("void").is_done
    assert not Verdict("failed").is_done


def test_before_the_turn_only_a_failure_is_unknown() -> None:
    void, failed = Verdict("void", "R4.1", "no-quantity"), Verdict("failed", "R8.1", "striker-gone")
    assert [each.without_failure for each in (DONE, void, failed)] == [DONE, void, DONE]
