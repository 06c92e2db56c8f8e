"""Likely commands of a battle, most likely first, by simple rules of thumb.

A search considers them, and they are what a player gives without searching.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rozz.engine.campaigns.adapter.suggestions import orders_of, suggested_deployment, suggested_order
from rozz.engine.campaigns.ai.attack_estimates import AttackEstimator, piece_worth
from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.battle.casting import can_ring
from rozz.engine.campaigns.battle.strength import (
    kind_of,
    may_melee,
)
from rozz.engine.campaigns.legality.activation_legality import can_coordinate, can_join, party
from rozz.engine.campaigns.legality.spell_legality import castings_of
from rozz.engine.campaigns.model.battleboard import (
    ADVANCE,
    BACK,
    ORDERS,
    SPACES,
    STAND,
    distance,
    own_rows,
    row,
)
from rozz.engine.campaigns.model.commands import (
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Join,
    Names,
    Regroup,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, State, with_bell
from rozz.engine.campaigns.model.tables import BELL, LEADERS, by_id, leader_first
from rozz.engine.dice import Dice
from rozz.engine.exact_sum import summed

#: How good each spell is if only its target is known.
SPELLS_WORTH = {
    "Fireball": 9, "Poppies": 8, "Confusion": 7, "Good Luck": 5, "Phantom Allies": 5, "Poor Luck": 5,
    "Uncanny Marksmanship": 5, "Healing": 4, "Fleet Feet": 2, "Transport": 0,
}  # fmt: skip


# Deployment and groups.


def deployments(battle: Battle, side: str, dice: Dice, number: int) -> Iterator[Deploy]:
    """The suggested deployment, its mirror image, the same in one row, and random ones."""
    usual = suggested_deployment(battle, side)
    yield from (usual, _mirrored(usual))
    back, front = own_rows(side)
    for rows in ((front, front), (back, back)):
        yield _relocated(usual, {space: f"{rows[row(space) == front]}{space[1]}" for space in SPACES})
    spaces = [f"{each}{letter}" for each in (back, front) for letter in "LCR"]
    for _ in range(max(0, number - 4)):
        yield _relocated(usual, {space: spaces[dice.draw(6, "deploy") - 1] for space in spaces})


def _mirrored(deploy: Deploy) -> Deploy:
    """Left and right exchanged."""
    return _relocated(deploy, {space: space[0] + {"L": "R", "R": "L"}.get(space[1], "C") for space in SPACES})


def _relocated(deploy: Deploy, to: dict[str, str]) -> Deploy:
    """The same forces in other spaces."""
    rows: dict[str, list[Names]] = {}
    for space, forces in deploy.spaces:
        rows.setdefault(to[space], []).extend(forces)
    return Deploy(tuple((space, tuple(sorted(rows[space]))) for space in SPACES if space in rows))


def fullest_groups(battle: Battle, side: str) -> Regroup:
    """The largest possible groups in every space: infantry first, guns last, each Hero with the most units allowed."""
    spaces = []
    bell = battle.bell
    carrier = bell.carrier if bell and bell.side == side else ""
    for space in SPACES:
        names = deployment.regroupable_pieces(battle, side, space)
        heroes = list(leader_first(each for each in names if each in LEADERS and LEADERS[each].is_hero))
        units = sorted(
            (each for each in names if each not in LEADERS and each != BELL),
            key=lambda unit: (kind_of(battle, unit).flag == "artillery", kind_of(battle, unit).allowance, by_id(unit)),
        )
        alone = [each for each in units if not any(f.leaders for f in battle.of(side) if each in f.units)]
        if not heroes or not alone:
            continue
        forces: list[Names] = []
        for hero in heroes:
            led, units = units[: deployment.max_units(hero)], units[deployment.max_units(hero):]
            forces.append((hero, *with_bell(sorted(led, key=by_id), carrier)))
        forces += [with_bell([unit], carrier) for unit in units]
        forces += [(each,) for each in names if each in LEADERS and not LEADERS[each].is_hero]
        forces += [(BELL,)] if BELL in names and not carrier else []
        spaces.append((space, tuple(sorted(forces))))
    return Regroup(tuple(spaces))


# Spells.


def spells(state: State, battle: Battle, side: str) -> Iterator[Command]:
    """The best spell of each caster that has none in effect, then the second best and so on, then none."""
    busy = {spell.caster for spell in battle.spells}
    by_caster: dict[str, list[Casting]] = {}
    for each in castings_of(state, battle, side):
        if each.caster not in busy and each.spell != "Transport" and each.target != BELL:
            by_caster.setdefault(each.caster, []).append(each)
    near = _nearness(battle)

    def worth(each: Casting) -> float:
        return SPELLS_WORTH[each.spell] + 3 * piece_worth(battle, each.target) + near(each.target)

    for rows in by_caster.values():
        rows.sort(key=lambda each: -worth(each))
    rings = can_ring(state.scenario, battle, state.pool, side)
    best = tuple(rows[0] for rows in by_caster.values())
    yield Cast(best, rings)
    for caster, rows in by_caster.items():
        others = tuple(each for each in best if each.caster != caster)
        for at in range(1, min(5, len(rows))):
            castings = sorted((*others, rows[at]), key=lambda each: list(by_caster).index(each.caster))
            yield Cast(tuple(castings), rings)
    if rings:
        yield Cast(best)
    yield Cast((), rings)
    yield Cast()


def _nearness(battle: Battle) -> Callable[[str], float]:
    """How close to its enemies a unit stands."""

    def near(unit: str) -> float:
        force = battle.by_unit.get(unit)
        if force is None:
            return 0.0
        far = min((distance(force.space, at) for side, at in battle.units_at if side != force.side), default=4)
        return -0.7 * far

    return near


# Orders.


def guards(battle: Battle, side: str) -> tuple[tuple[str, str], ...]:
    """Flank guards wherever there can be two, because nobody engages without them, C15.8."""
    found: list[tuple[str, str]] = []
    for (each, space), units in battle.units_at.items():
        if each != side:
            continue
        fit = sorted(units, key=lambda unit: (-_melee_of(battle, unit), by_id(unit)))
        flanks = {"L": "R", "C": "LR", "R": "L"}[space[1]]
        found += list(zip(flanks, fit, strict=False))
    return tuple(sorted(found))


def _melee_of(battle: Battle, unit: str) -> int:
    kind = kind_of(battle, unit)
    held = not may_melee(battle, unit)
    return (0 if held else kind.melee) - 3 * (kind.flag == "artillery")


def usual_orders(state: State, battle: Battle, side: str, changed: dict[str, str] | None = None) -> GiveOrders:
    """The suggested orders, with guards."""
    orders = {force.name: suggested_order(battle, force) for force in battle.of(side) if not force.is_garrison}
    named = guards(battle, side) if state.scenario.has("flank-guards") else ()
    return orders_of({**orders, **(changed or {})}, named)


def orders(state: State, battle: Battle, side: str, dice: Dice, number: int) -> Iterator[Command]:
    """The suggested orders, the same order for all, a different order for one force, and some random ones."""
    yield usual_orders(state, battle, side)
    forces = [force for force in battle.of(side) if force.units and not force.is_garrison]
    for order in ORDERS:
        yield usual_orders(state, battle, side, {force.name: order for force in forces})
    without_guns = {
        force.name: STAND if any(kind_of(battle, unit).flag == "artillery" for unit in force.units) else ADVANCE
        for force in forces
    }
    yield usual_orders(state, battle, side, without_guns)
    for force in forces:
        usual = suggested_order(battle, force)
        for order in (ADVANCE, STAND):
            if order != usual:
                yield usual_orders(state, battle, side, {force.name: order})
    for force in forces:
        yield usual_orders(state, battle, side, {force.name: BACK})
    for _ in range(number):
        yield usual_orders(state, battle, side, {force.name: "AAASSB"[dice.draw(6, "order") - 1] for force in forces})


def random_orders(state: State, battle: Battle, side: str, dice: Dice) -> GiveOrders:
    """Mostly the suggested orders; now and then all advance, or all stand."""
    die = dice.draw(10, "whim")
    if die <= 7:
        return usual_orders(state, battle, side)
    order = ADVANCE if die <= 9 else STAND
    return usual_orders(
        state, battle, side, {force.name: order for force in battle.of(side) if force.units and not force.is_garrison}
    )


# Activations.


def activations(state: State, battle: Battle) -> list[tuple[float, Command]]:
    """All moves and attacks, each with its estimate, best first; commands that need an extra die come last."""
    side, forced = battle.next, battle.forced
    estimator = AttackEstimator(state, battle, side)
    found: list[tuple[float, Command]] = []
    others: list[tuple[float, Command]] = []
    if forced is not None:
        force = battle.by_name[side, forced.force]
        moving = party(state, force)
        found = [(estimator.estimate(moving.units, force, each), each) for each in moving.activations(state.scenario)]
        if forced.may_wait:
            others = [(-0.2, Wait())]
        return sorted(found, key=lambda pair: -pair[0]) + others
    for force in battle.of(side):
        if force.is_done or force.is_turned:
            continue
        moving = party(state, force)
        found += [(estimator.estimate(force.units, force, each), each) for each in moving.activations(state.scenario)]
        if can_join(battle, force):
            found.append((0.6, Join(force.name)))
        if force.units and not force.is_garrison:
            others += [(-1.0, Change(force.name, order)) for order in ORDERS if order != force.order]
        if can_coordinate(state, force):
            others.append((-0.5, Coordinate(force.name)))
    return sorted(found, key=lambda pair: -pair[0]) + sorted(others, key=lambda pair: -pair[0])


def best_of_each_force(rows: Sequence[tuple[float, Command]], number: int) -> list[Command]:
    """The best two of every force and then the rest, so no force is forgotten; it includes some attempts with a die."""
    first: list[Command] = []
    rest: list[Command] = []
    attempts: list[Command] = []
    seen: dict[str, int] = {}
    for _, each in rows:
        if isinstance(each, Change | Coordinate | Wait):
            attempts.append(each)
            continue
        name = getattr(each, "force", "")
        seen[name] = seen.get(name, 0) + 1
        (first if seen[name] <= 2 else rest).append(each)
    tail = attempts[: max(1, number // 4)]
    return [*(*first, *rest)[: max(1, number - len(tail))], *tail]


def cheapest(battle: Battle, listed: Sequence[Command]) -> list[Command]:
    """Losses, cheapest first."""

    def cost(command: Command) -> float:
        return summed(piece_worth(battle, unit) for unit in getattr(command, "units", ()) if unit != BELL)

    return sorted(listed, key=cost)
