"""What can be reached, over a board: a hatch for each seat that can come, dashes and a flash for each that can strike.

Each mark has the letter of its seat, and the most that can come together, so that it is readable without colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
#: A flash, beside the letter of whoever can strike.
FLASH = "M3-7-4 2h4l-3 7L4-2H0z"


@remembered(most=4)
def layer(
    reached: Mapping[str, tuple[Reached, ...]],
    spots: Mapping[str, Spot],
    outlines: Mapping[str, str],
    styles: Mapping[str, SeatStyle],
) -> Region:
    """The marks of all places; none of them can be tapped, and a screen reader is told elsewhere."""
    seats = dict.fromkeys(mark.seat for marks in reached.values() for mark in marks)
    parts = [
        '<g id="reach" class="reach" aria-hidden="true"><defs>',
        *(_hatch(styles[seat]) for seat in seats),
        "</defs>",
        *(part for place, marks in reached.items() for part in _ground(outlines[place], marks, styles)),
        *(part for place, marks in reached.items() for part in _notes(spots[place], marks, styles)),
        "</g>",
    ]
    return region("reach", Markup("".join(parts)))


def _hatch(style: SeatStyle) -> str:
    side, turned, strokes = HATCHES[style.index]
    return (
        f'<pattern id="reach-{style.index}" patternUnits="userSpaceOnUse" width="{side}" height="{side}"'
        f' patternTransform="rotate({turned})"><path class="reach-hatch {style.css}" d="{strokes}"></path></pattern>'
    )


def _ground(outline: str, marks: Sequence[Reached], styles: Mapping[str, SeatStyle]) -> Iterator[str]:
    """The hatches of whoever can come, and the dashes of whoever can only strike."""
    for mark in marks:
        style = styles[mark.seat]
        if mark.is_moved:
            yield f'<path class="reach-in" fill="url(#reach-{style.index})" d="{outline}"></path>'
        if mark.is_struck:
            yield f'<path class="reach-at {style.css}" d="{outline}"></path>'


def _notes(spot: Spot, marks: Sequence[Reached], styles: Mapping[str, SeatStyle]) -> Iterator[str]:
    """Below, who can come with how many; above, who can strike."""
    coming = [f"{styles[mark.seat].letter}{mark.most or ''}" for mark in marks if mark.is_moved]
    if coming:
        rest = [f"+{len(coming) - NAMED}"] if len(coming) > NAMED else []
        text = escape(" ".join((*coming[:NAMED], *rest)))
        yield f'<text class="reach-note" x="{number(spot.x)}" y="{number(spot.y + 0.84 * spot.room)}">{text}</text>'
    striking = [styles[mark.seat] for mark in marks if mark.is_struck]
    for place, style in enumerate(striking[:NAMED]):
        x, y = spot.x + (0.62 - 0.5 * place) * spot.room, spot.y - 0.5 * spot.room
        yield (
            f'<g class="reach-flash {style.css}" transform="translate({number(x)} {number(y)})">'
            f'<path d="{FLASH}"></path><text x="-7" y="5">{escape(style.letter)}</text></g>'
        )
