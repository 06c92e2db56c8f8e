"""The rules of letter B, as far as the known attacks need them: the model must find those before it can be trusted.

The last seat to be bound shows without a seal, and its z in Z is blank. A finished turn keeps only salts ("evidence"),
no statements; the salts are dropped once all who showed have signed the next turn. Of two evidences, the one with more,
then larger, salts is kept. Dice and computer players' decisions are recomputed from the salts as long as some seat has
signed nothing later, with blank salts where they are gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from tests.support.links.model.terms import START, Held, Past, Refused, Seal, Show, Skip, Statement, Z, chain, excludes
from tests.support.links.model.world import Deliver, Hand, Sign

Salts = tuple[tuple[str, str], ...]


class Evidence(NamedTuple):
    """What the reveals of a finished turn are checked with; the salt of the seat without a seal may be blank."""

    salts: Salts
    unsealed: str


class LinkB(NamedTuple):
    """A link of letter B."""

    at: Past
    held: Held
    evidence: tuple[Evidence | None, ...] = ()


class DeviceB(NamedTuple):
    """A device of letter B. Only the invariants use what it `saw`: the device forgets it."""

    seat: str
    at: Past
    held: Held
    evidence: tuple[Evidence | None, ...] = ()
    proofs: frozenset[str] = frozenset()
    saw: Held = frozenset()


class Tell(NamedTuple):
    """A carrier claims anything it likes."""

    link: LinkB
    to: int

    def __str__(self) -> str:
        salts = "; ".join(str(each.salts) if each else "none" for each in self.link.evidence)
        given = "; ".join(sorted(map(str, self.link.held)))
        return f"device {self.to} is told: {self.link.at}, salts {salts}, with: {given}"


class StateB(NamedTuple):
    """The honest devices, and everything that they have ever signed."""

    devices: tuple[DeviceB, ...]
    known: Held = frozenset()


@dataclass(frozen=True, eq=False)
class WorldB:
    """A match by letter B of honest seats that have sealed, and one seat that signs anything it likes."""

    seats: tuple[str, ...]
    honest: tuple[str, ...]
    #: Whether dice or computer players depend on the salts.
    chance: bool
    liar_values: tuple[tuple[str, str], ...]
    #: An honest seat that is silent for now and may be skipped by the others.
    silent: str = ""

    def start(self) -> StateB:
        """The start: all honest seats have sealed, except a silent one."""
        seals = frozenset(Seal(seat, START, Z(START, seat, "s1", "A")) for seat in self.honest if seat != self.silent)
        return StateB(tuple(DeviceB(seat, START, seals) for seat in self.honest), seals)

    def successors(self, state: StateB) -> Iterator[tuple[object, StateB]]:
        """All moves that change something, and the states after them."""
        for who, device in enumerate(state.devices):
            for statement in signable(self, device):
                held = with_statement(device.held, statement)
                made = normal(self, device._replace(held=held, saw=device.saw | {statement}))
                yield Sign(who, statement), after(state, who, made, statement)
        for who, device in enumerate(state.devices):
            for move, link in links_to(self, state, who, device):
                try:
                    made = opened(self, device, link)
                except Refused:
                    continue
                if made != device:
                    yield move, after(state, who, made)


def after(state: StateB, who: int, device: DeviceB, *signed: Statement) -> StateB:
    """A state with one device changed."""
    return StateB((*state.devices[:who], device, *state.devices[who + 1 :]), state.known | set(signed))


def with_statement(held: Held, statement: Statement) -> Held:
    """The statements plus one; a SHOW replaces the SEAL."""
    return frozenset(each for each in held if not is_same_slot(each, statement)) | {statement}


def is_same_slot(one: Statement, other: Statement) -> bool:
    """Whether two statements by one seat take the same slot of a turn: its answer or its vote."""
    return (one.seat, one.before, type(one) is Skip) == (other.seat, other.before, type(other) is Skip)


# The rules of a turn


def skipped(world: WorldB, held: Held, at: Past) -> str:
    """The seat that all others skip."""
    for seat in world.seats:
        votes = {each.seat for each in held if isinstance(each, Skip) and each.before is at and each.about == seat}
        if len(votes) > 1 and votes == set(world.seats) - {seat}:
            return seat
    return ""


def bound(world: WorldB, held: Held, at: Past) -> dict[str, Z | None]:
    """The z of every bound seat, blank without a seal."""
    z = {each.seat: each.z for each in held if isinstance(each, Seal) and each.before is at}
    z |= {each.seat: dict(each.named)[each.seat] for each in held if isinstance(each, Show) and each.before is at}
    out = skipped(world, held, at)
    return {**z, out: None} if out else z


def signable(world: WorldB, device: DeviceB) -> Iterator[Statement]:
    """What an honest device may sign: SEAL; SHOW once all others are bound; SKIP of a seat that has not shown."""
    seat, at, held = device.seat, device.at, device.held
    mine = [each for each in held if each.seat == seat and each.before is at and not isinstance(each, Skip)]
    if seat == world.silent:
        return
    if not mine:
        yield Seal(seat, at, Z(at, seat, "s1", "A"))
    z = bound(world, held, at)
    if mine and isinstance(mine[0], Seal) and set(z) == set(world.seats):
        yield Show(seat, at, "s1", "A", tuple((each, z[each]) for each in world.seats))
    if world.silent and not any(isinstance(each, Skip) and each.seat == seat and each.before is at for each in held):
        yield Skip(seat, at, world.silent)


def over(world: WorldB, held: Held, at: Past) -> tuple[Past, Evidence] | None:
    """The turn after `at`, once all have shown except a skipped seat."""
    out = skipped(world, held, at)
    shows = {each.seat: each for each in held if isinstance(each, Show) and each.before is at and each.seat != out}
    if set(shows) != set(world.seats) - {out}:
        return None
    shown = [shows[seat] for seat in world.seats if seat != out]
    salts = tuple((each.seat, each.salt) for each in shown)
    unsealed = next((each.seat for each in shown if dict(each.named)[each.seat] is None), "")
    past = Past(at, tuple((each.seat, each.command) for each in shown), out, (), salts if world.chance else ())
    return past, Evidence(salts, unsealed)


def latest(held: Iterable[Statement], seat: str) -> int:
    """The turn of the latest signature of a seat."""
    return max((each.before.number + 1 for each in held if each.seat == seat), default=0)


def normal(world: WorldB, device: DeviceB) -> DeviceB:
    """The device with every finished turn played, without what newer statements cover."""
    at, held, evidence = device.at, device.held, device.evidence
    while found := over(world, held, at):
        at, evidence = found[0], (*evidence, found[1])
    kept = frozenset(each for each in held if each.before.number + 1 == latest(held, each.seat))
    needed = tuple(needed_evidence(world, kept, turn, each) for turn, each in enumerate(evidence, 1))
    return device._replace(at=at, held=kept, evidence=needed)


def needed_evidence(world: WorldB, held: Held, turn: int, evidence: Evidence | None) -> Evidence | None:
    """Evidence without the parts that no device needs."""
    if evidence is None or all(latest(held, seat) > turn for seat, _ in evidence.salts):
        return None
    is_blank = evidence.unsealed and latest(held, evidence.unsealed) > turn and not world.chance
    salts = ((seat, "" if is_blank and seat == evidence.unsealed else salt) for seat, salt in evidence.salts)
    return evidence._replace(salts=tuple(salts))


# Links


def check(world: WorldB, known: DeviceB, link: LinkB) -> None:
    """Check that signatures and evidence back a link; raises Refused."""
    path = chain(link.at)
    if any(each.before not in path for each in link.held):
        raise Refused("of another match or turn")
    if normal(world, known._replace(at=link.at, held=link.held, evidence=link.evidence))[1:4] != link[:3]:
        raise Refused("it holds more than it needs, or less")
    for turn, past in enumerate(path[1:], 1):
        evidence, showed = link.evidence[turn - 1], dict(past.commands)
        votes = {each.seat for each in link.held if isinstance(each, Skip) and each.about == past.skipped}
        if any(latest(link.held, seat) <= turn and seat not in votes for seat in showed) and past.skipped:
            raise Refused("not all have agreed to skip")
        for seat in showed:
            has_shown = any(
                isinstance(each, Show) and each.seat == seat and each.before is past.before for each in link.held
            )
            if latest(link.held, seat) <= turn and not has_shown:
                raise Refused(f"{seat} has not signed what it did")
        if evidence is not None:
            evidence_fits(world, past, evidence, link.held, turn)
        # What is new here, and not yet signed by all, is recomputed.
        is_open = evidence is not None or any(latest(link.held, seat) <= turn for seat in world.seats)
        if world.chance and is_open and past not in chain(known.at):
            salts = dict(evidence.salts) if evidence else {}
            if past.chance != tuple((seat, salts.get(seat, "")) for seat in showed):
                raise Refused("computer players decide otherwise")


def evidence_fits(world: WorldB, past: Past, evidence: Evidence, held: Held, turn: int) -> None:
    """Check that salts and commands give the seals that the reveals name."""
    at, claimed, salts = past.before, dict(past.commands), dict(evidence.salts)
    blank = {seat for seat, salt in evidence.salts if not salt}
    if set(salts) != set(claimed) or blank - {evidence.unsealed} or (blank and world.chance):
        raise Refused("a salt is missing")
    z = {seat: None if seat == evidence.unsealed else Z(at, seat, salts[seat], claimed[seat]) for seat in claimed}
    for each in held:
        if isinstance(each, Show) and each.before is at and each.seat in claimed:
            named = {seat: known for seat, known in each.named if seat in claimed}
            is_as_signed = (salts[each.seat] or each.salt, claimed[each.seat]) == (each.salt, each.command)
            if not is_as_signed or named != z:
                raise Refused(f"the reveal of {each.seat} is another than it signed")


def opened(world: WorldB, device: DeviceB, link: LinkB) -> DeviceB:
    """What a device knows after opening a link; raises Refused."""
    pairs = {
        each.seat for each in link.held for mine in device.held if each.before is mine.before and excludes(each, mine)
    }
    if pairs:
        return device._replace(proofs=device.proofs | pairs)
    check(world, device, link)
    behind, ahead = sorted((device.at, link.at), key=lambda at: at.number)
    if behind not in chain(ahead):
        return device
    held = device.held
    for each in link.held:
        if not any(is_same_slot(each, mine) and isinstance(mine, Show) for mine in held):
            held = with_statement(held, each)
    at = ahead
    # Statements that contradict a finished turn are dropped; of two evidences, the fuller one stays.
    held = frozenset(each for each in held if not contradicts(each, at))
    pairs_of = zip(padded(device.evidence, at), padded(link.evidence, at), strict=True)
    evidence = tuple(max((each for each in two if each), key=fullness, default=None) for two in pairs_of)
    made = normal(world, device._replace(at=at, held=held, evidence=evidence))
    return made._replace(saw=device.saw | {each for each in link.held if isinstance(each, Show)})


def contradicts(statement: Statement, at: Past) -> bool:
    """Whether a finished turn differs from this statement."""
    past = next((past for past in chain(at)[1:] if past.before is statement.before), None)
    if past is None or not isinstance(statement, Show) or statement.seat == past.skipped:
        return False
    salt = dict(past.chance).get(statement.seat, statement.salt)
    return (statement.command, statement.salt) != (dict(past.commands)[statement.seat], salt)


def padded(evidence: tuple[Evidence | None, ...], at: Past) -> tuple[Evidence | None, ...]:
    """Evidence for each turn, or None."""
    return (*evidence, *[None] * (at.number - len(evidence)))


def fullness(evidence: Evidence) -> tuple[int, Salts]:
    """The evidence with more salts counts, then the one with larger salts."""
    return sum(bool(salt) for _, salt in evidence.salts), evidence.salts


def link_of(device: DeviceB) -> LinkB:
    """What a device passes on."""
    return LinkB(device.at, device.held, device.evidence)


def links_to(world: WorldB, state: StateB, who: int, device: DeviceB) -> Iterator[tuple[object, LinkB]]:
    """Links of honest devices, statements of the dishonest seat, and its lies."""
    for sender, other in enumerate(state.devices):
        if sender != who:
            yield Deliver(sender, who), link_of(other)
    for seat in set(world.seats) - set(world.honest):
        z = bound(world, device.held, device.at)
        if {*z, seat} == set(world.seats):
            for command, salt in world.liar_values:
                named = tuple((each, None if each == seat else z[each]) for each in world.seats)
                show = Show(seat, device.at, salt, command, named)
                yield Hand(show, who), LinkB(device.at, with_statement(device.held, show), device.evidence)
        for link in lies(world, device, state.known, seat):
            yield Tell(link, who), link


def lies(world: WorldB, device: DeviceB, known: Held, seat: str) -> Iterator[LinkB]:
    """The turn claimed as over with anything the liar likes, or with other salts, plus its seal of the next turn."""
    for at in {device.at, device.at.before} - {None}:
        shows = {each.seat: each for each in known if isinstance(each, Show) and each.before is at}
        if set(shows) != set(world.seats) - {seat}:
            continue
        for (command, salt), evident in product(world.liar_values, ("", "s1", "s2", "s9")):
            done = [shows[each] if each != seat else None for each in world.seats]
            commands = tuple(
                (each, show.command if show else command) for each, show in zip(world.seats, done, strict=True)
            )
            salts = tuple((each, show.salt if show else salt) for each, show in zip(world.seats, done, strict=True))
            past = Past(at, commands, "", (), salts if world.chance else ())
            claimed = tuple((each, evident if each == seat else given) for each, given in salts)
            on_top = Seal(seat, past, Z(past, seat, "s1", "A"))
            yield LinkB(past, frozenset({*shows.values(), on_top}), (Evidence(claimed, seat),))


# Invariants


def broken(world: WorldB, state: StateB) -> Iterator[str]:
    """I1, I3 and I6, as under the current rules."""
    for device in state.devices:
        for show in device.saw:
            past = next((past for past in chain(device.at)[1:] if past.before is getattr(show, "before", None)), None)
            if past is None or not isinstance(show, Show) or show.seat in (past.skipped, *device.proofs):
                continue
            if dict(past.commands)[show.seat] != show.command:
                claimed = dict(past.commands)[show.seat]
                yield f"I1: {device.seat} saw {show.seat} show {show.command}; the turn says {claimed}"
            elif contradicts(show, device.at):
                yield f"I6: {device.seat} saw {show.seat} show salt {show.salt}; the dice are of {past.chance}"
    for one in state.devices:
        for other in state.devices:
            try:
                opened(world, one, link_of(other))
            except Refused as fault:
                yield f"I3: {one.seat} refuses the link of {other.seat}, which is honest: {fault}"
