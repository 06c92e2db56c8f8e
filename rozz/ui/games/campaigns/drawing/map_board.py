"""The map of Ozz, like a page of a children's atlas: countries, roads, castles, forces and their marches.

Lengths are in drawing units, `INCH` per inch of C24.1.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Map, Point
from rozz.engine.campaigns.model.scenario import Scenario, nation_of
from rozz.engine.campaigns.model.tables import BELL, LEADERS, LETTERS, type_of
from rozz.engine.campaigns.text.wording import MAP, map_place
from rozz.engine.game import name_of
from rozz.ui.board import arrow_keys, viewport
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.board.text_boxes import TEXT, Box, centered, overlap_area
from rozz.ui.games.board_markup import NO_REACH, board_frame, reach_layers, reach_on_board, with_remark
from rozz.ui.games.campaigns.drawing import map_marches
from rozz.ui.games.campaigns.drawing.counters import CSS
from rozz.ui.games.campaigns.drawing.map_marches import INCH, Laid
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, at_rest, stacks
from rozz.ui.games.campaigns.drawing.unit_icons import icon_of
from rozz.ui.games.campaigns.texts import map_captions as words
from rozz.ui.games.campaigns.texts.captions import label_of_place
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import place_id
from rozz.ui.i18n.texts import say
from rozz.ui.icons import strokes
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region

#: The upper left corner of the paper and its size, in inches.
LEFT, TOP, WIDE, HIGH = 0.6, 0.0, 32.8, 23.0
PAPER = f"{number(LEFT * INCH)} {number(TOP * INCH)} {number(WIDE * INCH)} {number(HIGH * INCH)}"
#: The margin around the paper on the table, in inches, and the frame with it.
MARGIN = 0.5
FRAME = " ".join(
    number(each * INCH) for each in (LEFT - MARGIN, TOP - MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN)
)
#: The nominal width of a point, which decides what fits beside it.
POINT_WIDTH = 150
#: The radius for taps around a point, and the maximum width of its row of counters.
REACH, ROW = 84, 200
#: A counter, and the strip with the nation's letter before its counters.
TOKEN, TAB = 43, 22
#: Zoom tiers that show every kind of unit, not only numbers.
DETAILED = ("", "near", "few-or-four")
UNITS_PER_PIXEL = viewport.units_per_pixel(POINT_WIDTH, printed=2.2, far=8.0)
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
                region("land", _land(scene.scenario)),
                *(_point(point, resting, marks, names, point.name == cursor) for point in ordered),
                reach_under,
                region("arrows", map_marches.over(laid)),
                '<g class="standing" aria-hidden="true">',
                *(_standing(point, scene if point.name in drafted else resting, is_detailed) for point in ordered),
                "</g>",
                region("map-names", _names(scene, marks, is_detailed)),
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
    standing = {point.name: list(_boxes(point, scene, is_detailed, units)) for point in points.values()}
    names = [each.box(units) for each in _clear_names(scene, marks, is_detailed)]
    return map_marches.laid_out(scene.scenario.map, scene.ways, standing, names, _share_size(marks.tier))


def _share_size(tier: str) -> float:
    """The size of a share beside its arrow."""
    return min(46.0, max(24.0, 9.6 * UNITS_PER_PIXEL[tier]))


def _boxes(point: Point, scene: MapScene, is_detailed: bool, units: float) -> Iterator[Box]:
    """What is drawn at a point, as large as it gets at this zoom: site, walls, banner, rows of counters."""
    x, y = middle(point)
    is_plain = point.kind == "plain"
    yield Box(x - 12, y - 16, x + 12, y + 8) if is_plain else Box(x - 34, y - 54, x + 34, y + 18)
    if _is_fought_for(point, scene):
        yield centered(x - (0 if is_plain else 58), y - 10, 56, 56)
    yield from _standing_boxes(point, scene, is_detailed, units)


def _standing_boxes(point: Point, scene: MapScene, is_detailed: bool, units: float) -> Iterator[Box]:
    """What names must not cover at a point: walls, a banner, rows of counters."""
    x, y = middle(point)
    larger = min(1.75, max(1.0, 0.38 * units))
    if scene.around.strength(point.name):
        yield Box(x + 40 - 16 * larger, y - 36 - 16 * larger, x + 40 + 16 * larger, y - 36 + 22 * larger)
    if _flag_of(point, scene):
        yield Box(x - 36, y + 14 - 60 * larger, x - 34 + 44 * larger, y + 14)
    for at, line in enumerate([*_lines_at(point, scene, is_detailed), *_lines_coming(point, scene, is_detailed)]):
        wide = sum(each for each, _ in line) + 8
        top = y + 20 + at * (TOKEN + 4)
        yield Box(x - wide / 2, top, x + wide / 2, top + TOKEN + 10)


# The paper: countries, roads and what grows.


@remembered(most=4)
def _land(scenario: Scenario) -> h.Element:
    """Everything that never changes."""
    return h.g("#land", aria_hidden="true")[
        _patterns(),
        h.rect(
            ".paper", x=number(LEFT * INCH), y=number(TOP * INCH), width=number(WIDE * INCH), height=number(HIGH * INCH)
        ),
        [_country(nation, scenario) for nation in LETTERS if nation in CSS],
        _growth(scenario.map),
        _links(scenario.map),
        _compass(30.3, 20.4),
        [
            h.text(".desert", transform=f"translate({number(x * INCH)} {number(y * INCH)}) rotate({turn})")[text]
            for text, x, y, turn in _deserts()
        ],
    ]


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


# The points.


def _point(point: Point, scene: MapScene, marks: Marks, names: Mapping[str, str], is_cursor: bool) -> Region:
    place = map_place(point.name)
    states = {
        "selected": place == marks.selected,
        "chosen": place == marks.chosen,
        "lit": place in marks.lit,
        "asked": place == marks.asked,
    }
    active_states = frozenset(state for state, holds in states.items() if holds)
    mark, note, remark = (texts.get(place, "") for texts in (marks.targets, marks.notes, marks.remarks))
    return _point_drawn(point, scene, names, marks.reader or marks.viewer, active_states, mark, note, remark, is_cursor)


@remembered(most=200)
def _point_drawn(
    point: Point,
    scene: MapScene,
    names: Mapping[str, str],
    reader: str,
    active_states: frozenset[str],
    mark: str,
    note: str,
    remark: str,
    is_cursor: bool,
) -> Region:
    """A point that can be tapped; `active_states`: those of `selected`, `chosen`, `lit` and `asked` that it is in."""
    x, y = middle(point)
    place = map_place(point.name)
    states = {
        "selected": "selected" in active_states,
        "chosen": "chosen" in active_states,
        "may-move": bool(mark),
        f"mark-{mark}": bool(mark),
        "lit": "lit" in active_states,
        "asked": "asked" in active_states,
        "closed": point.name in scene.scenario.closed,
        "razed": point.name in scene.land.razed,
    }
    described = words.describe_point(scene, point.name, names, reader)
    label = with_remark(label_of_place(described, mark, note), remark)
    identity = place_id(place)
    has_ring = is_cursor or any(states[each] for each in ("selected", "chosen", "may-move", "lit", "asked"))
    drawn = h.g(
        id=identity,
        class_=" ".join(("tile", "ozz-point", *(each for each, holds in states.items() if holds))),
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=label,
        aria_pressed="true" if states["selected"] else None,
        data_do="tile",
        data_tile=place,
    )[
        h.circle(".ground", cx=number(x), cy=number(y), r=REACH),
        h.circle(".ring", cx=number(x), cy=number(y), r=REACH - 8) if has_ring else None,
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


#: Outlines of the sites around (0, -14): castle, capital, fortified place, town, crossroads.
SITES = {
    "castle": "M-30 14V-34h10v8h8v-8h8v-14l4-4 4 4v14h8v8h8v-8h10V14z",
    "capital": "M-32 14V-16h8v-6h8v6h6V-38l10-8 10 8V-16h6v-6h8v6h8V14z",
    "fortified": "M-24 14V-28h8v7h8v-7h16v7h8v-7h8V14z",
    "population": "M-26 14V-8l12-10L-2-8V14zM0 14V-14L12-26 24-14V14z",
    "plain": "M-9-4a9 9 0 1 1 18 0 9 9 0 1 1-18 0z",
}


def _site(point: Point, scene: MapScene) -> h.Node:
    """A point's building in its nation's color, with letter and strength; a ruin if razed."""
    css = POINT_CSS.get(point.nation, "nobodys")
    is_razed = point.name in scene.land.razed
    strength = scene.around.strength(point.name)
    owner = _flag_of(point, scene)
    return [
        h.g(class_=css)[
            h.path(
                class_=f"site{' closed' if point.name in scene.scenario.closed else ' razed' if is_razed else ''}",
                d=SITES[point.kind],
            ),
            h.text(".site-letter", y="9")[point.nation[0]] if point.nation else None,
        ],
        h.path(".cross", d="M-28-32 28 12M28-32-28 12") if is_razed else None,
        h.g(".walls", transform="translate(40 -36)")[
            h.g(".legible-mark")[h.path(d="M-14-14h28V4Q14 14 0 20-14 14-14 4z"), h.text(y="10")[strength]]
        ]
        if strength
        else None,
        h.g(class_=f"banner {CSS[owner]}", transform="translate(-34 14)")[
            h.g(".legible-mark")[
                h.path(".pole", d="M0 0V-58"),
                h.path(".cloth", d="M0-58h42l-9 15 9 15H0z"),
                h.text(x="16", y="-34")[owner[0]],
            ]
        ]
        if owner
        else None,
    ]


def _flag_of(point: Point, scene: MapScene) -> str:
    """The nation whose flag flies over a point that its own nation does not hold."""
    land, scenario = scene.land, scene.scenario
    if point.name in scenario.closed:
        return ""
    seat = land.razed.get(point.name, "") or land.control.get(point.name, "")
    if seat:
        own = scenario.seats[seat]
        return "" if point.nation in own else own[0]
    return ""


# Who stands where.


@remembered(most=200)
def _standing(point: Point, scene: MapScene, is_detailed: bool) -> Region:
    x, y = middle(point)
    identity = f"stand-{place_id(map_place(point.name))}"
    lines, coming = _lines_at(point, scene, is_detailed), _lines_coming(point, scene, is_detailed)
    return region(
        identity,
        h.g(id=identity, transform=f"translate({number(x)} {number(y)})")[
            _site(point, scene),
            [_line(line, 20 + at * (TOKEN + 4)) for at, line in enumerate(lines)],
            [h.g(".ghost")[_line(line, 20 + (len(lines) + at) * (TOKEN + 4))] for at, line in enumerate(coming)],
            _swords(is_beside=point.kind != "plain") if _is_fought_for(point, scene) else None,
        ],
    )


def _is_fought_for(point: Point, scene: MapScene) -> bool:
    return scene.battle is not None and scene.battle.at == point.name


def _lines_at(point: Point, scene: MapScene, is_detailed: bool) -> list[list[Token]]:
    """The rows of counters at a point."""
    here = stacks(scene, point.name)
    battle = scene.battle
    has_bell = bool(scene.land.bell_point == point.name or (battle and battle.at == point.name and battle.bell))
    rows = [list(_tokens(nation, names, scene, is_detailed)) for nation, names in here.items()]
    if has_bell:
        at = _row_of_bell(scene, list(here))
        rows = [*rows[:at], *_with_bell(rows[at:])]
    # Enemies stand in separate rows; a large army of one nation takes two.
    return [line for row in rows for line in _lines(row, 1 if len(rows) > 1 else 2)]


def _lines_coming(point: Point, scene: MapScene, is_detailed: bool) -> list[list[Token]]:
    """The row of counters that the draft command would bring to a point."""
    names = list(scene.coming.get(point.name, ()))
    nation = nation_of(names[0], scene.serves) if names else ""
    return list(_lines(list(_tokens(nation, names, scene, is_detailed)), 1)) if nation else []


def _row_of_bell(scene: MapScene, nations: list[str]) -> int:
    """The row of the Bell: that of the nation whose unit carries it, or of the side that has it."""
    battle = scene.battle
    carrier = battle.bell.carrier if battle and battle.bell else scene.land.carrier
    nation = nation_of(carrier, scene.serves) if carrier else ""
    if not nation and battle and battle.bell:
        nation = scene.scenario.seats[battle.captain(battle.bell.side)][0]
    return nations.index(nation) if nation in nations else 0


def _with_bell(rows: list[list[Token]]) -> list[list[Token]]:
    """Rows with the Bell at the end of the first."""
    first, *others = rows or [[]]
    return [[*first, (TOKEN, _bell())], *others]


Token = tuple[float, h.Element]


def _lines(tokens: list[Token], most: int) -> Iterator[list[Token]]:
    """Split counters into at most `most` lines; the last line ends with the number of counters that do not fit."""
    left = tokens
    for at in range(most):
        fitting = 0
        while fitting < len(left) and sum(wide for wide, _ in left[: fitting + 1]) <= ROW:
            fitting += 1
        if at == most - 1 and fitting < len(left):
            rest = len(left) - fitting + 1
            yield [*left[: fitting - 1], (TOKEN, h.text(".stack-more", x=number(TOKEN / 2), y="32")[f"+{rest}"])]
            return
        if fitting:
            yield left[:fitting]
        left = left[fitting:]


def _line(tokens: list[Token], y: float) -> h.Element:
    """Counters side by side around the center."""
    at, drawn = -sum(each for each, _ in tokens) / 2, []
    for each, token in tokens:
        drawn.append(h.g(transform=f"translate({number(at)} 0)")[token])
        at += each
    return h.g(transform=f"translate(0 {number(y)})")[drawn]


def _bell() -> h.Element:
    return h.g(".bell-mark", transform="translate(9 8)")[
        h.circle(cx=14, cy=14, r=18), h.g(transform="translate(1 1) scale(1.1)")[strokes(icon_of(BELL))]
    ]


def _tokens(nation: str, names: list[str], scene: MapScene, is_detailed: bool) -> Iterator[Token]:
    """The counters of a nation at a point, each with its width: one per kind, or one for all."""
    units = [name for name in names if name not in LEADERS]
    leaders = [name for name in names if name in LEADERS]
    marks = scene.land.marks
    if not is_detailed:
        yield _plate(nation, units, leaders, is_spent=all(marks.get(name) for name in names))
        return
    yield (
        TAB + 1,
        h.g(class_=CSS[nation])[
            h.rect(".tab", width=TAB, height=TOKEN, rx=4), h.text(".tab-letter", x=number(TAB / 2), y="29")[nation[0]]
        ],
    )
    for leader in leaders:
        yield TOKEN + 1, _token(nation, leader, 1, bool(marks.get(leader)), leader in scene.chosen)
    kinds: dict[tuple[str, bool], list[str]] = {}
    for unit in units:
        kinds.setdefault((type_of(unit), bool(marks.get(unit))), []).append(unit)
    for (_, is_spent), alike in kinds.items():
        yield TOKEN + 1, _token(nation, alike[0], len(alike), is_spent, bool(set(alike) & scene.chosen))


def _token(nation: str, name: str, count: int, is_spent: bool, is_chosen: bool) -> h.Element:
    states = {"spent": is_spent, "hit": is_chosen}
    return h.g(class_=" ".join(("counter", CSS[nation], *(each for each, holds in states.items() if holds))))[
        h.rect(".counter-plate", width=TOKEN, height=TOKEN, rx=8),
        h.g(".ink", transform="translate(6 6) scale(1.25)")[strokes(icon_of(name))],
        h.g(".count", transform=f"translate({TOKEN - 9} {TOKEN - 8})")[h.circle(r=13), h.text(y=8)[count]]
        if count > 1
        else None,
        h.path(".turned-mark", d=f"M3 {TOKEN - 3}L{TOKEN - 3} 3") if is_spent else None,
        h.path(".cross", d=f"M4 4 {TOKEN - 4} {TOKEN - 4}M{TOKEN - 4} 4 4 {TOKEN - 4}") if is_chosen else None,
    ]


def _plate(nation: str, units: list[str], leaders: list[str], is_spent: bool) -> tuple[float, h.Element]:
    """A whole stack as one counter: its letter, the number of units, a star or a crown for its leader."""
    wide = 104.0 if leaders else 78.0
    rank = "crown" if any(LEADERS[each].rank == "ruler" for each in leaders) else "star"
    best = next((each for each in leaders if (LEADERS[each].rank == "ruler") == (rank == "crown")), "")
    text = f"{nation[0]}{len(units)}" if units else nation[0]
    drawn = h.g(class_=f"counter {CSS[nation]}{' spent' if is_spent else ''}")[
        h.rect(".counter-plate", width=number(wide), height=TOKEN + 6, rx=10),
        h.text(".stack-count", x=number(wide / 2 - (16 if leaders else 0)), y="40")[text],
        h.g(".ink", transform=f"translate({number(wide - 38)} 10) scale(1.35)")[strokes(icon_of(best))]
        if best
        else None,
    ]
    return wide + 4, drawn


def _swords(is_beside: bool) -> h.Element:
    """The mark of a battle in progress."""
    return h.g(".swords", transform=f"translate({-58 if is_beside else 0} -10)")[
        h.circle(r=26), h.path(d="M-13-13 13 13M13-13-13 13M-16 8l8 8M16 8l-8 8")
    ]


@dataclass(frozen=True)
class Named:
    """The written name of a point: where, and its CSS classes."""

    text: str
    x: float
    y: float
    css: tuple[str, ...]

    def box(self, units: float) -> Box:
        """Where it is written at this zoom, at most."""
        is_main = "main" in self.css
        size = min(48.0, max(26.0, 10.5 * units)) if is_main else min(46.0, max(22.0, 10 * units))
        wide = TEXT * size * len(self.text)
        left = self.x - {"at-left": 0.0, "at-right": wide}.get(self.css[-1], wide / 2)
        return Box(left, self.y - 0.8 * size, left + wide, self.y + 0.25 * size)


#: Where a name may stand instead of right above its point, nearest first: this far to the right and down.
ASIDE = [(x, y) for x in range(-90, 91, 15) for y in range(-45, 1, 9)]
ASIDE.sort(key=lambda way: (abs(way[0]) - way[1], way))
#: The paper, as a box.
ON_PAPER = Box(LEFT * INCH, TOP * INCH, (LEFT + WIDE) * INCH, (TOP + HIGH) * INCH)


def _clear_names(scene: MapScene, marks: Marks, is_detailed: bool) -> tuple[Named, ...]:
    """The names of points, moved aside where they would cover counters, walls or other names."""
    shown = sorted({name_of(each) for each in (marks.selected, marks.chosen, *marks.lit) if each})
    return _laid_out_names(at_rest(scene), "/".join(shown), marks.tier, is_detailed)


@remembered(most=4)
def _laid_out_names(scene: MapScene, shown: str, tier: str, is_detailed: bool) -> tuple[Named, ...]:
    units = UNITS_PER_PIXEL[tier]
    points = scene.scenario.map.points.values()
    taken = [box for point in points for box in _standing_boxes(point, scene, is_detailed, units)]
    found: list[Named] = []
    for name in _named(scene, frozenset(shown.split("/")), is_detailed):
        best, least = name, _covered(name, taken, units)
        for x, y in ASIDE:
            if not least:
                break
            moved = replace(name, x=name.x + x, y=name.y + y)
            if moved.box(units).within(ON_PAPER) and (covered := _covered(moved, taken, units)) < least:
                best, least = moved, covered
        found.append(best)
        taken.append(best.box(units))
    return tuple(found)


def _covered(name: Named, taken: Sequence[Box], units: float) -> float:
    """How much of these boxes a name covers."""
    box = name.box(units)
    return sum(overlap_area(box, each) for each in taken)


def _named(scene: MapScene, shown: Collection[str], is_detailed: bool) -> Iterator[Named]:
    """Names of points: all up close, from afar only castles and the points that are `shown` to be chosen."""
    for point in scene.scenario.map.points.values():
        is_main = point.kind in ("castle", "capital")
        is_far_sight = point.kind == "castle"
        is_open = is_detailed or point.name not in scene.scenario.closed
        if is_detailed or (is_far_sight and is_open) or point.name in shown:
            x, y = middle(point)
            css = ["point-name", *(["main"] if is_main else []), *(["in-hand"] if point.name in shown else [])]
            css += ["closed"] if point.name in scene.scenario.closed else []
            # Near an edge a large name would leave the paper.
            css += ["at-left"] if point.x < LEFT + 3 else ["at-right"] if point.x > LEFT + WIDE - 3 else []
            yield Named(point.name, x + {"at-left": -70, "at-right": 70}.get(css[-1], 0), y - 58, tuple(css))


def _names(scene: MapScene, marks: Marks, is_detailed: bool) -> h.Element:
    found = _clear_names(scene, marks, is_detailed)
    return h.g("#map-names.names", aria_hidden="true")[
        [h.text(class_=" ".join(each.css), x=number(each.x), y=number(each.y))[each.text] for each in found]
    ]


# The legend.


def samples() -> Iterator[tuple[str, h.Node]]:
    """Samples of what is drawn on the map, by the keys of their captions."""
    for kind in ("castle", "capital", "fortified", "population"):
        site = [h.path(".site", d=SITES[kind]), h.text(".site-letter", y="9")["M"]]
        yield kind, h.g(class_=POINT_CSS["Munchkins"])[site]
    yield (
        "nation",
        [
            h.g(class_=POINT_CSS["Winkies"], transform="translate(-30 0)")[
                h.path(".site", d=SITES["population"]), h.text(".site-letter", y="9")["W"]
            ],
            h.g(transform="translate(4 -22)")[_token("Winkies", "WREG1", 1, False, False)],
        ],
    )
    yield "plain", h.g(".nobodys")[h.path(".site", d=SITES["plain"])]
    yield "walls", h.g(".walls")[h.path(d="M-14-14h28V4Q14 14 0 20-14 14-14 4z"), h.text(y="10")["3"]]
    yield (
        "razed",
        h.g(".standing")[
            h.g[h.path(".site.razed", d=SITES["castle"]), h.path(".cross", d="M-28-32 28 12M28-32-28 12")]
        ],
    )
    yield "road", [h.path(".road-bed", d="M-50 0H50"), h.path(".road", d="M-50 0H50")]
    yield "trail", h.path(".trail", d="M-50 0H50")
    yield "unit", h.g(transform="translate(-22 -22)")[_token("Munchkins", "MREG1", 3, False, False)]
    yield "leader", h.g(transform="translate(-22 -22)")[_token("Munchkins", "Sourdough", 1, False, False)]
    yield "ruler", h.g(transform="translate(-22 -22)")[_token("Munchkins", "Zoraster", 1, False, False)]
    yield "spent", h.g(transform="translate(-22 -22)")[_token("Munchkins", "MREG1", 1, True, False)]
    yield "bell", h.g(transform="translate(-23 -22)")[_bell()]
    yield "battle", h.g(transform="translate(0 10)")[_swords(is_beside=False)]


# Small.


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
        h.rect(
            ".paper", x=number(LEFT * INCH), y=number(TOP * INCH), width=number(WIDE * INCH), height=number(HIGH * INCH)
        ),
        [_wash(nation, scene.scenario) for nation in CSS],
        _links(known),
        [h.circle(".dot", cx=number(middle(p)[0]), cy=number(middle(p)[1]), r=14) for p in known.points.values()],
        counts,
    ]


def _wash(nation: str, scenario: Scenario) -> h.Element:
    own = [point for point in scenario.map.points.values() if point.nation == nation]
    state = "closed" if nation not in scenario.nations else "open"
    return h.g(class_=f"country {POINT_CSS[nation]} {state}")[
        h.path(".wash", d="".join(f"M{_xy(point)}h.1" for point in own), stroke_width=2 * COUNTRY)
    ]
