"""What is signed and hashed, as terms: a hash is the tuple of its inputs, and a signature is the statement's author.

Equal terms are one object, so sets of them are fast and comparing them is exact.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

_MADE: dict[tuple[Any, ...], Any] = {}


class One(type):
    """Makes each term only once."""

    def __call__(cls, *fields: Any) -> Any:
        made = _MADE.get((cls, *fields))
        if made is None:
            made = _MADE[(cls, *fields)] = super().__call__(*fields)
        return made


@dataclass(frozen=True, eq=False)
class Past(metaclass=One):
    """T(t): the finished turn and all before it. `chance` holds the salts that its dice are derived from.

    From then on, the skipped seat signs with the key `rekeyed`, if there is one.
    """

    before: Past | None
    commands: tuple[tuple[str, str], ...] = ()
    skipped: str = ""
    resigned: tuple[str, ...] = ()
    chance: tuple[tuple[str, str], ...] = ()
    rekeyed: str = ""

    @property
    def number(self) -> int:
        """The number of finished turns."""
        return 0 if self.before is None else self.before.number + 1

    def commands_of(self, seat: str) -> str | None:
        """What a seat showed in the finished turn."""
        return dict(self.commands).get(seat)

    def __str__(self) -> str:
        if self.before is None:
            return "T0"
        done = [f"{seat}:{command}" for seat, command in self.commands]
        key = f", now {self.rekeyed}" if self.rekeyed else ""
        done += [f"{self.skipped} skipped{key}"] * bool(self.skipped) + [f"{seat} resigned" for seat in self.resigned]
        earlier = "" if self.before.before is None else f"{self.before} "
        dice = "; dice " + ",".join(salt for _, salt in self.chance) if self.chance else ""
        return f"{earlier}T{self.number}({', '.join(done)}{dice})"


#: T(0): the match has started.
START = Past(None)


class Z(NamedTuple):
    """The hash in a seal: only the model sees inside."""

    before: Past
    seat: str
    salt: str
    command: str

    def __str__(self) -> str:
        return f"z({self.command},{self.salt})"


@dataclass(frozen=True, eq=False)
class Seal(metaclass=One):
    """SEAL(z)."""

    seat: str
    before: Past
    z: Z

    def __str__(self) -> str:
        return f"{self.seat} SEAL {self.z}"


@dataclass(frozen=True, eq=False)
class Show(metaclass=One):
    """SHOW(Z, salt, commands); `named` holds the others' z as this seat knew them, which Z is made of."""

    seat: str
    before: Past
    salt: str
    command: str
    named: tuple[tuple[str, Z | None], ...]

    @property
    def z(self) -> Z:
        """What binds this seat, whether or not it sealed before."""
        return Z(self.before, self.seat, self.salt, self.command)

    def __str__(self) -> str:
        return f"{self.seat} SHOW {self.command},{self.salt} beside {', '.join(f'{s}:{z}' for s, z in self.named)}"


@dataclass(frozen=True, eq=False)
class Resign(metaclass=One):
    """RESIGN(the seat's votes of this turn), in place of a SHOW."""

    seat: str
    before: Past
    votes: tuple[tuple[str, str], ...] | None

    def __str__(self) -> str:
        return f"{self.seat} RESIGN {', '.join(' '.join(each).upper() for each in self.votes or ())}".rstrip()


@dataclass(frozen=True, eq=False)
class Skip(metaclass=One):
    """SKIP(v): play this turn without v, who then plays on with a new key if the vote names one."""

    seat: str
    before: Past
    about: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.seat} SKIP {self.about} {self.key}".rstrip()


@dataclass(frozen=True, eq=False)
class Keep(metaclass=One):
    """KEEP(v): I will not skip v in this turn."""

    seat: str
    before: Past
    about: str

    def __str__(self) -> str:
        return f"{self.seat} KEEP {self.about}"


Answer = Seal | Show | Resign
Vote = Skip | Keep
Statement = Answer | Skip | Keep
Held = frozenset[Statement]


class Link(NamedTuple):
    """What is passed on: finished turns, and signed statements."""

    at: Past
    held: Held


class Refused(Exception):
    """A link is refused and changes nothing."""


@cache
def chain(past: Past) -> tuple[Past, ...]:
    """T(0) … T(t)."""
    return (*chain(past.before), past) if past.before else (past,)


@cache
def key_at(seat: str, at: Past) -> str:
    """The key that a seat signs with after T(t): blank is the one it joined with."""
    given = [past.rekeyed for past in chain(at) if past.rekeyed and past.skipped == seat]
    return given[-1] if given else ""


@cache
def signer(statement: Statement) -> tuple[str, str]:
    """The seat and the key that a statement is signed with: signed with another key, it would not be a statement."""
    return statement.seat, key_at(statement.seat, statement.before)


def denies(answer: Show | Resign, past: Past) -> bool:
    """Whether a finished turn contradicts a seat's SHOW or RESIGN."""
    if answer.seat == past.skipped:
        return False
    if isinstance(answer, Resign):
        return answer.seat not in past.resigned
    is_salt_known = (answer.seat, answer.salt) in past.chance or not past.chance
    return (answer.seat, answer.command) not in past.commands or not is_salt_known


def diverged(one: Statement, other: Statement) -> bool:
    """Whether a seat has played on from two histories in which it did different things, or skipped different seats."""
    theirs = {past.before: past for past in chain(other.before)[1:]}
    for mine in chain(one.before)[1:]:
        past = theirs.get(mine.before)
        if past and signer(one)[1] == key_at(one.seat, mine.before) and one.seat not in (mine.skipped, past.skipped):
            actions = [(each.commands_of(one.seat), one.seat in each.resigned) for each in (mine, past)]
            if actions[0] != actions[1] or mine.skipped != past.skipped:
                return True
    return False


def is_later(one: Statement, other: Statement) -> bool:
    """Whether a seat has played on from a turn that contradicts what it did there."""
    if not isinstance(one, Show | Resign):
        return False
    return any(past.before is one.before and denies(one, past) for past in chain(other.before)[1:])


def excludes(one: Statement, other: Statement) -> bool:
    """Whether no honest device signs both: such a pair is a proof."""
    if one is other or one.seat != other.seat or signer(one) != signer(other):
        return False
    if one.before is not other.before:
        return is_later(one, other) or is_later(other, one) or diverged(one, other)
    match one, other:
        case ((Show() | Resign()), (Show() | Resign())):
            return True
        case ((Seal() | Show()), (Seal() | Show())):
            return one.z != other.z
        case Skip(), Skip():
            return True
        case (Skip(), Keep()) | (Keep(), Skip()):
            return one.about == other.about
        case (Resign(votes=votes), (Skip() | Keep()) as cast) | ((Skip() | Keep()) as cast, Resign(votes=votes)):
            return votes is not None and (type(cast).__name__, cast.about) not in votes
    return False


@cache
def proofs(held: Collection[Statement]) -> tuple[tuple[Statement, Statement], ...]:
    """All pairs of statements that exclude each other."""
    return tuple(pair for pair in combinations(held, 2) if excludes(*pair))
