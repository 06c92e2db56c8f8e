"""A side's retreat from the board, C16.2, and the fate of the Bell, C19.8."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.campaigns.battle.casualties import leave_board
from rozz.engine.campaigns.battle.refuge import leaving
from rozz.engine.campaigns.battle.strength import is_held
from rozz.engine.campaigns.model.battleboard import enemy
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.reading.positions import OUT
from rozz.engine.campaigns.resolution.working_state import Resolution


def retreat(work: Resolution, side: str, point: str) -> tuple[str, ...]:
    """All who can leave the board do, and their spells are canceled, C16.2; returns those who go."""
    battle = work.battle
    going = leaving(battle, side)
    work.emit("retreated", "C16.2", "", side=side, names=going, point=point)
    bell = battle.bell
    is_here = bell is not None and bell.side == side and bool(battle.bell_space())
    goes_along = bell is not None and bell.carrier in going and not is_held(battle, BELL)
    if is_here and not goes_along:
        yield_bell(work)
    if going:
        leave_board(work, going, "C16.2", is_movement=False)
    work.update(gone={**work.battle.gone, side: point})
    if point == OUT:
        work.pool |= {name for name in going if name not in LEADERS}
    return (*going, BELL) if is_here and goes_along else going


def yield_bell(work: Resolution) -> None:
    """Leave the Bell to the other side, C19.8."""
    bell = work.battle.bell
    assert bell is not None
    space = work.battle.bell_space()
    if not space:
        return
    work.update(bell=replace(bell, side=enemy(bell.side), space=space, carrier=""))
    work.emit("captured", "C19.8", space, side=enemy(bell.side))
