"""What a player with a changed client can do: sign anything with their own key, and write any link."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
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
from rozz.engine.links.verify.equivocation import excludes
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.byte_fields import ByteWriter
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn
from rozz.engine.links.wire.link_text import from_text, to_text
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.said import Said
from tests.support.links.devices import KEYS, ROZZ, Device, run, started_devices

TWO = ("headquarters-2", "RED", "BLUE")
THREE = ("headquarters-3", "RED", "BLUE", "GREEN")
FOUR = ("headquarters-4", "RED", "BLUE", "GREEN", "GOLD")
SALT = b"another salt 16."


def signed(device: Device, envelope: Any) -> Any:
    """An envelope with a device's true signature, whatever it says."""
    return replace(envelope, signature=run(KEYS.sign(device.secret, message_to_sign(envelope))))


def seal_of(device: Device, text: str = "N:", salt: bytes = SALT, contents: Contents | None = None) -> Seal:
    """A SEAL of any commands with any salt; no device can open its box."""
    contents, box = contents or device.ledger.contents, bytes(80)
    z = commitment_of(contents.before, device.seat, salt, text)
    return signed(device, Seal(contents.turn, device.seat, contents.before, z, box_digest(box), box))


def show_of(
    device: Device,
    text: str = "N:",
    salt: bytes = SALT,
    seals: Sequence[tuple[str, bytes]] | None = None,
    contents: Contents | None = None,
) -> Show:
    """A SHOW of any commands with any salt, with the z that the device knows or any others."""
    known = tuple((seat, z) for seat, z in sorted(device.ledger.bound_hashes.items()) if z and seat != device.seat)
    contents = contents or device.ledger.contents
    named = known if seals is None else tuple(seals)
    return signed(device, Show(contents.turn, device.seat, contents.before, named, salt, text))


def resign_of(device: Device, contents: Contents | None = None) -> Resign:
    """A RESIGN, whatever was signed before."""
    contents = contents or device.ledger.contents
    return signed(device, Resign(contents.turn, device.seat, contents.before))


def vote_of(device: Device, kind: type[Skip] | type[Keep], about: str, contents: Contents | None = None) -> Skip | Keep:
    """A vote, whatever was signed before."""
    contents = contents or device.ledger.contents
    return signed(device, kind(contents.turn, device.seat, contents.before, about))


def link_text(contents: Contents) -> str:
    """The link of any contents, in normal form."""
    return link_codec.write(Ledger(normal_form(contents)))


def normal_form(contents: Contents) -> Contents:
    """Contents in normal form, with all envelopes that finished turns need."""
    turns = []
    for number, turn in enumerate(contents.turns, 1):
        gone = {seat for seat, when in contents.resignation_turns.items() if when <= number} | {*turn.skipped}
        turns.append(replace(turn, shown=turn.shown or tuple(seat for seat in contents.humans if seat not in gone)))
    return normalized(replace(contents, turns=tuple(turns)))


def link_with(contents: Contents, *envelopes: Any) -> str:
    """The link of these contents, with these envelopes replacing those of the same seats."""
    seats = {each.seat for each in envelopes}
    others = tuple(each for each in contents.envelopes if each.seat not in seats)
    return link_text(replace(contents, envelopes=(*others, *envelopes)))


def link_beside(contents: Contents, *envelopes: Envelope) -> str:
    """The link of these contents plus these envelopes."""
    return link_text(replace(contents, envelopes=(*contents.envelopes, *envelopes)))


def start_of(contents: Contents, *devices: Device) -> Contents:
    """Contents as they were after START, with all signatures that were in that link; the first is the creator's."""
    by_seat = {device.seat: device for device in devices}
    joins = tuple(signed(by_seat[join.seat], join) if join.seat in by_seat else join for join in contents.joins)
    start = signed(devices[0], contents.start) if devices else contents.start
    return replace(contents, joins=joins, start=start, turns=(), chain=contents.chain[:1], envelopes=())


def claimed_turn(contents: Contents, turn: FinishedTurn, *envelopes: Envelope) -> Contents:
    """Contents with one more turn as a liar claims it, and only these envelopes."""
    return replace(contents.with_turn(turn), envelopes=tuple(envelopes))


def refusal(device: Device, text: str) -> BadLink:
    """How a device refuses a link; it keeps what it knew."""
    before = device.ledger
    with pytest.raises(BadLink) as refused:
        device.open(text)
    assert device.ledger is before
    return refused.value


def check_lie_fails(device: Device, text: str) -> None:
    """A device does not follow a lie: it refuses the link, or reports the proof it found there."""
    before = device.ledger
    try:
        merged = device.open(text)
    except BadLink:
        assert device.ledger is before
        return
    assert merged.kind == "forked" and merged.proof and excludes(*merged.proof)
    assert before is not None and device.ledger.contents.chain == before.contents.chain


def refusal_kind(device: Device, text: str) -> str:
    """The kind of the refusal."""
    found = refusal(device, text)
    assert isinstance(found, Refused)
    assert isinstance(found.text, Said)
    return found.kind


def refused_contents(device: Device, contents: Contents) -> str:
    """The kind of refusal for such contents, both as a link and as parsed contents; they change nothing."""
    before = device.ledger
    contents = normal_form(contents)
    with pytest.raises(BadLink):
        device.open(link_codec.write(Ledger(contents)))
    with pytest.raises(Refused) as found:
        run(merge(KEYS, before, Opened(contents)))
    assert device.ledger is before
    return found.value.kind


def exchange_links(devices: Sequence[Device], times: int = 2) -> None:
    """All open each other's links; results along the way are ignored."""
    for _ in range(times):
        for one in devices:
            for other in devices:
                if one is not other:
                    one.open(other.link())


def check_reads_back(device: Device) -> None:
    """Other devices, and this one after a reload, can open what a device holds."""
    assert Device(99).open(device.link()).ledger == device.ledger


def after_one_turn(*commands: str) -> tuple[Device, Device]:
    """Two devices after a turn; RED has sealed its commands for the next."""
    red, blue = started_devices(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.show("P: INF*2 > Braxx")
    red.open(blue.link())
    red.show()
    red.seal(*(commands or ("P: ARMOR > Drift",)))
    return red, blue


def both_sealed() -> tuple[Device, Device]:
    """Both have sealed turn 1, and RED has shown."""
    red, blue = started_devices(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.seal("P: INF*2 > Braxx")
    red.open(blue.link())
    red.show()
    return red, blue


def play_turn(devices: Sequence[Device], *texts: str) -> None:
    """All seal these commands (or none), show them, and open each other's links."""
    for device in devices:
        device.seal(*texts)
    exchange_links(devices, 1)
    for device in devices:
        if device.status.state == "owes a reveal":
            device.show()
    exchange_links(devices)


def scenario_of_two() -> Any:
    """The scenario of the two players."""
    return ROZZ.read(library.scenario_mapping(TWO[0]))


def invitation_link(mapping: dict[str, Any] | None = None, text: str | None = None, packed: bytes | None = None) -> str:
    """A link of an INVITE with this scenario, otherwise well-formed."""
    device = Device(1)
    device.ledger = run(link_steps.create(KEYS, ROZZ, scenario_of_two(), device.secret))
    letter, data = from_text(device.link())
    whole = ByteWriter()
    whole.sized_bytes(zlib.compress(device.ledger.contents.invite.inline.encode(), 9))
    put = ByteWriter()
    text = json.dumps(mapping, ensure_ascii=False, separators=(",", ":")) if text is None else text
    put.sized_bytes(zlib.compress(text.encode(), 9) if packed is None else packed)
    assert whole.to_bytes() in data
    return to_text(letter, data.replace(whole.to_bytes(), put.to_bytes()))
