"""The signed envelopes of turn links: what each says, what is hashed of it, and what is signed.

Values only; their bytes in a link are `writing`'s, their truth is `checking`'s.
"""

from __future__ import annotations

from dataclasses import dataclass

from rozz.engine.links.hashing import H, number

#: Who may play a seat of a match by link, in the order of their numbers.
HERE, LINK, PASSIVE, COMPUTER = "here", "link", "passive", "computer"
PLAYS = (HERE, LINK, PASSIVE, COMPUTER)
#: The option that takes messages off the market: the players have a messenger.
SILENT = "silent"
OPTIONS = (SILENT,)

#: The version letter of matches that are begun now.
FORM = "B"
#: Of what START reveals.
NONCE_BYTES = 16
LONGEST_COMMANDS = 4096
BOX_STEP = 64
SALT_BYTES = 16


def computer(level: int, minds: int) -> str:
    """How INVITE says that a computer player of a level has a seat, and of which version of them.

    >>> computer(3, 1), level_of(computer(3, 1)), level_of("link")
    ('computer:3:1', 3, 0)
    """
    return f"{COMPUTER}:{level}:{minds}"


def level_of(plays: str) -> int:
    """The level of the computer player that has a seat; 0 for a person's or nobody's."""
    word, *numbers = plays.split(":")
    return int(numbers[0]) if word == COMPUTER and numbers else 0


def minds_of(plays: str) -> int:
    """The version of the computer players that a seat was given to; 0 for a person's or nobody's."""
    word, *numbers = plays.split(":")
    return int(numbers[1]) if word == COMPUTER and len(numbers) > 1 else 0


@dataclass(frozen=True)
class Invite:
    """What is to be played and by whom; `seats` are (colour, who plays).

    The scenario goes by its name and the hash of its `content`, or `inline` is its whole JSON text.  `token` is the
    hash of 16 random bytes that START reveals; in form A it is the 16 bytes themselves.
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

    @property
    def form(self) -> str:
        """The version letter whose hashes and signatures this match has."""
        return "A" if len(self.token) == NONCE_BYTES else FORM

    @property
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
    """Somebody wants a seat; several for one seat are no fork."""

    invite: bytes
    seat: str
    name: str
    key: bytes
    signature: bytes = b""

    @property
    def identity(self) -> bytes:
        """H(JOIN)."""
        return H("join", *self.fields())

    def fields(self) -> tuple[bytes, ...]:
        """What is hashed and signed."""
        return (self.invite, self.seat.encode(), self.name.encode(), self.key)


@dataclass(frozen=True)
class Start:
    """The creator's choice of JOINs, by the match id that they make; `nonce` are the bytes that INVITE holds hashed."""

    match: bytes
    nonce: bytes = b""
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (self.match,)


@dataclass(frozen=True)
class Seal:
    """A seat is bound to commands that nobody else can read: `z` is their hash, `box` they themselves, encrypted."""

    turn: int
    seat: str
    before: bytes
    z: bytes
    box: bytes
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (number(self.turn), self.seat.encode(), self.before, self.z, H("box", self.box))


@dataclass(frozen=True)
class Show:
    """A seat's commands, open, after all are bound: `seals` is Z.

    `is_sealed` says whether a SEAL went before.  `seen` are z of seats that were proven to have signed two different
    things, as this seat knew them: not signed, for only the true ones give Z.
    """

    turn: int
    seat: str
    before: bytes
    seals: bytes
    salt: bytes
    commands: str
    is_sealed: bool
    signature: bytes = b""
    seen: tuple[tuple[str, bytes], ...] = ()

    @property
    def z(self) -> bytes:
        """The hash that a SEAL of these commands has; blank for the one seat without."""
        return sealing(self.before, self.seat, self.salt, self.commands) if self.is_sealed else b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        hashes = (H("salt", self.salt), H("commands", self.commands.encode()))
        return (number(self.turn), self.seat.encode(), self.before, self.seals, self.z, *hashes)


@dataclass(frozen=True)
class Skip:
    """`seat` is for playing the turn without `skipped`, whose SEAL is `z` (blank: there is none)."""

    turn: int
    seat: str
    before: bytes
    skipped: str
    z: bytes
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (number(self.turn), self.seat.encode(), self.before, self.skipped.encode(), self.z)


@dataclass(frozen=True)
class Resign:
    """In place of a SHOW: no commands, and out from the next turn on; `z` is that of the seat's SEAL, if any."""

    turn: int
    seat: str
    before: bytes
    z: bytes
    signature: bytes = b""

    def fields(self) -> tuple[bytes, ...]:
        """What is signed."""
        return (number(self.turn), self.seat.encode(), self.before, self.z)


Answer = Seal | Show | Resign
Envelope = Seal | Show | Skip | Resign
Signed = Invite | Join | Start | Envelope


def message(envelope: Signed, form: str = FORM) -> bytes:
    """What a signature is made over, in a match of that form."""
    fields = envelope.fields()
    if form != FORM and isinstance(envelope, Seal):
        fields = (*fields[:4], envelope.box)
    elif form != FORM and isinstance(envelope, Show):
        fields = (*fields[:4], *fields[5:])
    return H("sign", type(envelope).__name__.upper().encode(), *fields)


def match_id(invite: bytes, joins: tuple[Join, ...], nonce: bytes = b"") -> bytes:
    """m, from H(INVITE), the bytes that START reveals (none in form A) and the JOINs in seat order."""
    return H("match", invite, *((nonce,) if nonce else ()), *(join.identity for join in joins))


def nonce_hash(nonce: bytes) -> bytes:
    """What INVITE holds of the bytes that START reveals: whoever carries JOINs cannot reckon with m before."""
    return H("nonce", nonce)


def sealing(before: bytes, seat: str, salt: bytes, commands: str) -> bytes:
    """z of a seat's commands after T(t-1)."""
    return H("seal", before, seat.encode(), salt, commands.encode())
