"""update(model, message) → (model, effects): every change of the page, and nothing but values.

Each message is answered by its own room, as one table has it; what holds for all of them is done around that, once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

from rozz.ui.features import puzzle_actions, review_actions, screens
from rozz.ui.features.a11y import announcements, keyboard_cursor
from rozz.ui.features.composer import composer_actions
from rozz.ui.features.lessons import lesson_actions
from rozz.ui.features.links import link_actions
from rozz.ui.features.match_list import match_actions, match_list, store_events
from rozz.ui.features.opponents import computer_seats
from rozz.ui.features.replay import replay_actions
from rozz.ui.features.table import match_start, repeated_commands, table_votes, turn_order
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Hold, KeepForm, UseKeys
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import ALL_IN, AWAIT, COMPOSE, HANDOVER, REVEAL

Step = tuple[Model, tuple[Effect, ...]]
Room = Callable[[Model, Any], Step]

def _simulating(model: Model, message: Any) -> Step:
    """The link simulator; nothing of it is read before somebody opens it."""
    if isinstance(message, m.Tick) and model.screen != "simulator":
        return model, ()
    from rozz.ui.features import simulator_update as simulator

    return simulator.update(model, message)


#: A room that answers whatever is shown; the others answer where a match is on the screen, at these stages.
ANYWHERE = ("",)

#: Which messages, at which stages, are answered by whom.
ROOMS: tuple[tuple[Any, tuple[str, ...], Room], ...] = (
    (m.OfScreens, ANYWHERE, screens.update),
    (m.OfBeginning, ANYWHERE, match_start.update),
    (m.OfShelf, ANYWHERE, match_actions.update),
    (m.OfSaving, ANYWHERE, store_events.update),
    (m.OfStore, ANYWHERE, store_events.update),
    (m.OfLinks, ANYWHERE, link_actions.update),
    (m.OfLooking, ANYWHERE, replay_actions.update),
    (m.OfAgreeing, ANYWHERE, table_votes.update),
    (m.OfOpponents, ANYWHERE, computer_seats.update),
    (m.OfPuzzles, ANYWHERE, puzzle_actions.update),
    (m.OfReviews, ANYWHERE, review_actions.update),
    (m.OfLessons, ANYWHERE, lesson_actions.update),
    (m.OfSimulator, ANYWHERE, _simulating),
    # While a turn is shown it is that of the turn.
    (m.Tick, ANYWHERE, _simulating),
    (m.OfComposer, (COMPOSE,), composer_actions.update),
    (m.OfShowing, (REVEAL,), replay_actions.showing),
    (m.OfWalking, (COMPOSE, REVEAL), keyboard_cursor.update),
    (m.WalkTo | m.NoWay, (AWAIT,), keyboard_cursor.update),
    (m.OfSeating, (HANDOVER, AWAIT, ALL_IN, REVEAL), turn_order.update),
    # A draft must not stay in the page, whatever lies over it.
    (m.Hide, ANYWHERE, turn_order.update),
)
ANSWERS = {
    (kind, stage): room for kinds, stages, room in ROOMS for kind in get_args(kinds) or (kinds,) for stage in stages
}

#: What leaves a word that was said, and a panel that is open, as they are.
_BESIDE_DIALOGS = (
    m.OpenDialog, m.CloseDialog, m.GoBack, m.SetTheme, m.SetSpeed, m.Tick, m.SwitchLetters, m.SetKey,
)  # fmt: skip
#: What is opened over a word that offers to undo something, and closed again.
_OVER_WORDS = (m.OpenDialog, m.CloseDialog, m.SetTheme, m.SetSpeed, m.SwitchLetters, m.SetKey)
#: What keys may be needed for, and what is noted of a match that they work on; one at a time.
_WITH_KEYS = (
    m.OpenLink | m.JoinMatch | m.ChangeName | m.StartMatch | m.SkipSeat | m.AskReturn | m.DecideHere | m.Ready
    | m.HandIn | m.BeginMatch | m.Rematch | m.ImportMatch | m.WithdrawSkip | m.WaitFor | m.TellSent | m.LinkLeft
    | m.HeardNotice | m.SaveKey
)  # fmt: skip


def update(model: Model, message: m.Message) -> Step:
    """The page after a message, and what is to be done outside it."""
    if model.is_busy and isinstance(message, _WITH_KEYS):
        return replace(model, later=(*model.later, message)), ()
    at_first = _beforehand(model, message)
    after, effects = answered(at_first, message)
    after, effects = lesson_actions.attended(at_first, after, effects)
    if any(isinstance(each, UseKeys) for each in effects):
        after = replace(after, is_busy=True)
    after, kept = puzzle_actions.judged(repeated_commands.gone_on(_afterwards(after), message))
    if after.beneath == "history" and after.screen == "table" and turn_order.reveals(model.session, after.session):
        # What is new is no replay, and Back does not lead past it.
        after = replace(after, beneath="home")
    after, thinking = computer_seats.attended(after)
    if model.aside is not None and after.aside is None:
        after = replay_actions.left(at_first, after)
    after = _told_of_trial(model, after)
    effects = (*effects, *kept, *thinking)
    # Beneath a what-if the match goes on: a computer player may have handed in.
    session = after.aside or after.session
    before = model.aside or model.session
    if session is not None and session is not before and match_list.is_kept(after, session):
        # By another name it is no other match: it has its place on the shelf.
        put = match_list.put_by_name if isinstance(message, m.RenameMatch) else match_list.put_first
        after, save = put(after, session)
        effects = (replace(save, can_wait=before is not None and _is_as_written(before, session)), *effects)
    if model.screen == "names" and after.screen != "names":
        effects = (*effects, KeepForm())
    if _open(after) != _open(model):
        after = replace(after, note="")
        effects = (Hold(_open(after)), *effects)
    if after.later and not after.is_busy:
        next_one, *rest = after.later
        after, more = update(replace(after, later=tuple(rest)), next_one)
        effects = (*effects, *more)
    return announcements.heard(model, after, message), effects


def answered(model: Model, message: m.Message) -> Step:
    """What the message's room makes of it; nothing where it has no meaning."""
    stage = model.session.stage if model.session is not None and model.screen == "table" else ""
    room = ANSWERS.get((type(message), stage)) or ANSWERS.get((type(message), ""))
    return room(model, message) if room is not None else (model, ())


def _beforehand(model: Model, message: m.Message) -> Model:
    """The page without what was said of the message before."""
    if isinstance(message, m.Unbidden) or _is_of_another(model, message) or _leads_nowhere(model, message):
        return model
    is_word_kept = _keeps_word(model, message)
    return replace(
        model,
        toast=model.toast if is_word_kept else "",
        is_printed=False,
        dialog=model.dialog if isinstance(message, _BESIDE_DIALOGS) else "",
        refused="",
        pasted=model.pasted if isinstance(message, m.LinkOpened | m.LinkRefused) else "",
        form=model.form if isinstance(message, m.LinkRefused) else "",
        is_busy=model.is_busy and not isinstance(message, m.LinkOpened | m.LinkDone | m.LinkRefused),
        trying=turn_order.put_away(model) if _keeps_trial(model, message) else None,
        # What can be taken back goes with the word that offers it: later the store may hold something newer.
        deleted=model.deleted if is_word_kept or isinstance(message, m.RestoreMatch | m.DeleteMatch) else (),
        untaken=model.untaken if is_word_kept or isinstance(message, m.PutBack) else None,
    )


def _keeps_word(model: Model, message: m.Message) -> bool:
    """Whether there is a way back that what happens leaves open: the menu is opened and closed, and no more."""
    is_panel = isinstance(message, _OVER_WORDS) or (isinstance(message, m.GoBack) and bool(model.dialog))
    return is_panel and bool(model.deleted or model.untaken)


def _is_of_another(model: Model, message: m.Message) -> bool:
    """Whether it tells what another tab did with a match that is not open here."""
    return isinstance(message, m.OfOtherTabs) and message.identity != _open(model)


def _keeps_trial(model: Model, message: m.Message) -> bool:
    """Whether the what-if that was left can be had back thereafter, or by it: somebody says that it is theirs.

    Panels and what is set in them leave it, and so does going back and coming again.
    """
    if isinstance(message, m.IAm):
        return turn_order.is_put_away_unseen(model)
    is_same = isinstance(message, m.OpenMatch) and message.identity == _open(model)
    return is_same or isinstance(message, (m.TryOn, *_BESIDE_DIALOGS))


def _told_of_trial(before: Model, after: Model) -> Model:
    """The page after something else was done than to say whose the what-if is that waits for that: it is gone."""
    is_gone = after.trying is None and after.aside is None and not after.toast
    return replace(after, toast=say("what-if-left")) if turn_order.waits_unseen(before) and is_gone else after


def _leads_nowhere(model: Model, message: m.Message) -> bool:
    """Whether it leads to a match or a what-if that is gone: Forward may do so, and nobody has done anything."""
    if isinstance(message, m.TryOn):
        return not turn_order.put_away(model)
    known = (each.identity for each in model.shelf)
    return isinstance(message, m.OpenMatch | m.AskName) and message.identity not in known


def _afterwards(model: Model) -> Model:
    """The page without what belongs to a screen that it has left."""
    if model.is_playing and (model.session is None or model.session.stage != REVEAL or model.screen != "table"):
        model = replace(model, is_playing=False)
    if model.renaming and model.screen != "home":
        model = replace(model, renaming="")
    if model.beneath == "history" and model.screen == "table" and not screens.is_replayed(model):
        model = replace(model, beneath="home")
    return model


def _is_as_written(before: Session, after: Session) -> bool:
    """Whether no more than the command in hand differs, or what is looked at."""
    places = (before.stage, before.seat, before.title, before.shown_turn)
    is_same_match = before.kind is after.kind and before.drafts is after.drafts and before.review is after.review
    is_same_place = places == (after.stage, after.seat, after.title, after.shown_turn)
    old, new = before.composer, after.composer
    return is_same_match and is_same_place and (old.written, old.before) == (new.written, new.before)


def _open(model: Model) -> str:
    """The id of the match that is open in this tab."""
    session = model.aside or model.session
    return session.match.identity if session and session.kind.can_be_kept else ""
