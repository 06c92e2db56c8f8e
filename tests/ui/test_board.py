"""The board as markup: what players must be able to see, hear and tap, whatever the colors."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.rosenkreuz.model import sides
from rozz.engine.rozz.model.catalog import Item, Mobility, StrikeTrait
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import geometry
from rozz.ui.board import seat_styles as tokens
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.viewport import COUNTED, FAR, FEW, FEW_OR_FOUR, FEW_OR_THREE, NEAR, OVERVIEW
from rozz.ui.games.face import Marks
from rozz.ui.games.rosenkreuz.pieces import piece
from rozz.ui.games.rozz.drawing import item_icons as icons
from rozz.ui.games.rozz.drawing.board import BoardMarks, Ghost, board
from rozz.ui.games.rozz.drawing.legend import legend
from rozz.ui.games.rozz.drawing.thumbnail import thumbnail
from rozz.ui.games.rozz.drawing.tile_layout import PlacedToken
from rozz.ui.games.rozz.drawing.tokens import COUNT_SHARE, Token
from rozz.ui.icons import SIGNS
from rozz.ui.state import messages as m
from tests.support.ui import six_player_turn
from tests.support.ui.table import GameTable, Table

STYLE = (Path(__file__).parents[2] / "static" / "rozz.css").read_text()
SIX = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")


def scenario(name: str = "headquarters-2") -> Scenario:
    found = library.game("rozz").read(library.scenario_mapping(name))
    assert isinstance(found, Scenario)
    return found


def drawn(one: Scenario, marks: BoardMarks | None = None, position=None) -> ElementTree.Element:
    return ElementTree.fromstring(str(board(one, position or one.setup, marks=marks or BoardMarks())))


def tile(tree: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = tree.findall(f".//*[@data-tile='{name}']")
    return found


def standing(tree: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = tree.findall(f".//*[@id='pieces-{name}']")
    return found


def rows(tree: ElementTree.Element, name: str) -> list[list[ElementTree.Element]]:
    """The tokens of a tile, row by row as drawn; empty if there are none."""
    groups = [each for each in standing(tree, name).iter() if (each.get("class") or "").startswith("pieces")]
    return [[each for each in group if (each.get("class") or "").startswith("token")] for group in groups]


def marked(tree: ElementTree.Element, name: str) -> set[str]:
    return {each.get("data-tile", "") for each in tree.iter() if name in (each.get("class") or "").split()}


@pytest.mark.parametrize("name", library.scenario_names())
def test_every_tile_appears_once_named_and_in_its_territory(name: str) -> None:
    one = scenario(name)
    tree = drawn(one)
    tiles = [each for each in tree.iter() if each.get("data-do") == "tile"]
    assert len(tiles) == len(one.board.tiles)
    assert {each.get("data-tile") for each in tiles} == set(one.board.tiles)
    assert all(each.get("role") == "button" and each.get("aria-label") for each in tiles)
    assert [each.get("tabindex") for each in tiles].count("0") == 1
    ids = [each.get("id") for each in tree.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    for territory, members in one.board.territories.items():
        (group,) = tree.findall(f".//*[@id='territory-{territory}']")
        assert group.get("role") == "group" and group.get("aria-label") == territory
        assert {each.get("data-tile") for each in group} == set(members)


@pytest.mark.parametrize("name", library.scenario_names())
def test_every_reference_is_defined(name: str) -> None:
    tree = drawn(scenario(name))
    ids = {each.get("id") for each in tree.iter()}
    assert {each.get("href", "")[1:] for each in tree.iter() if each.get("href")} <= ids


@pytest.mark.parametrize("name", library.scenario_names())
def test_neighboring_territories_have_different_tints(name: str) -> None:
    one = scenario(name)
    tints = geometry.board_layout(one.board).tints
    corners = {
        territory: {(round(x, 1), round(y, 1)) for member in members for x, y in one.board.tiles[member].outline}
        for territory, members in one.board.territories.items()
    }
    for first, second in combinations(corners, 2):
        if len(corners[first] & corners[second]) > 1:
            assert tints[first] != tints[second], (first, second)


def test_a_territory_has_one_outline_of_eighteen_sides() -> None:
    outlines = geometry.board_layout(scenario().board).territories
    assert {outline.count("M") for outline in outlines.values()} == {1}
    assert {outline.count("L") for outline in outlines.values()} == {17}


def test_names_from_files_and_players_are_escaped() -> None:
    one = replace(scenario(), name='<img src=x onerror="alert(1)">')
    text = str(board(one, one.setup, marks=BoardMarks(labels={"Rozz": '<script>"&'}, title="")))
    assert "<img" not in text and "<script" not in text
    tree = ElementTree.fromstring(text)
    assert tree.get("aria-label") == one.name
    assert tile(tree, "Rozz").get("aria-label") == '<script>"&'


def test_a_tile_names_the_pieces_in_it() -> None:
    one = scenario()
    position = {"Rozz": {Piece("RED", "INF"): 4, Piece("RED", "ARMOR"): 1, Piece("neutral", "SRNUKE"): 2}}
    tree = drawn(one, position=position)
    assert tile(tree, "Rozz").get("aria-label") == "Rozz: RED INF 4, ARMOR 1; SRNUKE 2"
    assert tile(tree, "R1").get("aria-label") == "R1"


def test_marks_are_on_their_tiles_and_strikes_have_their_own_shape() -> None:
    marks = Marks(
        selected="R1",
        chosen="R2",
        cursor="R3",
        targets={"R2": "move", "R4": "move", "R5": "strike"},
        lit=frozenset({"R6"}),
    )
    tree = drawn(scenario(), BoardMarks(marks))
    assert marked(tree, "selected") == {"R1"}
    assert marked(tree, "chosen") == {"R2"}
    assert marked(tree, "may-move") == {"R2", "R4"}
    assert marked(tree, "may-strike") == {"R5"}
    assert marked(tree, "lit") == {"R6"}
    (ring,) = (each for each in tree.iter() if each.get("class") == "lit-ring")
    spot = geometry.board_layout(scenario().board).spots["R6"]
    assert (float(ring.get("cx", "")), float(ring.get("cy", ""))) == pytest.approx((spot.x, spot.y), abs=0.1)
    assert tile(tree, "R3").get("tabindex") == "0"
    assert tile(tree, "R1").get("aria-pressed") == "true"
    aims = [each for each in tree.iter() if "aim" in (each.get("class") or "").split()]
    assert len(aims) == 1 and aims[0] in list(tile(tree, "R5"))


def heights(path: str) -> list[float]:
    """The heights where a mark's strokes begin and end."""
    found = []
    for _, y, rest in re.findall(r"M(-?[\d.]+) (-?[\d.]+)([^M]*)", path):
        found += [float(y), float(y) + sum(map(float, re.findall(r"v(-?[\d.]+)", rest)))]
    return found


def test_strike_marks_differ_by_target_and_keep_the_name_clear() -> None:
    one = scenario()
    position = {
        "R1": {Piece("BLUE", "INF"): 2},
        "R2": {Piece("neutral", "IU"): 1},
        "R3": {Piece("RED", "INF"): 1},
        "R4": {Piece("RED", "INF"): 1, Piece("BLUE", "GOV"): 1},
    }
    targets = dict.fromkeys(("R1", "R2", "R3", "R4", "R5"), "strike")
    tree = drawn(one, BoardMarks(Marks(targets=targets, viewer="RED")), position)
    assert marked(tree, "at-others") - {""} == {"R1", "R2"}
    assert marked(tree, "at-own") - {""} == {"R3", "R4"}
    assert marked(tree, "at-none") - {""} == {"R5"}
    spots = geometry.board_layout(one.board).spots
    shapes = set()
    for name in ("R1", "R3", "R5"):
        (mark,) = (each for each in tile(tree, name) if "aim" in (each.get("class") or "").split())
        top = min(heights(mark.get("d") or "")) - spots[name].y
        # The name's baseline is at 0.57 of the room above the middle.
        assert top > -0.5 * spots[name].room
        shapes.add(len(re.findall("M", mark.get("d") or "")))
    assert len(shapes) == 3


def test_pieces_are_drawn_over_the_arrows() -> None:
    text = str(board(scenario(), scenario().setup, marks=BoardMarks(arrows=(Arrow("move", "RED", "R1", "R2"),))))
    assert text.index('id="arrows"') < text.index('class="standing"')


def test_a_distant_tile_shows_owner_and_count_separately() -> None:
    tree = drawn(scenario(), position={"Rozz": {Piece("RED", "INF"): 11}, "R1": {Piece("BLUE", "INF"): 250}})
    afar = {name: {each.get("class"): each.text for each in standing(tree, name).iter()} for name in ("Rozz", "R1")}
    assert (afar["Rozz"]["count"], afar["Rozz"]["letter"]) == ("11", "R")
    assert (afar["R1"]["count long"], afar["R1"]["letter"]) == ("250", "B")


def test_distant_tiles_mark_headquarters_and_count_neutral_pieces() -> None:
    held = {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 3, Piece("neutral", "SRNUKE"): 2}
    others = {Piece("RED", "INF"): 3, Piece("BLUE", "JET"): 7}
    for tier in OVERVIEW:
        position = {"Rozz": held, "R1": others, "R2": {Piece("neutral", "IU"): 2}}
        tree = drawn(scenario(), BoardMarks(Marks(tier=tier)), position)
        assert len(standing(tree, "Rozz").findall(".//*[@class='home-flag']")) == 1
        assert not standing(tree, "R1").findall(".//*[@class='home-flag']")
        texts = {name: [each.text for each in standing(tree, name).iter("text")] for name in ("Rozz", "R1", "R2")}
        assert texts == {"Rozz": ["6", "R"], "R1": ["3", "R"], "R2": ["2"]}


@pytest.mark.parametrize(("tier", "shown"), [(FEW, 2), (FEW_OR_THREE, 2), (FEW_OR_FOUR, 2), (NEAR, 4)])
def test_numbers_in_a_tile_add_up_to_all_its_pieces_at_every_zoom(tier: str, shown: int) -> None:
    held = {("RED", "INF"): 12, ("RED", "ARMOR"): 2, ("RED", "JET"): 4, ("RED", "BOMBER"): 3, ("neutral", "SRNUKE"): 5}
    position = {"R1": {Piece(*kind): number for kind, number in held.items()}}
    tree = drawn(scenario(), BoardMarks(Marks(tier=tier)), position)
    (row,) = rows(tree, "R1")
    assert len(row) == shown
    counts = [int(text) for each in standing(tree, "R1").iter("text") if (text := each.text or "").isdecimal()]
    hidden = [each.text or "" for each in standing(tree, "R1").iter("tspan") if each.get("class") == "more"]
    assert sum(counts) + sum(int(each.removeprefix("+")) for each in hidden) == sum(held.values())
    assert len(hidden) == 1 and all(each.startswith("+") for each in hidden)
    assert "R" in [each.text for each in standing(tree, "R1").iter("tspan")]


def test_further_tokens_show_the_most_important_remaining_pieces() -> None:
    held = {("RED", "HQ"): 1, ("RED", "INF"): 2, ("RED", "ARMOR"): 3, ("RED", "JET"): 1, ("BLUE", "JET"): 1}
    position = {"R1": {Piece(*kind): number for kind, number in held.items()}}
    (row,) = rows(drawn(scenario(), BoardMarks(Marks(tier=NEAR)), position), "R1")
    icons = [each.get("href") for token in row for each in token.iter() if each.get("class") == "ink"]
    assert icons == ["#icon-ARMOR", "#icon-JET", "#icon-INF", "#icon-HQ"], "the most important of each owner first"
    assert [str(each.get("class")).split()[1] for each in row] == ["seat-1", "seat-2", "seat-1", "seat-1"]


def test_a_tile_name_is_shown_whole_or_not_at_all() -> None:
    crowd = {Piece("RED", each): 1 for each in ("HQ", "INF", "ARMOR")}
    infantry = {Piece("RED", "INF"): 1}

    def named(tier: str, position: dict[str, dict[Piece, int]]) -> set[str]:
        tree = drawn(scenario(), BoardMarks(Marks(tier=tier)), position)
        return {each.text or "" for each in tree.iter("text") if "name" in (each.get("class") or "").split()}

    everywhere = set(scenario().board.tiles)
    assert named(NEAR, {"Drift": crowd, "D1": infantry}) == everywhere
    assert named(FEW, {"Drift": infantry, "Vess": infantry}) == everywhere
    assert named(FEW, {"Drift": crowd, "D1": crowd}) == everywhere
    assert named(COUNTED, {"Drift": infantry, "D1": infantry}) == everywhere - {"Drift", "D1"}
    assert named(FAR, {}) == set()


def test_a_tile_shows_its_owner() -> None:
    tree = drawn(scenario(), position={"Rozz": {Piece("RED", "INF"): 1}, "R1": {Piece("neutral", "IU"): 1}})
    assert marked(tree, "seat-1") - {""} == {"Rozz"}
    assert [each.get("class") for each in tile(tree, "Rozz")][:2] == ["ground", "hold"]
    assert "hold" not in [each.get("class") for each in tile(tree, "R1")]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_no_territory_has_the_color_of_a_seat(theme: int) -> None:
    colour = colours(theme)
    for tint in TINTS[: geometry.TINTS + 1]:
        parts = [int(colour[tint][at : at + 2], 16) for at in (1, 3, 5)]
        # Warm paper, never pink or blue: red and green are close, and blue is not above them.
        assert abs(parts[0] - parts[1]) <= 12 and parts[2] <= max(parts), (tint, colour[tint])
    # Water is blue, and paler or duller than any seat.
    for tint in TINTS[geometry.TINTS + 1 :]:
        parts = [int(colour[tint][at : at + 2], 16) for at in (1, 3, 5)]
        assert parts[2] == max(parts) and max(parts) - min(parts) <= 30, (tint, colour[tint])


def test_arrows_and_ghosts_of_every_kind_are_drawn() -> None:
    red = Piece("RED", "INF")
    marks = BoardMarks(
        arrows=(
            Arrow("move", "RED", "R1", "R2", "draft"),
            Arrow("move", "RED", "R1", "R2", "given", (("SRNUKE", 2),), "R"),
            Arrow("strike", "BLUE", "R3", "R4", "failed"),
            Arrow("strike", "BLUE", "Rozz", "Rozz"),
        ),
        ghosts=(Ghost("R2", red, 3), Ghost("R3", red, 1, "fresh"), Ghost("R4", red, 12, "destroyed")),
    )
    tree = drawn(scenario(), marks)
    classes = [each.get("class") or "" for each in tree.iter()]
    assert {
        "arrow move draft seat-1",
        "arrow move given seat-1",
        "arrow strike failed seat-2",
        "arrow strike given seat-2",
    } <= set(classes)
    assert {"fault", "pill given seat-1", "cross"} <= set(classes)
    assert {"token seat-1 planned", "token seat-1 fresh", "token seat-1 destroyed"} <= set(classes)
    shafts = [each.get("d") for each in tree.iter() if each.get("class") == "shaft"]
    assert len(set(shafts)) == 4


def test_the_legend_shows_whole_counts() -> None:
    drawings = re.findall(r"<svg[^>]*viewBox=\"0 0 116 44\".*?</svg>", str(legend(scenario())))
    counted = [each for each in drawings if 'class="badge"' in each]
    assert len(counted) == 4
    for each in counted:
        token = re.search(r"translate\((\S+) (\S+)\) scale\((\S+)\)", each)
        assert token
        x, y, size = float(token[1]), float(token[2]), 40 * float(token[3])
        badge = PlacedToken(Token("INF", None, 2), x, y, size, COUNT_SHARE * size).badge
        assert badge and badge.bottom <= 44 and y >= 0.44 * size


def test_pieces_beyond_four_kinds_are_counted() -> None:
    one = scenario()
    kinds = [name for name, item in one.catalog.items.items() if item.owner == "neutral"][:10]
    tree = drawn(one, position={"R1": {Piece("neutral", name): 1 for name in kinds}})
    assert [len(row) for row in rows(tree, "R1")] == [4]
    assert [each.text for each in standing(tree, "R1").iter() if each.get("class") == "more"] == ["+6"]


def test_a_small_tile_with_two_owners_shows_both() -> None:
    one = scenario()
    kinds = [name for name, item in one.catalog.items.items() if item.is_colored][:3]
    held = {Piece(seat, name): 1 for seat in ("RED", "BLUE") for name in kinds}
    tree = drawn(one, BoardMarks(Marks(tier=FEW)), {"R1": held})
    *_, few = rows(tree, "R1")
    assert [str(each.get("class")).split()[1] for each in few] == ["seat-1", "seat-2"]


@pytest.mark.parametrize(
    ("held", "seen"),
    [
        ({("RED", "HQ"): 1, ("RED", "INF"): 3, ("RED", "ARMOR"): 1}, ["INF", "ARMOR"]),
        ({("RED", "HQ"): 1, ("RED", "INF"): 15, ("neutral", "IC"): 1}, ["INF", "HQ"]),
        ({("RED", "INF"): 1, ("RED", "ARMOR"): 1, ("BLUE", "INF"): 1, ("BLUE", "JET"): 1}, ["ARMOR", "INF"]),
        ({("RED", "INF"): 1, ("RED", "ARMOR"): 1, ("RED", "JET"): 1, ("neutral", "SRNUKE"): 9}, ["INF", "ARMOR"]),
        ({("RED", "HQ"): 1, ("neutral", "IC"): 1, ("neutral", "SRNUKE"): 3}, ["HQ", "SRNUKE"]),
    ],
)
def test_a_small_tile_shows_its_most_important_pieces(held: dict[tuple[str, str], int], seen: list[str]) -> None:
    one = scenario()
    tree = drawn(one, BoardMarks(Marks(tier=FEW)), {"R1": {Piece(*kind): count for kind, count in held.items()}})
    *_, few = rows(tree, "R1")
    icons = [each.get("href") for token in few for each in token.iter() if each.get("class") == "ink"]
    assert icons == [f"#icon-{name}" for name in seen]


def test_a_small_tile_shows_standing_pieces_before_purchases() -> None:
    one = scenario()
    position = {"R1": {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 2}}
    marks = BoardMarks(Marks(tier=FEW), ghosts=(Ghost("R1", Piece("RED", "ARMOR"), state="fresh"),))
    tree = drawn(one, marks, position)
    *_, few = rows(tree, "R1")
    assert not any("fresh" in str(each.get("class")) for each in few)


@pytest.mark.parametrize("count", range(1, 8))
def test_tokens_fit_within_their_hex(count: int) -> None:
    one = scenario()
    kinds = [name for name, item in one.catalog.items.items() if item.is_colored][:count]
    tree = drawn(one, position={"Rozz": {Piece("RED", name): 1 for name in kinds}})
    drawings = rows(tree, "Rozz")
    assert [len(row) for row in drawings] == [min(count, 4)]
    for row in drawings:
        assert_within_a_hex([str(each.get("transform")) for each in row])


def assert_within_a_hex(transforms: list[str]) -> None:
    places = [re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", each) for each in transforms]
    for place in places:
        assert place
        x, y, half = float(place[1]), float(place[2]), float(place[3]) * 16
        # The middle of each side of the token, measured from the middle of a hex of side 50.
        for aside, down in ((x - half, y), (x + half, y), (x, y + half), (x, y - half)):
            assert abs(down) <= 43.4 and abs(down) + math.sqrt(3) * abs(aside) <= 50 * math.sqrt(3)
    for one_place, other in combinations(places, 2):
        assert one_place and other
        apart = math.hypot(float(one_place[1]) - float(other[1]), float(one_place[2]) - float(other[2]))
        assert apart >= (float(one_place[3]) + float(other[3])) * 19


def test_a_change_in_one_tile_changes_only_its_markup() -> None:
    one = scenario()
    before = str(board(one, one.setup))
    assert before == str(board(one, one.setup))
    after = str(board(one, {**one.setup, "R3": {Piece("RED", "INF"): 2}}))
    parts = r'<g id="(?:tile|pieces)-.*?(?=<g id="t|<g id="p|<g class="arrows|</svg>)'
    changed = set(re.findall(parts, after)) - set(re.findall(parts, before))
    assert sorted(re.match(r'<g id="([\w-]+)"', each)[1] for each in changed) == ["pieces-R3", "tile-R3"]


def test_a_thumbnail_is_labeled_or_hidden_as_decoration() -> None:
    one = scenario("headquarters-6")
    assert ElementTree.fromstring(str(thumbnail(one, one.setup))).get("aria-hidden") == "true"
    named = ElementTree.fromstring(str(thumbnail(one, one.setup, "Turn 4")))
    assert (named.get("role"), named.get("aria-label")) == ("img", "Turn 4")
    assert not [each for each in named.iter() if each.get("data-do") or each.get("id")]


# Seats: shape, color, pattern and letter


def test_six_seats_differ_in_shape_color_pattern_and_letter() -> None:
    styles = tokens.seat_styles(SIX).values()
    for one, other in combinations(styles, 2):
        assert one.letter != other.letter
        assert one.css != other.css
        assert tokens.shape_path(one.index) != tokens.shape_path(other.index)
        assert tokens.pattern_path(one.index) != tokens.pattern_path(other.index)
    for style in styles:
        assert tokens.shape_path(0) != tokens.shape_path(style.index)
        chip = str(tokens.seat_chip(style))
        assert tokens.shape_path(style.index) in chip
        assert tokens.pattern_path(style.index) in chip
        assert f">{style.letter}</text>" in chip


@pytest.mark.parametrize("owner", sides.SEATS)
def test_a_seat_of_rosenkreuz_has_the_outline_and_the_color_of_its_pieces(owner: str) -> None:
    style = tokens.seat_styles(sides.SEATS)[owner]
    chip = ElementTree.fromstring(str(tokens.seat_chip(style)))
    outline = next(each.get("d") or "" for each in chip.iter("path") if each.get("class") == "body")
    for colour in ("black", "white"):
        drawn_piece = ElementTree.fromstring(f"<g>{piece(owner, colour)}</g>")
        body, *_ = drawn_piece.iter("path")
        paths = outline, body.get("d") or ""
        small, large = ([float(each) for each in re.findall(r"-?[\d.]+", path)] for path in paths)
        size = max(large) / max(small)
        assert [size * each for each in small] == pytest.approx(large, abs=0.2), "the same shape in another size"
        (heart,) = (each for each in drawn_piece.iter() if "kreuz-heart" in (each.get("class") or "").split())
        assert style.css in (heart.get("class") or "").split()


def test_a_seat_with_the_name_of_a_rose_elsewhere_keeps_its_token() -> None:
    style = tokens.seat_styles(("ROSE", "RED"))["ROSE"]
    assert tokens.shape_path(style.index) in str(tokens.seat_chip(style))


def test_unknown_colors_take_the_rest_of_the_palette() -> None:
    styles = tokens.seat_styles(("PINK", "RED", "BLACK"))
    assert [styles[colour].index for colour in ("PINK", "RED", "BLACK")] == [2, 1, 3]
    assert len({style.letter for style in tokens.seat_styles(tuple(f"A{'B' * n}" for n in range(9))).values()}) == 9


# Icons


def test_every_item_of_the_standard_catalog_has_its_own_icon() -> None:
    items = scenario("doomsday-2").catalog.known
    assert len(items) == 25
    assert set(items) <= set(icons.ICONS)
    assert len({icons.ICONS[name] for name in items}) == len(items)


def test_scenario_items_get_icons_that_match_their_abilities() -> None:
    def named(**traits: object) -> icons.Icon:
        return icons.icon_of(Item(abbreviation="ZEPHYR", name="Zephyr", owner="neutral", **traits))  # type: ignore[arg-type]

    missile = StrikeTrait(0, None, "all", is_spent=True, warhead="nuclear")
    found = [
        named(),
        named(air=True),
        named(move=Mobility(1, 5, 1)),
        named(move=Mobility(1, 5, 1), carries={"INF": 15}),
        named(strike=missile),
        named(headquarters=True),
        named(occupies=True),
    ]
    assert len(set(found)) == len(found)
    assert found[4] == icons.ICONS["LRNUKE"]


@pytest.mark.parametrize("name", [*icons.ICONS, *SIGNS])
def test_icons_start_within_their_grid(name: str) -> None:
    icon = {**icons.ICONS, **SIGNS}[name]
    starts = re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", icon.lines + icon.solids)
    assert starts and all(0 <= float(x) <= 24 and 0 <= float(y) <= 24 for x, y in starts)


# Contrast, computed from the style sheet


def colours(theme: int) -> dict[str, str]:
    pairs = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", STYLE)
    assert pairs
    return {name: pair[theme] for name, *pair in pairs}


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    lights = sorted(
        sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear(each), strict=True)) for each in (one, other)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


TINTS = tuple(f"tint-{number}" for number in range(7))
SEATS = tuple(f"seat-{number}" for number in range(1, 7))


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_has_enough_contrast(theme: int) -> None:
    colour = colours(theme)
    pairs = [(text, ground) for text in ("ink", "soft") for ground in ("paper", "card", "sunk", "brass-wash", *TINTS)]
    pairs += [("alarm", ground) for ground in ("paper", "card", "sunk")]
    pairs += [("card", "ink"), *(("on-seat", seat) for seat in SEATS)]
    poor = {pair: round(contrast(*(colour[each] for each in pair)), 2) for pair in pairs}
    assert not {pair: found for pair, found in poor.items() if found < 4.5}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_meaningful_outlines_have_enough_contrast(theme: int) -> None:
    colour = colours(theme)
    pairs = [(line, ground) for line in ("border", "grid", "brass", *SEATS) for ground in TINTS]
    pairs += [(line, ground) for line in ("edge", "brass", "alarm", *SEATS) for ground in ("paper", "card", "sunk")]
    pairs += [(mark, ground) for mark in ("may", "alarm", "soft") for ground in TINTS]
    poor = {pair: round(contrast(*(colour[each] for each in pair)), 2) for pair in pairs}
    assert not {pair: found for pair, found in poor.items() if found < 3}


def mixed(one: str, other: str, share: float) -> str:
    parts = [[int(each[at : at + 2], 16) for at in (1, 3, 5)] for each in (one, other)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(*parts, strict=True))


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_marks_on_area_maps_have_enough_contrast(theme: int) -> None:
    """The pattern of a held land, its border and what can be tapped, against that land."""
    colour = colours(theme)
    held = re.search(r"\.chart-of \.held \{ --tint: color-mix\(in srgb, var\(--seat\) (\d+)%, var\(--vellum\)\)", STYLE)
    hatched = re.search(
        r"\.hatching \{ fill: none; stroke: light-dark\(color-mix\(in srgb, var\(--seat\) (\d+)%, var\(--vellum\)\), "
        r"var\(--seat\)\); [^}]*\}",
        STYLE,
    )
    assert held and hatched and "opacity" not in hatched[0]
    marks = ("ink", "coast-line", "brass")
    lands = [pair[theme] for pair in re.findall(r"\.land-\d \{ --tint: light-dark\((#\w{6}), (#\w{6})\)", STYLE)]
    assert len(lands) == 7
    poor = [(mark, land) for mark in marks for land in lands if contrast(colour[mark], land) < 3]
    for seat in SEATS[:2]:
        land = mixed(colour[seat], colour["vellum"], int(held[1]) / 100)
        line = mixed(colour[seat], colour["vellum"], int(hatched[1]) / 100) if theme == 0 else colour[seat]
        found = {"hatching": line, **{mark: colour[mark] for mark in marks}}
        poor += [(mark, seat) for mark, each in found.items() if contrast(each, land) < 3]
    assert not poor


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_rings_of_rosenkreuz_are_visible_on_black_and_white(theme: int) -> None:
    """A ring is a line in a casing: one of them stands out from the square, and the line from its casing."""
    colour = colours(theme)
    for line in ("ring-selected", "ring-chosen", "ring-may"):
        assert contrast(colour[line], colour["casing"]) >= 3, line
        for square in ("light", "dark"):
            assert max(contrast(colour[each], colour[square]) for each in (line, "casing")) >= 3, (line, square)


def hue(colour: str) -> tuple[float, float]:
    """How red or green and how yellow or blue a color is, whatever its lightness: CIELAB's a and b."""
    red, green, blue = linear(colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_unheld_land_looks_like_neither_side(theme: int) -> None:
    """Its tint differs from both sides' land, except the paper color of cities, which is paler than any."""
    colour = colours(theme)
    lands = [pair[theme] for pair in re.findall(r"\.land-[1-9] \{ --tint: light-dark\((#\w{6}), (#\w{6})\)", STYLE)]
    assert len(lands) == 6
    washes = [hue(mixed(colour[seat], colour["vellum"], 0.22)) for seat in SEATS[:2]]
    near = {land: min(math.dist(hue(land), wash) for wash in washes) for land in lands}
    assert min(near.values()) >= 6.5, near


#: Machado, Oliveira and Fernandes 2009, severity 1, in linear RGB: protanopia, deuteranopia, tritanopia.
DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def lab(rgb: list[float]) -> tuple[float, float, float]:
    weights = ((0.4124, 0.3576, 0.1805, 0.95047), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.08883))
    xyz = [sum(w * p for w, p in zip(row[:3], rgb, strict=True)) / row[3] for row in weights]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_color_blind_players_can_tell_the_seats_apart(theme: int, deficiency: str) -> None:
    seen = {}
    for seat in SEATS:
        rgb = linear(colours(theme)[seat])
        dimmed = [sum(w * p for w, p in zip(row, rgb, strict=True)) for row in DEFICIENCIES[deficiency]]
        seen[seat] = lab([min(1.0, max(0.0, part)) for part in dimmed])
    apart = {(one, other): math.dist(seen[one], seen[other]) for one, other in combinations(SEATS, 2)}
    assert min(apart.values()) > 8, sorted(apart.items(), key=lambda each: each[1])[:3]


def test_no_two_animations_share_a_name() -> None:
    names = re.findall(r"@keyframes ([\w-]+)", STYLE)
    assert sorted(names) == sorted(set(names)), "the later one would replace the earlier"


def highlight_of(shown: str) -> str:
    return shown.split('<g id="highlight"')[1].split("</svg>")[0]


def test_highlighted_tiles_show_names_and_arrows_above_all_pieces() -> None:
    """With six players on a tablet, arriving pieces covered the names of those very tiles, and the arrows."""
    table = six_player_turn.revealed_table()
    assert "<text" not in highlight_of(table.shown) and "<path" not in highlight_of(table.shown)
    table.send(m.GoToStep(2), m.LookAt("Th1"))
    drawn = highlight_of(table.shown)
    assert re.findall(r'class="highlighted-name[^>]*>([^<]*)<', drawn) == ["Th1", "Thorn"]
    assert drawn.count('class="arrow move') == 1
    assert table.shown.index('<g id="highlight"') > table.shown.index('class="standing"')
    table.send(m.LookAt("Thorn"))
    drawn = highlight_of(table.shown)
    assert re.findall(r'class="highlighted-name[^>]*>([^<]*)<', drawn) == ["Thorn", "Th1", "Th2"]
    assert drawn.count('class="arrow move') == 2


def test_braces_in_the_style_sheet_are_balanced() -> None:
    """With one too many, a browser drops the next rule, even if it is all that phones need."""
    depths, depth = [], 0
    for each in re.findall("[{}]", re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)):
        depth += 1 if each == "{" else -1
        depths.append(depth)
    assert min(depths) == 0 and depths[-1] == 0


def test_long_names_are_cut_on_the_board_but_read_out_whole() -> None:
    name, number = "Bergwerkshausen", 98_765_432_109
    written = scenario().board
    named = {each: replace(shape, name=name) if each == "Drift" else shape for each, shape in written.tiles.items()}
    named = {shape.name: shape for shape in named.values()}
    beside = {one: tuple(name if each == "Drift" else each for each in others) for one, others in
              ((name if one == "Drift" else one, others) for one, others in written.neighbours.items())}
    long = replace(scenario(), board=replace(written, tiles=named, neighbours=beside))
    tree = drawn(long, position={name: {Piece("RED", "INF"): number}, "D1": {Piece("RED", "INF"): 1}})
    texts = [text for each in tree.iter() if each.tag.endswith("text") and (text := each.text)]
    assert "98bn" in texts and "Bergwerksha…"[:11] + "…" in texts
    assert max(map(len, texts)) <= 12
    assert "INF 98765432109" in (tile(tree, name).get("aria-label") or "")


def region_names(one: Scenario, position=None) -> dict[str, tuple[float, float]]:  # type: ignore[no-untyped-def]
    tree = drawn(one, position=position or {})
    found = (each for each in tree.iter() if each.get("class") == "name region")
    return {str(each.text): (float(each.get("x", "")), float(each.get("y", ""))) for each in found}


def test_region_names_avoid_tiles_with_pieces() -> None:
    one = scenario("two-coasts")
    free = region_names(one)
    assert set(free) == {shape.territory for shape in one.board.tiles.values()} - set(one.board.tiles)
    held = {Piece("RED", "INF"): 9}
    for tile, spot in geometry.board_layout(one.board).spots.items():
        for name, (x, y) in region_names(one, {tile: held}).items():
            assert abs(x - spot.x) > 0.7 * spot.room or abs(y - spot.y) > 0.7 * spot.room, (tile, name)
    assert set(region_names(one, dict.fromkeys(one.board.tiles, held))) < set(free), "rather none than half of one"


def test_what_is_bought_but_is_no_piece_is_not_drawn() -> None:
    """AID gives money to the player who holds the tile."""
    table = GameTable("rozz", "two-coasts").send(m.IAm(), m.TapTile("Dorn"), m.Pick("purchase:AID"))
    assert table.session.composer.made and "icon-AID" not in table.shown


def test_a_legend_without_neutral_pieces_shows_no_empty_token() -> None:
    assert 'href="#icon-"' not in Table().send(m.Learn("rozz"), m.OpenDialog("legend")).shown
