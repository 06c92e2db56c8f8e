"""Commands that a computer player considers, most likely first; based on traits, never on item names."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.rozz.ai.move_candidates import moves
from rozz.engine.rozz.ai.purchase_candidates import purchases
from rozz.engine.rozz.ai.seat_view import PartialPlan, Rated, SeatView
from rozz.engine.rozz.ai.strike_candidates import strikes
from rozz.engine.rozz.model.commands import Command, Move, Purchase, Strike

#: How much each similar, likelier command lowers a command's rating.
ALIKE = 0.7


def candidates(view: SeatView, partial: PartialPlan, number: int) -> list[Command]:
    """At most `number` legal commands that could follow the unfinished plan.

    Each kind of command has a share of the places, so that none crowds out the others.
    """
    shares = ((moves, 5), (purchases, 5), (strikes, 3))
    kept: list[Rated] = []
    rest: list[Rated] = []
    for proposed, tenths in shares:
        ranked = _diversified(view, proposed(view, partial))
        kept += ranked[: number * tenths // 10]
        rest += ranked[number * tenths // 10 :]
    chosen = (_sorted(view, kept) + _sorted(view, rest))[:number]
    return list(dict.fromkeys(command for _, command in _sorted(view, chosen)))


def _sorted(view: SeatView, rated: Iterable[Rated]) -> list[Rated]:
    """Commands, most likely first; ties are broken by the command, and by its place as the seat sees it."""
    return sorted(rated, key=lambda each: (-each[0], _sort_key(view, each[1])))


def _sort_key(view: SeatView, command: Command) -> tuple[str | int, ...]:
    """A sort key for a command.

    Tiles are ordered by rank. If they were ordered by name, seats in symmetric positions would play differently.
    """
    rank = view.rank
    match command:
        case Move(item, start, end, quantity, cargo):
            return "Move", item, rank[start], rank[end], quantity, *(part for stowed in cargo for part in stowed)
        case Strike(item, start, end, target, colour):
            return "Strike", item, rank[start], rank[end], target, colour
        case Purchase(item, quantity, tile):
            return "Purchase", item, rank[tile], quantity
    return ()


def _diversified(view: SeatView, rated: Iterable[Rated]) -> list[Rated]:
    """Commands, most likely first; earlier commands of the same item or from the same tile lower a rating."""
    before: dict[tuple[str, str], int] = {}
    mingled = []
    for rating, command in _sorted(view, rated):
        like = ("from", command.start) if isinstance(command, Move) else (type(command).__name__, _item(command))
        mingled.append((rating - ALIKE * before.get(like, 0), command))
        before[like] = before.get(like, 0) + 1
    return _sorted(view, mingled)


def _item(command: Command) -> str:
    return command.item if isinstance(command, Purchase | Strike) else ""
