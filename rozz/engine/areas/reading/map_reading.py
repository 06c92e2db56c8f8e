"""Reads a map from a hand-written mapping: areas or continents of territories, borders, a drawing."""

from __future__ import annotations

import re

from rozz.engine.areas.model.map import CITY, TERRITORY, Area, Continent, Drawing, Lane, Map, Point, Shape, fold
from rozz.engine.said import Fact, OneOf, said
from rozz.engine.validation import PathValue, describe_value

MOST_AREAS = 400
#: A name: letters first; the word `to` would be read as the arrow of a movement.
NAME = re.compile(r"[^\W\d_][\w' -]*")
#: Possible first picks of a command other than an area.
TAKEN = ("place", "disperse", "concentrate", "bombard")
ARROW_WORD = re.compile(r"\bto\b", re.IGNORECASE)


def read_map(found: PathValue) -> Map:
    """The map from a mapping with `areas` or `continents`, `borders`, and perhaps `beginnings` and `drawing`."""
    fields = found.fields("areas", "continents", "beginnings", "borders", "drawing")
    areas = _areas(fields["areas"]) if "areas" in fields else {}
    continents = tuple(_continents(fields["continents"], areas)) if "continents" in fields else ()
    if len(areas) < 2:
        found.fail(said("files-few-areas"))
    if len(areas) > MOST_AREAS:
        found.fail(said("files-many-areas", most=MOST_AREAS, number=len(areas)))
    found.check_needed(fields, ("borders",))
    _check_names(found, areas)
    return Map(
        areas=areas,
        neighbours=_neighbours(fields["borders"], areas),
        continents=continents,
        allows_prefixes=fields["beginnings"].boolean() if "beginnings" in fields else False,
        drawing=_drawing(fields["drawing"], areas) if "drawing" in fields else None,
    )


def read_area(found: PathValue, area_map: Map, text: str) -> str:
    """The area that a text means, by name, short name or prefix."""
    matches = area_map.matching(text)
    if len(matches) > 1:
        found.fail(said("files-ambiguous-area", name=text, areas=OneOf(tuple(matches))))
    if not matches:
        found.fail_unknown(said("files-no-area", name=text), text, area_map.areas)
    return matches[0]


def _name(found: PathValue, name: str) -> str:
    if not NAME.fullmatch(name):
        found.fail(said("files-area-name", name=describe_value(name)))
    if name in TAKEN:
        found.fail(said("files-area-reserved", name=describe_value(name)))
    if ARROW_WORD.search(name):
        found.fail(said("files-area-arrow", name=describe_value(name)))
    return found.place_name(name)


def _areas(found: PathValue) -> dict[str, Area]:
    areas: dict[str, Area] = {}
    for name, place in found.entries(said("files-areas")):
        fields = place.fields("kind", "also", "of", needed=("kind",))
        also = tuple(_name(each, each.text()) for each in fields["also"].members()) if "also" in fields else ()
        kind = fields["kind"].word(said("files-area-kind"))
        if (kind == CITY) != ("of" in fields):
            place.fail(said("files-city-of"))
        province = fields["of"].text(said("files-a-province")) if "of" in fields else ""
        areas[_name(place, name)] = Area(name, kind, also, province)
    for area in areas.values():
        if area.province and areas.get(area.province, area).kind == CITY:
            found.child(area.name, area.province).refuse(said("files-a-province"))
    provinces = [area.province for area in areas.values() if area.province]
    if len(set(provinces)) != len(provinces):
        found.fail(said("files-two-cities"))
    return areas


def _continents(found: PathValue, areas: dict[str, Area]) -> list[Continent]:
    """The continents; territories that are not among `areas` are added to them."""
    continents = []
    grouped: set[str] = set()
    for name, place in found.entries(said("files-continents")):
        fields = place.all_fields("bonus", "territories")
        members = []
        for each in fields["territories"].members(said("files-list-of-territories")):
            territory = _name(each, each.text(said("files-a-territory")))
            if territory in grouped:
                each.fail(said("files-two-continents", territory=territory))
            grouped.add(territory)
            areas.setdefault(territory, Area(territory, TERRITORY))
            members.append(territory)
        if not members:
            place.fail(said("files-empty-continent"))
        continents.append(Continent(place.place_name(name), fields["bonus"].whole_number(), tuple(members)))
    return continents


def _check_names(found: PathValue, areas: dict[str, Area]) -> None:
    taken: dict[str, str] = {}
    for area in areas.values():
        for name in (area.name, *area.short_names):
            other = taken.setdefault(fold(name), area.name)
            if other != area.name:
                found.fail(said("files-same-area-name", name=name, one=other, other=area.name))


def _pair(found: PathValue, areas: dict[str, Area]) -> tuple[str, str]:
    members = found.members(said("files-pair-of-areas"))
    if len(members) != 2:
        found.refuse(said("files-pair-of-areas"))
    for each in members:
        if each.text(said("files-an-area")) not in areas:
            each.fail_unknown(said("files-no-area", name=each.value), each.value, areas)
    one, other = (str(each.value) for each in members)
    if one == other:
        found.fail(said("files-borders-itself", area=one))
    return one, other


def _neighbours(found: PathValue, areas: dict[str, Area]) -> dict[str, tuple[str, ...]]:
    touching: dict[str, set[str]] = {name: set() for name in areas}
    for pair in found.members(said("files-pairs-of-areas")):
        one, other = _pair(pair, areas)
        if other in touching[one]:
            pair.fail(said("files-border-twice", one=one, other=other))
        touching[one].add(other)
        touching[other].add(one)
    return {name: tuple(other for other in areas if other in touching[name]) for name in areas}


def _number(found: PathValue) -> float:
    if isinstance(found.value, bool) or not isinstance(found.value, (int, float)) or not abs(found.value) <= 10_000:
        found.refuse(said("files-drawing-number"))
    return float(found.value)


def _numbers(found: PathValue, expected: Fact, count: int) -> tuple[float, ...]:
    members = found.members(expected)
    if len(members) != count:
        found.refuse(expected)
    return tuple(_number(each) for each in members)


def _point(found: PathValue) -> Point:
    x, y = _numbers(found, said("files-point"), 2)
    return x, y


def _points(found: PathValue, least: int) -> tuple[Point, ...]:
    points = tuple(_point(each) for each in found.members(said("files-points")))
    if len(points) < least:
        found.refuse(said("files-some-points", least=least))
    return points


def _drawing(found: PathValue, areas: dict[str, Area]) -> Drawing:
    fields = found.fields("view", "areas", "lanes", needed=("view", "areas"))
    x, y, width, height = _numbers(fields["view"], said("files-view-box"), 4)
    shapes = {name: _shape(place) for name, place in fields["areas"].fields(*areas).items()}
    for name in areas:
        if name not in shapes:
            fields["areas"].fail(said("files-not-drawn", area=name))
    lanes = tuple(_lane(each, areas) for each in fields["lanes"].members()) if "lanes" in fields else ()
    return Drawing((x, y, width, height), {name: shapes[name] for name in areas}, lanes)


def _shape(found: PathValue) -> Shape:
    fields = found.all_fields("centre", "outline")
    return Shape(_point(fields["centre"]), _points(fields["outline"], 3))


def _lane(found: PathValue, areas: dict[str, Area]) -> Lane:
    fields = found.all_fields("between", "lines")
    lines = tuple(_points(each, 2) for each in fields["lines"].members(said("files-lines")))
    return Lane(_pair(fields["between"], areas), lines)
