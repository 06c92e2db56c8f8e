"""What stands at the points of the map: castles and towns, walls, flags, counters; and the room that it takes."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Point
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.tables import BELL, LEADERS, type_of
from rozz.engine.campaigns.text.wording import map_place
from rozz.ui.board.geometry import number
from rozz.ui.board.text_boxes import Box, centered
from rozz.ui.games.campaigns.drawing.counters import CSS
from rozz.ui.games.campaigns.drawing.map_paper import POINT_CSS, middle
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, stacks
from rozz.ui.games.campaigns.drawing.unit_icons import icon_of
from rozz.ui.i18n.display_names import place_id
from rozz.ui.icons import strokes
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: The maximum width of a row of counters.
ROW = 200
#: A counter, and the strip with the nation's letter before its counters.
TOKEN, TAB = 43, 22
#: Outlines of the sites around (0, -14): castle, capital, fortified place, town, crossroads.
SITES = {
    "castle": "M-30 14V-34h10v8h8v-8h8v-14l4-4 4 4v14h8v8h8v-8h10V14z",
    "capital": "M-32 14V-16h8v-6h8v6h6V-38l10-8 10 8V-16h6v-6h8v6h8V14z",
    "fortified": "M-24 14V-28h8v7h8v-7h16v7h8v-7h8V14z",
    "population": "M-26 14V-8l12-10L-2-8V14zM0 14V-14L12-26 24-14V14z",
    "plain": "M-9-4a9 9 0 1 1 18 0 9 9 0 1 1-18 0z",
}


def boxes(point: Point, scene: MapScene, is_detailed: bool, units: float) -> Iterator[Box]:
    """What is drawn at a point, as large as it gets at this zoom: site, walls, banner, rows of counters."""
    x, y = middle(point)
    is_plain = point.kind == "plain"
    yield Box(x - 12, y - 16, x + 12, y + 8) if is_plain else Box(x - 34, y - 54, x + 34, y + 18)
    if is_fought_for(point, scene):
        yield centered(x - (0 if is_plain else 58), y - 10, 56, 56)
    yield from standing_boxes(point, scene, is_detailed, units)


def standing_boxes(point: Point, scene: MapScene, is_detailed: bool, units: float) -> Iterator[Box]:
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


@remembered(most=200)
def standing(point: Point, scene: MapScene, is_detailed: bool) -> Region:
    x, y = middle(point)
    identity = f"stand-{place_id(map_place(point.name))}"
    lines, coming = _lines_at(point, scene, is_detailed), _lines_coming(point, scene, is_detailed)
    return region(
        identity,
        h.g(id=identity, transform=f"translate({number(x)} {number(y)})")[
            _site(point, scene),
            [_line(line, 20 + at * (TOKEN + 4)) for at, line in enumerate(lines)],
            [h.g(".ghost")[_line(line, 20 + (len(lines) + at) * (TOKEN + 4))] for at, line in enumerate(coming)],
            swords(is_beside=point.kind != "plain") if is_fought_for(point, scene) else None,
        ],
    )


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


def is_fought_for(point: Point, scene: MapScene) -> bool:
    return scene.battle is not None and scene.battle.at == point.name


Token = tuple[float, h.Element]


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
    return [[*first, (TOKEN, bell())], *others]


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


def bell() -> h.Element:
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
        yield TOKEN + 1, token(nation, leader, 1, bool(marks.get(leader)), leader in scene.chosen)
    kinds: dict[tuple[str, bool], list[str]] = {}
    for unit in units:
        kinds.setdefault((type_of(unit), bool(marks.get(unit))), []).append(unit)
    for (_, is_spent), alike in kinds.items():
        yield TOKEN + 1, token(nation, alike[0], len(alike), is_spent, bool(set(alike) & scene.chosen))


def token(nation: str, name: str, count: int, is_spent: bool, is_chosen: bool) -> h.Element:
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


def swords(is_beside: bool) -> h.Element:
    """The mark of a battle in progress."""
    return h.g(".swords", transform=f"translate({-58 if is_beside else 0} -10)")[
        h.circle(r=26), h.path(d="M-13-13 13 13M13-13-13 13M-16 8l8 8M16 8l-8 8")
    ]
