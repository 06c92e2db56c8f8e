"""The stories of the simulator: each is a script for a run with a fixed end.

A line of a script is one act: "seal RED", "skip RED GREEN", "deliver RED BLUE" (the oldest link from Red to Blue),
"carry" (the next link of anybody).
"""

from __future__ import annotations

from dataclasses import dataclass

from rozz.ui.simulator.simulated_devices import World
from rozz.ui.simulator.simulator_steps import BY_CARRIER, SimulatorStep


@dataclass(frozen=True)
class Story:
    """A story: its name, its script, and the news that it ends with."""

    name: str
    lines: tuple[str, ...]
    ends: str
    seed: int = 7


def _lines(*texts: str) -> tuple[str, ...]:
    """Lines separated by commas; "carry*6" stands for six of them."""
    found: list[str] = []
    for each in ", ".join(texts).split(","):
        line, _, times = each.strip().partition("*")
        found += [line] * int(times or 1)
    return tuple(found)


_ALL_SEAL = "seal RED, seal GREEN, seal BLUE, carry*6"

STORIES = (
    Story("normal", _lines("seal RED, seal GREEN, seal BLUE, carry*12"), "turn-over"),
    Story(
        "lost",
        _lines(
            "seal RED, lose RED GREEN, deliver RED BLUE, seal BLUE, deliver BLUE GREEN, seal GREEN",
            "deliver GREEN RED, deliver RED GREEN, deliver RED BLUE, deliver BLUE RED*2, deliver BLUE GREEN",
        ),
        "turn-over",
    ),
    Story(
        "silent",
        _lines(
            "seal RED, lose RED GREEN, deliver RED BLUE, seal BLUE, lose BLUE GREEN, deliver BLUE RED",
            "skip RED GREEN, lose RED GREEN, deliver RED BLUE, skip BLUE GREEN, lose BLUE GREEN",
            "deliver BLUE RED, deliver RED BLUE, deliver RED GREEN",
        ),
        "turn-over-without",
    ),
    Story(
        "changed",
        _lines("mark RED", _ALL_SEAL, "show RED, carry*6", "change RED, deliver RED GREEN"),
        "proof",
    ),
    Story("broken", _lines("mark RED", _ALL_SEAL, "other RED, deliver RED GREEN, deliver RED BLUE"), "proof"),
    Story(
        "backup",
        _lines(
            "seal RED, deliver RED GREEN, lose RED BLUE, restore RED, seal RED, deliver RED GREEN",
            "seal GREEN, seal BLUE, carry*13",
        ),
        "turn-over",
    ),
    Story(
        "found",
        _lines("seal RED, deliver RED GREEN, seal GREEN, restore RED, deliver GREEN RED"),
        "finds-own",
    ),
)
BY_NAME = {story.name: story for story in STORIES}


def step_of(world: World, line: str) -> SimulatorStep | None:
    """The step for a line of a script in a world; None if there is no such link."""
    kind, *seats = line.split()
    if kind != "carry" and kind not in BY_CARRIER:
        return SimulatorStep(kind, seats[0], "".join(seats[1:]))
    wanted = [each for each in world.letters if not seats or [each.sender, each.to] == seats]
    return SimulatorStep("deliver" if kind == "carry" else kind, letter=wanted[0].number) if wanted else None
