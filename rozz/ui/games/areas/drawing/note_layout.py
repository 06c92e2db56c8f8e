"""Places the notes about who can reach an area: inside it, near its counters, without covering counters or names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.areas.model.map import Point
from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.board.text_boxes import TEXT, Box, TextLine, is_free, overlapping
from rozz.ui.board.viewport import FAR
from rozz.ui.games.areas.drawing import route_layout
from rozz.ui.games.areas.drawing.chart import AreaChart, chart_of
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.games.areas.drawing.route_layout import NewArmies
from rozz.ui.games.face import Reached
from rozz.ui.games.reach_drawing import text_variants_by_place
from rozz.ui.memoize import remembered

#: The height of a letter in pixels, and its limits in drawing units.
LETTER_PIXELS, MIN_SIZE, MAX_SIZE = 9.6, 13.0, 28.0
#: The distance between the positions to try, and the margin around a note.
STEP, MARGIN = 7.0, 1.0


@remembered(most=8)
def lay_out_notes(
    scenario: Scenario, armies: Armies, fresh: NewArmies, reached: Mapping[str, tuple[Reached, ...]], tier: str
) -> Mapping[str, TextLine]:
    """The note of each area: shortened, or left out, if it has no room."""
    if tier == FAR:
        return {}
    chart = chart_of(scenario)
    size = min(MAX_SIZE, max(MIN_SIZE, LETTER_PIXELS * route_layout.UNITS_PER_PIXEL[tier]))
    taken = [*route_layout.army_boxes(chart, armies, fresh, tier), *chart.names(route_layout.UNITS_PER_PIXEL[tier])]
    found = {}
    texts = text_variants_by_place(reached, seat_styles(scenario.players))
    # Small areas first: they have the fewest positions to choose from.
    for area in sorted(texts, key=lambda each: len(_candidates(chart, each))):
        note = next(_free_positions(chart, area, texts[area], size, taken), None)
        if note is not None:
            found[area] = note
            taken.append(note.box)
    return found


def _free_positions(
    chart: AreaChart, area: str, texts: Sequence[str], size: float, taken: Sequence[Box]
) -> Iterator[TextLine]:
    places = _candidates(chart, area)
    xs, ys = zip(*places, strict=True) if places else ((0.0,), (0.0,))
    reach = TEXT * size * len(texts[0])
    left, top, right, bottom = min(xs) - reach, min(ys) - size, max(xs) + reach, max(ys) + size
    near = overlapping(Box(left, top, right, bottom), taken)
    for text in texts:
        wide = TEXT * size * len(text)
        for x, y in places:
            note = TextLine(text, x, y + 0.35 * size, size, wide)
            if is_free(note.box.grown(MARGIN), near):
                yield note


@remembered(most=100)
def _candidates(chart: AreaChart, area: str) -> tuple[Point, ...]:
    """Points in an area, those nearest to its counters first."""
    outline = [(x * UNIT, y * UNIT) for x, y in chart.shapes[area].outline]
    spot = chart.spots[area]
    xs, ys = zip(*outline, strict=True)
    columns = range(int((min(xs) - spot.x) // STEP), int((max(xs) - spot.x) // STEP) + 1)
    rows = range(int((min(ys) - spot.y) // STEP), int((max(ys) - spot.y) // STEP) + 1)
    points = [(spot.x + STEP * column, spot.y + STEP * row) for row in rows for column in columns]
    inside = [point for point in points if _is_inside(point, outline)]
    return tuple(sorted(inside, key=lambda point: (point[0] - spot.x) ** 2 + (point[1] - spot.y) ** 2))


def _is_inside(point: Point, outline: Sequence[Point]) -> bool:
    px, py = point
    inside = False
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y > py) != (v > py) and px < (u - x) * (py - y) / (v - y) + x:
            inside = not inside
    return inside
