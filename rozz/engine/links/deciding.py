"""Computer players of a match by link: asked when all have shown, the same commands on every device.

Their chance comes from T(t-1) and all salts of the turn (`mind_seed`): whoever sealed was bound before, and the one
seat that shows without a seal has seen no salt.  What another device says they decided is worked out again where the
salts are at hand and the version is the same; of another version it is taken, once a player has signed it, and told as
not worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rozz.engine.links.contents import Resolved
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.refusals import Refused
from rozz.engine.links.settling import decided, fitting, mind_seed, resolved_now, undecided
from rozz.engine.match import PASSIVE, Match

#: So many turns of one link are worked out again at most, the latest: those before them all players have signed.
MOST_RECOMPUTED = 12


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: its seat and level, the match before anybody's commands, and its chance."""

    match: Match
    seat: str
    level: int
    seed: bytes

    @property
    def idle(self) -> tuple[str, ...]:
        """The seats that nobody plays."""
        return tuple(place.colour for place in self.match.seats if place.plays == PASSIVE)


class Minds(Protocol):
    """Computer players; asynchronous, for in the page they think in a worker."""

    @property
    def version(self) -> int:
        """Which version of them this is."""

    async def commands(self, question: Question) -> tuple[Any, ...]:
        """What a player of that level hands in; the same for the same question, wherever it is asked."""


async def all_decided(minds: Minds, ledger: Ledger) -> Ledger:
    """With every turn over in which nothing is wanting but the commands of computer players."""
    while seats := undecided(ledger):
        turn = resolved_now(ledger)
        given = {seat: await minds.commands(_question(ledger, turn, seat)) for seat in seats}
        ledger = decided(ledger, given, minds.version)
    return ledger


async def verified(minds: Minds | None, theirs: Ledger, mine: Ledger | None) -> None:
    """Work out again what a link says computer players have decided; raises Refused where they have not."""
    if minds is None or theirs.match is None or not theirs.contents.computers:
        return
    fresh = list(_unverified(theirs, mine))[-MOST_RECOMPUTED:]
    for number, turn in fresh:
        if turn.minds != minds.version and not any(latest > number for latest in theirs.contents.latest.values()):
            # Whoever carries a link could have written it.
            raise Refused(
                "unsigned",
                f"in turn {number} computer players of another version decided, and nobody has signed that yet: open "
                "a link that was made after the next commands were sealed",
            )
    for number, turn in fresh:
        if turn.minds != minds.version:
            continue
        before = theirs.before(number)
        for seat in undecided_in(before):
            found = fitting(before, seat, await minds.commands(_question(before, turn, seat)))
            if found != turn.computed.get(seat, ()):
                name = theirs.match.names[seat]
                raise Refused(
                    "forged",
                    f"this link is refused: the commands of {name} ({seat}) in turn {number} are not those that this "
                    "computer player decides on",
                )


def _unverified(theirs: Ledger, mine: Ledger | None) -> Iterator[tuple[int, Resolved]]:
    """The turns that are news here, and are not over for all who showed: later signatures vouch for the rest."""
    contents = theirs.contents
    chain = mine.contents.chain if mine else ()
    known = next((at for at, pair in enumerate(zip(chain, contents.chain, strict=False)) if pair[0] != pair[1]), None)
    first = min(len(chain), len(contents.chain)) if known is None else known
    active = set(contents.humans) - theirs.left
    for number, turn in enumerate(contents.turns, 1):
        is_open = turn.evidence is not None or any(contents.latest[seat] <= number for seat in active)
        if number >= max(1, first) and turn.minds and is_open:
            yield number, turn


def undecided_in(before: Ledger) -> tuple[str, ...]:
    """The computer players that a turn asked."""
    assert before.match is not None
    return tuple(seat for seat in before.contents.computers if seat in before.match.asked and seat not in before.left)


def _question(ledger: Ledger, turn: Resolved, seat: str) -> Question:
    assert ledger.match is not None
    levels: Mapping[str, int] = ledger.contents.computers
    return Question(ledger.match, seat, levels[seat], mind_seed(ledger.contents, turn, seat))
