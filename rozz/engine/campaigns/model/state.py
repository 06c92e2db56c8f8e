"""The state of a match as frozen values: the map, a battle and its forces, and who must act.

`battle` is None if nobody fights, `land` None in a stand-alone battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, OFF, SIDES, SPACES, STAND
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, by_id, is_intrinsic, is_leader
from rozz.engine.game import Outcome

Value = TypeVar("Value", "Force", "Battle")
#: The cached views of a value that depend on a field.
Views = Mapping[str, tuple[str, ...]]


def _changed(value: Value, changes: Mapping[str, Any], views: Views) -> Value:
    """Like `replace`, but much faster, and without forgetting cached views that do not depend on what has changed."""
    content = value.__dict__.copy()
    content.pop("memo", None)
    for name in changes:
        for view in views.get(name, ()):
            content.pop(view, None)
    content.update(changes)
    fresh = object.__new__(type(value))
    fresh.__dict__.update(content)
    return fresh


@dataclass(frozen=True)
class Force:
    """A group, an independent unit, a lone leader or the garrison, C9.5.

    The first leader leads. `is_turned`: it is coordinated or coordinates (C13.2); `is_done`: it was activated.
    """

    side: str
    space: str
    leaders: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    order: str = STAND
    is_done: bool = False
    is_turned: bool = False

    @cached_property
    def name(self) -> str:
        """The force's leading Hero, its unit, or `garrison`."""
        if self.leaders:
            return self.leaders[0]
        return GARRISON if self.is_garrison else self.units[0]

    @cached_property
    def is_garrison(self) -> bool:
        """Whether the force's units are intrinsic, C9.4."""
        return bool(self.units) and is_intrinsic(self.units[0])

    @property
    def is_led(self) -> bool:
        """Whether a Hero leads the force, C9.6."""
        return bool(self.leaders) and LEADERS[self.leaders[0]].is_hero

    @property
    def is_group(self) -> bool:
        """Whether a Hero leads units."""
        return bool(self.leaders and self.units)

    @property
    def is_led_by_ruler(self) -> bool:
        """Whether the force is a group led by a Ruler, C13.1."""
        return self.is_group and LEADERS[self.leaders[0]].rank == "ruler"

    def changed(self, **changes: Any) -> Force:
        """The force with other values of some fields."""
        return _changed(self, changes, FORCE_VIEWS)


FORCE_VIEWS: Views = {"leaders": ("name",), "units": ("name", "is_garrison")}


class Spell(NamedTuple):
    """A spell in effect."""

    caster: str
    name: str
    target: str


class Guard(NamedTuple):
    """A flank guard of a side in a space, C15.8."""

    side: str
    space: str
    flank: str
    unit: str


@dataclass(frozen=True)
class Bell:
    """The Bell in a battle: without a `carrier` it lies alone in its `space`; the `space` is `off` after it left.

    `is_turned`: the Bell has rung (C19.7); `is_silent`: it can create nothing more (C19.4); `brought`: the side that
    brought the Bell.
    """

    side: str
    space: str
    carrier: str = ""
    is_turned: bool = False
    is_silent: bool = False
    brought: str = ""


class Attack(NamedTuple):
    """A hit: its margin, its kind (fire, melee or shot), and whether a flying unit scored it, C14.7."""

    margin: int
    kind: str
    is_flying: bool


@dataclass(frozen=True)
class Combat:
    """The current combat: `side` attacks a space with the units named; the hits of each side are stored, C14.8."""

    side: str
    kind: str
    target: str
    origin: str
    units: tuple[str, ...]
    charging: tuple[str, ...] = ()
    aloft: tuple[str, ...] = ()
    shooting: tuple[str, ...] = ()
    hits: Mapping[str, tuple[Attack, ...]] = field(default_factory=dict)
    engaged: tuple[str, ...] = ()
    had_units: tuple[str, ...] = ()


@dataclass(frozen=True)
class Forced:
    """Who must or may act next out of turn: a force that does so `alone`, or the Ruler (`may_wait`), C13."""

    side: str
    force: str
    may_wait: bool = False


@dataclass(frozen=True)
class Battle:
    """A battle on the board; before it is fought, and in fast combat, everybody is in `waiting` (`muster`).

    `rounds` is how many rounds of fast combat have been fought (−1: none), `tenths` what each side has rolled. `left`,
    `lost` and `gone` are by side: off the board by movement, eliminated, where it has retreated.
    """

    attacker: str
    defender: str
    at: str = ""
    came_from: str = ""
    turn: int = 1
    terrain: Mapping[str, str] = field(default_factory=dict)
    nation: str = ""
    is_capital: bool = False
    forces: tuple[Force, ...] = ()
    bell: Bell | None = None
    turned: frozenset[str] = frozenset()
    transported: frozenset[str] = frozenset()
    spells: tuple[Spell, ...] = ()
    spent: frozenset[tuple[str, str]] = frozenset()
    guards: frozenset[Guard] = frozenset()
    left: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lost: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rung: frozenset[str] = frozenset()
    gone: Mapping[str, str] = field(default_factory=dict)
    moved: frozenset[str] = frozenset()
    retreated: frozenset[str] = frozenset()
    fought: frozenset[str] = frozenset()
    waiting: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    muster: bool = False
    rounds: int = -1
    tenths: Mapping[str, int] = field(default_factory=dict)
    next: str = ""
    coordinators: Mapping[str, str] = field(default_factory=dict)
    forced: Forced | None = None
    combat: Combat | None = None

    def changed(self, **changes: Any) -> Battle:
        """The battle with other values of some fields."""
        return _changed(self, changes, BATTLE_VIEWS)

    @property
    def captains(self) -> tuple[str, str]:
        """The seats that command the attacker and the defender, C7.2."""
        return self.attacker, self.defender

    def captain(self, side: str) -> str:
        """The seat that commands a side, C7.2."""
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, seat: str) -> str:
        """The side that a seat commands; empty if it commands none."""
        return {self.defender: DEFENDER, self.attacker: ATTACKER}.get(seat, "")

    @cached_property
    def by_unit(self) -> dict[str, Force]:
        """The force of each unit and leader."""
        return {each: force for force in self.forces for each in (*force.leaders, *force.units)}

    @cached_property
    def by_name(self) -> dict[tuple[str, str], Force]:
        """A mapping from (side, name) to forces."""
        return {(force.side, force.name): force for force in self.forces}

    @cached_property
    def units_at(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """The units of a side in a space, in order of id."""
        found: dict[tuple[str, str], list[str]] = {}
        for force in self.forces:
            if force.units:
                found.setdefault((force.side, force.space), []).extend(force.units)
        return {key: tuple(sorted(units, key=by_id) if len(units) > 1 else units) for key, units in found.items()}

    @cached_property
    def spaces_of(self) -> dict[str, tuple[str, ...]]:
        """The spaces that each side occupies, in their order on the board, C9.3."""
        return {side: tuple(space for space in SPACES if (side, space) in self.units_at) for side in SIDES}

    @cached_property
    def memo(self) -> dict[object, tuple[object, object]]:
        """What was worked out about this very battle, kept for reuse; `changed` drops it."""
        return {}

    @cached_property
    def leaders_at(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """The leaders of a side in a space, in order of name."""
        found: dict[tuple[str, str], list[str]] = {}
        for force in self.forces:
            if force.leaders:
                found.setdefault((force.side, force.space), []).extend(force.leaders)
        return {key: tuple(sorted(leaders)) for key, leaders in found.items()}

    @cached_property
    def units_of(self) -> dict[str, tuple[str, ...]]:
        """All units of each side on the board, in order of id."""
        return {
            side: tuple(sorted((unit for each in self.of(side) for unit in each.units), key=by_id)) for side in SIDES
        }

    @cached_property
    def leaders_of(self) -> dict[str, tuple[str, ...]]:
        """All leaders of each side on the board, in order of name."""
        return {side: tuple(sorted(leader for each in self.of(side) for leader in each.leaders)) for side in SIDES}

    @cached_property
    def forces_of(self) -> dict[str, tuple[Force, ...]]:
        """The forces of each side."""
        return {side: tuple(force for force in self.forces if force.side == side) for side in SIDES}

    @property
    def everybody(self) -> set[str]:
        """All who are not eliminated: on the board, off it by movement, or waiting."""
        off_board = (*self.left.values(), *self.waiting.values())
        return {*self.by_unit, *(name for names in off_board for name in names)}

    def units(self, side: str) -> tuple[str, ...]:
        """All units of a side on the board, in order of id."""
        return self.units_of.get(side, ())

    def leaders(self, side: str) -> tuple[str, ...]:
        """All leaders of a side on the board, in order of name."""
        return self.leaders_of.get(side, ())

    def of(self, side: str) -> tuple[Force, ...]:
        """The forces of a side."""
        return self.forces_of.get(side, ())

    def is_occupied(self, side: str, space: str) -> bool:
        """Whether a side has a unit in a space, C9.3."""
        return (side, space) in self.units_at

    def spells_on(self, target: str) -> frozenset[str]:
        """The names of the spells on a unit."""
        return self.spells_by_target.get(target, frozenset())

    @cached_property
    def spells_by_target(self) -> dict[str, frozenset[str]]:
        """The names of the spells on each unit."""
        found: dict[str, set[str]] = {}
        for spell in self.spells:
            found.setdefault(spell.target, set()).add(spell.name)
        return {target: frozenset(names) for target, names in found.items()}

    def bell_space(self) -> str:
        """The space of the Bell; empty if it is not on the board."""
        if self.bell is None:
            return ""
        carrier = self.by_unit.get(self.bell.carrier)
        return carrier.space if carrier else self.bell.space.replace(OFF, "")


BATTLE_VIEWS: Views = {
    "forces": ("by_unit", "by_name", "units_at", "spaces_of", "leaders_at", "units_of", "leaders_of", "forces_of"),
    "spells": ("spells_by_target",),
}


class Task(NamedTuple):
    """Something that still has to happen on the map: `kind` says which function of `map_tasks` does it.

    `point` is where, `other` another relevant point or a side, `leg` a number.
    """

    kind: str
    seat: str
    names: tuple[str, ...] = ()
    point: str = ""
    other: str = ""
    leg: int = 0


@dataclass(frozen=True)
class Holding:
    """Everything on the map outside a battle: who is where, control, razed centers, C2.

    `places` is unit or leader → point, `marks` their marks: `!` moved, `~` retreated, `^` a Hero that has fought. The
    Bell is where its `carrier` is, else at `bell_at`. `control` is the seat of each population center. `order` names
    for each side, in order, the seat that acts next, `at_turn` whose turn it is. `tasks` are to be done before the
    step `resume`; `march` is the command of the moving stack.
    """

    places: Mapping[str, str]
    marks: Mapping[str, str]
    control: Mapping[str, str]
    razed: Mapping[str, str]
    dead: Mapping[str, int]
    carrier: str = ""
    bell_at: str = ""
    order: tuple[str, ...] = ()
    at_turn: int = 0
    passed: frozenset[str] = frozenset()
    tasks: tuple[Task, ...] = ()
    resume: str = ""
    march: str = ""

    def at(self, point: str) -> tuple[str, ...]:
        """The pieces at a point, without the Bell: leaders in order of name, then units."""
        return self.by_point.get(point, ())

    @cached_property
    def by_point(self) -> dict[str, tuple[str, ...]]:
        """The pieces in each point."""
        found: dict[str, list[str]] = {}
        for name in sorted(self.places, key=name_order):
            found.setdefault(self.places[name], []).append(name)
        return {point: tuple(names) for point, names in found.items()}

    @property
    def bell_point(self) -> str:
        """The point of the Bell on the map; empty if it is in a battle or not in play."""
        return self.places.get(self.carrier, "") or self.bell_at


@dataclass(frozen=True)
class State:
    """`moment` is a step of C21 or `over`, `asked` the seats that must act.

    `pool` are counters not in play, `known` the one spell of those who drew one (C11.3), `serves` the nation of each
    mercenary. `resigned` are the seats that have left the match, C20.4.
    """

    scenario: Scenario = field(repr=False)
    turn: int
    moment: str
    asked: tuple[str, ...] = ()
    pool: frozenset[str] = frozenset()
    known: Mapping[str, str] = field(default_factory=dict)
    serves: Mapping[str, str] = field(default_factory=dict)
    land: Holding | None = None
    battle: Battle | None = None
    outcome: Outcome | None = None
    resigned: frozenset[str] = frozenset()


def battle_of(state: State) -> Battle:
    """The battle of a moment that has one."""
    assert state.battle is not None
    return state.battle


def side_of(state: State, seat: str) -> str:
    """The side that a seat commands in the battle."""
    return battle_of(state).side_of(seat)


def sorted_forces(forces: Iterator[Force] | tuple[Force, ...]) -> tuple[Force, ...]:
    """Forces in canonical order, so equal battles are equal values.

    Leaders without units, and units that no Hero leads, are forces of their own, C9.5.
    """
    found: list[Force] = []
    for force in forces:
        if not force.units and len(force.leaders) > 1:
            found += [force.changed(leaders=(leader,)) for leader in force.leaders]
        elif len(force.units) > 1 and not force.is_led and not force.is_garrison:
            found += [force.changed(leaders=(leader,), units=()) for leader in force.leaders]
            found += [force.changed(leaders=(), units=(unit,)) for unit in force.units]
        elif force.units or force.leaders:
            found.append(force)
    return tuple(sorted(found, key=lambda each: (each.side, each.name)))


def name_order(name: str) -> tuple[bool, tuple[int, str, int]]:
    """Leaders first in order of name, then units in order of id."""
    return (not is_leader(name), (0, name, 0) if is_leader(name) else by_id(name))


def with_bell(names: Iterable[str], carrier: str) -> tuple[str, ...]:
    """These names in order, with the Bell right after its carrier."""
    found: list[str] = []
    for name in names:
        found.append(name)
        if name == carrier:
            found.append(BELL)
    return tuple(found)
