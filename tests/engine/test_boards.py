"""Boards: distances between tiles, and that changing an answer leaves the board unchanged."""

from __future__ import annotations

from math import sqrt
from typing import Any

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozz.engine.boards.board_reading import MOST_CORNERS, read_board
from rozz.engine.boards.graph import Board, Tile
from rozz.engine.errors import BadFile
from rozz.engine.said import said
from rozz.engine.validation import PathValue

FLOWERS = {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}}


def board(written: dict[str, Any] = FLOWERS) -> Board:
    """The board of a mapping."""
    return read_board(PathValue(written))


def test_a_board_of_too_many_corners_is_refused() -> None:
    square = [[0, 0], [1, 0], [1, 1], [0, 1]]
    written = {"tiles": {f"X{number}": {"polygon": square * (MOST_CORNERS // 8)} for number in range(2)}}
    assert len(board(written).tiles) == 2
    written["tiles"]["Y"] = {"polygon": square}
    with pytest.raises(BadFile) as refused:
        board(written)
    assert refused.value.sentence == said("files-many-corners", most=MOST_CORNERS)
    assert refused.value.path == "tiles.Y.polygon"


def test_changing_an_answer_leaves_the_board_unchanged() -> None:
    one = board()
    with pytest.raises(TypeError):
        one.within("Rozz", 2)["B2"] = 0  # type: ignore[index]
    assert one.within("Rozz", 1) == {name: int(name != "Rozz") for name in ("Rozz", "R1", "R2", "R3", "R4", "R5", "R6")}


#: Corners, and the center of gravity worked out by hand.
MIDDLES = [
    # A triangle's center is the mean of its corners: 18 / 3 and 9 / 3.
    ([[3, 1], [12, 1], [3, 7]], (6, 3)),
    ([[3, 7], [12, 1], [3, 1]], (6, 3)),
    # An L of 2 × 1 around (1, ½) and of 1 × 1 around (½, 1½): (2 · 1 + ½) / 3 and (2 · ½ + 1½) / 3.
    ([[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]], (5 / 6, 5 / 6)),
]


@pytest.mark.parametrize(("corners", "middle"), MIDDLES)
def test_the_center_of_a_polygon(corners: list[list[int]], middle: tuple[float, float]) -> None:
    (tile,) = board({"tiles": {"Port": {"polygon": corners}}}).tiles.values()
    assert tile.centre == pytest.approx(middle)
    assert tile.outline == tuple((x, y) for x, y in corners)


#: Axial coordinates, and the center in sides of a hex, worked out by hand: a step to the east is 3/2 to the right and
#: half a hex down, a step to the south one hex, √3.
HEXES = [
    ([0, 0], (0, 0)),
    ([1, 0], (1.5, sqrt(3) / 2)),
    ([0, 1], (0, sqrt(3))),
    ([2, -1], (3, 0)),
    ([-3, 2], (-4.5, sqrt(3) / 2)),
    ([2, 3], (3, 4 * sqrt(3))),
]


@pytest.mark.parametrize(("axial", "middle"), HEXES)
def test_the_center_and_the_corners_of_a_hex(axial: list[int], middle: tuple[float, float]) -> None:
    """Clockwise from the east, one side from the center; y points down."""
    (tile,) = board({"tiles": {"Port": {"hex": axial}}}).tiles.values()
    assert tile.centre == pytest.approx(middle)
    high = sqrt(3) / 2
    steps = [(1, 0), (0.5, high), (-0.5, high), (-1, 0), (-0.5, -high), (0.5, -high)]
    for corner, (right, down) in zip(tile.outline, steps, strict=True):
        assert corner == pytest.approx((middle[0] + right, middle[1] + down), abs=1e-4)


def test_the_rings_of_a_territory_are_numbered_from_the_north() -> None:
    """R1.2: Braxx lies at (2, 1); clockwise N, NE, SE, S, SW, NW."""
    tiles = board().tiles
    ring = [tiles[f"B{number}"].axial for number in range(1, 7)]
    assert tiles["Braxx"].axial == (2, 1)
    assert ring == [(2, 0), (3, 0), (3, 1), (2, 2), (1, 2), (1, 1)]


@st.composite
def graphs(draw: st.DrawFn) -> networkx.Graph:
    """A few tiles with random adjacency."""
    nodes = [f"T{number}" for number in range(draw(st.integers(1, 9)))]
    graph = networkx.Graph()
    graph.add_nodes_from(nodes)
    pairs = st.tuples(st.sampled_from(nodes), st.sampled_from(nodes)).filter(lambda pair: pair[0] != pair[1])
    if len(nodes) > 1:
        graph.add_edges_from(draw(st.lists(pairs, max_size=16)))
    return graph


@settings(deadline=None, max_examples=100)
@given(graphs(), st.lists(st.integers(0, 9), min_size=1, max_size=4))
def test_distances_are_shortest_paths(graph: networkx.Graph, asked: list[int]) -> None:
    """The same distances as networkx finds, in any order of calls."""
    tiles = {name: Tile(name, (0.0, 0.0), ()) for name in graph.nodes}
    one = Board(tiles, {name: tuple(graph.neighbors(name)) for name in graph.nodes})
    ways = dict(networkx.all_pairs_shortest_path_length(graph))
    for start in graph.nodes:
        for steps in asked:
            near = {name: away for name, away in ways[start].items() if away <= steps}
            assert one.within(start, steps) == near
            assert list(one.within(start, steps).values()) == sorted(near.values()), "nearest first"
        for end in graph.nodes:
            away = ways[start].get(end)
            assert one.distance(start, end) == away
            assert (end in one.neighbours[start]) == (away == 1)
            for least, most in ((0, 0), (0, 1), (1, 1), (1, 3), (2, 2), (0, 3)):
                assert one.is_in_range(start, end, least, most) == (away is not None and least <= away <= most)
            # Any distance covers every tile, connected or not, R1.1; so does `least` tiles or more.
            assert one.is_in_range(start, end, 0, None)
            assert one.is_in_range(start, end, 2, None) == (away is None or away >= 2)
