"""Why a command is a good one, in sentences with rules: what a hint says of its plan.

The search that found a plan knows only its worth. These are the reasons that a player can check on the board: chances,
strengths, distances, who can reach what. Everything is public knowledge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.engine.campaigns.adapter import stack_reach
from rozz.engine.campaigns.adapter.outlook import OF_SPELLS, muster_strengths, outlook
from rozz.engine.campaigns.battle import casting
from rozz.engine.campaigns.battle.board_paths import Party
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.map.battle_start import remaining_intrinsic_units
from rozz.engine.campaigns.map.map_occupation import MapContext, units_of
from rozz.engine.campaigns.map.recruiting import WITCH, pool_of, specials
from rozz.engine.campaigns.model.battleboard import ADVANCE, BACK, ORDERS, SPACES, STAND, distance, enemy, own_rows, row
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Keep,
    Lose,
    March,
    Pass,
    Put,
    Recruit,
    Regroup,
    Say,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL, GARRISON, KINDS, LEADERS
from rozz.engine.campaigns.text.wording import (
    force_name,
    kind_name,
    order_name,
    spell_name,
    type_name,
    unit_list_at_start,
    unit_name,
    unit_name_within,
)  # fmt: skip
from rozz.engine.game import name_of
from rozz.engine.said import Fact, OneOf, Player, Said, listed, said

#: A sentence and its rule.
Why = tuple[Said, str]
#: The most sentences of a reason, and the most places named in one.
MOST, NAMED = 3, 3
#: The rules of what a command is likely to do.
RULES: Mapping[str, str] = {
    "hit": "C14.7", "cleared": "C14.8", "risk": "C14.7", "stand": "C14.7", "strike-back": "C14.7",
    "safe": "C14.5", "falls-back": "C15.1", "change": "C13.1",
    "join": "C13.3", "fireball": "C24.3", "attack": "C7.1", "garrison": "C20.2", "controls": "C20.2", "trail": "C6.1",
    **dict.fromkeys((each.removeprefix("campaigns-outlook-") for each in OF_SPELLS.values()), "C24.3"),
    "flight": "C6.1", "fast": "C8.1", "retreat": "C16.8", "mishap": "C18.4",
}  # fmt: skip

#: Sentences about costs come after the reasons for a command.
COSTS = frozenset(f"campaigns-outlook-{each}" for each in ("trail", "flight", "retreat", "mishap"))


def reasons(state: State, seat: str, command: Command) -> tuple[Why, ...]:
    """The reasons for a command, most important first, and last what it may cost."""
    likely = [(each, RULES[each.key.removeprefix("campaigns-outlook-")]) for each in outlook(state, seat, command)]
    costs = [each for each in likely if each[0].key in COSTS][:1]
    found = dict.fromkeys([*(each for each in likely if each[0].key not in COSTS), *_reasons(state, seat, command)])
    return (*[*found][: MOST - len(costs)], *costs)


def _reasons(state: State, seat: str, command: Command) -> Iterator[Why]:
    battle = state.battle
    match command:
        case Initiative(is_first):
            yield from (_on_map if state.moment == "initiative" else _in_battle)(state, seat, is_first)
        case March():
            yield from _march(state, seat, command)
        case Pass():
            yield said("campaigns-why-pass"), "C4.2"
        case Recruit(hires):
            yield from _recruit(state, hires)
        case Keep(kind):
            yield said("campaigns-why-keep", kind=kind_name(kind)), "C18.8"
        case Lose(units):
            yield said("campaigns-why-lose", units=unit_list_at_start(units), number=len(units)), _rule_of_loss(state)
        case Put(_, place):
            yield said("campaigns-why-place" if battle else "campaigns-why-return", place=place), "C15.9"
        case _ if battle is not None:
            yield from _battle(state, battle, seat, command)


def _rule_of_loss(state: State) -> str:
    """The rule by which a player chooses the units to lose."""
    if state.moment == "attrition":
        return "C6.1"
    return "C8.2" if state.battle and state.battle.muster else "C14.8"


def _battle(state: State, battle: Battle, seat: str, command: Command) -> Iterator[Why]:
    """The reasons for what is decided in a battle."""
    side = battle.side_of(seat)
    match command:
        case Say(word):
            yield from _word(state, battle, seat, word)
        case Deploy():
            yield from _deploy(battle, side, command)
        case Regroup(spaces):
            yield said("campaigns-why-groups" if spaces else "campaigns-why-same-groups"), "C9.6"
        case Cast():
            yield from _cast(state, battle, side, command)
        case GiveOrders():
            yield from _orders(state, battle, side, command)
        case Activate():
            yield from _activation(state, battle, command)
        case Change(force, order):
            yield from _change(state, battle, battle.by_name[side, force], order)
        case Answer():
            yield from _answer(command)
        case _:
            yield said("campaigns-why-together"), "C13.5"


# On the map.


def _on_map(state: State, seat: str, is_first: bool) -> Iterator[Why]:
    """The reasons to move first or second on the map."""
    context = MapContext.from_state(state)
    if not is_first:
        yield said("campaigns-why-second"), "C4.1"
        return
    mine = [name_of(place) for place, ways in stack_reach.reach(state, seat).items() if ways.most]
    attacked = [point for point in mine if context.is_defended(point, seat)]
    if attacked:
        yield said("campaigns-why-first-attack", points=listed(attacked[:NAMED])), "C4.1"
    if threatened := _threatened(state, seat):
        yield said("campaigns-why-first-defend", points=listed([*threatened][:NAMED])), "C4.1"
    if not attacked and not threatened:
        yield said("campaigns-why-first"), "C4.1"


def _threatened(state: State, seat: str) -> dict[str, tuple[str, int]]:
    """The points of a seat that a rival can attack with its next move: which rival, and with how many units."""
    context = MapContext.from_state(state)
    found: dict[str, tuple[str, int]] = {}
    for rival in state.scenario.seats:
        if rival == seat or state.scenario.are_allied(rival, seat):
            continue
        for place, ways in stack_reach.reach(state, rival).items():
            point = name_of(place)
            is_held = context.is_defended(point, rival) or context.land.control.get(point) == seat
            if ways.most and is_held and ways.most > found.get(point, ("", 0))[1]:
                found[point] = rival, ways.most
    return found


def _march(state: State, seat: str, command: March) -> Iterator[Why]:
    context, end = MapContext.from_state(state), command.second or command.first
    units = [name for name in units_of(command.stack) if name not in command.drop] + list(units_of(command.take))
    there = [name for name in units_of(context.land.at(end)) if context.seat(name) == seat]
    leader = next((name for name in command.stack if name in LEADERS), "")
    if units and (threat := _threatened(state, seat).get(end)):
        yield said("campaigns-why-guards", point=end, name=Player(threat[0]), number=threat[1]), "C5.1"
    if not units and there and LEADERS[leader].is_hero:
        is_led = any(name in LEADERS and LEADERS[name].is_hero for name in context.land.at(end))
        facts: Mapping[str, Fact] = {"leader": unit_name(leader), "number": len(there), "point": end}
        yield (said("campaigns-why-leads-more", **facts), "C9.6") if is_led else (
            said("campaigns-why-leads", **facts), "C5.1")  # fmt: skip
    elif units and there:
        yield said("campaigns-why-gathers", number=len(units) + len(there), point=end), "C2.6"
    links = _links_to_castle(state, seat, command.start), _links_to_castle(state, seat, end)
    if units and 0 < links[1] < links[0]:
        yield said("campaigns-why-closer", number=links[1], point=end), "C20.1"
    elif not units and not there:
        yield said("campaigns-why-alone", leader=unit_name(leader)), "C5.1"
    elif not there and not context.is_defended(end, seat):
        yield said("campaigns-why-prepares"), "C5.1"


def _links_to_castle(state: State, seat: str, point: str) -> int:
    """How many links it is to the nearest enemy castle that stands."""
    context, scenario = MapContext.from_state(state), state.scenario
    castles = [scenario.map.castles[nation] for nation in scenario.nations]
    aims = [castle for castle in castles if context.is_fortress_of_enemy(castle, seat)]
    return scenario.map.steps_to(aims, scenario.closed).get(point, 0) if aims else 0


def _recruit(state: State, hires: Sequence[Hire]) -> Iterator[Why]:
    if not hires:
        yield said("campaigns-why-recruit-none"), "C18.1"
    for hire in hires:
        hero, nation = unit_name(hire.hero), LEADERS[hire.hero].nation
        if hire.kind == WITCH:
            yield said("campaigns-why-witch", hero=hero), "C11.3"
        elif hire.method == "hire":
            kind = KINDS[f"X{hire.kind}"]
            yield said("campaigns-why-hire", kind=kind_name(hire.kind), strength=max(kind.melee, kind.ranged)), "C18.4"
        elif hire.method == "special":
            kinds = OneOf(
                tuple(type_name(each) for each in specials(MapContext.from_state(state), state.pool, hire.hero))
            )
            yield said("campaigns-why-special", hero=hero, kinds=kinds), "C18.3"
        else:
            yield said("campaigns-why-random", hero=hero, number=len(pool_of(state.pool, nation))), "C18.2"


# Before and after a battle turn.


def _word(state: State, battle: Battle, seat: str, word: str) -> Iterator[Why]:
    own, enemy_strength = muster_strengths(state, battle, seat)
    strengths = {"own": own, "foe": enemy_strength}
    match word:
        case "assault":
            yield said("campaigns-why-assault", **strengths), "C7.1"
        case "honors":
            yield said("campaigns-why-honors", point=battle.at), "C17.4"
        case "accept":
            yield said("campaigns-why-accept", number=remaining_intrinsic_units(state)), "C17.4"
        case "decline":
            yield said("campaigns-why-decline", **strengths), "C17.4"
        case "fast":
            yield said("campaigns-why-fast"), "C8.1"
        case "board":
            compared = "less" if own < enemy_strength else "more" if own > enemy_strength else "same"
            yield said("campaigns-why-board", compared=compared, **strengths), "C7.3"
        case "stay":
            if state.land is None:
                yield said("campaigns-why-stay-alone"), "C20.3"
            compared = "less" if own < enemy_strength else "more" if own > enemy_strength else "same"
            yield said("campaigns-why-stay", compared=compared, **strengths), "C16.1"
        case "retreat":
            yield said("campaigns-why-retreat", **strengths), "C16.2"
        case "":
            yield said("campaigns-why-refuge"), "C16.6"


def _deploy(battle: Battle, side: str, command: Deploy) -> Iterator[Why]:
    """What a deployment does with guns, groups and riders."""
    back, _ = own_rows(side)
    forces = [(space, names) for space, each in command.spaces for names in each]
    guns = [n for space, names in forces for n in names if row(space) == back and _is(battle, n, "artillery")]
    groups = [names for _, names in forces if names[0] in LEADERS and len(names) > 1]
    riders = [n for space, names in forces for n in names if space[1] != "C" and _is(battle, n, "cavalry")]
    if groups:
        largest = max(groups, key=len)
        number = sum(name not in LEADERS and name != BELL for name in largest)
        yield said("campaigns-why-deploy-groups", leader=unit_name(largest[0]), number=number), "C9.6"
    if guns:
        far = max(kind_of(battle, gun).reach for gun in guns)
        yield said("campaigns-why-deploy-guns", units=unit_list_at_start(guns), number=len(guns), range=far), "C14.5"
    if riders:
        yield said("campaigns-why-deploy-riders", units=unit_list_at_start(riders), number=len(riders)), "C15.2"
    if not groups and not guns and not riders:
        yield said("campaigns-why-deploy"), "C9.4"


def _is(battle: Battle, name: str, flag: str) -> bool:
    return name not in LEADERS and name not in (BELL, GARRISON) and kind_of(battle, name).flag == flag


# Spells.

def _cast(state: State, battle: Battle, side: str, command: Cast) -> Iterator[Why]:
    for each in command.castings:
        # A Fireball has no lasting effect, and its chance to hit has already been given.
        if each.spell != "Fireball" and (near := _nearness(battle, each.target)):
            is_own = battle.by_unit[each.target].side == side
            key = "campaigns-why-target" if is_own else "campaigns-why-target-foe"
            yield said(key, unit=unit_name(each.target), spaces=near), "C11.1"
    if command.rings:
        unit = casting.skeleton_for(state.scenario, battle, state.pool, side)
        yield said("campaigns-why-ring", unit=unit_name(unit)), "C19.5"
    if not command.castings and not command.rings:
        lasting = [each for each in battle.spells if battle.by_unit[each.caster].side == side]
        if lasting:
            spell, target = spell_name(lasting[0].name), unit_name_within(lasting[0].target)
            yield said("campaigns-why-keep-spell", spell=spell, unit=target), "C11.2"
        else:
            yield said("campaigns-why-no-spell"), "C11.1"


def _nearness(battle: Battle, unit: str) -> int:
    """How many spaces it is from a unit to its enemies, if that is near; else 0."""
    force = battle.by_unit.get(unit)
    if force is None:
        return 0
    far = min((distance(force.space, at) for side, at in battle.units_at if side != force.side), default=9)
    return far if 0 < far <= 2 else 0


# Orders.


def _orders(state: State, battle: Battle, side: str, command: GiveOrders) -> Iterator[Why]:
    given = dict(command.orders)
    forces = [each for each in battle.of(side) if not each.is_garrison and each.units]
    by_order = {order: [each for each in forces if given.get(each.name, STAND) == order] for order in ORDERS}
    firing = [each for each in by_order[STAND] if _fires(state, battle, each)]
    if firing:
        targets = sorted({space for each in firing for space in _fires(state, battle, each)})
        named, places = listed(map(force_name, firing)), listed(targets)
        yield said("campaigns-why-stand", forces=named, number=len(firing), spaces=places), "C12.4"
    if by_order[ADVANCE]:
        far = min(_far(battle, each) for each in by_order[ADVANCE])
        forces_named = listed(map(force_name, by_order[ADVANCE]))
        yield said("campaigns-why-advance", forces=forces_named, number=len(by_order[ADVANCE]), spaces=far), "C12.2"
    if by_order[BACK]:
        forces_named = listed(map(force_name, by_order[BACK]))
        yield said("campaigns-why-back", forces=forces_named, number=len(by_order[BACK])), "C12.3"
    if command.guards:
        yield said("campaigns-why-flanks"), "C15.8"
    if not by_order[ADVANCE] and not by_order[BACK] and not firing:
        yield said("campaigns-why-wait"), "C12.4"


def _fires(state: State, battle: Battle, force: Force) -> tuple[str, ...]:
    """The spaces that a force can fire at from where it stands."""
    return tuple(Party(battle, (force,), may_leave=False).targets(state.scenario, force.space, 0))


def _far(battle: Battle, force: Force) -> int:
    return min((distance(force.space, at) for side, at in battle.units_at if side != force.side), default=9)


# A force acts.


def _in_battle(state: State, seat: str, is_first: bool) -> Iterator[Why]:
    """The reasons to act first or second in a battle turn."""
    battle = state.battle
    assert battle is not None
    side = battle.side_of(seat)
    if not is_first:
        yield said("campaigns-why-act-second"), "C10.4"
        return
    mine = stack_reach.reach(state, seat)
    hit = [space for space in SPACES if space in mine and battle.is_occupied(enemy(side), space)]
    theirs = stack_reach.reach(state, battle.captain(enemy(side)))
    at_risk = [space for space in SPACES if space in theirs and battle.is_occupied(side, space)]
    if hit:
        yield said("campaigns-why-act-first-attack", spaces=listed(hit)), "C10.4"
    if at_risk:
        yield said("campaigns-why-act-first-danger", spaces=listed(at_risk)), "C10.4"
    if not hit and not at_risk:
        yield said("campaigns-why-act-first"), "C10.4"


def _activation(state: State, battle: Battle, command: Activate) -> Iterator[Why]:
    force = battle.by_name[battle.next, command.force]
    end = command.steps[-1] if command.steps else force.space
    if end not in SPACES:
        yield said("campaigns-why-leaves", force=force_name(force)), "C12.3"
        return
    if command.combat or (command.steps and battle.is_occupied(enemy(force.side), end)):
        return
    if not command.steps:
        yield said("campaigns-why-stays", force=force_name(force), order=order_name(force.order)), "C12.4"
        return
    change = _far(battle, replace(force, space=end)) - _far(battle, force)
    way = "nearer" if change < 0 else "farther" if change > 0 else "aside"
    spaces = _far(battle, replace(force, space=end))
    yield said("campaigns-why-moves", force=force_name(force), space=end, spaces=spaces, way=way), "C12.1"


def _change(state: State, battle: Battle, force: Force, order: str) -> Iterator[Why]:
    changed = replace(force, order=order)
    party = Party(battle, (changed,), may_leave=False)
    hit = {
        each.target or (each.steps[-1] if each.steps else force.space)
        for each in party.activations(state.scenario)
        if each.combat or (each.steps and battle.is_occupied(enemy(force.side), each.steps[-1]))
    } & set(SPACES)
    if hit:
        yield said("campaigns-why-change-attack", spaces=listed(sorted(hit))), "C13.1"
    else:
        yield said("campaigns-why-change", order=order_name(force.order)), "C13.1"


def _answer(command: Answer) -> Iterator[Why]:
    if command.backs:
        units = [unit for unit, _ in command.backs]
        yield said("campaigns-why-falls-back", units=unit_list_at_start(units), number=len(units)), "C15.1"
    if command.aloft:
        yield said("campaigns-why-aloft", units=unit_list_at_start(command.aloft), number=len(command.aloft)), "C15.4"
    if command.shoots:
        yield said("campaigns-why-shoots"), "C15.5"
    if not command.backs and not command.aloft and not command.shoots:
        yield said("campaigns-why-fights"), "C14.6"

