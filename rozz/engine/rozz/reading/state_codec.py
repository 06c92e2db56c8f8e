"""State ↔ JSON, inverses of each other: `thaw(scenario, freeze(state)) == state`.

Pieces are in rows, not in mappings: the order of a position is the order of a turn's events, and code that passes JSON
on may sort the keys of a mapping.
"""

from __future__ import annotations

from typing import Any

from rozz.engine import outcome_codec
from rozz.engine.errors import BadFile
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Piece, Pile, Position, pieces_of
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State
from rozz.engine.said import said
from rozz.engine.validation import PathValue

FIELDS = ("turn", "position", "money", "correspondence", "own_commands", "resigned", "outcome")


def freeze(state: State) -> dict[str, Any]:
    """The whole state except its scenario: numbers by color, `position` in rows of [tile, owner, item, number]."""
    players = state.scenario.players
    return {
        "turn": state.turn,
        "position": [[tile, piece.owner, piece.item, number] for tile, piece, number in pieces_of(state.position)],
        "money": {seat: state.money[seat] for seat in players},
        "correspondence": {seat: state.correspondence[seat] for seat in players},
        "own_commands": {seat: state.own_commands[seat] for seat in players},
        "resigned": [seat for seat in players if seat in state.resigned],
        "outcome": outcome_codec.plain(state.outcome),
    }


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The state that was frozen; raises BadFile with the path of anything that does not fit this scenario."""
    found = PathValue(frozen, "state", BadFile)
    fields = found.all_fields(*FIELDS)
    return State(
        scenario=scenario,
        turn=fields["turn"].whole_number(1),
        position=_position(fields["position"], scenario),
        money=fields["money"].whole_numbers(*scenario.players),
        correspondence=fields["correspondence"].whole_numbers(*scenario.players),
        own_commands=fields["own_commands"].whole_numbers(*scenario.players),
        resigned=frozenset(each.choice(*scenario.players) for each in fields["resigned"].members()),
        outcome=outcome_codec.read(fields["outcome"], scenario.players),
    )


def _position(found: PathValue, scenario: Scenario) -> Position:
    position: dict[str, Pile] = {}
    items = [name for name, item in scenario.catalog.items.items() if item.owner != "none"]
    for row in found.members(said("files-rows")):
        members = row.members(said("files-piece-row"))
        if len(members) != 4:
            row.refuse(said("files-piece-row"))
        tile, owner, name, number = members
        piece = Piece(owner.choice(*scenario.players, NEUTRAL), name.choice(*items))
        if scenario.catalog.items[piece.item].is_colored != (piece.owner != NEUTRAL):
            row.fail(said("files-wrong-owner", item=piece.item, owner=piece.owner))
        pile = position.setdefault(tile.choice(*scenario.board.tiles), Pile())
        if piece in pile:
            row.fail(said("files-named-twice", name=f"{piece.owner} {piece.item}"))
        pile[piece] = number.whole_number(1)
    return position
