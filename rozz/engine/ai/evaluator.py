"""What a game implements for computer players. Independent of any search or game.

A plan is all that a seat hands in at a moment. Nothing here receives the others' orders: a computer player sees what
every player sees before anybody's commands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rozz.engine.dice import Dice
from rozz.engine.game import Plan

#: The default number of rolls for a mean.
ROLLS = 3


class Evaluator(Protocol):
    """A game's part in a search. `plans` and `value` are required; the rest has defaults."""

    def plans(self, state: Any, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """About `number` complete, legal plans of a seat, most likely first; `dice` for drawing random ones."""

    def value(self, state: Any) -> Mapping[str, float]:
        """The value of each seat, from 0 (lost) to 1 (won); in a finished match exactly the result.

        Use only sums, products, quotients and square roots: other functions differ between platforms.
        """

    def max_length(self, state: Any, seat: str) -> int:
        """How many times an empty plan can be extended; 0 if `plans` returns complete plans."""
        return 0

    def extensions(self, state: Any, seat: str, plan: Plan, number: int, dice: Dice) -> Sequence[Plan]:
        """About `number` legal plans that extend this one by one command, most likely first."""
        return ()

    def variations(self, state: Any, seat: str, plan: Plan) -> Sequence[Plan]:
        """Legal plans that differ from this one in one quantity or destination."""
        return ()

    def rivals(self, state: Any, seat: str, others: Sequence[str]) -> Sequence[str]:
        """The other seats of the moment, the most relevant to this one first."""
        return others

    def compares_seats(self, state: Any) -> bool:
        """Whether the value compares seats, and not only a seat's own plans.

        While pieces are set up in turns, the player who has just placed some is not ahead because of them.
        """
        return True

    def rolls(self, state: Any) -> int:
        """How many rolls a moment with dice is averaged over; each costs as much work as a position."""
        return ROLLS

    def early_turns(self, state: Any) -> int:
        """How many turns at the start of a match the strongest level varies; 0 if that was not measured."""
        return 0

    def grows_tables(self, state: Any) -> bool:
        """Whether the strongest level guards against a rival who could predict it, at the cost of more work."""
        return True

    def openings(self, state: Any, seat: str, level: int) -> Sequence[tuple[int, Plan]]:
        """Plans for the first turns, worked out beforehand for a level, each with its weight; none if unknown.

        An empty plan stands for thinking.
        """
        return ()

    def opening_margin(self, state: Any) -> float:
        """How much worse than the best plan found a plan of `openings` may be; 1 if it is not compared."""
        return 1.0

    def opening_tolerance(self, state: Any) -> float:
        """How much more than expected a rival who knows the shares of `openings` may gain after the first turn.

        Where it would gain more, the strongest level often thinks instead; 1 if that is not checked.
        """
        return 1.0

    def plan_kind(self, plan: Plan) -> Any:
        """What a plan does, without its numbers and places: plans of one kind are variations of each other."""
        return plan

    def prepare(self, state: Any, seat: str, plan: Plan) -> Any:
        """A plan in the form that `next_state` processes fastest, so a plan used in many cells is judged once."""
        return plan
