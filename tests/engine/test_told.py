"""Turns in sentences, written by hand from what the rules make of a case: every line, in the order of the phases."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozz import library, yaml_reading
from rozz.cli.case_runner import read_case
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.model.state import opening
from rozz.engine.rozz.play import Rozz

ROZZ = Rozz(library.shipped("catalogs/standard"), library.board_mapping)
CASES = Path(__file__).parents[1] / "cases" / "rozz"

TOLD = {
    "r10-1-infantry-in-headquarters": [
        "RED moves 3 INF from B6 to Braxx: RED INF B6 3 → 0, RED INF Braxx 0 → 3 (R5.1)",
        "Combat step 5 in Braxx: BLUE INF 2 → 0, RED INF 3 → 1 (R6.5)",
        "RED earns $5 (HQ $5): $50 → $55 (R11)",
        "BLUE earns $5 (HQ $5): $50 → $55 (R11)",
        "RED won: ground forces stand in another player's headquarters (R10.1)",
    ],
    "r10-6-activated": [
        "RED activates the doomsday device in Rozz (R10.6)",
        "RED won: the doomsday device is activated (R10.6)",
    ],
    "r4-4-aid-crosses": [
        "RED 2. P: INF > R1 is void: it costs $1, and $0 is in hand (R4.1)",
        "RED sends $50 of foreign aid to BLUE (R4.4)",
        "BLUE sends $20 of foreign aid to RED (R4.4)",
    ],
    "r6-2-bombers-before-jets": [
        "BLUE moves 3 JET from R2 to R1: BLUE JET R2 3 → 0, BLUE JET R1 0 → 3 (R5.1)",
        "BLUE moves 2 BOMBER from R2 to R1: BLUE BOMBER R2 2 → 0, BLUE BOMBER R1 0 → 2 (R5.1)",
        "Combat step 1 in R1: BLUE BOMBER 2 → 0, BLUE JET 3 → 2 (R6.2)",
    ],
    "r6-3-one-trap-two-armor": [
        "BLUE moves 1 ARMOR from R2 to R1: BLUE ARMOR R2 2 → 1, BLUE ARMOR R1 0 → 1 (R5.1)",
        "BLUE moves 1 ARMOR from R2 to R1: BLUE ARMOR R2 1 → 0, BLUE ARMOR R1 1 → 2 (R5.1)",
        "Combat step 2 in R1: BLUE ARMOR 2 → 1, RED TRAP 1 → 0 (R6.3)",
        "Combat step 4 in R1: RED INF 2 → 0 (R6.4)",
    ],
    "r6-4-surviving-armor-destroys-all-infantry": [
        "BLUE moves 1 ARMOR from R2 to R1: BLUE ARMOR R2 1 → 0, BLUE ARMOR R1 0 → 1 (R5.1)",
        "BLUE moves 9 INF from R2 to R1: BLUE INF R2 9 → 0, BLUE INF R1 0 → 9 (R5.1)",
        "Combat step 3 in R1: RED ARMOR 2 → 1, BLUE ARMOR 1 → 0 (R6.4)",
        "Combat step 4 in R1: BLUE INF 9 → 0 (R6.4)",
    ],
    "r8-7-used-up-and-struck-are-added": [
        "RED 1. S: SRNUTE @ R1 > Rozz failed: stopped by PATRIOT in Rozz (R8.6)",
        "RED strikes with ARMOR from R1 at PATRIOT in Rozz (R8.4)",
        "Destroyed or used up in R1: SRNUTE 1 → 0 (R8.7)",
        "Destroyed or used up in Rozz: PATRIOT 3 → 1 (R8.7)",
    ],
    "r6-6-traps-turn-back": [
        "BLUE moves 3 INF from R2 to R1: BLUE INF R2 3 → 0, BLUE INF R1 0 → 3 (R5.1)",
        "Combat step 5 in R1: RED INF 1 → 0, BLUE INF 3 → 2 (R6.5)",
        "In R1 pieces change hands: RED TRAP 1 → 0, BLUE TRAP 0 → 1 (R6.6)",
        "GOV in R1 produces 1 INF: RED INF 0 → 1 (R11)",
        "Combat step 5 in R1: BLUE INF 2 → 1, RED INF 1 → 0 (R6.5)",
    ],
    "r12-one-player-left": [
        "BLUE does nothing (R3.5)",
        "RED earns $5 (HQ $5): $50 → $55 (R11)",
        "RED has resigned (R12)",
        "BLUE won: nobody else is left (R12)",
    ],
    "r12-nobody-left": [
        "RED has resigned (R12)",
        "BLUE has resigned (R12)",
        "GREEN has resigned (R12)",
        "A draw: nobody is left (R12)",
    ],
    "r10-5-no-government-is-a-draw": [
        "RED does nothing (R3.5)",
        "A draw: after turn 3 nobody owns government control (R10.5)",
    ],
    "r9-turn-limit-is-a-draw": [
        "RED does nothing (R3.5)",
        "RED earns $2 (IU $2): $50 → $52 (R11)",
        "A draw: turn 4 was the last one (R9)",
    ],
    "r4-6-destroyed-before-it-moves": [
        # KING of Blue first, whom Red's purchase destroys; then both moves, one of them void.
        "RED buys 1 KING in Rozz for $3: BLUE KING 1 → 0, RED KING 0 → 1 (R4.6)",
        "BLUE 1. M: KING @ Rozz > R1 is void: BLUE has 0 KING in Rozz, not 1 (R5.1)",
        "BLUE moves 1 KING from R3 to R4: BLUE KING R3 1 → 0, BLUE KING R4 0 → 1 (R5.1)",
    ],
}

ENDINGS = {
    "r10-2-every-territory": "RED won: ground forces stand in every territory of the board (R10.2)",
    "r10-3-most-tiles-after-an-elimination": "RED won: a player is eliminated, and nobody occupies more tiles (R10.3)",
    "r10-4-seventh-government": "RED won: government control in every tile of Rozz (R10.4)",
    "r10-5-most-governments": "BLUE won: most government control after turn 3 (R10.5)",
    "r10-7-enough-tiles": "RED won: at least 3 tiles occupied (R10.7)",
}


def lines(name: str, **shown: str | None) -> list[str]:
    """The report of a case."""
    mapping = yaml_reading.read((CASES / f"{name}.yaml").read_text(encoding="utf-8"), name)
    case = read_case(mapping, ROZZ, library.scenario_mapping)
    return [f"{line.text} ({line.rule})" for line in ROZZ.report(ROZZ.resolve(case.state, case.orders, NO_DICE), shown)]


@pytest.mark.parametrize("name", TOLD)
def test_a_turn_is_told(name: str) -> None:
    assert lines(name) == TOLD[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_is_told(name: str) -> None:
    assert lines(name)[-1] == ENDINGS[name]


def test_players_go_by_their_names() -> None:
    assert lines("r12-one-player-left", RED="Ann", BLUE="Bo")[-2:] == [
        "Ann has resigned (R12)",
        "Bo won: nobody else is left (R12)",
    ]


def test_a_message_is_for_two() -> None:
    scenario = ROZZ.read(library.scenario_mapping("headquarters-3"))
    state = opening(scenario, correspondence={"RED": 1})
    turn = ROZZ.resolve(state, {"RED": (ROZZ.parse(state.scenario, 'C: BLUE "at dawn"')[0],)}, NO_DICE)
    for viewer in ("RED", "BLUE"):
        (line,) = (each for each in ROZZ.report(turn, viewer=viewer) if each.rule == "R4.5")
        assert (line.text, line.phase, line.tiles) == ("RED writes to BLUE: “at dawn”", "purchases", ())
    for viewer in ("GREEN", None):
        (line,) = (each for each in ROZZ.report(turn, viewer=viewer) if each.rule == "R4.5")
        assert line.text == "RED writes to BLUE: …"
    assert turn.after.correspondence == {"RED": 0, "BLUE": 0, "GREEN": 0}


def test_a_line_knows_its_tiles_phase_and_step() -> None:
    mapping = yaml_reading.read((CASES / "r6-6-traps-turn-back.yaml").read_text(encoding="utf-8"), "case")
    case = read_case(mapping, ROZZ, library.scenario_mapping)
    told = ROZZ.report(ROZZ.resolve(case.state, case.orders, NO_DICE))
    assert [(line.phase, line.step, line.tile, line.tiles) for line in told] == [
        ("moves", 0, "R1", ("R1", "R2")),
        ("combat", 5, "R1", ("R1",)),
        ("combat", 6, "R1", ("R1",)),
        ("production", 0, "R1", ("R1",)),
        ("production", 5, "R1", ("R1",)),
    ]
