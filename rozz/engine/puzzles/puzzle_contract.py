"""What a game implements for puzzles.  An interface: it knows no search and no game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from rozz.engine.game import Offer, Rules
from rozz.engine.validation import PathValue


class Unlimited(Exception):
    """There is more than a proof can examine: too many lists of commands of a side, or too many rolls."""


class PuzzleAdapter(Protocol):
    """A game's part in a proof: all possible commands, and the quantities that tasks are about."""

    def commands(self, state: Any, seat: str, given: Sequence[Any]) -> Sequence[Any]:
        """Every legal command after those `given`, each once; no messages and no resignation."""

    def likeness(self, state: Any, seat: str, commands: Sequence[Any]) -> Hashable:
        """Lists with the same likeness lead to the same position, whatever the others do."""

    def places(self, state: Any, seat: str) -> frozenset[str]:
        """The places that a seat holds."""

    def pieces(self, state: Any, seat: str) -> int:
        """How many pieces or armies a seat has on the board."""

    def belongings(self, state: Any, seat: str) -> int:
        """The same plus neutral pieces that serve the holder of their place."""
        return self.pieces(state, seat)

    def passed(self, state: Any) -> Any:
        """The state as if the only mover had passed; None if there is no only mover, or the match is over."""
        return None

    @property
    def has_dice(self) -> bool:
        """Whether commands may roll dice: tasks then have odds instead of a yes or no."""
        return False

    def is_within(self, state: Any) -> bool:
        """Whether the moment belongs to the turn before it, like losses to a combat, and is not counted as a turn."""
        return False

    def key(self, state: Any) -> Hashable:
        """Positions of a match with the same key are equal, so only one of them is examined."""
        return id(state)

    def state_from(self, scenario: Any, position: PathValue, moment: PathValue | None) -> Any:
        """The state from a position of the scenario; refusals name the path."""
        position.wrong("puzzles of this game start from their scenario; leave `position` out")


def by_offers(rules: Rules, state: Any, seat: str, given: Sequence[Any]) -> list[Any]:
    """Every command that picks and dials can make, each once: as complete as the contract, and as slow."""
    found: dict[Any, None] = {}
    seen: set[tuple[str, ...]] = set()
    open_picks: list[tuple[str, ...]] = [()]
    while open_picks:
        offer = rules.offer(state, seat, given, open_picks.pop())
        if offer.made in seen:
            continue
        seen.add(offer.made)
        if offer.command is not None:
            found[offer.command] = None
        for key in _next_picks(offer):
            if (*offer.made, key) not in seen:
                open_picks.append((*offer.made, key))
    return list(found)


def _next_picks(offer: Offer) -> list[str]:
    """The possible next picks: those neither made nor refused, and every other number of a dial."""
    picks = [pick.key for pick in offer.picks if not pick.refusal and pick.key not in offer.made]
    numbers = [
        f"{dial.key}={number}"
        for dial in offer.dials
        for number in range(dial.least, dial.most + 1)
        if number != dial.now
    ]
    return [*picks, *numbers]
