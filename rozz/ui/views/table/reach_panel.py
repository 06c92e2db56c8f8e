"""Reach this turn and next, beside the board: which to show, how to read the marks, and the list for one place."""

from __future__ import annotations

import htpy as h

from rozz.engine.game import name_of
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.board.viewport import FAR
from rozz.ui.features.table import next_turn_layer, reach_layer
from rozz.ui.features.table.reach_layer import OWN, RIVALS, ReachLine
from rozz.ui.games import face_of
from rozz.ui.games.face import WithThreatDots
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Layer, Session
from rozz.ui.views.widgets.shared_parts import pressed_value


def reach_panel(session: Session, layer: Layer, explanations: h.Node = None) -> h.Element:
    """Buttons for rivals, the player and next turn, and the texts below them."""
    return h.section("#reach-panel.reach-panel", aria_label=say("threats"))[
        h.div(".row")[
            _choice(layer, RIVALS, say("threats")),
            _choice(layer, OWN, say("threats-mine")),
            h.button(".small", data_do="next-reach", aria_pressed=pressed_value(layer.has_next))[say("threats-next")]
            if next_turn_layer.has_next(session)
            else None,
        ],
        explanations,
    ]


def reach_explanations(session: Session, layer: Layer, cursor: str, tier: str) -> list[h.Node]:
    """With no place open: how to read the marks, and the cursor's list.

    `tier`: the zoom, since a board seen from afar shows fewer marks.

    Not every place that can be reached opens a sheet. A tap on another place only moves the cursor there.
    """
    return [
        [h.p(".note")[each] for each in _legend_lines(session, layer, tier)],
        _about_next(session, layer, tier),
        _list(session, reach_layer.everywhere(session, layer)),
        reach_of_place(session, layer, cursor) if reach_layer.marks(session, layer) else None,
    ]


def _legend_lines(session: Session, layer: Layer, tier: str) -> list[str]:
    """How to read the marks, or why there are none."""
    if not reach_layer.is_whole(session, layer):
        return [say("threats-counting")]
    note = reach_layer.note(session)
    is_empty = not reach_layer.marks(session, layer) and not reach_layer.everywhere(session, layer)
    if is_empty:
        return [note or say("threats-nothing")]
    legend = _legend(session, layer, tier)
    return [note, legend] if note else [legend]


def _legend(session: Session, layer: Layer, tier: str) -> str:
    """How to read the marks that are on the board."""
    shown = [mark for marks in reach_layer.marks(session, layer).values() for mark in marks]
    is_move, is_strike = (any(mark.can_move for mark in shown), any(mark.can_strike for mark in shown))
    has_notes, has_dots = _has_notes(session, tier), _has_dots(session, tier)
    # Next turn's have no edges.
    is_edged = any(not (mark.can_move or mark.is_next) for mark in shown)
    # A game whose pieces take others has no strikes.
    takes = "take" in reach_layer.manners(session, layer)
    parts = {
        "move": is_move and has_notes,
        "move-brief": is_move and not has_notes,
        "strike": is_strike and has_notes and not takes,
        "take": is_strike and has_notes and takes,
        "dot": has_dots and any(mark.can_move and mark.can_strike and not mark.is_next for mark in shown),
        "only-strike": is_edged and not takes,
        "only-take": is_edged and takes,
        "more": True,
    }
    return " ".join(say(f"threats-legend-{name}") for name, is_shown in parts.items() if is_shown)


def _has_dots(session: Session, tier: str) -> bool:
    """Whether the board shows dots instead of letters and numbers."""
    face = face_of(session.match.game.name)
    return isinstance(face, WithThreatDots) and face.has_threat_dots(tier)


def _has_notes(session: Session, tier: str) -> bool:
    """Whether the board shows letters, numbers and stars."""
    return tier != FAR and not _has_dots(session, tier)


def _about_next(session: Session, layer: Layer, tier: str) -> h.Element | None:
    """How to read next turn's marks, if they are shown."""
    if not layer.has_next or not next_turn_layer.has_next(session) or not reach_layer.is_whole(session, layer):
        return None
    legend = "threats-next-legend" if _has_notes(session, tier) else "threats-next-legend-brief"
    return h.p(".note")[say(legend if reach_layer.is_next_whole(session, layer) else "threats-next-counting")]


def _choice(layer: Layer, what: str, text: str) -> h.Element:
    return h.button(".small", data_do="reach", data_what=what, aria_pressed=pressed_value(what == layer.what))[text]


def reach_of_place(session: Session, layer: Layer, place: str) -> h.Node:
    """Who can do what to a place."""
    if not layer.what or not place or not layer.is_about(session) or not reach_layer.is_whole(session, layer):
        return None
    found = reach_layer.lines(session, layer, place)
    place = name_of(place)
    heading = say("threats-own-at" if layer.what == OWN else "threats-at", place=place)
    is_own = layer.what == OWN
    if reach_layer.is_next_whole(session, layer):
        nobody = next_turn_layer.nobody(place, is_own)
    else:
        nobody = say("threats-none-own" if is_own else "threats-none", place=place)
    return h.section("#reached.reached", aria_label=heading)[
        [h.h3[heading], _list(session, found)] if found else h.p(".note")[nobody]
    ]


def _list(session: Session, found: list[ReachLine]) -> h.Element | None:
    styles = seat_styles(session.match.colours)
    lines = [h.li[seat_chip(styles[line.seat]), h.span[line.text]] for line in found]
    return h.ul(".reach-list")[lines] if lines else None
