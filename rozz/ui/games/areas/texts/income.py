"""Where new armies come from, in the words of the table and the cards."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas


def income_sources(state: State, seat: str) -> str:
    """Where this turn's new armies come from: 3 (the minimum) + 4 for The Roosts."""
    if state.scenario.production == "cities":
        return say("areas-source-cities")
    held = tuple(state.armies[seat])
    if not held:
        return ""
    bonuses = tuple(_continent_incomes(state.scenario, held))
    found = _territory_income(len(held), bool(bonuses))
    for each in bonuses:
        found = say("areas-source-and", sources=found, next=each)
    return found


def _territory_income(held: int, is_one_of_several: bool) -> str:
    """By the number of territories, Z14; how many armies that makes is said only beside other sources."""
    third = held // placing.TERRITORIES_AN_ARMY
    kind = "territories" if third >= placing.FEWEST_ARMIES else "least"
    number = max(third, placing.FEWEST_ARMIES)
    key = f"areas-source-{kind}" if is_one_of_several else f"areas-source-only-{kind}"
    return say(key, number=number, held=held)


def _continent_incomes(scenario: Scenario, held: tuple[str, ...]) -> Iterator[str]:
    """By each continent held completely, Z14."""
    for each in scenario.map.continents:
        if all(area in held for area in each.areas):
            yield say("areas-source-continent", number=each.bonus, continent=each.name)


def continent_bonus(state: State, seat: str, area: str) -> str:
    """What the continent of a territory brings, or already brings, to a player, Z14; empty without continents."""
    held = state.armies[seat]
    for each in state.scenario.map.continents:
        if area in each.areas:
            key = "held" if all(other in held for other in each.areas) else "in-reach"
            return say(f"areas-continent-{key}", continent=each.name, number=each.bonus)
    return ""


def bonus_list(scenario: Scenario) -> h.Node:
    """How new armies are counted, and what each continent brings; None without continents."""
    if not scenario.map.continents:
        return None
    return [
        h.p(".note")[say("areas-cards-about", least=placing.FEWEST_ARMIES)],
        h.div(".rule-cards")[
            [
                h.article(".rule-card")[
                    h.h3[each.name],
                    h.span(".price")[say("areas-cards-bonus", number=each.bonus)],
                    h.p[with_commas(each.areas)],
                ]
                for each in scenario.map.continents
            ]
        ],
    ]
