"""The board in play, as a paper map: tiles grouped by territory, tokens, marks and arrows.

Each tile is a focusable element `#tile-NAME` with `data-do="tile" data-tile="NAME"`. Its ground and its contents are
regions, rewritten only when they change.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot
from typing import NamedTuple

import htpy as h
from markupsafe import Markup, escape

from rozz.engine.boards.graph import Point, Tile
from rozz.engine.rozz.model.position import EMPTY, Piece, Position, Stack
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import arrow_layout, arrows, geometry, short_labels, text_boxes
from rozz.ui.board.arrow_layout import BoxFinder, PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import HEX_ROOM, BoardLayout, Spot, number
from rozz.ui.board.place_pills import PlacePill
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.board.text_boxes import Box
from rozz.ui.board.viewport import FAR, NEAR, OVERVIEW, TIERS_WITH_DOTS
from rozz.ui.games.board_markup import NO_OUTCOME, NO_REACH, board_frame, with_remark
from rozz.ui.games.face import Counted, Marks, Reached
from rozz.ui.games.rozz.drawing import name_labels, piece_motion, tile, tile_contents, tile_layout, tokens
from rozz.ui.games.rozz.drawing.piece_motion import NO_MOTION, LossPlace, Motion
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_contents import Ghost
from rozz.ui.games.rozz.drawing.tile_layout import DENSITIES, TileLayout
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region


@dataclass(frozen=True)
class BoardMarks:
    """What is drawn over a position; all fields are optional.

    page: what the page wants marked.
    labels: screen reader texts by tile; the same mapping as long as nothing changes.
    in_reach: texts for targets, which replace those.
    title: the board's label.
    home: where the view of the one who looks at it starts.
    goals: the tiles that win the match.
    motion: what moves in the shown step.
    highlighted: the tile whose arrows are shown apart from all others.
    """

    page: Marks = field(default_factory=Marks)
    ghosts: tuple[Ghost, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    in_reach: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    home: str = ""
    goals: frozenset[str] = frozenset()
    motion: Motion = NO_MOTION
    highlighted: str = ""

    @cached_property
    def moves(self) -> frozenset[str]:
        """The targets of a move."""
        return frozenset(tile for tile, mark in self.page.targets.items() if mark == "move")

    @cached_property
    def strikes(self) -> frozenset[str]:
        """The targets of a strike."""
        return frozenset(tile for tile, mark in self.page.targets.items() if mark == "strike")


NO_MARKS = BoardMarks()
#: The height of a name in a polygon, as a fraction of the usual width of a tile.
NAME_HEIGHT = 0.2


@dataclass(frozen=True, eq=False)
class Ground:
    """The fixed part of a scenario's board.

    below_tiles, above_tiles: markup below and above the tiles.
    tiles: the names of the tiles in order, mixed with markup that groups them by territory.
    """

    layout: BoardLayout
    styles: Mapping[str, SeatStyle]
    places: Mapping[str, Plot]
    below_tiles: Markup
    tiles: tuple[str, ...]
    above_tiles: Markup
    regions: Mapping[str, tuple[Point, ...]]


@remembered(most=8)
def _ground(scenario: Scenario) -> Ground:
    chart = geometry.board_layout(scenario.board)
    styles = seat_styles(scenario.players)
    tiles = scenario.board.tiles
    groups: dict[str, list[str]] = {}
    for name, shape in tiles.items():
        groups.setdefault(shape.territory, []).append(name)
    borders = h.g(".borders", aria_hidden="true")[[h.path(d=d) for d in chart.territories.values()]]
    return Ground(
        chart,
        styles,
        {
            name: Plot(
                name,
                chart.tints.get(shape.territory, 0),
                chart.spots[name],
                chart.outlines[name],
                chart.insets[name],
                _lettering_of(shape),
                chart.tile_width / 2,
                _line_width(shape, chart),
            )
            for name, shape in tiles.items()
        },
        Markup(str(h.fragment[tokens.definitions(styles.values(), scenario.catalog), _coast(chart)])),
        tuple(text for territory, names in groups.items() for text in _territory(territory, names)),
        Markup(str(borders)),
        geometry.regions(tuple(tiles.values())),
    )


def board(scenario: Scenario, position: Position, *, marks: BoardMarks = NO_MARKS) -> h.Element:
    """A scenario's board with a position; `marks` says what is selected, possible, planned and ordered."""
    ground = _ground(scenario)
    places = ground.places
    labels = marks.labels
    page = marks.page
    cursor = page.cursor or page.selected or next(iter(places))
    tiles, stacks = _parts_without_marks(scenario, position, labels, marks.goals, page.tier)
    picked = (page.selected, page.chosen, page.asked, cursor)
    marked = {*picked, *marks.moves, *marks.strikes, *page.lit}.intersection(places)
    if marked:
        tiles = {**tiles, **{name: _tile(scenario, places[name], position, marks, name == cursor) for name in marked}}
    ghosts = arrow_layout.shared_instance(marks.ghosts)
    notes = _tile_notes(scenario, position, page.reached, ghosts, page.tier) if page.reached else NO_NOTES
    stacks = {**stacks, **_contents_beside_notes(notes), **_changed_contents(scenario, position, marks, notes)}
    drawn = arrow_layout.shared_instance(marks.arrows)
    laid = lay_out_arrows(scenario, position, drawn, ghosts, notes, page.tier)
    counts = _lay_out_counts(scenario, position, page.counted, ghosts, notes, laid, page.tier)
    losses = _lay_out_losses(scenario, position, marks, laid)
    reach_under, reach_over = _reach_layers(marks, ground, notes)
    fought, counted = _outcome_layers(marks, ground, counts)
    return board_frame(
        marks.title or scenario.name,
        str(ground.layout.frame),
        number(ground.layout.tile_width),
        page.whose,
        data_home=marks.home,
    )[
        bundle(
            [
                ground.below_tiles,
                *(tiles.get(each, each) for each in ground.tiles),
                ground.above_tiles,
                reach_under,
                fought,
                name_labels.region_names(ground.regions, ground.places, tuple(position)),
                # Tokens are drawn over the arrows, so that no number is covered; pills have a place of their own. Only
                # strikes at neighbors are drawn over the tokens, because nothing of them would be left.
                _arrows(laid, page.lit, ground.layout, ground.styles),
                piece_motion.impacts_layer(marks.motion, ground.layout, ground.styles),
                '<g class="standing" aria-hidden="true">',
                *stacks.values(),
                "</g>",
                _short_strikes(laid, ground.layout, ground.styles),
                _pills(laid, page.tier, ground),
                name_labels.headquarters_names(scenario, position, ground.places, page.tier),
                reach_over,
                counted,
                piece_motion.travelers_layer(marks.motion, scenario, position, ground.layout, ground.styles, losses),
                _highlight_layer(marks.highlighted, laid, ground.layout, ground.styles),
            ]
        )
    ]


@dataclass(frozen=True, eq=False)
class TileNote:
    """A tile's note about who can reach it: the layout of the tile, the box and the markup of the note.

    contents: the tile's contents, if they had to make room.
    """

    layout: TileLayout
    box: Box
    markup: str
    contents: Region | None


NO_NOTES: Mapping[str, TileNote] = {}
NO_COUNTS: Mapping[str, PlacePill] = {}


@remembered(most=8)
def _tile_notes(
    scenario: Scenario,
    position: Position,
    reached: Mapping[str, tuple[Reached, ...]],
    ghosts: tuple[Ghost, ...],
    tier: str,
) -> Mapping[str, TileNote]:
    """The note of each tile that has one: inside the tile; shortened, or left out, where something is in its way."""
    if tier == FAR:
        return NO_NOTES
    if not ghosts:
        return _with_notes(scenario, position, reached, {}, tier, NO_NOTES, reached)
    resting = _tile_notes(scenario, position, reached, (), tier)
    haunted = _ghosts_by_tile(ghosts)
    # Planned pieces affect only their own tile and its neighbors.
    beside = {other for name in haunted for other in scenario.board.neighbours.get(name, ())}
    changed = [*(name for name in haunted if name in reached), *(each for each in resting if each in beside)]
    return _with_notes(scenario, position, reached, haunted, tier, resting, dict.fromkeys(changed))


def _with_notes(
    scenario: Scenario,
    position: Position,
    reached: Mapping[str, tuple[Reached, ...]],
    tiles_with_ghosts: Mapping[str, tuple[Ghost, ...]],
    tier: str,
    known: Mapping[str, TileNote],
    names: Iterable[str],
) -> Mapping[str, TileNote]:
    """The known notes, with those of the tiles in `names` laid out again."""
    # Imported on first use.
    from rozz.ui.games import reach_drawing

    ground = _ground(scenario)
    if tier in TIERS_WITH_DOTS:
        variants = reach_drawing.dots_by_place(reached)
    else:
        variants = reach_drawing.text_variants_by_place(reached, ground.styles)
    anew = dict.fromkeys(name for name in names if name in variants)
    found = {name: each for name, each in known.items() if name not in anew}
    texts: dict[str, tuple[Box, ...]] = {}

    def contents(name: str) -> TileContents:
        place, stack = ground.places[name], position.get(name, EMPTY)
        is_cramped = _is_cramped(scenario, position, place)
        return _contents(scenario, place, stack, tiles_with_ghosts.get(name, ()), tier, is_cramped)

    def texts_in(name: str) -> tuple[Box, ...]:
        """The boxes of the texts in a tile, which must stay readable."""
        if name not in texts:
            place, here = ground.places[name], contents(name)
            laid = found[name].layout if name in found else here.layout
            strength = here.strength if tier in OVERVIEW else None
            counts = tile_layout.strength_texts(place, tier, strength) if strength else ()
            texts[name] = (*laid.texts(), *counts)
        return texts[name]

    for name in anew:
        place, here = ground.places[name], contents(name)
        beside = scenario.board.neighbours[name]
        around = [box for other in beside for box in texts_in(other)]
        spots = [ground.layout.spots[other] for other in beside]
        layouts = tile_layout.layouts_with_note(place, here.layout, tier, variants[name], here.strength)
        best = _first_legible(layouts, place.spot, spots, around)
        if best is not None:
            texts.pop(name, None)
            found[name] = _tile_note(place, here, best, reached[name], tier, ground.styles)
    return found


def _first_legible(
    layouts: Iterable[TileLayout], spot: Spot, others: Sequence[Spot], texts: Sequence[Box]
) -> TileLayout | None:
    """The first layout of a tile whose note covers none of the texts around it and clearly belongs to the tile."""
    for each in layouts:
        if each.note is None or not _is_nearest_to_its_tile(each.note.box, spot, others):
            continue
        if text_boxes.is_free(each.note.box, texts):
            return each
    return None


def _tile_note(
    place: Plot, here: TileContents, best: TileLayout, reached: Sequence[Reached], tier: str,
    styles: Mapping[str, SeatStyle],
) -> TileNote:  # fmt: skip
    """The note of a tile in its layout; with the tile's contents, if these had to make room."""
    from rozz.ui.games import reach_drawing

    assert best.note is not None
    if tier in TIERS_WITH_DOTS:
        markup = reach_drawing.dot_markup(best.note, reached, styles)
    else:
        markup = reach_drawing.note_markup(best.note, reached, has_plate=bool(here.pieces))
    contents = None
    if best.tokens:
        contents = tile_contents.draw(place, here.pieces, here.strength, tier, here.is_cramped, best)
    return TileNote(best, best.note.box, markup, contents)


def _is_nearest_to_its_tile(note: Box, spot: Spot, others: Iterable[Spot]) -> bool:
    """Whether a note is nearer to the center of its tile than to those of others."""
    x, y = (note.left + note.right) / 2, (note.top + note.bottom) / 2
    own = hypot(x - spot.x, y - spot.y)
    return all(own < hypot(x - other.x, y - other.y) for other in others)


class TileContents(NamedTuple):
    """The tokens of a tile, its strength, whether something stands next to it, and the layout of all of it."""

    pieces: tuple[tokens.Token, ...]
    strength: tokens.Token | None
    is_cramped: bool
    layout: TileLayout


@remembered(most=640)
def _contents(
    scenario: Scenario, place: Plot, stack: Stack, ghosts: tuple[Ghost, ...], tier: str, is_cramped: bool
) -> TileContents:
    styles = _ground(scenario).styles
    pieces = tile_contents.tokens_of(scenario, stack, ghosts, styles)
    strength = tile_contents.strength_of(scenario, stack, styles)
    return TileContents(pieces, strength, is_cramped, tile_layout.lay_out_tile(place, pieces, tier, is_cramped))


def _contents_beside_notes(notes: Mapping[str, TileNote]) -> dict[str, Region]:
    """The contents of tiles that make room for a note beside their foot."""
    return {name: each.contents for name, each in notes.items() if each.contents is not None}


def _reach_layers(marks: BoardMarks, ground: Ground, notes: Mapping[str, TileNote]) -> tuple[Region, Region]:
    """What can be reached: the layers under and over the pieces."""
    if not marks.page.reached:
        return NO_REACH
    from rozz.ui.games import reach_drawing

    under = reach_drawing.layer_below_pieces(marks.page.reached, ground.layout.outlines, ground.styles)
    return under, reach_drawing.notes_layer(each.markup for each in notes.values())


def _outcome_layers(marks: BoardMarks, ground: Ground, counts: Mapping[str, PlacePill]) -> tuple[Region, Region]:
    """What a guessed turn changes: the layers under and over the pieces."""
    if not marks.page.counted and not marks.page.contested:
        return NO_OUTCOME
    from rozz.ui.games import outcome_drawing

    under = outcome_drawing.layer_below_pieces(marks.page.contested, ground.layout.outlines, counts)
    size = pill_text_size(marks.page.tier, ground.layout)
    return under, outcome_drawing.pills(marks.page.counted, ground.styles, counts, size)


def _changed_contents(
    scenario: Scenario, position: Position, marks: BoardMarks, notes: Mapping[str, TileNote]
) -> dict[str, Region]:
    """The contents of tiles with planned or arriving pieces, those included."""
    haunted = _ghosts_by_tile(marks.ghosts)
    arriving = piece_motion.arriving_pieces(marks.motion, position)
    places = _ground(scenario).places
    return {
        name: _pieces(
            scenario,
            places[name],
            position.get(name, EMPTY),
            marks.page.tier,
            _is_cramped(scenario, position, places[name]),
            haunted.get(name, ()),
            arriving.get(name, ()),
        )
        for name in {**haunted, **arriving}
        if name not in notes or notes[name].contents is None
    }


@remembered(most=8)
def _ghosts_by_tile(ghosts: tuple[Ghost, ...]) -> Mapping[str, tuple[Ghost, ...]]:
    """The ghosts of each tile; those of one kind are one."""
    counts: dict[tuple[str, Piece, str], int] = {}
    for ghost in ghosts:
        kind = (ghost.tile, ghost.piece, ghost.state)
        counts[kind] = counts.get(kind, 0) + ghost.count
    found: dict[str, tuple[Ghost, ...]] = {}
    for (name, piece, state), count in counts.items():
        found[name] = (*found.get(name, ()), Ghost(name, piece, count, state))
    return found


def prerender(
    scenario: Scenario, position: Position, labels: Mapping[str, str], goals: frozenset[str], tier: str
) -> Iterator[None]:
    """Draw the parts of a position, one tile at a time, to fill the cache."""
    for place in _ground(scenario).places.values():
        _tile_without_marks(scenario, position, labels, goals, tier, place)
        yield


@remembered(most=8)
def _parts_without_marks(
    scenario: Scenario, position: Position, labels: Mapping[str, str], goals: frozenset[str], tier: str
) -> tuple[Mapping[str, Region], Mapping[str, Region]]:
    """The ground and the contents of each tile without marks."""
    places = _ground(scenario).places
    drawn = {
        name: _tile_without_marks(scenario, position, labels, goals, tier, place) for name, place in places.items()
    }
    return {name: ground for name, (ground, _) in drawn.items()}, {name: held for name, (_, held) in drawn.items()}


def _tile_without_marks(
    scenario: Scenario, position: Position, labels: Mapping[str, str], goals: frozenset[str], tier: str, place: Plot
) -> tuple[Region, Region]:
    """A tile's ground and its contents."""
    name = place.name
    label, holder = _label(name, position, labels), _holder(scenario, position, name)
    ground = tile.draw(place, "", label, False, holder, name in goals)
    return ground, _tile_contents(
        scenario, place, position.get(name, EMPTY), tier, _is_cramped(scenario, position, place)
    )


def _is_cramped(scenario: Scenario, position: Position, place: Plot) -> bool:
    """Whether pieces next to a tile leave less room for its name."""
    return place.is_title and any(each in position for each in scenario.board.neighbours[place.name])


def _label(name: str, position: Position, labels: Mapping[str, str]) -> str:
    return labels.get(name) or tile.tile_label(name, position.get(name, EMPTY))


def _holder(scenario: Scenario, position: Position, name: str) -> SeatStyle | None:
    """Who holds a tile."""
    strength = tile_contents.strength_of(scenario, position.get(name, EMPTY), _ground(scenario).styles)
    return strength.style if strength else None


def _tile(scenario: Scenario, place: Plot, position: Position, marks: BoardMarks, is_cursor: bool) -> Region:
    label = marks.in_reach.get(place.name) or _label(place.name, position, marks.labels)
    label = with_remark(label, marks.page.remarks.get(place.name, ""))
    states = _tile_classes(place.name, marks, position.get(place.name, EMPTY))
    holder = _holder(scenario, position, place.name)
    return tile.draw(place, states, label, is_cursor, holder, place.name in marks.goals)


@remembered(most=512)
def _tile_contents(scenario: Scenario, place: Plot, stack: Stack, tier: str, is_cramped: bool) -> Region:
    """The contents of a tile; cached, since successive positions share most stacks."""
    return _pieces(scenario, place, stack, tier, is_cramped)


def _pieces(
    scenario: Scenario,
    place: Plot,
    stack: Stack,
    tier: str,
    is_cramped: bool,
    ghosts: Iterable[Ghost] = (),
    arrivals: Container[Piece] = (),
) -> Region:
    styles = _ground(scenario).styles
    drawn = tile_contents.tokens_of(scenario, stack, ghosts, styles, arrivals)
    return tile_contents.draw(place, drawn, tile_contents.strength_of(scenario, stack, styles), tier, is_cramped)


def _coast(chart: BoardLayout) -> h.Element:
    """The lines along the coast, as on old maps."""
    return h.g(".coast", aria_hidden="true")[[h.path(class_=f"wave-{each}", d=chart.coast) for each in (3, 2, 1)]]


def _territory(name: str, tiles: list[str]) -> list[str]:
    begin = f'<g id="territory-{escape(name)}" role="group" aria-label="{escape(name)}">'
    return [begin, *tiles, "</g>"] if name else tiles


def _tile_classes(name: str, marks: BoardMarks, stack: Stack) -> str:
    owners = {piece.owner for piece in stack}
    is_struck, has_own = name in marks.strikes, marks.page.viewer in owners
    states = {
        "selected": name == marks.page.selected,
        "chosen": name == marks.page.chosen,
        "may-move": name in marks.moves,
        "may-strike": is_struck,
        "at-own": is_struck and has_own,
        "at-others": is_struck and bool(owners) and not has_own,
        "at-none": is_struck and not owners,
        "lit": name in marks.page.lit,
        "asked": name == marks.page.asked,
    }
    return "".join(f" {state}" for state, holds in states.items() if holds)


def _line_width(named: Tile, chart: BoardLayout) -> float:
    """How wide a name can be within a polygon; 0 in a hex, where names of the usual length always fit."""
    if named.axial is not None:
        return 0.0
    return geometry.line_width(named, chart.spots[named.name], NAME_HEIGHT * chart.tile_width)


def _lettering_of(named: Tile) -> str:
    """How a tile's name is written: a territory's own tile in the display face, places of polygon maps in the text
    face.
    """
    return "name title" if named.name == named.territory else "name word" if len(named.name) > 3 else "name"


def _arrows(
    laid: tuple[PlacedArrow, ...], lit: frozenset[str], chart: BoardLayout, styles: Mapping[str, SeatStyle]
) -> Region:
    lines = [arrows.pill_line(styles.get(each.arrow.seat), each.pill, each.line_end)
             for each in laid if each.pill and each.line_end]  # fmt: skip
    shafts = [_shaft(each, styles) for each in laid if not _is_short_strike(each, chart)]
    return region("arrows", h.g("#arrows.arrows", aria_hidden="true")[_rings(lit, chart), lines, shafts])


def _short_strikes(laid: tuple[PlacedArrow, ...], chart: BoardLayout, styles: Mapping[str, SeatStyle]) -> Region:
    shafts = [_shaft(each, styles) for each in laid if _is_short_strike(each, chart)]
    return region("short-strikes", h.g("#short-strikes.arrows", aria_hidden="true")[shafts])


def _is_short_strike(placed: PlacedArrow, chart: BoardLayout) -> bool:
    arrow = placed.arrow
    return arrow.kind == "strike" and arrow_layout.is_short(chart.spots[arrow.start], chart.spots[arrow.end])


def _shaft(placed: PlacedArrow, styles: Mapping[str, SeatStyle]) -> Markup:
    return arrows.shaft(placed.arrow, styles.get(placed.arrow.seat), placed.tail, placed.tip, placed.bend)


def _pills(laid: tuple[PlacedArrow, ...], tier: str, ground: Ground) -> Region:
    text = pill_text_size(tier, ground.layout)
    drawn = [arrows.pill(each.arrow, ground.styles.get(each.arrow.seat), each.pill, text)
             for each in laid if each.pill]  # fmt: skip
    return region("pills", h.g("#pills.pills", aria_hidden="true")[drawn])


def pill_text_size(tier: str, layout: BoardLayout) -> float:
    """The font size of pills."""
    grade = DENSITIES[tier or NEAR]
    return max(13.0, grade.foot_text or grade.text) * layout.tile_width / 2 / HEX_ROOM


@remembered(most=8)
def lay_out_arrows(
    scenario: Scenario,
    position: Position,
    drawn: tuple[Arrow, ...],
    ghosts: tuple[Ghost, ...],
    notes: Mapping[str, TileNote],
    tier: str,
) -> tuple[PlacedArrow, ...]:
    """The arrows with their pills, which avoid what is written in tiles."""
    if not drawn:
        return ()
    ground = _ground(scenario)
    haunted = _ghosts_by_tile(ghosts)
    around = _box_finder(scenario, position, ghosts, notes, tier)

    def needs_pill(arrow: Arrow) -> bool:
        """Whether the arrow has a tag, or its destination does not show its load as ghosts."""
        if arrow.kind != "move" or arrow.tag or tier in OVERVIEW:
            return bool(arrow.tag)
        if arrow.state != "given" or arrow.end not in haunted:
            return True
        place, stack = ground.places[arrow.end], position.get(arrow.end, EMPTY)
        is_cramped = _is_cramped(scenario, position, place)
        shown = _contents(scenario, place, stack, haunted[arrow.end], tier, is_cramped).layout.tokens
        planned = {(stand.token.item, stand.token.count if stand.count else 1)
                   for stand in shown if stand.token.state == "planned"}  # fmt: skip
        return not set(arrow.load) <= planned

    return arrow_layout.lay_out(drawn, ground.layout.spots, pill_text_size(tier, ground.layout), around, needs_pill)


@remembered(most=8)
def _lay_out_counts(
    scenario: Scenario,
    position: Position,
    counted: Mapping[str, tuple[Counted, ...]],
    ghosts: tuple[Ghost, ...],
    notes: Mapping[str, TileNote],
    laid: tuple[PlacedArrow, ...],
    tier: str,
) -> Mapping[str, PlacePill]:
    """Where the numbers of a guessed turn are placed: clear of texts in tiles, and of the pills of arrows."""
    if not counted or tier == FAR:
        return NO_COUNTS
    from rozz.ui.games import outcome_drawing

    ground = _ground(scenario)
    around = _box_finder(scenario, position, ghosts, notes, tier)
    size = pill_text_size(tier, ground.layout)
    return outcome_drawing.lay_out(counted, ground.styles, ground.layout.spots, around, laid, size)


def _lay_out_losses(
    scenario: Scenario, position: Position, marks: BoardMarks, laid: tuple[PlacedArrow, ...]
) -> Mapping[str, LossPlace]:
    """Where the losses of each fight are placed: clear of the numbers of moves, of strikes, and of texts."""
    if not marks.motion.losses:
        return {}
    ground = _ground(scenario)
    around = _box_finder(scenario, position, arrow_layout.shared_instance(marks.ghosts), NO_NOTES, marks.page.tier)
    strikes = arrow_layout.arrow_boxes(each for each in laid if each.arrow.kind == "strike")
    pills = arrow_layout.pill_boxes(laid, pill_text_size(marks.page.tier, ground.layout))
    return piece_motion.lay_out_losses(marks.motion, ground.layout, around, [*pills, *strikes], marks.page.tier)


@remembered(most=4)
def _box_finder(
    scenario: Scenario, position: Position, ghosts: tuple[Ghost, ...], notes: Mapping[str, TileNote], tier: str
) -> BoxFinder:
    """Finds what is drawn around a point.

    First what must not be covered, which is texts and everything off the paper; then what should not be, tokens.
    """
    ground, haunted = _ground(scenario), _ghosts_by_tile(ghosts)
    known: dict[str, tile_contents.Boxes] = {}
    spots = sorted((spot.x, spot.y, spot.room, name) for name, spot in ground.layout.spots.items())
    across, widest = [x for x, *_ in spots], max(room for _, _, room, _ in spots)
    whole = ground.layout.frame
    frame = text_boxes.boxes_around(whole.x, whole.y, whole.width, whole.height)

    def boxes(name: str) -> tile_contents.Boxes:
        place, stack = ground.places[name], position.get(name, EMPTY)
        is_cramped = _is_cramped(scenario, position, place)
        here = _contents(scenario, place, stack, haunted.get(name, ()), tier, is_cramped)
        return tile_contents.boxes(place, notes[name].layout if name in notes else here.layout, here.strength, tier)

    def around(at: Point, reach: float) -> tuple[list[Box], list[Box]]:
        hard: list[Box] = list(frame)
        soft: list[Box] = []
        first, last = bisect(across, at[0] - reach - widest), bisect(across, at[0] + reach + widest)
        for x, y, room, name in spots[first:last]:
            if abs(x - at[0]) < reach + room and abs(y - at[1]) < reach + room:
                if name not in known:
                    known[name] = boxes(name)
                hard += known[name][0]
                soft += known[name][1]
        return hard, soft

    return around


def _highlight_layer(
    tile: str, laid: tuple[PlacedArrow, ...], chart: BoardLayout, styles: Mapping[str, SeatStyle]
) -> Region:
    """The names of the highlighted tile and of its arrows' other ends, and the arrows, above everything else.

    Arriving pieces cover the names of small tiles, and all of an arrow except its tip.
    """
    here = [each for each in laid if tile in (each.arrow.start, each.arrow.end)]
    # An arrow that starts where another ends belongs to another story.
    shown = [each for each in here if each.arrow.end == tile] or here
    ends = [name for each in shown for name in (each.arrow.start, each.arrow.end)]
    names = dict.fromkeys((tile, *ends)) if tile else ()
    # Keep the name off the arrow.
    lower = {max(each.arrow.start, each.arrow.end, key=lambda end: chart.spots[end].y) for each in shown}
    written = [
        h.text(
            class_="highlighted-name below" if name in lower else "highlighted-name",
            x=number(spot.x),
            y=number(spot.y + (0.62 if name in lower else -0.62) * spot.room),
        )[short_labels.short_name(name)]
        for name in names
        if (spot := chart.spots.get(name)) is not None
    ]
    shafts = [_shaft(each, styles) for each in shown]
    return region("highlight", h.g("#highlight.arrows", aria_hidden="true")[shafts, written])


def _rings(lit: frozenset[str], chart: BoardLayout) -> list[h.Element]:
    """A ring around each number that a step is about: from afar the number covers the tile and its marks."""
    spots = [chart.spots[each] for each in sorted(lit) if each in chart.spots]
    return [h.circle(".lit-ring", cx=number(spot.x), cy=number(spot.y)) for spot in spots]
