"""The reasons for a hint: what each plan gains, what happens without it, and what the worst reply costs.

This plays out moments that differ in one seat's plan, and compares their reports. It uses only what the search knew:
plans that it assumed for the others, never what they ordered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz.engine.ai.advice.plan_comparison import (
    Sentence,
    lines_only_in_first,
    places_of,
    plain_sentences,
    reports_ending,
)
from rozz.engine.ai.advice.threats import ThreatFinder
from rozz.engine.ai.search.chance_nodes import moment_suffix
from rozz.engine.ai.think_result import Share, Thought
from rozz.engine.dice import KeyedDice
from rozz.engine.game import Joint, Line, Names, Played, Rules
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter

#: The most sentences about what a plan brings, and about each of the other topics.
BRINGS, FEWER = 3, 2
#: The most plans with reasons, and the most moments that follow a move.
MOST_PLANS, MOST_MOMENTS = 3, 3
#: The most positions played out for the reasons; they are reserved from the search's budget.
MOST_POSITIONS = 2 + MOST_PLANS * (2 + MOST_MOMENTS)


@dataclass(frozen=True)
class Reason:
    """The pros and cons of a plan, in the sentences of reports.

    Against the likeliest reply the plan `brings` what doing nothing does not; `otherwise` is what doing nothing brings
    instead. `wins` means that this ends the match with the seat as the only winner. `taken`, `kept` and `left` are
    places; those `kept` would otherwise be lost. `reply` is the number of the worst reply (-1
    if none takes anything), `feared` what it does, and `cost` the places it takes. `opponents` are the seats whose
    commands in it do the harm; only the first plan has them.

    In games where seats move one after another, `then` is what is expected to follow, and `counts` are each seat's
    pieces before and after that. Places are `saved` from capture, `hanging` after the plan (None: not examined), and
    `threatened`; `otherwise` is what the other could do if nothing were saved.

    There is always something to say: `more` is how many more pieces it leaves than doing nothing, and `is_safe` means
    that even the worst reply takes nothing. `unsaid` is how many more sentences like those in `brings` were left out.

    `main` is the sentence of `brings` that says most for the plan. In `chances` of the `cases` that the search
    examined, the plan wins the match for the seat.

    Games that give their own reasons set only `why`.
    """

    brings: tuple[Sentence, ...] = ()
    otherwise: tuple[Sentence, ...] = ()
    taken: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    reply: int = -1
    feared: tuple[Sentence, ...] = ()
    cost: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    then: tuple[Sentence, ...] = ()
    saved: tuple[str, ...] = ()
    hanging: tuple[str, ...] | None = None
    threatened: tuple[str, ...] = ()
    counts: tuple[tuple[str, int, int], ...] = ()
    more: int = 0
    is_safe: bool = False
    unsaid: int = 0
    wins: bool = False
    why: tuple[Sentence, ...] = ()
    main: Sentence | None = None
    chances: int = 0
    cases: int = 0


class Reasoner:
    """The working state while the reasons for one hint are found."""

    def __init__(
        self,
        rules: Rules,
        adapter: PuzzleAdapter,
        state: object,
        seat: str,
        names: Names,
        key: bytes,
        idle: Collection[str] = (),
    ) -> None:
        self.rules = rules
        self.adapter = adapter
        self.state = state
        self.seat = seat
        self.names = names
        self.key = key
        moment = rules.moment(state)
        idle_seats = set(idle) & set(moment.seats if moment else ())
        self.idle_plans: Joint = {each: rules.default_commands(state, each) for each in idle_seats}
        self._apart = moment_suffix(rules, state, moment)
        self._played: dict[tuple[tuple[str, Any], ...], Played] = {}

    def reasons(self, thought: Thought) -> tuple[Reason, ...]:
        """One reason for each plan of a thought, for at most `MOST_PLANS` plans."""
        moment = self.rules.moment(self.state)
        if moment is None:
            return ()
        explain = self._sealed_reason if moment.is_sealed else self._open_reason
        return tuple(explain(thought, share) for share in thought.shares[:MOST_PLANS])

    def _sealed_reason(self, thought: Thought, share: Share) -> Reason:
        """The reason for a plan in a sealed moment."""
        expected = thought.expected or {}
        here = self._play_out({**expected, self.seat: share.plan})
        idle = self._play_out({**expected, self.seat: self.rules.default_commands(self.state, self.seat)})
        before, held, held_idle = map(self._places_held, (self.state, here.after, idle.after))
        gained, lost = held - held_idle, held_idle - held
        theirs = frozenset().union(*(self.adapter.places(idle.after, seat) for seat in self.names if seat != self.seat))
        reply, feared, cost = self._feared(thought, share, here)
        lines, others = self._lines(here, idle), self._lines(idle, here)
        controlled = self.adapter.controlled_pieces
        begins, gains = lines[0].phase if lines else "", self._gains(lines)
        news = self._news(here, gains, gained, lambda line: line.phase != begins or _is_at(line, theirs))
        row = _row(thought, share)
        return Reason(
            _most(news, BRINGS),
            _most(self._news(idle, others, lost, lambda line: line.phase != begins), FEWER),
            tuple(sorted(gained - before)),
            tuple(sorted(gained & before)),
            tuple(sorted(lost)),
            reply,
            feared,
            cost,
            self._opponents(thought, share) if share is thought.shares[0] else (),
            more=controlled(here.after, self.seat) - controlled(idle.after, self.seat),
            is_safe=self._is_safe(thought, share),
            unsaid=max(0, len(news) - BRINGS),
            wins=(outcome := self.rules.outcome(here.after)) is not None and outcome.winners == (self.seat,),
            main=self._main(news),
            # Only a finished match has this value.
            chances=sum(value >= 1 for value in row),
            cases=len(row),
        )

    def _main(self, news: Sequence[tuple[int, Line]]) -> Sentence | None:
        """The weightiest news in which the seat loses nothing, or else the weightiest."""
        lines = [line for _, line in news[:BRINGS]]
        best = next((line for line in lines if self.seat not in _losers(line)), lines[0] if lines else None)
        return None if best is None else plain_sentences((best,))[0]

    def _feared(
        self, thought: Thought, share: Share, here: Played
    ) -> tuple[int, tuple[Sentence, ...], tuple[str, ...]]:
        """The worst reply to a plan, and its effects compared with the likeliest reply, or with none."""
        worst, reply = self._worst(thought, share)
        if worst < 0:
            return -1, (), ()
        there = self._play_out({**reply, self.seat: share.plan})
        if there is here:
            here = self._play_out({**self._default_commands(reply), self.seat: share.plan})
        lost = self._places_held(here.after) - self._places_held(there.after)
        if not lost and not self._is_costly(here.after, there.after):
            return -1, (), ()
        mine = self._places_held(here.after)
        lines = self._news(there, self._lines(there, here), lost, lambda line: _is_at(line, mine))
        return worst, _most(lines, FEWER), tuple(sorted(lost))

    def _worst(self, thought: Thought, share: Share) -> tuple[int, Joint]:
        """The number of the worst reply to a plan, and the reply; -1 if none was examined."""
        row = _row(thought, share)
        if not row:
            return -1, {}
        worst = min(range(len(row)), key=lambda number: (row[number], number))
        return worst, {seat: plan for seat, plan in thought.table.replies[worst].items() if seat != self.seat}

    def _opponents(self, thought: Thought, share: Share) -> tuple[str, ...]:
        """The seats in the worst reply without whose commands the plan would lose less."""
        _, reply = self._worst(thought, share)
        active = [seat for seat, plan in reply.items() if plan]
        if len(active) < 2 or self._is_safe(thought, share):
            return tuple(active)
        mine = {**reply, self.seat: share.plan}
        there = self._play_out(mine).after
        without = {seat: self._play_out({**mine, **self._default_commands({seat: ()})}).after for seat in active}
        return tuple(seat for seat in active if self._is_worse(there, without[seat]))

    def _is_worse(self, there: Any, here: Any) -> bool:
        """Whether the first state costs the seat something that the second does not."""
        return not self._places_held(here) <= self._places_held(there) or self._is_costly(here, there)

    def _is_safe(self, thought: Thought, share: Share) -> bool:
        """Whether even the worst reply takes nothing, compared with others who do nothing."""
        worst, reply = self._worst(thought, share)
        if worst < 0:
            return False
        there = self._play_out({**reply, self.seat: share.plan}).after
        alone = self._play_out({**self._default_commands(reply), self.seat: share.plan}).after
        return not self._is_worse(there, alone)

    def _open_reason(self, thought: Thought, share: Share) -> Reason:
        """The reason for a move in an open moment. It describes what follows, because nobody can pass."""
        here = self._play_out({self.seat: share.plan})
        # The report of a move that changes nobody's pieces adds nothing to the plan.
        is_quiet = self._pieces(self.state) == self._pieces(here.after)
        lines = [] if is_quiet else [line for line in self._lines(here) if not line.repeats_command]
        dangers = ThreatFinder(self.rules, self.adapter, self._dice(0)).dangers(self.state, here.after, self.seat)
        otherwise = plain_sentences(self._lines(dangers.otherwise)[:FEWER]) if dangers.otherwise else ()
        then, ended = self._follow_line(here.after, share.then)
        counts = zip(sorted(self.names), self._pieces(self.state), self._pieces(ended), strict=True)
        return Reason(
            plain_sentences(lines[:BRINGS]), otherwise, then=then, saved=dangers.saved, hanging=dangers.hanging,
            threatened=dangers.threatened, counts=tuple(counts), unsaid=max(0, len(lines) - BRINGS),
        )  # fmt: skip

    def _follow_line(self, state: Any, line: Sequence[Joint]) -> tuple[tuple[Sentence, ...], Any]:
        """The first and last sentences on each expected moment, and the final state."""
        found: list[Sentence] = []
        for number, joint in enumerate(line[:MOST_MOMENTS]):
            played = self.rules.resolve(state, joint, self._dice(number + 1))
            lines = self._lines(played)
            found += plain_sentences(dict.fromkeys((*lines[:1], *lines[-1:])))
            state = played.after
        return tuple(found), state

    def _news(
        self, played: Played, lines: list[Line], places: frozenset[str], is_news: Callable[[Line], bool]
    ) -> list[tuple[int, Line]]:
        """News in order: how it ended, the last line on each place that changes hands, then the rest, latest first.

        Each line has its number in the report. Lines of the phase in which orders begin are not news, since they add
        little to the plan.
        """
        phases = [phase.name for phase in played.phases]
        last = set({place: number for number, line in enumerate(lines) for place in places_of(line) & places}.values())
        said = {place for number in last for place in places_of(lines[number])}

        def weight(number: int) -> tuple[bool, bool, int, int]:
            line = lines[number]
            return reports_ending(self.rules, played, line), number in last, phases.index(line.phase), -number

        fit = [
            number
            for number, line in enumerate(lines)
            if number in last or (is_news(line) and not (line.tile and places_of(line) <= said))
        ]
        return [(number, lines[number]) for number in sorted(fit, key=weight, reverse=True)]

    def _lines(self, here: Played, there: Played | None = None) -> list[Line]:
        """The lines of one report that are not in the other, without orders before the first phase."""
        phases = {phase.name for phase in here.phases}
        # Lines with the same words count as the same, because money spent is not a reason.
        same = {line.plain for line in self.rules.report(there, self.names, self.seat)} if there is not None else set()
        lines = lines_only_in_first(self.rules, self.names, here, there, self.seat)
        return [line for line in lines if line.phase in phases and line.plain not in same]

    def _gains(self, lines: Sequence[Line]) -> list[Line]:
        """The lines without repetitions of the plan, and without the seat's own losses."""
        return [line for line in lines if not line.repeats_command and _losers(line) != {self.seat}]

    def _play_out(self, joint: Joint) -> Played:
        """A moment played out, cached."""
        key = tuple(sorted(joint.items(), key=lambda each: each[0]))
        if key not in self._played:
            self._played[key] = self.rules.resolve(self.state, {**self.idle_plans, **joint}, self._dice(0))
        return self._played[key]

    def _default_commands(self, reply: Mapping[str, Any]) -> Joint:
        return {seat: self.rules.default_commands(self.state, seat) for seat in reply}

    def _places_held(self, state: object) -> frozenset[str]:
        return self.adapter.places(state, self.seat)

    def _is_costly(self, here: Any, there: Any) -> bool:
        """Whether the second state leaves the seat fewer pieces, or ends a match that the first does not."""
        fewer = self.adapter.pieces(there, self.seat) < self.adapter.pieces(here, self.seat)
        return fewer or (self.rules.outcome(there) is not None and self.rules.outcome(here) is None)

    def _pieces(self, state: object) -> list[int]:
        return [self.adapter.pieces(state, seat) for seat in sorted(self.names)]

    def _dice(self, number: int) -> KeyedDice:
        return KeyedDice(self.key, f"reasons {number}{self._apart}")


def _most(news: Sequence[tuple[int, Line]], most: int) -> tuple[Sentence, ...]:
    """The first `most` of the news, in the order of the report."""
    return plain_sentences(line for _, line in sorted(news[:most], key=lambda each: each[0]))


def _row(thought: Thought, share: Share) -> tuple[float, ...]:
    """The plan's values against each of the examined replies; empty if there are none."""
    return dict(zip(thought.table.plans, thought.table.values, strict=False)).get(share.plan, ())


def _losers(line: Line) -> set[str]:
    """The seats that lose something in an event, including what merely serves them."""
    return {*line.losers, *(seat for seat, _ in line.worth)}


def _is_at(line: Line, places: frozenset[str]) -> bool:
    return not places.isdisjoint(places_of(line))
