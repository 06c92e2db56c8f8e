"""Rozz as an implementation of the contract in `engine/game.py`. This module only joins the parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

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
from rozz.engine.rozz.adapter import command_plans, offers, seat_draft
from rozz.engine.rozz.adapter.link_coding import RozzCoding
from rozz.engine.rozz.legality import LegalOrders, admit, reasons
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message, Nothing, Resign
from rozz.engine.rozz.model.position import Piece, Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from rozz.engine.rozz.reading import state_codec
from rozz.engine.rozz.reading.scenario_reading import BoardNamed, read_scenario, without_messages
from rozz.engine.rozz.resolution import turn
from rozz.engine.rozz.text import notation, report
from rozz.engine.said import Text, said
from rozz.engine.validation import PathValue

MESSAGES = Option(
    "messages",
    said("rozz-command-option-messages"),
    (("sold", said("rozz-command-option-messages-sold")), ("none", said("rozz-command-option-messages-none"))),
)


class Rozz:
    """The rules of Rozz over a standard catalog (a mapping) and a mapping from names to board files."""

    name = "rozz"
    rules_version = 1

    def __init__(self, standard: Mapping[str, Any], board_named: BoardNamed) -> None:
        self.standard = standard
        self.board_named = board_named

    def read(self, written: Any) -> Scenario:
        """The scenario from a mapping."""
        return read_scenario(PathValue(written), self.standard, self.board_named)

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping that the scenario was read from, with its board included."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """Whether secret messages can be bought, if the scenario sells any."""
        is_sold = any(item.effect == "message" and item.cost is not None for item in scenario.catalog.items.values())
        return (MESSAGES,) if is_sold else ()

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """The scenario as it is, or with nothing that has the effect `message` for sale."""
        return self.read(without_messages(scenario)) if chosen.get(MESSAGES.key) == "none" else scenario

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """The opening; Rozz has no randomness."""
        return opening(scenario)

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The players in seat order."""
        return tuple(Seat(colour, colour in scenario.passive) for colour in scenario.players)

    def moment(self, state: State) -> Moment | None:
        """All players at once, except players who have resigned."""
        return None if state.outcome else turn.moment(state)

    def departed_seats(self, state: State) -> frozenset[str]:
        """The players who have resigned, R12."""
        return state.resigned

    def default_commands(self, state: State, seat: str) -> tuple[Command, ...]:
        """The command of a passive seat: `N:`."""
        return (Nothing(),)

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """False, because there are no dice."""
        return False

    def can_order(self, state: State, seat: str) -> bool:
        """Whether the seat can order anything but `N:` and `R:`."""
        return command_plans.can_order(state, seat)

    def resignation_commands(self, scenario: Scenario, seat: str) -> tuple[Command, ...]:
        """`R:`."""
        return (Resign(),)

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """The last player left wins, R12."""
        left = tuple(each for each in scenario.players if each != seat and each not in departed)
        return AfterResigning() if len(left) > 1 else AfterResigning(True, left)

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[Command, ...]:
        """The command on a line, by the names of the scenario."""
        return (notation.parse(text, scenario.vocabulary, hidden),)

    def write(self, command: Command) -> str:
        """The canonical text of a command."""
        return notation.write(command)

    def judge(self, state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
        """The verdicts that no other player's command can change; a strike may still fail."""
        return seat_draft.judge_alone(state, seat, commands)

    def resolve(self, state: State, orders: turn.GivenOrders, dice: Dice) -> Played:
        """Play one turn."""
        return turn.resolve(state, orders)

    def admit(self, state: State, seat: str, commands: Sequence[Command]) -> LegalOrders:
        """Judge a seat's commands once, for many calls of `next_state`."""
        return admit(state, seat, commands)

    def next_state(self, state: State, orders: turn.GivenOrders, dice: Dice) -> State:
        """The state after a turn, without events."""
        return turn.next_state(state, orders)

    def freeze(self, state: State) -> dict[str, Any]:
        """The whole state except its scenario, as JSON."""
        return state_codec.freeze(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The inverse of `freeze`; raises BadFile."""
        return state_codec.thaw(scenario, frozen)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return state.outcome

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[Command, ...]:
        """The commands of `author`, with the texts of messages only for sender and recipient."""
        return tuple(
            replace(command, text=None)
            if isinstance(command, Message) and (viewer is None or viewer not in (author, command.colour))
            else command
            for command in orders.get(author, ())
        )

    def offer(self, state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
        """How a command continues."""
        return offers.offer(state, seat, given, picked)

    def picks_for(self, state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
        """The picks that make a command."""
        return offers.picks_for(state, seat, given, command)

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The turn in sentences."""
        return report.report(played, names, viewer)

    def explain(self, verdict: Verdict, name: str = "") -> Text:
        """Why a command was not carried out."""
        return reasons.explain(verdict, name)

    def reach(self, state: State, seat: str) -> Reach:
        """The tiles that the seat's moves and strikes can reach."""
        # Imported on first use.
        from rozz.engine.rozz.adapter import tile_reach

        return tile_reach.reach(state, seat)

    def next_reach(self, state: State, seat: str) -> Iterator[Reach]:
        """What the seat can reach next turn by way of each tile."""
        from rozz.engine.rozz.adapter import tile_reach_next

        return tile_reach_next.next_reach(state, seat)

    def fingerprint(self, state: State) -> dict[str, Any]:
        """Position, money, CORR, resignations and winners: everything public, as JSON."""
        return {
            "turn": state.turn,
            "position": plain_position(state.scenario, state.position),
            "money": {seat: state.money[seat] for seat in state.scenario.players},
            "correspondence": {seat: state.correspondence[seat] for seat in state.scenario.players},
            "resigned": [seat for seat in state.scenario.players if seat in state.resigned],
            "winners": list(state.outcome.winners) if state.outcome else None,
        }

    def coding(self, scenario: Scenario) -> RozzCoding:
        """The coding of the game's commands, field by field."""
        return RozzCoding(scenario)


def plain_position(scenario: Scenario, position: Position) -> dict[str, dict[str, dict[str, int]]]:
    """A position as JSON: tile → color or neutral → item → number, in the order of board, seats and catalog."""
    owners = {owner: place for place, owner in enumerate((*scenario.players, NEUTRAL))}
    items = {name: place for place, name in enumerate(scenario.catalog.items)}

    def order(piece: Piece) -> tuple[int, int]:
        return owners[piece.owner], items[piece.item]

    plain: dict[str, dict[str, dict[str, int]]] = {}
    for tile in scenario.board.tiles:
        if stack := position.get(tile):
            by_owner = plain[tile] = {}
            for piece in sorted(stack, key=order):
                by_owner.setdefault(piece.owner, {})[piece.item] = stack[piece]
    return plain
