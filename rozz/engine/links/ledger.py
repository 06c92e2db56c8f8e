"""What a device knows of a match by link.

`Contents` is what a link says; `Opened` is that and nothing more.  A `Ledger` has been checked, and only `checking` and
`acting` make one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rozz.engine import work
from rozz.engine.links.contents import Contents, seals_hash
from rozz.engine.links.envelopes import Resign
from rozz.engine.links.voting import FEWEST_VOTES, asked, is_agreed
from rozz.engine.match import Match


@dataclass(frozen=True)
class Opened:
    """What a link says, its form checked and nothing else: not who signed it, nor whether it can be."""

    contents: Contents


@dataclass(frozen=True)
class Told:
    """A match as a read-only link tells it: its turns, signed by nobody, so no more than somebody's word."""

    match: Match


@dataclass(frozen=True)
class Ledger:
    """What is known and checked; `match` is the match that its turns make, None before START."""

    contents: Contents
    match: Match | None = field(default=None, repr=False, compare=False)

    @property
    def identity(self) -> str:
        """The match id m in hexadecimal digits; before START that of the INVITE."""
        return (self.contents.start.match if self.contents.start else self.contents.invite.identity).hex()

    @property
    def invitation(self) -> str:
        """H(INVITE) in hexadecimal digits: the same before START and after it, and so what a match is kept under."""
        return self.contents.invite.identity.hex()

    @cached_property
    def work(self) -> int:
        """How much work it is to play its turns."""
        return sum(map(work.of, self.match.played)) if self.match else 0

    @cached_property
    def left(self) -> frozenset[str]:
        """The seats that have resigned, by an envelope or a command."""
        gone = frozenset(seat for turn in self.contents.turns for seat in turn.resigned)
        return gone | self.contents.game.left(self.match.state) if self.match else gone

    @cached_property
    def owing(self) -> tuple[str, ...]:
        """The seats that owe commands in the current turn.

        One that has no choice is not waited for, as long as another has.
        """
        if self.match is None or self.match.outcome is not None:
            return ()
        game, state = self.contents.game, self.match.state
        asked_now = self.match.asked
        asked = tuple(seat for seat in self.contents.humans if seat in asked_now and seat not in self.left)
        return tuple(seat for seat in asked if game.can_order(state, seat)) or asked

    @property
    def is_over(self) -> bool:
        """Whether no turn is to be played any more."""
        if self.match is None:
            return False
        return self.match.outcome is not None or set(self.contents.humans) <= self.left

    def voters(self, skipped: str) -> frozenset[str]:
        """The seats that must all be for skipping another; none where nobody can skip it.

        Who resigns in this turn need not say so, and counts if it has.
        """
        needed = self._asked(skipped)
        given = frozenset(self.contents.skips.get(skipped, ()))
        return needed if len(needed | given) >= FEWEST_VOTES else frozenset()

    def _asked(self, skipped: str) -> frozenset[str]:
        contents = self.contents
        resigning = {seat for seat, each in contents.answers.items() if isinstance(each, Resign)}
        silent = resigning - set(contents.skips.get(skipped, ()))
        return asked(contents, contents.turn, skipped, self.left | silent)

    @cached_property
    def skipped(self) -> str:
        """The seat that all others skip in the current turn, if there is one: nobody can be for skipping two."""
        votes = self.contents.skips
        return next((seat for seat in self.owing if is_agreed(self._asked(seat), votes.get(seat, ()))), "")

    def before(self, turn: int) -> Ledger:
        """What was known before a turn that is over, but for envelopes."""
        contents = self.contents
        assert self.match is not None
        ago = replace(contents, turns=contents.turns[: turn - 1], chain=contents.chain[:turn], envelopes=())
        return Ledger(ago, replace(self.match, played=self.match.played[: turn - 1], pending={}))

    @cached_property
    def bound(self) -> Mapping[str, bytes]:
        """z of every owing seat that can no longer change its mind; blank for those that never sealed."""
        answered = {seat: each.z for seat, each in self.contents.answers.items() if seat in self.owing}
        return {**({self.skipped: b""} if self.skipped else {}), **answered}

    @property
    def seals(self) -> bytes:
        """Z of the current turn, as far as it is known."""
        return seals_hash(self.contents.colours, self.bound)

    @property
    def word_numbers(self) -> tuple[int, ...]:
        """88 bits of the match id as eight numbers of words, to be compared by voice; none before START.

        Till START reveals what INVITE holds hashed they would prove nothing: whoever carries JOINs could choose them.
        """
        return word_numbers(int(self.identity[:22], 16)) if self.contents.start else ()


def word_numbers(number_of_words: int) -> tuple[int, ...]:
    """88 bits as eight numbers below 2,048, the highest first.

    >>> word_numbers(1 << 77 | 5)
    (1, 0, 0, 0, 0, 0, 0, 5)
    """
    return tuple(number_of_words >> shift & 2047 for shift in range(77, -1, -11))
