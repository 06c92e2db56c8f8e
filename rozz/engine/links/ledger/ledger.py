"""What a device knows about a match by link, and the rules of the current turn.

`Contents` is what a link says; `Opened` is that and nothing more. A `Ledger` has been checked: only `link_replay`,
`link_merge` and `link_steps` make one. See docs/links.md, "A turn".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rozz.engine import replay_cost
from rozz.engine.links.signing.envelopes import Envelope, Resign, Return, Show, Skip
from rozz.engine.links.verify.equivocation import Pair, equivocations
from rozz.engine.links.wire.link_contents import Contents, z_of
from rozz.engine.match import Match

#: The fewest votes that can skip a seat, and the fewest remaining seats that can give one a new key.
FEWEST_VOTES = 2


@dataclass(frozen=True)
class Opened:
    """The contents of a link whose form is checked, but not its signatures or turns."""

    contents: Contents


@dataclass(frozen=True)
class ReadonlyMatch:
    """A match from a read-only link. Nobody signed its turns, so they are only somebody's claim.

    has_older_rules: the rules have changed since the link was made.
    """

    match: Match
    has_older_rules: bool = False


@dataclass(frozen=True)
class Ledger:
    """What is known and checked; `match` is the match made by its turns, None before START."""

    contents: Contents
    match: Match | None = field(default=None, repr=False, compare=False)

    @property
    def identity(self) -> str:
        """The match id m in hexadecimal digits; before START that of the INVITE."""
        return (self.contents.start.match if self.contents.start else self.contents.invite.identity).hex()

    @property
    def invitation(self) -> str:
        """H(INVITE) in hexadecimal digits: the same before and after START, so a match is stored under it."""
        return self.contents.invite.identity.hex()

    @cached_property
    def replay_cost(self) -> int:
        """The cost of replaying the match's turns."""
        return sum(map(replay_cost.cost_of, self.match.played)) if self.match else 0

    @cached_property
    def departed_seats(self) -> frozenset[str]:
        """The seats that have resigned, by an envelope or a command."""
        gone = frozenset(self.contents.resignation_turns)
        return gone | self.contents.game.departed_seats(self.match.state) if self.match else gone

    @cached_property
    def owing_seats(self) -> tuple[str, ...]:
        """The seats that owe commands in the current turn.

        A seat without any choice is left out, as long as another seat has one.
        """
        if self.match is None or self.match.outcome is not None:
            return ()
        game, state = self.contents.game, self.match.state
        asked_now = self.match.asked
        asked = tuple(seat for seat in self.contents.humans if seat in asked_now and seat not in self.departed_seats)
        return tuple(seat for seat in asked if game.can_order(state, seat)) or asked

    @property
    def is_over(self) -> bool:
        """Whether no turns are left to play."""
        if self.match is None:
            return False
        return self.match.outcome is not None or set(self.contents.humans) <= self.departed_seats

    # Skipping

    def required_voters(self, about: str) -> frozenset[str]:
        """The seats that must all vote to skip a seat; none if nobody can skip it.

        A seat that resigns in this turn without a vote about that seat need not vote, whatever else it signs, so more
        statements never make a complete skip incomplete.
        """
        resigning = {
            seat
            for seat, answers in self.contents.candidates.items()
            if any(isinstance(each, Resign) and about not in (each.skips, *each.keeps) for each in answers)
        }
        needed = frozenset(self.contents.humans) - self.departed_seats - {about} - resigning
        given = self.contents.skips.get(about, {})
        return needed if len({*needed, *given}) >= FEWEST_VOTES else frozenset()

    @cached_property
    def skipped_seat(self) -> str:
        """The seat that all others skip in the current turn, or empty. Each seat can vote to skip only one."""
        for seat in self.owing_seats:
            voters = self.required_voters(seat)
            if voters and voters <= set(self.contents.skips.get(seat, ())):
                return seat
        return ""

    @cached_property
    def disputed_seats(self) -> tuple[str, ...]:
        """The seats that somebody votes to skip, and that no required voter has voted to keep."""
        contents = self.contents
        return tuple(
            seat
            for seat in self.owing_seats
            if seat in contents.skips
            if (voters := self.required_voters(seat)) and not contents.keeps.get(seat, frozenset()) & voters
        )

    @cached_property
    def new_key(self) -> bytes:
        """The new key for the skipped seat to play on with, or empty.

        All voters who play on name the same key. A seat that resigns in this turn does not count: otherwise a single
        remaining seat could choose who plays the other.
        """
        resigning = {
            each.seat for each in self.contents.envelopes_of_turn(self.contents.turn) if isinstance(each, Resign)
        }
        votes = [
            each
            for each in self.contents.envelopes_of_turn(self.contents.turn)
            if isinstance(each, Skip) and each.about == self.skipped_seat and each.seat not in resigning
        ]
        keys = {each.key for each in votes}
        return keys.pop() if len(keys) == 1 and len({each.seat for each in votes}) >= FEWEST_VOTES else b""

    def can_return(self, seat: str) -> bool:
        """Whether enough others still play to give a seat a new key."""
        others = set(self.contents.humans) - self.departed_seats - {seat}
        return seat not in self.departed_seats and len(others) >= FEWEST_VOTES

    def return_requests(self, seat: str) -> tuple[Return, ...]:
        """The requests for a new key for a seat."""
        return tuple(each for each in self.contents.returns if each.seat == seat)

    # Sealing and showing

    @cached_property
    def bound_hashes(self) -> Mapping[str, bytes]:
        """z of every owing seat that can no longer change its mind; blank for seats that resign or are skipped.

        Taken from the first SHOW of the turn: from then on a seat that has sealed twice is bound to the seal named
        there.
        """
        contents = self.contents
        answered = {seat: z_of(each) for seat, each in contents.answers.items() if seat in self.owing_seats}
        return {**({self.skipped_seat: b""} if self.skipped_seat else {}), **answered}

    @cached_property
    def counted_shows(self) -> Mapping[str, Show]:
        """Each seat's SHOW that can count in the current turn; if a seat made two, the one that fits the others."""
        contents = self.contents
        named = {seat: z_of(each) for seat, each in contents.answers.items()}

        def fit(show: Show) -> int:
            return sum(named.get(seat) == z for seat, z in show.seals)

        found: dict[str, Show] = {}
        for seat, answer in contents.answers.items():
            if isinstance(answer, Show) and seat in self.owing_seats and seat != self.skipped_seat:
                same = [each for each in contents.candidates[seat] if isinstance(each, Show) and each.z == answer.z]
                found[seat] = max(same, key=fit)
        return found

    @property
    def resigning_seats(self) -> tuple[str, ...]:
        """The seats that resign in the current turn."""
        answers = self.contents.answers
        return tuple(
            seat for seat in self.owing_seats if seat != self.skipped_seat and isinstance(answers.get(seat), Resign)
        )

    @property
    def unrevealed_seats(self) -> tuple[str, ...]:
        """The seats that have not shown, resigned or been skipped."""
        done = {*self.counted_shows, *self.resigning_seats, self.skipped_seat}
        return tuple(seat for seat in self.owing_seats if seat not in done)

    @cached_property
    def has_all_shows(self) -> bool:
        """Whether every owing seat has shown, resigned or been skipped, and the SHOWs fit each other."""
        if self.match is None or self.is_over or self.unrevealed_seats:
            return False
        seals = [dict(show.seals) for show in self.counted_shows.values()]
        return all(
            named.get(other) == show.z
            for seat, named in zip(self.counted_shows, seals, strict=True)
            for other, show in self.counted_shows.items()
            if other != seat
        )

    @property
    def has_no_open_vote(self) -> bool:
        """Whether no vote is open: a vote to skip that nobody joins or refuses keeps a turn open."""
        return bool(self.skipped_seat) or not self.disputed_seats

    @property
    def proofs(self) -> tuple[Pair, ...]:
        """Two contradictory statements of each seat that has signed such."""
        return equivocations(self.contents.envelopes)

    def rewound_to(self, turn: int, envelopes: Iterable[Envelope] = ()) -> Ledger:
        """The state before a finished turn, with these envelopes added."""
        assert self.match is not None
        earlier_contents = self.contents.truncated(turn - 1, envelopes)
        return Ledger(earlier_contents, replace(self.match, played=self.match.played[: turn - 1], pending={}))

    @property
    def word_numbers(self) -> tuple[int, ...]:
        """88 bits of the match id as eight word numbers, for comparing by voice; none before START.

        Before START reveals the nonce they would prove nothing: anyone who forwards JOINs could pick them to match.
        """
        return word_numbers(int(self.identity[:22], 16)) if self.contents.start else ()


def word_numbers(bits: int) -> tuple[int, ...]:
    """88 bits as eight numbers below 2,048, highest first.

    >>> word_numbers(1 << 77 | 5)
    (1, 0, 0, 0, 0, 0, 0, 5)
    """
    return tuple(bits >> shift & 2047 for shift in range(77, -1, -11))
