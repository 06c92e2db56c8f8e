"""Moments in which one button or one place is a whole command, in the positions of cases: what is offered and made."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.reading.cases import read_case
from rozz.engine.campaigns.resolution import turn
from rozz.engine.campaigns.resolution.event_log import NullLog
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.wording import kind_name, unit_name
from rozz.engine.dice import RecordedDice
from rozz.engine.said import Said, Text, said
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.case_files import ALL_CASES, mapping_of

GAME = library.game("campaigns")


def state_in(name: str, moment: str) -> State:
    """The first position in a moment when a case is played."""
    mapping = mapping_of(ALL_CASES / "campaigns" / f"{name}.yaml")
    case = read_case(mapping, lambda scenario: library.scenario_mapping(scenario, "campaigns"))
    dice = RecordedDice(case.dice)
    state = turn.run(Resolution(case.state, dice, NullLog()))
    for texts in case.orders:
        if state.moment == moment:
            break
        state = GAME.next_state(state, {seat: GAME.parse(state.scenario, text) for seat, text in texts.items()}, dice)
    assert state.moment == moment
    return state


def label(word: str) -> Said:
    return said(f"campaigns-offer-{word}")


#: A case, its moment, and for each pick its label and the command that it makes.
OFFERED: list[tuple[str, str, dict[str, tuple[Text, str]]]] = [
    ("c10-3-orders-and-a-tie", "turn-order", {
        "first": (label("first"), "I: first"), "second": (label("second"), "I: second"),
    }),
    ("c10-1-artillery-and-bell-are-turned-back", "withdraw", {
        "stay": (label("fight-on"), "B: stay"), "retreat": (label("retreat"), "B: retreat"),
    }),
    ("c15-9-a-tie", "leaders", {"2L": ("2L", "P: Zerde > 2L"), "2R": ("2R", "P: Zerde > 2R")}),
    ("c16-6-two-refuges", "refuge", {
        "Milldale": ("Milldale", "B: > Milldale"), "Ovengate": ("Ovengate", "B: > Ovengate"),
    }),
    ("c17-4-honors-of-war", "approach", {
        "assault": (label("assault"), "B: assault"), "honors": (label("offer"), "B: honors"),
    }),
    ("c17-4-honors-of-war", "honors", {
        "accept": (label("accept"), "B: accept"), "decline": (label("decline"), "B: decline"),
    }),
    ("c18-7-where-the-ruler-returns", "return", {
        "Munchton": ("Munchton", "P: Zoraster > Munchton"), "Ovengate": ("Ovengate", "P: Zoraster > Ovengate"),
    }),
    ("c18-8-keep-one-kind", "keep", {"GIA": (kind_name("GIA"), "K: GIA"), "PMP": (kind_name("PMP"), "K: PMP")}),
    ("c19-8-the-attackers-bell-loses-its-carrier", "attrition", {
        "WREG1": (unit_name("WREG1"), "L: WREG1"), "WZIL1": (unit_name("WZIL1"), "L: WZIL1"),
    }),
]  # fmt: skip
#: What else the sentence says, by moment.
FACTS: dict[str, dict[str, Any]] = {
    "leaders": {"leader": unit_name("Zerde")}, "refuge": {"point": "Albine Pass"}, "approach": {"point": "Ovengate"},
    "honors": {"point": "Ovengate"}, "return": {"leader": unit_name("Zoraster")}, "keep": {"point": "Harvest Cross"},
}  # fmt: skip


@pytest.mark.parametrize(("case", "moment", "picks"), OFFERED, ids=[moment for _, moment, _ in OFFERED])
def test_each_pick_makes_its_command(case: str, moment: str, picks: dict[str, tuple[Text, str]]) -> None:
    state = state_in(case, moment)
    seat = state.asked[0]
    start = GAME.offer(state, seat, (), ())
    assert {pick.key: pick.label for pick in start.picks} == {key: text for key, (text, _) in picks.items()}
    facts = {"point": "", "leader": "", "choice": "stay", **FACTS.get(moment, {})}
    assert start.expects == said(f"campaigns-offer-{moment}", **facts)
    # Only fighting on is so usual that it is offered as it is.
    assert [pick.key for pick in start.picks if pick.holds] == (["stay"] if moment == "withdraw" else [])
    assert (start.command is not None) == (moment == "withdraw") and start.made == start.trail == ()
    other = dict(zip(picks, reversed(picks), strict=True))
    for key, (text, command) in picks.items():
        offer = GAME.offer(state, seat, (), (key,))
        assert GAME.write(offer.command) == command and offer.made == (key,)
        assert GAME.picks_for(state, seat, (), offer.command) == (key,)
        is_place = text == key
        place = key if moment == "leaders" else f"map/{key}"
        assert offer.trail == ((place,) if is_place else ())
        (pick,) = (each for each in offer.picks if each.key == key)
        assert (pick.place, pick.mark, pick.group) == ((place, "target", "") if is_place else ("", "", "do"))
        # The other choice stays in sight and replaces it.
        assert {each.key for each in offer.picks} == {*picks}
        assert GAME.offer(state, seat, (), (key, other[key])).made == (other[key],)
        assert GAME.offer(state, seat, (), (key, "nothing")).made == (key,)
        facts["choice"] = key
        assert offer.expects == said(f"campaigns-offer-{moment}", **facts)


@pytest.mark.parametrize("form", ["", "-open", "-trial"])
def test_a_chosen_refuge_is_confirmed_in_the_prompt(form: str) -> None:
    facts = {"point": "Albine Pass", "leader": ""}
    asked, chosen = (
        render(said(f"campaigns-offer-refuge{form}", **facts, choice=choice)) for choice in ("stay", "Milldale")
    )
    assert "Milldale" not in asked and "Milldale" in chosen
