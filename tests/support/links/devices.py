"""Devices that play a match by link with each other; each knows only its own ledger and secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rozz import library
from rozz.cli.cryptography_keys import Keyring
from rozz.engine.game import Rules
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import Merged, merge
from rozz.engine.links.ledger.link_steps import Signer
from rozz.engine.links.ledger.match_status import MatchStatus, status_of
from rozz.engine.links.signing.envelopes import Envelope
from rozz.engine.links.signing.equivocation_guard import recent_signatures, with_signed_answers
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire import link_codec

KEYS = Keyring()
ROZZ = library.game("rozz")


def scenario_named(game: str, name: str) -> Sequence[Mapping[str, Any]]:
    """The one version of a shipped scenario."""
    return (library.scenario_mapping(name, game),)


def run(step: Any) -> Any:
    """Run an asynchronous step: with these keys it waits for nothing, even inside a browser's loop."""
    return run_without_waiting(step)


@cache
def key_of(secret: bytes) -> bytes:
    """The public key of a secret."""
    return run(KEYS.public_key(secret))


class Device:
    """A player's device: `number` determines its secret."""

    def __init__(self, number: int, seat: str = "", name: str = "", game_named=library.game) -> None:
        self.secret = bytes([number]) * 32
        self.seat, self.name = seat, name or seat.title()
        self.ledger: Ledger | None = None
        self.signed: tuple[Envelope, ...] = ()
        self.game_named = game_named

    def create(self, scenario: str, game: Rules = ROZZ, **others: Any) -> str:
        """Make a match of a shipped scenario."""
        read = game.read(library.scenario_mapping(scenario, game.name))
        self.ledger = run(link_steps.create(KEYS, game, read, self.secret, shipped_as=scenario, **others))
        return self.link()

    @property
    def signer(self) -> Signer:
        """The device as the signer of its seats."""
        return Signer(KEYS, self.secret, self.signed)

    def roll_back(self, ledger: Ledger | None) -> None:
        """Restore a backup and forget what was learned and signed since."""
        self.ledger, self.signed = ledger, ()

    def link(self) -> str:
        """The text of my link."""
        return link_codec.write(self.ledger)

    def open(self, text: str) -> Merged:
        """Open a link and keep what it brings."""
        return self.take(link_codec.read(text, self.game_named, scenario_named))

    def take(self, opened: Opened) -> Merged:
        """Keep what an opened link brings."""
        merged = run(merge(KEYS, self.ledger, opened, self.own))
        self.ledger = merged.ledger
        if self.own:
            self.ledger = with_signed_answers(merged.ledger, self.signed, self.own)
        self.signed = recent_signatures(self.signed, self.ledger, self.own)
        if self.own and self.seat in self.ledger.contents.chosen:
            self.ledger = run(link_steps.keep_revealed(self.signer, self.ledger, self.own))
            self.signed = recent_signatures(self.signed, self.ledger, self.own)
        return merged

    def do(self, step: Any, *arguments: Any, seat: str = "", **named: Any) -> str:
        """Act in my seat."""
        if step in (link_steps.join, link_steps.ask_to_return):
            doing = step(KEYS, self.ledger, self.secret, seat or self.seat, *arguments, **named)
        else:
            doing = step(self.signer, self.ledger, seat or self.seat, *arguments, **named)
        self.ledger = run(doing)
        self.signed = recent_signatures(self.signed, self.ledger, self.own)
        return self.link()

    def join(self) -> str:
        """Take my seat."""
        return self.do(link_steps.join, self.name)

    def start(self) -> str:
        """Start with the players who have joined."""
        self.ledger = run(link_steps.start(KEYS, self.ledger, self.secret))
        return self.link()

    def seal(self, *texts: str) -> str:
        """Seal these commands."""
        return self.do(link_steps.seal, self.commands(*texts))

    def show(self, *texts: str) -> str:
        """Show what I sealed, or these commands without a seal."""
        return self.do(link_steps.show, self.commands(*texts) if texts else None)

    def commands(self, *texts: str) -> list[Any]:
        """The commands of these texts."""
        return [self.ledger.match.game.parse(self.ledger.match.scenario, text)[0] for text in texts]

    @property
    def status(self) -> MatchStatus:
        """How the match stands for my seat; for a spectator if another device has its key."""
        return status_of(self.ledger, self.seat if self.own else None)

    @property
    def key(self) -> bytes:
        """The key that I sign with."""
        return key_of(self.secret)

    @property
    def own(self) -> tuple[str, ...]:
        """My seat, unless another device now has its key."""
        contents = self.ledger.contents if self.ledger else None
        is_mine = contents is None or contents.start is None or self.has_key(self.seat, contents.turn)
        return (self.seat,) if is_mine else ()

    def has_key(self, seat: str, turn: int) -> bool:
        """Whether I have the key that a seat signs with in a turn."""
        contents = self.ledger.contents
        return seat == self.seat and seat in contents.chosen and contents.key_at(seat, turn) == self.key


def started_devices(scenario: str, *seats: str, **others: Any) -> list[Device]:
    """Devices that have joined a match, the creator first, each with the START."""
    devices = [Device(number, seat) for number, seat in enumerate(seats, 1)]
    first = devices[0]
    first.create(scenario, **others)
    first.join()
    for device in devices[1:]:
        device.open(first.link())
        first.open(device.join())
    first.start()
    for device in devices[1:]:
        device.open(first.link())
    return devices
