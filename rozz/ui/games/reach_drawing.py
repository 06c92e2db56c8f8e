"""What can be reached, drawn over a board: a hatch for each seat that can move there, dashes if it can only strike.

Letters of seats, numbers of pieces, and a star for a strike keep it readable without colors. Next turn's reach is
paler and has a sign before its letter. In small tiles, letters and numbers would cover each other and the pieces: there
a dot says that a strike can hit where pieces can move in, and nothing else is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from markupsafe import Markup, escape

from rozz.ui.board import text_boxes
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle, hatch
from rozz.ui.board.text_boxes import TextLine
from rozz.ui.games.face import Reached
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: How many seats are named in a place; the others are only counted.
MAX_NAMED = 3
#: After the letter of a seat that can strike.
STRIKE_SIGN = "*"
#: Before the letter of a seat that needs another turn.
NEXT_TURN_SIGN = "›"
#: The note of a small tile, which is drawn as a circle: its text, and its radius as a fraction of the font size.
DOT, DOT_RADIUS = "•", 0.3


@remembered(most=4)
def layer_below_pieces(
    reached: Mapping[str, tuple[Reached, ...]], outlines: Mapping[str, str], styles: Mapping[str, SeatStyle]
) -> Region:
    """The layer below the pieces: a hatch for each seat that can come, dashes for each that can only strike.

    For the eye only: it cannot be tapped, and labels say it to screen readers.
    """
    seats = dict.fromkeys(mark.seat for marks in reached.values() for mark in marks)
    parts = [
        '<g id="reach" class="reach" aria-hidden="true"><defs>',
        *(str(hatch(styles[seat], 15, "reach", "reach-hatch")) for seat in seats),
        "</defs>",
        *(
            _reach_pattern(outlines[place], mark, styles[mark.seat])
            for place, marks in reached.items()
            for mark in marks
        ),
        "</g>",
    ]
    return region("reach", Markup("".join(parts)))


@remembered(most=4)
def notes(
    reached: Mapping[str, tuple[Reached, ...]], spots: Mapping[str, Spot], styles: Mapping[str, SeatStyle], at: float
) -> Region:
    """The layer above the pieces: the letter of each seat, how many can come, and whether it can strike.

    `at`: their height in a place, from -1 (its upper edge) to 1 (its lower edge).
    """
    parts = [_note(spots[place], marks, styles, at) for place, marks in reached.items()]
    return region("reach-notes", Markup(f'<g id="reach-notes" class="reach" aria-hidden="true">{"".join(parts)}</g>'))


def _reach_pattern(outline: str, mark: Reached, style: SeatStyle) -> str:
    if mark.can_move:
        later = " next" if mark.is_next else ""
        return f'<path class="reach-in{later}" fill="url(#reach-{style.index})" d="{outline}"></path>'
    # Nearly every place can be struck next turn. Notes say so; dashes around every place would say nothing.
    return "" if mark.is_next else f'<path class="reach-at {style.css}" d="{outline}"></path>'


def _mark(mark: Reached, letter: str) -> str:
    """A seat's letter and number, kept apart: "B5" would read as the name of a tile."""
    later = NEXT_TURN_SIGN if mark.is_next else ""
    return f"{later}{letter}{f'×{mark.count}' if mark.count else ''}{STRIKE_SIGN if mark.can_strike else ''}"


def _later_class(marks: Sequence[Reached]) -> str:
    """The class of a note that is only about the turn after this one."""
    return " next" if all(mark.is_next for mark in marks) else ""


def _note(spot: Spot, marks: Sequence[Reached], styles: Mapping[str, SeatStyle], at: float) -> str:
    css = "reach-note" if len(marks) > 1 else "reach-note only"
    css += _later_class(marks)
    text = escape(text_variants(marks, styles)[0])
    return f'<text class="{css}" x="{number(spot.x)}" y="{number(spot.y + at * spot.room)}">{text}</text>'


def text_variants(marks: Sequence[Reached], styles: Mapping[str, SeatStyle]) -> tuple[str, ...]:
    """The text for a place, and shorter forms: without numbers, then only letters.

    >>> from rozz.ui.board.seat_styles import seat_styles
    >>> styles = seat_styles(("BLUE", "GREEN"))
    >>> text_variants([Reached("BLUE", 9, True, True), Reached("GREEN", 0, False, True)], styles)
    ('B×9* G*', 'B* G*', 'BG*')
    """
    letters = [styles[mark.seat].letter for mark in marks]
    rest = [f"+{len(marks) - MAX_NAMED}"] if len(marks) > MAX_NAMED else []
    full, brief = (
        " ".join([*(_mark(mark, letter) for mark, letter in zip(each, letters, strict=True))][:MAX_NAMED] + rest)
        for each in (marks, [replace(mark, count=0) for mark in marks])
    )
    later = NEXT_TURN_SIGN if all(mark.is_next for mark in marks) else ""
    least = f"{later}{''.join(letters)}{STRIKE_SIGN if any(mark.can_strike for mark in marks) else ''}"
    return tuple(dict.fromkeys((full, brief, least)))


@remembered(most=8)
def text_variants_by_place(
    reached: Mapping[str, tuple[Reached, ...]], styles: Mapping[str, SeatStyle]
) -> Mapping[str, tuple[str, ...]]:
    """The variants of each place's note."""
    return {place: text_variants(marks, styles) for place, marks in reached.items()}


def dots_by_place(reached: Mapping[str, tuple[Reached, ...]]) -> Mapping[str, tuple[str, ...]]:
    """The notes of small tiles: a dot where a strike can hit, if a hatch and not dashes is drawn there this turn."""
    return {place: (DOT,) for place, marks in reached.items() if any(map(_has_dot, marks))}


def _has_dot(mark: Reached) -> bool:
    return mark.can_move and mark.can_strike and not mark.is_next


def dot_markup(note: TextLine, marks: Sequence[Reached], styles: Mapping[str, SeatStyle]) -> str:
    """The markup of a dot: in the color of the seat that can strike, in ink if there are several."""
    seats = [mark.seat for mark in marks if _has_dot(mark)]
    css = f"reach-dot {styles[seats[0]].css}" if len(seats) == 1 else "reach-dot"
    y, radius = note.y - text_boxes.CAPITAL * note.size / 2, DOT_RADIUS * note.size
    return f'<circle class="{css}" cx="{number(note.x)}" cy="{number(y)}" r="{number(radius)}"></circle>'


def notes_layer(notes: Iterable[str]) -> Region:
    """The layer above the pieces: notes that have been laid out."""
    return region(
        "reach-notes", Markup(f'<g id="reach-notes" class="reach" aria-hidden="true">{"".join(notes)}</g>')
    )


def note_markup(note: TextLine, marks: Sequence[Reached], has_plate: bool) -> str:
    """The markup of a placed note. `has_plate`: on a slip of paper, to set it off from what is next to it."""
    css = f"reach-note laid{_later_class(marks)}"
    plate = ""
    if has_plate:
        high = 0.96 * note.size
        wide, x, y = note.width + 0.2 * note.size, note.x - note.width / 2 - 0.1 * note.size, note.y - 0.83 * note.size
        plate = (
            f'<rect class="reach-plate" x="{number(x)}" y="{number(y)}" width="{number(wide)}" '
            f'height="{number(high)}" rx="{number(high / 3)}"></rect>'
        )
    place = f'style="font-size:{number(note.size)}px" x="{number(note.x)}" y="{number(note.y)}"'
    return f'{plate}<text class="{css}" {place}>{escape(note.text)}</text>'
