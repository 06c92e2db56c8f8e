"""How picks make a command, and the inverse: the picks that make a given command.

If the legal commands can be listed, each is a row of picks, or a set of them (`SETS`), and the offers are the possible
continuations. In the other moments picks change a sensible draft step by step (`drafts`). Marches, and answers to an
attack, may be very many, so they are never listed in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from rozz.engine.campaigns.adapter import drafts
from rozz.engine.campaigns.battle import fast_combat
from rozz.engine.campaigns.legality.activation_legality import party
from rozz.engine.campaigns.legality.combat_legality import ALOFT, answer_of, answer_ways
from rozz.engine.campaigns.legality.legality import default_command, is_legal, judge, legal
from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.model.battleboard import NEIGHBOURS, OFF, ROWS, SIDES, SPACES, STAND, column, distance, enemy
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Change,
    Command,
    Coordinate,
    Initiative,
    Join,
    Keep,
    Lose,
    Put,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL
from rozz.engine.campaigns.text.wording import (
    force_name,
    kind_name,
    map_place,
    unit_list,
    unit_name,
    unit_name_within,
)  # fmt: skip
from rozz.engine.cycle import next_in_cycle
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import Player, Said, Text, said

NOTHING = "-"
#: What the keys of these picks begin with.
FIRE_PICK, CHANGE_PICK, ALOFT_PICK, BACK_PICK, SHOOT_PICK, GUNS_PICK = (
    "fire ", "change ", "aloft ", "back ", "shoot ", "guns ",
)  # fmt: skip
#: To a space that is several steps away, by the straightest way there.
TO = "to "
#: Moments whose commands are sets: the order of the picks does not matter.
SETS = frozenset(("shots", "losses"))
#: Moments in which players mostly want the default, so it is offered before anything is picked.
USUAL = frozenset(("withdraw", "muster"))
#: What to do in the moments whose commands are rows of picks.
EXPECTS = {
    "turn-order": "campaigns-offer-turn-order",
    "leaders": "campaigns-offer-leaders",
    "withdraw": "campaigns-offer-withdraw",
    "initiative": "campaigns-offer-initiative",
    "attrition": "campaigns-offer-attrition",
    "approach": "campaigns-offer-approach",
    "honors": "campaigns-offer-honors",
    "refuge": "campaigns-offer-refuge",
    "keep": "campaigns-offer-keep",
    "return": "campaigns-offer-return",
}
#: Labels of buttons by their picks.
LABELS = {
    "first": "campaigns-offer-first",
    "second": "campaigns-offer-second",
    "wait": "campaigns-offer-wait",
    "melee": "campaigns-offer-melee",
    "off": "campaigns-offer-off",
    "coordinate": "campaigns-offer-coordinate",
    "join": "campaigns-offer-join",
    "retreat": "campaigns-offer-retreat",
    "assault": "campaigns-offer-assault",
    "honors": "campaigns-offer-offer",
    "accept": "campaigns-offer-accept",
    "decline": "campaigns-offer-decline",
    "fast": "campaigns-offer-fast",
    "board": "campaigns-offer-board",
}
#: The groups of the sheet.
FORCE, DO, ORDER, WHO = "force", "do", "order", "who"


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a command continues; invalid picks are skipped."""
    if seat not in state.asked:
        return Offer(said("campaigns-offer-none"), is_full=True)
    if given and is_legal(state, seat, given[0]):
        return Offer(said("campaigns-offer-set"), is_full=True)
    if state.moment == "answer":
        return _answers_offer(state, picked)
    listed = None if state.moment == "activate" else legal(state, seat)
    if listed is None:
        return drafts.offer(state, seat, picked)
    if state.moment in SETS:
        return _sets_offer(state, listed, picked)
    rows = {row_of(each): each for each in listed}
    made = _valid_picks(rows, picked)
    if state.moment == "activation":
        return _activation_offer(state, seat, rows, made)
    keys = dict.fromkeys(row[len(made)] for row in _after(rows, made))
    if made:
        # The last pick stays in sight, beside what could replace it.
        keys = dict.fromkeys(row[len(made) - 1] for row in _after(rows, made[:-1])) | keys
    command, usual = rows.get(made), ""
    if not made and state.moment in USUAL:
        command = default_command(state, seat)
        usual = row_of(command)[0]
    picks = tuple(_pick(state, key, holds=key == usual) for key in keys)
    return Offer(_expects(state, seat, listed, made), picks, command=command, made=made, trail=_trail(state, made))


def _expects(state: State, seat: str, listed: Sequence[Command], made: tuple[str, ...]) -> Said:
    """What to do in a moment whose commands are rows."""
    battle, first = state.battle, listed[0]
    if state.moment == "muster" and battle is not None:
        who = "you" if seat == battle.attacker else "other"
        return said("campaigns-offer-muster", point=battle.at, who=who, name=Player(battle.attacker))
    leader = unit_name(first.name) if isinstance(first, Put) else ""
    choice = made[0] if made else "stay"
    return said(EXPECTS[state.moment], point=battle.at if battle else "", leader=leader, choice=choice)


def picks_for(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command, or none if picks cannot make it."""
    if seat not in state.asked or (given and is_legal(state, seat, given[0])):
        return ()
    if state.moment == "answer":
        chosen = _set_of(command)
        return tuple(key for key in _answer_keys(state) if key in chosen) if is_legal(state, seat, command) else ()
    listed = None if state.moment == "activate" else legal(state, seat)
    if listed is None:
        return drafts.picks_for(state, seat, command)
    if command not in listed:
        return ()
    if state.moment in SETS:
        chosen = _set_of(command)
        return tuple(key for key in _keys_of(listed) if key in chosen)
    return row_of(command)


# Rows: one pick after another.


def row_of(command: Command) -> tuple[str, ...]:
    """The picks of a listed command."""
    return tuple(_row(command)) or (NOTHING,)


def _row(command: Command) -> Iterator[str]:
    match command:
        case Initiative(is_first):
            yield "first" if is_first else "second"
        case Wait():
            yield "wait"
        case Activate():
            yield from (command.force, *command.steps)
            if command.combat:
                yield f"{FIRE_PICK}{command.target}" if command.target else command.combat
            yield from (f"{ALOFT_PICK}{unit}" for unit in command.aloft)
            if not command.steps and not command.combat:
                yield "stay"
        case Change(force, order):
            yield from (force, f"{CHANGE_PICK}{order}")
        case Coordinate(force):
            yield from (force, "coordinate")
        case Join(force):
            yield from (force, "join")
        case Put(_, place):
            yield place
        case Lose(units):
            yield from units
        case Keep(kind):
            yield kind
        case Say(word, point, guns):
            yield from (each for each in (word, point, f"{GUNS_PICK}{guns}" if guns >= 0 else "") if each)


Rows = dict[tuple[str, ...], Command]


def _after(rows: Rows, made: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The rows that continue these picks."""
    return (row for row in rows if row[: len(made)] == made and len(row) > len(made))


def _valid_picks(rows: Rows, picked: Sequence[str]) -> tuple[str, ...]:
    """The valid picks: each continues the earlier ones, or replaces as few of the latest as possible."""
    made: tuple[str, ...] = ()
    for key in picked:
        for kept in range(len(made), -1, -1):
            if further := _with_pick(rows, made[:kept], key):
                made = further
                break
    return made


def _with_pick(rows: Rows, made: tuple[str, ...], key: str) -> tuple[str, ...]:
    """These picks with one more; with a far space all steps to it; empty if no row begins like that."""
    if not key.startswith(TO):
        further = (*made, key)
        return further if any(row[: len(further)] == further for row in rows) else ()
    ways = [row for row in _after(rows, made) if row[-1] == key.removeprefix(TO) and _are_steps(row[len(made):])]
    return min(ways, key=lambda row: (len(row), _detour(row[len(made):]))) if ways else ()


def _detour(steps: Sequence[str]) -> int:
    """How often a way changes its column."""
    return sum(column(one) != column(other) for one, other in pairwise(steps))


def _are_steps(keys: Sequence[str]) -> bool:
    return all(key in SPACES for key in keys)


def _trail(state: State, made: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(place for key in made if (place := _place(state, key)))


def _place(state: State, key: str) -> str:
    """The place that a pick stands for; empty for a button."""
    if key in SPACES:
        return key
    return map_place(key) if key in state.scenario.map.points else ""


def _pick(state: State, key: str, holds: bool = False) -> Pick:
    if place := _place(state, key):
        return Pick(key, key, place, "target")
    note = said("campaigns-offer-in-fortress") if key.startswith(GUNS_PICK) else ""
    return Pick(key, _label(state, key), group=DO, note=note, holds=holds)


def _label(state: State, key: str) -> Text:
    """The label of a button."""
    if key.startswith(GUNS_PICK):
        return said("campaigns-offer-guns", number=int(key.removeprefix(GUNS_PICK)))
    if state.moment == "keep":
        return kind_name(key)
    if state.moment == "attrition":
        return unit_name(key)
    return said("campaigns-offer-fight-on") if key == "stay" else said(LABELS[key])


# Activations.


def _activation_offer(state: State, seat: str, rows: Rows, made: tuple[str, ...]) -> Offer:
    battle = state.battle
    assert battle is not None
    names = dict.fromkeys(row[0] for row in rows)
    forces = {name: battle.by_name[battle.next, name] for name in names if name != "wait"}
    waits = [Pick("wait", said(LABELS["wait"]), group=DO)] if ("wait",) in rows else []
    if not made or made == ("wait",):
        picks = [*_places_of(forces.values()), *map(_force_pick, forces.values()), *waits]
        expects = said("campaigns-offer-activation")
        if battle.forced is not None:
            expects = said("campaigns-offer-forced", force=force_name(forces[battle.forced.force]))
        return Offer(expects, tuple(picks), command=rows.get(made), made=made)
    force = forces[made[0]]
    here = [each for each in forces.values() if each.space == force.space]
    picks = [*_next_here(here, force), *(map(_force_pick, here) if len(here) > 1 else ()), *waits]
    keys = _next_keys(rows, made)
    picks += [_continuation(battle, force, key) for key in (*keys, *_far_keys(rows, made, keys, force.space))]
    trail = (force.space, *(_place_of(key) for key in made[1:] if _place_of(key)))
    command = rows.get(made)
    choice, then = (_choice(keys), "") if command is None else ("more", _choice(keys))
    expects = said("campaigns-offer-activation-in-hand", force=force_name(force), choice=choice, then=then)
    if command is not None and not keys:
        expects = _set(battle, force, command)
    if made == (force.name,) and (why := _why_not_moving(state, seat, force)):
        expects = said("campaigns-offer-activation-still", force=force_name(force), why=why)
    marked = {pick.place for pick in picks} | {each.space for each in forces.values()}
    elsewhere = _refusals_elsewhere(state, seat, force, made, marked)
    return Offer(expects, tuple(picks), command=command, made=made, trail=trail, elsewhere=elsewhere)


def _set(battle: Battle, force: Force, command: Command) -> Said:
    """What a force does with a whole command."""
    does, space, order = "moves", "", ""
    match command:
        case Coordinate():
            does = "coordinates"
        case Join():
            does = "joins"
        case Change():
            does, order = "changes", command.order
        case Activate():
            space = command.target or (force.space, *command.steps)[-1]
            if command.combat == "fire":
                does = "fires"
            elif command.combat or (command.steps and _is_met(battle, force, space)):
                does = "attacks"
            elif not command.steps:
                does = "stays"
            elif space == OFF:
                does = "leaves"
    return said("campaigns-offer-activation-set", force=force_name(force), does=does, space=space, order=order)


def _why_not_moving(state: State, seat: str, force: Force) -> Text:
    """Why a force cannot carry out its order to move; empty if it can, and if it stands."""
    moving = party(state, force)
    if force.order == STAND or moving.speed or moving.is_hero_only:
        return ""
    return _why_not(state, seat, Activate(force.name, NEIGHBOURS[force.space][:1]))


def _refusals_elsewhere(
    state: State, seat: str, force: Force, made: Sequence[str], marked: Iterable[str]
) -> Mapping[str, Text]:
    """Why a force cannot go on to each other space: it lies too far off, or its order is against it."""
    steps = made[1:]
    if not _are_steps(steps):
        return {}
    here = (force.space, *steps)[-1]
    found: dict[str, Text] = {}
    for space in SPACES:
        if space in marked or space == here:
            continue
        # Only the number of steps counts where they are too many. Otherwise only the next space can be explained.
        far = distance(here, space)
        command = Activate(force.name, (*steps, *[space] * far))
        is_near = far == 1 or len(command.steps) > party(state, force).speed
        if is_near and (why := _why_not(state, seat, command)):
            found[space] = why
    return found


def _why_not(state: State, seat: str, command: Command) -> Text:
    """Why a command is void, with the rule; empty if it is not."""
    verdict = judge(state, seat, (command,))[0]
    return "" if verdict.is_done else said("campaigns-offer-refused", why=explain(verdict), rule=verdict.rule)


def _choice(keys: Sequence[str]) -> str:
    """What a force can do in a space, in a word."""
    may_move, may_fire = any(key in SPACES for key in keys), any(key.startswith(FIRE_PICK) for key in keys)
    if may_move:
        return "both" if may_fire else "move"
    return "fire" if may_fire else "other"


def _next_keys(rows: Rows, made: tuple[str, ...]) -> list[str]:
    """The possible next picks, and the alternatives at the place that was picked last.

    The first pick is a force, which is not a place, so there is always a pick before such a place.
    """
    found = dict.fromkeys(row[len(made)] for row in _after(rows, made))
    if last := _place_of(made[-1]):
        before = made[:-1]
        others = [row[len(before)] for row in _after(rows, before) if _place_of(row[len(before)]) == last]
        if len(set(others)) > 1:
            found |= dict.fromkeys(others)
    return list(found)


def _far_keys(rows: Rows, made: tuple[str, ...], keys: Sequence[str], start: str) -> list[str]:
    """The spaces that take more than one step, and where nothing nearer can be done."""
    near = {start, *map(_place_of, (*keys, *made[1:]))}
    found = [row[-1] for row in _after(rows, made) if len(row) > len(made) + 1 and _are_steps(row[len(made):])]
    return [TO + space for space in dict.fromkeys(found) if space not in near]


def _place_of(key: str) -> str:
    """The space of a pick, empty for a button."""
    place = key.removeprefix(FIRE_PICK)
    return place if place in SPACES else ""


def _places_of(forces: Iterable[Force]) -> list[Pick]:
    """The first force of each space, to be tapped."""
    first = {force.space: force for force in reversed(tuple(forces))}
    return [Pick(force.name, force_name(force), space, "own") for space, force in sorted(first.items())]


def _next_here(here: Sequence[Force], force: Force) -> list[Pick]:
    """The force that another tap on the same space selects."""
    if len(here) < 2:
        return []
    after = next_in_cycle(here, force)
    return [Pick(after.name, force_name(after), force.space, NEXT)]


def _force_pick(force: Force) -> Pick:
    note = said("campaigns-offer-stands", space=force.space, order=force.order)
    return Pick(force.name, force_name(force), group=FORCE, note=note)


def _is_met(battle: Battle, force: Force, space: str) -> bool:
    """Whether a force that moves to a space meets the enemy there."""
    return battle.is_occupied(enemy(force.side), space) and bool(force.units)


def _continuation(battle: Battle, force: Force, key: str) -> Pick:
    """How a force can continue: a space, or a button."""
    if (space := key.removeprefix(TO)) in SPACES:
        is_met = _is_met(battle, force, space)
        label = said("campaigns-offer-attack-space" if is_met else "campaigns-offer-move", space=space)
        return Pick(key, label, space, "attack" if is_met else "move")
    if key.startswith(FIRE_PICK):
        target = key.removeprefix(FIRE_PICK)
        return Pick(key, said("campaigns-offer-fire", space=target), target, "fire")
    if key.startswith(CHANGE_PICK):
        return Pick(key, said("campaigns-offer-change", order=key.removeprefix(CHANGE_PICK)), group=ORDER)
    if key.startswith(ALOFT_PICK):
        return Pick(key, said("campaigns-offer-aloft", unit=unit_name_within(key.removeprefix(ALOFT_PICK))), group=DO)
    return Pick(key, said("campaigns-offer-stay") if key == "stay" else said(LABELS[key]), group=DO)


# Sets: picks in any order.


def _set_of(command: Command) -> frozenset[str]:
    found: list[str] = []
    if isinstance(command, Answer):
        found += [f"{BACK_PICK}{unit} to {space}" for unit, space in command.backs]
        found += [f"{ALOFT_PICK}{unit}" for unit in command.aloft] + [f"{SHOOT_PICK}{unit}" for unit in command.shoots]
    elif isinstance(command, Lose):
        found += [unit for unit in command.units if unit != BELL]
    return frozenset(found or (NOTHING,))


def _keys_of(listed: Sequence[Command]) -> tuple[str, ...]:
    """All picks of the sets, in a fixed order."""
    keys = dict.fromkeys(key for each in listed for key in sorted(_set_of(each)))
    return tuple(keys)


def _sets_offer(state: State, listed: Sequence[Command], picked: Sequence[str]) -> Offer:
    battle = state.battle
    assert battle is not None
    sets = {_set_of(each): each for each in listed}
    keys = _keys_of(listed)
    chosen: list[str] = []
    for key in picked:
        if key in chosen:
            chosen.remove(key)
        elif key in keys:
            chosen = _with(list(sets), chosen, key)
    made = tuple(key for key in keys if key in chosen)
    picks = tuple(_of_set(state, key) for key in keys)
    number = max((len(each) for each in sets), default=0)
    command = sets.get(frozenset(made))
    expects = said("campaigns-offer-shots")
    if state.moment == "losses":
        expects = said("campaigns-offer-losses", number=number, chosen=len(made), left=max(1, number - len(made)))
    if battle.muster:
        expects = _fast_losses(state, battle, next(iter(sets.values())))
    elif isinstance(command, Lose) and made:
        expects = said("campaigns-offer-losses-set", units=unit_list(made))
    # The board crosses out what is chosen so far.
    begun = Lose(made) if made and command is None and state.moment == "losses" else None
    return Offer(expects, picks, command=command, made=made, begun=begun)


def _fast_losses(state: State, battle: Battle, example: Command) -> Said:
    """How much a side loses in fast combat, C8.2 and C8.3."""
    units = example.units if isinstance(example, Lose) else ()
    enemy_side = next(each for each in SIDES if not set(units) & set(battle.waiting.get(each, ())))
    whole, tenths = divmod(battle.tenths[enemy_side], 10)
    is_least = fast_combat.has_magic(battle, enemy_side)
    return said(
        "campaigns-offer-losses-at-least" if is_least else "campaigns-offer-losses-at-most",
        strength=said("campaigns-offer-decimal", whole=whole, tenths=tenths),
    )


def _answer_keys(state: State) -> dict[str, tuple[str, str]]:
    """The picks of an answer: to stand, then what each unit may do instead, with the unit and its option."""
    found = {NOTHING: ("", "")}
    for unit, ways in answer_ways(state):
        found |= {f"{ALOFT_PICK}{unit}" if way == ALOFT else f"{BACK_PICK}{unit} to {way}": (unit, way) for way in ways}
    return found


def _answers_offer(state: State, picked: Sequence[str]) -> Offer:
    """One option for each unit, or none at all; a pick replaces another of the same unit."""
    keys = _answer_keys(state)
    chosen: dict[str, str] = {}
    for key in picked:
        if key not in keys:
            continue
        unit = keys[key][0]
        if chosen.get(unit) == key:
            del chosen[unit]
        else:
            chosen = {unit: key} if not unit else {**{each: way for each, way in chosen.items() if each}, unit: key}
    made = tuple(key for key in keys if key in chosen.values())
    command = answer_of(keys[key] for key in made if keys[key][0]) if made else None
    return Offer(said("campaigns-offer-answer"), tuple(_of_set(state, key) for key in keys), command=command, made=made)


def _with(sets: Sequence[frozenset[str]], chosen: Sequence[str], key: str) -> list[str]:
    """The picks with one more; picks that do not fit with the new pick are removed, oldest first."""
    kept = [key]
    for other in reversed(chosen):
        if any(each.issuperset((*kept, other)) for each in sets):
            kept.append(other)
    return kept[::-1]


def _of_set(state: State, key: str) -> Pick:
    battle = state.battle
    assert battle is not None
    if key == NOTHING:
        is_answer = state.moment == "answer"
        return Pick(key, said("campaigns-offer-all-fight" if is_answer else "campaigns-offer-nobody-shoots"), group=DO)
    if key.startswith(BACK_PICK):
        unit, _, space = key.removeprefix(BACK_PICK).partition(" to ")
        way = "campaigns-offer-leaves" if space == OFF else "campaigns-offer-falls-back"
        return Pick(key, said(way, unit=unit_name(unit), space=space), group=WHO)
    if key.startswith(ALOFT_PICK):
        return Pick(key, said("campaigns-offer-stays-aloft", unit=unit_name(key.removeprefix(ALOFT_PICK))), group=WHO)
    if key.startswith(SHOOT_PICK):
        return Pick(key, said("campaigns-offer-shoots", unit=unit_name(key.removeprefix(SHOOT_PICK))), group=WHO)
    force = battle.by_unit.get(key)
    note: Text = force.space if force and force.space[0] in ROWS else ""
    if battle.muster:
        note = said("campaigns-offer-strength", number=fast_combat.strength(battle, key))
    return Pick(key, unit_name(key), group=WHO, note=note)
