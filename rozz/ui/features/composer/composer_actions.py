"""What happens while commands are written until they are handed in, and where the focus goes."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.errors import BadOrders
from rozz.engine.said import Text
from rozz.ui.features.composer import command_editing, dragging, submit_check, text_commands
from rozz.ui.features.lessons import lesson_course
from rozz.ui.features.links import link_actions
from rozz.ui.features.replay import active_board
from rozz.ui.features.table import repeated_commands, shared_device
from rozz.ui.games import command_phrase
from rozz.ui.i18n.display_names import place_id
from rozz.ui.i18n.engine_texts import of_fault, render
from rozz.ui.i18n.texts import notice, paragraph, say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus, Follow, Listen, Scroll, ToTop, Updated
from rozz.ui.state.model import DOUBTS, RESIGNING, Model, Session, Written
from rozz.ui.state.stages import COMPOSE, HANDOVER

#: After this long without a letter the player has finished typing.
PAUSE_MILLISECONDS = 1200
#: The toast after a change that replaces the whole list; it offers Undo.
TOASTS: dict[type[m.ComposerMessage], str] = {m.Clear: "cleared"}


def update(model: Model, message: m.ComposerMessage) -> Updated:
    """Handle a message of the composer."""
    session = model.session
    assert session is not None
    if isinstance(message, m.TapTile) and lesson_course.asks_to_select(session, message.tile):
        message = m.SelectPlace(message.tile)
    if isinstance(message, m.SelectPlace):
        session = replace(session, composer=command_editing.unselected(session))
        message = m.TapTile(message.tile)
    answer = _without_composing(model, session, message)
    if answer is not None:
        return answer
    after = _composing(session, message)
    if _is_played_at_once(session, after, message):
        return _played_at_once(model, after, command_editing.removal_notice(session, after))
    if after is session:
        return model, ()
    if isinstance(message, m.Type):
        return _after_typing(model, after)
    return replace(model, session=after, toast=_toast(session, after, message)), _focus(session, after, message)


def _without_composing(model: Model, session: Session, message: m.ComposerMessage) -> Updated | None:
    """Handle a message that edits no command; None for all others."""
    if isinstance(message, m.Ready | m.HandIn):
        return _handing_in(model, session, message)
    if isinstance(message, m.Drag):
        can_go = dragging.with_start_selected(session, message.start) is not None
        return replace(model, dragged=message.start if can_go else ""), ()
    if isinstance(message, m.StopDrag):
        return replace(model, dragged="", toast=_toast_after_drag(model, session, message.place)), ()
    if isinstance(message, m.Drop):
        return _drop(model, session, message)
    if isinstance(message, m.StoppedTyping):
        if message.letters != model.letters:
            return model, ()
        return replace(model, session=replace(session, composer=replace(session.composer, is_typing=False))), ()
    if isinstance(message, m.WhyNot):
        return _explain_button(model, session, message.button), ()
    if isinstance(message, m.AddAgain):
        return _again(model, session, message.times)
    if isinstance(message, m.Resign) and not session.is_trial:
        return _resigning(model, session)
    return None


def _after_typing(model: Model, after: Session) -> Updated:
    """Listen for a pause, and show a mistake."""
    letters = model.letters + 1
    seen = (Scroll("typed-mistake"),) if after.composer.written.unread else ()
    return replace(model, session=after, letters=letters, toast=""), (Listen(PAUSE_MILLISECONDS, letters), *seen)


def _toast(session: Session, after: Session, message: m.ComposerMessage) -> str:
    """What to say about a change of the commands."""
    toast: str = notice(TOASTS[type(message)]) if type(message) in TOASTS else ""
    if isinstance(message, m.TapTile):
        toast = _explain_tap(session, after, message.tile)
    if isinstance(message, m.Add | m.TapTile):
        toast = toast or command_editing.removal_notice(session, after)
    if session.is_trial and isinstance(message, m.Resign):
        toast = notice("resigning-trial", name=session.match.names[session.seat])
    return toast


def _explain_button(model: Model, session: Session, button: str) -> Model:
    """What is missing for a main button that does nothing now."""
    if button == "ready":
        return replace(model, refused=command_editing.why_list_cannot_be_played(session))
    if button == "undo":
        return replace(model, toast=notice("nothing-to-undo"))
    return replace(model, toast=command_editing.nothing_to_add(session))


def _drop(model: Model, session: Session, message: m.Drop) -> Updated:
    """Pick the start and the end of a drag, as tapping both would, and add the command if nothing is left to choose."""
    drop = None if dragging.is_covered(model) else dragging.drop(session, message.start, message.end)
    if drop is None:
        return model, ()
    lost, change = _discarded_command(session, drop.held), _discarded_change(session, drop.held)
    removed = command_editing.removal_notice(drop.picked, drop.after)
    if drop.is_added and not session.is_sealed:
        discarded = say("discarded", command=lost) if lost else ""
        return _played_at_once(model, drop.after, paragraph(discarded, change, removed))
    notices = _drop_notice(drop, lost), change, removed
    effects = _focus(session, drop.held, m.TapTile(message.start))
    effects += _focus(drop.held, drop.after, m.TapTile(message.end))
    after = replace(model, session=drop.after, toast=paragraph(*notices), dropped=_with_number(drop))
    return after, tuple(dict.fromkeys(effects))


def _with_number(drop: dragging.Drop) -> int:
    """The listed command that a drop has added or changed, if its number can be changed; else -1."""
    command = command_editing.offer(drop.picked).command
    if not drop.is_added or command is None:
        return -1
    commands = drop.after.composer.commands
    number = next(at for at in reversed(range(len(commands))) if commands[at] == command)
    edited = replace(drop.after, composer=command_editing.edited(drop.after, number))
    return number if any(dial.least < dial.most for dial in command_editing.offer(edited).dials) else -1


def _drop_notice(drop: dragging.Drop, lost: str) -> str:
    """A notice that a drag has added or changed a command of the list, and discarded a complete one from elsewhere."""
    if not drop.is_added:
        return say("discarded", command=lost) if lost else ""
    command = command_phrase(drop.picked.match, command_editing.offer(drop.picked).command)
    if drop.held.composer.edited >= 0:
        return say("drag-changed", command=command)
    return say("drag-added-instead", command=command, lost=lost) if lost else say("drag-added", command=command)


def _discarded_command(before: Session, held: Session) -> str:
    """The complete command that a drag from another place has discarded, in words; empty if there was none."""
    going, now = command_editing.offer(before), command_editing.offer(held)
    is_same = now.command is not None or going.trail[:1] == now.trail[:1] or before.composer.edited >= 0
    if going.command is None or is_same or not command_editing.is_begun(before):
        return ""
    return command_phrase(before.match, going.command)


def _discarded_change(before: Session, held: Session) -> str:
    """A notice that a drag from another place has ended a half-done change of a listed command; empty if it has not."""
    number, commands = before.composer.edited, before.composer.commands
    if not 0 <= number < len(commands) or held.composer.edited == number:
        return ""
    listed_command = commands[number]
    if command_editing.offer(before).command == listed_command:
        return ""
    return say("change-discarded", command=command_phrase(before.match, listed_command))


def _composing(session: Session, message: m.ComposerMessage) -> Session:
    """The session after a change of the composer; the same session if nothing changes."""
    composer = session.composer
    match message:
        case m.TapTile(tile):
            composer = command_editing.tapped(session, tile)
        case m.Pick(key):
            composer = command_editing.picked(session, key)
        case m.Dial(key, number):
            composer = command_editing.with_number(session, key, number)
        case m.FillIn(key, text):
            composer = command_editing.filled(session, key, text)
        case m.Add() if command_editing.can_add(session):
            composer = command_editing.added(session)
        case m.Cancel():
            composer = command_editing.cancelled(session)
        case m.StartOver():
            composer = composer.without_selection()
        case m.EditOrder(number):
            composer = command_editing.edited(session, number)
        case m.DeleteOrder(number):
            composer = command_editing.deleted(session, number)
        case m.RaiseOrder(number):
            composer = composer.having(command_editing.moved_up(composer.commands, number))
        case m.Undo() if composer.before:
            composer = composer.undone()
        case m.Clear() if composer.written != Written():
            composer = composer.changed(Written())
        case m.Type(text):
            composer = text_commands.typed(session, text)
        case m.TakeSuggestion(number):
            composer = text_commands.corrected(session, number)
        case m.Resign() if resigning := session.match.game.resignation_commands(session.match.scenario, session.seat):
            composer = composer.having(resigning)
        case m.Sit(colour) if session.is_trial and colour in session.match.waiting_for:
            return shared_device.sit_in_what_if(session, colour)
    if composer is session.composer:
        return session
    after = replace(session, composer=composer)
    if isinstance(message, m.Undo | m.DeleteOrder | m.Clear):
        after = command_editing.with_changes_kept(session, after)
    # Show the board of a command that is being edited.
    return (
        active_board.showing(after, (*command_editing.offer(after).trail, "")[0])
        if isinstance(message, m.EditOrder)
        else after
    )


def _explain_tap(before: Session, after: Session, place: str) -> str:
    """A sentence that explains a tap that did nothing or only dropped a command; empty for other taps."""
    why: Text = ""
    toast = ""
    if _is_let_go(before, after, place):
        toast, why = say("let-go"), command_editing.offer(before).elsewhere.get(place, why)
    elif after.composer == replace(before.composer, cursor=place):
        why = command_editing.why_place_is_gray(before, place) or command_editing.offer(before).elsewhere.get(place, "")
    return paragraph(toast, sentence(render(why, before.match.names)) if why else "")


def _toast_after_drag(model: Model, session: Session, place: str) -> str:
    """The notice after a drag that has ended: one with a button stays, since the button belongs to its words."""
    has_button = bool(model.deleted or model.untaken or model.removed or model.trying) or model.dropped >= 0
    if not place or has_button:
        return model.toast
    return _explain_miss(session, model.dragged, place) or model.toast


def _explain_miss(session: Session, start: str, place: str) -> str:
    """A notice that a drag from a place cannot end at another one, with the reason if there is one."""
    held = dragging.with_start_selected(session, start)
    if held is None:
        return ""
    why = command_editing.why_place_is_gray(held, place) or command_editing.offer(held).elsewhere.get(place, "")
    return paragraph(say("no-target"), sentence(render(why, session.match.names)) if why else "")


def _is_let_go(before: Session, after: Session, place: str) -> bool:
    """Whether a tap outside all marks dropped a command and started none."""
    if not before.composer.made:
        return False
    going = command_editing.offer(before)
    marked = command_editing.targets(going)
    is_lost = (
        not after.composer.made
        or (command_editing.is_begun(before) and not command_editing.is_begun(after))
        or (bool(going.trail) and not command_editing.offer(after).trail)
    )
    is_added = after.composer.written != before.composer.written
    return (bool(marked) or place in going.elsewhere) and place not in marked and is_lost and not is_added


def _focus(before: Session, after: Session, message: m.ComposerMessage) -> tuple[Effect, ...]:
    """Where the focus goes: to the tile of a closed sheet, the command after a deleted one, or a new message.

    A sheet that opens is shown from its top; after a pick its number is in view.
    """
    if isinstance(message, m.DeleteOrder):
        last = len(after.composer.commands) - 1
        return (Focus(f"delete-order-{min(message.number, last)}" if last >= 0 else "commanding"),)
    if isinstance(message, m.TakeSuggestion):
        return (Focus("typed"),)
    if isinstance(message, m.Pick) and command_editing.offer(after).blanks:
        return (Focus("words"),)
    if isinstance(message, m.Pick) and command_editing.offer(after).dials:
        return (Scroll("dials"),)
    if isinstance(message, m.EditOrder) and (picks := (going := command_editing.offer(after)).trail):
        return (Follow(picks), Scroll("dials")) if going.dials else (Follow(picks),)
    if isinstance(message, m.TapTile) and after.composer.rest and after.composer.rest != before.composer.rest:
        # A sheet that is taller than its frame counts as in view wherever it is scrolled to.
        return (ToTop("slip-body"), ToTop("sheet"), Scroll("sheet"))
    if isinstance(message, m.TapTile) and command_editing.offer(after).dials:
        return (Scroll("dials"),)
    if isinstance(message, m.StartOver):
        return (Focus("commanding"),)
    tile = ""
    if isinstance(message, m.Cancel) and not command_editing.offer(after).trail:
        tile = (*command_editing.offer(before).trail, "")[0]
    return (Focus(place_id(tile)),) if tile else ()


def _is_played_at_once(before: Session, after: Session, message: m.ComposerMessage) -> bool:
    """Whether a command was added with open commands, so that it need not be handed in."""
    is_added = after.composer.written != before.composer.written
    return is_added and isinstance(message, m.Add | m.TapTile) and not before.is_sealed


def _played_at_once(model: Model, session: Session, toast: str) -> Updated:
    """Play the open command that was just added; ask first if the list has lines that cannot be read and would go."""
    if session.composer.written.unread and not session.is_trial:
        return replace(model, session=session, dialog=DOUBTS, toast=toast), (Focus("dialog"),)
    return _handing_in(model, session, m.HandIn(), toast)


def _again(model: Model, session: Session, times: int) -> Updated:
    """Play the current command, and repeat it at the seat's next moments."""
    going = command_editing.offer(session)
    if unread := len(session.composer.written.unread):
        # The line may be what the player wants to play, so nothing is played instead of it.
        return replace(model, toast=say("again-unread", number=unread)), (Scroll("typed-mistake"),)
    if going.command is None or not 1 < times <= going.times or not repeated_commands.can_repeat(session):
        return model, ()
    whole = replace(session, composer=command_editing.added(session))
    after, effects = _played_at_once(model, whole, command_editing.removal_notice(session, whole))
    if after.refused or after.dialog:
        return after, effects
    return replace(after, again=repeated_commands.begun(model, whole, whole.composer.commands, times)), effects


def _resigning(model: Model, session: Session) -> Updated:
    """Resign at once: the menu has asked. The commands of the moment no longer matter."""
    resigning = session.match.game.resignation_commands(session.match.scenario, session.seat)
    if not resigning:
        return model, ()
    alone = replace(session.composer.without_selection(), written=Written(resigning), text=None)
    return _handing_in(model, replace(session, composer=alone), m.HandIn())


def _handing_in(model: Model, session: Session, message: m.Ready | m.HandIn, toast: str = "") -> Updated:
    """Add the current command to the list and hand in; ask once if something looks like a mistake."""
    whole, added, removed = session, "", ""
    if isinstance(message, m.Ready):
        whole = replace(session, composer=command_editing.added(session))
        added, removed = _added_too(session, whole), command_editing.removal_notice(session, whole)
        toast = paragraph(added, removed)
        if toast and whole.linked is not None:
            # Sealed commands cannot be changed: the player looks at the whole list first.
            return replace(model, session=whole, toast=paragraph(say("added-unsealed"), removed)), ()
        if removed and whole.kind.has_secrets:
            # The next page is for somebody else, so the player could not read there what was removed.
            return replace(model, session=whole, toast=toast), ()
        if why := command_editing.why_list_cannot_be_played(whole) or command_editing.what_to_choose_first(whole):
            return replace(model, session=whole, refused=why), ()
        if submit_check.doubts(whole) and not _lesson_refuses(model, whole):
            # A typed resignation gets the same question as one from the menu.
            dialog = RESIGNING if whole.resigns else DOUBTS
            return replace(model, session=whole, dialog=dialog, toast=toast), (Focus("dialog"),)
    if whole.linked is not None:
        return link_actions.handed_in(replace(model, session=whole, toast=toast), whole)
    try:
        after = shared_device.hand_in(whole)
        if added and after.stage not in (COMPOSE, HANDOVER):
            # Nobody reads a list any more: the turn comes next, and shows the command itself.
            toast = removed
        elif toast and whole.kind.has_secrets:
            toast = say("added-unseen")  # the next page is for somebody else
        return replace(model, session=after, toast=toast), ()
    except BadOrders as fault:
        why = command_editing.why_list_cannot_be_played(whole) or sentence(of_fault(fault, whole.match.names))
        return replace(model, session=whole, refused=why), ()


def _lesson_refuses(model: Model, session: Session) -> bool:
    """Whether the lesson does not want these commands now: it says so, so there is no question to ask first."""
    if lesson_course.learning(session) is None:
        return False
    try:
        return lesson_course.refuses(model, shared_device.hand_in(session))
    except BadOrders:
        return False


def _added_too(before: Session, after: Session) -> str:
    """The notice that the current command was added to the list too.

    Empty if there was none, or if the moment takes one command: then Ready is the usual way to give it.
    """
    if after.composer.written == before.composer.written:
        return ""
    if command_editing.fills_the_moment(before):
        return ""
    return say("added-too", command=command_phrase(before.match, command_editing.offer(before).command))
