"""The scene of the map: forces, the current battle, and stacks on the march."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.model.battleboard import SIDES
from rozz.engine.campaigns.model.scenario import Scenario, nation_of
from rozz.engine.campaigns.model.state import Battle, Holding, State
from rozz.engine.campaigns.model.tables import BELL
from rozz.ui.memoize import remembered


@dataclass(frozen=True)
class Way:
    """The points that a stack passes, and its nation; `is_flight`: in a straight line."""

    nation: str
    points: tuple[str, ...]
    is_flight: bool = False
    is_draft: bool = False
    share: float = 0.0


@dataclass(frozen=True)
class MapScene:
    """The map's contents: forces, the current battle, and stacks on the march."""

    scenario: Scenario
    land: Holding
    serves: Mapping[str, str]
    battle: Battle | None = None
    ways: tuple[Way, ...] = ()
    chosen: frozenset[str] = field(default=frozenset())
    #: By point, who the draft command would bring there.
    coming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def around(self) -> MapContext:
        """The map, with the sides that mercenaries serve."""
        return MapContext(self.scenario, self.land, self.serves)


def of_state(state: State) -> MapScene:
    """The map of a state."""
    assert state.land is not None
    return MapScene(state.scenario, state.land, state.serves, state.battle)


def at_rest(scene: MapScene) -> MapScene:
    """The scene without marches and the draft command; the same object while nothing else changes."""
    return _at_rest(scene.scenario, scene.land, scene.serves, scene.battle)


@remembered(most=8)
def _at_rest(scenario: Scenario, land: Holding, serves: Mapping[str, str], battle: Battle | None) -> MapScene:
    return MapScene(scenario, land, serves, battle)


def with_ways(scene: MapScene, ways: tuple[Way, ...]) -> MapScene:
    """The scene with more marching stacks."""
    return replace(scene, ways=(*scene.ways, *ways))


def stacks(scene: MapScene, point: str) -> dict[str, list[str]]:
    """By nation, who is at a point, leaders first, including pieces in a battle."""
    there = list(scene.land.at(point))
    battle = scene.battle
    if battle is not None and battle.at == point:
        there += [name for side in SIDES for name in in_battle(battle, side)]
    found: dict[str, list[str]] = {}
    for name in there:
        nation = nation_of(name, scene.serves)
        if name != BELL and nation:
            found.setdefault(nation, []).append(name)
    return found


def in_battle(battle: Battle, side: str) -> tuple[str, ...]:
    """Everybody of a side in a battle: waiting, on the board, or moved off it."""
    board = (*battle.leaders(side), *battle.units(side))
    return (*battle.waiting.get(side, ()), *board, *battle.left.get(side, ()))
