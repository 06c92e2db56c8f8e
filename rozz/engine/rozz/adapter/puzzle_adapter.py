"""Rozz for puzzles: all possible commands, the tiles that a seat occupies, its pieces."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import product

from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from rozz.engine.rozz.adapter import command_plans
from rozz.engine.rozz.adapter.command_plans import Choice, Target
from rozz.engine.rozz.adapter.offers import command_of
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Move, Purchase
from rozz.engine.rozz.model.position import Piece, occupier
from rozz.engine.rozz.model.state import State


class RozzPuzzleAdapter(PuzzleAdapter):
    """Everything that can be picked, with every value of a dial; and strikes at pieces that may still arrive."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """Purchases, moves with every cargo, strikes; no messages."""
        places = ("", *state.scenario.board.tiles)
        choices = (
            choice for place in places for choice in command_plans.choices_at(
                state, seat, given, place
            ) if not choice.refusal
        )
        return [command for choice in choices for command in _made(state, seat, choice)]

    def equivalence_key(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """R3.3: the order of legal purchases and moves does not matter; strikes are countered in their order, R8.6."""
        of_kind = [[each for each in commands if isinstance(each, kind)] for kind in (Purchase, Move)]
        strikes = [each for each in commands if not isinstance(each, Purchase | Move)]
        return (*(frozenset((each, of.count(each)) for each in of) for of in of_kind), tuple(strikes))

    def places(self, state: State, seat: str) -> frozenset[str]:
        """The tiles that the seat occupies, R2.2."""
        catalog = state.scenario.catalog
        return frozenset(tile for tile, stack in state.position.items() if occupier(stack, catalog) == seat)

    def pieces(self, state: State, seat: str) -> int:
        """All colored pieces."""
        stacks = state.position.values()
        return sum(number for stack in stacks for piece, number in stack.items() if piece.owner == seat)

    def controlled_pieces(self, state: State, seat: str) -> int:
        """The seat's colored pieces, and the neutral pieces on its tiles, R2.1."""
        stacks = (state.position[tile] for tile in self.places(state, seat))
        neutral = sum(number for stack in stacks for piece, number in stack.items() if piece.owner == NEUTRAL)
        return self.pieces(state, seat) + neutral


def _targets(state: State, seat: str, choice: Choice) -> Iterator[Target]:
    """Possible targets of a strike, R8.4: also pieces that could still be bought or moved there, R8.1."""
    strike = state.scenario.catalog.items[choice.item].strike
    if strike is None or strike.kills == "all":
        yield from choice.targets
        return
    owners = [each for each in state.scenario.players if each != seat]
    for tile in state.scenario.board.tiles:
        if not state.scenario.board.is_in_range(choice.tile, tile, strike.least, strike.most):
            continue
        for name, item in state.scenario.catalog.items.items():
            if item.owner == "none" or not strike.may_hit(item):
                continue
            for owner in owners if item.is_colored else [NEUTRAL]:
                yield Target(tile, Piece(owner, name))


def _made(state: State, seat: str, choice: Choice) -> Iterator[Command]:
    """Every command for a choice."""
    if choice.kind == "message":
        return
    quantities = range(1, max(1, choice.most) + 1)
    if choice.kind == "purchase":
        made = (command_of(choice, number) for number in quantities)
    elif choice.kind == "strike":
        made = (command_of(choice, target=target) for target in _targets(state, seat, choice))
    else:
        names = [item for item, _ in choice.cargo]
        loads = product(*(range(most + 1) for _, most in choice.cargo))
        cargoes = [{item: number for item, number in zip(names, load, strict=True) if number} for load in loads]
        made = (
            command_of(choice, number, cargo, target)
            for number, cargo, target in product(quantities, cargoes, choice.targets)
        )
    yield from (command for command in made if command is not None)
