"""Scenes of a battle: its current state with the command being written, and each step of what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.battle.board_paths import together
from rozz.engine.campaigns.battle.fight_odds import fight_begun_by
from rozz.engine.campaigns.legality.legality import is_legal
from rozz.engine.campaigns.model.battleboard import OFF, SIDES, SPACES, STAND
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Command,
    Deploy,
    GiveOrders,
    Lose,
    Put,
    Regroup,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, Guard, Spell, State
from rozz.engine.game import Event, Phase, Played
from rozz.ui.games.campaigns.drawing.board import Scene, Way
from rozz.ui.memoize import remembered

#: Steps in which this turn's orders are known.
WITH_ORDERS = frozenset(("orders", "turn-order", "activation", "answer", "shots", "clash", "losses", "leaders"))


def of_battle(state: State, battle: Battle, ordered: str) -> Scene:
    """A battle in its current state."""
    nations = {side: state.scenario.seats[battle.captain(side)][0] for side in SIDES}
    return Scene(battle, state.serves, nations, ordered)


def scene_of(state: State) -> Scene:
    """The battle of a state."""
    assert state.battle is not None
    return of_battle(state, state.battle, ordered(state))


def ordered(state: State) -> str:
    """The sides whose orders are public."""
    return "AD" if state.moment in WITH_ORDERS and state.moment != "orders" else ""


@remembered(most=4)
def planned(state: State, seat: str, command: Command | None, is_draft: bool) -> Scene:
    """The battle with a seat's draft command."""
    scene = scene_of(state)
    if command is None:
        return scene
    battle = scene.battle
    side = battle.side_of(seat)
    match command:
        case Deploy(spaces) if state.moment == "deploy":
            return replace(scene, battle=deployment.with_deployment(battle, side, spaces))
        case Regroup(spaces) if state.moment == "groups":
            return replace(scene, battle=deployment.with_regrouping(battle, side, spaces))
        case GiveOrders() if state.moment == "orders":
            return replace(scene, battle=_ordered(battle, side, command), ordered=side)
        case Cast(castings) if state.moment == "spells":
            spells = tuple(Spell(each.caster, each.spell, each.target) for each in castings)
            kept = tuple(s for s in battle.spells if all((s.caster, s.name) != (t.caster, t.name) for t in spells))
            ways = tuple(
                Way(side, (battle.by_unit[each.target].space, each.space), is_draft=is_draft)
                for each in castings
                if each.space and each.target in battle.by_unit
            )
            return replace(scene, battle=replace(battle, spells=(*kept, *spells)), ways=ways)
    scene = replace(scene, ways=tuple(_ways(battle, side, command, is_draft)), chosen=_chosen(command))
    if isinstance(command, Activate) and state.moment == "activation" and battle.next == side:
        return _foreseen(state, scene, command)
    return scene


def _foreseen(state: State, scene: Scene, command: Activate) -> Scene:
    """An activation before it is given: who goes where, and who is attacked."""
    battle = scene.battle
    force = battle.by_name.get((battle.next, command.force))
    if force is None or not is_legal(state, battle.captain(battle.next), command):
        return scene
    fight = fight_begun_by(state, command)
    end = command.steps[-1] if command.steps else OFF
    moving = [] if end == OFF else [replace(each, space=end) for each in together(battle, force)]
    return replace(scene, ghosts=tuple(moving), victims=frozenset(fight.odds.enemies) if fight else frozenset())


def _ordered(battle: Battle, side: str, command: GiveOrders) -> Battle:
    orders = dict(command.orders)
    forces = tuple(
        replace(each, order=orders.get(each.name, STAND)) if each.side == side else each for each in battle.forces
    )
    guards = {Guard(side, battle.by_unit[unit].space, flank, unit) for flank, unit in command.guards}
    return replace(battle, forces=forces, guards=frozenset(guards))


def _chosen(command: Command) -> frozenset[str]:
    return frozenset(command.units) if isinstance(command, Lose) else frozenset()


def _ways(battle: Battle, side: str, command: Command, is_draft: bool) -> Iterable[Way]:
    """Where units move, and at whom they fire."""
    match command:
        case Activate(force, steps, combat, target, _) if (side, force) in battle.by_name:
            here = battle.by_name[side, force].space
            if steps:
                yield Way(side, (here, *steps), is_draft=is_draft)
            end = steps[-1] if steps else here
            if combat == "fire" and end != OFF:
                yield Way(side, (end, target), is_fire=True, is_draft=is_draft)
        case Answer(backs, _, _):
            yield from (Way(side, (battle.by_unit[unit].space, space), is_draft=is_draft) for unit, space in backs)
        case Put(name, place) if name in battle.by_unit:
            yield Way(side, (battle.by_unit[name].space, place), is_draft=is_draft)


def forecast_ways(battle: Battle, plans: Iterable[tuple[str, Command, float]]) -> tuple[Way, ...]:
    """The places where other players are likely to move."""
    return tuple(
        replace(way, share=share)
        for seat, command, share in plans
        for way in _ways(battle, battle.side_of(seat), command, is_draft=False)
    )


@remembered(most=2)
def with_last_move(scene: Scene, played: Played) -> Scene:
    """The scene with the moves, shots and losses of the open move before it, which the next player has not seen."""
    events = [event for phase in played.phases for event in phase.events]
    ways = tuple(way for event in events for way in _gone(event))
    fallen = Counter(event.tile for event in events if event.kind == "eliminated" and event.tile in SPACES)
    return replace(scene, ways=(*ways, *scene.ways), fallen=dict(fallen))


def of_phase(played: Played, phase: Phase, battle: Battle, fallen: dict[str, int]) -> Scene:
    """A step of a past moment; `fallen` counts the losses so far in each space."""
    scene = of_battle(played.after, battle, "AD" if phase.name in WITH_ORDERS else "")
    ways = tuple(way for event in phase.events for way in _gone(event))
    for event in phase.events:
        if event.kind == "eliminated" and event.tile in SPACES:
            fallen[event.tile] = fallen.get(event.tile, 0) + 1
    return replace(scene, ways=ways, fallen=dict(fallen))


def _gone(event: Event) -> Iterable[Way]:
    side = str(event.facts.get("side", ""))
    start = str(event.facts.get("start", ""))
    match event.kind:
        case "moved":
            yield Way(side, (event.tile, *event.facts["steps"]))
        case "fires":
            yield Way(side, (start, event.tile), is_fire=True)
        case "transported" | "placed":
            yield Way(side, (start, event.tile))
        case "dodged":
            yield Way(side, (event.tile, str(event.facts["end"])))


def places_of(events: Iterable[Event]) -> frozenset[str]:
    """The spaces that events are about."""
    found: set[str] = set()
    for event in events:
        facts: Mapping[str, object] = event.facts
        found |= {event.tile, str(facts.get("start", "")), str(facts.get("end", ""))}
        steps = facts.get("steps")
        found |= set(steps) if isinstance(steps, tuple) else set()
    return frozenset(found & set(SPACES))
