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
from rozz.ui.board.text_boxes import Box, centred
from rozz.ui.memoize import remembered

#: The boxes within a distance of a point: those that must not be covered, and those that should not.
Around = Callable[[Point, float], tuple[list[Box], list[Box]]]
#: The bends that are tried, each with the angle by which the arrow leaves and arrives beside the straight way.
BENDS = ((1.0, 0.0), (-1.0, 0.0), (0.4, 0.0), (1.0, 0.55), (-1.0, -0.55), (1.2, 1.0), (-1.2, -1.0))
#: What is short: its way in rooms of both tiles.
SHORT = 1.3
#: What is tried for a short strike, in rooms of a tile: how far from the centers it leaves and arrives, and how far
#: beside the straight way.
AWAY, ASIDE = ((0.4, 0.4), (0.4, 0.15), (0.4, 0.64), (0.55, 0.3)), (0.0, 0.35, -0.35, 0.55, -0.55, 0.7, -0.7)
#: How far from a center a point still belongs to its tile beyond doubt.
INSIDE = 0.82
#: How close it may come to a text, because it swings to both sides; and the room for its head.
SWING, HEAD = 3.0, 18.0
#: What a bend costs at most to be taken without looking at the others.
GOOD = 0.8
#: Where along the shaft a pill may be.
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7)
#: The space between a shaft and its pill, and how much farther pills with a line are.
BESIDE, FARTHER = 5.0, (0.0, 16.0, 32.0, 48.0)
#: A pill this close to its shaft needs no line.
TOUCHING = 8.0
#: If there is no room beside the shaft: the distances from its middle, and the number of directions.
RINGS, DIRECTIONS = (22.0, 30.0, 38.0, 48.0, 60.0, 75.0, 95.0, 120.0, 150.0), 16
#: The margin around a pill.
APART = 1.0
#: How much area of pieces or other arrows a pill may cover in exchange for being one unit closer to its arrow.
COVERED = 4.0
#: The cost of being closer to the center of another tile than to its own arrow, because the pill would seem to belong
#: there.
MISPLACED = 90.0
NO_SPOTS: Mapping[str, Spot] = {}
#: With more arrows than this, which no real turn has, pills are in the middle and nothing is searched.
MOST_ARROWS = 60


@dataclass(frozen=True)
class Drawn:
    """An arrow with the bend of its shaft, and its pill's center; `joint`: where a line from there meets the shaft.

    via: a point that a move passes instead of the usual curve.
    """

    arrow: Arrow
    tail: Point
    tip: Point
    bend: float
    pill: Point | None = None
    joint: Point | None = None
    via: Point | None = None

    @property
    def middle(self) -> Point:
        """The control point of the shaft."""
        if self.arrow.kind != "move":
            return (self.tail[0] + self.tip[0]) / 2, (self.tail[1] + self.tip[1]) / 2
        if self.via is not None:
            return arrows.through(self.tail, self.tip, self.via, self.bend)
        return arrows.control(self.tail, self.tip, self.bend)


def clear_of(boxes: Sequence[Box]) -> Around:
    """What is around a point, if none of these boxes may be covered and nothing else is drawn."""

    def around(at: Point, reach: float) -> tuple[list[Box], list[Box]]:
        near = centred(*at, 2 * reach, 2 * reach)
        return text_boxes.touching(near, boxes), []

    return around


Many = TypeVar("Many", bound=tuple[object, ...])


@remembered(most=48, is_compared=True)
def same(many: Many) -> Many:
    """Equal arrows, or other small values, are the same object, so that a tap does not lay them out again."""
    return many


def merged(drawn: Iterable[Arrow]) -> tuple[Arrow, ...]:
    """Arrows of the same kind, seat, way and state as one, with the load of all.

    >>> one, other = (Arrow("move", "RED", "A", "B", load=load) for load in ((("INF", 2),), (("JET", 1), ("INF", 1))))
    >>> [each.load for each in merged([one, other])]
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
    drawn: Sequence[Arrow], spots: Mapping[str, Spot], text: float, around: Around, needs_pill: Callable[[Arrow], bool]
) -> tuple[Drawn, ...]:
    """Every arrow where it is drawn. `text` is the font size of the pills."""
    return with_pills(list(_bent(merged(drawn), spots, around)), text, around, needs_pill, spots)


def with_pills(
    bent: Sequence[Drawn],
    text: float,
    around: Around,
    needs_pill: Callable[[Arrow], bool],
    spots: Mapping[str, Spot] = NO_SPOTS,
) -> tuple[Drawn, ...]:
    """Arrows with their pills. `spots`: the tiles that a pill may seem to belong to."""
    if len(bent) > MOST_ARROWS:
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


def _with_pill_in_the_middle(each: Drawn, text: float, needs_pill: Callable[[Arrow], bool]) -> Drawn:
    if not needs_pill(each.arrow) or not arrows.pill_size(each.arrow, text)[0]:
        return each
    return replace(each, pill=arrows.on_curve(each.tail, each.middle, each.tip, 0.5))


def _bent(drawn: Sequence[Arrow], spots: Mapping[str, Spot], around: Around) -> Iterator[Drawn]:
    """Each arrow with the side on which it bends."""
    taken: dict[tuple[str, str], list[float]] = {}
    for arrow in drawn:
        start, end = spots[arrow.start], spots[arrow.end]
        used = taken.setdefault((arrow.start, arrow.end), [])
        clear = arrows.CLEAR if around((end.x, end.y), 1.0)[1] else arrows.INTO_EMPTY
        if arrow.kind == "strike" and is_short(start, end):
            hard, soft = around(((start.x + end.x) / 2, (start.y + end.y) / 2), start.room + end.room)
            (tail, tip), bend = _beside_texts(start, end, tuple(hard), tuple(soft)), BENDS[0][0]
        elif arrow.kind == "strike" or len(used) > 1 or start is end:
            bend = BENDS[0][0] if arrow.kind == "strike" else 1.0 + 0.8 * len(used)
            tail, tip = arrows.ends(start, end, clear)
        else:
            tail, tip, bend = _best_way(start, end, clear, used, around)
        if arrow.kind == "move":
            used.append(bend)
        yield Drawn(arrow, tail, tip, bend)


def is_short(start: Spot, end: Spot) -> bool:
    """Whether a strike between these tiles is short: they are neighbors."""
    return 0 < hypot(end.x - start.x, end.y - start.y) < SHORT * (start.room + end.room)


@remembered(most=64, is_compared=True)
def _beside_texts(start: Spot, end: Spot, hard: tuple[Box, ...], soft: tuple[Box, ...]) -> tuple[Point, Point]:
    """The ends of a short strike where the least lies under it, first of all under its head."""
    wide = [box.grown(SWING) for box in hard]
    far = hypot(end.x - start.x, end.y - start.y)
    across, down = (end.x - start.x) / far, (end.y - start.y) / far

    def beside(spot: Spot, along: float, aside: float) -> Point:
        along, aside = along * spot.room, aside * spot.room
        return spot.x + along * across + aside * down, spot.y + along * down - aside * across

    def cost(tail: Point, tip: Point) -> float:
        middle = (tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2
        length = hypot(tip[0] - tail[0], tip[1] - tail[1])
        head = centred(*arrows.on_curve(tail, middle, tip, 1 - HEAD / 2 / length), HEAD, HEAD)
        # It is drawn over the pieces, which are larger than it is.
        shaft = cost_of(tail, middle, tip, wide, ()) + cost_of(tail, middle, tip, (), soft) / 4
        return shaft + sum(text_boxes.common(head, box) for box in hard) / 2

    ways = [
        # The more the arrow slants, the more it seems to point at another tile.
        (abs(first - last) + nth / 100, leave, arrive, first, last)
        for nth, ((leave, arrive), first, last) in enumerate(product(AWAY, ASIDE, ASIDE))
        if max(hypot(leave, first), hypot(arrive, last), abs(first - last)) <= INSIDE
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
    start: Spot, end: Spot, clear: tuple[float, float], used: Sequence[float], around: Around
) -> tuple[Point, Point, float]:
    reach = hypot(end.x - start.x, end.y - start.y) / 2 + 30
    hard, soft = around(((start.x + end.x) / 2, (start.y + end.y) / 2), reach)
    best, least = None, float("inf")
    for nth, (bend, turn) in enumerate(BENDS):
        if any(bend * other > 0 for other in used):
            continue  # that side is taken
        tail, tip = arrows.ends(start, end, clear, turn)
        middle = arrows.control(tail, tip, bend)
        cost = cost_of(tail, middle, tip, hard, soft) + nth / 10
        if cost < least:
            best, least = (tail, tip, bend), cost
        if cost < GOOD:
            break
    assert best is not None, "two sides for at most one used bend"
    return best


def pill_boxes(laid: Iterable[Drawn], text: float) -> list[Box]:
    """The pills of arrows as boxes."""
    return [centred(*each.pill, *arrows.pill_size(each.arrow, text)) for each in laid if each.pill]


def arrow_boxes(laid: Iterable[Drawn]) -> list[Box]:
    """The boxes of arrows: along their shafts, and around their heads."""
    return [box for each in laid for box in _boxes_along(each)]


def _boxes_along(each: Drawn) -> list[Box]:
    """Boxes along an arrow, and around its head."""
    middle = each.middle
    points = [arrows.on_curve(each.tail, middle, each.tip, step / 6) for step in range(6)]
    return [*(centred(*point, 9, 9) for point in points), centred(*each.tip, 16, 16)]


def cost_of(tail: Point, middle: Point, tip: Point, hard: Sequence[Box], soft: Sequence[Box]) -> float:
    """How much lies under a shaft: what must not be covered counts three times."""
    points = [arrows.on_curve(tail, middle, tip, step / 8) for step in range(9)]
    return 3.0 * _within(points, hard) + _within(points, soft)


def _within(points: Iterable[Point], boxes: Sequence[Box]) -> int:
    return sum(any(left < x < right and top < y < bottom for left, top, right, bottom in boxes) for x, y in points)


def _with_pill(
    each: Drawn, size: Point, around: Around, pills: list[Box], lines: list[Box], foreign: Sequence[Spot]
) -> Drawn:
    """The arrow with its pill at the best place, which is added to `pills`; without it if there is no free one.

    lines: boxes along the other arrows and around its own head, better not covered. foreign: the tiles that it does
    not touch.
    """
    centre = arrows.on_curve(each.tail, each.middle, each.tip, 0.5)
    reach = hypot(each.tip[0] - each.tail[0], each.tip[1] - each.tail[1]) / 2 + RINGS[-1] + size[0] / 2
    hard, soft = around(centre, reach)
    # Only what is near can be covered.
    region = centred(*centre, 2 * reach, 2 * reach)
    near, lines = (text_boxes.touching(region, boxes) for boxes in (pills, lines))
    middles = [(spot.x, spot.y) for spot in foreign if abs(spot.x - centre[0]) < reach > abs(spot.y - centre[1])]
    best = _best_place(each, size, (*hard, *near), tuple(soft), tuple(lines), tuple(middles))
    if best is None:
        return each
    place, joint = best
    stands = centred(*place, *size)
    pills.append(stands)
    is_beside = min(text_boxes.gap(stands, point) for point in shaft_points(each)) <= TOUCHING
    return replace(each, pill=place, joint=None if is_beside else joint or centre)


@remembered(most=128, is_compared=True)
def _best_place(
    each: Drawn,
    size: Point,
    hard: tuple[Box, ...],
    soft: tuple[Box, ...],
    lines: tuple[Box, ...],
    middles: tuple[Point, ...],
) -> tuple[Point, Point | None] | None:
    """Where a pill stands, and where a line from it would meet the shaft; None if there is no free place."""
    shaft = shaft_points(each)
    best: tuple[float, Point, Point | None] | None = None
    for place, joint, cost in _candidates(each, each.middle, size):
        if best is not None and cost >= best[0]:
            continue
        box = centred(*place, *size).grown(APART)
        if not text_boxes.is_free(box, hard):
            continue
        cost += sum(text_boxes.common(box, other) for other in soft) / COVERED
        cost += sum(text_boxes.common(box, other) for other in lines)
        if best is None or cost < best[0]:
            cost += MISPLACED * _is_misplaced(box, shaft, middles)
        if best is None or cost < best[0]:
            best = cost, place, joint
    return best[1:] if best is not None else None


def shaft_points(each: Drawn) -> list[Point]:
    """Nine points along a shaft, for measuring distances to it."""
    return [arrows.on_curve(each.tail, each.middle, each.tip, step / 8) for step in range(9)]


def _is_misplaced(box: Box, shaft: Sequence[Point], middles: Sequence[Point]) -> bool:
    """Whether a pill is nearer to the center of a tile the arrow does not touch than to its own shaft."""
    own = min(text_boxes.gap(box, point) for point in shaft)
    return any(text_boxes.gap(box, middle) <= own for middle in middles)


def _candidates(each: Drawn, middle: Point, size: Point) -> Iterator[tuple[Point, Point | None, float]]:
    """Positions for a pill, each with the other end of its line, and how bad it is."""
    tail, tip = each.tail, each.tip
    length = hypot(tip[0] - tail[0], tip[1] - tail[1]) or 1
    across, down = (tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length
    # Half of the pill's extent in the direction away from the shaft.
    half = abs(down) * size[0] / 2 + abs(across) * size[1] / 2 + BESIDE
    outer = 1 if each.bend > 0 else -1
    for far in FARTHER:
        for nth, along in enumerate(ALONG):
            x, y = arrows.on_curve(tail, middle, tip, along)
            for side in (outer, -outer):
                away = side * (half + far)
                yield (x + away * down, y - away * across), (x, y) if far else None, 2 * far + nth + (side != outer)
            if not far:
                yield (x, y), None, 8.0 + nth
    x, y = arrows.on_curve(tail, middle, tip, 0.5)
    for ring in RINGS:
        for nth in range(DIRECTIONS):
            turn = 2 * pi * nth / DIRECTIONS
            # A pill is wider than it is high, so it must be farther away at the sides than above or below.
            right, up = (ring + size[0] / 2 - size[1] / 2) * cos(turn), ring * sin(turn)
            yield (x + right, y + up), (x, y), 12 + 2 * max(0.0, ring - size[1] / 2 - BESIDE)
