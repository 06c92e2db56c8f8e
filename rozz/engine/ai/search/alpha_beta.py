"""One seat in the moment and nothing hidden: iterative alpha-beta with a budget in nodes.

A step that throws dice is worth the mean of what it may lead to.

Knows no game: a `Tree` brings positions, which are keys too, their steps, and how they stand.  Values are whole
numbers for whoever is to move, so that every platform finds the same; work is counted in nodes, never in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.ai.search.game_tree import SURE, WIN, Chance, Limits, Tree, TreeStep, Variation

_INFINITE = WIN + 1
#: So many nodes pass between two pauses.
PAUSE = 64
#: A quiet step this far down the list is looked at one less deep first, where so much depth is left.
_LATE, _DEEP = 4, 3


class _Spent(Exception):
    """The budget is used up; caught where the iteration began."""


#: What is known of a position: to which depth, at least, at most, and the best step.
_Known = tuple[int, int, int, Hashable]
_Search = Generator[None, None, int]


@dataclass
class AlphaBeta:
    """A search from one position: run `slices` to the end or as far as wanted, and ask for `best` at any time.

    `sees` says which root steps are looked at (a blinkered player overlooks some; one is always left).
    """

    tree: Tree
    position: Any
    limits: Limits
    sees: Callable[[Hashable], bool] = lambda move: True
    nodes: int = 0
    depth: int = 0
    _roots: list[tuple[int, TreeStep]] = field(default_factory=list)
    _table: dict[Any, _Known] = field(default_factory=dict)
    _killers: dict[int, list[Hashable]] = field(default_factory=dict)
    _history: dict[tuple[Hashable, Hashable], int] = field(default_factory=dict)
    _pause: int = PAUSE

    def __post_init__(self) -> None:
        steps = sorted(self.tree.steps(self.position), key=lambda step: -step.promise)
        self._roots = [(0, step) for step in steps if self.sees(step.move)] or [(0, step) for step in steps[-1:]]

    def run(self) -> tuple[Variation, ...]:
        """Search to the end of the budget."""
        for _ in self.slices():
            pass
        return self.best

    @property
    def best(self) -> tuple[Variation, ...]:
        """The root steps, best first, as far as is known now; only the first `lines` values are exact."""
        return tuple(
            Variation(step.move, value, (step.move, *self._variation(step.after, self.depth - 1)))
            for value, step in self._roots
        )

    def widened(self, lines: int, nodes: int) -> Iterator[None]:
        """After all: so many exact values, a little less deep, for as many nodes more; what was best stays first."""
        self.limits = replace(self.limits, lines=lines, nodes=self.nodes + nodes)
        first, depth = self._roots[:1], self.depth
        with suppress(_Spent):
            yield from self._deepened(max(1, depth - 2))
        self.depth = depth
        rest = [each for each in self._roots if each[1] is not first[0][1]]
        self._roots = first + [(min(value, first[0][0]), step) for value, step in rest]

    @property
    def move(self) -> Hashable:
        """The best root step, as far as is known now."""
        return self._roots[0][1].move

    def slices(self) -> Iterator[None]:
        """Deepen till the budget is spent, all is known, or nobody asks any more; `best` can be read in between."""
        # Where there is nothing to choose, a look at what comes of it is enough.
        depth = self.limits.depth if len(self._roots) > 1 else min(1, self.limits.depth)
        try:
            while self.depth < depth and not self._is_settled():
                yield from self._deepened(self.depth + 1)
        except _Spent:
            return

    def _is_settled(self) -> bool:
        """Whether the outcome of every line that is wanted is known."""
        wanted = self._roots[: self.limits.lines]
        return not wanted or all(abs(value) > SURE for value, _ in wanted)

    def _deepened(self, depth: int) -> Iterator[None]:
        """One iteration; a step that was looked at anew takes its place before those that were not."""
        looked_at: list[tuple[int, TreeStep]] = []
        for number, (_, step) in enumerate(list(self._roots)):
            exact = sorted((value for value, _ in looked_at), reverse=True)[: self.limits.lines]
            alpha = exact[-1] if len(exact) == self.limits.lines else -_INFINITE
            value = yield from self._tried(self.position, step.after, depth, alpha, _INFINITE, 0, bool(number))
            looked_at.append((value, step))
            looked_at.sort(key=lambda each: -each[0])
            searched = {id(each) for _, each in looked_at}
            self._roots = looked_at + [each for each in self._roots if id(each[1]) not in searched]
        self.depth = depth

    def _value(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> _Search:
        """The value of a position to a depth, within a window: what is outside is only a bound."""
        self.nodes += 1
        if self.nodes > self.limits.nodes:
            raise _Spent
        if self.nodes >= self._pause:
            self._pause = self.nodes + PAUSE
            yield
        if depth <= 0:
            return self._calm(position, alpha, beta, ply, self.limits.calming)
        known = self._table.get(position)
        first: Hashable = None
        if known:
            known_depth, least, most, first = known
            if known_depth >= depth:
                least, most = _here(least, ply), _here(most, ply)
                if least >= beta or least == most:
                    return least
                if most <= alpha:
                    return most
        steps = self.tree.steps(position)
        if not steps:
            return self._ended(position, ply)
        worst = -_INFINITE
        if depth == 1 and self.limits.reduces and alpha > -SURE:
            steps, worst = self._hopeful(position, steps, alpha)
            if not steps:
                return worst
        ordered = self._ordered(position, steps, first, ply)
        return (yield from self._best_of(position, ordered, depth, alpha, beta, ply, worst))

    def _hopeful(self, position: Any, steps: Sequence[TreeStep], alpha: int) -> tuple[Sequence[TreeStep], int]:
        """The last steps that may still come up to what there is elsewhere, and what all the others come to at most."""
        tree = self.tree
        stands = tree.standing(position)
        if stands + tree.hope > alpha:
            return steps, -_INFINITE
        return [each for each in steps if each.promise > 0 and stands + each.promise + tree.doubt > alpha], alpha

    def _best_of(
        self, position: Any, steps: list[TreeStep], depth: int, alpha: int, beta: int, ply: int, best: int
    ) -> _Search:
        """The best of the steps in their order, or what was `best` without them; and what is to be remembered."""
        chosen, lowest = steps[0], alpha
        for number, step in enumerate(steps):
            is_late = self.limits.reduces and number >= _LATE and depth >= _DEEP and step.promise <= 0
            if is_late:
                value = yield from self._tried(position, step.after, depth - 1, alpha, beta, ply, True)
            if not is_late or value > alpha:
                value = yield from self._tried(position, step.after, depth, alpha, beta, ply, bool(number))
            if value > best:
                best, chosen = value, step
            alpha = max(alpha, value)
            if alpha >= beta:
                self._remember(position, step, depth, ply)
                break
        least = best if best > lowest else -_INFINITE
        most = best if best < beta else _INFINITE
        self._table[position] = (depth, _there(least, ply), _there(most, ply), chosen.move)
        return best

    def _tried(
        self, before: Any, after: Any, depth: int, alpha: int, beta: int, ply: int, is_doubted: bool
    ) -> _Search:
        """The value of a step for who takes it; a doubted one is first only asked whether it is any better."""
        if type(after) is Chance:
            return (yield from self._averaged(before, after, depth, ply))
        turns = self.tree.mover(before) != self.tree.mover(after)
        if is_doubted and beta - alpha > 1 and alpha > -_INFINITE:
            value = yield from self._passed(after, depth, alpha, alpha + 1, ply, turns)
            if value <= alpha or value >= beta:
                return value
        return (yield from self._passed(after, depth, alpha, beta, ply, turns))

    def _averaged(self, before: Any, chance: Chance, depth: int, ply: int) -> _Search:
        """The mean over what dice may lead to, each looked at whole: it is no bound of any of them."""
        total = 0
        for after in chance.after:
            turns = self.tree.mover(before) != self.tree.mover(after)
            total += yield from self._passed(after, depth, -_INFINITE, _INFINITE, ply, turns)
        return _mean(total, len(chance.after))

    def _passed(self, after: Any, depth: int, alpha: int, beta: int, ply: int, turns: bool) -> _Search:
        if turns:
            return -(yield from self._value(after, depth - 1, -beta, -alpha, ply + 1))
        return (yield from self._value(after, depth - 1, alpha, beta, ply + 1))

    def _calm(self, position: Any, alpha: int, beta: int, ply: int, left: int) -> int:
        """The standing once the loud steps are over, which nobody is forced to take."""
        tree = self.tree
        ended = tree.ending(position, False)
        if ended is not None:
            return ended * (WIN - ply)
        best = tree.standing(position)
        if best >= beta or not left:
            return best
        alpha = max(alpha, best)
        for step in sorted(tree.loud(position), key=lambda each: -each.promise):
            if best + step.promise + tree.doubt < alpha:
                break
            self.nodes += 1
            if self.nodes > self.limits.nodes:
                raise _Spent
            if type(step.after) is Chance:
                value = self._calm_mean(position, step.after, ply, left)
            elif tree.mover(step.after) == tree.mover(position):
                value = self._calm(step.after, alpha, beta, ply + 1, left - 1)
            else:
                value = -self._calm(step.after, -beta, -alpha, ply + 1, left - 1)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def _calm_mean(self, position: Any, chance: Chance, ply: int, left: int) -> int:
        """The same for a loud step that throws dice."""
        total, mover = 0, self.tree.mover(position)
        for after in chance.after:
            value = self._calm(after, -_INFINITE, _INFINITE, ply + 1, left - 1)
            total += value if self.tree.mover(after) == mover else -value
        return _mean(total, len(chance.after))

    def _ended(self, position: Any, ply: int) -> int:
        ended = self.tree.ending(position, True)
        return self.tree.standing(position) if ended is None else ended * (WIN - ply)

    def _ordered(self, position: Any, steps: Sequence[TreeStep], first: Hashable, ply: int) -> list[TreeStep]:
        """The step that was best before, then by promise, then those that refuted others at this depth, then by use."""
        mover, killers, history = self.tree.mover(position), self._killers.get(ply, ()), self._history

        def merit(step: TreeStep) -> tuple[bool, int, bool, int]:
            move = step.move
            return move == first, step.promise, move in killers, history.get((mover, move), 0)

        return sorted(steps, key=merit, reverse=True)

    def _remember(self, position: Any, step: TreeStep, depth: int, ply: int) -> None:
        """A quiet step that refuted what came before."""
        if step.promise > 0:
            return
        killers = self._killers.setdefault(ply, [])
        if step.move not in killers:
            killers.insert(0, step.move)
            del killers[2:]
        key = self.tree.mover(position), step.move
        self._history[key] = self._history.get(key, 0) + depth * depth

    def _variation(self, position: Any, depth: int) -> Iterator[Hashable]:
        """The steps that are expected, as far as they are remembered."""
        # What follows on a roll is not known.
        while depth > 0 and type(position) is not Chance and (known := self._table.get(position)):
            step = next((step for step in self.tree.steps(position) if step.move == known[3]), None)
            if step is None:
                return
            yield step.move
            position, depth = step.after, depth - 1


def _mean(total: int, number: int) -> int:
    """Rounded towards the middle, so that it is the same for both sides, and on every platform."""
    return -(-total // number) if total < 0 else total // number


def _there(value: int, ply: int) -> int:
    """A value from the root as one from the position: a sure win counts its steps from there."""
    return value + ply if SURE < value <= WIN else value - ply if -WIN <= value < -SURE else value


def _here(value: int, ply: int) -> int:
    """The mirror of `_there`."""
    return value - ply if SURE < value <= WIN else value + ply if -WIN <= value < -SURE else value
