"""The devices of a simulation and the links in transit as values, and the match they start with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from rozz import library
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.ledger.link_steps import Signer
from rozz.engine.links.ledger.match_status import MatchStatus, status_of
from rozz.engine.links.signing.envelopes import Envelope, Seal
from rozz.engine.links.signing.equivocation_guard import recent_signatures, with_signed_answers
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.verify.equivocation import Pair
from rozz.engine.links.wire import link_codec
from rozz.engine.said import Text
from rozz.ui.memoize import remembered
from rozz.ui.simulator.simulator_keys import SimulatedKeys
from rozz.ui.simulator.simulator_steps import SEATS

KEYS = SimulatedKeys()
#: The smallest shipped scenario for three.
GAME, SCENARIO = "rozz", "central-3"
#: The commands that players of the simulation choose from: short and legal.
COMMANDS = {
    "RED": ("M: INF @ Drift > D2", "P: INF > Drift", "M: INF @ Drift > D5", "N:"),
    "GREEN": ("M: INF @ Quell > Q3", "P: INF > Quell", "M: INF @ Quell > Q6", "N:"),
    "BLUE": ("M: INF @ Vess > V1", "P: INF > Vess", "M: INF @ Vess > V4", "N:"),
}
#: The most links in transit: the oldest ones are lost.
MOST_LETTERS = 12
#: The most seals of others that a device keeps.
MOST_SEALS = 12


@dataclass(frozen=True)
class Letter:
    """A link in transit."""

    number: int
    sender: str
    to: str
    text: str = field(repr=False)
    is_lie: bool = False


@dataclass(frozen=True)
class Memory:
    """What a device has stored: its knowledge of the match, and what it has signed in the last turns."""

    ledger: Ledger
    signed: tuple[Envelope, ...] = ()


@dataclass(frozen=True)
class Device:
    """A device.

    backups: its memory at the start of each of the last two turns.
    tries: a turn, and how many commands its owner chose in it, because a restored device forgets but people do not.
    seals: other devices' seals that arrived here; a liar keeps these seals.
    proof: two contradictory statements of one seat.
    """

    seat: str
    secret: bytes
    memory: Memory
    backups: tuple[Memory, ...] = ()
    is_liar: bool = False
    tries: tuple[int, int] = (0, 0)
    seals: tuple[Seal, ...] = ()
    proof: Pair | None = None

    @property
    def ledger(self) -> Ledger:
        """What the device knows of the match."""
        return self.memory.ledger

    @property
    def signed(self) -> tuple[Envelope, ...]:
        """What the device remembers having signed."""
        return self.memory.signed

    @property
    def signer(self) -> Signer:
        """The device as the signer of its seat."""
        return Signer(KEYS, self.secret, self.signed)

    @property
    def status(self) -> MatchStatus:
        """The state of the match here."""
        return status_of(self.ledger, self.seat)

    def knowing(self, ledger: Ledger, signed: tuple[Envelope, ...] | None = None) -> Device:
        """The device with new knowledge, stored as the page stores it; a new turn makes a backup."""
        before = self.signed if signed is None else signed
        whole = with_signed_answers(ledger, before, (self.seat,))
        memory = Memory(whole, recent_signatures(before, whole, (self.seat,)))
        is_new = not self.backups or whole.contents.turn > self.backups[-1].ledger.contents.turn
        return replace(self, memory=memory, backups=(*self.backups, memory)[-2:] if is_new else self.backups)

    def keeping(self, envelopes: Iterable[Envelope]) -> Device:
        """The device with the seals of others that came with a link."""
        come = (each for each in envelopes if isinstance(each, Seal) and each.seat != self.seat and each.box)
        return replace(self, seals=tuple(dict.fromkeys((*self.seals, *come)))[-MOST_SEALS:])

    def chosen(self, seed: int, turn: int) -> tuple[str, Device]:
        """The owner's next command for a turn, and the device after that."""
        number = self.tries[1] if self.tries[0] == turn else 0
        first = sha256(f"{seed}/{turn}/{self.seat}".encode()).digest()[0]
        offered = COMMANDS[self.seat]
        return offered[(first + number) % len(offered)], replace(self, tries=(turn, number + 1))


@dataclass(frozen=True)
class News:
    """The result of a step: the key of a sentence and its facts; and what the device's own page says about it."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    says: Text = ""


@dataclass(frozen=True)
class Moved:
    """A link that was `delivered` or `lost` in the last step."""

    kind: str
    letter: Letter


@dataclass(frozen=True)
class World:
    """All devices, and the links in transit, oldest first; `fresh` are the links sent in the last step."""

    seed: int
    devices: tuple[Device, ...]
    letters: tuple[Letter, ...] = ()
    posted: int = 0
    news: News = News("begun")
    moved: tuple[Moved, ...] = ()
    fresh: tuple[int, ...] = ()

    def device(self, seat: str) -> Device:
        """A seat's device."""
        return next(each for each in self.devices if each.seat == seat)

    def letter(self, number: int) -> Letter | None:
        """A link in transit by its number."""
        return next((each for each in self.letters if each.number == number), None)

    def having(self, device: Device) -> World:
        """The world with an updated device."""
        return replace(self, devices=tuple(device if each.seat == device.seat else each for each in self.devices))

    def with_news(self, key: str, /, says: Text = "", **facts: object) -> World:
        """The world with this step's sentence."""
        return replace(self, news=News(key, facts, says))

    def posting(self, *letters: Letter) -> World:
        """The world with more links in transit."""
        return replace(
            self,
            letters=(*self.letters, *letters)[-MOST_LETTERS:],
            posted=max(each.number for each in letters),
            fresh=(*self.fresh, *(each.number for each in letters)),
        )

    def sent(self, seat: str, is_lie: bool = False) -> World:
        """The world with a device's link in transit to both others."""
        text = link_codec.write(self.device(seat).ledger)
        others = [each for each in SEATS if each != seat]
        return self.posting(
            *(Letter(self.posted + number, seat, to, text, is_lie) for number, to in enumerate(others, 1))
        )


def opening(seed: int) -> World:
    """The match has just started on all devices, and nothing is in transit."""
    return World(seed, tuple(Device(seat, _secret(seat), Memory(_begun())).knowing(_begun()) for seat in SEATS))


def _secret(seat: str) -> bytes:
    return sha256(f"simulated {seat}".encode()).digest()


@remembered(most=1, is_compared=True)
def _begun() -> Ledger:
    """The ledger after Red has made the match, the others have joined, and Red has started it."""
    game = library.game(GAME)
    scenario = game.read(library.scenario_mapping(SCENARIO, GAME))
    creator = _secret(SEATS[0])
    ledger = run_without_waiting(link_steps.create(KEYS, game, scenario, creator, shipped_as=SCENARIO))
    for seat in SEATS:
        ledger = run_without_waiting(link_steps.join(KEYS, ledger, _secret(seat), seat, seat.title()))
    ledger = run_without_waiting(link_steps.start(KEYS, ledger, creator))
    opened = link_codec.read(link_codec.write(ledger), library.game, library.released)
    assert isinstance(opened, Opened)
    return run_without_waiting(merge(KEYS, None, opened)).ledger
