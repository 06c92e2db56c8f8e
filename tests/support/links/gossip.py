"""Honest devices that play a match by link in random order, opening each other's links late, twice or never."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rozz.engine.links.ledger import link_steps
from tests.support.links.devices import Device, started_devices

#: Commands that make sense on every board of these tests, and some that are void.
TEXTS = ("N:", "P: INF*2 > {home}", "P: ARMOR > {home}", "P: IU > {home}", "M: INF @ {home} > {home}")


def home_of(device: Device) -> str:
    """The tile of a seat's headquarters."""
    for tile, stack in device.ledger.match.state.position.items():
        if any(piece.owner == device.seat and piece.item == "HQ" for piece in stack):
            return tile
    return ""


def chosen_commands(device: Device, chance: Random) -> list[str]:
    """A few commands of a seat."""
    home = home_of(device)
    if not home:
        return ["N:"]
    return [each.format(home=home) for each in chance.sample(TEXTS, chance.randint(0, 3))]


Choose = Callable[[Device, Random], list[str]]
Request = Callable[[Device, Random, str], dict[str, bytes]]


def requested(device: Device, chance: Random, about: str) -> dict[str, bytes]:
    """The new key in a vote to skip: usually one that a player requests."""
    keys = [each.key for each in device.ledger.return_requests(about)]
    return {"key": chance.choice(keys)} if keys and chance.random() < 0.8 else {}


def act(
    device: Device, chance: Random, skips: bool, choose: Choose = chosen_commands, request: Request = requested
) -> str | None:
    """One honest step of a device, if one is possible."""
    status = device.status
    may = list(status.allowed)
    if skips and status.may_skip and chance.random() < 0.5:
        # Vote first on a player who asks to return.
        asking = [seat for seat in status.may_skip if device.ledger.return_requests(seat)]
        about = chance.choice(asking or status.may_skip)
        return device.do(link_steps.skip, about, **request(device, chance, about))
    if status.may_keep and chance.random() < 0.1:
        return device.do(link_steps.keep, chance.choice(status.may_keep))
    if "RESIGN" in may and chance.random() > 0.01:
        may.remove("RESIGN")
    if not may:
        return None
    match chance.choice(may):
        case "SEAL":
            return device.seal(*choose(device, chance))
        case "SHOW" if status.state == "owes a reveal":
            return device.show()
        case "SHOW":
            return device.do(link_steps.show, device.commands(*choose(device, chance)))
        case _:
            return device.do(link_steps.resign)


def gossip(scenario: str, seats: tuple[str, ...], chance: Random, steps: int, skips: bool = False):
    """Devices after this many random steps, and every link they have sent."""
    devices = started_devices(scenario, *seats)
    sent = [devices[0].link()]
    for _ in range(steps):
        device = chance.choice(devices)
        if chance.random() < 0.5:
            text = act(device, chance, skips)
            if text:
                sent.append(text)
        else:
            open_honest_link(device, chance.choice(sent[-5:] if chance.random() < 0.8 else sent))
    return devices, sent


def open_honest_link(device: Device, text: str) -> None:
    """Open an honest device's link; nothing in it contradicts what is known."""
    merged = device.open(text)
    assert merged.kind != "forked", merged.text


def gossip_late(chance: Random, devices: list[Device], steps: int, choose: Choose = chosen_commands) -> list[Device]:
    """Devices after this many random steps and an exchange; each link goes to all others, every other one late."""
    due: list[tuple[int, Device, str]] = []
    for step in range(steps):
        for each in [each for each in due if each[0] <= step]:
            due.remove(each)
            open_honest_link(*each[1:])
            assert not each[1].ledger.proofs
        device = chance.choice(devices)
        text = act(device, chance, chance.random() < 0.5, choose)
        for other in devices:
            if text and other is not device:
                delay = chance.randint(4, 16) if chance.random() < 0.5 else chance.randint(0, 2)
                due.append((step + delay, other, text))
    exchange_all_links(devices)
    return devices


def exchange_all_links(devices: list[Device]) -> None:
    """All open each other's links until nothing new can come of it: a KEEP may answer a vote."""
    for _ in range(3):
        for one in devices:
            for other in devices:
                if one is not other:
                    open_honest_link(one, other.link())
