"""update(model, message) → (model, effects): the one way in which the page changes.

A message goes through the stages of `PIPELINE` in their order. The feature that it belongs to answers it; all other
stages hold for every message.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.app import observers
from rozz.ui.app.change import Change, Stage
from rozz.ui.app.clear_notices import clear_notices
from rozz.ui.app.routing import route
from rozz.ui.i18n import translations
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Updated
from rozz.ui.state.model import Model

#: Messages that need keys, and those about a match whose keys are in use. They are carried out one at a time.
NEEDS_KEYS = (
    m.OpenLink, m.JoinMatch, m.ChangeName, m.StartMatch, m.SkipSeat, m.AskReturn, m.DecideHere, m.Ready, m.HandIn,
    m.BeginMatch, m.Rematch, m.ImportMatch, m.WithdrawSkip, m.WaitFor, m.ConfirmSent, m.LinkLeft, m.NoticeRead,
    m.SaveKey,
)  # fmt: skip


def run_waiting(change: Change) -> Change:
    """Carry out the next message that waited for keys, or for a step of a lesson."""
    model = change.after
    if model.is_busy or not model.later:
        return change
    message, *later = model.later
    after, effects = update(replace(model, later=tuple(later)), message)
    return change.to(after, *effects)


#: What happens with a message, stage by stage.
PIPELINE: tuple[Stage, ...] = (
    clear_notices,
    route,
    observers.follow_lesson,
    observers.wait_for_keys,
    observers.leave_screen,
    observers.end_drag,
    observers.follow_reach,
    observers.repeat_commands,
    observers.judge_puzzle,
    observers.follow_guesses,
    observers.update_own_strength,
    observers.keep_new_turn_current,
    observers.play_new_turn,
    observers.follow_moment,
    observers.show_decision_from_top,
    observers.ask_computer_players,
    observers.put_what_if_away,
    observers.say_what_if_is_gone,
    observers.say_vote_has_ended,
    observers.save_match,
    observers.forget_form,
    observers.hold_match,
    run_waiting,
    observers.announce,
)


def update(model: Model, message: m.Message) -> Updated:
    """The page after a message, and what must be done outside it."""
    translations.use(model.spoken, model.pointer)
    if model.is_busy and isinstance(message, NEEDS_KEYS):
        return replace(model, later=(*model.later, message)), ()
    change = Change(message, model, model, model)
    for stage in PIPELINE:
        change = stage(change)
    return change.after, change.effects
