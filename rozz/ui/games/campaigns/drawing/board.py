"""The battleboard: fifteen spaces with terrain, possible actions, forces and moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import hypot, inf

import htpy as h

from rozz.engine.campaigns.model.battleboard import ATTACKER, COLUMNS, DEFENDER, NEIGHBOURS, OFF, ROWS, SIDES, SPACES
from rozz.engine.campaigns.model.state import Battle, Force
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.ui.board import arrow_keys
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.arrows import percent, share_slip
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.text_boxes import Box, centered, overlap_area
from rozz.ui.games.board_markup import NO_REACH, board_frame, mark_classes, reach_layers, reach_on_board, with_remark
from rozz.ui.games.campaigns.drawing.counters import CSS, HIGH, WIDE, Look, bands, boxes
from rozz.ui.games.campaigns.texts import captions as words
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import place_id
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region

#: Margins for the row numbers, and for the sides' names above and below.
EDGE, BRIM = 26, 28
FRAME = f"{-EDGE} {-BRIM} {3 * WIDE + 2 * EDGE} {5 * HIGH + 2 * BRIM}"
#: The nominal width of a space: when it gets smaller its counters show only kinds and numbers.
SPACE_WIDTH = 100
NEAR = ("", "near")


@dataclass(frozen=True)
class Way:
    """A move from space to space, or a shot (`is_fire`), of a `side`."""

    side: str
    steps: tuple[str, ...]
    is_fire: bool = False
    is_draft: bool = False
    share: float = 0.0


@dataclass(frozen=True)
class Scene:
    """A battle as it is drawn.

    ordered: the sides whose orders are known.
    chosen: units to be lost.
    fallen: the losses in each space.
    ghosts: forces as the draft command would place them.
    victims: units that it attacks.
    """

    battle: Battle
    serves: Mapping[str, str]
    nations: Mapping[str, str]
    ordered: str = ""
    ways: tuple[Way, ...] = ()
    chosen: frozenset[str] = frozenset()
    fallen: Mapping[str, int] = field(default_factory=dict)
    ghosts: tuple[Force, ...] = ()
    victims: frozenset[str] = frozenset()


def with_ways(scene: Scene, ways: tuple[Way, ...]) -> Scene:
    """The scene with more moves."""
    return replace(scene, ways=(*scene.ways, *ways))


@remembered(most=1)
def ways_between() -> ArrowKeys:
    """Where the arrow keys lead."""
    return arrow_keys.assign_arrow_keys({space: place_of(space) for space in SPACES}, NEIGHBOURS)


def place_of(space: str, is_turned: bool = False) -> tuple[float, float]:
    """The center of a space; row 5 is at the top unless the board is turned."""
    row, column = ROWS.index(space[0]), COLUMNS.index(space[1])
    if is_turned:
        row, column = 4 - row, 2 - column
    return column * WIDE + WIDE / 2, (4 - row) * HIGH + HIGH / 2


def board(scene: Scene, marks: Marks, names: Mapping[str, str], title: str) -> h.Element:
    """The whole board."""
    look = _look(scene, marks.tier in NEAR, marks.is_turned)
    cursor = marks.cursor if marks.cursor in SPACES else "1C"
    reach_under, reach_over = _reach(scene, marks)
    ordered = sorted(SPACES, key=lambda space: (-int(space[0]), COLUMNS.index(space[1])))
    return board_frame(
        title, FRAME, str(SPACE_WIDTH), marks.whose + ("/turned" if marks.is_turned else ""), ".battleboard"
    )[
        bundle(
            [
                *(_space(space, scene, marks, names, space == cursor) for space in ordered),
                reach_under,
                region("edges", _edges(scene, names, marks.is_turned)),
                '<g class="standing" aria-hidden="true">',
                *(_standing(space, scene, look) for space in ordered),
                "</g>",
                region("arrows", _over(scene, look)),
                reach_over,
            ]
        )
    ]


@remembered(most=4)
def _look(scene: Scene, is_near: bool, is_turned: bool) -> Look:
    """How to draw the forces of a scene."""
    return Look(
        dict(scene.serves), dict(scene.nations), scene.ordered, is_near, is_turned, scene.chosen, scene.ghosts,
        scene.victims,
    )  # fmt: skip


def _reach(scene: Scene, marks: Marks) -> tuple[Region, Region]:
    """Where forces can go, and what they can attack from where they stand."""
    reached = reach_on_board(marks.reached, "") if marks.reached else {}
    # Counters fill a space from its top.
    return reach_layers(reached, *_rectangles(marks.is_turned), _styles(scene), 0.86) if reached else NO_REACH


def _styles(scene: Scene) -> dict[str, SeatStyle]:
    """The style of the seats that fight, in the colors of their nations."""
    found = {}
    for side in SIDES:
        nation = scene.nations[side]
        found[scene.battle.captain(side)] = SeatStyle(int(CSS[nation][-1]), nation[0])
    return found


@remembered(most=2)
def _rectangles(is_turned: bool) -> tuple[Mapping[str, Spot], Mapping[str, str]]:
    """The room and the outline of each space."""
    centres = {space: place_of(space, is_turned) for space in SPACES}
    shape = f"h{WIDE}v{HIGH}h{-WIDE}z"
    outlines = {each: f"M{number(x - WIDE / 2)} {number(y - HIGH / 2)}{shape}" for each, (x, y) in centres.items()}
    return {space: Spot(x, y, HIGH / 2) for space, (x, y) in centres.items()}, outlines


def nobody(marks: Marks, title: str) -> h.Element:
    """The board when there is no battle."""
    cursor = marks.cursor if marks.cursor in SPACES else "1C"
    return board_frame(title, FRAME, str(SPACE_WIDTH), marks.whose, ".battleboard")[
        [
            h.g(
                id=place_id(space),
                class_="tile ground-plain",
                role="button",
                tabindex="0" if space == cursor else "-1",
                aria_label=words.empty(space),
                data_do="tile",
                data_tile=space,
            )[
                h.rect(
                    ".ground",
                    x=number(place_of(space)[0] - WIDE / 2),
                    y=number(place_of(space)[1] - HIGH / 2),
                    width=WIDE,
                    height=HIGH,
                )
            ]
            for space in SPACES
        ],
        h.text(".name.edge.whose", x=number(1.5 * WIDE), y=number(2.5 * HIGH), aria_hidden="true")[title],
    ]


def _space(space: str, scene: Scene, marks: Marks, names: Mapping[str, str], is_cursor: bool) -> Region:
    mark, note, remark = (texts.get(space, "") for texts in (marks.targets, marks.notes, marks.remarks))
    reader, css, is_selected = marks.reader or marks.viewer, mark_classes(marks, space), space == marks.selected
    return _space_drawn(
        space, scene, names, reader, css, is_selected, mark, note, remark, is_cursor, marks.is_turned
    )


@remembered(most=60)
def _space_drawn(
    space: str,
    scene: Scene,
    names: Mapping[str, str],
    reader: str,
    css: str,
    is_selected: bool,
    mark: str,
    note: str,
    remark: str,
    is_cursor: bool,
    is_turned: bool,
) -> Region:
    """A space that can be tapped; `css`: the classes of its marks."""
    x, y = place_of(space, is_turned)
    terrain = scene.battle.terrain.get(space, "plain")
    described = words.describe_space(scene.battle, space, names, scene.ordered, reader)
    label = with_remark(words.label_of_place(described, mark, note), remark)
    left, top = x - WIDE / 2, y - HIGH / 2
    identity = place_id(space)
    drawn = h.g(
        id=identity,
        class_=f"tile ground-{terrain} {css}".rstrip(),
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=label,
        aria_pressed="true" if is_selected else None,
        data_do="tile",
        data_tile=space,
    )[
        h.rect(".ground", x=number(left), y=number(top), width=WIDE, height=HIGH),
        terrain_drawn(terrain, left, top),
        h.rect(".ring", x=number(left + 4), y=number(top + 4), width=WIDE - 8, height=HIGH - 8, rx="8"),
        mark_drawn(mark, left, top),
    ]
    return region(identity, drawn)


def terrain_drawn(terrain: str, left: float, top: float) -> h.Node:
    """Trees and hills, distinguished by shape."""
    if terrain == "plain":
        return None
    spots = [(x, y) for y in (22, 62, 102) for x in (40, 82, 124, 166)]
    shape = "m0-12 9 15h-18zm0 15v7" if terrain == "forest" else "m-14 6q7-14 14-4t14 4"
    drawn = "".join(
        f"M{number(left + x + (8 if at // 4 % 2 else 0))} {number(top + y)}{shape}" for at, (x, y) in enumerate(spots)
    )
    return h.path(".growth", d=drawn)


def mark_drawn(mark: str, left: float, top: float) -> h.Node:
    """What a tap would do, by shape: corners for an attack, crosshairs for fire."""
    if mark == "attack":
        corners = ((0, 0, 1, 1), (WIDE, 0, -1, 1), (0, HIGH, 1, -1), (WIDE, HIGH, -1, -1))
        d = "".join(
            f"M{number(left + x)} {number(top + y)}h{26 * a}L{number(left + x)} {number(top + y + 26 * b)}Z"
            for x, y, a, b in corners
        )
        return h.path(".corners", d=d)
    if mark == "fire":
        x, y = left + WIDE - 22, top + 22
        return h.g(".sight", transform=f"translate({number(x)} {number(y)})")[
            h.circle(r=11), h.path(d="M-17 0h12M5 0h12M0-17v12M0 5v12")
        ]
    return None


@remembered(most=60)
def _standing(space: str, scene: Scene, look: Look) -> Region:
    x, y = place_of(space, look.is_turned)
    identity = f"pieces-{space}"
    number_fallen = scene.fallen.get(space, 0)
    drawn = h.g(id=identity, transform=f"translate({number(x - WIDE / 2)} {number(y - HIGH / 2)})")[
        bands(scene.battle, space, look),
        h.g(".fallen", transform=f"translate({WIDE - 20} {HIGH - 18})")[
            h.circle(r=15), h.path(".cross", d="M-7-7 7 7M7-7-7 7"), h.text(x=-20, y=6)[number_fallen]
        ]
        if number_fallen
        else None,
    ]
    return region(identity, drawn)


def _edges(scene: Scene, names: Mapping[str, str], is_turned: bool) -> h.Element:
    """The row numbers, the column letters, and the sides' names."""
    battle = scene.battle
    rows = [(row, -EDGE / 2, place_of(f"{row}C", is_turned)[1] + 6) for row in ROWS]
    rows += [(row, 3 * WIDE + EDGE / 2, y) for row, _, y in rows]
    columns = [(column, place_of(f"1{column}", is_turned)[0]) for column in COLUMNS]
    top, bottom = (ATTACKER, DEFENDER) if is_turned else (DEFENDER, ATTACKER)
    said = {side: words.edge(battle, side, names) for side in SIDES}
    return h.g("#edges.names", aria_hidden="true")[
        [h.text(".name.edge", x=number(x), y=number(y))[text] for text, x, y in rows],
        [
            h.text(".name.edge", x=number(x), y=number(y))[text]
            for text, x in columns
            for y in (-8, 5 * HIGH + 20)
            if text != "C"
        ],
        h.text(class_=f"name edge whose {CSS[scene.nations[top]]}", x=number(1.5 * WIDE), y=-8)[said[top]],
        h.text(class_=f"name edge whose {CSS[scene.nations[bottom]]}", x=number(1.5 * WIDE), y=5 * HIGH + 20)[
            said[bottom]
        ],
    ]


def _over(scene: Scene, look: Look) -> h.Element:
    return h.g("#arrows.arrows", aria_hidden="true")[[_way(each, scene, look) for each in scene.ways]]


def _way(way: Way, scene: Scene, look: Look) -> h.Node:
    """An arrow through the centers of spaces, or a zigzag to a target; it ends at the rim of what is there."""
    is_turned = look.is_turned
    steps = [step for step in way.steps if step != OFF]
    points = [place_of(step, is_turned) for step in steps]
    if way.steps[-1] == OFF:
        x, y = points[-1]
        points.append((x, y + (HIGH * 0.62 if (way.side == ATTACKER) != is_turned else -HIGH * 0.62)))
    if len(points) < 2:
        return None
    css = "arrow {} {} {}".format(
        "strike" if way.is_fire else "move",
        "foretold" if way.share else "draft" if way.is_draft else "given",
        CSS[scene.nations[way.side]],
    )
    if way.steps[-1] != OFF:
        points[-1] = _rim(scene, look, (steps[-2], steps[-1]), points, 24 if way.is_fire else 14)
    shaft, head = (_zigzag if way.is_fire else _shaft)(points)
    return h.g(class_=css)[
        h.path(".halo", d=shaft),
        h.path(".shaft", d=shaft),
        h.path(".head", d=head),
        h.circle(".way-start", cx=number(points[0][0]), cy=number(points[0][1]), r="7"),
        share_slip(percent(way.share), points[-1], 1.4) if way.share else None,
    ]


Points = list[tuple[float, float]]


def _toward(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float, float]:
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return far, (end[0] - start[0]) / far, (end[1] - start[1]) / far


#: The length of an arrowhead, half its width, and the gap between its tip and a counter.
LONG, HALF, GAP = 18.0, 10.5, 1.0


def _rim(scene: Scene, look: Look, spaces: tuple[str, str], points: Points, short: float) -> tuple[float, float]:
    """Where the tip of an arrow goes in the last of its last two `spaces`.

    It stops before the names there; or only before the counters, if the head would otherwise cover a counter in the
    space before. If nothing is in the way, it stops `short` of the center.
    """
    before, last = spaces
    *_, start, end = points
    far, u, v = _toward(start, end)
    left = _placed(scene, look, before, has_names=False)
    tip = far - short
    for has_names in (True, False):
        met = [_entry(each, start, (u, v)) for each in _placed(scene, look, last, has_names)]
        tip = max(LONG, min([far - short, *(at - GAP for at in met)]))
        base = tip - LONG
        head = centered(start[0] + u * (base + tip) / 2, start[1] + v * (base + tip) / 2, 2 * HALF, 2 * HALF)
        if not any(overlap_area(head, each) for each in left):
            break
    return start[0] + u * tip, start[1] + v * tip


def _placed(scene: Scene, look: Look, space: str, has_names: bool) -> list[Box]:
    """What stands in a space, where the space is on the board."""
    x, y = place_of(space, look.is_turned)
    left, top = x - WIDE / 2, y - HIGH / 2
    return [
        Box(left + each.left, top + each.top, left + each.right, top + each.bottom)
        for each in boxes(scene.battle, space, look, has_names)
    ]


def _entry(box: Box, start: tuple[float, float], along: tuple[float, float]) -> float:
    """How far from `start` an arrowhead on this way touches a box; infinite if it never does."""
    first, last = 0.0, inf
    sides = ((box.left, box.right, start[0], along[0], along[1]), (box.top, box.bottom, start[1], along[1], along[0]))
    for low, high, at, speed, across in sides:
        # A head is as wide as its base.
        low, high = low - HALF * abs(across), high + HALF * abs(across)
        if abs(speed) < 1e-9:
            if not low < at < high:
                return inf
            continue
        near, far = sorted(((low - at) / speed, (high - at) / speed))
        first, last = max(first, near), min(last, far)
    return first if first < last else inf


def _head(start: tuple[float, float], tip: tuple[float, float]) -> tuple[tuple[float, float], str]:
    """Where the shaft ends, and the head."""
    _, u, v = _toward(start, tip)
    base = (tip[0] - u * LONG, tip[1] - v * LONG)
    sides = [(base[0] - v * a, base[1] + u * a) for a in (HALF, -HALF)]
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in (tip, *sides))
    return base, f"M{corners}Z"


def _shaft(points: Points) -> tuple[str, str]:
    base, head = _head(points[-2], points[-1])
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in (*points[:-1], base))
    return f"M{corners}", head


def _zigzag(points: Points) -> tuple[str, str]:
    start, end = points[0], points[-1]
    base, head = _head(start, end)
    far, u, v = _toward(start, base)
    turns = max(3, int(far / 26))
    row = [start]
    for at in range(1, turns):
        aside = 8 if at % 2 else -8
        row.append((start[0] + u * far * at / turns - v * aside, start[1] + v * far * at / turns + u * aside))
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in (*row, base))
    return f"M{corners}", head


def still(scene: Scene, label: str) -> h.Element:
    """A small picture: terrain, and the number of each side's units in each space."""
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    battle = scene.battle
    grounds = [
        h.rect(
            class_=f"still-space ground-{battle.terrain.get(space, 'plain')}",
            x=number(place_of(space)[0] - WIDE / 2), y=number(place_of(space)[1] - HIGH / 2), width=WIDE, height=HIGH,
        )
        for space in SPACES
    ]  # fmt: skip
    held = dict(battle.units_at)
    if not held:
        # Before deployment: all units behind their first row.
        held = {(side, "1C" if side == ATTACKER else "5C"): battle.waiting.get(side, ()) for side in SIDES}
    counts = [
        _stack(space, side, sum(each not in LEADERS for each in units), scene) for (side, space), units in held.items()
    ]
    return h.svg(".thumbnail.battleboard", naming, viewBox=f"0 0 {3 * WIDE} {5 * HIGH}")[grounds, counts]


def _stack(space: str, side: str, count: int, scene: Scene) -> h.Element:
    x, y = place_of(space)
    shared = any((each, space) in scene.battle.units_at for each in SIDES if each != side)
    x += (-46 if side == ATTACKER else 46) if shared else 0
    css = CSS[scene.nations[side]]
    return h.g(class_=f"counter {css}", transform=f"translate({number(x)} {number(y)})")[
        h.rect(".counter-plate", x=-40, y=-42, width=80, height=84, rx="22" if side == ATTACKER else "2"),
        h.text(".still-count", y=22)[f"{scene.nations[side][0]}{count}"],
    ]
