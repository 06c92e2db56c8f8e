"""A match: a scenario, its players, and the commands of each moment; the state is a fold of `resolve` over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from rozz.engine import seats as seat_history
from rozz.engine.dice import Dice, KeyedDice, RecordedDice, RecordingDice
from rozz.engine.errors import BadOrders
from rozz.engine.game import Moment, Outcome, Played, Rules, Verdict
from rozz.engine.said import Player, said
from rozz.engine.seats import HERE as HERE
from rozz.engine.seats import PASSIVE as PASSIVE
from rozz.engine.seats import Earlier
from rozz.engine.seats import SeatAssignment as SeatAssignment


@dataclass(frozen=True)
class Match:
    """`played` are the finished moments, `pending` the commands handed in for the current one.

    `key` generates the dice, so anyone who knows it can predict the rolls. `dealt` are the rolls of the opening.
    `earlier` are the players who held the seats before others took over.
    """

    game: Rules = field(repr=False)
    scenario: Any = field(repr=False)
    identity: str
    seats: tuple[SeatAssignment, ...]
    key: bytes = field(repr=False)
    opening: Any = field(repr=False)
    dealt: tuple[int, ...] = ()
    played: tuple[Played, ...] = field(default=(), repr=False)
    pending: Mapping[str, tuple[Any, ...]] = field(default_factory=dict, repr=False)
    earlier: Earlier = field(default=(), repr=False)

    @staticmethod
    def begin(
        game: Rules,
        scenario: object,
        identity: str,
        names: Mapping[str, str] | None = None,
        key: bytes = b"",
        dealt: Sequence[int] | None = None,
    ) -> Match:
        """A new match; seats without a name use their color.

        The opening is rolled with `key`, or taken from `dealt`; raises BadRecord if that is impossible.
        """
        known = names or {}
        seats = tuple(
            SeatAssignment(seat.colour, known.get(seat.colour, seat.colour), PASSIVE if seat.is_passive else HERE)
            for seat in game.seats(scenario)
        )
        dice = RecordingDice(KeyedDice(key, "0") if dealt is None else RecordedDice(dealt))
        opening = game.begin(scenario, dice)
        return Match(game, scenario, identity, seats, key, opening, tuple(roll.face for roll in dice.rolls))

    @property
    def state(self) -> Any:
        """The current state."""
        return self.played[-1].after if self.played else self.opening

    @property
    def moment(self) -> Moment | None:
        """Who owes what now; None if the match is over."""
        return self.game.moment(self.state)

    @property
    def turns(self) -> tuple[Mapping[str, tuple[Any, ...]], ...]:
        """The commands of every finished moment, as handed in."""
        return tuple(played.orders for played in self.played)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colors of the seats, in order."""
        return tuple(place.colour for place in self.seats)

    @property
    def names(self) -> dict[str, str]:
        """The name of each color, in the language of the page; the same object until that changes."""
        language = seat_history.Naming.language
        kept: tuple[str, dict[str, str]] | None = self.__dict__.get("_names")
        if kept is None or kept[0] != language:
            kept = language, {place.colour: place.shown for place in self.seats}
            self.__dict__["_names"] = kept
        return kept[1]

    def seats_at(self, number: int) -> tuple[SeatAssignment, ...]:
        """Who played each seat in the `number`-th moment, counted from 1."""
        return seat_history.at(number, self.earlier, self.seats)

    def names_at(self, number: int) -> dict[str, str]:
        """The name of each color when the `number`-th moment was played, counted from 1."""
        return {place.colour: place.shown for place in self.seats_at(number)}

    @property
    def authors(self) -> dict[str, SeatAssignment]:
        """Who has handed in what is pending, by seat: a seat may have a new player since, who acts one moment later."""
        return {place.colour: place for place in self.seats_at(len(self.played) + 1) if place.colour in self.pending}

    def with_seats(self, seats: tuple[SeatAssignment, ...]) -> Match:
        """The match with new players in its seats from now on; commands already handed in stay, with their authors."""
        earlier = seat_history.changed(len(self.played), self.earlier, self.seats, seats, self.pending)
        return replace(self, seats=seats, earlier=earlier)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.game.outcome(self.state)

    @property
    def asked(self) -> tuple[str, ...]:
        """The seats that owe commands in the current moment."""
        moment = self.moment
        return moment.seats if moment else ()

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that owe commands and have not handed them in."""
        idle = {place.colour for place in self.seats if place.plays == PASSIVE}
        return tuple(seat for seat in self.asked if seat not in idle and seat not in self.pending)

    @property
    def is_complete(self) -> bool:
        """Whether all commands are handed in, so the moment can be resolved."""
        return not self.waiting_for and self.outcome is None

    def hand_in(self, colour: str, commands: Sequence[object]) -> Match:
        """Take a seat's commands; in a sealed moment they stay hidden until `reveal`.

        Raises BadOrders in an open moment if a command is illegal (with its rule) or there is none.
        """
        moment = self.moment
        if moment is None or colour not in moment.seats:
            raise BadOrders(said("files-owes-nothing", name=Player(colour)))
        if not moment.is_sealed and (fault := self.refusal(colour, commands)):
            raise fault
        return replace(self, pending={**self.pending, colour: tuple(commands)})

    def refusal(self, colour: str, commands: Sequence[object]) -> BadOrders | None:
        """Why commands cannot be handed in during an open moment; None if they can."""
        if not commands:
            return BadOrders(said("files-choose-something", name=Player(colour)))
        illegal = self.first_illegal(colour, commands)
        if illegal is None:
            return None
        command, verdict = illegal
        text, reason = self.game.write(command), self.game.explain(verdict)
        if verdict.rule:
            return BadOrders(said("files-illegal-by-rule", command=text, reason=reason, rule=verdict.rule))
        return BadOrders(said("files-illegal", command=text, reason=reason))

    def first_illegal(self, colour: str, commands: Sequence[Any]) -> tuple[Any, Verdict] | None:
        """The first of a seat's commands that is illegal, with its verdict; None if there is none."""
        verdicts = self.game.judge(self.state, colour, commands)
        rows = zip(commands, verdicts, strict=True)
        return next(((command, verdict) for command, verdict in rows if not verdict.is_done), None)

    def take_back(self, colour: str) -> Match:
        """Give a seat its commands back if they are not revealed yet."""
        return replace(self, pending={seat: given for seat, given in self.pending.items() if seat != colour})

    def reveal(self) -> Match:
        """Resolve the moment with all that was handed in; seats that still owe commands give none."""
        if self.outcome is not None:
            raise BadOrders(said("files-match-over"))
        idle = {place.colour for place in self.seats if place.plays == PASSIVE}
        given = {
            seat: self.game.default_commands(self.state, seat)
            for seat in self.asked
            if seat in idle and seat not in self.pending
        }
        return self.with_resolved_moment({**given, **self.pending}, KeyedDice(self.key, str(len(self.played) + 1)))

    def with_resolved_moment(self, orders: Mapping[str, Sequence[object]], dice: Dice) -> Match:
        """The match with one more moment, rolled with these dice; raises BadOrders as `hand_in` does."""
        moment = self.moment
        if moment is not None and not moment.is_sealed:
            for seat, given in orders.items():
                if given and (fault := self.refusal(seat, given)):
                    raise fault
        return replace(self, played=(*self.played, _resolve(self.game, self.state, orders, dice)), pending={})

    def undo(self, moments: int = 1) -> Match:
        """The match before its last `moments`."""
        return self._truncated(max(0, len(self.played) - moments))

    def _truncated(self, moments: int) -> Match:
        earlier = seat_history.shortened(moments, self.earlier)
        return replace(self, played=self.played[:moments], pending={}, earlier=earlier)

    def branch(self, moments: int, identity: str) -> Match:
        """Another match with the same first `moments` but other dice, so it predicts nothing."""
        key = sha256(self.key + b"/" + identity.encode()).digest()[:16] if self.key else b""
        return replace(self._truncated(moments), identity=identity, key=key)

    def as_seen_by(self, viewer: str | None) -> Match:
        """The match as a seat (None: the public) may know it, without others' unrevealed commands and the dice key.

        Secrets leave only through this method.
        """
        played = tuple(self._played_as_seen_by(each, viewer) for each in self.played)
        mine = {seat: given for seat, given in self.pending.items() if seat == viewer}
        return replace(self, played=played, pending=mine, key=b"")

    def _played_as_seen_by(self, played: Played, viewer: str | None) -> Played:
        """A moment replayed from the visible commands only, so its events reveal no more than these commands."""
        seen = {seat: self.game.visible_commands(played.orders, seat, viewer) for seat in played.orders}
        if seen == played.orders:
            return played
        return _resolve(self.game, played.before, seen, RecordedDice([roll.face for roll in played.rolls]))


def _resolve(game: Rules, state: object, orders: Mapping[str, Sequence[object]], dice: Dice) -> Played:
    noted = RecordingDice(dice)
    played = game.resolve(state, orders, noted)
    return replace(played, rolls=tuple(noted.rolls)) if noted.rolls else played
