"""The devices of a simulation and the links on their way between them: values, and the match that they begin with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from rozz import library
from rozz.engine.links import acting, writing
from rozz.engine.links.envelopes import Envelope
from rozz.engine.links.keys import at_once
from rozz.engine.links.ledger import Opened
from rozz.engine.links.merge import merge
from rozz.engine.links.standing import Standing
from rozz.ui.links.linked import Linked
from rozz.ui.remembering import remembered
from rozz.ui.simulator.keys import SimulatedKeys
from rozz.ui.simulator.steps import SEATS

KEYS = SimulatedKeys()
#: The smallest shipped scenario for three.
GAME, SCENARIO = "rozz", "central-3"
#: What the people of the simulation command: some short and legal things.
COMMANDS = {
    "RED": ("M: INF @ Drift > D2", "P: INF > Drift", "M: INF @ Drift > D5", "N:"),
    "GREEN": ("M: INF @ Quell > Q3", "P: INF > Quell", "M: INF @ Quell > Q6", "N:"),
    "BLUE": ("M: INF @ Vess > V1", "P: INF > Vess", "M: INF @ Vess > V4", "N:"),
}
#: More links than this are never on their way: the oldest are lost.
MOST_LETTERS = 12

Pair = tuple[Envelope, Envelope]


@dataclass(frozen=True)
class Letter:
    """A link on its way."""

    number: int
    sender: str
    to: str
    text: str = field(repr=False)
    is_lie: bool = False


@dataclass(frozen=True)
class Device:
    """Somebody's device: what it knows, and what it knew when each of the last two turns began here (its backups).

    `tries` counts the commands that its owner chose in a turn: a device that restores a backup forgets, people do not.
    `seen` are the envelopes of others that came here; a liar uses them.  `proof` are two things that one seat signed.
    """

    seat: str
    linked: Linked
    begun: tuple[Linked, ...] = ()
    is_liar: bool = False
    tries: tuple[int, int] = (0, 0)
    seen: tuple[Envelope, ...] = ()
    proof: Pair | None = None

    @property
    def standing(self) -> Standing:
        """How the match stands here."""
        return self.linked.standing(self.seat)

    def knowing(self, linked: Linked) -> Device:
        """The device with what is known now; a backup is made where a turn begins."""
        is_new = not self.begun or linked.ledger.contents.turn > self.begun[-1].ledger.contents.turn
        return replace(self, linked=linked, begun=(*self.begun, linked)[-2:] if is_new else self.begun)

    def chosen(self, seed: int, turn: int) -> tuple[str, Device]:
        """The next command that the owner chooses for a turn, and the device after that."""
        number = self.tries[1] if self.tries[0] == turn else 0
        first = sha256(f"{seed}/{turn}/{self.seat}".encode()).digest()[0]
        offered = COMMANDS[self.seat]
        return offered[(first + number) % len(offered)], replace(self, tries=(turn, number + 1))


@dataclass(frozen=True)
class News:
    """What a step came to: the key of a sentence and its facts; and what the device's own page says of it."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    says: str = ""


@dataclass(frozen=True)
class Moved:
    """What happened to a link in the last step: `kind` is delivered, lost or doubled."""

    kind: str
    letter: Letter


@dataclass(frozen=True)
class World:
    """All devices, and the links on their way, the next first."""

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
        """A link on its way, by its number."""
        return next((each for each in self.letters if each.number == number), None)

    def having(self, device: Device) -> World:
        """With a device as it is now."""
        return replace(self, devices=tuple(device if each.seat == device.seat else each for each in self.devices))

    def told(self, key: str, /, says: str = "", **facts: object) -> World:
        """With the sentence of this step."""
        return replace(self, news=News(key, facts, says))

    def sent(self, seat: str, is_lie: bool = False) -> World:
        """With a device's link on its way to both others."""
        text = writing.write(self.device(seat).linked.ledger)
        others = [each for each in SEATS if each != seat]
        made = tuple(
            Letter(self.posted + number, seat, to, text, is_lie) for number, to in enumerate(others, 1)
        )
        return replace(
            self,
            letters=(*self.letters, *made)[-MOST_LETTERS:],
            posted=self.posted + len(made),
            fresh=(*self.fresh, *(each.number for each in made)),
        )


def opening(seed: int) -> World:
    """The match has just begun on all devices, and nothing is on its way."""
    return World(seed, tuple(Device(each.seats[0], each, (each,)) for each in _begun()))


@remembered(most=1, is_compared=True)
def _begun() -> tuple[Linked, ...]:
    """Red makes the match and starts it when the others have joined."""
    game = library.game(GAME)
    scenario = game.read(library.scenario_mapping(SCENARIO, GAME))
    secrets = {seat: sha256(f"simulated {seat}".encode()).digest() for seat in SEATS}
    first = SEATS[0]
    ledger = at_once(acting.create(KEYS, game, scenario, secrets[first], shipped_as=SCENARIO))
    for seat in SEATS:
        ledger = at_once(acting.join(KEYS, ledger, secrets[seat], seat, seat.title()))
    ledger = at_once(acting.start(KEYS, ledger, secrets[first]))
    opened = writing.read(writing.write(ledger), library.game, library.released)
    assert isinstance(opened, Opened)
    known = at_once(merge(KEYS, None, opened)).ledger
    keys = {seat: at_once(KEYS.public_key(secret)) for seat, secret in secrets.items()}
    return tuple(Linked(known, secrets[seat], (seat,), is_made_here=True, key=keys[seat]) for seat in SEATS)
