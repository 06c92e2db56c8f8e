"""Commands of Campaigns of Ozz as sentences: who does what, in plain words.

With a state, the sentence says what the force is and which order it has; without one, only its name.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.campaigns.battleboard import OFF
from rozz.engine.campaigns.commands import (
    Activate,
    Answer,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Names,
    Pass,
    Placed,
    Put,
    Recruit,
    Regroup,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.state import Force, State
from rozz.engine.campaigns.tables import KINDS, LEADERS
from rozz.ui.games.campaigns.words import FLANKS, ORDERS, capital, listed, name_of, names_of

#: What a force does that moves with this order.
MOVES = {"A": "advances", "S": "moves", "B": "falls back"}
SAID = {
    "assault": "Assault the fortress",
    "honors": "Offer the honors of war",
    "accept": "Accept the honors of war",
    "decline": "Decline, and fight on",
    "fast": "Ask for fast combat",
    "board": "Fight on the battleboard",
    "stay": "Stay and fight",
    "retreat": "Retreat",
}
NO_GUNS = -1


def in_words(command: Command, state: State | None = None) -> str:
    """A command as a sentence without a full stop.

    >>> in_words(Activate("Zoraster", ("2C", "3C"), "melee"))
    'Zoraster moves by 2C to 3C and fights in melee'
    >>> in_words(Cast((Casting("Evora", "Poppies", "MREG2"),), rings=True))
    'Evora casts Poppies on Regular infantry 2; the Bell creates a skeleton'
    """
    return capital("; ".join(_parts(command, state)))


def _parts(command: Command, state: State | None) -> Iterator[str]:
    match command:
        case Initiative(is_first):
            yield "move first" if is_first else "move second"
        case Pass():
            yield "pass: no more moves this turn"
        case March():
            yield _march(command)
        case Say(word, point, guns):
            yield _said(word, point, guns)
        case Deploy(spaces) | Regroup(spaces):
            yield from _placed(spaces)
            if not spaces:
                yield "keep all groups"
        case Cast(castings, rings):
            yield from map(_casting, castings)
            if rings:
                yield "the Bell creates a skeleton"
            elif not castings:
                yield "cast no spell"
        case GiveOrders(orders, guards):
            yield from _orders(orders, guards, state)
        case Activate() | Change() | Coordinate() | Join() | Wait():
            yield _activation(command, state)
        case Answer(backs, aloft, shoots):
            yield from (f"{name_of(unit)} retreats {_to(space)}" for unit, space in backs)
            yield from _verb(aloft, "stays aloft", "stay aloft")
            yield from _verb(shoots, "shoots at the flyers", "shoot at the flyers")
            if not (backs or aloft or shoots):
                yield "hold your ground"
        case Lose(units):
            yield f"lose {names_of(units)}"
        case Put(name, place):
            yield f"{name} goes to {place}"
        case Keep(kind):
            yield f"keep {_kind(kind)}"
        case Recruit(hires):
            yield from map(_hire, hires)
            if not hires:
                yield "recruit nobody"


def _march(given: March) -> str:
    who = names_of(given.stack)
    goes = "move" if len(given.stack) > 1 else "moves"
    if given.is_flight:
        return f"{who} {'fly' if len(given.stack) > 1 else 'flies'} from {given.start} to {given.first}"
    if not given.second:
        return f"{who} {goes} from {given.start} to {given.first}"
    deeds = [f"drop off {names_of(given.drop)}"] if given.drop else []
    deeds += [f"pick up {names_of(given.take)}"] if given.take else []
    there = f" ({listed(deeds)} there)" if deeds else ""
    return f"{who} {goes} from {given.start} by {given.first}{there} to {given.second}"


def _said(word: str, point: str, guns: int) -> str:
    if not word:
        return f"retreat to {point}"
    where = f" {'and go' if word == 'accept' else ''} to {point}".replace("  ", " ") if point else ""
    armed = f", with {guns} {'gun' if guns == 1 else 'guns'}" if guns > 0 else ""
    return f"{SAID[word]}{where}{armed}"


def _placed(spaces: Placed) -> Iterator[str]:
    for space, forces in spaces:
        yield f"{space}: {', '.join(_group(each) for each in forces)}"


def _group(names: Names) -> str:
    leader, *others = names
    return f"{leader} with {names_of(others)}" if leader in LEADERS and others else names_of(names)


def _casting(given: Casting) -> str:
    where = f" to {given.space}" if given.space else ""
    if given.spell == "Transport":
        return f"{given.caster} transports {name_of(given.target)}{where}"
    return f"{given.caster} casts {given.spell} on {name_of(given.target)}"


def _orders(
    orders: tuple[tuple[str, str], ...], guards: tuple[tuple[str, str], ...], state: State | None
) -> Iterator[str]:
    for order, word in ORDERS.items():
        if forces := [_force(force, state) for force, given in orders if given == order]:
            yield f"{word}: {listed(forces)}"
    if not orders:
        yield "everyone stands"
    yield from (f"{name_of(unit)} guards the {FLANKS[flank]} flank" for flank, unit in guards)


def _activation(command: Activate | Change | Coordinate | Join | Wait, state: State | None) -> str:
    match command:
        case Activate():
            return _deed(command, state)
        case Change(force, order):
            return f"try to change the order of {_force(force, state)} to {ORDERS[order]}"
        case Coordinate(force):
            return f"{force} coordinates the forces here"
        case Join(force):
            return f"{_force(force, state)} tries to join the Ruler"
        case Wait():
            return "the Ruler waits for more"


def _deed(given: Activate, state: State | None) -> str:
    force = _found(given.force, state)
    who, deeds = _force(given.force, state), []
    if given.steps:
        moves = MOVES[force.order] if force else "moves"
        *ways, end = given.steps
        by = f" by {listed(ways)}" if ways else ""
        deeds.append("leaves the battle" if end == OFF else f"{moves}{by} to {end}")
    if given.combat == "fire":
        deeds.append(f"fires at {given.target}")
    elif given.combat:
        deeds.append("fights in melee")
    elif force and state and state.battle and given.steps and _meets(force, given.steps[-1], state):
        deeds.append("fights")
    aloft = "".join(f", and {each}" for each in _verb(given.aloft, "stays aloft", "stay aloft"))
    return f"{who} {' and '.join(deeds) or 'stays where it is'}{aloft}"


def _meets(force: Force, space: str, state: State) -> bool:
    """Whether enemy units stand where a force with units goes."""
    battle = state.battle
    return battle is not None and bool(force.units) and battle.is_occupied("D" if force.side == "A" else "A", space)


def _found(name: str, state: State | None) -> Force | None:
    """The force that a command names: of the side whose activation it is, else of the side that has it."""
    if state is None or state.battle is None:
        return None
    battle = state.battle
    sides = (battle.next,) if battle.next else ("A", "D")
    return next((battle.by_name[side, name] for side in sides if (side, name) in battle.by_name), None)


def _force(name: str, state: State | None) -> str:
    force = _found(name, state)
    return f"{name}’s group" if force and name in LEADERS and force.units else name_of(name)


def _verb(names: Names, one: str, many: str) -> Iterator[str]:
    if names:
        yield f"{names_of(names)} {many if len(names) > 1 else one}"


def _to(space: str) -> str:
    return "off the board" if space == OFF else f"to {space}"


def _kind(kind: str) -> str:
    return next((each.name for key, each in KINDS.items() if key[0] == "X" and key[1:] == kind), kind)


def _hire(given: Hire) -> str:
    if given.way == "hire":
        return f"{given.hero} hires {'a witch' if given.kind == 'witch' else _kind(given.kind)}"
    return f"{given.hero} recruits {'a specialist' if given.way == 'special' else 'at random'}"
