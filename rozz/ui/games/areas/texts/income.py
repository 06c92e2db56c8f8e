"""Where new armies come from, as the table and the cards say it."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing


def sources(state: State, seat: str) -> str:
    """What brings this turn's new armies: 3, the least, for 4 territories + 4 for The Roosts."""
    if state.scenario.production == "cities":
        return "1 for each city held"
    return " + ".join(_by_territories(state.scenario, tuple(state.armies[seat])))


def _by_territories(scenario: Scenario, held: tuple[str, ...]) -> Iterator[str]:
    """By the number of territories, and by each continent that is held whole, Z14."""
    third, number = len(held) // placing.TERRITORIES_AN_ARMY, len(held)
    fewest = placing.FEWEST_ARMIES
    brought = f"{third}" if third >= fewest else f"{fewest}, the least,"
    yield f"{brought} for {number} {'territory' if number == 1 else 'territories'}" if held else "nothing is held"
    for each in scenario.map.continents:
        if all(area in held for area in each.areas):
            yield f"{each.bonus} for {each.name}"


def continents(scenario: Scenario) -> h.Node:
    """How new armies are counted, and each continent with what it brings; nothing where there are none."""
    if not scenario.map.continents:
        return None
    return [
        h.p(".note")[
            f"A third of the territories held when the turn begins, at least {placing.FEWEST_ARMIES}, and for each"
            " continent held whole what stands beside it: so many new armies come each turn."
        ],
        h.div(".rule-cards")[
            [
                h.article(".rule-card")[h.h3[each.name], h.span(".price")[f"+{each.bonus}"], h.p[", ".join(each.areas)]]
                for each in scenario.map.continents
            ]
        ],
    ]
