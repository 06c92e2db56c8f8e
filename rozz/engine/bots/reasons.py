"""The reasons of a hint: what each plan brings, what comes if nothing is done, and what the feared reply costs.

Worlds are played out that differ in one seat's plan, and their reports are held against each other.  Nothing is known
here but what the thought knew: plans that were made up for the others, never what they ordered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz.engine.bots.telling import Sentence, around_of, differing, is_end, sentences
from rozz.engine.bots.thought import Joint, Share, Thought
from rozz.engine.dice import Keyed
from rozz.engine.game import Line, Names, Played, Rules
from rozz.engine.puzzles.posed import Posed

#: So many sentences are told of what a plan brings, and of each of the rest.
BRINGS, FEWER = 3, 2
#: So many plans have their reasons told, and so many moments that follow on a move.
MOST_PLANS, MOST_MOMENTS = 3, 3
#: No more positions than these are played out for all of it: they are set aside from what the search may look at.
MOST_POSITIONS = 2 + MOST_PLANS * (1 + MOST_MOMENTS)


@dataclass(frozen=True)
class Reason:
    """What speaks for a plan and against it, in the sentences of reports.

    Against the likeliest reply it `brings` what doing nothing does not, which brings what is told `otherwise`; places
    are `taken`, `kept` that would be lost, and `left`.  `reply` is the number of the reply that hurts it most (-1
    where none takes anything): what is `feared` of it, and the places that it would `cost`.  Where one seat moves
    after another, `then` is what is expected to follow.
    """

    brings: tuple[Sentence, ...] = ()
    otherwise: tuple[Sentence, ...] = ()
    taken: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    reply: int = -1
    feared: tuple[Sentence, ...] = ()
    cost: tuple[str, ...] = ()
    then: tuple[Sentence, ...] = ()


class Reasoner:
    """The working state of one hint's reasons."""

    def __init__(
        self, rules: Rules, posed: Posed, state: Any, seat: str, names: Names, key: bytes, idle: Collection[str] = ()
    ) -> None:
        self.rules = rules
        self.posed = posed
        self.state = state
        self.seat = seat
        self.names = names
        self.key = key
        moment = rules.moment(state)
        asleep = set(idle) & set(moment.seats if moment else ())
        self.standing: Joint = {each: rules.default(state, each) for each in asleep}
        self._played: dict[tuple[tuple[str, Any], ...], Played] = {}

    def reasons(self, thought: Thought) -> tuple[Reason, ...]:
        """One for each of the thought's plans."""
        moment = self.rules.moment(self.state)
        if moment is None:
            return ()
        tell = self._among_all if moment.is_sealed else self._alone
        return tuple(tell(thought, share) for share in thought.shares[:MOST_PLANS])

    def _among_all(self, thought: Thought, share: Share) -> Reason:
        """Of a plan that is handed in together with the others'."""
        expected = thought.expected or {}
        here = self._world({**expected, self.seat: share.plan})
        idle = self._world({**expected, self.seat: self.rules.default(self.state, self.seat)})
        before, held, else_held = map(self._held, (self.state, here.after, idle.after))
        gained, lost = held - else_held, else_held - held
        reply, feared, cost = self._feared(thought, share, here)
        return Reason(
            self._told(here, idle, gained, BRINGS),
            self._told(idle, here, lost, FEWER),
            tuple(sorted(gained - before)),
            tuple(sorted(gained & before)),
            tuple(sorted(lost)),
            reply,
            feared,
            cost,
        )

    def _feared(
        self, thought: Thought, share: Share, here: Played
    ) -> tuple[int, tuple[Sentence, ...], tuple[str, ...]]:
        """Which reply hurts a plan most, and what it does that the likeliest one, or none at all, does not."""
        rows = dict(zip(thought.table.plans, thought.table.values, strict=False))
        row = rows.get(share.plan, ())
        if not row:
            return -1, (), ()
        worst = min(range(len(row)), key=lambda number: (row[number], number))
        reply = {seat: plan for seat, plan in thought.table.replies[worst].items() if seat != self.seat}
        there = self._world({**reply, self.seat: share.plan})
        if there is here:
            here = self._world({**self._nothing(reply), self.seat: share.plan})
        lost = self._held(here.after) - self._held(there.after)
        if not lost and not self._is_costly(here.after, there.after):
            return -1, (), ()
        return worst, self._told(there, here, lost, FEWER), tuple(sorted(lost))

    def _alone(self, thought: Thought, share: Share) -> Reason:
        """Of a move that everybody sees before the next: nobody can pass, so it is told what follows from it."""
        here = self._world({self.seat: share.plan})
        # A move that leaves everybody's pieces alone says in its report no more than the plan does.
        is_quiet = self._pieces(self.state) == self._pieces(here.after)
        lines = () if is_quiet else sentences(self._differing(here)[:BRINGS])
        return Reason(lines, then=tuple(self._followed(here.after, share.then)))

    def _followed(self, state: Any, line: Sequence[Joint]) -> Iterator[Sentence]:
        """Each of the moments that are expected, by the first and the last that is said of it."""
        for number, joint in enumerate(line[:MOST_MOMENTS]):
            played = self.rules.resolve(state, joint, self._dice(number + 1))
            lines = self._differing(played)
            yield from sentences(dict.fromkeys((*lines[:1], *lines[-1:])))
            state = played.after

    def _told(self, here: Played, there: Played, places: frozenset[str], most: int) -> tuple[Sentence, ...]:
        """How it ended, then the last that is said of each place that changes hands, then what comes late in a turn."""
        phases = [phase.name for phase in here.phases]
        # What is said of orders before the first phase is only that there were none.
        lines = [each for each in self._differing(here, there) if each.phase in phases]
        last = set({place: number for number, line in enumerate(lines) for place in around_of(line) & places}.values())
        said = {place for number in last for place in around_of(lines[number])}
        fit = [
            number
            for number, line in enumerate(lines)
            # Orders are carried out first: that part says no more than the plan does.
            if number in last or (line.phase != lines[0].phase and not (line.tile and around_of(line) <= said))
        ]

        def weight(number: int) -> tuple[bool, bool, int, int]:
            line = lines[number]
            return is_end(self.rules, here, line), number in last, phases.index(line.phase), -number

        return sentences(lines[number] for number in sorted(sorted(fit, key=weight, reverse=True)[:most]))

    def _differing(self, here: Played, there: Played | None = None) -> list[Line]:
        return differing(self.rules, self.names, here, there, self.seat)

    def _world(self, joint: Joint) -> Played:
        """A moment played out; once, however often it is asked for."""
        key = tuple(sorted(joint.items(), key=lambda each: each[0]))
        if key not in self._played:
            self._played[key] = self.rules.resolve(self.state, {**self.standing, **joint}, self._dice(0))
        return self._played[key]

    def _nothing(self, reply: Mapping[str, Any]) -> Joint:
        return {seat: self.rules.default(self.state, seat) for seat in reply}

    def _held(self, state: Any) -> frozenset[str]:
        return self.posed.places(state, self.seat)

    def _is_costly(self, here: Any, there: Any) -> bool:
        """Whether the second world has fewer pieces for the seat, or is over where the first is not."""
        fewer = self.posed.pieces(there, self.seat) < self.posed.pieces(here, self.seat)
        return fewer or (self.rules.outcome(there) is not None and self.rules.outcome(here) is None)

    def _pieces(self, state: Any) -> list[int]:
        return [self.posed.pieces(state, seat) for seat in sorted(self.names)]

    def _dice(self, number: int) -> Keyed:
        return Keyed(self.key, f"reasons {number}")
