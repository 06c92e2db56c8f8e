"""Rozz in thirteen steps: a war of four turns against a passive opponent. The texts are in `lesson.ftl`."""

from __future__ import annotations

from rozz.ui.games.lesson_plan import ContinueToCommands, Lesson, LessonStep, Select, SubmitCommands, Task, Watch, Write
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The tasks in order, each with the name that its texts have.
TASKS: tuple[tuple[str, Task], ...] = (
    ("home", Select("Drift")),
    ("buy", Write(1, "P: SRNUKE > D3")),
    ("move", Write(1, "M: ARMOR @ Drift > D3")),
    ("ready", SubmitCommands(1)),
    ("watch", Watch(1)),
    ("onward", ContinueToCommands(2)),
    ("carry", Write(2, "M: INF*2+SRNUKE @ D3 > V1")),
    ("attack", Write(2, "M: ARMOR @ D3 > V6")),
    ("fight", SubmitCommands(2, then_watch=True)),
    ("strike", Write(3, "S: SRNUKE @ V1 > Vess")),
    ("wait", SubmitCommands(3, then_watch=True)),
    ("march", Write(4, "M: INF*2 @ V1 > Vess")),
    ("win", SubmitCommands(4, then_watch=True)),
)


@remembered(most=1)
def lesson() -> Lesson:
    """The lesson in the language in use."""
    steps = tuple(_step(name, task) for name, task in TASKS)
    return Lesson(say("rozz-lesson"), "solo-training", "RED", steps, farewell=say("rozz-lesson-farewell"))


def _step(name: str, task: Task) -> LessonStep:
    title, words, request = (say(f"rozz-lesson-{name}{part}") for part in ("", "-words", "-request"))
    return LessonStep(title, words, request, task)
