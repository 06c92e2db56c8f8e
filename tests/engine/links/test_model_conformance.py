"""The engine does what the model of the protocol does: real devices follow random paths of the model.

After each step the test compares the finished turns with their commands, which seats the turn waits for, and whether a
contradiction was reported. `ROZZ_PATHS` sets the number of paths; `make fuzz` takes 5,000.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from functools import cache

import pytest

from rozz.engine.links.ledger import link_steps, match_status
from rozz.engine.links.ledger.turn_resolution import play_complete_turns
from rozz.engine.links.signing.envelopes import (
    Envelope,
    Keep,
    Resign,
    Seal,
    Show,
    Skip,
    box_digest,
    commitment_of,
    message_to_sign,
)
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import text_of
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.devices import KEYS, Device, key_of, run, started_devices
from tests.support.links.model import protocol, terms
from tests.support.links.model.protocol import Rules
from tests.support.links.model.world import Deliver, Hand, Move, Restore, Sign, State, World

PATHS = int(os.environ.get("ROZZ_PATHS", "96"))
LENGTH = 24
SEATS = ("BLUE", "GOLD", "GREEN", "RED")
SCENARIOS = {2: "headquarters-2", 3: "headquarters-3", 4: "headquarters-4"}
TEXTS = {"A": ("N:",), "B": ()}
VALUES = (("A", "s1"), ("B", "s1"))


def world(seats: int, liars: int, asked: tuple[tuple[str, str], ...] = (), turns: int = 2, **bounds: object) -> World:
    """A match of this many seats, the last of them dishonest or lost."""
    names = ("BLUE", "RED") if seats == 2 else ("BLUE", "GREEN", "RED") if seats == 3 else SEATS
    rules = Rules(names, asked=asked)
    return World(rules, names[: seats - liars], honest_values=VALUES, lies=False, turns=turns, **bounds)


def losing(seats: int, liars: int, *keys: str, **bounds: object) -> World:
    """The same, and RED asks for a new key on a new device; others may ask in its name too."""
    asked = tuple(("RED", key) for key in ("K", *keys))
    return world(seats, liars, asked, **{"returning": asked[:1], "about": ("RED",), "turns": 3, **bounds})


WORLDS = (
    world(2, 0, resigns=1),
    world(2, 1, forged=4),
    world(3, 0, skips=3, resigns=1),
    world(3, 1, skips=2, resigns=1, forged=5),
    world(3, 2, skips=1, resigns=1, forged=6),
    world(3, 0, skips=2, restores=1),
    world(4, 0, skips=4, resigns=1),
    world(4, 1, skips=3, resigns=1, forged=5),
    losing(3, 1, lost=("RED",), sealed=True),
    losing(3, 1, lost=("RED",), sealed=True, resigns=1, played=True, blank=False, apart=False),
    losing(3, 2, "L", lost=("RED",), sealed=True, forged=6, apart=False),
    losing(3, 0, resigns=1, blank=False, skips=4),
    losing(3, 0, sealed=True, played=True, blank=False, skips=4, apart=False),
    losing(3, 1, sealed=True, forged=4, blank=False, apart=False),
    losing(4, 1, lost=("RED",), skips=3, blank=False, sealed=True, apart=False),
    losing(4, 2, "L", lost=("RED",), skips=3, forged=6, blank=False, sealed=True, apart=False),
)
#: Out of this many paths of these worlds, at least one gives a seat a new key, and the new device plays on.
PATHS_TO_A_KEY = {8: 10, 11: 15, 12: 2, 14: 2}


@cache
def tables(seats: tuple[str, ...]) -> tuple[Device, ...]:
    """Devices after START."""
    return tuple(started_devices(SCENARIOS[len(seats)], *seats))


class LeftOpen(Exception):
    """Engine and model may differ from here on."""


class Played:
    """Real devices that follow a path of the model."""

    def __init__(self, world: World) -> None:
        self.world = world
        begun = {device.seat: device for device in tables(world.rules.seats)}
        self.secrets = {(seat, ""): device.secret for seat, device in begun.items()}
        self.secrets |= {by: hashlib.sha256("".join(by).encode()).digest() for by in world.rules.asked}
        self.devices = []
        for seat, key in (*((seat, "") for seat in world.honest), *world.returning):
            device = Device(0, seat)
            device.secret, device.ledger = self.secrets[seat, key], begun[seat].ledger
            self.devices.append(device)
        self.has_reported = [False] * len(self.devices)
        self.hashes = {terms.START: begun[world.honest[0]].ledger.contents.before}
        self.envelopes: dict[terms.Statement, Envelope] = {}
        self.begin()

    def begin(self) -> None:
        """Bring the devices to the start of the world: after a turn, or after all have sealed."""
        plain = replace(self.world, sealed=False)
        if self.world.played:
            state = plain.start()
            shown = tuple(self.made(each) for each in state.devices[0].held)
            for device in self.devices:
                contents = normalized(replace(device.ledger.contents, envelopes=shown))
                device.open(link_codec.write(play_complete_turns(replace(device.ledger, contents=contents))))
            self.compare(state)
        if self.world.sealed:
            state = self.world.start()
            for statement in state.devices[0].held - plain.start().devices[0].held:
                place = self.world.honest.index(statement.seat)
                self.sign(self.devices[place], statement)
            for sender in self.devices:
                for to in range(len(self.devices)):
                    self.open(to, sender.link())
            self.compare(state)

    def key(self, seat: str, key: str) -> bytes:
        """The real key of a seat by its name in the model; empty if it has none."""
        return key_of(self.secrets[seat, key]) if key else b""

    def request(self, device: Device, seat: str, key: str) -> None:
        """A device opens a link with a new device's request."""
        asked = run(link_steps.ask_to_return(KEYS, device.ledger, self.secrets[seat, key], seat))
        device.open(link_codec.write(asked))

    def step(self, move: Move) -> None:
        """Do what the model did."""
        match move:
            case Sign(who, statement):
                self.sign(self.devices[who], statement)
            case Deliver(sender, to):
                self.open(to, self.devices[sender].link())
            case Hand(statement, to):
                ledger = self.devices[to].ledger
                given = (*ledger.contents.envelopes, self.envelope(statement))
                contents = normalized(replace(ledger.contents, envelopes=given))
                if contents == ledger.contents:
                    # No link still holds a turn that all have signed past.
                    raise LeftOpen
                added = play_complete_turns(replace(ledger, contents=contents))
                self.open(to, link_codec.write(added))
            case Restore(who):
                device = self.devices[who]
                begun = tables(self.world.rules.seats)
                device.roll_back(next(each.ledger for each in begun if each.seat == device.seat))

    def sign(self, device: Device, statement: terms.Statement) -> None:
        """An honest device signs."""
        known = set(device.signed)
        match statement:
            case terms.Seal(z=z):
                device.seal(*TEXTS[z.command])
            case terms.Show(command=command):
                device.do(link_steps.show, device.commands(*TEXTS[command]))
            case terms.Resign():
                device.do(link_steps.resign)
            case terms.Skip(about=about, key=key):
                if key:
                    self.request(device, about, key)
                device.do(link_steps.skip, about, key=self.key(about, key))
            case terms.Keep(about=about, before=before) if before.number + 1 == device.ledger.contents.turn:
                is_new = about in device.status.may_keep
                if is_new:
                    device.do(link_steps.keep, about)
        self.keep(device)
        made = [each for each in device.signed if each not in known and self.is_of(each, statement)]
        if made:
            self.envelopes[statement] = made[0]

    def keep(self, device: Device) -> None:
        """Sign the KEEPs that are due."""
        kept = link_steps.keep_revealed(device.signer, device.ledger, device.own)
        device.ledger = run(kept)
        device.do(lambda signer, ledger, seat: unchanged(ledger))

    def open(self, to: int, text: str) -> None:
        """A device opens a link."""
        merged = self.devices[to].open(text)
        self.has_reported[to] |= merged.kind == "forked"

    def envelope(self, statement: terms.Statement) -> Envelope:
        """The real envelope of a statement: signed by a device, or made with a dishonest seat's key."""
        if statement not in self.envelopes:
            seat, at = statement.seat, statement.before
            for device in self.devices:
                for each in device.signed:
                    if each.seat == seat and each.before == self.hashes[at] and self.is_of(each, statement):
                        return each
            if not self.world.is_lying(seat, at):
                # The model signs a KEEP about a finished turn slightly longer than the engine does.
                assert isinstance(statement, terms.Keep), statement
                raise LeftOpen
            self.envelopes[statement] = self.made(statement)
        return self.envelopes[statement]

    def made(self, statement: terms.Statement) -> Envelope:
        """The real envelope of a statement, made with its seat's key."""
        at = statement.before
        head = (at.number + 1, statement.seat, self.hashes[at])
        match statement:
            case terms.Seal(z=z):
                box = bytes(80)
                made: Envelope = Seal(*head, self.z(z), box_digest(box), box)
            case terms.Show():
                seals = tuple((other, self.z(z)) for other, z in statement.named if z)
                made = Show(*head, seals, self.salt(statement.z), "\n".join(TEXTS[statement.command]))
            case terms.Resign(votes=votes):
                skips = [about for kind, about in votes if kind == "Skip"]
                made = Resign(*head, "".join(skips), tuple(about for kind, about in votes if kind == "Keep"))
            case terms.Skip(about=about, key=key):
                made = Skip(*head, about, self.key(about, key))
            case terms.Keep(about=about):
                made = Keep(*head, about)
        signature = run(KEYS.sign(self.secrets[terms.signer(statement)], message_to_sign(made)))
        return replace(made, signature=signature)

    def is_of(self, envelope: Envelope, statement: terms.Statement) -> bool:
        """Whether an envelope has the statement's kind and is about the same seat and key."""
        is_same = type(envelope).__name__ == type(statement).__name__ and envelope.seat == statement.seat
        if isinstance(statement, terms.Skip) and is_same:
            is_same = getattr(envelope, "key", b"") == self.key(statement.about, statement.key)
        return is_same and getattr(envelope, "about", "") == getattr(statement, "about", "")

    def model_turn(self, past: terms.Past) -> tuple:
        """A finished turn of the model."""
        commands = {seat: "\n".join(TEXTS[command]) for seat, command in past.commands if TEXTS[command]}
        return commands, past.skipped, set(past.resigned), self.key(past.skipped, past.rekeyed)

    def salt(self, z: terms.Z) -> bytes:
        """The real salt of a seat: an honest device's own, or any value for a dishonest one."""
        before = self.hashes[z.before]
        if self.world.is_honest(z.seat, z.before):
            secret = self.secrets[z.seat, terms.key_at(z.seat, z.before)]
            return run(link_steps.salt_of(KEYS, secret, before, z.seat))
        return hashlib.sha256(z.salt.encode() + before).digest()[:16]

    def z(self, z: terms.Z) -> bytes:
        """The real hash of a seal."""
        return commitment_of(self.hashes[z.before], z.seat, self.salt(z), "\n".join(TEXTS[z.command]))

    def compare(self, state: State) -> None:
        """Model and engine agree on each device."""
        for model, device, has_reported in zip(state.devices, self.devices, self.has_reported, strict=True):
            contents = device.ledger.contents
            for past, before in zip(terms.chain(model.at), contents.chain, strict=False):
                self.hashes[past] = before
            turns = [real_turn(contents, each) for each in contents.turns]
            assert [self.model_turn(past) for past in terms.chain(model.at)[1:]] == turns
            proofs = terms.proofs(model.held)
            is_proven = bool(proofs)
            must_report = model.parted or any(not is_sealed_and_resigned(model, pair) for pair in proofs)
            assert has_reported or device.ledger.proofs or not must_report, "a contradiction is not reported"
            assert is_proven or model.parted or not has_reported, "a contradiction is reported, but there is none"
            if not is_proven and not device.ledger.is_over:
                assert set(seats_waited_for(device)) == set(protocol.waiting_for(self.world.rules, model)), device.seat


async def unchanged(ledger):
    """A step that changes nothing; afterward the device records what it has signed."""
    return ledger


def real_turn(contents, turn) -> tuple:
    """A finished turn of the engine."""
    commands = {seat: text_of(contents.game, given) for seat, given in turn.orders.items()}
    return commands, "".join(turn.skipped), set(turn.resigned), turn.new_key


def seats_waited_for(device: Device) -> tuple[str, ...]:
    """The seats that a device waits for, including its own."""
    ledger = device.ledger
    unbound = tuple(each for each in ledger.owing_seats if each not in ledger.bound_hashes)
    return unbound or match_status.waiting_for(ledger)


def is_sealed_and_resigned(model: protocol.Device, pair: tuple[terms.Statement, ...]) -> bool:
    """Whether the excluding pair are two seals that no longer matter: their seat has resigned."""
    gone = {(each.seat, each.before) for each in model.held if isinstance(each, terms.Resign)}
    return all(isinstance(each, terms.Seal) and (each.seat, each.before) in gone for each in pair)


def is_left_open(world: World, before: State, move: Move) -> bool:
    """Whether the rules don't say which of a seat's two seals is named, or which of two skips counts."""
    for device in before.devices:
        given = [(each.seat, each.before) for each in device.held if not isinstance(each, terms.Vote)]
        final = [(each.seat, each.before) for each in device.held if isinstance(each, terms.Show | terms.Resign)]
        if len(world.liars) > 1 and len(set(final)) < len(final):
            # If one dishonest seat has both a SHOW and a RESIGN, only the other dishonest seat's SHOW decides which
            # counts.
            return True
        if any(given.count(answer) > 2 for answer in given):
            # The engine keeps two answers per seat: a proof needs no more.
            return True
    if any(len(protocol.skips(world.rules, device.held, device.at)) > 1 for device in before.devices):
        # If seats that vote twice complete two skips, it doesn't matter which one counts.
        return True
    if not isinstance(move, Sign) or not isinstance(move.statement, terms.Show):
        return False
    device = before.devices[move.who]
    return any(len(protocol.bound(device.held, device.at, seat)) > 1 for seat, _ in move.statement.named)


@pytest.mark.fuzz
@pytest.mark.parametrize("place", range(len(WORLDS)))
def test_real_devices_do_what_the_model_does(place):
    world, keys = WORLDS[place], 0
    number = max(1, PATHS // len(WORLDS))
    for seed in range(number):
        keys += follow(world, seed)
    assert keys >= number // PATHS_TO_A_KEY.get(place, number + 1)


def is_contradiction(world: World, made: State, move: Move) -> bool:
    """Whether a carrier hands over a dishonest seat's second answer: a device that refuses it stays as it was."""
    if not isinstance(move, Hand) or not world.is_lying(move.statement.seat, move.statement.before):
        return False
    return any(move.statement in pair for pair in terms.proofs(made.devices[move.to].held))


def follow(world: World, seed: int) -> bool:
    """Follow one path; returns whether a new key was used to sign."""
    played, state, moves = Played(world), world.start(), []
    has_returned = False
    for move, made in world.random_path(seed, 2 * LENGTH if world.returning else LENGTH):
        if is_left_open(world, state, move) or is_left_open(world, made, move):
            return has_returned
        if any(device.ledger.is_over for device in played.devices):
            return has_returned
        moves.append(move)
        try:
            played.step(move)
            state = made
            has_returned |= isinstance(move, Sign) and bool(state.devices[move.who].key)
            if not any(tuple(protocol.must_keep(world.rules, device)) for device in state.devices):
                played.compare(state)
        except LeftOpen:
            return has_returned
        except (AssertionError, Refused) as fault:
            if isinstance(fault, Refused) and is_contradiction(world, made, move):
                return has_returned
            path = "\n".join(map(str, moves))
            who = f"seed {seed} of {world.rules.seats}, honest {world.honest}"
            raise AssertionError(f"{who}:\n{path}\n{fault}") from fault
    return has_returned
