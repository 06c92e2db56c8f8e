"""What a turn would change, over a board: a hatch where there is a fight, and how many pieces stay, as "R 5→2"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from markupsafe import Markup, escape

from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.games.face import Counted
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: How many seats are counted in a place; of more, how many others.
COUNTED = 2
#: The pieces of the sample in the legend, before and after.
BEFORE, AFTER = 6, 4


@remembered(most=4)
def ground(contested: frozenset[str], outlines: Mapping[str, str]) -> Region:
    """Under the pieces: a hatch in the color of ink where there is a fight."""
    known = (outlines[place] for place in sorted(contested) if place in outlines)
    hatched = "".join(f'<path class="contested" d="{outline}"></path>' for outline in known)
    return region(
        "outcome",
        Markup(f'<g id="outcome" class="outcome" aria-hidden="true">{_pattern("contested")}{hatched}</g>'),
    )


def _pattern(name: str) -> str:
    """The hatch of a fight, under this id."""
    return (
        f'<defs><pattern id="{name}" width="12" height="12" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="contested-line" d="M0 6H12M6 0V12"></path></pattern></defs>'
    )


@remembered(most=4)
def notes(
    counted: Mapping[str, tuple[Counted, ...]], spots: Mapping[str, Spot], styles: Mapping[str, SeatStyle], at: float
) -> Region:
    """Over the pieces: for each seat how many pieces it has now, and how many after the turn.

    `at`: where they stand, from -1 (the upper edge of a place) to 1 (the lower edge).
    """
    # What comes to an empty place is drawn there as a ghost.
    standing = {place: [row for row in rows if row.before] for place, rows in counted.items() if place in spots}
    parts = [_note(spots[place], rows, styles, at) for place, rows in standing.items() if rows]
    return region(
        "outcome-notes",
        Markup(f'<g id="outcome-notes" class="outcome" aria-hidden="true">{"".join(parts)}</g>'),
    )


def _note(spot: Spot, rows: Sequence[Counted], styles: Mapping[str, SeatStyle], at: float) -> str:
    shown = [_counted(row, styles) for row in rows[:COUNTED]]
    if len(rows) > COUNTED:
        shown.append(f"+{len(rows) - COUNTED}")
    text = " ".join(shown)
    css = styles[rows[0].seat].css if len(rows) == 1 and rows[0].seat in styles else ""
    x, y = number(spot.x), number(spot.y + at * spot.room)
    return f'<text class="outcome-note {css}" x="{x}" y="{y}">{escape(text)}</text>'


def _counted(row: Counted, styles: Mapping[str, SeatStyle]) -> str:
    """A seat's letter and its numbers, kept apart: “B5” would read as the name of a tile. Neutral: no letter."""
    letter = styles[row.seat].letter if row.seat in styles else ""
    return f"{letter} {row.before}→{row.after}".strip()


def legend(colours: Sequence[str]) -> h.Element:
    """What guesses add to a board, for its legend."""
    styles = seat_styles(tuple(colours))
    seat, style = next(iter(styles.items()))
    arrow = arrows.draw(Arrow("move", seat, "", "", "foretold"), style, Spot(14, 20, 30), Spot(104, 20, 30))
    note = Markup(_note(Spot(58, 22, 20), (Counted(seat, BEFORE, AFTER),), styles, 0.25))
    hatch = h.rect(x="36", y="4", width="44", height="36", fill="url(#contested-sample)")
    marks: tuple[tuple[h.Node, str], ...] = (
        (arrow, say("guess-legend-arrow")),
        (note, say("guess-legend-count", name=color_name(seat), before=BEFORE, after=AFTER)),
        ([Markup(_pattern("contested-sample")), hatch], say("guess-legend-contested")),
    )
    return h.ul(".legend-list")[
        [h.li[h.svg(".board-sample", viewBox="0 0 116 44", aria_hidden="true")[drawn], text] for drawn, text in marks]
    ]
