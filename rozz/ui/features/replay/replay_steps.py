"""The steps of a moment that is over, as its game's room tells them; reckoned once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine import seats as seat_history
from rozz.engine.game import Played
from rozz.engine.match import Match, SeatAssignment
from rozz.ui.games import face_of
from rozz.ui.games.face import Die, ReplayStep, dice_of
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: So many sentences are read in one beat of a turn that plays by itself; as many are in sight on a phone.
READ_IN_A_BEAT = 3


def steps(match: Match, number: int) -> tuple[ReplayStep, ...]:
    """The steps of the `number`-th moment, counted from 1."""
    return _steps(match.game.name, match.played[number - 1], seat_history.at(number, match.earlier, match.seats))


def stood(match: Match, number: int, step: int) -> Any:
    """How everything stood in a step of the `number`-th moment: at its end as it is after, or as the step says."""
    told, played = steps(match, number), match.played[number - 1]
    return played.after if step >= len(told) - 1 else told[step].state or played.before


def dice(match: Match, number: int) -> tuple[Die, ...]:
    """The dice of the `number`-th moment, in the order in which they were thrown."""
    played = match.played[number - 1]
    return _dice(match.game.name, played, seat_history.at(number, match.earlier, match.seats)) if played.rolls else ()


def dice_in(match: Match, number: int, step: int) -> tuple[Die, ...]:
    """The dice that one step of a moment tells of."""
    last = len(steps(match, number)) - 1
    thrown = dice(match, number)
    return tuple(each for each in thrown if step == (last if each.step is None else min(each.step, last)))


def die_told(die: Die) -> str:
    """What a die showed, in a sentence."""
    key = "die-noted" if die.what and die.note else "die-for" if die.what else "die"
    return say(key, what=die.what, face=die.face, sides=die.sides, note=die.note)


def told(match: Match, number: int, step: int) -> tuple[str, ...]:
    """What a step tells, in sentences; the first one tells everybody's commands, where they were given in secret."""
    thrown = tuple(die_told(each) for each in dice_in(match, number, step))
    lines = (*(line.plain for line in steps(match, number)[step].lines), *thrown)
    is_of_commands = step == 0 and match.played[number - 1].moment.is_sealed
    return (*_ordered(match, number), *lines) if is_of_commands else lines


def in_words(match: Match, names: Mapping[str, str], seat: str, command: Any) -> str:
    """Who does what; where a game has no words for it, its notation."""
    words = face_of(match.game.name).in_words(match.scenario, seat, command, names)
    return words or say("ordered", name=names[seat], command=match.game.write(command))


def beats(sentences: int) -> int:
    """How many beats a step takes as a turn plays by itself: one, and more where there is more to read.

    >>> [beats(each) for each in (0, 3, 4, 12)]
    [1, 1, 2, 4]
    """
    return max(1, -(-sentences // READ_IN_A_BEAT))


def _ordered(match: Match, number: int) -> tuple[str, ...]:
    """Everybody's commands of the `number`-th moment, as anybody may read them."""
    turn, names = match.sight(None).played[number - 1], match.names_at(number)
    said: list[str] = []
    for seat, commands in turn.orders.items():
        for command, given in zip(commands, turn.verdicts[seat], strict=True):
            what = in_words(match, names, seat, command)
            said.append(what if given.is_done else f"{what}, {given.status}")
        if not commands and seat in turn.moment.seats:
            said.append(say("gave-none", name=names[seat]))
    return tuple(said)


@remembered(most=8)
def _steps(game: str, played: Played, seats: tuple[SeatAssignment, ...]) -> tuple[ReplayStep, ...]:
    return face_of(game).steps(played, {place.colour: place.shown for place in seats})


@remembered(most=8)
def _dice(game: str, played: Played, seats: tuple[SeatAssignment, ...]) -> tuple[Die, ...]:
    return dice_of(face_of(game), played, {place.colour: place.shown for place in seats})
