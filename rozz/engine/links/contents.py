"""What a link says of a match: values, the hashes T, z and Z made of them, and their one normal form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rozz.engine.game import Rules
from rozz.engine.links.envelopes import (
    PASSIVE,
    Answer,
    Envelope,
    Invite,
    Join,
    Resign,
    Show,
    Skip,
    Start,
    level_of,
    match_id,
    minds_of,
    sealing,
)
from rozz.engine.links.forks import Proof
from rozz.engine.links.hashing import H, number


@dataclass(frozen=True)
class Evidence:
    """What a reveal is checked by: salts of the seats that showed, z of those that did not, who had no seal.

    `raw` holds commands that were shown and could not be read; `blind` are seats that showed without knowing of the
    seal of the one that was skipped; `seen` is z of a skipped seat that signed two, as each seat knew it that showed.
    """

    salts: Mapping[str, bytes]
    seals: Mapping[str, bytes]
    unsealed: str = ""
    raw: Mapping[str, str] = field(default_factory=dict)
    blind: tuple[str, ...] = ()
    seen: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Resolved:
    """A turn that is over: the commands of the seats that showed any, and who was skipped, resigned, was unreadable.

    Its evidence is kept until every seat that showed has signed a later turn, and so vouches for it.  `rolls` are what
    its dice showed.  `computed` are commands of computer players, decided by that version of them (`minds`; 0: none
    was asked).
    """

    orders: Mapping[str, tuple[Any, ...]]
    skipped: tuple[str, ...] = ()
    resigned: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    evidence: Evidence | None = None
    rolls: tuple[int, ...] = ()
    computed: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    minds: int = 0


@dataclass(frozen=True)
class Contents:
    """What a link says of a match; `chain` is T(0), T(1) … of its turns, `proofs` are of seats that signed two things.

    Before START `joins` are all that are known, afterwards those chosen, in seat order.  `envelopes` are those of the
    current turn, and of each seat without one the latest.  Signatures that a later one vouches for are empty.
    """

    game: Rules = field(repr=False, compare=False)
    scenario: Any = field(repr=False, compare=False)
    invite: Invite
    joins: tuple[Join, ...] = ()
    start: Start | None = None
    turns: tuple[Resolved, ...] = ()
    envelopes: tuple[Envelope, ...] = ()
    proofs: tuple[Proof, ...] = ()
    chain: tuple[bytes, ...] = ()

    @property
    def form(self) -> str:
        """The version letter of the match."""
        return self.invite.form

    @property
    def turn(self) -> int:
        """The number of the turn that is being played."""
        return len(self.turns) + 1

    @property
    def before(self) -> bytes:
        """T(t-1) of the turn that is being played."""
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
    def minds(self) -> int:
        """The version of the computer players that the match was made with."""
        return max((minds_of(plays) for _, plays in self.invite.seats), default=0)

    @cached_property
    def chosen(self) -> Mapping[str, Join]:
        """The JOIN of each seat, once there is a START."""
        return {join.seat: join for join in self.joins} if self.start else {}

    @cached_property
    def answers(self) -> Mapping[str, Answer]:
        """SEAL, SHOW or RESIGN of the current turn by seat."""
        return {each.seat: each for each in self.envelopes if each.turn == self.turn and not isinstance(each, Skip)}

    @cached_property
    def skips(self) -> Mapping[str, Mapping[str, Skip]]:
        """The SKIPs of the current turn: who is to be skipped → by whom."""
        found: dict[str, dict[str, Skip]] = {}
        for each in self.envelopes:
            if isinstance(each, Skip) and each.turn == self.turn:
                found.setdefault(each.skipped, {})[each.seat] = each
        return found

    @cached_property
    def latest(self) -> Mapping[str, int]:
        """The turn of each seat's latest signature, be it one of a proof; 0 for none."""
        found = dict.fromkeys(self.humans, 0)
        for each in (*self.envelopes, *self.proofs):
            found[each.seat] = max(found[each.seat], each.turn)
        return found

    @cached_property
    def condemned(self) -> frozenset[str]:
        """The seats that are proven to have signed two things in the current turn: of that nothing but votes counts."""
        return frozenset(proof.seat for proof in self.proofs if proof.turn == self.turn)

    @cached_property
    def signers(self) -> frozenset[str]:
        """The seats of which a signature is here that vouches for their JOIN."""
        return frozenset(seat for seat, turn in self.latest.items() if turn)

    @cached_property
    def vouched(self) -> Mapping[str, int]:
        """The last turn of which each seat has signed its own part: by a SHOW or RESIGN of it, or by anything later."""
        answered = {(each.seat, each.turn) for each in self.envelopes if isinstance(each, Show | Resign)}
        return {seat: turn if (seat, turn) in answered else turn - 1 for seat, turn in self.latest.items()}

    def extended(self, turn: Resolved) -> Contents:
        """With one more turn, whatever is known of envelopes."""
        told = _turn_hash(self, self.chain[-1], turn)
        return replace(self, turns=(*self.turns, turn), chain=(*self.chain, told))


def seals_hash(colours: Iterable[str], seals: Mapping[str, bytes]) -> bytes:
    """Z: all z of a turn in seat order, blank where there is none."""
    return H("seals", *(seals.get(seat, b"") for seat in colours))


def evident_seals(contents: Contents, turn: int, viewer: str = "") -> dict[str, bytes]:
    """z of every seat in a turn that is over and whose evidence is kept; as the seat `viewer` knew it."""
    resolved = contents.turns[turn - 1]
    evidence = resolved.evidence
    assert evidence is not None
    before = contents.chain[turn - 1]
    shown = {
        seat: sealing(before, seat, salt, shown_text(contents.game, resolved, seat))
        for seat, salt in evidence.salts.items()
        if seat != evidence.unsealed
    }
    unknown = dict.fromkeys(resolved.skipped, b"") if viewer in evidence.blind else {}
    if viewer in evidence.seen:
        unknown = dict.fromkeys(resolved.skipped, evidence.seen[viewer])
    return {**evidence.seals, **shown, **unknown}


def shown_text(game: Rules, resolved: Resolved, seat: str) -> str:
    """The commands that a seat showed in a turn that is over, as it signed them."""
    if resolved.evidence and seat in resolved.evidence.raw:
        return resolved.evidence.raw[seat]
    return text_of(game, resolved.orders.get(seat, ()))


def text_of(game: Rules, commands: Iterable[Any]) -> str:
    """Commands as they are sealed: their texts, each on a line."""
    return "\n".join(game.write(each) for each in commands)


def started(contents: Contents, joins: tuple[Join, ...], start: Start) -> Contents:
    """The contents after START: the JOINs chosen, and T(0) = m."""
    ordered = tuple(sorted(joins, key=lambda join: contents.colours.index(join.seat)))
    return replace(
        contents,
        joins=ordered,
        start=start,
        chain=(match_id(contents.invite.identity, ordered, start.nonce),),
        turns=(),
        envelopes=(),
    )


def _turn_hash(contents: Contents, before: bytes, turn: Resolved) -> bytes:
    game = contents.game
    commands = (text_of(game, turn.orders.get(seat, ())).encode() for seat in contents.colours)
    marks = (turn.skipped, turn.resigned, turn.unread)
    told = (H("marks", *(seat.encode() for seat in each)) for each in marks)
    computed = H("computers", number(turn.minds), *_computed(contents, turn)) if turn.minds else b""
    rolled = (H("rolls", *map(number, turn.rolls)),) if turn.rolls else ()
    return H("turn", before, *commands, *told, computed, *rolled)


def _computed(contents: Contents, turn: Resolved) -> Iterable[bytes]:
    return (text_of(contents.game, turn.computed.get(seat, ())).encode() for seat in contents.computers)


def shows(contents: Contents) -> tuple[Show, ...]:
    """The SHOWs of the current turn."""
    return tuple(each for each in contents.answers.values() if isinstance(each, Show))
