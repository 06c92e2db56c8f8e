"""The turn as a table of steps, C10 and C21: what happens before each question, and what its answers do.

`run` goes from step to step until somebody has a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.battle import activation, battle_end, casting, combat, deployment, fast_combat
from rozz.engine.campaigns.battle.casualties import eliminate_leader, is_leader_alone, leave_board, split_off
from rozz.engine.campaigns.battle.refuge import may_leave_board
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.battle.withdrawal import retreat
from rozz.engine.campaigns.legality.legality import default_command, only_command
from rozz.engine.campaigns.legality.withdrawal_legality import lone_leaders
from rozz.engine.campaigns.map import map_turn
from rozz.engine.campaigns.model.battleboard import (
    ATTACKER,
    DEFENDER,
    OFF,
    OUT,
    SIDES,
    STAND,
    enemy,
    first_row,
    forward,
    row,
)
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    CommandsBySeat,
    Coordinate,
    Deploy,
    GiveOrders,
    Initiative,
    Join,
    Lose,
    Put,
    Regroup,
    Resign,
    Say,
    Wait,
)
from rozz.engine.campaigns.model.state import Forced, Guard, State
from rozz.engine.campaigns.model.tables import BELL, LEADERS, initiative_modifier
from rozz.engine.campaigns.resolution import resignation
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Outcome

#: The seats that must answer; None if the step has led on to another.
Enter = Callable[[Resolution], tuple[str, ...] | None]
Play = Callable[[Resolution, CommandsBySeat], None]

#: How many rows a lone leader retreats, C15.9.
LONE_RETREAT = 2


class TurnStep(NamedTuple):
    """A step: `enter` rolls and returns who must answer, `play` carries out their commands and sets the next step."""

    enter: Enter
    play: Play


def run(resolution: Resolution) -> State:
    """Go on until somebody has a choice or the match is over; questions with one answer are skipped, C21."""
    while resolution.step != "over":
        step, name = STEPS[resolution.step], resolution.step
        seats = step.enter(resolution)
        if seats is not None:
            whole = resolution.state(seats)
            given = {seat: command for seat in seats if (command := _unasked_command(whole, seat)) is not None}
            asked = tuple(seat for seat in seats if seat not in given)
            if asked:
                resolution.close(name)
                return resolution.state(asked)
            step.play(resolution, {seat: given.get(seat) or default_command(whole, seat) for seat in seats})
        resolution.close(name)
    return resolution.state()


def _unasked_command(state: State, seat: str) -> Command | None:
    """The command of a seat that is not asked: it has resigned (C20.4), or there is only one; None if it is asked."""
    return default_command(state, seat) if seat in state.resigned else only_command(state, seat)


def play(resolution: Resolution, commands: CommandsBySeat) -> State:
    """Carry out the answers of the seats, then go on."""
    name = resolution.step
    if resigning := tuple(seat for seat in resolution.scenario.seats if isinstance(commands.get(seat), Resign)):
        whole = resolution.state()
        resignation.resign(resolution, resigning)
        commands = {**commands, **{seat: default_command(whole, seat) for seat in resigning}}
    # A resignation may have ended the battle or the match; on the map a resigned seat is passed over.
    if resolution.step == name and not (resigning and name == "activate"):
        STEPS[name].play(resolution, commands)
    if resigning:
        resignation.replace_captains(resolution)
    resolution.close(name)
    return run(resolution)


def _by_side(resolution: Resolution, commands: CommandsBySeat) -> dict[str, Command]:
    """The commands of the captains, by the side that each commands."""
    battle = resolution.battle
    return {side: commands[battle.captain(side)] for side in SIDES if battle.captain(side) in commands}


def _enter_both(resolution: Resolution) -> tuple[str, ...]:
    """The captains of both sides must answer."""
    return resolution.battle.captains


# Deployment, groups, spells and orders.


def _deploy(resolution: Resolution, commands: CommandsBySeat) -> None:
    given = _by_side(resolution, commands)
    for side in SIDES:
        # A captain who has resigned was not asked.
        command = given.get(side) or deployment.default_deployment(resolution.battle, side)
        assert isinstance(command, Deploy)
        resolution.battle_or_none = deployment.with_deployment(resolution.battle, side, command.spaces)
        resolution.emit("deployed", "C9.4", "", side=side, spaces=command.spaces)
    resolution.update_battle(waiting={}, muster=False)
    resolution.step = "spells"


def _regroup(resolution: Resolution, commands: CommandsBySeat) -> None:
    for side, command in _by_side(resolution, commands).items():
        assert isinstance(command, Regroup)
        if command.spaces:
            resolution.battle_or_none = deployment.with_regrouping(resolution.battle, side, command.spaces)
            resolution.emit("regrouped", "C10.1", "", side=side, spaces=command.spaces)
    _turn_back(resolution)
    resolution.step = "spells"


def _enter_spells(resolution: Resolution) -> tuple[str, ...]:
    casting.dissipate(resolution)
    return resolution.battle.captains


def _cast(resolution: Resolution, commands: CommandsBySeat) -> None:
    casting.cast_all(
        resolution, {side: each for side, each in _by_side(resolution, commands).items() if isinstance(each, Cast)}
    )
    resolution.step = "decided" if activation.is_battle_decided(resolution) else "orders"


def _give_orders(resolution: Resolution, commands: CommandsBySeat) -> None:
    guards: set[Guard] = set()
    for side, command in _by_side(resolution, commands).items():
        assert isinstance(command, GiveOrders)
        orders = dict(command.orders)
        resolution.update_battle(
            forces=tuple(
                each.changed(order=orders.get(each.name, STAND)) if each.side == side else each
                for each in resolution.battle.forces
            )
        )
        guards |= {Guard(side, resolution.battle.by_unit[unit].space, flank, unit) for flank, unit in command.guards}
        spaces = tuple(resolution.battle.by_unit[unit].space for _, unit in command.guards)
        resolution.emit("ordered", "C10.3", "", side=side, orders=command.orders, guards=command.guards, spaces=spaces)
    resolution.update_battle(guards=frozenset(guards))
    resolution.step = "turn-order"


# Initiative and activations.


def _enter_turn_order(resolution: Resolution) -> tuple[str, ...] | None:
    """Both sides roll, C10.4; without the option the attacker is first."""
    if not resolution.has("battle-initiative"):
        resolution.update_battle(next=ATTACKER)
        resolution.step = "activation"
        return None
    while True:
        totals, rolls = {}, {}
        for side in SIDES:
            modifier = initiative_modifier(resolution.battle.leaders(side))
            die = resolution.roll_die("C10.4")
            totals[side] = die + modifier
            rolls[resolution.battle.captain(side)] = (die, modifier)
            resolution.emit("initiative", "C10.4", "", side=side, die=die, modifier=modifier)
        if totals[ATTACKER] != totals[DEFENDER]:
            break
        resolution.emit("tied", "C10.4", "", seats=resolution.battle.captains, total=totals[ATTACKER])
    winner = resolution.battle.captain(min(SIDES, key=lambda side: totals[side]))
    resolution.emit("leads", "C10.4", "", seat=winner, rolls=rolls)
    return (winner,)


def _set_turn_order(resolution: Resolution, commands: CommandsBySeat) -> None:
    ((seat, command),) = commands.items()
    assert isinstance(command, Initiative)
    winner = resolution.battle.side_of(seat)
    first = winner if command.is_first else enemy(winner)
    resolution.emit("first", "C10.4", "", side=first)
    resolution.update_battle(next=first)
    resolution.step = "activation"


def _enter_activation(resolution: Resolution) -> tuple[str, ...] | None:
    battle = resolution.battle
    side = battle.next
    if all(force.is_done for force in battle.of(side)):
        side = enemy(side)
        resolution.update_battle(next=side)
        if all(force.is_done for force in battle.of(side)):
            resolution.update_battle(next="")
            resolution.step = "leaders"
            return None
    if battle.forced is None and activation.must_coordinate(resolution, side):
        resolution.update_battle(forced=Forced(side, battle.coordinators[side]))
    return (battle.captain(side),)


def _activate(resolution: Resolution, commands: CommandsBySeat) -> None:
    (command,) = commands.values()
    assert isinstance(command, Activate | Change | Coordinate | Join | Wait)
    resolution.step = activation.activate(resolution, command)


# Within a combat.


def _enter_answer(resolution: Resolution) -> tuple[str, ...]:
    return (resolution.battle.captain(combat.clash_of(resolution).enemy_side),)


def _answer(resolution: Resolution, commands: CommandsBySeat) -> None:
    (command,) = commands.values()
    assert isinstance(command, Answer)
    clash = combat.clash_of(resolution)
    for unit, space in command.backs:
        rule = "C15.3" if kind_of(resolution.battle, unit).flag == "flying" else "C15.1"
        resolution.emit("dodged", rule, clash.combat.target, side=clash.enemy_side, unit=unit, end=space)
        if space == OFF:
            leave_board(resolution, (unit,), "C15.1", reported=(unit,))
        else:
            split_off(resolution, unit, space)
    if command.aloft:
        resolution.emit("aloft", "C15.4", clash.combat.target, side=clash.enemy_side, names=command.aloft)
        resolution.update_battle(combat=replace(clash.combat, aloft=(*clash.combat.aloft, *command.aloft)))
    if combat.clash_of(resolution).attacked:
        resolution.step = "shots"
        return
    combat.break_off(resolution)
    resolution.step = activation.after_activation(resolution, clash.side)


def _enter_shots(resolution: Resolution) -> tuple[str, ...] | None:
    clash = combat.clash_of(resolution)
    seats = tuple(resolution.battle.captain(side) for side in SIDES if clash.shooters(side))
    if seats:
        return seats
    resolution.step = "clash"
    return None


def _shoot(resolution: Resolution, commands: CommandsBySeat) -> None:
    clash = combat.clash_of(resolution)
    shooting = tuple(unit for each in commands.values() if isinstance(each, Answer) for unit in each.shoots)
    resolution.update_battle(combat=replace(clash.combat, shooting=shooting))
    resolution.step = "clash"


def _enter_clash(resolution: Resolution) -> None:
    combat.roll(resolution)
    resolution.step = "losses"


def _enter_losses(resolution: Resolution) -> tuple[str, ...] | None:
    if resolution.battle.combat is None:
        return tuple(resolution.battle.captain(side) for side in fast_combat.sides_with_units(resolution))
    clash = combat.clash_of(resolution)
    state = resolution.state()
    seats = tuple(resolution.battle.captain(side) for side in SIDES if clash.losses(side).choices(state))
    if seats:
        return seats
    _end_combat(resolution)
    return None


def _lose(resolution: Resolution, commands: CommandsBySeat) -> None:
    if resolution.battle.combat is None:
        fast_combat.lose(resolution, commands)
        resolution.step = "aftermath" if battle_end.is_decided(resolution) else "withdraw"
        return
    state, clash = resolution.state(), combat.clash_of(resolution)
    struck: dict[str, tuple[str, ...]] = {}
    for side in SIDES:
        losses = clash.losses(side)
        choices = losses.choices(state)
        if not choices:
            continue
        command = commands.get(resolution.battle.captain(side))
        units = command.units if isinstance(command, Lose) else choices[-1]
        struck[side] = (*units, *((BELL,) if losses.is_bell_hit and BELL not in units else ()))
    for side, units in struck.items():
        combat.apply_hits(resolution, side, units)
    _end_combat(resolution)


def _end_combat(resolution: Resolution) -> None:
    side = combat.clash_of(resolution).side
    combat.finish(resolution)
    resolution.step = activation.after_activation(resolution, side)


# The end of a battle turn.


def _enter_leaders(resolution: Resolution) -> tuple[str, ...] | None:
    """Lone leaders, one by one, C15.9; leaders with only one possible place go there automatically."""
    alone = lone_leaders(resolution.battle)
    if resolution.has("lone-leaders"):
        for leader in alone:
            side = resolution.battle.by_unit[leader].side
            if resolution.battle.units(side):
                return (resolution.battle.captain(side),)
        for side in SIDES:
            if not resolution.battle.units(side):
                _send_back(resolution, side)
    else:
        for leader in alone:
            force = resolution.battle.by_unit[leader]
            if resolution.battle.is_occupied(enemy(force.side), force.space):
                eliminate_leader(resolution, leader, "C15.9")
    resolution.step = "decided" if activation.is_battle_decided(resolution) else "withdraw"
    return None


def _send_back(resolution: Resolution, side: str) -> None:
    """A side without units on the board: each of its leaders goes two rows back, off the board if need be, C15.9."""
    for leader in resolution.battle.leaders(side):
        force = resolution.battle.by_unit[leader]
        to = row(force.space) - LONE_RETREAT * forward(side)
        is_off = not 1 <= to <= 5
        if is_off and may_leave_board(resolution.state(), side, (leader,)):
            leave_board(resolution, (leader,), "C15.9")
            continue
        space = f"{first_row(side) if is_off else to}{force.space[1]}"
        if space == force.space:
            continue
        resolution.emit("placed", "C15.9", space, side=side, leader=leader, start=force.space)
        resolution.change_force(force, space=space)


def _place_leader(resolution: Resolution, commands: CommandsBySeat) -> None:
    (command,) = commands.values()
    assert isinstance(command, Put)
    force = resolution.battle.by_unit[command.name]
    resolution.emit("placed", "C15.9", command.place, side=force.side, leader=command.name, start=force.space)
    resolution.change_force(force, space=command.place)


def _withdraw(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Both sides decide and go at the same time, the attacker's first, C16.1 and C16.2."""
    if resolution.land_or_none is not None:
        battle_end.withdraw(resolution, commands)
        return
    said = _by_side(resolution, commands)
    going = [
        side
        for side in SIDES
        if side not in resolution.battle.gone and (
            is_leader_alone(resolution, side) or said.get(side) == Say("retreat")
        )
    ]
    for side in going:
        retreat(resolution, side, OUT)
    if activation.is_battle_decided(resolution) or resolution.battle.turn >= resolution.scenario.turns:
        resolution.step = "decided"
        return
    end_battle_turn(resolution)


def end_battle_turn(resolution: Resolution) -> None:
    """Orders, guards, activations and Transport end with the turn; artillery and the Bell are turned back, C10.1."""
    battle = resolution.battle
    _turn_back(resolution)
    resolution.update_battle(
        turn=battle.turn + 1,
        forces=tuple(each.changed(order=STAND, is_done=False, is_turned=False) for each in battle.forces),
        guards=frozenset(),
        transported=frozenset(),
        coordinators={},
        forced=None,
        next="",
    )
    resolution.emit("turn", "C10", "", turn=battle.turn + 1)
    resolution.step = "groups"


def _turn_back(resolution: Resolution) -> None:
    """Turn back artillery that moved, and a Bell that rang, C10.1."""
    battle = resolution.battle
    artillery = {unit for unit in battle.turned if kind_of(battle, unit).flag == "artillery"}
    bell = battle.bell and replace(battle.bell, is_turned=False)
    resolution.update_battle(turned=battle.turned - artillery, bell=bell)


def _enter_turn_end(resolution: Resolution) -> None:
    end_battle_turn(resolution)


def _enter_decided(resolution: Resolution) -> None:
    """The battle is over: C20.3 if it is stand-alone, else continue on the map."""
    resolution.update_battle(next="", forced=None)
    if resolution.land_or_none is not None:
        resolution.step = "aftermath"
        return
    outcome = resolution.outcome = score(resolution)
    resolution.emit(
        "won" if outcome.winners else "drawn",
        "C20.3",
        winners=outcome.winners,
        reason=outcome.reason,
        points=outcome.facts.get("points", {}),
    )
    resolution.step = "over"


#: What the enemy scores for eliminated leaders, C20.3.
WORTH = {"witch": 0, "hero": 2, "ruler": 3}
BELL_WORTH = 3


def score(resolution: Resolution) -> Outcome:
    """The winner of a stand-alone battle, C20.3."""
    battle = resolution.battle
    if activation.is_battle_decided(resolution):
        winners = tuple(battle.captain(side) for side in SIDES if battle.units(side))
        return Outcome(winners, "C20.3", "alone" if winners else "nobody")
    points = {}
    for side in SIDES:
        lost = battle.lost.get(enemy(side), ())
        points[battle.captain(side)] = sum(WORTH[LEADERS[name].rank] if name in LEADERS else 1 for name in lost)
        bell = battle.bell
        if bell and bell.side == side and bell.brought == enemy(side):
            points[battle.captain(side)] += BELL_WORTH
    best = max(points.values())
    winners = tuple(seat for seat, number in points.items() if number == best)
    is_draw = len(winners) > 1
    return Outcome(() if is_draw else winners, "C20.3", "equal" if is_draw else "points", {"points": points})


def _nothing(resolution: Resolution, commands: CommandsBySeat) -> None:
    """For steps without answers."""


STEPS: dict[str, TurnStep] = {
    "deploy": TurnStep(_enter_both, _deploy),
    "groups": TurnStep(_enter_both, _regroup),
    "spells": TurnStep(_enter_spells, _cast),
    "orders": TurnStep(_enter_both, _give_orders),
    "turn-order": TurnStep(_enter_turn_order, _set_turn_order),
    "activation": TurnStep(_enter_activation, _activate),
    "answer": TurnStep(_enter_answer, _answer),
    "shots": TurnStep(_enter_shots, _shoot),
    "clash": TurnStep(_enter_clash, _nothing),
    "losses": TurnStep(_enter_losses, _lose),
    "leaders": TurnStep(_enter_leaders, _place_leader),
    "withdraw": TurnStep(_enter_both, _withdraw),
    "decided": TurnStep(_enter_decided, _nothing),
    "turn-end": TurnStep(_enter_turn_end, _nothing),
    "initiative": TurnStep(map_turn.enter_initiative, map_turn.set_order),
    "activate": TurnStep(map_turn.enter_activate, map_turn.activate),
    "tasks": TurnStep(map_turn.enter_tasks, _nothing),
    "attrition": TurnStep(map_turn.enter_of_task, map_turn.lose_on_the_way),
    "refuge": TurnStep(map_turn.enter_of_task, map_turn.take_refuge),
    "keep": TurnStep(map_turn.enter_of_task, map_turn.keep),
    "return": TurnStep(map_turn.enter_of_task, map_turn.place_ruler),
    "approach": TurnStep(map_turn.enter_approach, map_turn.approach),
    "honors": TurnStep(map_turn.enter_honors, map_turn.answer_honors),
    "muster": TurnStep(_enter_both, map_turn.muster),
    "fast": TurnStep(map_turn.enter_fast, _nothing),
    "withdrawn": TurnStep(map_turn.enter_withdrawn, _nothing),
    "aftermath": TurnStep(map_turn.enter_aftermath, _nothing),
    "battle-end": TurnStep(map_turn.enter_battle_end, _nothing),
    "recruit": TurnStep(map_turn.enter_recruit, map_turn.recruit),
    "hiring": TurnStep(map_turn.enter_hiring, map_turn.recruit),
    "turn-over": TurnStep(map_turn.enter_turn_over, _nothing),
}
