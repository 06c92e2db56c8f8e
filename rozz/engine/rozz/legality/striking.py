"""Strikes as written: what may strike what and how far, R8. What only the reveal shows is not judged here."""

from __future__ import annotations

from typing import NamedTuple

from rozz.engine.game import DONE, Facts, Verdict
from rozz.engine.rozz.legality.reasons import verdict
from rozz.engine.rozz.model.catalog import NEUTRAL, Item, StrikeTrait
from rozz.engine.rozz.model.commands import Strike
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State


class StrikeOrder(NamedTuple):
    """A strike that is legal as written; `target` is None for everything in the tile."""

    seat: str
    number: int
    item: Item
    trait: StrikeTrait | None
    start: str
    destination: str
    striker: Piece
    target: Piece | None = None

    def facts(self, given: Verdict | None = None) -> Facts:
        """The facts for a report, with the verdict if it failed."""
        return {
            "seat": self.seat,
            "number": self.number,
            "item": self.item.abbreviation,
            "start": self.start,
            "destination": self.destination,
            "target": self.target,
            "verdict": given,
        }


def judge_strike(state: State, seat: str, number: int, command: Strike) -> StrikeOrder | Verdict:
    """The order of a strike that text, board and catalog allow, or why it is void, R8.1 to R8.4."""
    scenario = state.scenario
    item = scenario.catalog.items.get(command.item)
    if item is None:
        return verdict("unknown-striker", item=command.item)
    striker = Piece(item.owner_for(seat), item.abbreviation)
    if item.doomsday == "mechanism":
        if command.target:
            return verdict("names-a-target", item=command.item)
        if command.start != command.destination:
            return verdict("doomsday-elsewhere", item=command.item, tile=command.start)
        return StrikeOrder(seat, number, item, None, command.start, command.destination, striker)
    trait = item.strike
    if trait is None:
        return verdict("never-strikes", item=command.item)
    if trait.kills == "all" and command.target:
        return verdict("names-a-target", item=command.item)
    if trait.kills == "one" and not command.target:
        return verdict("names-no-target", item=command.item)
    if not scenario.board.is_in_range(command.start, command.destination, trait.least, trait.most):
        return verdict(
            "strike-out-of-range",
            item=command.item,
            tile=command.start,
            destination=command.destination,
            distance=scenario.board.distance(command.start, command.destination),
            reach=(trait.least, trait.most),
        )
    if not command.target:
        return StrikeOrder(seat, number, item, trait, command.start, command.destination, striker)
    refused = _target_verdict(state, seat, item.abbreviation, trait, command)
    if refused is not DONE:
        return refused
    target = Piece(command.colour or NEUTRAL, command.target)
    return StrikeOrder(seat, number, item, trait, command.start, command.destination, striker, target)


def _target_verdict(state: State, seat: str, striker: str, trait: StrikeTrait, command: Strike) -> Verdict:
    """Whether a strike may name this target, R8.4."""
    target = state.scenario.catalog.items.get(command.target)
    if target is None:
        return verdict("unknown-target", item=command.target)
    if target.headquarters:
        return verdict("headquarters-is-no-target")
    if target.owner == "none" or not trait.may_hit(target):
        return verdict("forbidden-target", item=striker, target=command.target)
    if target.is_colored and not command.colour:
        return verdict("colour-missing", target=command.target)
    if not target.is_colored and command.colour:
        return verdict("colour-of-neutral", target=command.target)
    return verdict("own-piece") if command.colour == seat else DONE
