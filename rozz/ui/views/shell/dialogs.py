"""The panels over a screen: what each shows, its title, and whether it can be open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import htpy as h

from rozz.ui.features.composer import submit_check
from rozz.ui.features.guesses import guess_presence
from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.features.table import seat_pins
from rozz.ui.games import face_of
from rozz.ui.games.face import WithCounts
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.state.model import (
    CHANGE_PIN,
    DOUBTS,
    HINT,
    PLAYERS,
    REMOVE_PIN,
    RESET_PIN,
    RESIGNING,
    SET_PIN,
    SKIP,
    Model,
    Session,
)
from rozz.ui.views.links import link_safety
from rozz.ui.views.shell.board_lists import NEAR, PLACES, place_lists
from rozz.ui.views.shell.key_list import key_list
from rozz.ui.views.shell.menu import menu
from rozz.ui.views.shell.panel_conditions import is_composing, shows_board, waits_by_link
from rozz.ui.views.table import pin_forms
from rozz.ui.views.table.hint_panel import hint_panel
from rozz.ui.views.table.seat_changes import seat_changes_panel
from rozz.ui.views.widgets.piece_cards import catalog, catalog_title


class Panel(NamedTuple):
    """A panel.

    contents: what it shows.
    title: the id of its title, or what writes it.
    can_be_open: whether it can be open now; the model may have changed since it was opened.
    asks: it asks before something is done.
    """

    contents: Callable[[Model], h.Node]
    title: str | Callable[[Model], str]
    can_be_open: Callable[[Model], bool] = lambda model: True
    asks: bool = False


def dialog(model: Model) -> h.Element | None:
    """The open panel, or None."""
    panel = PANELS.get(model.dialog)
    if panel is None or not panel.can_be_open(model):
        return None
    return h.div(".veil", data_do="close")[
        h.section(
            f"#dialog.panel.{model.dialog}-panel",
            role="alertdialog" if panel.asks else "dialog",
            # Beside a side panel the table can be used, so it is not modal.
            aria_modal=None if is_beside_table(model) else "true",
            aria_labelledby="dialog-title",
            aria_describedby="doubted" if panel.asks else None,
            tabindex="-1",
            data_do="stay",
        )[
            h.div(".panel-head")[
                h.h2("#dialog-title")[say(panel.title) if isinstance(panel.title, str) else panel.title(model)],
                h.button(".plain", data_do="close", aria_label=say("close"))[sign("close")],
            ],
            panel.contents(model),
        ]
    ]


def is_beside_table(model: Model) -> bool:
    """Whether the open panel is a side panel: the board and the bar beside it can be used."""
    return model.dialog == HINT


def _catalog_title(model: Model) -> str:
    return catalog_title(model.session.match) if model.session else say("cards")


def _submit_title(model: Model) -> str:
    assert model.session is not None
    label = _submit_label(model.session)
    return say("doubts" if label == "hand-in" else f"doubts-{label}")


def _submit_label(session: Session) -> str:
    """The label for handing in, as on the button that leads to the question."""
    if not session.is_sealed:
        return "play-it"
    return "hand-in" if session.linked is None else "seal"


def _skip_title(model: Model) -> str:
    assert model.session is not None
    _, other, digest = model.skipping
    return say("return-question" if digest else "skip-question", name=model.session.match.names[other])


def _can_skip(model: Model) -> bool:
    """Whether the seat that the question is about is one of the match that is open."""
    return model.session is not None and model.skipping[1] in model.session.match.names


def _can_resign(model: Model) -> bool:
    return learning(model.session) is None and (is_composing(model) or waits_by_link(model))


def _reset_pin_title(model: Model) -> str:
    session = model.session
    assert session is not None
    return say("reset-pin-question", name=session.match.names[seat_pins.asked_seat(session)])


def _can_change_pin(model: Model) -> bool:
    """Whether the open panel is one of those about the PIN that can be open."""
    return model.dialog in pin_forms.panels(model)


def resign_question(model: Model) -> h.Node:
    """What resigning means, and the button that does it."""
    session = model.session
    if session is None or not is_composing(model):
        return link_safety.resign_question(model)
    return [
        h.div("#doubted.stack")[h.p[submit_check.what_resigning_means(session)]],
        h.div(".row")[
            h.button(".button.primary", data_do="resign")[say("menu-resign")],
            h.button(".button", data_do="close")[say("keep-playing")],
        ],
    ]


def submit_warnings(model: Model) -> h.Node:
    """Possible mistakes in the commands about to be handed in."""
    session = model.session
    assert session is not None
    label = _submit_label(session)
    return [
        h.p(".note")[model.toast] if model.toast else None,
        h.ul("#doubted.doubts")[[h.li[each] for each in submit_check.doubts(session)]],
        h.p(".note")[say("doubts-sealed")] if label == "seal" else None,
        h.div(".row")[
            h.button(".button.primary", data_do="hand-in")[say(label)],
            h.button(".button", data_do="close")[say("write-on")],
        ],
    ]


def legend(model: Model) -> h.Node:
    """The legend of the board."""
    if not shows_board(model) or model.session is None:
        return None
    match = model.session.match
    face = face_of(match.game.name)
    if not (guess_presence.is_open(model.session) and isinstance(face, WithCounts)):
        return face.legend(match.scenario)
    # Imported when somebody first guesses.
    from rozz.ui.games import outcome_drawing

    return [face.legend(match.scenario), outcome_drawing.legend(match.colours)]


#: The panels by their name in `Model.dialog`.
PANELS: Mapping[str, Panel] = {
    "menu": Panel(menu, "menu"),
    "legend": Panel(legend, "legend"),
    "catalogue": Panel(catalog, _catalog_title),
    "keys": Panel(key_list, "keys"),
    PLACES: Panel(place_lists, "places", shows_board),
    NEAR: Panel(place_lists, "places-near", shows_board),
    HINT: Panel(hint_panel, "hint", is_composing),
    DOUBTS: Panel(submit_warnings, _submit_title, is_composing, asks=True),
    PLAYERS: Panel(seat_changes_panel, "who-plays"),
    SKIP: Panel(link_safety.skip_question, _skip_title, _can_skip, asks=True),
    RESIGNING: Panel(resign_question, "resign-question", _can_resign, asks=True),
    SET_PIN: Panel(pin_forms.set_pin_form, "set-pin", _can_change_pin),
    CHANGE_PIN: Panel(pin_forms.change_pin_form, "change-pin", _can_change_pin),
    REMOVE_PIN: Panel(pin_forms.remove_pin_form, "remove-pin", _can_change_pin),
    RESET_PIN: Panel(pin_forms.reset_question, _reset_pin_title, _can_change_pin, asks=True),
}
