"""Moments in which one seat moves, openly, and another after it: a game that brings a tree is searched in depth."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search.alpha_beta import AlphaBeta
from rozz.engine.ai.search.game_tree import Blinkers, Tree, Variation
from rozz.engine.ai.search.search_context import PLACES, Desk
from rozz.engine.ai.think_result import Joint, Scored, Share, Thought
from rozz.engine.dice import Dice
from rozz.engine.exact_sum import summed

#: Plans that a thought tells of, and the part of the work that goes into the second and the third of them.
_TOLD, _TELLING = 3, 6
#: Moves that are told of what follows on each.
_FOLLOWED = 3
#: Of how many plans a player chooses loosely, and how finely that is drawn.
_LOOSE, _FINE = 12, 1_000_000


@runtime_checkable
class Alternate(Protocol):
    """What a game brings beside its mind where seats move in turn and nothing is hidden."""

    def tree(self, state: Any, dice: Dice) -> tuple[Tree, Any]:
        """The tree of the state's game, and the state's place in it; `dice` where a player has whims."""

    def commanded(self, state: Any, move: Hashable) -> Plan:
        """A step of the tree as what is handed in."""

    def sees(self, number: int) -> Blinkers:
        """What a level sees."""


def search(desk: Desk, game: Alternate) -> Generator[None, None, Thought]:
    """Think to the end; `desk.best` is there from the first.  Work is counted in parts of the level's own."""
    blinkers = game.sees(desk.level.number)
    whole, limits = max(1, desk.level.work), blinkers.limits
    nodes = max(1, limits.nodes * desk.budget // whole)
    tree, position = game.tree(desk.state, desk.dice)
    shown = _LOOSE if blinkers.looseness else 1
    told = 0 if blinkers.looseness else nodes // _TELLING
    seen = _noticed(desk, [step.move for step in tree.steps(position)], blinkers.overlooked)
    made = AlphaBeta(tree, position, limits.with_nodes(nodes - told, shown), seen.__contains__)
    for part in (made.slices(), made.widened(_TOLD, told) if told else ()):
        for _ in part:
            _note(desk, game, made, limits.nodes)
            yield
    _note(desk, game, made, limits.nodes)
    return _thought(desk, game, tree, made.best, blinkers.looseness)


def _note(desk: Desk, game: Alternate, made: AlphaBeta, nodes: int) -> None:
    """The best so far, and the work that it took."""
    desk.best = game.commanded(desk.state, made.move)
    desk.spent = min(desk.budget, made.nodes * desk.level.work // nodes)


def _noticed(desk: Desk, moves: Sequence[Hashable], overlooked: int) -> set[Hashable]:
    """The moves that do not escape a level."""
    if not overlooked:
        return set(moves)
    return {move for move in moves if desk.dice.draw(100, "overlooked") > overlooked}


def _thought(desk: Desk, game: Alternate, tree: Tree, best: Sequence[Variation], looseness: float) -> Thought:
    """One of the best moves: the farther below the best, the seldomer."""
    scored = [Scored(round(tree.chance(each.value), PLACES), game.commanded(desk.state, each.move)) for each in best]
    fit = [each for each in scored[:_LOOSE] if desk.is_legal(each.plan)]
    if not fit:
        return Thought(desk.best or (), desk.spent, True)
    weights = [_weight(fit[0].value - each.value, looseness) if number else 1.0 for number, each in enumerate(fit)]
    chosen = _drawn(desk, weights)
    total = summed(weights)
    shares = [
        Share(each.plan, round(w / total, 4), each.value, _line(desk, game, best[scored.index(each)]))
        for each, w in zip(fit[:_TOLD], weights, strict=False)
    ]
    expected = next(iter(_line(desk, game, best[scored.index(fit[chosen])])), None)
    return Thought(fit[chosen].plan, desk.spent, True, tuple(shares), expected, expected)


def _line(desk: Desk, game: Alternate, line: Variation) -> tuple[Joint, ...]:
    """What follows on a move, by the seats that give it, as far as the search came."""
    state, given = desk.state, desk.seat
    found: list[Joint] = []
    for move, reply in zip(line.moves[:_FOLLOWED], line.moves[1:], strict=False):
        state = desk.rules.after(state, {given: game.commanded(state, move)}, desk.dice)
        moment = desk.rules.moment(state)
        if moment is None or len(moment.seats) != 1:
            break
        given = moment.seats[0]
        found.append({given: game.commanded(state, reply)})
    return tuple(found)


def _weight(behind: float, loose: float) -> float:
    """1 for the best; half of it `loose` behind, and quickly less."""
    if loose <= 0:
        return 0.0
    return 1 / (1 + (behind / loose) * (behind / loose) * (behind / loose))


def _drawn(desk: Desk, weights: Sequence[float]) -> int:
    """A place in the list, as likely as its weight says; the first where none weighs anything."""
    parts = [int(weight * _FINE) for weight in weights]
    left = desk.dice.draw(max(1, sum(parts)), "choice")
    for place, part in enumerate(parts):
        left -= part
        if left <= 0:
            return place
    return 0
