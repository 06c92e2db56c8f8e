"""Reads scenarios of C25 from hand-written mappings; every refusal names its path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.campaigns.map.map_occupation import MOST_UNITS, mixed_army, units_of
from rozz.engine.campaigns.model.battleboard import SPACES
from rozz.engine.campaigns.model.ozz_map import MAPS, Map, Point
from rozz.engine.campaigns.model.scenario import (
    BATTLE,
    BATTLE_TURNS,
    CAMPAIGN,
    CAMPAIGN_TURNS,
    GAME,
    Scenario,
    home_nation,
)
from rozz.engine.campaigns.model.tables import (
    BELL,
    COUNTERS,
    LEADERS,
    MERCENARIES,
    NATIONS,
    OPTIONS,
    STANDARD_SETUP,
    TERRAINS,
    type_of,
)  # fmt: skip
from rozz.engine.campaigns.text import notation
from rozz.engine.said import OneOf, said
from rozz.engine.validation import PathValue

COMMON = ("game", "name", "about", "kind", "seats", "options")
CAMPAIGN_KEYS = ("map", "sides", "turns", "setup")
BATTLE_KEYS = ("attacker", "terrain", "forces", "battle_turns", "score")
MOST_SEATS = 4


def read_scenario(found: PathValue) -> Scenario:
    """The scenario from a mapping; raises BadScenario."""
    if not isinstance(found.value, dict):
        found.refuse(said("files-a-mapping"))
    fields = found.fields(*COMMON, *CAMPAIGN_KEYS, *BATTLE_KEYS, needed=("name", "kind", "seats"))
    if "game" in fields:
        fields["game"].choice(GAME)
    kind = fields["kind"].choice(CAMPAIGN, BATTLE)
    for key in BATTLE_KEYS if kind == CAMPAIGN else CAMPAIGN_KEYS:
        if key in fields:
            fields[key].fail(said("files-not-of-kind", kind=kind, key=key))
    seats = _seats(fields["seats"])
    common: dict[str, Any] = {
        "name": fields["name"].line(),
        "kind": kind,
        "seats": seats,
        "options": read_options(fields.get("options", found.child("options", {}))),
        "map": MAPS["ozz"],
        "about": fields["about"].text() if "about" in fields else "",
        "written": dict(found.value),
    }
    return Scenario(**common, **(_campaign if kind == CAMPAIGN else _battle)(found, fields, seats))


def read_options(found: PathValue) -> dict[str, str]:
    """All options of C23 with their values; defaults if not given."""
    values = {key: option.values[0] for key, option in OPTIONS.items()}
    for key, place in found.fields(*OPTIONS).items():
        value = {True: "true", False: "false"}.get(place.value, place.value) if _is_plain(place.value) else place.value
        values[key] = PathValue(value, place.path, place.error_class).choice(*OPTIONS[key].values)
    return values


def _is_plain(value: Any) -> bool:
    return isinstance(value, (bool, str))


def _seats(found: PathValue) -> dict[str, tuple[str, ...]]:
    seats: dict[str, tuple[str, ...]] = {}
    for seat, place in found.entries(said("files-seats-to-nations")):
        PathValue(seat, place.path, place.error_class).word()
        nations = tuple(each.choice(*NATIONS) for each in place.members(said("files-nations")))
        every = [*nations, *(nation for known in seats.values() for nation in known)]
        if not nations or len(set(every)) < len(every):
            place.fail(said("files-nations-of-seat"))
        seats[seat] = nations
    if not 2 <= len(seats) <= MOST_SEATS:
        found.fail(said("files-number-of-seats", number=len(seats), most=MOST_SEATS))
    return seats


def _campaign(found: PathValue, fields: Mapping[str, PathValue], seats: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    known = MAPS[fields["map"].choice(*MAPS)] if "map" in fields else MAPS["ozz"]
    sides: tuple[tuple[str, ...], ...] = tuple((seat,) for seat in seats)
    if "sides" in fields:
        rows = fields["sides"].members(said("files-sides"))
        sides = tuple(tuple(seat.choice(*seats) for seat in row.members(said("files-seats"))) for row in rows)
        if sorted(seat for side in sides for seat in side) != sorted(seats) or len(sides) < 2 or not all(sides):
            fields["sides"].fail(said("files-bad-sides"))
    return {
        "sides": sides,
        "turns": fields["turns"].whole_number(1) if "turns" in fields else CAMPAIGN_TURNS,
        "setup": _setup(fields.get("setup", found.child("setup", "standard")), known, seats, sides),
        "is_scored": True,
    }


def _setup(
    found: PathValue, known: Map, seats: dict[str, tuple[str, ...]], sides: tuple[tuple[str, ...], ...]
) -> dict[str, dict[str, tuple[str, ...]]]:
    if found.value == "standard":
        return {
            point: {seat: _flat(names)}
            for seat, nations in seats.items()
            for nation in nations
            for point, names in STANDARD_SETUP[nation].items()
        }
    setup: dict[str, dict[str, tuple[str, ...]]] = {}
    for point, place in found.entries(said("files-points-or-standard")):
        PathValue(point, place.path, place.error_class).choice(*known.points)
        setup[point] = {}
        for seat, names in place.fields(*seats).items():
            setup[point][seat] = read_names(names, seats[seat])
            _check_bell(names)
        _check_point(place, known.points[point], setup[point], seats, sides)
    everybody = [name for here in setup.values() for names in here.values() for name in names]
    if not everybody:
        found.fail(said("files-nobody-set-up"))
    _check_once(found, everybody)
    return setup


def _check_point(
    found: PathValue,
    point: Point,
    here: dict[str, tuple[str, ...]],
    seats: dict[str, tuple[str, ...]],
    sides: tuple[tuple[str, ...], ...],
) -> None:
    """Check that all of these may be in one point, C2.2, C2.6, C5.1, C18.8 and C19.1."""
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    owner = next((seat for seat, nations in seats.items() if point.nation in nations), "")
    if point.nation and not owner:
        found.fail(said("files-closed-to-nation", point=point.name, nation=point.nation))
    if len({side_of[seat] for seat in here}) > 1:
        found.fail(said("files-two-sides-here"))
    if point.strength and any(side_of[seat] != side_of[owner] for seat in here):
        found.fail(said("files-enemy-center", point=point.name))
    names = [name for row in here.values() for name in row]
    if len(units_of(names)) > MOST_UNITS:
        found.fail(said("files-many-units", number=len(units_of(names)), most=MOST_UNITS))
    serves = {name: seats[seat][0] for seat, row in here.items() for name in row if home_nation(name) == MERCENARIES}
    if nation := mixed_army(names, serves):
        found.fail(said("files-mixed-army", nation=nation))
    if BELL in names and not any(type_of(name) in _CARRIERS for name in units_of(names)):
        found.fail(said("files-bell-alone"))


def _check_bell(found: PathValue) -> None:
    """Check that the Bell follows a unit that can carry it, C19.1; in first place it lies there alone."""
    before = ""
    for each in found.members():
        for part in each.text().split("+"):
            name = read_name(PathValue(part, each.path, each.error_class))
            if name == BELL and before and not _may_carry(before):
                each.fail(_FOLLOWS)
            before = name


def _may_carry(name: str) -> bool:
    return name not in LEADERS and type_of(name) in _CARRIERS


_FOLLOWS = said("files-bell-carrier")


def _flat(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(part for name in names for part in name.split("+"))


def read_names(found: PathValue, nations: tuple[str, ...]) -> tuple[str, ...]:
    """Units, leaders and the Bell after its carrier, `[Evora, WREG1+Bell]`, of these nations or mercenaries."""
    names: list[str] = []
    for each in found.members(said("files-pieces")):
        for part in each.text(said("files-a-piece")).split("+"):
            name = read_name(PathValue(part, each.path, each.error_class))
            if home_nation(name) not in (*nations, MERCENARIES) and name != BELL:
                each.fail(said("files-wrong-nation", name=name, nations=OneOf(nations)))
            names.append(name)
    return tuple(names)


def read_name(found: PathValue) -> str:
    """A unit with a counter, a leader or the Bell."""
    folded = notation.fold(str(found.value))
    for name in (*LEADERS, BELL):
        if notation.fold(name) == folded:
            return name
    if folded.upper() not in COUNTERS:
        found.refuse(said("files-a-piece"))
    return folded.upper()


def _check_once(found: PathValue, names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        found.fail(said("files-named-twice", name=twice[0]))


def _battle(found: PathValue, fields: Mapping[str, PathValue], seats: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    found.check_needed(fields, ("attacker", "forces"))
    if len(seats) != 2:
        fields["seats"].fail(said("files-battle-seats"))
    forces = {seat: read_names(place, seats[seat]) for seat, place in fields["forces"].fields(*seats).items()}
    for seat in seats:
        if not any(name in COUNTERS for name in forces.get(seat, ())):
            fields["forces"].fail(said("files-no-units", player=seat))
    _check_once(fields["forces"], [name for names in forces.values() for name in names])
    for names in forces.values():
        if BELL in names and not _may_carry(names[max(0, names.index(BELL) - 1)]):
            fields["forces"].fail(_FOLLOWS)
    return {
        "sides": tuple((seat,) for seat in seats),
        "turns": fields["battle_turns"].whole_number(1) if "battle_turns" in fields else BATTLE_TURNS,
        "setup": {"": forces},
        "attacker": fields["attacker"].choice(*seats),
        "terrain": read_terrain(fields["terrain"], "plain") if "terrain" in fields else dict.fromkeys(SPACES, "plain"),
        "is_scored": fields["score"].boolean() if "score" in fields else True,
    }


_CARRIERS = {type_of(unit) for unit in COUNTERS if type_of(unit) not in ("MBAL", "XAPE")}


def read_terrain(found: PathValue, usual: str) -> dict[str, str]:
    """The terrain of every space: `all`, and spaces that differ, C9.7."""
    fields = found.fields("all", *SPACES)
    everywhere = fields["all"].choice(*TERRAINS) if "all" in fields else usual
    return {space: fields[space].choice(*TERRAINS) if space in fields else everywhere for space in SPACES}


def with_options(scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
    """The scenario with these options, key → value; raises BadScenario for invalid ones."""
    written = dict(scenario.written)
    options = dict(written.get("options", {}))
    for key, value in chosen.items():
        if key not in OPTIONS:
            PathValue(key, "options").fail_unknown(said("files-no-option", name=key), key, OPTIONS)
        PathValue(value, f"options.{key}").choice(*OPTIONS[key].values)
        options[key] = {"true": True, "false": False}.get(value, value)
    return read_scenario(PathValue({**written, "options": options}))


