"""The start of a battle on the map, C7, with intrinsic units, guns and the honors of war, C17."""

from __future__ import annotations

from rozz.engine.campaigns.battle.refuge import refuges_of
from rozz.engine.campaigns.map.map_occupation import MOVED, RETREATED, MapContext, units_of
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SPACES
from rozz.engine.campaigns.model.commands import Command, CommandsBySeat, Say
from rozz.engine.campaigns.model.scenario import letter
from rozz.engine.campaigns.model.state import Battle, Bell, Holding, State
from rozz.engine.campaigns.model.tables import COUNTERS, INTRINSIC, by_id, in_order, is_intrinsic, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution


def begin_battle(
    resolution: Resolution, seat: str, names: tuple[str, ...], point: str, came_from: str, has_brought_bell: bool
) -> None:
    """Begin the battle of the stack against the whole other side at the point, C7.1, with captains according to C7.2.

    `has_brought_bell`: whether the Bell came with the stack, even if its carrier was lost on the way.
    """
    context, land = MapContext.from_resolution(resolution), resolution.land
    place = resolution.scenario.map.points[point]
    enemies = context.enemies(point, seat)
    battle = Battle(
        seat, _captain(context, enemies, place.nation, resolution.resigned), at=point, came_from=came_from,
        terrain=dict.fromkeys(SPACES, place.terrain),
        nation=letter(place.nation) if place.nation else "",
        is_capital=place.kind == "capital",
        bell=_bell(land, enemies, point, has_brought_bell),
        moved=frozenset(name for name in enemies if MOVED in land.marks.get(name, "")),
        retreated=frozenset(name for name in enemies if RETREATED in land.marks.get(name, "")),
        waiting={ATTACKER: in_order(names), DEFENDER: in_order(enemies)},
        muster=True,
    )  # fmt: skip
    fighting = {*names, *enemies}
    if battle.bell:
        resolution.update_map(carrier="", bell_at="")
    resolution.update_map(
        places={name: at for name, at in land.places.items() if name not in fighting},
        marks={name: sign for name, sign in land.marks.items() if name not in fighting},
    )
    resolution.battle_or_none = battle
    resolution.emit("battle", "C7.1", point, seat=seat, defender=battle.defender, names=in_order(names))
    resolution.step = "approach"


def _captain(context: MapContext, enemies: tuple[str, ...], nation: str, resigned: frozenset[str]) -> str:
    """The seat with most units, the earlier of equals; without units, that of the point's nation, C7.2.

    A seat that has resigned is captain only if nobody else of its side is left, C20.4.
    """
    scenario = context.scenario
    seats = [context.seat(name) for name in units_of(enemies)]
    if not seats:
        return scenario.stand_in(scenario.seat_of_nation[nation], resigned)
    order = list(scenario.seats)
    playing = [seat for seat in seats if seat not in resigned] or seats
    return scenario.stand_in(max(order, key=lambda seat: (playing.count(seat), -order.index(seat))), resigned)


def _bell(land: Holding, enemies: tuple[str, ...], point: str, is_attackers: bool) -> Bell | None:
    """The Bell, if it came with the attacker or was at the point, C19.8."""
    if is_attackers:
        return Bell(ATTACKER, "", land.carrier, brought=ATTACKER)
    if land.carrier in enemies or land.bell_at == point:
        return Bell(DEFENDER, "", land.carrier, brought=DEFENDER)
    return None


def remaining_intrinsic_units(state: State) -> int:
    """How many intrinsic units the defender has; before the muster, all of them, C17.2."""
    battle = state.battle
    assert battle is not None
    if battle.muster and battle.rounds < 0:
        return MapContext.from_state(state).strength(battle.at)
    names = (*battle.waiting.get(DEFENDER, ()), *battle.units(DEFENDER))
    return sum(1 for name in units_of(names) if is_intrinsic(name))


def max_guns(state: State) -> int:
    """How many guns a defender may choose, C17.1."""
    battle = state.battle
    assert battle is not None
    if not state.scenario.has("fortress-guns") or not MapContext.from_state(state).strength(battle.at):
        return 0
    return 2 if battle.is_capital else 1


def muster_commands(state: State, seat: str) -> tuple[Command, ...]:
    """How a captain may choose to fight; `guns 0` can be left out, C7.3."""
    battle = state.battle
    assert battle is not None
    words = {"always": ("fast",), "never": ("board",)}.get(state.scenario.options["fast-combat"], ("fast", "board"))
    guns = max_guns(state) if battle.side_of(seat) == DEFENDER else 0
    return tuple(Say(word, guns=number or -1) for word in words for number in range(guns + 1))


def garrison(number: int, guns: int) -> tuple[str, ...]:
    """The ids of intrinsic units, C17.1."""
    standard = tuple(f"{INTRINSIC}REG{at}" for at in range(1, number - guns + 1))
    return (*standard, *(f"{INTRINSIC}MED{at}" for at in range(1, guns + 1)))


def call_garrison(resolution: Resolution, guns: int = 0) -> None:
    """The intrinsic units of the point join the defenders, C17.2."""
    battle = resolution.battle
    strength = MapContext.from_resolution(resolution).strength(battle.at)
    units = garrison(strength, guns) if strength else ()
    waiting = {**battle.waiting, DEFENDER: in_order((*battle.waiting.get(DEFENDER, ()), *units))}
    resolution.update_battle(waiting={side: names for side, names in waiting.items() if names})


def muster(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Fast only if both choose it; the garrison joins, C7.3 and C17.2."""
    said = {seat: each for seat, each in commands.items() if isinstance(each, Say)}
    is_fast = all(each.word == "fast" for each in said.values())
    battle = resolution.battle
    answer = said.get(battle.defender)
    call_garrison(resolution, max(0, answer.guns) if answer else 0)
    resolution.update_battle(rounds=0 if is_fast else -1)
    resolution.emit("mustered", "C7.3", battle.at, seat=battle.attacker, is_fast=is_fast)
    resolution.step = "fast" if is_fast else "deploy"


# The honors of war, C17.4.


def may_offer_honors(state: State, side: str) -> bool:
    """Whether the attacker may offer them; an offer that cannot be accepted is declined automatically."""
    return not honors_fault(state, side)


def honors_fault(state: State, side: str) -> str:
    """Why a side may not offer them, in a word; empty if it may."""
    battle = state.battle
    assert battle is not None
    if not state.scenario.has("honors-of-war"):
        return "option"
    if side != ATTACKER:
        return "attacker"
    if not remaining_intrinsic_units(state):
        return "garrison"
    names = (*battle.waiting.get(DEFENDER, ()), *battle.units(DEFENDER))
    return "" if all(is_intrinsic(name) for name in units_of(names)) else "others"


def honors_refuges(state: State) -> tuple[str, ...]:
    """Where the garrison may go: the point of an earlier retreat, or by C16.5 and C16.6."""
    battle, land = state.battle, state.land
    assert battle is not None and land is not None
    if battle.gone.get(DEFENDER):
        return (battle.gone[DEFENDER],)
    going = (*replacing_infantry(state), *leaders_and_departed(battle)) or (f"{battle.nation}REG1",)
    return refuges_of(state, land, going, battle.at, battle.came_from)


def replacing_infantry(state: State) -> tuple[str, ...]:
    """The regular infantry from the pool that replace the intrinsic units, the lowest numbers."""
    battle = state.battle
    assert battle is not None
    regular = sorted((u for u in COUNTERS if type_of(u) == f"{battle.nation}REG" and u in state.pool), key=by_id)
    return tuple(regular[: remaining_intrinsic_units(state)])


def leaders_and_departed(battle: Battle) -> tuple[str, ...]:
    """The defender's leaders and those who left by movement, the Bell among them."""
    leaders = [name for name in battle.waiting.get(DEFENDER, ()) if not units_of((name,))]
    return (*leaders, *battle.leaders(DEFENDER), *battle.left.get(DEFENDER, ()))


def honors_answers(state: State, seat: str) -> tuple[Command, ...]:
    """Accept, if the garrison has a refuge, or decline."""
    return (Say("accept"), Say("decline")) if honors_refuges(state) else (Say("decline"),)
