"""What a game brings for computer players.  A vocabulary: it knows no search and no game.

A plan is all that a seat hands in at a moment.  Nothing here is told what others ordered: a computer player sees what
every player sees before anybody's commands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rozz.engine.dice import Dice

Plan = tuple[Any, ...]
#: Over how many rolls a mean is taken where a game says nothing.
ROLLS = 3


class Minded(Protocol):
    """A game's part in a search.  `plans` and `value` are needed; the rest has an answer where a game says nothing."""

    def plans(self, state: Any, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """Some `number` of whole plans of a seat, the likeliest first, each legal; `dice` where some are drawn."""

    def value(self, state: Any) -> Mapping[str, float]:
        """How each seat stands, from 0 (lost) to 1 (won); of a finished match exactly what each has won.

        Only sums, products, quotients and square roots belong here: other functions differ between platforms.
        """

    def length(self, state: Any, seat: str) -> int:
        """How often a plan of nothing can be made longer; 0 where `plans` gives all there is."""
        return 0

    def longer(self, state: Any, seat: str, plan: Plan, number: int, dice: Dice) -> Sequence[Plan]:
        """Some `number` of plans that are this one and one more command, the likeliest first, each legal."""
        return ()

    def nudges(self, state: Any, seat: str, plan: Plan) -> Sequence[Plan]:
        """Plans that are this one with one quantity or destination changed, each legal."""
        return ()

    def rivals(self, state: Any, seat: str, others: Sequence[str]) -> Sequence[str]:
        """The other seats of the moment, whoever matters most to this one first."""
        return others

    def is_telling(self, state: Any) -> bool:
        """Whether the value says who stands better, and not only which of one's own plans is better.

        As long as pieces are set up by one after the other, whoever has just placed some is not ahead by them.
        """
        return True

    def rolls(self, state: Any) -> int:
        """Over how many rolls of its dice the mean of a moment is taken, if it throws any: the work of as many."""
        return ROLLS

    def prepared(self, state: Any, seat: str, plan: Plan) -> Any:
        """A plan as `after` takes it soonest: what is looked at in a hundred cells need be judged only once."""
        return plan
