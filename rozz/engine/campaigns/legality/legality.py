"""The only gate between commands and play: `judge` a command, list the `legal` commands of a moment.

In moments with a list, a command is legal if the list contains it. The reason for a refusal is found afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any

from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.battle.board_paths import Party, eligible, subsets, together
from rozz.engine.campaigns.battle.casting import can_ring, casters, ring_fault, spells_known
from rozz.engine.campaigns.battle.combat import Clash
from rozz.engine.campaigns.battle.fast_combat import is_legal_loss, loss_rule, losses_of
from rozz.engine.campaigns.battle.refuge import has_refuge, open_refuges, refuges, retreating_pieces
from rozz.engine.campaigns.battle.strength import HELD, allowance, carries_bell, is_held, kind_of, limbers
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.battle_start import (
    honors_answers,
    honors_fault,
    honors_refuges,
    max_guns,
    may_offer_honors,
    muster_commands,
)  # fmt: skip
from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.map.map_tasks import attrition_choices, kinds_to_keep, refuge_choices
from rozz.engine.campaigns.map.march_legality import activate_fault, activate_list, can_march
from rozz.engine.campaigns.map.recruiting import can_recruit, recruit_fault, return_points
from rozz.engine.campaigns.model.battleboard import (
    ADVANCE,
    ATTACKER,
    BACK,
    DEFENDER,
    NEIGHBOURS,
    OFF,
    ORDERS,
    SIDES,
    SPACES,
    STAND,
    distance,
    enemy,
    first_row,
    row,
)
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Pass,
    Put,
    Recruit,
    Regroup,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.scenario import BATTLE_TURNS
from rozz.engine.campaigns.model.state import Battle, Force, State, name_order
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, SPELLS, is_intrinsic
from rozz.engine.game import DONE, Verdict

Commands = tuple[Command, ...]
#: How a flier avoids a melee without leaving its space.
ALOFT = "aloft"


def judge(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """A verdict for each command of a seat: one per moment, and of the moment's kind, C21."""
    return tuple(void("one-command") if at else _judged(state, seat, each) for at, each in enumerate(commands))


def _judged(state: State, seat: str, command: Command) -> Verdict:
    if state.moment == "over":
        return void("over")
    if seat not in state.asked:
        return void("not-asked", seat=seat)
    if not isinstance(command, KINDS[state.moment]):
        return void("other-moment", moment=state.moment)
    return _FAULTS[state.moment](state, seat, command) or DONE


def is_legal(state: State, seat: str, command: Command) -> bool:
    """Whether a command would be accepted."""
    return _judged(state, seat, command).is_done


def legal_or_none(state: State, seat: str, command: Command) -> Command | None:
    """The command if it would be accepted, otherwise None."""
    return command if is_legal(state, seat, command) else None


def legal(state: State, seat: str) -> Commands | None:
    """Every legal command of a seat in canonical form; None if a moment has too many to list, C26."""
    lister = _LISTS.get(state.moment)
    return lister(state, seat) if lister and seat in state.asked else None


def only_command(state: State, seat: str) -> Command | None:
    """The only command that a seat has, which is then played without asking; None if there is a choice, C21."""
    if state.moment in _LISTS and state.moment not in _HAS_CHOICE:
        if state.moment == "activation":
            # Two commands are enough to tell.
            listed = () if _may_change_orders(state) else tuple(islice(_each_activation(state), 2))
        else:
            listed = _LISTS[state.moment](state, seat)
        return listed[0] if len(listed) == 1 else None
    return None if _HAS_CHOICE[state.moment](state, seat) else default_command(state, seat)


def default_command(state: State, seat: str) -> Command:
    """The command for a seat that gives none, C21."""
    return _DEFAULTS[state.moment](state, seat)


def battle_of(state: State) -> Battle:
    """The battle of a moment that has one."""
    assert state.battle is not None
    return state.battle


def side_of(state: State, seat: str) -> str:
    """The side that a seat commands in the battle."""
    return battle_of(state).side_of(seat)


def _in_list(reason: str, **facts: Any) -> Callable[[State, str, Command], Verdict | None]:
    """A check for moments with a list: a command is legal if it is in the list."""

    def fault(state: State, seat: str, command: Command) -> Verdict | None:
        return None if command in _LISTS[state.moment](state, seat) else void(reason, **facts)

    return fault


def _put_fault(reason: str) -> Callable[[State, str, Put], Verdict | None]:
    """The same for a leader that is put somewhere."""

    def fault(state: State, seat: str, command: Put) -> Verdict | None:
        return None if command in _LISTS[state.moment](state, seat) else void(reason, name=command.name)

    return fault


# Who is first


def _initiatives(state: State, seat: str) -> Commands:
    return Initiative(is_first=True), Initiative(is_first=False)


# Deployment and groups.


def _deploy_fault(state: State, seat: str, command: Deploy) -> Verdict | None:
    return deployment.deploy_fault(state, side_of(state, seat), command)


def _regroup_fault(state: State, seat: str, command: Regroup) -> Verdict | None:
    return deployment.regroup_fault(state, side_of(state, seat), command)


# Spells.


def _cast_fault(state: State, seat: str, command: Cast) -> Verdict | None:
    battle, side = battle_of(state), side_of(state, seat)
    named = [each.caster for each in command.castings]
    for casting in command.castings:
        if named.count(casting.caster) > 1:
            return void("one-spell", caster=casting.caster)
        if fault := casting_fault(state, battle, side, casting):
            return fault
    why = ring_fault(state.scenario, battle, state.pool, side) if command.rings else ""
    if why:
        return void("silent-bell") if why == "silent" else void("no-bell", why=why)
    return None


def casting_fault(state: State, battle: Battle, side: str, casting: Casting) -> Verdict | None:
    """Why a spell cannot be cast this way, C11 and C24.3."""
    caster, spell, target = casting.caster, casting.spell, casting.target
    if caster not in battle.leaders(side):
        return void("no-caster", caster=caster)
    if spell not in spells_known(state.known, caster):
        return void("unknown-spell", caster=caster, spell=spell)
    if (caster, spell) in battle.spent:
        return void("spent", caster=caster, spell=spell)
    if target in LEADERS:
        return void("on-leader")
    wanted = side if SPELLS[spell].is_friendly else enemy(side)
    if side_of_unit(battle, target) != wanted:
        return void("no-target", spell=spell, whose="own" if wanted == side else "enemy")
    if any((each.caster, each.name, each.target) == (caster, spell, target) for each in battle.spells):
        return void("same-unit", caster=caster, spell=spell, unit=target)
    if spell == "Uncanny Marksmanship" and (target == BELL or not kind_of(battle, target).reach):
        return void("no-range", unit=target)
    if spell != "Transport":
        return void("no-space") if casting.space else None
    if is_intrinsic(target):
        return void("fixed")
    space = casting.space
    if not space or battle.is_occupied(enemy(side), space) or row(space) == first_row(enemy(side)):
        return void("transport")
    return None


def side_of_unit(battle: Battle, unit: str) -> str:
    """The side of a unit or of the Bell on the board; empty if it is not there."""
    if unit == BELL:
        return battle.bell.side if battle.bell and battle.bell_space() else ""
    force = battle.by_unit.get(unit)
    return force.side if force else ""


def castings_of(state: State, battle: Battle, side: str) -> tuple[Casting, ...]:
    """Every spell that a side may cast, one by one."""
    found = []
    targets = (*battle.units(ATTACKER), *battle.units(DEFENDER), BELL)
    for caster in casters(battle, state.known, side):
        for spell in spells_known(state.known, caster):
            spaces: tuple[str, ...] = SPACES if spell == "Transport" else ("",)
            every = (Casting(caster, spell, target, space) for target in targets for space in spaces)
            found += [each for each in every if casting_fault(state, battle, side, each) is None]
    return tuple(found)


def _can_cast(state: State, seat: str) -> bool:
    battle, side = battle_of(state), side_of(state, seat)
    return can_ring(state.scenario, battle, state.pool, side) or bool(castings_of(state, battle, side))


# Orders.


def _orders_fault(state: State, seat: str, command: GiveOrders) -> Verdict | None:
    battle, side = battle_of(state), side_of(state, seat)
    for name, _ in command.orders:
        if (side, name) not in battle.by_name:
            return void("no-force", force=name)
        if name == GARRISON:
            return void("garrison-stands")
    if command.guards and not state.scenario.has("flank-guards"):
        return void("guards-off")
    taken: set[tuple[str, str]] = set()
    for flank, unit in command.guards:
        force = battle.by_unit.get(unit)
        space = force.space if force else ""
        if why := _guard_cause(battle, side, [each for _, each in command.guards], unit, (space, flank) in taken):
            return void("no-guard", unit=unit, why=why, space=space)
        taken.add((space, flank))
    return None


def _guard_cause(battle: Battle, side: str, units: Sequence[str], unit: str, is_taken: bool) -> str:
    """Why a unit is no flank guard, C15.8; empty if it can be one. `units` are all that are named."""
    force = battle.by_unit.get(unit)
    if unit in LEADERS:
        return "leader"
    if force is None or force.side != side:
        return "stranger"
    if units.count(unit) > 1:
        return "twice"
    return "taken" if is_taken else ""


def _can_give_orders(state: State, seat: str) -> bool:
    battle, side = battle_of(state), side_of(state, seat)
    has_guards = state.scenario.has("flank-guards") and bool(battle.units(side))
    return has_guards or any(not force.is_garrison for force in battle.of(side))


# Activations.


def party(state: State, force: Force) -> Party:
    """The forces that move if this force is activated."""
    battle = battle_of(state)
    forces = together(battle, force)
    names = (name for each in forces for name in (*each.leaders, *each.units))
    return Party(battle, forces, force.order == BACK and may_leave_board(state, force.side, names))


def may_leave_board(state: State, side: str, names: Iterable[str]) -> bool:
    """Whether the named pieces have somewhere to go off the board, C16.7; in a stand-alone battle they always have.

    If the other side wins, only they and those who left before retreat, C16.3.
    """
    if state.land is None:
        return True
    return has_refuge(state, side, (*names, *battle_of(state).left.get(side, ())))


def _activations(state: State, seat: str) -> Commands:
    return tuple(_each_activation(state))


def _may_change_orders(state: State) -> bool:
    """Whether some force may try to get one of two other orders, C13.1."""
    battle = battle_of(state)
    return battle.forced is None and any(
        not (force.is_done or force.is_turned or force.is_garrison) for force in battle.of(battle.next)
    )


def _each_activation(state: State) -> Iterator[Command]:
    battle = battle_of(state)
    side = battle.next
    forced = battle.forced
    if forced is not None:
        yield from party(state, battle.by_name[side, forced.force]).activations(state.scenario)
        if forced.may_wait:
            yield Wait()
        return
    for force in battle.of(side):
        if force.is_done or force.is_turned:
            continue
        yield from party(state, force).activations(state.scenario)
        if not force.is_garrison:
            yield from (Change(force.name, order) for order in ORDERS if order != force.order)
        if can_coordinate(state, force):
            yield Coordinate(force.name)
        if can_join(battle, force):
            yield Join(force.name)


def can_coordinate(state: State, force: Force) -> bool:
    """Whether a Ruler may announce that it coordinates, C13.2."""
    return not _coordination_fault(state, force)


def _coordination_fault(state: State, force: Force) -> str:
    """Why a force may not announce that it coordinates, in a word; empty if it may."""
    battle = battle_of(state)
    if not state.scenario.has("coordination"):
        return "option"
    if not force.is_led_by_ruler:
        return "hero"
    if force.side in battle.coordinators:
        return "second"
    return "" if eligible(battle, force.side, force) else "nobody"


def can_join(battle: Battle, force: Force) -> bool:
    """Whether a force may be added to the Ruler's, C13.3."""
    ruler = battle.by_unit.get(battle.coordinators.get(force.side, ""))
    return ruler is not None and force in eligible(battle, force.side, ruler)


def _joining_fault(battle: Battle, force: Force) -> Verdict:
    """Why a force that has not acted cannot be added to the Ruler's."""
    ruler = battle.by_unit.get(battle.coordinators.get(force.side, ""))
    if force.is_garrison:
        why = "garrison"
    elif ruler is None:
        why = "ruler"
    elif not force.units:
        why = "leader"
    else:
        why = "order" if force.space == ruler.space else "space"
    return void("no-joining", force=force.name, why=why, leader=ruler.name if ruler else "")


def _activation_fault(state: State, seat: str, command: Command) -> Verdict | None:
    battle = battle_of(state)
    side, forced = battle.next, battle.forced
    if isinstance(command, Wait):
        return None if forced and forced.may_wait else void("no-waiting")
    assert isinstance(command, Activate | Change | Coordinate | Join)
    force = battle.by_name.get((side, command.force))
    if force is None:
        return void("no-force", force=command.force)
    if forced is not None and (command.force != forced.force or not isinstance(command, Activate)):
        is_joining = side in battle.coordinators
        if is_joining and not forced.may_wait and not battle.by_name[side, forced.force].is_turned:
            return void("forced-alone", force=forced.force)
        return void("forced-join" if is_joining else "forced", force=forced.force)
    if force.is_done:
        return void("is-done", force=force.name)
    if force.is_turned and forced is None:
        return void("is-turned", force=force.name)
    match command:
        case Change():
            if force.is_garrison or command.order == force.order:
                return void("no-change", force=force.name, why="garrison" if force.is_garrison else "same")
            return None
        case Coordinate():
            if why := _coordination_fault(state, force):
                leader = battle.coordinators.get(side, "")
                return void("no-coordination", force=force.name, why=why, leader=leader)
            return None
        case Join():
            return None if can_join(battle, force) else _joining_fault(battle, force)
    return _movement_fault(state, party(state, force), command)


def _movement_fault(state: State, moving: Party, command: Activate) -> Verdict | None:
    """Why a force cannot move and fight this way; None if it can."""
    battle, enemy_side = moving.battle, enemy(moving.side)
    here, has_units = moving.space, bool(moving.units) and not moving.is_hero_only
    if not command.steps and not moving.may_stay:
        return void("advance" if moving.order == ADVANCE else "back", force=command.force)
    if command.steps:
        if fault := _speed_fault(moving, command):
            return fault
        for at, step in enumerate(command.steps):
            if fault := _step_fault(moving, command.force, here, step, has_units):
                return fault
            here = step
            is_last = at == len(command.steps) - 1
            if not is_last and (step == OFF or battle.is_occupied(enemy_side, step)):
                return void("ends-there")
    is_met = bool(command.steps) and here != OFF and battle.is_occupied(enemy_side, here)
    return _combat_fault(state, moving, command, here, is_met)


def _speed_fault(moving: Party, command: Activate) -> Verdict | None:
    """Why a force cannot move that far."""
    battle, number = moving.battle, len(command.steps)
    if moving.is_hero_only:
        return void("too-far", force=command.force, number=2) if number > 2 else None
    if number <= moving.speed:
        return None
    for unit in moving.units:
        if number <= allowance(battle, unit):
            continue
        if is_intrinsic(unit):
            return void("garrison-stays")
        if unit in battle.transported or (carries_bell(battle, unit) and BELL in battle.transported):
            return void("was-transported", unit=unit)
        if is_held(battle, unit):
            if allowance(battle, unit):
                return void("held-but-fleet", unit=unit)
            if len(moving.units) > 1:
                return void("held-group", unit=unit)
            return void("held", unit=unit, spell=tuple(sorted(battle.spells_on(unit) & HELD)))
        if carries_bell(battle, unit):
            bell = battle.bell
            assert bell is not None
            return void("bell-turned" if bell.is_turned else "bell-holds" if is_held(battle, BELL) else "bell-slow")
    if len(moving.forces) > 1:
        return void("too-far-together", number=moving.speed)
    return void("too-far", force=command.force, number=moving.speed)


def _step_fault(moving: Party, force: str, here: str, step: str, has_units: bool) -> Verdict | None:
    if step in moving.steps(here, has_units):
        return None
    if step == OFF:
        is_first = moving.order == BACK and row(here) == first_row(moving.side)
        return void("no-refuge") if is_first else void("no-off")
    if step not in NEIGHBOURS[here]:
        return void("not-adjacent", step=step, here=here)
    if not has_units and moving.battle.is_occupied(enemy(moving.side), step):
        return void("leaders-alone")
    return void({ADVANCE: "advance", BACK: "back", STAND: "stand"}[moving.order], force=force)


def _combat_fault(state: State, moving: Party, command: Activate, here: str, is_met: bool) -> Verdict | None:
    if command.combat and moving.is_hero_only and command.steps:
        return void("leaves")
    if command.combat == "fire":
        if is_met:
            return void("automatic")
        steps = len(command.steps)
        if here == OFF or command.target not in moving.targets(state.scenario, here, steps):
            if here != OFF and any(limbers(state.scenario, moving.battle, unit, steps) for unit in moving.units):
                is_fleet = any(is_held(moving.battle, unit) and allowance(moving.battle, unit) for unit in moving.units)
                return void("limbered-asleep" if is_fleet and steps == 1 else "limbered")
            return void("no-fire", force=command.force, here=here, target=command.target)
    can_begin = not command.steps and moving.can_begin_melee(state.scenario, command.aloft)
    if command.combat == "melee" and not is_met and not can_begin:
        return void("no-melee", force=command.force, why=_melee_cause(state, moving, command))
    for unit in command.aloft:
        if not (is_met or command.combat == "melee") or unit not in moving.fliers():
            return void("no-aloft", unit=unit)
    return None


def _melee_cause(state: State, moving: Party, command: Activate) -> str:
    """Why a force cannot begin a melee, in a word, C14.1."""
    if command.steps:
        return "moved"
    if not moving.battle.is_occupied(enemy(moving.side), moving.space):
        return "alone"
    if not moving.units:
        return "leader"
    return "aloft" if moving.can_begin_melee(state.scenario, ()) else "held"


def _default_activation(state: State, seat: str) -> Command:
    """The first force in order of id: S stays, A and B take the first legal step in the order C, L, R, C21."""
    battle = battle_of(state)
    side, forced = battle.next, battle.forced
    waiting = [force for force in battle.of(side) if not force.is_done and not force.is_turned]
    force = battle.by_name[side, forced.force] if forced else min(waiting, key=lambda each: name_order(each.name))
    moving = party(state, force)
    if moving.may_stay:
        return Activate(force.name)
    steps = moving.steps(force.space, bool(moving.units))
    return Activate(force.name, (min(steps, key=lambda step: "CLR".find(step[1])),))


# Within a combat.


def clash_of(state: State) -> Clash:
    """The current combat."""
    battle = battle_of(state)
    assert battle.combat is not None
    return Clash(state.scenario, battle, battle.combat)


def answer_ways(state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For each unit with a choice before a melee, where it may fall back to, and `aloft`: C15.1, C15.3, C15.4."""
    clash = clash_of(state)
    found = []
    for unit in clash.attacked:
        ways = (*_ways_back(state, clash, unit), *((ALOFT,) if clash.may_stay_aloft(unit) else ()))
        if ways:
            found.append((unit, ways))
    return tuple(found)


def _ways_back(state: State, clash: Clash, unit: str) -> tuple[str, ...]:
    """Where a unit may fall back to before a melee: off the board only to a refuge, C16.7."""
    ways = clash.ways_back(unit)
    if OFF in ways and not may_leave_board(state, clash.enemy_side, (unit,)):
        return tuple(way for way in ways if way != OFF)
    return ways


def answer_of(chosen: Iterable[tuple[str, str]]) -> Answer:
    """The answer in which these units take these options; the others stand."""
    rows = tuple(chosen)
    backs = tuple((unit, way) for unit, way in rows if way not in ("", ALOFT))
    return Answer(backs, tuple(unit for unit, way in rows if way == ALOFT))


def _answers(state: State, seat: str) -> Commands:
    """Every combination of retreats before melee and of fliers that stay aloft, C15.1, C15.3, C15.4."""
    rows = [[(unit, way) for way in ("", *ways)] for unit, ways in answer_ways(state)]
    return tuple(map(answer_of, product(*rows)))


def _answer_fault(state: State, seat: str, command: Answer) -> Verdict | None:
    clash = clash_of(state)
    named = [unit for unit, _ in command.backs] + list(command.aloft)
    for unit, space in command.backs:
        if unit not in clash.attacked or space not in _ways_back(state, clash, unit) or named.count(unit) > 1:
            if unit in clash.attacked and space == OFF and space in clash.ways_back(unit):
                return void("no-refuge")
            is_flying = unit in clash.attacked and kind_of(clash.battle, unit).flag == "flying"
            return void("no-way-back", unit=unit, space=space, rule="C15.3" if is_flying else "C15.1")
    for unit in command.aloft:
        if unit not in clash.attacked or not clash.may_stay_aloft(unit):
            return void("no-aloft", unit=unit)
    return void("no-shot", unit=command.shoots[0]) if command.shoots else None


def _shots(state: State, seat: str) -> Commands:
    return tuple(Answer(shoots=units) for units in subsets(clash_of(state).shooters(side_of(state, seat))))


def _shots_fault(state: State, seat: str, command: Answer) -> Verdict | None:
    shooters = clash_of(state).shooters(side_of(state, seat))
    for unit, space in command.backs:
        return void("no-way-back", unit=unit, space=space, rule="C15.1")
    for unit in command.aloft:
        return void("no-aloft", unit=unit)
    for unit in command.shoots:
        if unit not in shooters:
            return void("no-shot", unit=unit)
    return None


def _losses(state: State, seat: str) -> Commands:
    battle = battle_of(state)
    if battle.combat is None:
        return tuple(Lose(units) for units in losses_of(state, battle.side_of(seat)))
    losses = clash_of(state).losses(battle.side_of(seat))
    return tuple(Lose(units) for units in losses.choices(state))


def _losses_fault(state: State, seat: str, command: Lose) -> Verdict | None:
    battle = battle_of(state)
    if battle.combat is None:
        side = battle.side_of(seat)
        return None if is_legal_loss(state, side, command.units) else void("losses", rule=loss_rule(state, side))
    losses = clash_of(state).losses(battle.side_of(seat))
    if losses.is_legal(state, command.units):
        return None
    if losses.is_legal_but_lower(state, command.units):
        return void("lower-numbers")
    if losses.first and losses.first not in command.units:
        return void("losses", rule="C15.8")
    why, unit = losses.fault(command.units)
    return void("hits", why=why, unit=unit, number=losses.required_number)


# The end of a battle turn.


def lone_places(battle: Battle, leader: str) -> tuple[str, ...]:
    """The nearest spaces with friendly units for a leader who is alone, C15.9."""
    force = battle.by_unit[leader]
    spaces = [space for space in SPACES if battle.is_occupied(force.side, space)]
    nearest = min((distance(force.space, space) for space in spaces), default=0)
    return tuple(space for space in spaces if distance(force.space, space) == nearest)


def lone_leaders(battle: Battle) -> tuple[str, ...]:
    """The leaders without friendly units in their space: the attacker's first, each side's in order of name, C15.9."""
    return tuple(
        leader
        for side in SIDES
        for leader in battle.leaders(side)
        if not battle.is_occupied(side, battle.by_unit[leader].space)
    )


def _lone_places(state: State, seat: str) -> Commands:
    battle = battle_of(state)
    side = battle.side_of(seat)
    leader = next(each for each in lone_leaders(battle) if battle.by_unit[each].side == side)
    return tuple(Put(leader, space) for space in lone_places(battle, leader))


def _withdrawals(state: State, seat: str) -> Commands:
    battle, side = battle_of(state), side_of(state, seat)
    stay = Say("stay")
    if side in battle.gone or not (battle.muster or battle.units(side)):
        return (stay,)
    words: list[Command] = [stay]
    if retreating_pieces(battle, side) and (state.land is None or has_refuge(state, side)):
        words.append(Say("retreat"))
    if state.land is not None:
        words += [Say("honors")] if may_offer_honors(state, side) else []
    return (stay,) if words == [stay, Say("retreat")] and _is_sent_away(state, side) else tuple(words)


def _is_sent_away(state: State, side: str) -> bool:
    """Whether a side leaves even if it chooses to stay: the attacker after turn 8, C10.8 and C21."""
    battle = battle_of(state)
    if state.land is None or battle.muster or side != ATTACKER or battle.turn < BATTLE_TURNS:
        return False
    if not battle.units(DEFENDER):
        return False
    may_defender_go = DEFENDER not in battle.gone and retreating_pieces(battle, DEFENDER)
    return not (may_defender_go and has_refuge(state, DEFENDER))


def _withdrawal_fault(state: State, seat: str, command: Say) -> Verdict | None:
    listed = _withdrawals(state, seat)
    if command in listed:
        return None
    if command.word == "retreat":
        if Say("retreat") not in listed:
            battle, side = battle_of(state), side_of(state, seat)
            return void("no-retreat" if not retreating_pieces(battle, side) else "no-refuge")
        if state.land is not None and command.point in refuges(state, side_of(state, seat)):
            return None
        rule = "C16.6" if state.land and command.point in open_refuges(state, side_of(state, seat)) else "C16.5"
        return void("refuge", point=command.point, rule=rule)
    if command.word == "honors":
        return void("honors", why=honors_fault(state, side_of(state, seat)))
    return void("other-moment", moment=state.moment)


# The map.


def _approaches(state: State, seat: str) -> Commands:
    return Say("assault"), Say("honors")


def _honors_fault(state: State, seat: str, command: Say) -> Verdict | None:
    if command.word == "accept" and command.point and command.point not in honors_refuges(state):
        return void("refuge", point=command.point, rule="C16.5")
    return None if command.word in ("accept", "decline") else void("other-moment", moment=state.moment)


def _muster_fault(state: State, seat: str, command: Say) -> Verdict | None:
    if command.word not in ("fast", "board"):
        return void("other-moment", moment=state.moment)
    guns = max_guns(state) if side_of(state, seat) == DEFENDER else 0
    if command.guns > guns:
        return void("no-guns", most=guns)
    only = {"always": "fast", "never": "board"}.get(state.scenario.options["fast-combat"], command.word)
    return None if command.word == only else void("only-word", word=only)


def _default_muster(state: State, seat: str) -> Command:
    """On the board, if possible."""
    listed = muster_commands(state, seat)
    return Say("board") if Say("board") in listed else listed[0]


def _attritions(state: State, seat: str) -> Commands:
    return tuple(Lose((unit,)) for unit in attrition_choices(state))


def _refuges(state: State, seat: str) -> Commands:
    return tuple(Say("", point) for point in refuge_choices(state))


def _refuge_fault(state: State, seat: str, command: Say) -> Verdict | None:
    return None if command in _refuges(state, seat) else void("refuge", point=command.point, rule="C16.5")


def _keeps(state: State, seat: str) -> Commands:
    return tuple(Keep(kind) for kind in kinds_to_keep(state))


def _returns(state: State, seat: str) -> Commands:
    context = MapContext.from_state(state)
    ruler = context.land.tasks[0].names[0]
    return tuple(Put(ruler, point) for point in return_points(context, ruler))


Lister = Callable[[State, str], Commands]
#: The commands that belong to a moment, C21.
KINDS: dict[str, tuple[type, ...]] = {
    "deploy": (Deploy,),
    "groups": (Regroup,),
    "spells": (Cast,),
    "orders": (GiveOrders,),
    "turn-order": (Initiative,),
    "activation": (Activate, Change, Coordinate, Join, Wait),
    "answer": (Answer,),
    "shots": (Answer,),
    "losses": (Lose,),
    "leaders": (Put,),
    "withdraw": (Say,),
    "initiative": (Initiative,),
    "activate": (March, Pass),
    "attrition": (Lose,),
    "approach": (Say,),
    "honors": (Say,),
    "muster": (Say,),
    "refuge": (Say,),
    "keep": (Keep,),
    "recruit": (Recruit,),
    "return": (Put,),
}
_LISTS: dict[str, Lister] = {
    "turn-order": _initiatives,
    "activation": _activations,
    "answer": _answers,
    "shots": _shots,
    "losses": _losses,
    "leaders": _lone_places,
    "withdraw": _withdrawals,
    "initiative": _initiatives,
    "activate": activate_list,
    "attrition": _attritions,
    "approach": _approaches,
    "honors": honors_answers,
    "muster": muster_commands,
    "refuge": _refuges,
    "keep": _keeps,
    "return": _returns,
}
_FAULTS: dict[str, Callable[[State, str, Any], Verdict | None]] = {
    "deploy": _deploy_fault,
    "groups": _regroup_fault,
    "spells": _cast_fault,
    "orders": _orders_fault,
    "turn-order": _in_list("other-moment", moment="turn-order"),
    "activation": _activation_fault,
    "answer": _answer_fault,
    "shots": _shots_fault,
    "losses": _losses_fault,
    "leaders": _put_fault("no-place"),
    "withdraw": _withdrawal_fault,
    "initiative": _in_list("other-moment", moment="initiative"),
    "activate": activate_fault,
    "attrition": _in_list("no-loss"),
    "approach": _in_list("other-moment", moment="approach"),
    "honors": _honors_fault,
    "muster": _muster_fault,
    "refuge": _refuge_fault,
    "keep": _in_list("no-keep"),
    "recruit": recruit_fault,
    "return": _put_fault("no-return"),
}
#: Whether there is anything to choose, in moments with no list or a possibly very long one.
_HAS_CHOICE: dict[str, Callable[[State, str], bool]] = {
    "deploy": lambda state, seat: True,
    "groups": lambda state, seat: deployment.can_regroup(battle_of(state), side_of(state, seat)),
    "spells": _can_cast,
    "orders": _can_give_orders,
    "answer": lambda state, seat: bool(answer_ways(state)),
    "activate": can_march,
    "recruit": can_recruit,
}
_DEFAULTS: dict[str, Callable[[State, str], Command]] = {
    "deploy": lambda state, seat: deployment.default_deployment(battle_of(state), side_of(state, seat)),
    "groups": lambda state, seat: Regroup(()),
    "spells": lambda state, seat: Cast(),
    "orders": lambda state, seat: GiveOrders(),
    "turn-order": lambda state, seat: Initiative(is_first=True),
    "activation": _default_activation,
    "answer": lambda state, seat: Answer(),
    "shots": lambda state, seat: Answer(),
    "losses": lambda state, seat: _highest(_losses(state, seat)),
    "leaders": lambda state, seat: _lone_places(state, seat)[0],
    "withdraw": lambda state, seat: Say("stay"),
    "initiative": lambda state, seat: Initiative(is_first=True),
    "activate": lambda state, seat: Pass(),
    "attrition": lambda state, seat: _attritions(state, seat)[-1],
    "approach": lambda state, seat: Say("assault"),
    "honors": lambda state, seat: Say("decline"),
    "muster": _default_muster,
    "refuge": lambda state, seat: _refuges(state, seat)[0],
    "keep": lambda state, seat: _keeps(state, seat)[0],
    "recruit": lambda state, seat: Recruit(),
    "return": lambda state, seat: _returns(state, seat)[0],
}


def _highest(listed: Commands) -> Command:
    """The set with the highest ids, found by the order of the list."""
    return listed[-1]
