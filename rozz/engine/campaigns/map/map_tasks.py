"""Tasks on the map, done one after another, C5, C6, C16: moves, flights, attrition, retreats, armies kept.

The queue is part of the state, so a question in its middle (`refuge`, `attrition`, `keep`) can wait for an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from rozz.engine.campaigns.battle import hits
from rozz.engine.campaigns.battle.casualties import bury, forget
from rozz.engine.campaigns.battle.refuge import refuges, refuges_of
from rozz.engine.campaigns.battle.withdrawal import retreat
from rozz.engine.campaigns.map.battle_start import begin_battle, honored, leaving_with
from rozz.engine.campaigns.map.map_occupation import (
    MOVED,
    RETREATED,
    Around,
    mark,
    mercenary_kind,
    mixed_army,
    settle_control,
    units_of,
)  # fmt: skip
from rozz.engine.campaigns.map.recruiting import place_ruler, return_points, rolls_return
from rozz.engine.campaigns.model.battleboard import DEFENDER
from rozz.engine.campaigns.model.commands import March
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import State, Task
from rozz.engine.campaigns.model.tables import BELL, LEADERS, by_id, in_order, is_intrinsic, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.notation import parse

#: A unit is lost on the way on this roll or more, C6.1.
LOST = 10


def push(work: Resolution, *tasks: Task) -> None:
    """Put tasks at the front of the queue."""
    work.shift(tasks=(*tasks, *work.land.tasks))


def pop(work: Resolution) -> Task:
    """Take the first task."""
    first, *rest = work.land.tasks
    work.shift(tasks=tuple(rest))
    return first


def run_tasks(work: Resolution) -> None:
    """Do the tasks one by one until one needs an answer, begins a battle, or none is left."""
    while work.step == "tasks":
        if not work.land.tasks:
            work.step = work.land.resume
            work.shift(resume="", march="")
            return
        task = pop(work)
        _KINDS[task.kind](work, task)


def start(work: Resolution, resume: str, *tasks: Task) -> None:
    """Begin with these tasks, then continue with the step `resume`."""
    work.shift(tasks=tasks, resume=resume)
    work.step = "tasks"


# Moves.


def _march(work: Resolution, task: Task) -> None:
    """One link of a move, C5.1: enemy leaders alone leave first, C5.6."""
    command = cast(March, parse(work.land.march))
    around = Around.now(work)
    here, there = (command.start, command.first) if task.leg == 0 else (command.first, command.second)
    enemies = around.enemies(there, task.seat)
    if enemies and not around.is_defended(there, task.seat):
        push(work, Task("flee", _eldest(around, enemies), enemies, there, here), task)
        return
    going = tuple(name for name in command.stack if name != BELL)
    if task.leg:
        going = (*(name for name in going if name not in command.drop), *(n for n in command.take if n != BELL))
    if task.leg == 0:
        work.shift(marks=mark(work.land, going, MOVED))
        _carry(work, command.stack, here)
    else:
        work.shift(marks=mark(work.land, going, MOVED))
        _carry(work, command.take, here)
    work.shift(places={**work.land.places, **dict.fromkeys(going, there)})
    rule = "C5.5" if command.is_flight else "C5.1"
    goes_on = bool(task.leg) and set(going) == {name for name in command.stack if name != BELL}
    work.emit("marched", rule, there, seat=task.seat, names=in_order(going), start=here, goes_on=goes_on)
    if task.leg == 0 and command.second:
        if command.drop:
            settle_control(work, there, task.seat)
        push(work, task._replace(leg=1))
        return
    push(work, *_after_march(work, command, task.seat, going, here, there))


def _carry(work: Resolution, stack: Iterable[str], point: str) -> None:
    """Update the Bell's carrier from a point on; the Bell stays if its carrier goes without it, C19.8."""
    names = tuple(stack)
    if BELL in names:
        work.shift(carrier=names[names.index(BELL) - 1], bell_at="")
    elif work.land.carrier in names:
        work.shift(carrier="", bell_at=point)


def _after_march(
    work: Resolution, command: March, seat: str, going: tuple[str, ...], here: str, there: str
) -> tuple[Task, ...]:
    """Attrition for those who traveled a trail or flew, C6.1, then the arrival."""
    links = work.scenario.map.links
    if command.is_flight or not links[here][there]:
        travelled = units_of(going)
    elif command.second and not links[command.start][command.first]:
        travelled = tuple(name for name in units_of(going) if name in command.stack)
    else:
        travelled = ()
    arrive = Task("arrive", seat, going, there, here)
    return (Task("attrition", seat, travelled, there), arrive) if travelled else (arrive,)


def _eldest(around: Around, names: tuple[str, ...]) -> str:
    """The seat with most of the named pieces, or the earliest of several such seats, C7.2."""
    seats = [around.seat(name) for name in names]
    return max(around.scenario.seats, key=lambda seat: (seats.count(seat), -list(around.scenario.seats).index(seat)))


def _arrive(work: Resolution, task: Task) -> None:
    """A stack arrives: it fights, or it holds the point."""
    around = Around.now(work)
    names = tuple(name for name in task.names if work.land.places.get(name) == task.point)
    if not around.is_defended(task.point, task.seat):
        settle_control(work, task.point, task.seat)
        return
    has_brought_bell = _has_brought_bell(work, task)
    if units_of(names):
        begin_battle(work, task.seat, names, task.point, task.other, has_brought_bell)
        return
    work.shift(places={**work.land.places, **dict.fromkeys(names, task.other)})
    if has_brought_bell:
        work.shift(bell_at=task.other)
    work.emit("stopped", "C6.1", task.other, seat=task.seat, names=in_order(names))


def _has_brought_bell(work: Resolution, task: Task) -> bool:
    """Whether the Bell came with a stack: with its carrier, even if that was lost on the way."""
    if work.land.carrier:
        return work.land.carrier in task.names
    command = cast(March, parse(work.land.march))
    return work.land.bell_at == task.point and BELL in (*command.stack, *command.take)


# Attrition.


def _attrition(work: Resolution, task: Task) -> None:
    units = tuple(name for name in task.names if work.land.places.get(name) == task.point)
    if not units:
        return
    modifier = max(0, (len(units) - 2) // 2)
    die = work.die("C6.1")
    is_lost = die + modifier >= LOST
    work.emit("attrition", "C6.1", task.point, seat=task.seat, names=in_order(units), die=die, modifier=modifier,
              is_lost=is_lost)  # fmt: skip
    if not is_lost:
        return
    push(work, task._replace(names=units))
    work.step = "attrition"


def attrition_choices(state: State) -> tuple[str, ...]:
    """The units that a seat may lose on the way: among those alike, the highest number."""
    assert state.land is not None
    task = state.land.tasks[0]
    land, serves = state.land, state.serves

    def equivalence_key(unit: str) -> tuple[object, ...]:
        return type_of(unit), nation_of(unit, serves), land.marks.get(unit, ""), unit == land.carrier

    rows = hits.classes(sorted(task.names, key=by_id), equivalence_key)
    return tuple(sorted((row[-1] for row in rows), key=by_id))


def lose_on_the_way(work: Resolution, unit: str) -> None:
    """Eliminate a unit by attrition."""
    task = pop(work)
    work.emit("eliminated", "C6.1", task.point, seat=task.seat, unit=unit)
    take_off_map(work, unit)
    work.pool |= {unit}
    work.step = "tasks"


def take_off_map(work: Resolution, name: str) -> None:
    """Take a piece off the map; the Bell stays where its carrier was."""
    land = work.land
    if land.carrier == name:
        work.shift(carrier="", bell_at=land.places[name])
    work.shift(
        places={key: point for key, point in work.land.places.items() if key != name},
        marks={key: sign for key, sign in work.land.marks.items() if key != name},
    )


# Retreats.


def _flee(work: Resolution, task: Task) -> None:
    """Lone enemy leaders retreat before a stack, C5.6."""
    points = refuges_of(work.state(), work.land, task.names, task.point, task.other)
    if len(points) > 1:
        push(work, task)
        work.step = "refuge"
    elif points:
        flee_to(work, task, points[0])
    else:
        for name in task.names:
            take_off_map(work, name)
            bury(work, name)
            work.emit("eliminated", "C5.6", task.point, seat=task.seat, unit=name)


def flee_to(work: Resolution, task: Task, point: str) -> None:
    """Move leaders to a point."""
    work.shift(
        places={**work.land.places, **dict.fromkeys(task.names, point)},
        marks=mark(work.land, task.names, RETREATED),
    )
    work.emit("fled", "C5.6", point, seat=task.seat, names=in_order(task.names), start=task.point)


def _retreat(work: Resolution, task: Task) -> None:
    """A side retreats from the battle, C16.2 to C16.8; or those retire who left it by movement, C16.3."""
    points = _refuges(work.state(), task)
    if not points:
        _give_up(work, task.other)
        return
    if not task.point and len(points) > 1:
        push(work, task)
        work.step = "refuge"
        return
    retreat_to(work, task, task.point or points[0])


def _refuges(state: State, task: Task) -> tuple[str, ...]:
    """Where those who retreat may go; a winner who stays does not affect where the others retire to, C16.3."""
    if task.kind == "retire":
        assert state.battle is not None
        return refuges(state, task.other, state.battle.left.get(task.other, ()))
    return refuges(state, task.other)


def _give_up(work: Resolution, side: str) -> None:
    """Those who left by movement have no point to go to, C16.7: eliminate them."""
    battle = work.battle
    for name in (name for name in battle.left.get(side, ()) if name != BELL):
        if name in LEADERS:
            bury(work, name)
        else:
            work.pool |= {name}
        work.emit("eliminated", "C16.7", battle.at, side=side, unit=name)
    work.update(left={key: names for key, names in battle.left.items() if key != side})


def retreat_to(work: Resolution, task: Task, point: str) -> None:
    """Those who can go to a point, with those who left by movement, C16.3; the others fight on."""
    side, battle = task.other, work.battle
    left = battle.left.get(side, ())
    work.update(left={key: names for key, names in battle.left.items() if key != side})
    if task.kind == "retire":
        going: tuple[str, ...] = ()
    elif battle.muster:
        going = _leave_muster(work, side)
        work.update(gone={**battle.gone, side: point})
        work.emit("retreated", "C16.2", battle.at, side=side, names=going, point=point)
    else:
        going = retreat(work, side, point)
    settle(work, side, (*going, *left), point)


def _leave_muster(work: Resolution, side: str) -> tuple[str, ...]:
    battle = work.battle
    names = battle.waiting.get(side, ())
    going = tuple(name for name in names if not is_intrinsic(name))
    rest = tuple(name for name in names if name not in going)
    work.update(waiting={**battle.waiting, side: rest})
    bell = battle.bell
    return (*going, BELL) if bell and bell.side == side and bell.carrier in going else going


def settle(work: Resolution, side: str, names: Iterable[str], point: str) -> None:
    """Put those who retreated into a point, with attrition and one kind of mercenaries each, C16.8 and C18.8."""
    battle = work.battle
    going = tuple(name for name in names if name != BELL)
    made = tuple(name for name in going if name in battle.rung and name[0] == "X")
    for name in made:
        dismiss(work, name)
    work.update(rung=battle.rung.difference(going))
    going = tuple(name for name in going if name not in made)
    moved = [name for name in going if side == "A" or name in battle.moved]
    work.shift(marks=mark(work.land, moved, MOVED))
    work.shift(
        places={**work.land.places, **dict.fromkeys(going, point)}, marks=mark(work.land, going, RETREATED)
    )
    if BELL in tuple(names) and battle.bell:
        work.shift(carrier=battle.bell.carrier, bell_at="")
        if battle.bell.carrier in made:
            work.shift(carrier="", bell_at=point)
        work.update(bell=None)
    if not going:
        return
    seat = battle.captain(side)
    settle_control(work, point, seat)
    units = units_of(going)
    tasks = [Task("attrition", seat, units, point)] if units else []
    push(work, *tasks, Task("keep", seat, (), point))


def dismiss(work: Resolution, unit: str) -> None:
    """Return a mercenary to the pool."""
    work.pool |= {unit}
    work.serves = {name: nation for name, nation in work.serves.items() if name != unit}


def _keep(work: Resolution, task: Task) -> None:
    """One kind of mercenaries stays in each army, C18.8."""
    if nation := mixed_army(work.land.at(task.point), work.serves):
        seat = work.scenario.seat_of_nation[nation]
        push(work, task._replace(seat=seat, names=(nation,)))
        work.step = "keep"


def kinds_to_keep(state: State) -> tuple[str, ...]:
    """The kinds of mercenaries of an army, most numerous first."""
    assert state.land is not None
    task = state.land.tasks[0]
    names = [name for name in units_of(state.land.at(task.point)) if nation_of(name, state.serves) == task.names[0]]
    kinds = [kind for name in names if (kind := mercenary_kind(name, state.serves))]
    return tuple(sorted(set(kinds), key=lambda kind: (-kinds.count(kind), kind)))


def keep_kind(work: Resolution, kind: str) -> None:
    """Return the army's other mercenaries to the pool; another army may be next."""
    task = pop(work)
    for name in units_of(work.land.at(task.point)):
        other = mercenary_kind(name, work.serves)
        if nation_of(name, work.serves) == task.names[0] and other and other != kind:
            take_off_map(work, name)
            dismiss(work, name)
            work.emit("dismissed", "C18.8", task.point, seat=task.seat, unit=name)
    push(work, task)
    work.step = "tasks"


def _return(work: Resolution, task: Task) -> None:
    """A Ruler may return, C18.6; with several points its player chooses."""
    ruler = task.names[0]
    if not task.leg and not rolls_return(work, ruler):
        return
    points = return_points(Around.now(work), ruler)
    if len(points) > 1:
        push(work, task._replace(leg=1))
        work.step = "return"
    elif points:
        place_ruler(work, ruler, points[0])


_KINDS: dict[str, Callable[[Resolution, Task], None]] = {
    "march": _march,
    "arrive": _arrive,
    "attrition": _attrition,
    "flee": _flee,
    "retreat": _retreat,
    "retire": _retreat,
    "keep": _keep,
    "return": _return,
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


def take_refuge(work: Resolution, point: str) -> None:
    """Go to the chosen refuge."""
    task = pop(work)
    work.step = "tasks"
    if task.kind == "flee":
        flee_to(work, task, point)
    elif task.kind == "honors":
        leave_with_honors(work, point)
    else:
        retreat_to(work, task, point)


def leave_with_honors(work: Resolution, point: str) -> None:
    """Regular infantry replace the remaining intrinsic units and go there with the leaders; the center is razed."""
    battle = work.battle
    regulars = honored(work.state())
    others = leaving_with(battle)
    work.pool -= set(regulars)
    if battle.muster:
        work.update(waiting={side: names for side, names in work.battle.waiting.items() if side != DEFENDER})
    else:
        names = (*battle.leaders(DEFENDER), *battle.units(DEFENDER))
        work.update(forces=tuple(force for force in battle.forces if force.side != DEFENDER))
        forget(work, names)
    work.update(left={side: names for side, names in work.battle.left.items() if side != DEFENDER},
                gone={**work.battle.gone, DEFENDER: point})  # fmt: skip
    work.shift(razed={**work.land.razed, battle.at: battle.attacker})
    work.emit("honors", "C17.4", battle.at, seat=battle.defender, names=regulars, point=point)
    start(work, "aftermath")
    settle(work, DEFENDER, (*regulars, *others), point)
