"""Where new armies come from, in the words of the table and the cards."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas


def sources(state: State, seat: str) -> str:
    """Where this turn's new armies come from: 3 (minimum) + 4 (The Roosts)."""
    if state.scenario.production == "cities":
        return say("areas-source-cities")
    first, *others = (*_by_territories(state.scenario, tuple(state.armies[seat])),) or ("",)
    for each in others:
        first = say("areas-source-and", sources=first, next=each)
    return first


def _by_territories(scenario: Scenario, held: tuple[str, ...]) -> Iterator[str]:
    """By the number of territories, and by each continent held completely, Z14."""
    third, number = len(held) // placing.TERRITORIES_AN_ARMY, len(held)
    if third >= placing.FEWEST_ARMIES:
        yield say("areas-source-territories", number=third, held=number)
    elif held:
        yield say("areas-source-least", number=placing.FEWEST_ARMIES)
    for each in scenario.map.continents:
        if all(area in held for area in each.areas):
            yield say("areas-source-continent", number=each.bonus, continent=each.name)


def continents(scenario: Scenario) -> h.Node:
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
