"""How a command is made by picks, and the mirror: the picks that make a command.

Where the legal commands can be listed, each is a row of picks and the offers are what the rows go on with.  In the
other moments a draft is built up, a pair of picks after the other (`drafts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rozz.engine.campaigns import drafts
from rozz.engine.campaigns.battleboard import SPACES
from rozz.engine.campaigns.commands import (
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
from rozz.engine.campaigns.legality import is_legal, legal
from rozz.engine.campaigns.state import State
from rozz.engine.game import Offer, Pick

EXPECTS: dict[str, str] = {
    "initiative": "Move first or second?",
    "turn-order": "Move first or second?",
    "activation": "Choose a force, then where it goes and whom it attacks.",
    "answer": "You are attacked: who retreats, who stays aloft?",
    "shots": "Who shoots at the enemies aloft?",
    "losses": "Choose who is lost.",
    "leaders": "Choose where your leader goes.",
    "withdraw": "Stay, or retreat from the battle?",
    "muster": "Fight on the board, or fast?",
    "refuge": "Choose where your troops retreat to.",
    "keep": "Choose which mercenaries stay.",
    "attrition": "Choose who is lost on the way.",
    "approach": "Assault, or offer the honors of war?",
    "honors": "Accept the honors of war?",
    "return": "Choose where your Ruler returns.",
}
NOTHING = "-"


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a command goes on; a pick that is none is passed by."""
    if seat not in state.asked:
        return Offer("You have nothing to command now.", is_full=True)
    if given and is_legal(state, seat, given[0]):
        return Offer("Your command is set.", is_full=True)
    listed = None if state.moment == "activate" else legal(state, seat)
    if listed is None:
        return drafts.offer(state, seat, picked)
    rows = [(row_of(each), each) for each in listed]
    made: tuple[str, ...] = ()
    for key in picked:
        further = (*made, key)
        if any(row[: len(further)] == further for row, _ in rows):
            made = further
    command = next((each for row, each in rows if row == made), None)
    keys = dict.fromkeys(row[len(made)] for row, _ in rows if row[: len(made)] == made and len(row) > len(made))
    picks = tuple(_pick(state, key, made) for key in keys)
    trail = tuple(key for key in made if key in SPACES or key in state.scenario.map.points)
    return Offer(EXPECTS[state.moment], picks, command=command, made=made, trail=trail)


def picked(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command, or none where picks cannot make it."""
    if seat not in state.asked or (given and is_legal(state, seat, given[0])):
        return ()
    listed = None if state.moment == "activate" else legal(state, seat)
    if listed is None:
        return drafts.picked(state, seat, command)
    return row_of(command) if command in listed else ()


def _pick(state: State, key: str, made: tuple[str, ...]) -> Pick:
    if key in SPACES:
        mark = "target" if made[-1:] == ("fire",) else "move"
        return Pick(key, key, key, mark)
    if key in state.scenario.map.points:
        return Pick(key, key, key, "move")
    place = ""
    if state.moment == "activation" and state.battle and not made:
        force = state.battle.by_name.get((state.battle.next, key))
        place = force.space if force else ""
        shared = [each for each in state.battle.of(state.battle.next) if each.space == place]
        return Pick(key, key, place if len(shared) == 1 else "", "own", "Force", place)
    return Pick(key, key, place, group="What to do")


def row_of(command: Command) -> tuple[str, ...]:
    """The picks of a command that is listed."""
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
                yield from (word for word in (command.combat, command.target) if word)
            yield from (f"aloft {unit}" for unit in command.aloft)
            if not command.steps and not command.combat:
                yield "stay"
        case Change(force, order):
            yield from (force, "change", order)
        case Coordinate(force):
            yield from (force, "coordinate")
        case Join(force):
            yield from (force, "join")
        case Answer():
            for unit, space in command.backs:
                yield from (f"back {unit}", space)
            yield from (f"aloft {unit}" for unit in command.aloft)
            yield from (f"shoot {unit}" for unit in command.shoots)
        case Lose(units):
            yield from units
        case Put(name, place):
            yield from (name, place)
        case Keep(kind):
            yield kind
        case Say(word, point, guns):
            yield from (each for each in (word, point, f"guns {guns}" if guns >= 0 else "") if each)
