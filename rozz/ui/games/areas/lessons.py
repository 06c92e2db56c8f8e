"""Ozymandia and Simultaneous Risk in about a dozen steps each; the lesson plays Blue. The words are ours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rozz.ui.games.lesson_plan import Lesson, LessonStep, Select, SubmitCommands, Task, Watch, Write
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: What each step waits for, by the name that its messages have.
OZYMANDIA: Mapping[str, Task] = MappingProxyType(
    {
        "cities": Select("Brine"),
        "moving": Write(1, "2 Brine > Drake, 1 Brine > Bell City"),
        "together": SubmitCommands(1),
        "watching": Watch(1),
        "new": Write(2, "+1 Brine"),
        "gathering": Write(2, "3 Fern > Drake, 1 Brine > Drake"),
        "battle": SubmitCommands(2, then_watch=True),
        "bomb": Write(3, "Bomb Cliff City"),
        "waiting": Write(3, "2 Drake > Coral, 2 Drake > Dawn City"),
        "unplaced": SubmitCommands(3, then_watch=True),
        "third": Write(4, "1 Coral > Cliff City"),
        "guarding": SubmitCommands(4),
        "ending": Watch(4),
    }
)
SIMULTANEOUS_RISK: Mapping[str, Task] = MappingProxyType(
    {
        "setup": Select("Finch", is_kept=True),
        "island": Write(1, "+1 Finch, 1 Egret, 1 Gannet, 1 Heron"),
        "new": Write(3, "+7 Finch"),
        "moving": Write(3, "7 Finch > Jade"),
        "bomb": Write(3, "Bomb Lead"),
        "together": SubmitCommands(3),
        "watching": Watch(3),
        "sums": Write(4, "+7 Heron"),
        "gathering": Write(4, "8 Heron > Lead, 7 Jade > Lead"),
        "equal": SubmitCommands(4),
        "ending": Watch(4),
    }
)


@remembered(most=1)
def ozymandia() -> Lesson:
    """Ozymandia on five islands."""
    return Lesson(
        say("areas-lesson-ozymandia-title"),
        "five-isles",
        "FIRST",
        tuple(
            LessonStep(
                say(f"areas-lesson-ozymandia-{name}-title"),
                say(f"areas-lesson-ozymandia-{name}"),
                say(f"areas-lesson-ozymandia-{name}-do"),
                task,
            )
            for name, task in OZYMANDIA.items()
        ),
        replies=(
            "1 Coral > Cliff City, 1 Coral > Drake",
            "+1 Coral; 3 Gull > Drake, 1 Coral > Drake",
            "1 Coral > Brine",
            "1 Brine > Bell City",
        ),
        farewell=say("areas-lesson-ozymandia-farewell"),
    )


@remembered(most=1)
def simultaneous_risk() -> Lesson:
    """Simultaneous Risk on three islands."""
    return Lesson(
        say("areas-lesson-risk-title"),
        "small-archipelago",
        "FIRST",
        tuple(
            LessonStep(
                say(f"areas-lesson-risk-{name}-title"),
                say(f"areas-lesson-risk-{name}"),
                say(f"areas-lesson-risk-{name}-do"),
                task,
            )
            for name, task in SIMULTANEOUS_RISK.items()
        ),
        replies=("+3 Lead, 1 Jade", "+3 Lead; 1 Jade > Finch", "+3 Lead"),
        farewell=say("areas-lesson-risk-farewell"),
    )
