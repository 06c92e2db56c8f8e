"""What a link says about a match: values, and their chain of hashes T."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rozz.engine.game import Rules
from rozz.engine.links.signing.envelopes import (
    Answer,
    Envelope,
    Invite,
    Join,
    Keep,
    Resign,
    Return,
    Seal,
    Show,
    Skip,
    Start,
    computer_version_of,
    level_of,
    match_id,
)
from rozz.engine.links.signing.link_hash import H, number
from rozz.engine.seats import HERE, PASSIVE


@dataclass(frozen=True)
class FinishedTurn:
    """A finished turn: the commands of the seats that gave any, and who was skipped, resigned, was unreadable.

    `rolls` are the results of its dice. `computed` are commands of computer players, decided by their version,
    `computer_version` (0: no computer player). `new_key` is the key by which the skipped seat plays from
    the next turn on, if the others have agreed on one. `shown` are the seats that showed, even without commands;
    replaying finds them.
    """

    orders: Mapping[str, tuple[Any, ...]]
    skipped: tuple[str, ...] = ()
    resigned: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()
    rolls: tuple[int, ...] = ()
    computed: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    computer_version: int = 0
    new_key: bytes = b""
    shown: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Contents:
    """What a link says about a match; `chain` is T(0), T(1) … of its turns.

    Before START `joins` are all that are known, afterward those chosen, in seat order. `envelopes` are those of the
    current turn, of each finished turn until all who took part in it have signed something later, the latest of each
    seat by each of its keys, and proofs. Signatures of INVITE, JOIN and START that a later one covers are empty.
    `returns` are requests for a new key for a seat.
    """

    game: Rules = field(repr=False, compare=False)
    scenario: Any = field(repr=False, compare=False)
    invite: Invite
    joins: tuple[Join, ...] = ()
    start: Start | None = None
    turns: tuple[FinishedTurn, ...] = ()
    envelopes: tuple[Envelope, ...] = ()
    chain: tuple[bytes, ...] = ()
    returns: tuple[Return, ...] = ()

    @property
    def turn(self) -> int:
        """The number of the current turn."""
        return len(self.turns) + 1

    @property
    def before(self) -> bytes:
        """T(t-1) of the current turn."""
        return self.chain[-1]

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """All seats in order."""
        return tuple(colour for colour, _ in self.invite.seats)

    @cached_property
    def humans(self) -> tuple[str, ...]:
        """The seats that sign, in order."""
        return tuple(colour for colour, plays in self.invite.seats if plays != PASSIVE and not level_of(plays))

    @cached_property
    def computers(self) -> Mapping[str, int]:
        """The seats of computer players, in order, and their levels."""
        return {colour: level for colour, plays in self.invite.seats if (level := level_of(plays))}

    @cached_property
    def computer_version(self) -> int:
        """The version of the computer players when the match was created."""
        return max((computer_version_of(plays) for _, plays in self.invite.seats), default=0)

    @cached_property
    def chosen(self) -> Mapping[str, Join]:
        """The JOIN of each seat, once there is a START."""
        return {join.seat: join for join in self.joins} if self.start else {}

    def envelopes_of_turn(self, turn: int) -> tuple[Envelope, ...]:
        """The envelopes of a turn that are held."""
        return tuple(each for each in self.envelopes if each.turn == turn)

    @cached_property
    def candidates(self) -> Mapping[str, tuple[Answer, ...]]:
        """All answers of the current turn by seat; only a self-contradicting seat has more than one."""
        found: dict[str, tuple[Answer, ...]] = {}
        for each in self.envelopes_of_turn(self.turn):
            if isinstance(each, Seal | Show | Resign):
                found[each.seat] = (*found.get(each.seat, ()), each)
        return found

    @cached_property
    def answers(self) -> Mapping[str, Answer]:
        """The answer of each seat in the current turn.

        For a self-contradicting seat, the one whose z most other seats have named in a SHOW, else the first.
        """
        return {seat: max(given, key=self.support) for seat, given in self.candidates.items()}

    def support(self, answer: Answer) -> tuple[int, int, int]:
        """How many other seats have shown alongside it in the same turn, how final it is, how well it fits.

        A SHOW is more final than a RESIGN, and that more than a SEAL.  A SHOW fits as many other seats as it names by
        the z that most seats name.
        """
        namers = self._seats_naming.get(answer.turn, {})
        named_by = namers.get((answer.seat, z_of(answer)), set())
        if isinstance(answer, Resign):
            # A SHOW that was made alongside a RESIGN names no z of the seat that resigned.
            shows = (each for each in self.envelopes_of_turn(answer.turn) if isinstance(each, Show))
            named_by = {each.seat for each in shows if answer.seat not in {each.seat, *dict(each.seals)}}
        settles = {Seal: 0, Resign: 1, Show: 2}[type(answer)]
        fits = 0
        if isinstance(answer, Show):
            for seat, named in answer.seals:
                most = max(len(each) for (about, _), each in namers.items() if about == seat)
                fits += len(namers[seat, named]) == most
        return len(named_by), settles, fits

    @cached_property
    def _seats_naming(self) -> Mapping[int, Mapping[tuple[str, bytes], set[str]]]:
        """By turn, the seats that name a z of another seat in their SHOWs, by that seat and z."""
        found: dict[int, dict[tuple[str, bytes], set[str]]] = {}
        for each in self.envelopes:
            for named in each.seals if isinstance(each, Show) else ():
                found.setdefault(each.turn, {}).setdefault(named, set()).add(each.seat)
        return found

    @cached_property
    def skips(self) -> Mapping[str, Mapping[str, Skip | Resign]]:
        """The votes to skip in the current turn: seat to be skipped → by voter."""
        return skips_in(self.envelopes_of_turn(self.turn))

    @cached_property
    def keeps(self) -> Mapping[str, frozenset[str]]:
        """The votes to keep in the current turn: seat to be kept → voters."""
        return keeps_in(self.envelopes_of_turn(self.turn))

    @cached_property
    def latest_turns(self) -> Mapping[str, int]:
        """The turn of each seat's latest signature; 0 for none."""
        found = dict.fromkeys(self.humans, 0)
        for each in self.envelopes:
            found[each.seat] = max(found[each.seat], each.turn)
        return found

    @cached_property
    def rekeys(self) -> Mapping[str, tuple[tuple[int, bytes], ...]]:
        """The seats that were given new keys: the turns in which the others agreed on them, and the keys."""
        found: dict[str, tuple[tuple[int, bytes], ...]] = {}
        for turn, each in enumerate(self.turns, 1):
            if each.new_key:
                (seat,) = each.skipped
                found[seat] = (*found.get(seat, ()), (turn, each.new_key))
        return found

    def key_at(self, seat: str, turn: int) -> bytes:
        """The key that a seat signs with in a turn."""
        given = [key for rekeyed, key in self.rekeys.get(seat, ()) if rekeyed < turn]
        return given[-1] if given else self.chosen[seat].key

    def keys_ever(self, seat: str) -> frozenset[bytes]:
        """All keys that a seat has had."""
        return frozenset({self.chosen[seat].key, *(key for _, key in self.rekeys.get(seat, ()))})

    def can_have(self, seat: str, key: bytes) -> bool:
        """Whether a seat can be given a key now: nobody has ever had it, except seats that share a device."""
        plays = dict(self.invite.seats)
        # One device plays all local seats of the creator, with one key.
        beside = {each for each in self.humans if each != seat and plays[each] == plays[seat] == HERE}
        return not any(key in self.keys_ever(each) for each in self.humans if each not in beside)

    def key_of(self, seat: str) -> bytes:
        """The key that a seat signs with in the current turn."""
        return self.key_at(seat, self.turn)

    @cached_property
    def latest_by_key(self) -> Mapping[tuple[str, bytes], int]:
        """The turn of the latest signature of each seat by each of its keys."""
        found: dict[tuple[str, bytes], int] = {}
        for each in self.envelopes:
            by = each.seat, self.key_at(each.seat, each.turn)
            found[by] = max(found.get(by, 0), each.turn)
        return found

    def latest_in(self, seat: str, turn: int) -> int:
        """The turn of a seat's latest signature by the key that it had in a turn; 0 for none."""
        return self.latest_by_key.get((seat, self.key_at(seat, turn)), 0)

    @cached_property
    def signers(self) -> frozenset[str]:
        """The seats whose JOIN is covered by a later signature of the same key."""
        return frozenset(join.seat for join in self.joins if (join.seat, join.key) in self.latest_by_key)

    @cached_property
    def resignation_turns(self) -> Mapping[str, int]:
        """The seats that resigned by an envelope, and in which turn."""
        return {seat: turn for turn, each in enumerate(self.turns, 1) for seat in each.resigned}

    def needs_envelopes(self, turn: int) -> bool:
        """Whether a finished turn still needs its envelopes: somebody who showed in it has signed nothing later."""
        return any(
            self.latest_turns[seat] <= turn for seat in self.turns[turn - 1].shown if seat not in self.resignation_turns
        )

    def with_turn(self, turn: FinishedTurn) -> Contents:
        """The contents with one more turn."""
        return replace(self, turns=(*self.turns, turn), chain=(*self.chain, _turn_hash(self, turn)))

    def truncated(self, turns: int, envelopes: Iterable[Envelope]) -> Contents:
        """Only the first turns, and these envelopes of the turn after them."""
        chain, kept = self.chain[: turns + 1], tuple(envelopes)
        return replace(self, turns=self.turns[:turns], chain=chain, envelopes=kept, returns=())


def z_of(answer: Answer) -> bytes:
    """The hash that binds a seat; blank for a RESIGN."""
    return b"" if isinstance(answer, Resign) else answer.z


def skips_in(envelopes: Iterable[Envelope]) -> dict[str, dict[str, Skip | Resign]]:
    """Votes to skip, from SKIPs or repeated in RESIGNs: seat to be skipped → by voter."""
    found: dict[str, dict[str, Skip | Resign]] = {}
    for each in envelopes:
        if isinstance(each, Skip):
            found.setdefault(each.about, {})[each.seat] = each
        elif isinstance(each, Resign) and each.skips:
            found.setdefault(each.skips, {}).setdefault(each.seat, each)
    return found


def keeps_in(envelopes: Iterable[Envelope]) -> dict[str, frozenset[str]]:
    """Votes to keep, from KEEPs or repeated in RESIGNs: seat to be kept → voters."""
    found: dict[str, frozenset[str]] = {}
    for each in envelopes:
        kept = (each.about,) if isinstance(each, Keep) else each.keeps if isinstance(each, Resign) else ()
        for about in kept:
            found[about] = found.get(about, frozenset()) | {each.seat}
    return found


def text_of(game: Rules, commands: Iterable[object]) -> str:
    """The text of commands for sealing, one per line."""
    return "\n".join(game.write(each) for each in commands)


def with_start(contents: Contents, joins: tuple[Join, ...], start: Start) -> Contents:
    """The contents after START: the JOINs chosen, and T(0) = m."""
    ordered = tuple(sorted(joins, key=lambda join: contents.colours.index(join.seat)))
    m = match_id(contents.invite.identity, ordered, start.nonce)
    return replace(contents, joins=ordered, start=start, chain=(m,), turns=(), envelopes=())


def _turn_hash(contents: Contents, turn: FinishedTurn) -> bytes:
    """T(t)."""
    game = contents.game
    commands = (text_of(game, turn.orders.get(seat, ())).encode() for seat in contents.colours)
    marks = (turn.skipped, turn.resigned, turn.unreadable)
    marked = (H("marks", *(seat.encode() for seat in each)) for each in marks)
    computed = (text_of(game, turn.computed.get(seat, ())).encode() for seat in contents.computers)
    by_computers = H("computers", number(turn.computer_version), *computed) if turn.computer_version else b""
    rolled = H("rolls", *map(number, turn.rolls))
    rekeyed = (H("rekeyed", turn.new_key),) if turn.new_key else ()
    return H("turn", contents.before, *commands, *marked, by_computers, rolled, *rekeyed)
