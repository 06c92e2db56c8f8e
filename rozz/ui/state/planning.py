"""What a player keeps beside the commands: guesses of the others' commands, and plans of their own.

Both are as secret as drafts. Guesses belong to a moment: once it is over, only their score is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rozz.ui.state.composer_values import Composer

#: How many plans of their own a player may keep.
MOST_PLANS = 4


@dataclass(frozen=True)
class Guess:
    """What a rival may do.

    is_off: the outcome is shown as if the rival did nothing.
    left_out: last turn's commands that the rival can no longer give; empty once the guess is changed.
    """

    composer: Composer
    is_off: bool = False
    left_out: tuple[Any, ...] = ()

    @property
    def commands(self) -> tuple[Any, ...]:
        """What the rival does in the outcome that is shown."""
        return () if self.is_off else self.composer.commands


@dataclass(frozen=True)
class Planning:
    """A seat's guesses by rival, and its own plans, at one moment.

    moment: how many moments were over.
    is_open: the panel is open while the seat writes commands.
    plans: own lists of commands, to compare and to adopt.
    """

    moment: int
    guesses: Mapping[str, Guess] = field(default_factory=dict)
    plans: tuple[tuple[Any, ...], ...] = ()
    is_open: bool = True


@dataclass(frozen=True)
class Guessed:
    """How well a seat guessed a rival's commands at a moment, counted from 0.

    hits, given: how many of the rival's commands it guessed, and how many the rival gave.
    listed: how many commands the guess had.
    commands: the guess; empty once the turn has been left.
    """

    moment: int
    seat: str
    rival: str
    hits: int
    given: int
    listed: int
    commands: tuple[Any, ...] = ()
