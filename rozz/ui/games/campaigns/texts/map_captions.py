"""Texts about the map: points in words, for the sheet and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.campaigns.map.map_occupation import MOVED, Around
from rozz.engine.campaigns.map.victory import points_by_side
from rozz.engine.campaigns.model.battleboard import SIDES
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import KINDS, LEADERS, is_intrinsic
from rozz.engine.campaigns.text.wording import unit_name
from rozz.engine.word_lists import listed
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, in_battle, stacks
from rozz.ui.games.campaigns.texts.captions import MAY, TERRAINS
from rozz.ui.games.campaigns.texts.rule_words import POINT_KINDS

__all__ = ["MAY"]

TITLE = "The map of Ozz"
BATTLEBOARD, MAP_TAB = "Battleboard", "Map"
NORTH = "N"
DESERTS = {
    "north": "The Impassable Desert",
    "south": "The Great Sandy Waste",
    "west": "The Shifting Sands",
    "east": "The Deadly Desert",
}
NO_BATTLE = "No battle is being fought"
CLOSED = "closed: its nation is not in play"
RAZED = "razed by {who}"
GARRISON = "garrison of {number}"
CONTROLLED = "controlled by {who}"
MOVED_ON = "moved"
RETREATED = "retreated"
FOUGHT = "has fought"
ROAD, TRAIL = "road", "trail"
LEADS = "Roads: {roads}"
TRAILS = "Trails: {trails}"
RECRUITS = "Specialists: {kinds}"
FOR_HIRE = "For hire: {kinds}"
A_WITCH = "a witch"
UNDER_ATTACK = "a battle is being fought here"
EMPTY = "nobody here"
CARRIES_BELL = "carries the Bell"
GOAL = "Raze every enemy castle, or have the most points after turn {turns}."
META = "{nations} nations"
PILL = "{points} points · {units} units"
ALLIED = "{pill} · allied with the {nations}"
BATTLE_TURN = "{heading} · battle turn {turn}"
HEADINGS = {
    "initiative": "Initiative",
    "activate": "Your move",
    "attrition": "A hard road",
    "refuge": "Retreat",
    "keep": "Too many mercenaries",
    "return": "Your Ruler is back",
    "approach": "At the walls",
    "honors": "An offer",
    "muster": "Battle!",
    "losses": "Your losses",
    "withdraw": "Fight on?",
    "recruit": "Recruiting",
}
TITLES = {
    "initiative": "Initiative",
    "activate": "A stack moves",
    "tasks": "On the map",
    "attrition": "Attrition",
    "refuge": "Retreat",
    "keep": "Mercenaries leave",
    "return": "A Ruler returns",
    "approach": "Before the battle",
    "honors": "Honors of war",
    "muster": "How to fight",
    "fast": "Fast combat",
    "losses": "Losses",
    "withdraw": "Fight on or retreat",
    "withdrawn": "Fight on or retreat",
    "aftermath": "After the battle",
    "battle-end": "After the battle",
    "decided": "The battle is over",
    "recruit": "Recruiting",
    "hiring": "Recruiting",
    "turn-over": "The turn ends",
}
BRIEF = {
    "activate": "Move", "tasks": "March", "withdraw": "Retreat?", "withdrawn": "Retreat?", "aftermath": "After",
    "battle-end": "After", "decided": "Over", "recruit": "Recruits", "hiring": "Recruits", "turn-over": "End",
    "return": "Ruler", "muster": "Muster", "honors": "Honors", "approach": "Approach",
}  # fmt: skip


def owner(scenario: Scenario, seat: str, names: Mapping[str, str], viewer: str = "") -> str:
    """A player's name; the viewer is "you"."""
    return "you" if seat == viewer else names.get(seat, seat.title())


def point_kind(scene: MapScene, point: str) -> str:
    """The kind of a point: castle of the Munchkins, forest."""
    place = scene.scenario.map.points[point]
    kind = POINT_KINDS[place.kind]
    whose = f" of the {place.nation}" if place.nation else ""
    ground = f", {TERRAINS[place.terrain]}" if place.terrain != "plain" else ""
    return f"{kind}{whose}{ground}"


def states_of(scene: MapScene, point: str, names: Mapping[str, str], viewer: str = "") -> list[str]:
    """The state of a point: closed, razed, its owner, the strength of its own troops."""
    land, scenario = scene.land, scene.scenario
    if point in scenario.closed:
        return [CLOSED]
    found = []
    if point in land.razed:
        found.append(RAZED.format(who=owner(scenario, land.razed[point], names, viewer)))
    elif strength := scene.around.strength(point):
        found.append(GARRISON.format(number=strength))
    if seat := land.control.get(point, ""):
        found.append(CONTROLLED.format(who=owner(scenario, seat, names, viewer)))
    if scene.battle is not None and scene.battle.at == point:
        found.append(UNDER_ATTACK)
    return found


def describe_point(scene: MapScene, point: str, names: Mapping[str, str], viewer: str = "") -> str:
    """A complete description of a point for a screen reader."""
    found = [", ".join((point, point_kind(scene, point), *states_of(scene, point, names, viewer)))]
    for nation, there in stacks(scene, point).items():
        whose = whose_stack(scene, nation, names, viewer)
        found.append(f"{whose}: {listed([describe_unit(scene, name) for name in there])}")
    if len(found) == 1 and point not in scene.scenario.closed:
        found.append(EMPTY)
    return ". ".join(found)


def whose_stack(scene: MapScene, nation: str, names: Mapping[str, str], viewer: str = "") -> str:
    """The owner of a stack: you or a player, plus the nation if a player has several."""
    seat = scene.scenario.seat_of_nation[nation]
    who = "yours" if seat == viewer else owner(scene.scenario, seat, names)
    return f"{who} ({nation})" if len(scene.scenario.seats[seat]) > 1 else who


def describe_unit(scene: MapScene, name: str) -> str:
    """A unit or leader, and whether it has moved."""
    mark = describe_mark(scene.land.marks.get(name, ""))
    return f"{unit_name(name)} ({mark})" if mark else unit_name(name)


def describe_mark(mark: str) -> str:
    """The meaning of a mark."""
    if MOVED in mark:
        return MOVED_ON
    return {"~": RETREATED, "^": FOUGHT}.get(mark, "")


def point_in_short(scene: MapScene, point: str, names: Mapping[str, str], viewer: str) -> str:
    """The heading of the sheet for a point."""
    return ". ".join((point, *([", ".join([point_kind(scene, point), *states_of(scene, point, names, viewer)])])))


def describe_ways(scene: MapScene, point: str) -> Iterable[str]:
    """Where roads and trails lead, and who can be recruited here."""
    known = scene.scenario.map
    links = {each: is_road for each, is_road in known.links[point].items() if each not in scene.scenario.closed}
    roads = sorted(each for each, is_road in links.items() if is_road)
    trails = sorted(each for each, is_road in links.items() if not is_road)
    if roads:
        yield LEADS.format(roads=", ".join(roads))
    if trails:
        yield TRAILS.format(trails=", ".join(trails))
    place = known.points[point]
    if place.specialists and place.nation:
        kinds = [KINDS[place.nation[0] + kind].name for kind in place.specialists]
        yield RECRUITS.format(kinds=listed(kinds))
    if place.ground:
        kinds = [A_WITCH if kind == "witch" else KINDS[f"X{kind}"].name for kind in place.ground]
        yield FOR_HIRE.format(kinds=listed(kinds))


def units_of_seat(state: State, seat: str) -> int:
    """A seat's number of units, including units in a battle."""
    assert state.land is not None
    around = Around.of(state)
    names = (*state.land.places, *_fighting(state))
    return sum(name not in LEADERS and around.seat(name) == seat for name in names)


def points_of_seat(state: State, seat: str) -> int:
    """The points of a seat's side by C20.2, including units in a battle."""
    assert state.land is not None
    side = next(each for each in state.scenario.sides if seat in each)
    return points_by_side(Around.of(state), _fighting(state))[side]


def _fighting(state: State) -> list[str]:
    """Everybody in a battle except the garrison, which belongs to nobody on the map."""
    names = [name for side in SIDES for name in in_battle(state.battle, side)] if state.battle else []
    return [name for name in names if not is_intrinsic(name)]


def pill(state: State, seat: str) -> str:
    """Points and units of a seat."""
    text = PILL.format(points=points_of_seat(state, seat), units=units_of_seat(state, seat))
    side = next(each for each in state.scenario.sides if seat in each)
    allies = [nation for other in side if other != seat for nation in state.scenario.seats[other]]
    return ALLIED.format(pill=text, nations=listed(allies)) if allies else text


def meta(scenario: Scenario) -> tuple[str, ...]:
    """The size of a campaign."""
    return (META.format(nations=len(scenario.nations)),)
