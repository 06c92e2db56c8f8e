"""The proof of a puzzle with dice: how likely a plan fulfills the task, whatever the others reply, as exact fractions.

The odds of a position are the best of the seat's own plans; those of a plan the worst of the replies; those of a reply
the mean over all rolls.  Of equal positions that rolls lead to only one is looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine.game import Rules
from rozz.engine.puzzles.exact_fractions import CERTAIN, NEVER, Chance
from rozz.engine.puzzles.proof import Joint, Plan, Prover, Search
from rozz.engine.puzzles.puzzle_contract import Posed, Unlimited
from rozz.engine.puzzles.puzzle_goals import Goal

#: So many ways in which the dice of one moment can fall, and no more.
MOST_ROLLS = 20_000
#: So many of them are looked at between two pauses.
_PAUSE = 16


class Faces:
    """Dice that fall as they are told, then as low as they can; `chance` is how likely they fall so."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._told = faces
        self.faces: list[int] = []
        self.chance = CERTAIN
        self._last: list[int] = []

    def draw(self, sides: int, rule: str) -> int:
        """The next of them."""
        return self.draw_graded(sides, sides, rule)

    def draw_graded(self, sides: int, most: int, rule: str) -> int:
        """The same; the first face above `most` is as likely as all of them."""
        number, last = len(self.faces), min(max(most, 0) + 1, sides)
        face = self._told[number] if number < len(self._told) else 1
        self.faces.append(face)
        self._last.append(last)
        self.chance *= Chance(sides - last + 1 if face == last else 1, sides)
        return face

    def following(self) -> list[int] | None:
        """The next way in which they can fall; None after the last."""
        faces = list(self.faces)
        while faces and faces[-1] == self._last[len(faces) - 1]:
            faces.pop()
        return [*faces[:-1], faces[-1] + 1] if faces else None


@dataclass
class Odds:
    """Reckons with what odds a plan of `seat` reaches `goal`; `chance` are those that the puzzle asks for.

    `tried` counts the positions that were reached, before equal ones are merged.
    """

    rules: Rules
    posed: Posed
    seat: str
    goal: Goal
    chance: Chance = CERTAIN
    most: Mapping[str, int] = field(default_factory=dict)
    tried: int = 0
    _known: dict[tuple[int, Hashable], Chance] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._lists = Prover(self.rules, self.posed, self.seat, self.goal, self.most)
        self.plans = self._lists.plans
        self.replies = self._lists.replies

    def odds(self, state: Any, turns: int) -> Search[Chance]:
        """The odds of a position with so many own turns left."""
        moment = self.rules.moment(state)
        is_met = self.goal.is_met(self.rules, self.posed, state, self.seat)
        if moment is None or (is_met and self.goal.is_met_at_once):
            return CERTAIN if is_met else NEVER
        is_mine = self.seat in moment.seats
        # What belongs to the last turn is still played, and of a task that is looked at at the end the replies to it.
        is_over = turns == 0 and not self.posed.is_within(state)
        if is_over and (is_mine or self.goal.is_met_at_once):
            return CERTAIN if is_met else NEVER
        key = turns, self.posed.key(state)
        if key not in self._known:
            best = NEVER
            for plan in self.plans(state, self.seat) if is_mine else ((),):
                best = max(best, (yield from self.against(state, turns, plan))[0])
                if best == CERTAIN:
                    break
            self._known[key] = best
        return self._known[key]

    def against(self, state: Any, turns: int, plan: Plan) -> Search[tuple[Chance, Joint]]:
        """The odds of a plan, and the reply to it that leaves no better ones."""
        moment = self.rules.moment(state)
        if moment is None:
            return (CERTAIN if self.goal.is_met(self.rules, self.posed, state, self.seat) else NEVER), {}
        is_mine = self.seat in moment.seats
        mine = {self.seat: plan} if is_mine else {}
        left = turns - (is_mine and not self.posed.is_within(state))
        worst: tuple[Chance, Joint] | None = None
        for reply in self.replies(state, moment):
            odds = NEVER
            for weight, reached in (yield from self.rolled(state, {**reply, **mine})):
                odds += weight * (yield from self.odds(reached, left))
            if worst is None or odds < worst[0]:
                worst = (odds, reply)
            if odds == NEVER:
                break
        assert worst is not None
        return worst

    def rolled(self, state: Any, orders: Joint) -> Search[list[tuple[Chance, Any]]]:
        """Every position that commands lead to, each once, with its probability."""
        found: dict[Hashable, tuple[Chance, Any]] = {}
        told: list[int] | None = []
        number = 0
        while told is not None:
            dice = Faces(told)
            reached = self.rules.after(state, orders, dice)
            weight = dice.chance
            key = self.posed.key(reached)
            found[key] = (weight + found[key][0], found[key][1]) if key in found else (weight, reached)
            told = dice.following()
            number += 1
            if number > MOST_ROLLS:
                raise Unlimited(f"the dice of one moment can fall in more than {MOST_ROLLS} ways")
            if number % _PAUSE == 0:
                yield
        self.tried += number
        yield
        return list(found.values())

    def refutation(self, state: Any, turns: int, plan: Plan, hints: Sequence[Plan] = ()) -> Search[Joint | None]:
        """The reply that leaves a plan of the first turn less than the odds that are asked for; None where none does.

        Hints are of no use here: the odds of all plans are wanted.
        """
        odds, reply = yield from self.against(state, turns, plan)
        return None if odds >= self.chance else reply

    def weighed(self, state: Any, turns: int) -> Search[list[tuple[Plan, Chance]]]:
        """Every plan of the first turn with its odds."""
        found = []
        for plan in self.plans(state, self.seat):
            found.append((plan, (yield from self.against(state, turns, plan))[0]))
        return found
