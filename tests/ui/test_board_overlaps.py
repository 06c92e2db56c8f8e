"""On Rozz boards nothing that must be read is covered: laws about boxes, in positions of random play.

Boxes are measured in the markup, with letter widths as in `rozz/ui/board/text_boxes.py`. `make fuzz` measures more
positions.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations, permutations
from math import hypot
from random import Random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played
from rozz.engine.rozz.model.commands import Move, Strike
from rozz.engine.rozz.model.position import Piece, Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import arrow_layout, arrows, geometry, text_boxes
from rozz.ui.board.arrow_layout import PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.board.step_animation import countdown_scale
from rozz.ui.board.text_boxes import CAPITAL, MONO, TEXT, TITLE, Box, centered, overlap_area, text_line_box
from rozz.ui.board.viewport import (
    COUNTED,
    COUNTED_LARGE,
    FAR,
    FEW,
    FEW_OR_FOUR,
    FEW_OR_THREE,
    FEW_SMALL,
    NEAR,
    OVERVIEW,
    TIERS_WITH_DOTS,
    Viewport,
    units_per_pixel,
)
from rozz.ui.games.face import Counted, Marks, Reached
from rozz.ui.games.rozz import turn_steps
from rozz.ui.games.rozz.drawing import board as boards
from rozz.ui.games.rozz.drawing import tile_contents
from rozz.ui.games.rozz.drawing.board import BoardMarks, board
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_contents import Ghost
from rozz.ui.games.rozz.drawing.tile_layout import DENSITIES, PlacedToken, lay_out_tile
from training import random_play

GAME = library.game("rozz")
#: The map on a phone, on a phone on its side, and on a desktop.
SIZES = ((390, 400), (430, 330), (880, 740))
POSITIONS = int(os.environ.get("ROZZ_BOARDS", "2"))
#: Boxes that overlap less than this count as apart: letter widths are estimates.
TOUCHING = 1.0


@cache
def scenario(name: str) -> Scenario:
    found = GAME.read(library.scenario_mapping(name))
    assert isinstance(found, Scenario)
    return found


def turns(name: str, number: int) -> Iterator[Played]:
    """Turns of random play, each from a match of a different length."""
    return (turn(name, seed) for seed in range(number))


@lru_cache(maxsize=256)
def turn(name: str, seed: int) -> Played:
    """The last turn of a match of random play; cached, since several tests look at it."""
    *_, last = random_play.play(GAME.begin(scenario(name), NO_DICE), 3 + seed % 9, Random(f"{name} {seed}"))
    return last


class Measured:
    """The text and drawings on a board, as boxes."""

    def __init__(self, one: Scenario, position: object, marks: BoardMarks) -> None:
        self.names: list[tuple[str, Box]] = []
        self.counts: list[tuple[str, Box]] = []
        self.feet: list[tuple[str, Box]] = []
        self.bodies: list[tuple[str, Box]] = []
        self.pills: list[tuple[str, Box]] = []
        self.letters: list[tuple[str, Box]] = []
        self.notes: list[tuple[str, Box]] = []
        self.losses: list[tuple[str, Box]] = []
        tree = ElementTree.fromstring(str(board(one, position, marks=marks)))  # type: ignore[arg-type]
        for group in tree.iter("g"):
            css, identity = group.get("class") or "", group.get("id") or ""
            if identity.startswith("pieces-"):
                self.tile(identity.removeprefix("pieces-"), group)
            if css.split()[:1] == ["pill"]:
                self.pills.append(("pill", moved(rect(group), group)))
        for text in tree.iter("text"):
            if (text.get("class") or "").split()[:1] == ["reach-note"]:
                self.notes.append((text.text or "", line(text, TEXT)))
        for dot in tree.findall("./g[@id='reach-notes']/circle"):
            x, y, radius = (float(dot.get(each) or 0) for each in ("cx", "cy", "r"))
            self.notes.append(("dot", centered(x, y, 2 * radius, 2 * radius)))
        for fight in tree.findall("./g[@id='travels']/g/g[@class='countdown']/.."):
            units = units_per_pixel(geometry.board_layout(one.board).tile_width, 1.6, 5.0)
            scale = countdown_scale(units[marks.page.tier])
            for row in fight.findall("./g/g"):
                box = moved(rect(row), row)
                self.losses.append(("loss", moved(Box(*(scale * each for each in box)), fight)))

    def tile(self, name: str, group: ElementTree.Element) -> None:
        for text in group.findall("text"):
            css = (text.get("class") or "").split()
            if css[0] == "name":
                em = TITLE if "title" in css else TEXT if "word" in css else MONO
                self.names.append((name, line(text, em)))
            elif css[0] == "foot":
                self.feet.append((name, line(text, TEXT)))
        for each in group.iter("g"):
            css = (each.get("class") or "").split()
            if css[:1] == ["token"]:
                self.bodies.append((name, moved(centered(0, 0, 35, 35), each)))
                self.counts += [(name, moved(moved(rect(badge), badge), each)) for badge in each.findall("g")]
            elif css[:1] == ["strength"]:
                self.counts.append((name, moved(centered(0, 0, 35, 35), each)))
                self.letters += [(name, moved(strength_text(text), each)) for text in each.findall("text")]

    def read(self) -> list[tuple[str, Box]]:
        return [*self.names, *self.counts, *self.feet]

    def figures(self, tier: str) -> list[tuple[str, Box]]:
        """The texts in tiles; for a strength only its letters, not the shape around them."""
        return [*self.names, *self.letters] if tier in (COUNTED, COUNTED_LARGE) else self.read()


def strength_text(text: ElementTree.Element) -> Box:
    """The number of a strength, or its owner's letter, as large as the style sheet makes it."""
    size = {"count": 22.0, "long": 16.0, "longest": 12.0, "letter": 16.5}[(text.get("class") or "").split()[-1]]
    return text_line_box(0, float(text.get("y") or 0), 0.55 * size * len(text.text or ""), size)


def rect(group: ElementTree.Element) -> Box:
    (found,) = group.findall("rect")
    x, y, width, height = (float(found.get(each) or 0) for each in ("x", "y", "width", "height"))
    return Box(x, y, x + width, y + height)


def moved(box: Box, group: ElementTree.Element) -> Box:
    """A box of a group, in coordinates outside the group."""
    found = re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", group.get("transform") or "")
    assert found
    x, y, scale = float(found[1]), float(found[2]), float(found[3] or 1)
    return Box(x + scale * box.left, y + scale * box.top, x + scale * box.right, y + scale * box.bottom)


def line(text: ElementTree.Element, em: float) -> Box:
    style = text.get("style") or ""
    found = re.search(r"font-size:([\d.]+)px", style)
    assert found
    size, letters = float(found[1]), "".join(text.itertext())
    gaps = sum(float(each.get("dx") or 0) for each in text.findall("tspan"))
    wide = em * size * len(letters) + gaps
    x, y = float(text.get("x") or 0), float(text.get("y") or 0)
    return text_line_box(x + (wide / 2 if "start" in style else 0), y, wide, size)


def seen(one: Scenario) -> list[str]:
    """The tiers of the three sizes."""
    chart = geometry.board_layout(one.board)
    return list(dict.fromkeys(Viewport(chart.frame, chart.tile_width, *size).tier for size in SIZES))


def middle(box: Box) -> tuple[float, float]:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def threatened(one: Scenario, chance: Random) -> dict[str, tuple[Reached, ...]]:
    """For each tile, rivals who can reach it: more than in any real position."""
    rivals = one.players[1:] or one.players
    return {
        tile: tuple(
            Reached(seat, chance.choice((0, 3, 17)), can_move=True, can_strike=chance.random() < 0.6, is_next=is_next)
            for seat in chance.sample(rivals, chance.randint(1, min(3, len(rivals))))
        )
        for tile in one.board.tiles
        if chance.random() < 0.7
        for is_next in [chance.random() < 0.2]
    }


def is_struck_now(mark: Reached) -> bool:
    """Whether a strike can hit this turn where pieces can move in."""
    return mark.can_move and mark.can_strike and not mark.is_next


def guessed(turn: Played, chance: Random) -> dict[str, tuple[Counted, ...]]:
    """Random changes in up to eight places, as a guessed turn would show them."""
    held = sorted(turn.before.position)
    seats = turn.before.scenario.players
    return {
        tile: tuple(Counted(seat, chance.randint(1, 30), chance.randint(0, 30))
                    for seat in chance.sample(seats, min(len(seats), chance.choice((1, 1, 2)))))
        for tile in chance.sample(held, min(8, len(held)))
    }  # fmt: skip


def planned(turn: Played, seat: str, tier: str) -> BoardMarks:
    """A player's commands before they are handed in."""
    orders = turn.orders.get(seat, ())
    ghosts = tuple(ghost for each in orders for ghost in turn_steps.ghosts_of(turn.before.scenario, seat, each))
    arrows = tuple(turn_steps.arrow_of(seat, each) for each in orders if isinstance(each, Move | Strike))
    return BoardMarks(Marks(tier=tier), ghosts=ghosts, arrows=arrows)


def covered(one: list[tuple[str, Box]], other: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [(a, b) for a, box in one for b, with_it in other if overlap_area(box, with_it) > TOUCHING]


@pytest.mark.fuzz
@pytest.mark.parametrize("name", library.scenario_names())
def test_pills_cover_no_count_no_name_and_no_other_pill(name: str) -> None:
    one = scenario(name)
    wanted = drawn = 0
    for turn in turns(name, POSITIONS):
        for tier in seen(one):
            revealed = BoardMarks(Marks(tier=tier), arrows=turn_steps.arrows_of(turn))
            for marks in (revealed, *(planned(turn, seat, tier) for seat in one.players[:2])):
                board_now = Measured(one, turn.before.position, marks)
                assert covered(board_now.pills, board_now.read()) == []
                pairs = combinations([box for _, box in board_now.pills], 2)
                assert not any(overlap_area(*pair) > 0 for pair in pairs)
                if marks is revealed and tier not in OVERVIEW:
                    wanted += len({(each.seat, each.start, each.end, each.state) for each in marks.arrows if each.load})
                    drawn += len(board_now.pills)
    assert drawn >= 0.97 * wanted, "a pill without a place is the exception"


@pytest.mark.fuzz
@pytest.mark.parametrize("name", library.scenario_names())
def test_threats_and_guesses_cover_no_name_count_or_pill(name: str) -> None:
    one = scenario(name)
    spots = geometry.board_layout(one.board).spots
    wanted = drawn = counted_wanted = counted_drawn = 0
    for number, turn in enumerate(turns(name, POSITIONS)):
        chance = Random(f"{name} {number}")
        reached, counted = threatened(one, chance), guessed(turn, chance)
        for tier in seen(one):
            for marks in (BoardMarks(Marks(tier=tier)), planned(turn, one.players[0], tier)):
                arrows_alone = 0
                for counts in ({}, counted):
                    marks = replace(marks, page=replace(marks.page, reached=reached, counted=counts))
                    found = Measured(one, turn.before.position, marks)
                    arrows_alone = arrows_alone if counts else len(found.pills)
                    assert covered(found.notes, [*found.figures(tier), *found.pills]) == []
                    assert covered(found.pills, found.read()) == []
                    for boxes in (found.notes, found.pills):
                        assert not any(overlap_area(a, b) > TOUCHING for (_, a), (_, b) in combinations(boxes, 2))
                    for _, box in found.notes:
                        x, y = middle(box)
                        own = min(spots, key=lambda tile: hypot(spots[tile].x - x, spots[tile].y - y))
                        assert own in reached, "nearest to a tile that it is about"
                    if tier != FAR:
                        has_dots = tier in TIERS_WITH_DOTS
                        assert all((text == "dot") == has_dots for text, _ in found.notes)
                        dotted = [tile for tile, each in reached.items() if any(map(is_struck_now, each))]
                        wanted, drawn = wanted + len(dotted if has_dots else reached), drawn + len(found.notes)
                        counted_wanted += len(counts)
                        counted_drawn += len(found.pills) - arrows_alone if counts else 0
    assert drawn >= 0.9 * wanted and counted_drawn >= 0.9 * counted_wanted, (drawn, counted_drawn)


def arrows_laid_out(one: Scenario, position: Position, marks: BoardMarks) -> tuple[PlacedArrow, ...]:
    """Where the arrows and their pills are drawn, if nothing else is marked."""
    drawn, ghosts = arrow_layout.shared_instance(marks.arrows), arrow_layout.shared_instance(marks.ghosts)
    return boards.lay_out_arrows(one, position, drawn, ghosts, boards.NO_NOTES, marks.page.tier)


def gap(box: Box, points: Iterable[tuple[float, float]]) -> float:
    return min(text_boxes.distance(box, point) for point in points)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", library.scenario_names())
def test_pills_are_at_their_arrow_or_have_a_line_to_it(name: str) -> None:
    one = scenario(name)
    chart = geometry.board_layout(one.board)
    pills = astray = 0
    for turn in turns(name, POSITIONS):
        for tier in seen(one):
            text = boards.pill_text_size(tier, chart)
            for seat in one.players[:2]:
                marks = planned(turn, seat, tier)
                laid = arrows_laid_out(one, turn.before.position, marks)
                shafts = [arrow_layout.shaft_points(each) for each in laid]
                for each, shaft in zip(laid, shafts, strict=True):
                    if each.pill is None:
                        continue
                    box = centered(*each.pill, *arrows.pill_size(each.arrow, text))
                    own, ends = gap(box, shaft), (each.arrow.start, each.arrow.end)
                    tiles = [(spot.x, spot.y) for tile, spot in chart.spots.items() if tile not in ends]
                    is_astray = own > 0 and gap(box, tiles) <= own
                    assert own <= arrow_layout.MAX_DISTANCE_WITHOUT_LINE or each.line_end is not None, (
                        "a line leads to the arrow"
                    )
                    pills, astray = pills + 1, astray + is_astray
    assert astray <= max(1, 0.08 * pills), "a pill nearer to another tile than to its arrow is the exception"


@pytest.mark.fuzz
@pytest.mark.parametrize("name", library.scenario_names())
def test_losses_cover_no_load_and_no_strike_at_a_neighbor(name: str) -> None:
    one = scenario(name)
    chart = geometry.board_layout(one.board)
    lost = hidden = 0
    for turn in turns(name, 4 * POSITIONS):
        for step in turn_steps.steps(turn, {}):
            scene = step.scene
            for tier in seen(one) if scene.motion.losses else ():
                if tier in OVERVIEW:
                    continue
                marks = BoardMarks(Marks(tier=tier), arrows=scene.arrows, ghosts=scene.ghosts, motion=scene.motion)
                found = Measured(one, scene.position, marks)
                assert found.losses and covered(found.losses, found.pills) == []
                laid = arrows_laid_out(one, scene.position, marks)
                strikes = [each for each in laid if each.arrow.kind == "strike"]
                short = [each for each in strikes if arrow_layout.is_short(
                    chart.spots[each.arrow.start], chart.spots[each.arrow.end])]  # fmt: skip
                lost += len(short)
                heads = [("head", centered(*each.tip, 10, 10)) for each in short]
                hidden += bool(covered(found.losses, heads))
    assert hidden <= 0.1 * lost, (hidden, lost)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", library.scenario_names())
def test_names_counts_and_letters_in_tiles_do_not_overlap(name: str) -> None:
    one = scenario(name)
    for turn in turns(name, POSITIONS):
        for tier in seen(one):
            for marks in (BoardMarks(Marks(tier=tier)), planned(turn, one.players[0], tier)):
                found = Measured(one, turn.before.position, marks)
                texts = found.read()
                overlapping = [
                    (a, b) for (a, box), (b, other) in combinations(texts, 2) if overlap_area(box, other) > TOUCHING
                ]
                assert overlapping == []
                assert covered(found.names, [] if tier == FAR else found.bodies) == []


@pytest.mark.parametrize("tier", [FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR])
def test_a_crowd_fits_within_its_hex(tier: str) -> None:
    one = scenario("headquarters-2")
    items = ["INF", "ARMOR", "HQ", "BOMBER", "JET", "GOV", "CC"]
    spot = geometry.board_layout(one.board).spots["R1"]
    for kinds in range(1, 8):
        held = {Piece("RED", item): 12 for item in items[:kinds]}
        found = Measured(one, {"R1": held}, BoardMarks(Marks(tier=tier)))
        for _, box in (*found.counts, *found.feet):
            for x in (box.left, box.right):
                for y in (box.top, box.bottom):
                    # A hex of side 50: at half its height it is 100 wide, at its edges 50.
                    assert abs(x - spot.x) <= 51 - 0.577 * abs(y - spot.y) + 2, (kinds, box)
        assert [name for name, _ in found.names if name == "R1"], "the name is never hidden"


def test_every_place_of_a_polygon_map_has_its_name_on_a_phone() -> None:
    """Commands and reports name places; a wide one has room for a long name next to pieces, too."""
    one = scenario("two-coasts")
    chart = geometry.board_layout(one.board)
    tier = Viewport(chart.frame, chart.tile_width, *SIZES[0]).tier
    position = GAME.begin(one, NO_DICE).position
    boxes = dict(Measured(one, position, BoardMarks(Marks(tier=tier))).names)
    assert set(boxes) == set(one.board.tiles)
    for name in set(boxes).difference(position):
        left, top, right, bottom = boxes[name]
        spare = (right - left) / 20  # the measured letters are wider than those of a name
        corners = [(x * geometry.SIDE, y * geometry.SIDE) for x, y in one.board.tiles[name].outline]
        assert not any(left + spare < x < right - spare and top < y < bottom for x, y in corners), name


LEAST_PIXELS = {FEW_SMALL: 30, FEW: 34, FEW_OR_THREE: 42, FEW_OR_FOUR: 52, NEAR: 72}


@pytest.mark.parametrize(("tier", "pixels"), LEAST_PIXELS.items())
def test_counts_and_names_are_at_least_about_nine_pixels_high(tier: str, pixels: int) -> None:
    grade = DENSITIES[tier]
    assert min(grade.text, grade.foot_text) * pixels / (2 * geometry.HEX_ROOM) >= 8.5


def test_ground_forces_and_their_counts_come_first() -> None:
    one = scenario("headquarters-2")
    held = {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 9, Piece("RED", "ARMOR"): 1, Piece("neutral", "IU"): 3}
    for tier in (FEW_SMALL, FEW, FEW_OR_THREE):
        tree = ElementTree.fromstring(str(board(one, {"R1": held}, marks=BoardMarks(Marks(tier=tier)))))
        (tile,) = tree.findall(".//*[@id='pieces-R1']")
        icons = [each.get("href") for each in tile.iter("use") if each.get("class") == "ink"]
        assert icons == ["#icon-INF", "#icon-ARMOR"]
        assert [each.text for each in tile.iter("tspan")] == ["R", "+3"]
        assert [each.get("class") for each in tile.findall("path")] == ["home-flag banner-of seat-1"]


@pytest.mark.parametrize("tier", [FEW_SMALL, FEW, FEW_OR_THREE])
def test_the_banner_of_a_headquarters_is_as_large_as_its_letter(tier: str) -> None:
    one = scenario("headquarters-2")
    held = {Piece("RED", "HQ"): 1, Piece("BLUE", "INF"): 2, Piece("RED", "INF"): 9, Piece("RED", "ARMOR"): 1}
    tree = ElementTree.fromstring(str(board(one, {"R1": held}, marks=BoardMarks(Marks(tier=tier)))))
    (tile,) = tree.findall(".//*[@id='pieces-R1']")
    (banner,) = tile.findall("path")
    found = re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", banner.get("transform") or "")
    assert found
    scale = float(found[3])
    wide, high = 24 * scale, 19 * scale
    pixels = LEAST_PIXELS[tier] / (2 * geometry.HEX_ROOM)
    assert wide * pixels >= 7.5 and high * pixels >= 6, "even beside another letter and a number"
    at_home = [each.text for each in tile.iter("tspan") if "at-home" in (each.get("class") or "")]
    assert at_home == ["R"], "the letter of its owner, who is not alone there"


def strike_between(one: Scenario, start: str, end: str, tier: str) -> tuple[Measured, list[Box], str]:
    """A strike between two tiles with two kinds of pieces each: what is written, boxes along the arrow, the markup."""
    held = {Piece("RED", "INF"): 9, Piece("neutral", "SRNUKE"): 3}
    marks = BoardMarks(Marks(tier=tier), arrows=(Arrow("strike", "RED", start, end),))
    position = {start: held, end: {Piece("BLUE", "INF"): 2, Piece("BLUE", "ARMOR"): 4}}
    text = str(board(one, position, marks=marks))
    (arrow,) = re.findall(r'<g class="arrow strike.*?</g>', text)
    shaft, head = (re.search(rf'class="{part}" d="([^"]*)"', arrow) for part in ("shaft", "head"))
    assert shaft and head
    ends = [[float(each) for each in re.findall(r"-?[\d.]+", found[1])] for found in (shaft, head)]
    points = list(zip(ends[0][::2], ends[0][1::2], strict=True))
    corners = ends[1][::2], ends[1][1::2]
    boxes = [centered(x, y, 3, 3) for x, y in points]
    return Measured(one, position, marks), [*boxes, Box(*map(min, corners), *map(max, corners))], text


@pytest.mark.parametrize("tier", [*OVERVIEW, FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR])
def test_a_strike_at_a_neighbor_is_seen_from_its_start_to_its_head(tier: str) -> None:
    one = scenario("headquarters-2")
    for start, end in [("R1", "Rozz"), ("Rozz", "R1"), *(("Rozz", f"R{number}") for number in range(2, 7))]:
        found, (*shaft, head), text = strike_between(one, start, end, tier)
        assert text.index('class="standing"') < text.index('class="arrow strike'), "drawn over the pieces"
        reach = Box(min(shaft[0].left, head.left), min(shaft[0].top, head.top),
                    max(shaft[0].right, head.right), max(shaft[0].bottom, head.bottom))  # fmt: skip
        assert hypot(reach.right - reach.left, reach.bottom - reach.top) > 40, "long enough to be noticed"
        target = geometry.board_layout(one.board).spots[end]
        assert hypot((head.left + head.right) / 2 - target.x, (head.top + head.bottom) / 2 - target.y) < target.room, (
            "in the tile that is hit"
        )
        if tier not in OVERVIEW:
            written_here = found.read()
            assert covered([("head", head)], written_here) == [], (start, end)
            # The thin shaft may cross an owner's letter, and a name that is as wide as its tile.
            under = [name for name, box in written_here if any(overlap_area(box, each) > 0 for each in shaft)]
            assert len(under) <= 1 + (tier == FEW_SMALL), (start, end, under)


TIERS = (FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR)
KINDS = ("INF", "ARMOR", "JET", "BOMBER")


def tokens_of(
    one: Scenario, held: dict[Piece, int], marks: BoardMarks
) -> dict[tuple[str | None, ...], tuple[Box, ...]]:
    """The tokens in R1, each with its count: where they are, by seat, state and item."""
    tree = ElementTree.fromstring(str(board(one, {"R1": held} if held else {}, marks=marks)))
    (tile,) = tree.findall(".//*[@id='pieces-R1']")
    return {
        (each.get("class"), *(use.get("href") for use in each.iter("use") if use.get("class") == "ink")): (
            moved(centered(0, 0, 35, 35), each),
            *(moved(moved(rect(badge), badge), each) for badge in each.findall("g")),
        )
        for each in tile.iter("g")
        if (each.get("class") or "").split()[:1] == ["token"]
    }


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("count", [1, 9, 12])
@pytest.mark.parametrize("standing", [1, 2, 3])
def test_tokens_keep_size_and_place_while_others_join(tier: str, standing: int, count: int) -> None:
    one = scenario("headquarters-2")
    held = {Piece("RED", item): count for item in KINDS[:standing]}
    for state, owner in (("fresh", "RED"), ("planned", "RED"), ("planned", "BLUE")):
        before = tokens_of(one, held, BoardMarks(Marks(tier=tier)))
        assert before
        ghosts: tuple[Ghost, ...] = ()
        for item in KINDS[standing:]:
            ghosts = (*ghosts, Ghost("R1", Piece(owner, item), count, state))
            now = tokens_of(one, held, BoardMarks(Marks(tier=tier), ghosts=ghosts))
            assert now.items() >= before.items(), (tier, state, item)
            before = now
        if tier == NEAR:
            assert len(before) == (3 if standing == 1 else 4)


@pytest.mark.parametrize("tier", TIERS)
def test_pieces_that_arrive_do_not_move_those_that_are_there(tier: str) -> None:
    place = Plot("R1", 0, Spot(0, 0, geometry.HEX_ROOM), "", "")
    seats = seat_styles(("RED", "BLUE"))
    there = {Piece("RED", "INF"): 4}
    arrived = {**there, Piece("BLUE", "ARMOR"): 3, Piece("RED", "JET"): 2}
    one = scenario("headquarters-2")

    def first(stack: dict[Piece, int], arrivals: tuple[Piece, ...]) -> PlacedToken:
        pieces = tile_contents.tokens_of(one, stack, (), seats, arrivals)
        stands = lay_out_tile(place, pieces, tier, False).tokens
        assert len(stands) > 1 or not arrivals
        (found,) = (stand for stand in stands if stand.token.item == "INF")
        return replace(found, token=replace(found.token, rank=0))

    assert first(there, ()) == first(arrived, (Piece("BLUE", "ARMOR"), Piece("RED", "JET")))


@pytest.mark.parametrize("tier", TIERS)
def test_no_count_covers_another_token(tier: str) -> None:
    one = scenario("headquarters-2")
    items = ["INF", "ARMOR", "HQ", "BOMBER", "JET", "GOV", "CC"]
    for kinds in range(1, 8):
        for count in (2, 12, 250):
            joining = Ghost("R1", Piece("RED", "TRANS"), count, "fresh"), Ghost("R1", Piece("BLUE", "INF"), 5)
            for ghosts in ((), joining):
                tokens = tokens_of(one, {Piece("RED", item): count for item in items[:kinds]},
                                   BoardMarks(Marks(tier=tier), ghosts=ghosts))  # fmt: skip
                for (one_kind, boxes), (other, (body, *_)) in permutations(tokens.items(), 2):
                    assert all(overlap_area(badge, body) <= TOUCHING for badge in boxes[1:]), (
                        kinds,
                        count,
                        one_kind,
                        other,
                    )


@pytest.mark.parametrize("tier", [FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR])
@pytest.mark.parametrize("count", [2, 12])
def test_a_count_does_not_cover_the_icon_of_its_piece(tier: str, count: int) -> None:
    one = scenario("headquarters-6")
    owners = (*one.players, "neutral")
    for owner in owners:
        items = ("SRNUKE", "IC") if owner == "neutral" else ("INF", "ARMOR")
        for kinds in (1, 2):
            held = {Piece(owner, item): count for item in items[:kinds]}
            tree = ElementTree.fromstring(str(board(one, {"R1": held}, marks=BoardMarks(Marks(tier=tier)))))
            (tile,) = tree.findall(".//*[@id='pieces-R1']")
            icons = [icon for icon in tile.iter("use") if icon.get("class") == "ink"]
            badges = [badge for badge in tile.iter("g") if badge.get("class") == "badge"]
            assert len(icons) == len(badges) == kinds
            for icon, badge in zip(icons, badges, strict=True):
                assert overlap_area(icon_box(icon), moved(rect(badge), badge)) <= TOUCHING, owner
                assert icon_box(icon).top >= -16, "within its token"


def icon_box(icon: ElementTree.Element) -> Box:
    """The box of an icon in its token: its grid of 24 has a margin of 2.5 above and below."""
    found = re.fullmatch(r"(?:translate\(0 ([^)]+)\))?(?:scale\(([^)]+)\))?", icon.get("transform") or "")
    assert found
    down, scale = float(found[1] or 0), float(found[2] or 1)
    return centered(0, down, 19 * scale, 19 * scale)


def test_counts_have_eleven_pixels_on_headquarters_2_on_a_desktop() -> None:
    chart = geometry.board_layout(scenario("headquarters-2").board)
    view = Viewport(chart.frame, chart.tile_width, *SIZES[-1])
    grade = DENSITIES[view.tier]
    sizes = [grade.count_size(slot.size) for slots in grade.slots.values() for slot in slots]
    assert min(sizes) * view.scale >= 11


@pytest.mark.parametrize("name", ["grand-6", "doomsday-6"])
def test_a_whole_grand_board_shows_one_token_in_a_tile(name: str) -> None:
    chart = geometry.board_layout(scenario(name).board)
    for size in SIZES:
        assert Viewport(chart.frame, chart.tile_width, *size).tier in OVERVIEW
    whole = Viewport(chart.frame, chart.tile_width, *SIZES[0])
    tile = geometry.Frame(0, 0, chart.tile_width, chart.tile_width)
    assert whole.zoomed_to(tile, tile).tier not in OVERVIEW, "up close it shows the pieces"


@pytest.mark.parametrize("tier", TIERS)
def test_letters_of_owners_are_above_the_lower_border(tier: str) -> None:
    one = scenario("headquarters-2")
    # From the border to the inner edge of the line in the holder's color.
    line_of_holder = 6.5
    for name in ("R1", "Rozz"):
        spot = geometry.board_layout(one.board).spots[name]
        found = Measured(one, {name: {Piece("RED", "INF"): 9, Piece("RED", "ARMOR"): 12}}, BoardMarks(Marks(tier=tier)))
        ((_, box),) = [each for each in found.feet if each[0] == name]
        assert box.bottom <= spot.y + geometry.HEX_ROOM - line_of_holder


def test_a_text_box_is_as_high_as_a_capital() -> None:
    assert text_line_box(0, 0, 10, 10).top == -10 * CAPITAL
