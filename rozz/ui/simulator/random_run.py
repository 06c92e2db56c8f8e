"""The next step of a random run, determined by the seed, the number of the step, and what is possible."""

from __future__ import annotations

from hashlib import sha256

from rozz.ui.simulator.simulated_acts import possible
from rozz.ui.simulator.simulated_devices import World
from rozz.ui.simulator.simulator_steps import LIES, SimulatorStep

#: The relative probability of each kind of step.
WEIGHTS = {
    "seal": 120, "show": 120, "skip": 2, "wait": 2, "resign": 0, "restore": 1, "send": 0, "mark": 2,
    "other": 24, "change": 12, "twice": 12,
    "deliver": 24, "lose": 6, "double": 5, "delay": 8,
}  # fmt: skip
#: The link that left first is the most likely to arrive.
FIRST = 120


def next_step(world: World, number: int) -> SimulatorStep:
    """The step with that number in the random run of the world's seed."""
    weighed = [(step, _weight(world, step)) for step in possible(world)]
    if not any(weight for _, weight in weighed):
        # Nothing is in transit and nobody can act: resend what was lost.
        weighed = [(step, int(step.kind == "send")) for step, _ in weighed]
    at = int.from_bytes(sha256(f"{world.seed}/{number}".encode()).digest()[:8]) % sum(weight for _, weight in weighed)
    for step, weight in weighed:
        at -= weight
        if at < 0:
            return step
    raise AssertionError("a weight is never negative")


def _weight(world: World, step: SimulatorStep) -> int:
    if step.kind == "mark":
        return 0 if any(each.is_liar for each in world.devices) else WEIGHTS["mark"]
    if step.kind == "deliver" and world.letters[0].number == step.letter:
        return FIRST
    if step.kind in LIES and world.device(step.seat).proof:
        return 0
    return WEIGHTS[step.kind]
