"""The panels over a screen: the menu, the legend of the board, the keys."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from rozz import library
from rozz.ui.features.composer import submit_check
from rozz.ui.features.guesses import guess_presence
from rozz.ui.features.links import readonly_sharing, send_status
from rozz.ui.features.page_addresses import address
from rozz.ui.features.table import seat_pins, table_votes
from rozz.ui.features.table.table_votes import DRAW, SEATS, TAKE_BACK, TAKE_TURN
from rozz.ui.games import face_of
from rozz.ui.games.face import WithCounts
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import key_cap, turn_in_sentence
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.state.keyboard import CHOOSE, KEYS, Key, characters
from rozz.ui.state.model import (
    CHANGE_PIN,
    DOUBTS,
    HINT,
    NO_RECORDER,
    PLAYERS,
    REMOVE_PIN,
    RESET_PIN,
    RESIGNING,
    SET_PIN,
    SKIP,
    Model,
    Session,
)
from rozz.ui.state.stages import AWAIT, COMPOSE, REVEAL
from rozz.ui.views.links import link_safety
from rozz.ui.views.shell.board_lists import NEAR, PLACES, place_lists
from rozz.ui.views.table import pin_forms
from rozz.ui.views.table.hint_panel import hint_panel
from rozz.ui.views.table.seat_changes import seat_changes_panel
from rozz.ui.views.widgets.piece_cards import catalog, catalog_title, has_cards
from rozz.ui.views.widgets.shared_parts import goal_note, pressed_value

#: The panels that ask before something is done.
ASKING_DIALOGS = (DOUBTS, SKIP, RESIGNING, RESET_PIN)
#: The panels about the PIN of a seat.
PIN_DIALOGS = {
    SET_PIN: pin_forms.set_pin_form, CHANGE_PIN: pin_forms.change_pin_form, REMOVE_PIN: pin_forms.remove_pin_form,
    RESET_PIN: pin_forms.reset_question,
}  # fmt: skip


def dialog(model: Model) -> h.Element | None:
    """The open panel, or None."""
    contents = {
        "menu": menu, "legend": legend, "catalogue": catalog, "keys": keys, DOUBTS: submit_warnings, HINT: hint_panel,
        PLACES: place_lists, NEAR: place_lists, PLAYERS: seat_changes_panel, SKIP: link_safety.skip_question,
        RESIGNING: resign_question, **PIN_DIALOGS,
    }  # fmt: skip
    if model.dialog not in contents or (model.dialog in (DOUBTS, HINT) and not _is_composing(model)):
        return None
    if model.dialog == SKIP and (model.session is None or model.skipping[1] not in model.session.match.names):
        return None
    if model.dialog == RESIGNING and not (_is_composing(model) or _waits_by_link(model)):
        return None
    if model.dialog in PIN_DIALOGS and model.dialog not in pin_forms.panels(model):
        return None
    if model.dialog in (PLACES, NEAR) and not _shows_board(model):
        return None
    return h.div(".veil", data_do="close")[
        h.section(
            f"#dialog.panel.{model.dialog}-panel",
            role="alertdialog" if model.dialog in ASKING_DIALOGS else "dialog",
            # Beside a side panel the table can be used, so it is not modal.
            aria_modal=None if is_beside_table(model) else "true",
            aria_labelledby="dialog-title",
            aria_describedby="doubted" if model.dialog in ASKING_DIALOGS else None,
            tabindex="-1",
            data_do="stay",
        )[
            h.div(".panel-head")[
                h.h2("#dialog-title")[_title(model)],
                h.button(".plain", data_do="close", aria_label=say("close"))[sign("close")],
            ],
            contents[model.dialog](model),
        ]
    ]


def is_beside_table(model: Model) -> bool:
    """Whether the open panel is a side panel: the board and the bar beside it can be used."""
    return model.dialog == HINT


def _title(model: Model) -> str:
    if model.dialog == "catalogue":
        return catalog_title(model.session.match) if model.session else say("cards")
    if model.dialog == DOUBTS and model.session is not None:
        word = _submit_label(model.session)
        return say(DOUBTS if word == "hand-in" else f"{DOUBTS}-{word}")
    if model.dialog == SKIP and model.session is not None:
        key = "return-question" if model.skipping[2] else "skip-question"
        return say(key, name=model.session.match.names[model.skipping[1]])
    if model.dialog == RESET_PIN and model.session is not None:
        return say("reset-pin-question", name=model.session.match.names[seat_pins.asked_seat(model.session)])
    return say("resign-question" if model.dialog == RESIGNING else model.dialog)


def _submit_label(session: Session) -> str:
    """The label for handing in, as on the button that leads to the question."""
    if not session.is_sealed:
        return "play-it"
    return "hand-in" if session.linked is None else "seal"


def _is_composing(model: Model) -> bool:
    """Whether the page is that of a player who writes commands; a question to the whole table takes its place."""
    session = model.session
    is_at_table = session is not None and session.stage == COMPOSE and model.screen == "table"
    return session is not None and is_at_table and table_votes.question(session) is None


def _waits_by_link(model: Model) -> bool:
    """Whether a match by link waits for others, so that a player here may want to resign meanwhile."""
    session = model.session
    if session is None or session.linked is None or model.screen != "table" or session.stage != AWAIT:
        return False
    linked = session.linked
    return bool(linked.seats) and not linked.ledger.is_over and not send_status.has_resigned(linked)


def _resign_entry(model: Model) -> h.Element | None:
    """The entry that asks whether to resign; a what-if need not ask. None if nobody can resign here."""
    session = model.session
    if session is None or not _is_composing(model):
        return _item("dialog", "menu-resign", name=RESIGNING) if _waits_by_link(model) else None
    if not session.match.game.resignation_commands(session.match.scenario, session.seat):
        return None
    is_trial = session.is_trial
    return _item("resign", "menu-resign-trial") if is_trial else _item("dialog", "menu-resign", name=RESIGNING)


def resign_question(model: Model) -> h.Node:
    """What resigning means, and the button that does it."""
    session = model.session
    if session is None or not _is_composing(model):
        return link_safety.resign_question(model)
    return [
        h.div("#doubted.stack")[h.p[submit_check.what_resigning_means(session)]],
        h.div(".row")[
            h.button(".button.primary", data_do="resign")[say("menu-resign")],
            h.button(".button", data_do="close")[say("keep-playing")],
        ],
    ]


def menu(model: Model) -> h.Node:
    """Everything that can be done besides the game itself."""
    session = model.session
    is_table = session is not None and model.screen in ("table", "history")
    return [
        goal_note(session) if session and is_table else None,
        h.div(".menu-list")[
            _item("history", "history") if session and is_table and session.match.played else None,
            _share_entry(session) if session and is_table else None,
            _item("share-picture", "share-picture")
            if session and model.screen == "table" and session.stage == REVEAL
            else None,
            _animation_entry(model.is_recording)
            if session and model.screen == "table" and session.stage == REVEAL and NO_RECORDER not in model.hints
            else None,
            [
                h.button(data_do="ask", data_kind=kind)[_proposal_label(session, kind)]
                for kind in (TAKE_BACK, TAKE_TURN, DRAW)
                if session and is_table and table_votes.can_ask(session, kind)
            ],
            _item("dialog", PLAYERS, name=PLAYERS)
            if session and is_table and table_votes.can_ask(session, SEATS)
            else None,
            [_item("dialog", panel, name=panel) for panel in pin_forms.panels(model) if panel != RESET_PIN],
            _resign_entry(model),
            _item("dialog", "legend", name="legend") if _shows_board(model) else None,
            h.button(data_do="dialog", data_name="catalogue")[catalog_title(session.match)]
            if session and is_table and has_cards(session.match)
            else None,
            _item("dialog", "places", name=PLACES) if _shows_board(model) else None,
            _item("rules", "rules"),
            None if "needs-https" in model.hints or not address(model) else _item("copy-address", "copy-address"),
            _item("home", "home"),
            # Last, because phones have none.
            _item("dialog", "keys", name="keys"),
        ],
        h.div(".themes", role="group", aria_label=say("theme"))[
            [
                h.button(data_do="theme", data_theme=theme, aria_pressed=pressed_value(theme == model.settings.theme))[
                    say(f"theme-{theme or 'system'}")
                ]
                for theme in ("", "light", "dark")
            ]
        ],
        _languages(model),
        _switch("switch-reveal", "reveal-switch", model.settings.plays_itself),
        _switch("switch-sound", "sound-switch", model.settings.has_sound),
    ]


def _switch(do: str, text: str, is_on: bool) -> h.Element:
    """A setting that is on or off."""
    name = say(text)
    parts = say_marked("list-headed", heading=name, text=say("on" if is_on else "off"))
    # In one element: between several, a button leaves room. A screen reader says the state by itself.
    shown = h.span[[part if part is name else h.span(aria_hidden="true")[part] for part in parts]]
    return h.button(data_do=do, aria_pressed=pressed_value(is_on))[shown]


def _languages(model: Model) -> list[h.Node]:
    """The languages by their own names, and that a translation has not been reviewed."""
    shown, languages = translations.in_use(), translations.languages()
    return [
        h.div(".themes", role="group", aria_label=say("language"))[
            [
                h.button(data_do="language", data_language=code, lang=code, aria_pressed=pressed_value(code == shown))[
                    say("language-is-draft", name=name) if translations.is_draft(code) else name
                ]
                for code, name in languages.items()
            ]
        ],
        h.p(".note", role="status")[say("language-coming", name=languages[model.language_awaited])]
        if model.language_awaited
        else None,
        h.p(".note", role="alert")[model.language_refused] if model.language_refused else None,
        h.p(".note")[say("language-draft")] if translations.is_draft() else None,
    ]


def _share_entry(session: Session) -> h.Element | None:
    """The entry that shares a read-only link: of a puzzle, a finished match, or the shown turn."""
    if session.solving is not None:
        return _item("share-puzzle", "share-told")
    return _item("share-told", "share-told") if readonly_sharing.can_share(session) else None


def _proposal_label(session: Session, kind: str) -> str:
    """The label for proposing something to the table."""
    played = session.match.played
    moment = turn_in_sentence(played[-1].moment) if played else ""
    return say(f"menu-{kind}{_open_move_suffix(session, kind)}", moment=moment)


def _open_move_suffix(session: Session, kind: str) -> str:
    """An open move has another word than a turn."""
    played = session.match.played
    return "-open" if kind == TAKE_BACK and played and not played[-1].moment.is_sealed else ""


def submit_warnings(model: Model) -> h.Node:
    """Possible mistakes in the commands about to be handed in."""
    session = model.session
    assert session is not None
    word = _submit_label(session)
    return [
        h.p(".note")[model.toast] if model.toast else None,
        h.ul("#doubted.doubts")[[h.li[each] for each in submit_check.doubts(session)]],
        h.p(".note")[say("doubts-sealed")] if word == "seal" else None,
        h.div(".row")[
            h.button(".button.primary", data_do="hand-in")[say(word)],
            h.button(".button", data_do="close")[say("write-on")],
        ],
    ]


def _shows_board(model: Model) -> bool:
    """Whether there is a board whose pieces the legend can use."""
    session = model.session
    is_table = session is not None and model.screen == "table" and table_votes.question(session) is None
    return is_table and session is not None and session.stage in (COMPOSE, REVEAL)


def _animation_entry(is_recording: bool) -> h.Element:
    """The entry to share an animation; while one is recorded it says so, because a browser records in real time."""
    if is_recording:
        return h.button(data_do="share-animation", aria_disabled="true")[say("animation-recorded")]
    return _item("share-animation", "share-animation")


def _item(do: str, text: str, **values: str) -> h.Element:
    return h.button({"data-do": do, **{f"data-{key}": value for key, value in values.items()}})[say(text)]


def keys(model: Model) -> h.Node:
    """All keys and what they do, with the letters of the current game. Character keys can be changed."""
    letters = tuple(face_of(model.session.match.game.name if model.session else library.DEFAULT_GAME).choice_letters)
    settings = model.settings
    rows = [(key, letters if key.name == CHOOSE else key.caps) for key in KEYS]
    return [
        _switch("switch-letters", "letters-switch", settings.has_letters),
        h.p(".note")[say("letters-about")],
        h.dl(".keys")[
            [
                h.div[h.dt[_key_caps(key, caps, characters(settings))], h.dd[_key_effect(model, key)]]
                for key, caps in rows
                if caps
            ]
        ],
    ]


def _key_effect(model: Model, key: Key) -> str:
    """The text that says what a key does; in a match by link, the keys that hand in commands seal them."""
    is_sealed = model.session is not None and model.session.linked is not None
    return say(f"{key.text}-seal" if is_sealed and key.name in ("ready", "hand-in") else key.text)


def _key_caps(key: Key, caps: tuple[str, ...], known: Mapping[str, str]) -> h.Node:
    if not key.writes:
        return [h.kbd[key_cap(cap)] for cap in caps]
    return h.input(
        ".cap",
        type="text",
        value=known[key.name].upper(),
        data_on="key",
        data_name=key.name,
        maxlength="1",
        autocomplete="off",
        aria_label=say("key-for", what=say(key.text)),
    )


def legend(model: Model) -> h.Node:
    """The legend of the board."""
    if not _shows_board(model) or model.session is None:
        return None
    match = model.session.match
    face = face_of(match.game.name)
    if not (guess_presence.is_open(model.session) and isinstance(face, WithCounts)):
        return face.legend(match.scenario)
    # Imported when somebody first guesses.
    from rozz.ui.games import outcome_drawing

    return [face.legend(match.scenario), outcome_drawing.legend(match.colours)]
