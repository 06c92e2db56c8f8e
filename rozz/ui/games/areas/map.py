"""Maps of areas: an old chart of lost continents, or a schematic of the world; armies as counters with numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import atan2, cos, hypot, pi, radians, sin

import htpy as h
from markupsafe import Markup

from rozz.engine.areas.map import CITY, Drawing, Map, Shape
from rozz.engine.areas.scenario import Armies, Scenario, holder
from rozz.ui.board.geometry import Spot, number
from rozz.ui.games.face import Marks
from rozz.ui.names import place_id
from rozz.ui.remembering import remembered
from rozz.ui.views import arrows
from rozz.ui.views.arrows import Arrow
from rozz.ui.views.regions import Region, bundle, region
from rozz.ui.views.seats import SeatStyle, body, seat_styles, shape_path

#: Drawing units to a unit of the map; and the free sea around it.
UNIT, SEA = 44.0, 16.0
#: Lines of a name have at most so many letters.
LINE = 11


@dataclass(frozen=True)
class Scene:
    """Armies, and what is drawn over them: routes as arrows, new armies, bombardments."""

    armies: Armies
    arrows: tuple[Arrow, ...] = ()
    fresh: tuple[tuple[str, str, int], ...] = ()
    bombs: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)


def board(scenario: Scenario, scene: Scene, marks: Marks) -> h.Element:
    """The whole map."""
    known, drawing = scenario.map, drawing_of(scenario)
    styles = seat_styles(scenario.players)
    x, y, width, height = drawing.view
    frame = " ".join(
        number(each) for each in (x * UNIT - SEA, y * UNIT - SEA, width * UNIT + 2 * SEA, height * UNIT + 2 * SEA)
    )
    cursor = marks.cursor or next(iter(known.areas))
    # Cities lie on their provinces, so they come after them.
    names = sorted(known.areas, key=lambda name: known.areas[name].kind == CITY)
    return h.svg(
        f"#board.board.chart-of.{'world' if known.continents else 'lost'}",
        viewBox=frame,
        data_fit=frame,
        data_tile=number(2 * UNIT),
        data_whose=marks.whose,
        role="group",
        aria_label=scenario.name,
        preserveAspectRatio="xMidYMid meet",
    )[
        bundle(
            [
                _under(scenario),
                *(_area(scenario, name, scene, marks, name == cursor) for name in names),
                _names(scenario),
                '<g class="standing" aria-hidden="true">',
                *(_counters(scenario, name, scene, styles) for name in names),
                "</g>",
                region("arrows", _over(scenario, scene, styles)),
            ]
        )
    ]


def drawing_of(scenario: Scenario) -> Drawing:
    """How the map is drawn; one without a drawing lies in rows."""
    return scenario.map.drawing or _rows(scenario.map)


@remembered(most=4)
def _rows(known: Map) -> Drawing:
    columns = 6
    shapes = {}
    for place, name in enumerate(known.areas):
        down, across = divmod(place, columns)
        x, y = across * 3.0, down * 3.0
        outline = ((x, y), (x + 2.6, y), (x + 2.6, y + 2.6), (x, y + 2.6))
        shapes[name] = Shape((x + 1.3, y + 1.5), outline)
    rows = -(-len(known.areas) // columns)
    return Drawing((0, 0, columns * 3.0, rows * 3.0), shapes)


def spot_of(scenario: Scenario, name: str) -> Spot:
    """Where the counters of an area stand."""
    x, y = drawing_of(scenario).shapes[name].centre
    return Spot(x * UNIT, y * UNIT, 34.0 if scenario.map.areas[name].kind == CITY else 40.0)


def path_of(shape: Shape) -> str:
    """The outline of an area."""
    return "M" + "L".join(f"{number(x * UNIT)} {number(y * UNIT)}" for x, y in shape.outline) + "Z"


def label_of(scenario: Scenario, armies: Armies, name: str, names: Mapping[str, str], viewer: str = "") -> str:
    """What a screen reader hears of an area.

    An empty one is told as such.
    """
    held = [(seat, armies[seat][name]) for seat in scenario.players if name in armies[seat]]
    whose = {seat: "yours" if seat == viewer else names.get(seat, seat) for seat in scenario.players}
    told = ", ".join(f"{whose[seat]}, {count} {'army' if count == 1 else 'armies'}" for seat, count in held)
    return f"{name}: {told or 'empty'}"


def neighbour(scenario: Scenario, place: str, degrees: float) -> str:
    """The area that lies nearest in a direction."""
    shapes = drawing_of(scenario).shapes
    if place not in shapes:
        return ""
    x, y = shapes[place].centre
    best, least = place, float("inf")
    for name, shape in shapes.items():
        across, down = shape.centre[0] - x, shape.centre[1] - y
        turn = atan2(down, across) - radians(degrees)
        off = abs(atan2(sin(turn), cos(turn)))
        if name != place and off < pi / 3 and hypot(across, down) * (1 + 2 * off) < least:
            best, least = name, hypot(across, down) * (1 + 2 * off)
    return best


@remembered(most=4)
def _under(scenario: Scenario) -> Markup:
    """Sea, lanes, and the names of continents with what they bring."""
    drawing = drawing_of(scenario)
    x, y, width, height = (each * UNIT for each in drawing.view)
    lanes = [
        h.path(".lane", d="M" + "L".join(f"{number(u * UNIT)} {number(v * UNIT)}" for u, v in line))
        for lane in drawing.lanes
        for line in lane.lines
    ]
    edges = {"x": x - SEA, "y": y - SEA, "width": width + 2 * SEA, "height": height + 2 * SEA}
    sea = h.rect(".sea", {key: number(each) for key, each in edges.items()})
    styles = seat_styles(scenario.players).values()
    bodies = h.defs[[h.g(id=f"body-{style.index}")[body(style.index)] for style in styles]]
    return Markup(str(h.fragment[bodies, sea, h.g(".lanes", aria_hidden="true")[lanes]]))


def _tint(scenario: Scenario, name: str) -> int:
    """Continents have a tint each; of the lost ones provinces differ, and cities are paper."""
    known = scenario.map
    for place, continent in enumerate(known.continents):
        if name in continent.areas:
            return 1 + place % 6
    if known.areas[name].kind == CITY:
        return 0
    provinces = [each for each in known.areas if known.areas[each].kind != CITY]
    return 1 + provinces.index(name) % 4


def _area(scenario: Scenario, name: str, scene: Scene, marks: Marks, is_cursor: bool) -> Region:
    shape = drawing_of(scenario).shapes[name]
    states = {
        "selected": name == marks.selected,
        "chosen": name == marks.chosen,
        "may-move": name in marks.targets,
        "lit": name in marks.lit,
    }
    held = holder(scene.armies, name)
    style = seat_styles(scenario.players).get(held)
    identity = place_id(name)
    classes = ["tile", f"land-{_tint(scenario, name)}", *(state for state, holds in states.items() if holds)]
    kind = scenario.map.areas[name].kind
    drawn = h.g(
        id=identity,
        class_=" ".join((*classes, kind, style.css if style else "")).strip(),
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=scene.labels.get(name, name),
        aria_pressed="true" if states["selected"] else None,
        data_do="tile",
        data_tile=name,
    )[
        h.path(".ground", d=path_of(shape)),
        h.path(".holding", d=path_of(shape)) if style else None,
        h.path(".ring", d=path_of(shape)) if any(states.values()) or is_cursor else None,
    ]
    return region(identity, drawn)


@remembered(most=4)
def _names(scenario: Scenario) -> Markup:
    """The areas' names below their counters, and of continents what they bring."""
    shapes = drawing_of(scenario).shapes
    texts: list[h.Element] = []
    for name, area in scenario.map.areas.items():
        spot = spot_of(scenario, name)
        lines = _lines(name)
        is_city = area.kind == CITY
        first = spot.y + (30 if is_city else 34)
        for place, line in enumerate(lines):
            css = ".area-name.city" if is_city else ".area-name"
            texts.append(h.text(css, x=number(spot.x), y=number(first + 13 * place), text_anchor="middle")[line])
    for continent in scenario.map.continents:
        tops = [min(shapes[name].outline, key=lambda point: (point[1], point[0])) for name in continent.areas]
        x, y = min(tops, key=lambda point: (point[1], point[0]))
        told = f"{continent.name} +{continent.bonus}"
        texts.append(h.text(".continent-name", x=number(x * UNIT + 4), y=number(y * UNIT + 13))[told])
    return Markup(str(h.g(".names", aria_hidden="true")[texts]))


def _lines(name: str) -> list[str]:
    """A name in lines that fit its area.

    >>> _lines("Western United States")
    ['Western', 'United', 'States']
    """
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + len(word) < LINE:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _counters(scenario: Scenario, name: str, scene: Scene, styles: Mapping[str, SeatStyle]) -> Region:
    """A counter for each seat that has armies there, side by side if both have."""
    spot = spot_of(scenario, name)
    held = [(seat, scene.armies[seat][name]) for seat in scenario.players if name in scene.armies[seat]]
    identity = f"pieces-{place_id(name)}"
    apart = 34
    drawn = [
        _counter(styles[seat], count, spot.x + (place - (len(held) - 1) / 2) * apart, spot.y)
        for place, (seat, count) in enumerate(held)
    ]
    return region(identity, h.g(id=identity)[drawn])


def _counter(style: SeatStyle, count: int, x: float, y: float, state: str = "") -> h.Element:
    place = f"translate({number(x)} {number(y)}) scale(0.86)"
    return h.g(class_=f"counter {style.css} {state}".strip(), transform=place)[
        h.g(".legible")[
            h.use(href=f"#body-{style.index}"),
            h.circle(".plate", r="12.5"),
            h.text(".count", y="6.5", text_anchor="middle")[str(count)],
        ]
    ]


def _over(scenario: Scenario, scene: Scene, styles: Mapping[str, SeatStyle]) -> h.Element:
    between: dict[tuple[str, str], int] = {}
    drawn: list[h.Element] = []
    for arrow in scene.arrows:
        nth = between.get((arrow.start, arrow.end), 0)
        between[arrow.start, arrow.end] = nth + 1
        ends = spot_of(scenario, arrow.start), spot_of(scenario, arrow.end)
        drawn.append(arrows.draw(arrow, styles.get(arrow.seat), *ends, 1.0 + nth))
    for seat, area, count in scene.fresh:
        spot = spot_of(scenario, area)
        drawn.append(_plus(styles[seat], count, spot.x + 24, spot.y - 20))
    for area in scene.bombs:
        spot = spot_of(scenario, area)
        drawn.append(h.path(".bomb", d=_burst(spot)))
    return h.g("#arrows.arrows", aria_hidden="true")[drawn]


def _plus(style: SeatStyle, count: int, x: float, y: float) -> h.Element:
    return h.g(class_=f"fresh-armies {style.css}", transform=f"translate({number(x)} {number(y)})")[
        h.circle(".plate", r="13"), h.text(".count", y="5", text_anchor="middle")[f"+{count}"]
    ]


def _burst(spot: Spot) -> str:
    """A star of eight points about an area's counters."""
    points = []
    for place in range(16):
        radius = 30.0 if place % 2 == 0 else 19.0
        angle = place * pi / 8
        points.append(f"{number(spot.x + radius * cos(angle))} {number(spot.y + radius * sin(angle))}")
    return "M" + "L".join(points) + "Z"


def still(scenario: Scenario, armies: Armies, label: str) -> h.Element:
    """A small picture of the map and who holds what."""
    drawing = drawing_of(scenario)
    x, y, width, height = (each * UNIT for each in drawing.view)
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    styles = seat_styles(scenario.players)
    kind = "world" if scenario.map.continents else "lost"
    holders = [(name, styles[held]) for name in scenario.map.areas if (held := holder(armies, name))]
    return h.svg(
        f".thumbnail.chart-of.{kind}", naming, viewBox=f"{number(x)} {number(y)} {number(width)} {number(height)}"
    )[
        [h.path(class_=f"still-land land-{_tint(scenario, name)}", d=path_of(shape))
         for name, shape in drawing.shapes.items()],
        [_marker(style, spot_of(scenario, name)) for name, style in holders],
    ]  # fmt: skip


def _marker(style: SeatStyle, spot: Spot) -> h.Element:
    place = f"translate({number(spot.x)} {number(spot.y)}) scale(1.15)"
    return h.path(class_=f"body {style.css}", d=shape_path(style.index), transform=place)
