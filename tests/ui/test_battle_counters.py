"""The counters of a battle when zoomed out: numbers stay readable when many kinds stand together."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.campaigns.model.state import Force
from rozz.engine.dice import KeyedDice
from rozz.ui.games.campaigns.drawing.counters import Look, bands
from tests.support.engine.random_campaigns import GAME

#: On a phone 390 pixels wide a number at full size has 11.2 pixels; below 9 it cannot be read.
LEAST_SCALE = 9 / 11.2


def scale_of(element: ElementTree.Element) -> float:
    """The scale in an element's transform."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform") or "")
    return float(found[1]) if found else 1.0


def scales_of_numbers(element: ElementTree.Element, scale: float = 1.0) -> list[float]:
    """The scale of every number of units in a drawing."""
    scale *= scale_of(element)
    found = [scale] if element.get("class") == "count" else []
    return found + [each for child in element for each in scales_of_numbers(child, scale)]


#: Winkie units: two of each kind, by the number of kinds.
UNITS = [unit for kind in ("WREG", "WMRK", "WZIL", "WBOR", "WMED", "WSKE") for unit in (f"{kind}1", f"{kind}2")]


@pytest.mark.parametrize("kinds", range(1, 7))
def test_numbers_stay_readable_among_many_kinds(kinds: int) -> None:
    scenario = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))
    start = GAME.begin(scenario, KeyedDice(b"one", "two"))
    assert start.battle
    force = Force("A", "2C", ("Zerde",), tuple(UNITS[: 2 * kinds]))
    battle = replace(start.battle, forces=(force,))
    look = Look({}, {"A": "Winkies", "D": "Munchkins"}, is_near=False)
    scales = scales_of_numbers(ElementTree.fromstring(f"<g>{bands(battle, '2C', look)}</g>"))
    assert len(scales) == kinds
    assert min(scales) >= LEAST_SCALE
