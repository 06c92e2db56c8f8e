"""The reasons of a hint: what each plan brings, what comes if nothing is done, and what the feared reply costs.

Worlds are played out that differ in one seat's plan, and their reports are held against each other.  Nothing is known
here but what the thought knew: plans that were made up for the others, never what they ordered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz.engine.ai.advice.plan_comparison import Sentence, around_of, differing, is_end, sentences
from rozz.engine.ai.advice.threats import Lookout
from rozz.engine.ai.search.chance_nodes import apart
from rozz.engine.ai.think_result import Joint, Share, Thought
from rozz.engine.dice import Keyed
from rozz.engine.game import Line, Names, Played, Rules
from rozz.engine.puzzles.puzzle_contract import Posed

#: So many sentences are told of what a plan brings, and of each of the rest.
BRINGS, FEWER = 3, 2
#: So many plans have their reasons told, and so many moments that follow on a move.
MOST_PLANS, MOST_MOMENTS = 3, 3
#: No more positions than these are played out for all of it: they are set aside from what the search may look at.
MOST_POSITIONS = 2 + MOST_PLANS * (2 + MOST_MOMENTS)


@dataclass(frozen=True)
class Reason:
    """What speaks for a plan and against it, in the sentences of reports.

    Against the likeliest reply it `brings` what doing nothing does not, which brings what is told `otherwise`; places
    are `taken`, `kept` that would be lost, and `left`.  `reply` is the number of the reply that hurts it most (-1
    where none takes anything): what is `feared` of it, and the places that it would `cost`.  Where one seat moves
    after another, `then` is what is expected to follow, and by seat, in `counts`, how many pieces it has before and
    after that; places are `saved` from being taken, `hanging` after it (None where nobody looks), and `threatened`,
    and what is told `otherwise` is what the other could do if nothing were saved.  There is always something to say:
    how many `more` pieces there are by it than by doing nothing, and whether it `is_safe`: a reply was looked for that
    hurts it most, and not even that takes anything.  So many sentences more as are `unsaid` are like what it `brings`.
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
    saved: tuple[str, ...] = ()
    hanging: tuple[str, ...] | None = None
    threatened: tuple[str, ...] = ()
    counts: tuple[tuple[str, int, int], ...] = ()
    more: int = 0
    is_safe: bool = False
    unsaid: int = 0


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
        self._apart = apart(rules, state, moment)
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
        theirs = frozenset().union(*(self.posed.places(idle.after, seat) for seat in self.names if seat != self.seat))
        reply, feared, cost = self._feared(thought, share, here)
        lines, others = self._lines(here, idle), self._lines(idle, here)
        begins, gains = lines[0].phase if lines else "", self._gains(lines)
        news = self._news(here, gains, gained, lambda line: line.phase != begins or _is_at(line, theirs))
        return Reason(
            _most(news, BRINGS),
            _most(self._news(idle, others, lost, lambda line: line.phase != begins), FEWER),
            tuple(sorted(gained - before)),
            tuple(sorted(gained & before)),
            tuple(sorted(lost)),
            reply,
            feared,
            cost,
            more=self.posed.belongings(here.after, self.seat) - self.posed.belongings(idle.after, self.seat),
            is_safe=self._is_safe(thought, share),
            unsaid=max(0, len(news) - BRINGS),
        )

    def _feared(
        self, thought: Thought, share: Share, here: Played
    ) -> tuple[int, tuple[Sentence, ...], tuple[str, ...]]:
        """Which reply hurts a plan most, and what it does that the likeliest one, or none at all, does not."""
        worst, reply = self._worst(thought, share)
        if worst < 0:
            return -1, (), ()
        there = self._world({**reply, self.seat: share.plan})
        if there is here:
            here = self._world({**self._nothing(reply), self.seat: share.plan})
        lost = self._held(here.after) - self._held(there.after)
        if not lost and not self._is_costly(here.after, there.after):
            return -1, (), ()
        mine = self._held(here.after)
        lines = self._news(there, self._lines(there, here), lost, lambda line: _is_at(line, mine))
        return worst, _most(lines, FEWER), tuple(sorted(lost))

    def _worst(self, thought: Thought, share: Share) -> tuple[int, Joint]:
        """The number of the reply that hurts a plan most, and what it is; -1 where none was looked at."""
        row = dict(zip(thought.table.plans, thought.table.values, strict=False)).get(share.plan, ())
        if not row:
            return -1, {}
        worst = min(range(len(row)), key=lambda number: (row[number], number))
        return worst, {seat: plan for seat, plan in thought.table.replies[worst].items() if seat != self.seat}

    def _is_safe(self, thought: Thought, share: Share) -> bool:
        """Whether even the reply that hurts most takes nothing that others who do nothing leave."""
        worst, reply = self._worst(thought, share)
        if worst < 0:
            return False
        there = self._world({**reply, self.seat: share.plan}).after
        alone = self._world({**self._nothing(reply), self.seat: share.plan}).after
        return self._held(alone) <= self._held(there) and not self._is_costly(alone, there)

    def _alone(self, thought: Thought, share: Share) -> Reason:
        """Of a move that everybody sees before the next: nobody can pass, so it is told what follows from it."""
        here = self._world({self.seat: share.plan})
        # A move that leaves everybody's pieces alone says in its report no more than the plan does.
        is_quiet = self._pieces(self.state) == self._pieces(here.after)
        lines = [] if is_quiet else self._lines(here)
        dangers = Lookout(self.rules, self.posed, self._dice(0)).dangers(self.state, here.after, self.seat)
        otherwise = sentences(self._lines(dangers.otherwise)[:FEWER]) if dangers.otherwise else ()
        then, ended = self._followed(here.after, share.then)
        counts = zip(sorted(self.names), self._pieces(self.state), self._pieces(ended), strict=True)
        return Reason(
            sentences(lines[:BRINGS]), otherwise, then=then, saved=dangers.saved, hanging=dangers.hanging,
            threatened=dangers.threatened, counts=tuple(counts), unsaid=max(0, len(lines) - BRINGS),
        )  # fmt: skip

    def _followed(self, state: Any, line: Sequence[Joint]) -> tuple[tuple[Sentence, ...], Any]:
        """Each of the moments that are expected, by the first and the last that is said of it; and where they end."""
        told: list[Sentence] = []
        for number, joint in enumerate(line[:MOST_MOMENTS]):
            played = self.rules.resolve(state, joint, self._dice(number + 1))
            lines = self._lines(played)
            told += sentences(dict.fromkeys((*lines[:1], *lines[-1:])))
            state = played.after
        return tuple(told), state

    def _news(
        self, played: Played, lines: list[Line], places: frozenset[str], is_news: Callable[[Line], bool]
    ) -> list[tuple[int, Line]]:
        """How it ended, then the last that is said of each place that changes hands, then other news, the latest first.

        Each with its number in the report.  Where orders begin to be carried out a report says little more than the
        plan does: that is no news.
        """
        phases = [phase.name for phase in played.phases]
        last = set({place: number for number, line in enumerate(lines) for place in around_of(line) & places}.values())
        said = {place for number in last for place in around_of(lines[number])}

        def weight(number: int) -> tuple[bool, bool, int, int]:
            line = lines[number]
            return is_end(self.rules, played, line), number in last, phases.index(line.phase), -number

        fit = [
            number
            for number, line in enumerate(lines)
            if number in last or (is_news(line) and not (line.tile and around_of(line) <= said))
        ]
        return [(number, lines[number]) for number in sorted(fit, key=weight, reverse=True)]

    def _lines(self, here: Played, there: Played | None = None) -> list[Line]:
        """What one report says and the other does not; of orders before the first phase only that there were none."""
        phases = {phase.name for phase in here.phases}
        # What reads the same is the same: money that was spent is no reason.
        same = {line.plain for line in self.rules.report(there, self.names, self.seat)} if there is not None else set()
        lines = differing(self.rules, self.names, here, there, self.seat)
        return [line for line in lines if line.phase in phases and line.plain not in same]

    def _gains(self, lines: Sequence[Line]) -> list[Line]:
        """Without what the plan says already, and without what only the seat itself loses."""
        return [line for line in lines if not line.is_deed and line.losers != (self.seat,)]

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
        return Keyed(self.key, f"reasons {number}{self._apart}")


def _most(news: Sequence[tuple[int, Line]], most: int) -> tuple[Sentence, ...]:
    """The first of them, as they stand in the report."""
    return sentences(line for _, line in sorted(news[:most], key=lambda each: each[0]))


def _is_at(line: Line, places: frozenset[str]) -> bool:
    return not places.isdisjoint(around_of(line))
