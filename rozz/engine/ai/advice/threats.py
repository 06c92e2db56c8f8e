"""What a single move could take: before a plan of a seat and after it, from the seat and from who moves next.

Only for moments in which one seat moves, openly, and another after it; knows no game but by its contract.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rozz.engine.ai.evaluator import Plan
from rozz.engine.dice import Dice
from rozz.engine.game import Played, Rules
from rozz.engine.puzzles.puzzle_contract import Posed

#: By move the places that it takes from somebody.
Takes = Mapping[Plan, frozenset[str]]


@dataclass(frozen=True)
class Dangers:
    """What a plan changes in what a single move can take.

    Places that are `saved`: they could have been taken, and cannot any more; `hanging`: those that can be taken then,
    None where nobody looks; `threatened`: those of the other that could not be taken, and can be then unless that is
    prevented.  `otherwise`: the move that would take most of what is saved, as though the seat had let its own pass.
    """

    saved: tuple[str, ...] = ()
    hanging: tuple[str, ...] | None = None
    threatened: tuple[str, ...] = ()
    otherwise: Played | None = None


@dataclass(frozen=True)
class Lookout:
    """Who looks out: by the rules of a game, and with what it brings for puzzles."""

    rules: Rules
    posed: Posed
    dice: Dice

    def dangers(self, state: Any, after: Any, seat: str) -> Dangers:
        """What the plan that leads from one state to the other does for the seat's safety, and to the other's."""
        passed, moment = self.posed.passed(state), self.rules.moment(after)
        if passed is None or moment is None or seat in moment.seats:
            return Dangers()
        foe = moment.seats[0]
        before, then = self._takes(passed, foe, seat), self._takes(after, foe, seat)
        hanging = _all(then)
        saved = _all(before) - hanging - self._unsaved(state, after, seat, hanging)
        could = _all(self._takes(state, seat, foe))
        threatened = _all(self._takes(self.posed.passed(after), seat, foe)) - could
        otherwise = self.rules.resolve(passed, {foe: _most(before, saved)}, self.dice) if saved else None
        return Dangers(tuple(sorted(saved)), tuple(sorted(hanging)), tuple(sorted(threatened)), otherwise)

    def _takes(self, state: Any, mover: str, victim: str) -> Takes:
        """All moves that take something, were it the mover's turn."""
        held = self.posed.places(state, victim)
        found = {}
        for command in self.posed.commands(state, mover, ()):
            after = self.rules.after(state, {mover: (command,)}, self.dice)
            if lost := held - self.posed.places(after, victim):
                found[command,] = lost
        return found

    def _unsaved(self, state: Any, after: Any, seat: str, hanging: frozenset[str]) -> frozenset[str]:
        """What the seat has left, where that has saved nothing: it fell, or can be taken where it stands now."""
        before, then = (self.posed.places(each, seat) for each in (state, after))
        has_lost = self.posed.pieces(after, seat) < self.posed.pieces(state, seat)
        return before - then if has_lost or (then - before) & hanging else frozenset()


def _most(takes: Takes, wanted: frozenset[str]) -> Plan:
    """The move that takes most of what is wanted, and then the most."""
    return max(takes, key=lambda plan: (len(takes[plan] & wanted), len(takes[plan])))


def _all(takes: Takes) -> frozenset[str]:
    places: Iterable[frozenset[str]] = takes.values()
    return frozenset().union(*places)
