"""The commands of the turn: a list in plain words to edit, reorder and delete, and the same as text in notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Verdict
from rozz.ui.features.composer import command_editing, text_commands
from rozz.ui.features.guesses.guess_presence import can_guess
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Composer, Session, Written
from rozz.ui.state.session_kinds import Kind
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.links.remote_status import link_to_send, offers_start_to_send, offers_turn_to_send
from rozz.ui.views.table import latest_moves
from rozz.ui.views.widgets import plan_commands


def command_list(session: Session, has_text_box: bool, has_guesses: bool = False, layer: str | None = None) -> Markup:
    """The list of commands in plain words, and the same as text, if wanted; independent of the chosen tile.

    `has_guesses`: guesses stand beside it. `layer`: whose reach the board shows; None if it cannot show any.
    """
    composer = session.composer
    return _command_list(
        session.kind,
        session.seat,
        _given_by_ready(session),
        composer.written,
        composer.edited,
        composer.text,
        composer.is_typing,
        has_text_box,
        has_guesses,
        layer,
    )


@remembered(most=4)
def _command_list(
    kind: Kind,
    seat: str,
    suggested: str,
    written: Written,
    edited: int,
    text: str | None,
    is_typing: bool,
    has_text_box: bool,
    has_guesses: bool,
    layer: str | None,
) -> Markup:
    composer = Composer(written, edited=edited, text=text, is_typing=is_typing)
    session = Session(kind, COMPOSE, seat, composer)
    return Markup(str(_listed_commands(session, suggested, has_text_box, has_guesses, layer)))


def _given_by_ready(session: Session) -> str:
    """The command that the last button gives though it is not in the list, in words; empty if there is none."""
    match = session.match
    command = command_editing.offer(session).command
    if command is None or session.composer.commands or not command_editing.is_given_by_ready(session):
        return ""
    return say("command-of-button", button=ready_label(session), command=command_phrase(match, command))


def ready_label(session: Session) -> str:
    """What the last button does with the commands."""
    if not session.is_sealed:
        return say("play-it")
    if session.is_trial:
        return say("play-out")
    return say("ready") if session.linked is None else say("seal")


def _listed_commands(
    session: Session, suggested: str, has_text_box: bool, has_guesses: bool, layer: str | None
) -> h.Element:
    match = session.match
    rows = [_command_row(session, number, given) for number, given in enumerate(command_editing.judged(session))]
    mistakes = text_commands.mistakes(session)
    # With open commands each one is played at once, so only typed ones are listed.
    is_bare = match.moment is not None and not match.moment.is_sealed and not rows and not mistakes
    # Keep the order of its parts: a text box that is moved loses its caret in every browser.
    heading = say("guess-for", name=match.names[session.seat]) if session.is_guess else say("dispatch")
    return h.section("#dispatch.dispatch")[
        None if session.is_guess else _received_messages(session),
        latest_moves.move_list(match),
        h.div("#dispatch-head.section-head", hidden=is_bare)[h.h2[heading]],
        h.ol("#orders.orders", aria_label=heading, hidden=not rows)[rows],
        h.p("#no-orders.quiet", hidden=bool(rows) or is_bare)[suggested or say("no-orders")],
        _tools(session, is_bare, bool(rows or mistakes), has_text_box or bool(mistakes), has_guesses, layer),
        # What cannot be read is seen, wherever it came from.
        *_text_box(session, mistakes, has_text_box or bool(mistakes)),
    ]


def _received_messages(session: Session) -> h.Element | None:
    """What others have written to the player."""
    match = session.match
    received = face_of(match.game.name).received_messages(match, session.seat)
    letters = [(match.names[seat], text) for seat, text in received]
    if not letters:
        return None
    return h.ul(".letters", aria_label=say("letters"))[
        [h.li[sign("letter"), h.span[say("writes", name=name, text=text)]] for name, text in letters]
    ]


def _tools(
    session: Session, is_bare: bool, can_clear: bool, is_open: bool, has_guesses: bool, layer: str | None
) -> h.Element:
    """Actions on the whole list.

    Each has an id: if one comes or goes between press and click, no other takes its element, and so its click.
    """
    # Disabled buttons keep their place, but Tab does not stop at them.
    dead = {} if can_clear else {"aria-disabled": "true", "tabindex": "-1"}
    has_help = session.kind.has_help and not session.resigns
    clear = h.button("#clear.link", dead, data_do="clear", hidden=is_bare)[say("clear")]
    return h.div("#dispatch-tools.row")[
        clear,
        None if session.is_trial or session.is_guess else h.button("#try-out.link", data_do="try")[say("try-out")],
        h.button("#switch-guesses.link", data_do="guesses", aria_expanded=str(has_guesses).lower())[say("guesses")]
        if can_guess(session)
        else None,
        _threats_button(layer),
        h.button("#foretell.link", data_do="foretell")[say("foretell")] if session.is_trial and has_help else None,
        h.button("#ask-hint.link", data_do="hint", aria_haspopup="dialog")[say("hint")] if has_help else None,
        h.button(
            "#switch-typing.link", data_do="switch-typing", aria_expanded=str(is_open).lower(),
            aria_controls="typing",
        )[say("type-commands" if session.is_sealed else "type-move")],
        h.button("#show-link.link", data_do="show-link")[link_to_send(session, session.linked)]
        if session.linked and not offers_turn_to_send(session) and not offers_start_to_send(session)
        else None,
    ]


def _threats_button(layer: str | None) -> h.Element | None:
    """Threats on a phone, where their tool on the board has only an icon; elsewhere hidden."""
    if layer is None:
        return None
    is_shown = "true" if layer else "false"
    return h.button("#show-threats.link", data_do="reach", data_what=layer or "rivals", aria_pressed=is_shown)[
        say("threats-show")
    ]


#: How many unreadable lines are explained; for more, only their number is given.
MAX_MISTAKES = 5


def _explained_mistakes(mistakes: Sequence[text_commands.Mistake], example: str) -> Iterator[text_commands.Mistake]:
    """What to say about unreadable lines: each mistake, with their number if there are several.

    Also an example of a command, if nothing resembles one.
    """
    if len(mistakes) > 1:
        yield text_commands.Mistake(say("mistakes", number=len(mistakes)))
    yield from mistakes[:MAX_MISTAKES]
    if len(mistakes) > MAX_MISTAKES:
        yield text_commands.Mistake(say("mistakes-more", number=len(mistakes) - MAX_MISTAKES))
    if example and any(each.caret and not each.suggestion for each in mistakes):
        yield text_commands.Mistake(say("typed-looks", command=example))


def _text_box(
    session: Session, mistakes: Sequence[text_commands.Mistake], is_open: bool
) -> tuple[h.Element, ...]:
    """The list as text, with its mistakes: displayed at once, announced when the player pauses."""
    example = _example(session.kind, session.seat) if is_open else ""
    shown = tuple(_explained_mistakes(mistakes, example))
    announced = "" if session.composer.is_typing else " ".join(_announced_mistake(each) for each in shown)
    box = h.textarea(
        "#typed",
        rows="3",
        data_on="type",
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        placeholder=say("typed-example", command=example) if example else None,
        aria_invalid="true" if announced else None,
        aria_describedby="typed-heard" if announced else None,
    )
    label = h.span(".note")[say("typed" if session.is_sealed else "typed-move")]
    return (
        h.label("#typing.typed", hidden=not is_open)[label, box[_for_text_box(text_commands.as_text(session))]],
        h.div("#typed-mistake.alert", hidden=not shown)[[_visible_mistake(each) for each in shown]],
        h.div("#typed-heard.heard", role="alert", hidden=not announced)[announced],
    )


def _visible_mistake(mistake: text_commands.Mistake) -> list[h.Node]:
    """A mistake as it is seen; a screen reader hears it from `#typed-heard`, and finds the button here."""
    where = [" ", h.small(".quiet")[mistake.where]] if mistake.where else None
    return [
        h.p(aria_hidden="true")[mistake.sentence, where],
        h.pre(".caret", aria_hidden="true")[mistake.caret] if mistake.caret else None,
        h.button(".button.small", data_do="take-suggestion", data_number=mistake.line)[_suggestion_text(mistake)]
        if mistake.suggestion
        else None,
    ]


def _suggestion_text(mistake: text_commands.Mistake) -> str:
    return say("did-you-mean", meant=mistake.suggestion) if mistake.suggestion else ""


def _announced_mistake(mistake: text_commands.Mistake) -> str:
    where = f"({mistake.where})" if mistake.where else ""
    return paragraph(mistake.sentence, where, _suggestion_text(mistake))


#: The most picks per command to try for an example.
MAX_PICKS = 6


@remembered(most=4)
def _example(kind: Kind, seat: str) -> str:
    """A command that was possible at the start of this moment, as text; empty if none is found."""
    match = kind.match
    session = Session(kind, COMPOSE, seat)
    made: tuple[str, ...] = ()
    for _ in range(MAX_PICKS):
        going = command_editing.offer(replace(session, composer=Composer(made=made)))
        if going.command is not None:
            return match.game.write(going.command)
        picks = [pick for pick in going.picks if not pick.refusal and pick.key not in made]
        fit = [pick for pick in picks if not made or pick.mark or not pick.place]
        fit.sort(key=lambda pick: bool(pick.place))  # what is chosen on the sheet is typed first
        if not fit:
            return ""
        home = face_of(match.game.name).start_place(match, seat)
        made = (*made, next((pick.key for pick in fit if not made and pick.place == home), fit[0].key))
    return ""


def _for_text_box(text: str) -> str:
    """A text for a text box; a line break at its start is doubled, because HTML drops the first one."""
    return f"\n{text}" if text.startswith("\n") else text


def _command_row(session: Session, number: int, given: Verdict) -> Markup:
    composer, match = session.composer, session.match
    command = composer.commands[number]
    status, note = "" if given.is_done else given.status, plan_commands.why_nothing_happens(match, given)
    words, notation = command_phrase(match, command), match.game.write(command)
    return _row(number, words, notation, note, status, number == composer.edited)


@remembered(most=text_commands.MOST_LINES)
def _row(number: int, words: str, notation: str, note: str, status: str, is_edited: bool) -> Markup:
    """A command of the list, its notation while it is edited; cached, because a typed letter changes few commands."""
    state = "chosen" if is_edited else status
    row = h.li(class_=f"order {state}".strip())[
        h.span(".order-number")[number + 1],
        h.button(
            ".command-phrase",
            data_do="edit-order",
            data_number=number,
            title=say("edit-order"),
            aria_pressed="true" if is_edited else None,
            aria_describedby=f"order-note-{number}" if note else None,
        )[words],
        # Hidden otherwise: notation is for those who ask. The text box has it too.
        h.code(".notation", aria_hidden="true", hidden=not is_edited)[notation] if notation != words else None,
        h.span(f"#order-note-{number}.order-note")[note] if note else None,
        h.div(".order-tools")[
            _tool("raise-order", number, "up") if number else None, _tool("delete-order", number, "close")
        ],
    ]
    return Markup(str(row))


def _tool(do: str, number: int, icon: str) -> h.Element:
    named = say(do, number=number + 1)
    return h.button(".plain", id=f"{do}-{number}", data_do=do, data_number=number, aria_label=named, title=named)[
        sign(icon)
    ]
