"""Turns in sentences, derived by hand from the rules for a case: every line, in the order of the phases."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozz import library, shipped_files, yaml_reading
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Line, Names, Played
from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.rozz.model.state import opening
from rozz.engine.rozz.play import Rozz
from rozz.engine.rozz.reading.cases import read_case
from rozz.engine.rozz.text.report import highlights
from rozz.engine.said import Player, Said, said
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.report_lines import pieces

ROZZ = Rozz(shipped_files.read("catalogs/standard"), library.board_mapping)
CASES = Path(__file__).parents[1] / "cases" / "rozz"

#: Each line: the message, its counts in notation or the command, its rule.
REPORTS = {
    "r10-1-infantry-in-headquarters": [
        ("moved", "RED INF B6 3 → 0, RED INF Braxx 0 → 3", "R5.1"),
        ("fought", "BLUE INF 2 → 0, RED INF 3 → 1", "R6.5"),
        ("earned", "HQ $5: $50 → $55", "R11"),
        ("earned", "HQ $5: $50 → $55", "R11"),
        ("victory-headquarters-of", "", "R10.1"),
    ],
    "r10-6-activated": [("activated", "", "R10.6"), ("victory-doomsday", "", "R10.6")],
    "r4-4-aid-crosses": [("void", "P: INF > R1", "R4.1"), ("aid", "", "R4.4"), ("aid", "", "R4.4")],
    "r6-2-bombers-before-jets": [
        ("moved", "BLUE JET R2 3 → 0, BLUE JET R1 0 → 3", "R5.1"),
        ("moved", "BLUE BOMBER R2 2 → 0, BLUE BOMBER R1 0 → 2", "R5.1"),
        ("fought-by", "BLUE BOMBER 2 → 0, BLUE JET 3 → 2", "R6.2"),
    ],
    "r6-3-one-trap-two-armor": [
        ("moved", "BLUE ARMOR R2 2 → 1, BLUE ARMOR R1 0 → 1", "R5.1"),
        ("moved", "BLUE ARMOR R2 1 → 0, BLUE ARMOR R1 1 → 2", "R5.1"),
        ("fought", "BLUE ARMOR 2 → 1, RED TRAP 1 → 0", "R6.3"),
        ("fought-by", "RED INF 2 → 0", "R6.4"),
    ],
    "r6-4-surviving-armor-destroys-all-infantry": [
        ("moved", "BLUE ARMOR R2 1 → 0, BLUE ARMOR R1 0 → 1", "R5.1"),
        ("moved", "BLUE INF R2 9 → 0, BLUE INF R1 0 → 9", "R5.1"),
        ("fought", "RED ARMOR 2 → 1, BLUE ARMOR 1 → 0", "R6.4"),
        ("fought-by", "BLUE INF 9 → 0", "R6.4"),
    ],
    "r8-7-used-up-and-struck-are-added": [
        ("shot-down", "S: SRNUTE @ R1 > Rozz", "R8.6"),
        ("struck", "", "R8.4"),
        ("used-up", "SRNUTE 1 → 0", "R8.7"),
        ("destroyed-and-used-up", "PATRIOT 3 → 1", "R8.7"),
    ],
    "r8-7-a-coloured-missile-is-used-up": [
        ("hit", "", "R8.5"),
        ("struck-owned", "", "R8.4"),
        ("destroyed-and-used-up", "RED SRNUKE 1 → 0, BLUE SRNUKE 1 → 0", "R8.7"),
        ("destroyed", "BLUE INF 2 → 0", "R8.7"),
    ],
    "r6-6-traps-turn-back": [
        ("moved", "BLUE INF R2 3 → 0, BLUE INF R1 0 → 3", "R5.1"),
        ("fought", "RED INF 1 → 0, BLUE INF 3 → 2", "R6.5"),
        ("captured", "RED TRAP 1 → 0, BLUE TRAP 0 → 1", "R6.6"),
        ("produced", "RED INF 0 → 1", "R11"),
        ("fought", "BLUE INF 2 → 1, RED INF 1 → 0", "R6.5"),
    ],
    "r12-one-player-left": [
        ("nothing", "", "R3.5"),
        ("earned", "HQ $5: $50 → $55", "R11"),
        ("victory-last-of-two", "", "R12"),
    ],
    "r12-nobody-left": [
        ("victory-nobody-left", "", "R12"),
    ],
    "r10-5-no-government-is-a-draw": [("nothing", "", "R3.5"), ("victory-nobody-governs", "", "R10.5")],
    "r9-turn-limit-is-a-draw": [
        ("nothing", "", "R3.5"),
        ("earned", "IU $2: $50 → $52", "R11"),
        ("victory-turn-limit", "", "R9"),
    ],
    "r4-6-destroyed-before-it-moves": [
        # First Blue's KING, which Red's purchase destroys; then both moves, one of them void.
        ("bought-over", "BLUE KING 1 → 0, RED KING 0 → 1", "R4.6"),
        ("void", "M: KING @ Rozz > R1", "R5.1"),
        ("moved", "BLUE KING R3 1 → 0, BLUE KING R4 0 → 1", "R5.1"),
    ],
    "r8-5-missile-on-an-empty-tile": [
        ("missed", "", "R8.5"),
        ("missed", "", "R8.5"),
        ("used-up", "SRNUKE 1 → 0, SRNUTE 1 → 0", "R8.7"),
    ],
}

#: The facts of some lines, by line number in the report.
FACTS: dict[str, dict[int, Said]] = {
    "r10-1-infantry-in-headquarters": {
        0: said("rozz-report-moved", name="Ann", pieces=pieces("INF", 3), start="B6", tile="Braxx"),
        1: said(
            "rozz-report-fought",
            losses=said("rozz-report-each-lost", names=("Bo", "Ann"), pieces=pieces("INF", 2)),
            tile="Braxx",
        ),
        2: said("rozz-report-earned", name="Ann", number=5),
        4: said("rozz-victory-headquarters-of", winners="Ann", loser="Bo"),
    },
    "r4-4-aid-crosses": {
        0: said(
            "rozz-report-void",
            name="Ann",
            command=said("rozz-command-buy", pieces="1 INF", tile="R1", cost=1),
            reason=explain(verdict("unaffordable", cost=1, money=0), "Ann"),
        ),
        1: said("rozz-report-aid", name="Ann", recipient="Bo", number=50),
    },
    "r6-2-bombers-before-jets": {
        2: said(
            "rozz-report-fought-by",
            name="Bo",
            weapon=said("rozz-card-kind-ads"),
            pieces=(pieces("BOMBER", 2), pieces("JET", 1)),
            tile="R1",
        ),
    },
    "r8-7-used-up-and-struck-are-added": {
        0: said(
            "rozz-report-shot-down",
            name="Ann",
            weapon=said("rozz-card-kind-srnute"),
            tile="Rozz",
            stopper="PATRIOT",
        ),
        1: said(
            "rozz-report-struck",
            name="Ann",
            weapon=said("rozz-card-kind-armor"),
            start="R1",
            tile="Rozz",
            pieces=said("rozz-card-kind-patriot"),
        ),
        2: said("rozz-report-used-up", pieces=pieces("SRNUTE", 1), number=1, tile="R1"),
        3: said(
            "rozz-report-destroyed-and-used-up",
            losses=said("rozz-report-neutral-lost", pieces=pieces("PATRIOT", 1), number=1),
            pieces=pieces("PATRIOT", 1),
            number=1,
            tile="Rozz",
        ),
    },
    "r8-7-a-coloured-missile-is-used-up": {
        2: said(
            "rozz-report-destroyed-and-used-up",
            losses=said("rozz-report-lost", name="Bo", pieces=pieces("SRNUKE", 1)),
            pieces=pieces("SRNUKE", 1),
            number=1,
            tile="R1",
        ),
    },
    "r6-6-traps-turn-back": {
        2: said("rozz-report-captured", name="Bo", pieces=pieces("TRAP", 1), loser="Ann", tile="R1"),
        3: said(
            "rozz-report-produced", name="Ann", pieces=pieces("INF", 1), source=said("rozz-card-kind-gov"), tile="R1"
        ),
    },
    "r12-one-player-left": {2: said("rozz-victory-last-of-two", winners="Bo", loser="Ann")},
    "r9-turn-limit-is-a-draw": {2: said("rozz-victory-turn-limit", turn=4)},
}

ENDINGS: dict[str, tuple[Said, str]] = {
    "r10-2-every-territory": (said("rozz-victory-original", winners="Ann"), "R10.2"),
    "r10-3-most-tiles-after-an-elimination": (said("rozz-victory-elimination", winners="Ann"), "R10.3"),
    "r10-4-seventh-government": (said("rozz-victory-central", winners="Ann", territory="Rozz"), "R10.4"),
    "r10-5-most-governments": (said("rozz-victory-turns", winners="Bo"), "R10.5"),
    "r10-7-enough-tiles": (said("rozz-victory-occupation", winners="Ann", number=3), "R10.7"),
}
NAMES = {"RED": "Ann", "BLUE": "Bo"}


def lines(name: str, names: Names) -> tuple[Line, ...]:
    """The report of a case."""
    return ROZZ.report(turn_of(name), names)


def turn_of(name: str) -> Played:
    """The turn of a case."""
    mapping = yaml_reading.read((CASES / f"{name}.yaml").read_text(encoding="utf-8"), name)
    case = read_case(mapping, ROZZ, library.scenario_mapping)
    return ROZZ.resolve(case.state, case.orders, NO_DICE)


def key_of(line: Line) -> str:
    """The message of a line, without the prefix that all report ids share."""
    assert isinstance(line.plain, Said)
    return line.plain.key.removeprefix("rozz-report-").removeprefix("rozz-")


@pytest.mark.parametrize("name", REPORTS)
def test_the_report_of_a_turn(name: str) -> None:
    report = lines(name, {})
    assert [(key_of(line), render(line.counts), line.rule) for line in report] == REPORTS[name]
    for line in report:
        whole = said("rozz-report-line", sentence=line.plain, counts=line.counts)
        assert line.text == (whole if line.counts else line.plain)


@pytest.mark.parametrize("name", FACTS)
def test_the_facts_of_a_line(name: str) -> None:
    report = lines(name, NAMES)
    assert {place: report[place].plain for place in FACTS[name]} == FACTS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_the_report_of_an_ending(name: str) -> None:
    line = lines(name, NAMES)[-1]
    expected, rule = ENDINGS[name]
    assert isinstance(line.plain, Said)
    assert (line.plain.key, line.rule) == (expected.key, rule)
    assert set(expected.facts) <= set(line.plain.facts)


#: The largest losses first, each once; nothing that was only used up.
HIGHLIGHTS = {
    "r8-7-used-up-and-struck-are-added": ["destroyed-and-used-up", "shot-down"],
    "catalog-warheads-in-the-order-listed": ["hit", "destroyed", "shot-down"],
    "r1-5-link-makes-neighbours": ["hit", "destroyed", "fought"],
    "r10-6-bombed-and-still-won": ["activated", "hit", "destroyed"],
    "r6-6-traps-turn-back": ["fought", "captured"],
    "r4-4-aid-crosses": [],
}


@pytest.mark.parametrize("name", HIGHLIGHTS)
def test_the_highlights_of_a_turn(name: str) -> None:
    assert [key_of(line) for line in highlights(turn_of(name), {})] == HIGHLIGHTS[name]


def test_a_loss_is_more_important_than_the_hit_before_it() -> None:
    turn = turn_of("r10-6-bombed-and-still-won")
    assert [key_of(line) for line in highlights(turn, {}, most=2)] == ["activated", "destroyed"]


def test_only_sender_and_recipient_read_a_message() -> None:
    scenario = ROZZ.read(library.scenario_mapping("headquarters-3"))
    state = opening(scenario, correspondence={"RED": 1})
    turn = ROZZ.resolve(state, {"RED": (ROZZ.parse(state.scenario, 'C: BLUE "at dawn"')[0],)}, NO_DICE)
    for viewer in ("RED", "BLUE"):
        (line,) = (each for each in ROZZ.report(turn, viewer=viewer) if each.rule == "R4.5")
        expected = said("rozz-report-message", name=Player("RED"), recipient=Player("BLUE"), message="at dawn")
        assert (line.text, line.phase, line.tiles) == (expected, "purchases", ())
    for viewer in ("GREEN", None):
        (line,) = (each for each in ROZZ.report(turn, viewer=viewer) if each.rule == "R4.5")
        assert line.text == said("rozz-report-message-hidden", name=Player("RED"), recipient=Player("BLUE"))
    assert turn.after.correspondence == {"RED": 0, "BLUE": 0, "GREEN": 0}


def test_a_line_knows_its_tiles_phase_and_step() -> None:
    mapping = yaml_reading.read((CASES / "r6-6-traps-turn-back.yaml").read_text(encoding="utf-8"), "case")
    case = read_case(mapping, ROZZ, library.scenario_mapping)
    report = ROZZ.report(ROZZ.resolve(case.state, case.orders, NO_DICE))
    assert [(line.phase, line.step, line.tile, line.tiles) for line in report] == [
        ("moves", 0, "R1", ("R1", "R2")),
        ("combat", 5, "R1", ("R1",)),
        ("combat", 6, "R1", ("R1",)),
        ("production", 0, "R1", ("R1",)),
        ("production", 5, "R1", ("R1",)),
    ]
