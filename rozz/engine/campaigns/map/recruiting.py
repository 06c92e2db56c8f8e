"""Recruiting, mercenaries, and the Ruler's return, C18."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.campaigns.battle.casting import draw_spell
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.map_occupation import MOST_UNITS, OWN, Around, mixed_army, units_of
from rozz.engine.campaigns.model.commands import Command, Hire, Recruit
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import COUNTERS, LEADERS, NATIONAL_SKELETON, by_id, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Verdict

#: The Recruiting Mishap, C18.4, and the Ruler's return, C18.6.
MISHAP, RETURNS = 8, 5
WITCH = "witch"


def recruiters(around: Around, seat: str) -> tuple[str, ...]:
    """The Heroes of a seat who have not moved, fought or retreated this turn, C18.1."""
    return tuple(
        name
        for name in sorted(around.land.places)
        if name in LEADERS
        and LEADERS[name].is_hero
        and around.seat(name) == seat
        and not around.land.marks.get(name)
    )


def is_center(around: Around, hero: str) -> bool:
    """Whether a Hero stands in an unrazed Fortified Center or a controlled population center of its nation, C18.2."""
    name = around.land.places[hero]
    point = around.scenario.map.points[name]
    if point.nation != LEADERS[hero].nation:
        return False
    if point.strength:
        return bool(around.strength(name))
    controller = around.land.control.get(name)
    return controller is not None and around.scenario.are_allied(controller, around.seat(hero))


def pool_of(pool: frozenset[str], nation: str) -> tuple[str, ...]:
    """The counters that may be drawn at random, in table order; no national skeletons, C18.2."""
    return tuple(
        unit for unit in COUNTERS
        if unit in pool and COUNTERS[unit] == nation and type_of(unit) != NATIONAL_SKELETON
    )


def lowest(pool: frozenset[str], kind: str) -> str:
    """The lowest number of a type in the pool, empty for none."""
    return min((unit for unit in pool if unit not in LEADERS and type_of(unit) == kind), key=by_id, default="")


def specials(around: Around, pool: frozenset[str], hero: str) -> tuple[str, ...]:
    """The specialists available to a Hero, C18.3."""
    point = around.scenario.map.points[around.land.places[hero]]
    letter = LEADERS[hero].nation[0]
    return tuple(letter + kind for kind in point.specialists if lowest(pool, letter + kind))


def for_hire(around: Around, pool: frozenset[str], hero: str) -> tuple[str, ...]:
    """The kinds for hire in a Hero's place, C18.4."""
    point = around.scenario.map.points[around.land.places[hero]]
    return tuple(
        kind for kind in point.ground
        if (any(name in pool for name in _WITCHES) if kind == WITCH else lowest(pool, "X" + kind))
    )


_WITCHES = tuple(name for name, leader in LEADERS.items() if leader.rank == WITCH)


def ways(around: Around, pool: frozenset[str], hero: str) -> tuple[Hire, ...]:
    """Everything that a Hero may recruit."""
    found = []
    if has_room(around, hero) and is_center(around, hero):
        found += [Hire(hero)] if pool_of(pool, LEADERS[hero].nation) else []
        found += [Hire(hero, "special")] if specials(around, pool, hero) else []
    for kind in for_hire(around, pool, hero):
        if kind == WITCH or (has_room(around, hero) and not _would_mix(around, hero, f"X{kind}1")):
            found.append(Hire(hero, "hire", kind))
    return tuple(found)


def has_room(around: Around, hero: str) -> bool:
    """Whether there is room for one more unit with a Hero, C2.6."""
    return len(units_of(around.land.at(around.land.places[hero]))) < MOST_UNITS


def _would_mix(around: Around, hero: str, unit: str) -> bool:
    serves = {**around.serves, unit: LEADERS[hero].nation}
    return bool(mixed_army((*around.land.at(around.land.places[hero]), unit), serves))


def recruit_fault(state: State, seat: str, command: Recruit) -> Verdict | None:
    """Why a command of the recruiting segment is void."""
    around = Around.of(state)
    free = recruiters(around, seat)
    points: set[str] = set()
    for each in command.hires:
        if each.hero not in free:
            return void("no-recruit", hero=each.hero)
        point = around.land.places[each.hero]
        if point in points:
            return void("one-recruit")
        points.add(point)
        if each in ways(around, state.pool, each.hero):
            continue
        if not has_room(around, each.hero) and each.kind != WITCH:
            return void("no-room", point=point)
        if each.method == "hire":
            is_mixed = each.kind in for_hire(around, state.pool, each.hero)
            nation = LEADERS[each.hero].nation
            return void("mixed-army", nation=nation, point=point) if is_mixed else void(
                "no-hire", kind=each.kind, point=point)  # fmt: skip
        is_special = each.method == "special" and is_center(around, each.hero)
        return void("no-special", point=point) if is_special else void("no-center", hero=each.hero, point=point)
    return None


def can_recruit(state: State, seat: str) -> bool:
    """Whether a seat has a Hero who can recruit anything."""
    around = Around.of(state)
    return any(ways(around, state.pool, hero) for hero in recruiters(around, seat))


def recruit(work: Resolution, given: Mapping[str, Command]) -> None:
    """Recruit for all at once: dice and draws in seat order, then as written; one unit per point, even for allies,
    C18.1.
    """
    served: set[str] = set()
    for seat in work.scenario.seats:
        command = given.get(seat)
        for hire in command.hires if isinstance(command, Recruit) else ():
            point = work.land.places[hire.hero]
            if point in served or hire not in ways(Around.now(work), work.pool, hire.hero):
                work.emit("recruits-nobody", "C18.1", point, seat=seat, hero=hire.hero)
            elif _hire(work, seat, hire):
                served.add(point)


def _hire(work: Resolution, seat: str, hire: Hire) -> bool:
    """Recruit one unit; False after a mishap."""
    nation = LEADERS[hire.hero].nation
    point = work.land.places[hire.hero]
    choices = 1
    if hire.method == "hire":
        if OWN.get(nation) != hire.kind:
            die = work.die("C18.4")
            work.emit("mishap", "C18.4", point, seat=seat, hero=hire.hero, die=die, is_lost=die >= MISHAP)
            if die >= MISHAP:
                return False
        free = [name for name in _WITCHES if name in work.pool] if hire.kind == WITCH else []
        unit = free[0] if free else lowest(work.pool, f"X{hire.kind}")
        work.serves = {**work.serves, unit: nation}
        rule = "C18.4"
    elif hire.method == "special":
        kinds = specials(Around.now(work), work.pool, hire.hero)
        choices = len(kinds)
        unit = lowest(work.pool, kinds[work.draw(choices, "C18.3") - 1])
        rule = "C18.3"
    else:
        counters = pool_of(work.pool, nation)
        choices = len(counters)
        unit = lowest(work.pool, type_of(counters[work.draw(choices, "C18.2") - 1]))
        rule = "C18.2"
    work.pool -= {unit}
    work.shift(places={**work.land.places, unit: point})
    work.emit("recruits", rule, point, seat=seat, hero=hire.hero, unit=unit, choices=choices)
    if unit in LEADERS:
        draw_spell(work, unit)
    return True


# The Ruler's return, C18.6 and C18.7.


def waiting_rulers(work: Resolution) -> tuple[str, ...]:
    """The Rulers who may return now, in seat order."""
    is_late = work.has("ruler-return")
    return tuple(
        ruler
        for nation in work.scenario.nations
        for ruler, turn in work.land.dead.items()
        if LEADERS[ruler].nation == nation and (turn < work.turn or not is_late)
    )


def rolls_return(work: Resolution, ruler: str) -> bool:
    """Whether a Ruler returns: by a die, harder with razed Fortified Centers; always without the option."""
    if not work.has("ruler-return"):
        return True
    nation = LEADERS[ruler].nation
    castle = work.scenario.map.castles[nation]
    razed = [name for name in work.land.razed if work.scenario.map.points[name].nation == nation]
    others = sum(name != castle for name in razed)
    modifier = (castle in razed) + others // 2
    die = work.die("C18.6")
    work.emit("return", "C18.6", "", leader=ruler, die=die, modifier=modifier, has_returned=die + modifier <= RETURNS)
    return die + modifier <= RETURNS


def return_points(around: Around, ruler: str) -> tuple[str, ...]:
    """Where a Ruler may be placed: castle, else Fortified Centers, else population centers, C18.7."""
    nation = LEADERS[ruler].nation
    seat = around.scenario.seat_of_nation[nation]
    for kinds in (("castle",), ("capital", "fortified"), ("population",)):
        found = tuple(
            sorted(
                point.name
                for point in around.scenario.map.points.values()
                if point.nation == nation and point.kind in kinds and _is_free(around, point.name, seat)
            )
        )
        if found:
            return found
    return ()


def _is_free(around: Around, name: str, seat: str) -> bool:
    if around.enemies(name, seat) or name in around.land.razed:
        return False
    controller = around.land.control.get(name, seat)
    return around.scenario.are_allied(controller, seat)


def place_ruler(work: Resolution, ruler: str, point: str) -> None:
    """Put the Ruler back on the map."""
    work.shift(
        places={**work.land.places, ruler: point},
        dead={name: turn for name, turn in work.land.dead.items() if name != ruler},
    )
    work.emit("returned", "C18.7", point, leader=ruler)
