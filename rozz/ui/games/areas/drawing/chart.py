"""The fixed parts of a map: the sea with its coast and lanes, the borders of continents, and all names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import htpy as h
from markupsafe import Markup

from rozz.engine.areas.model.map import CITY, Area, Drawing, Lane, Map, Shape
from rozz.engine.areas.model.scenario import Scenario
from rozz.ui.board import short_labels
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle, hatch, seat_styles, token_body
from rozz.ui.board.text_boxes import Box, text_line_box
from rozz.ui.games.areas.drawing.coast import (
    COAST_CLEARANCE,
    UNIT,
    border_path,
    continent_borders,
    hand_drawn_outlines,
    point_text,
    with_bends,
)
from rozz.ui.games.areas.drawing.label_layout import LabelLine, Lettering, TextStyle, lay_out_lettering
from rozz.ui.memoize import remembered

#: The width of the sea around the map.
SEA_WIDTH = 34.0
#: The width of a letter of a name at size 1, hardly ever exceeded.
LETTER_WIDTH = 0.6
#: How names are written, near and far: in italics on charts of lost lands, upright on the world map.
LOST_LANDS_STYLES = TextStyle(0.54, (15, 14, 13, 12, 11)), TextStyle(0.56, (28, 26, 24))
WORLD_STYLES = TextStyle(0.58, (12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9)), TextStyle(0.6, (27, 25.6))
#: An element whose name is not all lower case.
_CLIP = h.Element("clipPath")
#: The letter height of a continent's name within an area, and in the sea, where it grows with distance.
CONTINENT_LETTER_HEIGHT, SEA_LETTER_HEIGHT = 12.0, 25.6


@dataclass(frozen=True)
class Label:
    """The text of a continent and where its first letter stands: in the sea, or in an area."""

    text: str
    area: str
    x: float
    y: float
    width: float

    @property
    def foot(self) -> float:
        """The baseline."""
        return self.y + CONTINENT_LETTER_HEIGHT + 1 if self.area else self.y

    @property
    def box(self) -> tuple[tuple[float, float], ...]:
        """The space that the label takes in its area."""
        left, right, foot = self.x - 5, self.x - 5 + self.width, self.y + CONTINENT_LETTER_HEIGHT + 3
        return ((left, self.y - 1), (right, self.y - 1), (right, foot), (left, foot))


@dataclass(frozen=True, eq=False)
class AreaChart:
    """The drawn map.

    spots: where the counters of each area stand.
    below_land, on_land, above_cities: markup under the land, on it but below cities, and above.
    letterings, labels: the names of areas and of continents.
    """

    spots: Mapping[str, Spot]
    outlines: Mapping[str, str]
    shapes: Mapping[str, Shape]
    lanes: Mapping[frozenset[str], Lane]
    below_land: Markup
    on_land: Markup
    above_cities: Markup
    letterings: Mapping[str, Lettering]
    labels: Sequence[Label]

    @remembered(most=32)
    def names(self, units_per_pixel: float) -> list[Box]:
        """What is written on the map at this zoom, or zoomed in by another third."""
        found = []
        for each in self.letterings.values():
            # Around the distance where one fades into the other, neither may be covered.
            if units_per_pixel < 1.9 * 1.34:
                found += [_box(line, each.spot[0]) for line in each.near]
            if units_per_pixel > 1.8:
                found += [_box(line, each.spot[0]) for line in each.far]
        at_sea = min(SEA_LETTER_HEIGHT, max(13.0, 9.5 * units_per_pixel))
        for label in self.labels:
            size = CONTINENT_LETTER_HEIGHT if label.area else at_sea
            if not label.area or units_per_pixel < 2 * 1.34:
                wide = LETTER_WIDTH * size * len(label.text)
                found.append(Box(label.x, label.foot - size, label.x + wide, label.foot + 0.25 * size))
        return found


def _box(line: LabelLine, x: float) -> Box:
    """A line of a name, with what hangs below it."""
    box = text_line_box(x, line.baseline, LETTER_WIDTH * line.size * len(line.text), line.size)
    return Box(box.left, box.top, box.right, line.baseline + 0.2 * line.size)


def drawing_of(scenario: Scenario) -> Drawing:
    """The drawing of the map; without one, areas lie in rows."""
    return scenario.map.drawing or _rows(scenario.map)


@remembered(most=4)
def _rows(known: Map) -> Drawing:
    columns = 6
    shapes = {}
    for place, name in enumerate(known.areas):
        down, across = divmod(place, columns)
        x, y = across * 3.0, down * 3.0
        outline = ((x, y), (x + 2.6, y), (x + 2.6, y + 2.6), (x, y + 2.6))
        shapes[name] = Shape((x + 1.3, y + 1.3), outline)
    rows = -(-len(known.areas) // columns)
    return Drawing((0, 0, columns * 3.0, rows * 3.0), shapes)


@remembered(most=8)
def bent_drawing_of(scenario: Scenario) -> Drawing:
    """The drawing as it is drawn: nothing is as straight as in the file."""
    return with_bends(scenario.map, drawing_of(scenario))


@remembered(most=4)
def chart_of(scenario: Scenario) -> AreaChart:
    """The chart of a scenario's map."""
    # Names are laid out where lines are straight, and move with the areas.
    known, straight, drawing = scenario.map, drawing_of(scenario), bent_drawing_of(scenario)
    labels = _labels(known, straight)
    letterings = {
        name: _moved_lettering(
            _lay_out_lettering(known, straight, area, labels), straight.shapes[name], drawing.shapes[name]
        )
        for name, area in known.areas.items()
    }
    labels = [_moved_label(each, straight, drawing) for each in labels]
    outlines = outlines_of(scenario)
    styles = seat_styles(scenario.players).values()
    land = "".join(outlines[name] for name, area in known.areas.items() if area.kind != CITY)
    lines = [h.use(class_=css, href="#land") for css in ("wave-3", "wave-2", "wave-1", "shore")]
    coast = h.g(".coast", aria_hidden="true")[lines]
    rims = h.path(".rims", d="".join(map(border_path, continent_borders(known, drawing.shapes))))
    slope = h.g(clip_path="url(#all-land)", aria_hidden="true")[h.use(".slope", href="#land")]
    return AreaChart(
        {name: Spot(*each.spot, 34.0 if known.areas[name].kind == CITY else 40.0) for name, each in letterings.items()},
        outlines,
        drawing.shapes,
        {frozenset(lane.between): lane for lane in drawing.lanes},
        Markup(str(h.fragment[_definitions(styles), _clip_paths(outlines, land), _sea(drawing), coast])),
        Markup(str(h.g(".lanes", aria_hidden="true")[slope, rims, [_lane(lane) for lane in drawing.lanes]])),
        Markup(str(h.g(".names", aria_hidden="true")[_continents(labels), _names(known, letterings)])),
        letterings,
        labels,
    )


@remembered(most=8)
def outlines_of(scenario: Scenario) -> Mapping[str, str]:
    """The outline of each area as a path."""
    return hand_drawn_outlines(scenario.map, bent_drawing_of(scenario).shapes)


def frame_of(scenario: Scenario) -> str:
    """The view box of the whole map."""
    x, y, width, height = (each * UNIT for each in drawing_of(scenario).view)
    return " ".join(
        number(each) for each in (x - SEA_WIDTH, y - SEA_WIDTH, width + 2 * SEA_WIDTH, height + 2 * SEA_WIDTH)
    )


def _definitions(styles: Iterable[SeatStyle]) -> h.Element:
    """The body of each seat's counters, and the pattern of its land."""
    known = tuple(styles)
    return h.defs[
        [h.g(id=f"body-{style.index}")[token_body(style.index)] for style in known],
        [hatch(style, 11, "hatch", "hatching") for style in known],
    ]


def clip_id(drawing: Drawing, name: str) -> str:
    """The id of the clip path that keeps a mark inside its area, so that neighbors each show their own."""
    return f"inside-{list(drawing.shapes).index(name)}"


def _clip_paths(outlines: Mapping[str, str], land: str) -> h.Element:
    """All land, and the clip paths: of each area, and of all land."""
    each = [_CLIP(id=f"inside-{place}")[h.path(d=outline)] for place, outline in enumerate(outlines.values())]
    return h.defs[each, h.path(id="land", d=land), _CLIP(id="all-land")[h.use(href="#land")]]


def _sea(drawing: Drawing) -> h.Element:
    x, y, width, height = (each * UNIT for each in drawing.view)
    edges = {"x": x - SEA_WIDTH, "y": y - SEA_WIDTH, "width": width + 2 * SEA_WIDTH, "height": height + 2 * SEA_WIDTH}
    return h.rect(".sea", {key: number(each) for key, each in edges.items()})


def _lane(lane: Lane) -> list[h.Element]:
    """A sea lane or a bridge: a dashed line with a landing at each end."""
    drawn = []
    for line in lane.lines:
        d = _lane_path(line)
        landings = "".join(f"M{point_text(point)}h0" for point in (line[0], line[-1]))
        drawn += [h.path(".lane.halo", d=d), h.path(".lane", d=d), h.path(".landing", d=landings)]
    return drawn


def _lane_path(line: Sequence[tuple[float, float]]) -> str:
    """A lane as a curve: two points are joined by a bow, more by a smooth line."""
    if len(line) == 2:
        (x, y), (u, v) = line
        aside = 0.13 if x + y < u + v else -0.13
        middle = (x + u) / 2 + aside * (v - y), (y + v) / 2 - aside * (u - x)
        return f"M{point_text(line[0])}Q{point_text(middle)} {point_text(line[1])}"
    path = f"M{point_text(line[0])}"
    for at in range(1, len(line) - 1):
        (x, y), (u, v) = line[at], line[at + 1]
        path += (
            f"Q{point_text(line[at])} {point_text(line[at + 1] if at == len(line) - 2 else ((x + u) / 2, (y + v) / 2))}"
        )
    return path


def _lay_out_lettering(known: Map, drawing: Drawing, area: Area, labels: Iterable[Label]) -> Lettering:
    """Place an area's counters and name clear of its cities and of a continent's name."""
    shapes = drawing.shapes
    holes = [
        _scaled(shapes[each].outline)
        for each in known.neighbours[area.name]
        if known.areas[each].kind == CITY and area.kind != CITY
    ] + [label.box for label in labels if label.area == area.name]
    x, y = shapes[area.name].centre
    # From afar a city has room only for its initials, and all are written alike.
    shorter = area.short_names[:1]
    names = tuple(
        map(short_labels.short_name, shorter if shorter and area.kind == CITY else (area.name, *shorter))
    )
    near, far = WORLD_STYLES if known.continents else LOST_LANDS_STYLES
    middle, name = (x * UNIT, y * UNIT), short_labels.short_name(area.name)
    return lay_out_lettering(_scaled(shapes[area.name].outline), holes, middle, name, names, near, far)


def _moved_lettering(lettering: Lettering, before: Shape, after: Shape) -> Lettering:
    across, down = ((b - a) * UNIT for a, b in zip(before.centre, after.centre, strict=True))
    near, far = (
        tuple(replace(line, baseline=line.baseline + down) for line in lines)
        for lines in (lettering.near, lettering.far)
    )
    return Lettering((lettering.spot[0] + across, lettering.spot[1] + down), near, far)


def _moved_label(label: Label, before: Drawing, after: Drawing) -> Label:
    if not label.area:
        return label
    (x, y), (u, v) = before.shapes[label.area].centre, after.shapes[label.area].centre
    return replace(label, x=label.x + (u - x) * UNIT, y=label.y + (v - y) * UNIT)


def _scaled(outline: Iterable[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    return tuple((x * UNIT, y * UNIT) for x, y in outline)


def _names(known: Map, letterings: Mapping[str, Lettering]) -> list[h.Element]:
    """Every name twice: for near and for far."""
    drawn = []
    for name, each in letterings.items():
        for lines, seen in ((each.near, "near"), (each.far, "far")):
            css = f"area-name {known.areas[name].kind} {seen}"
            drawn += [_text(line, each.spot[0], css) for line in lines]
    return drawn


def _text(line: LabelLine, x: float, css: str) -> h.Element:
    size = {"font-size": number(line.size)}
    return h.text(size, class_=css, x=number(x), y=number(line.baseline), text_anchor="middle")[line.text]


def _labels(known: Map, drawing: Drawing) -> list[Label]:
    """The texts of continents: in the sea beside them if there is room, else in one of their areas."""
    labels = []
    for continent in known.continents:
        text = f"{continent.name} +{continent.bonus}"
        labels.append(_label_at_sea(drawing, text, continent.areas) or _label_on_land(drawing, text, continent.areas))
    return labels


def _label_at_sea(drawing: Drawing, text: str, areas: Iterable[str]) -> Label | None:
    """Above a continent's uppermost edge or below its lowest, if no land or sea lane is there."""
    outlines = [drawing.shapes[name].outline for name in areas]
    width = len(text) * 0.56 * SEA_LETTER_HEIGHT
    for is_above in (True, False):
        heights = [y for outline in outlines for _, y in outline]
        y = min(heights) if is_above else max(heights)
        x = min(x for outline in outlines for x, there in outline if there == y) * UNIT
        top = y * UNIT - SEA_LETTER_HEIGHT - COAST_CLEARANCE if is_above else y * UNIT + COAST_CLEARANCE
        if _is_free(drawing, x, top, x + width, top + SEA_LETTER_HEIGHT - 3):
            return Label(text, "", x, top + 0.8 * SEA_LETTER_HEIGHT, width)
    return None


def _is_free(drawing: Drawing, left: float, top: float, right: float, foot: float) -> bool:
    """Whether a box lies entirely in the sea and on the map."""
    x, y, width, height = (each * UNIT for each in drawing.view)
    if left < x - SEA_WIDTH or top < y - SEA_WIDTH or right > x + width + SEA_WIDTH or foot > y + height + SEA_WIDTH:
        return False
    drawn = [_scaled(shape.outline) for shape in drawing.shapes.values()]
    drawn += [_scaled(line) for lane in drawing.lanes for line in lane.lines]
    return not any(_intersects_bounds(line, left, top, right, foot) for line in drawn)


def _intersects_bounds(line: Iterable[tuple[float, float]], left: float, top: float, right: float, foot: float) -> bool:
    """Whether a box intersects the bounding box of a line."""
    xs, ys = zip(*line, strict=True)
    return bool(min(xs) < right and max(xs) > left and min(ys) < foot and max(ys) > top)


def _label_on_land(drawing: Drawing, text: str, areas: Iterable[str]) -> Label:
    """In the first of a continent's areas with a long enough upper edge."""
    edges = sorted((*_upper_edge(drawing.shapes[name]), name) for name in areas)
    wanted = len(text) * 0.56 * CONTINENT_LETTER_HEIGHT + 8
    y, x, _, area = next((each for each in edges if each[2] * UNIT >= wanted), edges[0])
    return Label(text, area, x * UNIT + 5, y * UNIT, wanted)


def _continents(labels: Iterable[Label]) -> list[h.Element]:
    return [
        h.text(".continent-name" if each.area else ".continent-name.at-sea", x=number(each.x), y=number(each.foot))[
            each.text
        ]
        for each in labels
    ]


def _upper_edge(shape: Shape) -> tuple[float, float, float]:
    """The y of an area's uppermost corners, the x of the leftmost one, and the distance to the rightmost one."""
    top = min(y for _, y in shape.outline)
    across = [x for x, y in shape.outline if y == top]
    return top, min(across), max(across) - min(across)
