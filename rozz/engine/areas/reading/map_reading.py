"""A map from the mapping that a person wrote: areas or continents of territories, borders, a drawing."""

from __future__ import annotations

import re

from rozz.engine.areas.model.map import CITY, TERRITORY, Area, Continent, Drawing, Lane, Map, Point, Shape, folded
from rozz.engine.validation import PathValue, nearest, shown

MOST_AREAS = 400
#: A name: letters first; the word `to` would be read as the arrow of a movement.
NAME = re.compile(r"[^\W\d_][\w' -]*")
#: What the first pick of a command may be instead of an area.
TAKEN = ("place", "disperse", "concentrate", "bombard")
ARROW_WORD = re.compile(r"\bto\b", re.IGNORECASE)


def read_map(found: PathValue) -> Map:
    """The map of a mapping with `areas` or `continents`, `borders`, and perhaps `beginnings` and `drawing`."""
    fields = found.fields("areas", "continents", "beginnings", "borders", "drawing")
    areas = _areas(fields["areas"]) if "areas" in fields else {}
    continents = tuple(_continents(fields["continents"], areas)) if "continents" in fields else ()
    if len(areas) < 2:
        found.wrong("a map has at least two areas: `areas` or `continents`")
    if len(areas) > MOST_AREAS:
        found.wrong(f"a map has at most {MOST_AREAS} areas, not {len(areas)}")
    if "borders" not in fields:
        found.wrong("`borders` is missing")
    _check_names(found, areas)
    return Map(
        areas=areas,
        neighbours=_neighbours(fields["borders"], areas),
        continents=continents,
        beginnings=fields["beginnings"].truth() if "beginnings" in fields else False,
        drawing=_drawing(fields["drawing"], areas) if "drawing" in fields else None,
    )


def read_area(found: PathValue, known: Map, text: str) -> str:
    """The area that a text means, by a name or short name or beginning."""
    meant = known.meant(text)
    if len(meant) > 1:
        found.wrong(f"{text} may mean {', '.join(meant)}")
    if not meant:
        near = nearest(text, known.areas)
        found.wrong(f"there is no area {text}" + (f"; did you mean {near}?" if near else ""))
    return meant[0]


def _name(found: PathValue, name: str) -> str:
    if not NAME.fullmatch(name):
        found.wrong(f"{shown(name)} is no name of an area: letters first, then letters, digits, spaces and hyphens")
    if name in TAKEN:
        found.wrong(f"{name!r} cannot be the name of an area: it is what a player does")
    if ARROW_WORD.search(name):
        found.wrong(f"{name!r} cannot be named in orders: the word `to` is read as an arrow")
    return found.place(name)


def _areas(found: PathValue) -> dict[str, Area]:
    areas: dict[str, Area] = {}
    for name, place in found.entries("a mapping of areas"):
        fields = place.fields("kind", "also", "of")
        if "kind" not in fields:
            place.wrong("`kind` is missing: province, city, territory, …")
        also = tuple(_name(each, each.text()) for each in fields["also"].members()) if "also" in fields else ()
        kind = fields["kind"].word("a kind of area")
        if (kind == CITY) != ("of" in fields):
            place.wrong("a city, and nothing else, is `of` a province")
        areas[_name(place, name)] = Area(name, kind, also, fields["of"].text("a province") if "of" in fields else "")
    for area in areas.values():
        if area.province and areas.get(area.province, area).kind == CITY:
            found.inside(area.name, area.province).refuse("a province of this map")
    provinces = [area.province for area in areas.values() if area.province]
    if len(set(provinces)) != len(provinces):
        found.wrong("a province has one city at most")
    return areas


def _continents(found: PathValue, areas: dict[str, Area]) -> list[Continent]:
    """The continents; territories that are not among `areas` are added to them."""
    continents = []
    grouped: set[str] = set()
    for name, place in found.entries("a mapping of continents"):
        fields = place.fields("bonus", "territories")
        for key in ("bonus", "territories"):
            if key not in fields:
                place.wrong(f"`{key}` is missing")
        members = []
        for each in fields["territories"].members("a list of territories"):
            territory = _name(each, each.text("a territory"))
            if territory in grouped:
                each.wrong(f"{territory} lies in a continent already")
            grouped.add(territory)
            areas.setdefault(territory, Area(territory, TERRITORY))
            members.append(territory)
        if not members:
            place.wrong("a continent has at least one territory")
        continents.append(Continent(place.place(name), fields["bonus"].whole(), tuple(members)))
    return continents


def _check_names(found: PathValue, areas: dict[str, Area]) -> None:
    taken: dict[str, str] = {}
    for area in areas.values():
        for name in (area.name, *area.also):
            other = taken.setdefault(folded(name), area.name)
            if other != area.name:
                found.wrong(f"{name} would name both {other} and {area.name}")


def _pair(found: PathValue, areas: dict[str, Area]) -> tuple[str, str]:
    members = found.members("a pair of areas")
    if len(members) != 2:
        found.refuse("a pair of areas")
    for each in members:
        if each.text("an area") not in areas:
            near = nearest(each.value, areas)
            each.wrong(f"there is no area {each.value}" + (f"; did you mean {near}?" if near else ""))
    one, other = (str(each.value) for each in members)
    if one == other:
        found.wrong(f"{one} cannot border itself")
    return one, other


def _neighbours(found: PathValue, areas: dict[str, Area]) -> dict[str, tuple[str, ...]]:
    touching: dict[str, set[str]] = {name: set() for name in areas}
    for pair in found.members("a list of pairs of areas"):
        one, other = _pair(pair, areas)
        if other in touching[one]:
            pair.wrong(f"the border of {one} and {other} stands twice")
        touching[one].add(other)
        touching[other].add(one)
    return {name: tuple(other for other in areas if other in touching[name]) for name in areas}


def _number(found: PathValue) -> float:
    if isinstance(found.value, bool) or not isinstance(found.value, (int, float)) or not abs(found.value) <= 10_000:
        found.refuse("a number between -10000 and 10000")
    return float(found.value)


def _numbers(found: PathValue, expected: str, count: int) -> tuple[float, ...]:
    members = found.members(expected)
    if len(members) != count:
        found.refuse(expected)
    return tuple(_number(each) for each in members)


def _point(found: PathValue) -> Point:
    x, y = _numbers(found, "a point [x, y]", 2)
    return x, y


def _points(found: PathValue, least: int) -> tuple[Point, ...]:
    points = tuple(_point(each) for each in found.members("a list of points [x, y]"))
    if len(points) < least:
        found.refuse(f"at least {least} points [x, y]")
    return points


def _drawing(found: PathValue, areas: dict[str, Area]) -> Drawing:
    fields = found.fields("view", "areas", "lanes")
    for key in ("view", "areas"):
        if key not in fields:
            found.wrong(f"`{key}` is missing")
    x, y, width, height = _numbers(fields["view"], "a view box [x, y, width, height]", 4)
    shapes = {name: _shape(place) for name, place in fields["areas"].fields(*areas).items()}
    for name in areas:
        if name not in shapes:
            fields["areas"].wrong(f"{name} is not drawn")
    lanes = tuple(_lane(each, areas) for each in fields["lanes"].members()) if "lanes" in fields else ()
    return Drawing((x, y, width, height), {name: shapes[name] for name in areas}, lanes)


def _shape(found: PathValue) -> Shape:
    fields = found.fields("centre", "outline")
    for key in ("centre", "outline"):
        if key not in fields:
            found.wrong(f"`{key}` is missing")
    return Shape(_point(fields["centre"]), _points(fields["outline"], 3))


def _lane(found: PathValue, areas: dict[str, Area]) -> Lane:
    fields = found.fields("between", "lines")
    for key in ("between", "lines"):
        if key not in fields:
            found.wrong(f"`{key}` is missing")
    lines = tuple(_points(each, 2) for each in fields["lines"].members("a list of lines"))
    return Lane(_pair(fields["between"], areas), lines)
