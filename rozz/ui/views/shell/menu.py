"""The menu: everything that can be done besides the game itself, and the page's settings."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.features.links import readonly_sharing
from rozz.ui.features.page_addresses import address
from rozz.ui.features.table import table_votes
from rozz.ui.features.table.table_votes import DRAW, SEATS, TAKE_BACK, TAKE_TURN
from rozz.ui.features.table.undone_moments import seats_coming_back, undone_moments
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import turn_in_sentence
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import NO_RECORDER, PLAYERS, RESET_PIN, RESIGNING, Model, Session
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.shell.board_lists import PLACES
from rozz.ui.views.shell.panel_conditions import is_composing, shows_board, waits_by_link
from rozz.ui.views.table import pin_forms
from rozz.ui.views.widgets.piece_cards import catalog_title, has_cards
from rozz.ui.views.widgets.shared_parts import goal_note, pressed_value, switch_button


def menu(model: Model) -> h.Node:
    """Everything that can be done besides the game itself."""
    session = model.session if model.screen in ("table", "history") else None
    return [
        goal_note(session) if session else None,
        h.div(".menu-list")[
            _match_entries(model, session) if session else None,
            [_item("dialog", panel, name=panel) for panel in pin_forms.panels(model) if panel != RESET_PIN],
            _resign_entry(model),
            _board_entries(model, session),
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
        switch_button("switch-reveal", "reveal-switch", model.settings.plays_itself),
        switch_button("switch-sound", "sound-switch", model.settings.has_sound),
    ]


def _match_entries(model: Model, session: Session) -> list[h.Node]:
    """What can be done with the open match: look back, share, propose something to the table."""
    is_turn_shown = model.screen == "table" and session.stage == REVEAL
    return [
        _item("history", "history") if session.match.played else None,
        _share_entry(session),
        _item("share-picture", "share-picture") if is_turn_shown else None,
        _animation_entry(model.is_recording) if is_turn_shown and NO_RECORDER not in model.hints else None,
        [
            h.button(data_do="ask", data_kind=kind)[_proposal_label(session, kind)]
            for kind in (TAKE_BACK, TAKE_TURN, DRAW)
            if table_votes.can_ask(session, kind)
        ],
        _item("dialog", PLAYERS, name=PLAYERS) if table_votes.can_ask(session, SEATS) else None,
    ]


def _board_entries(model: Model, session: Session | None) -> list[h.Node]:
    """What helps to read the board: its legend, the cards of the pieces, all places as a list."""
    is_board_shown = shows_board(model)
    return [
        _item("dialog", "legend", name="legend") if is_board_shown else None,
        h.button(data_do="dialog", data_name="catalogue")[catalog_title(session.match)]
        if session and has_cards(session.match)
        else None,
        _item("dialog", "places", name=PLACES) if is_board_shown else None,
    ]


def _resign_entry(model: Model) -> h.Element | None:
    """The entry that asks whether to resign; a what-if need not ask. None if nobody can resign here, as in lessons."""
    session = model.session
    if learning(session) is not None:
        return None
    if session is None or not is_composing(model):
        return _item("dialog", "menu-resign", name=RESIGNING) if waits_by_link(model) else None
    if not session.match.game.resignation_commands(session.match.scenario, session.seat):
        return None
    is_trial = session.is_trial
    return _item("resign", "menu-resign-trial") if is_trial else _item("dialog", "menu-resign", name=RESIGNING)


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
    """The label for proposing something to the table; an open move has a different word from a turn."""
    if kind != TAKE_BACK:
        played = session.match.played
        return say(f"menu-{kind}", moment=turn_in_sentence(played[-1].moment) if played else "")
    undone = undone_moments(session)
    if seats_coming_back(session.match, undone):
        return say("menu-resignation-back")
    return say("menu-take-back" if undone[0].moment.is_sealed else "menu-take-back-open")


def _animation_entry(is_recording: bool) -> h.Element:
    """The entry to share an animation; while one is recorded it says so, because a browser records in real time."""
    if is_recording:
        return h.button(data_do="share-animation", aria_disabled="true")[say("animation-recorded")]
    return _item("share-animation", "share-animation")


def _item(do: str, text: str, **values: str) -> h.Element:
    return h.button({"data-do": do, **{f"data-{key}": value for key, value in values.items()}})[say(text)]
