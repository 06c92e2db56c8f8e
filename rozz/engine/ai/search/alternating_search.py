"""Search for open moments in which seats move one after another: needs a game with a tree."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.search.alpha_beta import AlphaBeta
from rozz.engine.ai.search.game_tree import LevelLimits, Tree, Variation
from rozz.engine.ai.search.search_context import PLACES, SearchContext
from rozz.engine.ai.think_result import Scored, Share, Thought
from rozz.engine.dice import Dice
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Plan

#: How many plans a thought includes, and the fraction of the work for the second and third of them.
_SHOWN, _EXTRA_PART = 3, 6
#: How many moves have a continuation in the thought.
_FOLLOWED = 3
#: How many plans a loose choice is made from, and how finely it is drawn.
_LOOSE, _FINE = 12, 1_000_000


@runtime_checkable
class AlternatingGame(Protocol):
    """What a game implements besides its evaluator if seats move in turn and nothing is hidden."""

    def tree(self, state: Any, dice: Dice) -> tuple[Tree, Any]:
        """The tree of the state's game, and the state's place in it; `dice` for a player's whims."""

    def plan_of(self, state: Any, move: Hashable) -> Plan:
        """A step of the tree as commands."""

    def limits_of(self, number: int) -> LevelLimits:
        """How a level plays: its search limits and its mistakes."""


def search(context: SearchContext, game: AlternatingGame) -> Generator[None, None, Thought]:
    """Search to the end; `context.best` is available from the start. Work is counted in the level's own units."""
    level_limits = game.limits_of(context.level.number)
    whole, limits = max(1, context.level.work), level_limits.limits
    nodes = max(1, limits.nodes * context.budget // whole)
    tree, position = game.tree(context.state, context.dice)
    shown = _LOOSE if level_limits.looseness else 1
    extra = 0 if level_limits.looseness else nodes // _EXTRA_PART
    seen = _moves_not_overlooked(context, [step.move for step in tree.steps(position)], level_limits.overlooked)
    made = AlphaBeta(tree, position, limits.with_nodes(nodes - extra, shown), seen.__contains__)
    for part in (made.slices(), made.widen(_SHOWN, extra) if extra else ()):
        for _ in part:
            _record_best(context, game, made, limits.nodes)
            yield
    _record_best(context, game, made, limits.nodes)
    return _choose_move(context, game, tree, made.best, level_limits.looseness)


def _record_best(context: SearchContext, game: AlternatingGame, made: AlphaBeta, nodes: int) -> None:
    """Record the best move so far, and the work done."""
    context.best = game.plan_of(context.state, made.move)
    context.spent = min(context.budget, made.nodes * context.level.work // nodes)


def _moves_not_overlooked(context: SearchContext, moves: Sequence[Hashable], overlooked: int) -> set[Hashable]:
    """The moves that a level does not overlook."""
    if not overlooked:
        return set(moves)
    return {move for move in moves if context.dice.draw(100, "overlooked") > overlooked}


def _choose_move(
    context: SearchContext, game: AlternatingGame, tree: Tree, best: Sequence[Variation], looseness: float
) -> Thought:
    """A random choice among the best moves, less likely the farther below the best."""
    scored = [Scored(round(tree.chance(each.value), PLACES), game.plan_of(context.state, each.move)) for each in best]
    fit = [each for each in scored[:_LOOSE] if context.is_legal(each.plan)]
    if not fit:
        return Thought(context.best or (), context.spent, True)
    weights = [_weight(fit[0].value - each.value, looseness) if number else 1.0 for number, each in enumerate(fit)]
    chosen = _draw_index(context, weights)
    total = summed(weights)
    shares = [
        Share(
            each.plan, round(w / total, 4), each.value, _expected_continuation(context, game, best[scored.index(each)])
        )
        for each, w in zip(fit[:_SHOWN], weights, strict=False)
    ]
    expected = next(iter(_expected_continuation(context, game, best[scored.index(fit[chosen])])), None)
    return Thought(fit[chosen].plan, context.spent, True, tuple(shares), expected, expected)


def _expected_continuation(context: SearchContext, game: AlternatingGame, line: Variation) -> tuple[Joint, ...]:
    """The moves that the search expects after the first one, each in a mapping whose key is the seat that makes it."""
    state, given = context.state, context.seat
    found: list[Joint] = []
    for move, reply in zip(line.moves[:_FOLLOWED], line.moves[1:], strict=False):
        state = context.rules.next_state(state, {given: game.plan_of(state, move)}, context.dice)
        moment = context.rules.moment(state)
        if moment is None or len(moment.seats) != 1:
            break
        given = moment.seats[0]
        found.append({given: game.plan_of(state, reply)})
    return tuple(found)


def _weight(behind: float, loose: float) -> float:
    """The weight of a move: 1 for the best, one half if its value is `loose` lower, and then quickly less."""
    if loose <= 0:
        return 0.0
    return 1 / (1 + (behind / loose) * (behind / loose) * (behind / loose))


def _draw_index(context: SearchContext, weights: Sequence[float]) -> int:
    """A random index by weight; the first if all weights are zero."""
    parts = [int(weight * _FINE) for weight in weights]
    left = context.dice.draw(max(1, sum(parts)), "choice")
    for place, part in enumerate(parts):
        left -= part
        if left <= 0:
            return place
    return 0
