"""What a seat writes: its list of commands, the current command, and what Undo can bring back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

#: How many changes can be undone; a reload keeps fewer, see `draft_codec`.
UNDO_STEPS = 50


@dataclass(frozen=True)
class Written:
    """What a seat has written: its commands, and lines of text that could not be read as commands."""

    commands: tuple[Any, ...] = ()
    unread: tuple[str, ...] = ()


@dataclass(frozen=True)
class Composer:
    """Commands being written: the list, its history for undo, the current command and the text as typed.

    written: the list.
    before: the list before each change.
    made: the picks of the current command.
    rest: the picks that stay when the command is finished or dropped (the place whose sheet is open).
    is_left_open: whether that place was not tapped for a new command: its sheet stayed open after a change of the list.
    cursor: the place that the keyboard is at.
    text: what the text box shows; None: `written` in its usual form.
    edited: the index of the command that is being changed; -1: none.
    is_typing: True from a typed letter until the player pauses.
    unsent: words that were begun and left, by the picks that lead to them.
    """

    written: Written = Written()
    before: tuple[Written, ...] = ()
    made: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    is_left_open: bool = False
    cursor: str = ""
    text: str | None = None
    edited: int = -1
    is_typing: bool = False
    unsent: Mapping[tuple[str, ...], str] = field(default_factory=dict)

    @property
    def commands(self) -> tuple[Any, ...]:
        """The commands in the list."""
        return self.written.commands

    def having(self, commands: tuple[object, ...]) -> Composer:
        """The composer after an undoable change of the commands; unread lines stay."""
        return self.changed(replace(self.written, commands=commands))

    def changed(self, written: Written) -> Composer:
        """The composer after an undoable change of what is written."""
        composer = replace(self.let_go(), written=written, text=None, is_left_open=bool(self.rest))
        return replace(composer, before=self.undo_history())

    def undo_history(self) -> tuple[Written, ...]:
        """What Undo can bring back after the next change."""
        return (*self.before, self.written)[-UNDO_STEPS:]

    def undone(self) -> Composer:
        """The composer before the last change."""
        *before, last = self.before
        return replace(self.let_go(), written=last, before=tuple(before), text=None, is_left_open=bool(self.rest))

    def let_go(self) -> Composer:
        """The composer without a current command (only `rest` stays) and without an edit."""
        return replace(self, made=self.rest, edited=-1, is_left_open=False)

    def without_selection(self) -> Composer:
        """The composer without a current command and without a selected place."""
        return replace(self.let_go(), made=(), rest=())


#: Nothing is written and nothing is selected.
NOTHING_WRITTEN = Composer()
