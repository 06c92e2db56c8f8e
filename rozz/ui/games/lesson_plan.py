"""A lesson: a shipped scenario and its steps, each with one idea and one thing to do. Only values.

Moments of the match are counted from 1. Commands are in the game's notation.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Select:
    """Tap a place to select it; `is_kept`: the next step continues the command that starts there."""

    place: str
    is_kept: bool = False


@dataclass(frozen=True)
class Write:
    """Put a command into the list for a moment; with open commands, that plays it."""

    moment: int
    command: str


@dataclass(frozen=True)
class SubmitCommands:
    """Hand in exactly the commands that the lesson has asked for; `then_watch`: and watch the moment to its end.

    Needed if the next step's words describe the result.
    """

    moment: int
    then_watch: bool = False


@dataclass(frozen=True)
class Watch:
    """Watch a moment to its last step."""

    moment: int


@dataclass(frozen=True)
class ContinueToCommands:
    """Go on to where the commands of a moment are written."""

    moment: int


Task = Select | Write | SubmitCommands | Watch | ContinueToCommands


@dataclass(frozen=True)
class LessonStep:
    """One idea (`words`) and one thing to do (`request`), which is `task` for the program."""

    title: str
    words: str
    request: str
    task: Task


@dataclass(frozen=True)
class Lesson:
    """The pupil's seat, the steps in order, the other seat's replies, and the closing words.

    dice_seed: the seed of the dice, so that every pupil gets the same rolls.
    """

    title: str
    scenario: str
    seat: str
    steps: tuple[LessonStep, ...]
    replies: tuple[str, ...] = ()
    farewell: str = ""
    dice_seed: str = ""

    def commands_for(self, moment: int, upto: int | None = None) -> tuple[str, ...]:
        """All commands for a moment, in order; `upto`: only those of the first steps."""
        tasks = (step.task for step in self.steps[:upto])
        return tuple(task.command for task in tasks if isinstance(task, Write) and task.moment == moment)
