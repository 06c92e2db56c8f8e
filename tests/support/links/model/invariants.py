"""What must hold in every state. Each function yields sentences about what is broken."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tests.support.links.model import protocol
from tests.support.links.model.protocol import Device, Rules, own, playing, said
from tests.support.links.model.terms import Held, Keep, Past, Refused, Resign, Seal, Show, Skip, chain, proofs, signer
from tests.support.links.model.world import State, World


def broken(world: World, state: State) -> Iterator[str]:
    """Everything that is wrong in a state."""
    for device in state.devices:
        yield from seen_is_counted(world, device)
        yield from honest_seats_are_clean(world, state, device)
    yield from differing_devices_hold_proof(world, state)
    yield from honest_links_are_taken(world, state)
    yield from nobody_is_read_early(world, state)
    yield from dice_were_fixed(world, state)
    yield from the_turn_ends(world, state)
    if world.rules.asked:
        yield from keys_open_their_own_seals(world, state)
        yield from all_others_give_a_key(world, state)


@cache
def seen_is_counted(world: World, device: Device) -> tuple[str, ...]:
    """I1: the turn says what a device holds of a seat's reveal; otherwise it holds proof, or the seat is skipped."""
    return tuple(
        f"I1: {device.seat} holds a reveal of {seat} that turn {past.number} contradicts, and no proof"
        for past in chain(device.at)[1:]
        for seat in world.rules.seats
        if seat != past.skipped
        and protocol.contradicts(frozenset(each for each in device.held if each.seat == seat), past)
        and not any(one.seat == seat for one, _ in proofs(device.held))
    )


def differing_devices_hold_proof(world: World, state: State) -> Iterator[str]:
    """I2: devices that differ on a turn together hold two statements of one seat, once they have exchanged links."""
    for one, other in combinations(state.devices, 2):
        if one.at not in chain(other.at) and other.at not in chain(one.at):
            yield from differing(world, one, other)


@cache
def differing(world: World, one: Device, other: Device) -> tuple[str, ...]:
    """I2 for two devices."""
    for _ in range(2):
        one, other = after_exchange(world.rules, one, other)
    if one.at in chain(other.at) or other.at in chain(one.at):
        return ()
    if is_proven(world.rules, one.held | other.held) and one.parted and other.parted:
        return ()
    return (f"I2: {one.seat} holds {one.at}, {other.seat} holds {other.at}, and there is no proof",)


def is_proven(rules: Rules, held: Held) -> bool:
    """Whether two statements of one seat exclude each other.

    This includes voting to skip a seat and then playing on with its commands although nobody keeps it.
    """
    if proofs(held):
        return True
    for vote in held:
        for about in protocol.skipped_by(vote):
            if not protocol.voters(held, vote.before, "Keep", about):
                for each in held:
                    path = chain(each.before)
                    counts = [past for past in path[1:] if past.before is vote.before and not past.skipped]
                    if signer(each) == signer(vote) and counts:
                        return True
    return False


def after_exchange(rules: Rules, one: Device, other: Device) -> tuple[Device, Device]:
    """Two devices after each has opened the other's link."""
    links = [protocol.link_of(rules, each) for each in (one, other)]
    try:
        return protocol.opened(rules, one, links[1]), protocol.opened(rules, other, links[0])
    except Refused:
        return one, other


def honest_seats_are_clean(world: World, state: State, device: Device) -> Iterator[str]:
    """I3: no device holds two statements of an honest seat that exclude each other."""
    clean = {(seat, "") for seat in world.single_device_seats if seat not in state.restored} | set(world.returning)
    for by in clean:
        mine = [each for each in device.held if signer(each) == by]
        if proofs(frozenset(mine)):
            yield f"I3: {' '.join(by)} is honest, and {device.seat} holds a proof against it"


def honest_links_are_taken(world: World, state: State) -> Iterator[str]:
    """I3: no honest device refuses another's link, unless a seat has equivocated and both statements are shown."""
    for one in state.devices:
        for other in state.devices:
            if one is not other:
                yield from refusal(world.rules, one, other)


@cache
def refusal(rules: Rules, one: Device, other: Device) -> tuple[str, ...]:
    """I3 for two devices."""
    try:
        protocol.opened(rules, one, protocol.link_of(rules, other))
    except Refused as fault:
        if is_proven(rules, one.held | other.held):
            return ()
        return (f"I3: {one.seat} refuses the link of {other.seat}, which is honest: {fault}",)
    return ()


def nobody_is_read_early(world: World, state: State) -> Iterator[str]:
    """I5: when an honest seat has shown, every other seat is bound or skipped."""
    for device in state.devices:
        for show in own(device):
            if isinstance(show, Show):
                names = {seat for seat, _ in show.named}
                unbound = set(playing(world.rules.seats, show.before)) - names - {device.seat}
                if len(unbound) > 1:
                    yield f"I5: {device.seat} has shown before {', '.join(sorted(unbound))}"


def dice_were_fixed(world: World, state: State) -> Iterator[str]:
    """I6: the salt of each seat was fixed before the first honest seat showed its own, by what that SHOW names."""
    for device in state.devices:
        for past in chain(device.at)[1:]:
            for seat, salt in past.chance:
                for other in state.devices:
                    yield from (
                        f"I6: {seat} was bound by {z} when {other.seat} showed; the dice of {past} are of {salt}"
                        for show in own(other)
                        if isinstance(show, Show) and show.before is past.before
                        for name, z in show.named
                        if name == seat and z and z.salt != salt and other.at in (past.before, past)
                    )


# A new key


def keys_open_their_own_seals(world: World, state: State) -> Iterator[str]:
    """I7: the holder of a new key opens only its own seals and has signed only its own statements."""
    for device in state.devices:
        mine = own(device)
        for show in mine:
            if isinstance(show, Show) and device.key:
                seals = [each for each in said(device.held, show.before) if isinstance(each, Seal)]
                if any(each.z == show.z and each not in mine for each in seals):
                    yield f"I7: {device.seat} {device.key} opens what was sealed with another key"


def all_others_give_a_key(world: World, state: State) -> Iterator[str]:
    """I8: a seat gets a new key only by the votes of all others that play on, at least two."""
    known = world.known(state)
    for device in state.devices:
        for past in chain(device.at)[1:]:
            if past.rekeyed:
                at, out = past.before, past.skipped
                others = set(playing(world.rules.seats, at)) - {out, *past.resigned}
                text = f"{out} gets the key {past.rekeyed} at {device.seat}"
                if len(others) < 2:
                    yield f"I8: {text} by {', '.join(others)} alone"
                for seat in others:
                    if world.is_honest(seat, at) and Skip(seat, at, out, past.rekeyed) not in known:
                        yield f"I8: {text} without the vote of {seat}"


# I4: the turn ends


def the_turn_ends(world: World, state: State) -> Iterator[str]:
    """I4: when all links are exchanged the turn ends, or waits for a dishonest seat, which can be skipped."""
    if state.restored or len({(each.seat, each.key) for each in state.devices}) < len(state.devices):
        return
    yield from ending(world, state.devices)


def differ(devices: tuple[Device, ...]) -> bool:
    """Whether two devices hold different histories."""
    return any(
        one.at not in chain(other.at) and other.at not in chain(one.at) for one, other in combinations(devices, 2)
    )


@cache
def ending(world: World, devices: tuple[Device, ...]) -> tuple[str, ...]:
    """I4 for some devices."""
    first = min(device.at.number for device in devices)
    devices = all_answered(world, devices)
    known = frozenset().union(*(device.held for device in devices))
    behind = min((device.at for device in devices), key=lambda at: at.number)
    if any(behind not in chain(device.at) for device in devices) or differ(devices):
        text = ", ".join(str(each.at) for each in devices)
        return () if is_proven(world.rules, known) else (f"I4: all links are exchanged, and devices stand at {text}",)
    devices = tuple(device for device in devices if device.at is behind)
    if behind.number > first:
        return ()
    playing_now = playing(world.rules.seats, devices[0].at)
    if len(playing_now) < 2 or not any(world.is_honest(seat, behind) for seat in playing_now):
        return ()
    if any(device.parted for device in devices) and is_proven(world.rules, known):
        return ()
    for device in devices:
        waited = protocol.waiting_for(world.rules, device)
        named = {seat for seat in waited if seat != device.seat or not protocol.may_sign(device, behind)}
        if all(world.is_honest(seat, behind) for seat in named):
            return (f"I4: {device.seat} waits for {', '.join(sorted(named)) or 'nobody'} for ever",)
    liars = [seat for seat in playing_now if not world.is_honest(seat, behind)]
    honest = [seat for seat in playing_now if world.is_honest(seat, behind)]
    if len(liars) > 1 or len(honest) < 2 or spent(known, behind, honest, liars[0]):
        return ()
    devices = all_answered(world, devices, liars[0])
    if {device.at.number for device in devices} == {first}:
        return (f"I4: {liars[0]} holds up the turn, and the others cannot skip it",)
    return ()


def spent(held: Held, at: Past, honest: list[str], liar: str) -> bool:
    """Whether an honest seat has voted otherwise than to skip this seat, or resigned: it has no second vote."""
    return any(
        (isinstance(each, Skip) and each.about != liar) or isinstance(each, Keep | Resign)
        for each in said(held, at)
        if each.seat in honest
    )


def all_answered(world: World, devices: tuple[Device, ...], skip: str = "") -> tuple[Device, ...]:
    """Honest devices after all have opened all links and done what the rules let them do in this turn."""
    rules, last = world.rules, max(device.at.number for device in devices)
    for _ in range(12):
        known = devices
        made = []
        for device in devices:
            made.append(answered(world, device, last, skip))
        for place, device in enumerate(made):
            for other in made:
                if other is not made[place]:
                    with contextlib.suppress(Refused):
                        device = protocol.opened(rules, device, protocol.link_of(rules, other))
            made[place] = device
        devices = tuple(made)
        if devices == known:
            break
    return devices


@cache
def answered(world: World, device: Device, last: int, skip: str) -> Device:
    """A device that has signed everything it can."""
    while step := next(iter(willing(world, device, last, skip)), None):
        device = protocol.signed(world.rules, device, step)
    return device


def willing(world: World, device: Device, last: int, skip: str) -> Iterator:
    """What a willing seat signs: its answer, KEEPs, and a SKIP of the seat that all others would skip."""
    yield from protocol.must_keep(world.rules, device)
    is_playing = device.seat in playing(world.rules.seats, device.at) and protocol.may_sign(device, device.at)
    if is_playing and device.at.number <= last:
        yield from protocol.may_show(world.rules, device, world.honest_values[:1])
        yield from protocol.may_seal(world.rules, device, world.honest_values[:1])
        for vote in protocol.may_skip(world.rules, device):
            is_asked = protocol.voters(device.held, device.at, "Skip", vote.about)
            if vote.about == skip or (is_asked and protocol.equivocates(device.held, device.at, vote.about)):
                yield vote
