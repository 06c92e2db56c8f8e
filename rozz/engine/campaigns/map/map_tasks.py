"""Tasks on the map, done one after another, C5, C6, C16: moves, flights, attrition, retreats, armies kept.

The queue is part of the state, so a question in its middle (`refuge`, `attrition`, `keep`) can wait for an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from rozz.engine.campaigns.battle import fast_combat, hits
from rozz.engine.campaigns.battle.casualties import (
    apply_leader_death,
    clear_marks,
    eliminate_leader,
    eliminate_trapped,
    eliminate_unit,
    end_effects_of,
)
from rozz.engine.campaigns.battle.refuge import refuges, refuges_of
from rozz.engine.campaigns.battle.withdrawal import retreat
from rozz.engine.campaigns.map.battle_start import begin_battle, leaders_and_departed, replacing_infantry
from rozz.engine.campaigns.map.map_occupation import (
    MOVED,
    RETREATED,
    MapContext,
    mark,
    mercenary_kind,
    mixed_army,
    settle_control,
    units_of,
)  # fmt: skip
from rozz.engine.campaigns.map.recruiting import place_ruler, return_points, rolls_return
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, enemy
from rozz.engine.campaigns.model.commands import March
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import State, Task
from rozz.engine.campaigns.model.tables import BELL, LEADERS, by_id, in_order, is_intrinsic, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.notation import parse

#: A unit is lost on the way on this roll or more, C6.1.
LOST = 10


def push(resolution: Resolution, *tasks: Task) -> None:
    """Put tasks at the front of the queue."""
    resolution.update_map(tasks=(*tasks, *resolution.land.tasks))


def pop(resolution: Resolution) -> Task:
    """Take the first task."""
    first, *rest = resolution.land.tasks
    resolution.update_map(tasks=tuple(rest))
    return first


def run_tasks(resolution: Resolution) -> None:
    """Do the tasks one by one until one needs an answer, begins a battle, or none is left."""
    while resolution.step == "tasks":
        if not resolution.land.tasks:
            resolution.step = resolution.land.resume
            resolution.update_map(resume="", march="")
            return
        task = pop(resolution)
        _KINDS[task.kind](resolution, task)


def start(resolution: Resolution, resume: str, *tasks: Task) -> None:
    """Begin with these tasks, then continue with the step `resume`."""
    resolution.update_map(tasks=tasks, resume=resume)
    resolution.step = "tasks"


# Moves.


def _march(resolution: Resolution, task: Task) -> None:
    """One link of a move, C5.1: enemy leaders alone leave first, C5.6."""
    command = _command_of_march(resolution)
    context = MapContext.from_resolution(resolution)
    here, there = (command.start, command.first) if task.leg == 0 else (command.first, command.second)
    enemies = context.enemies(there, task.seat)
    if enemies and not context.is_defended(there, task.seat):
        push(resolution, Task("flee", _leading_seat(context, enemies), enemies, there, here), task)
        return
    going = tuple(name for name in command.stack if name != BELL)
    if task.leg:
        going = (*(name for name in going if name not in command.drop), *(n for n in command.take if n != BELL))
    if task.leg == 0:
        resolution.update_map(marks=mark(resolution.land, going, MOVED))
        _carry(resolution, command.stack, here)
    else:
        resolution.update_map(marks=mark(resolution.land, going, MOVED))
        _carry(resolution, command.take, here)
    resolution.update_map(places={**resolution.land.places, **dict.fromkeys(going, there)})
    rule = "C5.5" if command.is_flight else "C5.1"
    goes_on = bool(task.leg) and set(going) == {name for name in command.stack if name != BELL}
    resolution.emit("marched", rule, there, seat=task.seat, names=in_order(going), start=here, goes_on=goes_on)
    if task.leg == 0 and command.second:
        if command.drop:
            settle_control(resolution, there, task.seat)
        push(resolution, task._replace(leg=1))
        return
    push(resolution, *_after_march(resolution, command, task.seat, going, here, there))


def _carry(resolution: Resolution, stack: Iterable[str], point: str) -> None:
    """Update the Bell's carrier from a point on; the Bell stays if its carrier goes without it, C19.8."""
    names = tuple(stack)
    if BELL in names:
        resolution.update_map(carrier=names[names.index(BELL) - 1], bell_at="")
    elif resolution.land.carrier in names:
        resolution.update_map(carrier="", bell_at=point)


def _after_march(
    resolution: Resolution, command: March, seat: str, going: tuple[str, ...], here: str, there: str
) -> tuple[Task, ...]:
    """Attrition for those who traveled a trail or flew, C6.1, then the arrival."""
    links = resolution.scenario.map.links
    if command.is_flight or not links[here][there]:
        travelled = units_of(going)
    elif command.second and not links[command.start][command.first]:
        travelled = tuple(name for name in units_of(going) if name in command.stack)
    else:
        travelled = ()
    arrive = Task("arrive", seat, going, there, here)
    return (Task("attrition", seat, travelled, there), arrive) if travelled else (arrive,)


def _leading_seat(context: MapContext, names: tuple[str, ...]) -> str:
    """The seat with most of the named pieces, or the earliest of several such seats, C7.2."""
    seats = [context.seat(name) for name in names]
    return max(context.scenario.seats, key=lambda seat: (seats.count(seat), -list(context.scenario.seats).index(seat)))


def _arrive(resolution: Resolution, task: Task) -> None:
    """A stack arrives: it fights, or it holds the point."""
    context = MapContext.from_resolution(resolution)
    names = tuple(name for name in task.names if resolution.land.places.get(name) == task.point)
    if not context.is_defended(task.point, task.seat):
        settle_control(resolution, task.point, task.seat)
        return
    has_brought_bell = _has_brought_bell(resolution, task)
    has_resigned = task.seat in resolution.resigned
    if units_of(names) and not has_resigned:
        begin_battle(resolution, task.seat, names, task.point, task.other, has_brought_bell)
        return
    resolution.update_map(places={**resolution.land.places, **dict.fromkeys(names, task.other)})
    if has_brought_bell and not resolution.land.carrier:
        resolution.update_map(bell_at=task.other)
    rule = "C20.4" if has_resigned else "C6.1"
    resolution.emit("stopped", rule, task.other, seat=task.seat, names=in_order(names), has_resigned=has_resigned)
    if has_resigned:
        settle_control(resolution, task.other, task.seat)


def _command_of_march(resolution: Resolution) -> March:
    """The command of the moving stack."""
    command = parse(resolution.land.march)
    assert isinstance(command, March)
    return command


def _has_brought_bell(resolution: Resolution, task: Task) -> bool:
    """Whether the Bell came with a stack: with its carrier, even if that was lost on the way."""
    if resolution.land.carrier:
        return resolution.land.carrier in task.names
    command = _command_of_march(resolution)
    return resolution.land.bell_at == task.point and BELL in (*command.stack, *command.take)


# Attrition.


def _attrition(resolution: Resolution, task: Task) -> None:
    units = tuple(name for name in task.names if resolution.land.places.get(name) == task.point)
    if not units:
        return
    modifier = max(0, (len(units) - 2) // 2)
    die = resolution.roll_die("C6.1")
    is_lost = die + modifier >= LOST
    resolution.emit("attrition", "C6.1", task.point, seat=task.seat, names=in_order(units), die=die, modifier=modifier,
              is_lost=is_lost)  # fmt: skip
    if not is_lost:
        return
    push(resolution, task._replace(names=units))
    resolution.step = "attrition"


def attrition_choices(state: State) -> tuple[str, ...]:
    """The units that a seat may lose on the way: among those alike, the highest number."""
    assert state.land is not None
    task = state.land.tasks[0]
    land, serves = state.land, state.serves

    def equivalence_key(unit: str) -> tuple[object, ...]:
        return type_of(unit), nation_of(unit, serves), land.marks.get(unit, ""), unit == land.carrier

    rows = hits.equivalence_classes(sorted(task.names, key=by_id), equivalence_key)
    return tuple(sorted((row[-1] for row in rows), key=by_id))


def lose_on_the_way(resolution: Resolution, unit: str) -> None:
    """Eliminate a unit by attrition."""
    task = pop(resolution)
    resolution.emit("eliminated", "C6.1", task.point, seat=task.seat, unit=unit)
    take_off_map(resolution, unit)
    resolution.pool |= {unit}
    clear_marks(resolution, unit)
    resolution.step = "tasks"


def take_off_map(resolution: Resolution, name: str) -> None:
    """Take a piece off the map; the Bell stays where its carrier was."""
    land = resolution.land
    if land.carrier == name:
        resolution.update_map(carrier="", bell_at=land.places[name])
    resolution.update_map(
        places={key: point for key, point in resolution.land.places.items() if key != name},
        marks={key: sign for key, sign in resolution.land.marks.items() if key != name},
    )


# Retreats.


def _flee(resolution: Resolution, task: Task) -> None:
    """Lone enemy leaders retreat before a stack, C5.6."""
    points = refuges_of(resolution.state(), resolution.land, task.names, task.point, task.other)
    if len(points) > 1:
        push(resolution, task)
        resolution.step = "refuge"
    elif points:
        flee_to(resolution, task, points[0])
    else:
        for name in task.names:
            take_off_map(resolution, name)
            apply_leader_death(resolution, name)
            resolution.emit("eliminated", "C5.6", task.point, seat=task.seat, unit=name)


def flee_to(resolution: Resolution, task: Task, point: str) -> None:
    """Move leaders to a point."""
    resolution.update_map(
        places={**resolution.land.places, **dict.fromkeys(task.names, point)},
        marks=mark(resolution.land, task.names, RETREATED),
    )
    resolution.emit("fled", "C5.6", point, seat=task.seat, names=in_order(task.names), start=task.point)


def _retreat(resolution: Resolution, task: Task) -> None:
    """A side retreats from the battle, C16.2 to C16.8; or those retire who left it by movement, C16.3."""
    points = _refuges(resolution.state(), task)
    if not points:
        _give_up(resolution, task.other)
        return
    if not task.point and len(points) > 1:
        push(resolution, task)
        resolution.step = "refuge"
        return
    retreat_to(resolution, task, task.point or points[0])


def _refuges(state: State, task: Task) -> tuple[str, ...]:
    """Where those who retreat may go; a winner who stays does not affect where the others retire to, C16.3."""
    if task.kind == "retire":
        assert state.battle is not None
        return refuges(state, task.other, state.battle.left.get(task.other, ()))
    return refuges(state, task.other)


def _give_up(resolution: Resolution, side: str) -> None:
    """Those who left by movement have no point to go to, C16.7: eliminate them."""
    battle = resolution.battle
    for name in battle.left.get(side, ()):
        if name == BELL:
            # It is never destroyed, C19.4: it lies at the point, for those who are there.
            resolution.update_map(carrier="", bell_at=battle.at)
            resolution.update_battle(bell=None)
            continue
        if name in LEADERS:
            apply_leader_death(resolution, name)
        else:
            resolution.pool |= {name}
        clear_marks(resolution, name)
        resolution.emit("eliminated", "C16.7", battle.at, side=side, unit=name)
    resolution.update_battle(left={key: names for key, names in battle.left.items() if key != side})


def retreat_to(resolution: Resolution, task: Task, point: str) -> None:
    """Those who can go to a point, with those who left by movement, C16.3; the others fight on."""
    side, battle = task.other, resolution.battle
    left = battle.left.get(side, ())
    resolution.update_battle(left={key: names for key, names in battle.left.items() if key != side})
    if task.kind == "retire":
        going: tuple[str, ...] = ()
    elif battle.muster:
        going = _leave_muster(resolution, side)
        resolution.update_battle(gone={**battle.gone, side: point})
        resolution.emit("retreated", "C16.2", battle.at, side=side, names=going, point=point)
        _leave_bell_behind(resolution, side, going)
    else:
        going = retreat(resolution, side, point)
    settle(resolution, side, (*going, *left), point)


def _leave_muster(resolution: Resolution, side: str) -> tuple[str, ...]:
    battle = resolution.battle
    names = battle.waiting.get(side, ())
    going = tuple(name for name in names if not is_intrinsic(name))
    rest = tuple(name for name in names if name not in going)
    resolution.update_battle(waiting={**battle.waiting, side: rest})
    bell = battle.bell
    return (*going, BELL) if bell and bell.side == side and bell.carrier in going else going


def _leave_bell_behind(resolution: Resolution, side: str, going: tuple[str, ...]) -> None:
    """Give the Bell to the other side if its own side leaves it behind, even with a garrison, C19.8."""
    bell = resolution.battle.bell
    if bell and bell.side == side and BELL not in going:
        resolution.update_battle(bell=replace(bell, side=enemy(side), carrier=""))
        resolution.emit("captured", "C19.8", resolution.battle.at, side=enemy(side))


def settle(resolution: Resolution, side: str, names: Iterable[str], point: str) -> None:
    """Put those who retreated into a point, with attrition and one kind of mercenaries each, C16.8 and C18.8."""
    battle = resolution.battle
    going = tuple(name for name in names if name != BELL)
    made = tuple(name for name in going if name in battle.rung and name[0] == "X")
    for name in made:
        dismiss(resolution, name)
    resolution.update_battle(rung=battle.rung.difference(going))
    going = tuple(name for name in going if name not in made)
    moved = [name for name in going if side == ATTACKER or name in battle.moved]
    resolution.update_map(marks=mark(resolution.land, moved, MOVED))
    resolution.update_map(
        places={**resolution.land.places, **dict.fromkeys(going, point)}, marks=mark(resolution.land, going, RETREATED)
    )
    if BELL in tuple(names) and battle.bell:
        resolution.update_map(carrier=battle.bell.carrier, bell_at="")
        if battle.bell.carrier in made:
            resolution.update_map(carrier="", bell_at=point)
        resolution.update_battle(bell=None)
    if not going:
        return
    seat = battle.captain(side)
    units = units_of(going)
    tasks = [Task("attrition", seat, units, point)] if units else []
    push(resolution, *tasks, Task("control", seat, (), point), Task("keep", seat, (), point))


def dismiss(resolution: Resolution, unit: str) -> None:
    """Return a mercenary to the pool."""
    resolution.pool |= {unit}
    clear_marks(resolution, unit)
    resolution.serves = {name: nation for name, nation in resolution.serves.items() if name != unit}


def _control(resolution: Resolution, task: Task) -> None:
    """Those who were not lost on the way control the point that they retreated to, C2.5."""
    settle_control(resolution, task.point, task.seat)


def _keep(resolution: Resolution, task: Task) -> None:
    """One kind of mercenaries stays in each army, C18.8."""
    if nation := mixed_army(resolution.land.at(task.point), resolution.serves):
        seat = resolution.scenario.seat_of_nation[nation]
        push(resolution, task._replace(seat=seat, names=(nation,)))
        resolution.step = "keep"


def kinds_to_keep(state: State) -> tuple[str, ...]:
    """The kinds of mercenaries of an army, most numerous first."""
    assert state.land is not None
    task = state.land.tasks[0]
    names = [name for name in units_of(state.land.at(task.point)) if nation_of(name, state.serves) == task.names[0]]
    kinds = [kind for name in names if (kind := mercenary_kind(name, state.serves))]
    return tuple(sorted(set(kinds), key=lambda kind: (-kinds.count(kind), kind)))


def keep_kind(resolution: Resolution, kind: str) -> None:
    """Return the army's other mercenaries to the pool; another army may be next."""
    task = pop(resolution)
    for name in units_of(resolution.land.at(task.point)):
        other = mercenary_kind(name, resolution.serves)
        if nation_of(name, resolution.serves) == task.names[0] and other and other != kind:
            take_off_map(resolution, name)
            dismiss(resolution, name)
            resolution.emit("dismissed", "C18.8", task.point, seat=task.seat, unit=name)
    push(resolution, task)
    resolution.step = "tasks"


def _return(resolution: Resolution, task: Task) -> None:
    """A Ruler may return, C18.6; with several points its player chooses."""
    ruler = task.names[0]
    if not task.leg and not rolls_return(resolution, ruler):
        return
    points = return_points(MapContext.from_resolution(resolution), ruler)
    if len(points) > 1:
        push(resolution, task._replace(leg=1))
        resolution.step = "return"
    elif points:
        place_ruler(resolution, ruler, points[0])


def _eliminate_trapped(resolution: Resolution, task: Task) -> None:
    """Eliminate those that are trapped when the attacker has retreated after turn 8, C10.8."""
    eliminate_trapped(resolution)


def _surrender(resolution: Resolution, task: Task) -> None:
    """Eliminate all of a side that has resigned who are still in the battle, C20.4."""
    side, battle = task.other, resolution.battle
    for name in battle.waiting.get(side, ()):
        fast_combat.remove(resolution, side, name, "C20.4")
    for unit in battle.units(side):
        eliminate_unit(resolution, unit, "C20.4")
    for leader in battle.leaders(side):
        eliminate_leader(resolution, leader, "C20.4")


_KINDS: dict[str, Callable[[Resolution, Task], None]] = {
    "march": _march,
    "arrive": _arrive,
    "attrition": _attrition,
    "flee": _flee,
    "retreat": _retreat,
    "retire": _retreat,
    "control": _control,
    "keep": _keep,
    "return": _return,
    "trapped": _eliminate_trapped,
    "surrender": _surrender,
}


def refuge_choices(state: State) -> tuple[str, ...]:
    """Where those who must choose may go."""
    assert state.land is not None
    task = state.land.tasks[0]
    if task.kind == "flee":
        return refuges_of(state, state.land, task.names, task.point, task.other)
    if task.kind == "honors":
        return task.names
    return _refuges(state, task)


def take_refuge(resolution: Resolution, point: str) -> None:
    """Go to the chosen refuge."""
    task = pop(resolution)
    resolution.step = "tasks"
    if task.kind == "flee":
        flee_to(resolution, task, point)
    elif task.kind == "honors":
        leave_with_honors(resolution, point)
    else:
        retreat_to(resolution, task, point)


def leave_with_honors(resolution: Resolution, point: str) -> None:
    """Regular infantry replace the remaining intrinsic units and go there with the leaders; the center is razed."""
    battle = resolution.battle
    regulars = replacing_infantry(resolution.state())
    others = leaders_and_departed(battle)
    resolution.pool -= set(regulars)
    if battle.muster:
        resolution.update_battle(
            waiting={side: names for side, names in resolution.battle.waiting.items() if side != DEFENDER}
        )
    else:
        names = (*battle.leaders(DEFENDER), *battle.units(DEFENDER))
        resolution.update_battle(forces=tuple(force for force in battle.forces if force.side != DEFENDER))
        end_effects_of(resolution, names)
    resolution.update_battle(left={side: names for side, names in resolution.battle.left.items() if side != DEFENDER},
                gone={**resolution.battle.gone, DEFENDER: point})  # fmt: skip
    resolution.update_map(razed={**resolution.land.razed, battle.at: battle.attacker})
    resolution.emit("honors", "C17.4", battle.at, seat=battle.defender, names=regulars, point=point)
    start(resolution, "aftermath")
    settle(resolution, DEFENDER, (*regulars, *others), point)
