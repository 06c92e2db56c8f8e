"""Three to six devices, with links lost, late or duplicated; up to three seats have a clone or a restored device.

The other devices agree, or hold two statements of a seat that signed twice; and what they did never changes.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger.ledger import Opened
from tests.support.links.parties import (
    Honest,
    act_at_random,
    ask,
    check,
    check_agreement,
    check_reads_back,
    count_new_keys,
    exchange,
    honest_table,
    successor,
    take_honest,
)

pytestmark = pytest.mark.thorough

MATCHES = max(8, int(os.environ.get("ROZZ_LIES", "300")) // 50)
PARTS = 2
STEPS = 80


class Party:
    """Honest devices, devices that share a secret with a clone or lose their memory, and links in transit."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = Random(seed)
        number = chance.choice((3, 4, 6))
        self.devices = honest_table(number)
        self.doubled = chance.sample(self.devices, chance.randint(1, min(3, number - 2)))
        self.honest = [each for each in self.devices if each not in self.doubled]
        self.clones = [clone_of(each) for each in self.doubled if chance.random() < 0.6]
        self.backups = {each.seat: each.ledger for each in self.doubled}
        self.sent: list[tuple[Honest, Opened]] = [(self.devices[0], self.devices[0].opened)]
        self.due: list[tuple[int, Honest, Honest, Opened]] = []
        self.skips = chance.choice((0, 0.05, 0.3))
        #: Keys that honest players ask for, and honest devices out of their owners' reach.
        self.true: tuple[bytes, ...] = ()
        self.away: list[Honest] = []

    def step(self, now: int) -> None:
        """Links arrive; then a device is restored, acts, or opens an old link again."""
        for each in [each for each in self.due if each[0] <= now]:
            self.due.remove(each)
            self.open(*each[1:])
        able = [
            each for each in (*self.devices, *self.clones) if each.status.allowed or each.ledger.contents.returns
        ]
        device = self.chance.choice(able or self.devices)
        if device in self.doubled and self.chance.random() < 0.05:
            device.roll_back(self.backups[device.seat])
        elif device in self.doubled and self.chance.random() < 0.1:
            self.backups[device.seat] = device.ledger
        if self.chance.random() < 0.1:
            self.open(device, *self.chance.choice(self.sent))
        else:
            self.act(device, now)

    def act(self, device: Honest, now: int) -> None:
        """One step of a device; only a duplicated one may find that it has signed something else."""
        try:
            has_acted = act_at_random(device, self.chance, self.skips, self.true)
        except BadOrders:
            assert device not in self.honest
            return
        if has_acted:
            self.send(device, now)

    def send(self, device: Honest, now: int) -> None:
        """Send a link to all others; it may arrive late or never."""
        self.sent.append((device, device.opened))
        for other in (*self.devices, *self.clones):
            if other is not device and self.chance.random() < 0.9:
                self.due.append((now + self.chance.choice((0, 1, 1, 2, 2, 9)), other, *self.sent[-1]))

    def open(self, device: Honest, sender: Honest, opened: Opened) -> None:
        """Open a link; it may be refused only if a duplicated device sends or opens it."""
        if device in self.honest and sender in self.honest:
            take_honest(device, opened)
        else:
            try:
                device.take(opened)
            except BadLink:
                return
        if device in self.honest:
            check(device, [*self.honest, *self.away])


class LosingParty(Party):
    """Honest devices; one is lost, and its player asks for a new key on a new device and may find the old one again."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.honest, self.doubled, self.clones = list(self.devices), [], []
        self.when = self.chance.randrange(STEPS // 3)
        self.new: Honest | None = None

    def step(self, now: int) -> None:
        """The same, and a player loses a device, finds it, or asks for a new key."""
        if now == self.when:
            self.lose(self.chance.choice(self.devices))
        if now == self.when + STEPS // 3 and self.chance.random() < 0.5:
            self.devices += self.away
            self.honest += self.away
            self.away = []
        if self.new and self.chance.random() < 0.2 and ask(self.new):
            self.send(self.new, now)
        else:
            super().step(now)

    def lose(self, lost: Honest) -> None:
        """Take a device away, along with the links on their way to it."""
        self.devices.remove(lost)
        self.honest.remove(lost)
        self.away.append(lost)
        self.due = [each for each in self.due if each[1] is not lost]
        self.new = successor(lost, 100, self.chance.choice(self.devices))
        self.devices.append(self.new)
        self.honest.append(self.new)
        self.true = (self.new.key,)


def clone_of(device: Honest) -> Honest:
    """Another device with the same secret and ledger."""
    clone = Honest(0, device.seat)
    clone.secret, clone.ledger = device.secret, device.ledger
    return clone


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_honest_devices_agree_or_can_prove_double_signing(part):
    for seed in range(part, MATCHES, PARTS):
        party = Party(seed)
        for now in range(STEPS):
            party.step(now)
        exchange(party.honest)
        check_agreement(party.honest)
        for device in party.honest:
            check(device, party.honest)
            check_reads_back(device)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_a_player_who_lost_a_device_returns_by_the_others_votes(part):
    matches = range(part, MATCHES, PARTS)
    turns = 0
    for seed in matches:
        party = LosingParty(seed)
        for now in range(STEPS):
            party.step(now)
        exchange(party.honest)
        check_agreement(party.honest)
        for device in party.honest:
            check(device, [*party.honest, *party.away])
            check_reads_back(device)
        turns += count_new_keys(party.honest)
    assert turns * 2 >= len(matches)
