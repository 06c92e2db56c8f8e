"""What a dishonest device signs: an act of the real code by a device that pretends it has signed nothing.

Everything that depends on how the engine keeps envelopes is here: which are its own, and a ledger without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_steps import Signer
from rozz.engine.links.signing.envelopes import Seal, Show
from rozz.engine.links.signing.key_protocol import Keys, run_without_waiting
from rozz.ui.simulator.simulated_devices import Device


def has_sealed(device: Device) -> bool:
    """Whether the device has sealed a command this turn and not revealed it."""
    return isinstance(device.ledger.contents.answers.get(device.seat), Seal)


def shown_turn(device: Device) -> int:
    """The last turn that the device has revealed, if it still holds the envelopes of that turn; or 0."""
    own = (each for each in device.ledger.contents.envelopes if each.seat == device.seat)
    return max((each.turn for each in own if isinstance(each, Show)), default=0)


def ledger_after(keys: Keys, device: Device, lie: str, commands: Sequence[object]) -> Ledger:
    """The device's ledger after a lie; raises BadOrders if that lie is impossible now."""
    seat = device.seat
    turn = shown_turn(device) if lie == "change" else device.ledger.contents.turn
    act = link_steps.seal if lie == "twice" else link_steps.show
    return run_without_waiting(act(Signer(keys, device.secret), _forgetting(device, turn), seat, commands))


def _forgetting(device: Device, turn: int) -> Ledger:
    """A turn with everything that others have signed in it, and without anything that this device has signed.

    A SHOW refers to the seal that the liar now denies, so it is replaced by that seal, which the liar has kept.
    """
    ledger, seat = device.ledger, device.seat
    contents = ledger.contents
    seals = {(each.seat, each.before): each for each in device.seals}
    others = tuple(
        seals.get((each.seat, each.before), each) if isinstance(each, Show) else each
        for each in contents.envelopes_of_turn(turn)
        if each.seat != seat
    )
    if turn < contents.turn:
        return ledger.rewound_to(turn, others)
    earlier = tuple(each for each in contents.envelopes if each.turn != turn)
    return replace(ledger, contents=replace(contents, envelopes=(*earlier, *others)))
