"""Iterative alpha-beta search with a budget in nodes, for moments with one seat and nothing hidden.

A step that rolls dice is worth the mean over its outcomes.

Independent of games: a `Tree` provides positions (which are also keys), their steps, and a static evaluation. Values
are whole numbers for the side to move, so every platform finds the same; work is counted in nodes, never in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.ai.search.game_tree import SURE, WIN, ChanceNode, Limits, Tree, TreeStep, Variation

_INFINITE = WIN + 1
#: The number of nodes between two pauses.
PAUSE = 64
#: A quiet step this far down the list is first searched with one ply less, if at least this much depth is left.
_LATE, _DEEP = 4, 3
#: The last plies, in which a side that is far enough ahead needs no search.
_SHALLOW = 2


class _BudgetSpent(Exception):
    """The budget is used up; caught where the iteration began."""


#: A table entry: depth, lower bound, upper bound, and the best step.
_TableEntry = tuple[int, int, int, Hashable]
_Search = Generator[None, None, int]


@dataclass
class AlphaBeta:
    """A search from one position: run `slices` to the end or to any earlier point, and ask for `best` at any time.

    `sees` are the root steps to search (weaker players overlook some; at least one is left).
    """

    tree: Tree
    position: Any
    limits: Limits
    sees: Callable[[Hashable], bool] = lambda move: True
    nodes: int = 0
    depth: int = 0
    _roots: list[tuple[int, TreeStep]] = field(default_factory=list)
    _table: dict[Any, _TableEntry] = field(default_factory=dict)
    _killers: dict[int, list[Hashable]] = field(default_factory=dict)
    _history: dict[tuple[Hashable, Hashable], int] = field(default_factory=dict)
    _pause: int = PAUSE

    def __post_init__(self) -> None:
        steps = sorted(self.tree.steps(self.position), key=lambda step: -step.estimate)
        self._roots = [(0, step) for step in steps if self.sees(step.move)] or [(0, step) for step in steps[-1:]]

    def run(self) -> tuple[Variation, ...]:
        """Search to the end of the budget."""
        for _ in self.slices():
            pass
        return self.best

    @property
    def best(self) -> tuple[Variation, ...]:
        """The root steps, best first, by current knowledge; only the first `lines` values are exact."""
        return tuple(
            Variation(step.move, value, (step.move, *self._variation(step.after, self.depth - 1)))
            for value, step in self._roots
        )

    def widen(self, lines: int, nodes: int) -> Iterator[None]:
        """Get exact values of more steps with more nodes, to a slightly smaller depth; the best step stays first."""
        self.limits = replace(self.limits, lines=lines, nodes=self.nodes + nodes)
        first, depth = self._roots[:1], self.depth
        with suppress(_BudgetSpent):
            yield from self._search_to_depth(max(1, depth - 2))
        self.depth = depth
        rest = [each for each in self._roots if each[1] is not first[0][1]]
        self._roots = first + [(min(value, first[0][0]), step) for value, step in rest]

    @property
    def move(self) -> Hashable:
        """The best root step, by current knowledge."""
        return self._roots[0][1].move

    def slices(self) -> Iterator[None]:
        """Deepen until the budget is spent, everything is known, or the caller stops; `best` can be read in between."""
        # Without a choice, a look at the result is enough.
        depth = self.limits.depth if len(self._roots) > 1 else min(1, self.limits.depth)
        try:
            while self.depth < depth and not self._is_settled():
                yield from self._search_to_depth(self.depth + 1)
        except _BudgetSpent:
            return

    def _is_settled(self) -> bool:
        """Whether the outcome of every wanted line is known."""
        wanted = self._roots[: self.limits.lines]
        return not wanted or all(abs(value) > SURE for value, _ in wanted)

    def _search_to_depth(self, depth: int) -> Iterator[None]:
        """One iteration; a re-searched step is placed before steps that were not re-searched."""
        looked_at: list[tuple[int, TreeStep]] = []
        for number, (_, step) in enumerate(list(self._roots)):
            exact = sorted((value for value, _ in looked_at), reverse=True)[: self.limits.lines]
            alpha = exact[-1] if len(exact) == self.limits.lines else -_INFINITE
            value = yield from self._step_value(self.position, step.after, depth, alpha, _INFINITE, 0, bool(number))
            looked_at.append((value, step))
            looked_at.sort(key=lambda each: -each[0])
            searched = {id(each) for _, each in looked_at}
            self._roots = looked_at + [each for each in self._roots if id(each[1]) not in searched]
        self.depth = depth

    def _value(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> _Search:
        """The value of a position to a depth, within a window: values outside are only bounds."""
        self.nodes += 1
        if self.nodes > self.limits.nodes:
            raise _BudgetSpent
        if self.nodes >= self._pause:
            self._pause = self.nodes + PAUSE
            yield
        if depth <= 0:
            return self._quiescence(position, alpha, beta, ply, self.limits.calming)
        known = self._table.get(position)
        first: Hashable = None
        if known:
            known_depth, least, most, first = known
            if known_depth >= depth:
                least, most = _value_from_root(least, ply), _value_from_root(most, ply)
                if least >= beta or least == most:
                    return least
                if most <= alpha:
                    return most
        if depth <= _SHALLOW and self.limits.reduces and self.tree.ending(position, False) is None:
            static_value = self.tree.static_value(position)
            least = static_value - depth * self.tree.lead
            if -SURE < beta < SURE and least >= beta:
                return least
            if depth == 1 and alpha > -SURE and static_value + self.tree.quiet_margin <= alpha:
                reaching = self._steps_reaching_alpha(position, static_value, alpha)
                if not reaching:
                    return alpha
                ordered = self._ordered_steps(position, reaching, first, ply)
                return (yield from self._best_of(position, ordered, depth, alpha, beta, ply, alpha))
        steps = self.tree.steps(position)
        if not steps:
            return self._ending_value(position, ply)
        ordered = self._ordered_steps(position, steps, first, ply)
        return (yield from self._best_of(position, ordered, depth, alpha, beta, ply, -_INFINITE))

    def _steps_reaching_alpha(self, position: Any, static_value: int, alpha: int) -> list[TreeStep]:
        """The steps at the last ply that may still reach alpha; a quiet one cannot."""
        needed = alpha - static_value - self.tree.noisy_margin
        return [step for step in self.tree.noisy_steps(position) if step.estimate > needed]

    def _best_of(
        self, position: Any, steps: list[TreeStep], depth: int, alpha: int, beta: int, ply: int, best: int
    ) -> _Search:
        """The best step in order, or `best` if none is better; and what to store in the table."""
        chosen, lowest = steps[0], alpha
        for number, step in enumerate(steps):
            is_late = self.limits.reduces and number >= _LATE and depth >= _DEEP and step.estimate <= 0
            if is_late:
                value = yield from self._step_value(position, step.after, depth - 1, alpha, beta, ply, True)
            if not is_late or value > alpha:
                value = yield from self._step_value(position, step.after, depth, alpha, beta, ply, bool(number))
            if value > best:
                best, chosen = value, step
            alpha = max(alpha, value)
            if alpha >= beta:
                self._remember(position, step, depth, ply)
                break
        least = best if best > lowest else -_INFINITE
        most = best if best < beta else _INFINITE
        self._table[position] = (depth, _value_from_position(least, ply), _value_from_position(most, ply), chosen.move)
        return best

    def _step_value(
        self, before: object, after: object, depth: int, alpha: int, beta: int, ply: int, is_doubted: bool
    ) -> _Search:
        """The value of a step for its player; a doubted one is first searched only for whether it is better."""
        if type(after) is ChanceNode:
            return (yield from self._mean_over_outcomes(before, after, depth, ply))
        turns = self.tree.mover(before) != self.tree.mover(after)
        if is_doubted and beta - alpha > 1 and alpha > -_INFINITE:
            value = yield from self._value_for_mover(after, depth, alpha, alpha + 1, ply, turns)
            if value <= alpha or value >= beta:
                return value
        return (yield from self._value_for_mover(after, depth, alpha, beta, ply, turns))

    def _mean_over_outcomes(self, before: object, chance: ChanceNode, depth: int, ply: int) -> _Search:
        """The mean over the outcomes of dice, each searched with a full window: the mean gives no bounds for them."""
        total = 0
        for after in chance.after:
            turns = self.tree.mover(before) != self.tree.mover(after)
            total += yield from self._value_for_mover(after, depth, -_INFINITE, _INFINITE, ply, turns)
        return _mean(total, len(chance.after))

    def _value_for_mover(self, after: object, depth: int, alpha: int, beta: int, ply: int, turns: bool) -> _Search:
        if turns:
            return -(yield from self._value(after, depth - 1, -beta, -alpha, ply + 1))
        return (yield from self._value(after, depth - 1, alpha, beta, ply + 1))

    def _quiescence(self, position: Any, alpha: int, beta: int, ply: int, left: int) -> int:
        """The evaluation once noisy steps are over; nobody is forced to take them."""
        tree = self.tree
        ended = tree.ending(position, False)
        if ended is not None:
            return ended * (WIN - ply)
        best = tree.static_value(position)
        if best >= beta or not left:
            return best
        alpha = max(alpha, best)
        for step in sorted(tree.noisy_steps(position), key=lambda each: -each.estimate):
            if best + step.estimate + tree.noisy_margin < alpha:
                break
            self.nodes += 1
            if self.nodes > self.limits.nodes:
                raise _BudgetSpent
            if type(step.after) is ChanceNode:
                value = self._quiescence_at_chance(position, step.after, ply, left)
            elif tree.mover(step.after) == tree.mover(position):
                value = self._quiescence(step.after, alpha, beta, ply + 1, left - 1)
            else:
                value = -self._quiescence(step.after, -beta, -alpha, ply + 1, left - 1)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def _quiescence_at_chance(self, position: Any, chance: ChanceNode, ply: int, left: int) -> int:
        """The same for a noisy step that rolls dice."""
        total, mover = 0, self.tree.mover(position)
        for after in chance.after:
            value = self._quiescence(after, -_INFINITE, _INFINITE, ply + 1, left - 1)
            total += value if self.tree.mover(after) == mover else -value
        return _mean(total, len(chance.after))

    def _ending_value(self, position: Any, ply: int) -> int:
        ended = self.tree.ending(position, True)
        return self.tree.static_value(position) if ended is None else ended * (WIN - ply)

    def _ordered_steps(self, position: Any, steps: Sequence[TreeStep], first: Hashable, ply: int) -> list[TreeStep]:
        """Steps in order: the previous best, then by estimate, then killers of this ply, then by history."""
        mover, killers, history = self.tree.mover(position), self._killers.get(ply, ()), self._history

        def merit(step: TreeStep) -> tuple[bool, int, bool, int]:
            move = step.move
            return move == first, step.estimate, move in killers, history.get((mover, move), 0)

        return sorted(steps, key=merit, reverse=True)

    def _remember(self, position: Any, step: TreeStep, depth: int, ply: int) -> None:
        """Remember a quiet step that refuted its predecessor."""
        if step.estimate > 0:
            return
        killers = self._killers.setdefault(ply, [])
        if step.move not in killers:
            killers.insert(0, step.move)
            del killers[2:]
        key = self.tree.mover(position), step.move
        self._history[key] = self._history.get(key, 0) + depth * depth

    def _variation(self, position: Any, depth: int) -> Iterator[Hashable]:
        """The part of the expected continuation that the table has."""
        # What follows a roll is not known.
        while depth > 0 and type(position) is not ChanceNode and (known := self._table.get(position)):
            step = next((step for step in self.tree.steps(position) if step.move == known[3]), None)
            if step is None:
                return
            yield step.move
            position, depth = step.after, depth - 1


def _mean(total: int, number: int) -> int:
    """Round toward zero, so it is the same for both sides and on every platform."""
    return -(-total // number) if total < 0 else total // number


def _value_from_position(value: int, ply: int) -> int:
    """A value from the root converted to one from the position: sure wins count their steps from there."""
    return value + ply if SURE < value <= WIN else value - ply if -WIN <= value < -SURE else value


def _value_from_root(value: int, ply: int) -> int:
    """The inverse of `_value_from_position`."""
    return value - ply if SURE < value <= WIN else value + ply if -WIN <= value < -SURE else value
