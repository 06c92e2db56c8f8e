"""The legend of the RosenKreuz board: its marks look the same as on the board."""

from __future__ import annotations

import htpy as h

from rozz.engine.rosenkreuz.model.position import Piece
from rozz.ui.games.rosenkreuz import board, pieces
from rozz.ui.i18n.texts import say


def legend() -> h.Element:
    """All marks and their meanings."""
    kinds = [(owner, colour) for owner in ("ROSE", "CROSS") for colour in ("black", "white")]
    marks = (
        (_square("selected"), say("rosenkreuz-legend-selected")),
        (_square("may-move"), say("rosenkreuz-legend-choice")),
        (_square("may-move may-take"), say("rosenkreuz-legend-capture")),
        (_square("may-move may-take", pieces.piece("CROSS", "white")), say("rosenkreuz-legend-target")),
        (_square("chosen"), say("rosenkreuz-legend-chosen")),
        (_square("lit"), say("rosenkreuz-legend-last")),
        (board.move_arrow("a1", "b1"), say("rosenkreuz-legend-way")),
        (board.captured_ghost("a1", Piece("CROSS", "black")), say("rosenkreuz-legend-fallen")),
        (_replaced_sample(), say("rosenkreuz-legend-replaced")),
        (_captured_sample(), say("rosenkreuz-legend-taken")),
    )
    return h.ul(".legend-list")[
        [
            h.li[_sample(_standing(owner, colour)), say("rosenkreuz-legend-piece", piece=f"{owner}-{colour}")]
            for owner, colour in kinds
        ],
        [h.li[_sample(drawn), meaning] for drawn, meaning in marks],
    ]


def _replaced_sample() -> h.Node:
    return [
        _square("", pieces.piece("ROSE", "black")),
        board.captured_ghost("a1", Piece("CROSS", "white"), is_covered=True),
    ]


def _captured_sample() -> h.Element:
    return h.g(transform="translate(50 750) scale(0.5)")[pieces.piece("CROSS", "black")]


def _sample(drawn: h.Node) -> h.Element:
    # The arrow leads to the square on the right; everything else stands on the left one.
    return h.svg(".board-sample.checkered", viewBox="0 700 200 100", aria_hidden="true")[drawn]


def _standing(owner: str, colour: str) -> h.Element:
    shade = "dark" if colour == "black" else "light"
    return h.g(class_=f"tile {shade}")[_ground(), h.g(transform="translate(50 750)")[pieces.piece(owner, colour)]]


def _square(states: str, standing: h.Node = None) -> h.Element:
    shown = h.g(transform="translate(50 750)")[standing] if standing is not None else None
    return h.g(class_=f"tile dark {states}")[
        _ground(),
        board.last_mark(50, 750) if "lit" in states else None,
        board.ring(50, 750),
        board.corners(50, 750) if "may-take" in states else None,
        shown,
    ]


def _ground() -> h.Element:
    return h.rect(".ground", x="0", y="700", width="100", height="100")
