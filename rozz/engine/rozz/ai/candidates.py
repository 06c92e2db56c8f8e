"""Commands that a computer player considers, the likeliest first: they come from traits, never from item names."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.rozz.ai.move_candidates import moves
from rozz.engine.rozz.ai.purchase_candidates import purchases
from rozz.engine.rozz.ai.seat_view import Begun, Lookout, Rated
from rozz.engine.rozz.ai.strike_candidates import strikes
from rozz.engine.rozz.model.commands import Command, Move, Purchase, Strike

#: How much less likely a command is for each that is like it and likelier.
ALIKE = 0.7


def candidates(lookout: Lookout, begun: Begun, number: int) -> list[Command]:
    """At most so many commands that could follow what is begun; each is legal after it.

    Each kind of command has a share of the places, so that none crowds out the others.
    """
    shares = ((moves, 5), (purchases, 5), (strikes, 3))
    kept: list[Rated] = []
    rest: list[Rated] = []
    for proposed, tenths in shares:
        ranked = _mingled(lookout, proposed(lookout, begun))
        kept += ranked[: number * tenths // 10]
        rest += ranked[number * tenths // 10 :]
    chosen = (_sorted(lookout, kept) + _sorted(lookout, rest))[:number]
    return list(dict.fromkeys(command for _, command in _sorted(lookout, chosen)))


def _sorted(lookout: Lookout, rated: Iterable[Rated]) -> list[Rated]:
    """The likeliest first; between equals what they are decides, and where, as the seat sees it."""
    return sorted(rated, key=lambda each: (-each[0], _name(lookout, each[1])))


def _name(lookout: Lookout, command: Command) -> tuple[str | int, ...]:
    """What tells a command from others.  Tiles go by rank: by their names, seats that stand alike would differ."""
    rank = lookout.rank
    match command:
        case Move(item, start, end, quantity, cargo):
            return "Move", item, rank[start], rank[end], quantity, *(part for stowed in cargo for part in stowed)
        case Strike(item, start, end, target, colour):
            return "Strike", item, rank[start], rank[end], target, colour
        case Purchase(item, quantity, tile):
            return "Purchase", item, rank[tile], quantity
    return ()


def _mingled(lookout: Lookout, rated: Iterable[Rated]) -> list[Rated]:
    """The likeliest first, each the less so the more of its like come before it: of one item, or from one tile."""
    before: dict[tuple[str, str], int] = {}
    mingled = []
    for rating, command in _sorted(lookout, rated):
        like = ("from", command.start) if isinstance(command, Move) else (type(command).__name__, _item(command))
        mingled.append((rating - ALIKE * before.get(like, 0), command))
        before[like] = before.get(like, 0) + 1
    return _sorted(lookout, mingled)


def _item(command: Command) -> str:
    return command.item if isinstance(command, Purchase | Strike) else ""
