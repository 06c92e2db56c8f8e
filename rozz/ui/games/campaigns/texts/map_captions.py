"""Texts about the map: points in words, for the sheet and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rozz.engine.campaigns.map.map_occupation import MOVED, MapContext
from rozz.engine.campaigns.map.victory import points_by_side
from rozz.engine.campaigns.model.battleboard import SIDES
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import LEADERS, is_intrinsic
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, in_battle, stacks
from rozz.ui.games.campaigns.texts.captions import sentences
from rozz.ui.games.campaigns.texts.written_names import kind_name, type_name, unit_name
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.i18n.translations import listed, with_commas


def title() -> str:
    """The name of the map."""
    return say("campaigns-map-title")


def no_battle() -> str:
    """What stands on the battleboard when there is no battle."""
    return say("campaigns-map-no-battle")


def heading(moment: str) -> str:
    """The heading over a player's commands on the map; empty for moments without one."""
    key = f"campaigns-map-heading-{moment}"
    return say(key) if translations.has(key) else ""


def battle_turn(heading: str, turn: int) -> str:
    """A heading over commands in a battle of a campaign."""
    return say("campaigns-map-battle-turn", heading=heading, turn=turn)


def goal(scenario: Scenario) -> str:
    """How a campaign is won."""
    return say("games-campaigns-goal", turns=scenario.turns)


def carries_bell() -> str:
    """A unit carries the Bell."""
    return say("campaigns-caption-bell")


class _Player(NamedTuple):
    """A player in a message: `you` or `other`, and the name."""

    owner: str
    name: str


def _player(seat: str, names: Mapping[str, str], viewer: str) -> _Player:
    return _Player("you" if seat == viewer else "other", names.get(seat, seat.title()))


def point_kind(scene: MapScene, point: str) -> str:
    """The kind of a point: castle of the Munchkins, forest."""
    place = scene.scenario.map.points[point]
    if place.kind == "plain":
        return say("campaigns-map-country", terrain=place.terrain)
    if place.nation:
        kind = say("campaigns-map-kind", kind=place.kind, nation=place.nation)
    else:
        kind = say("campaigns-map-kind-free", kind=place.kind)
    return say("campaigns-map-ground", terrain=place.terrain, kind=kind)


def states_of(scene: MapScene, point: str, names: Mapping[str, str], viewer: str = "") -> list[str]:
    """The state of a point: closed, razed, its owner, the strength of its own troops."""
    land, scenario = scene.land, scene.scenario
    if point in scenario.closed:
        return [say("campaigns-map-closed")]
    found = []
    if point in land.razed:
        player = _player(land.razed[point], names, viewer)
        found.append(say("campaigns-map-razed", owner=player.owner, name=player.name))
    elif strength := scene.around.strength(point):
        found.append(say("campaigns-map-garrison", number=strength))
    if seat := land.control.get(point, ""):
        player = _player(seat, names, viewer)
        found.append(say("campaigns-map-controlled", owner=player.owner, name=player.name))
    if scene.battle is not None and scene.battle.at == point:
        found.append(say("campaigns-map-battle"))
    return found


def describe_point(scene: MapScene, point: str, names: Mapping[str, str], viewer: str = "") -> str:
    """A complete description of a point for a screen reader."""
    place = point_in_short(scene, point, names, viewer)
    found = [
        say(
            "campaigns-map-stack",
            owner=whose_stack(scene, nation, names, viewer),
            units=listed([describe_unit(scene, name) for name in there]),
        )
        for nation, there in stacks(scene, point).items()
    ]
    if not found and point not in scene.scenario.closed:
        return say("campaigns-map-empty", point=place)
    return sentences([place, *found])


def whose_stack(scene: MapScene, nation: str, names: Mapping[str, str], viewer: str = "") -> str:
    """The owner of a stack: you or a player, plus the nation if a player has several."""
    seat = scene.scenario.seat_of_nation[nation]
    player = _player(seat, names, viewer)
    if len(scene.scenario.seats[seat]) > 1:
        return say("campaigns-map-owner-nation", owner=player.owner, name=player.name, nation=nation)
    return say("campaigns-map-owner", owner=player.owner, name=player.name)


def describe_unit(scene: MapScene, name: str) -> str:
    """A unit or leader, and whether it has moved."""
    mark = describe_mark(scene.land.marks.get(name, ""))
    return say("campaigns-map-marked", unit=unit_name(name), mark=mark) if mark else unit_name(name)


#: What a unit or leader has done this turn, by its mark.
MARKS = {"~": "campaigns-map-retreated", "^": "campaigns-map-fought"}


def describe_mark(mark: str) -> str:
    """The meaning of a mark."""
    if MOVED in mark:
        return say("campaigns-map-moved")
    return say(MARKS[mark]) if mark in MARKS else ""


def point_in_short(scene: MapScene, point: str, names: Mapping[str, str], viewer: str) -> str:
    """The heading of the sheet for a point."""
    return with_commas([point, point_kind(scene, point), *states_of(scene, point, names, viewer)])


def about_point(scene: MapScene, point: str, names: Mapping[str, str], viewer: str) -> str:
    """A sentence under the name of a point: its kind and its state."""
    return sentence(with_commas([point_kind(scene, point), *states_of(scene, point, names, viewer)]))


def describe_ways(scene: MapScene, point: str) -> Iterable[str]:
    """What the shield means, where roads and trails lead, and who can be recruited here."""
    known = scene.scenario.map
    if strength := scene.around.strength(point):
        yield say("campaigns-map-shield", number=strength)
    links = {each: is_road for each, is_road in known.links[point].items() if each not in scene.scenario.closed}
    roads = sorted(each for each, is_road in links.items() if is_road)
    trails = sorted(each for each, is_road in links.items() if not is_road)
    if roads:
        yield say("campaigns-map-roads", points=listed(roads), number=len(roads))
    if trails:
        yield say("campaigns-map-trails", points=listed(trails), number=len(trails))
    place = known.points[point]
    if place.specialists and place.nation:
        kinds = [type_name(place.nation[0] + kind) for kind in place.specialists]
        yield say("campaigns-map-specialists", kinds=listed(kinds))
    if place.ground:
        kinds = [kind_name(kind) for kind in place.ground]
        yield say("campaigns-map-for-hire", kinds=listed(kinds))


def units_of_seat(state: State, seat: str) -> int:
    """A seat's number of units, including units in a battle."""
    assert state.land is not None
    around = MapContext.from_state(state)
    names = (*state.land.places, *_fighting(state))
    return sum(name not in LEADERS and around.seat(name) == seat for name in names)


def points_of_seat(state: State, seat: str) -> int:
    """The points of a seat's side by C20.2, including units in a battle."""
    assert state.land is not None
    side = next(each for each in state.scenario.sides if seat in each)
    return points_by_side(MapContext.from_state(state), _fighting(state))[side]


def _fighting(state: State) -> list[str]:
    """Everybody in a battle except the garrison, which belongs to nobody on the map."""
    names = [name for side in SIDES for name in in_battle(state.battle, side)] if state.battle else []
    return [name for name in names if not is_intrinsic(name)]


def pill(state: State, seat: str) -> str:
    """Points and units of a seat."""
    score = say("campaigns-map-score", points=points_of_seat(state, seat), units=units_of_seat(state, seat))
    side = next(each for each in state.scenario.sides if seat in each)
    allies = [nation for other in side if other != seat for nation in state.scenario.seats[other]]
    return say("campaigns-map-allied", score=score, nations=listed(allies)) if allies else score


def meta(scenario: Scenario) -> tuple[str, ...]:
    """The size of a campaign."""
    return (say("games-campaigns-nations", nations=len(scenario.nations)),)
