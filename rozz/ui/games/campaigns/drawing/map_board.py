"""The map of Ozz: its paper, the points that can be tapped, what is there, and marches."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Map, Point
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.text.wording import MAP, map_place
from rozz.engine.game import name_of
from rozz.ui.board import arrow_keys, viewport
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.games.board_markup import NO_REACH, board_frame, mark_classes, reach_layers, reach_on_board, with_remark
from rozz.ui.games.campaigns.drawing import map_counters, map_marches, map_names
from rozz.ui.games.campaigns.drawing.counters import CSS
from rozz.ui.games.campaigns.drawing.map_marches import Laid
from rozz.ui.games.campaigns.drawing.map_paper import FRAME, PAPER, land, land_in_small, middle
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, at_rest, stacks
from rozz.ui.games.campaigns.texts import map_captions as words
from rozz.ui.games.campaigns.texts.captions import label_of_place
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import place_id
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region

#: The nominal width of a point, which decides what fits beside it.
POINT_WIDTH = 150
#: The radius for taps around a point.
REACH = 84
#: Zoom tiers that show every kind of unit, not only numbers.
DETAILED = ("", "near", "few-or-four")
UNITS_PER_PIXEL = viewport.units_per_pixel(POINT_WIDTH, printed=2.2, far=8.0)


@remembered(most=2)
def ways_between(known: Map) -> ArrowKeys:
    """Where the arrow keys lead on the map."""
    centres = {map_place(name): middle(point) for name, point in known.points.items()}
    return arrow_keys.assign_arrow_keys(
        centres, {map_place(one): [map_place(each) for each in beside] for one, beside in known.links.items()}
    )


def map_board(scene: MapScene, marks: Marks, names: Mapping[str, str], title: str) -> h.Element:
    """The whole map."""
    points = scene.scenario.map.points
    cursor = name_of(marks.cursor) if name_of(marks.cursor) in points else next(iter(points))
    ordered = sorted(points.values(), key=lambda point: (point.y, point.x))
    is_detailed = marks.tier in DETAILED
    laid = _marches(scene, marks, is_detailed)
    # Only these points show anything of the draft command.
    resting, drafted = at_rest(scene), points if scene.chosen else scene.coming
    reach_under, reach_over = _reach(scene.scenario, marks)
    return board_frame(title, FRAME, str(POINT_WIDTH), marks.whose, ".battleboard.ozz-map")[
        bundle(
            [
                region("land", land(scene.scenario)),
                *(_point(point, resting, marks, names, point.name == cursor) for point in ordered),
                reach_under,
                region("arrows", map_marches.over(laid)),
                '<g class="standing" aria-hidden="true">',
                *(
                    map_counters.standing(point, scene if point.name in drafted else resting, is_detailed)
                    for point in ordered
                ),
                "</g>",
                map_names.names_region(scene, marks, UNITS_PER_PIXEL[marks.tier], is_detailed),
                region("pills", map_marches.pills(laid, _share_size(marks.tier))),
                reach_over,
            ]
        )
    ]


def _reach(scenario: Scenario, marks: Marks) -> tuple[Region, Region]:
    """Where stacks can march."""
    reached = reach_on_board(marks.reached, MAP) if marks.reached else {}
    styles = seat_styles(tuple(scenario.seats))
    # Names stand above the points, counters below.
    return reach_layers(reached, *_discs(scenario.map), styles, 1.25) if reached else NO_REACH


@remembered(most=2)
def _discs(known: Map) -> tuple[Mapping[str, Spot], Mapping[str, str]]:
    """The room and the outline of each point."""
    spots = {map_place(name): Spot(*middle(point), REACH) for name, point in known.points.items()}
    ring = f"a{REACH} {REACH} 0 1 0 {2 * REACH} 0a{REACH} {REACH} 0 1 0 {-2 * REACH} 0z"
    return spots, {name: f"M{number(each.x - REACH)} {number(each.y)}{ring}" for name, each in spots.items()}


def _marches(scene: MapScene, marks: Marks, is_detailed: bool) -> tuple[Laid, ...]:
    """The marches and where their shares stand, clear of counters, sites and names."""
    if not scene.ways:
        return ()
    units = UNITS_PER_PIXEL[marks.tier]
    points = scene.scenario.map.points
    standing = {point.name: list(map_counters.boxes(point, scene, is_detailed, units)) for point in points.values()}
    names = [each.box(units) for each in map_names.clear_names(scene, marks, units, is_detailed)]
    return map_marches.laid_out(scene.scenario.map, scene.ways, standing, names, _share_size(marks.tier))


def _share_size(tier: str) -> float:
    """The size of a share beside its arrow."""
    return min(46.0, max(24.0, 9.6 * UNITS_PER_PIXEL[tier]))


def _point(point: Point, scene: MapScene, marks: Marks, names: Mapping[str, str], is_cursor: bool) -> Region:
    place = map_place(point.name)
    mark, note, remark = (texts.get(place, "") for texts in (marks.targets, marks.notes, marks.remarks))
    reader, css, is_selected = marks.reader or marks.viewer, mark_classes(marks, place), place == marks.selected
    return _point_drawn(point, scene, names, reader, css, is_selected, mark, note, remark, is_cursor)


@remembered(most=200)
def _point_drawn(
    point: Point,
    scene: MapScene,
    names: Mapping[str, str],
    reader: str,
    css: str,
    is_selected: bool,
    mark: str,
    note: str,
    remark: str,
    is_cursor: bool,
) -> Region:
    """A point that can be tapped; `css`: the classes of its marks."""
    x, y = middle(point)
    place = map_place(point.name)
    states = {"closed": point.name in scene.scenario.closed, "razed": point.name in scene.land.razed}
    described = words.describe_point(scene, point.name, names, reader)
    label = with_remark(label_of_place(described, mark, note), remark)
    identity = place_id(place)
    drawn = h.g(
        id=identity,
        class_={f"tile ozz-point {css}".rstrip(): True, **states},
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=label,
        aria_pressed="true" if is_selected else None,
        data_do="tile",
        data_tile=place,
    )[
        h.circle(".ground", cx=number(x), cy=number(y), r=REACH),
        h.circle(".ring", cx=number(x), cy=number(y), r=REACH - 8) if is_cursor or css else None,
        h.g(transform=f"translate({number(x)} {number(y)})")[_corners()] if mark == "attack" else None,
    ]
    return region(identity, drawn)


def _corners() -> h.Element:
    """An attack is marked by four wedges at the ring."""
    r = REACH - 4
    d = "".join(
        f"M{_round(r, a)}L{_round(r - 30, a - 0.16)}L{_round(r - 30, a + 0.16)}Z"
        for a in (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4)
    )
    return h.path(".corners", d=d)


def _round(radius: float, angle: float) -> str:
    """A point on a circle."""
    return f"{number(radius * cos(angle))} {number(radius * sin(angle))}"


def still(scene: MapScene, label: str) -> h.Element:
    """A small picture of the map: countries, roads, and the number of each nation's units in each point."""
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    known = scene.scenario.map
    counts = []
    for point in known.points.values():
        x, y = middle(point)
        here = stacks(scene, point.name)
        for at, (nation, names) in enumerate(here.items()):
            units = sum(name not in LEADERS for name in names)
            aside = (at - (len(here) - 1) / 2) * 84
            counts.append(
                h.g(class_=f"counter {CSS[nation]}", transform=f"translate({number(x + aside)} {number(y)})")[
                    h.rect(".counter-plate", x=-42, y=-42, width=84, height=84, rx=14),
                    h.text(".still-count", y=20)[f"{nation[0]}{units}" if units else nation[0]],
                ]
            )
    return h.svg(".thumbnail.battleboard.ozz-map", naming, viewBox=PAPER)[
        land_in_small(scene.scenario),
        [h.circle(".dot", cx=number(middle(p)[0]), cy=number(middle(p)[1]), r=14) for p in known.points.values()],
        counts,
    ]
