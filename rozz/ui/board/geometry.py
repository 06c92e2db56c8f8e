"""Where tiles lie on the drawn board: units, the view box, merged outlines, room for pieces, tints of territories.

Knows only shapes, neither pieces nor colors. A hex side is `SIDE` drawing units; y grows downward.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot, sqrt

from rozz.engine.boards.graph import Board, Point, Tile
from rozz.ui.memoize import remembered

#: Drawing units per hex side.
SIDE = 50.0

#: The radius of the circle that fits into a hex, in drawing units.
HEX_ROOM = SIDE * sqrt(3) / 2

#: Free paper around the board, in drawing units, for the coast's lines.
MARGIN = 30.0

#: The number of tints; neighboring territories get different ones.
TINTS = 4
#: The tints of territories that are water, by their names: a board does not say so, since no rule depends on it.
WATERS = {"Sound": 5, "Bight": 6}


@dataclass(frozen=True)
class Frame:
    """The rectangle that shows the whole board, as an SVG view box."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return " ".join(number(each) for each in (self.x, self.y, self.width, self.height))


@dataclass(frozen=True)
class Spot:
    """The center of the free room in a tile, and the radius of the circle that fits there."""

    x: float
    y: float
    room: float


@dataclass(frozen=True)
class BoardLayout:
    """A drawn board: each tile's spot and outline, each territory's outline and tint, and the coast."""

    frame: Frame
    spots: Mapping[str, Spot]
    outlines: Mapping[str, str]
    insets: Mapping[str, str]
    territories: Mapping[str, str]
    tints: Mapping[str, int]
    coast: str
    tile_width: float


@remembered(most=3)
def board_layout(board: Board) -> BoardLayout:
    """The drawn board; only a few are cached, because they are large and computed quickly."""
    return _board_layout(tuple(board.tiles.values()))


def spots(tiles: tuple[Tile, ...]) -> Mapping[str, Spot]:
    """The spot of each tile."""
    return _board_layout(tiles).spots


def regions(tiles: tuple[Tile, ...]) -> dict[str, tuple[Point, ...]]:
    """Where to write the names of territories without a tile of that name, best place first.

    If something is there, the foot of another tile is as good.
    """
    groups: dict[str, list[Tile]] = {}
    for tile in tiles:
        groups.setdefault(tile.territory, []).append(tile)
    bearers = {tile.name for tile in tiles}
    return {
        name: tuple(dict.fromkeys((_region(group), *_tile_feet(group))))
        for name, group in groups.items()
        if name and name not in bearers
    }


def _tile_feet(tiles: list[Tile]) -> list[Point]:
    """The feet of tiles, roomiest first."""
    spots = sorted(map(_spot, tiles), key=lambda spot: -spot.room)
    return [(spot.x, spot.y + 0.8 * spot.room) for spot in spots]


def _region(tiles: list[Tile]) -> Point:
    """The center of a territory, or if outside it, the foot of its roomiest tile."""
    x, y = (sum(tile.centre[axis] for tile in tiles) / len(tiles) for axis in (0, 1))
    if all(any(_distance_to_edge((x + aside, y), tile) > 0 for tile in tiles) for aside in (-0.6, 0, 0.6)):
        return x * SIDE, y * SIDE
    return _tile_feet(tiles)[0]


@remembered(most=4, is_compared=True)
def _board_layout(tiles: tuple[Tile, ...]) -> BoardLayout:
    spots = {tile.name: _spot(tile) for tile in tiles}
    groups: dict[str, list[Tile]] = {}
    for tile in tiles:
        groups.setdefault(tile.territory, []).append(tile)
    widths = sorted(spot.room * 2 for spot in spots.values())
    return BoardLayout(
        frame=_frame(tiles),
        spots=spots,
        outlines={tile.name: path(tile.outline) for tile in tiles},
        insets={tile.name: _inset(tile, spots[tile.name]) for tile in tiles},
        territories={name: merged_outline(group) for name, group in groups.items() if name},
        tints={**_tints_by_territory(groups), **{name: tint for name, tint in WATERS.items() if name in groups}},
        coast=merged_outline(tiles),
        tile_width=widths[len(widths) // 4],
    )


def number(value: float) -> str:
    """A coordinate in as few characters as possible, rounded to a tenth of a unit.

    >>> number(12.04), number(-3.5)
    ('12', '-3.5')
    """
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def coordinates(point: tuple[float, float]) -> str:
    """A point as a path has it.

    >>> coordinates((12.04, -3.5))
    '12 -3.5'
    """
    return f"{number(point[0])} {number(point[1])}"


def path(corners: Iterable[Point]) -> str:
    """A closed path through corners given in hex sides."""
    return "M" + "L".join(f"{number(x * SIDE)} {number(y * SIDE)}" for x, y in corners) + "Z"


def merged_outline(tiles: Iterable[Tile]) -> str:
    """The outline of merged tiles: the edges that only one of them has, chained into loops."""
    edges: dict[tuple[Point, Point], None] = {}
    for tile in tiles:
        corners = [(round(x, 2), round(y, 2)) for x, y in tile.outline]
        if _area(corners) < 0:
            corners.reverse()
        for edge in zip(corners, [*corners[1:], corners[0]], strict=True):
            # All outlines have the same direction, so a shared edge meets its own reverse.
            if (edge[1], edge[0]) in edges:
                del edges[edge[1], edge[0]]
            else:
                edges[edge] = None
    return "".join(path(loop) for loop in _loops(edges))


def _loops(edges: Iterable[tuple[Point, Point]]) -> Iterable[list[Point]]:
    following: dict[Point, list[Point]] = {}
    for start, end in edges:
        following.setdefault(start, []).append(end)
    while following:
        first = here = next(iter(following))
        loop = []
        while here in following:
            loop.append(here)
            ends = following[here]
            here_next = ends.pop()
            if not ends:
                del following[here]
            here = here_next
            if here == first:
                break
        yield loop


def _area(corners: list[Point]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True))


def _frame(tiles: tuple[Tile, ...]) -> Frame:
    xs = [x * SIDE for tile in tiles for x, _ in tile.outline]
    ys = [y * SIDE for tile in tiles for _, y in tile.outline]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return Frame(left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top)


def _spot(tile: Tile) -> Spot:
    """The center of a hex; for a polygon, the center of its largest circle, found by ever finer steps."""
    if tile.axial is not None:
        return Spot(tile.centre[0] * SIDE, tile.centre[1] * SIDE, HEX_ROOM)
    xs, ys = [x for x, _ in tile.outline], [y for _, y in tile.outline]
    stride = max(max(xs) - min(xs), max(ys) - min(ys)) / 4
    best = max(
        [tile.centre, ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)], key=lambda p: _distance_to_edge(p, tile)
    )
    while stride > 0.02:
        around = [(best[0] + i * stride, best[1] + j * stride) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        found = max(around, key=lambda point: _distance_to_edge(point, tile))
        if _distance_to_edge(found, tile) > _distance_to_edge(best, tile) + 1e-9:
            best = found
        else:
            stride /= 2
    return Spot(best[0] * SIDE, best[1] * SIDE, max(0.1, _distance_to_edge(best, tile)) * SIDE)


def _distance_to_edge(point: Point, tile: Tile) -> float:
    """The distance of a point from the nearest edge; negative outside."""
    px, py = point
    inside, nearest = False, float("inf")
    for (x, y), (u, v) in zip(tile.outline, [*tile.outline[1:], tile.outline[0]], strict=True):
        if (y > py) != (v > py) and px < (u - x) * (py - y) / (v - y) + x:
            inside = not inside
        length = (u - x) ** 2 + (v - y) ** 2 or 1e-12
        along = min(1.0, max(0.0, ((px - x) * (u - x) + (py - y) * (v - y)) / length))
        nearest = min(nearest, hypot(px - x - along * (u - x), py - y - along * (v - y)))
    return nearest if inside else -nearest


def line_width(tile: Tile, spot: Spot, height: float) -> float:
    """How wide a line of this height, centered on a tile's spot, can be within the tile's outline."""
    y, half = spot.y / SIDE, height / 2 / SIDE
    crossed = [
        u + (x - u) * min(1.0, max(0.0, (level - v) / (w - v))) if w != v else u
        for (u, v), (x, w) in zip(tile.outline, [*tile.outline[1:], tile.outline[0]], strict=True)
        for level in (y - half, y + half)
        if max(v, w) >= y - half and min(v, w) <= y + half
    ]
    return 2 * min((abs(x * SIDE - spot.x) for x in crossed), default=0.0)


def _inset(tile: Tile, spot: Spot) -> str:
    """A line just inside the tile's border, for marks that must not lie under a neighbor."""
    shrink = 1 - 4.5 / spot.room
    x, y = spot.x / SIDE, spot.y / SIDE
    return path((x + (u - x) * shrink, y + (v - y) * shrink) for u, v in tile.outline)


def _tints_by_territory(groups: Mapping[str, list[Tile]]) -> dict[str, int]:
    """A tint from 1 to 4 for each territory, unlike its neighbors': balanced if possible, else as few as possible."""
    corners = {
        name: {(round(x, 1), round(y, 1)) for tile in group for x, y in tile.outline}
        for name, group in groups.items()
        if name
    }
    beside = {
        name: [other for other in corners if other != name and len(corners[name] & corners[other]) > 1]
        for name in corners
    }
    evenly = _assign_tints(beside, is_even=True)
    clashes = any(evenly[name] == evenly[other] for name, others in beside.items() for other in others)
    return _assign_tints(beside, is_even=False) if clashes else evenly


def _assign_tints(neighbors: Mapping[str, list[str]], is_even: bool) -> dict[str, int]:
    """Tint territories one after another, always the one with the fewest tints left."""
    tints: dict[str, int] = {}
    while len(tints) < len(neighbors):
        taken = {
            name: {tints[other] for other in neighbors[name] if other in tints}
            for name in neighbors
            if name not in tints
        }
        name = max(taken, key=lambda each: (len(taken[each]), len(neighbors[each])))
        used = list(tints.values())
        free = [tint for tint in range(1, TINTS + 1) if tint not in taken[name]] or list(range(1, TINTS + 1))
        tints[name] = min(free, key=lambda tint: (used.count(tint) if is_even else 0, tint))
    return {name: tints[name] for name in neighbors}
