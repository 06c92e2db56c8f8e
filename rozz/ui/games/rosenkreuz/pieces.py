"""The four kinds of piece, distinguished by shape and filling.

A rose has five petals and a cross four arms; a black piece is solid, a white one open with a ring inside. The heart has
the color of the owner's seat.
"""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz.engine.rosenkreuz.model.sides import ROSE, SEATS
from rozz.ui.board import emblems
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.memoize import remembered


@remembered(most=1)
def definitions() -> Markup:
    """The four kinds of piece, as definitions to refer to."""
    kinds = [(owner, colour) for owner in ("ROSE", "CROSS") for colour in ("black", "white")]
    return Markup(str(h.defs[[h.g(id=f"kreuz-{owner}-{colour}")[piece(owner, colour)] for owner, colour in kinds]]))


def piece(owner: str, colour: str) -> h.Fragment:
    """A piece in a square from -50 to 50."""
    draw = emblems.rose if owner == ROSE else emblems.cross
    outline, inner = draw(1.0), draw(0.62)
    css = f".kreuz-heart.{seat_styles(SEATS)[owner].css}"
    heart = h.circle(css, r="9") if owner == ROSE else h.path(css, d="M0-11 11 0 0 11-11 0Z")
    return h.fragment[
        h.path(f".kreuz-body.{colour}", d=outline),
        h.path(f".kreuz-inner.{colour}", d=inner) if colour == "white" else None,
        h.g(class_=f"kreuz-mark {colour}")[heart],
    ]
