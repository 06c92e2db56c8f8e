"""The map with the draft command, and in each step of a past moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rozz.engine.campaigns.model.commands import Command, Lose, March
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import BELL
from rozz.engine.campaigns.text.wording import map_place
from rozz.engine.game import Event, Played
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, Way, of_state, with_ways
from rozz.ui.memoize import remembered

#: The rule for flying stacks.
FLIGHT = "C5.5"


@remembered(most=4)
def planned(state: State, seat: str, command: Command | None, is_draft: bool) -> MapScene:
    """The map with a seat's draft command."""
    scene = of_state(state)
    if isinstance(command, Lose):
        return replace(scene, chosen=frozenset(command.units))
    if not isinstance(command, March):
        return scene
    return replace(with_ways(scene, tuple(_march(command, scene, is_draft))), coming=_coming(command))


def _coming(command: March) -> dict[str, tuple[str, ...]]:
    """By point, who a march brings there: the stack at its end, and units dropped off on the way."""
    gone = tuple(name for name in (*command.stack, *command.take) if name != BELL and name not in command.drop)
    dropped = tuple(name for name in command.drop if name != BELL)
    return {command.second or command.first: gone, **({command.first: dropped} if dropped else {})}


def _march(command: March, scene: MapScene, is_draft: bool = False, share: float = 0.0) -> Iterator[Way]:
    points = tuple(point for point in (command.start, command.first, command.second) if point)
    nation = nation_of(command.stack[0], scene.serves)
    if nation:
        yield Way(nation, points, command.is_flight, is_draft, share)


def forecast_ways(state: State, plans: Iterable[tuple[str, Command, float]]) -> tuple[Way, ...]:
    """Where others are likely to march."""
    scene = of_state(state)
    return tuple(
        way for _, command, share in plans if isinstance(command, March) for way in _march(command, scene, share=share)
    )


def of_step(state: State, events: Iterable[Event]) -> MapScene:
    """The map after a step, with the marches in it."""
    scene = of_state(state)
    return with_ways(scene, tuple(way for event in events for way in _gone(event, scene)))


@remembered(most=2)
def with_last_move(scene: MapScene, played: Played) -> MapScene:
    """The scene with the marches of the open move before it, which the next player has not seen."""
    events = [event for phase in played.phases for event in phase.events]
    return with_ways(scene, tuple(way for event in events for way in _gone(event, scene)))


def _gone(event: Event, scene: MapScene) -> Iterator[Way]:
    if event.kind in ("marched", "fled") and event.facts["names"]:
        nation = nation_of(event.facts["names"][0], scene.serves)
        if nation and event.facts["start"] in scene.scenario.map.points:
            yield Way(nation, (event.facts["start"], event.tile), event.rule == FLIGHT)


def places_of(state: State, events: Iterable[Event]) -> frozenset[str]:
    """The points that events are about."""
    points = state.scenario.map.points
    named = {str(place) for event in events for place in (event.tile, event.facts.get("start", ""))}
    return frozenset(map_place(name) for name in named if name in points)
