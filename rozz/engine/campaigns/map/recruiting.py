"""Recruiting, mercenaries, and the Ruler's return, C18."""

from __future__ import annotations

from rozz.engine.campaigns.battle.casting import draw_spell
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.map_occupation import MOST_UNITS, OWN, MapContext, mixed_army, units_of
from rozz.engine.campaigns.model.commands import CommandsBySeat, Hire, Recruit
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import COUNTERS, LEADERS, NATIONAL_SKELETON, by_id, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Verdict

#: The Recruiting Mishap, C18.4, and the Ruler's return, C18.6.
MISHAP, RETURNS = 8, 5
WITCH = "witch"


def recruiters(context: MapContext, seat: str) -> tuple[str, ...]:
    """The Heroes of a seat who have not moved, fought or retreated this turn, C18.1."""
    return tuple(
        name
        for name in sorted(context.land.places)
        if name in LEADERS
        and LEADERS[name].is_hero
        and context.seat(name) == seat
        and not context.land.marks.get(name)
    )


def is_center(context: MapContext, hero: str) -> bool:
    """Whether a Hero stands in an unrazed Fortified Center or a controlled population center of its nation, C18.2."""
    name = context.land.places[hero]
    point = context.scenario.map.points[name]
    if point.nation != LEADERS[hero].nation:
        return False
    if point.strength:
        return bool(context.strength(name))
    controller = context.land.control.get(name)
    return controller is not None and context.scenario.are_allied(controller, context.seat(hero))


def pool_of(pool: frozenset[str], nation: str) -> tuple[str, ...]:
    """The counters that may be drawn at random, in table order; no national skeletons, C18.2."""
    return tuple(
        unit for unit in COUNTERS
        if unit in pool and COUNTERS[unit] == nation and type_of(unit) != NATIONAL_SKELETON
    )


def lowest(pool: frozenset[str], kind: str) -> str:
    """The lowest number of a type in the pool, empty for none."""
    return min((unit for unit in pool if unit not in LEADERS and type_of(unit) == kind), key=by_id, default="")


def specials(context: MapContext, pool: frozenset[str], hero: str) -> tuple[str, ...]:
    """The specialists available to a Hero, C18.3."""
    point = context.scenario.map.points[context.land.places[hero]]
    letter = LEADERS[hero].nation[0]
    return tuple(letter + kind for kind in point.specialists if lowest(pool, letter + kind))


def for_hire(context: MapContext, pool: frozenset[str], hero: str) -> tuple[str, ...]:
    """The kinds for hire in a Hero's place, C18.4."""
    point = context.scenario.map.points[context.land.places[hero]]
    return tuple(
        kind for kind in point.ground
        if (any(name in pool for name in _WITCHES) if kind == WITCH else lowest(pool, "X" + kind))
    )


_WITCHES = tuple(name for name, leader in LEADERS.items() if leader.rank == WITCH)


def ways(context: MapContext, pool: frozenset[str], hero: str) -> tuple[Hire, ...]:
    """Everything that a Hero may recruit."""
    found = []
    if has_room(context, hero) and is_center(context, hero):
        found += [Hire(hero)] if pool_of(pool, LEADERS[hero].nation) else []
        found += [Hire(hero, "special")] if specials(context, pool, hero) else []
    for kind in for_hire(context, pool, hero):
        if kind == WITCH or (has_room(context, hero) and not _would_mix(context, hero, f"X{kind}1")):
            found.append(Hire(hero, "hire", kind))
    return tuple(found)


def has_room(context: MapContext, hero: str) -> bool:
    """Whether there is room for one more unit with a Hero, C2.6."""
    return len(units_of(context.land.at(context.land.places[hero]))) < MOST_UNITS


def _would_mix(context: MapContext, hero: str, unit: str) -> bool:
    serves = {**context.serves, unit: LEADERS[hero].nation}
    return bool(mixed_army((*context.land.at(context.land.places[hero]), unit), serves))


def recruit_fault(state: State, seat: str, command: Recruit) -> Verdict | None:
    """Why a command of the recruiting segment is void."""
    context = MapContext.from_state(state)
    free = recruiters(context, seat)
    points: set[str] = set()
    for each in command.hires:
        if each.hero not in free:
            return void("no-recruit", hero=each.hero)
        point = context.land.places[each.hero]
        if point in points:
            return void("one-recruit")
        points.add(point)
        if each in ways(context, state.pool, each.hero):
            continue
        if not has_room(context, each.hero) and each.kind != WITCH:
            return void("no-room", point=point)
        if each.method == "hire":
            is_mixed = each.kind in for_hire(context, state.pool, each.hero)
            nation = LEADERS[each.hero].nation
            return void("mixed-army", nation=nation, point=point) if is_mixed else void(
                "no-hire", kind=each.kind, point=point)  # fmt: skip
        is_special = each.method == "special" and is_center(context, each.hero)
        return void("no-special", point=point) if is_special else void("no-center", hero=each.hero, point=point)
    return None


def can_recruit(state: State, seat: str) -> bool:
    """Whether a seat has a Hero who can recruit anything."""
    context = MapContext.from_state(state)
    return any(ways(context, state.pool, hero) for hero in recruiters(context, seat))


def recruit(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Recruit for all at once: dice and draws in seat order, then as written; one unit per point, even for allies,
    C18.1.
    """
    served: set[str] = set()
    for seat in resolution.scenario.seats:
        command = commands.get(seat)
        for hire in command.hires if isinstance(command, Recruit) else ():
            point = resolution.land.places[hire.hero]
            if point in served or hire not in ways(MapContext.from_resolution(resolution), resolution.pool, hire.hero):
                resolution.emit("recruits-nobody", "C18.1", point, seat=seat, hero=hire.hero)
            elif _hire(resolution, seat, hire):
                served.add(point)


def _hire(resolution: Resolution, seat: str, hire: Hire) -> bool:
    """Recruit one unit; False after a mishap."""
    nation = LEADERS[hire.hero].nation
    point = resolution.land.places[hire.hero]
    choices = 1
    if hire.method == "hire":
        if OWN.get(nation) != hire.kind:
            die = resolution.roll_die("C18.4")
            resolution.emit("mishap", "C18.4", point, seat=seat, hero=hire.hero, die=die, is_lost=die >= MISHAP)
            if die >= MISHAP:
                return False
        free = [name for name in _WITCHES if name in resolution.pool] if hire.kind == WITCH else []
        unit = free[0] if free else lowest(resolution.pool, f"X{hire.kind}")
        resolution.serves = {**resolution.serves, unit: nation}
        rule = "C18.4"
    elif hire.method == "special":
        kinds = specials(MapContext.from_resolution(resolution), resolution.pool, hire.hero)
        choices = len(kinds)
        unit = lowest(resolution.pool, kinds[resolution.draw(choices, "C18.3") - 1])
        rule = "C18.3"
    else:
        counters = pool_of(resolution.pool, nation)
        choices = len(counters)
        unit = lowest(resolution.pool, type_of(counters[resolution.draw(choices, "C18.2") - 1]))
        rule = "C18.2"
    resolution.pool -= {unit}
    resolution.update_map(places={**resolution.land.places, unit: point})
    resolution.emit("recruits", rule, point, seat=seat, hero=hire.hero, unit=unit, choices=choices)
    if unit in LEADERS:
        draw_spell(resolution, unit)
    return True


# The Ruler's return, C18.6 and C18.7.


def waiting_rulers(resolution: Resolution) -> tuple[str, ...]:
    """The Rulers who may return now, in seat order; not those of resigned seats, C20.4."""
    is_late, scenario = resolution.has("ruler-return"), resolution.scenario
    return tuple(
        ruler
        for nation in scenario.nations
        if scenario.seat_of_nation[nation] not in resolution.resigned
        for ruler, turn in resolution.land.dead.items()
        if LEADERS[ruler].nation == nation and (turn < resolution.turn or not is_late)
    )


def rolls_return(resolution: Resolution, ruler: str) -> bool:
    """Whether a Ruler returns: by a die, harder with razed Fortified Centers; always without the option."""
    if not resolution.has("ruler-return"):
        return True
    nation = LEADERS[ruler].nation
    castle = resolution.scenario.map.castles[nation]
    razed = [name for name in resolution.land.razed if resolution.scenario.map.points[name].nation == nation]
    others = sum(name != castle for name in razed)
    modifier = (castle in razed) + others // 2
    die = resolution.roll_die("C18.6")
    resolution.emit(
        "return", "C18.6", "", leader=ruler, die=die, modifier=modifier, has_returned=die + modifier <= RETURNS
    )
    return die + modifier <= RETURNS


def return_points(context: MapContext, ruler: str) -> tuple[str, ...]:
    """Where a Ruler may be placed: castle, else Fortified Centers, else population centers, C18.7."""
    nation = LEADERS[ruler].nation
    seat = context.scenario.seat_of_nation[nation]
    for kinds in (("castle",), ("capital", "fortified"), ("population",)):
        found = tuple(
            sorted(
                point.name
                for point in context.scenario.map.points.values()
                if point.nation == nation and point.kind in kinds and _is_free(context, point.name, seat)
            )
        )
        if found:
            return found
    return ()


def _is_free(context: MapContext, name: str, seat: str) -> bool:
    if context.enemies(name, seat) or name in context.land.razed:
        return False
    controller = context.land.control.get(name, seat)
    return context.scenario.are_allied(controller, seat)


def place_ruler(resolution: Resolution, ruler: str, point: str) -> None:
    """Put the Ruler back on the map."""
    resolution.update_map(
        places={**resolution.land.places, ruler: point},
        dead={name: turn for name, turn in resolution.land.dead.items() if name != ruler},
    )
    resolution.emit("returned", "C18.7", point, leader=ruler)
