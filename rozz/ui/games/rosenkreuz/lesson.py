"""RosenKreuz in eight steps: one short game; the lesson plays Cross. The words are ours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rozz.ui.games.lesson_plan import Lesson, LessonStep, Select, Task, Write
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: What each step waits for, by the name that its messages have.
STEPS: Mapping[str, Task] = MappingProxyType(
    {
        "rose": Select("e2", is_kept=True),
        "step": Write(1, "e2-f3"),
        "turns": Write(3, "d2-e3"),
        "groups": Write(5, "e3-f4"),
        "major": Write(7, "f2-f5"),
        "minor": Write(9, "f4xf6"),
        "again": Write(11, "f5-f7"),
        "attain": Write(13, "f6-f8*a7>e1"),
    }
)


@remembered(most=1)
def lesson() -> Lesson:
    """The lesson, in the language in use."""
    return Lesson(
        say("rosenkreuz-lesson-title"),
        "rosenkreuz-skirmish",
        "ROSE",
        tuple(
            LessonStep(
                say(f"rosenkreuz-lesson-{name}-title"),
                say(f"rosenkreuz-lesson-{name}"),
                say(f"rosenkreuz-lesson-{name}-do"),
                task,
            )
            for name, task in STEPS.items()
        ),
        replies=("g7-h6", "h6-g5", "f7-f6", "d7-d6", "c7-e5", "d6-e5"),
        farewell=say("rosenkreuz-lesson-farewell"),
    )
