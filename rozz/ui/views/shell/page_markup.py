"""model → the page's markup and title. The title holds no secret: it says where the player is, never any command."""

from __future__ import annotations

import htpy as h

from rozz.ui import page_regions
from rozz.ui.features.composer import written_session
from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.features.match_list.match_list import is_kept
from rozz.ui.features.navigation import game_of_rules, has_slip
from rozz.ui.features.opponents import computer_seats
from rozz.ui.features.table import shared_device, table_votes
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import in_sentence, moment_name
from rozz.ui.i18n.texts import key_of, say
from rozz.ui.page_regions import Drawn
from rozz.ui.state import stages
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import AWAIT, COMPOSE, GATHER, HANDOVER, OVER, REVEAL
from rozz.ui.views.home import home
from rozz.ui.views.learning import lesson_panel, puzzle_pages
from rozz.ui.views.learning import rules_page as rules_view
from rozz.ui.views.links import absent_match, remote_table
from rozz.ui.views.replay import review_page
from rozz.ui.views.replay.history_page import history, result_page
from rozz.ui.views.replay.reveal import reveal_page
from rozz.ui.views.setup import match_setup, scenario_list
from rozz.ui.views.shell import dialogs
from rozz.ui.views.table import computer_turn, table
from rozz.ui.views.table import handover as handover_page
from rozz.ui.views.widgets.shared_parts import toast_region, top_bar

#: Notices about a change of the list, which Undo reverts.
LIST_NOTICES = ("cleared", "resigning-trial")


def tab_title(model: Model) -> str:
    """The title of the tab: the screen and whose turn it is."""
    translations.use(model.spoken, model.pointer)
    where = _public_place(model)
    return say("title-of", where=where) if where else say("title")


def _public_place(model: Model) -> str:
    """The public part of the title; nothing about a match behind another screen."""
    session = model.session
    if session is None or model.screen != "table":
        return say(TITLES[model.screen]) if model.screen in TITLES else ""
    if table_votes.question(session) is not None:
        return ""
    match session.stage:
        case stages.HANDOVER:
            return handover_page.handover_text(session)
        case stages.COMPOSE:
            turn = say("player-at", name=session.match.names[session.seat], moment=in_sentence(session.match.moment))
            return say("title-what-if", moment=turn) if session.is_trial else turn
        case stages.ALL_IN:
            return say("title-all-in")
        case stages.REVEAL:
            return moment_name(session.match.played[session.shown_turn - 1].moment)
        case stages.AWAIT if session.linked is None:
            turn_of = computer_seats.turn_of(session)
            return say("thinks", name=session.match.names[turn_of.seat]) if turn_of else say("puzzles")
        case stages.AWAIT | stages.GATHER:
            return remote_table.status_text(session)
    return say("match-is-over")


def screen_identifier(model: Model) -> tuple[str, ...]:
    """An identifier of the screen: when it changes, the focus goes to the new heading."""
    session = model.session
    if model.screen == "rules":
        return ("rules", game_of_rules(model))
    if session is None or model.screen != "table":
        return (model.screen,)
    question = table_votes.question(session)
    at = f"{question.about} {table_votes.asked_next(session)} {question.seat}" if question else session.stage
    return (model.screen, at, session.seat, "trial" if session.is_trial else session.guessing)


#: Titles of the tab for screens without a match.
TITLES = {
    "rules": "rules", "new": "new-match", "names": "new-match", "history": "history", "puzzles": "puzzles",
    "simulator": "simulator", "absent": "absent", "design": "design",
}  # fmt: skip


def page(model: Model) -> str:
    """The whole page as text."""
    return draw_page(model).text


def draw_page(model: Model) -> Drawn:
    """The whole page."""
    translations.use(model.spoken, model.pointer)
    dialog = dialogs.dialog(model)
    # Always in the page, so that a new notice moves nothing that the player is using.
    notices = h.div("#told")[
        _refused_notice(model),
        _link_notice(model),
        _cleared_notice(model),
        _unsaved_notice(model) or _new_release_offer(model),
    ]
    toast = _toast(model)
    table_screen = _table_screen(model, toast if dialog is None else None)
    is_at_table = table_screen is not None and dialog is None  # nothing on an inert screen is read or tapped
    is_beside = dialog is not None and dialogs.is_beside_table(model)
    # A tap beside a side panel acts at once; where it does nothing else, it closes the panel.
    screen = h.div("#screen", inert=dialog is not None and not is_beside, data_do="close" if is_beside else None)[
        notices, table_screen or _screen(model)
    ]
    asides = [toast_region("toasts", None if is_at_table else toast), page_regions.region("said", _announcement(model))]
    return page_regions.drawn([screen, dialog, *asides])


def _screen(model: Model) -> h.Node:
    session = model.session
    match model.screen:
        case "rules":
            from rozz.ui.views.learning import rule_search_box  # imported on first use

            text = say("go-on" if session and model.beneath == "table" else "back")
            game = game_of_rules(model)
            links = [rules_view.chapters_link(game), h.button(".link", data_do="go-back")[text]]
            search = rule_search_box.search_box(game, model.search_text)
            return [top_bar(say("rules"), links=links, search=search), rules_view.rules_page(game)]
        case "simulator" if model.simulator is not None:
            from rozz.ui.views.simulator import simulator_page as simulator  # imported late: rarely needed

            return simulator.simulator_page(model.simulator)
        case "design":
            from rozz.ui.views.design import design_page  # imported late: rarely needed

            return design_page.design_page()
        case "new":
            return scenario_list.scenario_list_page(model)
        case "names":
            return match_setup.match_setup_page(model)
        case "puzzles":
            return puzzle_pages.puzzle_list(model)
        case "opening":
            return handover_page.opening_page()
        case "elsewhere":
            return handover_page.open_elsewhere_page(model.elsewhere)
        case "absent":
            return absent_match.match_not_found(model)
        case "history" if session is not None:
            return history(session)
        case "review" if session is not None:
            return review_page.review_page(model, session)
        case "table" if session is not None:
            return _table(model, session)
    return home.home(model)


def _table_screen(model: Model, toast: h.Node) -> h.Element | None:
    """A map and the slip beside it, with a place for a toast; None if the screen is another one."""
    session = model.session
    if session is None or not has_slip(model):
        return None
    if session.stage == REVEAL:
        return reveal_page(session, model.settings, model.is_playing, model.is_printed, model.tier, toast)
    if session.stage == COMPOSE:
        return table.table_page(model, written_session.in_composer(session), toast)
    if session.solving is not None:
        return puzzle_pages.waiting_for_reply(session, session.solving, model.tier, toast)
    return computer_turn.waiting_page(model, session, toast)


def _table(model: Model, session: Session) -> h.Node:
    if question := table_votes.question(session):
        return handover_page.vote_page(model, session, question)
    if session.solving is not None and session.stage == OVER:
        return puzzle_pages.puzzle_end(model, session, session.solving)
    if session.stage == AWAIT and session.linked is None:
        return computer_turn.waiting_for_secrets(model, session)
    if session.stage in (GATHER, AWAIT):
        page = remote_table.lobby_page if session.stage == GATHER else remote_table.waiting_page
        return page(model, session)
    if session.stage == OVER and learning(session) is not None:
        return lesson_panel.lesson_end(session)
    if session.stage == OVER:
        return result_page(session, is_kept(model, session), remote_table.ending_page(model, session))
    return (
        handover_page.handover_page(model, session)
        if session.stage == HANDOVER
        else handover_page.all_ready_page(session)
    )


def _unsaved_notice(model: Model) -> h.Element | None:
    """A notice that stays as long as the browser saves nothing; reveals nothing about the match."""
    if not model.unsaved:
        return None
    session = model.aside or model.session
    export = (
        h.button(".button.small", data_do="export", data_identity=session.match.identity)[say("share")]
        if session
        else None
    )
    return h.div(".unsaved", role="alert")[h.p[say(f"unsaved-{model.unsaved}")], export]


def _refused_notice(model: Model) -> h.Element | None:
    """Why a link failed, until the next action. A failed form shows its own message."""
    is_shown_below = model.pasted or model.form
    return h.div(".unsaved", role="alert")[h.p[model.refused]] if model.refused and not is_shown_below else None


def _link_notice(model: Model) -> h.Element | None:
    """A notice from a link that stays until the player confirms it."""
    session = model.session
    if session is None or session.linked is None or model.screen != "table" or not session.linked.notices:
        return None
    button = h.button(".button.small", data_do="heard-notice")[say("heard-it")]
    return h.div(".unsaved.noticed", role="alert")[remote_table.notice_page(session, session.linked), button]


def _cleared_notice(model: Model) -> h.Element | None:
    """What happened to the matches when somebody cleared the site's data."""
    if "site-cleared" not in model.hints:
        return None
    close = h.button(".button.small", data_do="heard", data_name="site-cleared")[say("close")]
    return h.div(".unsaved", role="alert")[h.p[say("site-cleared")], close]


def _new_release_offer(model: Model) -> h.Element | None:
    """The offer of a new release, which stays until it is taken. Not a status, which screen readers often miss."""
    if "newer" not in model.hints:
        return None
    use = h.button(".button.small", data_do="new-release")[say("use-newer")]
    return h.div(".unsaved", role="alert")[h.p[say("newer")], use]


def _toast(model: Model) -> h.Element | None:
    """A passing notice, with a button if something can be undone, or a number changed."""
    is_of_list = model.session is not None and key_of(model.toast) in LIST_NOTICES
    button = h.button(data_do="undo")[say("undo")] if is_of_list else None
    if model.deleted and model.toast:
        button = h.button(data_do="restore")[say("undo")]
    elif model.untaken is not None and model.toast:
        button = h.button(data_do="put-back")[say("undo")]
    elif model.removed is not None and model.toast:
        button = h.button(data_do="restore-puzzle")[say("undo")]
    elif model.dropped >= 0 and model.toast:
        button = h.button(data_do="edit-order", data_number=model.dropped)[say("change-number")]
    text = model.toast or _what_if_notice(model) or (say("link-busy") if _is_thinking_by_link(model) else "")
    if shared_device.reopenable_what_if(model) and not shared_device.is_what_if_behind_handover(model):
        button = h.button(data_do="try-on")[say("undo")]
    return h.div(".toast")[h.span[text], button] if text else None


def _what_if_notice(model: Model) -> str:
    """The notice about a what-if that can be reopened."""
    session = model.session
    if session is None or shared_device.reopenable_what_if(model) is None:
        return ""
    is_waiting = shared_device.is_what_if_behind_handover(model)
    return say("what-if-waits", name=session.match.names[session.seat]) if is_waiting else say("what-if-put-away")


def _is_thinking_by_link(model: Model) -> bool:
    """Whether a step by link is waiting for computer players."""
    linked = model.session.linked if model.session else None
    return model.is_busy and linked is not None and bool(linked.ledger.contents.computers)


def _announcement(model: Model) -> h.Element:
    """The announcement for screen readers, in alternating lines, or a repeated one would not be read.

    Outside the screen, because nothing under a panel is read.
    """
    lines = (model.said, "") if model.saying % 2 else ("", model.said)
    return h.div("#said.heard", role="status")[[h.p[line] for line in lines]]


def fault_page(text: str) -> str:
    """The page that shows a fault of this program, with a way to report it."""
    return str(
        h.main(".page.narrow")[
            h.h1[say("our-fault")],
            h.p[say("our-fault-how")],
            h.pre(style="white-space:pre-wrap")[text],
            h.a(".button", href="")[say("home")],
        ]
    )
