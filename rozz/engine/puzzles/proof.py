"""The proof of a puzzle: the solution against every reply, and what else would have solved it.

Depends only on the game contract and the puzzle contract. All searches are generators that pause after every position,
so a page can run them in slices; their return value is the answer. There are no dice here; puzzles with dice use
`odds`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Any, TypeVar

from rozz.engine.dice import NO_DICE
from rozz.engine.game import Joint, Moment, Plan, Rules, is_legal
from rozz.engine.puzzles.puzzle_goals import Goal
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from rozz.engine.puzzles.puzzle_protocol import Unlimited as Unlimited
from rozz.engine.said import Player, said

Answer = TypeVar("Answer")
Item = TypeVar("Item")
Search = Generator[None, None, Answer]

#: How many positions' lists are cached; the lists of the first position are needed again and again.
_REMEMBERED = 64
#: How many lists are made between two pauses.
_PAUSE = 8

#: The most lists of one seat in one position.
MOST_LISTS = 400_000
#: The most moments in a row: each needs two calls inside those of the moment before.
MOST_MOMENTS = 100


class Depth:
    """How many moments a search is past its first one; entering more than `MOST_MOMENTS` raises Unlimited.

    A seat that is never asked again has no last turn, so the others' moments need a bound of their own.
    """

    def __init__(self) -> None:
        self._moments = 0

    def __enter__(self) -> None:
        if self._moments >= MOST_MOMENTS:
            raise Unlimited(said("files-many-moments", most=MOST_MOMENTS))
        self._moments += 1

    def __exit__(self, *_: object) -> None:
        self._moments -= 1


@dataclass
class Prover:
    """Searches for refutations of a plan of `seat` for `goal`; `tried` counts the positions reached.

    `most` limits the commands of a list, by seat.
    """

    rules: Rules
    adapter: PuzzleAdapter
    seat: str
    goal: Goal
    most: Mapping[str, int] = field(default_factory=dict)
    tried: int = 0
    _lists: dict[tuple[int, str], tuple[Any, list[Plan]]] = field(default_factory=dict)
    _killers: dict[int, list[tuple[Any, Joint]]] = field(default_factory=dict)
    _worked: dict[int, list[Plan]] = field(default_factory=dict)
    _depth: Depth = field(default_factory=Depth)

    def plans(self, state: object, seat: str) -> list[Plan]:
        """Every list of legal commands of a seat, longest first; equivalent ones only once."""
        return whole(self._listed(state, seat))

    def _listed(self, state: object, seat: str) -> Search[list[Plan]]:
        """The same; the lists of a position are made once and cached for a while."""
        known = self._lists.get((id(state), seat))
        if known is None:
            found = []
            for number, plan in enumerate(self.in_order(state, seat)):
                found.append(plan)
                if number % _PAUSE == 0:
                    yield
            if len(self._lists) >= _REMEMBERED:
                self._lists.pop(list(self._lists)[1])
            known = self._lists[id(state), seat] = (state, found[::-1])
        return known[1]

    def in_order(self, state: object, seat: str) -> Iterator[Plan]:
        """The same one by one, shorter before longer; in an open moment a list is one command."""
        moment = self.rules.moment(state)
        is_open = moment is not None and not moment.is_sealed
        ring: list[Plan] = [()]
        seen = {self.adapter.equivalence_key(state, seat, ())}
        if not is_open:
            yield ()
        limit = 1 if is_open else self.most.get(seat, MOST_LISTS)
        for _ in range(limit):
            longer: list[Plan] = []
            for plan in ring:
                for command in self.adapter.commands(state, seat, plan):
                    grown = (*plan, command)
                    key = self.adapter.equivalence_key(state, seat, grown)
                    if key in seen or not is_legal(self.rules, state, seat, grown):
                        continue
                    seen.add(key)
                    longer.append(grown)
                    yield grown
                if len(seen) > MOST_LISTS:
                    raise Unlimited(said("files-many-lists", name=Player(seat), most=MOST_LISTS))
            if not longer:
                return
            ring = longer

    def replies(self, state: object, moment: Moment) -> Iterator[Joint]:
        """Every joint reply of the other seats of the moment."""
        others = self._others(moment)
        for chosen in product(*(self.plans(state, each) for each in others)):
            yield dict(zip(others, chosen, strict=True))

    def after(self, state: Any, orders: Joint) -> Any:
        """The state after these commands."""
        self.tried += 1
        return self.rules.next_state(state, orders, NO_DICE)

    def solved(self, state: object, turns: int, hints: Sequence[Plan] = ()) -> Search[bool]:
        """Whether the goal can be forced in this many own turns; `hints` are plans to try first."""
        moment = self.rules.moment(state)
        if self.goal.is_met_at_once and self._is_met(state):
            return True
        if moment is None:
            return self._is_met(state)
        if self.seat not in moment.seats:
            return (yield from self.refutation(state, turns, (), hints)) is None
        if turns == 0:
            return self._is_met(state)
        worked = self._worked.setdefault(turns, [])
        likely = [plan for plan in (*hints[:1], *worked) if is_legal(self.rules, state, self.seat, plan)]
        for is_likely in (True, False):
            plans = likely if is_likely else (yield from self._listed(state, self.seat))
            for plan in plans:
                if not is_likely and plan in likely:
                    continue
                if (yield from self.refutation(state, turns, plan, hints[1:])) is None:
                    _to_front(worked, plan)
                    return True
        return False

    def _is_met(self, state: object) -> bool:
        return self.goal.is_met(self.rules, self.adapter, state, self.seat)

    def refutation(self, state: object, turns: int, plan: Plan, hints: Sequence[Plan] = ()) -> Search[Joint | None]:
        """The first reply after which the goal can no longer be forced; None if there is none.

        `turns` are the turns left, including this turn; `plan` is the seat's plan in this moment, if it owes one.
        """
        moment = self.rules.moment(state)
        if moment is None:
            return None if self._is_met(state) else {}
        is_mine = self.seat in moment.seats
        if not is_mine and turns == 0 and self.goal.is_met_at_once:
            return {}
        mine = {self.seat: plan} if is_mine else {}
        killers = self._killers.setdefault(turns * 2 + is_mine, [])
        known = [each for where, each in killers if where is state or self._can_reply(state, moment, each)]
        for seat in self._others(moment):
            yield from self._listed(state, seat)
        # One after the other: there may be hundreds of thousands.
        for reply in chain(known, (each for each in self.replies(state, moment) if each not in known)):
            yield
            reached = self.after(state, {**reply, **mine})
            with self._depth:
                is_solved = yield from self.solved(reached, turns - is_mine, hints)
            if not is_solved:
                _to_front(killers, (state, reply))
                return reply or (yield from self._later(reached, turns - is_mine, hints))
        return None

    def _later(self, reached: object, turns: int, hints: Sequence[Plan]) -> Search[Joint]:
        """The refutation of a move without simultaneous replies: the next seat's answer, if there is one."""
        moment = self.rules.moment(reached)
        if moment is None or self.seat in moment.seats:
            return {}
        return (yield from self.refutation(reached, turns, (), hints)) or {}

    def _can_reply(self, state: object, moment: Moment, reply: Joint) -> bool:
        is_whole = sorted(self._others(moment)) == sorted(reply)
        return is_whole and all(plan in self.plans(state, seat) for seat, plan in reply.items())

    def _others(self, moment: Moment) -> list[str]:
        return [each for each in moment.seats if each != self.seat]

    def solutions(self, state: object, turns: int, hints: Sequence[Plan] = ()) -> Search[list[Plan]]:
        """Every plan of the first turn that forces the goal."""
        found = []
        for plan in self.plans(state, self.seat):
            if (yield from self.refutation(state, turns, plan, hints[1:])) is None:
                found.append(plan)
        return found


def _to_front(plans: list[Item], plan: Item) -> None:
    """Move a plan that worked to the front, to be tried first next time."""
    if plan in plans:
        plans.remove(plan)
    plans.insert(0, plan)
    del plans[24:]


def whole(search: Search[Answer]) -> Answer:
    """Run a search to its end."""
    while True:
        try:
            next(search)
        except StopIteration as over:
            answer: Answer = over.value
            return answer
