"""What is drawn in areas: counters with numbers, new armies, marches as arrows, bombardments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import cos, pi, sin

import htpy as h

from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.ui.board import arrow_layout, arrows, short_labels, step_animation
from rozz.ui.board.arrow_layout import PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.games.areas.drawing import crossings, loss_layout, route_layout
from rozz.ui.games.areas.drawing.chart import AreaChart
from rozz.ui.games.areas.drawing.route_layout import segments_of
from rozz.ui.i18n.display_names import place_id
from rozz.ui.page_regions import Region, region


@dataclass(frozen=True)
class Scene:
    """Armies, and what is drawn over them: routes as arrows, new armies, bombardments.

    is_done: not only ordered; it happens as the step is shown.
    wiped_out_on_border: armies that fall on a border on the way, as (seat, start, end).
    blows: an area, or the two of a border, and the weight.
    captured: areas and who took them.
    losses: an area, or the two of a border, and of each seat that fought there its armies before and after.
    newly_placed: areas with newly placed armies.
    """

    armies: Armies
    arrows: tuple[Arrow, ...] = ()
    fresh: tuple[tuple[str, str, int], ...] = ()
    bombs: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    is_done: bool = False
    wiped_out_on_border: frozenset[tuple[str, str, str]] = frozenset()
    blows: tuple[tuple[str, str, int], ...] = ()
    captured: tuple[tuple[str, str], ...] = ()
    losses: tuple[tuple[str, str, tuple[tuple[str, int, int], ...]], ...] = ()
    newly_placed: frozenset[str] = frozenset()


def counters(scenario: Scenario, chart: AreaChart, name: str, scene: Scene, styles: Mapping[str, SeatStyle]) -> Region:
    """The counters in an area, side by side if both seats have armies there."""
    spot = chart.spots[name]
    held = [(seat, scene.armies[seat][name]) for seat in scenario.players if name in scene.armies[seat]]
    identity = f"pieces-{place_id(name)}"
    drawn = [
        counter(
            styles[seat],
            count,
            spot.x,
            spot.y,
            "arrives"
            if count <= _arriving_armies(scene, seat, name)
            else "appears"
            if name in scene.newly_placed
            else "",
            route_layout.counter_offset(place, len(held)),
        )
        for place, (seat, count) in enumerate(held)
    ]
    return region(identity, h.g(id=identity)[drawn])


def _arriving_armies(scene: Scene, seat: str, name: str) -> int:
    """How many of a seat's armies march to an area in the shown step."""
    marched = scene.arrows if scene.is_done else ()
    return sum(int(arrow.tag) for arrow in marched if (arrow.seat, arrow.end) == (seat, name))


def counter(style: SeatStyle, count: int, x: float, y: float, how: str = "", aside: float = 0.0) -> h.Element:
    """A counter with its number; in a step it `arrives` from elsewhere, or `appears` where it is placed.

    aside: how far beside the point it stands, more if it is drawn larger.
    """
    place = f"translate({number(x)} {number(y)}) scale(0.9)"
    text = short_labels.short_number(count)
    wide = 20 + (9 if count < short_labels.WHOLE_BELOW else 6) * (len(text) - 1)
    drawn = [
        h.use(href=f"#body-{style.index}"),
        h.rect(".plate", x=number(-wide / 2), y="-10", width=wide, height="20", rx="10"),
        h.text(class_=_figure_css(count), y="5.6", text_anchor="middle")[text],
    ]
    return h.g(class_=f"counter {style.css}{f' {how}' if how else ''}", transform=place)[
        h.g(".legible")[h.g(transform=f"translate({number(aside / 0.9)} 0)")[drawn] if aside else drawn]
    ]


def _figure_css(count: int) -> str:
    return "count" if count < short_labels.WHOLE_BELOW else "count long"


def routes_layer(
    chart: AreaChart, scene: Scene, laid: tuple[PlacedArrow, ...], styles: Mapping[str, SeatStyle]
) -> h.Element:
    """Marches and bombardments, below counters and names."""
    lines = [arrows.pill_line(styles.get(each.arrow.seat), each.pill, each.line_end)
             for each in laid if each.pill and each.line_end]  # fmt: skip
    shafts = [arrows.shaft(each.arrow, styles.get(each.arrow.seat), each.tail, each.tip, each.bend, 1.15, each.via)
              for each in laid]  # fmt: skip
    bombs = [h.path(".bomb", d=burst(chart.spots[area])) for area in scene.bombs]
    return h.g("#arrows.arrows", aria_hidden="true")[lines, shafts, bombs]


def counts_layer(laid: tuple[PlacedArrow, ...], tier: str, styles: Mapping[str, SeatStyle]) -> h.Element:
    """How many march, beside the arrows."""
    size = route_layout.text_size(tier)
    drawn = [arrows.pill(each.arrow, styles.get(each.arrow.seat), each.pill, size) for each in laid if each.pill]
    return h.g("#pills.pills", aria_hidden="true")[drawn]


def new_armies_layer(chart: AreaChart, scene: Scene, styles: Mapping[str, SeatStyle]) -> h.Element:
    """New armies, above the counters that they join."""
    badges = [fresh_armies(styles[seat], count, chart.spots[area]) for seat, area, count in scene.fresh]
    return h.g("#fresh-armies", aria_hidden="true")[badges]


def captures_layer(chart: AreaChart, scene: Scene, styles: Mapping[str, SeatStyle]) -> h.Element:
    """Areas captured in the shown step, below the counters."""
    drawn = [step_animation.capture(chart.spots[area], styles[seat].css) for area, seat in scene.captured]
    return h.g("#moments.moments", aria_hidden="true")[drawn]


def travelers_layer(
    scenario: Scenario,
    chart: AreaChart,
    scene: Scene,
    styles: Mapping[str, SeatStyle],
    tier: str,
    laid: tuple[PlacedArrow, ...],
) -> h.Element:
    """Marching armies, fights, and falling bombs, above everything else."""
    marched = scene.arrows if scene.is_done else ()
    drawn = [
        step_animation.traveler(counter(styles[arrow.seat], int(arrow.tag), 0, 0), start, end)
        for arrow in marched
        for start, end in _marched_segments(
            chart, arrow, (arrow.seat, arrow.start, arrow.end) in scene.wiped_out_on_border
        )
    ]
    landed = [step_animation.impact(_fight_spot(chart, area, beyond), weight) for area, beyond, weight in scene.blows]
    fights = [
        loss_layout.Fight(
            area,
            beyond,
            _fight_spot(chart, area, beyond),
            tuple(step_animation.Count(styles[seat].letter, styles[seat].css, was, left) for seat, was, left in rows),
            _border_points(chart, area, beyond),
        )
        for area, beyond, rows in scene.losses
    ]
    numbers = arrow_layout.pill_boxes(laid, route_layout.text_size(tier)) if fights else []
    places = loss_layout.lay_out_losses(scenario, chart, scene.armies, fights, tier, numbers)
    counted = [
        step_animation.countdown_drawing(fight.counts, *place) for fight, place in zip(fights, places, strict=True)
    ]
    return h.g("#travels.travels", aria_hidden="true")[drawn, landed, counted]


def _marched_segments(chart: AreaChart, arrow: Arrow, is_halted: bool) -> Iterator[tuple[Spot, Spot]]:
    """The segments of an arrow, or only the one up to where its armies fall."""
    if not is_halted:
        yield from segments_of(chart.lanes, chart.spots, arrow)
        return
    yield chart.spots[arrow.start], _fight_spot(chart, arrow.start, arrow.end)


def _border_points(chart: AreaChart, area: str, beyond: str) -> tuple[tuple[float, float], ...]:
    """Points on the border of a fight; only one if the route leaves the map, none in an area."""
    if not beyond:
        return ()
    spot, lane = _fight_spot(chart, area, beyond), chart.lanes.get(frozenset((area, beyond)))
    points = [] if lane and len(lane.lines) > 1 else crossings.border_points(chart, area, beyond)
    return ((spot.x, spot.y), *points)


def _fight_spot(chart: AreaChart, area: str, beyond: str) -> Spot:
    """Where a fight takes place: in an area, on the border to another, or where the route leaves the map."""
    if not beyond:
        return chart.spots[area]
    ways = list(segments_of(chart.lanes, chart.spots, Arrow("move", "", area, beyond, "given")))
    _, end = ways[0]
    return end if len(ways) > 1 else Spot(*crossings.meeting_point(chart, area, beyond), end.room)


def fresh_armies(style: SeatStyle, count: int, spot: Spot) -> h.Element:
    """The new armies at the shoulder of the counter, whatever the counter's size."""
    return h.g(class_=f"fresh-armies {style.css}", transform=f"translate({number(spot.x)} {number(spot.y)})")[
        h.g(".legible")[
            h.g(transform="translate(21 -17)")[
                h.circle(".plate", r="12"),
                h.text(class_=_figure_css(count), y="4.5", text_anchor="middle")[
                    f"+{short_labels.short_number(count)}"
                ],
            ]
        ]
    ]


def burst(spot: Spot, size: float = 34.0) -> str:
    """A star with eight points around an area's counters."""
    points = []
    for place in range(16):
        radius = size if place % 2 == 0 else 0.62 * size
        angle = place * pi / 8
        points.append(f"{number(spot.x + radius * cos(angle))} {number(spot.y + radius * sin(angle))}")
    return "M" + "L".join(points) + "Z"
