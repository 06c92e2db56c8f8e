"""The table while commands are written: the board, and beside it the commands and the chosen place."""

from __future__ import annotations

from dataclasses import replace

import htpy as h

from rozz.ui.features.composer import command_editing, dragging, submit_check, text_commands
from rozz.ui.features.guesses import guess_presence
from rozz.ui.features.lessons.lesson_course import (
    add_may_stand_out,
    asks,
    is_first_match,
    is_new_game,
    is_step_done,
    learning,
    next_place_to_tap,
)
from rozz.ui.features.opponents import hint_board
from rozz.ui.features.replay import active_board
from rozz.ui.games import face_of
from rozz.ui.games.face import LikelyPlan, Marks, WithMostUsed
from rozz.ui.games.lesson_plan import Select, SubmitCommands, Write
from rozz.ui.i18n.display_names import in_sentence
from rozz.ui.i18n.texts import capitalized, say
from rozz.ui.i18n.translations import listed
from rozz.ui.page_regions import region
from rozz.ui.state.model import Composer, Model, Session, Settings, has_text_box
from rozz.ui.state.session_kinds import Guessing, WhatIf
from rozz.ui.views.learning import lesson_panel
from rozz.ui.views.links import lost_player, remote_status
from rozz.ui.views.table import shortcut_line
from rozz.ui.views.table.command_list import command_list, ready_label
from rozz.ui.views.table.latest_moves import LAST_MOVE, latest_move
from rozz.ui.views.table.likely_commands import likely_plans
from rozz.ui.views.table.own_places import own_places
from rozz.ui.views.table.place_sheet import is_off_board, is_raised, is_sheet_open, place_sheet, shows_place
from rozz.ui.views.table.repetition_panel import running_repetitions
from rozz.ui.views.widgets.shared_parts import (
    TASK,
    board_tabs,
    figures_on_map,
    goal_note,
    map_tools,
    slip_foot,
    table_bar,
    task_note,
    trial_heading,
)


def table_page(model: Model, session: Session, toast: h.Node) -> h.Element:
    """The whole screen; `session` as the rival would see it while a guess is written."""
    likely_plans = model.forecast or ()
    kinds = {"trial": session.is_trial, "guessing": session.is_guess}
    return h.div(class_=["table-screen", *(kind for kind, is_so in kinds.items() if is_so)])[
        table_bar(session, session.match.moment, session.reader),
        h.main(".table")[
            h.div(".map")[
                board_tabs(session, command_editing.targets(command_editing.offer(session))),
                _hint_board(model, session) or _board(model, dragging.session_on_board(model, session), likely_plans),
                region("map-tools", _map_tools(model, session)),
                figures_on_map(session, session.match.moment, session.seat),
            ],
            h.aside("#slip.slip", aria_label=_turn_heading(session))[
                lesson_panel.lesson_panel(session),
                region("slip-head", _head(session, model.settings, is_new_game(model, session.match.game.name))),
                region("slip-body", _body(model, session)),
                slip_foot(toast, region("thumb", _main_buttons(session))),
            ],
        ],
    ]


def _turn_heading(session: Session) -> str:
    """Whose turn it is: to write secret commands, or to make an open move."""
    name = session.match.names[session.seat]
    if session.is_guess:
        return say("guess-for", name=name)
    if session.is_sealed:
        return say("commands-now", name=name)
    return say("chooses-now", name=name, moment=in_sentence(session.match.moment))


def _reach_layer(model: Model, session: Session) -> str | None:
    """What the board shows of what can be reached; None if the game does not know that."""
    from rozz.ui.features.table import reach_layer

    return model.layer.what if reach_layer.has_reach(session) else None


def _with_reach(model: Model, session: Session, marks: Marks) -> Marks:
    """Mark also what can be reached, and what is said of it at the cursor."""
    if not _reach_layer(model, session):
        return marks
    from rozz.ui.features.table import reach_layer

    remark = reach_layer.in_words(session, model.layer, marks.cursor)
    remarks = {marks.cursor: remark} if remark else {}
    return replace(marks, reached=reach_layer.marks(session, model.layer), remarks=remarks)


def _most_used(model: Model, session: Session) -> tuple[str, ...]:
    """The options that a beginner needs first; empty after the first match."""
    face = face_of(session.match.game.name)
    return face.most_used() if isinstance(face, WithMostUsed) and is_first_match(model, session.match) else ()


def _board(model: Model, session: Session, likely_plans: tuple[LikelyPlan, ...]) -> h.Element:
    going, composer, match = command_editing.offer(session), session.composer, session.match
    face = face_of(match.game.name)
    selected, front = going.trail[0] if going.trail else "", active_board.front(session)
    # A command that is edited is drawn in its new form.
    given = command_editing.given(composer) if going.command is not None else composer.commands
    judged = command_editing.judged(session, given)
    is_open = not session.kind.has_secrets and bool(match.played)
    cursor = active_board.on_front(session, composer.cursor, selected)
    marks = Marks(
        selected=selected,
        chosen=going.trail[-1] if len(going.trail) > 1 else "",
        cursor=cursor,
        targets=command_editing.targets(going),
        notes=command_editing.notes(going),
        lit=places_of_last_move(session) if is_open and not command_editing.is_begun(session) else frozenset(),
        asked=next_place_to_tap(session),
        viewer=session.seat,
        reader=session.reader,
        whose=active_board.looked_at(session, _zoom_of(session)),
        is_turned=session.is_turned,
        void=frozenset(number for number, each in enumerate(judged) if not each.is_done),
        is_draft_void=going.command is not None and command_editing.is_void(session, going.command),
        tier=model.tier,
        board=front,
        likely_plans=likely_plans,
    )
    marks = _with_guesses(model, session, _with_reach(model, session, marks))
    return face.board(match, marks, given, going.command or going.begun)


def _with_guesses(model: Model, session: Session, marks: Marks) -> Marks:
    """Mark also the turn as it is guessed."""
    if not _is_guessing(model):
        return marks
    from rozz.ui.views.guesses import guess_board

    return guess_board.with_guesses(model, session, marks)


def _is_guessing(model: Model) -> bool:
    """Whether guesses stand beside the player's own commands, even while one is written."""
    return model.session is not None and guess_presence.is_open(model.session)


def _zoom_of(session: Session) -> str:
    """Whose zoom it is; a what-if is not kept for a player: the next one starts fresh."""
    if isinstance(session.kind, Guessing):
        return session.kind.author if session.kind.has_secrets else "everybody's"
    return "" if session.is_trial else session.seat if session.kind.has_secrets else "everybody's"


def _hint_board(model: Model, session: Session) -> h.Element | None:
    """While a hint is open: the board with the arrows of its plan, and of the reply to fear. Not during a drag."""
    advice, plan, match = model.advice, hint_board.shown_plan(model), session.match
    if advice is None or plan is None or model.dragged:
        return None
    marks = Marks(
        cursor=active_board.on_front(session, session.composer.cursor),
        viewer=session.seat,
        whose=active_board.looked_at(session, _zoom_of(session)),
        is_turned=session.is_turned,
        likely_plans=hint_board.feared_moves(match, advice, plan),
        tier=model.tier,
        board=active_board.front(session),
    )
    return face_of(match.game.name).board(match, marks, hint_board.parsed(match, plan.commands), None)


def places_of_last_move(session: Session) -> frozenset[str]:
    """The places of the previous move, if that move was open."""
    match = session.match
    if not match.played or match.played[-1].moment.is_sealed:
        return frozenset()
    steps = face_of(match.game.name).steps(match.played[-1], match.names)
    return frozenset().union(*(step.lit for step in steps))


def _map_tools(model: Model, session: Session) -> h.Node:
    is_covered = is_raised(session, model.is_sheet_high)
    return map_tools(active_board.can_turn(session), _reach_layer(model, session), is_covered)


def _body(model: Model, session: Session) -> h.Element:
    is_first, sealing = not session.match.played, remote_status.seal_button_note(session)
    news = latest_move(session.match)
    decides_after_news = news is not None and _decides_beside_board(session)
    return h.div("#slip-body", class_=["slip-body", {"decides-after-news": decides_after_news}])[
        # Before anything else: it may have decided the match.
        remote_status.resigned_note(session),
        news,
        goal_note(session),
        _guesses_used(session),
        _others_idle(session),
        remote_status.sealed_note(session),
        remote_status.turn_to_send_note(session),
        remote_status.start_to_send_button(session),
        lost_player.request_cards(session),
        remote_status.skip_requests(session),
        # First-time players read it before they seal.
        sealing if is_first else None,
        running_repetitions(model),
        _reach_panel(model, session),
        own_places(session),
        _place_sheet(model, session),
        command_list(session, has_text_box(model), _is_guessing(model), _reach_layer(model, session)),
        _planning(model),
        likely_plans(model),
        None if is_first else sealing,
    ]


def _decides_beside_board(session: Session) -> bool:
    """Whether the sheet has the options of this moment: it is secret, or the board has nothing to tap."""
    moment = session.match.moment
    is_sealed = moment is not None and moment.is_sealed
    is_only_here = is_sealed or not command_editing.targets(command_editing.offer(session))
    return is_only_here and is_off_board(session)


def _guesses_used(session: Session) -> h.Element | None:
    """A note in a what-if of the current turn: which players have the commands that the player guessed."""
    if not isinstance(session.kind, WhatIf) or not session.is_sealed:
        return None
    drafts = session.all_drafts
    seats = [seat for seat in session.kind.guessed if drafts.get(seat, Composer()).commands and seat != session.seat]
    if not seats:
        return None
    names = listed([session.match.names[seat] for seat in seats])
    return h.p(".note.elsewhere")[say("what-if-guessed", names=names, number=len(seats))]


def _others_idle(session: Session) -> h.Element | None:
    """In a what-if: that the player can plan for others, while one of them would do nothing."""
    if not session.is_trial or not session.is_sealed:
        return None
    drafts = session.all_drafts
    idle = [seat for seat in session.match.waiting_for if not drafts.get(seat, Composer()).commands]
    return h.p(".note.elsewhere")[say("what-if-others")] if set(idle) - {session.seat} else None


def _reach_panel(model: Model, session: Session) -> h.Node:
    """What can be reached, unless the sheet shows it."""
    if not _reach_layer(model, session) or is_sheet_open(session):
        return None
    from rozz.ui.views.table import reach_panel

    return reach_panel.reach_panel(session, model.layer, _reach_explanations(model, session))


def _reach_explanations(model: Model, session: Session) -> h.Node:
    from rozz.ui.views.table import reach_panel

    # Nobody has asked about the place where the last turn left the cursor.
    cursor = session.composer.cursor
    is_moved = cursor != session.cursors.get(session.seat, "")
    return reach_panel.reach_explanations(session, model.layer, cursor if is_moved else "", model.tier)


def _place_sheet(model: Model, session: Session) -> h.Element:
    """The sheet, with the switches of what can be reached: below a long list of commands they would be out of sight."""
    most_used = _most_used(model, session)
    if not _reach_layer(model, session) or not is_sheet_open(session):
        return place_sheet(session, model.layer, most_used, model.is_sheet_high)
    from rozz.ui.views.table import reach_panel

    panel = reach_panel.reach_panel(session, model.layer)
    explanations = None if shows_place(session) else _reach_explanations(model, session)
    return place_sheet(session, model.layer, most_used, model.is_sheet_high, panel, explanations)


def _planning(model: Model) -> h.Node:
    """Guesses and plans, if they stand beside the commands."""
    if not _is_guessing(model) or model.session is None:
        return None
    from rozz.ui.views.guesses import guess_panel

    return guess_panel.guess_panel(model, model.session)


#: The board's Tab stop.
ON_BOARD = "#board [data-do='tile'][tabindex='0']"


def _head(session: Session, settings: Settings, is_new: bool) -> h.Element:
    going = command_editing.offer(session)
    remark = command_editing.remark(session, session.composer.commands)
    return h.div("#slip-head.slip-head")[
        h.h1("#commanding", _heading_attributes(session), tabindex="-1")[
            trial_heading(session, _turn_heading(session))
        ],
        task_note(session, has_way=True, is_new=is_new),
        h.p(".expects", role="status")[
            _reader_note(session),
            command_editing.expects(session),
            f" {_next_step_text(session)}" if going.is_full else None,
        ],
        h.p(".tally")[_tally(session)],
        # Here it is seen on a small screen too, where the list can be scrolled out of sight.
        h.p("#remark.remark", role="status", hidden=not remark)[remark],
        _way_back(session) if session.composer.made else None,
        shortcut_line.shortcut_line(session, settings),
    ]


def _way_back(session: Session) -> h.Element | None:
    """A button that drops what is selected or begun, or all changes of a suggested command if nothing is selected."""
    if command_editing.can_deselect(session):
        return _cancel_or_select(session)
    if not command_editing.is_suggestion_changed(session):
        return None
    # Has an id, so that a second tap on Deselect, which was here before, does not press it.
    return h.button("#start-over", data_do="start-over")[say("start-over")]


def _cancel_or_select(session: Session) -> h.Element:
    """The button that drops the command, or one that selects its destination if the player may have meant that.

    The latter drops the command too, and Close on the sheet still cancels. A lesson says what to tap.
    """
    instead = command_editing.place_to_select_instead(session) if learning(session) is None else ""
    if not instead:
        return h.button(data_do="cancel")[say("cancel" if session.composer.edited < 0 else "cancel-edit")]
    # Has an id, so that a second tap where the command was dropped does not press this button.
    return h.button("#select-instead", data_do="select-place", data_tile=instead)[say("select-instead", place=instead)]


def _reader_note(session: Session) -> str:
    """Whose pieces are meant by “your”, while a guess is written."""
    return f"{say('guess-as', name=session.match.names[session.seat])} " if session.is_guess else ""


def _heading_attributes(session: Session) -> dict[str, str]:
    """Where keyboard users continue: on the board, which announces whose turn it is and the last move.

    In a lesson at its step, which announces the task.
    """
    if learning(session) is not None:
        return lesson_panel.heading_attributes("commanding")
    first = () if session.match.played else (shortcut_line.NOW,)
    return {"data-onward": ON_BOARD, "data-told": " ".join(("commanding", TASK, LAST_MOVE, *first))}


def _next_step_text(session: Session) -> str:
    """What comes when no more commands are possible: Ready, unless something was written that is not in the list.

    A finished step of a lesson continues with its own button.
    """
    if session.is_guess or is_step_done(session):
        return ""
    mistakes = text_commands.mistakes(session)
    if text_commands.is_too_long(session.match, session.composer):
        return mistakes[0].sentence
    if mistakes:
        return say("but-unread", number=len(mistakes))
    is_final = session.linked is not None and session.is_sealed and not session.is_trial
    return say("then-seal" if is_final else "then-ready", button=ready_label(session))


def _tally(session: Session) -> str:
    """What is used and left, the current command included."""
    match, composer = session.match, session.composer
    face, with_it = face_of(match.game.name), command_editing.added(session)
    text = face.tally(match.state, session.seat, with_it.commands)
    return say("with-it", tally=text) if text and with_it is not composer else capitalized(text)


def _main_buttons(session: Session) -> h.Element:
    """The main buttons; the one that is needed next stands out: Add while there is something to add.

    With open commands, adding plays at once. In a lesson only what the step asks for stands out, and nothing once the
    step is done.
    """
    if session.is_guess:
        return _guess_buttons(session)
    can_add, before = command_editing.offer(session).command is not None, session.composer.before
    why_not = "" if command_editing.can_add(session) else _why_not_added(session)
    is_sealed, refused = session.is_sealed, command_editing.why_list_cannot_be_played(session)
    is_typed = not is_sealed and not can_add and bool(session.composer.commands)
    is_loud = (
        not can_add
        and not refused
        and asks(session, Write if is_typed else SubmitCommands)
        and _is_submit_next(session)
    )
    is_added_next = can_add and asks(session, Select, Write, SubmitCommands) and add_may_stand_out(session)
    if is_sealed and is_added_next and learning(session) is None and command_editing.fills_the_moment(session):
        # Ready gives the only command of the moment at once.
        is_added_next, is_loud = False, not refused
    is_alone = command_editing.is_given_by_ready(session)
    return h.div("#thumb", class_="thumb quieter" if is_step_done(session) else "thumb")[
        _main_button("undo", say("undo"), "" if before else say("nothing-to-undo"))
        if before or (is_sealed and not is_alone)
        else None,
        None
        if is_typed or is_alone
        else _main_button("add", say("add" if is_sealed else "play-it"), why_not, is_loud=is_added_next),
        _main_button("ready", ready_label(session), refused, is_loud) if is_sealed or is_typed else None,
    ]


def _why_not_added(session: Session) -> str:
    """Why Add does nothing now; with open commands the button is not called Add."""
    return command_editing.what_to_choose_first(session) or say("nothing-to-add")


def _guess_buttons(session: Session) -> h.Element:
    """The main buttons while a guess is written: nothing is handed in, Done leads back to one's own commands."""
    can_add, before = command_editing.offer(session).command is not None, session.composer.before
    why_not = "" if can_add else say("nothing-to-add")
    return h.div("#thumb.thumb")[
        _main_button("undo", say("undo"), "" if before else say("nothing-to-undo")),
        _main_button("add", say("add"), why_not, is_loud=can_add),
        _main_button("guess", say("guess-done"), is_loud=not can_add),
    ]


def _is_submit_next(session: Session) -> bool:
    """Whether handing in is all that is left; as long as more can be commanded, do not urge to hand in.

    In a lesson the steps say what is needed, and a what-if may be played as it stands. A typed move is the whole list.
    """
    if session.is_trial or learning(session) is not None or not session.is_sealed:
        return True
    return submit_check.is_all_in(session)


def _main_button(do: str, text: str, why_not: str = "", is_loud: bool = False) -> h.Element:
    """A button that never moves; if disabled, it says why, even when it is tapped."""
    classes = ".button.primary" if is_loud else ".button"
    return h.button(
        classes,
        data_do=do,
        title=why_not or None,
        data_answers=bool(why_not),
        aria_disabled="true" if why_not else None,
    )[text]
