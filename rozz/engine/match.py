"""A match: a scenario, who plays, and the turns' commands; the state is a fold of `resolve` over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.errors import BadOrders
from rozz.engine.game import Game, Outcome, Turn

HERE = "here"
PASSIVE = "passive"


@dataclass(frozen=True)
class Place:
    """Who sits in a seat: colour, name, and how it is played (here, passive, link, computer …)."""

    colour: str
    name: str
    plays: str = HERE


@dataclass(frozen=True)
class Match:
    """`played` are the resolved turns, `pending` the commands handed in for the next and not yet revealed."""

    game: Game = field(repr=False)
    scenario: Any = field(repr=False)
    identity: str
    seats: tuple[Place, ...]
    seed: int
    opening: Any = field(repr=False)
    played: tuple[Turn, ...] = field(default=(), repr=False)
    pending: Mapping[str, tuple[Any, ...]] = field(default_factory=dict, repr=False)

    @staticmethod
    def begin(game: Game, scenario: Any, identity: str, names: Mapping[str, str] | None = None, seed: int = 0) -> Match:
        """A fresh match; seats without a name go by their colour."""
        known = names or {}
        seats = tuple(
            Place(seat.colour, known.get(seat.colour, seat.colour), PASSIVE if seat.is_passive else HERE)
            for seat in game.seats(scenario)
        )
        return Match(game, scenario, identity, seats, seed, game.new(scenario, seed))

    @property
    def state(self) -> Any:
        """Where the match stands."""
        return self.played[-1].after if self.played else self.opening

    @property
    def turns(self) -> tuple[Mapping[str, tuple[Any, ...]], ...]:
        """The commands of every turn, as handed in."""
        return tuple(turn.orders for turn in self.played)

    def resolved(self) -> tuple[Turn, ...]:
        """Every turn played so far."""
        return self.played

    @property
    def names(self) -> dict[str, str]:
        """The name of each colour."""
        return {place.colour: place.name for place in self.seats}

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.game.outcome(self.state)

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that owe commands and have not handed them in."""
        idle = {place.colour for place in self.seats if place.plays == PASSIVE}
        return tuple(seat for seat in self.game.to_act(self.state) if seat not in idle and seat not in self.pending)

    @property
    def is_complete(self) -> bool:
        """Whether nobody owes commands any more, and the turn can be revealed."""
        return not self.waiting_for and self.outcome is None

    def hand_in(self, colour: str, commands: Sequence[Any]) -> Match:
        """Take a seat's commands for the turn; they stay hidden till `reveal`."""
        if colour not in self.game.to_act(self.state):
            raise BadOrders(f"{colour} owes no commands now")
        return replace(self, pending={**self.pending, colour: tuple(commands)})

    def take_back(self, colour: str) -> Match:
        """Give a seat its commands back, as long as they are not revealed."""
        return replace(self, pending={seat: given for seat, given in self.pending.items() if seat != colour})

    def reveal(self) -> Match:
        """Resolve the turn with all that was handed in; whoever owes commands gives none."""
        if self.outcome is not None:
            raise BadOrders("the match is over")
        idle = {place.colour for place in self.seats if place.plays == PASSIVE}
        given = {
            seat: self.game.idle(self.state, seat)
            for seat in self.game.to_act(self.state)
            if seat in idle and seat not in self.pending
        }
        turn = self.game.resolve(self.state, {**given, **self.pending})
        return replace(self, played=(*self.played, turn), pending={})

    def undo(self) -> Match:
        """The match before its last turn."""
        return replace(self, played=self.played[:-1], pending={})

    def branch(self, turns: int, identity: str) -> Match:
        """Another match that shares the first `turns` turns."""
        return replace(self, identity=identity, played=self.played[:turns], pending={})

    def sight(self, viewer: str | None) -> Match:
        """The match as one seat, or anybody (None), may know it: no commands of others that are not revealed.

        The one door by which secrets leave.
        """
        played = tuple(self._turn_in_sight(turn, viewer) for turn in self.played)
        mine = {seat: given for seat, given in self.pending.items() if seat == viewer}
        return replace(self, played=played, pending=mine)

    def _turn_in_sight(self, turn: Turn, viewer: str | None) -> Turn:
        """A turn played again from what may be seen of its commands, so that its events hold no more than those."""
        seen = {seat: self.game.sight(turn.orders, seat, viewer) for seat in turn.orders}
        return turn if seen == turn.orders else self.game.resolve(turn.before, seen)
