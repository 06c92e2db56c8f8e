"""What can be reached, over a board: a hatch for each seat that can come, dashes for each that can only strike.

Each place has the letters of the seats, how many can come, and a star for a strike, so it is readable without colors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.games.face import Reached
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: The hatch of a seat by its index: the side of the repeated square, its rotation, its strokes.
HATCHES = {
    1: (15, 45, "M0 7.5h15"),
    2: (15, 0, "M4 4h0M11.5 11.5h0"),
    3: (15, 0, "M0 7.5h15"),
    4: (19, 45, "M0 9.5h19M9.5 0v19"),
    5: (15, 90, "M0 7.5h15"),
    6: (19, 0, "M0 9.5h19M9.5 0v19"),
}
#: How many seats are named in a place; of more, how many others.
NAMED = 3
#: After the letter of a seat that can strike.
STRIKES = "*"


@remembered(most=4)
def ground(
    reached: Mapping[str, tuple[Reached, ...]], outlines: Mapping[str, str], styles: Mapping[str, SeatStyle]
) -> Region:
    """Under the pieces: a hatch for whoever can come, dashes for whoever can only strike.

    None of it can be tapped, and a screen reader is told elsewhere.
    """
    seats = dict.fromkeys(mark.seat for marks in reached.values() for mark in marks)
    parts = [
        '<g id="reach" class="reach" aria-hidden="true"><defs>',
        *(_hatch(styles[seat]) for seat in seats),
        "</defs>",
        *(_under(outlines[place], mark, styles[mark.seat]) for place, marks in reached.items() for mark in marks),
        "</g>",
    ]
    return region("reach", Markup("".join(parts)))


@remembered(most=4)
def notes(
    reached: Mapping[str, tuple[Reached, ...]], spots: Mapping[str, Spot], styles: Mapping[str, SeatStyle], at: float
) -> Region:
    """Over the pieces: the letter of each seat, how many can come, and whether it can strike.

    `at`: where they stand, from -1 (the upper edge of a place) to 1 (the lower edge).
    """
    parts = [_note(spots[place], marks, styles, at) for place, marks in reached.items()]
    return region("reach-notes", Markup(f'<g id="reach-notes" class="reach" aria-hidden="true">{"".join(parts)}</g>'))


def _hatch(style: SeatStyle) -> str:
    side, turned, strokes = HATCHES[style.index]
    return (
        f'<pattern id="reach-{style.index}" patternUnits="userSpaceOnUse" width="{side}" height="{side}"'
        f' patternTransform="rotate({turned})"><path class="reach-hatch {style.css}" d="{strokes}"></path></pattern>'
    )


def _under(outline: str, mark: Reached, style: SeatStyle) -> str:
    if mark.is_moved:
        return f'<path class="reach-in" fill="url(#reach-{style.index})" d="{outline}"></path>'
    return f'<path class="reach-at {style.css}" d="{outline}"></path>'


def _mark(mark: Reached, letter: str) -> str:
    """A seat's letter and number, kept apart: "B5" would read as the name of a tile."""
    return f"{letter}{f'×{mark.most}' if mark.most else ''}{STRIKES if mark.is_struck else ''}"


def _note(spot: Spot, marks: Sequence[Reached], styles: Mapping[str, SeatStyle], at: float) -> str:
    each = [_mark(mark, styles[mark.seat].letter) for mark in marks]
    rest = [f"+{len(each) - NAMED}"] if len(each) > NAMED else []
    css = "reach-note" if len(each) > 1 else "reach-note only"
    text = escape(" ".join((*each[:NAMED], *rest)))
    return f'<text class="{css}" x="{number(spot.x)}" y="{number(spot.y + at * spot.room)}">{text}</text>'
