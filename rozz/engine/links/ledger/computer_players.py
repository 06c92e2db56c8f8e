"""Computer players of a match by link: asked when all have shown, the same commands on every device.

Their chance comes from T(t-1), Z and all salts of the turn (`mind_seed`), and every seat was bound before it knew
another's salt.  What another device says they decided is worked out again while the turn's envelopes travel and the
version is the same.  Every SHOW signs the version of its device, and the version that decides a turn is none older than
those of its SHOWs: so nobody can name an old one that this page cannot work out.  Where this page was renewed since,
what an older version decided is taken, and the page says that it was not worked out again.  Anybody could claim a newer
version: what that decided waits until this page is loaded anew, and the others can skip a seat that claims one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import (
    computers_asked,
    decided,
    fewest_minds,
    fitting,
    mind_seed,
    undecided,
)
from rozz.engine.links.verify.link_refusals import Refused, forged
from rozz.engine.links.verify.link_replay import as_told, common_turns
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.match import PASSIVE, Match


@dataclass(frozen=True)
class ComputerQuestion:
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

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """What a player of that level hands in; the same for the same question, wherever it is asked."""


async def all_decided(minds: Minds, ledger: Ledger) -> Ledger:
    """With every turn over that waits for nothing but the commands of computer players."""
    while (seats := undecided(ledger)) and fewest_minds(ledger) <= minds.version:
        given = {seat: await minds.commands(_question(ledger, seat)) for seat in seats}
        ledger = decided(ledger, given, minds.version)
    return ledger


async def verified(minds: Minds | None, theirs: Ledger, mine: Ledger | None) -> None:
    """Work out again what a link says computer players have decided; raises Refused where they have not."""
    if minds is None or theirs.match is None or not theirs.contents.computers:
        return
    for number, turn in _unverified(theirs, mine):
        if turn.minds > minds.version:
            raise Refused(
                "newer",
                f"newer computer players decided in turn {number} than this page has; load this page anew, then open "
                "the link again",
            )
        if turn.minds == minds.version:
            before = theirs.before(number)
            before = theirs.before(number, as_told(before, turn, theirs.contents.of_turn(number)))
            for seat in computers_asked(before):
                found = fitting(before, seat, await minds.commands(_question(before, seat)))
                if found != turn.computed.get(seat, ()):
                    name = theirs.match.names[seat]
                    raise forged(
                        f"the commands of {name} ({seat}) in turn {number} are not those that this computer player "
                        "decides on"
                    )


def _unverified(theirs: Ledger, mine: Ledger | None) -> Iterator[tuple[int, FinishedTurn]]:
    """The finished turns that are news here, and that later signatures do not cover yet."""
    contents = theirs.contents
    common = common_turns(mine.contents, contents) if mine and mine.contents.chain else 0
    for number, turn in enumerate(contents.turns, 1):
        if number > common and turn.minds and (contents.is_evident(number) or _is_unwitnessed(theirs, number)):
            yield number, turn


def _is_unwitnessed(ledger: Ledger, number: int) -> bool:
    """Whether nobody showed in a finished turn, so that nobody signed it, and somebody has signed nothing later."""
    turn, latest = ledger.contents.turns[number - 1], ledger.contents.latest
    if not any(latest[seat] <= number for seat in ledger.contents.humans if seat not in ledger.left):
        return False
    return set(ledger.before(number).owing) <= {*turn.skipped, *turn.resigned}


def _question(ledger: Ledger, seat: str) -> ComputerQuestion:
    assert ledger.match is not None
    return ComputerQuestion(ledger.match, seat, ledger.contents.computers[seat], mind_seed(ledger, seat))
