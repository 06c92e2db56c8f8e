"""Who plays each seat of a match by link, and what the players are called, computer players among them."""

from __future__ import annotations

from rozz.engine.ai.levels import nearest_level
from rozz.engine.links.signing.envelopes import level_of
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.match import SeatAssignment
from rozz.engine.seats import COMPUTER, LINK, PASSIVE


def seat_assignments(contents: Contents) -> tuple[SeatAssignment, ...]:
    """Who holds which seat; a computer player is named by its level, plus its color if another has the same level."""
    names = {join.seat: join.name for join in contents.joins}
    taken = [skeleton(name) for name in names.values()]
    for seat, level in contents.computers.items():
        name = nearest_level(level).name
        alike = [each for each in contents.computers.values() if each == level]
        names[seat] = name if len(alike) == 1 and skeleton(name) not in taken else f"{name} {seat.title()}"
    plays = dict(contents.invite.seats)
    return tuple(SeatAssignment(seat, names.get(seat, seat), _plays(plays[seat])) for seat in contents.colours)


def _plays(plays: str) -> str:
    if level := level_of(plays):
        return f"{COMPUTER}:{level}"
    return PASSIVE if plays == PASSIVE else LINK
