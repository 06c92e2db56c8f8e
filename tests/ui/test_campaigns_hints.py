"""Every plan in a hint for Campaigns of Ozz has a reason, in plain words and with numbers that players can check."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import htpy as h
import pytest

from rozz import game_extras, library
from rozz.engine.ai.advice.hint_reasons import Reason
from rozz.engine.ai.advice.plan_comparison import Sentence
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.ai.plan_reasons import MOST, reasons
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.text.notation import parse
from rozz.engine.dice import KeyedDice
from rozz.engine.validation import PathValue
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.views.table.hint_panel import hint_panel
from rozz.ui.worker.turn_questions import Advice, Answered, HintPlan, answered_of
from tests.support.ui.opponents_table import begin_match

GAME = library.game("campaigns")
MIND = game_extras.evaluator("campaigns")
NAMES = {"WINKIES": "Ben", "MUNCHKINS": "Ada"}


def written_reasons(state: State, seat: str, command: Any) -> list[str]:
    """The reasons for a command, as the page writes them."""
    return [render(text, NAMES) for text, _ in reasons(state, seat, command)]


def are_plain_sentences(texts: list[str]) -> bool:
    """Whether there is something to say, in whole sentences without codes."""
    return 1 <= len(texts) <= MOST and all(
        re.fullmatch(r"[A-Z0-9].*[.!]", text) and not re.search(r"[{}]|campaigns-|\b[MWX][A-Z]{3}\d", text)
        for text in texts
    )


@pytest.mark.parametrize(("name", "seed"), [("battle-on-the-board", 1), ("battle-on-the-board", 2),
                                            ("meeting-the-wizard", 3), ("the-bell-at-the-boneyard", 4)])  # fmt: skip
def test_every_likely_command_has_a_reason(name: str, seed: int) -> None:
    assert MIND is not None
    state = GAME.begin(GAME.read(library.scenario_mapping(name, "campaigns")), KeyedDice(b"why", str(seed)))
    for number in range(70):
        moment = GAME.moment(state)
        if moment is None:
            break
        given = {}
        for seat in moment.seats:
            dice = KeyedDice(b"why", f"{seed} {number} {seat}")
            plans = MIND.plans(state, seat, 6, dice)
            for (command,) in plans:
                texts = written_reasons(state, seat, command)
                assert are_plain_sentences(texts), (state.moment, GAME.write(command), texts)
            given[seat] = plans[number % 2 and len(plans) - 1]
        state = GAME.next_state(state, given, KeyedDice(b"why", f"{seed} {number}"))


def at(position: dict[str, Any], moment: str, scenario: str = "meeting-the-wizard") -> State:
    read = GAME.read(library.scenario_mapping(scenario, "campaigns"))
    return CampaignsPuzzleAdapter().state_from(read, PathValue(position), PathValue(moment))


def why(state: State, text: str) -> list[str]:
    (command, seat) = parse(text), state.asked[0]
    assert legality.is_legal(state, seat, command)
    return written_reasons(state, seat, command)


FRONT = {
    "at": "Harvest Cross", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "next": "MUNCHKINS",
    "spaces": {"2C": {"A": ["Zoraster+MREG1"]}, "1C": {"A": ["MMED1"]}, "4C": {"D": ["WREG1"]}},
}  # fmt: skip


def test_orders_say_who_can_fire_and_who_must_come_closer() -> None:
    """C24.2: the gun in 1C fires three spaces, and 4C is two spaces from 2C."""
    found = why(at({"battle": FRONT}, "orders"), "O: Zoraster A")
    assert say("campaigns-why-stand", forces="Medium artillery 1", number=1, spaces="4C") in found
    group = say("campaigns-name-group", leader="Zoraster")
    assert say("campaigns-why-advance", forces=group, number=1, spaces=2) in found


def test_an_activation_shows_its_chances_or_where_it_leads() -> None:
    state = at({"battle": {**FRONT, "orders": {"Zoraster": "A"}}}, "activation")
    assert why(state, "A: MMED1 fire 4C")[0] == say("campaigns-outlook-hit", chance=40, foes=1, space="4C")
    group = say("campaigns-name-group", leader="Zoraster")
    nearer = say("campaigns-why-moves", force=group, space="3C", spaces=1, way="nearer")
    assert why(state, "A: Zoraster > 3C") == [nearer]


def test_a_march_names_the_threat_it_guards_against_and_its_cost() -> None:
    """Three led Winkie units at Straw Ferry can reach Black Edge by way of Harvest Cross and a trail."""
    points = {
        "Albine Pass": {"MUNCHKINS": ["MREG1", "MREG2"]}, "Black Edge": {"MUNCHKINS": ["MREG3"]},
        "Straw Ferry": {"WINKIES": ["Zerde", "WREG1", "WREG2", "WREG3"]},
    }  # fmt: skip
    found = why(at({"points": points}, "activate"), "M: MREG1+MREG2 @ Albine Pass > Black Edge")
    assert found[0] == say("campaigns-why-guards", point="Black Edge", name="Ben", number=3)
    assert found[-1] == say("campaigns-outlook-trail", chance=10, number=2)


def test_spells_show_their_effect_their_target_and_its_distance() -> None:
    state = at({"battle": {**FRONT, "spaces": {**FRONT["spaces"], "5C": {"D": ["Evora"]}}}}, "spells")  # type: ignore[dict-item]
    found = why(state, "S: Zoraster Poor Luck > WREG1")
    spears, own = "Spears 1", "Regular infantry 1"
    assert found == [
        say("campaigns-outlook-poor-luck", unit=spears), say("campaigns-why-target-foe", unit=spears, spaces=2),
    ]  # fmt: skip
    assert why(state, "S: Zoraster Good Luck > MREG1") == [
        say("campaigns-outlook-good-luck", unit=own), say("campaigns-why-target", unit=own, spaces=2),
    ]  # fmt: skip
    assert why(state, "S: -") == [say("campaigns-why-no-spell")]


def test_the_hint_panel_shows_the_reasons_with_their_rules() -> None:
    table = begin_match("campaigns", "battle-on-the-board", WINKIES="Ben", MUNCHKINS="Ada").send(m.IAm())
    session = table.session
    (command,) = GAME.default_commands(session.match.state, session.seat)
    found = tuple(Sentence(text, rule) for text, rule in reasons(session.match.state, session.seat, command))
    plan = HintPlan((GAME.write(command),), 1.0, 0.5, reason=Reason(why=found))
    # Sentences reach the page as text.
    answer = Answered("x", 0, session.seat, plan.commands, 1, 1, True, True, Advice((plan, plan)))
    advice = answered_of(answer.text()).advice
    shown = unescape(str(h.div[hint_panel(replace(table.model, advice=advice))]))
    short, more = shown.split("<details", 1)
    for sentence in found:
        assert render(sentence.text) in short and f">{sentence.rule}<" in short
        assert render(sentence.text) in more, "the second plan has its reasons too"
    assert say("hint-quiet") not in shown
