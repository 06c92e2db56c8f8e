"""Maps of areas: an old chart of lost continents, or a schematic world map; armies as numbered counters.

An area is filled with its holder's color and pattern, whatever its continent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, degrees

import htpy as h

from rozz.engine.areas.model.map import CITY
from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.ui.board import arrow_keys, arrow_layout, text_boxes
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.arrow_layout import PlacedArrow
from rozz.ui.board.geometry import number
from rozz.ui.board.place_pills import PlacePill
from rozz.ui.board.seat_styles import SeatStyle, seat_styles, shape_path
from rozz.ui.board.text_boxes import Box, TextLine
from rozz.ui.board.viewport import FAR
from rozz.ui.games.areas.drawing import army_counters, route_layout
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.areas.drawing.chart import bent_drawing_of, chart_of, clip_id, drawing_of, frame_of
from rozz.ui.games.areas.drawing.coast import UNIT, straight_path
from rozz.ui.games.areas.drawing.route_layout import NewArmies
from rozz.ui.games.board_markup import NO_OUTCOME, NO_REACH, board_frame, with_remark
from rozz.ui.games.face import Counted, Marks, Reached
from rozz.ui.i18n.display_names import place_id
from rozz.ui.i18n.scenario_texts import shipped_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region


def board(scenario: Scenario, scene: Scene, marks: Marks) -> h.Element:
    """The whole map."""
    known, chart = scenario.map, chart_of(scenario)
    styles = seat_styles(scenario.players)
    cursor = marks.cursor or next(iter(known.areas))
    fresh = arrow_layout.shared_instance(scene.fresh)
    notes = _notes(scenario, scene, fresh, marks)
    taken = _boxes(notes)
    laid = route_layout.lay_out_routes(scenario, scene.armies, scene.arrows, fresh, marks.tier, taken)
    reach_under, reach_over = _reach(scenario, marks, notes)
    fought, counted = _outcome(scenario, scene, fresh, marks, taken, laid)
    # Cities lie on their provinces, so they come after them, with bridges between.
    land = [name for name, area in known.areas.items() if area.kind != CITY]
    return board_frame(
        shipped_name(scenario.game, scenario.name),
        frame_of(scenario),
        number(2 * UNIT),
        marks.whose,
        f".chart-of.{'world' if known.continents else 'lost'}",
    )[
        bundle(
            [
                chart.below_land,
                *(_area(scenario, name, scene, marks, name == cursor) for name in land),
                chart.on_land,
                *(_area(scenario, name, scene, marks, name == cursor) for name in known.cities),
                reach_under,
                fought,
                region("arrows", army_counters.routes_layer(chart, scene, laid, styles)),
                chart.above_cities,
                region("moments", army_counters.captures_layer(chart, scene, styles)),
                '<g class="standing" aria-hidden="true">',
                *(army_counters.counters(scenario, chart, name, scene, styles) for name in (*land, *known.cities)),
                region("fresh-armies", army_counters.new_armies_layer(chart, scene, styles)),
                "</g>",
                region("pills", army_counters.counts_layer(laid, marks.tier, styles)),
                reach_over,
                counted,
                region("travels", army_counters.travelers_layer(scenario, chart, scene, styles, marks.tier, laid)),
            ]
        )
    ]


NO_NOTES: Mapping[str, TextLine] = {}


def _notes(scenario: Scenario, scene: Scene, fresh: NewArmies, marks: Marks) -> Mapping[str, TextLine]:
    """The notes about who can reach each area, with their positions."""
    if not marks.reached:
        return NO_NOTES
    # Imported on first use.
    from rozz.ui.games.areas.drawing import note_layout

    return note_layout.lay_out_notes(scenario, scene.armies, fresh, marks.reached, marks.tier)


@remembered(most=8)
def _boxes(notes: Mapping[str, TextLine]) -> tuple[Box, ...]:
    return tuple(note.box for note in notes.values())


def _reach(scenario: Scenario, marks: Marks, notes: Mapping[str, TextLine]) -> tuple[Region, Region]:
    """Where armies can come, and what can be bombarded."""
    if not marks.reached:
        return NO_REACH
    from rozz.ui.games import reach_drawing

    under = reach_drawing.layer_below_pieces(marks.reached, _without_cities(scenario), seat_styles(scenario.players))
    return under, _notes_layer(notes, marks.reached)


@remembered(most=8)
def _notes_layer(notes: Mapping[str, TextLine], reached: Mapping[str, tuple[Reached, ...]]) -> Region:
    from rozz.ui.games import reach_drawing

    return reach_drawing.notes_layer(
        reach_drawing.note_markup(note, reached[area], has_plate=False) for area, note in notes.items()
    )


def _outcome(
    scenario: Scenario,
    scene: Scene,
    fresh: NewArmies,
    marks: Marks,
    notes: tuple[Box, ...],
    laid: tuple[PlacedArrow, ...],
) -> tuple[Region, Region]:
    """What a guessed turn changes."""
    if not marks.counted and not marks.contested:
        return NO_OUTCOME
    from rozz.ui.games import outcome_drawing

    placed = _lay_out_counts(scenario, scene.armies, fresh, marks.counted, notes, laid, marks.tier)
    under = outcome_drawing.layer_below_pieces(marks.contested, _without_cities(scenario), placed)
    size = route_layout.text_size(marks.tier)
    return under, outcome_drawing.pills(marks.counted, seat_styles(scenario.players), placed, size)


@remembered(most=8)
def _lay_out_counts(
    scenario: Scenario,
    armies: Armies,
    fresh: NewArmies,
    counted: Mapping[str, tuple[Counted, ...]],
    notes: tuple[Box, ...],
    laid: tuple[PlacedArrow, ...],
    tier: str,
) -> Mapping[str, PlacePill]:
    """Where the numbers of a guessed turn are placed."""
    from rozz.ui.games import outcome_drawing

    if tier == FAR:
        return {}
    chart, size = chart_of(scenario), route_layout.text_size(tier)
    names = chart.names(route_layout.UNITS_PER_PIXEL[tier])
    frame = text_boxes.boxes_around(*map(float, frame_of(scenario).split()))
    around = arrow_layout.obstacles_only([*route_layout.army_boxes(chart, armies, fresh, tier), *names, *notes, *frame])
    return outcome_drawing.lay_out(counted, seat_styles(scenario.players), chart.spots, around, laid, size)


@remembered(most=4)
def _without_cities(scenario: Scenario) -> Mapping[str, str]:
    """The outline of each area, with a hole for the city that lies on it."""
    outlines = chart_of(scenario).outlines
    cities = {area.province: name for name, area in scenario.map.areas.items() if area.province}
    return {name: d + outlines[cities[name]] if name in cities else d for name, d in outlines.items()}


def label_of(
    scenario: Scenario, armies: Armies, name: str, names: Mapping[str, str], viewer: str = "", title: str = ""
) -> str:
    """The screen reader label of an area: its title, which is its name by default, and its location and armies."""
    held = [(seat, armies[seat][name]) for seat in scenario.players if name in armies[seat]]
    armies_of = [
        say("areas-label-own", number=count)
        if seat == viewer
        else say("areas-label-held", name=names.get(seat, seat), number=count)
        for seat, count in held
    ]
    what = with_commas([*_region_of(scenario, name), *(armies_of or [say("areas-label-empty")])])
    return say("areas-label", area=title or name, what=what)


def heading_of(scenario: Scenario, armies: Armies, name: str, names: Mapping[str, str], viewer: str = "") -> str:
    """The same as a heading: a city is named with its initials, which stand for it on a small map."""
    initials = initials_of(scenario, name)
    title = say("areas-city-named", area=name, initials=initials) if initials else name
    return label_of(scenario, armies, name, names, viewer, title)


def initials_of(scenario: Scenario, name: str) -> str:
    """A city's short name, for where its name does not fit; empty for other areas and for cities without initials."""
    area = scenario.map.areas[name]
    return area.short_names[0] if area.kind == CITY and area.short_names else ""


def _region_of(scenario: Scenario, name: str) -> list[str]:
    """The continent of a territory, the province of a city."""
    area = scenario.map.areas[name]
    if area.kind == CITY:
        return [say("areas-label-city", province=area.province)]
    return [each.name for each in scenario.map.continents if name in each.areas]


@remembered(most=4)
def arrow_keys_of(scenario: Scenario) -> ArrowKeys:
    """Where the arrow keys lead; a route that leaves the map points to its edge."""
    drawing = drawing_of(scenario)
    bearings = {}
    for lane in drawing.lanes:
        if len(lane.lines) > 1:
            for (one, other), line in zip((lane.between, lane.between[::-1]), lane.lines, strict=True):
                # The first line leads out of one area, the second into the other.
                (x, y), (u, v) = line[0], line[-1]
                bearings[one, other] = degrees(atan2(v - y, u - x))
    centres = {name: shape.centre for name, shape in drawing.shapes.items()}
    return arrow_keys.assign_arrow_keys(centres, scenario.map.neighbours, bearings)


def _tint(scenario: Scenario, name: str) -> int:
    """The tint of unheld land: one per continent; on lost continents provinces differ and cities are paper."""
    known = scenario.map
    for place, continent in enumerate(known.continents):
        if name in continent.areas:
            return 1 + place % 6
    if known.areas[name].kind == CITY:
        return 0
    provinces = [each for each in known.areas if known.areas[each].kind != CITY]
    return 1 + provinces.index(name) % 4


def _area(scenario: Scenario, name: str, scene: Scene, marks: Marks, is_cursor: bool) -> Region:
    outline = chart_of(scenario).outlines[name]
    states = {
        "selected": name == marks.selected,
        "chosen": name == marks.chosen,
        "may-move": name in marks.targets,
        "lit": name in marks.lit,
        "asked": name == marks.asked,
    }
    known = seat_styles(scenario.players)
    styles = tuple(known[seat] for seat in scenario.players if name in scene.armies[seat])
    within = f"url(#{clip_id(drawing_of(scenario), name)})"
    identity = place_id(name)
    drawn = h.g(
        id=identity,
        class_=" ".join(
            (
                "tile",
                _land_class(scenario, name, styles),
                scenario.map.areas[name].kind,
                *(each for each in states if states[each]),
            )
        ),
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=with_remark(scene.labels.get(name, name), marks.remarks.get(name, "")),
        aria_pressed="true" if states["selected"] else None,
        data_do="tile",
        data_tile=name,
    )[
        # A city's full name is written only up close.
        h.title[name] if scenario.map.areas[name].kind == CITY else None,
        h.path(".ground", d=outline),
        [h.path(".holding", d=outline, fill=f"url(#hatch-{each.index})") for each in styles],
        # The casing keeps the marks of possible moves apart from the coast, which is as dark as they are.
        h.path(".ring-casing", d=outline, clip_path=within) if states["may-move"] else None,
        h.path(".ring", d=outline, clip_path=within) if any(states.values()) or is_cursor else None,
    ]
    return region(identity, drawn)


def _land_class(scenario: Scenario, name: str, styles: Sequence[SeatStyle]) -> str:
    """The CSS class of an area: its holder's class, or a class of its own if nobody or both players hold it."""
    return f"held {styles[0].css}" if len(styles) == 1 else f"land-{_tint(scenario, name)} tone-{_tone(scenario, name)}"


def _tone(scenario: Scenario, name: str) -> int:
    """The tone of an area in the family of its continent's colors."""
    return next((each.areas.index(name) % 3 for each in scenario.map.continents if name in each.areas), 0)


def static_map(scenario: Scenario, armies: Armies, label: str) -> h.Element:
    """A small picture of the map with its holders."""
    drawing = bent_drawing_of(scenario)
    x, y, width, height = (each * UNIT for each in drawing.view)
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    styles = seat_styles(scenario.players)
    kind = "world" if scenario.map.continents else "lost"
    holders = {name: [styles[seat] for seat in scenario.players if name in armies[seat]] for name in scenario.map.areas}
    return h.svg(
        f".thumbnail.chart-of.{kind}", naming, viewBox=f"{number(x)} {number(y)} {number(width)} {number(height)}"
    )[
        [h.path(class_=f"still-land {_land_class(scenario, name, holders[name])}", d=straight_path(shape.outline))
         for name, shape in drawing.shapes.items()],
        [_marker(known[0], drawing.shapes[name].centre) for name, known in holders.items() if known],
    ]  # fmt: skip


def _marker(style: SeatStyle, center: tuple[float, float]) -> h.Element:
    place = f"translate({number(center[0] * UNIT)} {number(center[1] * UNIT)}) scale(1.15)"
    return h.path(class_=f"body {style.css}", d=shape_path(style.index), transform=place)
