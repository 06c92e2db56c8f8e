"""A player resigns, C20.4: who is left, and what becomes of the battle that the player fights."""

from __future__ import annotations

from collections.abc import Collection

from rozz.engine.campaigns.battle.refuge import retreating_pieces
from rozz.engine.campaigns.map.battle_start import call_garrison
from rozz.engine.campaigns.map.map_tasks import start
from rozz.engine.campaigns.model.battleboard import SIDES
from rozz.engine.campaigns.model.state import Task
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Outcome

RULE = "C20.4"
#: Questions in the middle of tasks: the tasks are finished first.
TASK_MOMENTS = frozenset(("attrition", "refuge", "keep", "return"))
#: What follows tasks after which a battle is over anyway.
AFTER_A_BATTLE = frozenset(("aftermath", "battle-end"))


def resign(resolution: Resolution, seats: Collection[str]) -> None:
    """These seats leave the match. If that ends the match or the battle, the step changes."""
    resolution.resigned |= frozenset(seats)
    left = resolution.scenario.sides_left(resolution.resigned)
    if len(left) < 2:
        winners = resolution.playing(left[0]) if left else ()
        reason = "resigned" if left else "all-resigned"
        facts = {"losers": [seat for seat in resolution.scenario.seats if not left or seat not in left[0]]}
        resolution.outcome = Outcome(winners, RULE, reason, facts)
        # This also says who has resigned.
        resolution.emit("won" if winners else "drawn", RULE, "", winners=winners, reason=reason, **facts)
        resolution.step = "over"
        return
    for seat in seats:
        resolution.emit("resigned", RULE, "", seat=seat)
    if resolution.battle_or_none is not None:
        _give_battle_up(resolution, seats)


def replace_captains(resolution: Resolution) -> None:
    """An ally takes over as captain, if one is left."""
    battle = resolution.battle_or_none
    if battle is not None:
        captains = {"attacker": battle.attacker, "defender": battle.defender}
        resolution.update_battle(**{side: resolution.stand_in(seat) for side, seat in captains.items()})


def _give_battle_up(resolution: Resolution, seats: Collection[str]) -> None:
    """The battle ends if a side has nobody left who could command it, now that these seats are gone.

    A side that had resigned when the battle began goes on defending itself.
    """
    battle, scenario = resolution.battle, resolution.scenario
    sides = [
        side
        for side in SIDES
        if resolution.stand_in(battle.captain(side)) in resolution.resigned
        and any(scenario.are_allied(seat, battle.captain(side)) for seat in seats)
    ]
    if not sides:
        return
    if resolution.step not in TASK_MOMENTS:
        if battle.muster and battle.rounds < 0 and resolution.step != "deploy":
            # Otherwise a center would fall without its garrison when the attacker resigns.
            call_garrison(resolution)
        resolution.update_battle(combat=None, tenths={}, next="", forced=None)
        start(resolution, "withdrawn", *_tasks(resolution, sides))
    elif resolution.land.resume not in AFTER_A_BATTLE:
        resolution.update_map(tasks=(*resolution.land.tasks, *_tasks(resolution, sides)), resume="withdrawn")


def _tasks(resolution: Resolution, sides: Collection[str]) -> tuple[Task, ...]:
    """Retreat as far as possible, C16, the attacker first; then nobody of the side is left in the battle."""
    battle = resolution.battle
    retreats = [
        Task("retreat", battle.captain(side), (), "", side)
        for side in sides
        if retreating_pieces(battle, side) or battle.left.get(side)
    ]
    return (*retreats, *(Task("surrender", battle.captain(side), (), battle.at, side) for side in sides))
