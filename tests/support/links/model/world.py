"""A match as a state space: honest devices, seats that sign anything, and carriers that pass on anything.

A move is a value; `successors` yields every move that changes something, and the state after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain as joined
from itertools import product
from random import Random
from typing import NamedTuple

from tests.support.links.model import protocol
from tests.support.links.model.protocol import Device, Rules, own, playing
from tests.support.links.model.terms import (
    START,
    Held,
    Keep,
    Link,
    Past,
    Refused,
    Resign,
    Seal,
    Show,
    Skip,
    Statement,
    Z,
    chain,
    key_at,
)


class State(NamedTuple):
    """The honest devices; `loose` holds statements that a restored device has forgotten and others know."""

    devices: tuple[Device, ...]
    loose: Held = frozenset()
    restored: tuple[str, ...] = ()


class Sign(NamedTuple):
    """Device number `who` signs."""

    who: int
    statement: Statement

    def __str__(self) -> str:
        return f"{self.statement}"


class Deliver(NamedTuple):
    """A device opens an honest device's link."""

    sender: int
    to: int

    def __str__(self) -> str:
        return f"device {self.to} opens the link of device {self.sender}"


class Hand(NamedTuple):
    """A carrier hands a device one statement: by an honest seat, or by a dishonest one."""

    statement: Statement
    to: int

    def __str__(self) -> str:
        return f"device {self.to} is handed: {self.statement}"


class Tell(NamedTuple):
    """A carrier claims that turns are over, and passes on any of the signed statements."""

    link: Link
    to: int

    def __str__(self) -> str:
        given = "; ".join(sorted(map(str, self.link.held)))
        return f"device {self.to} is told: {self.link.at}, with: {given}"


class Restore(NamedTuple):
    """A device goes back to a backup from before its first turn."""

    who: int

    def __str__(self) -> str:
        return f"device {self.who} is restored from a backup"


Move = Sign | Deliver | Hand | Tell | Restore


@dataclass(frozen=True, eq=False)
class World:
    """What is explored, and its bounds."""

    rules: Rules
    #: One device each; a seat listed twice has a clone.
    honest: tuple[str, ...]
    #: Honest devices of seats with new keys, which wait for the others' votes.
    returning: tuple[tuple[str, str], ...] = ()
    #: Seats whose device is lost: nobody signs for them with the key that they joined with.
    lost: tuple[str, ...] = ()
    #: (command, salt) that honest and dishonest seats choose from.
    honest_values: tuple[tuple[str, str], ...] = (("A", "s1"),)
    liar_values: tuple[tuple[str, str], ...] = (("A", "s1"), ("B", "s1"))
    #: In the turn after this many, seats only seal.
    turns: int = 1
    #: How many different statements of dishonest seats honest devices learn of.
    forged: int = 3
    #: How many times honest players vote, resign, lose their device.
    skips: int = 2
    resigns: int = 0
    restores: int = 0
    #: Whether honest players show without a seal; whether a carrier takes links apart and tells lies.
    unsealed: bool = True
    apart: bool = True
    lies: bool = True

    @cached_property
    def liars(self) -> tuple[str, ...]:
        """The seats that sign anything with the keys that they joined with."""
        return tuple(seat for seat in self.rules.seats if seat not in (*self.honest, *self.lost))

    @cached_property
    def honest_keys(self) -> frozenset[tuple[str, str]]:
        """The seats and keys that honest devices sign with."""
        return frozenset({*((seat, "") for seat in self.honest), *self.returning})

    def is_honest(self, seat: str, at: Past) -> bool:
        """Whether an honest device has the key of a seat after T(t)."""
        return (seat, key_at(seat, at)) in self.honest_keys

    def is_lying(self, seat: str, at: Past) -> bool:
        """Whether a dishonest player has the key of a seat after T(t)."""
        key = key_at(seat, at)
        return (seat, key) not in self.honest_keys and (bool(key) or seat not in self.lost)

    @cached_property
    def single_device_seats(self) -> tuple[str, ...]:
        """The honest seats that have one device."""
        return tuple(seat for seat in self.honest if self.honest.count(seat) == 1)

    #: Whether it begins after all honest seats have sealed and know it; and whether it begins after a turn.
    sealed: bool = False
    played: bool = False
    #: Whether a device with a new key opens no link in which its seat has not received that key.
    patient: bool = False
    #: The seats that have voted for the request at the start, unknown to the others.
    voted: tuple[str, ...] = ()
    #: Whether honest players who vote to skip a seat that asks for a new key may omit the key.
    blank: bool = True
    #: If given, only these seats are voted about; and dishonest seats sign only these kinds of statements.
    about: tuple[str, ...] = ()
    liars_say: tuple[type, ...] = (Seal, Show, Resign, Skip, Keep)

    def start(self) -> State:
        """The start: all have opened the START, plus what was signed before the world begins."""
        at, held = START, frozenset[Statement]()
        if self.played:
            command, salt = self.honest_values[0]
            z = {seat: Z(START, seat, salt, command) for seat in self.rules.seats}
            others = {seat: tuple((each, z[each]) for each in self.rules.seats if each != seat) for seat in z}
            held = frozenset(Show(seat, START, salt, command, others[seat]) for seat in z)
            at = protocol.settled(self.rules, held, START)
        if self.sealed:
            command, salt = self.honest_values[0]
            sealed = self.honest if Seal in self.liars_say else (*self.honest, *self.liars)
            held |= {Seal(seat, at, Z(at, seat, salt, command)) for seat in sealed}
        keys = (*((seat, "") for seat in self.honest), *self.returning)
        devices = []
        for seat, key in keys:
            votes = {Skip(seat, at, *each) for each in self.rules.asked if seat in self.voted}
            devices.append(protocol.fresh(seat, key)._replace(at=at, held=held | votes))
        return State(tuple(devices))

    # Moves

    def successors(self, state: State) -> Iterator[tuple[Move, State]]:
        """All moves that change something, and the states after them."""
        for who, device in enumerate(state.devices):
            for statement in signable(self, device):
                if self.is_within(state, statement):
                    yield Sign(who, statement), after(state, who, protocol.signed(self.rules, device, statement))
            if len(state.restored) < self.restores and own(device):
                yield Restore(who), restored(state, who)
        for who, device in enumerate(state.devices):
            for move, link in self.links_to(state, who, device):
                try:
                    made = protocol.opened(self.rules, device, link)
                except Refused:
                    continue
                if made != device:
                    yield move, after(state, who, made)

    def links_to(self, state: State, who: int, device: Device) -> Iterator[tuple[Move, Link]]:
        """All links that a device may receive."""
        mine = protocol.link_of(self.rules, device)
        for sender, other in enumerate(state.devices):
            if sender != who and not self.is_idle(device, other):
                yield Deliver(sender, who), protocol.link_of(self.rules, other)
        known = self.known(state)
        if self.apart:
            path = set(chain(device.at)[-2:])
            for statement in known - device.held:
                if statement.before in path:
                    yield Hand(statement, who), Link(mine.at, mine.held | {statement})
        is_full = self.forgeries_held(state)
        for statement in forgeries(self, device):
            if statement in is_full or len(is_full) < self.forged:
                yield Hand(statement, who), Link(mine.at, mine.held | {statement})
        if self.lies and len(chain(device.at)) <= self.turns:
            for link in lies(self, device, frozenset(each for each in known if device.at in chain(each.before))):
                yield Tell(link, who), link

    def is_idle(self, device: Device, sender: Device) -> bool:
        """Whether to omit a link: because of bounds, or because the device cannot sign yet or anymore."""
        is_deaf = self.patient and not protocol.may_sign(device, device.at)
        return is_deaf and not protocol.may_sign(device, sender.at) and bool(device.key)

    def known(self, state: State) -> Held:
        """All statements that honest seats have signed."""
        return frozenset(joined(state.loose, *(own(device) for device in state.devices)))

    def forgeries_held(self, state: State) -> set[Statement]:
        """The statements of dishonest seats that honest devices hold."""
        return {
            each for device in state.devices for each in device.held if self.is_lying(each.seat, each.before)
        }

    def is_within(self, state: State, statement: Statement) -> bool:
        """Whether the bounds still allow honest players to do this."""
        kinds = {Skip: self.skips, Resign: self.resigns}
        if type(statement) not in kinds:
            return True
        return sum(type(each) is type(statement) for each in self.known(state)) < kinds[type(statement)]

    def random_path(self, seed: int, length: int) -> Iterator[tuple[Move, State]]:
        """A sequence of moves, each kind equally likely; due KEEPs are signed at once."""
        chance, state = Random(seed), self.start()
        for _ in range(length):
            found: dict[str, list[tuple[Move, State]]] = {}
            for move, made in self.successors(state):
                found.setdefault(kind_of(move), []).append((move, made))
            if not found:
                return
            # If a seat is lost, it gets its key before the turn ends without one.
            often = ("Deliver", "SignSkip", "SignSkip", "SignSkip", "HandSkip", "HandShow") if self.returning else ()
            kind = chance.choice(sorted([*found, *(each for each in often if each in found)]))
            owed = [(move, made) for move, made in found.get("SignKeep", ()) if self.is_owed(state, move)]
            move, state = chance.choice(sorted(owed or found[kind], key=lambda each: str(each[0])))
            yield move, state

    def is_owed(self, state: State, move: Move) -> bool:
        """Whether this signs a KEEP that the rules require."""
        return isinstance(move, Sign) and move.statement in protocol.must_keep(self.rules, state.devices[move.who])


def kind_of(move: Move) -> str:
    """The kind of the move and of its statement."""
    statement = getattr(move, "statement", None)
    return type(move).__name__ + (type(statement).__name__ if statement else "")


def after(state: State, who: int, device: Device) -> State:
    """A state with one device changed."""
    return state._replace(devices=(*state.devices[:who], device, *state.devices[who + 1 :]))


def restored(state: State, who: int) -> State:
    """A state in which one device has forgotten everything since START."""
    device = state.devices[who]
    state = after(state, who, protocol.fresh(device.seat, device.key))
    return state._replace(loose=state.loose | own(device), restored=(*state.restored, device.seat))


@cache
def signable(world: World, device: Device) -> tuple[Statement, ...]:
    """What the rules let an honest device sign."""
    rules = world.rules
    kept = tuple(protocol.must_keep(rules, device))
    if device.seat not in playing(rules.seats, device.at) or not protocol.may_sign(device, device.at):
        return kept
    sealed = tuple(protocol.may_seal(rules, device, world.honest_values))
    if device.at.number >= world.turns:
        return (*sealed, *kept)
    shown = tuple(protocol.may_show(rules, device, world.honest_values))
    if not world.unsealed and sealed:
        shown = ()
    voted = tuple(protocol.may_skip(rules, device)) if world.skips else ()
    if not world.blank:
        voted = tuple(each for each in voted if each.key or not protocol.askable(rules, each.before, each.about))
    if world.about:
        voted = tuple(each for each in voted if each.about in world.about)
    gone = tuple(protocol.may_resign(rules, device)) if world.resigns else ()
    return tuple(dict.fromkeys((*sealed, *shown, *kept, *voted, *gone)))


@cache
def forgeries(world: World, device: Device) -> tuple[Statement, ...]:
    """What dishonest seats can sign and this device might accept, in its turn and the one before."""
    made: list[Statement] = []
    for at in chain(device.at)[-2:]:
        for seat in playing(world.rules.seats, at):
            if world.is_lying(seat, at):
                made += forged(world, device.held, at, seat, is_last=at.number >= world.turns)
    return tuple(
        each
        for each in made
        if each not in device.held
        and isinstance(each, world.liars_say)
        and (not world.about or not isinstance(each, Skip | Keep) or each.about in world.about)
    )


def forged(world: World, held: Held, at: Past, seat: str, is_last: bool) -> Iterator[Statement]:
    """What one dishonest seat can sign in one turn."""
    rules = world.rules
    values = [Z(at, seat, salt, command) for command, salt in world.liar_values]
    for z in values:
        yield Seal(seat, at, z)
    if is_last:
        return
    others = [other for other in playing(rules.seats, at) if other != seat]
    for about in others if len(rules.seats) > 2 else ():
        yield Skip(seat, at, about)
        for key in protocol.askable(rules, at, about):
            yield Skip(seat, at, about, key)
        yield Keep(seat, at, about)
    one_vote = [((kind, about),) for kind in ("Skip", "Keep") for about in others if len(rules.seats) > 2]
    for votes in ((), *one_vote) if rules.resign_names_vote else (None,):
        yield Resign(seat, at, votes)
    out = protocol.skipped(rules, held, at)
    choices = []
    for other in others:
        if other != out:
            named = sorted(protocol.bound(held, at, other), key=str)
            if not rules.shows_need_support:
                named += [Z(at, other, "?", "?")]
            choices.append([(other, z) for z in named])
    for z in values:
        for named in product(*choices):
            yield Show(seat, at, z.salt, z.command, tuple(named))


@cache
def lies(world: World, device: Device, known: Held) -> tuple[Link, ...]:
    """Histories that a carrier claims: one more turn with any commands, plus a dishonest seat's seal.

    They come with or without the statements signed in that turn.
    """
    rules, at = world.rules, device.at
    seats = playing(rules.seats, at)
    commands = {
        seat: {each.command for each in known if isinstance(each, Show) and each.seat == seat} for seat in seats
    }
    claims = []
    for out, gone in product(("", *seats), ("", *seats)):
        showing = [seat for seat in seats if seat not in (out, gone)]
        if (out and out == gone) or not showing:
            continue
        given = [
            world.liar_values if world.is_lying(seat, at) else [(each, "s1") for each in commands[seat]]
            for seat in showing
        ]
        for values in product(*given):
            chance = (
                tuple((seat, salt) for seat, (_, salt) in zip(showing, values, strict=True)) if rules.chance else ()
            )
            orders = tuple((seat, command) for seat, (command, _) in zip(showing, values, strict=True))
            for key in ("", *protocol.askable(rules, at, out)):
                claims.append(Past(at, orders, out, (gone,) if gone else (), chance, key))
    links = []
    for past in dict.fromkeys(claims):
        lying = [seat for seat in world.rules.seats if world.is_lying(seat, past)]
        on_top = {Seal(seat, past, Z(past, seat, *reversed(world.liar_values[0]))) for seat in lying}
        later = frozenset(each for each in known if past in chain(each.before)) | on_top
        path = chain(past)
        there = frozenset(each for each in device.held | known if each.before in path)
        without = frozenset(each for each in there if each.before is not at)
        but_liars = frozenset(
            each for each in there if not world.is_lying(each.seat, each.before) or each.before is not at
        )
        links += [Link(past, each | later) for each in (there, without, but_liars)]
    return tuple(dict.fromkeys(links))


__all__ = ["START", "Deliver", "Hand", "Move", "Restore", "Sign", "State", "Tell", "World"]
