"""The shipped scenarios: all load, are fair to every seat, and have boards that can be walked and drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import networkx
import pytest
from networkx.algorithms.isomorphism import GraphMatcher

from rozz import library, shipped_files
from rozz.engine.rozz.model.position import headquarters_of
from rozz.engine.rozz.model.scenario import Scenario

NAMES = library.scenario_names()
BIG_BOARDS = {"great-31": (31, 217), "great-37": (37, 259)}


def shipped(name: str) -> Scenario:
    """A shipped scenario as the engine reads it."""
    return library.game("rozz").read(library.scenario_mapping(name))


def board_graph(scenario: Scenario) -> networkx.Graph:
    """The tiles, with an edge between every two neighbors."""
    graph = networkx.Graph()
    graph.add_nodes_from(scenario.board.tiles)
    graph.add_edges_from((tile, other) for tile, others in scenario.board.neighbours.items() for other in others)
    return graph


def start_graph(scenario: Scenario) -> networkx.Graph:
    """The board with its setup: seats and territories are nodes too, pieces are on the edge from seat to tile.

    It contains neither who plays a seat nor its color, so an automorphism may exchange seats.
    """
    graph = networkx.Graph()
    for tile, other in board_graph(scenario).edges:
        graph.add_edge(("tile", tile), ("tile", other), pieces=())
    for tile in scenario.board.tiles:
        graph.add_node(("tile", tile), kind="tile")
    for territory, tiles in scenario.board.territories.items():
        is_central = territory == scenario.objective.territory
        graph.add_node(("territory", territory), kind=("territory", is_central))
        graph.add_edges_from(((("territory", territory), ("tile", tile)) for tile in tiles), pieces=())
    for colour in scenario.players:
        graph.add_node(("seat", colour), kind=("seat", scenario.bankroll[colour]))
    graph.add_node(("neutral",), kind="neutral")
    for tile, stack in scenario.setup.items():
        held: dict[tuple[str, ...], list[tuple[str, int]]] = {}
        for piece, number in stack.items():
            owner = ("seat", piece.owner) if piece.owner in scenario.players else ("neutral",)
            held.setdefault(owner, []).append((piece.item, number))
        for owner, pieces in held.items():
            graph.add_edge(owner, ("tile", tile), pieces=tuple(sorted(pieces)))
    return graph


def starts(scenario: Scenario) -> dict[str, str]:
    """The starting tile of each seat that has one tile and no headquarters."""
    return {piece.owner: tile for tile, stack in scenario.setup.items() for piece in stack if piece.owner != "neutral"}


def seat_images(scenario: Scenario) -> set[str]:
    """The seats to which automorphisms of board and setup map the first seat."""
    graph = start_graph(scenario)
    matcher = GraphMatcher(
        graph,
        graph,
        node_match=lambda one, other: one["kind"] == other["kind"],
        edge_match=lambda one, other: one["pieces"] == other["pieces"],
    )
    first = ("seat", scenario.players[0])
    images: set[str] = set()
    for automorphism in matcher.isomorphisms_iter():
        images.add(automorphism[first][1])
        if len(images) == len(scenario.players):
            break
    return images


@pytest.mark.parametrize("name", NAMES)
def test_the_seats_are_equal(name: str) -> None:
    scenario = shipped(name)
    assert seat_images(scenario) == set(scenario.players)


def test_an_unfair_start_is_noticed() -> None:
    written = library.scenario_mapping("headquarters-2")
    written["setup"] = {**written["setup"], "Hollow": {"neutral": {"IU": 2}}}
    assert seat_images(library.game("rozz").read(written)) == {"RED"}


def test_an_unequal_bankroll_is_noticed() -> None:
    written = {**library.scenario_mapping("headquarters-2"), "bankroll": {"RED": 50, "BLUE": 40}}
    assert seat_images(library.game("rozz").read(written)) == {"RED"}


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_sound(name: str) -> None:
    scenario = shipped(name)
    assert not scenario.warnings
    assert networkx.is_connected(board_graph(scenario))
    assert all(len(others) >= 2 for others in scenario.board.neighbours.values()), "no tile is a dead end"
    assert 20 <= len(scenario.about) <= 240
    homes = headquarters_of(scenario.setup, scenario.catalog) or starts(scenario)
    least = 3 if name == "solo-training" else 4
    assert set(homes) == set(scenario.players)
    assert all((scenario.board.distance(one, other) or 0) >= least for one, other in combinations(homes.values(), 2))


def test_every_objective_has_a_scenario() -> None:
    kinds = {shipped(name).objective.kind for name in NAMES}
    assert kinds == {"headquarters", "original", "elimination", "central", "turns", "doomsday", "occupation"}


def test_headquarters_exists_for_two_three_four_and_six_players() -> None:
    assert {2, 3, 4, 6} <= {len(shipped(name).players) for name in NAMES if name.startswith("headquarters-")}


def test_scenario_names_are_unique() -> None:
    assert max(Counter(shipped(name).name for name in NAMES).values()) == 1


def test_the_training_scenarios_are_small() -> None:
    solo, basic = shipped("solo-training"), shipped("basic-training")
    assert set(solo.catalog.items) == set(basic.catalog.items) == {"HQ", "INF", "ARMOR", "SRNUKE"}
    assert solo.passive == {"BLUE"}
    assert [len(tiles) for tiles in solo.board.territories.values()] == [7, 7]
    assert basic.catalog.items["HQ"].yields.commands == 1


def test_rails_and_factories_are_items_of_the_scenario() -> None:
    catalog = shipped("rails-2").catalog
    assert catalog.items["RAIL"].move and catalog.items["RAIL"].move.most == 5
    assert catalog.items["FACTORY"].yields.money == 4
    assert catalog.items["FACTORY"].yields.pieces == {"INF": 2}


@pytest.mark.parametrize(("board", "size"), BIG_BOARDS.items())
def test_the_big_boards_have_their_size(board: str, size: tuple[int, int]) -> None:
    territories, tiles = size
    users = [shipped(name) for name in NAMES if library.scenario_mapping(name)["board"] == board]
    assert [(len(user.board.territories), len(user.board.tiles), len(user.players)) for user in users] == [
        (territories, tiles, 6)
    ]


def test_every_shipped_board_is_used() -> None:
    games = {game: library.scenario_names(game) for game in library.GAMES}
    boards = [library.scenario_mapping(name, game).get("board") for game, names in games.items() for name in names]
    assert {board for board in boards if isinstance(board, str)} == set(shipped_files.names_in("boards"))


def test_exactly_the_neighbors_on_the_map_share_a_border() -> None:
    """On the polygon map exactly those tiles touch that share a stretch of border, point for point."""
    board = shipped("two-coasts").board
    assert all(tile.axial is None for tile in board.tiles.values())
    sides: dict[frozenset[tuple[float, float]], list[str]] = {}
    for tile in board.tiles.values():
        for start, end in zip(tile.outline, (*tile.outline[1:], tile.outline[0]), strict=True):
            sides.setdefault(frozenset((start, end)), []).append(tile.name)
    assert max(len(tiles) for tiles in sides.values()) == 2
    bordering = {frozenset(tiles) for tiles in sides.values() if len(tiles) == 2}
    touching = {frozenset((tile, other)) for tile, others in board.neighbours.items() for other in others}
    assert bordering == touching
