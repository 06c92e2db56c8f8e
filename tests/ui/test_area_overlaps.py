"""On area maps no number beside an arrow covers a count, a name or another number, in positions of random play.

Boxes are measured in the markup at each of three sizes. `make fuzz` measures more positions.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import hypot
from random import Random

import pytest

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Frame
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.board.text_boxes import Box, centered, distance, overlap_area, text_line_box
from rozz.ui.board.viewport import Viewport
from rozz.ui.games.areas.drawing import area_map, area_scenes, army_counters, route_layout
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.areas.drawing.chart import chart_of, frame_of
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.games.areas.drawing.crossings import meeting_point
from rozz.ui.games.face import Counted, Marks, Reached
from tests.support.engine import random_areas

#: The map on a phone, on a phone on its side, and on a desktop.
SIZES = ((390, 400), (430, 330), (880, 740))
POSITIONS = int(os.environ.get("ROZZ_BOARDS", "2"))
#: Boxes that overlap less than this count as apart: letter widths are estimates.
TOUCHING = 1.0
NO_MARKS = Marks()


class Measured:
    """The text and drawings on a map at one size, as boxes."""

    def __init__(self, scenario: object, scene: Scene, size: tuple[int, int], marks: Marks = NO_MARKS) -> None:
        frame = Frame(*map(float, frame_of(scenario).split()))  # type: ignore[arg-type]
        view = Viewport(frame, 2 * UNIT, *size)
        self.pixel = 1 / view.scale
        self.counts: list[Box] = []
        self.names: list[Box] = []
        self.pills: list[Box] = []
        drawn = area_map.board(scenario, scene, replace(marks, tier=view.tier))  # type: ignore[arg-type]
        tree = ElementTree.fromstring(str(drawn))
        self.notes = [note(text) for text in tree.findall("./g[@id='reach-notes']/text")]
        self.outcomes = [pill(group) for group in tree.findall("./g[@id='outcome-notes']/g")]
        self.losses = [box for fight in loss_boxes(tree, view) for box in fight]
        (standing,) = tree.findall("./g[@class='standing']")
        (pills,) = tree.findall("./g[@id='pills']")
        for group in (*standing.iter("g"), *pills.iter("g")):
            css = (group.get("class") or "").split()
            if css[:1] == ["counter"]:
                self.counts.append(self.counter(group))
            elif css[:1] == ["fresh-armies"]:
                x, y = place(group)
                scale = self.legible
                self.counts.append(centered(x + 21 * scale, y - 17 * scale, 24 * scale, 24 * scale))
            elif css[:1] == ["pill"]:
                self.pills.append(pill(group))
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
        return centered(x, y, scale * wide, scale * 35)


def place(group: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.get("transform") or "")
    assert found
    return float(found[1]), float(found[2])


def pill(group: ElementTree.Element) -> Box:
    (x, y), (rect,) = place(group), group.findall("rect")
    return centered(x, y, float(rect.get("width") or 0), float(rect.get("height") or 0))


def note(text: ElementTree.Element) -> Box:
    found = re.search(r"font-size:([\d.]+)px", text.get("style") or "")
    assert found
    size = float(found[1])
    return text_line_box(float(text.get("x") or 0), float(text.get("y") or 0), 0.6 * size * len(text.text or ""), size)


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
        yield random_areas.GAMES[game].resolve(state, random_areas.orders_of_both(state, chance), NO_DICE)


def scenes(turn: Played) -> Iterator[Scene]:
    """All given orders, those of one player, and each step of the turn."""
    yield area_scenes.orders_scene(turn)
    seat = turn.before.scenario.players[0]
    rows = [(seat, each, "given") for each in turn.orders.get(seat, ())]
    yield area_scenes.planned_scene(turn.before.armies, rows, {})  # type: ignore[arg-type]
    earlier = turn.before.armies
    for phase in turn.phases:
        yield area_scenes.phase_scene(phase, turn.before, earlier)
        earlier = phase.position


def with_marches(game: str, name: str) -> Iterator[tuple[Scene, Measured]]:
    """Each scene with marches, at each size."""
    for turn in turns(game, name):
        for scene in scenes(turn):
            for size in SIZES if scene.arrows else ():
                yield scene, Measured(turn.before.scenario, scene, size)


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_march_numbers_cover_no_count_and_no_name(game: str, name: str) -> None:
    wanted = drawn = 0
    for scene, found in with_marches(game, name):
        for pill in found.pills:
            covered = [box for box in (*found.counts, *found.names) if overlap_area(pill, box) > TOUCHING]
            assert not covered, (found.pixel, pill, covered)
        assert not any(overlap_area(*pair) > 0 for pair in combinations(found.pills, 2))
        wanted += len({(each.seat, each.start, each.end, each.state) for each in scene.arrows})
        drawn += len(found.pills)
    assert drawn >= 0.97 * wanted, "a number without a place is the exception"


def threatened(turn: Played, chance: Random) -> dict[str, tuple[Reached, ...]]:
    """Areas that a rival can reach: more than in any real position."""
    rival = turn.before.scenario.players[1]
    return {
        area: (Reached(rival, chance.choice((0, 4, 17)), can_move=True, can_strike=chance.random() < 0.5),)
        for area in turn.before.scenario.map.areas
        if chance.random() < 0.8
    }


def guessed(turn: Played, chance: Random) -> dict[str, tuple[Counted, ...]]:
    """Random changes in up to six areas, as a guessed turn would show them."""
    held = [(seat, area) for seat, areas in turn.before.armies.items() for area in areas]
    chosen = chance.sample(held, min(6, len(held)))
    return {area: (Counted(seat, chance.randint(1, 20), chance.randint(0, 20)),) for seat, area in chosen}


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_threats_and_guesses_cover_no_count_no_name_and_no_number(game: str, name: str) -> None:
    wanted = drawn = counted_wanted = counted_drawn = 0
    for number, turn in enumerate(turns(game, name)):
        chance = Random(f"{name} {number}")
        reached, counted = threatened(turn, chance), guessed(turn, chance)
        ordered, planned, *_ = scenes(turn)
        for scene in (replace(planned, arrows=(), fresh=()), planned, ordered):
            for size in SIZES:
                for counts in ({}, counted):
                    found = Measured(turn.before.scenario, scene, size, Marks(reached=reached, counted=counts))
                    groups = (found.counts, found.names, found.notes, found.pills, found.outcomes)
                    for one, other in combinations(groups, 2):
                        if one is found.counts and other is found.names:
                            continue  # laid out with the map
                        assert not [(a, b) for a in one for b in other if overlap_area(a, b) > TOUCHING], size
                    for boxes in (found.notes, found.outcomes):
                        assert not any(overlap_area(*pair) > TOUCHING for pair in combinations(boxes, 2))
                    wanted, drawn = wanted + len(reached), drawn + len(found.notes)
                    counted_wanted, counted_drawn = counted_wanted + len(counts), counted_drawn + len(found.outcomes)
    # More than in any real position, and all at once: then small areas that are full of counters get no note.
    assert drawn >= 0.9 * wanted and counted_drawn >= 0.88 * counted_wanted, (drawn, counted_drawn)


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_losses_cover_no_march_numbers(game: str, name: str) -> None:
    numbers = covered = 0
    for scene, found in with_marches(game, name):
        if scene.losses:
            numbers += len(found.pills)
            covered += sum(any(overlap_area(pill, loss) > TOUCHING for loss in found.losses) for pill in found.pills)
    assert covered <= 0.01 * numbers, (covered, numbers)


def scaled(box: Box, by: float, x: float, y: float) -> Box:
    return Box(x + by * box.left, y + by * box.top, x + by * box.right, y + by * box.bottom)


def losses(scenario: Scenario, scene: Scene, size: tuple[int, int]) -> list[list[Box]]:
    """The losses of each fight, as boxes; as large as the style sheet makes them. The rest of the map is not drawn."""
    view = Viewport(Frame(*map(float, frame_of(scenario).split())), 2 * UNIT, *size)
    chart, styles = chart_of(scenario), seat_styles(scenario.players)
    laid = route_layout.lay_out_routes(scenario, scene.armies, scene.arrows, scene.fresh, view.tier)
    drawn = army_counters.travelers_layer(scenario, chart, scene, styles, view.tier, laid)
    return loss_boxes(ElementTree.fromstring(f"<svg>{drawn}</svg>"), view)


def loss_boxes(tree: ElementTree.Element, view: Viewport) -> list[list[Box]]:
    scale = min(2.8, max(1.1, 0.78 / view.scale))
    found = []
    for fight in tree.findall("./g[@id='travels']/g/g[@class='countdown']/.."):
        x, y = place(fight)
        rows = [(place(row), row.find("rect")) for row in fight.findall("./g/g")]
        wide = [float(rect.get("width") or 0) for _, rect in rows if rect is not None]
        found.append([scaled(centered(*at, each, 24), scale, x, y) for (at, _), each in zip(rows, wide, strict=True)])
    return found


def foreign(scenario: Scenario, areas: tuple[str, ...], size: tuple[int, int]) -> list[tuple[str, Box]]:
    """Names and cities of other areas, as boxes."""
    chart, view = chart_of(scenario), Viewport(Frame(*map(float, frame_of(scenario).split())), 2 * UNIT, *size)
    found = []
    for name, each in chart.letterings.items():
        if name in areas:
            continue
        for row in each.near if 1 / view.scale < 1.85 else each.far:
            found.append((name, text_line_box(each.spot[0], row.baseline, 0.56 * row.size * len(row.text), row.size)))
        if name in scenario.map.cities:
            xs, ys = zip(*chart.shapes[name].outline, strict=True)
            found.append((name, Box(UNIT * min(xs), UNIT * min(ys), UNIT * max(xs), UNIT * max(ys))))
    return found


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_losses_in_drake_do_not_cover_its_city(size: tuple[int, int]) -> None:
    scenario = random_areas.SCENARIOS["ozymandia", "five-isles"]
    for left in (0, 2):
        fight = ("Drake", "", (("FIRST", 3, left), ("SECOND", 1, 0)))
        scene = Scene({"FIRST": {"Drake": left} if left else {}, "SECOND": {}}, losses=(fight,), is_done=True)
        (boxes,) = losses(scenario, scene, size)
        spots = chart_of(scenario).spots
        others = foreign(scenario, ("Drake",), size)
        assert len(boxes) == 2 and len(others) > 8
        for box in boxes:
            assert [name for name, other in others if overlap_area(box, other) > TOUCHING] == []
            x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
            assert min(spots, key=lambda area: hypot(spots[area].x - x, spots[area].y - y)) == "Drake"


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_losses_of_a_border_are_beside_it_and_cover_no_counter(game: str, name: str, size: tuple[int, int]) -> None:
    scenario = random_areas.SCENARIOS[game, name]
    chart, view = chart_of(scenario), Viewport(Frame(*map(float, frame_of(scenario).split())), 2 * UNIT, *size)
    away = []
    for one, other in scenario.map.borders():
        lane = chart.lanes.get(frozenset((one, other)))
        if lane is not None and len(lane.lines) > 1:
            continue  # it leaves the map
        marches = Arrow("move", "FIRST", one, other, tag="6"), Arrow("move", "SECOND", other, one, tag="5")
        fight = (other, one, (("FIRST", 6, 2), ("SECOND", 5, 0)))
        scene = Scene({"FIRST": {one: 4}, "SECOND": {other: 2}}, marches, losses=(fight,), is_done=True)
        counts = list(route_layout.counter_boxes(chart, scene.armies, view.tier))
        (boxes,) = losses(scenario, scene, size)
        assert [box for box in boxes for each in counts if overlap_area(box, each) > 20] == [], (one, other)
        away.append(min(distance(box, meeting_point(chart, one, other)) for box in boxes) * view.scale)
    away.sort()
    assert len(away) > 10 and away[-1] < 65 and away[len(away) * 9 // 10] < 36, away


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_losses_cover_no_other_area_where_there_is_room(game: str, name: str) -> None:
    """On a phone the whole world is too crowded for it."""
    drawn = covering = 0
    for turn in turns(game, name):
        for scene in scenes(turn):
            for size in SIZES if scene.losses and game == "ozymandia" else SIZES[2:] if scene.losses else ():
                fights = losses(turn.before.scenario, scene, size)
                for (area, beyond, _), boxes in zip(scene.losses, fights, strict=True):
                    others = foreign(turn.before.scenario, (area, beyond), size)
                    drawn += len(boxes)
                    covering += sum(any(overlap_area(box, other) > 20 for _, other in others) for box in boxes)
    assert covering <= 0.02 * drawn, (covering, drawn)
