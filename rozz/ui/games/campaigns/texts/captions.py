"""Texts for players besides the rules: titles, labels, and screen reader texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rozz.engine.campaigns.battle.strength import is_blown, kind_of
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL, INTRINSIC, KINDS, LEADERS, Kind, type_of
from rozz.engine.campaigns.text.event_sentences import rolls_by_name, rolls_of
from rozz.engine.game import Event, Outcome
from rozz.ui.games.campaigns.texts.written_names import force_name, spell_name, unit_name, unit_name_within
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas

#: The message of each ending, by rule and reason.
OUTCOMES = {
    ("C20.3", "alone"): "campaigns-caption-ended-alone",
    ("C20.3", "points"): "campaigns-caption-ended-points",
    ("C20.3", "equal"): "campaigns-caption-ended-points",
    ("C20.3", "nobody"): "campaigns-caption-ended-nobody",
    ("C20.1", "castles"): "campaigns-caption-ended-castles",
    ("C20.2", "points"): "campaigns-caption-ended-points",
    ("C20.2", "equal"): "campaigns-caption-ended-points",
    ("C20.4", "resigned"): "campaigns-caption-ended-resigned",
    ("C20.4", "all-resigned"): "campaigns-caption-ended-all-resigned",
}
#: Two letters for each spell on a counter, the same in all languages.
SPELL_LETTERS = {
    "Good Luck": "GL", "Poor Luck": "PL", "Poppies": "Po", "Confusion": "Co", "Fleet Feet": "FF", "Transport": "Tr",
    "Fireball": "Fb", "Healing": "He", "Uncanny Marksmanship": "UM", "Phantom Allies": "PA",
}  # fmt: skip


def sentences(texts: Iterable[str]) -> str:
    """Several texts as sentences, one after another; without a period at the end."""
    first, *others = texts
    for each in others:
        first = say("campaigns-caption-then", text=first, next=each)
    return first


def series(texts: Iterable[str]) -> str:
    """A list whose parts are lists."""
    first, *others = texts
    for each in others:
        first = say("campaigns-caption-series", text=first, next=each)
    return first


def tap_effect(mark: str) -> str:
    """What a tap on a place does, by its mark."""
    return say(f"campaigns-board-may-{mark}")


def label_of_place(described: str, mark: str, note: str) -> str:
    """A place for a screen reader, with what a tap does there and what would come of it."""
    text = say("campaigns-board-may", place=described, action=tap_effect(mark)) if mark else described
    return say("campaigns-board-noted", place=text, note=note) if note else text


def heading(moment: str) -> str:
    """The heading over a player's commands in a battle; empty for moments without one."""
    key = f"campaigns-caption-heading-{moment}"
    return say(key) if translations.has(key) else ""


def rolled_heading(heading: str, leads: Event, names: Mapping[str, str]) -> str:
    """The heading for the player who won the initiative, with the rolls."""
    rolls = {key: render(each) for key, each in rolls_of(leads.facts, names).items()}
    return say("campaigns-caption-heading-rolled", heading=heading, **rolls)


def initiative(leads: Event, names: Mapping[str, str]) -> str:
    """Each side's roll for the initiative of this turn."""
    return say("campaigns-caption-initiative", totals=render(rolls_by_name(leads.facts, leads.facts["rolls"], names)))


def no_command(default: str) -> str:
    """A player has not given the command that is asked for; `default` is the one that is given instead."""
    return say("campaigns-caption-no-command", command=default)


def goal(scenario: Scenario) -> str:
    """How a battle is won."""
    return say("games-last-on-the-board", turns=scenario.turns)


def ended(outcome: Outcome, names: Mapping[str, str]) -> str:
    """Why a match ended."""
    points = describe_points(outcome.facts.get("points", {}), outcome.facts.get("sides", {}), names)
    losers = [names.get(each, each) for each in outcome.facts.get("losers", ())]
    return say(OUTCOMES[outcome.rule, outcome.reason], points=points, losers=listed(losers), number=len(losers))


def side_name(battle: Battle, side: str, names: Mapping[str, str]) -> str:
    """Who commands a side."""
    seat = battle.captain(side)
    return names.get(seat, seat.title())


def strength_of(battle: Battle, unit: str) -> str:
    """Melee and ranged strength as a counter shows them: `4`, `3/3`."""
    if unit == BELL:
        return "2"
    kind = kind_of(battle, unit)
    return f"{kind.melee}/{kind.ranged}" if kind.reach else str(kind.melee)


def strength(kind: str) -> str:
    """Melee and ranged strength of a type."""
    known = KINDS[kind]
    return f"{known.melee}/{known.ranged}" if known.reach else str(known.melee)


def describe_kind(kind: str) -> str:
    """A type in one line: its abilities."""
    known = KINDS[kind]
    abilities = [*_strengths(known), say("campaigns-caption-moves", spaces=known.allowance)]
    if known.home:
        abilities.append(say("campaigns-caption-home", terrain=known.home))
    if known.flag:
        abilities.append(say("campaigns-caption-arm", arm=known.flag))
    return with_commas(abilities)


def _strengths(kind: Kind) -> Iterator[str]:
    yield say("campaigns-caption-melee", strength=kind.melee)
    if kind.reach:
        yield say("campaigns-caption-ranged", strength=kind.ranged, range=kind.reach)


def number_of_units(battle: Battle, side: str) -> int:
    """The number of units on the board, or still to be deployed."""
    return len(battle.units(side)) or len(_waiting(battle, side))


def space_in_short(battle: Battle | None, space: str, names: Mapping[str, str], viewer: str) -> str:
    """A space, its terrain, and the number of each side's units in it."""
    terrain = battle.terrain.get(space, "plain") if battle else "plain"
    found = [say("campaigns-caption-space", space=space, terrain=terrain)]
    for side in SIDES:
        if battle is None:
            break
        units, leaders = battle.units_at.get((side, space), ()), battle.leaders_at.get((side, space), ())
        if units or leaders:
            number = [say("games-campaigns-units", units=len(units))] if units else []
            found.append(_forces(battle, side, names, viewer, listed([*map(unit_name, leaders), *number])))
    return sentences(found)


def names_in(battle: Battle, space: str, side: str) -> list[str]:
    """A side's leaders and units in a space."""
    return [*battle.leaders_at.get((side, space), ()), *battle.units_at.get((side, space), ())]


def own_pieces(place: str, pieces: Sequence[str]) -> str:
    """A place and the player's pieces in it."""
    return say("campaigns-caption-pieces", place=place, pieces=listed([unit_name_within(each) for each in pieces]))


def _forces(battle: Battle, side: str, names: Mapping[str, str], viewer: str, forces: str) -> str:
    """The forces of a side in a space, with their owner."""
    owner = "you" if battle.captain(side) == viewer else "other"
    return say("campaigns-caption-forces", owner=owner, name=side_name(battle, side, names), forces=forces)


def line_of(battle: Battle, unit: str) -> str:
    """A unit in one line: its abilities."""
    if unit in LEADERS:
        return describe_leader(unit)
    if unit == BELL:
        return say("campaigns-caption-the-bell")
    if unit[0] == INTRINSIC:
        return with_commas([*_strengths(kind_of(battle, unit)), say("campaigns-caption-never-moves")])
    return describe_kind(type_of(unit))


def line_on_map(name: str) -> str:
    """A unit or leader in one line, outside battles."""
    return describe_leader(name) if name in LEADERS else describe_kind(type_of(name))


def describe_leader(leader: str) -> str:
    """A leader's rank and abilities."""
    known = LEADERS[leader]
    if known.spells:
        return say("campaigns-caption-caster", rank=known.rank, spells=listed(map(spell_name, known.spells)))
    return say("campaigns-caption-caster-by-chance" if known.draws else "campaigns-caption-leader", rank=known.rank)


def marks_of(battle: Battle, unit: str) -> list[str]:
    """A unit's state: spells, turned or blown, guard duty, the Bell."""
    found = [say("campaigns-caption-under", spell=spell_name(spell)) for spell in sorted(battle.spells_on(unit))]
    if unit != BELL and unit in battle.turned:
        found.append(say("campaigns-caption-blown" if is_blown(battle, unit) else "campaigns-caption-limbered"))
    found += [
        say("campaigns-caption-guards", flank=each.flank) for each in sorted(battle.guards) if each.unit == unit
    ]
    if battle.bell and battle.bell.carrier == unit:
        found.append(say("campaigns-caption-bell"))
    return found


def done() -> str:
    """A force has acted this turn."""
    return say("campaigns-caption-done")


def describe_force(battle: Battle, force: Force, ordered: str) -> str:
    """A force as a phrase: its order, whether it has acted, its units."""
    states = [say("campaigns-caption-order", order=force.order)] if force.side in ordered else []
    states += [say("campaigns-caption-waits")] if force.is_turned else []
    states += [done()] if force.is_done else []
    if not force.units:
        return _marked(unit_name(force.name), states)
    if len(force.units) == 1 and not force.is_group:
        (unit,) = force.units
        return _marked(unit_name(unit), [*marks_of(battle, unit), *states])
    units = [_marked(unit_name_within(each), marks_of(battle, each)) for each in (*force.leaders[1:], *force.units)]
    return say("campaigns-caption-members", group=_marked(force_name(force), states), units=listed(units))


def _marked(name: str, marks: Sequence[str]) -> str:
    return say("campaigns-caption-marked", force=name, marks=with_commas(marks)) if marks else name


def describe_space(battle: Battle, space: str, names: Mapping[str, str], ordered: str, viewer: str = "") -> str:
    """The contents of a space for a screen reader."""
    terrain = battle.terrain.get(space, "plain")
    found = [say("campaigns-caption-space-in-full", space=space, terrain=terrain)]
    for side in SIDES:
        here = [describe_force(battle, force, ordered) for force in battle.of(side) if force.space == space]
        bell = battle.bell
        if bell and bell.side == side and not bell.carrier and battle.bell_space() == space:
            here.append(unit_name(BELL))
        if here:
            found.append(_forces(battle, side, names, viewer, series(here)))
    return sentences(found) if len(found) > 1 else empty(found[0])


def empty(space: str) -> str:
    """A space in which nobody is."""
    return say("campaigns-caption-empty", space=space)


def edge(battle: Battle, side: str, names: Mapping[str, str]) -> str:
    """What stands at a side's end of the board."""
    return say("campaigns-board-edge", side=side, name=side_name(battle, side, names))


def pill(state: State, seat: str) -> str:
    """Units left, and points so far."""
    battle = state.battle
    if battle is None or not battle.side_of(seat):
        return ""
    return say("games-campaigns-units", units=number_of_units(battle, battle.side_of(seat)))


def _waiting(battle: Battle, side: str) -> list[str]:
    return [each for each in battle.waiting.get(side, ()) if each not in LEADERS]


def points_of(state: State, side: str) -> int:
    """A side's points for eliminations, C20.3."""
    battle = state.battle
    assert battle is not None
    worth = {"witch": 0, "hero": 2, "ruler": 3}
    lost = battle.lost.get(DEFENDER if side == ATTACKER else ATTACKER, ())
    return sum(worth[LEADERS[name].rank] if name in LEADERS else 1 for name in lost)


def describe_lost(state: State, names: Mapping[str, str]) -> str:
    """Who is eliminated; the report of a move tells who leaves the board."""
    battle = state.battle
    if battle is None:
        return ""
    return " ".join(
        say("campaigns-caption-lost", name=name, units=units) for name, units in _lost(battle, names)
    )


def _lost(battle: Battle, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """For each side with losses, its player and a list of them."""
    for side in SIDES:
        if lost := battle.lost.get(side, ()):
            yield side_name(battle, side, names), listed([unit_name_within(each) for each in lost])


def describe_points(points: Mapping[str, int], sides: Mapping[str, Sequence[str]], names: Mapping[str, str]) -> str:
    """A list of points; the points of allies are listed under the first seat of their side."""
    found = []
    for seat, number in points.items():
        name = listed([names.get(each, each) for each in sides.get(seat, (seat,))])
        found.append(say("campaigns-caption-score", name=name, points=number))
    return listed(found)


def meta(scenario: Scenario) -> tuple[str, ...]:
    """The size of a battle."""
    units = sum(len([each for each in names if each not in (*LEADERS, BELL)]) for names in _all_forces(scenario))
    return (say("games-campaigns-units", units=units),)


def _all_forces(scenario: Scenario) -> Iterable[tuple[str, ...]]:
    return (names for by_seat in scenario.setup.values() for names in by_seat.values())
