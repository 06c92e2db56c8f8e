"""Devices that play by link, each with its own page."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from rozz.cli.cryptography_keys import Keyring
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger.computer_players import ComputerPlayers
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.ui.app.update import update
from rozz.ui.features.links import key_steps
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, UseKeys
from rozz.ui.state.links.linked_match import Linked, text_of
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.shell import page_markup
from tests.support.ui.computers_at_once import AtOnce

ADDRESS = "https://example.org/rozz/"


class Device:
    """A page without a browser: requests for keys are answered at once."""

    def __init__(self, name: str) -> None:
        self.model = Model(address=ADDRESS)
        self.effects: list[Effect] = []
        self.numbers: Iterator[int] = iter(range(1000))
        self.name = name
        self.minds: ComputerPlayers = AtOnce()

    def chance(self, number: int) -> bytes:
        return sha256(f"{self.name} {next(self.numbers)}".encode()).digest()[:number]

    def send(self, *messages: m.Message) -> Device:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects.extend(effects)
            page_markup.page(self.model)
            for effect in effects:
                if isinstance(effect, UseKeys):
                    self.use_keys(effect)
        return self

    def use_keys(self, effect: UseKeys) -> None:
        try:
            result = run_without_waiting(key_steps.run_step(Keyring(), self.chance, effect.step, self.minds))
        except (BadLink, BadOrders) as fault:
            self.send(m.LinkRefused(key_steps.why_not(effect.step, fault)))
            return
        self.send(m.LinkDone(result) if isinstance(result, Linked) else m.LinkOpened(result))

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def linked(self) -> Linked:
        assert self.session.linked is not None
        return self.session.linked

    @property
    def link(self) -> str:
        return ADDRESS + text_of(self.linked)

    def command(self, *texts: str) -> str:
        self.send(m.Type("\n".join(texts)), m.HandIn())
        return self.link

    def seen(self) -> Device:
        assert self.session.stage == REVEAL
        return self.send(m.NextTurn())


def inviting_device(scenario: str, plays: dict[str, str], names: dict[str, str]) -> Device:
    host = Device("host")
    fields = {**names, **{f"plays-{colour}": how for colour, how in plays.items()}}
    return host.send(m.ChooseScenario(scenario), m.BeginMatch("fresh", fields))


def joined_device(host: Device, seat: str, name: str) -> Device:
    guest = Device(name).send(m.OpenLink(host.link), m.JoinMatch(seat, name))
    host.send(m.OpenLink(guest.link))
    return guest


@pytest.fixture
def two_devices() -> tuple[Device, Device]:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    return ada, ben
