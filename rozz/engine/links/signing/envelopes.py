"""The signed envelopes of turn links: what each says, what is hashed, and what is signed.

Values only. `setup_wire` and `turn_wire` turn them into bytes, `link_replay` checks them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rozz.engine.links.signing.link_hash import H, number, seals_hash
from rozz.engine.seats import COMPUTER, HERE, LINK, PASSIVE

#: How a seat of a match by link can be played; the wire uses these positions.
PLAYS = (HERE, LINK, PASSIVE, COMPUTER)
#: The option that takes messages off the market: the players use a messenger.
SILENT = "silent"
OPTIONS = (SILENT,)

#: The nonce that START reveals.
NONCE_BYTES = 16
#: Commands in a box are packed and padded to a multiple of this, so their number shows in steps of about eight.
BOX_STEP = 32
SALT_BYTES = 16


def computer_plays(level: int, version: int) -> str:
    """How INVITE names a computer player: its level and version.

    >>> computer_plays(3, 1), level_of(computer_plays(3, 1)), level_of("link")
    ('computer:3:1', 3, 0)
    """
    return f"{COMPUTER}:{level}:{version}"


def level_of(plays: str) -> int:
    """The level of the seat's computer player; 0 if a person or nobody plays it."""
    word, *numbers = plays.split(":")
    return int(numbers[0]) if word == COMPUTER and numbers else 0


def computer_version_of(plays: str) -> int:
    """The version of the seat's computer player; 0 if a person or nobody plays it."""
    word, *numbers = plays.split(":")
    return int(numbers[1]) if word == COMPUTER and len(numbers) > 1 else 0


@dataclass(frozen=True)
class Invite:
    """What is to be played and by whom; `seats` are (color, how it is played).

    The scenario is given by name and hash of its `content`, or `inline` holds its whole JSON text. `token` is the hash
    of 16 random bytes that START reveals.
    """

    game: str
    scenario: str
    content: bytes
    inline: str
    rules: int
    seats: tuple[tuple[str, str], ...]
    options: tuple[str, ...]
    key: bytes
    token: bytes
    signature: bytes = b""

    @cached_property
    def identity(self) -> bytes:
        """H(INVITE)."""
        return H("invite", *self.fields())

    def fields(self) -> tuple[bytes, ...]:
        """What is hashed and signed."""
        seats = H("seats", *(each.encode() for seat in self.seats for each in seat))
        options = H("options", *(each.encode() for each in self.options))
        scenario = (self.scenario.encode(), self.content)
        return (self.game.encode(), *scenario, number(self.rules), seats, options, self.key, self.token)


@dataclass(frozen=True)
class Join:
    """A request for a seat; several for one seat do not contradict each other."""

    invite: bytes
    seat: str
    name: str
    key: bytes
    signature: bytes = b""

    @cached_property
    def identity(self) -> bytes:
        """H(JOIN)."""
        return H("join", *self.fields())

    def fields(self) -> tuple[bytes, ...]:
        """What is hashed and signed."""
        return (self.invite, self.seat.encode(), self.name.encode(), self.key)


@dataclass(frozen=True)
class Start:
    """The creator's choice of JOINs, as the match id they produce; reveals the `nonce` whose hash is in INVITE."""

    match: bytes
    nonce: bytes = b""
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (self.match,)


@dataclass(frozen=True)
class Seal:
    """Commits a seat to commands that nobody else can read.

    `z` is their hash. `box` holds the commands, encrypted for the seat itself; `digest` is H("box", box), which is all
    that others need, so an old SEAL travels without its box.
    """

    turn: int
    seat: str
    before: bytes
    z: bytes
    digest: bytes
    box: bytes = b""
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (*_head(self), self.z, self.digest)


@dataclass(frozen=True)
class Show:
    """A seat's commands, open, after all are bound.

    `seals` are the z of the other seats as this seat knew them, in seat order. Together with its own z they make Z,
    which is signed. So a SHOW without an earlier SEAL seals and opens at once: its z is in Z like any other.
    `computer_version` is the version of the computer players on its device; 0 in a match without them.
    """

    turn: int
    seat: str
    before: bytes
    seals: tuple[tuple[str, bytes], ...]
    salt: bytes
    commands: str
    computer_version: int = 0
    signature: bytes = b""

    @cached_property
    def z(self) -> bytes:
        """The hash of these commands, the same as in a SEAL of them."""
        return commitment_of(self.before, self.seat, self.salt, self.commands)

    @cached_property
    def whole(self) -> bytes:
        """Z: the hash of the z of every seat, including this one."""
        return seals_hash({**dict(self.seals), self.seat: self.z})

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return self._fields

    @cached_property
    def _fields(self) -> tuple[bytes, ...]:
        version = (number(self.computer_version),) if self.computer_version else ()
        return (*_head(self), self.whole, H("salt", self.salt), H("commands", self.commands.encode()), *version)


@dataclass(frozen=True)
class Resign:
    """Replaces a SHOW: the seat gives no commands, and is out from the next turn on.

    It repeats the seat's votes of this turn, `skips` and `keeps`, and the seat votes no more after it, so everybody who
    knows that it resigned knows how it voted.
    """

    turn: int
    seat: str
    before: bytes
    skips: str = ""
    keeps: tuple[str, ...] = ()
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (*_head(self), self.skips.encode(), H("keeps", *(seat.encode() for seat in self.keeps)))


@dataclass(frozen=True)
class Skip:
    """A vote of `seat` to play this turn without the seat `about`, which plays on with a new `key`, if any."""

    turn: int
    seat: str
    before: bytes
    about: str
    key: bytes = b""
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (*_head(self), self.about.encode(), *((self.key,) if self.key else ()))


@dataclass(frozen=True)
class Keep:
    """A vote of `seat` against skipping the seat `about` in this turn, for instance because it has its reveal."""

    turn: int
    seat: str
    before: bytes
    about: str
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (*_head(self), self.about.encode())


@dataclass(frozen=True)
class Return:
    """A request from somebody who lost the key of a seat: the others should vote to give it a new `key`.

    Signed with the new key. Like a JOIN it changes nothing by itself, and anybody can write one.
    """

    turn: int
    seat: str
    before: bytes
    key: bytes
    signature: bytes = b""

    @property
    def digest(self) -> bytes:
        """H(RETURN), which players compare by voice before others vote."""
        return H("return", *self.fields())

    def fields(self) -> tuple[bytes, ...]:
        """What is hashed and signed."""
        return (number(self.turn), self.seat.encode(), self.before, self.key)


Answer = Seal | Show | Resign
Vote = Skip | Keep
Envelope = Answer | Vote
Signed = Invite | Join | Start | Return | Envelope
KINDS: tuple[type[Envelope], ...] = (Seal, Show, Resign, Skip, Keep)


def _head(envelope: Envelope) -> tuple[bytes, ...]:
    return (number(envelope.turn), envelope.seat.encode(), envelope.before)


def message_to_sign(envelope: Signed) -> bytes:
    """The bytes to sign."""
    return H("sign", type(envelope).__name__.upper().encode(), *envelope.fields())


def match_id(invite: bytes, joins: tuple[Join, ...], nonce: bytes) -> bytes:
    """m, from H(INVITE), the nonce that START reveals, and the JOINs in seat order."""
    return H("match", invite, nonce, *(join.identity for join in joins))


def nonce_hash(nonce: bytes) -> bytes:
    """The hash of the nonce in INVITE: only the creator can know m before START."""
    return H("nonce", nonce)


def commitment_of(before: bytes, seat: str, salt: bytes, commands: str) -> bytes:
    """z of a seat's commands after T(t-1)."""
    return H("seal", before, seat.encode(), salt, commands.encode())


def box_digest(box: bytes) -> bytes:
    """What a SEAL signs in place of its box."""
    return H("box", box)
