"""On area maps no number beside an arrow covers a count, a name or another number, in positions of random play.

Boxes are measured in the markup at each of three sizes.  `make fuzz` measures more positions.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played
from rozz.ui.board.geometry import Frame
from rozz.ui.board.text_boxes import Box, centred, common
from rozz.ui.board.viewport import Viewport
from rozz.ui.games.areas.drawing import area_map, area_scenes
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.areas.drawing.chart import frame_of
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.games.face import Marks
from tests.support.engine import random_areas

#: The map on a phone, on a phone on its side, and on a desktop.
SIZES = ((390, 400), (430, 330), (880, 740))
POSITIONS = int(os.environ.get("ROZZ_BOARDS", "2"))
#: Boxes that overlap less than this count as apart: letter widths are estimates.
TOUCHING = 1.0


class Measured:
    """The text and drawings on a map at one size, as boxes."""

    def __init__(self, scenario: object, scene: Scene, size: tuple[int, int]) -> None:
        frame = Frame(*map(float, frame_of(scenario).split()))  # type: ignore[arg-type]
        view = Viewport(frame, 2 * UNIT, *size)
        self.pixel = 1 / view.scale
        self.counts: list[Box] = []
        self.names: list[Box] = []
        self.pills: list[Box] = []
        tree = ElementTree.fromstring(str(area_map.board(scenario, scene, Marks(tier=view.tier))))  # type: ignore
        (standing,) = tree.findall("./g[@class='standing']")
        (pills,) = tree.findall("./g[@id='pills']")
        for group in (*standing.iter("g"), *pills.iter("g")):
            css = (group.get("class") or "").split()
            if css[:1] == ["counter"]:
                self.counts.append(self.counter(group))
            elif css[:1] == ["fresh-armies"]:
                x, y = place(group)
                scale = self.legible
                self.counts.append(centred(x + 21 * scale, y - 17 * scale, 24 * scale, 24 * scale))
            elif css[:1] == ["pill"]:
                (x, y), (rect,) = place(group), group.findall("rect")
                self.pills.append(centred(x, y, float(rect.get("width") or 0), float(rect.get("height") or 0)))
        for text in tree.iter("text"):
            css = (text.get("class") or "").split() or [""]
            if css[0] == "area-name":
                if (css[-1] == "near") == (self.pixel < 1.85):
                    self.names.append(line(text, float(text.get("font-size") or 0), 0.58))
            elif css[0] == "continent-name":
                if "at-sea" in css:
                    self.names.append(line(text, min(25.6, max(13.0, 9.5 * self.pixel)), 0.56))
                elif self.pixel < 2:
                    self.names.append(line(text, 12.0, 0.56))

    @property
    def legible(self) -> float:
        """How much larger counters are drawn when seen from far away."""
        return min(2.0, max(1.0, 0.63 * self.pixel))

    def counter(self, group: ElementTree.Element) -> Box:
        x, y = place(group)
        scale = 0.9 * self.legible
        (legible,) = group.findall("g")
        for inner in legible.findall("g"):
            x += scale * place(inner)[0]
        (plate,) = legible.iter("rect")
        wide = max(35.0, float(plate.get("width") or 0))
        return centred(x, y, scale * wide, scale * 35)


def place(group: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.get("transform") or "")
    assert found
    return float(found[1]), float(found[2])


def line(text: ElementTree.Element, size: float, letter: float) -> Box:
    words = "".join(text.itertext())
    x, y, wide = float(text.get("x") or 0), float(text.get("y") or 0), letter * size * len(words)
    left = x - wide / 2 if text.get("text-anchor") == "middle" else x
    return Box(left, y - 0.7 * size, left + wide, y)


def turns(game: str, name: str) -> Iterator[Played]:
    """A turn of random orders in each of many random positions."""
    for seed in range(POSITIONS):
        chance = Random(f"{name} {seed}")
        state = random_areas.state(random_areas.SCENARIOS[game, name], chance)
        yield random_areas.GAMES[game].resolve(state, random_areas.both(state, chance), NO_DICE)


def scenes(turn: Played) -> Iterator[Scene]:
    """All given orders, those of one player, and each step of the turn."""
    yield area_scenes.ordered(turn)
    seat = turn.before.scenario.players[0]
    rows = [(seat, each, "given") for each in turn.orders.get(seat, ())]
    yield area_scenes.planned(turn.before.armies, rows, {})  # type: ignore[arg-type]
    earlier = turn.before.armies
    for phase in turn.phases:
        yield area_scenes.of_phase(phase, turn.before, earlier)
        earlier = phase.position


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_march_numbers_cover_no_count_and_no_name(game: str, name: str) -> None:
    wanted = drawn = 0
    for turn in turns(game, name):
        for scene in scenes(turn):
            for size in SIZES if scene.arrows else ():
                found = Measured(turn.before.scenario, scene, size)
                for pill in found.pills:
                    covered = [box for box in (*found.counts, *found.names) if common(pill, box) > TOUCHING]
                    assert not covered, (size, pill, covered)
                assert not any(common(*pair) > 0 for pair in combinations(found.pills, 2))
                wanted += len({(each.seat, each.start, each.end, each.state) for each in scene.arrows})
                drawn += len(found.pills)
    assert drawn >= 0.97 * wanted, "a number without a place is the exception"
