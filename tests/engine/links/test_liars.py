"""Liars that play along and misreport turns in any way: one or two of two to four seats, sharing keys and links.

A liar signs any statement of its own for any T; carries, drops and mixes what others signed; and claims finished turns
with other commands, salts, dice or marks than were shown. Whatever it says, its own commands stay as an honest device
saw them, or that device learns of two statements by it; and what honest seats did never changes.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from rozz.engine.errors import BadLink
from rozz.engine.links.ledger.ledger import Opened
from rozz.engine.links.signing.envelopes import Show
from rozz.engine.links.wire.link_contents import Contents
from tests.support.links.liar import Liar, with_envelopes
from tests.support.links.parties import (
    Honest,
    act_at_random,
    ask,
    check,
    check_agreement,
    check_going_on,
    check_reads_back,
    count_new_keys,
    exchange,
    honest_table,
    successor,
    take_honest,
)

LIES = int(os.environ.get("ROZZ_LIES", "300"))
PARTS = 3
STEPS = 90
#: Pairs of (liars, seats).
TABLES = ((1, 3), (1, 4), (2, 4), (1, 3), (2, 3), (1, 2), (1, 5))


class Table:
    """A match with liars; in each step an honest device acts, or the liars play along or lie."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = Random(seed)
        liars, seats = TABLES[seed % len(TABLES)]
        devices = honest_table(seats)
        chosen = chance.sample(devices, liars)
        self.honest: list[Honest] = [each for each in devices if each not in chosen]
        self.liar = Liar(chance, {each.seat: each.secret for each in chosen})
        self.liar.learn(devices[0].ledger)
        self.due: list[tuple[int, Honest, Opened]] = []
        self.counts: Counter[str] = Counter()
        #: How readily honest devices vote to skip: a vote stands and can keep a turn open.
        self.skips = chance.choice((0, 0.1, 0.5))
        self.steps_till_lost = chance.randrange(STEPS // 2) if seats > 2 and chance.random() < 0.5 else STEPS
        #: Honest devices out of reach: lost, or put away for a while.
        self.away: list[Honest] = []
        self.lost = self.new = None

    def lose(self) -> None:
        """An honest player loses a device for good, for a while, or to a liar, and asks for a new key on a new one."""
        self.lost = lost = self.chance.choice(self.honest)
        others = [each for each in self.honest if each is not lost]
        if not others:
            return
        self.honest.remove(lost)
        self.new = successor(lost, 100, self.chance.choice(others))
        self.honest.append(self.new)
        self.skips = 0.6
        if self.chance.random() < 0.3:
            self.liar.secrets[lost.seat] = lost.secret
        else:
            self.away.append(lost)

    def find(self) -> None:
        """Bring a lost device back as it was."""
        if self.away and self.chance.random() < 0.5:
            self.honest.append(self.away.pop())

    @property
    def everybody(self) -> list[Honest]:
        """All honest devices, including those out of reach."""
        return [*self.honest, *self.away]

    def play(self, steps: int) -> None:
        """Play this many steps, then exchange all links."""
        for step in range(steps):
            if step == self.steps_till_lost:
                self.lose()
            if step == (self.steps_till_lost + STEPS) // 2:
                self.find()
            for each in [each for each in self.due if each[0] <= step]:
                self.due.remove(each)
                take_honest(*each[1:])
                check(each[1], self.everybody)
            kind = self.chance.random()
            if kind < 0.5:
                self.act(step)
            elif kind < 0.75:
                self.play_along()
            else:
                self.lie()
        exchange(self.honest)
        for device in self.honest:
            check(device, self.everybody)
            check_reads_back(device)
        check_agreement(self.honest)
        self.counts["going on"] += check_going_on(self.honest)
        self.counts["rekeyed"] += count_new_keys(self.honest)

    def act(self, step: int) -> None:
        """An honest device acts or asks for a new key."""
        able = [each for each in self.honest if each.status.allowed or each.ledger.contents.returns]
        device = self.chance.choice(able or self.honest)
        true = (self.new.key,) if self.new else ()
        if self.new and not self.new.own and self.chance.random() < 0.4 and ask(self.new):
            self.send(self.new, step)
        elif act_at_random(device, self.chance, self.skips, true):
            self.send(device, step)

    def send(self, device: Honest, step: int) -> None:
        """The liars see a link at once, the others now or later."""
        self.liar.learn(device.ledger)
        for other in self.honest:
            if other is not device:
                self.due.append((step + self.chance.choice((0, 1, 1, 2, 8)), other, device.opened))

    def play_along(self) -> None:
        """The liars do what honest devices would do, given all that was signed in this turn."""
        base = self.liar.recent()
        given = self.liar.known(base.contents.before, 1)
        known = with_envelopes(base, given)
        votes = self.liar.vote_with_others(known) if self.chance.random() < 0.5 else []
        more = votes or self.liar.playing_along(known)
        if more:
            old = [each for each in base.contents.envelopes if each.turn < base.contents.turn]
            self.open(self.liar.written(base.contents, [*old, *given, *more]), 0.9)

    def lie(self) -> None:
        """The liars send a lie to some devices."""
        self.counts["lies"] += 1
        self.open(self.liar.story(self.liar.recent()), 0.7, is_lie=True)

    def open(self, contents: Contents, odds: float, is_lie: bool = False) -> None:
        """Some honest devices open a link from the liars."""
        opened = Opened(contents)
        for device in self.honest:
            if self.chance.random() < odds:
                known = device.ledger
                shows = (each for each in contents.envelopes if isinstance(each, Show))
                has_reveal = any(each.seat in self.liar.secrets for each in shows)
                self.counts["openings"] += is_lie
                self.counts["reveals"] += is_lie and has_reveal
                try:
                    merged = device.take(opened)
                except BadLink as refused:
                    self.counts[getattr(refused, "kind", "refused")] += is_lie
                    continue
                self.counts[merged.kind] += is_lie
                if device.ledger is not known:
                    self.liar.learn(device.ledger)
                    check(device, self.everybody)
                    if is_lie:
                        check_reads_back(device)


@pytest.mark.thorough
@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_liars_cannot_change_their_commands_or_those_of_honest_seats(part):
    counts: Counter[str] = Counter()
    number = part
    while counts["lies"] < LIES // PARTS:
        table = Table(number)
        table.play(STEPS)
        counts += table.counts
        number += PARTS
    assert counts["reveals"] * 5 >= counts["openings"]
    assert (counts["news"] and counts["forked"]) or LIES < 300
    assert counts["rekeyed"] or LIES < 20_000
