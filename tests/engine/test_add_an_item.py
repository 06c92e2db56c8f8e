"""Follows docs/add-an-item.md: its item is bought and moved, has a card and an icon, and computer players use it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rozz import game_extras, library, shipped_files, yaml_reading
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.ai.item_kinds import kinds_of
from rozz.engine.rozz.play import Rozz
from rozz.engine.rozz.text import cards
from rozz.engine.said import said
from rozz.ui.games import face_of
from rozz.ui.games.rozz.drawing import item_icons
from rozz.ui.i18n.engine_texts import render

GUIDE = (Path(__file__).parents[2] / "docs" / "add-an-item.md").read_text(encoding="utf-8")
(EXAMPLE,) = (yaml_reading.read(each, "docs/add-an-item.md") for each in re.findall(r"```yaml\n(.*?)```", GUIDE, re.S))
((NAME, TRAITS),) = EXAMPLE["catalog"]["add"].items()
BASE = library.scenario_mapping("headquarters-2")


def in_scenario() -> tuple[Rozz, Any]:
    """The item in the scenario's own catalog."""
    rules = Rozz(shipped_files.read("catalogs/standard"), library.board_mapping)
    return rules, rules.read({**BASE, **EXAMPLE})


def in_standard_catalog() -> tuple[Rozz, Any]:
    """The item in the standard catalog."""
    rules = Rozz({**shipped_files.read("catalogs/standard"), NAME: TRAITS}, library.board_mapping)
    return rules, rules.read({key: value for key, value in BASE.items() if key != "catalog"})


BOTH = pytest.mark.parametrize("where", [in_scenario, in_standard_catalog])


@BOTH
def test_the_item_can_be_bought_and_moved(where: Any) -> None:
    rules, scenario = where()
    state = rules.begin(scenario, NO_DICE)
    for text in (f"P: {NAME}*2 > Drift", f"M: {NAME}*2 @ Drift > D2"):
        orders = {"RED": rules.parse(scenario, text), "BLUE": rules.parse(scenario, "N:")}
        played = rules.resolve(state, orders, NO_DICE)
        assert [each.status for each in played.verdicts["RED"]] == ["done"], rules.report(played)
        assert any(NAME in render(line.text) for line in rules.report(played))
        state = played.after
    assert rules.freeze(rules.thaw(scenario, rules.freeze(state))) == rules.freeze(state)


@BOTH
def test_the_item_has_a_card_and_an_icon_without_more_work(where: Any) -> None:
    _, scenario = where()
    item = scenario.catalog.items[NAME]
    card = list(cards.sentences(item, scenario.catalog))
    assert said("rozz-card-price", name=TRAITS["name"], cost=TRAITS["cost"]) in card
    assert any("INF" in render(each) for each in card)
    assert NAME not in item_icons.ICONS
    assert item_icons.icon_of(item) == item_icons.ICONS["INF"]
    assert TRAITS["name"] in str(face_of("rozz").cards(scenario))


def test_the_page_offers_the_item() -> None:
    rules, scenario = in_scenario()
    offer = rules.offer(rules.begin(scenario, NO_DICE), "RED", (), ("Drift",))
    assert any(NAME in pick.key for pick in offer.picks), [pick.key for pick in offer.picks]


def test_computer_players_buy_the_item_and_plan_with_it() -> None:
    rules, scenario = in_scenario()
    state = rules.begin(scenario, NO_DICE)
    assert NAME in kinds_of(scenario.catalog).foot
    bought = rules.next_state(state, {"RED": rules.parse(scenario, f"P: {NAME}*4 > Drift"), "BLUE": ()}, NO_DICE)
    plans = game_extras.evaluator("rozz").extensions(bought, "RED", (), 200, NO_DICE)  # type: ignore[union-attr]
    assert any(NAME in rules.write(command) for plan in plans for command in plan)
    thought = think(rules, game_extras.evaluator("rozz"), bought, "RED", LEVELS[1], seed=b"an item more")
    assert all(each.is_done for each in rules.judge(bought, "RED", thought.commands))


def test_a_saved_match_contains_its_catalog() -> None:
    rules, scenario = in_scenario()
    plain = Rozz(shipped_files.read("catalogs/standard"), library.board_mapping)
    assert NAME in plain.read(rules.to_mapping(scenario)).catalog.items
