"""The legend of the RosenKreuz board: its marks look the same as on the board."""

from __future__ import annotations

import htpy as h

from rozz.engine.rosenkreuz.model.position import Piece
from rozz.ui.games.rosenkreuz import board, pieces


def legend() -> h.Element:
    """All marks and their meanings."""
    kinds = [
        (owner, colour, f"{owner.title()}, {colour}: at home on {colour} squares")
        for owner in ("ROSE", "CROSS")
        for colour in ("black", "white")
    ]
    marks = (
        (_square("selected"), "The piece in hand"),
        (_square("may-move"), "What can be tapped: a piece that can move, or where the one in hand can go"),
        (_square("may-move may-take"), "Going there takes a piece or more, there or beside it"),
        (_square("may-move may-take", pieces.piece("CROSS", "white")), "A piece that can be taken"),
        (_square("chosen"), "Where it will go: tap again to play the move"),
        (_square("lit"), "What the move before changed: who moved last, and who fell"),
        (board.way("a1", "b1"), "The way of a move, from the dot to the head"),
        (board.fallen("a1", Piece("CROSS", "black")), "A piece that has just been taken"),
        (_replaced(), "A piece that has just been replaced by the one on its square"),
        (_taken(), "Beside the board: what has been taken, on the side of who plays against it"),
    )
    return h.ul(".legend-list")[
        [h.li[_sample(_standing(owner, colour)), meaning] for owner, colour, meaning in kinds],
        [h.li[_sample(drawn), meaning] for drawn, meaning in marks],
    ]


def _replaced() -> h.Node:
    return [_square("", pieces.piece("ROSE", "black")), board.fallen("a1", Piece("CROSS", "white"), is_covered=True)]


def _taken() -> h.Element:
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
        h.rect(".ring", x="5", y="705", width="90", height="90", rx="6"),
        board.corners(50, 750) if "may-take" in states else None,
        shown,
    ]


def _ground() -> h.Element:
    return h.rect(".ground", x="0", y="700", width="100", height="100")
