"""The commands of a turn as they lie on the table: who gave which, and the verdict of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.commands import Command, Message, Resign
from rozz.engine.rozz.reasons import verdict
from rozz.engine.rozz.state import State, allowances


@dataclass(frozen=True)
class Submission:
    """A command with its place in a seat's list, counted from 0."""

    seat: str
    number: int
    command: Command


@dataclass
class Docket:
    """The verdicts of a turn while it is played, by seat and place; and what counts against over-work."""

    state: State
    orders: Mapping[str, Sequence[Command]]
    verdicts: dict[str, list[Verdict]] = field(init=False)

    def __post_init__(self) -> None:
        self.verdicts = {seat: [DONE] * len(commands) for seat, commands in self.orders.items()}

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Write a verdict down."""
        self.verdicts[seat][number] = given


def admitted(docket: Docket) -> list[Submission]:
    """The commands within the allowance, seats in order, R3.5; the others are void."""
    allowance = allowances(docket.state)
    submissions = []
    for seat in docket.state.scenario.players:
        commands = docket.orders.get(seat, ())
        used = 0
        for number, command in enumerate(commands):
            given = DONE
            if seat in docket.state.resigned:
                given = verdict("resigned", seat=seat)
            elif isinstance(command, Resign) and len(commands) == 1:
                given = DONE
            elif not isinstance(command, Message):
                # A resignation in company is void, and a void command uses up one of the allowance like any other.
                used += 1
                if used > allowance[seat]:
                    most = allowance[seat]
                    given = verdict("over-allowance", commands="1 command" if most == 1 else f"{most} commands")
                elif isinstance(command, Resign):
                    given = verdict("resign-in-company")
            if given.is_done:
                submissions.append(Submission(seat, number, command))
            else:
                docket.decide(seat, number, given)
    return submissions
