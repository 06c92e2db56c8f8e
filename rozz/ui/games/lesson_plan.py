"""What a lesson is: a shipped scenario and its steps, each with one idea and one thing to do.  Values only.

Moments of the match are counted from 1.  Commands are written as the game writes them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TakeInHand:
    """Tap a place, so that it is in hand."""

    place: str


@dataclass(frozen=True)
class Write:
    """Have a command in the list for a moment; where everybody looks on, that plays it."""

    moment: int
    command: str


@dataclass(frozen=True)
class GiveIn:
    """Hand in all that the lesson has had written for a moment, and nothing else; `then_look`: and see it to its end.

    It is to be seen wherever the words of the next step tell what has come of it.
    """

    moment: int
    then_look: bool = False


@dataclass(frozen=True)
class Watch:
    """Look at a moment to its last step."""

    moment: int


@dataclass(frozen=True)
class GoOn:
    """Go on from what has been seen to where the commands of a moment are written."""

    moment: int


Task = TakeInHand | Write | GiveIn | Watch | GoOn


@dataclass(frozen=True)
class LessonStep:
    """One idea (`words`) and one thing to do (`request`), which `task` tells the program."""

    title: str
    words: str
    request: str
    task: Task


@dataclass(frozen=True)
class Lesson:
    """The pupil's seat, the steps in order, what the other seat plays in return, and what is to be said at the end.

    `chance` is what the match's dice are made of: the same rolls for every pupil.
    """

    title: str
    scenario: str
    seat: str
    steps: tuple[LessonStep, ...]
    replies: tuple[str, ...] = ()
    farewell: str = ""
    chance: str = ""

    def commands_for(self, moment: int, upto: int | None = None) -> tuple[str, ...]:
        """All that is written for a moment, in order; `upto` a step, counted from 1, what has been asked till then."""
        tasks = (step.task for step in self.steps[:upto])
        return tuple(task.command for task in tasks if isinstance(task, Write) and task.moment == moment)
