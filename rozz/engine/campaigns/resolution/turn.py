"""The turn as a table of steps, C10 and C21: what happens before each question, and what its answers do.

`run` goes from step to step until somebody has a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.battle import activation, aftermath, casting, combat, deployment, fast_combat
from rozz.engine.campaigns.battle.casualties import eliminate_leader, is_leader_alone, leave_board, split_off
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.battle.withdrawal import retreat
from rozz.engine.campaigns.legality.legality import (
    default,
    lone_leaders,
    may_leave_board,
    only_command,
)  # fmt: skip
from rozz.engine.campaigns.map import map_turn
from rozz.engine.campaigns.model.battleboard import OFF, SIDES, enemy, first_row, forward, row
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    Coordinate,
    GiveOrders,
    Initiative,
    Join,
    Lose,
    Put,
    Say,
    Wait,
)
from rozz.engine.campaigns.model.state import Forced, Guard, State
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.reading.positions import OUT
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Outcome

Given = Mapping[str, Command]
#: The seats that must answer; None if the step has led on to another.
Enter = Callable[[Resolution], tuple[str, ...] | None]
Play = Callable[[Resolution, Given], None]

#: How many rows a lone leader retreats, C15.9.
LONE_RETREAT = 2


class TurnStep(NamedTuple):
    """A step: `enter` rolls and returns who must answer, `play` carries out their commands and sets the next step."""

    enter: Enter
    play: Play


def run(work: Resolution) -> State:
    """Go on until somebody has a choice or the match is over; questions with one answer are skipped, C21."""
    while work.step != "over":
        step, name = STEPS[work.step], work.step
        seats = step.enter(work)
        if seats is not None:
            whole = work.state(seats)
            given = {seat: command for seat in seats if (command := only_command(whole, seat)) is not None}
            asked = tuple(seat for seat in seats if seat not in given)
            if asked:
                work.close(name)
                return work.state(asked)
            step.play(work, {seat: given.get(seat) or default(whole, seat) for seat in seats})
        work.close(name)
    return work.state()


def play(work: Resolution, given: Given) -> State:
    """Carry out the answers of the seats, then go on."""
    name = work.step
    STEPS[name].play(work, given)
    work.close(name)
    return run(work)


def captains(work: Resolution) -> tuple[str, ...]:
    """Both captains, attacker first."""
    return (work.battle.attacker, work.battle.defender)


def _by_side(work: Resolution, given: Given) -> dict[str, Command]:
    battle = work.battle
    return {side: given[battle.captain(side)] for side in SIDES if battle.captain(side) in given}


# Deployment, groups, spells and orders.


def _enter_deploy(work: Resolution) -> tuple[str, ...]:
    return captains(work)


def _deploy(work: Resolution, given: Given) -> None:
    for side, command in _by_side(work, given).items():
        assert hasattr(command, "spaces")
        work.fight = deployment.deployed(work.battle, side, command.spaces)
        work.emit("deployed", "C9.4", "", side=side, spaces=command.spaces)
    work.update(waiting={}, muster=False)
    work.step = "spells"


def _enter_groups(work: Resolution) -> tuple[str, ...]:
    return captains(work)


def _regroup(work: Resolution, given: Given) -> None:
    for side, command in _by_side(work, given).items():
        assert hasattr(command, "spaces")
        if command.spaces:
            work.fight = deployment.regrouped(work.battle, side, command.spaces)
            work.emit("regrouped", "C10.1", "", side=side, spaces=command.spaces)
    _turn_back(work)
    work.step = "spells"


def _enter_spells(work: Resolution) -> tuple[str, ...]:
    casting.dissipate(work)
    return captains(work)


def _cast(work: Resolution, given: Given) -> None:
    casting.cast_all(work, {side: each for side, each in _by_side(work, given).items() if isinstance(each, Cast)})
    work.step = "decided" if activation.is_decided(work) else "orders"


def _enter_orders(work: Resolution) -> tuple[str, ...]:
    return captains(work)


def _give_orders(work: Resolution, given: Given) -> None:
    guards: set[Guard] = set()
    for side, command in _by_side(work, given).items():
        assert isinstance(command, GiveOrders)
        orders = dict(command.orders)
        work.update(
            forces=tuple(
                each.changed(order=orders.get(each.name, "S")) if each.side == side else each
                for each in work.battle.forces
            )
        )
        guards |= {Guard(side, work.battle.by_unit[unit].space, flank, unit) for flank, unit in command.guards}
        spaces = tuple(work.battle.by_unit[unit].space for _, unit in command.guards)
        work.emit("ordered", "C10.3", "", side=side, orders=command.orders, guards=command.guards, spaces=spaces)
    work.update(guards=frozenset(guards))
    work.step = "turn-order"


# Initiative and activations.


def _enter_turn_order(work: Resolution) -> tuple[str, ...] | None:
    """Both sides roll, C10.4; without the option the attacker is first."""
    if not work.has("battle-initiative"):
        work.update(next="A")
        work.step = "activation"
        return None
    while True:
        totals, rolls = {}, {}
        for side in SIDES:
            modifier = map_turn.initiative_modifier(work.battle.leaders(side))
            die = work.die("C10.4")
            totals[side] = die + modifier
            rolls[work.battle.captain(side)] = (die, modifier)
            work.emit("initiative", "C10.4", "", side=side, die=die, modifier=modifier)
        if totals["A"] != totals["D"]:
            break
        work.emit("tied", "C10.4", "", seats=captains(work), total=totals["A"])
    winner = work.battle.captain(min(SIDES, key=lambda side: totals[side]))
    work.emit("leads", "C10.4", "", seat=winner, rolls=rolls)
    return (winner,)


def _set_turn_order(work: Resolution, given: Given) -> None:
    ((seat, command),) = given.items()
    assert isinstance(command, Initiative)
    winner = work.battle.side_of(seat)
    first = winner if command.is_first else enemy(winner)
    work.emit("first", "C10.4", "", side=first)
    work.update(next=first)
    work.step = "activation"


def _enter_activation(work: Resolution) -> tuple[str, ...] | None:
    battle = work.battle
    side = battle.next
    if all(force.is_done for force in battle.of(side)):
        side = enemy(side)
        work.update(next=side)
        if all(force.is_done for force in battle.of(side)):
            work.update(next="")
            work.step = "leaders"
            return None
    if battle.forced is None and activation.must_coordinate(work, side):
        work.update(forced=Forced(side, battle.coordinators[side]))
    return (battle.captain(side),)


def _activate(work: Resolution, given: Given) -> None:
    (command,) = given.values()
    assert isinstance(command, Activate | Change | Coordinate | Join | Wait)
    work.step = activation.activate(work, command)


# Within a combat.


def _enter_answer(work: Resolution) -> tuple[str, ...]:
    return (work.battle.captain(combat.clash_of(work).foe),)


def _answer(work: Resolution, given: Given) -> None:
    (command,) = given.values()
    assert isinstance(command, Answer)
    clash = combat.clash_of(work)
    for unit, space in command.backs:
        rule = "C15.3" if kind_of(work.battle, unit).flag == "flying" else "C15.1"
        work.emit("dodged", rule, clash.combat.target, side=clash.foe, unit=unit, end=space)
        if space == OFF:
            leave_board(work, (unit,), "C15.1")
        else:
            split_off(work, unit, space)
    if command.aloft:
        work.emit("aloft", "C15.4", clash.combat.target, side=clash.foe, names=command.aloft)
        work.update(combat=replace(clash.combat, aloft=(*clash.combat.aloft, *command.aloft)))
    if combat.clash_of(work).attacked:
        work.step = "shots"
        return
    combat.break_off(work)
    work.step = activation.after_activation(work, clash.side)


def _enter_shots(work: Resolution) -> tuple[str, ...] | None:
    clash = combat.clash_of(work)
    seats = tuple(work.battle.captain(side) for side in SIDES if clash.shooters(side))
    if seats:
        return seats
    work.step = "clash"
    return None


def _shoot(work: Resolution, given: Given) -> None:
    clash = combat.clash_of(work)
    shooting = tuple(unit for each in given.values() if isinstance(each, Answer) for unit in each.shoots)
    work.update(combat=replace(clash.combat, shooting=shooting))
    work.step = "clash"


def _enter_clash(work: Resolution) -> None:
    combat.roll(work)
    work.step = "losses"


def _enter_losses(work: Resolution) -> tuple[str, ...] | None:
    if work.battle.combat is None:
        return tuple(work.battle.captain(side) for side in fast_combat.sides_with_units(work))
    clash = combat.clash_of(work)
    state = work.state()
    seats = tuple(work.battle.captain(side) for side in SIDES if clash.losses(side).choices(state))
    if seats:
        return seats
    _end_combat(work)
    return None


def _lose(work: Resolution, given: Given) -> None:
    if work.battle.combat is None:
        fast_combat.lose(work, given)
        work.step = "aftermath" if aftermath.is_decided(work) else "withdraw"
        return
    state, clash = work.state(), combat.clash_of(work)
    struck: dict[str, tuple[str, ...]] = {}
    for side in SIDES:
        losses = clash.losses(side)
        choices = losses.choices(state)
        if not choices:
            continue
        command = given.get(work.battle.captain(side))
        units = command.units if isinstance(command, Lose) else choices[-1]
        struck[side] = (*units, *((BELL,) if losses.is_bell_hit and BELL not in units else ()))
    for side, units in struck.items():
        combat.strike(work, side, units)
    _end_combat(work)


def _end_combat(work: Resolution) -> None:
    side = combat.clash_of(work).side
    combat.finish(work)
    work.step = activation.after_activation(work, side)


# The end of a battle turn.


def _enter_leaders(work: Resolution) -> tuple[str, ...] | None:
    """Lone leaders, one by one, C15.9; leaders with only one possible place go there automatically."""
    alone = lone_leaders(work.battle)
    if work.has("lone-leaders"):
        for leader in alone:
            side = work.battle.by_unit[leader].side
            if work.battle.units(side):
                return (work.battle.captain(side),)
        for side in SIDES:
            if not work.battle.units(side):
                _send_back(work, side)
    else:
        for leader in alone:
            force = work.battle.by_unit[leader]
            if work.battle.is_occupied(enemy(force.side), force.space):
                eliminate_leader(work, leader, "C15.9")
    work.step = "decided" if activation.is_decided(work) else "withdraw"
    return None


def _send_back(work: Resolution, side: str) -> None:
    """A side without units on the board: each of its leaders goes two rows back, off the board if need be, C15.9."""
    for leader in work.battle.leaders(side):
        force = work.battle.by_unit[leader]
        to = row(force.space) - LONE_RETREAT * forward(side)
        is_off = not 1 <= to <= 5
        if is_off and may_leave_board(work.state(), side, (leader,)):
            leave_board(work, (leader,), "C15.9")
            continue
        space = f"{first_row(side) if is_off else to}{force.space[1]}"
        work.emit("placed", "C15.9", space, side=side, leader=leader, start=force.space)
        work.change(force, space=space)


def _place_leader(work: Resolution, given: Given) -> None:
    (command,) = given.values()
    assert isinstance(command, Put)
    force = work.battle.by_unit[command.name]
    work.emit("placed", "C15.9", command.place, side=force.side, leader=command.name, start=force.space)
    work.change(force, space=command.place)


def _enter_withdraw(work: Resolution) -> tuple[str, ...]:
    return captains(work)


def _withdraw(work: Resolution, given: Given) -> None:
    """Both sides decide and go at the same time, the attacker's first, C16.1 and C16.2."""
    if work.field is not None:
        aftermath.withdraw(work, given)
        return
    said = _by_side(work, given)
    going = [
        side
        for side in SIDES
        if side not in work.battle.gone and (is_leader_alone(work, side) or said.get(side) == Say("retreat"))
    ]
    for side in going:
        retreat(work, side, OUT)
    if activation.is_decided(work) or work.battle.turn >= work.scenario.turns:
        work.step = "decided"
        return
    end_battle_turn(work)


def end_battle_turn(work: Resolution) -> None:
    """Orders, guards, activations and Transport end with the turn; artillery and the Bell are turned back, C10.1."""
    battle = work.battle
    _turn_back(work)
    work.update(
        turn=battle.turn + 1,
        forces=tuple(each.changed(order="S", is_done=False, is_turned=False) for each in battle.forces),
        guards=frozenset(),
        transported=frozenset(),
        coordinators={},
        forced=None,
        next="",
    )
    work.emit("turn", "C10", "", turn=battle.turn + 1)
    work.step = "groups"


def _turn_back(work: Resolution) -> None:
    """Turn back artillery that moved, and a Bell that rang, C10.1."""
    battle = work.battle
    artillery = {unit for unit in battle.turned if kind_of(battle, unit).flag == "artillery"}
    bell = battle.bell and replace(battle.bell, is_turned=False)
    work.update(turned=battle.turned - artillery, bell=bell)


def _enter_turn_end(work: Resolution) -> None:
    end_battle_turn(work)


def _enter_decided(work: Resolution) -> None:
    """The battle is over: C20.3 if it is stand-alone, else continue on the map."""
    work.update(next="", forced=None)
    if work.field is not None:
        work.step = "aftermath"
        return
    work.outcome = score(work)
    work.emit("won" if work.outcome.winners else "drawn", "C20.3", "", winners=work.outcome.winners,
              reason=work.outcome.reason, points=work.outcome.facts.get("points", {}))  # fmt: skip
    work.step = "over"


#: What the enemy scores for eliminated leaders, C20.3.
WORTH = {"witch": 0, "hero": 2, "ruler": 3}
BELL_WORTH = 3


def score(work: Resolution) -> Outcome:
    """The winner of a stand-alone battle, C20.3."""
    battle = work.battle
    if activation.is_decided(work):
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


def _nothing(work: Resolution, given: Given) -> None:
    """For steps without answers."""


STEPS: dict[str, TurnStep] = {
    "deploy": TurnStep(_enter_deploy, _deploy),
    "groups": TurnStep(_enter_groups, _regroup),
    "spells": TurnStep(_enter_spells, _cast),
    "orders": TurnStep(_enter_orders, _give_orders),
    "turn-order": TurnStep(_enter_turn_order, _set_turn_order),
    "activation": TurnStep(_enter_activation, _activate),
    "answer": TurnStep(_enter_answer, _answer),
    "shots": TurnStep(_enter_shots, _shoot),
    "clash": TurnStep(_enter_clash, _nothing),
    "losses": TurnStep(_enter_losses, _lose),
    "leaders": TurnStep(_enter_leaders, _place_leader),
    "withdraw": TurnStep(_enter_withdraw, _withdraw),
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
    "muster": TurnStep(map_turn.enter_both, map_turn.muster),
    "fast": TurnStep(map_turn.enter_fast, _nothing),
    "withdrawn": TurnStep(map_turn.enter_withdrawn, _nothing),
    "aftermath": TurnStep(map_turn.enter_aftermath, _nothing),
    "battle-end": TurnStep(map_turn.enter_battle_end, _nothing),
    "recruit": TurnStep(map_turn.enter_recruit, map_turn.recruit),
    "hiring": TurnStep(map_turn.enter_hiring, map_turn.recruit),
    "turn-over": TurnStep(map_turn.enter_turn_over, _nothing),
}
