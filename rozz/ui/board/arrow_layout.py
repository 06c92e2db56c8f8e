"""Lays out arrows and their pills, so that none covers a count, a name or another pill.

Commands with the same way share an arrow and a pill. A shaft bends to the side where less lies under it. A pill is
beside its shaft, or farther away at the end of a thin line; if there is no room at all it is left out, because the list
of commands says the same. A strike at a neighbor is short: it goes beside what is written in both tiles.

    lay_out(arrows, spots, …)    where each arrow and its pill is drawn, on a board of tiles
    with_pills(drawn, …)         the pills of arrows that lie already, on a map with its own ways
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import cos, hypot, pi, sin
from typing import TypeVar

from rozz.ui.board import arrows, text_boxes
from rozz.ui.board.arrows import Arrow, Point
from rozz.ui.board.geometry import Spot
from rozz.ui.board.text_boxes import Box, centered
from rozz.ui.memoize import remembered

#: The boxes within a distance of a point: those that must not be covered, and those that should not.
BoxFinder = Callable[[Point, float], tuple[list[Box], list[Box]]]
#: The bends that are tried, each with the angle by which the arrow leaves and arrives beside the straight way.
BENDS = ((1.0, 0.0), (-1.0, 0.0), (0.4, 0.0), (1.0, 0.55), (-1.0, -0.55), (1.2, 1.0), (-1.2, -1.0))
#: Up to this length a strike is short: its way in rooms of both tiles.
SHORT_LENGTH = 1.3
#: What is tried for a short strike, in rooms of a tile: how far from the centers it leaves and arrives, and how far
#: beside the straight way.
STRIKE_DISTANCES, STRIKE_OFFSETS = (
    ((0.4, 0.4), (0.4, 0.15), (0.4, 0.64), (0.55, 0.3)),
    (0.0, 0.35, -0.35, 0.55, -0.55, 0.7, -0.7),
)
#: Up to this distance from a center, a point clearly belongs to its tile.
MAX_DISTANCE_IN_TILE = 0.82
#: How close it may come to a text, because it swings to both sides; and the room for its head.
ZIGZAG_WIDTH, HEAD_SIZE = 3.0, 18.0
#: What a bend costs at most to be taken without looking at the others.
GOOD_ENOUGH_COST = 0.8
#: Where along the shaft a pill may be.
PILL_POSITIONS = (0.5, 0.4, 0.6, 0.3, 0.7)
#: The space between a shaft and its pill, and how much farther pills with a line are.
PILL_GAP, EXTRA_DISTANCES = 5.0, (0.0, 16.0, 32.0, 48.0)
#: A pill this close to its shaft needs no line.
MAX_DISTANCE_WITHOUT_LINE = 8.0
#: If there is no room beside the shaft: the distances from its middle, and the number of directions.
RING_RADII, DIRECTIONS = (22.0, 30.0, 38.0, 48.0, 60.0, 75.0, 95.0, 120.0, 150.0), 16
#: The margin around a pill.
PILL_MARGIN = 1.0
#: How much area of pieces or other arrows a pill may cover in exchange for being one unit closer to its arrow.
AREA_PER_UNIT_OF_DISTANCE = 4.0
#: The cost of being closer to the center of another tile than to its own arrow, because the pill would seem to belong
#: there.
MISPLACED_COST = 90.0
NO_SPOTS: Mapping[str, Spot] = {}
#: With more arrows than this, which no real turn has, pills are in the middle and nothing is searched.
MAX_ARROWS = 60


@dataclass(frozen=True)
class PlacedArrow:
    """An arrow with the bend of its shaft, and its pill's center; `line_end`: where a line from there meets the shaft.

    via: a point that a move passes instead of the usual curve.
    """

    arrow: Arrow
    tail: Point
    tip: Point
    bend: float
    pill: Point | None = None
    line_end: Point | None = None
    via: Point | None = None

    @property
    def middle(self) -> Point:
        """The control point of the shaft."""
        if self.arrow.kind != "move":
            return (self.tail[0] + self.tip[0]) / 2, (self.tail[1] + self.tip[1]) / 2
        if self.via is not None:
            return arrows.control_through(self.tail, self.tip, self.via, self.bend)
        return arrows.control_point(self.tail, self.tip, self.bend)


def obstacles_only(boxes: Sequence[Box]) -> BoxFinder:
    """What is around a point, if none of these boxes may be covered and nothing else is drawn."""

    def around(at: Point, reach: float) -> tuple[list[Box], list[Box]]:
        near = centered(*at, 2 * reach, 2 * reach)
        return text_boxes.overlapping(near, boxes), []

    return around


Values = TypeVar("Values", bound=tuple[object, ...])


@remembered(most=48, is_compared=True)
def shared_instance(values: Values) -> Values:
    """Equal arrows, or other small values, are the same object, so that a tap does not lay them out again."""
    return values


def merge_arrows(drawn: Iterable[Arrow]) -> tuple[Arrow, ...]:
    """Arrows of the same kind, seat, way and state as one, with the load of all.

    >>> one, other = (Arrow("move", "RED", "A", "B", load=load) for load in ((("INF", 2),), (("JET", 1), ("INF", 1))))
    >>> [placed.load for placed in merge_arrows([one, other])]
    [(('INF', 3), ('JET', 1))]
    """
    found: dict[tuple[str, ...], Arrow] = {}
    for arrow in drawn:
        way = (arrow.kind, arrow.seat, arrow.start, arrow.end, arrow.state, arrow.tag)
        known = found.get(way)
        if known is None:
            found[way] = arrow
            continue
        load = dict(known.load)
        for item, count in arrow.load:
            load[item] = load.get(item, 0) + count
        found[way] = replace(known, load=tuple(load.items()))
    return tuple(found.values())


def lay_out(
    drawn: Sequence[Arrow],
    spots: Mapping[str, Spot],
    text: float,
    around: BoxFinder,
    needs_pill: Callable[[Arrow], bool],
) -> tuple[PlacedArrow, ...]:
    """Every arrow where it is drawn. `text` is the font size of the pills."""
    return with_pills(list(_with_bends(merge_arrows(drawn), spots, around)), text, around, needs_pill, spots)


def with_pills(
    bent: Sequence[PlacedArrow],
    text: float,
    around: BoxFinder,
    needs_pill: Callable[[Arrow], bool],
    spots: Mapping[str, Spot] = NO_SPOTS,
) -> tuple[PlacedArrow, ...]:
    """Arrows with their pills. `spots`: the tiles that a pill may seem to belong to."""
    if len(bent) > MAX_ARROWS:
        return tuple(_with_pill_in_the_middle(each, text, needs_pill) for each in bent)
    lines = [_boxes_along(each) for each in bent]
    pills: list[Box] = []
    laid = []
    for nth, each in enumerate(bent):
        size = arrows.pill_size(each.arrow, text)
        if size[0] and needs_pill(each.arrow):
            others = [box for at, line in enumerate(lines) if at != nth for box in line]
            foreign = [spot for name, spot in spots.items() if name not in (each.arrow.start, each.arrow.end)]
            each = _with_pill(each, size, around, pills, [*others, lines[nth][-1]], foreign)
        laid.append(each)
    return tuple(laid)


def _with_pill_in_the_middle(placed: PlacedArrow, text: float, needs_pill: Callable[[Arrow], bool]) -> PlacedArrow:
    if not needs_pill(placed.arrow) or not arrows.pill_size(placed.arrow, text)[0]:
        return placed
    return replace(placed, pill=arrows.on_curve(placed.tail, placed.middle, placed.tip, 0.5))


def _with_bends(drawn: Sequence[Arrow], spots: Mapping[str, Spot], around: BoxFinder) -> Iterator[PlacedArrow]:
    """Each arrow with the side on which it bends."""
    taken: dict[tuple[str, str], list[float]] = {}
    for arrow in drawn:
        start, end = spots[arrow.start], spots[arrow.end]
        used = taken.setdefault((arrow.start, arrow.end), [])
        clear = arrows.CLEAR_OF_PIECES if around((end.x, end.y), 1.0)[1] else arrows.CLEAR_OF_NAME
        if arrow.kind == "strike" and is_short(start, end):
            obstacles, coverable = around(((start.x + end.x) / 2, (start.y + end.y) / 2), start.room + end.room)
            (tail, tip), bend = _short_strike_ends(start, end, tuple(obstacles), tuple(coverable)), BENDS[0][0]
        elif arrow.kind == "strike" or len(used) > 1 or start is end:
            bend = BENDS[0][0] if arrow.kind == "strike" else 1.0 + 0.8 * len(used)
            tail, tip = arrows.arrow_ends(start, end, clear)
        else:
            tail, tip, bend = _best_way(start, end, clear, used, around)
        if arrow.kind == "move":
            used.append(bend)
        yield PlacedArrow(arrow, tail, tip, bend)


def is_short(start: Spot, end: Spot) -> bool:
    """Whether a strike between these tiles is short: they are neighbors."""
    return 0 < hypot(end.x - start.x, end.y - start.y) < SHORT_LENGTH * (start.room + end.room)


@remembered(most=64, is_compared=True)
def _short_strike_ends(
    start: Spot, end: Spot, obstacles: tuple[Box, ...], coverable: tuple[Box, ...]
) -> tuple[Point, Point]:
    """The ends of a short strike where the least lies under it, first of all under its head."""
    wide = [box.grown(ZIGZAG_WIDTH) for box in obstacles]
    far = hypot(end.x - start.x, end.y - start.y)
    across, down = (end.x - start.x) / far, (end.y - start.y) / far

    def beside(spot: Spot, along: float, aside: float) -> Point:
        along, aside = along * spot.room, aside * spot.room
        return spot.x + along * across + aside * down, spot.y + along * down - aside * across

    def cost(tail: Point, tip: Point) -> float:
        middle = (tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2
        length = hypot(tip[0] - tail[0], tip[1] - tail[1])
        head = centered(*arrows.on_curve(tail, middle, tip, 1 - HEAD_SIZE / 2 / length), HEAD_SIZE, HEAD_SIZE)
        # It is drawn over the pieces, which are larger than it is.
        shaft = shaft_cost(tail, middle, tip, wide, ()) + shaft_cost(tail, middle, tip, (), coverable) / 4
        return shaft + sum(text_boxes.overlap_area(head, box) for box in obstacles) / 2

    ways = [
        # The more the arrow slants, the more it seems to point at another tile.
        (abs(first - last) + nth / 100, leave, arrive, first, last)
        for nth, ((leave, arrive), first, last) in enumerate(product(STRIKE_DISTANCES, STRIKE_OFFSETS, STRIKE_OFFSETS))
        if max(hypot(leave, first), hypot(arrive, last), abs(first - last)) <= MAX_DISTANCE_IN_TILE
    ]
    best, least = None, float("inf")
    for least_cost, leave, arrive, first, last in sorted(ways):
        if least_cost >= least:
            break
        tail, tip = beside(start, leave, first), beside(end, -arrive, last)
        found = cost(tail, tip) + least_cost
        if found < least:
            best, least = (tail, tip), found
    assert best is not None
    return best


def _best_way(
    start: Spot, end: Spot, clear: tuple[float, float], used: Sequence[float], around: BoxFinder
) -> tuple[Point, Point, float]:
    reach = hypot(end.x - start.x, end.y - start.y) / 2 + 30
    obstacles, coverable = around(((start.x + end.x) / 2, (start.y + end.y) / 2), reach)
    best, least = None, float("inf")
    for nth, (bend, turn) in enumerate(BENDS):
        if any(bend * other > 0 for other in used):
            continue  # that side is taken
        tail, tip = arrows.arrow_ends(start, end, clear, turn)
        middle = arrows.control_point(tail, tip, bend)
        cost = shaft_cost(tail, middle, tip, obstacles, coverable) + nth / 10
        if cost < least:
            best, least = (tail, tip, bend), cost
        if cost < GOOD_ENOUGH_COST:
            break
    assert best is not None, "two sides for at most one used bend"
    return best


def pill_boxes(laid: Iterable[PlacedArrow], text: float) -> list[Box]:
    """The pills of arrows as boxes."""
    return [centered(*each.pill, *arrows.pill_size(each.arrow, text)) for each in laid if each.pill]


def arrow_boxes(laid: Iterable[PlacedArrow]) -> list[Box]:
    """The boxes of arrows: along their shafts, and around their heads."""
    return [box for each in laid for box in _boxes_along(each)]


def _boxes_along(placed: PlacedArrow) -> list[Box]:
    """Boxes along an arrow, and around its head."""
    middle = placed.middle
    points = [arrows.on_curve(placed.tail, middle, placed.tip, step / 6) for step in range(6)]
    return [*(centered(*point, 9, 9) for point in points), centered(*placed.tip, 16, 16)]


def shaft_cost(tail: Point, middle: Point, tip: Point, obstacles: Sequence[Box], coverable: Sequence[Box]) -> float:
    """How much lies under a shaft: what must not be covered counts three times."""
    points = [arrows.on_curve(tail, middle, tip, step / 8) for step in range(9)]
    return 3.0 * _count_inside(points, obstacles) + _count_inside(points, coverable)


def _count_inside(points: Iterable[Point], boxes: Sequence[Box]) -> int:
    return sum(any(left < x < right and top < y < bottom for left, top, right, bottom in boxes) for x, y in points)


def _with_pill(
    placed: PlacedArrow, size: Point, around: BoxFinder, pills: list[Box], lines: list[Box], other_tiles: Sequence[Spot]
) -> PlacedArrow:
    """The arrow with its pill at the best place, which is added to `pills`; without it if there is no free one.

    lines: boxes along the other arrows and around its own head, better not covered. foreign: the tiles that it does
    not touch.
    """
    center = arrows.on_curve(placed.tail, placed.middle, placed.tip, 0.5)
    reach = hypot(placed.tip[0] - placed.tail[0], placed.tip[1] - placed.tail[1]) / 2 + RING_RADII[-1] + size[0] / 2
    obstacles, coverable = around(center, reach)
    # Only what is near can be covered.
    region = centered(*center, 2 * reach, 2 * reach)
    near, lines = (text_boxes.overlapping(region, boxes) for boxes in (pills, lines))
    middles = [(spot.x, spot.y) for spot in other_tiles if abs(spot.x - center[0]) < reach > abs(spot.y - center[1])]
    best = _best_place(placed, size, (*obstacles, *near), tuple(coverable), tuple(lines), tuple(middles))
    if best is None:
        return placed
    place, line_end = best
    stands = centered(*place, *size)
    pills.append(stands)
    is_beside = min(text_boxes.distance(stands, point) for point in shaft_points(placed)) <= MAX_DISTANCE_WITHOUT_LINE
    return replace(placed, pill=place, line_end=None if is_beside else line_end or center)


@remembered(most=128, is_compared=True)
def _best_place(
    placed: PlacedArrow,
    size: Point,
    obstacles: tuple[Box, ...],
    coverable: tuple[Box, ...],
    lines: tuple[Box, ...],
    other_centers: tuple[Point, ...],
) -> tuple[Point, Point | None] | None:
    """Where a pill stands, and where a line from it would meet the shaft; None if there is no free place."""
    shaft = shaft_points(placed)
    best: tuple[float, Point, Point | None] | None = None
    for place, line_end, cost in _candidates(placed, placed.middle, size):
        if best is not None and cost >= best[0]:
            continue
        box = centered(*place, *size).grown(PILL_MARGIN)
        if not text_boxes.is_free(box, obstacles):
            continue
        cost += sum(text_boxes.overlap_area(box, other) for other in coverable) / AREA_PER_UNIT_OF_DISTANCE
        cost += sum(text_boxes.overlap_area(box, other) for other in lines)
        if best is None or cost < best[0]:
            cost += MISPLACED_COST * _is_misplaced(box, shaft, other_centers)
        if best is None or cost < best[0]:
            best = cost, place, line_end
    return best[1:] if best is not None else None


def shaft_points(placed: PlacedArrow) -> list[Point]:
    """Nine points along a shaft, for measuring distances to it."""
    return [arrows.on_curve(placed.tail, placed.middle, placed.tip, step / 8) for step in range(9)]


def _is_misplaced(box: Box, shaft: Sequence[Point], other_centers: Sequence[Point]) -> bool:
    """Whether a pill is nearer to the center of a tile the arrow does not touch than to its own shaft."""
    own = min(text_boxes.distance(box, point) for point in shaft)
    return any(text_boxes.distance(box, middle) <= own for middle in other_centers)


def _candidates(placed: PlacedArrow, middle: Point, size: Point) -> Iterator[tuple[Point, Point | None, float]]:
    """Positions for a pill, each with the other end of its line, and how bad it is."""
    tail, tip = placed.tail, placed.tip
    length = hypot(tip[0] - tail[0], tip[1] - tail[1]) or 1
    across, down = (tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length
    # Half of the pill's extent in the direction away from the shaft.
    half = abs(down) * size[0] / 2 + abs(across) * size[1] / 2 + PILL_GAP
    outer = 1 if placed.bend > 0 else -1
    for far in EXTRA_DISTANCES:
        for nth, along in enumerate(PILL_POSITIONS):
            x, y = arrows.on_curve(tail, middle, tip, along)
            for side in (outer, -outer):
                away = side * (half + far)
                yield (x + away * down, y - away * across), (x, y) if far else None, 2 * far + nth + (side != outer)
            if not far:
                yield (x, y), None, 8.0 + nth
    x, y = arrows.on_curve(tail, middle, tip, 0.5)
    for ring in RING_RADII:
        for nth in range(DIRECTIONS):
            turn = 2 * pi * nth / DIRECTIONS
            # A pill is wider than it is high, so it must be farther away at the sides than above or below.
            right, up = (ring + size[0] / 2 - size[1] / 2) * cos(turn), ring * sin(turn)
            yield (x + right, y + up), (x, y), 12 + 2 * max(0.0, ring - size[1] / 2 - PILL_GAP)
