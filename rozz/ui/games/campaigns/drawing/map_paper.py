"""The paper of the map of Ozz, like a page of a children's atlas: countries, roads, what grows, a compass.

Lengths are in drawing units, `INCH` per inch of C24.1.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Map, Point
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.tables import LETTERS
from rozz.ui.board.geometry import number
from rozz.ui.games.campaigns.drawing import map_marches
from rozz.ui.games.campaigns.drawing.counters import CSS
from rozz.ui.games.campaigns.drawing.map_marches import INCH
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The upper left corner of the paper and its size, in inches.
LEFT, TOP, WIDE, HIGH = 0.6, 0.0, 32.8, 23.0
PAPER = f"{number(LEFT * INCH)} {number(TOP * INCH)} {number(WIDE * INCH)} {number(HIGH * INCH)}"
#: The margin around the paper on the table, in inches, and the frame with it.
MARGIN = 0.5
FRAME = " ".join(
    number(each * INCH) for each in (LEFT - MARGIN, TOP - MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN)
)
#: How far a country's color reaches around its points.
COUNTRY = 118
#: By nation the class of its points' color: the printed map swaps the colors of Winkies and Gillikins, C2.4.
POINT_CSS = {**CSS, "Winkies": CSS["Gillikins"], "Gillikins": CSS["Winkies"]}
#: The hatching of each nation's country, distinguishable without colors.
COUNTRY_HATCHES = {
    "Munchkins": "M0 6h12",
    "Quadlings": "M6 0v12",
    "Winkies": "M0 12 12 0",
    "Gillikins": "M0 0 12 12",
}


def middle(point: Point) -> tuple[float, float]:
    """The position of a point in the drawing."""
    return point.x * INCH, point.y * INCH


@remembered(most=4)
def land(scenario: Scenario) -> h.Element:
    """Everything that never changes."""
    return h.g("#land", aria_hidden="true")[
        _patterns(),
        _paper(),
        [_country(nation, scenario) for nation in LETTERS if nation in CSS],
        _growth(scenario.map),
        _links(scenario.map),
        _compass(30.3, 20.4),
        [
            h.text(".desert", transform=f"translate({number(x * INCH)} {number(y * INCH)}) rotate({turn})")[text]
            for text, x, y, turn in _deserts()
        ],
    ]


def land_in_small(scenario: Scenario) -> list[h.Node]:
    """The same for a small picture: only the colors of the countries, and the roads."""
    return [_paper(), [_wash(nation, scenario) for nation in CSS], _links(scenario.map)]


def _paper() -> h.Element:
    return h.rect(
        ".paper", x=number(LEFT * INCH), y=number(TOP * INCH), width=number(WIDE * INCH), height=number(HIGH * INCH)
    )


def _deserts() -> Iterator[tuple[str, float, float, int]]:
    """The deserts around the country, along the edges: name, position in inches, rotation."""
    x, y = LEFT + WIDE / 2, HIGH / 2
    yield say("campaigns-map-desert-north"), x + 10.6, TOP + 0.62, 0
    yield say("campaigns-map-desert-south"), x + 7, TOP + HIGH - 0.25, 0
    yield say("campaigns-map-desert-west"), LEFT + 0.55, y + 6, -90
    yield say("campaigns-map-desert-east"), LEFT + WIDE - 0.75, y + 6, 90


def _patterns() -> h.Element:
    return h.defs[
        [
            h.pattern(
                id=f"hatch-{nation}", width="12", height="12", patternUnits="userSpaceOnUse", class_=POINT_CSS[nation]
            )[h.path(".hatch", d=path)]
            for nation, path in COUNTRY_HATCHES.items()
        ]
    ]


def _country(nation: str, scenario: Scenario) -> h.Element:
    """A nation's country: around its points and the links between them, in its color and hatching."""
    known = scenario.map
    own = [point for point in known.points.values() if point.nation == nation]
    names = {point.name for point in own}
    d = "".join(f"M{_xy(point)}h.1" for point in own)
    for one in sorted(names):
        d += "".join(f"M{_xy(known.points[one])}L{_xy(known.points[each])}" for each in known.links[one]
                     if each in names and one < each)  # fmt: skip
    state = "closed" if nation not in scenario.nations else "open"
    return h.g(class_=f"country {POINT_CSS[nation]} {state}")[
        h.path(".wash", d=d, stroke_width=2 * COUNTRY),
        h.path(".lines", d=d, stroke_width=2 * COUNTRY, stroke=f"url(#hatch-{nation})"),
    ]


def _xy(point: Point) -> str:
    x, y = middle(point)
    return f"{number(x)} {number(y)}"


def _growth(known: Map) -> h.Node:
    """Trees and hills around the points that have them."""
    found = []
    for point in known.points.values():
        if point.terrain == "plain":
            continue
        x, y = middle(point)
        shape = "m0-14 11 18h-22zm0 18v8" if point.terrain == "forest" else "m-17 8q9-17 18-5t17 5"
        spots = ((-92, -30), (-70, -62), (88, -34), (66, -64), (-98, 14), (96, 8), (0, -84))
        d = "".join(f"M{number(x + right)} {number(y + down)}{shape}" for right, down in spots)
        found.append(h.path(class_=f"growth of-{point.terrain}", d=d))
    return found


def _links(known: Map) -> h.Node:
    roads: list[str] = []
    trails: list[str] = []
    for one, beside in known.links.items():
        for other, is_road in beside.items():
            if one < other:
                (roads if is_road else trails).append(_curve(known, one, other))
    return [
        h.path(".trail", d="".join(trails)),
        h.path(".road-bed", d="".join(roads)),
        h.path(".road", d="".join(roads)),
    ]


def _curve(known: Map, one: str, other: str) -> str:
    x, y = map_marches.bend(known, one, other)
    return f"M{_xy(known.points[one])}Q{number(x)} {number(y)} {_xy(known.points[other])}"


def _compass(x: float, y: float) -> h.Element:
    rays = "".join(
        f"M0 0L{number(18 * sin(at * pi / 4 - 0.35))} {number(-18 * cos(at * pi / 4 - 0.35))}"
        f"L{number((38 if at % 2 else 58) * sin(at * pi / 4))} {number(-(38 if at % 2 else 58) * cos(at * pi / 4))}"
        f"L{number(18 * sin(at * pi / 4 + 0.35))} {number(-18 * cos(at * pi / 4 + 0.35))}Z"
        for at in range(8)
    )
    return h.g(".compass", transform=f"translate({number(x * INCH)} {number(y * INCH)})")[
        h.circle(r="44"), h.path(d=rays), h.text(y="-66")[say("campaigns-map-north")]
    ]


def _wash(nation: str, scenario: Scenario) -> h.Element:
    own = [point for point in scenario.map.points.values() if point.nation == nation]
    state = "closed" if nation not in scenario.nations else "open"
    return h.g(class_=f"country {POINT_CSS[nation]} {state}")[
        h.path(".wash", d="".join(f"M{_xy(point)}h.1" for point in own), stroke_width=2 * COUNTRY)
    ]
