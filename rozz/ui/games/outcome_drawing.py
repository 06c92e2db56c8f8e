"""What a turn would change, over a board: a hatch where there is a fight, and how many pieces stay, as "R 5→2"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from markupsafe import Markup, escape

from rozz.ui.board import arrow_layout, arrows, place_pills
from rozz.ui.board.arrow_layout import BoxFinder, PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.place_pills import PlacePill
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.games.face import Counted
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: How many seats are counted in a place; of more, how many others.
MAX_SEATS = 2
#: The pieces of the sample in the legend, before and after.
SAMPLE_BEFORE, SAMPLE_AFTER = 6, 4


@remembered(most=4)
def layer_below_pieces(
    contested: frozenset[str], outlines: Mapping[str, str], placed: Mapping[str, PlacePill]
) -> Region:
    """The layer below the pieces: a hatch in the color of ink where there is a fight, and the lines of pills.

    A pill has a line if it is outside its place.
    """
    known = (outlines[place] for place in sorted(contested) if place in outlines)
    hatched = "".join(f'<path class="contested" d="{outline}"></path>' for outline in known)
    lines = "".join(arrows.pill_line(None, each.center, each.line_end) for each in placed.values() if each.line_end)
    return region(
        "outcome",
        Markup(f'<g id="outcome" class="outcome" aria-hidden="true">{_pattern("contested")}{hatched}{lines}</g>'),
    )


def _pattern(name: str) -> str:
    """The hatch of a fight, under this id."""
    return (
        f'<defs><pattern id="{name}" width="12" height="12" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="contested-line" d="M0 6H12M6 0V12"></path></pattern></defs>'
    )


def _note(spot: Spot, rows: Sequence[Counted], styles: Mapping[str, SeatStyle], at: float) -> str:
    x, y = number(spot.x), number(spot.y + at * spot.room)
    return f'<text class="outcome-note {_css(rows, styles)}" x="{x}" y="{y}">{escape(_text(rows, styles))}</text>'


def _text(rows: Sequence[Counted], styles: Mapping[str, SeatStyle]) -> str:
    shown = [_count_text(row, styles) for row in rows[:MAX_SEATS]]
    if len(rows) > MAX_SEATS:
        shown.append(f"+{len(rows) - MAX_SEATS}")
    return " ".join(shown)


def _css(rows: Sequence[Counted], styles: Mapping[str, SeatStyle]) -> str:
    return styles[rows[0].seat].css if len(rows) == 1 and rows[0].seat in styles else ""


@remembered(most=8)
def text_variants_by_place(
    counted: Mapping[str, tuple[Counted, ...]], styles: Mapping[str, SeatStyle]
) -> Mapping[str, tuple[str, ...]]:
    """The text for each place, and a shorter form: what is there after the turn, as "R→2".

    What comes to an empty place is drawn there as a ghost.
    """
    standing = {place: [row for row in rows if row.before] for place, rows in counted.items()}
    return {place: (_text(rows, styles), _short_text(rows, styles)) for place, rows in standing.items() if rows}


def _short_text(rows: Sequence[Counted], styles: Mapping[str, SeatStyle]) -> str:
    letters = [styles[row.seat].letter if row.seat in styles else "" for row in rows]
    shown = [f"{letter}→{row.after}" for letter, row in zip(letters, rows, strict=True)][:MAX_SEATS]
    return " ".join([*shown, *([f"+{len(rows) - MAX_SEATS}"] if len(rows) > MAX_SEATS else [])])


def lay_out(
    counted: Mapping[str, tuple[Counted, ...]],
    styles: Mapping[str, SeatStyle],
    spots: Mapping[str, Spot],
    around: BoxFinder,
    laid: Sequence[PlacedArrow],
    size: float,
) -> Mapping[str, PlacePill]:
    """Where the pill of each place is drawn, clear of arrows and their pills too. `size`: the font size of both."""
    sizes = {
        place: [place_pills.pill_size(each, size) for each in words]
        for place, words in text_variants_by_place(counted, styles).items()
        if place in spots
    }
    pills = arrow_layout.pill_boxes(laid, size)
    return place_pills.lay_out(sizes, spots, around, pills, arrow_layout.arrow_boxes(laid))


@remembered(most=4)
def pills(
    counted: Mapping[str, tuple[Counted, ...]],
    styles: Mapping[str, SeatStyle],
    placed: Mapping[str, PlacePill],
    size: float,
) -> Region:
    """The layer above the pieces: pills that say how many pieces each seat has now and after the turn."""
    written = text_variants_by_place(counted, styles)
    drawn = [
        _pill(written[place][at.variant], _css([row for row in counted[place] if row.before], styles), at, size)
        for place, at in placed.items()
    ]
    return region("outcome-notes", h.g("#outcome-notes.outcome.pills", aria_hidden="true")[drawn])


def _pill(text: str, css: str, at: PlacePill, size: float) -> Markup:
    wide, high = place_pills.pill_size(text, size)
    box = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}"'
    return Markup(
        f'<g class="pill outcome-pill {css}" style="font-size:{number(size)}px" '
        f'transform="translate({number(at.center[0])} {number(at.center[1])})">'
        f'<rect {box} rx="{number(0.3 * high)}"></rect>'
        f'<text class="outcome-note laid" x="0" y="{number(0.35 * size)}">{escape(text)}</text></g>'
    )


def _count_text(row: Counted, styles: Mapping[str, SeatStyle]) -> str:
    """A seat's letter and its numbers, kept apart: “B5” would read as the name of a tile. Neutral: no letter."""
    letter = styles[row.seat].letter if row.seat in styles else ""
    return f"{letter} {row.before}→{row.after}".strip()


def legend(colours: Sequence[str]) -> h.Element:
    """What guesses add to a board, for its legend."""
    styles = seat_styles(tuple(colours))
    seat, style = next(iter(styles.items()))
    arrow = arrows.draw(Arrow("move", seat, "", "", "foretold"), style, Spot(14, 20, 30), Spot(104, 20, 30))
    note = Markup(_note(Spot(58, 22, 20), (Counted(seat, SAMPLE_BEFORE, SAMPLE_AFTER),), styles, 0.25))
    hatch = h.rect(x="36", y="4", width="44", height="36", fill="url(#contested-sample)")
    marks: tuple[tuple[h.Node, str], ...] = (
        (arrow, say("guess-legend-arrow")),
        (note, say("guess-legend-count", name=color_name(seat), before=SAMPLE_BEFORE, after=SAMPLE_AFTER)),
        ([Markup(_pattern("contested-sample")), hatch], say("guess-legend-contested")),
    )
    return h.ul(".legend-list")[
        [h.li[h.svg(".board-sample", viewBox="0 0 116 44", aria_hidden="true")[drawn], text] for drawn, text in marks]
    ]
