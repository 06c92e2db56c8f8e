"""Ozymandia and Simultaneous Risk as implementations of the contract in `engine/game.py`; it only joins the parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rozz.engine.areas.adapter import offers
from rozz.engine.areas.adapter.link_coding import AreasCoding
from rozz.engine.areas.legality import legality, reasons
from rozz.engine.areas.model import options
from rozz.engine.areas.model.commands import Command, Resign
from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.reading import state_codec
from rozz.engine.areas.reading.scenario_reading import BoardNamed, read_scenario
from rozz.engine.areas.resolution import set_up, turn
from rozz.engine.areas.resolution.event_log import EventLog, NullLog
from rozz.engine.areas.text import notation, report
from rozz.engine.dice import Dice
from rozz.engine.game import (
    AfterResigning,
    Line,
    Moment,
    Names,
    Offer,
    Option,
    Orders,
    Outcome,
    Played,
    Reach,
    Seat,
    Verdict,
)
from rozz.engine.said import Text
from rozz.engine.validation import PathValue


class Areas:
    """The rules of both games, under the name of one of them, with a mapping from names to map files."""

    rules_version = 1

    def __init__(self, name: str, board_named: BoardNamed) -> None:
        self.name = name
        self.board_named = board_named

    def read(self, written: Any) -> Scenario:
        """The scenario from a mapping."""
        return read_scenario(PathValue(written), self.name, self.board_named)

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping that the scenario was read from, with its map included."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """The exchanges of Z12, the setup of Z15, the last turn of Z11."""
        return options.options_of(scenario)

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """The scenario with these options."""
        return self.read(options.apply_options(scenario, chosen))

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The two players."""
        return tuple(Seat(seat, seat in scenario.passive) for seat in scenario.players)

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """The state at the start of a match; only a dealt setup rolls dice."""
        return set_up.opening(scenario, dice)

    def freeze(self, state: State) -> dict[str, Any]:
        """The whole state except its scenario, as JSON."""
        return state_codec.freeze(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The inverse of `freeze`."""
        return state_codec.thaw(scenario, frozen)

    def fingerprint(self, state: State) -> dict[str, Any]:
        """Everything except the wording of a draw or victory, because this game hides nothing."""
        return {
            "turn": state.turn,
            "position": state_codec.plain_position(state.scenario, state.armies),
            "bombs": {seat: state.bombs[seat] for seat in state.scenario.players},
            "unplaced": {seat: state.unplaced[seat] for seat in state.scenario.players},
            "resigned": [seat for seat in state.scenario.players if seat in state.resigned],
            "winners": list(state.outcome.winners) if state.outcome else None,
        }

    def moment(self, state: State) -> Moment | None:
        """An open moment of the setup, or a sealed turn for both."""
        if state.outcome is not None:
            return None
        if state.is_setting_up:
            return Moment("set-up", state.placing_number, (state.placer,), is_sealed=False)
        return _turn(state)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return state.outcome

    def departed_seats(self, state: State) -> frozenset[str]:
        """The players who have resigned."""
        return state.resigned

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """False: only a dealt setup rolls dice."""
        return False

    def can_order(self, state: State, seat: str) -> bool:
        """Whether there are armies to set up, place or move, or bombardments left."""
        if state.outcome is not None:
            return False
        if state.is_setting_up:
            return seat == state.placer
        return bool(state.armies[seat] or state.bombs[seat])

    def default_commands(self, state: State, seat: str) -> tuple[Command, ...]:
        """No commands; in the setup, where that is impossible, armies all in one area."""
        return set_up.default_commands(state, seat) if state.is_setting_up else ()

    def resignation_commands(self, scenario: Scenario, seat: str) -> tuple[Command, ...]:
        """`resign`."""
        return (Resign(),)

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """The other player wins."""
        return AfterResigning(True, tuple(each for each in scenario.players if each != seat))

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[Command, ...]:
        """The parts of a line; nothing here is ever hidden."""
        return notation.parse(text, scenario.map)

    def write(self, command: Command) -> str:
        """The canonical text of one part."""
        return notation.write(command)

    def judge(self, state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
        """The verdict on each part, which the orders of others cannot change."""
        return legality.judge(state, seat, commands)

    def next_state(self, state: State, orders: turn.GivenOrders, dice: Dice) -> State:
        """The state after a moment; a match has no randomness once it has begun."""
        if state.is_setting_up and state.outcome is None:
            return set_up.play(state, _commands(orders), NullLog())
        return turn.next_state(state, orders)

    def admit(self, state: State, seat: str, commands: Sequence[Command]) -> legality.LegalOrders:
        """Judge a seat's orders for a turn once, for many calls of `next_state`."""
        return legality.admit(state, seat, commands)

    def resolve(self, state: State, orders: Orders, dice: Dice) -> Played:
        """Play a moment; a turn that begins with a winner is not played, and all its orders are void."""
        log = EventLog()
        moment = self.moment(state) or _turn(state)
        if state.is_setting_up and state.outcome is None:
            given = {seat: tuple(orders.get(seat, ())) for seat in moment.seats}
            verdicts = {seat: legality.judge_set_up(state, seat, each) for seat, each in given.items()}
            ended = set_up.play(state, orders, log)
        else:
            both = turn.legal_orders(state, orders)
            given = {each.seat: each.commands for each in both}
            verdicts = {each.seat: each.verdicts for each in both}
            ended = turn.play(state, both, log)
        return Played(moment, given, verdicts, tuple(log.phases), state, ended)

    def offer(self, state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
        """How a part of the orders continues."""
        return offers.offer(state, seat, given, picked)

    def picks_for(self, state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
        """The picks that make a part."""
        return offers.picks_for(state, seat, given, command)

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[Command, ...]:
        """All commands, for everybody: once revealed, nothing is hidden."""
        return tuple(orders.get(author, ()))

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The moment in sentences."""
        return report.report(played, names)

    def explain(self, verdict: Verdict, name: str = "") -> Text:
        """Why a part was not carried out."""
        return reasons.explain(verdict, name)

    def reach(self, state: State, seat: str) -> Reach:
        """The areas that the player's armies and bombardments can reach."""
        # Imported on first use.
        from rozz.engine.areas.adapter import area_reach

        return area_reach.reach(state, seat)

    def next_reach(self, state: State, seat: str) -> Iterator[Reach]:
        """The areas that the player's armies can go on to next turn."""
        from rozz.engine.areas.adapter import area_reach_next

        return area_reach_next.next_reach(state, seat)

    def coding(self, scenario: Scenario) -> AreasCoding:
        """How the game's orders are packed into links."""
        return AreasCoding(scenario.map)


def _turn(state: State) -> Moment:
    return Moment("turn", state.turn, state.scenario.players)


def _commands(orders: turn.GivenOrders) -> dict[str, Sequence[Command]]:
    return {
        seat: given.commands if isinstance(given, legality.LegalOrders) else given for seat, given in orders.items()
    }
