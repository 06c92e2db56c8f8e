"""Devices with quick computer players, whose decisions depend only on their chance."""

from __future__ import annotations

from typing import Any

from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.links.ledger.computer_players import ComputerQuestion, decide_all
from rozz.engine.links.ledger.link_merge import Merged, merge
from rozz.engine.links.signing.equivocation_guard import recent_signatures
from rozz.engine.links.wire import link_codec
from tests.support.links.devices import KEYS, Device, run, scenario_named


class Quick:
    """A computer player that decides without thinking, of any version; records the questions it is asked."""

    def __init__(self, version: int = COMPUTER_VERSION) -> None:
        self.version = version
        self.asked: list[ComputerQuestion] = []

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """A choice by its chance."""
        self.asked.append(question)
        match, seat = question.match, question.seat
        stacks = match.state.position.items()
        home = next((tile for tile, stack in stacks for piece in stack if piece.owner == seat), "")
        return match.game.parse(match.scenario, f"P: INF*{1 + question.seed[1] % 7} > {home}" if home else "N:")


class ThinkingDevice(Device):
    """A device that recomputes what computer players decide."""

    def __init__(self, number: int, seat: str = "", name: str = "", minds: Quick | None = None) -> None:
        super().__init__(number, seat, name)
        self.minds = minds or Quick()

    def open(self, text: str) -> Merged:
        """Refuse what computer players have not decided, then open the link as every device does."""
        opened = link_codec.read(text, self.game_named, scenario_named)
        run(merge(KEYS, self.ledger, opened, (self.seat,), self.minds))
        merged = super().open(text)
        self.decide()
        return merged

    def do(self, step: Any, *arguments: Any, seat: str = "") -> str:
        """Act, and let computer players decide if all have shown."""
        super().do(step, *arguments, seat=seat)
        self.decide()
        return self.link()

    def start(self) -> str:
        """Start, and let computer players decide if no one else must act."""
        super().start()
        self.decide()
        return self.link()

    def decide(self) -> None:
        """Play the turns in which only computer players move."""
        if self.ledger is not None and self.ledger.match is not None:
            self.ledger = run(decide_all(self.minds, self.ledger))
            self.signed = recent_signatures(self.signed, self.ledger, (self.seat,))


def started_thinking_devices(scenario: str, *seats: str, computers: tuple[str, ...]) -> list[ThinkingDevice]:
    """Devices that have started a match with computer players in these seats."""
    devices = [ThinkingDevice(number, seat, minds=Quick()) for number, seat in enumerate(seats, 1)]
    first = devices[0]
    first.create(scenario, plays=dict.fromkeys(computers, "computer:1"))
    first.join()
    for device in devices[1:]:
        device.open(first.link())
        first.open(device.join())
    first.start()
    for device in devices[1:]:
        device.open(first.link())
    return devices
