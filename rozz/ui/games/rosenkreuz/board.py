"""The board of roses and crosses: checkered squares, possible actions, moves, and captured pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot

import htpy as h
from markupsafe import Markup

from rozz.engine.rosenkreuz.model.position import Piece, Position
from rozz.engine.rosenkreuz.model.sides import ROSE, SEATS
from rozz.engine.rosenkreuz.model.squares import BLACK_SQUARES, FILES, NAMES, RANKS, SQUARES
from rozz.ui.board import step_animation
from rozz.ui.board.arrows import percent, share_slip
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.games.board_markup import NO_REACH, board_frame, reach_layers, with_remark
from rozz.ui.games.face import Marks
from rozz.ui.games.rosenkreuz.pieces import definitions
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, bundle, region

#: Units per square, and per margin for the coordinates.
SIDE, MARGIN = 100, 44
#: The width of the columns of captured pieces on either side, and the distance between pieces.
TRAY_WIDTH, TRAY_SPACING = 58, 50
FRAME = f"{-MARGIN - TRAY_WIDTH} {-MARGIN} {8 * SIDE + 2 * (MARGIN + TRAY_WIDTH)} {8 * SIDE + 2 * MARGIN}"

#: The squares around each.
NEIGHBORS = {
    file + rank: tuple(
        FILES[column] + RANKS[row]
        for row in range(max(0, up - 1), min(8, up + 2))
        for column in range(max(0, across - 1), min(8, across + 2))
        if (row, column) != (up, across)
    )
    for up, rank in enumerate(RANKS)
    for across, file in enumerate(FILES)
}


@dataclass(frozen=True)
class Scene:
    """A position with captured pieces and moves.

    captured: who fell where.
    moves: moves from square to square.
    names: the players' names.
    likely: likely moves with their shares.
    last_move: the last move, along which its piece arrives.
    setup: the initial position, if captured pieces are shown.
    first: an earlier move that is shown first, because it was answered at once.
    would_fall: what would fall by the move being made.
    moving_piece: where its piece would end.
    """

    position: Position
    captured: tuple[tuple[str, Piece], ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    likely: tuple[tuple[str, str, float], ...] = ()
    last_move: tuple[tuple[str, str], ...] = ()
    setup: Position | None = None
    first: tuple[tuple[str, str, Piece], ...] = ()
    would_fall: tuple[tuple[str, Piece], ...] = ()
    moving_piece: tuple[str, Piece] | None = None


def center_of(square: str, is_turned: bool = False) -> tuple[int, int]:
    """The center of a square; rank 8 is at the top unless the board is turned."""
    across, up = FILES.index(square[0]), RANKS.index(square[1])
    if is_turned:
        across, up = 7 - across, 7 - up
    return across * SIDE + SIDE // 2, (7 - up) * SIDE + SIDE // 2


@remembered(most=64, is_compared=True)
def pieces_on(position: Position) -> Mapping[str, Piece]:
    """The piece on each square."""
    return {name: piece for square, name in NAMES.items() if (piece := position.at(square)) is not None}


def board(scene: Scene, marks: Marks, title: str) -> h.Element:
    """The whole board."""
    standing = pieces_on(scene.position)
    cursor = marks.cursor or "a1"
    fallen = dict(scene.captured)
    reach_under, reach_over = _reach_layers(marks)
    squares = [
        _square(name, marks, name == cursor, _label(name, piece, scene.names, marks, fallen.get(name)))
        for name in SQUARES
        for piece in [standing.get(name)]
    ]
    return board_frame(title, FRAME, str(SIDE), marks.whose + ("/turned" if marks.is_turned else ""), ".checkered")[
        bundle(
            [
                definitions(),
                Markup(
                    str(
                        h.rect(
                            ".frame", x=-MARGIN, y=-MARGIN, width=8 * SIDE + 2 * MARGIN, height=8 * SIDE + 2 * MARGIN
                        )
                    )
                ),
                *squares,
                reach_under,
                region("gone", _trays(scene, marks.is_turned)),
                _coordinates(marks.is_turned),
                '<g class="standing" aria-hidden="true">',
                *(_standing_piece(scene, name, marks.is_turned) for name in {**standing, **_ends(scene.first)}),
                "</g>",
                region("arrows", _moves_layer(scene, marks.is_turned)),
                reach_over,
            ]
        )
    ]


def _reach_layers(marks: Marks) -> tuple[Region, Region]:
    """Where pieces can land, and where they take something."""
    return reach_layers(marks.reached, *_squares(marks.is_turned), seat_styles(SEATS)) if marks.reached else NO_REACH


@remembered(most=2)
def _squares(is_turned: bool) -> tuple[Mapping[str, Spot], Mapping[str, str]]:
    """The room and the outline of each square."""
    centres = {name: center_of(name, is_turned) for name in SQUARES}
    outlines = {name: f"M{x - 50} {y - 50}h{SIDE}v{SIDE}h-{SIDE}z" for name, (x, y) in centres.items()}
    return {name: Spot(x, y, SIDE / 2) for name, (x, y) in centres.items()}, outlines


#: The marks of squares where an opponent's piece is captured.
CAPTURES = frozenset({"capture", "attain", "take", "back-capture"})


def _label(name: str, piece: Piece | None, names: Mapping[str, str], marks: Marks, fallen: Piece | None) -> str:
    """The label of a square, of what falls if a piece moves there, and of what just fell there."""
    text, note = label_with_mark(name, piece, names, marks.targets.get(name, "")), marks.notes.get(name, "")
    if note:
        text = say("rosenkreuz-square-note", label=text, note=note)
    return say("rosenkreuz-square-fell", label=text, what=_whose(fallen, names)) if fallen else text


def label_with_mark(square: str, piece: Piece | None, names: Mapping[str, str], mark: str = "") -> str:
    """The screen reader label of a square.

    >>> label_with_mark("c3", Piece("ROSE", "black"), {"ROSE": "Ada"}, "own")
    'c3: Ada’s black rose on a black square; you can move this piece'
    >>> label_with_mark("d3", None, {})
    'd3: empty white square'
    """
    color = "black" if SQUARES[square] & BLACK_SQUARES else "white"
    if piece is None:
        text = say("rosenkreuz-square-empty-on", square=square, color=color)
    else:
        text = say("rosenkreuz-square-on", square=square, what=_whose(piece, names), color=color)
    return say("rosenkreuz-square-may", label=text, may=tap_effect(mark)) if mark else text


def tap_effect(mark: str) -> str:
    """What tapping a square with this mark would do."""
    return say(f"rosenkreuz-may-{mark}")


def label_of(square: str, piece: Piece | None, names: Mapping[str, str]) -> str:
    """The contents of a square.

    >>> label_of("c3", Piece("ROSE", "black"), {})
    'c3: Rose’s black rose'
    """
    if piece is None:
        return say("rosenkreuz-square-empty", square=square)
    return say("rosenkreuz-square", square=square, what=_whose(piece, names))


def _whose(piece: Piece, names: Mapping[str, str]) -> str:
    name = names.get(piece.owner, color_name(piece.owner))
    return say("rosenkreuz-piece-of", name=name, piece=f"{piece.owner}-{piece.colour}")


def _square(name: str, marks: Marks, is_cursor: bool, label: str) -> Region:
    x, y = center_of(name, marks.is_turned)
    states = {
        "selected": name == marks.selected,
        "chosen": name == marks.chosen,
        "may-move": name in marks.targets,
        "may-take": marks.targets.get(name) in CAPTURES,
        "lit": name in marks.lit,
        "asked": name == marks.asked,
    }
    shade = "dark" if SQUARES[name] & BLACK_SQUARES else "light"
    identity = f"tile-{name}"
    is_marked = any(states.values()) or is_cursor
    drawn = h.g(
        id=identity,
        class_=" ".join(("tile", shade, *(state for state, holds in states.items() if holds))),
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=with_remark(label, marks.remarks.get(name, "")),
        aria_pressed="true" if states["selected"] else None,
        data_do="tile",
        data_tile=name,
    )[
        h.rect(".ground", x=x - 50, y=y - 50, width=SIDE, height=SIDE),
        last_mark(x, y) if states["lit"] else None,
        ring(x, y) if is_marked else None,
        corners(x, y) if states["may-take"] else None,
    ]
    return region(identity, drawn)


def ring(x: int, y: int) -> h.Node:
    """The ring of a marked square, in a casing, which makes it visible on black and on white."""
    return [
        h.rect(class_=css, x=x - 45, y=y - 45, width=SIDE - 10, height=SIDE - 10, rx="6")
        for css in ("ring-casing", "ring")
    ]


def last_mark(x: float, y: float) -> h.Node:
    """The mark of the last move: a frame that leaves the square's color visible."""
    return [
        h.rect(class_=css, x=number(x - half), y=number(y - half), width=2 * half, height=2 * half)
        for css, half in (("last-mark", 47), ("last-mark inner", 43))
    ]


def corners(x: float, y: float) -> h.Element:
    """The mark of a capture: filled corners, which a piece on the square does not cover."""
    drawn = (f"M{number(x + u * 46)} {number(y + v * 46)}h{-u * 27}L{number(x + u * 46)} {number(y + v * 19)}Z"
             for u in (-1, 1) for v in (-1, 1))  # fmt: skip
    return h.path(".corners", d="".join(drawn))


def _ends(ways: tuple[tuple[str, str, Piece], ...]) -> Mapping[str, tuple[str, Piece]]:
    """By final square, where each move started and with which piece."""
    return {end: (start, piece) for start, end, piece in ways}


def _standing_piece(scene: Scene, name: str, is_turned: bool) -> Region:
    """A piece on its square; if it moved in the shown step, it arrives from its previous square.

    A step can show a move and its answer. A piece that arrives in the move and falls in the answer stays until then.
    """
    piece = pieces_on(scene.position).get(name)
    if scene.moving_piece is not None and scene.moving_piece[0] == name:
        piece = None  # the ghost of the piece that would take it stands there
    came = {end: start for start, end in scene.last_move}
    start, first = _ends(scene.first).get(name, ("", None))
    x, y = center_of(name, is_turned)
    identity = f"pieces-{name}"
    drawn = []
    if first is not None and first != piece:
        drawn.append(_arriving_piece(first, start, name, is_turned, "till-answered"))
    if piece is not None:
        begun = came.get(name) or (start if first == piece else "")
        drawn.append(_arriving_piece(piece, begun, name, is_turned, is_later=name in came and bool(scene.first)))
    return region(identity, h.g(id=identity, transform=f"translate({x} {y})")[drawn])


def _arriving_piece(
    piece: Piece, start: str, end: str, is_turned: bool, css: str | None = None, is_later: bool = False
) -> h.Element:
    """A piece that arrives from its previous square, or just stands there."""
    used = h.use(class_=css, href=f"#kreuz-{piece.owner}-{piece.colour}")
    if not start:
        return used
    (x, y), (u, v) = center_of(end, is_turned), center_of(start, is_turned)
    return step_animation.arriving_drawing(used, u - x, v - y, is_later)


def _coordinates(is_turned: bool) -> Markup:
    files = FILES[::-1] if is_turned else FILES
    ranks = RANKS if is_turned else RANKS[::-1]
    places = [(letter, place * SIDE + 50, -14) for place, letter in enumerate(files)]
    places += [(letter, place * SIDE + 50, 8 * SIDE + 32) for place, letter in enumerate(files)]
    places += [(digit, x, place * SIDE + 60) for place, digit in enumerate(ranks) for x in (-24, 8 * SIDE + 24)]
    return Markup(
        str(
            h.g(".names", aria_hidden="true")[
                [h.text(".name.edge", x=x, y=y, text_anchor="middle")[text] for text, x, y in places]
            ]
        )
    )


def _moves_layer(scene: Scene, is_turned: bool) -> h.Element:
    """Moves as thin arrows, and a cross for each captured piece."""
    standing = pieces_on(scene.position)
    return h.g("#arrows.arrows", aria_hidden="true")[
        [move_arrow(start, end, is_turned, percent(share) if share else "", is_likely=True)
         for start, end, share in scene.likely],
        [move_arrow(start, end, is_turned) for start, end in scene.moves],
        [captured_ghost(square, piece, is_turned, square in standing) for square, piece in scene.captured],
        _move_ghost(*scene.moving_piece, is_turned) if scene.moving_piece is not None else None,
        [_capture_preview(square, piece, is_turned, scene.moving_piece) for square, piece in scene.would_fall],
    ]


def _move_ghost(square: str, piece: Piece, is_turned: bool) -> h.Element:
    """The ghost of a piece where its move would end."""
    x, y = center_of(square, is_turned)
    return h.g(transform=f"translate({x} {y})", opacity="0.6")[h.use(href=f"#kreuz-{piece.owner}-{piece.colour}")]


def _capture_preview(square: str, piece: Piece, is_turned: bool, arriving: tuple[str, Piece] | None) -> h.Element:
    """A cross over a piece that would fall; where the mover would stand, the piece small beside it."""
    if arriving is not None and arriving[0] == square:
        return captured_ghost(square, piece, is_turned, is_covered=True)
    x, y = center_of(square, is_turned)
    return h.g(".token.destroyed", transform=f"translate({x} {y})")[h.path(".cross", d="M-30-30 30 30M30-30-30 30")]


def captured_counts(position: Position, setup: Position) -> Mapping[Piece, int]:
    """How many pieces of each kind are off the board, without kinds that lost none."""
    begun, left = (Counter(pieces_on(each).values()) for each in (setup, position))
    return begun - left


def _trays(scene: Scene, is_turned: bool) -> h.Element:
    """The captured pieces, on their captor's side: black on the left, white on the right."""
    lost = captured_counts(scene.position, scene.setup) if scene.setup is not None else {}
    return h.g("#gone", aria_hidden="true")[
        [
            h.use(
                href=f"#kreuz-{piece.owner}-{piece.colour}",
                transform=f"translate({_column(piece)} {_row(piece, place, is_turned)}) scale(0.5)",
            )
            for piece, number_gone in lost.items()
            for place in range(number_gone)
        ]
    ]


def _column(piece: Piece) -> int:
    return -MARGIN - TRAY_WIDTH // 2 if piece.colour == "black" else 8 * SIDE + MARGIN + TRAY_WIDTH // 2


def _row(piece: Piece, place: int, is_turned: bool) -> int:
    inwards = place * TRAY_SPACING + TRAY_SPACING // 2 - MARGIN
    # The player at the top has captured pieces of the player at the bottom.
    return inwards if (piece.owner == ROSE) != is_turned else 8 * SIDE - inwards


def move_arrow(start: str, end: str, is_turned: bool = False, share: str = "", is_likely: bool = False) -> h.Element:
    """An arrow from a square to just before the center of another; a likely one is a ghost, perhaps with a `share`."""
    (x, y), (u, v) = center_of(start, is_turned), center_of(end, is_turned)
    far = hypot(u - x, v - y) or 1
    across, down = (u - x) / far, (v - y) / far

    def at(along: float, beside: float = 0.0) -> str:
        return f"{number(x + across * along - down * beside)} {number(y + down * along + across * beside)}"

    shaft, tip = f"M{x} {y}L{at(far - 34)}", far - 10
    return h.g(class_=f"arrow move {'foretold' if is_likely else 'given'}")[
        h.path(".halo", d=shaft),
        h.path(".shaft", d=shaft),
        h.path(".head", d=f"M{at(tip)}L{at(tip - 28, 16)}L{at(tip - 28, -16)}Z"),
        h.circle(".way-start", cx=x, cy=y, r="9"),
        share_slip(share, (x + (u - x) * 0.55, y + (v - y) * 0.55), 2.0) if share else None,
    ]


def captured_ghost(square: str, piece: Piece, is_turned: bool = False, is_covered: bool = False) -> h.Element:
    """A crossed-out ghost of a piece; small in the corner if another piece stands there."""
    x, y = center_of(square, is_turned)
    where = f"translate({x + 31} {y - 31}) scale(0.38)" if is_covered else f"translate({x} {y})"
    return h.g(".token.destroyed", transform=where)[
        h.circle(".fell", r="48") if is_covered else None,
        h.g(opacity="1" if is_covered else "0.45")[h.use(href=f"#kreuz-{piece.owner}-{piece.colour}")],
        h.path(".cross", d="M-30-30 30 30M30-30-30 30"),
    ]


def static_board(position: Position, label: str) -> h.Element:
    """A small picture of a position."""
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    marks = [
        h.use(href=f"#kreuz-{piece.owner}-{piece.colour}", x=x, y=y)
        for name, piece in pieces_on(position).items()
        for x, y in [center_of(name)]
    ]
    dark = "".join(
        f"M{x - 50} {y - 50}h100v100h-100z" for name in SQUARES if SQUARES[name] & BLACK_SQUARES
        for x, y in [center_of(name)]
    )  # fmt: skip
    return h.svg(".thumbnail.checkered", naming, viewBox=f"0 0 {8 * SIDE} {8 * SIDE}")[
        definitions(), h.rect(".light-ground", width=8 * SIDE, height=8 * SIDE), h.path(".dark-ground", d=dark), marks
    ]
