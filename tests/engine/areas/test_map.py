"""The shipped maps: the facts of Z13 and Z14, and drawings in which exactly the neighbors touch."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from rozz import library
from rozz.engine.areas.model.map import Drawing, Map, Point, fold
from tests.support.engine.random_areas import SCENARIOS

MAPS: dict[str, Map] = {str(library.scenario_mapping(name, game)["board"]): scenario.map
                        for (game, name), scenario in SCENARIOS.items()}  # fmt: skip
#: A shared side counts as touching from this length up, in the map's unit.
LEAST_SIDE = 0.4


def drawing(known: Map) -> Drawing:
    """The drawing of a map, which every shipped map has."""
    assert known.drawing is not None
    return known.drawing


def sides(outline: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def shared_length(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """The length along which two outlines coincide."""
    length = 0.0
    for a, b in sides(one):
        for c, d in sides(other):
            size = hypot(b[0] - a[0], b[1] - a[1])
            if abs(cross(a, b, c)) < 1e-6 * size and abs(cross(a, b, d)) < 1e-6 * size:
                along = [((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / size for p in (c, d)]
                length += max(0.0, min(size, max(along)) - max(0.0, min(along)))
    return length


def is_inside(point: Point, outline: tuple[Point, ...]) -> bool:
    """Whether a point lies strictly within an outline."""
    inside = False
    for (x1, y1), (x2, y2) in sides(outline):
        between = min(x1, x2) <= point[0] <= max(x1, x2) and min(y1, y2) <= point[1] <= max(y1, y2)
        if between and abs(cross((x1, y1), (x2, y2), point)) < 1e-9:
            return False
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two line segments cross at a point inside both."""
    return cross(a, b, c) * cross(a, b, d) < -1e-9 and cross(c, d, a) * cross(c, d, b) < -1e-9


def overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether two shapes overlap."""
    if any(crosses(a, b, c, d) for a, b in sides(one) for c, d in sides(other)):
        return True
    return any(
        is_inside((x + (p[0] - x) * 0.999, y + (p[1] - y) * 0.999), theirs)
        for mine, theirs in ((one, other), (other, one))
        for x, y in [(sum(p[0] for p in mine) / len(mine), sum(p[1] for p in mine) / len(mine))]
        for p in (*mine, (x, y))
    )


@pytest.mark.parametrize("name", MAPS)
def test_exactly_the_neighbors_touch_or_have_a_lane(name: str) -> None:
    """A city lies in its province."""
    known, drawn = MAPS[name], drawing(MAPS[name])
    lanes = {frozenset(lane.between) for lane in drawn.lanes}
    for one, other in combinations(known.areas, 2):
        shapes = drawn.shapes[one].outline, drawn.shapes[other].outline
        touches = shared_length(*shapes) >= LEAST_SIDE or known.areas[other].province == one
        assert touches + (frozenset((one, other)) in lanes) == (other in known.neighbours[one]), (one, other)


@pytest.mark.parametrize("name", MAPS)
def test_shapes_do_not_overlap(name: str) -> None:
    known, drawn = MAPS[name], drawing(MAPS[name])
    for one, other in combinations(known.areas, 2):
        shapes = drawn.shapes[one].outline, drawn.shapes[other].outline
        if known.areas[other].province == one:
            assert all(is_inside(point, shapes[0]) for point in shapes[1]), f"{other} lies in {one}"
        else:
            assert not overlap(*shapes), (one, other)


@pytest.mark.parametrize("name", MAPS)
def test_everything_is_within_the_view(name: str) -> None:
    drawn = drawing(MAPS[name])
    x, y, width, height = drawn.view
    for area, shape in drawn.shapes.items():
        assert all(x <= px <= x + width and y <= py <= y + height for px, py in shape.outline), area
        assert is_inside(shape.centre, shape.outline), area
        for other in drawn.shapes.values():
            assert other is shape or not is_inside(shape.centre, other.outline) or "City" in area, area
    for lane in drawn.lanes:
        ends = [line[place] for line in lane.lines for place in (0, -1)]
        assert all(x - 1 <= px <= x + width + 1 and y <= py <= y + height for px, py in ends)


@pytest.mark.parametrize("name", MAPS)
def test_areas_are_large_enough_to_tap(name: str) -> None:
    """At least a twelfth of the width in both directions."""
    drawn = drawing(MAPS[name])
    for area, shape in drawn.shapes.items():
        for axis in (0, 1):
            extent = max(point[axis] for point in shape.outline) - min(point[axis] for point in shape.outline)
            assert extent >= drawn.view[2] / 12 - 1e-9, area


@pytest.mark.parametrize("name", MAPS)
def test_every_short_name_means_its_area(name: str) -> None:
    known = MAPS[name]
    for area in known.areas.values():
        assert [
            known.matching(each) for each in (area.name, *area.short_names)
        ] == [(area.name,)] * (1 + len(area.short_names))


def test_the_classic_world() -> None:
    world = MAPS["world"]
    assert (len(world.areas), len(list(world.borders()))) == (42, 83)
    assert {each.name: (len(each.areas), each.bonus) for each in world.continents} == {
        "North America": (9, 5),
        "South America": (4, 2),
        "Europe": (7, 5),
        "Africa": (6, 3),
        "Asia": (12, 7),
        "Australia": (4, 2),
    }
    assert set(world.neighbours["Ukraine"]) == {
        "Scandinavia", "Northern Europe", "Southern Europe", "Ural", "Afghanistan", "Middle East",
    }  # fmt: skip
    assert "Kamchatka" in world.neighbours["Alaska"] and "Madagascar" not in world.neighbours["Congo"]
    assert world.neighbours["Argentina"] == ("Peru", "Brazil")


def test_the_lost_continents() -> None:
    """All borders of Z13, by abbreviations, and no others."""
    provinces = ["A-M", "M-W", "M-S", "V-H", "H-E", "H-S", "S-U", "U-C", "U-W", "U-E", "C-A", "C-V"]
    cities = [f"{initial}-{initial}C" for initial in "AMWVHESUC"]
    written = [*provinces, *cities, "AC-VC", "MC-WC", "HC-EC", "UC-CC"]
    known = MAPS["ozymandia"]
    wanted = {frozenset(known.matching(each)[0] for each in pair.split("-")) for pair in written}
    assert {frozenset(pair) for pair in known.borders()} == wanted
    assert known.neighbours["Shaomar"] == ("Mu", "Halcyonna", "Ulteria", "Shangri-La City")
    assert known.neighbours["Mu"] == ("Atlantea", "Wyvernia", "Shaomar", "Mystery City")
    assert all(known.areas[city].province[0] == city[0] for city in known.cities)
    assert known.matching("m") == ("Mu",) and known.matching("mystery") == ("Mystery City",)
    assert known.matching("my") == ()


def test_names_are_normalized() -> None:
    assert fold("Shangri‑La  city") == fold("shangrilaCITY") == "shangrilacity"
