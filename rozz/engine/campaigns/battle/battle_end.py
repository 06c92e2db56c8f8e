"""The end of a battle turn or of a battle on the map, C10.8, C16, C17.2 and C19: who stays, who goes, what is razed.

`withdrawal.py` takes a side off the board; `refuge.py` says who can or must leave, and where to.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.campaigns.battle.casualties import eliminate_trapped, is_leader_alone
from rozz.engine.campaigns.battle.refuge import must_attacker_leave, refuges, retreating_pieces
from rozz.engine.campaigns.map.battle_start import honors_refuges
from rozz.engine.campaigns.map.map_occupation import (
    FOUGHT,
    MOVED,
    RETREATED,
    MapContext,
    mark,
    settle_control,
    units_of,
)
from rozz.engine.campaigns.map.map_tasks import dismiss, leave_with_honors, start
from rozz.engine.campaigns.map.victory import castles_razed
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES, enemy
from rozz.engine.campaigns.model.commands import CommandsBySeat, Say
from rozz.engine.campaigns.model.state import Task
from rozz.engine.campaigns.model.tables import LEADERS, is_intrinsic
from rozz.engine.campaigns.resolution.working_state import Resolution


def withdraw(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Both sides decide simultaneously; the attacker's forces leave first, C16.1 and C16.2."""
    battle, tasks = resolution.battle, []
    offers = False
    for side in SIDES:
        said = commands.get(battle.captain(side))
        word = said.word if isinstance(said, Say) else "stay"
        point = said.point if isinstance(said, Say) else ""
        is_alone = not battle.muster and is_leader_alone(resolution, side)
        if side not in battle.gone and (word == "retreat" or (is_alone and refuges(resolution.state(), side))):
            tasks.append(Task("retreat", battle.captain(side), (), point, side))
        offers = offers or word == "honors"
    is_leaving = any(task.other == DEFENDER for task in tasks)
    start(resolution, "honors" if offers and not is_leaving else "withdrawn", *tasks)


def is_decided(resolution: Resolution) -> bool:
    """Whether a side has no fighters left: on the board nobody at all, C10.8; in fast combat no unit, C8.6."""
    battle = resolution.battle
    if battle.muster:
        return not all(units_of(battle.waiting.get(side, ())) for side in SIDES)
    return len({force.side for force in battle.forces}) < 2


def step_after_withdrawal(resolution: Resolution) -> str:
    """The next step after step 7, or after a fast round."""
    battle = resolution.battle
    if is_decided(resolution):
        return "aftermath"
    if battle.muster:
        return "fast"
    return _last_turn(resolution) if must_attacker_leave(battle) else "turn-end"


def _last_turn(resolution: Resolution) -> str:
    """After turn 8 the attacker must retreat; forces that cannot are lost, as are leaders without units or refuge.

    Those whom no spell holds anymore follow their side, even if it retreated before, C16.2.
    """
    battle = resolution.battle
    if retreating_pieces(battle, ATTACKER):
        attackers = Task("retreat", battle.attacker, (), "", ATTACKER)
        # The spells of trapped leaders last until the attacker has gone.
        start(resolution, "withdrawn", attackers, Task("trapped", battle.defender))
        return "tasks"
    eliminate_trapped(resolution)
    return "aftermath"


def aftermath(resolution: Resolution) -> None:
    """End the battle: forces that left move on, others stay, a Fortified Center without intrinsic units is razed."""
    battle = resolution.battle
    raze_if_empty(resolution)
    _capture_unguarded_bell(resolution)
    tasks = [Task("retire", battle.captain(side), (), battle.gone.get(side, ""), side) for side in SIDES
             if battle.left.get(side)]  # fmt: skip
    start(resolution, "battle-end", *tasks)


def _here(resolution: Resolution, side: str) -> tuple[str, ...]:
    """The pieces of a side that are still at the point."""
    battle = resolution.battle
    if battle.muster:
        return battle.waiting.get(side, ())
    return (*battle.leaders(side), *battle.units(side))


def _capture_unguarded_bell(resolution: Resolution) -> None:
    """A side with no unit left at the point loses the Bell there, C19.8 and C8.5."""
    battle = resolution.battle
    bell = battle.bell
    if bell is None or (not battle.muster and not battle.bell_space()):
        return
    if not units_of(_here(resolution, bell.side)) and units_of(_here(resolution, enemy(bell.side))):
        resolution.update_battle(bell=replace(bell, side=enemy(bell.side), carrier=""))
        resolution.emit("captured", "C19.8", battle.at, side=enemy(bell.side))


def raze_if_empty(resolution: Resolution) -> None:
    """When all intrinsic units are gone the Fortified Center is razed and counts for the attacker, C17.2."""
    battle = resolution.battle
    context = MapContext.from_resolution(resolution)
    if not context.strength(battle.at) or not context.is_fortress_of_enemy(battle.at, battle.attacker):
        return
    if any(is_intrinsic(name) for name in units_of(_here(resolution, DEFENDER))):
        return
    resolution.update_map(razed={**resolution.land.razed, battle.at: battle.attacker})
    resolution.emit("razed", "C17.2", battle.at, seat=battle.attacker)


def end_battle(resolution: Resolution) -> None:
    """Return the remaining pieces to the map, and continue the movement, C7.1, C18.1 and C19.6."""
    battle = resolution.battle
    point = battle.at
    stayed: dict[str, tuple[str, ...]] = {}
    for side in SIDES:
        names = [name for name in _here(resolution, side) if not is_intrinsic(name)]
        for name in [name for name in names if name in battle.rung and name[0] == "X"]:
            names.remove(name)
            dismiss(resolution, name)
        stayed[side] = tuple(names)
        moved = names if side == ATTACKER else [name for name in names if name in battle.moved]
        resolution.update_map(
            places={**resolution.land.places, **dict.fromkeys(names, point)}, marks=mark(resolution.land, moved, MOVED)
        )
        back = [name for name in names if name in battle.retreated]
        resolution.update_map(marks=mark(resolution.land, back, RETREATED))
        fought = [
            name for name in names if name in LEADERS and LEADERS[name].is_hero and name not in resolution.land.marks
        ]
        resolution.update_map(marks={**resolution.land.marks, **dict.fromkeys(fought, FOUGHT)})
    bell = battle.bell
    if bell and (battle.muster or battle.bell_space()):
        is_carried = bell.carrier in resolution.land.places
        resolution.update_map(carrier=bell.carrier if is_carried else "", bell_at="" if is_carried else point)
    for side in SIDES:
        if units_of(stayed[side]):
            settle_control(resolution, point, battle.captain(side))
    resolution.emit("battle-over", "C10.8", point, names=tuple(name for names in stayed.values() for name in names))
    resolution.battle_or_none = None
    if (outcome := castles_razed(resolution)) is not None:
        resolution.outcome = outcome
        resolution.step = "over"
        return
    keeps = [Task("keep", battle.captain(side), (), point) for side in SIDES if stayed[side]]
    start(resolution, "activate", *keeps)


# The honors of war, C17.4.


def accept_honors(resolution: Resolution, point: str) -> None:
    """The garrison marches out; with several refuges and none named, the defender chooses."""
    points = honors_refuges(resolution.state())
    if not point and len(points) > 1:
        resolution.update_map(
            tasks=(Task("honors", resolution.battle.defender, points, resolution.battle.at),), resume="aftermath"
        )
        resolution.step = "refuge"
        return
    leave_with_honors(resolution, point or points[0])
