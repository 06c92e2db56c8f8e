"""What can be reached, drawn over a board: a hatch for each seat that can move there, dashes if it can only strike.

Letters of seats, numbers of pieces, and a star for a strike keep it readable without colors. Next turn's reach is
paler and has a sign before its letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle, hatch
from rozz.ui.games.face import Reached
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: How many seats are named in a place; the others are only counted.
NAMED = 3
#: After the letter of a seat that can strike.
STRIKES = "*"
#: Before the letter of a seat that needs another turn.
LATER = "›"


@remembered(most=4)
def ground(
    reached: Mapping[str, tuple[Reached, ...]], outlines: Mapping[str, str], styles: Mapping[str, SeatStyle]
) -> Region:
    """Under the pieces: a hatch for each seat that can come, dashes for each that can only strike.

    For the eye only: it cannot be tapped, and labels say it to screen readers.
    """
    seats = dict.fromkeys(mark.seat for marks in reached.values() for mark in marks)
    parts = [
        '<g id="reach" class="reach" aria-hidden="true"><defs>',
        *(str(hatch(styles[seat], 15, "reach", "reach-hatch")) for seat in seats),
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

    `at`: their height in a place, from -1 (its upper edge) to 1 (its lower edge).
    """
    parts = [_note(spots[place], marks, styles, at) for place, marks in reached.items()]
    return region("reach-notes", Markup(f'<g id="reach-notes" class="reach" aria-hidden="true">{"".join(parts)}</g>'))


def _under(outline: str, mark: Reached, style: SeatStyle) -> str:
    if mark.is_moved:
        later = " next" if mark.is_next else ""
        return f'<path class="reach-in{later}" fill="url(#reach-{style.index})" d="{outline}"></path>'
    # Nearly every place can be struck next turn. Notes say so; dashes around every place would say nothing.
    return "" if mark.is_next else f'<path class="reach-at {style.css}" d="{outline}"></path>'


def _mark(mark: Reached, letter: str) -> str:
    """A seat's letter and number, kept apart: "B5" would read as the name of a tile."""
    later = LATER if mark.is_next else ""
    return f"{later}{letter}{f'×{mark.most}' if mark.most else ''}{STRIKES if mark.is_struck else ''}"


def _note(spot: Spot, marks: Sequence[Reached], styles: Mapping[str, SeatStyle], at: float) -> str:
    each = [_mark(mark, styles[mark.seat].letter) for mark in marks]
    rest = [f"+{len(each) - NAMED}"] if len(each) > NAMED else []
    css = "reach-note" if len(each) > 1 else "reach-note only"
    css += " next" if all(mark.is_next for mark in marks) else ""
    text = escape(" ".join((*each[:NAMED], *rest)))
    return f'<text class="{css}" x="{number(spot.x)}" y="{number(spot.y + at * spot.room)}">{text}</text>'
