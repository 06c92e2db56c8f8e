"""The working state of one search: what was weighed, how often, and the best so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import Level
from rozz.engine.ai.search import chance_nodes
from rozz.engine.ai.think_result import Scored
from rozz.engine.dice import KeyedDice
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Moment, Plan, Rules, is_legal

#: Values are rounded to this many decimal places before they are compared.
PLACES = 6


class SearchContext:
    """Weighs positions for `seat` in a moment.

    `budget` is the most positions, `reserve` how many more `extend` may add. `idle` are seats that nobody plays, and
    `idle_plans` what is handed in for those of them that owe commands.
    """

    def __init__(
        self, rules: Rules, evaluator: Evaluator, state: object, moment: Moment, seat: str, level: Level, key: bytes,
        budget: int, idle: Iterable[str] = (), reserve: int = 0,
    ) -> None:  # fmt: skip
        self.rules = rules
        self.evaluator = evaluator
        self.state = state
        self.moment = moment
        self.seat = seat
        self.level = level
        self.budget = budget
        self._most = budget + reserve
        self.spent = 0
        self.best: Plan | None = None
        place = f"{moment.turn} {moment.name} {seat} {level.number}{chance_nodes.moment_suffix(rules, state, moment)}"
        self.dice = KeyedDice(key, f"thinking {place}")
        self._key, self._place = key, place
        self._rolls = [chance_nodes.dice_source(key, number, place) for number in range(evaluator.rolls(state))]
        idle_seats = set(idle)
        self.others = tuple(each for each in moment.seats if each not in idle_seats and each != seat)
        self.idle_plans: Joint = {
            each: rules.default_commands(state, each) for each in moment.seats if each in idle_seats
        }
        self._prepared: dict[tuple[str, Plan], Any] = {}
        self._known: dict[tuple[tuple[str, Plan], ...], Mapping[str, float]] = {}

    def dice_source(self, name: str) -> chance_nodes.DiceSource:
        """The source of dice for a line of play, which depends only on the search and the moment."""
        return self._key, f"foretold {name} {self._place}"

    def affords(self, number: int) -> bool:
        """Whether this many more positions may be weighed."""
        return self.spent + number <= self.budget

    @property
    def has_reserve(self) -> bool:
        """Whether `extend` can still raise the budget."""
        return self._most > self.budget

    def extend(self, number: int) -> None:
        """Set the budget so that this many more positions may be weighed, as far as the reserve goes."""
        self.budget = min(self.spent + number, self._most)

    def weigh(self, joint: Joint) -> Mapping[str, float]:
        """The value of every seat if these plans are played; cached, and counted once."""
        key = tuple(sorted_by_seat(joint))
        known = self._known.get(key)
        if known is None:
            self.spent += 1
            known = self._known[key] = self._expected(joint)
        return known

    def _expected(self, joint: Joint) -> Mapping[str, float]:
        orders = {seat: self._prepare(seat, plan) for seat, plan in {**self.idle_plans, **joint}.items()}
        total: dict[str, float] = {}
        number = 0
        for after in chance_nodes.outcomes(self.rules, self.state, orders, self._rolls):
            number += 1
            for seat, value in self.evaluator.value(after).items():
                total[seat] = total.get(seat, 0.0) + value
        return {seat: round(value / number, PLACES) for seat, value in total.items()}

    def _prepare(self, seat: str, plan: Plan) -> Any:
        known = self._prepared.get((seat, plan))
        if known is None:
            known = self._prepared[seat, plan] = self.evaluator.prepare(self.state, seat, plan)
        return known

    def plan_value(self, seat: str, plan: Plan, replies: Sequence[tuple[float, Joint]]) -> float:
        """The value of a plan to a seat, averaged over weighted replies."""
        total = summed(weight for weight, _ in replies)
        sums = summed(weight * self.weigh({**reply, seat: plan}).get(seat, 0.0) for weight, reply in replies)
        return round(sums / total, PLACES)

    def without_overlooked(self, plans: Sequence[Plan]) -> list[Plan]:
        """The plans that this level notices; the first is never overlooked."""
        share = self.level.overlooked
        if not share:
            return list(plans)
        return [plan for number, plan in enumerate(plans) if not number or self.dice.draw(100, "overlooked") > share]

    def best_first(self, scored: Iterable[Scored]) -> list[Scored]:
        """Best first; equal plans stay in the order proposed, which is the evaluator's order of likelihood."""
        return sorted(scored, key=lambda each: -each.value)

    def is_legal(self, plan: Plan, seat: str | None = None) -> bool:
        """Whether a plan has no void command; by default a plan of the thinking seat."""
        return is_legal(self.rules, self.state, seat or self.seat, plan)


def sorted_by_seat(joint: Joint) -> list[tuple[str, Plan]]:
    """The plans of a joint plan in a fixed order."""
    return sorted(joint.items(), key=lambda each: each[0])
