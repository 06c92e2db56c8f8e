"""Texts for players besides the rules: titles, labels, and screen reader texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rozz.engine.campaigns.battle.strength import is_blown, kind_of
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES
from rozz.engine.campaigns.model.scenario import Scenario, nation_of
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL, INTRINSIC, KINDS, LEADERS, type_of
from rozz.engine.campaigns.text.plain_english import side_name as side_name_of
from rozz.engine.campaigns.text.wording import FLANK_NAMES, ORDER_NAMES, force_name, unit_name
from rozz.engine.word_lists import listed

#: What a tap on a place does, by its mark.
MAY = {
    "own": "tap to choose",
    "next": "in hand; tap again for the next one here",
    "target": "may be chosen",
    "move": "may move here",
    "attack": "may attack here",
    "fire": "may fire at this space",
}
#: The titles of steps by phase.
TITLES = {
    "deploy": "Both armies deploy",
    "groups": "New groups",
    "spells": "Spells",
    "orders": "Orders",
    "turn-order": "Initiative",
    "activation": "A force acts",
    "answer": "Before the melee",
    "shots": "Shots into the air",
    "clash": "The dice",
    "losses": "Losses",
    "leaders": "Leaders alone",
    "withdraw": "The turn ends",
    "turn-end": "A new turn",
    "decided": "The battle is over",
}
BRIEF = {
    "deploy": "Deploy", "groups": "Groups", "activation": "Action", "answer": "Answer", "shots": "Shots",
    "leaders": "Leaders", "withdraw": "End", "decided": "Over",
}  # fmt: skip
GOAL = "Be the only side with units left on the board. After turn {turns}, points decide."
DONE = "has acted"
NO_COMMAND = "You have given no command"
REVEALED = "Commands revealed"
REVEALED_BRIEF = "Commands"
REVEALED_TOGETHER = "Both sides reveal their commands at the same time"
QUIET_TURN = "Nobody was lost"
NOTHING_HAPPENED = "Nothing happened"
NOTHING = {"spells": "Nobody casts a spell", "groups": "All groups stay as they are"}
LOSSES = "{who} loses {units}"
FIRE_EXCHANGED = "{hits} of {dice} dice hit"
OUTCOMES = {
    ("C20.3", "alone"): "{winners} won: nobody else has units left on the board.",
    ("C20.3", "points"): "{winners} won on points, {points}.",
    ("C20.3", "equal"): "A draw: equal points, {points}.",
    ("C20.3", "nobody"): "A draw: nobody has units left on the board.",
    ("C20.1", "castles"): "{winners} won: every enemy castle is razed.",
    ("C20.2", "points"): "{winners} won on points, {points}.",
    ("C20.2", "equal"): "A draw: equal points, {points}.",
}
SPELLS = {
    "Good Luck": "its dice are one better",
    "Poor Luck": "its dice are one worse",
    "Poppies": "asleep: it cannot move or attack",
    "Confusion": "it cannot move or attack in melee; it may fire",
    "Fleet Feet": "moves one space farther",
    "Transport": "was moved by magic this turn",
    "Fireball": "burning: one weaker",
    "Healing": "survives its first hit",
    "Uncanny Marksmanship": "fires one stronger",
    "Phantom Allies": "one stronger in melee",
}
SPELL_LETTERS = {
    "Good Luck": "GL", "Poor Luck": "PL", "Poppies": "Po", "Confusion": "Co", "Fleet Feet": "FF", "Transport": "Tr",
    "Fireball": "Fb", "Healing": "He", "Uncanny Marksmanship": "UM", "Phantom Allies": "PA",
}  # fmt: skip
FLAGS = {"cavalry": "cavalry", "flying": "flies", "artillery": "artillery", "giant": "giant"}
RANKS = {"ruler": "Ruler, leads up to 4 units", "hero": "Hero, leads up to 3 units", "witch": "witch"}
TERRAINS = {"plain": "open ground", "forest": "forest", "hills": "hills"}
HEADINGS = {
    "deploy": "Your army",
    "groups": "Your groups",
    "spells": "Your spells",
    "orders": "Your orders",
    "activation": "Your forces",
    "losses": "Your losses",
    "turn-order": "Initiative",
    "answer": "You are attacked",
    "shots": "Enemies in the air",
    "leaders": "Your leader",
    "withdraw": "The turn ends",
}
LEGEND = {
    "group": "A group, and the Hero who leads it. On a counter: nation, arm, melee strength / ranged strength",
    "unit": "A unit on its own. The defender’s counters have square corners",
    "far": "From farther away: kinds of units, and how many",
    "A": "Order: Advance",
    "S": "Order: Stand",
    "B": "Order: Back",
    "done": "Has acted this turn",
    "turned": "Turned: cavalry after a charge, or guns that moved. It cannot attack",
    "spells": "Under spells, by their letters: Good Luck and Poppies",
    "guard": "Guards the left flank of its space",
    "forest": "Forest",
    "hills": "Hills",
    "move": "You can tap here",
    "attack": "Moving here means melee",
    "fire": "Can be fired at",
}
MAP_LEGEND = {
    "castle": "A castle, the seat of a Ruler",
    "capital": "A capital",
    "fortified": "A fortified place",
    "population": "A town: 1 point for its controller",
    "plain": "Open country",
    "walls": "The garrison’s strength. You raze the place by defeating its garrison",
    "razed": "Razed: it scores its garrison’s strength for the conqueror",
    "road": "A road",
    "trail": "A trail: marching on it can cost a unit",
    "unit": "Units of one kind, and how many",
    "leader": "A Hero",
    "ruler": "A Ruler",
    "spent": "Has already moved this turn",
    "bell": "The Bell",
    "battle": "A battle is being fought here",
}
ROWS = {ATTACKER: "Attacker: {who}", DEFENDER: "Defender: {who}"}
EMPTY = "nobody"


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
    abilities = [f"melee {known.melee}"]
    if known.reach:
        abilities.append(f"fires {known.ranged} up to {known.reach} {'space' if known.reach == 1 else 'spaces'}")
    abilities.append(f"moves {known.allowance}")
    if known.home:
        abilities.append(f"harder to hit in {TERRAINS[known.home]}")
    return ", ".join([*abilities, *([FLAGS[known.flag]] if known.flag else [])])


def number_of_units(battle: Battle, side: str) -> int:
    """The number of units on the board, or still to be deployed."""
    return len(battle.units(side)) or len(_waiting(battle, side))


def space_in_short(battle: Battle | None, space: str, names: Mapping[str, str], viewer: str) -> str:
    """A space, its terrain, and the number of each side's units in it."""
    terrain = battle.terrain.get(space, "plain") if battle else "plain"
    ground = space if terrain == "plain" else f"{space}, {TERRAINS[terrain]}"
    found = []
    for side in SIDES:
        if battle is None:
            break
        units, leaders = battle.units_at.get((side, space), ()), battle.leaders_at.get((side, space), ())
        if units or leaders:
            whose = "Yours" if battle.captain(side) == viewer else side_name(battle, side, names)
            parts = [f"{len(units)} {'unit' if len(units) == 1 else 'units'}"] if units else []
            found.append(f"{whose}: {listed([*leaders, *parts])}")
    return f"{ground}. {'; '.join(found)}" if found else ground


def line_of(battle: Battle, unit: str) -> str:
    """A unit in one line: its abilities."""
    if unit in LEADERS:
        return describe_leader(unit)
    if unit == BELL:
        return "raises skeletons; a unit must carry it"
    if unit[0] == INTRINSIC:
        kind = kind_of(battle, unit)
        return f"melee {kind.melee}, never moves"
    return describe_kind(type_of(unit))


def line_on_map(name: str) -> str:
    """A unit or leader in one line, outside battles."""
    return describe_leader(name) if name in LEADERS else describe_kind(type_of(name))


def describe_leader(leader: str) -> str:
    """A leader's rank and abilities."""
    rank = RANKS[LEADERS[leader].rank]
    spells = LEADERS[leader].spells
    return f"{rank}, casts {listed(list(spells))}" if spells else rank


def marks_of(battle: Battle, unit: str) -> list[str]:
    """A unit's state: spells, turned or blown, guard duty, the Bell."""
    found = [f"under {spell}" for spell in sorted(battle.spells_on(unit))]
    if unit != BELL and unit in battle.turned:
        found.append("blown, cannot attack" if is_blown(battle, unit) else "turned, cannot fire")
    found += [f"{FLANK_NAMES[each.flank].lower()} guard" for each in sorted(battle.guards) if each.unit == unit]
    if battle.bell and battle.bell.carrier == unit:
        found.append("carries the Bell")
    return found


def describe_force(battle: Battle, force: Force, ordered: str) -> str:
    """A force as a phrase: its units, its order, whether it has acted."""
    members = [*force.leaders[1:], *force.units] if force.is_group else list(force.units[1:])
    name = force_name(force)
    text = f"{name}: {listed([_describe_unit(battle, unit) for unit in members])}" if members else _lone(battle, force)
    state = [ORDER_NAMES[force.order].lower()] if force.side in ordered else []
    state += ["waiting for the Ruler"] if force.is_turned else []
    state += ["has acted"] if force.is_done else []
    return f"{text} ({', '.join(state)})" if state else text


def _lone(battle: Battle, force: Force) -> str:
    return _describe_unit(battle, force.units[0]) if force.units else force.name


def _describe_unit(battle: Battle, unit: str) -> str:
    marks = marks_of(battle, unit)
    return f"{unit_name(unit)}, {', '.join(marks)}" if marks else unit_name(unit)


def describe_space(battle: Battle, space: str, names: Mapping[str, str], ordered: str, viewer: str = "") -> str:
    """The contents of a space for a screen reader."""
    found = [f"{space}, {TERRAINS[battle.terrain.get(space, 'plain')]}"]
    for side in SIDES:
        here = [describe_force(battle, force, ordered) for force in battle.of(side) if force.space == space]
        bell = battle.bell
        if bell and bell.side == side and not bell.carrier and battle.bell_space() == space:
            here.append(unit_name(BELL))
        if here:
            whose = "yours" if battle.captain(side) == viewer else side_name(battle, side, names)
            found.append(f"{whose}: {'; '.join(here)}")
    return ". ".join(found if len(found) > 1 else [f"{found[0]}: {EMPTY}"])


def pill(state: State, seat: str) -> str:
    """Units left, and points so far."""
    battle = state.battle
    if battle is None or not battle.side_of(seat):
        return ""
    side = battle.side_of(seat)
    number = number_of_units(battle, side)
    return f"{number} {'unit' if number == 1 else 'units'}"


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
    """Who is eliminated, and who has left the board."""
    battle = state.battle
    if battle is None:
        return ""
    found = []
    for rows, verb in ((battle.lost, "lost"), (battle.left, "left the board")):
        for side in SIDES:
            if gone := rows.get(side, ()):
                who = listed([unit_name(each) for each in gone])
                whose = side_name(battle, side, names)
                found.append(f"{whose} lost {who}." if verb == "lost" else f"{whose}’s {who} left the board.")
    return " ".join(found)


def nation_letter(state: State, name: str) -> str:
    """The letter of the nation that a unit or leader serves."""
    nation = nation_of(name, state.serves)
    return nation[:1] or "F"


def describe_points(points: Mapping[str, int], sides: Mapping[str, Sequence[str]], names: Mapping[str, str]) -> str:
    """A list of points; the points of allies are listed under the first seat of their side."""
    return listed([f"{side_name_of(seat, sides, names)} {number}" for seat, number in points.items()])


def meta(scenario: Scenario) -> tuple[str, ...]:
    """The size of a battle."""
    units = sum(len([each for each in names if each not in (*LEADERS, BELL)]) for names in _forces(scenario))
    return (f"{units} units",)


def _forces(scenario: Scenario) -> Iterable[tuple[str, ...]]:
    return (names for by_seat in scenario.setup.values() for names in by_seat.values())
