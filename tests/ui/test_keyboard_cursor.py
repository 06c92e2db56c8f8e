"""Walking over a board by keys: every neighbor has a key, and walking back leads to where the walk began."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rozz import library
from rozz.engine.boards.graph import Board
from rozz.ui.board.arrow_keys import DIRECTIONS, assign_arrow_keys
from rozz.ui.games import face_of
from rozz.ui.games.face import Face

BOARDS = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]
ARROWS = (0, 90, 180, 270)


def read(game: str, name: str) -> tuple[Face, Any]:
    return face_of(game), library.game(game).read(library.scenario_mapping(name, game))


def key_steps(face: Face, scenario: Any) -> Iterator[tuple[str, int, str]]:
    """Each place, each of its keys that leads somewhere, and where it leads."""
    found = face.arrow_keys(scenario)
    for place in face.neighbors(scenario):
        for key in DIRECTIONS:
            if there := found.towards(place, key):
                yield place, key, there


@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_walking_back_leads_to_where_the_walk_began(game: str, name: str) -> None:
    face, scenario = read(game, name)
    ways = face.arrow_keys(scenario)
    walked = list(key_steps(face, scenario))
    assert walked
    for place, key, there in walked:
        assert there in face.neighbors(scenario)[place]
        assert ways.towards(there, key + 180) == place


@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_every_neighbor_has_a_key(game: str, name: str) -> None:
    face, scenario = read(game, name)
    wanted = {(place, other) for place, others in face.neighbors(scenario).items() for other in others}
    assert {(place, there) for place, _, there in key_steps(face, scenario)} == wanted


def test_arrow_keys_reach_all_259_tiles_of_the_largest_board() -> None:
    face, scenario = read("rozz", "grand-6")
    ways = face.arrow_keys(scenario)
    reached = [next(iter(face.neighbors(scenario)))]
    for place in reached:
        reached += {ways.towards(place, key) for key in ARROWS} - {"", *reached}
    assert len(reached) == len(face.neighbors(scenario)) == 259


def test_each_of_six_neighbors_lies_where_its_key_points() -> None:
    face, scenario = read("rozz", "headquarters-2")
    ways = face.arrow_keys(scenario)
    assert [ways.towards("Rozz", key) for key in (270, 315, 45, 90, 135, 225)] == ["R1", "R2", "R3", "R4", "R5", "R6"]


def test_each_of_eight_neighboring_squares_lies_where_its_key_points() -> None:
    face, scenario = read("rosenkreuz", "rosenkreuz")
    ways = face.arrow_keys(scenario)
    assert [ways.towards("c3", key) for key in DIRECTIONS] == ["d3", "d2", "c2", "b2", "b3", "b4", "c4", "d4"]
    assert ways.towards("h1", 0) == ways.towards("h1", 90) == ""


def test_leaving_the_map_in_the_west_leads_to_its_east() -> None:
    face, scenario = read("simultaneous-risk", "standard")
    ways = face.arrow_keys(scenario)
    assert ways.towards("Alaska", 180) == "Kamchatka" and ways.towards("Kamchatka", 0) == "Alaska"


def test_tiles_of_any_shape_have_keys_that_lead_back() -> None:
    """A tile in a ring of nine: there are only eight keys, and no two lead to the same tile."""
    ring = {f"r{number}": (number % 3 - 1 + 0.01 * number, number // 3 - 1 - 0.02 * number) for number in range(9)}
    beside = {"hub": list(ring), **{name: ["hub"] for name in ring}}
    found = assign_arrow_keys({"hub": (0.4, 0.3), **ring}, beside)
    led = [found.towards("hub", key) for key in DIRECTIONS]
    assert len(set(led)) == 8 and "" not in led
    assert all(found.towards(there, key + 180) == "hub" for key, there in zip(DIRECTIONS, led, strict=True))


def test_keys_lead_only_to_neighbors_on_the_board() -> None:
    _, scenario = read("rozz", "two-coasts")
    board: Board = scenario.board
    found = assign_arrow_keys({name: tile.centre for name, tile in board.tiles.items()}, board.neighbours)
    assert all(there in board.neighbours[place] for (place, _), there in found.by_key.items())
