"""RosenKreuz as an implementation of the contract in `engine/game.py`. This module only joins the parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rozz.engine.dice import Dice
from rozz.engine.errors import BadScenario
from rozz.engine.game import (
    AfterResigning,
    Line,
    Moment,
    Names,
    Offer,
    Option,
    Outcome,
    Played,
    Reach,
    Rules,
    Seat,
    Verdict,
)
from rozz.engine.rosenkreuz import counting
from rozz.engine.rosenkreuz.adapter import offers
from rozz.engine.rosenkreuz.legality import legality
from rozz.engine.rosenkreuz.model.scenario import GAME, Scenario, read_scenario
from rozz.engine.rosenkreuz.model.sides import SEATS, other
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.reading import state_codec
from rozz.engine.rosenkreuz.resolution import turn
from rozz.engine.rosenkreuz.text import notation, report
from rozz.engine.rosenkreuz.text.notation import Command, Move, Resign
from rozz.engine.said import Text, said
from rozz.engine.validation import PathValue


class RosenKreuz:
    """The rules of RosenKreuz."""

    name = GAME
    rules_version = 1

    def read(self, written: Any) -> Scenario:
        """The scenario from a mapping."""
        return read_scenario(PathValue(written))

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping that the scenario was read from."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """No options, because the setup determines everything."""
        return ()

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """The scenario as it is."""
        for key in chosen:
            raise BadScenario(said("files-no-option", name=key), key)
        return scenario

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """ROSE and CROSS, regardless of who begins."""
        return tuple(Seat(seat) for seat in SEATS)

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """The setup; there is no randomness."""
        return State(scenario, 1, scenario.setup)

    def freeze(self, state: State) -> dict[str, Any]:
        """The whole state except its scenario, as JSON."""
        return state_codec.freeze(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The inverse of `freeze`; raises BadFile."""
        return state_codec.thaw(scenario, frozen)

    def fingerprint(self, state: State) -> dict[str, Any]:
        """Same as `freeze`, because nothing is hidden."""
        return state_codec.freeze(state)

    def moment(self, state: State) -> Moment | None:
        """One seat owes a move, openly."""
        return turn.moment(state)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, K9."""
        return state.outcome

    def departed_seats(self, state: State) -> frozenset[str]:
        """The player who has resigned."""
        return frozenset((state.resigned,)) if state.resigned else frozenset()

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """False, because there are no dice."""
        return False

    def can_order(self, state: State, seat: str) -> bool:
        """Whether it is the seat's move; a seat without a move has lost."""
        return state.outcome is None and seat == state.position.to_move

    def default_commands(self, state: State, seat: str) -> tuple[Command, ...]:
        """The first legal move, because a player cannot pass, K9."""
        return state.legal[:1] if seat == state.position.to_move else ()

    def resignation_commands(self, scenario: Scenario, seat: str) -> tuple[Command, ...]:
        """`resign`: not a rule of the game, but a convenience of the page."""
        return (Resign(),)

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """The other player wins, K9."""
        return AfterResigning(True, (other(seat),))

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[Command, ...]:
        """The one command on a line."""
        return (notation.parse(text),)

    def write(self, command: Command) -> str:
        """The canonical text of a command."""
        return notation.write(command)

    def judge(self, state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
        """Whether each command is legal, and why not."""
        return legality.judge(state, seat, commands)

    def next_state(self, state: State, orders: turn.Orders, dice: Dice) -> State:
        """The state after a move."""
        return turn.next_state(state, orders)

    def resolve(self, state: State, orders: turn.Orders, dice: Dice) -> Played:
        """Play a move, and record it."""
        return turn.resolve(state, orders)

    def offer(self, state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
        """How a move continues after these picks."""
        return offers.offer(state, seat, given, picked)

    def picks_for(self, state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
        """The picks that make a move."""
        return offers.picks_for(state, seat, given, command)

    def visible_commands(self, orders: turn.Orders, author: str, viewer: str | None) -> tuple[Command, ...]:
        """All commands: every move is open."""
        return tuple(orders.get(author, ()))

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The move in sentences."""
        return report.report(played, names)

    def explain(self, verdict: Verdict, name: str = "") -> Text:
        """Why a command was not carried out."""
        return legality.explain(verdict, name)

    def reach(self, state: State, seat: str) -> Reach:
        """The squares that the side's pieces can land on, and where they take something."""
        # Imported on first use.
        from rozz.engine.rosenkreuz.adapter import square_reach

        return square_reach.reach(state, seat)

    def next_reach(self, state: State, seat: str) -> Iterator[Reach]:
        """What the side's pieces can reach with the move after its next one."""
        from rozz.engine.rosenkreuz.adapter import square_reach_next

        return square_reach_next.next_reach(state, seat)

    def legal(self, state: State) -> tuple[Move, ...]:
        """Every legal move."""
        return state.legal

    def perft(self, state: State, depth: int) -> int:
        """The number of sequences of exactly `depth` moves."""
        if state.outcome and depth:
            return 0
        return counting.perft(state.position.to_move, state.position.boards, depth)


def rules() -> Rules:
    """The game as the contract describes it."""
    return RosenKreuz()
