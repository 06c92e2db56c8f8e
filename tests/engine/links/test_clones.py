"""Three to six devices, links lost, late and doubled, up to three of them cloned or dishonest.

Those that are honest converge, or hold a proof, or have been told of two histories.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz import library
from rozz.engine.errors import BadLink, BadOrders
from tests.engine.links.devices import Device, table
from tests.engine.links.gossip import act

MATCHES = max(6, int(os.environ.get("ROZZ_LIES", "250")) // 80)
SEATS = ("RED", "BLUE", "GREEN", "GOLD", "PURPLE", "GRAY")
SCENARIOS = {3: "headquarters-3", 4: "headquarters-4", 6: "headquarters-6"}
STEPS = 90


class Party:
    """Honest devices, and those that share a secret with a clone of theirs; the links that are on their way."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        number = chance.choice((3, 4, 6))
        self.devices = table(SCENARIOS[number], *seats_of(SCENARIOS[number], number))
        cloned = chance.sample(self.devices, chance.randint(1, min(3, number - 2)))
        self.honest = [each for each in self.devices if each not in cloned]
        self.clones = [clone_of(each) for each in cloned]
        self.sent = [self.devices[0].link()]
        self.told: set[int] = set()

    def step(self) -> None:
        """Somebody acts, or opens a link of somebody's; some are lost, some come late or twice."""
        device = self.chance.choice((*self.devices, *self.clones))
        if self.chance.random() < 0.5:
            try:
                text = act(device, self.chance, skips=True)
            except BadOrders:
                text = None
            if text and self.chance.random() < 0.85:
                self.sent.append(text)
        else:
            recent = self.sent[-6:] if self.chance.random() < 0.7 else self.sent
            self.open(device, self.chance.choice(recent))

    def open(self, device: Device, text: str) -> None:
        """Open a link; what a clone sends may be refused."""
        try:
            merged = device.open(text, own=(device.seat,))
        except BadLink:
            return
        if merged.what == "forked":
            self.told.add(id(device))

    def exchange(self) -> None:
        """All honest devices open each other's links."""
        for _ in range(3):
            for one in self.honest:
                for other in self.honest:
                    if one is not other:
                        self.open(one, other.link())


def seats_of(scenario: str, number: int) -> tuple[str, ...]:
    """The seats of a scenario."""
    return tuple(library.scenario_mapping(scenario)["players"][:number])


def clone_of(device: Device) -> Device:
    """Another device with the same secret, as it stands."""
    clone = Device(0, device.seat, device.name)
    clone.secret, clone.ledger = device.secret, device.ledger
    return clone


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES))
def test_honest_devices_converge_or_know_of_who_signed_two_things(seed):
    party = Party(Random(seed))
    for _ in range(STEPS):
        party.step()
    party.exchange()
    first = party.honest[0].ledger
    for device in party.honest[1:]:
        knows = device.ledger.contents.proofs or first.contents.proofs or id(device) in party.told
        assert device.ledger == first or knows
    for device in party.honest:
        # Nobody is condemned that has no clone.
        assert not {proof.seat for proof in device.ledger.contents.proofs} & {each.seat for each in party.honest}
        fresh = Device(99)
        assert fresh.open(device.link()).ledger == device.ledger
