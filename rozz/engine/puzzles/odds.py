"""The proof of a puzzle with dice: the probability that a plan fulfills the task against any reply, as exact fractions.

The odds of a position are the best odds of the seat's own plans; the odds of a plan are the worst odds over the
replies; the odds of a reply are the mean over all rolls. Equal positions after different rolls are examined only once.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine.game import Joint, Plan, Rules
from rozz.engine.puzzles.exact_fractions import CERTAIN, NEVER, Chance
from rozz.engine.puzzles.proof import Depth, Prover, Search
from rozz.engine.puzzles.puzzle_goals import Goal
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter, Unlimited
from rozz.engine.said import said

#: The most outcomes of the dice in one moment.
MOST_ROLLS = 20_000
#: The most dice in one moment: ties are rolled again, so some moments have no last roll.
MOST_DICE = 100
#: How many outcomes are examined between two pauses.
_PAUSE = 16


class FixedDice:
    """Dice that show the given faces, then the lowest ones; `chance` is the probability of these faces.

    Raises Unlimited after `MOST_DICE`.
    """

    def __init__(self, faces: Sequence[int]) -> None:
        self._given = faces
        self.faces: list[int] = []
        self.chance = CERTAIN
        self._last: list[int] = []

    def draw(self, sides: int, rule: str) -> int:
        """The next face."""
        return self.draw_graded(sides, sides, rule)

    def draw_graded(self, sides: int, most: int, rule: str) -> int:
        """The next face; the first one above `most` has the probability of all of them."""
        number, last = len(self.faces), min(max(most, 0) + 1, sides)
        if number >= MOST_DICE:
            raise Unlimited(said("files-many-dice", most=MOST_DICE))
        face = self._given[number] if number < len(self._given) else 1
        self.faces.append(face)
        self._last.append(last)
        self.chance *= Chance(sides - last + 1 if face == last else 1, sides)
        return face

    def next_faces(self) -> list[int] | None:
        """The next combination of faces; None after the last."""
        faces = list(self.faces)
        while faces and faces[-1] == self._last[len(faces) - 1]:
            faces.pop()
        return [*faces[:-1], faces[-1] + 1] if faces else None


@dataclass
class OddsProver:
    """Computes the odds that a plan of `seat` reaches `goal`; `chance` are the odds that the puzzle requires.

    `tried` counts the positions reached, before equal ones are merged.
    """

    rules: Rules
    adapter: PuzzleAdapter
    seat: str
    goal: Goal
    chance: Chance = CERTAIN
    most: Mapping[str, int] = field(default_factory=dict)
    tried: int = 0
    _known: dict[tuple[int, Hashable], Chance] = field(default_factory=dict)
    _depth: Depth = field(default_factory=Depth)

    def __post_init__(self) -> None:
        self._lists = Prover(self.rules, self.adapter, self.seat, self.goal, self.most)
        self.plans = self._lists.plans
        self.replies = self._lists.replies

    def odds(self, state: object, turns: int) -> Search[Chance]:
        """The odds of a position with this many own turns left."""
        moment = self.rules.moment(state)
        is_met = self.goal.is_met(self.rules, self.adapter, state, self.seat)
        if moment is None or (is_met and self.goal.is_met_at_once):
            return CERTAIN if is_met else NEVER
        is_mine = self.seat in moment.seats
        # The rest of the last turn is still played, and for a task that is judged at the end, also the replies to it.
        is_over = turns == 0 and not self.adapter.is_within(state)
        if is_over and (is_mine or self.goal.is_met_at_once):
            return CERTAIN if is_met else NEVER
        key = turns, self.adapter.key(state)
        if key not in self._known:
            best = NEVER
            for plan in self.plans(state, self.seat) if is_mine else ((),):
                best = max(best, (yield from self.against(state, turns, plan))[0])
                if best == CERTAIN:
                    break
            self._known[key] = best
        return self._known[key]

    def against(self, state: object, turns: int, plan: Plan) -> Search[tuple[Chance, Joint]]:
        """The odds of a plan, and the reply that makes them worst."""
        moment = self.rules.moment(state)
        if moment is None:
            return (CERTAIN if self.goal.is_met(self.rules, self.adapter, state, self.seat) else NEVER), {}
        is_mine = self.seat in moment.seats
        mine = {self.seat: plan} if is_mine else {}
        left = turns - (is_mine and not self.adapter.is_within(state))
        worst: tuple[Chance, Joint] | None = None
        for reply in self.replies(state, moment):
            odds = NEVER
            for weight, reached in (yield from self.rolled(state, {**reply, **mine})):
                with self._depth:
                    odds += weight * (yield from self.odds(reached, left))
            if worst is None or odds < worst[0]:
                worst = (odds, reply)
            if odds == NEVER:
                break
        assert worst is not None
        return worst

    def rolled(self, state: Any, orders: Joint) -> Search[list[tuple[Chance, Any]]]:
        """Every position that commands can lead to, each once, with its probability."""
        found: dict[Hashable, tuple[Chance, Any]] = {}
        faces: list[int] | None = []
        number = 0
        while faces is not None:
            dice = FixedDice(faces)
            reached = self.rules.next_state(state, orders, dice)
            weight = dice.chance
            key = self.adapter.key(reached)
            found[key] = (weight + found[key][0], found[key][1]) if key in found else (weight, reached)
            faces = dice.next_faces()
            number += 1
            if number > MOST_ROLLS:
                raise Unlimited(said("files-many-rolls", most=MOST_ROLLS))
            if number % _PAUSE == 0:
                yield
        self.tried += number
        yield
        return list(found.values())

    def refutation(self, state: object, turns: int, plan: Plan, hints: Sequence[Plan] = ()) -> Search[Joint | None]:
        """The reply that leaves a plan of the first turn less than the required odds; None if there is none.

        Hints are not used: the odds of all plans are wanted.
        """
        odds, reply = yield from self.against(state, turns, plan)
        return None if odds >= self.chance else reply

    def weighed(self, state: object, turns: int) -> Search[list[tuple[Plan, Chance]]]:
        """Every plan of the first turn with its odds."""
        found = []
        for plan in self.plans(state, self.seat):
            found.append((plan, (yield from self.against(state, turns, plan))[0]))
        return found
