"""A run of the simulation: its seed, its steps and its progress; and the address that reproduces it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozz.ui.simulator import stories
from rozz.ui.simulator.random_run import next_step
from rozz.ui.simulator.simulated_acts import after
from rozz.ui.simulator.simulated_devices import World, opening
from rozz.ui.simulator.simulator_steps import MOST, SimulatorStep, listed, written

#: Seeds are small, so that people can tell them to each other.
MOST_SEED = 999_999
FIRST_SEED = 7


@dataclass(frozen=True)
class Simulator:
    """A run of the simulation.

    worlds: the worlds before and after each step.
    story: the script that continues; empty means random steps.
    steps: all steps taken, the first `at` of them in force.
    chosen: the selected link.
    is_by_hand: a person has chosen a step.
    """

    seed: int
    worlds: tuple[World, ...]
    story: str = ""
    steps: tuple[SimulatorStep, ...] = ()
    at: int = 0
    chosen: int = 0
    is_playing: bool = False
    is_by_hand: bool = False

    @property
    def world(self) -> World:
        """The world on the screen."""
        return self.worlds[self.at]

    @property
    def address(self) -> str:
        """The suffix of the page's address: the run up to here."""
        story = f"&story={self.story}" if self.story else ""
        steps = f"&steps={written(self.steps[: self.at])}" if self.at else ""
        return f"?go=simulator&seed={self.seed}{story}{steps}"

    @property
    def has_story_ended(self) -> bool:
        """Whether a story has ended."""
        return bool(self.story) and self.at >= len(self.steps) and self._scripted() is None

    @property
    def can_go_on(self) -> bool:
        """Whether the run can continue by itself."""
        return self.at < len(self.steps) or (len(self.steps) < MOST and not self.has_story_ended)

    def advanced(self) -> Simulator:
        """One step on: redo an undone one, or take the story's next, or a random one."""
        if self.at < len(self.steps):
            return replace(self, at=self.at + 1, chosen=0)
        step = self._scripted() if self.story else next_step(self.world, self.at)
        return self._taking(step) if step and self.can_go_on else self

    def taken(self, step: SimulatorStep) -> Simulator:
        """Take a step by hand, which replaces all later ones."""
        if self.at >= MOST:
            return self
        cut = replace(self, steps=self.steps[: self.at], worlds=self.worlds[: self.at + 1], story="", is_by_hand=True)
        return cut._taking(step)

    def back(self, to: int) -> Simulator:
        """Go back to the state after `to` steps."""
        return replace(self, at=max(0, min(to, self.at)), chosen=0)

    def _taking(self, step: SimulatorStep) -> Simulator:
        worlds = (*self.worlds, after(self.world, step))
        return replace(self, steps=(*self.steps, step), worlds=worlds, at=self.at + 1, chosen=0)

    def _scripted(self) -> SimulatorStep | None:
        """The next step of the story."""
        lines = stories.BY_NAME[self.story].lines
        return stories.step_of(self.world, lines[self.at]) if self.at < len(lines) else None


def at_seed(seed: int) -> Simulator:
    """A random run at its start."""
    known = max(0, min(seed, MOST_SEED))
    return Simulator(known, (opening(known),))


def story_run(name: str) -> Simulator:
    """A story at its start."""
    story = stories.BY_NAME[name]
    return replace(at_seed(story.seed), story=name)


def from_address(seed: int, story: str, steps: str) -> Simulator:
    """The run that an address describes; steps that are impossible do nothing."""
    begun = at_seed(seed if seed >= 0 else FIRST_SEED)
    for step in listed(steps):
        begun = begun._taking(step)
    return replace(begun, story=story) if story in stories.BY_NAME else begun
