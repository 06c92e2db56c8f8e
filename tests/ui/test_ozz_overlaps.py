"""On the map of Ozz, names cover no counters and no other names, and shares beside arrows cover none of them.

Arrowheads cover no counters.

Boxes are measured in the markup, at their size on each of three screens. `make fuzz` measures more positions.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from rozz import library
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.resolution.starting_state import starting_state
from rozz.engine.dice import KeyedDice
from rozz.ui.board.geometry import Frame
from rozz.ui.board.text_boxes import Box, centered, overlap_area
from rozz.ui.board.viewport import Viewport
from rozz.ui.games.campaigns.drawing import map_board, map_paper
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, Way, of_state, stacks, with_ways
from rozz.ui.games.face import Marks
from tests.support.engine.random_campaigns import GAME, random_legal_command

SIZES = ((390, 400), (430, 330), (880, 740))
POSITIONS = int(os.environ.get("ROZZ_BOARDS", "2"))
SCENARIOS = {
    name: scenario
    for name in library.scenario_names("campaigns")
    if (scenario := GAME.read(library.scenario_mapping(name, "campaigns"))).is_campaign
}
TOUCHING = 1.0


class Measured:
    """The texts and drawings on the map at one size, as boxes."""

    def __init__(self, scene: MapScene, size: tuple[int, int]) -> None:
        view = Viewport(Frame(*map(float, map_paper.FRAME.split())), map_board.POINT_WIDTH, *size)
        self.pixel = 1 / view.scale
        self.counters: list[Box] = []
        self.names: list[Box] = []
        self.pills: list[Box] = []
        self.tips: list[tuple[float, float]] = []
        tree = ElementTree.fromstring(str(map_board.map_board(scene, Marks(tier=view.tier), {}, "")))
        (standing,) = tree.findall("./g[@class='standing']")
        for point in standing:
            self.walk(point, 0.0, 0.0)
        for pill in tree.findall("./g[@id='pills']/g"):
            (x, y), (rect,) = place(pill), pill.findall("rect")
            self.pills.append(centered(x, y, float(rect.get("width") or 0), float(rect.get("height") or 0)))
        for head in tree.findall("./g[@id='arrows']/g/path[@class='head']"):
            tip = re.match(r"M(\S+) (\S+?)L", head.get("d") or "")
            assert tip
            self.tips.append((float(tip[1]), float(tip[2])))
        self.names = [self.name(text) for text in tree.findall("./g[@id='map-names']/text")]

    def walk(self, group: ElementTree.Element, x: float, y: float) -> None:
        """Add the boxes of everything at a point: plates of counters, walls, and the number of further counters."""
        right, down = place(group) if group.get("transform") else (0.0, 0.0)
        x, y = x + right, y + down
        css = (group.get("class") or "").split()
        if css[:1] == ["counter"]:
            plate = group.find("rect")
            assert plate is not None
            wide, high = float(plate.get("width") or 0), float(plate.get("height") or 0)
            self.counters.append(Box(x, y, x + wide, y + high))
        elif css == ["walls"]:
            larger = min(1.75, max(1.0, 0.38 * self.pixel))
            self.counters.append(Box(x - 14 * larger, y - 14 * larger, x + 14 * larger, y + 20 * larger))
        for inner in group.findall("g"):
            self.walk(inner, x, y)

    def name(self, text: ElementTree.Element) -> Box:
        css = (text.get("class") or "").split()
        words = "".join(text.itertext())
        least, share, most = (26.0, 10.5, 48.0) if "main" in css else (22.0, 10.0, 46.0)
        size = min(most, max(least, share * self.pixel))
        x, y, wide = float(text.get("x") or 0), float(text.get("y") or 0), 0.57 * size * len(words)
        left = x - {"at-left": 0.0, "at-right": wide}.get(css[-1], wide / 2)
        return Box(left, y - 0.7 * size, left + wide, y)


def place(group: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.get("transform") or "")
    assert found
    return float(found[1]), float(found[2])


def positions(name: str) -> Iterator[State]:
    """Every fourth moment of random matches, except during battles."""
    chance, state, moments = Random(name), None, 0
    found = 0
    while found < POSITIONS:
        if state is None or GAME.moment(state) is None:
            state, moments = GAME.begin(SCENARIOS[name], KeyedDice(name.encode(), str(found))), 0
        seats = GAME.moment(state).seats  # type: ignore[union-attr]
        orders = {seat: (random_legal_command(state, seat, chance),) for seat in seats}
        state = GAME.next_state(state, orders, KeyedDice(name.encode(), f"{found} {moments}"))
        moments += 1
        if state.land is not None and moments % 4 == 0:
            found += 1
            yield state


def crowded_map(state: State, chance: Random) -> MapScene:
    """Likely marches of up to eight stacks along one or two links, and one march that is being written."""
    scene = of_state(state)
    links = state.scenario.map.links
    held = [(nation, point) for point in state.scenario.map.points for nation in stacks(scene, point)]
    ways = []
    for nation, start in chance.sample(held, min(len(held), 8)):
        first = chance.choice(list(links[start]))
        points = (start, first) if chance.random() < 0.5 else (start, first, chance.choice(list(links[first])))
        ways.append(Way(nation, points, is_flight=chance.random() < 0.1, share=chance.choice((0.04, 0.3, 0.96))))
    draft = Way(ways[0].nation, ways[0].points, is_draft=True)
    return with_ways(scene, (*ways, draft))


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SCENARIOS)
def test_march_shares_cover_no_counters_and_no_names(name: str) -> None:
    wanted = drawn = heads = hidden = 0
    for number, state in enumerate(positions(name)):
        scene = crowded_map(state, Random(f"{name} {number}"))
        for size in SIZES:
            found = Measured(scene, size)
            for pill in found.pills:
                covered = [box for box in (*found.counters, *found.names) if overlap_area(pill, box) > TOUCHING]
                assert not covered, (size, pill, covered)
            assert not any(overlap_area(*pair) > 0 for pair in combinations(found.pills, 2))
            wanted += len({(way.nation, way.points, way.is_draft) for way in scene.ways}) - 1
            drawn += len(found.pills)
            heads += len(found.tips)
            hidden += sum(box.left < x < box.right and box.top < y < box.bottom
                          for x, y in found.tips for box in found.counters)  # fmt: skip
    assert drawn >= 0.97 * wanted, "few shares find no place"
    assert hidden <= 0.03 * heads, "few arrowheads are under a counter"


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SCENARIOS)
def test_names_cover_no_counters_no_walls_and_no_other_names(name: str) -> None:
    for state in (starting_state(SCENARIOS[name], "initiative"), *positions(name)):
        for size in SIZES:
            found = Measured(of_state(state), size)
            assert found.names
            for box in found.names:
                assert not [each for each in found.counters if overlap_area(box, each) > TOUCHING], (size, box)
            assert not any(overlap_area(*pair) > TOUCHING for pair in combinations(found.names, 2)), size
