"""The first stage of `update`: what the page says about the last message goes, unless the new one leaves it alone."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.app.change import Change
from rozz.ui.features.composer import dragging
from rozz.ui.features.table import shared_device
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, open_match

#: Messages that leave an open dialog open, and a what-if that was just left within reach.
_BESIDE_DIALOGS = (
    m.OpenDialog, m.CloseDialog, m.GoBack, m.SetTheme, m.SetLanguage, m.SetSpeed, m.Tick, m.SwitchLetters, m.SetKey,
    m.SwitchTyping, m.SwitchReveal, m.SwitchSound, m.ShowPlan,
)  # fmt: skip
#: Messages of a panel that may be opened over a notice with an Undo button, and closed again.
_OVER_NOTICES = (
    m.OpenDialog, m.CloseDialog, m.SetTheme, m.SetLanguage, m.SetSpeed, m.SwitchLetters, m.SetKey, m.SwitchReveal,
    m.SwitchSound,
)  # fmt: skip


def clear_notices(change: Change) -> Change:
    """Take away the notices about the message before this one."""
    model, message = change.after, change.message
    if isinstance(message, m.Background) or _is_about_another_match(model, message) or _target_is_gone(model, message):
        return change
    # While a turn plays, or pictures of puzzles are drawn, nobody has done anything.
    keeps_undo = isinstance(message, m.Tick) or _keeps_undo(model, message)
    cleared = replace(
        model,
        toast=model.toast if keeps_undo else "",
        dropped=-1,
        is_printed=False,
        dialog=model.dialog if isinstance(message, _BESIDE_DIALOGS) else "",
        refused="",
        language_refused="",
        pasted=model.pasted if isinstance(message, m.LinkOpened | m.LinkRefused) else "",
        form=model.form if isinstance(message, m.LinkRefused) else "",
        is_busy=model.is_busy and not isinstance(message, m.LinkOpened | m.LinkDone | m.LinkRefused),
        trying=shared_device.reopenable_what_if(model) if _keeps_what_if(model, message) else None,
        # Undo goes with the notice that offers it: later the store may hold something newer.
        deleted=model.deleted if keeps_undo or isinstance(message, m.RestoreMatch | m.DeleteMatch) else (),
        untaken=model.untaken if keeps_undo or isinstance(message, m.PutBack) else None,
        removed=model.removed if keeps_undo or isinstance(message, m.RestoreOwnPuzzle) else None,
    )
    return replace(change, start=cleared, after=cleared)


def _keeps_undo(model: Model, message: m.Message) -> bool:
    """Whether a notice offers Undo, and somebody has only opened or closed the menu."""
    is_panel = isinstance(message, _OVER_NOTICES) or (isinstance(message, m.GoBack) and bool(model.dialog))
    return is_panel and bool(model.deleted or model.untaken or model.removed)


def _is_about_another_match(model: Model, message: m.Message) -> bool:
    """Whether another tab did something with a match that is not open here."""
    return isinstance(message, m.FromOtherTab) and message.identity != open_match(model)


def _keeps_what_if(model: Model, message: m.Message) -> bool:
    """Whether players can still go back to a what-if that was left: `IAm` may say that it is theirs.

    Panels and their settings leave it alone, and so does closing the match and opening it again.
    """
    if isinstance(message, m.IAm):
        return shared_device.is_what_if_hidden(model)
    is_same = isinstance(message, m.OpenMatch) and message.identity == open_match(model)
    return is_same or isinstance(message, (m.TryOn, *_BESIDE_DIALOGS))


def _target_is_gone(model: Model, message: m.Message) -> bool:
    """Whether a message leads to a match or a what-if that is gone, or to a board under a panel.

    The browser's Forward button can send such a message, and a drag can end after a panel has opened.
    """
    if isinstance(message, m.Drop):
        return dragging.is_covered(model)
    if isinstance(message, m.TryOn):
        return not shared_device.reopenable_what_if(model)
    known = (each.identity for each in model.shelf)
    return isinstance(message, m.OpenMatch | m.AskName) and message.identity not in known
