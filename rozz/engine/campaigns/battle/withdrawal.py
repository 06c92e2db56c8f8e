"""A side's retreat from the board, C16.2, and the fate of the Bell, C19.8."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.campaigns.battle.casualties import leave_board
from rozz.engine.campaigns.battle.refuge import retreating_pieces
from rozz.engine.campaigns.battle.strength import is_held
from rozz.engine.campaigns.model.battleboard import OUT, enemy
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.resolution.working_state import Resolution


def retreat(resolution: Resolution, side: str, point: str) -> tuple[str, ...]:
    """All who can leave the board do, and their spells are canceled, C16.2; returns those who go."""
    battle = resolution.battle
    going = retreating_pieces(battle, side)
    resolution.emit("retreated", "C16.2", "", side=side, names=going, point=point)
    bell = battle.bell
    is_here = bell is not None and bell.side == side and bool(battle.bell_space())
    goes_along = bell is not None and bell.carrier in going and not is_held(battle, BELL)
    if is_here and not goes_along:
        _leave_bell_behind(resolution)
    if going:
        leave_board(resolution, going, "C16.2", is_movement=False, reported=going)
    resolution.update_battle(gone={**resolution.battle.gone, side: point})
    if point == OUT:
        resolution.pool |= {name for name in going if name not in LEADERS}
    return (*going, BELL) if is_here and goes_along else going


def _leave_bell_behind(resolution: Resolution) -> None:
    """Leave the Bell in its space, where the other side captures it, C19.8."""
    bell = resolution.battle.bell
    assert bell is not None
    space = resolution.battle.bell_space()
    if not space:
        return
    resolution.update_battle(bell=replace(bell, side=enemy(bell.side), space=space, carrier=""))
    resolution.emit("captured", "C19.8", space, side=enemy(bell.side))
