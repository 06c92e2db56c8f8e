"""An evaluator for games without one: plans from the offers, and a value that only knows how a match ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.dice import Dice
from rozz.engine.game import Offer, Plan, Rules, is_legal

#: The most picks for a command.
DEPTH = 12


class FallbackEvaluator(Evaluator):
    """Uses only the contract, for one seat: good for a game with few commands, and legal for any other."""

    def __init__(self, rules: Rules, seat: str) -> None:
        self._rules = rules
        self._seat = seat

    def plans(self, state: object, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """The commands that picks lead to, each alone; the default command comes last."""
        found: dict[Plan, None] = {}
        for _ in range(3 * number):
            plan = self._walk(state, seat, dice)
            if plan is not None:
                found[plan] = None
            if len(found) >= number:
                break
        default = self._rules.default_commands(state, seat)
        if not is_legal(self._rules, state, seat, default):
            return [*found]
        return [*(plan for plan in found if plan != default), default]

    def value(self, state: object) -> Mapping[str, float]:
        """The result for each seat, and the middle until there is one."""
        moment = self._rules.moment(state)
        if moment is not None:
            return {self._seat: 0.5, **dict.fromkeys(moment.seats, 0.5)}
        outcome = self._rules.outcome(state)
        winners = outcome.winners if outcome else ()
        return {self._seat: 0.0 if winners else 0.5, **dict.fromkeys(winners, 1 / max(1, len(winners)))}

    def _walk(self, state: object, seat: str, dice: Dice) -> Plan | None:
        """A command from randomly chosen picks; None if they lead nowhere."""
        picked: list[str] = []
        for _ in range(DEPTH):
            offer = self._rules.offer(state, seat, (), picked)
            if offer.command is not None and is_legal(self._rules, state, seat, (offer.command,)):
                return (offer.command,)
            keys = _open_picks(offer, picked)
            if not keys:
                return None
            picked = [*offer.made, keys[dice.draw(len(keys), "pick") - 1]]
        return None


def _open_picks(offer: Offer, picked: Sequence[str]) -> list[str]:
    """The picks that are neither refused nor made yet."""
    return [pick.key for pick in offer.picks if not pick.refusal and pick.key not in picked]
