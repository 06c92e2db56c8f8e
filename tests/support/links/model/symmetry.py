"""States that differ only in the names of the seats are one state."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

from tests.support.links.model.protocol import Device
from tests.support.links.model.terms import Held, Keep, Past, Resign, Seal, Show, Skip, Z
from tests.support.links.model.world import State, World

Names = tuple[tuple[str, str], ...]


@cache
def namings(world: World) -> tuple[Names, ...]:
    """All ways to swap equivalent seats: honest ones with one device, and dishonest ones."""
    assert list(world.rules.seats) == sorted(world.rules.seats)
    groups = [world.single_device_seats, tuple(seat for seat in world.rules.seats if seat not in world.honest)]
    asked_for = {seat for seat, _ in world.rules.asked}
    if not world.restores and len(world.single_device_seats) == len(world.honest):
        return tuple(
            tuple(zip((*groups[0], *groups[1]), (*one, *other), strict=True))
            for one in permutations(groups[0])
            for other in permutations(groups[1])
            # A seat with a request is unlike all others.
            if all((seat, seat) in zip((*groups[0], *groups[1]), (*one, *other), strict=True) for seat in asked_for)
        )
    return (tuple((seat, seat) for seat in world.rules.seats),)


def canonical(world: World, state: State) -> State:
    """The representative of equivalent states."""
    if len(namings(world)) == 1:
        return state
    return min((renamed_state(state, names) for names in namings(world)), key=hash)


def renamed_state(state: State, names: Names) -> State:
    """A state with renamed seats; each device in its place."""
    order = {(device.seat, device.key): place for place, device in enumerate(state.devices)}
    devices = sorted(
        (renamed_device(each, names) for each in state.devices), key=lambda each: order[each.seat, each.key]
    )
    return State(tuple(devices), renamed_held(state.loose, names), state.restored)


@cache
def renamed_device(device: Device, names: Names) -> Device:
    """A device with renamed seats."""
    seat, held = dict(names)[device.seat], renamed_held(device.held, names)
    return Device(seat, renamed(device.at, names), held, device.parted, device.key)


@cache
def renamed_held(held: Held, names: Names) -> Held:
    """Statements with renamed seats."""
    return frozenset(renamed(each, names) for each in held)


@cache
def renamed(term: Any, names: Names) -> Any:
    """A term with renamed seats; its lists are in seat order."""
    new = dict(names, **{"": ""})
    order = sorted(new.values()).index

    def listed(pairs: Any) -> Any:
        return tuple(
            sorted(((new[seat], renamed(each, names)) for seat, each in pairs), key=lambda pair: order(pair[0]))
        )

    match term:
        case Past(before=None) | None | str():
            return term
        case Past():
            gone = tuple(sorted((new[seat] for seat in term.resigned), key=order))
            before = renamed(term.before, names)
            return Past(before, listed(term.commands), new[term.skipped], gone, listed(term.chance), term.rekeyed)
        case Z():
            return Z(renamed(term.before, names), new[term.seat], term.salt, term.command)
        case Seal():
            return Seal(new[term.seat], renamed(term.before, names), renamed(term.z, names))
        case Show():
            return Show(new[term.seat], renamed(term.before, names), term.salt, term.command, listed(term.named))
        case Resign(votes=votes):
            voted = votes and tuple(sorted((kind, new[about]) for kind, about in votes))
            return Resign(new[term.seat], renamed(term.before, names), voted)
        case Skip() | Keep():
            key = (term.key,) if isinstance(term, Skip) else ()
            return type(term)(new[term.seat], renamed(term.before, names), new[term.about], *key)
    raise TypeError(term)
