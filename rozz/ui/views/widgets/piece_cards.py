"""Descriptions of pieces: the pieces of a place on its sheet, and all pieces with their prices in a panel."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from rozz.engine.match import Match
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model


def piece_list(match: Match, place: str, seat: str, planned: Sequence[object], is_folded: bool = False) -> h.Node:
    """What is in the chosen place, and a button for the catalog; `is_folded`: behind their heading."""
    kinds = face_of(match.game.name).piece_list_at(match, place, seat, planned) if place else None
    if kinds is None:
        return None
    shown = [
        kinds,
        h.button(".link", data_do="dialog", data_name="catalogue", aria_haspopup="dialog")[catalog_title(match)]
        if has_cards(match)
        else None,
    ]
    if is_folded:
        return h.details(".pieces")[h.summary[say("pieces-here")], shown]
    return h.div(".pieces", role="group", aria_label=say("pieces-here"))[shown]


def catalog_title(match: Match) -> str:
    """The title of the catalog: not every game has prices."""
    return face_of(match.game.name).cards_title


def has_cards(match: Match) -> bool:
    """Whether there is a catalog."""
    return _cards(match.game.name, match.scenario) is not None


@remembered(most=2)
def _cards(game: str, scenario: object) -> Markup | None:
    """All cards of a scenario; cached, because a sheet needs the cards again at every tap."""
    cards = face_of(game).cards(scenario)
    return Markup(str(h.fragment[cards])) if cards is not None else None


def catalog(model: Model) -> h.Node:
    """All cards of the open scenario."""
    session = model.session
    return _cards(session.match.game.name, session.match.scenario) if session else None
