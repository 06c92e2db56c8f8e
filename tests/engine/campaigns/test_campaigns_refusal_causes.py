"""A refusal names its real cause: each cause has its own fact and sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from rozz import library
from rozz.engine.campaigns.legality.legality import judge
from rozz.engine.campaigns.reading.cases import read_case
from rozz.engine.campaigns.resolution import turn
from rozz.engine.campaigns.resolution.event_log import EventLog
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text import notation
from rozz.engine.dice import RecordedDice
from rozz.engine.game import Verdict
from rozz.ui.i18n import translations

Orders = Sequence[Mapping[str, str]]


class Row(NamedTuple):
    """A refusal with its cause, and a case whose last command is refused."""

    reason: str
    why: str
    moment: str
    battle: dict[str, Any]
    orders: Orders
    more: Mapping[str, Any] = MappingProxyType({})


def scenario_named(name: str) -> dict[str, Any]:
    return library.scenario_mapping(name, "campaigns")


def verdict_of(row: Row) -> Verdict:
    """The verdict on the only command of the last moment, after everything before it is played."""
    mapping = {
        "game": "campaigns", "name": "a case", "scenario": "battle-on-the-board", "moment": row.moment,
        "position": {"battle": row.battle}, **row.more,
    }  # fmt: skip
    case = read_case(mapping, scenario_named)
    dice, log = RecordedDice(case.dice), EventLog()
    state = turn.run(Resolution(case.state, dice, log))
    *before, last = row.orders
    for given in before:
        commands = {seat: notation.parse(text) for seat, text in given.items()}
        state = turn.play(Resolution(state, dice, log), commands)
    ((seat, text),) = last.items()
    (verdict,) = judge(state, seat, (notation.parse(text),))
    return verdict


def board(here: Sequence[str], there: Sequence[str] = ("WREG1",), space: str = "5C", **more: Any) -> dict[str, Any]:
    """Munchkins in a space on their own side and Winkies far away; the Munchkins act."""
    spaces: dict[str, Any] = {"1C": {"A": [*there]}, **more.pop("spaces", {})}
    spaces[space] = {**spaces.get(space, {}), "D": [*here]}
    return {"next": "MUNCHKINS", "spaces": spaces, **more}


def coordinated(*here: str, **more: Any) -> dict[str, Any]:
    """Zoraster coordinates in 5C with the order Advance, and waits for Regular infantry 2."""
    orders = {"Zoraster": "A", "MREG2": "A", **more.pop("orders", {})}
    return board(("Zoraster+MREG1", "MREG2", *here), orders=orders, turned=["Zoraster"], **more)


def joining(why: str, battle: dict[str, Any], force: str, **more: Any) -> Row:
    return Row("no-joining", why, "activation", battle, [{"MUNCHKINS": f"A: {force} join"}], more)


def coordination(why: str, battle: dict[str, Any], force: str, **more: Any) -> Row:
    return Row("no-coordination", why, "activation", battle, [{"MUNCHKINS": f"A: {force} coordinate"}], more)


def guard(why: str, guards: str) -> Row:
    battle = board(("Sourdough+MREG1", "MREG2"))
    return Row("no-guard", why, "orders", battle, [{"MUNCHKINS": f"O: {guards}"}])


def melee(why: str, battle: dict[str, Any], command: str) -> Row:
    return Row("no-melee", why, "activation", battle, [{"MUNCHKINS": f"A: {command}"}])


def hits(why: str, there: Sequence[str], chosen: str, dice: Sequence[int], **more: Any) -> Row:
    """Zerde's spears enter 4C, hit with the first two dice and are missed by all others."""
    battle = {
        "next": "WINKIES", "orders": {"Zerde": "A"},
        "spaces": {"3C": {"A": ["Zerde+WREG1+WREG2"]}, "4C": {"D": [*there]}, "5R": {"D": ["MREG8"]}}, **more,
    }  # fmt: skip
    orders = [{"WINKIES": "A: Zerde > 4C"}, {"MUNCHKINS": f"L: {chosen}"}]
    return Row("hits", why, "activation", battle, orders, {"dice": [*dice, *(10 for _ in there)]})


def bell(why: str, here: Sequence[str], there: Sequence[str] = ("MREG1",), **more: Any) -> Row:
    """The Winkies ring."""
    position = {"battle": {"spaces": {"2C": {"A": [*here]}, "5C": {"D": [*there]}}, **more.pop("battle", {})}}
    position |= more.pop("position", {})
    return Row("no-bell", why, "spells", {}, [{"WINKIES": "S: Bell"}], {"position": position, **more})


def honors(why: str, at: str, defenders: Sequence[str], seat: str = "WINKIES", **more: Any) -> Row:
    battle = {
        "at": at, "attacker": "WINKIES", "from": "Pumpkin Fields", "turn": 2,
        "spaces": {"3C": {"A": ["WREG1"]}, "4C": {"D": [*defenders]}},
    }  # fmt: skip
    more = {"scenario": "meeting-the-wizard", **more}
    return Row("honors", why, "withdraw", battle, [{seat: "B: honors"}], more)


def two_rulers() -> dict[str, Any]:
    """The Munchkins' seat also plays the Quadlings."""
    scenario = scenario_named("battle-on-the-board")
    return {**scenario, "seats": {**scenario["seats"], "MUNCHKINS": ["Munchkins", "Quadlings"]}}


GARRISON = ("garrison+FREG1+FREG2",)
ASLEEP = ["Evora Poppies > MREG1"]
NO_SKELETONS = {"Winkies": [], "Mercenaries": []}
NO_HONORS = {"options": {"honors-of-war": False}}
NO_COORDINATION = {"options": {"coordination": False}}
NO_LIMIT = {"options": {"bell-limit": False, "dissipation": False}}
SIEGE = {
    "at": "Ovengate", "attacker": "WINKIES", "from": "Pumpkin Fields", "next": "MUNCHKINS", "turned": ["Zoraster"],
    "orders": {"Zoraster": "S", "MREG2": "S"},
    "spaces": {"1C": {"A": ["WREG1"]}, "5C": {"D": ["Zoraster+MREG1", "MREG2", *GARRISON]}},
}  # fmt: skip

ROWS = [
    joining("ruler", board(("Zoraster+MREG1", "MREG2")), "MREG2"),
    joining("space", coordinated(spaces={"5L": {"D": ["MREG3"]}}, orders={"MREG3": "A"}), "MREG3"),
    joining("order", coordinated("MREG3"), "MREG3"),
    joining("leader", coordinated("Sourdough", orders={"Sourdough": "A"}), "Sourdough"),
    joining("garrison", SIEGE, "garrison", scenario="meeting-the-wizard"),
    coordination("option", board(("Zoraster+MREG1", "MREG2")), "Zoraster", **NO_COORDINATION),
    coordination("hero", board(("Sourdough+MREG1", "MREG2")), "Sourdough"),
    coordination("hero", board(("Zoraster", "MREG2")), "Zoraster"),
    coordination("second", coordinated("Glenda+QREG1", orders={"Glenda": "A"}), "Glenda", scenario=two_rulers()),
    coordination("nobody", board(("Zoraster+MREG1", "MREG2"), orders={"Zoraster": "A"}), "Zoraster"),
    coordination("nobody", board(("Zoraster+MREG1",), spaces={"5L": {"D": ["MREG2"]}}), "Zoraster"),
    guard("leader", "guard L Sourdough"),
    guard("stranger", "guard L WREG1"),
    guard("stranger", "guard L MREG7"),
    guard("twice", "guard L MREG1; guard R MREG1"),
    guard("taken", "guard L MREG1; guard L MREG2"),
    melee("alone", board(("MREG1",)), "MREG1 melee"),
    melee("moved", board(("MREG1",), orders={"MREG1": "A"}), "MREG1 > 4C melee"),
    melee("held", board(("MREG1",), ("WREG1", "Evora"), "1C", spells=ASLEEP), "MREG1 melee"),
    melee("leader", board(("Sourdough",), space="1C"), "Sourdough melee"),
    melee("aloft", board(("MBAL1",), space="1C"), "MBAL1 melee aloft MBAL1"),
    hits("number", ("MREG1", "MREG2", "MREG3"), "MREG1", (4, 4)),
    hits("number", ("MREG1", "MREG2", "MREG3"), "MREG1, MREG2, MREG3", (4, 4)),
    hits("number", ("MREG1", "MREG2"), "MREG1, MREG2", (4, 9)),
    hits("stranger", ("MREG1", "MREG2"), "MREG8", (4, 9)),
    hits("safe", ("MREG1", "MREG2", "MLWR1"), "MLWR1", (4, 9)),
    hits("share", ("MREG1", "MLWR1", "MLWR2"), "MLWR1, MLWR2", (3, 4)),
    hits("bell", ("MREG1+Bell", "MREG2"), "MREG2, Bell", (4, 9)),
    bell("none", ("Evora+WREG1",)),
    bell("enemy", ("Evora+WREG1",), ("MREG1+Bell",)),
    bell("off", ("Evora+WREG1",), battle={"left": {"A": ["WREG2+Bell"]}}),
    bell("limit", ("Evora+WREG1+Bell", "WSKE1", "WSKE2"), battle={"rung": ["WSKE1", "WSKE2"]}),
    bell("pool", ("Evora+WREG1+Bell",), position={"pool": NO_SKELETONS}),
    bell("pool", ("Evora+WREG1+Bell", "WSKE1", "WSKE2"), battle={"rung": ["WSKE1", "WSKE2"]},
         position={"pool": NO_SKELETONS}, **NO_LIMIT),
    honors("option", "Ovengate", GARRISON, **NO_HONORS),
    honors("attacker", "Ovengate", (*GARRISON, "MREG1"), "MUNCHKINS"),
    honors("garrison", "Harvest Cross", ("MREG1",)),
    honors("others", "Ovengate", (*GARRISON, "MREG1")),
]  # fmt: skip
RULES = {
    "no-joining": "C13.5", "no-coordination": "C13.2", "no-guard": "C15.8", "no-melee": "C14.1", "hits": "C14.8",
    "no-bell": "C19.5", "honors": "C17.4",
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.reason}-{row.why}")
def test_a_refusal_gives_its_cause(row: Row) -> None:
    verdict = verdict_of(row)
    assert (verdict.reason, verdict.facts.get("why"), verdict.rule) == (row.reason, row.why, RULES[row.reason])


def test_honors_in_a_battle_without_a_map_need_a_garrison() -> None:
    battle = {"turn": 2, "spaces": {"3C": {"A": ["WREG1"]}, "4C": {"D": ["MREG1"]}}}
    verdict = verdict_of(Row("honors", "garrison", "withdraw", battle, [{"WINKIES": "B: honors"}]))
    assert (verdict.reason, verdict.facts["why"]) == ("honors", "garrison")


def test_a_wrong_number_of_losses_is_refused_with_the_right_one() -> None:
    found = [verdict_of(row).facts for row in ROWS if (row.reason, row.why) == ("hits", "number")]
    assert [facts.get("number") for facts in found] == [2, 2, 1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", RULES)
def test_every_cause_has_its_own_sentence(reason: str, language: str) -> None:
    facts = {"force": "A", "unit": "A", "leader": "B", "space": "3C", "number": 2}
    causes = {row.why for row in ROWS if row.reason == reason}
    sentences = {translations.write(f"campaigns-reason-{reason}", {**facts, "why": why}, language) for why in causes}
    assert len(sentences) == len(causes)
