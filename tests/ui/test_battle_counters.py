"""The counters of a battle: numbers stay readable when many kinds stand together, and arrowheads cover none of them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import htpy as h
import pytest

from rozz import library
from rozz.engine.campaigns.model.state import Force
from rozz.engine.dice import KeyedDice
from rozz.ui.board.text_boxes import Box, centered, overlap_area
from rozz.ui.games.campaigns.drawing import battle_scenes
from rozz.ui.games.campaigns.drawing.board import Scene, board
from rozz.ui.games.campaigns.drawing.counters import Look, bands
from rozz.ui.games.face import Marks
from tests.support.engine.random_campaigns import GAME, random_legal_command

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


@pytest.mark.parametrize("kinds", range(1, 7))
def test_numbers_stay_readable_where_others_stand_too(kinds: int) -> None:
    """The largest force of a side shrinks when the rest of the side is only a number beside it."""
    scenario = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))
    start = GAME.begin(scenario, KeyedDice(b"one", "two"))
    assert start.battle
    large, other = Force("A", "2C", ("Zerde",), tuple(UNITS[: 2 * kinds])), Force("A", "2C", (), (UNITS[-1],))
    rival = Force("D", "2C", (), ("MREG1",))
    battle = replace(start.battle, forces=(large, other, rival))
    look = Look({}, {"A": "Winkies", "D": "Munchkins"}, is_near=False)
    for ghosts in ((), (replace(large, units=large.units[:2]),)):
        drawn = bands(battle, "2C", replace(look, ghosts=ghosts))
        tree = ElementTree.fromstring(f"<g>{''.join(map(str, drawn))}</g>")  # type: ignore[arg-type]
        assert min(scales_of_numbers(tree)) >= LEAST_SCALE


def test_no_number_takes_the_room_of_the_only_unit_that_it_hides() -> None:
    """With numbers only as their labels, three units of three kinds fit beside their enemy, and none is a “+1”."""
    scenario = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))
    start = GAME.begin(scenario, KeyedDice(b"one", "two"))
    assert start.battle
    ours = tuple(Force("A", "2C", (), (unit,)) for unit in ("WREG1", "WMRK1", "WZIL1"))
    battle = replace(start.battle, forces=(*ours, Force("D", "2C", (), ("MREG1",))))
    look = Look({}, {"A": "Winkies", "D": "Munchkins"}, is_near=True)
    drawn = ElementTree.fromstring(str(h.g[bands(battle, "2C", look)]))
    assert drawn.findall(".//text[@class='over']") == []
    assert len(drawn.findall(".//rect[@class='counter-plate']")) == 4


@pytest.mark.parametrize("is_near", [True, False], ids=["near", "far"])
@pytest.mark.parametrize("is_turned", [False, True])
def test_arrowheads_in_a_battle_cover_no_counters(is_near: bool, is_turned: bool) -> None:
    drawn = 0
    for scene in planned_scenes():
        marks = Marks(tier="near" if is_near else "far", is_turned=is_turned)
        tree = ElementTree.fromstring(str(board(scene, marks, {}, "")))
        (standing,) = tree.findall("./g[@class='standing']")
        plates = [box for space in standing for box in plates_in(space, 0.0, 0.0, 1.0)]
        for head in tree.findall("./g[@id='arrows']/g/path[@class='head']"):
            corners = re.findall(r"(-?[\d.]+) (-?[\d.]+)", head.get("d") or "")
            middle = [sum(float(corner[at]) for corner in corners) / 3 for at in (0, 1)]
            # Only the middle of the head counts: its corners may touch a counter.
            drawn += 1
            assert not any(overlap_area(centered(*middle, 8, 8), box) for box in plates), scene.ways
    assert drawn > 20


def planned_scenes() -> Iterator[Scene]:
    """Planned random activations, in random battles."""
    scenario = GAME.read(library.scenario_mapping("battle-on-the-board", "campaigns"))
    for number in range(4):
        chance, state = Random(number), GAME.begin(scenario, KeyedDice(b"one", f"{number}"))
        for moment in range(60):
            if (now := GAME.moment(state)) is None:
                break
            orders = {seat: (random_legal_command(state, seat, chance),) for seat in now.seats}
            if state.moment == "activation":
                yield battle_scenes.planned(state, now.seats[0], orders[now.seats[0]][0], True)
            state = GAME.next_state(state, orders, KeyedDice(b"one", f"{number} {moment}"))


def plates_in(group: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Box]:
    """The plates of all counters in a drawing."""
    moved = re.search(r"translate\((\S+) ([^)\s]+)\)", group.get("transform") or "")
    x, y = x + scale * float(moved[1] if moved else 0), y + scale * float(moved[2] if moved else 0)
    scale *= scale_of(group)
    for plate in group.findall("./rect[@class='counter-plate']"):
        wide, high = float(plate.get("width") or 0), float(plate.get("height") or 0)
        yield Box(x, y, x + scale * wide, y + scale * high)
    for inner in group.findall("./g"):
        yield from plates_in(inner, x, y, scale)
