"""Positions of C26 → states, the inverse of `position_writer`: what a position leaves out has its usual value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, OFF, ORDERS, OUT, SIDES, SPACES, STAND
from rozz.engine.campaigns.model.commands import Cast, Casting
from rozz.engine.campaigns.model.ozz_map import Point
from rozz.engine.campaigns.model.scenario import Scenario, home_nation, nation_of
from rozz.engine.campaigns.model.state import Battle, Bell, Force, Guard, Holding, Spell, State, sorted_forces
from rozz.engine.campaigns.model.tables import (
    BELL,
    GARRISON,
    LEADERS,
    LETTERS,
    MERCENARIES,
    NATION_OF,
    SPELLS,
    by_id,
    in_order,
    is_intrinsic,
    leader_first,
)  # fmt: skip
from rozz.engine.campaigns.reading.resigned_reading import check_resigned, read_resigned
from rozz.engine.campaigns.reading.scenario_reading import read_name, read_terrain
from rozz.engine.campaigns.resolution.starting_state import default_control, usual_pool
from rozz.engine.campaigns.text import notation
from rozz.engine.errors import BadText
from rozz.engine.said import said
from rozz.engine.validation import PathValue

FIELDS = ("points", "razed", "control", "pool", "dead", "known", "resigned", "battle")
#: The moments of C21 that need no battle.
MAP_MOMENTS = ("initiative", "activate", "attrition", "refuge", "keep", "recruit", "return")
BATTLE_FIELDS = (
    "at", "attacker", "defender", "from", "turn", "terrain", "next", "spaces", "left", "orders", "guards", "done",
    "turned", "spells", "spent", "muster", "fast", "moved", "retreated", "transported", "rung", "silent", "gone",
    "lost", "brought",
)  # fmt: skip
_ELEMENT = re.compile(r"\s*([^/!~^]+?)\s*(?:/\s*([MQWG]))?\s*([!~^]*)\s*", re.IGNORECASE)


class Element(NamedTuple):
    """A name with the letter of the nation it serves and its mark, each perhaps empty."""

    name: str
    serves: str
    mark: str


def read_position(found: PathValue, scenario: Scenario, turn: int, moment: str) -> State:
    """The state that a position describes; refusals name the path."""
    fields = found.fields(*FIELDS)
    serves: dict[str, str] = {}
    land = _land(fields, scenario, serves, moment) if scenario.is_campaign else None
    battle = _battle(fields["battle"], scenario, serves) if "battle" in fields else None
    if battle is None and (not scenario.is_campaign or moment not in (*MAP_MOMENTS, "over")):
        found.check_needed(fields, ("battle",))
    if battle is not None and land is not None and battle.bell is not None:
        land = replace(land, carrier="", bell_at="")
    placed = set(land.places) if land else set()
    if battle is not None:
        fighting = {name for name in battle.everybody if name != BELL}
        twice = sorted(placed & fighting)
        if twice:
            found.fail(said("files-named-twice", name=twice[0]))
        placed |= fighting
    pool = usual_pool(scenario, placed)
    if "pool" in fields:
        pool = _pool(fields["pool"], scenario, pool)
    known = _known(fields["known"]) if "known" in fields else {}
    resigned = read_resigned(fields, scenario)
    # `over` is the position in which a case ends.
    if moment != "over":
        check_resigned(fields, scenario, resigned, battle, moment)
    return State(scenario, turn, moment, (), pool, known, serves, land, battle, resigned=resigned)


def _element(found: PathValue) -> Element:
    match = _ELEMENT.fullmatch(found.text(said("files-a-piece")))
    if match is None:
        found.refuse(said("files-a-marked-piece"))
    name = match[1]
    if not re.fullmatch(r"F(REG|MED)\d+", name.upper()) and name != GARRISON:
        name = read_name(PathValue(name, found.path, found.error_class))
    elif name != GARRISON:
        name = name.upper()
    return Element(name, NATION_OF.get((match[2] or "").upper(), ""), match[3])


def _elements(found: PathValue) -> list[Element]:
    return [_element(found.child("", part)) for part in found.text(said("files-some-pieces")).split("+")]


def _land(fields: Mapping[str, PathValue], scenario: Scenario, serves: dict[str, str], moment: str) -> Holding:
    places: dict[str, str] = {}
    marks: dict[str, str] = {}
    carrier, bell_at = "", ""
    for point, place in fields["points"].fields(*scenario.map.points).items() if "points" in fields else ():
        if point in scenario.closed:
            place.fail(said("files-closed", point=point))
        here = place.fields(*scenario.seats)
        # A stack that pays attrition on its way into a battle shares the point with its enemies.
        if moment not in ("attrition", "over") and len({scenario.side_of_seat[seat] for seat in here}) > 1:
            place.fail(said("files-two-sides-here"))
        for seat, names in here.items():
            for each in names.members(said("files-pieces")):
                elements = _elements(each)
                for at, element in enumerate(elements):
                    if element.name == BELL:
                        carrier, bell_at = (elements[at - 1].name, "") if at else ("", point)
                        continue
                    if element.name in places:
                        each.fail(said("files-named-twice", name=element.name))
                    if home_nation(element.name) not in (*scenario.seats[seat], MERCENARIES):
                        each.fail(said("files-wrong-seat", name=element.name, player=seat))
                    places[element.name] = point
                    if element.mark:
                        marks[element.name] = element.mark
                    _serve(serves, element, scenario.seats[seat][0])
    control = default_control(scenario)
    if "control" in fields:
        control |= {key: each.choice(*scenario.seats) for key, each in fields["control"].fields(*control).items()}
    centers = [point.name for point in scenario.map.points.values() if point.strength]
    razed = {}
    if "razed" in fields:
        razed = {key: each.choice(*scenario.seats) for key, each in fields["razed"].fields(*centers).items()}
    dead = {}
    if "dead" in fields:
        dead = {key: each.whole_number(1) for key, each in fields["dead"].fields(*LEADERS).items()}
    return Holding(places, marks, control, razed, dead, carrier, bell_at)


def _serve(serves: dict[str, str], element: Element, usual: str) -> None:
    if not is_intrinsic(element.name) and home_nation(element.name) == MERCENARIES:
        serves[element.name] = element.serves or usual


def _pool(found: PathValue, scenario: Scenario, usual: frozenset[str]) -> frozenset[str]:
    pool = set(usual)
    for nation, place in found.fields(*scenario.nations, MERCENARIES).items():
        pool -= {name for name in pool if home_nation(name) == nation}
        pool |= {_element(each).name for each in place.members(said("files-units"))}
    return frozenset(pool)


def _known(found: PathValue) -> dict[str, str]:
    drawing = [name for name, leader in LEADERS.items() if leader.draws]
    return {name: each.choice(*SPELLS) for name, each in found.fields(*drawing).items()}


def _battle(found: PathValue, scenario: Scenario, serves: dict[str, str]) -> Battle:
    fields = found.fields(*BATTLE_FIELDS)
    attacker = fields["attacker"].choice(*scenario.seats) if "attacker" in fields else scenario.attacker
    if not attacker:
        found.check_needed(fields, ("attacker",))
    reader = _BattleReader(scenario, serves, attacker, fields)
    return reader.read(found)


class _BattleReader:
    """Reads the fields of a battle one by one."""

    def __init__(
        self, scenario: Scenario, serves: dict[str, str], attacker: str, fields: Mapping[str, PathValue]
    ) -> None:
        self.scenario, self.serves, self.attacker, self.fields = scenario, serves, attacker, fields
        self.turned: set[str] = set()
        self.forces: list[Force] = []
        self.bell: Bell | None = None
        self.waiting: dict[str, tuple[str, ...]] = {}
        enemies = [seat for seat in scenario.seats if not scenario.are_allied(seat, attacker)]
        self.defender = fields["defender"].choice(*enemies) if "defender" in fields else ""
        self.enemies = enemies
        self.has_garrison = False

    def read(self, found: PathValue) -> Battle:
        """The whole battle."""
        fields, scenario = self.fields, self.scenario
        point = self._point(found)
        if not self.defender:
            self.defender = self._defender(point.nation if point else "")
        self._place_forces()
        left = self._by_side("left")
        self._order_forces()
        by_unit = {name: each for each in self.forces for name in (*each.leaders, *each.units)}
        self._note_bell()
        terrain = self._terrain(point)
        seat = fields["next"].choice(self.attacker, self.defender) if "next" in fields else ""
        return Battle(
            self.attacker, self.defender,
            at=point.name if point else "",
            came_from=fields["from"].choice(*scenario.map.points) if point else "",
            turn=fields["turn"].whole_number(1) if "turn" in fields else 1,
            terrain=terrain,
            nation=LETTERS.get(point.nation, "") if point else "",
            is_capital=bool(point and point.kind == "capital"),
            forces=tuple(self.forces),
            bell=self.bell,
            turned=frozenset(self.turned),
            transported=self._listed("transported"),
            spells=tuple(self._spell(each) for each in self._members("spells")),
            spent=frozenset(self._spent(each) for each in self._members("spent")),
            guards=frozenset(self._guards(by_unit)),
            left=left,
            lost=self._by_side("lost"),
            rung=self._listed("rung"),
            gone={side: each.choice(OUT, *scenario.map.points) for side, each in self._entries("gone")},
            moved=self._listed("moved"),
            retreated=self._listed("retreated"),
            waiting=self.waiting,
            muster="muster" in fields,
            rounds=fields["fast"].whole_number(0) if "fast" in fields else -1,
            next="" if not seat else ATTACKER if seat == self.attacker else DEFENDER,
            coordinators=self._coordinators(self._listed("turned")),
        )  # fmt: skip

    def _point(self, found: PathValue) -> Point | None:
        """The point of the battle; None for a battle without a map."""
        fields, scenario = self.fields, self.scenario
        if not scenario.is_campaign:
            return None
        found.check_needed(fields, ("at", "from"))
        point = scenario.map.points[fields["at"].choice(*scenario.map.points)]
        self.has_garrison = bool(point.strength)
        return point

    def _place_forces(self) -> None:
        """The forces in their spaces, and who waits to be mustered."""
        fields = self.fields
        if "spaces" in fields:
            for space, place in fields["spaces"].fields(*SPACES).items():
                for side, forces in place.fields(*SIDES).items():
                    for each in forces.members(said("files-forces")):
                        self._force(side, space, each)
        for side, place in fields["muster"].fields(*SIDES).items() if "muster" in fields else ():
            self.waiting[side] = in_order(self._names(place, side))

    def _order_forces(self) -> None:
        """The orders of the forces, which have acted, and which have turned around."""
        orders = {self._name(key): each.choice(*ORDERS) for key, each in self._entries("orders")}
        done, turning = self._listed("done"), self._listed("turned")
        known = {each.name for each in sorted_forces(tuple(self.forces))}
        for key, names in (("orders", set(orders)), ("done", done), ("turned", turning)):
            if not names <= known:
                self.fields[key].fail(said("files-no-force", name=min(names - known)))
        self.forces = [
            replace(each, order=orders.get(each.name, STAND), is_done=each.name in done, is_turned=each.name in turning)
            for each in sorted_forces(tuple(self.forces))
        ]

    def _note_bell(self) -> None:
        """Who brought the Bell, and whether it is silent."""
        if "brought" in self.fields and self.bell:
            self.bell = replace(self.bell, brought=self.fields["brought"].choice(*SIDES))
        if self.bell and "silent" in self.fields:
            self.bell = replace(self.bell, is_silent=self.fields["silent"].boolean())

    def _terrain(self, point: Point | None) -> dict[str, str]:
        """The terrain of every space: the scenario's or the point's, and what the position changes."""
        fields, scenario = self.fields, self.scenario
        usual = scenario.terrain.get("1C", "plain") if point is None else point.terrain
        terrain = dict(scenario.terrain) if point is None else dict.fromkeys(SPACES, usual)
        if "terrain" in fields:
            named = read_terrain(fields["terrain"], usual)
            every = set(SPACES) if "all" in fields["terrain"].value else set(fields["terrain"].value)
            terrain |= {space: named[space] for space in every}
        return terrain

    def _defender(self, nation: str) -> str:
        """The seat with most units there, C7.2; with only intrinsic ones, the seat of the point's nation."""
        if len(self.enemies) == 1:
            return self.enemies[0]
        units = [each for each in self._defending() if each.name not in LEADERS]
        nations = [nation_of(each.name, {each.name: each.serves}) for each in units]
        counts = {seat: sum(map(nations.count, self.scenario.seats[seat])) for seat in self.enemies}
        if not any(counts.values()) and nation:
            return self.scenario.seat_of_nation[nation]
        return max(self.enemies, key=lambda seat: counts[seat])

    def _defending(self) -> Iterator[Element]:
        """Everything on the defender's side, on the board and waiting."""
        fields, forces, pieces = self.fields, said("files-forces"), said("files-pieces")
        places = [(place, forces) for place in fields["spaces"].fields(*SPACES).values()] if "spaces" in fields else []
        places += [(fields["muster"], pieces)] if "muster" in fields else []
        for place, expected in places:
            sides = place.fields(*SIDES)
            for each in sides[DEFENDER].members(expected) if DEFENDER in sides else ():
                yield from _elements(each)

    def _captain_nation(self, side: str) -> str:
        return self.scenario.seats[self.attacker if side == ATTACKER else self.defender][0]

    def _force(self, side: str, space: str, found: PathValue) -> None:
        elements = _elements(found)
        names = [each.name for each in elements]
        self._take_bell(side, space, elements)
        for each in elements:
            self._check_nation(found, side, each.name)
            _serve(self.serves, each, self._captain_nation(side))
            if each.mark and each.name in (*LEADERS, GARRISON):
                found.fail(said("files-not-turned", name=each.name))
            if each.mark and each.name != BELL:
                self.turned.add(each.name)
        leaders = leader_first(name for name in names if name in LEADERS)
        units = sorted((name for name in names if name not in (*LEADERS, BELL, GARRISON)), key=by_id)
        if not (leaders or units):
            return
        is_garrison = any(is_intrinsic(unit) for unit in units)
        is_group = bool(leaders) and LEADERS[leaders[0]].is_hero and bool(units)
        if (GARRISON in names) != is_garrison or (len(leaders) + len(units) > 1 and not is_group and not is_garrison):
            found.fail(said("files-no-such-force"))
        twice = {*leaders, *units} & {name for force in self.forces for name in (*force.leaders, *force.units)}
        if twice:
            found.fail(said("files-named-twice", name=min(twice)))
        self.forces.append(Force(side, space, leaders, tuple(units)))

    def _check_nation(self, found: PathValue, side: str, name: str) -> None:
        """Check that a unit or leader can belong to a side."""
        nation = home_nation(name)
        if name == GARRISON or is_intrinsic(name):
            if side == ATTACKER or not self.has_garrison:
                found.fail(said("files-garrison"))
            return
        if name == BELL or nation == MERCENARIES:
            return
        seat = self.scenario.seat_of_nation.get(nation, "")
        captain = self.attacker if side == ATTACKER else self.defender
        if not seat or not self.scenario.are_allied(seat, captain):
            found.fail(said("files-wrong-side", name=name, player=captain))

    def _take_bell(self, side: str, space: str, elements: list[Element]) -> None:
        for at, each in enumerate(elements):
            if each.name == BELL:
                carrier = elements[at - 1].name if at else ""
                lying = "" if carrier and space != OFF else space
                self.bell = Bell(side, lying, carrier, bool(each.mark), brought=side)

    def _names(self, found: PathValue, side: str) -> list[str]:
        names = []
        for each in found.members(said("files-pieces")):
            elements = _elements(each)
            self._take_bell(side, "", elements)
            for element in elements:
                self._check_nation(each, side, element.name)
                _serve(self.serves, element, self._captain_nation(side))
            names += [element.name for element in elements if element.name not in (BELL, GARRISON)]
        return names

    def _by_side(self, key: str) -> dict[str, tuple[str, ...]]:
        rows: dict[str, tuple[str, ...]] = {}
        for side, place in self._entries(key):
            names: list[str] = []
            for each in place.members(said("files-pieces")):
                elements = _elements(each)
                if key == "left":
                    self._take_bell(side, OFF, elements)
                for element in elements if key == "left" else ():
                    if is_intrinsic(element.name) or element.name == GARRISON:
                        each.fail(said("files-garrison-left"))
                    self._check_nation(each, side, element.name)
                    _serve(self.serves, element, self._captain_nation(side))
                names += [element.name for element in elements]
            rows[side] = in_order(names)
        return rows

    def _entries(self, key: str) -> list[tuple[str, PathValue]]:
        return list(self.fields[key].entries()) if key in self.fields else []

    def _members(self, key: str) -> list[PathValue]:
        return self.fields[key].members() if key in self.fields else []

    def _listed(self, key: str) -> frozenset[str]:
        return frozenset(_element(each).name for each in self._members(key))

    def _name(self, written: str) -> str:
        return _element(PathValue(written, self.fields["orders"].path, self.fields["orders"].error_class)).name

    def _spell(self, found: PathValue) -> Spell:
        casting = self._casting(found, found.text())
        if casting.target != BELL and not any(casting.target in force.units for force in self.forces):
            found.fail(said("files-not-on-board", name=casting.target))
        return Spell(casting.caster, casting.spell, casting.target)

    def _casting(self, found: PathValue, text: str) -> Casting:
        try:
            cast = notation.parse(f"S: {text}")
        except BadText as fault:
            found.fail(said("files-bad-command", command=repr(found.value), what=fault.sentence))
        if not isinstance(cast, Cast) or len(cast.castings) != 1:
            found.refuse(said("files-a-casting"))
        return cast.castings[0]

    def _spent(self, found: PathValue) -> tuple[str, str]:
        casting = self._casting(found, f"{found.text()} > Bell")
        return casting.caster, casting.spell

    def _guards(self, by_unit: Mapping[str, Force]) -> list[Guard]:
        guards = []
        for space, place in self._entries("guards"):
            for flank, named in place.fields("L", "R").items():
                units = named.members() if isinstance(named.value, list) else [named]
                for each in units:
                    unit = _element(each).name
                    if unit not in by_unit:
                        each.fail(said("files-not-on-board", name=unit))
                    guards.append(Guard(by_unit[unit].side, space, flank, unit))
        return guards

    def _coordinators(self, turning: frozenset[str]) -> dict[str, str]:
        return {
            each.side: each.name
            for each in self.forces
            if each.name in turning and each.leaders and LEADERS[each.leaders[0]].rank == "ruler"
        }
