"""Puzzles in a finished match: moments in which a seat had a plan that no reply could have stopped, and gave another.

Computer players bring plans to try, and the prover of puzzles decides: what it cannot prove is no puzzle.
Independent of any game and of time: work is counted in positions, so the same match has the same puzzles everywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine import seats as seat_history
from rozz.engine.ai.advice.match_review import KEY, QUICK, TurningPoint
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import TABLE
from rozz.engine.ai.think import think_in_steps
from rozz.engine.ai.think_result import Thought
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadText
from rozz.engine.game import Joint, Plan, Played, is_legal
from rozz.engine.match import PASSIVE, Match
from rozz.engine.puzzles.proof import Prover, Search
from rozz.engine.puzzles.puzzle_goals import Goal
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter, Unlimited
from rozz.engine.seats import COMPUTER

#: The most work for one moment, and for a match: pauses of the searches, one for each position and each list.
EACH, WHOLE = 60_000, 150_000
#: The most puzzles of a match.
MOST = 3
#: A place that could have been held makes a puzzle only if the loss was as large as this, in chances from 0 to 1.
LEAST_LOSS = 0.1
#: How many plans that some reply stops are tried again with one more command.
MOST_EXTENDED = 4
#: Where seats move in turn: a win in two moves is looked for if the best move is worth this much.
NEARLY_WON = 0.9

Progress = Generator[tuple[int, int], None, Any]


@dataclass(frozen=True)
class MissedChance:
    """In the `moment`-th moment (from 1) `seat` could have reached `goal` in this many `turns`, whatever the replies.

    `solution` is its plan of the first turn, because later ones depend on the replies; `given` is what it gave instead;
    both are text. By `rules` the match ended there, or would have ended.
    """

    moment: int
    seat: str
    goal: Goal
    turns: int
    solution: tuple[str, ...]
    given: tuple[str, ...]
    rules: tuple[str, ...] = ()


class _CommandLists:
    """The lists of commands of a seat, each made when it is first needed, and kept."""

    def __init__(self, lists: Iterator[Plan]) -> None:
        self._more = lists
        self._made: list[Plan] = []

    def __iter__(self) -> Iterator[Plan]:
        number = 0
        while number < len(self._made) or self._makes_one():
            yield self._made[number]
            number += 1

    def _makes_one(self) -> bool:
        made = next(self._more, None)
        if made is not None:
            self._made.append(made)
        return made is not None


@dataclass
class _Proof:
    """The search for a plan of one seat in one moment that reaches a goal.

    `stopping` are replies that stopped a plan; each plan is tried against them first. `lists` are those of the others.
    """

    prover: Prover
    played: Played
    lists: Mapping[str, _CommandLists] = field(default_factory=dict)
    turns: int = 1
    stopping: list[Joint] = field(default_factory=list)

    def holds(self, plan: Plan) -> Search[bool]:
        """Whether no reply stops a plan."""
        yield
        if self.turns > 1 or not self.played.moment.is_sealed:
            return (yield from self.prover.refutation(self.played.before, self.turns, plan)) is None
        if any(not self.survives(plan, reply) for reply in self.stopping):
            return False
        # A reply that stops it is mostly short, so the long lists need not be made.
        for reply in self._replies():
            yield
            if not self.survives(plan, reply):
                self.stopping.append(reply)
                return False
        return True

    def is_needless(self) -> Search[bool]:
        """Whether what the seat gave reaches the goal too, or doing nothing would; an open moment needs a command."""
        given = self.played.orders.get(self.prover.seat, ())
        if not self.played.moment.is_sealed:
            return (yield from self.holds(given))
        return self.survives(given, self.real) or (yield from self.holds(()))

    @property
    def real(self) -> Joint:
        """What the others gave."""
        return {other: given for other, given in self.played.orders.items() if other != self.prover.seat}

    def survives(self, plan: Plan, reply: Joint) -> bool:
        """Whether a plan reaches the goal against one reply of a secret moment."""
        prover = self.prover
        reached = prover.after(self.played.before, {**reply, prover.seat: plan})
        return prover.goal.is_met(prover.rules, prover.adapter, reached, prover.seat)

    def places(self, plan: Plan, among: frozenset[str]) -> Search[frozenset[str]]:
        """Which of some places a plan holds after every reply."""
        prover = self.prover
        for reply in self._replies():
            yield
            reached = prover.after(self.played.before, {**reply, prover.seat: plan})
            among &= prover.adapter.places(reached, prover.seat)
            if not among:
                break
        return among

    def _replies(self) -> Iterator[Joint]:
        """Every joint reply; those in which only one seat does something come first."""
        others = list(self.lists)
        for seat in others if len(others) > 1 else ():
            for plan in self.lists[seat]:
                yield {**dict.fromkeys(others, ()), seat: plan}
        yield from _combinations(self.lists, others)


def _combinations(lists: Mapping[str, _CommandLists], seats: Sequence[str]) -> Iterator[Joint]:
    """Every combination of the lists of some seats; unlike `product`, this makes no list before it is needed."""
    if not seats:
        yield {}
        return
    for plan in lists[seats[0]]:
        for rest in _combinations(lists, seats[1:]):
            yield {seats[0]: plan, **rest}


def _last(thoughts: Iterator[Thought]) -> Search[Thought]:
    """The last of some thoughts, with a pause after each."""
    last = Thought(())
    for thought in thoughts:
        last = thought
        yield
    return last


class MissedChanceFinder:
    """The working state of one search; `points` are the turning points that a review found."""

    def __init__(
        self, match: Match, evaluator: Evaluator, adapter: PuzzleAdapter, seats: Collection[str],
        points: Sequence[TurningPoint] = (),
    ) -> None:  # fmt: skip
        self.match = match
        self.rules = match.game
        self.evaluator = evaluator
        self.adapter = adapter
        self.seats = frozenset(seats)
        self.points: Mapping[tuple[int, str], TurningPoint] = {(each.moment - 1, each.seat): each for each in points}
        self.idle = tuple(place.colour for place in match.seats if place.plays == PASSIVE)
        self.work_left = WHOLE

    def find(self) -> Generator[tuple[int, int], None, tuple[MissedChance, ...]]:
        """Yields (done, total) after every position; returns the chances in the order of the match."""
        asked = self._moments_to_examine()
        chances: list[MissedChance] = []
        for number, (moment, seat) in enumerate(asked):
            chance = yield from self._run_within_budget(self._chance_at(moment, seat), (number, len(asked)))
            if chance is not None:
                chances.append(chance)
        return tuple(sorted(_most_decisive(chances), key=lambda each: each.moment))

    def _moments_to_examine(self) -> list[tuple[int, str]]:
        """The moments in which a person chose: first where the match was lost, then turning points, then all others."""
        asked = [
            (number, seat)
            for number, played in enumerate(self.match.played)
            for seat in played.moment.seats
            if seat in self.seats and self._has_chosen(number, played, seat)
        ]
        ends = {(number, seat) for number, seat in asked if self._was_beaten(number, seat)}
        return sorted(asked, key=lambda each: (each not in ends, each not in self.points, each))

    def _has_chosen(self, number: int, played: Played, seat: str) -> bool:
        """Whether a person held the seat then and had a choice; who resigns has not looked for a plan."""
        places = seat_history.at(number + 1, self.match.earlier, self.match.seats)
        plays = next(place.plays for place in places if place.colour == seat)
        is_person = plays != PASSIVE and not plays.startswith(COMPUTER)
        is_playing = self.evaluator.compares_seats(
            played.before
        ) and seat not in self.rules.departed_seats(played.before)
        given = played.orders.get(seat, ())
        has_choice = is_person and is_playing and self.rules.can_order(played.before, seat)
        return has_choice and given != self.rules.resignation_commands(self.match.scenario, seat)

    def _run_within_budget(self, search: Search[Any], done: tuple[int, int]) -> Progress:
        """What a search finds; None if it takes too much work."""
        most = min(EACH, self.work_left)
        for _ in range(most):
            self.work_left -= 1
            try:
                next(search)
            except StopIteration as over:
                return over.value
            except Unlimited:
                return None
            yield done
        search.close()
        return None

    def _chance_at(self, number: int, seat: str) -> Search[MissedChance | None]:
        """The chance that a seat missed in a moment (counted from 0)."""
        played = self.match.played[number]
        lists = self._lists(played, seat)
        plans, worth = yield from self._plans(number, seat)
        for goal in self._goals(number, seat):
            found = yield from self._proven_plan(_Proof(self._prover(seat, goal), played, lists), plans)
            if found is not None:
                return self._chance(number, seat, goal, found)
        if not played.moment.is_sealed and worth >= NEARLY_WON and not self._wins_soon(number, seat):
            goal = Goal(win=True)
            proof = _Proof(self._prover(seat, goal), played, turns=2)
            for plan in plans[:2]:
                if plan and (yield from proof.holds(plan)) and not (yield from proof.is_needless()):
                    return self._chance(number, seat, goal, plan, turns=2)
        return (yield from self._chance_to_hold(number, seat, lists))

    def _lists(self, played: Played, seat: str) -> dict[str, _CommandLists]:
        """The lists of all others, which serve all goals of a moment."""
        prover = self._prover(seat, Goal())
        return {
            other: _CommandLists(
                prover.in_order(played.before, other)
            ) for other in played.moment.seats if other != seat
        }

    def _prover(self, seat: str, goal: Goal) -> Prover:
        return Prover(self.rules, self.adapter, seat, goal)

    def _goals(self, number: int, seat: str) -> Iterator[Goal]:
        """What would have decided the match: a win now, or not to be beaten now."""
        if self._was_beaten(number, seat):
            yield Goal(unbeaten=True)
        outcome = self.rules.outcome(self.match.played[number].after)
        if outcome is None or seat not in outcome.winners:
            yield Goal(win=True)

    def _was_beaten(self, number: int, seat: str) -> bool:
        """Whether somebody else won before the seat could choose again; a draw is no defeat."""
        outcome = self.rules.outcome(self._until_next(number, seat))
        return outcome is not None and bool(outcome.winners) and seat not in outcome.winners

    def _wins_soon(self, number: int, seat: str) -> bool:
        outcome = self.rules.outcome(self._until_next(number, seat, 2))
        return outcome is not None and outcome.winners == (seat,)

    def _until_next(self, number: int, seat: str, times: int = 1) -> Any:
        """The state in which a seat chooses for the `times`-th time after that, or the last one."""
        later = self.match.played[number + 1 :]
        own = [each.before for each in later if seat in each.moment.seats]
        return own[times - 1] if len(own) >= times else self.match.state

    def _plans(self, number: int, seat: str) -> Search[tuple[list[Plan], float]]:
        """Plans to try, and how good the best seems: the review's, a computer player's, then every single command."""
        state = self.match.played[number].before
        plans: list[Plan] = [self._parsed(point.better)] if (point := self.points.get((number, seat))) else []
        thoughts = think_in_steps(self.rules, self.evaluator, state, seat, TABLE[-1], KEY, QUICK, self.idle)
        thought = yield from _last(thoughts)
        plans += [thought.commands, *(share.plan for share in thought.shares)]
        worth = thought.shares[0].value if thought.shares else 0.0
        plans += [(command,) for command in self.adapter.commands(state, seat, ())]
        legal = []
        for plan in dict.fromkeys(plans):
            yield
            if is_legal(self.rules, state, seat, plan):
                legal.append(plan)
        return legal, worth

    def _parsed(self, texts: Sequence[str]) -> Plan:
        try:
            return tuple(each for text in texts for each in self.rules.parse(self.match.scenario, text))
        except BadText:
            return ()  # a review from another release

    def _proven_plan(self, proof: _Proof, plans: Sequence[Plan]) -> Search[Plan | None]:
        """A plan that reaches the goal whatever the replies, without a command that it does not need."""
        played, seat = proof.played, proof.prover.seat
        if played.moment.is_sealed:
            # What the others really gave is tried first: few plans do any good against it.
            proof.stopping.append(proof.real)
        if (yield from proof.is_needless()):
            return None
        nearly: list[Plan] = []
        barely: list[Plan] = []
        for plan in plans:
            if (yield from proof.holds(plan)):
                return (yield from self._without_needless_commands(proof, plan))
            if played.moment.is_sealed and len(nearly) < MOST_EXTENDED:
                if proof.survives(plan, proof.real):
                    nearly.append(plan)
                elif len(barely) < MOST_EXTENDED and proof.survives(plan, {}):
                    barely.append(plan)
        for plan in (*nearly, *barely)[:MOST_EXTENDED]:
            for command in self.adapter.commands(played.before, seat, plan):
                more = (*plan, command)
                if is_legal(self.rules, played.before, seat, more) and (yield from proof.holds(more)):
                    return (yield from self._without_needless_commands(proof, more))
        return None

    def _without_needless_commands(self, proof: _Proof, plan: Plan) -> Search[Plan]:
        """The plan without commands that it does not need."""
        for number in reversed(range(len(plan))):
            fewer = (*plan[:number], *plan[number + 1 :])
            can_do_without = fewer and is_legal(self.rules, proof.played.before, proof.prover.seat, fewer)
            if can_do_without and (yield from proof.holds(fewer)):
                plan = fewer
        return plan

    def _chance_to_hold(
        self, number: int, seat: str, lists: Mapping[str, _CommandLists]
    ) -> Search[MissedChance | None]:
        """The chance to hold places, if a turning point's better plan holds them after every reply."""
        point, played = self.points.get((number, seat)), self.match.played[number]
        if point is None or point.loss < LEAST_LOSS or not played.moment.is_sealed:
            return None
        plan = self._parsed(point.better)
        places = frozenset(point.gained) - self.adapter.places(played.after, seat)
        if not plan or not places or not is_legal(self.rules, played.before, seat, plan):
            return None
        places = yield from _Proof(self._prover(seat, Goal()), played, lists).places(plan, places)
        if not places:
            return None
        goal = Goal(hold=tuple(sorted(places)))
        found = yield from self._proven_plan(_Proof(self._prover(seat, goal), played, lists), [plan])
        return self._chance(number, seat, goal, found) if found is not None else None

    def _chance(self, number: int, seat: str, goal: Goal, plan: Plan, turns: int = 1) -> MissedChance:
        played = self.match.played[number]
        outcome = self.rules.outcome(self._until_next(number, seat)) if goal.unbeaten else None
        if goal.win and turns == 1:
            won = self.rules.next_state(played.before, {**played.orders, seat: plan}, NO_DICE)
            outcome = self.rules.outcome(won)
        solution = tuple(map(self.rules.write, plan))
        given = tuple(map(self.rules.write, played.orders.get(seat, ())))
        return MissedChance(number + 1, seat, goal, turns, solution, given, (outcome.rule,) if outcome else ())


def find_missed_chances(
    match: Match, evaluator: Evaluator, adapter: PuzzleAdapter, seats: Collection[str],
    points: Sequence[TurningPoint] = (),
) -> Generator[tuple[int, int], None, tuple[MissedChance, ...]]:  # fmt: skip
    """The chances that people in these seats missed; yields (done, total) after every position."""
    if adapter.has_dice or any(played.rolls for played in match.played):
        return ()
    return (yield from MissedChanceFinder(match, evaluator, adapter, seats, points).find())


def _most_decisive(chances: Sequence[MissedChance]) -> list[MissedChance]:
    """The most decisive chances: first to avoid losing, then to win, then to hold.

    Of similar ones in a row only the first is kept.
    """
    kept: list[MissedChance] = []
    latest: dict[tuple[str, bool, bool], int] = {}
    for each in sorted(chances, key=lambda each: each.moment):
        kind = (each.seat, each.goal.unbeaten, each.goal.win)
        if kind not in latest or each.moment - latest[kind] > 2:
            kept.append(each)
        latest[kind] = each.moment
    return sorted(kept, key=lambda each: (not each.goal.unbeaten, not each.goal.win, each.moment))[:MOST]


def puzzle_mapping(match: Match, chance: MissedChance) -> dict[str, Any]:
    """A puzzle as a mapping: the scenario in full and the turns that led there, without anybody's name or message."""
    rules = match.game
    turns = [_public_commands(match, played) for played in match.played[: chance.moment - 1]]
    goal = chance.goal
    mapping: dict[str, Any] = {
        "game": rules.name,
        "scenario": rules.to_mapping(match.scenario),
        "before": turns,
        "seats": list(match.colours),
        "seat": chance.seat,
        "turns": chance.turns,
        "goal": {"hold": list(goal.hold)} if goal.hold else "win" if goal.win else "unbeaten",
        "solution": [list(chance.solution)],
        "rules": list(chance.rules),
        "given": _public_commands(match, match.played[chance.moment - 1]).get(chance.seat, []),
    }
    return {**mapping, "dealt": list(match.dealt)} if match.dealt else mapping


def _public_commands(match: Match, played: Played) -> dict[str, list[str]]:
    """The commands of a moment as text, without messages: the public text of a message cannot be read back."""
    rules = match.game
    texts = {
        seat: [text for each in given if _is_read(match, text := rules.write(each))]
        for seat, given in ((seat, rules.visible_commands(played.orders, seat, None)) for seat in played.orders)
    }
    return {seat: given for seat, given in texts.items() if given}


def _is_read(match: Match, text: str) -> bool:
    try:
        match.game.parse(match.scenario, text)
    except BadText:
        return False
    return True
