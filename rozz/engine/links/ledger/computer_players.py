"""Computer players in a match by link: they decide when all have shown, with the same result on every device.

Their randomness comes from T(t-1), Z and all salts of the turn (`computer_seed`), and every seat was bound before it
knew another's salt. As long as the turn's envelopes are exchanged and both devices have the same version, this one
recomputes the other's decisions. Every SHOW signs the version of its device, and the version that decides a turn is at
least as new as those of its SHOWs, so nobody can name an old version that this page cannot work out. If this page has
been updated since, it accepts what an older version decided and says that it did not check it. Anybody could claim a
newer version: its decisions wait until this page is reloaded, and the others can skip a seat that claims one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_randomness import computer_seed
from rozz.engine.links.ledger.turn_resolution import (
    acceptable_commands,
    awaited_computers,
    computers_asked,
    required_computer_version,
    with_computer_commands,
)
from rozz.engine.links.verify.link_refusals import Refused, forged
from rozz.engine.links.verify.link_replay import common_turns, envelopes_as_claimed
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.match import PASSIVE, Match
from rozz.engine.said import said


@dataclass(frozen=True)
class ComputerQuestion:
    """The input of a computer player: its seat and level, the match before anybody's commands, and its seed."""

    match: Match
    seat: str
    level: int
    seed: bytes

    @property
    def idle(self) -> tuple[str, ...]:
        """The seats that nobody plays."""
        return tuple(place.colour for place in self.match.seats if place.plays == PASSIVE)


class ComputerPlayers(Protocol):
    """Computer players; asynchronous, since in the page they think in a worker."""

    @property
    def version(self) -> int:
        """The version of these computer players."""

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        """What a player of that level hands in; the same question gives the same commands everywhere."""


async def decide_all(computers: ComputerPlayers, ledger: Ledger) -> Ledger:
    """The ledger after every turn that waits only for computer players' commands."""
    while (seats := awaited_computers(ledger)) and required_computer_version(ledger) <= computers.version:
        given = {seat: await computers.commands(_question(ledger, seat)) for seat in seats}
        ledger = with_computer_commands(ledger, given, computers.version)
    return ledger


async def verify_decisions(computers: ComputerPlayers | None, theirs: Ledger, mine: Ledger | None) -> None:
    """Recompute what a link says computer players decided; raises Refused where it differs."""
    if computers is None or theirs.match is None or not theirs.contents.computers:
        return
    for number, turn in _unverified_turns(theirs, mine):
        if turn.computer_version > computers.version:
            raise Refused("newer", said("links-newer-computers", turn=number))
        if turn.computer_version == computers.version:
            before = theirs.rewound_to(number)
            before = theirs.rewound_to(
                number, envelopes_as_claimed(before, turn, theirs.contents.envelopes_of_turn(number))
            )
            for seat in computers_asked(before):
                found = acceptable_commands(before, seat, await computers.commands(_question(before, seat)))
                if found != turn.computed.get(seat, ()):
                    name = theirs.match.names[seat]
                    raise forged(said("links-other-decision", name=name, turn=number))


def _unverified_turns(theirs: Ledger, mine: Ledger | None) -> Iterator[tuple[int, FinishedTurn]]:
    """The finished turns that are new here and not yet covered by later signatures."""
    contents = theirs.contents
    common = common_turns(mine.contents, contents) if mine and mine.contents.chain else 0
    for number, turn in enumerate(contents.turns, 1):
        if number > common and turn.computer_version and (
            contents.needs_envelopes(number) or _is_unconfirmed(theirs, number)
        ):
            yield number, turn


def _is_unconfirmed(ledger: Ledger, number: int) -> bool:
    """Whether nobody showed in a finished turn, so nobody signed it, and some seat has signed nothing later."""
    turn, latest = ledger.contents.turns[number - 1], ledger.contents.latest_turns
    if not any(latest[seat] <= number for seat in ledger.contents.humans if seat not in ledger.departed_seats):
        return False
    return set(ledger.rewound_to(number).owing_seats) <= {*turn.skipped, *turn.resigned}


def _question(ledger: Ledger, seat: str) -> ComputerQuestion:
    assert ledger.match is not None
    return ComputerQuestion(ledger.match, seat, ledger.contents.computers[seat], computer_seed(ledger, seat))
