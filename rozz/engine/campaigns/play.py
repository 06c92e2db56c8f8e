"""Campaigns of Ozz as an implementation of the contract in `engine/game.py`. This module only joins the parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.campaigns.adapter import offers
from rozz.engine.campaigns.legality import legality, reasons
from rozz.engine.campaigns.model.commands import Command, Resign
from rozz.engine.campaigns.model.scenario import GAME, Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import BELL, BELL_OPTIONS, MAP_OPTIONS, OPTIONS
from rozz.engine.campaigns.reading import state_codec
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.campaigns.reading.scenario_reading import read_scenario, with_options
from rozz.engine.campaigns.resolution import opening, turn
from rozz.engine.campaigns.resolution.event_log import EventLog, EventSink, NullLog
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text import notation, report
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
    Rules,
    Seat,
    Verdict,
)
from rozz.engine.said import Text, said
from rozz.engine.validation import PathValue


class Campaigns:
    """The rules of Campaigns of Ozz."""

    name = GAME
    rules_version = 4

    def read(self, written: Any) -> Scenario:
        """The scenario from a mapping."""
        return read_scenario(PathValue(written))

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping that the scenario was read from."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """The named options of C23, the scenario's value first; in a stand-alone battle only options that matter."""
        rows = []
        for key, option in OPTIONS.items():
            if not scenario.is_campaign and (key in MAP_OPTIONS or (key in BELL_OPTIONS and not _has_bell(scenario))):
                continue
            values = dict.fromkeys((scenario.options[key], *option.values))
            name = said(f"campaigns-table-option-{key}")
            label = said("campaigns-offer-option", name=name, rule=option.rule)
            rows.append(Option(key, label, tuple((each, said(f"campaigns-table-value-{each}")) for each in values)))
        return tuple(rows)

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """The scenario with these options."""
        return with_options(scenario, chosen)

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The seats in order."""
        return tuple(Seat(seat) for seat in scenario.seats)

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """The setup, with all rolls before the first choice."""
        return opening.begin(scenario, dice)

    def freeze(self, state: State) -> dict[str, Any]:
        """The whole state except its scenario, as JSON."""
        return state_codec.freeze(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The inverse of `freeze`; raises BadFile."""
        return state_codec.thaw(scenario, frozen)

    def fingerprint(self, state: State) -> dict[str, Any]:
        """Same as `freeze`, because nothing is hidden, C1.6."""
        return state_codec.freeze(state)

    def moment(self, state: State) -> Moment | None:
        """Who owes what, C21: sealed if several seats must act."""
        if state.moment == "over":
            return None
        number = state.turn if state.land or state.battle is None else state.battle.turn
        battle = state.battle
        battle_turn = battle.turn if state.land and battle and not battle.muster else 0
        return Moment(state.moment, number, state.asked, len(state.asked) > 1, within="turn", battle_turn=battle_turn)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, C20."""
        return state.outcome

    def departed_seats(self, state: State) -> frozenset[str]:
        """The players who have resigned."""
        return state.resigned

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """True: combats, changed orders and marches roll as soon as one seat has chosen, C22.4."""
        return True

    def can_order(self, state: State, seat: str) -> bool:
        """Whether a seat must act: only seats with a choice, C21."""
        return seat in state.asked

    def default_commands(self, state: State, seat: str) -> tuple[Command, ...]:
        """The default of the moment, C21."""
        return (legality.default_command(state, seat),) if seat in state.asked else ()

    def resignation_commands(self, scenario: Scenario, seat: str) -> tuple[Command, ...]:
        """`resign`, C20.4."""
        return (Resign(),)

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """The last side left wins; as long as several are left, an ally commands the seat's army in battle, C20.4."""
        gone = departed | {seat}
        left = scenario.sides_left(gone)
        if len(left) < 2:
            return AfterResigning(True, tuple(each for side in left for each in side if each not in gone))
        successor = scenario.stand_in(seat, gone)
        return AfterResigning(successor="" if successor == seat else successor)

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[Command, ...]:
        """The one command on a line."""
        return (notation.parse(text),)

    def write(self, command: Command) -> str:
        """The canonical text of a command."""
        return notation.write(command)

    def judge(self, state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
        """Whether each command is legal, and why not."""
        return legality.judge(state, seat, commands)

    def next_state(self, state: State, orders: Orders, dice: Dice) -> State:
        """The state after a moment, without events."""
        return _play(state, orders, dice, NullLog())

    def resolve(self, state: State, orders: Orders, dice: Dice) -> Played:
        """Play a moment and all that follows without a choice, and record it."""
        log = EventLog()
        given = {seat: tuple(orders.get(seat, ())) for seat in state.scenario.seats if orders.get(seat)}
        verdicts = {seat: legality.judge(state, seat, commands) for seat, commands in given.items()}
        moment = self.moment(state) or Moment("over", state.turn, (), is_sealed=False)
        ended = _play(state, orders, dice, log)
        return Played(moment, given, verdicts, tuple(log.phases), state, ended)

    def offer(self, state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
        """How a command continues after these picks."""
        return offers.offer(state, seat, given, picked)

    def picks_for(self, state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
        """The picks that make a command."""
        return offers.picks_for(state, seat, given, command)

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[Command, ...]:
        """All commands: once revealed, nothing is hidden."""
        return tuple(orders.get(author, ()))

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The moment in sentences."""
        return report.report(played, names)

    def explain(self, verdict: Verdict, name: str = "") -> Text:
        """Why a command was not carried out."""
        return reasons.explain(verdict)

    def legal(self, state: State, seat: str) -> tuple[Command, ...] | None:
        """Every legal command of a seat; None if there are too many to list."""
        return legality.legal(state, seat)

    def reach(self, state: State, seat: str) -> Reach:
        """The points and spaces that the seat can reach by one march or activation."""
        # Imported on first use.
        from rozz.engine.campaigns.adapter import stack_reach

        return stack_reach.reach(state, seat)

    def reach_note(self, state: State) -> Text:
        """What the reach of a moment counts, or why there is none."""
        from rozz.engine.campaigns.adapter import stack_reach

        return stack_reach.note(state)

    def position(self, state: State) -> dict[str, Any]:
        """A state in the form that cases use."""
        return write_position(state)


def _has_bell(scenario: Scenario) -> bool:
    """Whether anybody begins with the Bell."""
    return any(BELL in names for here in scenario.setup.values() for names in here.values())


def _play(state: State, orders: Orders, dice: Dice, sink: EventSink) -> State:
    """Play a moment: an illegal sealed command becomes the default, an illegal open one changes nothing, C21."""
    if state.moment == "over":
        return state
    given: dict[str, Command] = {}
    for seat in state.asked:
        first = tuple(orders.get(seat, ()))[:1]
        if first and legality.is_legal(state, seat, first[0]):
            given[seat] = first[0]
        elif len(state.asked) == 1:
            return state
        else:
            given[seat] = legality.default_command(state, seat)
    return turn.play(Resolution(state, dice, sink), given)


def rules() -> Rules:
    """The game as the contract describes it."""
    return Campaigns()
