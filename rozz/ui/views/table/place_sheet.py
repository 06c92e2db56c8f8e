"""The sheet of the chosen place: its contents, and the options, numbers and words of the current command."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from rozz.engine.game import Blank, Offer, Pick
from rozz.ui.features.composer import command_editing
from rozz.ui.features.lessons.lesson_course import learning
from rozz.ui.games import face_of
from rozz.ui.games.face import title_of_place
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.state.model import Layer, Session
from rozz.ui.views.table import choices, number_dials, repetition_panel
from rozz.ui.views.widgets.piece_cards import piece_list
from rozz.ui.views.widgets.toolbar import TOOLBAR_ATTRIBUTES

NO_LAYER = Layer()
#: The id of the first text field, where writing starts.
WORDS = "words"


def is_off_board(session: Session) -> bool:
    """Whether the sheet offers what needs no place."""
    going = command_editing.offer(session)
    return not _place_of_sheet(going) and bool(_shown_options(session, going))


def shows_place(session: Session) -> bool:
    """Whether the sheet is about a place."""
    return bool(_place_of_sheet(command_editing.offer(session)))


def is_sheet_open(session: Session) -> bool:
    """Whether the sheet shows a place, or options that are not folded."""
    going = command_editing.offer(session)
    buttons = _shown_options(session, going)
    return bool(_place_of_sheet(going)) or (bool(buttons) and not _is_folded(session, going, buttons))


def is_raised(session: Session, is_high: bool) -> bool:
    """Whether the sheet is high: only a long list makes it so."""
    if not is_high:
        return False
    going = command_editing.offer(session)
    return bool(_long_list_in_front(session, going, _shown_options(session, going)))


def place_sheet(
    session: Session,
    layer: Layer = NO_LAYER,
    most_used: Sequence[str] = (),
    is_high: bool = False,
    reach: h.Node = None,
    about_reach: h.Node = None,
) -> h.Element:
    """What is in the chosen place, and what can be ordered there; or what needs no place.

    most_used: in a long list, these options come first, and the rest is folded.
    is_high: a long list takes room from the board on a small screen.
    reach: the switches of what can be reached; about_reach: what they show, if no place is chosen.
    """
    going = command_editing.offer(session)
    place = _place_of_sheet(going)
    buttons = _shown_options(session, going)
    if not place and not buttons:
        # Always in the page: inserting it before the list would move the text box, which then loses its caret.
        return h.section("#sheet", hidden=True)
    face = face_of(session.match.game.name)
    heading = title_of_place(face, session.match, place, session.reader)
    notes = _notes_about(session, place) if place else []
    planned = session.composer.commands if going.command is None else (going.command,)
    is_folded = not place and _is_folded(session, going, buttons)
    close = h.button(".plain", data_do="cancel", aria_label=say("close"))[sign("close")]
    long_list = _long_list_in_front(session, going, buttons)
    is_high = is_high and bool(long_list)
    if is_high:
        buttons = [*long_list, *(each for each in buttons if each not in long_list)]
    kinds = {"sheet": True, "off-board": not place, "high": is_high}
    return h.section("#sheet", class_=kinds, aria_label=place or heading)[
        None if is_folded else h.div(".sheet-head")[
            # Beside the tall button there is room for both.
            h.div[h.h2[heading], [h.p(".note")[each] for each in notes]] if notes else h.h2[heading],
            _height_switch(choices.heading(session, long_list), is_high) if long_list else None,
            close if place else None,
        ],
        reach,
        _reach_list(session, layer, place),
        h.div("#dials.dials")[[number_dials.dial_row(dial) for dial in going.dials]] if going.dials else None,
        _purpose(session, going),
        _remark(session),
        repetition_panel.repeat_buttons(session),
        [_text_field(session, blank, number) for number, blank in enumerate(going.blanks)],
        h.div(".aims")[[choices.choice(session, each, going) for each in aims]]
        if (aims := _target_options(going))
        else None,
        _choices(session, going, buttons, heading, is_folded, most_used),
        about_reach,
        # Folded in lessons, because the cards say more than the steps have explained so far.
        piece_list(session.match, place, session.seat, planned, is_folded=learning(session) is not None),
    ]


def _notes_about(session: Session, place: str) -> list[str]:
    """What is planned at a place, and what is there."""
    face = face_of(session.match.game.name)
    # Commands in the list that will work; the current command has its own sentence.
    listed = command_editing.given(session.composer)
    works = [each for each, given in zip(listed, command_editing.judged(session, listed), strict=True) if given.is_done]
    coming = face.planned_at(session.match, place, session.seat, works)
    about = face.about_place(session.match, place, session.reader)
    return [each for each in (coming, about) if each]


def _long_list_in_front(session: Session, going: Offer, buttons: Sequence[Pick]) -> list[Pick]:
    """A long list of purchases, unless a piece in hand waits for a tap on the board; empty if there is none.

    Empty in lessons, which tell what to buy.
    """
    if len(going.trail) != 1 or learning(session) is not None:
        return []
    groups = choices.by_group(buttons).values()
    long_list = next((picks for picks in groups if choices.is_long_list(session, picks)), [])
    in_hand = [each for each in buttons if each.holds or each.key in going.made]
    return long_list if all(each in long_list for each in in_hand) else []


def _height_switch(name: str, is_high: bool) -> h.Element:
    """The button that gives a long list more height where the sheet is below the board, or takes it back."""
    return h.button(
        "#height.height",
        data_do="switch-sheet",
        aria_expanded=str(is_high).lower(),
        aria_controls="choices",
    )[name, sign("down" if is_high else "up")]


def _place_of_sheet(going: Offer) -> str:
    """The first place of the command, such as where pieces go from; but where each place has its own number, the last.

    Empty if no place is chosen.
    """
    has_numbers = {*going.trail} <= {dial.key for dial in going.dials}
    return going.trail[-1 if has_numbers else 0] if going.trail else ""


def _is_folded(session: Session, going: Offer, buttons: Sequence[Pick]) -> bool:
    """Whether the options cost money and are for the only opponent, such as aid: they are rarely wanted."""
    to_others = [each for each in buttons if each.seat]
    costs = all(each.note or each.refusal for each in to_others)
    return bool(to_others) and costs and not going.made and len(session.match.seats) == 2


def _choices(
    session: Session, going: Offer, buttons: Sequence[Pick], heading: str, is_folded: bool, most_used: Sequence[str]
) -> h.Element | None:
    """The options; folded, they stand under the heading of the sheet."""
    if not buttons:
        return None
    shown = h.div("#choices", TOOLBAR_ATTRIBUTES, aria_label=say("choices"))[
        choices.choice_groups(session, buttons, going, most_used)
    ]
    return h.details("#to-others.to-others")[h.summary[h.h2[heading]], shown] if is_folded else shown


def _reach_list(session: Session, layer: Layer, place: str) -> h.Node:
    """Who can reach the place, while the board shows it."""
    if not layer.what:
        return None
    from rozz.ui.views.table import reach_panel

    return reach_panel.reach_of_place(session, layer, place)


def _shown_options(session: Session, going: Offer) -> list[Pick]:
    """Options other than places, and unavailable ones worth a word."""
    match, commands = session.match, session.composer.commands
    face = face_of(match.game.name)
    picks = (pick for pick in going.picks if not pick.place)
    return [each for each in picks if not each.refusal or face.is_refusal_shown(match.scenario, commands, each)]


def _purpose(session: Session, going: Offer) -> list[h.Element]:
    """The full name of what is about to be bought, and what it is for; `announcements` reads it out."""
    made = [going.command] if going.command is not None else []
    purposes = face_of(session.match.game.name).purposes(session.match.scenario, made)
    return [h.p(".note.purpose")[each] for each in purposes]


def _remark(session: Session) -> h.Element | None:
    """An effect of the current command that is easily overlooked; the list shows the same for its commands."""
    with_it = command_editing.added(session)
    if with_it is session.composer:
        return None
    sentence = command_editing.remark(session, with_it.commands)
    is_new = sentence and sentence != command_editing.remark(session, session.composer.commands)
    return h.p(".note.remark", role="status")[sentence] if is_new else None


def _target_options(going: Offer) -> list[Pick]:
    """The options in the place that was picked last, if there are several."""
    here = [pick for pick in going.picks if going.trail[1:] and pick.place == going.trail[-1] and not pick.refusal]
    return here if len(here) > 1 else []


def _text_field(session: Session, blank: Blank, number: int) -> h.Element:
    """A text field with an id, so that writing can start there."""
    return h.label(".typed")[
        h.span(".note")[render(blank.label, session.match.names)],
        h.input(
            id=WORDS if number == 0 else f"{WORDS}-{number}",
            type="text",
            data_on="fill-in",
            data_key=blank.key,
            value=blank.now,
            maxlength=str(blank.most_bytes),
            autocomplete="off",
        ),
    ]
