"""What a single move can take before and after a plan, from the seat and from the one that moves next.

For open moments in which seats move one after another. Depends only on the contracts of games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rozz.engine.dice import Dice
from rozz.engine.game import Plan, Played, Rules
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter

#: For each move, the places that it takes from somebody.
Takes = Mapping[Plan, frozenset[str]]


@dataclass(frozen=True)
class Dangers:
    """How a plan changes what a single move can take.

    `saved` places could be taken before, and no longer can. `hanging` ones can be taken after the plan (None means not
    examined). `threatened` ones belong to the other seat and can be taken next, but not before. `otherwise` is the
    move that would take most of `saved` if the seat had passed.
    """

    saved: tuple[str, ...] = ()
    hanging: tuple[str, ...] | None = None
    threatened: tuple[str, ...] = ()
    otherwise: Played | None = None


@dataclass(frozen=True)
class ThreatFinder:
    """Finds dangers, with a game's rules and its puzzle contract."""

    rules: Rules
    adapter: PuzzleAdapter
    dice: Dice

    def dangers(self, state: object, after: object, seat: str) -> Dangers:
        """How the plan that leads from `state` to `after` changes the seat's safety and the other's."""
        after_pass, moment = self.adapter.after_pass(state), self.rules.moment(after)
        if after_pass is None or moment is None or seat in moment.seats:
            return Dangers()
        opponent = moment.seats[0]
        before, then = self._takes(after_pass, opponent, seat), self._takes(after, opponent, seat)
        hanging = _all(then)
        saved = _all(before) - hanging - self._unsaved(state, after, seat, hanging)
        could = _all(self._takes(state, seat, opponent))
        threatened = _all(self._takes(self.adapter.after_pass(after), seat, opponent)) - could
        otherwise = self.rules.resolve(after_pass, {opponent: _most(before, saved)}, self.dice) if saved else None
        return Dangers(tuple(sorted(saved)), tuple(sorted(hanging)), tuple(sorted(threatened)), otherwise)

    def _takes(self, state: object, mover: str, victim: str) -> Takes:
        """All moves by which the mover would take something if it were the mover's turn."""
        held = self.adapter.places(state, victim)
        found = {}
        for command in self.adapter.commands(state, mover, ()):
            after = self.rules.next_state(state, {mover: (command,)}, self.dice)
            if lost := held - self.adapter.places(after, victim):
                found[command,] = lost
        return found

    def _unsaved(self, state: object, after: object, seat: str, hanging: frozenset[str]) -> frozenset[str]:
        """Places that the seat left without saving their piece: it was lost, or can be taken where it is now."""
        before, then = (self.adapter.places(each, seat) for each in (state, after))
        has_lost = self.adapter.pieces(after, seat) < self.adapter.pieces(state, seat)
        return before - then if has_lost or (then - before) & hanging else frozenset()


def _most(takes: Takes, wanted: frozenset[str]) -> Plan:
    """The move that takes most of the wanted places, then the most overall."""
    return max(takes, key=lambda plan: (len(takes[plan] & wanted), len(takes[plan])))


def _all(takes: Takes) -> frozenset[str]:
    places: Iterable[frozenset[str]] = takes.values()
    return frozenset().union(*places)
