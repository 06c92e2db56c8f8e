"""Your first battle, in nine steps; the lesson plays the Winkies, and the dice are always the same.

The texts are in `lesson.ftl`.
"""

from __future__ import annotations

from rozz.ui.games.lesson_plan import Lesson, LessonStep, SubmitCommands, Task, Write
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The tasks in order, each with the name that its texts have.
TASKS: tuple[tuple[str, Task], ...] = (
    ("army", Write(1, "D: 1C MMED1; 2C Zoraster+MREG1+MREG2; 2R MCAV1")),
    ("ready", SubmitCommands(1)),
    ("magic", Write(2, "S: Zoraster Good Luck > MREG1")),
    ("orders", Write(3, "O: MCAV1 A, Zoraster A")),
    ("secret", SubmitCommands(3)),
    ("fire", Write(4, "A: MMED1 fire 4C")),
    ("advance", Write(7, "A: Zoraster > 3C fire 4C")),
    ("lancers", Write(9, "L: MREG2")),
    ("charge", Write(10, "A: MCAV1 > 3R > 3C")),
)
#: What the Winkies do.
REPLIES = (
    "D: 4C WREG1, WREG2; 5C WZIL1",
    "O: WZIL1 A",
    "L: WREG2",
    "A: WREG1",
    "A: WZIL1 > 4C > 3C",
)


@remembered(most=1)
def lesson() -> Lesson:
    """The lesson in the language in use."""
    return Lesson(
        say("campaigns-lesson"),
        "first-battle",
        "MUNCHKINS",
        tuple(_step(name, task) for name, task in TASKS),
        REPLIES,
        say("campaigns-lesson-farewell"),
        dice_seed="lesson 1810",
    )


def _step(name: str, task: Task) -> LessonStep:
    title, words, request = (say(f"campaigns-lesson-{name}{part}") for part in ("", "-words", "-request"))
    return LessonStep(title, words, request, task)
